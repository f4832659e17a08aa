"""Random play in compiled code: whole games, and how each of them ended."""

from __future__ import annotations

from functools import cache

import numba
import numpy as np
from numba import int64, types, uint64, void

from escarmouche.core.compiling import compiled
from escarmouche.core.game import Game
from escarmouche.core.kernel import CHANCE, NOBODY, OVER, Insight, Kernel, Rules, generic, types_of
from escarmouche.core.seeds import below, start_stream

ENDING = np.dtype(
    [
        ("winner", "i1"),  # 0, 1 or DRAW
        ("reason", "i1"),  # a number of `Rules.reasons`
        ("starter", "i1"),  # the seat of the first decision that all can see, or NOBODY
        ("plies", "i4"),  # decisions of players
        ("rolls", "i4"),  # outcomes of chance
        ("margin", "f4"),  # by how many points of the game seat 0 led at the end
    ]
)
_ENDINGS = types.Array(numba.from_dtype(ENDING), 1, "C")


def playouts(
    game: Game, start: np.ndarray, seed: int, first: int, games: int, step: int = 1
) -> np.ndarray:
    """Play games number first, first + step … of a seed at random from `start[0]`.

    Players choose uniformly, chance by its weights; game k depends on the seed and k only. Gives
    an `ENDING` for each.
    """
    endings = np.zeros(games, ENDING)
    rules, insight = game.rules, tuple(known_of(game))
    numbers = np.uint64(seed), np.uint64(first), np.uint64(step)
    play_out(rules, insight, start, rules.move_count, *numbers, endings)
    return endings


def prepare(game: Game) -> None:
    """Compile what `playouts` needs, or load it."""
    play_out.compile(game.rules)
    known_of(game)


@generic(lambda t: void(t.kernel, t.insight, t.positions, int64, uint64, uint64, uint64, _ENDINGS))
def play_out(
    kernel: Kernel,
    insight: Insight,
    start: np.ndarray,
    move_count: int,
    seed: np.uint64,
    first: np.uint64,
    step: np.uint64,
    endings: np.ndarray,
) -> None:
    """Fill `endings`, one game each."""
    _, actor, moves, weights, play, outcome, _ = kernel
    _, margin, hidden = insight
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
                rolls += 1
            else:
                if starter == NOBODY and not hidden(pos):
                    starter = who
                index = below(stream, count)
                plies += 1
            play(pos, options[index])
        ending = endings[game]
        ending.winner, ending.reason = outcome(pos)
        ending.starter = starter
        ending.plies = plies
        ending.rolls = rolls
        ending.margin = margin(pos)


def known_of(game: Game) -> Insight:
    """The insight of a game; one that offers none hides nothing and counts no points."""
    return game.insight or _plain_insight(game.rules)


@cache
def _plain_insight(rules: Rules) -> Insight:
    known = types_of(rules.dtype)
    return Insight(
        compiled(known.chance)(_even), compiled(known.margin)(_level), compiled(known.hidden)(_open)
    )


def _even(pos: np.record) -> float:
    return 0.5


def _level(pos: np.record) -> float:
    return 0.0


def _open(pos: np.record) -> bool:
    return False
