"""Exact chances of single throws, kept: one die against a difficulty, a wound roll."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

from escarmouche.games.confrontation.odds.trials import OpenTest, needed
from escarmouche.games.confrontation.wound_table import SEVERITY, Result, WoundTable
from escarmouche.games.confrontation.wounds import (
    ExtraDie,
    Health,
    WoundRoll,
    thrown_at_once,
)
from escarmouche.odds.exact import scaled
from escarmouche.odds.stopping import Stopping

WOUND_THROWS = 6**3  # of up to three dice


def reaches(value: int, difficulty: int, brute: bool = False) -> Fraction:
    """CON-06: the chance of one die, rerolled as well as one can."""
    return _reaches(needed(value, difficulty), brute)


@lru_cache(maxsize=1024)
def _reaches(natural: int, brute: bool) -> Fraction:
    def chance(scale: int) -> Fraction:
        return Fraction(chain(brute).best(_Reached(natural, scale), scale)[0], scale)

    return scaled(chance)


class _Reached(dict[int, int]):
    """What results are worth if one needs so much."""

    def __init__(self, natural: int, worth: int) -> None:
        self._natural, self._worth = natural, worth

    def __missing__(self, result: int) -> int:
        return self._worth if result >= self._natural else 0


@cache
def chain(brute: bool) -> Stopping:
    """The natural results of one die."""
    return Stopping(OpenTest.start(0, brute=brute))


@lru_cache(maxsize=1024)
def wound_weights(difference: int, extra: ExtraDie, table: WoundTable | None) -> dict[Result, int]:
    """How often every result comes among all throws of a wound roll, by FOR − RES + bonus."""
    start = WoundRoll.start(difference, 0, 0, extra, table)
    two_dice = thrown_at_once(start._replace(extra=ExtraDie.NONE))
    results = {roll.thrown: roll.outcome().result for roll, _ in two_dice}
    unit = WOUND_THROWS // 6**start.dice
    weights = dict.fromkeys(Result, 0)
    if start.dice == 2:
        for roll, weight in two_dice:
            weights[results[roll.thrown]] += unit * weight
        return weights
    throws = thrown_at_once(start)
    any_throw, _ = throws[0]  # who picks and among what is the same whatever the dice show
    # CON-62: who picks two of the dice wants much, or suffers it and wants little.
    wanted, pairs = (min if any_throw.actor else max), any_throw.moves()
    for roll, weight in throws:
        dice = roll.thrown  # lower ones first, so any two of them are a throw of two dice
        picks = [results[dice[one], dice[other]] for one, other in pairs]
        weights[wanted(picks, key=SEVERITY.__getitem__)] += unit * weight
    return weights


def hurt(health: Health, roll: WoundRoll) -> dict[Health, int]:
    """The healths that may follow a wound roll, with integer weights."""
    difference = roll.strength - roll.resistance + roll.bonus
    weights: dict[Health, int] = {}
    for result, weight in wound_weights(difference, roll.extra, roll.table).items():
        if weight:
            after = health.suffer(result)
            weights[after] = weights.get(after, 0) + weight
    return weights


def forget() -> None:
    """Empty the caches, so that the next question is answered from nothing."""
    _reaches.cache_clear()
    chain.cache_clear()
    wound_weights.cache_clear()
