"""The exact odds of an exchange of blows in which both sides decide as well as they can.

An exchange is a chain of stages, solved one by one with the values of the next. Once both sides
know what they do, every stage is a roll: so many parts of its chance lead to each of the stages
that may follow. Which dice are left does not depend on the healths, and what is thrown depends on
nothing else: the rules are asked about either alone, and a stage is a pair of both.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import NamedTuple

from escarmouche.games.confrontation.odds.contest import Contest
from escarmouche.games.confrontation.odds.exchange import (
    ANSWER,
    ATTACK,
    ENDED,
    WOUND,
    Exchange,
    Stage,
    same_end,
)
from escarmouche.games.confrontation.odds.rolls import hurt, reaches
from escarmouche.games.confrontation.odds.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import Health, Wound
from escarmouche.odds.exact import divided, scaled

BLOW = 6**14  # the scale of values for each blow, which throws about ten dice

Healths = tuple[Health, Health]  # of seat 0 and seat 1


class ExchangeOdds:
    """Exchanges of blows in which both sides decide best for one aim (and against it).

    Those of the same two fighters with other dice, or with the other one beginning, come through
    many of the same stages, so they are solved together.
    """

    def __init__(self, exchanges: Sequence[Exchange], aim: Callable[[Health, Health], int]) -> None:
        self._stages: list[Roll] = []  # what follows one comes before it
        self._scale = BLOW
        self._aim = aim
        self._steps: dict[Hashable, _Step] = {}
        self._bodies: dict[Healths, _Bodies] = {}
        self._contests: dict[Hashable, Contest] = {}
        self._starts = [
            self._stage(self._step(exchange), self._both(exchange.outcome()))
            for exchange in exchanges
        ]
        blows = max([sum([card.attacks for card in exchange.cards]) for exchange in exchanges])
        self.values = scaled(self._solved_all, BLOW**blows)

    def distribution(self, number: int = 0) -> dict[Healths, Fraction]:
        """The chance of every state of both fighters after one of the exchanges."""
        amounts, scale = self.amounts(number)
        return {healths: Fraction(amount, scale) for healths, amount in amounts.items()}

    def amounts(self, number: int) -> tuple[dict[Healths, int], int]:
        """The same as whole numbers over a denominator."""
        first = self._starts[number]
        return scaled(lambda scale: (self._spread(first, scale), scale), self._scale)

    def _solved_all(self, scale: int) -> list[Fraction]:
        self._scale = scale
        for stage in self._stages:
            stage.solve(scale)
        return [Fraction(start.value, scale) for start in self._starts]

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

    def _both(self, healths: Healths) -> _Bodies:
        known = self._bodies.get(healths)
        if known is None:
            known = self._bodies[healths] = _Bodies(healths)
        return known

    def _stage(self, step: _Step, bodies: _Bodies) -> Roll:
        known = step.stages.get(bodies)
        if known is None:
            known = step.stages[bodies] = self._new_stage(step, bodies)
            self._stages.append(known)
        return known

    def _new_stage(self, step: _Step, bodies: _Bodies) -> Roll:
        _, seat, stage, _, _, _, _ = step.exchange
        if stage is ENDED:
            return End(self._aim(*bodies.healths))
        if len(step.ways) > 2:  # the attack may be parried
            contest = bodies.contests.get(seat)
            if contest is None:
                attack = step.exchange.with_healths(*bodies.healths)
                contest = self._contest(attack.test, attack.resume(1).resume("parry").test)
                bodies.contests[seat] = contest
            ways = [self._stage(way, bodies) for way in step.ways]
            return Attack(ways, contest, -1 if seat else 1)
        roll = bodies.rolls.get((stage, seat))
        if roll is None:
            rolled = _roll(step.exchange.with_healths(*bodies.healths))
            roll = [(way, self._both(after), weight) for way, after, weight in rolled]
            bodies.rolls[stage, seat] = roll
        return Roll([(self._stage(step.ways[way], after), w) for way, after, w in roll])

    def _contest(self, attack: OpenTest, parry: DifficultyTest) -> Contest:
        """The contest of two tests, which fighters in other healths may have as well."""
        contest = self._contests.get((attack, parry.value))
        if contest is None:
            contest = self._contests[attack, parry.value] = Contest(attack, parry.value)
        return contest

    def _spread(self, first: Roll, scale: int) -> dict[Healths, int]:
        """Give every stage the chance that it comes up."""
        for stage in self._stages:
            stage.chance = 0
        first.chance = scale
        for stage in reversed(self._stages):
            if stage.chance:
                stage.spread()
        ends = self._steps[ENDED].stages.items()
        return {bodies.healths: end.chance for bodies, end in ends if end.chance}


class _Step(NamedTuple):
    """The dice of an exchange at some moment, whatever the healths."""

    exchange: Exchange
    ways: list[_Step]
    stages: dict[_Bodies, Roll]


class _Bodies:
    """Both fighters in some healths, and what they throw in them, whatever dice are left.

    There is one for each pair of healths, which would be slow to hash for every stage.
    """

    __slots__ = ("contests", "healths", "rolls")

    def __init__(self, healths: Healths) -> None:
        self.healths = healths
        self.contests: dict[int, Contest] = {}  # by the seat of the striker
        self.rolls: dict[tuple[Stage, int], list[tuple[int, _Bodies, int]]] = {}


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
        brute = test.test.dice.brute
        hits, total = reaches(test.value, test.difficulty, brute).as_integer_ratio()
        return [(way, healths, w) for way, w in ((0, total - hits), (1, hits)) if w]
    wounds = hurt(exchange.target.health, test).items()
    if exchange.seat:
        return [(after.killed, (after, healths[1]), weight) for after, weight in wounds]
    return [(after.killed, (healths[0], after), weight) for after, weight in wounds]


class Roll:
    """A roll that leads to other stages."""

    __slots__ = ("_following", "_total", "chance", "value")

    value: int  # what best play makes of it, scaled
    chance: int  # that it comes up, scaled

    def __init__(self, following: list[tuple[Roll, int]]) -> None:
        self._following = following
        self._total = sum([weight for _, weight in following])

    def solve(self, scale: int) -> None:
        amount = sum([stage.value * weight for stage, weight in self._following])
        self.value = divided(amount, self._total)

    def spread(self) -> None:
        unit = divided(self.chance, self._total)
        for stage, weight in self._following:
            stage.chance += unit * weight


class End(Roll):
    """Both fighters as the last blow leaves them."""

    __slots__ = ("_worth",)

    def __init__(self, worth: int) -> None:
        self._worth = worth

    def solve(self, scale: int) -> None:
        self.value = self._worth * scale

    def spread(self) -> None:
        """Nothing follows."""


class Attack(Roll):
    """An attack that may be parried: missed, taken, parried, or not parried in spite of trying."""

    __slots__ = ("_answer", "_contest", "_sign", "_ways")

    def __init__(self, ways: list[Roll], contest: Contest, sign: int) -> None:
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
        unit = divided(self.chance, sum(weights))
        for stage, weight in zip(self._ways, weights, strict=True):
            stage.chance += unit * weight
