"""The games of a study as a table for other programs: CSV or Parquet, with words for numbers."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from escarmouche import catalog
from escarmouche.core.kernel import DRAW
from escarmouche.lab.findings import Findings

ROWS_AT_ONCE = 100_000


@dataclass(frozen=True)
class Column:
    """Numbers, and the words they stand for if they do."""

    name: str
    numbers: np.ndarray
    words: Sequence[str] = ()


def columns(findings: Findings, games: np.ndarray) -> list[Column]:
    """The table of games; `first` and `second` are the sides of a contest, `points` the first's."""
    seats = catalog.game(findings.game).seats
    contests, contest = findings.contests, games["contest"]
    points = np.where(games["winner"] == DRAW, 0.5, games["winner"] == games["seat"])
    return [
        Column("contest", contest),
        Column("name", contest, [each.name.text("en") for each in contests]),
        Column("first", contest, [each.sides[0] for each in contests]),
        Column("second", contest, [each.sides[1] for each in contests]),
        Column("game", games["game"]),
        Column("first_seat", games["seat"], seats),
        Column("winner", games["winner"], (*seats, "draw")),
        Column("points", points.astype(np.float32)),
        Column("reason", games["reason"], findings.reasons),
        # The last word is that of NOBODY, −1.
        Column("starter", games["starter"] % 3, (*seats, "")),
        Column("plies", games["plies"]),
        Column("rolls", games["rolls"]),
        Column("margin", games["margin"]),
    ]


def write_games(path: Path, findings: Findings, games: np.ndarray) -> None:
    """Write the table to a file whose ending tells the format, .csv or .parquet."""
    write = {".csv": _write_csv, ".parquet": _write_parquet}[path.suffix]
    write(path, columns(findings, games))


def _write_csv(path: Path, table: list[Column]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(column.name for column in table)
        for first in range(0, len(table[0].numbers), ROWS_AT_ONCE):
            part = slice(first, first + ROWS_AT_ONCE)
            writer.writerows(zip(*(_written(column, part) for column in table), strict=True))


def _written(column: Column, part: slice) -> list[object]:
    numbers = column.numbers[part]
    if not len(column.words):
        return numbers.tolist()
    return np.array(column.words, object)[numbers].tolist()


def _write_parquet(path: Path, table: list[Column]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    arrays = {
        column.name: pa.DictionaryArray.from_arrays(
            pa.array(column.numbers.astype(np.int32)), pa.array(column.words, pa.string())
        )
        if len(column.words)
        else pa.array(column.numbers)
        for column in table
    }
    parquet.write_table(pa.table(arrays), path, compression="zstd")
