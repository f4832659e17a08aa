"""Where all moves look lost: the one that resists longest and leaves the other most ways to err.

What is lost anyway is valued alike, so the search chooses at random among it, perhaps a move that
loses at once. Here such moves are read again, a little deeper each time, until the loss shows:
depth is counted in bits of choice, so a win that is hard to find, or that leaves us more to choose
from on the way, counts as far. Among moves that resist alike, the one after which fewest replies
keep the win.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import generic
from escarmouche.core.kernel import Moves, Positions, kernel
from escarmouche.search.alphabeta import (
    BIT,
    SEARCH,
    WON,
    Searches,
    Workspace,
    minimax,
    workspace,
)
from escarmouche.search.mcts import above
from escarmouche.search.thinking import Stop

MOST_NODES = 50_000
MOST_DEPTH = 20 * BIT
STANDING = 1 << 20  # the depth of a loss that has not shown


@generic
def is_lost(work: Workspace, searches: Searches, stop: Stop, sign: int, depth: int) -> bool:
    """Whether reading `line[1]` to a depth shows that the seat of `sign` has lost."""
    low = -WON if sign > 0 else WON - 1
    score = minimax(work, searches[0], stop, depth, low, low + 1)
    return searches[0].stopped == 0 and sign * score <= -WON


@generic
def stubborn(position: Positions, move_count: int, moves: Moves, count: int, stop: Stop) -> int:
    """Of `count` moves that look lost, the most stubborn one."""
    sign = 1 if kernel.actor(position[0]) == 0 else -1
    work = workspace(position, move_count, above(MOST_NODES))
    searches = np.zeros(1, SEARCH)
    searches[0].most_nodes = MOST_NODES
    line = work.line
    replies = np.empty(move_count, np.int32)
    shown = np.empty(count, np.int64)
    for index in range(count):
        shown[index] = STANDING
    standing, depth = count, 0
    while standing and depth < MOST_DEPTH and not searches[0].stopped:
        depth += BIT
        for index in range(count):
            if shown[index] < STANDING:
                continue
            line[1] = position[0]
            kernel.play(line[1], moves[index], None)
            if is_lost(work, searches, stop, sign, depth):
                shown[index] = depth
                standing -= 1
    longest = 0
    for index in range(count):
        longest = max(longest, shown[index])
    chosen, fewest = moves[0], 2.0
    for index in range(count):
        if shown[index] < longest:
            continue
        if longest == STANDING:  # what was thought best of those that no loss is shown of
            return moves[index]
        line[0] = position[0]
        kernel.play(line[0], moves[index], None)
        share = 1.0
        if kernel.actor(line[0]) == (1 if sign > 0 else 0):
            answers = kernel.moves(line[0], replies)
            winning = 0
            for answer in range(answers):
                line[1] = line[0]
                kernel.play(line[1], replies[answer], None)
                winning += is_lost(work, searches, stop, sign, longest)
            share = winning / answers
        if share < fewest:
            chosen, fewest = moves[index], share
    return chosen
