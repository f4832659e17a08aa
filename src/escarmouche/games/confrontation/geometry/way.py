"""The shortest free way (CON-84, CON-85): which ends a mover reaches, and at what cost.

A way turns only at *bends*: the corners of the 24-sided polygons about bases and those of terrain.
Bends are settled from the cheapest on; each then reaches what it sees. Bends beyond the budget,
and those from which nothing is left to be reached, are never looked at.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves
from escarmouche.games.confrontation.geometry.ground import (
    BEND_SIDES,
    BLOCK,
    CENTIMETRE,
    FINE,
    Ground,
    is_clear,
    meets_box,
    place_of,
)
from escarmouche.games.confrontation.geometry.measure import (
    TOUCH,
    Outline,
    inside_part,
    length,
    nearest,
    passes,
    square_root,
)
from escarmouche.games.confrontation.geometry.sight import enters

NO_WAY = 1 << 40

# CON-84: how far aside the corners of a 24-sided polygon about a circle of radius 1 lie, from the
# top to the right, in thousand millionths: sine of 7.5°, 22.5° … 82.5° by cosine of 7.5°.
_ONE = 1_000_000_000
_CORNER = np.array([131_652_498, 385_985_593, 614_014_408, 800_199_155, 931_851_653, _ONE])


@compiled
def bend_offset(corner: int, keep: int) -> tuple[int, int]:
    """CON-84: a corner of the polygon about a circle of radius `keep`, clockwise from the top.

    Rounded away from the centre, so that its sides never cut the circle.

    >>> bend_offset(0, 1280), bend_offset(1, 1280), bend_offset(6, 1280)
    ((169, 1280), (495, 1193), (1280, -169))
    """
    step = corner % 6
    x, y = -(-keep * _CORNER[step] // _ONE), -(-keep * _CORNER[5 - step] // _ONE)
    for _ in range(corner // 6):
        x, y = y, -x
    return x, y


@compiled
def widened_corner(outline: Outline, corners: int, corner: int, margin: int) -> tuple[int, int]:
    """CON-84: where the sides next to a corner meet when both are moved outwards by `margin`.

    In 64ths of an eighth; never nearer to either side than `margin`.

    >>> square = np.array([(1, 1), (3, 1), (3, 3), (1, 3)], np.int16)
    >>> widened_corner(square, 4, 0, 640), widened_corner(square, 4, 2, 640)
    ((-128, -128), (2176, 2176))
    """
    before = corner - 1 if corner else corners - 1
    after = corner + 1 if corner + 1 < corners else 0
    x, y = int(outline[corner, 0]), int(outline[corner, 1])
    ax, ay = x - int(outline[before, 0]), y - int(outline[before, 1])
    bx, by = int(outline[after, 0]) - x, int(outline[after, 1]) - y
    a_square, b_square = ax * ax + ay * ay, bx * bx + by * by
    a_length, b_length = square_root(a_square << 40), square_root(b_square << 40)
    turn = (ax * by - ay * bx) << 20
    dx = dy = 0
    for slack in range(2):  # rounded to the nearest, unless that is too near to a side
        dx = nearest((margin + slack) * (ax * b_length - bx * a_length), turn)
        dy = nearest((margin + slack) * (ay * b_length - by * a_length), turn)
        from_a, from_b = ay * dx - ax * dy, by * dx - bx * dy
        least = margin * margin
        if from_a * from_a >= least * a_square and from_b * from_b >= least * b_square:
            break
    return x * CENTIMETRE + dx, y * CENTIMETRE + dy


@compiled
def _look_from(ground: Ground, settled: int) -> None:
    """Note what may be in the way from a bend, to whatever can be reached from it."""
    x, y = ground.bend[settled, 0], ground.bend[settled, 1]
    room = ground.budget - ground.bend[settled, 2] + 1
    ground.near_discs = ground.near_blocks = ground.near_slows = 0
    nearest_square = NO_WAY
    for number in range(ground.discs):
        disc = ground.disc[number]
        dx, dy, keep = disc[0] - x, disc[1] - y, disc[2]
        square, far = dx * dx + dy * dy, room + keep
        if square < far * far:
            at, first = ground.near_disc[ground.near_discs], ground.near_disc[0]
            if square < nearest_square:  # most of what is hidden is so by the nearest
                nearest_square = square
                at[0], at[1], at[2] = first[0], first[1], first[2]
                at = first
            at[0], at[1], at[2] = dx, dy, keep
            ground.near_discs += 1
    for piece in range(ground.outlines):
        if meets_box(ground, piece, x - room, x + room, y - room, y + room):
            if ground.kind[piece] == BLOCK:
                ground.near_block[ground.near_blocks] = piece
                ground.near_blocks += 1
            else:
                ground.near_slow[ground.near_slows] = piece
                ground.near_slows += 1


@compiled
def _inside(
    ground: Ground, piece: int, x: int, y: int, to_x: int, to_y: int
) -> tuple[int, int, int, int]:
    """Where a straight line enters and leaves a piece of terrain (`inside_part`)."""
    if not meets_box(ground, piece, min(x, to_x), max(x, to_x), min(y, to_y), max(y, to_y)):
        return 0, 1, 0, 1
    corners = ground.corners[piece]
    return inside_part(ground.outline[piece], corners, CENTIMETRE, x, y, to_x, to_y)


@compiled
def _is_free(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> bool:
    """CON-84: whether the base overlaps nothing on a straight line from where it is looked from."""
    dx, dy = to_x - x, to_y - y
    for number in range(ground.near_discs):
        disc = ground.near_disc[number]
        if passes(0, 0, dx, dy, disc[0], disc[1], disc[2], False):
            return False
    for number in range(ground.near_blocks):
        if _inside(ground, ground.near_block[number], x, y, to_x, to_y)[2] > 0:
            return False
    return True


@compiled
def _is_controlled(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> bool:
    for number in range(ground.controls):
        control = ground.control[number]
        if enters(control[0], control[1], control[3], control[2], x, y, to_x, to_y):
            return True
    return False


@compiled
def _ends_controlled(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> bool:
    """CON-85: whether the last leg of a way is in somebody's control before its last 8 eighths."""
    if ground.controls == 0 or not _is_controlled(ground, x, y, to_x, to_y):
        return False
    whole, last = length(to_x - x, to_y - y), TOUCH * FINE
    if whole <= last:
        return False
    cut_x, cut_y = to_x + (x - to_x) * last // whole, to_y + (y - to_y) * last // whole
    return _is_controlled(ground, x, y, cut_x, cut_y)


