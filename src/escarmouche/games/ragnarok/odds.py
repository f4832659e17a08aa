"""Exact odds of the objectives, asked of the very rules that play them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from escarmouche.core.errors import OptionError
from escarmouche.games.ragnarok.construction import (
    BONUS,
    BuildingSite,
    gained,
    limit,
    turn,
    undecided,
)
from escarmouche.games.ragnarok.explosion import STEP, Size, debris
from escarmouche.games.ragnarok.search import Search
from escarmouche.games.ragnarok.secret import SecretFighter
from escarmouche.games.ragnarok.tabletop import Spot, Table, spot_in
from escarmouche.odds.exact import Solution
from escarmouche.odds.tree import OVER, spread

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry


def found_by(candidates: int, losses: list[int]) -> list[Fraction]:
    """RAG-50: the chance that the secret fighter has been found after each phase of losses."""
    SecretFighter.start(candidates, losses)  # refuses losses that cannot be
    secret = SecretFighter(candidates, tuple(losses))
    hidden = Fraction(1)
    chances = []
    while secret.losses:
        if hidden:  # else perhaps nobody is left to be the secret fighter
            phase = SecretFighter.start(secret.candidates, secret.losses[:1])
            hidden *= 1 - Solution(phase, int).value
        chances.append(1 - hidden)
        secret = secret.checked(found=False)
    return chances


@dataclass(frozen=True)
class SearchOdds:
    """RAG-40: what the caches hold, in the order in which they are searched."""

    holds: list[Fraction]  # that the first, second, … cache searched holds an object
    found: list[Fraction]  # that 0, 1, 2, … objects have been found by the end


def search(objects: int, caches: int, searches: int | None = None) -> SearchOdds:
    """The odds of searching so many caches (all of them unless told).

    >>> search(1, 2).holds
    [Fraction(1, 3), Fraction(2, 3)]
    """
    start = Search.start(objects, caches)
    if caches > 12:
        raise OptionError("error-odds-range", name="caches", value=caches, least=2, most=12)
    wanted = caches if searches is None else searches
    if not 0 <= wanted <= caches:
        raise OptionError("error-searches", searches=wanted, caches=caches)
    scale = 6**wanted
    holds = [0] * wanted
    layer = {objects: (start, scale)}  # how many objects are left decides how it goes on
    for cache in range(wanted):
        following: dict[int, tuple[Search, int]] = {}
        for state, chance in layer.values():
            for after, part in _searched(state, cache, chance):
                holds[cache] += part * (after.held[cache] is True)
                before = following.get(after.unfound, (after, 0))[1]
                following[after.unfound] = (after, before + part)
        layer = following
    found = [layer.get(objects - number, (start, 0))[1] for number in range(objects + 1)]
    return SearchOdds(
        [Fraction(chance, scale) for chance in holds], [Fraction(chance, scale) for chance in found]
    )


def _searched(state: Search, cache: int, chance: int) -> list[tuple[Search, int]]:
    """What searching a cache leads to, with the parts of a chance."""
    if not state.unfound:  # RAG-40: nobody searches any more
        return [(state, chance)]
    searching = state.search(cache, in_contact=True, ends_activation=True)
    if searching.actor == OVER:
        return [(searching, chance)]
    return [(after, chance * weight // 6) for after, weight in spread(searching)]


def finished_by(
    required: int, strength: int, resistance: int, turns: int, points: int = 0
) -> list[Fraction]:
    """RAG-23 … RAG-27: the chance to have finished by the end of turn 1, 2, …

    Each chance is the best one: the bonus die is thrown exactly when that helps to be in time.
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
    gain = gained(strength, resistance)
    first = BuildingSite.start(required, gain, 1, points).points
    # The same points lead to the same points whatever the turn, so the rules are asked only once
    # for each of them; chances are whole numbers over a die for every turn left.
    ways: dict[int, _Way] = {}
    later: dict[int, int] = {}
    sure_from = limit(required) + 1  # with no turn left, nothing is
    chances = []
    for left in range(1, turns + 1):
        sure = 6 ** (left - 1)
        now = {}
        open_points = undecided(required, gain, left)
        past = turns - left  # at most
        least = first + min(past * (gain + min(BONUS.values())), 0)
        most = first + past * (gain + max(BONUS.values()))
        for at in range(max(open_points.start, least), min(open_points.stop, most + 1)):
            way = ways.get(at)
            if way is None:
                way = ways[at] = _way(BuildingSite(required, gain, at, 2))
            finished, going_on = way
            now[at] = finished * sure + sum(
                [w * (sure if to >= sure_from else later.get(to, 0)) for to, w in going_on]
            )
        later, sure_from = now, open_points.stop
        chances.append(Fraction(1) if first >= sure_from else Fraction(now.get(first, 0), 6 * sure))
    return chances


_Way = tuple[int, list[tuple[int, int]]]


def _way(site: BuildingSite) -> _Way:
    """In how many sixths the bonus of this turn finishes; else the next points, with weights."""
    sites = turn(site)
    finished = sum([weight for after, weight in sites if after.left == site.left])
    return finished, [(after.points, weight) for after, weight in sites if after.left < site.left]


def distances(size: Size) -> dict[int, Fraction]:
    """RAG-70, RAG-71: how far one piece of debris flies, before any table edge."""
    from icepool import d6

    flights = STEP * (size.dice @ d6)
    return {int(cm): Fraction(weight, flights.denominator()) for cm, weight in flights.items()}


def landings(size: Size, centre: Spot, table: Table) -> dict[Spot, Fraction]:
    """RAG-81: the places where one piece of debris may land, with their chances."""
    chances: dict[Spot, Fraction] = {}
    for cm, chance in distances(size).items():
        faces = _faces(size, cm // STEP)
        for direction in range(1, 7):
            spot = debris(size, centre, faces, direction, table)
            chances[spot] = chances.get(spot, Fraction(0)) + chance / 6
    return chances


def lands_in(
    zone: BaseGeometry, size: Size, centre: Spot, table: Table, pieces: int = 1
) -> Fraction:
    """The chance that at least one of so many pieces of debris lands in a zone."""
    each = sum(
        chance for spot, chance in landings(size, centre, table).items() if spot_in(spot, zone)
    )
    return 1 - (1 - Fraction(each)) ** pieces


def _faces(size: Size, total: int) -> list[int]:
    """Some dice that show a total: only their sum matters to the flight."""
    if size is Size.SMALL:
        return [total]
    first = max(1, total - 6)
    return [first, total - first]
