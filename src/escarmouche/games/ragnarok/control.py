"""RAG-10, RAG-11: control a zone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from escarmouche.games.ragnarok.army import Fighter
from escarmouche.games.ragnarok.tabletop import mostly_in

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry


def counts(fighter: Fighter, zone: BaseGeometry) -> bool:
    """Whether a fighter counts for a zone: RAG-11 excludes some, RAG-10 asks for the base."""
    if fighter.summoned or fighter.displaced or fighter.routed:
        return False
    lost = fighter.life_at_start - fighter.life
    return 2 * lost <= fighter.life_at_start and mostly_in(fighter.figure, zone)


def powers(fighters: Iterable[Fighter], zone: BaseGeometry) -> tuple[int, int]:
    """The power of either side in a zone."""
    totals = [0, 0]
    for fighter in fighters:
        if counts(fighter, zone):
            totals[fighter.side] += fighter.power
    return totals[0], totals[1]


def controller(fighters: Iterable[Fighter], zone: BaseGeometry) -> int | None:
    """RAG-10: the side with the greater power; nobody when they are equal."""
    first, second = powers(fighters, zone)
    if first == second:
        return None
    return 0 if first > second else 1
