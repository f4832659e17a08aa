"""What a position is proved to be worth, with limited means, in compiled code."""

from __future__ import annotations

from typing import Annotated, Any

import numba
import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import OVER, Positions, kernel
from escarmouche.search.proofs import NOT_YET, YES, Proofs, pursue
from escarmouche.search.thinking import QUARTER, Stop

SLICE = 10_000  # nodes between two looks at the clock
UNKNOWN = -1.0  # in place of a worth
NO_MOVE = -1

MEANS = np.dtype((np.record, [("nodes", "i8"), ("most_nodes", "i8"), ("flag", "i8")]))
# Nodes spent, nodes allowed, and the flag that ends it.
Means = Annotated[Any, numba.types.Array(numba.from_dtype(MEANS), 1, "C")]


@compiled
def is_spent(means: Means, stop: Stop) -> bool:
    return means[0].nodes >= means[0].most_nodes or stop[means[0].flag] != 0


@generic
def reach(
    position: Positions, table: Proofs, move_count: int, goal: int, means: Means, stop: Stop
) -> tuple[int, int]:
    """Whether the seat to move in `position[0]` reaches `goal`: YES, NO, NOT_YET; and how."""
    path = np.empty(kernel.LONGEST + 2, position.dtype)
    path[0] = position[0]
    while not is_spent(means, stop):
        answer, move, nodes = pursue(path, table, move_count, goal, SLICE)
        means[0].nodes += nodes
        if answer != NOT_YET:
            return answer, move
    return NOT_YET, NO_MOVE


@generic
def result(
    position: Positions, table: Proofs, move_count: int, means: Means, stop: Stop
) -> tuple[float, int]:
    """What best play brings the seat to move (1, ½ or 0), or UNKNOWN.

    And a move that brings it, unless the position is lost.
    """
    for goal in (1, 0):
        reached, move = reach(position, table, move_count, goal, means, stop)
        if reached == NOT_YET:
            return UNKNOWN, NO_MOVE
        if reached == YES:
            return 0.5 + 0.5 * goal, move
    return 0.0, NO_MOVE


@generic
def worth(
    position: Positions, table: Proofs, move_count: int, seat: int, means: Means, stop: Stop
) -> float:
    """What best play brings a seat, whoever is to move and if the game is over, too."""
    who = kernel.actor(position[0])
    if who == OVER:
        lead = kernel.bounds(position[0])[0] * (1 - 2 * seat)
        return 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    brings, _ = result(position, table, move_count, means, stop)
    return brings if brings == UNKNOWN or who == seat else 1 - brings


@generic
def larger(
    position: Positions, table: Proofs, move_count: int, move: int, means: Means, stop: Stop
) -> int:
    """In place of a move that wins, one that wins by as much as can be proved.

    Won is won: a larger margin is worth a quarter of the means.
    """
    least, most = kernel.bounds(position[0])
    for goal in range(2, max(abs(least), abs(most)) + 1):
        if means[0].nodes > means[0].most_nodes // 4 or stop[QUARTER]:
            break
        reached, better = reach(position, table, move_count, goal, means, stop)
        if reached != YES:
            break
        move = better
    return move
