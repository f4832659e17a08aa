"""Dice thrown one after the other and then read together, as a tree without decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from escarmouche.odds.tree import CHANCE, OVER

T = TypeVar("T")


@dataclass(frozen=True)
class Throw(Generic[T]):
    """Real dice, fair dice and odds all throw it the same way; `outcome` is what it means."""

    dice: tuple[int, ...]  # how many faces each has
    read: Callable[[tuple[int, ...]], T]
    faces: tuple[int, ...] = ()  # of those thrown so far

    @property
    def actor(self) -> int:
        return CHANCE if len(self.faces) < len(self.dice) else OVER

    def moves(self) -> Sequence[int]:
        return range(1, self.dice[len(self.faces)] + 1)

    def weights(self) -> Sequence[int]:
        return (1,) * self.dice[len(self.faces)]

    def play(self, face: Any) -> Throw[T]:
        return replace(self, faces=(*self.faces, face))

    def outcome(self) -> T:
        return self.read(self.faces)
