"""RAG-60, RAG-61, RAG-81: where something appears at random in a zone."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import lay_down
from escarmouche.games.confrontation.frames import PICK_SPOT, ask_place, go_to, pop, throw
from escarmouche.games.confrontation.geometry.area import (
    is_cut,
    middle_of_part,
    scattered,
    stopped,
)
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.geometry.sight import ALONG, ASIDE
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.spots import fits, nearest_spots, place_of_spot
from escarmouche.games.confrontation.table import NOBODY, RAG, STEP, A, B, C, D, Pos

DICE = np.array([4, 6, 8, 10, 12, 20])


@compiled
def distance_die(radius: int) -> int:
    """RAG-60: the smallest die with as many faces as the radius has cm, or the d20.

    >>> distance_die(10), distance_die(15), distance_die(30)
    (10, 20, 20)
    """
    for faces in DICE:
        if faces >= radius:
            return faces
    return DICE[-1]


@compiled
def distance_of(face: int, radius: int) -> int:
    """RAG-60: how far from the centre, in cm, scaled to the radius and rounded up.

    >>> distance_of(7, 10), distance_of(1, 15), distance_of(20, 30)
    (7, 1, 30)
    """
    faces = distance_die(radius)
    return -(-face * radius // faces)


@compiled
def short_side(parts: int) -> int:
    """RAG-61: how many parts lie along the short side: 2×3, 2×4, 2×5, 3×4, 4×5.

    >>> [short_side(parts) for parts in (6, 8, 10, 12, 20)]
    [2, 2, 2, 3, 4]
    """
    return 2 if parts <= 10 else 3 if parts == 12 else 4


@compiled
def axes_turned(pos: Pos, x: int, y: int, radius: int) -> int:
    """RAG-60: 0, or 1 if the six axes turned by 30° cut fewer pieces of terrain."""
    straight = turned = 0
    for piece in range(table.MOST_OUTLINES):
        if pos.terrain[piece] != table.NO_OUTLINE:
            outline, corners = pos.outline[piece], int(pos.corners[piece])
            straight += is_cut(outline, corners, x, y, radius, 0)
            turned += is_cut(outline, corners, x, y, radius, 1)
    return 1 if turned < straight else 0


@compiled
def place_in_disc(pos: Pos, zone: int, arrow: int, face: int) -> tuple[int, int]:
    """RAG-60, RAG-81: the place that the two dice name; the edge of the table stops it."""
    row = pos.zone[zone]
    x, y, radius = (
        int(row[table.Z_X]) * EIGHTHS,
        int(row[table.Z_Y]) * EIGHTHS,
        int(row[table.Z_WIDTH]),
    )
    turned = axes_turned(pos, x, y, radius * EIGHTHS)
    far = distance_of(face, radius) * EIGHTHS
    to_x, to_y = scattered(x, y, ASIDE[turned], ALONG[turned], arrow - 1, far)
    return stopped(x, y, to_x, to_y, int(pos.width) * EIGHTHS, int(pos.height) * EIGHTHS)


@compiled
def place_in_part(pos: Pos, zone: int, parts: int, face: int) -> tuple[int, int]:
    """RAG-61: the middle of the part that the die names."""
    row = pos.zone[zone]
    left, bottom = int(row[table.Z_X]) * EIGHTHS, int(row[table.Z_Y]) * EIGHTHS
    width, height = int(row[table.Z_WIDTH]) * EIGHTHS, int(row[table.Z_HEIGHT]) * EIGHTHS
    short = short_side(parts)
    columns = parts // short if width >= height else short
    return middle_of_part(left, bottom, width, height, columns, parts // columns, face - 1)


@compiled
def next_appearance(pos: Pos) -> int:
    """RAG-60: what is due to appear this turn, or NOBODY."""
    for number in range(table.MOST_APPEARANCES):
        row = pos.appearance[number]
        if row[table.A_TURN] > 0 and row[table.A_TURN] <= pos.turn and not row[table.A_DONE]:
            return number
    return NOBODY


@compiled
def appear(pos: Pos, fighter: int, x: int, y: int, log: Log) -> None:
    pos.status[fighter] = table.ON_TABLE
    set_down(pos, fighter, x, y)
    tell(log, RAG + 60, words.FIGHTER_APPEARS, fighter)


@compiled
def step_appear(pos: Pos, log: Log) -> bool:
    """A appearance, B the arrow, C and D the place."""
    frame = pos.frame[pos.depth - 1]
    step, row = frame[STEP], pos.appearance[frame[A]]
    zone, fighter = int(row[table.A_ZONE]), int(row[table.A_FIGHTER])
    if step == 0:
        row[table.A_DONE] = 1
        return (
            throw(pos, 6, 1)
            if pos.zone[zone, table.Z_ROUND]
            else throw(pos, int(row[table.A_PARTS]), 2)
        )
    if step == 1:
        frame[B] = pos.answer
        return throw(pos, distance_die(int(pos.zone[zone, table.Z_WIDTH])), 2)
    if step == 2:
        face = int(pos.answer)
        if pos.real_table:  # CON-125: the players see where that is
            tell(log, RAG + 60, words.APPEARS_BY_DICE, frame[B], face)
            x = y = 0
        elif pos.zone[zone, table.Z_ROUND]:
            x, y = place_in_disc(pos, zone, int(frame[B]), face)
        else:
            x, y = place_in_part(pos, zone, int(row[table.A_PARTS]), face)
        frame[C], frame[D] = x, y
        if row[table.A_OBJECT] != NOBODY:
            lay_down(pos, int(row[table.A_OBJECT]), x, y)
            tell(log, RAG + 60, words.OBJECT_APPEARS, row[table.A_OBJECT] + 1)
        if fighter == NOBODY:
            return pop(pos, 0)
        if pos.real_table or fits(pos, fighter, x, y):
            appear(pos, fighter, x, y, log)
            return pop(pos, 0)
        return go_to(pos, 3)
    if step == 3:  # RAG-60: it does not fit
        return ask_place(pos, int(pos.tactics), PICK_SPOT, 4)
    x, y = place_of_spot(int(pos.answer))
    appear(pos, fighter, x, y, log)
    return pop(pos, 0)


@compiled
def spots_of_appearance(pos: Pos, out: Moves) -> int:
    """RAG-60: the free whole centimetres nearest to the place that the dice named."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(pos.appearance[frame[A], table.A_FIGHTER])
    return nearest_spots(pos, fighter, int(frame[C]), int(frame[D]), out)
