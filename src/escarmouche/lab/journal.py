"""The folder of a study: what it is, and every finished chunk, so that it can go on after a stop.

`study.json` says what is studied; `games.journal` is a row of entries, each with its length and a
checksum. An entry that was being written when everything stopped is cut off and played again.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

import escarmouche
from escarmouche.core.errors import InputError
from escarmouche.core.files import unwritable
from escarmouche.lab.findings import GAMES

_HEAD = struct.Struct("<qqqI")  # contest, first game, games, checksum of these and the rows
_KEY = struct.Struct("<qqq")

_DECISIVE = ("core/*.py", "games/**/*.py", "games/**/*.toml", "search/*.py", "lab/*.py")

Key = tuple[int, int, int]


class Journal:
    """Finished chunks of one study, kept in a folder."""

    def __init__(self, folder: Path, definition: Mapping[str, Any], resume: bool = False) -> None:
        self._found: dict[Key, np.ndarray] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / "study.json").exists():
                if not resume:
                    raise InputError("error-lab-exists", folder=str(folder))
                _compare(folder, definition)
            else:
                write_atomically(folder / "study.json", _text(definition))
            self._file: BinaryIO = (folder / "games.journal").open("a+b")
            self._read()
        except OSError as error:
            raise unwritable(folder, error) from None

    @property
    def games(self) -> int:
        """How many games were there when the journal was opened or have come since."""
        return sum(games for _, _, games in self._found)

    def find(self, key: Key) -> np.ndarray | None:
        """The rows of a chunk, if it is finished."""
        return self._found.get(key)

    def add(self, key: Key, rows: np.ndarray) -> None:
        """Keep a finished chunk; when this returns, no stop of the program loses it."""
        content = rows.tobytes()
        checksum = zlib.crc32(_KEY.pack(*key) + content)
        self._file.write(_HEAD.pack(*key, checksum) + content)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._found[key] = rows

    def close(self) -> None:
        self._file.close()

    def _read(self) -> None:
        self._file.seek(0)
        whole = 0
        while len(head := self._file.read(_HEAD.size)) == _HEAD.size:
            *key, checksum = _HEAD.unpack(head)
            content = self._file.read(max(0, key[2]) * GAMES.itemsize)
            if zlib.crc32(_KEY.pack(*key) + content) != checksum:
                break
            whole = self._file.tell()
            self._found[key[0], key[1], key[2]] = np.frombuffer(content, GAMES)
        self._file.truncate(whole)


@cache
def code_version() -> str:
    """A name for the code and data that decide how games go and how they are counted."""
    package = Path(escarmouche.__file__).parent
    digest = hashlib.sha256()
    sources = [source for part in _DECISIVE for source in package.glob(part)]
    for source in sorted(sources):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:12]


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that it is whole or as before, whatever stops us."""
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _compare(folder: Path, definition: Mapping[str, Any]) -> None:
    """Refuse to go on with another study than the one in the folder."""
    try:
        kept = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    except ValueError:
        raise InputError("error-lab-unreadable", folder=str(folder)) from None
    wanted = json.loads(_text(definition))
    for name in sorted({*kept, *wanted}):
        if kept.get(name) != wanted.get(name):
            raise InputError(
                "error-lab-other-code" if name == "versions" else "error-lab-other-study",
                folder=str(folder),
                part=name,
                kept=_said(kept.get(name)),
                wanted=_said(wanted.get(name)),
            )


def _said(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _text(definition: Mapping[str, Any]) -> str:
    return json.dumps(definition, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
