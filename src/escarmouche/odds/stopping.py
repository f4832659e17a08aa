"""Throws that a player may stop or go on with, solved again and again for other worths.

The rules are asked once; each question then costs a few sums. Chains of throws without end are cut
by proof: to go on is abandoned where it could not pay even if every later result from which one
may go on were worth the most there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from escarmouche.odds.exact import divided
from escarmouche.odds.tree import OVER, State, spread


class Throw:
    """Final outcomes, and those of stopping where one may throw on: each as often as it weighs."""

    def __init__(self, state: State) -> None:
        self.ends: list[Any] = []
        self.stops: list[Any] = []
        self._open: dict[Any, tuple[State, Any]] = {}  # before one decides, and to throw on
        for after, weight in spread(state):
            if after.actor == OVER:
                self.ends += [after.outcome()] * weight
            else:
                moves = after.moves()
                outcome = after.play(moves[0]).outcome()
                self.stops += [outcome] * weight
                self._open[outcome] = after, moves[-1]
        self.open = len(self.stops)
        self.total = self.open + len(self.ends)

    def on(self, stop: Any) -> Throw:
        """The throw that follows if one does not stop with this outcome."""
        before, bold = self._open[stop]
        return Throw(before.play(bold))


Plan = tuple[Any, ...]  # the outcomes at which one throws on, later ones first


class Stopping:
    """A chain of throws, in which who decides wants more worth.

    Where one may stop, the outcome of it tells how one would go on.
    """

    def __init__(self, start: State) -> None:
        self._throws: dict[Any, Throw] = {}  # by the outcome of stopping instead
        self.first_throw = Throw(start)
        self._known: dict[Plan, dict[Any, int]] = {}

    def throw_on(self, throw: Throw, stop: Any) -> Throw:
        """The throw that follows if one does not stop with an outcome of this one."""
        on = self._throws.get(stop)
        if on is None:
            on = self._throws[stop] = throw.on(stop)
        return on

    def best(self, worths: Mapping[Any, int], highest: int) -> tuple[int, Plan]:
        """What the chain is worth, and how to throw on; no outcome is worth more than `highest`."""
        plan: list[Any] = []
        known: dict[Any, int] = {}
        worth = worths.__getitem__

        def value(throw: Throw, stop: Any) -> int:
            best = known.get(stop)
            if best is None:
                best = worths[stop]
                if best < highest:
                    on = self.throw_on(throw, stop)
                    amount = sum(map(worth, on.ends))
                    if best * on.total < amount + on.open * highest:
                        for outcome in on.stops:
                            amount += value(on, outcome)
                        if amount > best * on.total:
                            best = divided(amount, on.total)
                            plan.append(stop)
                known[stop] = best
            return best

        first = self.first_throw
        amount = sum(map(worth, first.ends))
        for stop in first.stops:
            amount += value(first, stop)
        return divided(amount, first.total), tuple(plan)

    def chances(self, plan: Plan) -> dict[Any, int]:
        """The weight of every outcome if one throws on as planned."""
        known = self._known.get(plan)
        if known is None:
            known = self._known[plan] = self._spread(plan)
        return known

    def _spread(self, plan: Plan) -> dict[Any, int]:
        throws = [self.first_throw, *[self._throws[stop] for stop in reversed(plan)]]
        chances: dict[Any, int] = {}
        reached = dict.fromkeys(plan, 0)
        # No path goes through a throw twice, so every chance stays whole.
        chance = prod([throw.total for throw in throws])
        for throw, stop in zip(throws, [*reversed(plan), None], strict=True):
            unit = chance // throw.total
            for outcome in throw.ends:
                chances[outcome] = chances.get(outcome, 0) + unit
            for outcome in throw.stops:
                into = reached if outcome in reached else chances
                into[outcome] = into.get(outcome, 0) + unit
            chance = reached.get(stop, 0)
        return chances
