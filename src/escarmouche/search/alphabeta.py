"""Alpha-beta search over any kernel without dice or secrets ahead, in compiled code.

Depth is counted in bits of choice: a decision among 16 moves costs four, a forced one nothing, so
lines in which there is little to choose are read far ahead. A chance node is a leaf, judged by the
game's own estimate.

Scores are for seat 0, which need not alternate with seat 1: an estimate lies within ±ESTIMATES, a
finished game beyond ±WON, further for a larger margin.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numba
import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import CHANCE, DRAW, OVER, Key, Moves, Pos, Positions, kernel
from escarmouche.search.mcts_kernel import hashed
from escarmouche.search.thinking import Stop

ESTIMATES = 10_000
WON = 20_000
MOST_MARGIN = 1_000
INFINITE = 30_000
FIRST = 1 << 50  # the worth of the move that was best before
OPEN = 1 << 20  # no score: the position is to be searched
BIT = 4  # units of depth
DEEPEST = 120  # plies

ENTRY = np.dtype(
    (
        np.record,
        [("key", "u8"), ("score", "i4"), ("move", "i4"), ("depth", "i4"), ("bound", "i4")],
    )
)
EXACT, LOWER, UPPER = 1, 2, 3
# A decision on the line that is being searched.
FRAME = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),
            ("who", "i8"),
            ("count", "i8"),
            ("tried", "i8"),
            ("depth", "i8"),  # left after this decision
            ("alpha", "i8"),
            ("beta", "i8"),
            ("low", "i8"),  # the window as it was opened
            ("high", "i8"),
            ("best", "i8"),
            ("chosen", "i8"),  # the move that gives it
            ("move", "i8"),  # the move tried now
        ],
    )
)
# How far a search is, and the root's moves with their scores, best first.
SEARCH = np.dtype(
    (np.record, [("nodes", "i8"), ("most_nodes", "i8"), ("stopped", "i8"), ("depth", "i8")])
)
ROOT = np.dtype(
    (
        np.record,
        [("move", "i4"), ("score", "i4"), ("before", "i4")],  # the score of one iteration less
    )
)
Entries = Annotated[Any, numba.types.Array(numba.from_dtype(ENTRY), 1, "C")]
Frames = Annotated[Any, numba.types.Array(numba.from_dtype(FRAME), 1, "C")]
Roots = Annotated[Any, numba.types.Array(numba.from_dtype(ROOT), 1, "C")]
Search = Annotated[Any, SEARCH]
Searches = Annotated[Any, numba.types.Array(numba.from_dtype(SEARCH), 1, "C")]
Options = Annotated[np.ndarray, numba.types.Array(numba.int32, 2, "C")]  # moves of every ply
Grid = Annotated[np.ndarray, numba.types.Array(numba.int64, 2, "C")]


class Workspace(NamedTuple):
    """What a search works with, by ply; and what it remembers."""

    line: Positions  # from the root to the position that is being searched
    options: Options
    worth: Grid  # of these moves: those that promise most are tried first
    frames: Frames
    entries: Entries  # the table of positions
    history: Grid  # by seat and move: how well it has cut off


COST = np.array([0, 0] + [max(1, round(BIT * math.log2(count))) for count in range(2, 4096)])


@compiled
def bring_forward(options: Moves, worth: Key, start: int, count: int) -> None:
    """Exchange the move at `start` with the most promising one from there on."""
    best = start
    for index in range(start + 1, count):
        if worth[index] > worth[best]:
            best = index
    options[start], options[best] = options[best], options[start]
    worth[start], worth[best] = worth[best], worth[start]


@compiled
def rank(roots: Roots, upto: int) -> None:
    """Put the root move at `upto` in its place among the better ones before it."""
    while upto > 0 and roots[upto - 1].score < roots[upto].score:
        worse, better = roots[upto - 1], roots[upto]
        worse.move, better.move = better.move, worse.move
        worse.score, better.score = better.score, worse.score
        worse.before, better.before = better.before, worse.before
        upto -= 1


@compiled
def settle(roots: Roots, searched: int, lines: int) -> None:
    """After an iteration that was stopped: scores that can be compared, best first.

    Once the `lines` best were searched, whatever overtook them is better. Before, only what is
    proved counts: else the moves searched deeper would stand beside those that were not.
    """
    if searched >= lines:
        return
    for index in range(searched):
        if abs(roots[index].score) < WON:
            roots[index].score = roots[index].before
    for index in range(len(roots)):
        rank(roots, index)


@generic
def judged(pos: Pos) -> int:
    return int((2 * kernel.chance(pos) - 1) * ESTIMATES)


@generic
def finished(pos: Pos) -> int:
    """The score of a game that is over."""
    winner = kernel.outcome(pos)[0]
    if winner == DRAW:
        return 0
    points = min(MOST_MARGIN, int(abs(kernel.margin(pos))))
    return WON + points if winner == 0 else -WON - points


@generic
def workspace(position: Positions, move_count: int, size: int) -> Workspace:
    """What a search needs, with a table of `size` positions, a power of two."""
    plies = DEEPEST + 1
    return Workspace(
        np.zeros(plies, position.dtype),
        np.empty((plies, move_count), np.int32),
        np.empty((plies, move_count), np.int64),
        np.zeros(plies, FRAME),
        np.zeros(size, ENTRY),
        np.zeros((2, move_count), np.int64),
    )


@generic
def enter(work: Workspace, ply: int, depth: int, alpha: int, beta: int) -> int:
    """The score of `line[ply]` if it is known at once, else OPEN and a frame to search it."""
    pos = work.line[ply]
    who = kernel.actor(pos)
    if who == OVER:
        return finished(pos)
    if who == CHANCE or ply + 1 >= DEEPEST:
        return judged(pos)
    count = kernel.moves(pos, work.options[ply])
    if depth <= 0 and count > 1:
        return judged(pos)
    depth -= COST[count]

    key = hashed(work.line[ply : ply + 1])
    entry = work.entries[np.int64(key & np.uint64(len(work.entries) - 1))]
    remembered = -1
    if entry.key == key:
        remembered = entry.move
        if entry.depth >= depth:
            if entry.bound != UPPER:
                alpha = max(alpha, entry.score)
            if entry.bound != LOWER:
                beta = min(beta, entry.score)
            if alpha >= beta:
                return entry.score
    for index in range(count):
        move = work.options[ply, index]
        work.worth[ply, index] = FIRST if move == remembered else work.history[who, move]
    frame = work.frames[ply]
    frame.key, frame.who, frame.count, frame.tried, frame.depth = key, who, count, 0, depth
    frame.alpha, frame.beta, frame.low, frame.high = alpha, beta, alpha, beta
    frame.best, frame.chosen = OPEN, -1
    return OPEN


@compiled
def credit(frames: Frames, ply: int, score: int, history: Grid) -> None:
    """Take the score of the move just tried into the frame."""
    frame = frames[ply]
    if frame.chosen < 0 or (score > frame.best if frame.who == 0 else score < frame.best):
        frame.best, frame.chosen = score, frame.move
    if frame.who == 0:
        frame.alpha = max(frame.alpha, frame.best)
    else:
        frame.beta = min(frame.beta, frame.best)
    if frame.alpha >= frame.beta:
        history[frame.who, frame.move] += 1 + max(0, frame.depth) ** 2


@compiled
def leave(frames: Frames, ply: int, entries: Entries) -> int:
    """The score of a frame that is done, remembered in the table."""
    frame = frames[ply]
    entry = entries[np.int64(frame.key & np.uint64(len(entries) - 1))]
    entry.key, entry.score, entry.move = frame.key, frame.best, frame.chosen
    entry.depth = frame.depth
    entry.bound = EXACT
    if frame.best <= frame.low:
        entry.bound = UPPER
    elif frame.best >= frame.high:
        entry.bound = LOWER
    return frame.best


@generic
def minimax(work: Workspace, search: Search, stop: Stop, depth: int, alpha: int, beta: int) -> int:
    """The score of `line[1]` for seat 0, searched to `depth` within the window."""
    line, options, frames, history = work.line, work.options, work.frames, work.history
    ply = 0
    while True:
        if search.nodes >= search.most_nodes or stop[0]:
            search.stopped = 1
            return 0
        search.nodes += 1
        score = enter(work, ply + 1, depth, alpha, beta)
        if score == OPEN:
            ply += 1
        elif ply == 0:
            return score
        else:
            credit(frames, ply, score, history)
        while frames[ply].tried == frames[ply].count or frames[ply].alpha >= frames[ply].beta:
            score = leave(frames, ply, work.entries)
            ply -= 1
            if ply == 0:
                return score
            credit(frames, ply, score, history)
        frame = frames[ply]
        bring_forward(options[ply], work.worth[ply], frame.tried, frame.count)
        frame.move = options[ply, frame.tried]
        frame.tried += 1
        line[ply + 1] = line[ply]
        kernel.play(line[ply + 1], frame.move, None)
        depth, alpha, beta = frame.depth, frame.alpha, frame.beta


@generic
def deepen(
    work: Workspace, searches: Searches, stop: Stop, roots: Roots, lines: int, most_depth: int
) -> None:
    """Search `line[0]` deeper and deeper; `roots` keeps its moves, the `lines` best ones exact."""
    line, search = work.line, searches[0]
    sign = 1 if kernel.actor(line[0]) == 0 else -1
    for index in range(len(roots)):  # what can be said without reading
        line[1] = line[0]
        kernel.play(line[1], roots[index].move, None)
        over = kernel.actor(line[1]) == OVER
        first = finished(line[1]) if over else judged(line[1])
        roots[index].score = sign * first
        rank(roots, index)
    depth = BIT
    while depth <= most_depth:
        for index in range(len(roots)):
            roots[index].before = roots[index].score
        for index in range(len(roots)):
            bound = -INFINITE
            if index >= lines:
                bound = roots[lines - 1].score
            line[1] = line[0]
            kernel.play(line[1], roots[index].move, None)
            low = bound if sign > 0 else -INFINITE
            high = INFINITE if sign > 0 else -bound
            score = sign * minimax(work, search, stop, depth, low, high)
            if search.stopped:
                settle(roots, index, lines)
                return
            roots[index].score = score
            rank(roots, index)
        search.depth = depth
        proved = 0
        while proved < lines and abs(roots[proved].score) >= WON:
            proved += 1
        if proved == lines:
            return
        depth += BIT
