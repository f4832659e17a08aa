"""The engines of the page: a module and a description for each game, built when its code is new."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from escarmouche import catalog
from escarmouche.core.game_folders import game_folders
from escarmouche.core.webassembly import built
from escarmouche.engine import exports
from escarmouche.engine.description import description
from escarmouche.engine.information import books, game_info, sections
from escarmouche.games.confrontation.arming import warbands_for_page
from escarmouche.games.confrontation.odds.page import for_page
from escarmouche.learning.page import course, posed

PROCESSES = 2


def engine(name: str, before: Callable[[], None] = lambda: None) -> bytes:
    """The WebAssembly module of a game; built once for the code it is made from, then kept.

    `before` is called when it has to be built.
    """
    rules = catalog.game(name).rules
    functions = sorted(exports.offered(rules).items())
    made_from = [f"{called} {function.fingerprint(rules)}" for called, function in functions]
    return built(f"{exports.__name__}:exports", name, made_from=made_from, before=before)


def write_engines(folder: Path, say: Callable[[str], None]) -> None:
    """Write the engine of every game that brings a board for the page, and what describes it.

    `say` is told the name of each game whose engine has to be built.
    """
    folder.mkdir(parents=True, exist_ok=True)
    names = playable_in_page()

    def write(name: str) -> None:
        (folder / f"{name}.wasm").write_bytes(engine(name, partial(say, name)))

    with ThreadPoolExecutor(PROCESSES) as pool:
        list(pool.map(write, names))
    for name in names:
        _write_json(folder / f"{name}.json", description(catalog.game(name)))
    _write_json(folder / "catalog.json", [game_info(catalog.game(name)) for name in names])
    _write_json(folder / "rulebooks.json", books())
    (folder / "odds.js").write_text(for_page(), encoding="utf-8")
    (folder / "warbands.js").write_text(warbands_for_page(), encoding="utf-8")
    # Diagrams, lessons and puzzles play moves, which wants rules compiled as for any game.
    compiling = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    subprocess.run([sys.executable, "-m", __name__, str(folder)], check=True, env=compiling)


def _write_played(folder: Path) -> None:
    for book in books():
        _write_json(folder / f"{book['name']}.rules.json", sections(book["name"]))
    for name in playable_in_page():
        _write_json(folder / f"{name}.lessons.json", course(name))
        _write_json(folder / f"{name}.puzzles.json", posed(name))


def playable_in_page() -> list[str]:
    """The games that bring a board."""
    return [name for name in catalog.GAMES if game_folders()[name].has_board]


def _write_json(path: Path, data: object) -> None:
    # Rules that are not compiled here count with the integers of their fields.
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=int)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _write_played(Path(sys.argv[1]))
