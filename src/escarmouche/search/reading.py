"""Thinking by alpha-beta, for positions where nothing is hidden and no die is near."""

from __future__ import annotations

import random

import numpy as np

from escarmouche.core.position import Position
from escarmouche.search.alphabeta import (
    BIT,
    DEEPEST,
    ENTRY,
    ESTIMATES,
    ROOT,
    SEARCH,
    WON,
    deepen,
)
from escarmouche.search.thinking import Budget, Choice, Interrupt, Thought

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
    game = position.game
    rules, insight = game.rules, game.insight
    assert insight is not None, f"{game.name} offers no insight"
    words = np.zeros(-(-rules.dtype.itemsize // 8), np.uint64)
    seen = words.view(np.uint8)[: rules.dtype.itemsize].view(rules.dtype)
    line = np.zeros(DEEPEST + 1, rules.dtype)
    line[0] = position.record
    size = min(MOST_ENTRIES, 1 << (2 * budget.most_nodes).bit_length())
    search = np.zeros(1, SEARCH)[0]
    search["most_nodes"] = budget.most_nodes
    moves = list(position.move_ids)
    random.Random(seed).shuffle(moves)
    roots = np.zeros(len(moves), ROOT)
    roots["move"] = moves
    with (interrupt or Interrupt()).after(budget.seconds) as stop:
        deepen(
            rules,
            tuple(insight),
            line,
            seen,
            words,
            np.zeros(size, ENTRY),
            np.zeros((2, rules.move_count), np.int64),
            np.empty((DEEPEST + 1, rules.move_count), np.int32),
            np.empty((DEEPEST + 1, rules.move_count), np.int64),
            search,
            stop,
            roots,
            min(lines, len(moves)),
            most_depth,
        )
    choices = tuple(
        Choice(int(root["move"]), float(index == 0), chance_of(int(root["score"])), 0.0)
        for index, root in enumerate(roots)
    )
    best = int(roots[0]["score"])
    chance = choices[0].chance if position.actor == 0 else 1 - choices[0].chance
    return Thought(choices, chance, 0.0, int(search["nodes"]), abs(best) >= WON)


def chance_of(score: int) -> float:
    """The chance of winning that a score stands for."""
    if abs(score) >= WON:
        return float(score > 0)
    return 0.5 + score / (2 * ESTIMATES)
