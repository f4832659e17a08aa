"""CON-50, CON-73, CON-74, CON-121, RAG-86: a scenario, and the names of what it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.profiles import Profile

SMALLEST, LARGEST = 60, 120  # cm a side
TURNS = 6  # CON-121
MOST_TURNS = 12
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}
TERRAINS = ("difficult", "low", "block")  # CON-73, from table.DIFFICULT on
KINDS = ("capture", "control", "construction", "delivery", "holding", "secret")
MOMENTS = ("at-once", "each-turn", "end")
PARTS = (6, 8, 10, 12, 20)  # RAG-61
LATER = MOST_FIGHTERS - table.FIRST_LATER  # fighters that a scenario and summoners can add

Spot = tuple[int, int]


@dataclass(frozen=True)
class Terrain:
    kind: int  # table.DIFFICULT, LOW or BLOCK_TERRAIN
    corners: tuple[Spot, ...]  # anticlockwise


@dataclass(frozen=True)
class Zone:
    """RAG-10: a disc about `at`, or a rectangle whose lower left corner that is."""

    name: str
    at: Spot
    radius: int = 0
    size: Spot = (0, 0)


@dataclass(frozen=True)
class Building:
    name: str
    side: int
    structure: int
    resistance: int
    footprint: Spot


@dataclass(frozen=True)
class Prisoners:
    """RAG-30: a unit that begins as captives, where the scenario sets it."""

    unit: str
    side: int
    fighters: tuple[Profile, ...]
    at: tuple[Spot, ...]


@dataclass(frozen=True)
class Appearance:
    """RAG-60, RAG-61: a fighter, or an object when there is none."""

    turn: int
    zone: int
    parts: int  # 0 for a round zone
    fighter: Profile | None
    side: int


@dataclass(frozen=True)
class Explosion:
    """RAG-70, RAG-71, RAG-90."""

    at: Spot
    large: bool
    debris: int
    strength: int  # −1: nobody is hurt
    turn: int  # 0: not by itself
    hit: bool  # when it is hit


@dataclass(frozen=True)
class Objective:
    """CON-121; `subject` is a number in the list of its kind, for a capture a name or a number."""

    kind: int
    side: int  # −1: whoever fulfils it
    subject: int | str
    points: int
    moment: int
    zone: int  # where an object is held or a unit delivered; −1: anywhere


@dataclass(frozen=True)
class Scenario:
    name: str
    width: int
    height: int
    turns: int | None  # CON-50: open
    army_points: int | None
    edges: tuple[int, int]
    edges_fixed: bool
    terrain: tuple[Terrain, ...]
    zones: tuple[Zone, ...]
    buildings: tuple[Building, ...]
    prisoners: tuple[Prisoners, ...]
    objects: int  # in the camp
    caches: tuple[Spot, ...]
    secret: int  # whose fighters hide the secret one; −1: nobody's
    appearances: tuple[Appearance, ...]
    explosions: tuple[Explosion, ...]
    objectives: tuple[Objective, ...]
    excluded: tuple[str, ...]  # RAG-21: ranks, units and bases that do not build
    source: DataFile


def is_convex(corners: Sequence[Spot]) -> bool:
    """Whether an outline turns left at every corner, and goes round once: a star does so twice.

    >>> is_convex([(0, 0), (4, 0), (4, 4)]), is_convex([(0, 0), (4, 4), (4, 0)])
    (True, False)
    """
    if len(corners) < 3:
        return False
    ups = []
    for at, (x2, y2) in enumerate(corners):
        (x, y), (x1, y1) = corners[at - 2], corners[at - 1]
        if (x1 - x) * (y2 - y1) <= (y1 - y) * (x2 - x1):
            return False
        ups.append(y2 - y1)
    signs = [up > 0 for up in ups if up]
    return sum(signs[at] != signs[at - 1] for at in range(len(signs))) == 2
