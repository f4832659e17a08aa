"""Alpha-beta search over any kernel without dice or secrets ahead, in compiled code.

Depth is counted in bits of choice: a decision among 16 moves costs four, a forced one nothing, so
lines in which there is little to choose are read far ahead. A chance node is a leaf, judged by the
game's own estimate.

Scores are for seat 0, which need not alternate with seat 1: an estimate lies within ±ESTIMATES, a
finished game beyond ±WON, further for a larger margin.
"""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
from numba import int8, int32, int64, uint64, void

from escarmouche.core.compiling import compiled, helper
from escarmouche.core.kernel import CHANCE, DRAW, OVER, Insight, Kernel, generic
from escarmouche.search.tree import Records, hashed

ESTIMATES = 10_000
WON = 20_000
MOST_MARGIN = 1_000
INFINITE = 30_000
BIT = 4  # units of depth
DEEPEST = 120  # plies

ENTRY = np.dtype(
    (
        np.record,
        [("key", "u8"), ("score", "i4"), ("move", "i4"), ("depth", "i4"), ("bound", "i4")],
    )
)
EXACT, LOWER, UPPER = 1, 2, 3
# How far a search is, and the root's moves with their scores, best first.
SEARCH = np.dtype(
    (np.record, [("nodes", "i8"), ("most_nodes", "i8"), ("stopped", "i8"), ("depth", "i8")])
)
ROOT = np.dtype((np.record, [("move", "i4"), ("score", "i4")]))
_ENTRIES = numba.types.Array(numba.from_dtype(ENTRY), 1, "C")
_ROOTS = numba.types.Array(numba.from_dtype(ROOT), 1, "C")
_SEARCH = numba.from_dtype(SEARCH)
COST = np.array([0, 0] + [max(1, round(BIT * math.log2(count))) for count in range(2, 4096)])


@compiled("void(int32[::1], int64[::1], int64, int64)")
def bring_forward(options: np.ndarray, worth: np.ndarray, start: int, count: int) -> None:
    """Exchange the move at `start` with the most promising one from there on."""
    best = start
    for index in range(start + 1, count):
        if worth[index] > worth[best]:
            best = index
    options[start], options[best] = options[best], options[start]
    worth[start], worth[best] = worth[best], worth[start]


@compiled(void(_ROOTS, int64))
def rank(roots: Records, upto: int) -> None:
    """Put the root move at `upto` in its place among the better ones before it."""
    move, score = roots[upto].move, roots[upto].score
    while upto > 0 and roots[upto - 1].score < score:
        roots[upto].move, roots[upto].score = roots[upto - 1].move, roots[upto - 1].score
        upto -= 1
    roots[upto].move, roots[upto].score = move, score


@helper
def judged(insight: Insight, pos: np.record) -> int:
    return int((2 * insight[0](pos) - 1) * ESTIMATES)


@helper
def finished(kernel: Kernel, insight: Insight, pos: np.record) -> int:
    """The score of a game that is over."""
    winner = kernel[5](pos)[0]
    if winner == DRAW:
        return 0
    points = min(MOST_MARGIN, int(abs(insight[1](pos))))
    return WON + points if winner == 0 else -WON - points


@helper
def minimax(
    kernel: Kernel,
    insight: Insight,
    line: np.ndarray,
    seen: np.ndarray,
    words: np.ndarray,
    entries: Records,
    history: np.ndarray,
    options: np.ndarray,
    worth: np.ndarray,
    search: Any,
    stop: np.ndarray,
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """The score of `line[ply]` for seat 0, searched to `depth` within the window."""
    _, actor, moves, _, play, _, _ = kernel
    pos = line[ply]
    search.nodes += 1
    if search.nodes >= search.most_nodes or stop[0]:
        search.stopped = 1
        return 0
    who = actor(pos)
    if who == OVER:
        return finished(kernel, insight, pos)
    if who == CHANCE or ply + 1 >= DEEPEST:
        return judged(insight, pos)
    count = moves(pos, options[ply])
    if depth <= 0 and count > 1:
        return judged(insight, pos)
    depth -= COST[count]

    seen[0] = pos
    key = hashed(words)
    entry = entries[np.int64(key & np.uint64(len(entries) - 1))]
    remembered = -1
    if entry.key == key:
        remembered = entry.move
        if entry.depth >= depth:
            if entry.bound == EXACT:
                return entry.score
            if entry.bound == LOWER:
                alpha = max(alpha, entry.score)
            else:
                beta = min(beta, entry.score)
            if alpha >= beta:
                return entry.score
    low, high = alpha, beta
    for index in range(count):
        move = options[ply, index]
        worth[ply, index] = history[who, move]
        if move == remembered:
            worth[ply, index] = INFINITE * INFINITE
    best, chosen = INFINITE, -1
    for index in range(count):
        bring_forward(options[ply], worth[ply], index, count)
        move = options[ply, index]
        line[ply + 1] = pos
        play(line[ply + 1], move)
        score = minimax(
            kernel,
            insight,
            line,
            seen,
            words,
            entries,
            history,
            options,
            worth,
            search,
            stop,
            ply + 1,
            depth,
            alpha,
            beta,
        )
        if search.stopped:
            return 0
        if chosen < 0 or (score > best if who == 0 else score < best):
            best, chosen = score, move
        if who == 0:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            history[who, move] += 1 + max(0, depth) ** 2
            break
    entry.key, entry.score, entry.move, entry.depth = key, best, chosen, depth
    entry.bound = UPPER if best <= low else LOWER if best >= high else EXACT
    return best


@generic(
    lambda t: void(
        t.kernel,
        t.insight,
        t.positions,
        t.positions,
        uint64[::1],
        _ENTRIES,
        int64[:, ::1],
        int32[:, ::1],
        int64[:, ::1],
        _SEARCH,
        int8[::1],
        _ROOTS,
        int64,
        int64,
    )
)
def deepen(
    kernel: Kernel,
    insight: Insight,
    line: np.ndarray,
    seen: np.ndarray,
    words: np.ndarray,
    entries: Records,
    history: np.ndarray,
    options: np.ndarray,
    worth: np.ndarray,
    search: Any,
    stop: np.ndarray,
    roots: Records,
    lines: int,
    most_depth: int,
) -> None:
    """Search `line[0]` deeper and deeper; `roots` keeps its moves, the `lines` best ones exact.

    An iteration that is stopped counts as far as it came: the best move of the one before comes
    first, so whatever overtook it is better.
    """
    _, actor, _, _, play, _, _ = kernel
    sign = 1 if actor(line[0]) == 0 else -1
    depth = BIT
    while depth <= most_depth:
        for index in range(len(roots)):
            bound = -INFINITE
            if index >= lines:
                bound = roots[lines - 1].score
            line[1] = line[0]
            play(line[1], roots[index].move)
            score = sign * minimax(
                kernel,
                insight,
                line,
                seen,
                words,
                entries,
                history,
                options,
                worth,
                search,
                stop,
                1,
                depth,
                bound if sign > 0 else -INFINITE,
                INFINITE if sign > 0 else -bound,
            )
            if search.stopped:
                return
            roots[index].score = score
            rank(roots, index)
        search.depth = depth
        if abs(roots[0].score) >= WON:
            return
        depth += BIT
