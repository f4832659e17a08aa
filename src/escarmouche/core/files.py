"""Files that a user names (a map, a mat, a set): one sentence for each way they can be wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from escarmouche.core.errors import InputError

_LARGEST = 64 * 1024
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


def read_toml(path: str) -> dict[str, Any]:
    """The table in a TOML file; `InputError` names the file, the line and the reason."""
    if _refused:
        raise InputError("error-file-refused", path=path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(_LARGEST + 1)
    except FileNotFoundError as error:
        raise InputError("error-file-missing", path=path) from error
    except (OSError, ValueError) as error:
        raise InputError("error-file-unreadable", path=path, reason=str(error)) from error
    if len(content) > _LARGEST:
        raise InputError("error-file-large", path=path, most=_LARGEST)
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise InputError("error-file-utf-8", path=path, line=line) from error
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        if not place:
            raise InputError("error-file-cut", path=path) from error
        raise InputError(
            "error-file-toml", path=path, line=int(place[1]), column=int(place[2])
        ) from error
