"""Where nothing can be won against best play: moves after which the other seat may go wrong.

Every move that keeps a proved result is as good as another against a perfect opponent, but not
against others. One who judges as a short search does is likely to make the replies that such a
search likes; where most of those give something away, there is a trap.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import generic
from escarmouche.core.kernel import OVER, Positions, kernel
from escarmouche.search.mcts import FAR, MANNER, Manner, sample
from escarmouche.search.proofs import Proofs
from escarmouche.search.proving import NO_MOVE, UNKNOWN, Means, is_spent, worth
from escarmouche.search.thinking import CHOICE, THOUGHT, Choices, Found, Stop

GLANCE = 5_000  # simulations: what the other seat is thought to see
AT_A_GLANCE = Manner(explore=1.0, trust=0.0, horizon=FAR, noise=0.0)  # games at random to the end
_GLANCE = np.array([tuple(AT_A_GLANCE.row)], MANNER)
SELDOM = 0.02  # a reply with a smaller share is left out, unless all are as unlikely
HUNCH = 0.01  # what the glance itself counts, where no reply goes wrong or all do


@generic
def weighed(
    after: Positions,
    replies: Choices,
    glances: Found,
    table: Proofs,
    move_count: int,
    seat: int,
    kept: float,
    means: Means,
    stop: Stop,
) -> float:
    """What a seat may expect after replies as likely as a glance makes them."""
    chance = glances[0].chance
    hunch = HUNCH * (chance if seat == 0 else 1 - chance)
    if kernel.actor(after[0]) == seat:
        return kept + hunch
    least = min(SELDOM, replies[0].share)
    reply = np.empty(1, after.dtype)
    total = shares = 0.0
    for index in range(glances[0].count):
        share = replies[index].share
        if share < least:
            continue
        reply[0] = after[0]
        kernel.play(reply[0], replies[index].move, None)
        found = worth(reply, table, move_count, seat, means, stop)
        total += share * (kept if found == UNKNOWN else found)
        shares += share
    return total / shares + hunch


@generic
def hope(
    after: Positions,
    table: Proofs,
    move_count: int,
    seat: int,
    kept: float,
    seed: np.uint64,
    means: Means,
    stop: Stop,
) -> float:
    """What a seat may expect of a position worth less, when the other one replies at a glance."""
    replies = np.zeros(move_count, CHOICE)
    glances = np.zeros(1, THOUGHT)
    nothing = np.zeros(1, np.int8)
    sample(after, move_count, _GLANCE[0], GLANCE, seed, nothing, replies, glances)
    return weighed(after, replies, glances, table, move_count, seat, kept, means, stop)


@generic
def best_trap(
    position: Positions,
    table: Proofs,
    move_count: int,
    value: float,
    seed: np.uint64,
    means: Means,
    stop: Stop,
) -> int:
    """Of the moves that keep what the position is proved to be worth, the most promising one.

    NO_MOVE when the means are spent before one was found.
    """
    seat = kernel.actor(position[0])
    moves = np.empty(move_count, np.int32)
    after = np.empty(1, position.dtype)
    best, most = NO_MOVE, -1.0
    for index in range(kernel.moves(position[0], moves)):
        if is_spent(means, stop):
            break
        after[0] = position[0]
        kernel.play(after[0], moves[index], None)
        kept = worth(after, table, move_count, seat, means, stop)
        if kept == UNKNOWN or kept < value:
            continue
        promise = kept
        if kernel.actor(after[0]) != OVER:
            promise = hope(after, table, move_count, seat, kept, seed, means, stop)
        if promise > most:
            best, most = int(moves[index]), promise
    return best
