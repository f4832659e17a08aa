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
    FRAME,
    ROOT,
    SEARCH,
    WON,
    deepen,
)
from escarmouche.search.thinking import Budget, Choice, Interrupt, Thought
from escarmouche.search.tree import hashed

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
    entries = np.zeros(size, ENTRY)
    moves = list(position.move_ids)
    random.Random(seed).shuffle(moves)
    roots = np.zeros(len(moves), ROOT)
    roots["move"] = moves
    deepen.compile(rules)  # so that the time is spent on thinking
    with (interrupt or Interrupt()).after(budget.seconds) as stop:
        deepen(
            rules,
            tuple(insight),
            line,
            seen,
            words,
            entries,
            np.zeros((2, rules.move_count), np.int64),
            np.empty((DEEPEST + 1, rules.move_count), np.int32),
            np.empty((DEEPEST + 1, rules.move_count), np.int64),
            np.zeros(DEEPEST + 1, FRAME),
            search,
            stop,
            roots,
            min(lines, len(moves)),
            most_depth,
        )
    sign = 1 if position.actor == 0 else -1
    choices = []
    for index, root in enumerate(roots):
        move, score = int(root["move"]), int(root["score"])
        exact = abs(score) >= WON
        margin = 0.0
        if exact:
            margin = float(score - WON if score > 0 else score + WON)
        elif index < lines:  # only these have a line of their own
            margin = sign * _margin_ahead(position, move, entries)
        choices.append(Choice(move, float(index == 0), chance_of(score), margin, exact))
    best = choices[0]
    chance = best.chance if sign > 0 else 1 - best.chance
    return Thought(tuple(choices), chance, sign * best.margin, int(search["nodes"]), best.exact)


def _margin_ahead(position: Position, move: int, entries: np.ndarray) -> float:
    """The margin for seat 0 at the end of the line that the table remembers after a move."""
    rules, insight = position.game.rules, position.game.insight
    assert insight is not None
    words = np.zeros(-(-rules.dtype.itemsize // 8), np.uint64)
    seen = words.view(np.uint8)[: rules.dtype.itemsize].view(rules.dtype)
    seen[0] = position.record
    for _ in range(DEEPEST):
        rules.kernel.play(seen[0], move)
        key = hashed(words)
        entry = entries[int(key) & (len(entries) - 1)]
        if rules.kernel.actor(seen[0]) not in (0, 1) or entry["key"] != key:
            break
        move = int(entry["move"])
    return float(insight.margin(seen[0]))


def chance_of(score: int) -> float:
    """The chance of winning that a score stands for."""
    if abs(score) >= WON:
        return float(score > 0)
    return 0.5 + score / (2 * ESTIMATES)
