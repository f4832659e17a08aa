"""Exact odds of Confrontation's dice, asked of the very rules that play them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.exchange import Combatant, Exchange, Stage
from escarmouche.games.confrontation.opposition import OpposedTest, Side, same_future
from escarmouche.games.confrontation.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wound_table import SEVERITY, Result, WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health, WoundRoll
from escarmouche.odds.exact import Solution
from escarmouche.odds.loops import LoopSolution

Chances = dict[Any, Fraction]

# More dice than any card asks for; beyond, exact answers take too long to be useful.
MOST_DICE = 6
FARTHEST = 60


def success(value: int, difficulty: int, dice: int = 1, brute: bool = False) -> Fraction:
    """CON-06: the chance to reach a difficulty, rerolling as well as one can.

    >>> success(4, 12)
    Fraction(5, 36)
    """
    _check("dice", dice, 1, MOST_DICE)
    _check("difficulty", difficulty, -FARTHEST, FARTHEST)
    _check("value", value, -FARTHEST, FARTHEST)
    # Dice left out of a reroll are lost (CON-04), so one rerolls them all or stops; each die then
    # runs its chain by itself, and the test fails only if every one of them does.
    return 1 - (1 - _success(value, difficulty, brute)) ** dice


@lru_cache(maxsize=4096)
def _success(value: int, difficulty: int, brute: bool = False) -> Fraction:
    """The chance of one die."""
    return Solution(DifficultyTest.start(value, difficulty, brute=brute), int).value


def opposed(first: Side, second: Side) -> tuple[Fraction, Fraction]:
    """CON-07, CON-08: the chances of both sides when both decide as well as they can."""
    for side in (first, second):
        _check("dice", side.dice, 1, MOST_DICE)
        _check("value", side.value, -FARTHEST, FARTHEST)
    chance = opposition(first, second).value
    return chance, 1 - chance


def opposition(first: Side, second: Side) -> LoopSolution:
    """The opposed test solved: its value for seat 0, and the best decisions."""
    return LoopSolution(OpposedTest.start(first, second), lambda winner: 1 - winner, same_future)


def wound(
    strength: int,
    resistance: int,
    bonus: int = 0,
    extra: ExtraDie = ExtraDie.NONE,
    table: WoundTable | None = None,
) -> dict[Result, Fraction]:
    """CON-30 … CON-33, CON-38: the chance of every result of a wound roll."""
    _check("resistance", resistance, 1, FARTHEST)  # CON-09
    _check("strength", strength, -FARTHEST, FARTHEST)
    return dict(_wound(strength - resistance + bonus, extra, table))


@lru_cache(maxsize=1024)
def _wound(difference: int, extra: ExtraDie, table: WoundTable | None) -> dict[Result, Fraction]:
    roll = WoundRoll.start(difference, 0, 0, extra, table)
    solution = Solution(roll, lambda wound: SEVERITY[wound.result], 0, len(Result) - 1)
    chances = dict.fromkeys(Result, Fraction(0))
    for outcome, chance in solution.distribution().items():
        chances[outcome.result] += chance
    return chances


def harm(first: Health, second: Health) -> int:
    """The default aim of an exchange: levels of wounds count double, being stunned once."""
    return 2 * (second.level - first.level) + second.stunned - first.stunned


def kill(first: Health, second: Health) -> int:
    """The other aim: kill, and do not be killed."""
    return second.killed - first.killed


AIMS: dict[str, Callable[[Health, Health], int]] = {"harm": harm, "kill": kill}


class ExchangeOdds:
    """An exchange of blows in which both sides decide best for one aim (and against it)."""

    def __init__(self, exchange: Exchange, aim: Callable[[Health, Health], int] = harm) -> None:
        self._aim = aim
        self._values: dict[Exchange, Fraction] = {}
        self._attacks: dict[Exchange, Solution] = {}
        self.exchange = exchange
        self.value = self._value(exchange)

    def distribution(self) -> dict[tuple[Health, Health], Fraction]:
        """The chance of every state of both fighters afterwards."""
        chances: Chances = {}
        layer: dict[Exchange, Fraction] = {self.exchange: Fraction(1)}
        while layer:
            following: dict[Exchange, Fraction] = {}
            for exchange, chance in layer.items():
                if exchange.stage is Stage.OVER:
                    outcome = exchange.outcome()
                    chances[outcome] = chances.get(outcome, Fraction(0)) + chance
                else:
                    for child, part in self._parts(exchange).items():
                        following[child] = following.get(child, Fraction(0)) + chance * part
            layer = following
        return chances

    def _parts(self, exchange: Exchange) -> dict[Exchange, Fraction]:
        """What follows a stage when both decide best."""
        if exchange.stage is Stage.ANSWER:
            return {exchange.resume(self._answer(exchange)): Fraction(1)}
        if not isinstance(exchange.test, OpenTest):
            return _stage_chances(exchange)
        self._value(exchange)
        parts: dict[Exchange, Fraction] = {}
        for final, chance in self._attacks[exchange].distribution().items():
            child = exchange.resume(final)
            parts[child] = parts.get(child, Fraction(0)) + chance
        return parts

    def _value(self, exchange: Exchange) -> Fraction:
        known = self._values.get(exchange)
        if known is None:
            known = self._values[exchange] = self._solve(exchange)
        return known

    def _solve(self, exchange: Exchange) -> Fraction:
        if exchange.stage is Stage.OVER:
            return Fraction(self._aim(*exchange.outcome()))
        if exchange.stage is Stage.ANSWER:
            return self._value(exchange.resume(self._answer(exchange)))
        if isinstance(exchange.test, OpenTest):
            sign = -1 if exchange.striker else 1
            ends = [sign * self._value(end) for end in _ends(exchange)]
            self._attacks[exchange] = Solution(
                exchange.test,
                lambda final: sign * self._value(exchange.resume(final)),
                min(ends),
                max(ends),
            )
            return sign * self._attacks[exchange].value
        parts = _stage_chances(exchange).items()
        return sum((part * self._value(following) for following, part in parts), Fraction(0))

    def _answer(self, exchange: Exchange) -> str:
        pick = max if exchange.actor == 0 else min
        return pick(exchange.moves(), key=lambda move: self._value(exchange.resume(move)))


def exchange(
    first: Combatant, second: Combatant, aim: str = "harm"
) -> dict[tuple[Health, Health], Fraction]:
    """The state of both fighters after all their blows; the first one strikes first."""
    for fighter in (first, second):
        _check("attacks", fighter.attacks, 0, MOST_DICE)
        _check("parries", fighter.parries, 0, MOST_DICE)
        _check("resistance", fighter.resistance, 1, FARTHEST)
    return ExchangeOdds(Exchange.start(first, second), AIMS[aim]).distribution()


def _ends(exchange: Exchange) -> list[Exchange]:
    """Where an attack can lead at best and at worst: missed, unanswered, parried, not parried."""
    missed, answer = exchange.resume(0), exchange.resume(1)
    parry = answer.resume("parry")
    return [missed, answer.resume("take"), parry.resume(True), parry.resume(False)]


def _stage_chances(exchange: Exchange) -> dict[Exchange, Fraction]:
    """What follows a test or a wound roll. To hit, to parry, to wound more is never worse."""
    test = exchange.test
    if isinstance(test, DifficultyTest):
        chance = _success(test.value, test.difficulty, test.dice.brute)
        outcomes = {True: chance, False: 1 - chance}
        return {exchange.resume(outcome): part for outcome, part in outcomes.items() if part}
    chances: dict[Exchange, Fraction] = {}
    for result, part in _wound(test.strength - test.resistance, test.extra, test.table).items():
        if part:
            following = exchange.resume(_Wounded(result))
            chances[following] = chances.get(following, Fraction(0)) + part
    return chances


def forget() -> None:
    """Empty the caches, so that the next question is answered from nothing."""
    _success.cache_clear()
    _wound.cache_clear()


class _Wounded:
    """The part of a wound that an exchange goes on with."""

    def __init__(self, result: Result) -> None:
        self.result = result


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise OptionError("error-odds-range", name=name, value=number, least=least, most=most)
