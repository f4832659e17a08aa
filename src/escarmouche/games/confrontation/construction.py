"""RAG-20 … RAG-27, RAG-82, RAG-86, RAG-87, CON-83: found, build, damage, and the bonus die."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.building import (
    change_points,
    gap_to_sides,
    is_finished,
    is_founded,
    is_worker,
    may_attack_construction,
    sides_of,
    touches_building,
)
from escarmouche.games.confrontation.frames import ask, ask_place, go_to, pop, push, throw
from escarmouche.games.confrontation.geometry.ground import COLUMN
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, TOUCH, Outline
from escarmouche.games.confrontation.objective_arithmetic import (
    LEAST_FOR_BONUS,
    bonus,
    damage,
    gain,
    limit,
)
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.spots import ask_nearest, nearest_spots, place_of_spot
from escarmouche.games.confrontation.table import (
    STEP,
    A,
    B,
    C,
    E,
    Pos,
    in_order,
    is_active,
    is_engaged,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.values import value

FOUNDATION, ASIDE = 2, 4  # steps of founding at which a place is asked for


# --- foundations ----------------------------------------------------------------------------------


@compiled
def free_outline(pos: Pos) -> int:
    """A row for one more outline, or NOBODY."""
    for piece in range(table.MOST_OUTLINES):
        if pos.terrain[piece] == table.NO_OUTLINE:
            return piece
    return table.NOBODY


@compiled
def covers_ground(
    outline: Outline, corners: int, left: int, bottom: int, right: int, top: int
) -> bool:
    """Whether an outline and an upright rectangle (in cm) share some ground, not only an edge.

    >>> import numpy as np
    >>> square = np.array([(1, 1), (3, 1), (3, 3), (1, 3)], np.int16)
    >>> covers_ground(square, 4, 2, 2, 5, 5), covers_ground(square, 4, 3, 1, 5, 3)
    (True, False)
    """
    least_x = least_y = 1 << 15
    most_x = most_y = -1
    for corner in range(corners):
        x, y = int(outline[corner, 0]), int(outline[corner, 1])
        least_x, most_x = min(least_x, x), max(most_x, x)
        least_y, most_y = min(least_y, y), max(most_y, y)
        after = corner + 1 if corner + 1 < corners else 0
        ex, ey = int(outline[after, 0]) - x, int(outline[after, 1]) - y
        # The corner of the rectangle that lies farthest on the inner side of this edge.
        far_x, far_y = left if ey > 0 else right, top if ex > 0 else bottom
        if ex * (far_y - y) - ey * (far_x - x) <= 0:
            return False
    return least_x < right and left < most_x and least_y < top and bottom < most_y


@compiled
def is_under(pos: Pos, fighter: int, left: int, bottom: int, right: int, top: int) -> bool:
    """RAG-20: whether a base covers some of a rectangle in eighths; to touch is not enough."""
    x, y = int(pos.x[fighter]), int(pos.y[fighter])
    return gap_to_sides(x, y, left, bottom, right, top) < radius_of(pos, fighter)


@compiled
def may_found_at(pos: Pos, fighter: int, building: int, column: int, row: int) -> bool:
    """RAG-20, RAG-86: on the table and no block, the worker touching, nobody engaged under it."""
    right = column + int(pos.building[building, table.B_WIDTH])
    top = row + int(pos.building[building, table.B_HEIGHT])
    if column < 0 or row < 0 or right > pos.width or top > pos.height:
        return False
    x, y = int(pos.x[fighter]), int(pos.y[fighter])
    left, bottom, far, high = column * EIGHTHS, row * EIGHTHS, right * EIGHTHS, top * EIGHTHS
    if gap_to_sides(x, y, left, bottom, far, high) > radius_of(pos, fighter) + TOUCH:
        return False
    for piece in range(table.MOST_OUTLINES):
        if pos.terrain[piece] in (table.BLOCK_TERRAIN, table.BUILDING) and covers_ground(
            pos.outline[piece], int(pos.corners[piece]), column, row, right, top
        ):
            return False
    for other in range(table.MOST_FIGHTERS):
        if (
            is_present(pos, other)
            and is_engaged(pos, other)
            and is_under(pos, other, left, bottom, far, high)
        ):
            return False
    return True


@compiled
def _around(pos: Pos, fighter: int, building: int) -> tuple[int, int, int, int]:
    """The columns and rows where the lower left corner of a footprint may be near a fighter."""
    reach = radius_of(pos, fighter) + TOUCH
    x, y = int(pos.x[fighter]), int(pos.y[fighter])
    wide, high = (
        int(pos.building[building, table.B_WIDTH]),
        int(pos.building[building, table.B_HEIGHT]),
    )
    return (
        (x - reach) // EIGHTHS - wide,
        (x + reach) // EIGHTHS + 2,
        (y - reach) // EIGHTHS - high,
        (y + reach) // EIGHTHS + 2,
    )


@compiled
def sites(pos: Pos, fighter: int) -> int:
    """RAG-20: the buildings that a fighter may found, once each, one bit each."""
    found = 0
    if not is_worker(pos, fighter) or is_engaged(pos, fighter) or free_outline(pos) == table.NOBODY:
        return found
    for building in range(table.MOST_BUILDINGS):
        if pos.building[building, table.B_SEAT] == pos.side[fighter] and not is_founded(
            pos, building
        ):
            if pos.real_table:  # CON-125: the players see where there is room
                found |= 1 << building
                continue
            first, last, low, high = _around(pos, fighter, building)
            for column in range(first, last):
                for row in range(low, high):
                    if may_found_at(pos, fighter, building, column, row):
                        found |= 1 << building
    return found


@compiled
def spots_of_foundation(pos: Pos, out: Moves) -> int:
    """RAG-20: where the lower left corner may be, or where a base in the way may go."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == ASIDE:
        fighter = int(frame[E])
        return nearest_spots(pos, fighter, int(pos.x[fighter]), int(pos.y[fighter]), out)
    fighter, building, count = int(frame[A]), int(frame[C]), 0
    first, last, low, high = _around(pos, fighter, building)
    for column in range(first, last):
        for row in range(low, high):
            if may_found_at(pos, fighter, building, column, row):
                out[count] = column * COLUMN + row
                count += 1
    return count