@compiled
def _slow_part(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> int:
    """CON-84: how much of a straight line lies in slow ground, in parts of 2³⁰."""
    slow = 0
    for number in range(ground.near_slows):
        part = _inside(ground, ground.near_slow[number], x, y, to_x, to_y)
        enter, enter_of, leave, leave_of = part
        if leave > 0:
            slow += nearest(leave << 30, leave_of) - nearest(enter << 30, enter_of)
    return slow


@compiled
def _leg_cost(ground: Ground, x: int, y: int, to_x: int, to_y: int) -> int:
    """CON-84: what a straight line costs: its length, and once more what lies in slow ground.

    The length is rounded up to a 64th of an eighth, the part in slow ground to the nearest.
    """
    cost, slow = length(to_x - x, to_y - y), _slow_part(ground, x, y, to_x, to_y)
    return cost + nearest(cost * slow, 1 << 30) if slow else cost


@compiled
def _await(ground: Ground, number: int, index: int) -> None:
    """Make an end on offer one of those to be reached."""
    x, y = place_of(ground, int(ground.end[index]))
    ground.wait[number], ground.wait_x[number], ground.wait_y[number] = index, x, y


@compiled
def _nearest_pending(ground: Ground, x: int, y: int) -> int:
    """The square of the distance in eighths from a place to the nearest pending end."""
    xs, ys, square = ground.wait_x, ground.wait_y, 1 << 30
    for number in range(ground.pending):
        dx, dy = int(xs[number]) - x, int(ys[number]) - y
        square = min(square, dx * dx + dy * dy)
    return square


@compiled
def _add_bend(ground: Ground, x: int, y: int) -> None:
    """A place where the way may turn, if one over it can be short enough for a pending end."""
    dx, dy = x - ground.x, y - ground.y
    straight = dx * dx + dy * dy
    if straight >= ground.budget * ground.budget or not is_clear(ground, x, y, True):
        return
    # The place in eighths is rounded, by less than one.
    rest = square_root(_nearest_pending(ground, x // FINE, y // FINE)) - 2
    limit = ground.budget - max(rest, 0) * FINE
    if limit < 0 or straight > limit * limit:
        return
    bend = ground.bend[ground.bends]
    bend[0], bend[1], bend[2], bend[3] = x, y, NO_WAY, limit
    ground.settled[ground.bends] = 0
    ground.bends += 1


@compiled
def _add_bends(ground: Ground) -> None:
    """CON-84: the places where the way may turn."""
    for number in range(ground.discs):
        if ground.disc[number, 4]:
            for corner in range(BEND_SIDES):
                dx, dy = bend_offset(corner, ground.disc[number, 2])
                _add_bend(ground, ground.disc[number, 0] + dx, ground.disc[number, 1] + dy)
    for piece in range(ground.outlines):
        corners = ground.corners[piece]
        margin = ground.radius * FINE if ground.kind[piece] == BLOCK else 0
        for corner in range(corners):
            x, y = widened_corner(ground.outline[piece], corners, corner, margin)
            _add_bend(ground, x, y)


@compiled
def _settle(ground: Ground) -> int:
    """The cheapest bend not settled yet, now settled; −1 if there is none."""
    best, least = -1, NO_WAY
    for number in range(ground.bends):
        if not ground.settled[number] and ground.bend[number, 2] < least:
            best, least = number, ground.bend[number, 2]
    if best >= 0:
        ground.settled[best] = 1
    return best


@compiled
def _go_on(ground: Ground, settled: int) -> None:
    """Cheapen the ways to all bends that a settled one sees."""
    x, y, cost = ground.bend[settled, 0], ground.bend[settled, 1], ground.bend[settled, 2]
    for number in range(1, ground.bends):
        if ground.settled[number]:
            continue
        to_x, to_y = ground.bend[number, 0], ground.bend[number, 1]
        dx, dy = to_x - x, to_y - y
        room = min(ground.bend[number, 2], ground.bend[number, 3] + 1) - cost
        if room <= 0 or dx * dx + dy * dy >= room * room:
            continue
        if _is_free(ground, x, y, to_x, to_y) and not _is_controlled(ground, x, y, to_x, to_y):
            leg = _leg_cost(ground, x, y, to_x, to_y)
            if leg < room:
                ground.bend[number, 2] = cost + leg


@compiled
def _reach_from(ground: Ground, settled: int) -> bool:
    """Reach what a settled bend sees; whether anything is left that a way over it might reach."""
    x, y = ground.bend[settled, 0], ground.bend[settled, 1]
    room = ground.budget - ground.bend[settled, 2]
    near, number = False, 0
    while number < ground.pending:
        to_x, to_y = int(ground.wait_x[number]) * FINE, int(ground.wait_y[number]) * FINE
        dx, dy = to_x - x, to_y - y
        if dx * dx + dy * dy <= room * room:
            if (
                _is_free(ground, x, y, to_x, to_y)
                and not _ends_controlled(ground, x, y, to_x, to_y)
                and (ground.near_slows == 0 or _leg_cost(ground, x, y, to_x, to_y) <= room)
            ):
                index, last = int(ground.wait[number]), ground.pending - 1
                ground.end[index] = ~ground.end[index]
                ground.pending = last
                ground.wait[number] = ground.wait[last]
                ground.wait_x[number] = ground.wait_x[last]
                ground.wait_y[number] = ground.wait_y[last]
                continue
            near = True
        number += 1
    return near


@compiled
def _begin(ground: Ground) -> None:
    start = ground.bend[0]
    start[0], start[1], start[2], start[3] = ground.x, ground.y, 0, 0
    ground.settled[0], ground.bends = 1, 1


@compiled
def _pending(ground: Ground) -> int:
    """How many ends are not reached so far."""
    return ground.pending


@compiled
def _seek(ground: Ground, enough: int) -> None:
    """Reach ends until only `enough` of them are pending, or all that can be reached are."""
    for index in range(ground.ends):
        _await(ground, index, index)
        ground.end[index] = ~ground.end[index]  # until it is reached
    ground.pending = ground.ends
    _begin(ground)
    _look_from(ground, 0)
    near = _reach_from(ground, 0)
    if _pending(ground) <= enough:
        return
    if near:
        _add_bends(ground)
        _go_on(ground, 0)
    settled = _settle(ground)
    while settled >= 0 and _pending(ground) > enough:
        _look_from(ground, settled)
        if _reach_from(ground, settled):
            _go_on(ground, settled)
        settled = _settle(ground)


@compiled
def _reached(ground: Ground, out: Moves) -> int:
    """Write the ends that were reached, in the order of their offer; how many."""
    count = 0
    for index in range(ground.ends):
        if ground.end[index] >= 0:
            out[count] = ground.end[index]
            count += 1
    return count


@compiled
def reaches_any(ground: Ground) -> bool:
    """CON-84, CON-85: whether a way within the budget leads to any of the ends on offer."""
    _seek(ground, ground.ends - 1)
    return ground.pending < ground.ends


@compiled
def reach(ground: Ground, out: Moves) -> int:
    """CON-84, CON-85: write the ends on offer that a way within the budget leads to; how many.

    An infantry fighter in the middle of an empty table, with 1 cm to go:

    >>> from escarmouche.games.confrontation.geometry.ground import (
    ...     COLUMN, lay_out, new_ground, offer_places)
    >>> ground, out = new_ground(), np.zeros(300, np.int32)
    >>> lay_out(ground, 60, 60, 240, 240, 10, 8)
    >>> offer_places(ground)
    >>> [divmod(end, COLUMN) for end in out[: reach(ground, out)].tolist()]
    [(29, 30), (30, 29), (30, 31), (31, 30)]
    """
    _seek(ground, 0)
    return _reached(ground, out)


@compiled
def reach_some(ground: Ground, out: Moves) -> int:
    """The same, but it looks no further than is needed to reach any of the ends at all."""
    _seek(ground, ground.ends - 1)
    return _reached(ground, out)


@compiled
def cost_of(ground: Ground, end: int) -> int:
    """CON-84: what the cheapest way to an end costs in eighths, rounded up; NO_WAY if too much.

    >>> from escarmouche.games.confrontation.geometry.ground import (
    ...     ANYWHERE, COLUMN, add_base, lay_out, new_ground)
    >>> ground = new_ground()
    >>> lay_out(ground, 60, 60, 240, 200, 10, 160)
    >>> cost_of(ground, 30 * COLUMN + 35)
    80
    >>> add_base(ground, 1, 240, 240, 10, ANYWHERE)
    >>> cost_of(ground, 30 * COLUMN + 35)
    91
    """
    ground.end[0], ground.ends, ground.pending = end, 1, 1
    _await(ground, 0, 0)
    to_x, to_y = int(ground.wait_x[0]) * FINE, int(ground.wait_y[0]) * FINE
    _begin(ground)
    _add_bends(ground)
    best, settled = ground.budget + 1, 0
    while settled >= 0 and ground.bend[settled, 2] < best:
        x, y, cost = ground.bend[settled, 0], ground.bend[settled, 1], ground.bend[settled, 2]
        _look_from(ground, settled)
        if _is_free(ground, x, y, to_x, to_y) and not _ends_controlled(ground, x, y, to_x, to_y):
            best = min(best, cost + _leg_cost(ground, x, y, to_x, to_y))
        _go_on(ground, settled)
        settled = _settle(ground)
    return -(-best // FINE) if best <= ground.budget else NO_WAY
