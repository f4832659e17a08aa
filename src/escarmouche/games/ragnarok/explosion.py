"""RAG-70, RAG-71, RAG-81: where the debris of an explosion lands."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from escarmouche.core.errors import OptionError
from escarmouche.games.ragnarok.tabletop import Spot, Table, arrow, scattered
from escarmouche.games.ragnarok.throw import Throw

STEP = 5  # cm for each point of the distance dice


class Size(Enum):
    SMALL = "small"
    LARGE = "large"

    @property
    def dice(self) -> int:
        """RAG-70 one die for the distance, RAG-71 two."""
        return 1 if self is Size.SMALL else 2


def flight(size: Size, faces: Sequence[int]) -> int:
    """How far one piece of debris flies, in cm.

    >>> flight(Size.SMALL, [4]), flight(Size.LARGE, [4, 6])
    (20, 50)
    """
    if len(faces) != size.dice:
        raise OptionError("error-explosion-dice", expected=size.dice, found=len(faces))
    return STEP * sum(faces)


def debris(
    size: Size, centre: Spot, faces: Sequence[int], direction_face: int, table: Table
) -> Spot:
    """Where one piece of debris comes down; the edge of the table stops it."""
    landing = scattered(centre, arrow(direction_face), flight(size, faces))
    return table.stopped(centre, landing)


def explosion_throw(size: Size, centre: Spot, pieces: int, table: Table) -> Throw[list[Spot]]:
    """All the debris, piece after piece: the dice for the distance, then that for the direction."""
    each = size.dice + 1

    def read(faces: tuple[int, ...]) -> list[Spot]:
        thrown = [faces[start : start + each] for start in range(0, pieces * each, each)]
        return [debris(size, centre, flown, direction, table) for *flown, direction in thrown]

    return Throw((6,) * (pieces * each), read)
