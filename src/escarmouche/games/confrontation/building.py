"""RAG-20 … RAG-28, RAG-82, RAG-85 … RAG-87: what a construction is, needs and withstands."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import DAMAGE_FRAME, push
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, TOUCH, crosses, length
from escarmouche.games.confrontation.geometry.sight import ahead, hides
from escarmouche.games.confrontation.objective_arithmetic import bounded, valid_from
from escarmouche.games.confrontation.table import (
    Pos,
    base_of,
    has,
    is_active,
    is_engaged,
    is_present,
    radius_of,
)


@compiled
def is_founded(pos: Pos, building: int) -> bool:
    return (
        pos.building[building, table.B_SEAT] != table.NOBODY
        and pos.building[building, table.B_OUTLINE] != table.NOBODY
    )


@compiled
def is_finished(pos: Pos, building: int) -> bool:
    """RAG-24, RAG-25: it has the points required; below them it is unfinished again."""
    return pos.building[building, table.B_POINTS] >= pos.building[building, table.B_STRUCTURE]


@compiled
def is_valid(pos: Pos, building: int) -> bool:
    """RAG-28: its full points were held to the end of a turn, and four fifths of them stand."""
    row = pos.building[building]
    return row[table.B_HELD] == 1 and row[table.B_POINTS] >= valid_from(int(row[table.B_STRUCTURE]))


@compiled
def change_points(pos: Pos, building: int, change: int) -> None:
    """RAG-25, RAG-26, RAG-82: structure points stay between 0 and the limit."""
    row = pos.building[building]
    row[table.B_POINTS] = bounded(int(row[table.B_POINTS]) + change, int(row[table.B_STRUCTURE]))


@compiled
def remember(pos: Pos, log: Log) -> None:
    """RAG-28, CON-120: the turn ends; full points held until now are remembered."""
    for building in range(table.MOST_BUILDINGS):
        row = pos.building[building]
        if is_founded(pos, building) and is_finished(pos, building) and not row[table.B_HELD]:
            row[table.B_HELD] = 1
            tell(log, table.RAG + 28, words.BUILDING_HELD, building + 1)
        row[table.B_STRENGTH] = row[table.B_GAINED] = row[table.B_BONUS] = 0
    for fighter in range(table.MOST_FIGHTERS):
        pos.built[fighter] = 0


@compiled
def defence_is_zero(pos: Pos, fighter: int) -> bool:
    """RAG-24: it built this turn and was charged, and the construction is not finished."""
    built = int(pos.built[fighter])
    return built > 0 and pos.charged[fighter] & 1 == 1 and not is_finished(pos, built - 1)


@compiled
def is_worker(pos: Pos, fighter: int) -> bool:
    """RAG-21: infantry and creatures, but none summoned, no dragon and nobody excluded."""
    return base_of(pos, fighter) in (table.INFANTRY, table.CREATURE) and not has(
        pos, fighter, table.SUMMONED | table.DRAGON | table.EXCLUDED
    )


@compiled
def sides_of(pos: Pos, building: int) -> tuple[int, int, int, int]:
    """Left, bottom, right and top of a founded construction, in eighths."""
    corner = pos.outline[pos.building[building, table.B_OUTLINE], 0]
    left, bottom = int(corner[0]) * EIGHTHS, int(corner[1]) * EIGHTHS
    row = pos.building[building]
    return (
        left,
        bottom,
        left + int(row[table.B_WIDTH]) * EIGHTHS,
        bottom + int(row[table.B_HEIGHT]) * EIGHTHS,
    )


@compiled
def gap_to_sides(x: int, y: int, left: int, bottom: int, right: int, top: int) -> int:
    """How far a place is from an upright rectangle; 0 on it.

    >>> gap_to_sides(5, 5, 8, 9, 20, 20), gap_to_sides(10, 30, 8, 9, 20, 20)
    (5, 10)
    """
    return length(max(left - x, 0, x - right), max(bottom - y, 0, y - top))


@compiled
def distance_to_building(pos: Pos, fighter: int, building: int) -> int:
    """CON-67: from the base to the construction, in eighths."""
    left, bottom, right, top = sides_of(pos, building)
    away = gap_to_sides(int(pos.x[fighter]), int(pos.y[fighter]), left, bottom, right, top)
    return max(0, away - radius_of(pos, fighter))


@compiled
def touches_building(pos: Pos, fighter: int, building: int) -> bool:
    """CON-68: within 8 eighths; on a real table whoever names it declares it (CON-125)."""
    return is_founded(pos, building) and (
        pos.real_table != 0 or distance_to_building(pos, fighter, building) <= TOUCH
    )


@compiled
def enemy_buildings(pos: Pos, fighter: int) -> int:
    """RAG-26: the enemy's constructions that can lose points, one bit each."""
    found = 0
    for building in range(table.MOST_BUILDINGS):
        row = pos.building[building]
        if (
            is_founded(pos, building)
            and row[table.B_SEAT] != pos.side[fighter]
            and row[table.B_POINTS] > 0
        ):
            found |= 1 << building
    return found


@compiled
def may_attack_construction(pos: Pos, fighter: int) -> int:
    """RAG-87: the enemy constructions that a fighter may attack as its action, one bit each."""
    if not is_active(pos, fighter) or pos.routed[fighter] or is_engaged(pos, fighter):
        return 0
    found = enemy_buildings(pos, fighter)
    for building in range(table.MOST_BUILDINGS):
        if found >> building & 1 and not touches_building(pos, fighter, building):
            found &= ~(1 << building)
    return found


@compiled
def hit_construction(pos: Pos, building: int, strength: int) -> None:
    """RAG-87: a construction is hit; the die is thrown next."""
    push(pos, DAMAGE_FRAME, building, strength, 0, 0)


@compiled
def sees_building(pos: Pos, fighter: int, building: int) -> bool:
    """CON-87, RAG-87: its middle is ahead, and no other block or large base hides it."""
    left, bottom, right, top = sides_of(pos, building)
    x, y = int(pos.x[fighter]), int(pos.y[fighter])
    to_x, to_y = (left + right) // 2, (bottom + top) // 2
    if not ahead(int(pos.facing[fighter]), to_x - x, to_y - y):
        return False
    for piece in range(table.MOST_OUTLINES):
        if (
            piece != pos.building[building, table.B_OUTLINE]
            and pos.terrain[piece] in (table.BLOCK_TERRAIN, table.BUILDING)
            and crosses(pos.outline[piece], int(pos.corners[piece]), x, y, to_x, to_y)
        ):
            return False
    for other in range(table.MOST_FIGHTERS):
        if (
            other != fighter
            and is_present(pos, other)
            and base_of(pos, other) == table.LARGE
            and hides(int(pos.x[other]), int(pos.y[other]), radius_of(pos, other), x, y, to_x, to_y)
        ):
            return False
    return True


@compiled
def construction_targets(pos: Pos, fighter: int) -> int:
    """RAG-87: the enemy constructions in sight and within long range, one bit each.

    How far they are is `distance_to_building`; they are large targets (CON-91).
    """
    if pos.printed[fighter, table.TIR] == table.MISSING:
        return 0
    found = enemy_buildings(pos, fighter)
    for building in range(table.MOST_BUILDINGS):
        if (found >> building & 1 and not pos.real_table) and not (
            distance_to_building(pos, fighter, building) <= int(pos.weapon[fighter, 3]) * EIGHTHS
            and sees_building(pos, fighter, building)
        ):
            found &= ~(1 << building)
    return found
