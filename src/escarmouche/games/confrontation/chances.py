"""Exact chances of single tests, blows and wounds, from the rules' own functions of a die.

Everything is solved, nothing is sampled: whoever may throw a die again does so where it is better.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numba import float64
from numba.core import types

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.dice import landed, may_reroll, succeeds
from escarmouche.games.confrontation.table import (
    AMPLIFIES,
    ATT,
    ATTENUATES,
    BRUTE,
    DEF,
    FOR,
    RES,
    Pos,
    has,
)
from escarmouche.games.confrontation.values import value
from escarmouche.games.confrontation.wounding import wound_of

FACES = 6
MOST_LEFT = 64  # throws that may still follow; a value of −58 would want so many
LEVELS = 6
NOT_YET = -1  # no level so far

Chances = Annotated[np.ndarray, types.Array(float64, 1, "C")]


@compiled
def succeeding(value: int, difficulty: int, brute: bool) -> float:
    """CON-02 … CON-06: the chance of a test of one die, thrown again whenever that can help.

    >>> round(succeeding(4, 7, False) * 36), round(succeeding(0, 8, False) * 36)
    (24, 5)
    """
    return succeeding_after(0, value, difficulty, brute)


@compiled
def succeeding_after(result: int, value: int, difficulty: int, brute: bool) -> float:
    """CON-02, CON-03: the same for a die that lies on `result` and is thrown again.

    >>> round(succeeding_after(6, 0, 8, False) * 6), round(succeeding_after(6, 0, 13, False) * 36)
    (5, 5)
    """
    chains = np.zeros(MOST_LEFT, np.int64)
    weights = np.zeros(MOST_LEFT)
    chains[0], weights[0] = result, 1.0
    found, left = 0.0, 1
    while left:
        left -= 1
        chain, weight = int(chains[left]), weights[left] / FACES
        for face in range(1, FACES + 1):
            result = landed(chain, face)
            if succeeds(result + value, difficulty):
                found += weight
            elif may_reroll(face, brute) and left + 1 < MOST_LEFT:
                chains[left], weights[left] = result, weight
                left += 1
    return found


@compiled
def unparried(final: int, defence: int, parries: int) -> float:
    """CON-10, CON-105: the chance that a blow of this final hits, against one parry or none."""
    if final <= 0:
        return 0.0
    return 1.0 - succeeding(defence, final, False) if parries else 1.0


@compiled
def worth(chain: int, attack: int, brute: bool, defence: int, parries: int) -> float:
    """The chance to hit with a die that lies on `chain` and may be thrown again, as best decided.

    A die thrown again loses everything on a 1, so from some result on it is kept: from there the
    chances are reckoned back.
    """
    lost = unparried(landed(1, 1) + attack, defence, parries)
    last = chain
    while unparried(last + attack, defence, parries) * FACES < FACES - 1 + lost and last < 200:
        last += 1
    # best[n]: of a die that lies on chain + n.
    best = np.zeros(last - chain + FACES + 2)
    for at in range(len(best) - 1, -1, -1):
        result = chain + at
        kept = unparried(result + attack, defence, parries)
        best[at] = kept
        if result <= last:
            again = 0.0
            for face in range(1, FACES + 1):
                after = landed(result, face)
                if face == 1:
                    again += lost
                elif may_reroll(face, brute) and after - chain < len(best):
                    again += best[after - chain]
                else:
                    again += unparried(after + attack, defence, parries)
            best[at] = max(kept, again / FACES)
    return best[0]


@compiled
def hitting_after(result: int, attack: int, brute: bool, defence: int, parries: int) -> float:
    """CON-104, CON-105: the chance to hit with a die that lies on `result` and is thrown again.

    Nothing lies before the first throw: 0.
    """
    found = 0.0
    for face in range(1, FACES + 1):
        after = landed(result, face)
        if may_reroll(face, brute):
            found += worth(after, attack, brute, defence, parries)
        else:
            found += unparried(after + attack, defence, parries)
    return found / FACES


@compiled
def hitting(pos: Pos, striker: int, target: int, parries: int) -> float:
    """CON-104, CON-105: the chance that a blow hits, against one parry or none."""
    attack, defence = value(pos, striker, ATT), value(pos, target, DEF)
    return hitting_after(0, attack, has(pos, striker, BRUTE), defence, parries)


@compiled
def wounding(pos: Pos, striker: int, target: int, out: Chances) -> None:
    """CON-30, CON-38: the chances of each level when a blow has hit."""
    more = int(has(pos, striker, AMPLIFIES)) - int(has(pos, target, ATTENUATES))
    wounding_with(pos, value(pos, striker, FOR), target, more, out)


@compiled
def wounding_with(pos: Pos, strength: int, target: int, more: int, out: Chances) -> None:
    """CON-30, CON-38: the chances of each level with this strength, and more or fewer dice."""
    difference = strength - value(pos, target, RES)
    out[:] = 0.0
    dice = np.zeros(3, np.int64)
    for throw in range(FACES * FACES * FACES):
        dice[0], dice[1], dice[2] = throw % 6 + 1, throw // 6 % 6 + 1, throw // 36 + 1
        level = NOT_YET
        for out_die in range(3):
            if more == 0 and out_die < 2:
                continue
            first, second = dice[(out_die + 1) % 3], dice[(out_die + 2) % 3]
            each = wound_of(pos, min(first, second), max(first, second), difference)
            if level == NOT_YET or (each > level if more > 0 else each < level):
                level = each
        out[level] += 1.0 / (FACES * FACES * FACES)
