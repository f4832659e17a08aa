"""Exact odds of the objectives: the secret fighter, searches, constructions, explosions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import dist

from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.objective_arithmetic import (
    FLIGHT,
    FOUND_ON,
    LEAST_FOR_BONUS,
    bonus,
    bounded,
    gain,
    limit,
    threshold,
)

D6 = range(1, 7)
SIZES = {"small": 1, "large": 2}  # RAG-70, RAG-71: how many dice give the distance
EIGHTHS = 8

Spot = tuple[float, float]  # cm

# RAG-27: what the bonus die gives, and on how many faces.
_BONUS = Counter(bonus(face) for face in D6)


def found_by(candidates: int, losses: Sequence[int]) -> list[Fraction]:
    """RAG-50, RAG-51: the chance that the secret fighter was found, after each phase of losses.

    >>> found_by(25, [16])
    [Fraction(3, 5)]
    """
    if candidates < 1:
        raise OptionError("error-candidates", candidates=candidates)
    hidden = Fraction(1)
    chances = []
    for phase, lost in enumerate(losses, 1):
        if not 0 <= lost <= candidates:
            raise OptionError("error-losses", phase=phase, lost=lost, left=candidates)
        if lost:
            hidden *= 1 - Fraction(threshold(lost, candidates), 10)
            candidates -= lost
        chances.append(1 - hidden)
    return chances


@dataclass(frozen=True)
class SearchOdds:
    """RAG-40: what the caches hold, in the order in which they are searched."""

    holds: list[Fraction]  # that the first, second, … cache searched holds an object
    found: list[Fraction]  # that 0, 1, 2, … objects have been found by the end


def search(objects: int, caches: int, searches: int | None = None) -> SearchOdds:
    """RAG-40, RAG-41: the odds of searching so many caches (all of them unless told).

    >>> search(1, 2).holds
    [Fraction(1, 3), Fraction(2, 3)]
    """
    if not 1 <= objects < caches:
        raise OptionError("error-search", objects=objects, caches=caches)
    if caches > 12:
        raise OptionError("error-odds-range", name="caches", value=caches, least=2, most=12)
    wanted = caches if searches is None else searches
    if not 0 <= wanted <= caches:
        raise OptionError("error-searches", searches=wanted, caches=caches)
    lucky = Fraction(len([face for face in D6 if face >= FOUND_ON]), 6)
    holds = []
    unfound = {objects: Fraction(1)}  # how many objects are left decides how it goes on
    for cache in range(wanted):
        following: dict[int, Fraction] = {}
        held = Fraction(0)
        for left, chance in unfound.items():
            finds = Fraction(left == caches - cache) or lucky * (left > 0)
            held += chance * finds
            for after, part in ((left - 1, chance * finds), (left, chance * (1 - finds))):
                if part:
                    following[after] = following.get(after, Fraction(0)) + part
        holds.append(held)
        unfound = following
    found = [unfound.get(objects - number, Fraction(0)) for number in range(objects + 1)]
    return SearchOdds(holds, found)


def finished_by(
    required: int, strength: int, resistance: int, turns: int, points: int = 0
) -> list[Fraction]:
    """RAG-23 … RAG-27: the chance to have finished by the end of turn 1, 2, …

    Each chance is the best one: the bonus die is thrown exactly when that helps to be in time.
    To throw it whenever it may be thrown is enough while the end is open: who leaves the die out
    for now and throws later could as well throw now and leave the last throw out.
    """
    for name, number, least, most in (
        ("structure", required, 1, 200),
        ("strength", strength, 0, 10_000),
        ("resistance", resistance, 0, 10_000),
        ("turns", turns, 1, 50),
        ("points", points, 0, limit(required)),  # RAG-25
    ):
        if not least <= number <= most:
            raise OptionError("error-odds-range", name=name, value=number, least=least, most=most)
    each_turn = gain(strength, resistance)
    first = bounded(points + each_turn, required)
    # Chances are whole numbers over a die for every turn left. With so many turns left, points
    # from `sure_from` on finish by work alone, and with fewer than the least the dice cannot help.
    later: dict[int, int] = {}
    sure_from = limit(required) + 1  # with no turn left, nothing is
    ways: dict[int, tuple[int, list[tuple[int, int]]]] = {}
    chances = []
    for left in range(1, turns + 1):
        sure = 6 ** (left - 1)
        enough = required - (left - 1) * each_turn
        past = turns - left  # at most
        least = max(enough - left * max(_BONUS), first + min(past * (each_turn - 1), 0), 0)
        most = first + past * (each_turn + max(_BONUS))
        now = {}
        for at in range(least, min(enough, most + 1)):
            if at not in ways:
                ways[at] = _after_bonus(at, required, each_turn)
            finished, going_on = ways[at]
            now[at] = finished * sure + sum(
                weight * (sure if to >= sure_from else later.get(to, 0)) for to, weight in going_on
            )
        later, sure_from = now, enough
        chances.append(Fraction(1) if first >= enough else Fraction(now.get(first, 0), 6 * sure))
    return chances


def _after_bonus(points: int, required: int, gained: int) -> tuple[int, list[tuple[int, int]]]:
    """In how many sixths a turn's bonus finishes; else the points after the next turn's work."""
    if required < LEAST_FOR_BONUS or points < 1:
        return 0, [(bounded(points + gained, required), 6)]
    finished, going_on = 0, []
    for given, faces in _BONUS.items():
        after = bounded(points + given, required)
        if after >= required:
            finished += faces
        else:
            going_on.append((bounded(after + gained, required), faces))
    return finished, going_on


def distances(size: str) -> dict[int, Fraction]:
    """RAG-70, RAG-71: how far one piece of debris flies in cm, before any table edge."""
    totals = Counter({0: 1})
    for _ in range(SIZES[size]):
        totals = Counter(total + face for total in totals.elements() for face in D6)
    return {FLIGHT * total: Fraction(n, totals.total()) for total, n in sorted(totals.items())}


def landings(size: str, centre: Spot, table: Spot) -> dict[Spot, Fraction]:
    """RAG-81, RAG-90: the places where one piece of debris may land, with their chances.

    Places lie on the eighths of a centimetre, as on the virtual table (CON-67).
    """
    from escarmouche.games.confrontation.geometry.area import landing

    x, y, width, height = (round(EIGHTHS * number) for number in (*centre, *table))
    chances: dict[Spot, Fraction] = {}
    for cm, chance in distances(size).items():
        for direction in D6:
            to_x, to_y = landing(x, y, direction, EIGHTHS * cm, width, height)
            spot = (to_x / EIGHTHS, to_y / EIGHTHS)
            chances[spot] = chances.get(spot, Fraction(0)) + chance / 6
    return chances


def lands_in(
    zone: tuple[float, float, float], landings: Mapping[Spot, Fraction], pieces: int = 1
) -> Fraction:
    """The chance that at least one of so many pieces lands in a round zone (x, y, radius)."""
    x, y, radius = zone
    each = sum(
        (chance for spot, chance in landings.items() if dist(spot, (x, y)) <= radius), Fraction(0)
    )
    return 1 - (1 - each) ** pieces
