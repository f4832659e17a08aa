"""The exact odds of an exchange of blows in which both sides decide as well as they can.

An exchange is a chain of stages, solved one by one with the values of the next. Once both sides
know what they do, every stage is a roll: so many parts of its chance lead to each of the stages
that may follow. Which dice are left does not depend on the healths, and what is thrown depends on
nothing else: the rules are asked about either alone, and a stage is a pair of both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from fractions import Fraction
from math import gcd, lcm
from typing import NamedTuple

from escarmouche.games.confrontation.exchange import (
    ANSWER,
    ATTACK,
    ENDED,
    WOUND,
    Exchange,
    same_end,
)
from escarmouche.games.confrontation.rolls import chain, hurt, reaches
from escarmouche.games.confrontation.trials import DifficultyTest, OpenTest, final_result
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import Health, Wound
from escarmouche.odds.exact import divided, part, scaled
from escarmouche.odds.stopping import Plan

BLOW = 6**14  # the scale of values for each blow, which throws about ten dice

Healths = tuple[Health, Health]  # of seat 0 and seat 1


class ExchangeOdds:
    """An exchange of blows in which both sides decide best for one aim (and against it)."""

    def __init__(self, exchange: Exchange, aim: Callable[[Health, Health], int]) -> None:
        self._aim = aim
        self._steps: dict[Hashable, _Step] = {}
        self._rolls: dict[Hashable, list[tuple[int, Healths, int]]] = {}
        self._contests: dict[Hashable, _Contest] = {}
        self._stages: list[_Stage] = []  # what follows a stage comes before it
        self._first = self._stage(self._step(exchange), exchange.outcome())
        blows = sum(card.attacks for card in exchange.cards)
        self.value = scaled(self._solved, BLOW**blows)

    def distribution(self) -> dict[Healths, Fraction]:
        """The chance of every state of both fighters afterwards."""
        return scaled(self._spread, self._scale)

    def _step(self, exchange: Exchange) -> _Step:
        """Where an exchange is by its dice alone: nobody is hurt in it."""
        exchange = same_end(exchange.next_blow())
        # The cards never change, nothing is thrown yet, and all ends are alike but for the healths.
        key = ENDED if exchange.stage is ENDED else exchange[1:5]
        known = self._steps.get(key)
        if known is None:
            ways = [self._step(way) for way in _ways(exchange)]
            known = self._steps[key] = _Step(exchange, ways, {})
        return known

    def _stage(self, step: _Step, healths: Healths) -> _Stage:
        known = step.stages.get(healths)
        if known is None:
            known = step.stages[healths] = self._new_stage(step, healths)
            self._stages.append(known)
        return known

    def _new_stage(self, step: _Step, healths: Healths) -> _Stage:
        _, seat, stage, _, _, _, _ = step.exchange
        if stage is ENDED:
            return _End(self._aim(*healths))
        if len(step.ways) > 2:  # the attack may be parried
            contest = self._contests.get((seat, healths))
            if contest is None:
                attack = step.exchange.with_healths(*healths)
                contest = self._contest(attack.test, attack.resume(1).resume("parry").test)
                self._contests[seat, healths] = contest
            ways = [self._stage(way, healths) for way in step.ways]
            return _Attack(ways, contest, -1 if seat else 1)
        roll = self._rolls.get((stage, seat, healths))
        if roll is None:
            roll = _roll(step.exchange.with_healths(*healths))
            self._rolls[stage, seat, healths] = roll
        return _Stage([(self._stage(step.ways[way], after), w) for way, after, w in roll])

    def _contest(self, attack: OpenTest, parry: DifficultyTest) -> _Contest:
        """The contest of two tests, which fighters in other healths may have as well."""
        contest = self._contests.get((attack, parry.value))
        if contest is None:
            contest = self._contests[attack, parry.value] = _Contest(attack, parry.value)
        return contest

    def _solved(self, scale: int) -> Fraction:
        self._scale = scale
        for stage in self._stages:
            stage.solve(scale)
        return Fraction(self._first.value, scale)

    def _spread(self, scale: int) -> dict[Healths, Fraction]:
        for stage in self._stages:
            stage.chance = 0
        self._first.chance = scale
        for stage in reversed(self._stages):
            if stage.chance:
                stage.spread()
        ends = self._steps[ENDED].stages.items()
        return {healths: Fraction(end.chance, scale) for healths, end in ends if end.chance}


class _Step(NamedTuple):
    """The dice of an exchange at some moment, whatever the healths."""

    exchange: Exchange
    ways: list[_Step]
    stages: dict[Healths, _Stage]


def _ways(exchange: Exchange) -> list[Exchange]:
    """What may follow: missed or hit; missed, taken, parried or not; survived or killed."""
    if exchange.stage is WOUND:
        return [
            exchange.resume(Wound(result, None, False)) for result in (Result.NONE, Result.KILLED)
        ]
    if exchange.stage is not ATTACK:
        return []
    missed, hit = exchange.resume(0), exchange.resume(1)
    if hit.stage is not ANSWER:
        return [missed, hit]
    parry = hit.resume("parry")
    return [missed, hit.resume("take"), parry.resume(True), parry.resume(False)]


def _roll(exchange: Exchange) -> list[tuple[int, Healths, int]]:
    """What a test or a wound roll may come to: the way, the healths, the weight.

    To hit and to wound more is never worse.
    """
    healths, test = exchange.outcome(), exchange.test
    if isinstance(test, DifficultyTest):
        hits, total = reaches(test.value, test.difficulty, test.dice.brute).as_integer_ratio()
        return [(way, healths, w) for way, w in ((0, total - hits), (1, hits)) if w]
    wounds = hurt(exchange.target.health, test).items()
    if exchange.seat:
        return [(after.killed, (after, healths[1]), weight) for after, weight in wounds]
    return [(after.killed, (healths[0], after), weight) for after, weight in wounds]


class _Stage:
    """A roll that leads to other stages."""

    __slots__ = ("_following", "_total", "chance", "value")

    value: int  # what best play makes of it, scaled
    chance: int  # that it comes up, scaled

    def __init__(self, following: list[tuple[_Stage, int]]) -> None:
        self._following = following
        self._total = sum([weight for _, weight in following])

    def solve(self, scale: int) -> None:
        amount = sum([stage.value * weight for stage, weight in self._following])
        self.value = divided(amount, self._total)

    def spread(self) -> None:
        unit = divided(self.chance, self._total)
        for stage, weight in self._following:
            stage.chance += unit * weight


class _End(_Stage):
    """Both fighters as the last blow leaves them."""

    __slots__ = ("_worth",)

    def __init__(self, worth: int) -> None:
        self._worth = worth

    def solve(self, scale: int) -> None:
        self.value = self._worth * scale

    def spread(self) -> None:
        """Nothing follows."""


class _Attack(_Stage):
    """An attack that may be parried: missed, taken, parried, or not parried in spite of trying."""

    __slots__ = ("_answer", "_contest", "_sign", "_ways")

    def __init__(self, ways: list[_Stage], contest: _Contest, sign: int) -> None:
        self._ways = ways
        self._contest = contest
        self._sign = sign

    def solve(self, scale: int) -> None:
        # Seen by the striker, who aims high.
        missed, taken, parried, struck = [self._sign * stage.value for stage in self._ways]
        value, self._answer = self._contest.best(missed, taken, parried, struck)
        self.value = self._sign * value

    def spread(self) -> None:
        weights = self._contest.weights(self._answer)
        super().__init__([*zip(self._ways, weights, strict=True)])
        super().spread()


Decisions = tuple[Plan, tuple[bool, ...]]  # how to throw on; which final results to take


class _Contest:
    """An attack against a parry."""

    def __init__(self, attack: OpenTest, defence: int) -> None:
        self._throws = chain(attack.dice.brute)
        self._attack = attack.value
        self._defence = defence
        self._known: dict[Decisions, list[int]] = {}
        self._expect(())

    def best(self, missed: int, taken: int, parried: int, struck: int) -> tuple[int, Decisions]:
        """What the attack is worth to the striker if these four are, and what both sides do."""
        worths = _Worths(self._parry, missed, taken, struck, parried - struck)
        worths.expect(self._naturals, self._parries, self._common)
        highest = max(missed, min(taken, max(parried, struck)))
        value, plan = self._throws.best(worths, highest)
        takes = [worths[natural] == taken for natural in self._throws.chances(plan)]
        if len(worths) > self._seen:
            self._expect(worths)
        return value, (plan, tuple(takes))

    def _parry(self, natural: int) -> Fraction | None:
        """The chance to parry an attack of this natural result; none if it misses by itself."""
        final = final_result(self._attack, natural)
        return reaches(self._defence, final) if final > 0 else None  # CON-10

    def _expect(self, naturals: Collection[int]) -> None:
        """Reckon these results at once from now on, with chances to parry of one denominator."""
        self._seen = len(naturals)
        chances = {n: chance for n in naturals if (chance := self._parry(n)) is not None}
        self._naturals = [*chances]
        self._common = lcm(*[chance.denominator for chance in chances.values()])
        self._parries = [part(self._common, chance) for chance in chances.values()]

    def weights(self, decisions: Decisions) -> list[int]:
        """How often an attack is missed, taken, parried, not parried in spite of trying."""
        known = self._known.get(decisions)
        if known is None:
            known = self._known[decisions] = self._weights(*decisions)
        return known

    def _weights(self, plan: Plan, takes: tuple[bool, ...]) -> list[int]:
        missed = taken = parried = struck = 0
        naturals = self._throws.chances(plan)
        chances = [self._parry(natural) for natural in naturals]
        common = lcm(*[chance.denominator for chance in chances if chance is not None])
        for weight, chance, take in zip(naturals.values(), chances, takes, strict=True):
            weight *= common
            if chance is None:
                missed += weight
            elif take:
                taken += weight
            else:
                success = part(weight, chance)
                parried += success
                struck += weight - success
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

    def expect(self, naturals: list[int], parries: list[int], common: int) -> None:
        """Reckon some results at once, with their chances to be parried in parts of `common`."""
        unit, taken, struck = divided(self._saved, common), self._taken, self._struck
        self.update(
            zip(
                naturals,
                [w if (w := struck + unit * n) < taken else taken for n in parries],
                strict=True,
            )
        )

    def __missing__(self, natural: int) -> int:
        worth = self._missed
        chance = self._parry(natural)
        if chance is not None:
            worth = min(self._taken, self._struck + part(self._saved, chance))
        self[natural] = worth
        return worth
