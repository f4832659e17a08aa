"""TOML data files, read strictly: whatever is wrong is named by file, key, reason."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Any

from escarmouche.core.errors import DataError
from escarmouche.core.files import read_toml
from escarmouche.core.texts import Message


class DataFile:
    """A table of a TOML file that knows where it stands in the file."""

    def __init__(self, file: str, entries: Mapping[str, Any], path: str = "") -> None:
        self.file = file
        self.path = path
        self._entries = entries

    @classmethod
    def read(cls, path: Path) -> DataFile:
        """A file that a user names."""
        return cls(path.name, read_toml(str(path)))

    @classmethod
    def shipped(cls, source: Traversable) -> DataFile:
        """A file that comes with the package."""
        return cls(source.name, tomllib.loads(source.read_text(encoding="utf-8")))

    def wrong(self, key: str, reason: str, **arguments: object) -> DataError:
        """The error to raise about one key of this table."""
        return _error(self.file, self._at(key), reason, **arguments)

    def only(self, *known: str) -> None:
        """Refuse keys that nobody reads: they are slips of the pen."""
        for key in self._entries:
            if key not in known:
                raise self.wrong(key, "reason-unknown-key", known=", ".join(known))

    def keys(self) -> list[str]:
        return list(self._entries)

    def has(self, key: str) -> bool:
        return key in self._entries

    def table(self, key: str) -> DataFile:
        value = self._value(key, dict, "reason-table")
        return DataFile(self.file, value, self._at(key))

    def tables(self, key: str) -> list[DataFile]:
        """An array of tables; none at all when the key is absent."""
        if key not in self._entries:
            return []
        return [
            DataFile(self.file, self._checked(f"{key}[{place}]", entry, dict, "reason-table"),
                     self._at(f"{key}[{place}]"))
            for place, entry in enumerate(self.list_of(key))
        ]  # fmt: skip

    def list_of(self, key: str) -> list[Any]:
        value: list[Any] = self._value(key, list, "reason-list")
        return value

    def text(self, key: str) -> str:
        return str(self._value(key, str, "reason-text"))

    def one_of(self, key: str, values: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in values:
            raise self.wrong(key, "reason-one-of", value=value, values=", ".join(values))
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        return bool(self._value(key, bool, "reason-flag")) if self.has(key) else default

    def integer(
        self, key: str, least: int, default: int | None = None, most: int | None = None
    ) -> int:
        if default is not None and not self.has(key):
            return default
        return self._integer(key, self._value(key, int, "reason-integer"), least, most)

    def integers(self, key: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """So many whole numbers."""
        entries = self.list_of(key)
        if len(entries) != count:
            raise self.wrong(key, "reason-count", expected=count, found=len(entries))
        return tuple(
            self._integer(f"{key}[{place}]", entry, least, most)
            for place, entry in enumerate(entries)
        )

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; none at all when the key is absent."""
        if key not in self._entries:
            return ()
        return tuple(
            str(self._checked(f"{key}[{place}]", entry, str, "reason-text"))
            for place, entry in enumerate(self.list_of(key))
        )

    def number(self, key: str, least: float) -> float:
        return self._least(key, self._number(key, self._value(key, object, "")), least)

    def numbers(self, key: str, count: int) -> tuple[float, ...]:
        entries = self.list_of(key)
        if len(entries) != count:
            raise self.wrong(key, "reason-count", expected=count, found=len(entries))
        return tuple(self._number(f"{key}[{place}]", entry) for place, entry in enumerate(entries))

    def _number(self, key: str, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            raise self.wrong(key, "reason-number", value=str(value))
        return float(value)

    def _integer(self, key: str, value: Any, least: int, most: int | None) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, "reason-integer", value=str(value))
        if most is not None and value > most:
            raise self.wrong(key, "reason-most", value=str(value), most=str(most))
        return int(self._least(key, value, least))

    def _least(self, key: str, value: float, least: float) -> float:
        if not value >= least:
            raise self.wrong(key, "reason-least", value=str(value), least=str(least))
        return value

    def _value(self, key: str, kind: type, reason: str) -> Any:
        if key not in self._entries:
            raise self.wrong(key, "reason-missing")
        return self._checked(key, self._entries[key], kind, reason)

    def _checked(self, key: str, value: Any, kind: type, reason: str) -> Any:
        if not isinstance(value, kind):
            raise self.wrong(key, reason, value=str(value))
        return value

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def _error(file: str, key: str, reason: str, **arguments: object) -> DataError:
    return DataError("error-data", file=file, key=key, reason=Message(reason, arguments))
