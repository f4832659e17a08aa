"""The table as one mover finds it: what is in its way, and where it may end (CON-68, 84, 85).

A caller lays out the ground once for a movement (`lay_out`, then `add_base`, `add_outline`,
`add_control` for everything that matters to it) and asks `way` what can be reached. Ways are
reckoned in 64ths of an eighth, because the corners of CON-84 fall between the eighths.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numba import from_dtype

from escarmouche.core.compiling import compiled
from escarmouche.core.record_dtype import record_dtype
from escarmouche.games.confrontation.geometry.measure import (
    EIGHTHS,
    LONGEST,
    MOST_CORNERS,
    SLOTS,
    Outline,
    near_outline,
    slot_offset,
)
from escarmouche.games.confrontation.geometry.sight import CONTROL, controls

FINE = 64  # parts of an eighth
CENTIMETRE = EIGHTHS * FINE
MOST_FIGHTERS = 20  # two bands of eight, and what is summoned or appears
MOST_OUTLINES = 16
BEND_SIDES = 24  # CON-84
MOST_DISCS = MOST_FIGHTERS + MOST_OUTLINES * MOST_CORNERS
MOST_BENDS = 1 + MOST_FIGHTERS * BEND_SIDES + MOST_OUTLINES * MOST_CORNERS

# Ends of a movement: whole centimetres, column by column, then the slots of each fighter.
COLUMN = 128
GRID = (LONGEST + 1) * COLUMN
MOST_PLACES = (LONGEST + 1) * (LONGEST + 1)
MOST_ENDS = MOST_PLACES + MOST_FIGHTERS * SLOTS

WHOLE_TABLE = 1400  # a budget that reaches from corner to corner
BLOCK, SLOW = 0, 1  # what an outline does to a way
ANYWHERE = -1  # bases that an end may touch

GROUND = record_dtype(
    [
        ("width", "i8"),  # of the table, in eighths like the mover's radius
        ("height", "i8"),
        ("radius", "i8"),
        ("x", "i8"),  # where the mover starts, like all that follows in 64ths of an eighth
        ("y", "i8"),
        ("budget", "i8"),  # what the way may cost
        ("discs", "i8"),
        # Centre, nearest way, square of the nearest end, sum of the radii (0: corner of a block).
        ("disc", "i8", (MOST_DISCS, 5)),
        ("centre", "i8", (MOST_FIGHTERS, 3)),  # in eighths, with the sum of the radii, for slots
        ("outlines", "i8"),
        ("kind", "i8", (MOST_OUTLINES,)),
        ("corners", "i8", (MOST_OUTLINES,)),
        ("box", "i8", (MOST_OUTLINES, 4)),  # of an outline: left, right, bottom, top
        ("near_discs", "i8"),  # what is near to the bend that is looked from (see `way`)
        ("near_disc", "i8", (MOST_DISCS, 3)),  # where from there, nearest way
        ("near_blocks", "i8"),
        ("near_block", "i8", (MOST_OUTLINES,)),
        ("near_slows", "i8"),
        ("near_slow", "i8", (MOST_OUTLINES,)),
        ("controls", "i8"),  # half discs that a way may not enter
        ("control", "i8", (MOST_FIGHTERS, 4)),  # centre, limit, facing
        ("holds", "i8"),  # half discs that it begins in and must leave
        ("hold", "i8", (MOST_FIGHTERS, 4)),  # centre in eighths, radius, facing
        ("bends", "i8"),  # places where a way may turn; the first is the start
        # Place, cost of the cheapest way so far, and the greatest cost at which it is of use.
        ("bend", "i8", (MOST_BENDS, 4)),
        ("ends", "i8"),  # where it may stand, if a way leads there
        ("pending", "i8"),  # how many of them are not reached so far
        ("outline", "i2", (MOST_OUTLINES, MOST_CORNERS, 2)),
        ("end", "i2", (MOST_ENDS,)),
        ("wait", "i2", (MOST_ENDS,)),  # pending ends: index, and place in eighths
        ("wait_x", "i2", (MOST_ENDS,)),
        ("wait_y", "i2", (MOST_ENDS,)),
        ("settled", "i1", (MOST_BENDS,)),
    ]
)
Ground = Annotated[np.record, GROUND]
Grounds = Annotated[np.ndarray, from_dtype(GROUND)[::1]]  # one ground that a function has made


def new_ground() -> np.record:
    """Room for one layout, to be used again and again."""
    ground: np.record = np.zeros(1, GROUND)[0]
    return ground


@compiled
def lay_out(
    ground: Ground, width: int, height: int, x: int, y: int, radius: int, budget: int
) -> None:
    """Begin with an empty table: its sides in cm, the mover's place, and how far it may go.

    What is added later and lies too far away to matter within that budget is left out.
    """
    ground.width, ground.height = width * EIGHTHS, height * EIGHTHS
    ground.x, ground.y, ground.radius = x * FINE, y * FINE, radius
    ground.budget = budget * FINE
    ground.discs = ground.outlines = ground.controls = ground.holds = ground.ends = 0


@compiled
def _add_disc(ground: Ground, x: int, y: int, keep: int, apart: int, reach: int) -> None:
    dx, dy, far = x - ground.x, y - ground.y, ground.budget + keep + max(apart, 0)
    if dx * dx + dy * dy > far * far:
        return  # too far away to matter
    disc = ground.disc[ground.discs]
    disc[0], disc[1], disc[2], disc[4] = x, y, keep, reach
    disc[3] = keep * keep if apart < 0 else (keep + apart) * (keep + apart) + 1
    ground.discs += 1


@compiled
def add_base(ground: Ground, fighter: int, x: int, y: int, radius: int, apart: int) -> None:
    """CON-84, CON-85: another base; the mover ends more than `apart` from it, or ANYWHERE."""
    reach = radius + ground.radius
    ground.centre[fighter, 0], ground.centre[fighter, 1] = x, y
    ground.centre[fighter, 2] = reach
    _add_disc(ground, x * FINE, y * FINE, reach * FINE, apart * FINE, reach)


@compiled
def add_outline(ground: Ground, kind: int, outline: Outline, corners: int) -> None:
    """CON-73: a piece of terrain or a building, a BLOCK or SLOW (difficult and low ground)."""
    piece, far = ground.outlines, ground.budget + ground.radius * FINE
    if not near_outline(outline, corners, CENTIMETRE, ground.x, ground.y, far, True):
        return
    ground.kind[piece], ground.corners[piece] = kind, corners
    left = bottom = LONGEST
    right = top = 0
    for corner in range(corners):
        x, y = int(outline[corner, 0]), int(outline[corner, 1])
        ground.outline[piece, corner, 0], ground.outline[piece, corner, 1] = x, y
        left, right, bottom, top = min(left, x), max(right, x), min(bottom, y), max(top, y)
        if kind == BLOCK:
            _add_disc(ground, x * CENTIMETRE, y * CENTIMETRE, ground.radius * FINE, ANYWHERE, 0)
    box = ground.box[piece]
    box[0], box[1] = left * CENTIMETRE, right * CENTIMETRE
    box[2], box[3] = bottom * CENTIMETRE, top * CENTIMETRE
    ground.outlines += 1


@compiled
def add_control(ground: Ground, x: int, y: int, radius: int, facing: int) -> None:
    """CON-85: what an enemy controls: closed to the way, or if it begins inside, to be left."""
    if controls(x, y, radius, facing, ground.x // FINE, ground.y // FINE, ground.radius):
        hold = ground.hold[ground.holds]
        hold[0], hold[1], hold[2], hold[3] = x, y, radius, facing
        ground.holds += 1
        return
    limit = (radius + ground.radius + CONTROL) * FINE
    dx, dy, far = x * FINE - ground.x, y * FINE - ground.y, ground.budget + limit
    if dx * dx + dy * dy > far * far:
        return
    control = ground.control[ground.controls]
    control[0], control[1], control[2], control[3] = x * FINE, y * FINE, limit, facing
    ground.controls += 1


@compiled
def meets_box(ground: Ground, piece: int, left: int, right: int, bottom: int, top: int) -> bool:
    """Whether anything inside an outline can lie in a rectangle: a first, quick look."""
    box = ground.box[piece]
    return left < box[1] and right > box[0] and bottom < box[3] and top > box[2]


@compiled
def is_clear(ground: Ground, x: int, y: int, into_contact: bool) -> bool:
    """CON-84, CON-85: whether the mover's base may be at (x, y), in 64ths of an eighth.

    It overlaps nothing; and unless it goes into contact it keeps apart from bases.
    """
    radius = ground.radius * FINE
    if not (radius <= x <= ground.width * FINE - radius):
        return False
    if not (radius <= y <= ground.height * FINE - radius):
        return False
    for number in range(ground.discs):
        disc = ground.disc[number]
        dx, dy = x - disc[0], y - disc[1]
        if dx * dx + dy * dy < (disc[2] * disc[2] if into_contact else disc[3]):
            return False
    for piece in range(ground.outlines):
        if (
            ground.kind[piece] == BLOCK
            and meets_box(ground, piece, x - radius, x + radius, y - radius, y + radius)
            and near_outline(
                ground.outline[piece], ground.corners[piece], CENTIMETRE, x, y, radius, False
            )
        ):
            return False
    return True


@compiled
def _leaves_control(ground: Ground, x: int, y: int) -> bool:
    for number in range(ground.holds):
        hold = ground.hold[number]
        if controls(hold[0], hold[1], hold[2], hold[3], x, y, ground.radius):
            return False
    return True


@compiled
def place_of(ground: Ground, end: int) -> tuple[int, int]:
    """CON-68: where an end lies, in eighths: a whole centimetre, or a slot of a fighter.

    >>> place_of(new_ground(), 30 * COLUMN + 12)
    (240, 96)
    """
    if end < GRID:
        return end // COLUMN * EIGHTHS, end % COLUMN * EIGHTHS
    centre = ground.centre[(end - GRID) // SLOTS]
    x, y = slot_offset((end - GRID) % SLOTS, centre[2])
    return centre[0] + x, centre[1] + y


@compiled
def _offer(ground: Ground, end: int) -> None:
    ground.end[ground.ends] = end
    ground.ends += 1


@compiled
def offer_place(ground: Ground, column: int, row: int) -> None:
    """CON-68, CON-85: offer a whole centimetre, if it may be stood on."""
    if is_clear(ground, column * CENTIMETRE, row * CENTIMETRE, False) and _leaves_control(
        ground, column * EIGHTHS, row * EIGHTHS
    ):
        _offer(ground, column * COLUMN + row)


@compiled
def offer_places(ground: Ground) -> None:
    """CON-68, CON-85: offer every whole centimetre near enough, but not the place it stands on."""
    budget = ground.budget
    for column in range(
        max(0, -((budget - ground.x) // CENTIMETRE)),
        min(ground.width // EIGHTHS, (ground.x + budget) // CENTIMETRE) + 1,
    ):
        dx = column * CENTIMETRE - ground.x
        for row in range(
            max(0, -((budget - ground.y) // CENTIMETRE)),
            min(ground.height // EIGHTHS, (ground.y + budget) // CENTIMETRE) + 1,
        ):
            dy = row * CENTIMETRE - ground.y
            if 0 < dx * dx + dy * dy <= budget * budget:
                offer_place(ground, column, row)


@compiled
def offer_slots(ground: Ground, fighter: int, into_contact: bool) -> None:
    """CON-68: offer the slots around a base where the mover's base overlaps nothing.

    A movement not `into_contact` with an enemy keeps apart from enemies and leaves their control.
    """
    for slot in range(SLOTS):
        end = GRID + fighter * SLOTS + slot
        x, y = place_of(ground, end)
        if is_clear(ground, x * FINE, y * FINE, into_contact) and (
            into_contact or _leaves_control(ground, x, y)
        ):
            _offer(ground, end)


@compiled
def offer_inside(ground: Ground, left: int, bottom: int, right: int, top: int) -> None:
    """CON-74: offer every whole centimetre where the base lies wholly in a rectangle (in cm).

    The ground is laid out with a budget of WHOLE_TABLE, so that nothing is left out.
    """
    margin = -(-ground.radius // EIGHTHS)
    for column in range(left + margin, right - margin + 1):
        for row in range(bottom + margin, top - margin + 1):
            if is_clear(ground, column * CENTIMETRE, row * CENTIMETRE, False):
                _offer(ground, column * COLUMN + row)


@compiled
def offer_nearest(ground: Ground) -> None:
    """RAG-20, RAG-60, RAG-83: offer the free whole centimetres nearest to the start.

    The ground is laid out with a budget of WHOLE_TABLE, so that nothing is left out.
    """
    nearest = int(ground.budget) * int(ground.budget)
    for column in range(ground.width // EIGHTHS + 1):
        dx = column * CENTIMETRE - ground.x
        for row in range(ground.height // EIGHTHS + 1):
            dy = row * CENTIMETRE - ground.y
            distance = dx * dx + dy * dy
            if distance <= nearest and is_clear(
                ground, column * CENTIMETRE, row * CENTIMETRE, False
            ):
                if distance < nearest:
                    nearest, ground.ends = distance, 0
                _offer(ground, column * COLUMN + row)
