"""CON-30 … CON-38, CON-60 … CON-62: wound rolls, and what they do to a fighter."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import CHOOSE_DICE, ask, go_to, pop, throw
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.table import (
    DEAD,
    KILLED,
    NOBODY,
    RES,
    STEP,
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
)
from escarmouche.games.confrontation.values import value

# What a wound roll comes to.
NO_WOUND, STUNNED, LIGHT_WOUND, SERIOUS_WOUND, CRITICAL_WOUND, KILLED_OUTRIGHT = range(6)


@compiled
def wound_of(pos: Pos, low: int, high: int, difference: int) -> int:
    """CON-30, CON-32, CON-60: the level by two dice; `difference` is FOR − RES + bonus."""
    if low == 6:
        return KILLED_OUTRIGHT
    total = high + difference
    if total < 0:
        return NO_WOUND
    return int(pos.wounds[min(total // 2, 9), low - 1])


@compiled
def hurt(pos: Pos, fighter: int, level: int, log: Log) -> None:
    """CON-34, CON-35, CON-61: a wound counts at once."""
    if level == STUNNED:
        pos.stunned[fighter] = 1
        tell(log, 35, words.IS_STUNNED, fighter)
    elif level > STUNNED:
        wound = min(int(pos.wound[fighter]) + level - 1, KILLED)
        if level == KILLED_OUTRIGHT:
            wound = KILLED
        pos.wound[fighter] = wound
        tell(log, 35, words.IS_WOUNDED, fighter, wound + 1)
        if wound == KILLED:
            leave(pos, fighter, DEAD, log)


@compiled
def step_wound(pos: Pos, log: Log) -> bool:
    """A who suffers, B strength, C wound bonus, D who strikes or NOBODY, E more dice: −1, 0, 1.

    G, H, I the dice, J how many have fallen; ends with the level.
    """
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == 0:
        return throw(pos, 6, 1)
    if step == 1:
        frame[G + frame[J]] = pos.answer
        frame[J] += 1
        if frame[J] < 2 + (frame[E] != 0):
            return throw(pos, 6, 1)
        if frame[E] == 0:
            return go_to(pos, 3)
        # CON-38, CON-62: who strikes, or who suffers, picks the two dice that count.
        target, striker = int(frame[A]), int(frame[D])
        seat = int(pos.side[target])
        if frame[E] > 0:
            seat = int(pos.side[striker]) if striker != NOBODY else 1 - seat
        return ask(pos, seat, CHOOSE_DICE, 7, 2)
    if step == 2:
        left_out = int(pos.answer)
        if left_out < 2:
            frame[G + left_out] = frame[I]
        return go_to(pos, 3)
    target = int(frame[A])
    low, high = min(int(frame[G]), int(frame[H])), max(int(frame[G]), int(frame[H]))
    resistance = value(pos, target, RES)
    level = wound_of(pos, low, high, int(frame[B]) - resistance + int(frame[C]))
    tell(log, 30, words.WOUND_ROLL, target, low, high, frame[B], resistance, frame[C], min(low, 5))
    if low == high:
        tell(log, 32, words.EXCEPTIONAL, target, low)
    tell(log, 60, words.WOUND_LEVEL, target, level)
    pop(pos, level)
    hurt(pos, target, level, log)
    return True
