"""The questions that the odds answer, the same for the command line and the page.

The page asks them in JavaScript made from this very code (`core.javascript`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import hypot
from typing import NamedTuple

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.odds import objectives
from escarmouche.games.confrontation.odds.answers import (
    Ends,
    duel_ends,
    fight_ends,
    melee_ends,
    opposed,
    rerolled,
    sealed_duel,
    success,
    wound,
)
from escarmouche.games.confrontation.odds.cards import read_combatant
from escarmouche.games.confrontation.odds.exchange import Combatant
from escarmouche.games.confrontation.odds.opposition import Side
from escarmouche.games.confrontation.wound_table import WoundTable
from escarmouche.games.confrontation.wounds import ExtraDie, Health

MOST_DEBRIS = 100


# Fights of two and of several; each takes its part of a second in a program that is still cold.
_CARD = "ATT 3 DEF 4 FOR 4 RES 5"
# Fights to practise: the attacks and parries of one fighter, none where its dice are still to be
# shared out, and how many it fights. The large ones come last: what they need is compiled by then.
_PRACTICE = (
    (1, 1), (1, 1), (1, 2), (1, 2), (1, 2), (1, 3), (1, 2), (1, 3), (3, 1), (3, 1), (2, 3), (2, 3),
    (2, 3), (0, 2), (0, 2), (0, 2), (0, 2),
)  # fmt: skip


class Line(NamedTuple):
    """One line of an answer: its key and its chance."""

    key: str
    chance: Fraction


class Part(NamedTuple):
    """Lines that belong together; an answer of one part needs no name for it."""

    name: str
    lines: list[Line]


def practise(times: int) -> bool:
    """Answer something so that the next answer comes quicker; whether there is more to practise.

    A browser compiles what it runs often. `times` is how often this was asked before.
    """
    if times < len(_PRACTICE):
        own, enemies = _PRACTICE[times]
        if own:
            each = [f"{_CARD} attacks 1 parries 1"] * enemies
            of_fight([f"{_CARD} attacks {own} parries {own}"], each)
        else:
            of_melee([_CARD], [_CARD] * enemies, [[3], [2] * enemies])
    return times + 1 < len(_PRACTICE)


def of_test(value: int, difficulty: int, dice: int = 1, brute: bool = False) -> list[Part]:
    return [Part("", [Line("success", success(value, difficulty, dice, brute))])]


def of_opposed(a: int, b: int, dice_a: int = 1, dice_b: int = 1) -> list[Part]:
    first, second = opposed(Side(a, dice_a), Side(b, dice_b))
    return [Part("", [Line("a", first), Line("b", second)])]


def of_reroll(values: Sequence[int], results: Sequence[int], live: int, seat: int) -> list[Part]:
    """What the companion asks at an opposed test: to keep a result or to throw again."""
    keep, again = rerolled(values, results, live, seat)
    return [Part("", [Line("keep", keep), Line("again", again)])]


def of_wound(
    strength: int,
    resistance: int,
    amplified: int = 0,
    attenuated: int = 0,
    bonus: int = 0,
    table: WoundTable | None = None,
) -> list[Part]:
    extra = ExtraDie.of(amplified, attenuated)
    chances = wound(strength, resistance, bonus, extra, table)
    return [Part("", [Line(result.value, chance) for result, chance in chances.items()])]


def of_fight(first: Sequence[str], second: Sequence[str], aim: str = "harm") -> list[Part]:
    """A part for each fighter of the first side, then of the second."""
    return _of_fighters(fight_ends(_side(first), _side(second), aim))


def of_duel(
    first: str,
    second: str,
    dice: Sequence[int],
    initiative: Sequence[int] | None = None,
    aim: str = "harm",
) -> list[Part]:
    """A part for each fighter; values of INI, or none if the first has the initiative."""
    one, other = read_combatant(first), read_combatant(second)
    return _of_fighters(duel_ends(one, other, (dice[0], dice[1]), _pair(initiative), aim))


def of_melee(
    first: Sequence[str],
    second: Sequence[str],
    dice: Sequence[Sequence[int]],
    initiative: Sequence[int] | None = None,
    aim: str = "harm",
) -> list[Part]:
    """The same of one against several, with the dice that each of a side has to share out."""
    sides = _side(first), _side(second)
    return _of_fighters(melee_ends(*sides, (dice[0], dice[1]), _pair(initiative), aim))


def of_sealed(
    first: str,
    second: str,
    dice: Sequence[int],
    initiative: Sequence[int] | None = None,
    aim: str = "harm",
) -> list[Part]:
    """Three parts for each share of the first: how often it is best, then one for each fighter."""
    one, other = read_combatant(first), read_combatant(second)
    parts = []
    for share in sealed_duel(one, other, (dice[0], dice[1]), _pair(initiative), aim):
        parts.append(Part("share", [Line(str(share.attacks), share.weight)]))
        parts += _of_fighters(share.ends)
    return parts


def _side(words: Sequence[str]) -> list[Combatant]:
    return [read_combatant(each) for each in words]


def _pair(values: Sequence[int] | None) -> tuple[int, int] | None:
    return None if values is None else (values[0], values[1])


def _of_fighters(ends: Ends) -> list[Part]:
    parts = []
    sizes = [len(side) for side in next(iter(ends.amounts))]
    for at, side in enumerate(("first", "second")):
        for number in range(sizes[at]):
            amounts: dict[Health, int] = {}
            for healths, amount in ends.amounts.items():
                health = healths[at][number]
                amounts[health] = amounts.get(health, 0) + amount
            chances = {health: Fraction(each, ends.whole) for health, each in amounts.items()}
            parts.append(Part(side, states(chances)))
    return parts


def of_secret(candidates: int, losses: Sequence[int]) -> list[Part]:
    return [Part("found_by_phase", _numbered(objectives.found_by(candidates, losses), 1))]


def of_search(objects: int, caches: int, searches: int | None = None) -> list[Part]:
    odds = objectives.search(objects, caches, searches)
    return [Part("cache", _numbered(odds.holds, 1)), Part("found", _numbered(odds.found, 0))]


def of_construction(
    structure: int, strength: int, resistance: int, turns: int = 6, points: int = 0
) -> list[Part]:
    chances = objectives.finished_by(structure, strength, resistance, turns, points)
    return [Part("finished_by_turn", _numbered(chances, 1))]


def of_explosion(
    size: str,
    at: Sequence[float],
    table: Sequence[float],
    zone: Sequence[float] | None = None,
    debris: int = 1,
) -> list[Part]:
    """How far debris flies, where one piece may land, and whether a zone (x, y, radius) is hit."""
    (x, y), (width, height) = at, table
    if width <= 0 or height <= 0:
        raise OptionError("error-odds-empty-table", text=_written(table))
    if not (0 <= x <= width and 0 <= y <= height):
        raise _off_table(at, width, height)
    if not 1 <= debris <= MOST_DEBRIS:
        raise OptionError(
            "error-odds-range", name="debris", value=debris, least=1, most=MOST_DEBRIS
        )
    flown = [Line(str(cm), chance) for cm, chance in objectives.distances(size).items()]
    landings = objectives.landings(size, (x, y), (width, height))
    places = [Line(_written(spot), chance) for spot, chance in landings.items()]
    parts = [Part("distance", flown), Part("landings", places)]
    if zone is not None:
        zone_x, zone_y, radius = zone
        if radius <= 0:
            raise OptionError("error-odds-radius", text=_written(zone))
        aside = max(-zone_x, 0, zone_x - width)
        along = max(-zone_y, 0, zone_y - height)
        if hypot(aside, along) > radius:
            raise _off_table(zone, width, height)
        chance = objectives.lands_in((zone_x, zone_y, radius), landings, debris)
        parts.append(Part("zone", [Line("zone", chance)]))
    return parts


def states(chances: Mapping[Health, Fraction]) -> list[Line]:
    """The states of a fighter; whether the dead were stunned matters to nobody."""
    merged: dict[str, Fraction] = {}
    for health in sorted(chances):
        key = health.level.name.lower()
        if health.stunned and not health.killed:
            key = f"{key}_stunned"
        merged[key] = merged.get(key, Fraction(0)) + chances[health]
    return [Line(key, chance) for key, chance in merged.items()]


def _numbered(chances: Sequence[Fraction], first: int) -> list[Line]:
    return [Line(str(number), chance) for number, chance in enumerate(chances, first)]


def _off_table(place: Sequence[float], width: float, height: float) -> OptionError:
    return OptionError("error-odds-off-table", text=_written(place), width=width, height=height)


def _written(numbers: Sequence[float]) -> str:
    return ",".join([f"{number:g}" for number in numbers])
