"""Metals, MET-01 … MET-56 (docs/rules/metals.md), as compiled functions over one record.

Sides (seats) are 0 blue and 1 red. Any map lies on a grid of 9×9 squares numbered file by file
from 0 (a1) to 80 (i9); the squares beyond its edges are closed. Facings and directions are
0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, DRAW, NOBODY, OVER, Log, Moves, Rows, Rules, tell
from escarmouche.core.record_dtype import record_dtype
from escarmouche.games.metals import vocabulary as words
from escarmouche.games.metals.ground import CITY, CLOSED, FOREST, SIDE, SQUARES

RULES_VERSION = 1

BLUE, RED = 0, 1
LOT = 2  # whose turn it is before the first player is drawn
NOWHERE = SQUARES
ON_MAP = 3  # MET-10: metals that a player may have on the map
STILL_TURNS = 60  # MET-32

# MET-50 … MET-56, in this order.
NO_FACTION, ARTEMISIA, WHITE_FANG, ZIPANG, METACLYON, DINORDA, CORSARIO, OBSIDIOR = range(8)
FIRST_BONUS_RULE = 50

# Reasons of an outcome.
ONGOING, TARGET_REACHED, NO_ACTION, NO_PROGRESS = range(4)
REASONS = ("ongoing", "target-reached", "no-action", "no-progress")

POSITION = record_dtype(
    [
        ("where", "i4", (2, ON_MAP)),  # squares of each side's metals, ascending, then NOWHERE
        ("corner", "i4", (4,)),  # ascending
        ("pool", "i2", (2,)),
        ("score", "i2", (2,)),
        ("target", "i2"),  # VP that win
        ("still", "i2"),  # turns in a row without any VP
        ("fielded", "i1", (2,)),  # metals of each side on the map
        ("faction", "i1", (2,)),
        ("turn", "i1"),
        ("reason", "i1"),
        ("blocked_sight", "i1"),  # option
        ("every_attacker", "i1"),  # option
        ("files", "i1"),
        ("ranks", "i1"),
        ("metal", "i1", (SQUARES,)),  # 0, or a metal: see `metal_of`
        ("terrain", "i1", (SQUARES,)),
        ("vp", "i1", (SQUARES,)),
    ]
)
Pos = Annotated[np.record, POSITION]


def _direction(start: int, end: int) -> int:
    """The direction that leads straight from one square to another, or −1."""
    east, north = end // SIDE - start // SIDE, end % SIDE - start % SIDE
    if start == end or (east and north):
        return -1
    if north:
        return 0 if north > 0 else 2
    return 1 if east > 0 else 3


DIRECTION = np.array(
    [[_direction(start, end) for end in range(SQUARES)] for start in range(SQUARES)], np.int8
)
STEPS = (1, SIDE, -1, -SIDE)
# The next square in each direction, or NOWHERE at the edge of the grid.
NEXT = np.array(
    [
        [
            square + step
            if 0 <= square + step < SQUARES and _direction(square, square + step) == direction
            else NOWHERE
            for direction, step in enumerate(STEPS)
        ]
        for square in range(SQUARES)
    ],
    np.int32,
)

# Move ids, in order: from a square, in a direction, to a facing; deploy on a corner with a facing;
# then the lot.
MOVE = 0
DEPLOY = MOVE + SQUARES * 16
DRAWN_LOT = DEPLOY + 16
MOVE_COUNT = DRAWN_LOT + 2


@compiled
def metal_of(side: int, facing: int, damaged: bool) -> int:
    """What stands on a square, as one number above 0.

    >>> side_of(metal_of(RED, 3, True)), facing_of(metal_of(RED, 3, True))
    (1, 3)
    """
    return 1 + facing + 4 * damaged + 8 * side


@compiled
def facing_of(metal: int) -> int:
    return (metal - 1) & 3


@compiled
def is_damaged(metal: int) -> bool:
    return (metal - 1) & 4 != 0


@compiled
def side_of(metal: int) -> int:
    return (metal - 1) >> 3


@compiled
def from_flank(direction: int, facing: int) -> bool:
    """MET-51, MET-52: whether what lies in `direction` is at the left or right, not front or rear.

    >>> from_flank(1, 0), from_flank(2, 0)
    (True, False)
    """
    return (direction - facing) & 1 == 1


@compiled
def is_between(square: int, start: int, end: int) -> bool:
    """Whether a square lies strictly between two others that share a row or column."""
    ahead = DIRECTION[start, end]
    return DIRECTION[start, square] == ahead and DIRECTION[square, end] == ahead


@compiled
def put(pos: Pos, side: int, square: int, metal: int) -> None:
    """Put a metal on a free square."""
    index = pos.fielded[side]
    while index > 0 and pos.where[side, index - 1] > square:
        pos.where[side, index] = pos.where[side, index - 1]
        index -= 1
    pos.where[side, index] = square
    pos.fielded[side] += 1
    pos.metal[square] = metal


@compiled
def take(pos: Pos, side: int, square: int) -> None:
    """Take a metal off its square."""
    pos.fielded[side] -= 1
    index = 0
    while pos.where[side, index] != square:
        index += 1
    while index < pos.fielded[side]:
        pos.where[side, index] = pos.where[side, index + 1]
        index += 1
    pos.where[side, index] = NOWHERE
    pos.metal[square] = 0


@compiled
def is_free(pos: Pos, square: int) -> bool:
    """MET-10, MET-11: whether a metal may come to this square."""
    return square != NOWHERE and pos.terrain[square] != CLOSED and pos.metal[square] == 0


@compiled
def may_deploy(pos: Pos) -> bool:
    """MET-10: whether the active player has a metal in the pool and fewer than three on the map."""
    return pos.pool[pos.turn] > 0 and pos.fielded[pos.turn] < ON_MAP


@compiled
def can_deploy(pos: Pos) -> bool:
    """MET-10: whether the active player may deploy and a corner is free."""
    if may_deploy(pos):
        for corner in range(4):
            if is_free(pos, pos.corner[corner]):
                return True
    return False


@compiled
def can_move(pos: Pos) -> bool:
    """MET-11: whether a metal of the active player has a free square beside it."""
    for index in range(pos.fielded[pos.turn]):
        for direction in range(4):
            if is_free(pos, NEXT[pos.where[pos.turn, index], direction]):
                return True
    return False


@compiled
def sees(pos: Pos, watcher: int, target: int) -> bool:
    """MET-21: whether the metal on `watcher` has the square `target` in its line of sight."""
    if DIRECTION[watcher, target] != facing_of(pos.metal[watcher]):
        return False
    if pos.blocked_sight:
        for side in range(2):
            for index in range(pos.fielded[side]):
                if is_between(pos.where[side, index], watcher, target):
                    return False
    return True


@compiled
def is_spared(pos: Pos, square: int, placed: int) -> bool:
    """MET-23: whether a metal is not attacked: just placed on the map, or in a forest."""
    return square == placed or pos.terrain[square] == FOREST


@compiled
def lines_of_sight(pos: Pos, placed: int) -> int:
    """MET-20, MET-21: the attacks to come, fixed before any damage.

    A set of lines; line 3·t + a goes from the enemy metal number a to the active player's metal
    number t. `placed` is the square of a metal deployed this turn, or NOWHERE.
    """
    mine, enemy = pos.turn, 1 - pos.turn
    lines = 0
    for target in range(pos.fielded[mine]):
        square = pos.where[mine, target]
        if is_spared(pos, square, placed):
            continue
        for attacker in range(pos.fielded[enemy]):
            if sees(pos, pos.where[enemy, attacker], square):
                lines |= 1 << (ON_MAP * target + attacker)
    return lines


@compiled
def tell_spared(pos: Pos, placed: int, log: Rows) -> None:
    """MET-23: who is seen and not attacked, and why."""
    for index in range(pos.fielded[pos.turn]):
        square = pos.where[pos.turn, index]
        if not is_spared(pos, square, placed):
            continue
        for enemy in range(pos.fielded[1 - pos.turn]):
            watcher = pos.where[1 - pos.turn, enemy]
            if sees(pos, watcher, square):
                kind = words.JUST_PLACED if square == placed else words.IN_FOREST
                tell(log, 23, kind, square, watcher)
                break


@compiled
def earns_bonus(pos: Pos, attacker: int, target: int) -> bool:
    """MET-50 … MET-56: whether the faction of the attacking player gains one VP more."""
    faction = pos.faction[1 - pos.turn]
    if faction == ARTEMISIA:
        return pos.vp[target] == 2
    if faction in (WHITE_FANG, ZIPANG):
        flank = from_flank(DIRECTION[target, attacker], facing_of(pos.metal[target]))
        return flank == (faction == WHITE_FANG)
    if faction == METACLYON:
        return bool((pos.corner == target).any())
    if faction == DINORDA:
        return pos.terrain[target] == CITY
    if faction == CORSARIO:
        return not is_damaged(pos.metal[target])
    return faction == OBSIDIOR and pos.vp[attacker] == 2


@compiled
def next_attack(pos: Pos, lines: int) -> int:
    """The line to resolve next: the last metal's, and there the first that earns a bonus.

    Targets go from the last to the first, so that a defeat renumbers only metals that are done.
    MET-22: bonuses first is the order best for the attacking player, since an attack after a
    defeat is void; and where one attack counts it is the one that earns the bonus.
    """
    target = ON_MAP - 1
    while lines >> (ON_MAP * target) == 0:
        target -= 1
    first = -1
    for attacker in range(ON_MAP):
        line = ON_MAP * target + attacker
        if lines >> line & 1:
            if earns_bonus(pos, pos.where[1 - pos.turn, attacker], pos.where[pos.turn, target]):
                return line
            if first < 0:
                first = line
    return first


@compiled
def gain(pos: Pos, side: int, points: int) -> None:
    """MET-31: the marker stops at the target, and the game with it."""
    if points:
        pos.still = 0
        pos.score[side] = min(pos.score[side] + points, pos.target)
        if pos.score[side] == pos.target:
            pos.reason = TARGET_REACHED


@compiled
def attack(pos: Pos, lines: int, line: int, log: Log) -> int:
    """MET-22, MET-24: resolve one attack; the lines that are left."""
    mine, enemy = pos.turn, 1 - pos.turn
    number = line // ON_MAP
    target, attacker = pos.where[mine, number], pos.where[enemy, line % ON_MAP]
    metal = pos.metal[target]
    tell(log, 20, words.ATTACKS, mine, enemy, target, attacker)
    bonus = earns_bonus(pos, attacker, target)
    gain(pos, enemy, 1 + bonus)
    defeated = is_damaged(metal)
    if defeated:
        tell(log, 22, words.DEFEATED, mine, target)
        take(pos, mine, target)
        pos.pool[mine] += 1
    else:
        tell(log, 22, words.DAMAGED, mine, target)
        pos.metal[target] = metal_of(mine, facing_of(metal), True)
    tell(log, 24, words.ASSAULT_POINT, enemy)
    if bonus:
        tell(log, FIRST_BONUS_RULE + pos.faction[enemy] - 1, words.BONUS, enemy, pos.faction[enemy])
    tell(log, 24, words.SCORES, enemy, pos.score[enemy])
    if pos.reason != ONGOING:
        return 0
    if pos.every_attacker and not defeated:
        return lines & ~(1 << line)
    return lines & ~(7 << (ON_MAP * number))


@compiled
def assault(pos: Pos, placed: int, log: Log) -> None:
    """MET-20 … MET-24: every line of sight on the active player's metals is an attack."""
    if log is not None:
        tell_spared(pos, placed, log)
    lines = lines_of_sight(pos, placed)
    while lines:
        lines = attack(pos, lines, next_attack(pos, lines), log)


