"""Exact odds of Confrontation's dice, asked of the very rules that play them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.exchange import Combatant, Exchange, Stage
from escarmouche.games.confrontation.naturals import landings
from escarmouche.games.confrontation.opposition import OpposedTest, Side, same_future, throws
from escarmouche.games.confrontation.trials import DifficultyTest, OpenTest
from escarmouche.games.confrontation.wound_table import SEVERITY, Result, WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health, WoundRoll
from escarmouche.odds.exact import Number, Solution, part, scaled
from escarmouche.odds.loops import LoopSolution

Shares = list[tuple[Exchange, Number]]

# More dice than any card asks for; beyond, exact answers take too long to be useful.
MOST_DICE = 6
FARTHEST = 60
BLOWS = 6**60  # the scale of an exchange: every blow throws about ten dice


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
    start = OpposedTest.start(first, second)
    return LoopSolution(start, lambda winner: 1 - winner, same_future, throws)


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
        self.exchange = exchange
        self.value = scaled(self._solved, BLOWS)

    def distribution(self) -> dict[tuple[Health, Health], Fraction]:
        """The chance of every state of both fighters afterwards."""
        return scaled(self._spread, self._scale)

    def _spread(self, scale: int) -> dict[tuple[Health, Health], Fraction]:
        chances: dict[tuple[Health, Health], int] = {}
        layer: dict[Exchange, int] = {self.exchange: scale}
        while layer:
            following: dict[Exchange, int] = {}
            for exchange, chance in layer.items():
                if exchange.stage is Stage.OVER:
                    outcome = exchange.outcome()
                    chances[outcome] = chances.get(outcome, 0) + chance
                else:
                    for child, share in self._shares(exchange):
                        following[child] = following.get(child, 0) + part(chance, share)
            layer = following
        return {outcome: Fraction(chance, scale) for outcome, chance in chances.items()}

    def _shares(self, exchange: Exchange) -> Shares:
        """What follows a stage when both decide best."""
        attack = self._attacks.get(exchange)
        if attack is None:
            return self._chances[exchange]
        return [
            (child, chance * share)
            for final, chance in attack.solution.distribution().items()
            for child, share in attack.answered(final)
        ]

    def _solved(self, scale: int) -> Fraction:
        self._scale = scale
        self._values: dict[Exchange, int] = {}
        self._attacks: dict[Exchange, _Attack] = {}
        self._chances: dict[Exchange, Shares] = {}
        return Fraction(self._value(self.exchange), scale)

    def _value(self, exchange: Exchange) -> int:
        """The aim that best play leads to, scaled."""
        known = self._values.get(exchange)
        if known is None:
            known = self._values[exchange] = self._solve(exchange)
        return known

    def _solve(self, exchange: Exchange) -> int:
        if exchange.stage is Stage.OVER:
            return self._scale * self._aim(*exchange.outcome())
        if isinstance(exchange.test, OpenTest):
            attack = self._attacks[exchange] = _Attack(exchange, self._value)
            return attack.value
        shares = self._chances[exchange] = _stage_chances(exchange)
        return sum([part(self._value(following), share) for following, share in shares])


class _Attack:
    """An attack that may be parried; its result changes nothing but the chance of the parry."""

    def __init__(self, exchange: Exchange, value: Callable[[Exchange], int]) -> None:
        answer = exchange.resume(1)
        parry = answer.resume("parry")
        self._missed, self._taken = exchange.resume(0), answer.resume("take")
        self._parried, self._struck = parry.resume(True), parry.resume(False)
        self._defence: int = parry.test.value
        # Everything from here on is seen by the striker.
        sign = -1 if exchange.striker else 1
        ends = (self._missed, self._taken, self._parried, self._struck)
        self._worths = [sign * value(end) for end in ends]
        self.solution = Solution(exchange.test, self._worth, min(self._worths), max(self._worths))
        self.value = part(sign, self.solution.value)

    def answered(self, final: int) -> Shares:
        """What follows an attack of so much when its target answers best."""
        if final <= 0:  # CON-10
            return [(self._missed, 1)]
        if self._parry_worth(final) >= self._worths[1]:
            return [(self._taken, 1)]
        chance = _success(self._defence, final)
        return [(self._parried, chance), (self._struck, 1 - chance)]

    def _worth(self, final: int) -> int:
        missed, taken, _, _ = self._worths
        return missed if final <= 0 else min(taken, self._parry_worth(final))

    def _parry_worth(self, final: int) -> int:
        _, _, parried, struck = self._worths
        return struck + part(parried - struck, _success(self._defence, final))


def exchange(
    first: Combatant, second: Combatant, aim: str = "harm"
) -> dict[tuple[Health, Health], Fraction]:
    """The state of both fighters after all their blows; the first one strikes first."""
    for fighter in (first, second):
        _check("attacks", fighter.attacks, 0, MOST_DICE)
        _check("parries", fighter.parries, 0, MOST_DICE)
        _check("resistance", fighter.resistance, 1, FARTHEST)
    return ExchangeOdds(Exchange.start(first, second), AIMS[aim]).distribution()


def _stage_chances(exchange: Exchange) -> Shares:
    """What follows a test or a wound roll. To hit, to parry, to wound more is never worse."""
    test = exchange.test
    if isinstance(test, DifficultyTest):
        chance = _success(test.value, test.difficulty, test.dice.brute)
        outcomes = [(exchange.resume(True), chance), (exchange.resume(False), 1 - chance)]
    else:
        results = _wound(test.strength - test.resistance, test.extra, test.table)
        outcomes = [(exchange.resume(_Wounded(result)), part) for result, part in results.items()]
    return [outcome for outcome in outcomes if outcome[1]]


def forget() -> None:
    """Empty the caches, so that the next question is answered from nothing."""
    _success.cache_clear()
    _wound.cache_clear()
    landings.cache_clear()


class _Wounded:
    """The part of a wound that an exchange goes on with."""

    def __init__(self, result: Result) -> None:
        self.result = result


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise OptionError("error-odds-range", name=name, value=number, least=least, most=most)
