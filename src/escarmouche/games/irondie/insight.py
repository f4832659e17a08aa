"""What a player of Irondie knows beyond the rules: who stands better."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Table
from escarmouche.core.portable_math import exp
from escarmouche.games.irondie.battle import committable
from escarmouche.games.irondie.damage import suffered
from escarmouche.games.irondie.table import (
    ATTACK,
    COMMIT,
    DEFENCE,
    DICE_OF,
    NORTH,
    SOUTH,
    TAKE_BACK,
    VITALITY,
    WOUND,
    Pos,
    count,
    lined_up,
    total,
)

# What is weighed for each seat: its vitality in play and the dice that hold it, and whether that is
# none; the damage it would suffer now, its share of the vitality, whether it is fatal; its attack
# and defence; whether it is the seat asked; then by type its dice that are not lost, those in
# hand, and those it rolls in the battle to come: all that it still can, until it has decided. One
# set of weights for the hidden choices, one for dice and skirmish, one for the damage.
(POINTS, HOLDERS, BEREFT, DAMAGE, SHARE, FATAL, ATTACKING, DEFENDING, ASKED) = range(9)
ALIVE, IN_HAND, ROLLED = 9, 12, 15
EACH = 18
# fmt: off
WEIGHTS = np.array([
    0.15, -0.08, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.38, 0.17, 0.19, 0.38, 0.17,
    0.27, 0.33, 0.31, 0.22, 0.19, -0.62, 0.00, -0.08, -0.65, -0.77, 0.04, -0.05, -0.01,
    0.73, 0.58, 0.64, 0.22, 0.09, 0.02, 0.00, 0.00, 0.00, 0.17, -0.44, 0.00, -0.16, -0.61,
    -1.79, 0.05, -0.03, 0.20, 0.71, 0.47, 0.62, 0.19, -0.08, -0.24, 0.00, 0.00, 0.00,
])
# fmt: on


@compiled
def strength(pos: Pos, seat: int, weights: Table, first: int) -> float:
    """The weight of a seat's dice."""
    holders = lined_up(pos, seat, VITALITY)
    in_hand = pos.hand
    if pos.phase == TAKE_BACK:
        in_hand |= pos.chosen
        holders &= ~pos.chosen
    rolled = in_hand
    if pos.phase == COMMIT:
        rolled = pos.chosen
        if not pos.sealed >> seat & 1:
            rolled |= committable(pos, seat)
    points = total(pos, holders)
    damage = suffered(pos, seat)
    found = weights[first + POINTS] * points + weights[first + HOLDERS] * count(holders)
    found += weights[first + DAMAGE] * min(damage, points)
    if points == 0:
        found += weights[first + BEREFT]
    elif damage >= points:
        found += weights[first + FATAL] + weights[first + SHARE]
    else:
        found += weights[first + SHARE] * damage / points
    found += weights[first + ATTACKING] * total(pos, lined_up(pos, seat, ATTACK))
    found += weights[first + DEFENDING] * total(pos, lined_up(pos, seat, DEFENCE))
    if pos.turn == seat:
        found += weights[first + ASKED]
    for kind in range(3):
        mine = pos.types[kind] & DICE_OF[seat]
        found += weights[first + ALIVE + kind] * count(mine & ~pos.abyss)
        found += weights[first + IN_HAND + kind] * count(mine & in_hand)
        found += weights[first + ROLLED + kind] * count(mine & rolled)
    return found


@compiled
def lead(pos: Pos, weights: Table) -> float:
    """How much better south stands: linear in the weights, so that they can be fitted."""
    first = EACH
    if pos.phase in (TAKE_BACK, COMMIT):
        first = 0
    elif pos.phase == WOUND:
        first = 2 * EACH
    return strength(pos, SOUTH, weights, first) - strength(pos, NORTH, weights, first)


@compiled
def chance(pos: Pos) -> float:
    return 1 / (1 + exp(-lead(pos, WEIGHTS)))


@compiled
def margin(pos: Pos) -> float:
    """The lead in vitality."""
    south, north = lined_up(pos, SOUTH, VITALITY), lined_up(pos, NORTH, VITALITY)
    return float(total(pos, south) - total(pos, north))
