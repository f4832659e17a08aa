"""What lies on the table of Irondie (IRO-01, IRO-28, IRO-31, IRO-40, IRO-41): the record.

Seats are 0 south and 1 north. Dice are numbered 0 … 8 (south) and 9 … 17 (north); a set of dice
is an integer with one bit each. A die lies in exactly one of five sets: `hand` (after the battle:
the reserve), `battle` (the zone of its own type), `skirmish`, `limbo`, `abyss`; a place without a
die (smaller sets, for study) lies in none. A value is the face shown, 0 … 6; a die out of play
has the value 0.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import DRAW, NOBODY, Log, tell
from escarmouche.core.record_dtype import record_dtype
from escarmouche.games.irondie import vocabulary as words

SOUTH, NORTH = 0, 1
DICE_EACH = words.DICE_EACH
DICE = 2 * DICE_EACH

# IRO-01: three shapes of each type, in the order of the types.
SMASHER, ASSAULT, BALLISTIC, NULLIFIER, BARRIER, POWERUP, SWARM, FORTRESS, REGENERATION = range(9)
SHAPES = 9
ATTACK, DEFENCE, VITALITY, ANY_TYPE = range(4)
NO_TYPE = -1

# IRO-40
RED, BLUE, YELLOW, PURPLE, GREEN, ORANGE, BLACK, WHITE = range(8)
COLOURS = 8
_PARENTS = {PURPLE: (RED, BLUE), GREEN: (BLUE, YELLOW), ORANGE: (RED, YELLOW)}

# What a shape of the mat may do, and to whose dice.
TO_ABYSS, TO_LIMBO, ADD, ADD_OR_SUBTRACT, SUBTRACT_MARGIN, WEAKEN_ALL, RECOVER = range(7)
ENEMY, OWN, ANYBODY = range(3)

# Phases, in the order of a turn; RESOLVE and NEXT_TURN ask nobody.
(TAKE_BACK, COMMIT, ROLL, LOT, BONUS, PROVOKE, THROW, REPLY, RESOLVE, SIGN, PICK, WOUND,
 NEXT_TURN, DONE) = range(14)  # fmt: skip

# Reasons of an outcome.
ONGOING, NO_VITALITY, BOTH_FELL, QUIET = range(4)
REASONS = ("ongoing", "no-vitality", "both-fell", "quiet")

MOST_ACTIONS = 4  # IRO-23
QUIET_TURNS = 30  # IRO-33

POSITION = record_dtype(
    [
        ("form", "i1", (DICE,)),  # the shape of each die, -1 for none (`shape` is numpy's)
        ("colour", "i1", (DICE,)),
        ("value", "i1", (DICE,)),
        ("wounds", "i1", (DICE,)),  # hidden: damage placed so far in this turn
        ("rare", "i4"),
        ("types", "i4", (4,)),  # the dice of each type; the last holds them all
        ("hand", "i4"),
        ("battle", "i4"),
        ("skirmish", "i4"),
        ("limbo", "i4"),
        ("abyss", "i4"),
        ("chosen", "i4"),  # hidden: dice taken back or committed; then those to be rolled
        ("owed", "i4", (2,)),  # dice whose bonus's first, second part is still to be given
        ("targeted", "i4"),  # dice targeted in this skirmish phase
        ("returned", "i4"),  # dice that came back to the reserve in this skirmish phase
        ("action", "i1", (MOST_ACTIONS,)),  # the dice of the duel, first to last
        ("target", "i1", (MOST_ACTIONS,)),
        ("actions", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # the seat that is asked, or was last
        ("provoker", "i1"),  # whose right it is to provoke
        ("sealed", "i1"),  # bits of the seats whose hidden decision is made
        ("passed", "i1"),  # bits of the seats that provoke no more in this phase
        ("duels", "i1"),  # duels begun in this phase
        ("unanswered", "i1"),  # the first duel had no reply: the phase ends with it
        ("turns", "i2"),  # turns begun
        ("quiet", "i1"),  # turns since a die entered the Abyss; -1 in the turn it does
        # The mat, by shape and by colour.
        ("effect", "i1", (SHAPES,)),
        ("amount", "i1", (SHAPES,)),
        ("prey", "i1", (SHAPES,)),  # the type of die it may target
        ("opening", "i1", (SHAPES,)),  # whose dice it may target when it provokes
        ("reply", "i1", (SHAPES,)),  # and when it replies
        ("specialised", "i1", (SHAPES,)),  # the colour that wins ties
        ("backfires", "i1", (SHAPES,)),  # a failed contest sends it to the Abyss
        ("comes_back", "i1", (SHAPES,)),  # a success returns it to the reserve
        ("bonus_type", "i1", (COLOURS, 2)),
        ("bonus", "i1", (COLOURS, 2)),
    ]
)
Pos = Annotated[np.record, POSITION]

BIT = np.array([1 << die for die in range(DICE)], np.int64)
DICE_OF = np.array([0x1FF, 0x1FF << DICE_EACH], np.int64)
SIDE = np.array([DICE_OF[::-1], DICE_OF, [0x3FFFF, 0x3FFFF]])  # by ENEMY … ANYBODY, then seat
_LOWEST = np.array([(n & -n).bit_length() - 1 for n in range(512)], np.int64)
_COUNT = np.array([n.bit_count() for n in range(512)], np.int64)


def _relations() -> tuple[np.ndarray, np.ndarray]:
    allied = np.eye(COLOURS, dtype=np.bool_)
    for child, parents in _PARENTS.items():
        for parent in parents:
            allied[child, parent] = allied[parent, child] = True
    hostile = np.zeros((COLOURS, COLOURS), np.bool_)
    for family in ((RED, BLUE, YELLOW), (PURPLE, GREEN, ORANGE), (BLACK, WHITE)):
        for one in family:
            for other in family:
                hostile[one, other] = one != other
    return allied, hostile


# IRO-41: how two colours stand to each other; neither allied nor hostile is neutral.
ALLIED, HOSTILE = _relations()


@compiled
def lowest(dice: int) -> int:
    """The lowest die of a set that is not empty."""
    if dice & 0x1FF:
        return _LOWEST[dice & 0x1FF]
    return _LOWEST[dice >> DICE_EACH] + DICE_EACH


@compiled
def count(dice: int) -> int:
    """How many dice a set holds."""
    return _COUNT[dice & 0x1FF] + _COUNT[dice >> DICE_EACH]


@compiled
def owner(die: int) -> int:
    return die // DICE_EACH


@compiled
def total(pos: Pos, dice: int) -> int:
    """The sum of the values of a set of dice."""
    points = 0
    while dice:
        points += pos.value[lowest(dice)]
        dice &= dice - 1
    return points


@compiled
def lined_up(pos: Pos, seat: int, kind: int) -> int:
    """The dice of a seat in its vitality, attack or defence zone (IRO-11: these alone count)."""
    return pos.battle & pos.types[kind] & DICE_OF[seat]


@compiled
def bereft(pos: Pos) -> bool:
    """IRO-31: whether a seat has no vitality die in play."""
    return lined_up(pos, SOUTH, VITALITY) == 0 or lined_up(pos, NORTH, VITALITY) == 0


@compiled
def leave_play(pos: Pos, die: int) -> None:
    gone = ~BIT[die]
    pos.battle &= gone
    pos.skirmish &= gone
    pos.owed[0] &= gone  # IRO-13: a bonus is given by a die in play
    pos.owed[1] &= gone
    pos.value[die] = 0


@compiled
def destroy(pos: Pos, die: int) -> None:
    """IRO-31: to the Abyss, for good."""
    leave_play(pos, die)
    pos.abyss |= BIT[die]
    pos.quiet = -1  # the end of this turn makes it 0


@compiled
def change(pos: Pos, die: int, amount: int, log: Log) -> None:
    """IRO-28: raise or lower a die within 0 … 6; a vitality die at 0 is destroyed."""
    before = pos.value[die]
    after = min(6, max(0, before + amount))
    pos.value[die] = after
    if after == 0 and pos.types[VITALITY] & BIT[die]:
        tell(log, 31, words.TO_ABYSS, die)
        destroy(pos, die)
    elif after != before:
        tell(log, 28, words.CHANGES, die, before, after)


@compiled
def close_skirmish(pos: Pos) -> None:
    """Forget what only the skirmish phase needs."""
    pos.action[:] = 0
    pos.target[:] = 0
    pos.actions = 0
    pos.targeted = 0
    pos.returned = 0
    pos.passed = 0
    pos.duels = 0
    pos.unanswered = 0
    pos.provoker = SOUTH


@compiled
def outcome(pos: Pos) -> tuple[int, int]:
    """IRO-31, IRO-33: who still has vitality in play."""
    if pos.phase != DONE:
        return NOBODY, ONGOING
    south, north = lined_up(pos, SOUTH, VITALITY) != 0, lined_up(pos, NORTH, VITALITY) != 0
    if south and north:
        return DRAW, QUIET
    if south or north:
        return SOUTH if south else NORTH, NO_VITALITY
    return DRAW, BOTH_FELL


@compiled
def tell_outcome(pos: Pos, log: Log) -> None:
    winner, reason = outcome(pos)
    if reason == NO_VITALITY:
        tell(log, 31, words.WON, winner, 1 - winner)
    elif reason == BOTH_FELL:
        tell(log, 31, words.BOTH_FELL)
    else:
        tell(log, 33, words.QUIET)


@compiled
def end_game(pos: Pos, log: Log) -> None:
    """The game stops at once; the dice stay where they lie."""
    close_skirmish(pos)
    pos.owed[:] = 0
    pos.wounds[:] = 0
    pos.sealed = 0
    pos.turn = SOUTH
    pos.phase = DONE
    tell_outcome(pos, log)


@compiled
def ask_in_secret(pos: Pos, phase: int) -> None:
    """Begin a hidden decision of both seats."""
    pos.phase = phase
    pos.sealed = 0
    pos.turn = SOUTH
