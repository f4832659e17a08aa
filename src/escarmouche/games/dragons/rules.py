"""Dragons Arena, DRA-01 … DRA-33 (docs/rules/dragons.md), as compiled functions over one record.

Species (seats) are 0 fire and 1 ice. Squares are numbered 0 (a1) to 15 (d4), rank by rank; a set
of squares is an integer with one bit each. A power is the face of the die; 0 is no dragon on a
square, and in hand a die whose power is not known yet.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import (
    CHANCE,
    DRAW,
    NOBODY,
    OVER,
    SPECTATOR,
    Log,
    Moves,
    Rules,
    Stream,
    tell,
)
from escarmouche.core.record_dtype import record_dtype
from escarmouche.core.seeds import below
from escarmouche.games.dragons import vocabulary as words
from escarmouche.games.dragons.bitboards import (
    ALL,
    around,
    by_power,
    digit,
    eliminated,
    lowest,
)
from escarmouche.games.dragons.bitboards import (
    count as how_many,
)

RULES_VERSION = 1

FIRE, ICE = 0, 1
SQUARES = 16
DRAGONS_EACH = 8
BIG_TOTAL = 28  # DRA-14

# How the arena is filled: DRA-10, DRA-12, DRA-14, DRA-15.
BABY, LITTLE, BIG, EQUAL = range(4)

# Phases; the first five make the set-up.
SHAKE, ROLL, CHOOSE, PAIR, LOT, PLACE, DUEL, BETWEEN, DONE = range(9)

# Reasons of an outcome.
ONGOING, NO_CONTACT, ALL_SHIELDED, MATCH_WON, MATCH_EXHAUSTED = range(5)
REASONS = ("ongoing", "no-contact", "all-shielded", "match-won", "match-exhausted")

POSITION = record_dtype(
    [
        ("squares", "i4", (2,)),  # where the dragons of each species stand
        ("shielded", "i4"),  # squares with a force field
        ("power", "i1", (SQUARES,)),
        ("hand", "i1", (2, 7)),  # dragons of each species still to place, by power
        ("phase", "i1"),
        ("turn", "i1"),
        ("setup", "i1"),  # option: BABY, LITTLE, BIG or EQUAL
        ("match", "i1"),  # option: duels to win, 0 for a single duel
        ("wins", "i1", (2,)),
        ("duels", "i1"),  # duels of the match that have ended
    ]
)
Pos = Annotated[np.record, POSITION]


def _neighbours() -> list[list[int]]:
    """DRA-03: the up to eight squares around each square."""
    return [
        [
            other
            for other in range(SQUARES)
            if other != square
            and abs(other // 4 - square // 4) <= 1
            and abs(other % 4 - square % 4) <= 1
        ]
        for square in range(SQUARES)
    ]


NEIGHBOURS = np.array([sum(1 << n for n in near) for near in _neighbours()], np.int32)
_PATHS = [(start, end) for start, near in enumerate(_neighbours()) for end in near]
PATH_START = np.array([start for start, _ in _PATHS], np.int32)
PATH_END = np.array([end for _, end in _PATHS], np.int32)
PATH = np.full((SQUARES, SQUARES), -1, np.int32)
PATH[PATH_START, PATH_END] = np.arange(len(_PATHS))

# Move ids, in order: eliminate along a path, modify a square to a power, place a power on a
# square, choose a power, choose a pair 1+6, 2+5 or 3+4; then what chance does.
ELIMINATE = 0
MODIFY = ELIMINATE + len(_PATHS)
PUT = MODIFY + SQUARES * 6
POWER = PUT + SQUARES * 6
SPLIT = POWER + 6
DIE = SPLIT + 3
DRAWN_LOT = DIE + 12
NEXT_DUEL = DRAWN_LOT + 2
MOVE_COUNT = NEXT_DUEL + 1


@compiled
def eliminates(attacker: int, target: int) -> bool:
    """DRA-21, DRA-22: whether a dragon of power `attacker` may eliminate one of power `target`.

    >>> eliminates(1, 6), eliminates(6, 1), eliminates(4, 4)
    (True, False, False)
    """
    if attacker == 1:  # DRA-22 overrides the comparison both ways
        return target == 6
    return attacker > target and not (attacker == 6 and target == 1)


# The powers that each power eliminates, as bits.
ELIMINATED = np.array(
    [sum(eliminates(power, other) << other for other in range(1, 7)) for power in range(7)]
)


@compiled
def digits(pos: Pos) -> tuple[int, int, int]:
    """The squares whose power has each of its three binary digits."""
    near = far = np.uint64(0)  # the powers of the near ranks, a byte each, and of the far ones
    for square in range(SQUARES // 2):
        near |= np.uint64(pos.power[square]) << np.uint64(8 * square)
        far |= np.uint64(pos.power[square + 8]) << np.uint64(8 * square)
    return digit(near, far, 0), digit(near, far, 1), digit(near, far, 2)


@compiled
def hunt(pos: Pos) -> tuple[int, int, int]:
    """DRA-24: what each power of the species to move eliminates, as `eliminated`, and whence.

    The last number holds the squares from which the species to move can eliminate.
    """
    low, middle, high = digits(pos)
    mine, theirs = pos.squares[pos.turn], pos.squares[1 - pos.turn]
    first, second = eliminated(low & theirs, middle & theirs, high & theirs)
    # Power by power, who stands beside a dragon it eliminates; written out, since a loop is slower.
    hunters = (low & ~middle & ~high) & around(first >> 16 & ALL)
    hunters |= (middle & ~low & ~high) & around(first >> 32 & ALL)
    hunters |= (middle & low) & around(first >> 48 & ALL)
    hunters |= (high & ~middle & ~low) & around(second & ALL)
    hunters |= (high & low) & around(second >> 16 & ALL)
    hunters |= (high & middle) & around(second >> 32 & ALL)
    return first, second, hunters & mine


@compiled
def prey(pos: Pos, square: int) -> int:
    """DRA-21: the squares whose dragon the one on `square`, of the species to move, may take."""
    return NEIGHBOURS[square] & by_power(hunt(pos)[:2], pos.power[square])


@compiled
def threatened(pos: Pos, species: int) -> int:
    """DRA-21: the squares of a species whose dragon an enemy beside it may take in the duel."""
    found = 0
    mine = pos.squares[species] if pos.phase == DUEL else 0
    while mine:
        square = lowest(mine)
        mine &= mine - 1
        near = NEIGHBOURS[square] & pos.squares[1 - species]
        while near:
            stronger = ELIMINATED[pos.power[lowest(near)]]
            near &= near - 1
            found |= (stronger >> pos.power[square] & 1) << square
    return found


@compiled
def total(pos: Pos, species: int) -> int:
    """DRA-32: the sum of the powers of a species in the arena."""
    points, squares = 0, pos.squares[species]
    for square in range(SQUARES):
        points += (squares >> square & 1) * pos.power[square]
    return points


@compiled
def duel_reason(pos: Pos) -> int:
    """DRA-30, DRA-31: why the duel is over for the species to move, or ONGOING."""
    if not around(pos.squares[FIRE]) & pos.squares[ICE]:
        return NO_CONTACT
    if pos.shielded == pos.squares[FIRE] | pos.squares[ICE] and not hunt(pos)[2]:
        return ALL_SHIELDED
    return ONGOING


@compiled
def starter(pos: Pos) -> int:
    """DRA-11: the species with more 1s, else more 2s, … or NOBODY on a full tie."""
    fire, ice = pos.squares[FIRE], pos.squares[ICE]
    low, middle, high = digits(pos)
    for power in range(1, 7):
        there = low if power & 1 else ~low
        there &= middle if power & 2 else ~middle
        there &= high if power & 4 else ~high
        lead = pos.hand[FIRE, power] - pos.hand[ICE, power]
        lead += how_many(there & fire) - how_many(there & ice)
        if lead:
            return FIRE if lead > 0 else ICE
    return NOBODY


@compiled
def can_total(dice: int, least: int, points: int) -> bool:
    """DRA-14: whether `dice` powers, none below `least`, can total exactly `points`."""
    return dice * least <= points <= dice * 6


@compiled
def chosen_points(pos: Pos, species: int) -> int:
    """The points a species has in hand so far."""
    points = 0
    for power in range(1, 7):
        points += power * pos.hand[species, power]
    return points


@compiled
def chosen_highest(pos: Pos, species: int) -> int:
    """The highest power a species has in hand; 1 when it has none."""
    for power in range(6, 1, -1):
        if pos.hand[species, power]:
            return power
    return 1


@compiled
def forget_hand(pos: Pos, species: int) -> None:
    """Eight dragons whose powers are not known."""
    pos.hand[species, 0] = DRAGONS_EACH
    for power in range(1, 7):
        pos.hand[species, power] = 0


@compiled
def start_duel(pos: Pos) -> None:
    """Empty the arena and begin the set-up that the option asks for."""
    pos.shielded = 0
    for square in range(SQUARES):
        pos.power[square] = 0
    for species in range(2):
        pos.squares[species] = 0
        forget_hand(pos, species)
    pos.turn = FIRE
    if pos.setup == BABY:
        pos.phase = SHAKE
    elif pos.setup == LITTLE:
        pos.phase = ROLL
    elif pos.setup == BIG:
        pos.phase = CHOOSE
    else:
        pos.phase = LOT


@compiled
def setup(pos: Pos) -> None:
    pos.wins[FIRE] = pos.wins[ICE] = pos.duels = 0
    start_duel(pos)


@compiled
def actor(pos: Pos) -> int:
    if pos.phase in (DUEL, PLACE, CHOOSE, PAIR):
        return pos.turn
    if pos.phase == DONE:
        return OVER
    return CHANCE


@compiled
def tell_result(pos: Pos, log: Log) -> None:
    """DRA-32: who won the duel."""
    fire, ice = total(pos, FIRE), total(pos, ICE)
    if fire == ice:
        tell(log, 32, words.DUEL_DRAWN, fire)
    elif fire > ice:
        tell(log, 32, words.DUEL_WON, FIRE, fire, ice)
    else:
        tell(log, 32, words.DUEL_WON, ICE, ice, fire)


@compiled
def settle(pos: Pos, log: Log) -> None:
    """DRA-30 … DRA-33: end the duel, and the match, if they are over."""
    reason = duel_reason(pos)
    if reason == ONGOING:
        return
    if reason == NO_CONTACT:
        tell(log, 30, words.NO_CONTACT)
    else:
        tell(log, 31, words.ALL_SHIELDED)
    tell_result(pos, log)
    pos.phase = DONE
    if pos.match == 0:
        return
    pos.duels += 1
    fire, ice = total(pos, FIRE), total(pos, ICE)
    if fire > ice:
        pos.wins[FIRE] += 1
    elif ice > fire:
        pos.wins[ICE] += 1
    tell(log, 33, words.MATCH_SCORE, pos.wins[FIRE], pos.wins[ICE])
    pos.turn = FIRE  # nobody's: the next duel decides who starts
    if max(pos.wins[FIRE], pos.wins[ICE]) < pos.match and pos.duels < 4 * pos.match:
        pos.phase = BETWEEN


@compiled
def begin(pos: Pos, first: int, log: Log) -> None:
    """DRA-13, DRA-15: `first` goes on first, now that this is known."""
    pos.turn = first
    if pos.squares[FIRE]:
        pos.phase = DUEL
        settle(pos, log)
    elif pos.hand[FIRE, 0]:
        pos.phase = PAIR
    else:
        pos.phase = PLACE


@compiled
def compare(pos: Pos, log: Log) -> None:
    """DRA-11: the powers are known; they say who starts, or leave it to the lot."""
    first = starter(pos)
    if first == NOBODY:
        pos.phase = LOT
        pos.turn = FIRE
        return
    tell(log, 11, words.STARTS, first)
    begin(pos, first, log)


@compiled
def moves(pos: Pos, out: Moves) -> int:
    count = 0
    phase = pos.phase
    if phase == DUEL:
        first, second, strong = hunt(pos)
        weak = first, second
        while strong:
            square = lowest(strong)
            strong &= strong - 1
            near = NEIGHBOURS[square] & by_power(weak, pos.power[square])
            while near:
                out[count] = ELIMINATE + PATH[square, lowest(near)]
                near &= near - 1
                count += 1
        if count:  # DRA-24
            return count
        free = (pos.squares[FIRE] | pos.squares[ICE]) & ~pos.shielded  # DRA-26
        while free:
            square = lowest(free)
            free &= free - 1
            own = int(pos.power[square])
            for lower in range(1, 6):  # DRA-25: the five others, without a branch
                out[count] = MODIFY + square * 6 + lower - 1 + (lower >= own)
                count += 1
    elif phase == SHAKE:
        first = DIE if pos.hand[FIRE, 0] else DIE + 6
        count = (DIE + 12 if pos.hand[ICE, 0] else DIE + 6) - first
        for index in range(count):
            out[index] = first + index
    elif phase == ROLL:
        first = DIE if pos.hand[FIRE, 0] else DIE + 6
        count = 6
        for index in range(count):
            out[index] = first + index
    elif phase == PLACE:
        free = ~(pos.squares[FIRE] | pos.squares[ICE]) & ALL
        held = 0
        for power in range(1, 7):
            held |= int(pos.hand[pos.turn, power] != 0) << power
        while free:
            square = lowest(free)
            free &= free - 1
            for power in range(1, 7):  # as above: the next one overwrites it
                out[count] = PUT + square * 6 + power - 1
                count += held >> power & 1
    elif phase == CHOOSE:
        dice = pos.hand[pos.turn, 0] - 1
        points = BIG_TOTAL - chosen_points(pos, pos.turn)
        for power in range(chosen_highest(pos, pos.turn), 7):
            if can_total(dice, power, points - power):
                out[count] = POWER + power - 1
                count += 1
    elif phase == PAIR:
        for pair in range(3):
            out[count] = SPLIT + pair
            count += 1
    elif phase == LOT:
        out[0] = DRAWN_LOT + FIRE
        out[1] = DRAWN_LOT + ICE
        count = 2
    elif phase == BETWEEN:
        out[0] = NEXT_DUEL
        count = 1
    return count


@compiled
def weights(pos: Pos, out: Moves) -> int:
    """DRA-10: a shaken die is one of those left, each equally likely, on each of its faces."""
    if pos.phase == SHAKE:
        count = 0
        for species in range(2):
            left = pos.hand[species, 0]
            for face in range(6):
                out[count + face] = left
            count += 6 if left else 0
        return count
    count = 6 if pos.phase == ROLL else 2 if pos.phase == LOT else 1
    for index in range(count):
        out[index] = 1
    return count


@compiled
def draw(pos: Pos, options: Moves, chances: Moves, stream: Stream) -> int:
    """DRA-10, DRA-12: one of `moves` by `weights`, without writing either."""
    if pos.phase == SHAKE:
        fire, ice = int(pos.hand[FIRE, 0]), int(pos.hand[ICE, 0])
        drawn = below(stream, 6 * (fire + ice))
        is_ice = int(drawn >= 6 * fire)  # a number: nobody can predict which way a branch goes
        face = np.uint32(drawn - is_ice * 6 * fire) // np.uint32(ice if is_ice else fire)
        return DIE + 6 * is_ice + int(face)
    if pos.phase == ROLL:
        return (DIE if pos.hand[FIRE, 0] else DIE + 6) + below(stream, 6)
    return (DRAWN_LOT if pos.phase == LOT else NEXT_DUEL) + below(stream, 1 + (pos.phase == LOT))


@compiled
def put(pos: Pos, species: int, power: int, square: int) -> None:
    pos.power[square] = power
    pos.squares[species] |= 1 << square


@compiled
def next_square(pos: Pos) -> int:
    """DRA-10: the square that the next shaken die falls on; −1 when none is shaken."""
    if pos.phase != SHAKE:
        return -1
    return 2 * DRAGONS_EACH - pos.hand[FIRE, 0] - pos.hand[ICE, 0]


@compiled
def lot_rule(pos: Pos) -> int:
    """DRA-15 draws who begins to choose, DRA-11 who starts after a tie."""
    return 15 if pos.setup == EQUAL else 11


@compiled
def fall(pos: Pos, move: int, log: Log) -> None:
    """What chance does: a die, a lot, or the next duel of a match."""
    if move < DRAWN_LOT:
        species = FIRE if move < DIE + 6 else ICE
        power = move - DIE + 1 - 6 * species
        if pos.phase == SHAKE:
            tell(log, 10, words.FALLS, species, power, next_square(pos))
            put(pos, species, power, next_square(pos))
        else:
            tell(log, 12, words.ROLLS, species, power)
            pos.hand[species, power] += 1
        pos.hand[species, 0] -= 1
        if pos.hand[FIRE, 0] + pos.hand[ICE, 0] == 0:
            compare(pos, log)
    elif move < NEXT_DUEL:
        tell(log, lot_rule(pos), words.LOT_FALLS, move - DRAWN_LOT)
        begin(pos, move - DRAWN_LOT, log)
    else:
        tell(log, 33, words.NEXT_DUEL, pos.duels + 1)
        start_duel(pos)


@compiled
def play(pos: Pos, move: int, log: Log) -> None:
    if move >= DIE:
        fall(pos, move, log)
    elif move < MODIFY:
        start, end = PATH_START[move], PATH_END[move]
        tell(log, 23, words.ELIMINATES, pos.turn, start, end, pos.power[end])
        if pos.shielded >> start & 1:
            tell(log, 27, words.FIELD_GONE, start)
        if pos.shielded >> end & 1:
            tell(log, 27, words.FIELD_GONE, end)
        # DRA-23: the winner takes the square and the power written there. DRA-27: no force
        # field follows it, and none waits for it.
        pos.power[start] = 0
        pos.squares[pos.turn] ^= 1 << start | 1 << end
        pos.squares[1 - pos.turn] ^= 1 << end
        pos.shielded &= ~(1 << start | 1 << end)
        pos.turn = 1 - pos.turn
        settle(pos, log)
    elif move < PUT:
        square, power = (move - MODIFY) // 6, (move - MODIFY) % 6 + 1
        tell(log, 25, words.MODIFIES, pos.turn, square, pos.power[square], power)
        tell(log, 26, words.FIELD, square)
        pos.power[square] = power
        pos.shielded |= 1 << square  # DRA-26
        pos.turn = 1 - pos.turn
        settle(pos, log)
    elif move < POWER:
        square, power = (move - PUT) // 6, (move - PUT) % 6 + 1
        tell(log, 12, words.PLACES, pos.turn, power, square)
        put(pos, pos.turn, power, square)
        pos.hand[pos.turn, power] -= 1
        pos.turn = 1 - pos.turn
        if pos.squares[FIRE] | pos.squares[ICE] == ALL:
            pos.phase = DUEL  # sixteen placements: the starter is to move again (DRA-13)
            settle(pos, log)
    elif move < SPLIT:
        tell(log, 14, words.CHOOSES, pos.turn, move - POWER + 1)
        pos.hand[pos.turn, 0] -= 1
        pos.hand[pos.turn, move - POWER + 1] += 1
        if pos.hand[pos.turn, 0] == 0:
            pos.turn = 1 - pos.turn
            if pos.hand[pos.turn, 0] == 0:
                tell(log, 14, words.REVEALED)
                compare(pos, log)
    else:
        power = move - SPLIT + 1
        tell(log, 15, words.SPLITS, pos.turn, power, 7 - power)
        for species in range(2):
            pos.hand[species, 0] -= 2
            pos.hand[species, power] += 1
            pos.hand[species, 7 - power] += 1
        pos.turn = 1 - pos.turn
        if pos.hand[FIRE, 0] == 0:
            pos.phase = PLACE  # four pairs: the starter is to move again


@compiled
def outcome(pos: Pos) -> tuple[int, int]:
    """DRA-32, DRA-33: the higher total, or the better of the match, wins."""
    if pos.phase != DONE:
        return NOBODY, ONGOING
    if pos.match:
        lead = pos.wins[FIRE] - pos.wins[ICE]
        won = max(pos.wins[FIRE], pos.wins[ICE]) == pos.match
        reason = MATCH_WON if won else MATCH_EXHAUSTED
    else:
        lead = total(pos, FIRE) - total(pos, ICE)
        reason = duel_reason(pos)
    if lead == 0:
        return DRAW, reason
    return FIRE if lead > 0 else ICE, reason


@compiled
def hide(pos: Pos, seat: int) -> None:
    """DRA-14: until both species have chosen, nobody sees what the other one chose."""
    if pos.phase != CHOOSE:
        return
    for species in range(2):
        if seat == SPECTATOR or seat != species:
            forget_hand(pos, species)


@compiled
def secret(pos: Pos) -> int:
    """DRA-14: powers are chosen in secret."""
    return int(pos.phase == CHOOSE)


RULES = Rules(__name__, words.WORDS, POSITION, chance_from=DIE, reasons=REASONS)
