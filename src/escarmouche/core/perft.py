"""Counting the leaves of the tree of moves, the yardstick of move generation."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import generic
from escarmouche.core.kernel import OVER, Positions, kernel
from escarmouche.core.position import Position


def perft(position: Position, depth: int) -> int:
    """Leaves at `depth` below a position; a finished game is a leaf at any depth.

    Outcomes of chance count once each, whatever their weight.
    """
    rules = position.game.rules
    count: int = leaves.of(rules)(position.array, rules.move_count, depth)
    return count


@generic
def leaves(start: Positions, move_count: int, depth: int) -> int:
    """The leaves below `start[0]`."""
    if depth == 0 or kernel.actor(start[0]) == OVER:
        return 1
    path = np.empty(depth + 1, start.dtype)
    options = np.empty((depth, move_count), np.int32)
    counts = np.zeros(depth, np.int64)
    tried = np.zeros(depth, np.int64)
    path[0] = start[0]
    counts[0] = kernel.moves(path[0], options[0])
    found = 0
    level = 0
    while level >= 0:
        if level == depth - 1 and tried[level] == 0:
            # The moves of the last level are leaves themselves: no need to play them.
            found += counts[level]
            level -= 1
            continue
        if tried[level] == counts[level]:
            level -= 1
            continue
        path[level + 1] = path[level]
        kernel.play(path[level + 1], options[level, tried[level]], None)
        tried[level] += 1
        if kernel.actor(path[level + 1]) == OVER:
            found += 1
        else:
            level += 1
            counts[level] = kernel.moves(path[level], options[level])
            tried[level] = 0
    return found
