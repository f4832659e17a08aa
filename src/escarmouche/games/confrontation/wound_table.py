"""CON-39, CON-60: the wound table is data; the one shipped is a completion."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from escarmouche.core.datafile import DataFile


class Result(Enum):
    """CON-34: what the wound table can say, from the mildest on."""

    NONE = "none"
    STUNNED = "stunned"
    LIGHT = "light"
    SERIOUS = "serious"
    CRITICAL = "critical"
    KILLED = "killed"

    __hash__ = object.__hash__  # the hash of enumerations is slow, and solvers hash results a lot


SEVERITY = {result: rank for rank, result in enumerate(Result)}

# CON-30: the columns, by the lower die, and the rows, by the higher one with FOR − RES.
LOCATIONS = ("legs", "arms", "abdomen", "thorax", "head")
ROWS = ("<0", "0/1", "2/3", "4/5", "6/7", "8/9", "10/11", "12/13", "14/15", "16/17", "18+")


class WoundTable:
    """Results by row and location. Compared by identity: a table is loaded once."""

    locations = LOCATIONS

    def __init__(self, rows: Mapping[str, tuple[Result, ...]]) -> None:
        self.rows = tuple(rows[name] for name in ROWS)

    def read(self, final: int, column: int) -> Result:
        """The result of a roll: `final` is the higher die + FOR − RES + bonus."""
        row = 0 if final < 0 else min(final // 2, 9) + 1
        return self.rows[row][column]


def load_table(path: Path) -> WoundTable:
    """A wound table from a TOML file; `DataError` names file, key and reason."""
    return _table(_rows(DataFile.read(path)))


@cache
def default_table() -> WoundTable:
    return _table(shipped_rows())


def shipped_rows() -> dict[str, list[str]]:
    """The results of the table shipped, as they are written."""
    source = files("escarmouche.games.confrontation") / "wounds.toml"
    return _rows(DataFile.shipped(source))


def _table(rows: Mapping[str, list[str]]) -> WoundTable:
    return WoundTable({name: tuple([Result(each) for each in row]) for name, row in rows.items()})


def _rows(data: DataFile) -> dict[str, list[str]]:
    data.only("rows")
    table = data.table("rows")
    table.only(*ROWS)
    return {name: _row(table, name) for name in ROWS}


def _row(table: DataFile, name: str) -> list[str]:
    entries: list[Any] = table.list_of(name)
    if len(entries) != len(LOCATIONS):
        raise table.wrong(name, "reason-columns", expected=len(LOCATIONS), found=len(entries))
    known = [result.value for result in Result]
    for column, entry in enumerate(entries):
        if entry not in known:
            raise table.wrong(
                f"{name}[{column}]", "reason-one-of", value=str(entry), values=", ".join(known)
            )
    return entries
