"""Who may sit at a table: persons, and programs that choose a move by themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from escarmouche.core.position import Position

HUMAN = "human"


class Player(Protocol):
    """A program in a seat; it is asked in a thread of its own, so it may think for long."""

    def choose(self, position: Position) -> int:
        """One of `position.move_ids`; the position shows no more than the seat may see."""


class RandomPlayer:
    """Chooses among the legal moves, all equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> int:
        return self._random.choice(position.move_ids)


# Every kind of seat that is not a person, made from the seed of the table (None: unforeseeable).
PLAYERS: dict[str, Callable[[int | None], Player]] = {"random": RandomPlayer}
KINDS = (HUMAN, *PLAYERS)
