"""CON-01, CON-06, CON-10: characteristic tests of one fighter, open or against a difficulty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER


def final_result(value: int, natural: int) -> int:
    """CON-01: characteristic and natural result."""
    return value + natural


class OpenTest(NamedTuple):
    """A test whose final result is used as it is, such as an attack."""

    value: int
    dice: Dice

    @classmethod
    def start(cls, value: int, dice: int = 1, brute: bool = False) -> OpenTest:
        return cls(value, Dice.thrown(dice, brute))

    @property
    def final(self) -> int:
        return final_result(self.value, self.dice.best)

    @property
    def actor(self) -> int:
        if self.dice.rolling:
            return CHANCE
        return 0 if self.dice.live else OVER

    def moves(self) -> Sequence[Any]:
        return D6 if self.dice.rolling else self.dice.choices()

    def weights(self) -> Sequence[int]:
        return FAIR

    def play(self, move: Any) -> OpenTest:
        dice = self.dice
        return OpenTest(self.value, dice.land(move) if dice.rolling else dice.reroll(move))

    def outcome(self) -> int:
        return self.final


def needed(value: int, difficulty: int) -> int:
    """CON-06: the least natural result that succeeds.

    CON-10 overrides the difficulty: a final result of 0 or less always fails.
    """
    return max(difficulty, 1) - value


class DifficultyTest(NamedTuple):
    """A test that must reach a difficulty."""

    test: OpenTest
    difficulty: int

    @classmethod
    def start(
        cls, value: int, difficulty: int, dice: int = 1, brute: bool = False
    ) -> DifficultyTest:
        return cls(OpenTest.start(value, dice, brute), difficulty)

    @property
    def value(self) -> int:
        return self.test.value

    @property
    def final(self) -> int:
        return self.test.final

    @property
    def actor(self) -> int:
        actor = self.test.actor
        # Nothing is left to decide once the difficulty is reached.
        return OVER if actor == 0 and self.outcome() else actor

    def moves(self) -> Sequence[Any]:
        return self.test.moves()

    def weights(self) -> Sequence[int]:
        return self.test.weights()

    def play(self, move: Any) -> DifficultyTest:
        return DifficultyTest(self.test.play(move), self.difficulty)

    def outcome(self) -> bool:
        """Whether the test succeeds."""
        return self.test.dice.best >= needed(self.value, self.difficulty)
