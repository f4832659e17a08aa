"""Engines built once for their sources and kept: `<game>.wasm` and `<game>.json`."""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copyfile

import platformdirs

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders
from escarmouche.core.webassembly import build, keep_no_code, run_builder
from escarmouche.engine.information import game_info, sections

_PACKAGE = Path(__file__).parent.parent
_PARTS = ("core", "search", "engine")
PROCESSES = 2


def engine(name: str) -> Path:
    """The folder with the engine of a game; built when its sources are new."""
    kept = Path(platformdirs.user_cache_dir("escarmouche")) / "engines" / _digest(name)
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
            made = Path(folder, "made")
            run_builder([sys.executable, "-m", __name__, name, str(made)])
            if not kept.exists():
                made.replace(kept)
    return kept


def write_engines(folder: Path, say: Callable[[str], None] = lambda name: None) -> None:
    """Write the engine of every game that brings a board for the page, and what describes it."""
    folder.mkdir(parents=True, exist_ok=True)
    names = playable_in_page()

    def write(name: str) -> None:
        say(name)
        for file in engine(name).iterdir():
            copyfile(file, folder / file.name)

    with ThreadPoolExecutor(PROCESSES) as pool:
        list(pool.map(write, names))
    write_json(folder / "catalog.json", [game_info(catalog.game(name)) for name in names])


def playable_in_page() -> list[str]:
    return [name for name in catalog.GAMES if game_folders()[name].has_board]


def write_json(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _digest(name: str) -> str:
    """A hash of all that an engine is made from."""
    digest = hashlib.sha256(name.encode())
    folders = [*(_PACKAGE / part for part in _PARTS), game_folders()[name].path]
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl"):
                digest.update(path.read_bytes())
    return f"{name}-{digest.hexdigest()[:16]}"


def _main(name: str, folder: str) -> None:
    keep_no_code()  # before anything is imported that compiles
    from escarmouche.engine.description import description
    from escarmouche.engine.exports import exports

    target = Path(folder)
    target.mkdir()
    (target / f"{name}.wasm").write_bytes(build(exports(name)))
    write_json(target / f"{name}.json", description(catalog.game(name)))
    write_json(target / f"{name}.rules.json", sections(name))


if __name__ == "__main__":
    _main(*sys.argv[1:])