@compiled
def occupy(pos: Pos, log: Log) -> None:
    """MET-30: the VP on the squares of the active player's metals."""
    side, points = pos.turn, 0
    for index in range(pos.fielded[side]):
        square = pos.where[side, index]
        points += pos.vp[square]
        if pos.vp[square]:
            tell(log, 30, words.OCCUPIES, side, square, pos.vp[square])
    gain(pos, side, points)
    if points:
        tell(log, 30, words.SCORES, side, pos.score[side])


@compiled
def repair(pos: Pos, log: Log) -> None:
    """MET-30: every damaged metal on a city, of either side, is repaired."""
    for side in range(2):
        for index in range(pos.fielded[side]):
            square = pos.where[side, index]
            if pos.terrain[square] == CITY and is_damaged(pos.metal[square]):
                tell(log, 30, words.REPAIRED, square)
                pos.metal[square] = metal_of(side, facing_of(pos.metal[square]), False)


@compiled
def act(pos: Pos, move: int, log: Log) -> int:
    """MET-10, MET-11: the action; the square of a metal deployed by it, or NOWHERE."""
    side = pos.turn
    pos.still += 1  # until somebody gains a VP
    if move < DEPLOY:
        start, facing = move // 16, move % 4
        end = NEXT[start, move // 4 % 4]
        tell(log, 11, words.MOVES, side, start, end, facing)
        metal = metal_of(side, facing, is_damaged(pos.metal[start]))
        take(pos, side, start)
        put(pos, side, end, metal)
        return NOWHERE
    corner, facing = (move - DEPLOY) // 4, move % 4
    square = pos.corner[corner]
    tell(log, 10, words.DEPLOYS, side, square, facing)
    pos.pool[side] -= 1
    put(pos, side, square, metal_of(side, facing, False))
    return square


@compiled
def settle(pos: Pos) -> None:
    """MET-12, MET-31, MET-32: whether the game is over before the action of a turn."""
    if pos.score[BLUE] == pos.target or pos.score[RED] == pos.target:
        pos.reason = TARGET_REACHED
    elif pos.still >= STILL_TURNS:
        pos.reason = NO_PROGRESS
    elif not can_deploy(pos) and not can_move(pos):  # MET-12
        pos.reason = NO_ACTION


@compiled
def usual_target(pos: Pos) -> int:
    """MET-03: the VP that win unless agreed otherwise."""
    return 20 if pos.faction[BLUE] else 10


@compiled
def setup(pos: Pos) -> None:
    """MET-01, MET-03: the pools, the map and the target are set; nobody is on the map."""
    pos.where[:] = NOWHERE
    pos.metal[:] = 0
    pos.fielded[:] = 0
    pos.score[:] = 0
    pos.still = 0
    pos.reason = ONGOING
    pos.turn = LOT
    if pos.target == 0:
        pos.target = usual_target(pos)


@compiled
def actor(pos: Pos) -> int:
    if pos.reason != ONGOING:
        return OVER
    return CHANCE if pos.turn == LOT else pos.turn


@compiled
def moves(pos: Pos, out: Moves) -> int:
    count = 0
    side = pos.turn
    if side == LOT:
        out[0], out[1] = DRAWN_LOT + BLUE, DRAWN_LOT + RED
        return 2
    for index in range(pos.fielded[side]):
        start = pos.where[side, index]
        for direction in range(4):
            if is_free(pos, NEXT[start, direction]):
                for facing in range(4):
                    out[count] = MOVE + 16 * start + 4 * direction + facing
                    count += 1
    if may_deploy(pos):
        for corner in range(4):
            if is_free(pos, pos.corner[corner]):
                for facing in range(4):
                    out[count] = DEPLOY + 4 * corner + facing
                    count += 1
    return count


@compiled
def outcome(pos: Pos) -> tuple[int, int]:
    if pos.reason == ONGOING:
        return NOBODY, ONGOING
    if pos.reason == TARGET_REACHED:
        return BLUE if pos.score[BLUE] == pos.target else RED, TARGET_REACHED
    if pos.reason == NO_ACTION:
        return 1 - pos.turn, NO_ACTION
    return DRAW, NO_PROGRESS


@compiled
def tell_end(pos: Pos, log: Log) -> None:
    """MET-12, MET-31, MET-32: how the game ended, if it has."""
    winner, reason = outcome(pos)
    if reason == TARGET_REACHED:
        tell(log, 31, words.WON, winner, pos.score[winner], pos.score[1 - winner])
    elif reason == NO_ACTION:
        tell(log, 12, words.STUCK, 1 - winner, winner)
    elif reason == NO_PROGRESS:
        tell(log, 32, words.DRAWN, STILL_TURNS)


@compiled
def play(pos: Pos, move: int, log: Log) -> None:
    """One turn: action, enemy assault, occupation; MET-31 can stop it in the middle."""
    if move >= DRAWN_LOT:
        pos.turn = move - DRAWN_LOT
        tell(log, 3, words.LOT_FALLS, pos.turn)
        return
    assault(pos, act(pos, move, log), log)
    if pos.reason == ONGOING:
        occupy(pos, log)
    if pos.reason == ONGOING:
        repair(pos, log)
        pos.turn = 1 - pos.turn
        settle(pos)
    tell_end(pos, log)


RULES = Rules(__name__, words.WORDS, POSITION, chance_from=DRAWN_LOT, reasons=REASONS)
