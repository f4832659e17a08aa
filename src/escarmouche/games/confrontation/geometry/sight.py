"""Facing, control and sight: what a fighter sees and holds (CON-69, CON-85, CON-87, CON-91)."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.geometry.measure import (
    EIGHTHS,
    Outline,
    gap,
    inside_part,
    passes,
)

DIRECTIONS = 12
CONTROL = 24  # CON-85: how far a fighter's control reaches from its base
COVER = 24  # CON-91: how near to the target low terrain must be

# A step of this length in each direction. 1351 / 780 is so near to √3 that on a table no place in
# whole eighths lies between the edge of an arc and the line drawn here.
STEP = 1560
ASIDE = np.array([0, 780, 1351, 1560, 1351, 780, 0, -780, -1351, -1560, -1351, -780])
ALONG = np.array([1560, 1351, 780, 0, -780, -1351, -1560, -1351, -780, 0, 780, 1351])


@compiled
def ahead(facing: int, dx: int, dy: int) -> bool:
    """CON-69: whether what lies at (dx, dy) is in the front arc, edges included.

    >>> ahead(0, 50, 0), ahead(0, 50, -1), ahead(4, 10, -1)
    (True, False, True)
    """
    return ASIDE[facing] * dx + ALONG[facing] * dy >= 0


@compiled
def controls(
    x: int, y: int, radius: int, facing: int, mover_x: int, mover_y: int, mover_radius: int
) -> bool:
    """CON-85: whether a mover stands within 3 cm of a fighter's base and in its front arc.

    >>> controls(0, 0, 10, 0, 0, 44, 10), controls(0, 0, 10, 0, 0, 45, 10)
    (True, False)
    >>> controls(0, 0, 10, 6, 0, 44, 10)
    False
    """
    return (
        ahead(facing, mover_x - x, mover_y - y)
        and gap(x, y, radius, mover_x, mover_y, mover_radius) <= CONTROL
    )


@compiled
def hides(x: int, y: int, radius: int, from_x: int, from_y: int, to_x: int, to_y: int) -> bool:
    """CON-87: whether a base lies across a line of sight; a line that only touches it passes.

    >>> hides(40, 9, 10, 0, 0, 80, 0), hides(40, 10, 10, 0, 0, 80, 0)
    (True, False)
    """
    return passes(from_x, from_y, to_x, to_y, x, y, radius, False)


@compiled
def covers(
    outline: Outline, corners: int, x: int, y: int, target_x: int, target_y: int, target_radius: int
) -> bool:
    """CON-91: whether a line of fire crosses a piece of terrain within 3 cm of the target's base.

    >>> hedge = np.array([(4, 0), (5, 0), (5, 6), (4, 6)], np.int16)
    >>> covers(hedge, 4, 0, 24, 74, 24, 10), covers(hedge, 4, 0, 24, 75, 24, 10)
    (True, False)
    """
    _, _, leave, leave_of = inside_part(outline, corners, EIGHTHS, x, y, target_x, target_y)
    if leave == 0:
        return False
    dx, dy, limit = target_x - x, target_y - y, COVER + target_radius
    behind = leave_of - leave
    return behind * behind * (dx * dx + dy * dy) <= limit * limit * leave_of * leave_of


@compiled
def enters(
    x: int, y: int, facing: int, limit: int, from_x: int, from_y: int, to_x: int, to_y: int
) -> bool:
    """CON-85: whether a straight line comes into the half disc ahead of (x, y), edge included.

    >>> enters(0, 0, 0, 44, -80, 44, 80, 44), enters(0, 0, 0, 44, -80, -1, 80, -1)
    (True, False)
    """
    ax, ay, bx, by = from_x - x, from_y - y, to_x - x, to_y - y
    start = ASIDE[facing] * ax + ALONG[facing] * ay
    end = ASIDE[facing] * bx + ALONG[facing] * by
    if start < 0 and end < 0:
        return False
    if not passes(ax, ay, bx, by, 0, 0, limit, True):
        return False
    if start >= 0 and end >= 0:
        return True
    # One end is ahead. The line comes nearest to the centre ahead, or else where it crosses over.
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    nearest = min(max(-(ax * dx + ay * dy), 0), square)
    if start * square + (end - start) * nearest >= 0:
        return True
    return STEP * abs(ax * by - ay * bx) <= limit * (abs(start) + abs(end))
