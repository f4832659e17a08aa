"""Exact odds of Confrontation's dice, asked of the very rules that play them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from math import lcm
from typing import Any, NamedTuple

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.exchange import Combatant, Exchange, Stage, same_end
from escarmouche.games.confrontation.naturals import landings
from escarmouche.games.confrontation.opposition import (
    OpposedTest,
    Side,
    same_future,
    sensible,
    throws,
)
from escarmouche.games.confrontation.trials import DifficultyTest, OpenTest, landed, same_chance
from escarmouche.games.confrontation.wound_table import SEVERITY, Result, WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health, Wound, WoundRoll, same_wound
from escarmouche.odds.exact import Search, Solution, divided, part, scaled
from escarmouche.odds.graph import Tree
from escarmouche.odds.loops import LoopSolution

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
    return _tests().value_of(DifficultyTest.start(value, difficulty, brute=brute))


@cache
def _tests() -> Solution:
    """All difficulty tests of one die, solved as far as they have been asked for."""
    return Solution(DifficultyTest.start(0, 0), int, tree=Tree(same_chance, landed))


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
    return LoopSolution(start, lambda winner: 1 - winner, Tree(same_future, throws, sensible))


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
    solution = Solution(roll, _severity, 0, len(Result) - 1, Tree(same_wound))
    chances = dict.fromkeys(Result, Fraction(0))
    for outcome, chance in solution.distribution().items():
        chances[outcome.result] += chance
    return chances


def _severity(wound: Wound) -> int:
    return SEVERITY[wound.result]


class _Wounded(NamedTuple):
    """The part of a wound that an exchange goes on with."""

    result: Result


@lru_cache(maxsize=1024)
def _wound_weights(
    difference: int, extra: ExtraDie, table: WoundTable | None
) -> tuple[list[tuple[Any, int]], int]:
    """The results of a wound roll with integer weights, and the sum of these."""
    chances = _wound(difference, extra, table)
    total = lcm(*[chance.denominator for chance in chances.values()])
    return [(_Wounded(result), int(chance * total)) for result, chance in chances.items()], total


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
        self._attacks = Tree()
        self._known: dict[Exchange, _Stage] = {}
        self._stages: list[_Stage] = []  # what follows a stage comes before it
        self._first = self._stage(exchange)
        self.value = scaled(self._solved, BLOWS)

    def distribution(self) -> dict[tuple[Health, Health], Fraction]:
        """The chance of every state of both fighters afterwards."""
        return scaled(self._spread, self._scale)

    def _stage(self, exchange: Exchange) -> _Stage:
        exchange = same_end(exchange)
        known = self._known.get(exchange)
        if known is None:
            known = self._known[exchange] = self._new_stage(exchange)
            self._stages.append(known)
        return known

    def _new_stage(self, exchange: Exchange) -> _Stage:
        if exchange.stage is Stage.OVER:
            healths = exchange.outcome()
            return _End(healths, self._aim(*healths))
        if isinstance(exchange.test, OpenTest):
            return _Attack(exchange, self._attacks, self._stage)
        return _Roll(exchange, self._stage)

    def _solved(self, scale: int) -> Fraction:
        self._scale = scale
        for stage in self._stages:
            stage.value = stage.solved(scale)
        return Fraction(self._first.value, scale)

    def _spread(self, scale: int) -> dict[tuple[Health, Health], Fraction]:
        for stage in self._stages:
            stage.chance = 0
        self._first.chance = scale
        chances: dict[tuple[Health, Health], int] = {}
        for stage in reversed(self._stages):
            if isinstance(stage, _End):
                chances[stage.healths] = chances.get(stage.healths, 0) + stage.chance
            elif stage.chance:
                stage.spread()
        return {healths: Fraction(chance, scale) for healths, chance in chances.items() if chance}


class _End:
    """Both fighters as the last blow leaves them."""

    value: int
    chance: int

    def __init__(self, healths: tuple[Health, Health], worth: int) -> None:
        self.healths = healths
        self._worth = worth

    def solved(self, scale: int) -> int:
        return self._worth * scale


class _Roll:
    """A test or a wound roll. To hit, to parry, to wound more is never worse."""

    value: int  # what best play makes of it, scaled
    chance: int  # that it comes up, scaled

    def __init__(self, exchange: Exchange, stage: Callable[[Exchange], _Stage]) -> None:
        test = exchange.test
        weights: list[tuple[Any, int]]
        if isinstance(test, DifficultyTest):
            chance = _success(test.value, test.difficulty, test.dice.brute)
            hits, self._total = chance.as_integer_ratio()
            weights = [(True, hits), (False, self._total - hits)]
        else:
            difference = test.strength - test.resistance
            weights, self._total = _wound_weights(difference, test.extra, test.table)
        self._following = [
            (stage(exchange.resume(outcome)), weight) for outcome, weight in weights if weight
        ]

    def solved(self, scale: int) -> int:
        return divided(
            sum([stage.value * weight for stage, weight in self._following]), self._total
        )

    def spread(self) -> None:
        unit = divided(self.chance, self._total)
        for stage, weight in self._following:
            stage.chance += unit * weight


class _Attack:
    """An attack that may be parried; its result changes nothing but the chance of the parry."""

    value: int
    chance: int

    def __init__(self, exchange: Exchange, tree: Tree, stage: Callable[[Exchange], _Stage]) -> None:
        answer = exchange.resume(1)
        parry = answer.resume("parry")
        self._missed, self._taken = stage(exchange.resume(0)), stage(answer.resume("take"))
        self._parried, self._struck = stage(parry.resume(True)), stage(parry.resume(False))
        self._defence: int = parry.test.value
        self._sign = -1 if exchange.striker else 1
        self._tree = tree
        self._root = tree.node(exchange.test)

    def solved(self, scale: int) -> int:
        # Seen by the striker, who aims high; the target takes or parries for the lower worth.
        self._worths = missed, taken, parried, struck = [
            self._sign * stage.value
            for stage in (self._missed, self._taken, self._parried, self._struck)
        ]
        highest = max(missed, min(taken, max(parried, struck)))
        self._search = Search(self._tree, self._worth, min(self._worths), highest)
        return self._sign * self._search.value(self._root)

    def spread(self) -> None:
        for final, chance in self._search.spread(self._root, self.chance).items():
            if final <= 0:  # CON-10
                self._missed.chance += chance
            elif self._parry_worth(final) >= self._worths[1]:
                self._taken.chance += chance
            else:
                parried = part(chance, _success(self._defence, final))
                self._parried.chance += parried
                self._struck.chance += chance - parried

    def _worth(self, final: int) -> int:
        missed, taken, _, _ = self._worths
        return missed if final <= 0 else min(taken, self._parry_worth(final))

    def _parry_worth(self, final: int) -> int:
        _, _, parried, struck = self._worths
        return struck + part(parried - struck, _success(self._defence, final))


_Stage = _End | _Roll | _Attack


def exchange(
    first: Combatant, second: Combatant, aim: str = "harm"
) -> dict[tuple[Health, Health], Fraction]:
    """The state of both fighters after all their blows; the first one strikes first."""
    for fighter in (first, second):
        _check("attacks", fighter.attacks, 0, MOST_DICE)
        _check("parries", fighter.parries, 0, MOST_DICE)
        _check("attack", fighter.attack, -FARTHEST, FARTHEST)
        _check("defence", fighter.defence, -FARTHEST, FARTHEST)
        _check("strength", fighter.strength, -FARTHEST, FARTHEST)
        _check("resistance", fighter.resistance, 1, FARTHEST)
    return ExchangeOdds(Exchange.start(first, second), AIMS[aim]).distribution()


def forget() -> None:
    """Empty the caches, so that the next question is answered from nothing."""
    _success.cache_clear()
    _tests.cache_clear()
    _wound.cache_clear()
    _wound_weights.cache_clear()
    landings.cache_clear()


def _check(name: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise OptionError("error-odds-range", name=name, value=number, least=least, most=most)
