"""Files that a user names (a map, a game, a report): one sentence for each way they can fail."""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from escarmouche.core.errors import InputError
from escarmouche.core.texts import Message

_LARGEST = 64 * 1024
_TROUBLES = {
    errno.EISDIR: "file-trouble-folder",
    errno.ENOENT: "file-trouble-no-folder",
    errno.ENOTDIR: "file-trouble-no-folder",
    errno.EACCES: "file-trouble-forbidden",
    errno.EPERM: "file-trouble-forbidden",
    errno.ENOSPC: "file-trouble-full",
    errno.EROFS: "file-trouble-read-only",
}
_refused = False


@contextmanager
def refusing_files() -> Iterator[None]:
    """Read no file for anybody meanwhile: a server does this, since strangers name them."""
    global _refused
    before, _refused = _refused, True
    try:
        yield
    finally:
        _refused = before


def unreadable(path: str | Path, error: Exception) -> InputError:
    """Why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return InputError("error-file-missing", path=str(path))
    if isinstance(error, UnicodeDecodeError):
        line = error.object[: error.start].count(b"\n") + 1
        return InputError("error-file-utf-8", path=str(path), line=line)
    return InputError("error-file-unreadable", path=str(path), reason=_trouble(error))


def unwritable(path: str | Path, error: OSError) -> InputError:
    """Why a file could not be written."""
    return InputError("error-file-unwritable", path=str(path), reason=_trouble(error))


def check_place(path: Path) -> None:
    """Refuse now what could not be written at the end."""
    if path.is_dir():
        raise unwritable(path, IsADirectoryError(errno.EISDIR, ""))
    if not path.absolute().parent.is_dir():
        raise unwritable(path, FileNotFoundError(errno.ENOENT, ""))


def _trouble(error: Exception) -> Message | str:
    number = error.errno if isinstance(error, OSError) else None
    if number in _TROUBLES:
        return Message(_TROUBLES[number])
    return str(getattr(error, "strerror", None) or error)


def read_toml(path: str) -> dict[str, Any]:
    """The table in a TOML file; `InputError` names the file, the line and the reason."""
    if _refused:
        raise InputError("error-file-refused", path=path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    if len(content) > _LARGEST:
        raise InputError("error-file-large", path=path, most=_LARGEST)
    try:
        return toml(content.decode(), path)
    except UnicodeDecodeError as error:
        raise unreadable(path, error) from error


def toml(content: str, path: str) -> dict[str, Any]:
    """The table of a text in TOML, named by its path in refusals."""
    try:
        return tomllib.loads(content)
    except RecursionError as error:
        raise InputError("error-file-cut", path=path) from error
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if not place:
            raise InputError("error-file-cut", path=path) from error
        if re.search("overwrite|twice|immutable|mutate", str(error)):
            raise InputError("error-file-twice", path=path, line=int(place[1])) from error
        raise InputError(
            "error-file-toml", path=path, line=int(place[1]), column=int(place[2])
        ) from error
