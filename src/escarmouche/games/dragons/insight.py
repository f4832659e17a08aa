"""What a player of Dragons Arena knows beyond the rules: who stands better."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Table
from escarmouche.core.portable_math import exp
from escarmouche.games.dragons.bitboards import count, lowest
from escarmouche.games.dragons.rules import (
    DUEL,
    ELIMINATED,
    FIRE,
    ICE,
    NEIGHBOURS,
    PLACE,
    Pos,
    total,
)

# What is weighed: every dragon by its danger (out of contact, in contact, an enemy beside it may
# eliminate it, in hand), by whether its species is to move, and by power; then for the species to
# move and for the other the best and the mean change of the totals that an elimination brings, and
# whether there is one; every two enemies side by side, by the powers of the one to move and of the
# other; the turn, and whether an odd number of dragons can still be modified. One set of weights
# for the placement, one for the duel.
OUT_OF_CONTACT, IN_CONTACT, THREATENED, IN_HAND = range(4)
DRAGONS = 4 * 2 * 6
PAIRS = DRAGONS + 2 * 3
TURN = PAIRS + 6 * 6
ODD = TURN + 1
EACH = ODD + 1
# fmt: off
WEIGHTS = np.array([
    0.12, -0.56, 0.11, 0.28, 0.36, 0.06, 0.14, -0.51, 0.33, 0.54, 0.41, 0.21, 0.53, -0.63,
    -0.10, 0.25, 0.30, 0.08, 0.74, -0.53, 0.05, 0.43, 0.45, 0.34, 0.28, -0.26, -0.28, -0.33,
    0.09, -0.06, 0.32, -0.12, -0.11, -0.18, 0.27, -0.06, -0.11, -0.84, -0.83, -0.39, 0.01, 0.14,
    0.11, -0.67, -0.64, -0.20, 0.20, 0.28, 0.08, -0.07, -0.23, 0.11, -0.10, -0.08, 0.01, -0.07,
    -0.13, 0.14, 0.03, 0.13, 0.11, -0.01, -0.22, 0.00, -0.35, -0.07, 0.13, 0.23, 0.02, -0.13,
    -0.28, -0.25, -0.08, 0.02, 0.12, -0.01, 0.05, -0.01, -0.03, 0.29, 0.31, -0.11, 0.01, -0.14,
    -0.10, 0.03, 0.16, 0.02, 0.17, -0.03, 0.22, -2.93, 0.75, 1.02, 1.23, 1.49, 1.81, 2.19, 0.90,
    1.30, 1.30, 1.66, 1.90, 2.30, 1.07, 0.79, 1.03, 1.51, 1.55, 1.86, 1.15, 0.79, 1.15, 1.43,
    1.54, 1.93, 0.64, 0.87, 1.07, 1.01, 0.96, 1.31, 0.83, 0.85, 1.03, 1.07, 1.03, 0.79, 0.00,
    0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, -0.08, 0.07, -0.73, 0.02,
    0.02, -0.95, -0.07, -0.16, -0.16, 0.13, 0.07, 0.43, 0.19, 0.01, -0.22, -0.05, -0.14, 0.16,
    0.20, 0.27, -0.05, -0.21, -0.21, -0.19, -0.03, 0.13, 0.29, 0.02, -0.11, 0.00, 0.01, 0.17,
    0.22, 0.03, -0.02, 0.15, 0.00, -0.09, 0.29, -0.04, 0.01, -0.07, 0.87, -0.86,
])
# fmt: on


@compiled
def strength(pos: Pos, species: int, weights: Table, first: int) -> float:
    """The weight of the dragons of a species and of what they can do."""
    to_move = int(pos.turn == species)
    sum_of_weights = 0.0
    for power in range(1, 7):
        weight = weights[first + (IN_HAND * 2 + to_move) * 6 + power - 1]
        sum_of_weights += weight * pos.hand[species, power]
    best = gains = 0.0
    captures = 0
    mine = pos.squares[species]
    enemies = pos.squares[1 - species]
    while mine:
        square = lowest(mine)
        mine &= mine - 1
        power = pos.power[square]
        near = NEIGHBOURS[square] & enemies
        danger = IN_CONTACT if near else OUT_OF_CONTACT
        while near:
            target = pos.power[lowest(near)]
            near &= near - 1
            if to_move:
                sum_of_weights += weights[first + PAIRS + 6 * (power - 1) + target - 1]
            if ELIMINATED[target] >> power & 1:
                danger = THREATENED
            if ELIMINATED[power] >> target & 1:
                gain = 2.0 * target - power  # DRA-23: the winner takes the power it finds
                if captures == 0 or gain > best:
                    best = gain
                gains += gain
                captures += 1
        sum_of_weights += weights[first + (danger * 2 + to_move) * 6 + power - 1]
    if captures:
        at = first + DRAGONS + 3 * to_move
        sum_of_weights += weights[at] * best + weights[at + 1] * gains / captures + weights[at + 2]
    return sum_of_weights


@compiled
def lead(pos: Pos, weights: Table) -> float:
    """How much better fire stands: linear in the weights, so that they can be fitted."""
    if pos.phase not in (PLACE, DUEL):
        return 0.0
    first = EACH if pos.phase == DUEL else 0
    turn = weights[first + TURN]
    free = (pos.squares[FIRE] | pos.squares[ICE]) & ~pos.shielded
    if count(free) % 2:
        turn += weights[first + ODD]
    turn *= 1 - 2 * pos.turn
    return turn + strength(pos, FIRE, weights, first) - strength(pos, ICE, weights, first)


@compiled
def race(mine: int, theirs: int) -> float:
    """The chance to win `mine` even duels before the other wins `theirs`."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    duels = mine + theirs - 1
    ways, good = 1, 0
    for won in range(duels + 1):
        if won >= mine:
            good += ways
        ways = ways * (duels - won) // (won + 1)
    return good / 2**duels


@compiled
def chance(pos: Pos) -> float:
    duel = 1 / (1 + exp(-lead(pos, WEIGHTS)))
    if pos.match == 0:
        return duel
    fire, ice = pos.match - pos.wins[FIRE], pos.match - pos.wins[ICE]
    return duel * race(fire - 1, ice) + (1 - duel) * race(fire, ice - 1)


@compiled
def margin(pos: Pos) -> float:
    """The lead in points of power, or in duels of a match."""
    if pos.match:
        return float(pos.wins[FIRE] - pos.wins[ICE])
    return float(total(pos, FIRE) - total(pos, ICE))


@compiled
def readable(pos: Pos) -> bool:
    return pos.phase == DUEL
