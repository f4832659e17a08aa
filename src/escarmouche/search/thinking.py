"""How long a search may think, how to interrupt it, and what it finds."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

import numba
import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.position import Position

# A move that a search has judged, and what it thinks of the position.
CHOICE = np.dtype(
    (
        np.record,
        [("move", "i4"), ("exact", "i4"), ("share", "f8"), ("chance", "f8"), ("margin", "f8")],
    )
)
THOUGHT = np.dtype(
    (
        np.record,
        [("count", "i8"), ("nodes", "i8"), ("exact", "i8"), ("chance", "f8"), ("margin", "f8")],
    )
)
Choices = Annotated[Any, numba.types.Array(numba.from_dtype(CHOICE), 1, "C")]
Found = Annotated[Any, numba.types.Array(numba.from_dtype(THOUGHT), 1, "C")]  # of one


@compiled
def make_room(choices: Choices, count: int, share: float, chance: float) -> int:
    """The place of one more choice among `count`, the most played first; it is free then."""
    place = count
    while place > 0 and (
        choices[place - 1].share < share
        or (choices[place - 1].share == share and choices[place - 1].chance < chance)
    ):
        choices[place] = choices[place - 1]
        place -= 1
    return place


# Flags that a compiled loop looks at: all of the time is over, half of it, a quarter.
ALL, HALF, QUARTER = range(3)
Stop = Annotated[np.ndarray, numba.types.Array(numba.int8, 1, "C")]


@dataclass(frozen=True)
class Budget:
    """Nodes (or simulations) and seconds, whichever ends first; one of them may be left open."""

    nodes: int | None = None
    seconds: float | None = None

    @property
    def most_nodes(self) -> int:
        return 1 << 40 if self.nodes is None else self.nodes


@dataclass
class Interrupt:
    """Says that nobody waits for an answer any more; any thread may set it, and it stays set."""

    is_set: bool = False
    flags: np.ndarray = field(default_factory=lambda: np.zeros(3, np.int8))

    def set(self) -> None:
        self.is_set = True
        self.flags[:] = 1

    @contextmanager
    def after(self, seconds: float | None) -> Iterator[np.ndarray]:
        """The flags that a compiled loop looks at, up also when their time is."""
        self.flags[:] = self.is_set
        if seconds is None:
            yield self.flags
            return
        done = threading.Event()
        timer = threading.Thread(target=self._raise_flags, args=(seconds, done), daemon=True)
        timer.start()
        try:
            yield self.flags
        finally:
            done.set()
            timer.join()  # one that is late must not stop what is searched next

    def _raise_flags(self, seconds: float, done: threading.Event) -> None:
        for flag, part in ((QUARTER, 0.25), (HALF, 0.25), (ALL, 0.5)):
            if done.wait(part * seconds):
                return
            self.flags[flag] = 1


@dataclass(frozen=True)
class Choice:
    """A move with what the search thinks of it, for the seat that decides."""

    move: int
    share: float  # how often the searcher would play it
    chance: float  # of winning, a draw counting half
    margin: float  # expected, in points of the game
    exact: bool = False  # whether the chance is proved


@dataclass(frozen=True)
class Thought:
    """What a search found: moves from best to worst, and the position's worth for seat 0."""

    choices: tuple[Choice, ...]
    chance: float
    margin: float
    nodes: int
    exact: bool = False

    @classmethod
    def of(cls, choices: np.ndarray, written: np.ndarray) -> Thought:
        """What a compiled search has written."""
        found = written[0]
        rows = choices[: int(found["count"])].tolist()
        judged = tuple(
            Choice(move, share, chance, margin, bool(exact))
            for move, exact, share, chance, margin in rows
        )
        return cls(
            judged,
            float(found["chance"]),
            float(found["margin"]),
            int(found["nodes"]),
            bool(found["exact"]),
        )


def think_with(
    search: Any,
    position: Position,
    given: tuple[Any, ...],
    seconds: float | None,
    interrupt: Interrupt | None = None,
) -> Thought:
    """What a compiled search (`@generic`) finds in a position, given what else it asks for."""
    rules = position.game.rules
    choices, found = room(rules.move_count)
    run = search.of(rules)  # compiled before, so that the time is spent on thinking
    with (interrupt or Interrupt()).after(seconds) as stop:
        run(position.array, rules.move_count, *given, stop, choices, found)
    return Thought.of(choices, found)


def room(move_count: int) -> tuple[np.ndarray, np.ndarray]:
    """Room for what a compiled search finds."""
    return np.zeros(move_count, CHOICE), np.zeros(1, THOUGHT)
