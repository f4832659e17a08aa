"""Distances, contact and lines: what is near what, and what a straight line passes (CON-67, 68)."""

from __future__ import annotations

import math
from typing import Annotated

import numpy as np
from numba import int16

from escarmouche.core.compiling import compiled

EIGHTHS = 8  # of a centimetre
LONGEST = 120  # cm: the longest side of a table
INFANTRY, CREATURE, LARGE = 10, 15, 20  # CON-67: radii; cavalry is played as a creature's base
CONTACT = 2  # CON-68: the widest gap between bases in contact
TOUCH = 8  # CON-68: the widest gap to a construction, cache, object or edge that is touched
SLOTS = 12

# CON-68: the offsets of the slots at 30°, by the sum of the radii: 20, 25, 30, 35, 40.
_ASIDE = np.array([10, 13, 15, 18, 20])
_ALONG = np.array([18, 22, 26, 31, 35])

MOST_CORNERS = 8

Outline = Annotated[np.ndarray, int16[:, ::1]]


@compiled
def square_root(square: int) -> int:
    """The square root, rounded down.

    >>> square_root(24), square_root(25), square_root(10**18 - 1)
    (4, 5, 999999999)
    """
    root = int(math.sqrt(square))  # from 2⁵³ on it may be one off
    if root * root > square:
        return root - 1
    return root + ((root + 1) * (root + 1) <= square)


@compiled
def length(dx: int, dy: int) -> int:
    """The length of a line, rounded up.

    >>> length(30, -40), length(1, 1)
    (50, 2)
    """
    square = dx * dx + dy * dy
    root = square_root(square)
    return root + (root * root < square)


