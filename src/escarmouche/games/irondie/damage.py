"""Phase 3, damage, and the end of a turn: IRO-30 … IRO-33."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.irondie import vocabulary as words
from escarmouche.games.irondie.table import (
    ATTACK,
    BIT,
    DEFENCE,
    NEXT_TURN,
    NORTH,
    QUIET_TURNS,
    SOUTH,
    VITALITY,
    WOUND,
    Pos,
    bereft,
    change,
    end_game,
    leave_play,
    lined_up,
    lowest,
    total,
)


@compiled
def suffered(pos: Pos, seat: int) -> int:
    """IRO-30: the enemy's attack less the seat's own defence."""
    attack = total(pos, lined_up(pos, 1 - seat, ATTACK))
    return max(0, attack - total(pos, lined_up(pos, seat, DEFENCE)))


@compiled
def threatened(pos: Pos, seat: int) -> int:
    """IRO-30: the dice that the damage about to be placed may fall on."""
    if pos.phase != WOUND or suffered(pos, seat) == 0:
        return 0
    return lined_up(pos, seat, VITALITY)


@compiled
def must_share(pos: Pos, seat: int) -> bool:
    """Whether a seat has a choice: damage that leaves something of several dice."""
    dice = lined_up(pos, seat, VITALITY)
    return dice & (dice - 1) != 0 and 0 < suffered(pos, seat) < total(pos, dice)


@compiled
def unplaced(pos: Pos, seat: int) -> int:
    """The points of damage that a seat has not placed yet."""
    points = suffered(pos, seat)
    dice = lined_up(pos, seat, VITALITY)
    while dice:
        points -= pos.wounds[lowest(dice)]
        dice &= dice - 1
    return points


@compiled
def woundable(pos: Pos, seat: int) -> int:
    """IRO-30: the dice that may take the next point, none beyond its value.

    Points are placed in ascending order of dice, so that a distribution is one sequence of
    moves; a die is left behind only if the later ones can hold what is left.
    """
    left = unplaced(pos, seat)
    dice = lined_up(pos, seat, VITALITY)
    room = 0
    later = dice
    while later:
        die = lowest(later)
        later &= later - 1
        if pos.wounds[die]:
            dice = later | BIT[die]
            room = 0
        room += pos.value[die] - pos.wounds[die]
    found = 0
    while dice and room >= left:
        die = lowest(dice)
        dice &= dice - 1
        if pos.wounds[die] < pos.value[die]:
            found |= BIT[die]
            room -= pos.value[die] - pos.wounds[die]
    return found


@compiled
def settle_wounds(pos: Pos) -> bool:
    """Place what leaves no choice, seal what is placed; false when the seat must decide."""
    seat = pos.turn
    if unplaced(pos, seat) == 0:
        pos.sealed |= 1 << seat
        return True
    dice = woundable(pos, seat)
    if dice & (dice - 1):
        return False
    pos.wounds[lowest(dice)] += 1
    return True


@compiled
def suffer(pos: Pos, log: Log) -> None:
    """IRO-30, IRO-31: both seats take their damage at the same time."""
    south, north = suffered(pos, SOUTH), suffered(pos, NORTH)
    tell(log, 30, words.SUFFERS, SOUTH, south)
    tell(log, 30, words.SUFFERS, NORTH, north)
    for seat in range(2):
        dice = lined_up(pos, seat, VITALITY)
        damage = south if seat == SOUTH else north
        shared = must_share(pos, seat)
        while dice:
            die = lowest(dice)
            dice &= dice - 1
            # All of it on each die: either there is one die, or none is left.
            change(pos, die, -pos.wounds[die] if shared else -damage, log)
    pos.wounds[:] = 0
    pos.sealed = 0
    pos.turn = 0
    pos.phase = NEXT_TURN
    if bereft(pos):
        end_game(pos, log)


@compiled
def end_turn(pos: Pos, log: Log) -> None:
    """IRO-32: attack and defence dice go to Limbo; IRO-33: too many quiet turns are a draw."""
    dice = pos.battle & (pos.types[ATTACK] | pos.types[DEFENCE])
    pos.limbo |= dice
    while dice:
        leave_play(pos, lowest(dice))
        dice &= dice - 1
    pos.quiet += 1
    if pos.quiet == QUIET_TURNS:
        end_game(pos, log)
