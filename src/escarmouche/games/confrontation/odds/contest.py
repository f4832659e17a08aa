"""An attack against a parry, solved again and again for other worths of what follows.

How the attack is best rerolled, and which of its final results are better taken than parried,
depends on what each way out is worth; the chances to parry do not, and are kept.

`best` is exact. `estimate` and `decided` are the same in floating point; where a decision is too
close for that, `decided` says so.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import gcd, lcm

from escarmouche.games.confrontation.odds.rolls import chain, reaches
from escarmouche.games.confrontation.odds.trials import OpenTest, final_result
from escarmouche.odds.exact import divided, part
from escarmouche.odds.stopping import Plan, Stopping, Throw

# Worths of a fight are less than 100, each is a mean of others within 10 operations or so for each
# of less than 100 stages that follow one another: floating point errs by less than a tenth of this.
CLOSE = 1e-9

MISSED = -1.0  # instead of a chance to parry


class TooClose(Exception):
    """Floating point does not tell what is better."""


Decisions = tuple[Plan, tuple[bool, ...]]  # how to throw on; which final results to take


class Contest:
    """An attack against a parry."""

    def __init__(self, attack: OpenTest, defence: int) -> None:
        self._throws = chain(attack.dice.brute)
        self._attack = attack.value
        self._defence = defence
        self._chances: dict[int, Fraction | None] = {}
        self._known: dict[Decisions, list[int]] = {}
        self._nearly: dict[int, float] = {}  # the same in floating point
        self._expect()

    def best(self, missed: int, taken: int, parried: int, struck: int) -> tuple[int, Decisions]:
        """What the attack is worth to the striker if these four are, and what both sides do."""
        worths = _Worths(self._parry, missed, taken, struck, parried - struck)
        for natural in self._misses:
            worths[natural] = missed
        unit = divided(parried - struck, self._common)
        for natural, parts in self._parries.items():
            worth = struck + unit * parts
            worths[natural] = worth if worth < taken else taken
        highest = max(missed, min(taken, max(parried, struck)))
        value, plan = self._throws.best(worths, highest)
        takes = [worths[natural] == taken for natural in self._throws.chances(plan)]
        if len(self._chances) > self._expected:
            self._expect()
        return value, (plan, tuple(takes))

    def estimate(self, missed: float, taken: float, parried: float, struck: float) -> float:
        """`best` in floating point.

        To hit is never worse than to miss, nor to strike in spite of a parry than to be parried;
        what says otherwise is an error of rounding.
        """
        return _Estimate(self, missed, taken, parried, struck, 0.0, True).solve(self._throws)

    def decided(
        self, missed: float, taken: float, parried: float, struck: float, alike: bool
    ) -> Decisions | None:
        """What both sides do, or none if that is too close to tell.

        `alike` tells that it is the same to be struck and to take the attack.
        """
        if missed + CLOSE >= min(taken, struck) or parried + CLOSE >= struck:
            return None
        estimate = _Estimate(self, missed, taken, parried, struck, CLOSE, not alike)
        try:
            estimate.solve(self._throws)
        except TooClose:
            return None
        plan = tuple(estimate.plan)
        takes = []
        for natural in self._throws.chances(plan):
            chance, take = self.parry_chance(natural), False
            if chance != MISSED and not alike:
                worse = struck - taken + chance * (parried - struck)
                if abs(worse) <= CLOSE:
                    return None
                take = worse > 0
            takes.append(take)
        return plan, tuple(takes)

    def parry_chance(self, natural: int) -> float:
        """The chance to parry, in floating point."""
        known = self._nearly.get(natural)
        if known is None:
            chance = self._parry(natural)
            known = self._nearly[natural] = MISSED if chance is None else float(chance)
        return known

    def _parry(self, natural: int) -> Fraction | None:
        """The chance to parry an attack of this natural result; none if it misses by itself."""
        if natural not in self._chances:
            final = final_result(self._attack, natural)
            chance = reaches(self._defence, final) if final > 0 else None  # CON-10
            self._chances[natural] = chance
        return self._chances[natural]

    def _expect(self) -> None:
        """Reckon all results seen at once from now on, with chances in parts of `_common`."""
        self._expected = len(self._chances)
        self._misses = [natural for natural, chance in self._chances.items() if chance is None]
        hits = [
            (n, *chance.as_integer_ratio())
            for n, chance in self._chances.items()
            if chance is not None
        ]
        self._common = lcm(*[whole for _, _, whole in hits])
        self._parries = {n: self._common // whole * parts for n, parts, whole in hits}

    def weights(self, decisions: Decisions) -> list[int]:
        """How often an attack is missed, taken, parried, not parried in spite of trying."""
        if len(self._chances) > self._expected:
            self._expect()
        known = self._known.get(decisions)
        if known is None:
            known = self._known[decisions] = self._weights(*decisions)
        return known

    def _weights(self, plan: Plan, takes: tuple[bool, ...]) -> list[int]:
        missed = taken = parried = struck = 0
        common = self._common
        for (natural, weight), take in zip(self._throws.chances(plan).items(), takes, strict=True):
            parries = self._parries.get(natural)
            if parries is None:
                missed += weight * common
            elif take:
                taken += weight * common
            else:
                parried += weight * parries
                struck += weight * (common - parries)
        shared = gcd(missed, taken, parried, struck)
        return [weight // shared for weight in (missed, taken, parried, struck)]


class _Worths(dict[int, int]):
    """What an attack is worth to the striker, by its natural result.

    The target takes or parries for the lower worth.
    """

    def __init__(
        self,
        parry: Callable[[int], Fraction | None],
        missed: int,
        taken: int,
        struck: int,
        saved: int,
    ) -> None:
        self._parry = parry
        self._missed, self._taken = missed, taken
        self._struck, self._saved = struck, saved

    def __missing__(self, natural: int) -> int:
        worth = self._missed
        chance = self._parry(natural)
        if chance is not None:
            worth = min(self._taken, self._struck + part(self._saved, chance))
        self[natural] = worth
        return worth


class _Estimate:
    """An attack against a parry in floating point, seen by the striker: `Stopping.best` once more.

    What differs by no more than the margin is too close. `sure` tells whether what is worth the
    highest is so without doubt.
    """

    def __init__(
        self,
        contest: Contest,
        missed: float,
        taken: float,
        parried: float,
        struck: float,
        margin: float,
        sure: bool,
    ) -> None:
        self._contest = contest
        self._highest = taken if taken < struck else struck
        self._missed = missed if missed < self._highest else self._highest
        self._taken, self._struck = taken, struck
        self._saved = parried - struck if parried < struck else 0.0
        self._margin = margin
        self._sure = sure
        self._known: dict[int, float] = {}
        self.plan: list[int] = []

    def solve(self, throws: Stopping) -> float:
        first = throws.first_throw
        return self._mean(throws, first, self._ends(first))

    def _worth(self, natural: int) -> float:
        chance = self._contest.parry_chance(natural)
        if chance == MISSED:
            return self._missed
        worth = self._struck + chance * self._saved
        return worth if worth < self._taken else self._taken

    def _ends(self, throw: Throw) -> float:
        amount = 0.0
        for natural in throw.ends:
            amount += self._worth(natural)
        return amount

    def _mean(self, throws: Stopping, throw: Throw, amount: float) -> float:
        for stop in throw.stops:
            amount += self._better(throws, throw, stop)
        return amount / throw.total

    def _better(self, throws: Stopping, throw: Throw, stop: int) -> float:
        """To stop with this result or to throw on."""
        known = self._known.get(stop)
        if known is not None:
            return known
        best, margin, highest = self._worth(stop), self._margin, self._highest
        if best < highest or not self._sure:
            on = throws.throw_on(throw, stop)
            ends = self._ends(on)
            if ends + on.open * highest > (best - margin) * on.total:
                if best >= highest:
                    raise TooClose
                value = self._mean(throws, on, ends)
                if value > best + margin:
                    best = value
                    self.plan.append(stop)
                elif margin and value >= best - margin:
                    raise TooClose
        self._known[stop] = best
        return best