@compiled
def nearest(value: int, divisor: int) -> int:
    """CON-94: the nearest whole number to a fraction, halves away from zero.

    >>> nearest(7, 2), nearest(-7, 2), nearest(10, 4), nearest(-9, 4)
    (4, -4, 3, -2)
    """
    if value < 0:
        return -((2 * -value + divisor) // (2 * divisor))
    return (2 * value + divisor) // (2 * divisor)


@compiled
def gap(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int) -> int:
    """CON-67: the distance from base edge to base edge, rounded up; 0 when they touch.

    Limits are whole eighths, so a gap is within one exactly when this is. A place is a base of
    radius 0.

    >>> gap(0, 0, INFANTRY, 24, 32, LARGE)
    10
    """
    return max(0, length(other_x - x, other_y - y) - radius - other_radius)


@compiled
def overlap(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int) -> bool:
    """CON-84: whether two bases cover some of the same ground; to touch is not enough.

    >>> overlap(0, 0, 10, 20, 0, 10), overlap(0, 0, 10, 19, 0, 10)
    (False, True)
    """
    dx, dy, reach = other_x - x, other_y - y, radius + other_radius
    return dx * dx + dy * dy < reach * reach


@compiled
def slot_offset(slot: int, reach: int) -> tuple[int, int]:
    """CON-68: from a base's centre to that of a base in one of its slots; `reach` adds the radii.

    >>> slot_offset(0, 20), slot_offset(1, 20), slot_offset(2, 20), slot_offset(7, 25)
    ((0, 20), (10, 18), (18, 10), (-13, -22))
    """
    aside, along = _ASIDE[(reach - 20) // 5], _ALONG[(reach - 20) // 5]
    turned = slot % 3
    x = 0 if turned == 0 else aside if turned == 1 else along
    y = reach if turned == 0 else along if turned == 1 else aside
    for _ in range(slot // 3):
        x, y = y, -x
    return x, y


@compiled
def passes(
    x: int, y: int, to_x: int, to_y: int, at_x: int, at_y: int, limit: int, included: bool
) -> bool:
    """Whether a straight line comes nearer to a place than `limit`, or just as near if `included`.

    >>> passes(0, 0, 80, 0, 40, 10, 10, False), passes(0, 0, 80, 0, 40, 10, 10, True)
    (False, True)
    >>> passes(0, 0, 80, 0, 86, 8, 11, False)
    True
    """
    dx, dy, ax, ay = to_x - x, to_y - y, at_x - x, at_y - y
    aside = abs(dx * ay - dy * ax)
    if aside > limit * (abs(dx) + abs(dy)):  # most are far aside; what is left cannot overflow
        return False
    along = ax * dx + ay * dy
    if along <= 0:
        return ax * ax + ay * ay < limit * limit + included
    square = dx * dx + dy * dy
    if along >= square:
        bx, by = at_x - to_x, at_y - to_y
        return bx * bx + by * by < limit * limit + included
    return aside * aside < limit * limit * square + included


@compiled
def inside_part(
    outline: Outline, corners: int, unit: int, x: int, y: int, to_x: int, to_y: int
) -> tuple[int, int, int, int]:
    """Where a straight line enters and leaves an outline: two fractions of its length.

    Both are 0/1 if it never is inside; to run along a side is not to be inside. `unit` is how
    many of the units of the places make a centimetre.

    >>> square = np.array([(1, 1), (3, 1), (3, 3), (1, 3)], np.int16)
    >>> inside_part(square, 4, 8, 0, 16, 40, 16)
    (16, 80, 48, 80)
    >>> inside_part(square, 4, 8, 0, 8, 40, 8)
    (0, 1, 0, 1)
    """
    enter, enter_of, leave, leave_of = 0, 1, 1, 1
    for corner in range(corners):
        after = corner + 1 if corner + 1 < corners else 0
        corner_x, corner_y = int(outline[corner, 0]), int(outline[corner, 1])
        ex, ey = int(outline[after, 0]) - corner_x, int(outline[after, 1]) - corner_y
        start = ex * (y - unit * corner_y) - ey * (x - unit * corner_x)  # above 0: on the inside
        end = ex * (to_y - unit * corner_y) - ey * (to_x - unit * corner_x)
        if start <= 0 and end <= 0:
            return 0, 1, 0, 1
        if start < 0 and start * enter_of < enter * (start - end):  # −start / (end − start) later
            enter, enter_of = -start, end - start
        elif end < 0 and start * leave_of < leave * (start - end):
            leave, leave_of = start, start - end
    if enter * leave_of >= leave * enter_of:
        return 0, 1, 0, 1
    return enter, enter_of, leave, leave_of


@compiled
def crosses(outline: Outline, corners: int, x: int, y: int, to_x: int, to_y: int) -> bool:
    """CON-87: whether a straight line passes through an outline, not only along it.

    >>> square = np.array([(1, 1), (3, 1), (3, 3), (1, 3)], np.int16)
    >>> crosses(square, 4, 0, 0, 32, 32), crosses(square, 4, 0, 16, 16, 0)
    (True, False)
    """
    return inside_part(outline, corners, EIGHTHS, x, y, to_x, to_y)[2] > 0


@compiled
def contains(outline: Outline, corners: int, unit: int, x: int, y: int) -> bool:
    """Whether a place lies inside an outline, not on its edge."""
    for corner in range(corners):
        after = corner + 1 if corner + 1 < corners else 0
        corner_x, corner_y = int(outline[corner, 0]), int(outline[corner, 1])
        ex, ey = int(outline[after, 0]) - corner_x, int(outline[after, 1]) - corner_y
        if ex * (y - unit * corner_y) - ey * (x - unit * corner_x) <= 0:
            return False
    return True


@compiled
def near_outline(
    outline: Outline, corners: int, unit: int, x: int, y: int, limit: int, included: bool
) -> bool:
    """CON-68, CON-84: whether a place is nearer to an outline than `limit` (or just as near).

    >>> square = np.array([(1, 1), (3, 1), (3, 3), (1, 3)], np.int16)
    >>> near_outline(square, 4, EIGHTHS, 16, 42, INFANTRY + TOUCH, True)
    True
    >>> near_outline(square, 4, EIGHTHS, 16, 34, INFANTRY, False)
    False
    """
    inside = True
    for corner in range(corners):
        after = corner + 1 if corner + 1 < corners else 0
        corner_x, corner_y = int(outline[corner, 0]), int(outline[corner, 1])
        ex, ey = int(outline[after, 0]) - corner_x, int(outline[after, 1]) - corner_y
        side = ex * (y - unit * corner_y) - ey * (x - unit * corner_x)
        if side <= 0:
            inside = False
            if side * side >= limit * limit * (ex * ex + ey * ey) + included:
                return False  # far enough from the line of this side, with all beyond it
    if inside:
        return True
    for corner in range(corners):
        after = corner + 1 if corner + 1 < corners else 0
        if passes(
            unit * int(outline[corner, 0]),
            unit * int(outline[corner, 1]),
            unit * int(outline[after, 0]),
            unit * int(outline[after, 1]),
            x,
            y,
            limit,
            included,
        ):
            return True
    return False
