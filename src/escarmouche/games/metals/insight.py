"""What a player of Metals knows beyond the rules: who stands better."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Table
from escarmouche.core.portable_math import exp
from escarmouche.games.metals.ground import CITY, CLOSED, FOREST
from escarmouche.games.metals.rules import (
    BLUE,
    LOT,
    NEXT,
    NOWHERE,
    RED,
    Pos,
    facing_of,
    is_damaged,
    is_free,
    sees,
)

# What is weighed for each side, apart for the one to move and the other: points in tenths of the
# target, and their square; VP on its squares, and as a share of what is still to gain; metals on
# the map, damaged, in an enemy's sight while whole or damaged, in forests, on cities; the most VP
# within one step; VP on squares that its metals watch. The last weight is the turn's.
(POINTS, POINTS_SQUARED, INCOME, INCOME_SHARE, FIELDED, DAMAGED, SEEN, SEEN_DAMAGED, FORESTS,
 CITIES, WITHIN_REACH, WATCHED) = range(12)  # fmt: skip
EACH = 12
# fmt: off
WEIGHTS = np.array([
    0.72, 0.03, 0.63, -0.12, 0.02, -0.35, 0.40, -0.27, 0.03, -0.20, 0.43, 0.23, 0.76, 0.03,
    0.76, 0.49, 0.06, -0.23, -0.44, -1.47, -0.09, -0.15, 0.61, 0.16, 0.40,
])
# fmt: on


@compiled
def strength(pos: Pos, side: int, weights: Table) -> float:
    """The weight of a side's points and of its metals on the map."""
    first = EACH if pos.turn == side else 0
    points = 10.0 * pos.score[side] / pos.target
    found = weights[first + POINTS] * points + weights[first + POINTS_SQUARED] * points * points
    income = 0
    for index in range(pos.fielded[side]):
        square = pos.where[side, index]
        metal = pos.metal[square]
        damaged = is_damaged(metal)
        income += pos.vp[square]
        found += weights[first + FIELDED]
        if damaged:
            found += weights[first + DAMAGED]
        if pos.terrain[square] == FOREST:
            found += weights[first + FORESTS]
        else:
            for enemy in range(pos.fielded[1 - side]):
                if sees(pos, pos.where[1 - side, enemy], square):
                    found += weights[first + (SEEN_DAMAGED if damaged else SEEN)]
                    break
        if pos.terrain[square] == CITY:
            found += weights[first + CITIES]
        reach = 0
        for direction in range(4):
            beside = NEXT[square, direction]
            if is_free(pos, beside):
                reach = max(reach, pos.vp[beside])
        found += weights[first + WITHIN_REACH] * max(0, reach - pos.vp[square])
        watched = 0
        ahead = NEXT[square, facing_of(metal)]
        while ahead != NOWHERE and pos.terrain[ahead] != CLOSED:
            if pos.terrain[ahead] != FOREST:
                watched += pos.vp[ahead]
            ahead = NEXT[ahead, facing_of(metal)]
        found += weights[first + WATCHED] * watched
    found += weights[first + INCOME] * income
    left = max(1, pos.target - pos.score[side])
    return found + weights[first + INCOME_SHARE] * min(1.0, income / left)


@compiled
def lead(pos: Pos, weights: Table) -> float:
    """How much better blue stands: linear in the weights, so that they can be fitted."""
    if pos.turn == LOT:
        return 0.0
    turn = weights[2 * EACH] * (1 - 2 * pos.turn)
    return turn + strength(pos, BLUE, weights) - strength(pos, RED, weights)


@compiled
def chance(pos: Pos) -> float:
    return 1 / (1 + exp(-lead(pos, WEIGHTS)))


@compiled
def margin(pos: Pos) -> float:
    """The lead in victory points."""
    return float(pos.score[BLUE] - pos.score[RED])