@compiled
def lay_foundation(pos: Pos, building: int, column: int, row: int) -> None:
    """RAG-20: the construction stands from now on, a block (CON-73) without points."""
    piece = free_outline(pos)
    right = column + int(pos.building[building, table.B_WIDTH])
    top = row + int(pos.building[building, table.B_HEIGHT])
    outline = pos.outline[piece]
    outline[0, 0], outline[0, 1] = column, row
    outline[1, 0], outline[1, 1] = right, row
    outline[2, 0], outline[2, 1] = right, top
    outline[3, 0], outline[3, 1] = column, top
    pos.terrain[piece], pos.corners[piece] = table.BUILDING, 4
    pos.building[building, table.B_OUTLINE] = piece


@compiled
def step_found(pos: Pos, log: Log) -> bool:
    """RAG-20: A worker, C building, E a base in the way."""
    frame = pos.frame[pos.depth - 1]
    step, fighter = frame[STEP], int(frame[A])
    seat = int(pos.side[fighter])
    if step == 0:
        return ask(pos, seat, frames.PICK_LAST, sites(pos, fighter), 1)
    if step == 1:
        frame[C] = pos.answer
        if pos.real_table:
            pos.answer = 0
            return go_to(pos, FOUNDATION)
        return ask_place(pos, seat, frames.PICK_SPOT, FOUNDATION)
    if step == FOUNDATION:
        spot = int(pos.answer)
        lay_foundation(pos, int(frame[C]), spot // COLUMN, spot % COLUMN)
        tell(log, table.RAG + 20, words.FOUNDS, fighter, frame[C] + 1)
        return pop(pos, 0) if pos.real_table else go_to(pos, 3)
    if step == ASIDE:
        x, y = place_of_spot(int(pos.answer))
        set_down(pos, int(frame[E]), x, y)
        pos.displaced[frame[E]] = 1
        tell(log, table.RAG + 20, words.MOVED_ASIDE, frame[E])
    left, bottom, right, top = sides_of(pos, int(frame[C]))
    for index in range(table.MOST_FIGHTERS):
        other = in_order(pos, index)
        if is_present(pos, other) and is_under(pos, other, left, bottom, right, top):
            frame[E] = other
            at_x, at_y = int(pos.x[other]), int(pos.y[other])
            return ask_nearest(pos, int(pos.side[other]), other, at_x, at_y, ASIDE)
    return pop(pos, 0)


# --- work and damage ------------------------------------------------------------------------------


@compiled
def works(pos: Pos, fighter: int) -> int:
    """RAG-21, RAG-22, RAG-24: the constructions that a fighter may work on, one bit each."""
    found = 0
    if is_worker(pos, fighter) and not is_engaged(pos, fighter):
        for building in range(table.MOST_BUILDINGS):
            row = pos.building[building]
            if (
                row[table.B_SEAT] == pos.side[fighter]
                and touches_building(pos, fighter, building)
                and row[table.B_POINTS] < limit(int(row[table.B_STRUCTURE]))
            ):
                found |= 1 << building
    return found


@compiled
def work(pos: Pos, fighter: int, building: int, log: Log) -> None:
    """RAG-23, CON-83: reckoned for all builders of the turn; only the difference is added."""
    row = pos.building[building]
    finished = is_finished(pos, building)
    row[table.B_STRENGTH] += value(pos, fighter, table.FOR)
    gained = gain(int(row[table.B_STRENGTH]), int(row[table.B_RESISTANCE]))
    change_points(pos, building, gained - int(row[table.B_GAINED]))
    row[table.B_GAINED] = gained
    pos.built[fighter] = building + 1
    tell(log, table.RAG + 23, words.BUILDS, fighter, building + 1, row[table.B_POINTS])
    if is_finished(pos, building) and not finished:
        tell(log, table.RAG + 25, words.BUILDING_FINISHED, building + 1)


@compiled
def step_build(pos: Pos, log: Log) -> bool:
    """A worker."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 0:
        return ask(pos, int(pos.side[fighter]), frames.PICK_LAST, works(pos, fighter), 1)
    work(pos, fighter, int(pos.answer), log)
    return pop(pos, 0)


@compiled
def step_strike(pos: Pos, log: Log) -> bool:
    """RAG-87: A fighter attacks a construction."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 0:
        offer = may_attack_construction(pos, fighter)
        return ask(pos, int(pos.side[fighter]), frames.PICK_LAST, offer, 1)
    if frame[STEP] == 1:
        frame[STEP] = 2
        push(pos, frames.DAMAGE_FRAME, int(pos.answer), value(pos, fighter, table.FOR), 0, 0)
        return True
    return pop(pos, 0)


@compiled
def step_damage(pos: Pos, log: Log) -> bool:
    """RAG-26, RAG-87: A building, B strength."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == 0:
        return throw(pos, 6, 1)
    building = int(frame[A])
    row = pos.building[building]
    lost = damage(int(pos.answer), int(frame[B]), int(row[table.B_RESISTANCE]))
    change_points(pos, building, -lost)
    tell(log, table.RAG + 87, words.BUILDING_HIT, building + 1, lost, row[table.B_POINTS])
    return pop(pos, 0)


# --- the bonus die --------------------------------------------------------------------------------


@compiled
def has_bonus(pos: Pos, building: int) -> bool:
    """RAG-27, RAG-82: 4 points required, 1 standing, an unengaged builder, no die this turn."""
    row = pos.building[building]
    if (
        not is_founded(pos, building)
        or row[table.B_STRUCTURE] < LEAST_FOR_BONUS
        or row[table.B_POINTS] < 1
        or row[table.B_BONUS]
    ):
        return False
    for fighter in range(table.MOST_FIGHTERS):
        if (
            pos.built[fighter] == building + 1
            and is_active(pos, fighter)
            and not is_engaged(pos, fighter)
        ):
            return True
    return False


@compiled
def next_bonus(pos: Pos) -> int:
    """CON-78, CON-83: the next construction with a bonus die, the tactics winner's first."""
    for turn in range(2):
        seat = int(pos.tactics) if turn == 0 else 1 - int(pos.tactics)
        for building in range(table.MOST_BUILDINGS):
            if pos.building[building, table.B_SEAT] == seat and has_bonus(pos, building):
                return building
    return table.NOBODY


@compiled
def step_bonus(pos: Pos, log: Log) -> bool:
    """RAG-27: A the construction whose builder decides."""
    frame = pos.frame[pos.depth - 1]
    step, row = frame[STEP], pos.building[frame[A]]
    if step == 1:
        row[table.B_BONUS] = 1
        if pos.answer == 1:
            return throw(pos, 6, 2)
        tell(log, table.RAG + 27, words.NO_BONUS_DIE, frame[A] + 1)
    if step == 2:
        finished = is_finished(pos, int(frame[A]))
        change_points(pos, int(frame[A]), bonus(int(pos.answer)))
        tell(
            log, table.RAG + 27, words.BUILDING_BONUS, frame[A] + 1, pos.answer, row[table.B_POINTS]
        )
        if is_finished(pos, int(frame[A])) and not finished:
            tell(log, table.RAG + 25, words.BUILDING_FINISHED, frame[A] + 1)
    building = next_bonus(pos)
    if building == table.NOBODY:
        return pop(pos, 0)
    frame[A] = building
    return ask(pos, int(pos.building[building, table.B_SEAT]), frames.BONUS_DIE, 0b11, 1)
