"""Random play in compiled code: whole games, and how they ended."""

from __future__ import annotations

import numpy as np
from numba import int64, uint64, void

from escarmouche.core.kernel import CHANCE, OVER, Kernel, generic
from escarmouche.core.seeds import below, start_stream

# What `playouts` counts.
WINS_0, WINS_1, DRAWS, PLIES, ROLLS = range(5)
TALLY = 5


@generic(lambda t: void(t.kernel, t.positions, int64, uint64, int64, int64, int64[::1]))
def playouts(
    kernel: Kernel,
    start: np.ndarray,
    move_count: int,
    seed: np.uint64,
    first: int,
    games: int,
    tally: np.ndarray,
) -> None:
    """Play games number first … first + games − 1 of a seed at random from `start[0]`.

    Players choose uniformly, chance by its weights. Adds to `tally`: wins of each seat, draws,
    plies (decisions of players) and rolls (outcomes of chance).
    """
    _, actor, moves, weights, play, outcome, _ = kernel
    stream = np.empty(1, np.uint64)
    options = np.empty(move_count, np.int32)
    chances = np.empty(move_count, np.int32)
    work = np.empty(1, start.dtype)
    pos = work[0]
    for game in range(first, first + games):
        start_stream(stream, seed, np.uint64(game))
        work[0] = start[0]
        while True:
            who = actor(pos)
            if who == OVER:
                break
            count = moves(pos, options)
            if who == CHANCE:
                weights(pos, chances)
                total = 0
                for index in range(count):
                    total += chances[index]
                drawn = below(stream, total)
                # Counting the weights that end at or before the draw needs no branch.
                index = 0
                end = 0
                for each in range(count):
                    end += chances[each]
                    index += drawn >= end
                tally[ROLLS] += 1
            else:
                index = below(stream, count)
                tally[PLIES] += 1
            play(pos, options[index])
        tally[outcome(pos)[0]] += 1
