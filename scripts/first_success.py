"""How long each reader of the tutorials needs, installed but never started, to a first success.

usage: python scripts/first_success.py [READER …]

Every reader begins with nothing compiled. The commands and programs of the tutorial are run as
they stand; for players and hosts the table is started, and a game against the computer made.
"""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

TUTORIALS = Path(__file__).resolve().parent.parent / "docs" / "tutorials"
PROGRAM = [sys.executable, "-c", "from escarmouche.cli import main; main()"]
READERS = ("player", "tabletop", "designer", "researcher", "host")
AT_THE_TABLE = ("player", "host")
MOST = 120  # seconds
GAME = b'{"game": "dragons", "seats": [{"kind": "you"}, {"kind": "computer", "level": 3}]}'


def main() -> None:
    asked = sys.argv[1:] or READERS
    late = [reader for reader in asked if measured(reader) > MOST]
    if late:
        sys.exit(f"More than {MOST} seconds: {', '.join(late)}.")


def measured(reader: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_CACHE_HOME": folder, "XDG_DATA_HOME": folder}
        began = time.monotonic()
        if reader in AT_THE_TABLE:
            play(folder, environment)
        first = time.monotonic() - began
        for words in steps(reader):
            subprocess.run(words, cwd=folder, env=environment, check=True, capture_output=True)
        whole = time.monotonic() - began
    success = first if reader in AT_THE_TABLE else whole
    print(f"{reader:12} {success:6.1f} s  (whole tutorial {whole:.1f} s)", flush=True)
    return success


def steps(reader: str) -> list[list[str]]:
    """The commands and programs of a tutorial, in its order."""
    text = (TUTORIALS / f"{reader}.md").read_text(encoding="utf-8")
    found: list[list[str]] = []
    for kind, block in re.findall(r"^```(sh|python)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if kind == "python":
            found.append([sys.executable, "-c", block])
        else:
            found += [[*PROGRAM, *shlex.split(line)[1:]] for line in block.splitlines()]
    return found


def play(folder: str, environment: dict[str, str]) -> None:
    """Start the table and have a game begin there."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    database = f"sqlite:///{folder}/table.sqlite"
    words = ["serve", "--port", str(port), "--database", database]
    table = subprocess.Popen([*PROGRAM, *words], env=environment, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                made = Request(
                    f"http://127.0.0.1:{port}/api/rooms",
                    data=GAME,
                    headers={"Content-Type": "application/json"},
                )
                with urlopen(made, timeout=30) as answer:
                    assert answer.status == 201
                return
            except OSError:
                assert table.poll() is None, "the table did not start"
                time.sleep(0.2)
    finally:
        table.terminate()
        table.wait()


if __name__ == "__main__":
    main()
