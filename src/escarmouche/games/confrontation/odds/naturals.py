"""CON-02 … CON-05: the natural result of the dice thrown for one characteristic test."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from escarmouche.core.errors import OptionError


class Dice(NamedTuple):
    """The dice of one test as they lie on the table, each with the sum of its chain."""

    best: int  # the greatest result on the table: the natural result; 0 before the first die
    live: tuple[int, ...]  # the results that may still be rerolled, greatest first
    rolling: tuple[int, ...]  # the results being rerolled now; 0 for a first throw
    brute: bool  # CON-05: natural 5s are rerolled like 6s

    @classmethod
    def thrown(cls, count: int, brute: bool = False) -> Dice:
        """CON-04: `count` dice for one test, about to be thrown."""
        if count < 1:
            raise OptionError("error-dice-count", count=count)
        return cls(0, (), (0,) * count, brute)

    @classmethod
    def fixed(cls, natural: int) -> Dice:
        """CON-09: an effect gives the natural result; nothing is thrown."""
        return cls(natural, (), (), False)

    def land(self, face: int) -> Dice:
        """The next rolling die shows `face`.

        >>> Dice.thrown(1).land(6).reroll((6,)).land(4).best
        10
        """
        chain = self.rolling[0]
        # CON-03: a die rerolled into a 1 makes its whole result 1.
        result = 1 if chain and face == 1 else chain + face
        live = self.live
        if face == 6 or (face == 5 and self.brute):
            live = tuple(sorted((*live, result), reverse=True))
        return Dice(max(self.best, result), live, self.rolling[1:], self.brute)

    def choices(self) -> tuple[tuple[int, ...], ...]:
        """CON-02, CON-04: the results to reroll together; first none of them, last all."""
        sizes = range(len(self.live) + 1)
        return tuple(
            dict.fromkeys(chosen for size in sizes for chosen in combinations(self.live, size))
        )

    def reroll(self, chosen: tuple[int, ...]) -> Dice:
        """CON-04: dice not rerolled are lost at once; rerolling none ends the throw."""
        if chosen:
            return Dice(0, (), chosen, self.brute)
        return Dice(self.best, (), (), self.brute)
