"""Who stands where: contact, distance, sight, control and the ground under a movement.

CON-67 … CON-70, CON-73, CON-84, CON-85, CON-87: the geometry asked about the record.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.geometry.ground import (
    BLOCK,
    MOST_FIGHTERS,
    MOST_OUTLINES,
    SLOW,
    Ground,
    add_base,
    add_control,
    add_outline,
    lay_out,
)
from escarmouche.games.confrontation.geometry.measure import CONTACT, crosses, gap
from escarmouche.games.confrontation.geometry.sight import ahead, controls, hides
from escarmouche.games.confrontation.table import (
    BLOCK_TERRAIN,
    BUILDING,
    CAVALRY,
    INFANTRY,
    NO_OUTLINE,
    Pos,
    are_enemies,
    base_of,
    is_active,
    is_engaged,
    is_present,
    radius_of,
)


@compiled
def size_of(pos: Pos, fighter: int) -> int:
    """CON-70: infantry < creature = cavalry < large."""
    base = base_of(pos, fighter)
    return base if base == INFANTRY else base - 1 if base > CAVALRY else base


@compiled
def gap_to(pos: Pos, fighter: int, x: int, y: int, radius: int) -> int:
    """CON-67: from the edge of a base to a disc about a place, in eighths."""
    return gap(int(pos.x[fighter]), int(pos.y[fighter]), radius_of(pos, fighter), x, y, radius)


@compiled
def distance(pos: Pos, fighter: int, other: int) -> int:
    """CON-67: from base edge to base edge, in eighths; on a real table whoever is named is near."""
    if pos.real_table:
        return 0
    return gap_to(pos, fighter, int(pos.x[other]), int(pos.y[other]), radius_of(pos, other))


@compiled
def part_all(pos: Pos, fighter: int) -> None:
    """A fighter touches nobody any more."""
    for other in range(MOST_FIGHTERS):
        pos.touch[other] &= ~(1 << fighter)
    pos.touch[fighter] = 0


@compiled
def set_down(pos: Pos, fighter: int, x: int, y: int) -> None:
    """CON-68: a base stands at a place; who is within a gap of 2 eighths is in contact.

    On a real table it has moved, and contact is declared (CON-125).
    """
    pos.x[fighter], pos.y[fighter] = x, y
    part_all(pos, fighter)
    if pos.real_table:
        return
    for other in range(MOST_FIGHTERS):
        if other != fighter and is_present(pos, other) and distance(pos, fighter, other) <= CONTACT:
            pos.touch[fighter] |= 1 << other
            pos.touch[other] |= 1 << fighter


@compiled
def touch_all(pos: Pos, fighter: int, others: int) -> None:
    """CON-125: a fighter is in contact with these, one bit each."""
    for other in range(MOST_FIGHTERS):
        if other != fighter and others >> other & 1 and is_present(pos, other):
            pos.touch[fighter] |= 1 << other
            pos.touch[other] |= 1 << fighter


@compiled
def is_blocked(pos: Pos, x: int, y: int, to_x: int, to_y: int) -> bool:
    """CON-73, CON-87: whether a line passes through a block or a building."""
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] in (BLOCK_TERRAIN, BUILDING) and crosses(
            pos.outline[piece], int(pos.corners[piece]), x, y, to_x, to_y
        ):
            return True
    return False


@compiled
def sees(pos: Pos, watcher: int, target: int) -> bool:
    """CON-87: the target's centre is ahead, and neither block nor base hides it.

    On a real table whoever names a target declares that it is seen (CON-125).
    """
    if pos.real_table or pos.touch[watcher] >> target & 1:
        return True
    x, y = int(pos.x[watcher]), int(pos.y[watcher])
    to_x, to_y = int(pos.x[target]), int(pos.y[target])
    if not ahead(int(pos.facing[watcher]), to_x - x, to_y - y):
        return False
    size = size_of(pos, target)
    for other in range(MOST_FIGHTERS):
        if (
            other != watcher
            and other != target
            and is_present(pos, other)
            and size_of(pos, other) >= size
            and hides(int(pos.x[other]), int(pos.y[other]), radius_of(pos, other), x, y, to_x, to_y)
        ):
            return False
    return not is_blocked(pos, x, y, to_x, to_y)


@compiled
def has_control(pos: Pos, fighter: int) -> bool:
    """CON-85, CON-97: an unrouted fighter that touches no enemy."""
    return is_active(pos, fighter) and not pos.routed[fighter] and not is_engaged(pos, fighter)


@compiled
def controllers(pos: Pos, fighter: int) -> int:
    """CON-85: the enemies in whose control a fighter stands, one bit each."""
    found = 0
    for other in range(MOST_FIGHTERS):
        if (
            are_enemies(pos, fighter, other)
            and has_control(pos, other)
            and controls(
                int(pos.x[other]),
                int(pos.y[other]),
                radius_of(pos, other),
                int(pos.facing[other]),
                int(pos.x[fighter]),
                int(pos.y[fighter]),
                radius_of(pos, fighter),
            )
        ):
            found |= 1 << other
    return found


@compiled
def lay_terrain(pos: Pos, ground: Ground) -> None:
    """CON-73: what stands on the table."""
    for piece in range(MOST_OUTLINES):
        kind = pos.terrain[piece]
        if kind != NO_OUTLINE:
            what = BLOCK if kind in (BLOCK_TERRAIN, BUILDING) else SLOW
            add_outline(ground, what, pos.outline[piece], int(pos.corners[piece]))


@compiled
def lay_bases(pos: Pos, ground: Ground, fighter: int, from_enemies: int, from_others: int) -> None:
    """CON-84, CON-85: the other bases; an end keeps more than so many eighths apart from them."""
    for other in range(MOST_FIGHTERS):
        if other != fighter and is_present(pos, other):
            apart = from_enemies if are_enemies(pos, fighter, other) else from_others
            add_base(
                ground, other, int(pos.x[other]), int(pos.y[other]), radius_of(pos, other), apart
            )


@compiled
def lay_controls(pos: Pos, ground: Ground, fighter: int) -> None:
    """CON-85: the zones that enemies control."""
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, other) and has_control(pos, other):
            add_control(
                ground,
                int(pos.x[other]),
                int(pos.y[other]),
                radius_of(pos, other),
                int(pos.facing[other]),
            )


@compiled
def lay_ground(pos: Pos, ground: Ground, fighter: int, budget: int) -> None:
    """The table as a fighter finds it that may go so many eighths; bases are still to be added."""
    lay_out(
        ground,
        int(pos.width),
        int(pos.height),
        int(pos.x[fighter]),
        int(pos.y[fighter]),
        radius_of(pos, fighter),
        budget,
    )
    lay_terrain(pos, ground)
