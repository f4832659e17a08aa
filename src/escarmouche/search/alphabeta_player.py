"""Thinking by alpha-beta, for positions where nothing is hidden and no die is near."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import Positions, kernel
from escarmouche.core.position import Position
from escarmouche.core.seeds import below, start_stream
from escarmouche.search.alphabeta import (
    BIT,
    DEEPEST,
    ESTIMATES,
    ROOT,
    SEARCH,
    WON,
    Entries,
    Roots,
    Searches,
    Workspace,
    deepen,
    workspace,
)
from escarmouche.search.mcts import above
from escarmouche.search.mcts_kernel import hashed
from escarmouche.search.thinking import Budget, Choices, Found, Interrupt, Stop, Thought, think_with

MOST_ENTRIES = 1 << 21
MOST_DEPTH = 60 * BIT


def think(
    position: Position,
    budget: Budget,
    seed: int,
    interrupt: Interrupt | None = None,
    lines: int = 1,
    most_depth: int = MOST_DEPTH,
) -> Thought:
    """Search an open decision; the `lines` best moves have scores of their own."""
    given = budget.most_nodes, lines, most_depth, np.uint64(seed)
    return think_with(read, position, given, budget.seconds, interrupt)


@compiled
def chance_of(score: int) -> float:
    """The chance of winning that a score stands for."""
    if abs(score) >= WON:
        return 1.0 if score > 0 else 0.0
    return 0.5 + score / (2 * ESTIMATES)


@generic
def margin_ahead(position: Positions, line: Positions, move: int, entries: Entries) -> float:
    """The margin for seat 0 at the end of the line that the table remembers after a move.

    `line` is room to play it in.
    """
    line[0] = position[0]
    for _ in range(DEEPEST):
        kernel.play(line[0], move, None)
        who = kernel.actor(line[0])
        key = hashed(line[:1])
        entry = entries[np.int64(key & np.uint64(len(entries) - 1))]
        if (who != 0 and who != 1) or entry.key != key:
            break
        move = entry.move
    return kernel.margin(line[0])


@generic
def conclude(
    position: Positions,
    work: Workspace,
    searches: Searches,
    roots: Roots,
    lines: int,
    choices: Choices,
    found: Found,
) -> None:
    """Write what a search has found."""
    thought = found[0]
    sign = 1 - 2 * kernel.actor(position[0])
    for index in range(len(roots)):
        score = roots[index].score
        choice = choices[index]
        choice.move, choice.exact = roots[index].move, abs(score) >= WON
        choice.share, choice.chance, choice.margin = 0.0, chance_of(score), 0.0
        if choice.exact:
            choice.margin = score - WON if score > 0 else score + WON
        elif index < lines:  # only these have a line of their own
            choice.margin = sign * margin_ahead(position, work.line, choice.move, work.entries)
    best = choices[0]
    best.share = 1.0
    thought.count, thought.nodes, thought.exact = len(roots), searches[0].nodes, best.exact
    thought.chance = best.chance if sign > 0 else 1 - best.chance
    thought.margin = sign * best.margin


@generic
def read(
    position: Positions,
    move_count: int,
    most_nodes: int,
    lines: int,
    most_depth: int,
    seed: np.uint64,
    stop: Stop,
    choices: Choices,
    found: Found,
) -> None:
    """Search the decision in `position[0]`, and write what is found."""
    size = min(MOST_ENTRIES, above(2 * min(most_nodes, MOST_ENTRIES)))
    work = workspace(position, move_count, size)
    searches = np.zeros(1, SEARCH)
    searches[0].most_nodes = most_nodes
    work.line[0] = position[0]
    options = work.options
    count = kernel.moves(position[0], options[0])
    stream = np.empty(1, np.uint64)
    start_stream(stream, seed, np.uint64(0))
    for index in range(count - 1, 0, -1):  # among equals, any order
        other = below(stream, index + 1)
        options[0, index], options[0, other] = options[0, other], options[0, index]
    roots = np.zeros(count, ROOT)
    for index in range(count):
        roots[index].move = options[0, index]
    lines = min(lines, count)
    deepen(work, searches, stop, roots, lines, most_depth)
    conclude(position, work, searches, roots, lines, choices, found)
