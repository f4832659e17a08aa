"""What a study found, as plain data: what commands print, reports draw and files keep.

`Findings` hold the result alone: the same study gives the same bytes, whatever played it. What
differs from run to run (the time, the engine, what was resumed) is in `Run`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

import numpy as np

from escarmouche.core.playout import ENDING
from escarmouche.core.texts import Message

# One row for each game played, in the order of contest and game.
GAMES = np.dtype(
    [
        ("contest", "i4"),  # its number in `Findings.contests`
        ("game", "i8"),  # its number in the contest
        ("seat", "i1"),  # where the first side of the contest sat
        *((name, ENDING[name]) for name in ENDING.names or ()),
    ]
)


@dataclass(frozen=True)
class Cell:
    """Points of what a row names: against what the column names, or in what it names."""

    row: Message
    column: Message
    games: int
    wins: int
    draws: int
    losses: int
    score: float  # a draw counts half
    low: float  # the interval that holds the true score, by `Findings.confidence`
    high: float
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """Cells with common axes: a matrix where both differ, a list where there is one column."""

    title: Message
    row_axis: Message
    column_axis: Message
    cells: tuple[Cell, ...]
    opposed: bool = False  # a row against a column; the mirrored cell has 1 − score


@dataclass(frozen=True)
class Rating:
    """The strength of one participant in Elo points, 0 in the middle of all."""

    name: Message
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Histogram:
    """How often a value lay in edges[i] ≤ value < edges[i + 1]."""

    title: Message
    edges: tuple[float, ...]
    counts: tuple[int, ...]
    mean: float


@dataclass(frozen=True)
class Ending:
    """How many games ended for a reason of the game."""

    reason: Message
    count: int


@dataclass(frozen=True)
class Replay:
    """A game worth seeing, as the text of its record."""

    title: Message  # shortest, longest, closest …
    contest: int
    game: int
    record: str


@dataclass(frozen=True)
class ContestFacts:
    """Who met whom in a contest, for those who read the table of games."""

    name: Message
    sides: tuple[str, str]
    options: Mapping[str, str]


@dataclass(frozen=True)
class Findings:
    """The result of a study."""

    title: Message  # the question
    kind: str  # balance, tournament, sweep, maps, duel, openings
    game: str
    command: tuple[str, ...]  # what to type to have it again
    versions: Mapping[str, str]
    seed: int
    games: int
    confidence: float
    sequential: bool  # whether intervals hold however often one looks (a wanted precision)
    reasons: tuple[str, ...]  # names of the numbers in the column `reason` of GAMES
    contests: tuple[ContestFacts, ...]
    tables: tuple[Table, ...]
    ratings: tuple[Rating, ...] = ()
    histograms: tuple[Histogram, ...] = ()
    endings: tuple[Ending, ...] = ()
    replays: tuple[Replay, ...] = ()
    conclusions: tuple[Message, ...] = ()
    warnings: tuple[Message, ...] = ()

    @property
    def text(self) -> str:
        """The findings as JSON; `read` gives them back."""
        return json.dumps(plain(self), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def read(cls, text: str) -> Findings:
        return _built(cls, json.loads(text))


@dataclass(frozen=True)
class Run:
    """How a study was played this time."""

    seconds: float
    engine: str
    workers: int
    played: int
    resumed: int  # games that an earlier run had played


def plain(value: Any) -> Any:
    """What this module is made of, as JSON data."""
    if isinstance(value, Message):
        return {"id": value.id, "arguments": plain(value.arguments)}
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value


_PARTS: dict[tuple[type, str], type] = {
    (Findings, "contests"): ContestFacts,
    (Findings, "tables"): Table,
    (Findings, "ratings"): Rating,
    (Findings, "histograms"): Histogram,
    (Findings, "endings"): Ending,
    (Findings, "replays"): Replay,
    (Findings, "conclusions"): Message,
    (Findings, "warnings"): Message,
    (Table, "cells"): Cell,
}


def _built(kind: Any, data: Mapping[str, Any]) -> Any:
    """An instance of a dataclass of this module from its JSON data."""
    values: dict[str, Any] = {}
    for each in fields(kind):
        value = data[each.name]
        part = _PARTS.get((kind, each.name))
        if part is not None:
            value = tuple(_message(one) if part is Message else _built(part, one) for one in value)
        elif each.type == "Message":
            value = _message(value)
        elif isinstance(value, list):
            value = tuple(value)
        values[each.name] = value
    return kind(**values)


def _message(data: Mapping[str, Any]) -> Message:
    """A message; arguments that are messages have an id of their own."""
    arguments = {
        name: _message(value) if isinstance(value, dict) else value
        for name, value in data["arguments"].items()
    }
    return Message(data["id"], arguments)
