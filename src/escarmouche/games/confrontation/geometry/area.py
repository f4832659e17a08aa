"""Zones, templates and scatter (CON-20, CON-94, RAG-10, RAG-60, RAG-61, RAG-70, RAG-81)."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.geometry.measure import (
    Outline,
    crosses,
    nearest,
    square_root,
)
from escarmouche.games.confrontation.geometry.sight import ALONG, ASIDE

ARROWS = 6

# Half cosine and sine of the arrows, clockwise from the first; the sines are to be taken by √3.
_COSINE = np.array([2, 1, -1, -2, -1, 1])
_SINE = np.array([0, 1, 1, 0, -1, -1])
_ROOT_OF_3 = 1_904_410_002_820  # by 2⁴⁰


@compiled
def scattered(
    x: int, y: int, axis_x: int, axis_y: int, arrow: int, distance: int
) -> tuple[int, int]:
    """CON-20: the place `distance` away along one of six arrows; arrow 0 points along the axis.

    For a shot the axis leads from the shooter to the spot. The place is rounded to the nearest
    eighth.

    >>> scattered(240, 240, 0, 1, 3, 64), scattered(240, 240, 0, 1, 1, 80)
    ((240, 176), (309, 280))
    """
    root = square_root((axis_x * axis_x + axis_y * axis_y) << 40)
    cosine, sine = _COSINE[arrow] << 40, _SINE[arrow] * _ROOT_OF_3
    # Both halves of the sum are below 2⁵³, and the distance is at most 2⁹.
    aside = distance * ((axis_x * cosine + axis_y * sine) >> 1)
    along = distance * ((axis_y * cosine - axis_x * sine) >> 1)
    return x + nearest(aside >> 20, root), y + nearest(along >> 20, root)


@compiled
def stopped(x: int, y: int, to_x: int, to_y: int, width: int, height: int) -> tuple[int, int]:
    """RAG-81: where something that flies from (x, y) ends; the edge of the table stops it.

    >>> stopped(400, 240, 640, 240, 480, 480), stopped(400, 240, 560, 80, 480, 480)
    ((480, 240), (480, 160))
    """
    part, whole = 1, 1
    if to_x < 0 or to_x > width:
        part, whole = (x if to_x < 0 else width - x), abs(to_x - x)
    if to_y < 0 or to_y > height:
        up, high = (y if to_y < 0 else height - y), abs(to_y - y)
        if up * whole < part * high:
            part, whole = up, high
    return x + nearest((to_x - x) * part, whole), y + nearest((to_y - y) * part, whole)


@compiled
def landing(x: int, y: int, arrow: int, distance: int, width: int, height: int) -> tuple[int, int]:
    """RAG-70, RAG-81, RAG-90: where debris comes down; arrow 1 points to the top of the table.

    >>> landing(480, 320, 1, 160, 960, 640), landing(480, 320, 1, 480, 960, 640)
    ((480, 480), (480, 640))
    """
    to_x, to_y = scattered(x, y, 0, 1, arrow - 1, distance)
    return stopped(x, y, to_x, to_y, width, height)


@compiled
def mostly_in_disc(x: int, y: int, radius: int, zone_x: int, zone_y: int, zone_radius: int) -> bool:
    """RAG-10: whether more than half of the points that a base covers lie in a round zone.

    Points on the edge of the zone are not in it.

    >>> mostly_in_disc(240, 240, 10, 240, 160, 81), mostly_in_disc(240, 240, 10, 240, 160, 80)
    (True, False)
    """
    inside = points = 0
    for dx in range(-radius, radius + 1):
        high = square_root(radius * radius - dx * dx)
        for dy in range(-high, high + 1):
            away_x, away_y = x + dx - zone_x, y + dy - zone_y
            inside += away_x * away_x + away_y * away_y < zone_radius * zone_radius
        points += 2 * high + 1
    return 2 * inside > points


@compiled
def mostly_in_rectangle(
    x: int, y: int, radius: int, left: int, bottom: int, width: int, height: int
) -> bool:
    """RAG-10: the same for a zone that is an upright rectangle.

    >>> mostly_in_rectangle(240, 119, 10, 0, 0, 480, 120)
    True
    >>> mostly_in_rectangle(240, 120, 10, 0, 0, 480, 120)
    False
    """
    inside = points = 0
    for dx in range(-radius, radius + 1):
        high = square_root(radius * radius - dx * dx)
        if left < x + dx < left + width:
            lowest, highest = max(y - high, bottom + 1), min(y + high, bottom + height - 1)
            inside += max(highest - lowest + 1, 0)
        points += 2 * high + 1
    return 2 * inside > points


@compiled
def is_cut(outline: Outline, corners: int, x: int, y: int, radius: int, turned: int) -> bool:
    """RAG-60: whether one of the six axes from (x, y), turned by twelfths, cuts a piece of terrain.

    >>> wall = np.array([(29, 35), (31, 35), (31, 36), (29, 36)], np.int16)
    >>> is_cut(wall, 4, 240, 240, 80, 0), is_cut(wall, 4, 240, 240, 80, 1)
    (True, False)
    """
    for arrow in range(ARROWS):
        to_x, to_y = scattered(x, y, ASIDE[turned], ALONG[turned], arrow, radius)
        if crosses(outline, corners, x, y, to_x, to_y):
            return True
    return False


@compiled
def middle_of_part(
    left: int, bottom: int, width: int, height: int, columns: int, rows: int, part: int
) -> tuple[int, int]:
    """RAG-61: the middle of a part of a rectangle, row by row from the lower left.

    >>> middle_of_part(80, 80, 240, 160, 3, 2, 0), middle_of_part(80, 80, 240, 160, 3, 2, 5)
    ((120, 120), (280, 200))
    """
    column, row = part % columns, part // columns
    return (
        left + nearest((2 * column + 1) * width, 2 * columns),
        bottom + nearest((2 * row + 1) * height, 2 * rows),
    )
