"""CON-20, CON-90 … CON-94, RAG-87: shots at fighters, at constructions, and area weapons."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.building import (
    construction_targets,
    distance_to_building,
)
from escarmouche.games.confrontation.declaring import (
    RANGE,
    REACHED,
    SETS_OFF,
    YES_OR_NO,
    all_present,
    declare,
)
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.exploding import (
    can_explode,
    distance_to_explosion,
    explosion_targets,
    explosions_hit,
)
from escarmouche.games.confrontation.frames import (
    DAMAGE_FRAME,
    EXPLODE_FRAME,
    PICK_SPOT,
    PICK_TARGET,
    TEST_FRAME,
    WOUND_FRAME,
    ask_leniently,
    ask_place,
    go_to,
    pop,
    push,
    throw,
)
from escarmouche.games.confrontation.geometry.area import scattered
from escarmouche.games.confrontation.geometry.ground import COLUMN
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, gap
from escarmouche.games.confrontation.geometry.sight import ahead, covers
from escarmouche.games.confrontation.movement import STAND, STAY, WALK
from escarmouche.games.confrontation.places import distance, gap_to, is_blocked, sees
from escarmouche.games.confrontation.table import (
    ENFORCE,
    INFANTRY,
    LARGE,
    LOW,
    MISSING,
    MOST_BUILDINGS,
    MOST_FIGHTERS,
    MOST_OUTLINES,
    NOBODY,
    QUICK_SHOT,
    STEP,
    TIR,
    A,
    B,
    C,
    D,
    E,
    G,
    H,
    I,
    J,
    Pos,
    are_enemies,
    base_of,
    centimetres,
    has,
    is_engaged,
    is_present,
    radius_of,
)

# Answers from here on are constructions, then what explodes when it is hit (RAG-70).
THINGS = 32
EXPLOSIVES = THINGS + MOST_BUILDINGS

# Steps of a shot on a real table (CON-125).
RANGE_DECLARED, REACHED_DECLARED, HITS, SET_OFF_DECLARED = range(9, 13)


@compiled
def band(pos: Pos, fighter: int, away: int) -> int:
    """CON-90: 0 short, 1 medium, 2 long, or NOBODY out of range; `away` in eighths."""
    for number in range(3):
        if away <= int(pos.weapon[fighter, 1 + number]) * EIGHTHS:
            return number
    return NOBODY


@compiled
def may_shoot(pos: Pos, fighter: int) -> bool:
    """CON-88, CON-90: whether a fighter has something to shoot with and is free to."""
    return (
        pos.printed[fighter, TIR] != MISSING
        and pos.weapon[fighter, 3] > 0
        and (pos.dial != ENFORCE or not (pos.routed[fighter] or is_engaged(pos, fighter)))
    )


@compiled
def is_target(pos: Pos, fighter: int, target: int) -> bool:
    """CON-90, CON-92: an enemy in range and sight that is not engaged."""
    if pos.real_table:  # CON-125, CON-126: the band is declared when the target is named
        return are_enemies(pos, fighter, target) and (
            pos.dial != ENFORCE or not is_engaged(pos, target)
        )
    return (
        are_enemies(pos, fighter, target)
        and band(pos, fighter, distance(pos, fighter, target)) != NOBODY
        and not is_engaged(pos, target)
        and sees(pos, fighter, target)
    )


@compiled
def targets(pos: Pos, fighter: int) -> int:
    """What a fighter may shoot at: fighters, and from THINGS on what can be hit."""
    found = 0
    for target in range(MOST_FIGHTERS):
        if is_target(pos, fighter, target):
            found |= 1 << target
    found |= construction_targets(pos, fighter) << THINGS
    return found | explosion_targets(pos, fighter) << EXPLOSIVES


@compiled
def spots_in_sight(pos: Pos, fighter: int, out: Moves, most: int) -> int:
    x, y, count = int(pos.x[fighter]), int(pos.y[fighter]), 0
    radius, reach = radius_of(pos, fighter), int(pos.weapon[fighter, 3])
    cx, cy = x // EIGHTHS, y // EIGHTHS
    far = reach + 3
    for column in range(max(0, cx - far), min(int(pos.width), cx + far) + 1):
        for row in range(max(0, cy - far), min(int(pos.height), cy + far) + 1):
            to_x, to_y = column * EIGHTHS, row * EIGHTHS
            if (
                (to_x != x or to_y != y)  # a scatter needs a direction
                and ahead(int(pos.facing[fighter]), to_x - x, to_y - y)
                and band(pos, fighter, gap(x, y, radius, to_x, to_y, 0)) != NOBODY
                and not is_blocked(pos, x, y, to_x, to_y)
            ):
                out[count] = column * COLUMN + row
                count += 1
                if count == most:
                    return count
    return count


@compiled
def spots_of_shot(pos: Pos, out: Moves) -> int:
    """CON-94: the whole centimetres in range and sight that an area weapon may aim at."""
    return spots_in_sight(pos, int(pos.frame[pos.depth - 1, A]), out, 1 << 20)


@compiled
def can_shoot(pos: Pos, fighter: int) -> bool:
    """CON-90, CON-94: whether there is anything to shoot at; an area weapon always finds a spot."""
    if not may_shoot(pos, fighter):
        return False
    return pos.weapon[fighter, 4] > 0 or targets(pos, fighter) != 0


@compiled
def can_volley(pos: Pos, fighter: int, movement: int) -> bool:
    """CON-92: Tir rapide, without moving or turning."""
    return movement == STAY and has(pos, fighter, QUICK_SHOT) and can_shoot(pos, fighter)


@compiled
def in_cover(pos: Pos, fighter: int, target: int) -> bool:
    """CON-91: whether the line crosses low terrain within 3 cm of the target."""
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] == LOW and covers(
            pos.outline[piece],
            int(pos.corners[piece]),
            int(pos.x[fighter]),
            int(pos.y[fighter]),
            int(pos.x[target]),
            int(pos.y[target]),
            radius_of(pos, target),
        ):
            return True
    return False


@compiled
def handicap(movement: int, volley: bool) -> int:
    """CON-91, CON-92: by how the shooter moves: walking, aiming, Tir rapide."""
    if volley:
        return 2
    if movement == WALK:
        return 1
    return -1 if movement == STAY else 0


@compiled
def difficulty_of(pos: Pos, fighter: int, target: int, movement: int, volley: bool) -> int:
    """CON-90, CON-91: what a shot at a fighter must reach."""
    far = band(pos, fighter, distance(pos, fighter, target))
    return difficulty_at(pos, target, far, in_cover(pos, fighter, target), movement, volley)


@compiled
def difficulty_at(
    pos: Pos, target: int, far: int, covered: bool, movement: int, volley: bool
) -> int:
    """CON-90, CON-91: what a shot must reach in a range band, at a target in cover or not."""
    difficulty = 4 + 3 * far + handicap(movement, volley) + int(covered)
    if base_of(pos, target) == LARGE:
        difficulty -= 2
    elif base_of(pos, target) != INFANTRY:
        difficulty -= 1
    return max(difficulty, 2)


@compiled
def plain_difficulty(far: int, movement: int, volley: bool, ease: int) -> int:
    """CON-90, CON-91, RAG-87: a spot (ease 0) or a construction, a large target (ease 2).

    >>> plain_difficulty(1, WALK, False, 0), plain_difficulty(0, STAY, False, 2)
    (8, 2)
    """
    return max(4 + 3 * far + handicap(movement, volley) - ease, 2)


@compiled
def declared_difficulty(pos: Pos, target: int, movement: int, volley: bool) -> int:
    """CON-125: the same with the range band, and perhaps cover, that were declared."""
    far, covered = int(pos.declared) % 3, pos.declared >= 3
    if target >= THINGS or target == NOBODY:
        ease = 2 if THINGS <= target < EXPLOSIVES else 0
        return plain_difficulty(far, movement, volley, ease)
    return difficulty_at(pos, target, far, covered, movement, volley)


@compiled
def bands(pos: Pos, fighter: int, covers: bool) -> int:
    """CON-90: the range bands of a weapon, one bit each; from 3 on with cover."""
    found = 0
    for number in range(3):
        if pos.weapon[fighter, 1 + number] > 0:
            found |= 1 << number
    return found | found << 3 if covers else found


@compiled
def hit_really(pos: Pos, log: Log) -> bool:
    """CON-94, CON-125: who is under the template is declared, then hit one after the other.

    H who is still to be hit, one bit each.
    """
    frame = pos.frame[pos.depth - 1]
    step, fighter = frame[STEP], int(frame[A])
    seat = int(pos.side[fighter])
    if step == 8:
        frame[STEP] = REACHED_DECLARED
        declare(pos, seat, REACHED, fighter, all_present(pos), 0)
        return True
    if step == REACHED_DECLARED:
        frame[H] = pos.declared
        return go_to(pos, HITS)
    if step == HITS and frame[H]:
        target = 0
        while not frame[H] >> target & 1:
            target += 1
        frame[H] &= ~(1 << target)
        tell(log, 94, words.HITS, fighter, target)
        push(pos, WOUND_FRAME, target, int(pos.weapon[fighter, 0]), 0, fighter)
        return True
    if step == HITS and can_explode(pos):
        frame[STEP] = SET_OFF_DECLARED
        declare(pos, seat, SETS_OFF, fighter, YES_OR_NO, 0)
        return True
    frame[D], frame[STEP] = 0, 0
    if step == SET_OFF_DECLARED and pos.declared:
        push(pos, EXPLODE_FRAME, 0 if can_explode(pos) & 1 else 1, 0, 0, 0)
    return True


@compiled
def step_shoot(pos: Pos, log: Log) -> bool:
    """A fighter, B movement, C shots, more than 1 for Tir rapide; D the target or spot.

    E the difficulty, G and H where an area weapon's shot falls, I whom it has wounded so far,
    J 1 while Tir rapide.
    """
    frame = pos.frame[pos.depth - 1]
    step, fighter, movement = frame[STEP], int(frame[A]), int(frame[B])
    seat = int(pos.side[fighter])
    if step == 0:
        if frame[C] > 1:
            frame[J] = 1
        if frame[C] == 0 or not is_present(pos, fighter) or not can_shoot(pos, fighter):
            return pop(pos, 0)
        frame[C] -= 1
        if pos.weapon[fighter, 4] and pos.real_table:
            frame[D], frame[STEP] = NOBODY, RANGE_DECLARED
            declare(pos, seat, RANGE, fighter, bands(pos, fighter, False), 0)
            return True
        if pos.weapon[fighter, 4]:
            return ask_place(pos, seat, PICK_SPOT, 4)
        dial, pos.dial = int(pos.dial), ENFORCE
        lawful = targets(pos, fighter)
        pos.dial = dial
        return ask_leniently(pos, seat, PICK_TARGET, lawful, targets(pos, fighter), 1)
    volley = frame[J] == 1
    if step == 1:
        frame[D] = pos.answer
        if pos.real_table:
            frame[STEP] = RANGE_DECLARED
            declare(pos, seat, RANGE, fighter, bands(pos, fighter, frame[D] < THINGS), 0)
            return True
        if frame[D] >= THINGS:
            if frame[D] >= EXPLOSIVES:
                away = distance_to_explosion(pos, fighter, int(frame[D]) - EXPLOSIVES)
                frame[E] = plain_difficulty(band(pos, fighter, away), movement, volley, 0)
            else:
                away = distance_to_building(pos, fighter, int(frame[D]) - THINGS)
                frame[E] = plain_difficulty(band(pos, fighter, away), movement, volley, 2)
            tell(log, 90, words.SHOOTS_AT_THING, fighter, frame[D] - THINGS, frame[E])
        else:
            frame[E] = difficulty_of(pos, fighter, int(frame[D]), movement, volley)
            tell(log, 90, words.SHOOTS, fighter, frame[D], frame[E])
        frame[STEP] = 2
        push(pos, TEST_FRAME, fighter, TIR, int(frame[E]), 1)
        return True
    if step == RANGE_DECLARED:
        frame[E] = declared_difficulty(pos, int(frame[D]), movement, volley)
        if frame[D] == NOBODY:
            tell(log, 94, words.AIMS, fighter, frame[E])
        elif frame[D] >= THINGS:
            tell(log, 90, words.SHOOTS_AT_THING, fighter, frame[D] - THINGS, frame[E])
        else:
            tell(log, 90, words.SHOOTS, fighter, frame[D], frame[E])
        frame[STEP] = 5 if frame[D] == NOBODY else 2
        push(pos, TEST_FRAME, fighter, TIR, int(frame[E]), 1)
        return True
    if step == 2:
        frame[STEP] = 0
        if not succeeds(int(pos.result), int(frame[E])):
            tell(log, 90, words.MISSES, fighter)
        elif frame[D] >= EXPLOSIVES:
            push(pos, EXPLODE_FRAME, int(frame[D]) - EXPLOSIVES, 0, 0, 0)
        elif frame[D] >= THINGS:
            push(pos, DAMAGE_FRAME, int(frame[D]) - THINGS, int(pos.weapon[fighter, 0]), 0, 0)
        else:
            tell(log, 93, words.HITS, fighter, frame[D])
            push(pos, WOUND_FRAME, int(frame[D]), int(pos.weapon[fighter, 0]), 0, fighter)
        return True
    if step == 4:  # CON-94: an area weapon
        if pos.answer == STAND:
            return pop(pos, 0)
        frame[G], frame[H] = pos.answer // COLUMN * EIGHTHS, pos.answer % COLUMN * EIGHTHS
        away = gap_to(pos, fighter, int(frame[G]), int(frame[H]), 0)
        frame[E] = plain_difficulty(band(pos, fighter, away), movement, volley, 0)
        tell(
            log, 94, words.AIMS_AT_SPOT, fighter, frame[G] // EIGHTHS, frame[H] // EIGHTHS, frame[E]
        )
        frame[STEP] = 5
        push(pos, TEST_FRAME, fighter, TIR, int(frame[E]), 1)
        return True
    if step == 5:
        frame[I] = 0
        if succeeds(int(pos.result), int(frame[E])):
            return go_to(pos, 8)
        return throw(pos, 6, 6)  # CON-20: how far
    if step == 6:
        frame[D] = pos.answer
        return throw(pos, 6, 7)  # which way
    if step == 7:
        if pos.real_table:  # CON-125: the players see where that is
            tell(log, 20, words.SCATTERS_FAR, 2 + 2 * frame[D], pos.answer)
            return go_to(pos, 8)
        far = (2 + 2 * int(frame[D])) * EIGHTHS
        x, y = scattered(
            int(frame[G]), int(frame[H]),
            int(frame[G]) - int(pos.x[fighter]), int(frame[H]) - int(pos.y[fighter]),
            int(pos.answer) - 1, far,
        )  # fmt: skip
        tell(log, 20, words.SCATTERS, 2 + 2 * frame[D], pos.answer, centimetres(x), centimetres(y))
        frame[G], frame[H] = x, y
        off = x < 0 or y < 0 or x > pos.width * EIGHTHS or y > pos.height * EIGHTHS
        return go_to(pos, 0 if off else 8)
    if pos.real_table:
        return hit_really(pos, log)
    # CON-94: every base that the template touches.
    reach = int(pos.weapon[fighter, 4]) * EIGHTHS
    for target in range(int(frame[I]), MOST_FIGHTERS):
        away = gap_to(pos, target, int(frame[G]), int(frame[H]), 0)
        if is_present(pos, target) and away <= reach:
            frame[I] = target + 1
            tell(log, 94, words.HITS, fighter, target)
            push(pos, WOUND_FRAME, target, int(pos.weapon[fighter, 0]), 0, fighter)
            return True
    set_off = explosions_hit(pos, int(frame[G]), int(frame[H]), reach)
    if set_off:
        frame[I] = MOST_FIGHTERS
        push(pos, EXPLODE_FRAME, 0 if set_off & 1 else 1, 0, 0, 0)
        return True
    frame[D] = frame[G] = frame[H] = frame[I] = 0
    return go_to(pos, 0)
