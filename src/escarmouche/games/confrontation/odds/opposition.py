"""CON-07, CON-08, CON-10: two fighters test against each other, with the right to wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.games.confrontation.odds.naturals import Dice
from escarmouche.odds.tree import CHANCE, D6, FAIR, OVER

NOT_DRAWN = -1


class Side(NamedTuple):
    """What one side brings to the test; CON-05 serves attacks, which nobody opposes this way."""

    value: int
    dice: int = 1
    fixed: int | None = None  # CON-09: an effect gives the natural result

    def throw(self) -> Dice:
        if self.fixed is not None:
            return Dice.fixed(self.fixed)
        return Dice.thrown(self.dice)


class OpposedTest(NamedTuple):
    """Both sides throw, then decide on their rerolls in the order of CON-08."""

    sides: tuple[Side, Side]
    first: Dice
    second: Dice
    drawn: int = NOT_DRAWN  # the seat that a drawing of lots favoured

    @classmethod
    def start(cls, first: Side, second: Side) -> OpposedTest:
        return cls((first, second), first.throw(), second.throw())

    @property
    def finals(self) -> tuple[int, int]:
        return self.sides[0].value + self.first.best, self.sides[1].value + self.second.best

    @property
    def winner(self) -> int | None:
        """The side ahead on the results as they lie; a final of 0 or less beats nothing."""
        first, second = self.finals
        if first > second:
            return 0 if first > 0 else None
        return 1 if second > first and second > 0 else None

    @property
    def actor(self) -> int:
        if self.first.rolling or self.second.rolling:
            return CHANCE
        if self.first.live and self.second.live:
            first, second = self.finals
            if first != second:
                return 0 if first < second else 1
            return self.drawn if self.drawn != NOT_DRAWN else CHANCE
        if not (self.first.live or self.second.live):
            return CHANCE if self.winner is None and self.drawn == NOT_DRAWN else OVER
        seat = 0 if self.first.live else 1
        # Who is ahead of a result that can no longer change has nothing left to decide.
        return OVER if self.winner == seat else seat

    def moves(self) -> Sequence[Any]:
        if self.first.rolling or self.second.rolling:
            return D6
        seat = self.actor
        if seat == CHANCE:
            return (0, 1)
        return (self.second if seat else self.first).choices()

    def weights(self) -> Sequence[int]:
        return FAIR if self.first.rolling or self.second.rolling else (1, 1)

    def play(self, move: Any) -> OpposedTest:
        sides, first, second, _ = self
        if first.rolling:
            return OpposedTest(sides, first.land(move), second).separated()
        if second.rolling:
            return OpposedTest(sides, first, second.land(move)).separated()
        seat = self.actor
        if seat == CHANCE:
            return OpposedTest(sides, first, second, move)
        if seat == 0:
            return OpposedTest(sides, first.reroll(move), second).separated()
        return OpposedTest(sides, first, second.reroll(move)).separated()

    def outcome(self) -> int:
        """The seat that wins."""
        winner = self.winner
        return self.drawn if winner is None else winner

    def separated(self) -> OpposedTest:
        """CON-07: a tie that nobody can or will change is thrown again from the start.

        Two results given by effects never come here; for their tie lots are drawn (CON-08).
        """
        _, first, second, _ = self
        undecided = first.rolling or second.rolling or first.live or second.live
        if undecided or self.winner is not None:
            return self
        return OpposedTest.start(*self.sides)


def sensible(test: OpposedTest) -> Sequence[Any]:
    """Stop or reroll every die: enough to decide best. Who is behind or may be overtaken rerolls.

    Dice left out of a reroll are lost (CON-04). All live dice have chains of the same length, so
    with more of them one can do whatever one could with fewer, and never has a lower result.
    To stop behind a result is to lose: its side has nothing left to decide. To stop at a tie that
    n dice of the other side can still change wins 1 time in 6ⁿ at most, if all of them break
    (CON-03); one die rerolled that comes 2 to 5 ahead of them stays there more often,
    (1 + 2ⁿ + 3ⁿ + 4ⁿ) / 6ⁿ⁺¹.
    """
    seat = test.actor
    own, other = (test.second, test.first) if seat else (test.first, test.second)
    forced = other.live or test.winner == 1 - seat
    return (own.live,) if forced else ((), own.live)


def bold(test: OpposedTest) -> OpposedTest:
    """The test in which a result of 0 or less, if it may be rerolled, is being rerolled.

    Such a result beats nothing and no other is worse (CON-10), so to reroll it is never a loss;
    what both sides do in any case they may as well do in any order.
    """
    sides, first, second, _ = test
    if not (first.rolling or second.rolling):
        if first.live and sides[0].value + first.best <= 0:
            return OpposedTest(sides, first.reroll(first.live), second)
        if second.live and sides[1].value + second.best <= 0:
            return OpposedTest(sides, first, second.reroll(second.live))
    return test


def same_future(test: OpposedTest) -> OpposedTest:
    """The test with both results lowered by 6 as often as that changes nothing to come.

    Only the difference between two results matters, as long as a chain that breaks (CON-03) loses
    all the same and no final result it is compared with falls to 0 (CON-10). A result that stays
    at 0 or less beats nothing, however low it is.
    """
    sides, first, second, drawn = test
    chains = (first.live + first.rolling, second.live + second.rolling)
    if not (chains[0] or chains[1]):
        return test
    times = (min(chains[0] + chains[1]) - 1) // 6
    if times > 0:
        for seat, dice in enumerate((first, second)):
            if chains[1 - seat]:
                lowest = sides[seat].value + (min(dice.rolling) if dice.rolling else dice.best)
                broken = max(sides[1 - seat].value + 1, 0)
                times = min(times, (lowest - broken - 1) // 6)
        if times > 0:
            lower = _lowered(first, 6 * times), _lowered(second, 6 * times)
            return OpposedTest(sides, *lower, drawn)
    if not chains[0] and test.finals[0] < 0:
        return OpposedTest(sides, Dice.fixed(-sides[0].value), second, drawn)
    if not chains[1] and test.finals[1] < 0:
        return OpposedTest(sides, first, Dice.fixed(-sides[1].value), drawn)
    return test


def _lowered(dice: Dice, amount: int) -> Dice:
    # While dice are rolling, a best result of 0 or 1 is no chain yet, or a broken one.
    broken = dice.rolling and dice.best <= 1
    return Dice(
        dice.best if broken else dice.best - amount,
        tuple([result - amount for result in dice.live]),
        tuple([result - amount for result in dice.rolling]),
        dice.brute,
    )
