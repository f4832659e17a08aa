"""An attack against a parry, solved again and again for other worths of what follows.

How the attack is best rerolled, and which of its final results are better taken than parried,
depends on what each way out is worth; the chances to parry do not, and are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import gcd, lcm

from escarmouche.games.confrontation.odds.rolls import chain, reaches
from escarmouche.games.confrontation.odds.trials import OpenTest, final_result
from escarmouche.odds.exact import divided, part
from escarmouche.odds.stopping import Plan

Decisions = tuple[Plan, tuple[bool, ...]]  # how to throw on; which final results to take


class Contest:
    """An attack against a parry."""

    def __init__(self, attack: OpenTest, defence: int) -> None:
        self._throws = chain(attack.dice.brute)
        self._attack = attack.value
        self._defence = defence
        self._chances: dict[int, Fraction | None] = {}
        self._known: dict[Decisions, list[int]] = {}
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
