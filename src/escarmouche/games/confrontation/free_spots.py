"""Whole centimetres where a base may be set down by something other than its own movement.

Moved by an effect (RAG-11), summoned beside its caster, or back at its own edge (CON-119). The
base overlaps nothing and stands more than 1 cm from every enemy (CON-84, CON-85).
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves
from escarmouche.games.confrontation.geometry.ground import COLUMN, MOST_FIGHTERS, MOST_OUTLINES
from escarmouche.games.confrontation.geometry.measure import (
    EIGHTHS,
    TOUCH,
    gap,
    near_outline,
    overlap,
)
from escarmouche.games.confrontation.table import (
    BLOCK_TERRAIN,
    BUILDING,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Pos,
    is_active,
    is_present,
    radius_of,
)

APART = 8  # CON-85: who does not go into contact ends farther than this from enemies

# Why a base is set down.
SHIFTED, CALLED, BACK = range(3)


@compiled
def is_free(pos: Pos, fighter: int, x: int, y: int) -> bool:
    """CON-84, CON-85: whether a base has room at a place and no enemy within 1 cm."""
    radius = radius_of(pos, fighter)
    if not radius <= x <= pos.width * EIGHTHS - radius:
        return False
    if not radius <= y <= pos.height * EIGHTHS - radius:
        return False
    for other in range(MOST_FIGHTERS):
        if other == fighter or not is_present(pos, other):
            continue
        other_x, other_y, other_radius = int(pos.x[other]), int(pos.y[other]), radius_of(pos, other)
        if overlap(x, y, radius, other_x, other_y, other_radius):
            return False
        if (
            pos.side[other] != pos.side[fighter]
            and is_active(pos, other)
            and gap(x, y, radius, other_x, other_y, other_radius) <= APART
        ):
            return False
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] in (BLOCK_TERRAIN, BUILDING) and near_outline(
            pos.outline[piece], int(pos.corners[piece]), EIGHTHS, x, y, radius, False
        ):
            return False
    return True


@compiled
def touches_edge(pos: Pos, edge: int, x: int, y: int, radius: int) -> bool:
    """CON-68: whether a base at a place touches an edge of the table."""
    away = x
    if edge == SOUTH:
        away = y
    elif edge == NORTH:
        away = pos.height * EIGHTHS - y
    elif edge == EAST:
        away = pos.width * EIGHTHS - x
    return away - radius <= TOUCH


@compiled
def is_spot(pos: Pos, why: int, fighter: int, near: int, reach: int, x: int, y: int) -> bool:
    """Whether a fighter may be set down at a place.

    SHIFTED: up to `reach` cm from where it stands. CALLED: within `reach` cm of the base of
    `near`, its summoner, or touching it. BACK: touching its own edge.
    """
    radius = radius_of(pos, fighter)
    at_x, at_y = int(pos.x[near]), int(pos.y[near])
    if why == SHIFTED:
        dx, dy, limit = x - at_x, y - at_y, reach * EIGHTHS
        if not 0 < dx * dx + dy * dy <= limit * limit:
            return False
    elif why == CALLED:
        if gap(x, y, radius, at_x, at_y, radius_of(pos, near)) > max(reach * EIGHTHS, TOUCH):
            return False
    elif not touches_edge(pos, int(pos.edge[pos.side[fighter]]), x, y, radius):
        return False
    return is_free(pos, fighter, x, y)


@compiled
def last_centimetre(pos: Pos, why: int, near: int, reach: int, across: bool, first: bool) -> int:
    """The first or last column (or row, `across`) in which there can be spots."""
    side = int(pos.height) if across else int(pos.width)
    if why == BACK:
        return 0 if first else side
    at = int(pos.y[near]) if across else int(pos.x[near])
    # Two of the largest bases and what touches them add less than 7 cm.
    return max(0, at // EIGHTHS - reach - 7) if first else min(side, at // EIGHTHS + reach + 7)


@compiled
def next_spot(pos: Pos, why: int, fighter: int, near: int, reach: int, after: int) -> int:
    """The first spot after this id, column by column; −1 if there is none."""
    bottom = last_centimetre(pos, why, near, reach, True, True)
    top = last_centimetre(pos, why, near, reach, True, False)
    left = last_centimetre(pos, why, near, reach, False, True)
    for column in range(
        max(left, after // COLUMN), last_centimetre(pos, why, near, reach, False, False) + 1
    ):
        for row in range(bottom, top + 1):
            spot = column * COLUMN + row
            if spot > after and is_spot(
                pos, why, fighter, near, reach, column * EIGHTHS, row * EIGHTHS
            ):
                return spot
    return -1


@compiled
def write_spots(pos: Pos, why: int, fighter: int, near: int, reach: int, out: Moves) -> int:
    """Write all spots in ascending order; how many there are."""
    count, spot = 0, next_spot(pos, why, fighter, near, reach, -1)
    while spot >= 0:
        out[count] = spot
        count += 1
        spot = next_spot(pos, why, fighter, near, reach, spot)
    return count


@compiled
def facing_from(edge: int) -> int:
    """The direction that leads from an edge onto the table.

    >>> facing_from(SOUTH), facing_from(WEST)
    (0, 3)
    """
    if edge == SOUTH:
        return 0
    if edge == WEST:
        return 3
    return 6 if edge == NORTH else 9
