"""How long a search may think, and how to interrupt it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np


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
    flag: np.ndarray = field(default_factory=lambda: np.zeros(1, np.int8))

    def set(self) -> None:
        self.is_set = True
        self.flag[0] = 1

    @contextmanager
    def after(self, seconds: float | None) -> Iterator[np.ndarray]:
        """The flag that a compiled loop looks at, up also when the time is."""
        self.flag[0] = self.is_set
        if seconds is None:
            yield self.flag
            return
        timer = threading.Timer(seconds, self.flag.__setitem__, (0, 1))
        timer.daemon = True
        timer.start()
        try:
            yield self.flag
        finally:
            timer.cancel()
            timer.join()  # one that is late must not stop what is searched next


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
