"""What every move of a short ending is worth, by walking all that may follow it.

Each decision is played best for whoever makes it, each die by its weight. A tie thrown again may
lead back to where it was, so values come in bounds that are narrowed pass by pass; chains of dice
without an end are cut off where the caller says, and what lies behind counts as anything between
loss and win. So the bounds are true whatever was cut off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from escarmouche.core.kernel import CHANCE, OVER
from escarmouche.core.position import Position

MOST = 200_000  # positions
CLOSE = 1e-7
PASSES = 100


@dataclass(frozen=True)
class Bounds:
    """A chance of winning, a draw counting half: at least and at most."""

    least: float
    most: float


class _Node:
    __slots__ = ("actor", "after", "least", "most", "weights")

    def __init__(self) -> None:
        self.actor = OVER
        self.after: list[_Node] = []
        self.weights: tuple[int, ...] = ()
        self.least, self.most = 0.0, 1.0


def chances(position: Position, cut: Callable[[Position], bool]) -> dict[str, Bounds]:
    """The chance of whoever decides to win after each move; `cut` says where not to look on."""
    nodes = _explored(position, cut)
    _narrow(nodes)
    found = {}
    for move, node in zip(position.moves, nodes[0].after, strict=True):
        bounds = Bounds(node.least, node.most)
        found[move] = bounds if position.actor == 0 else Bounds(1 - node.most, 1 - node.least)
    return found


def _explored(root: Position, cut: Callable[[Position], bool]) -> list[_Node]:
    """Every position that may follow, each once, the first one first."""
    nodes = [_Node()]
    known = {_key(root): nodes[0]}
    open_nodes = [(nodes[0], root)]
    while open_nodes:
        node, position = open_nodes.pop()
        if position.outcome is not None:
            winner = position.outcome.winner
            node.least = node.most = 0.5 if winner is None else float(winner == 0)
            continue
        if cut(position):
            continue
        node.actor = position.actor
        if position.is_chance:
            node.weights = position.weights
        for move in position.move_ids:
            after = position.after(move)
            key = _key(after)
            child = known.get(key)
            if child is None:
                child = known[key] = _Node()
                nodes.append(child)
                open_nodes.append((child, after))
                if len(nodes) > MOST:
                    raise AssertionError(f"more than {MOST} positions follow")
            node.after.append(child)
    return nodes


def _key(position: Position) -> bytes:
    return hashlib.blake2b(bytes(position), digest_size=16).digest()


def _narrow(nodes: list[_Node]) -> None:
    """Bounds of seat 0, from the end to the beginning, until they stay as they are."""
    for _ in range(PASSES):
        changed = 0.0
        for node in reversed(nodes):
            if not node.after:
                continue
            if node.actor == CHANCE:
                pairs = list(zip(node.weights, node.after, strict=True))
                least = sum(weight * child.least for weight, child in pairs) / sum(node.weights)
                most = sum(weight * child.most for weight, child in pairs) / sum(node.weights)
            else:
                best = max if node.actor == 0 else min
                least = best(child.least for child in node.after)
                most = best(child.most for child in node.after)
            changed = max(changed, least - node.least, node.most - most)
            node.least, node.most = least, most
        if changed < CLOSE:
            return
