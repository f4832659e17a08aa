"""Random play in compiled code: whole games, and how each of them ended."""

from __future__ import annotations

from typing import Annotated

import numba
import numpy as np
from numba import types

from escarmouche.core.compiling import generic
from escarmouche.core.game import Game
from escarmouche.core.kernel import (
    CHANCE,
    NOBODY,
    OVER,
    Positions,
    kernel,
)
from escarmouche.core.seeds import below, start_stream

ENDING = np.dtype(
    (
        np.record,
        [
            ("winner", "i1"),  # 0, 1 or DRAW
            ("reason", "i1"),  # a number of `Rules.reasons`
            ("starter", "i1"),  # the seat of the first decision that all can see, or NOBODY
            ("plies", "i4"),  # decisions of players
            ("rolls", "i4"),  # outcomes of chance
            ("margin", "f4"),  # by how many points of the game seat 0 led at the end
        ],
    )
)
Endings = Annotated[np.ndarray, types.Array(numba.from_dtype(ENDING), 1, "C")]


def playouts(
    game: Game, start: np.ndarray, seed: int, first: int, games: int, step: int = 1
) -> np.ndarray:
    """Play games number first, first + step … of a seed at random from `start[0]`.

    Players choose uniformly, chance by its weights; game k depends on the seed and k only. Gives
    an `ENDING` for each.
    """
    endings = np.zeros(games, ENDING)
    numbers = np.uint64(seed), np.uint64(first), np.uint64(step)
    play_out.of(game.rules)(start, game.rules.move_count, *numbers, endings)
    return endings


def prepare(game: Game) -> None:
    """Compile what `playouts` needs, or load it."""
    play_out.straight(game.rules)


@generic
def play_out(
    start: Positions,
    move_count: int,
    seed: np.uint64,
    first: np.uint64,
    step: np.uint64,
    endings: Endings,
) -> None:
    """Fill `endings`, one game each."""
    stream = np.empty(1, np.uint64)
    options = np.empty(move_count, np.int32)
    chances = np.empty(move_count, np.int32)
    work = np.empty(1, start.dtype)
    pos = work[0]
    for game in range(len(endings)):
        start_stream(stream, seed, first + step * np.uint64(game))
        work[0] = start[0]
        plies = rolls = 0
        starter = NOBODY
        while True:
            who = kernel.actor(pos)
            if who == OVER:
                break
            if who == CHANCE:
                move = kernel.draw(pos, options, chances, stream)
                rolls += 1
            else:
                if starter == NOBODY and not kernel.secret(pos):
                    starter = who
                count = kernel.moves(pos, options)
                move = options[below(stream, count)]
                plies += 1
            kernel.play(pos, move, None)
        ending = endings[game]
        ending.winner, ending.reason = kernel.outcome(pos)
        ending.starter = starter
        ending.plies = plies
        ending.rolls = rolls
        ending.margin = kernel.margin(pos)
