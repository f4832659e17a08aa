"""The exact value of a dice game without loops, and what happens when it is played best.

Values are whole numbers over one common denominator, the scale; a division that leaves a remainder
means that the scale was too small, and the search starts again with its square. Chains of rerolls
make trees without end, so a chance node is abandoned as soon as the outcomes not yet seen could
no longer lift it into the window (Ballard's Star1): a reroll that cannot pay is proven so after a
few faces.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from escarmouche.odds.graph import Node, Tree
from escarmouche.odds.tree import CHANCE, OVER, State

Number = int | Fraction
Worth = Callable[[Any], Number]
Bounds = tuple[int, int]

SCALE = 6**24 * 10

T = TypeVar("T")


class Remainder(Exception):
    """The scale is too small."""


def scaled(attempt: Callable[[int], T], scale: int = SCALE) -> T:
    """What `attempt` gives for the first scale, squared again and again, that is great enough."""
    while True:
        try:
            return attempt(scale)
        except Remainder:
            scale *= scale


def part(amount: int, share: Number) -> int:
    """A share of a scaled amount, which must be whole."""
    return divided(amount * share.numerator, share.denominator)


def divided(amount: int, total: int) -> int:
    """A scaled amount over a whole number, which must go in."""
    whole, remainder = divmod(amount, total)
    if remainder:
        raise Remainder
    return whole


class Search:
    """The values of a tree's nodes for whole worths of its outcomes."""

    def __init__(self, tree: Tree, worth: Callable[[Any], int], low: int, high: int) -> None:
        """`low` and `high` bound the worth of every outcome."""
        self._tree = tree
        self._worth = worth
        self._low, self._high = low, high
        self._known: dict[Node, Bounds] = {}
        self._best: dict[Node, Node] = {}  # of every node whose value is exact

    def value(self, node: Node) -> int:
        low, high = self._bounds(node, self._low - 1, self._high + 1)
        assert low == high
        return low

    def best(self, node: Node) -> Node:
        """What whoever decides should make of it; the first one among equals."""
        self.value(node)
        return self._best[node]

    def spread(self, root: Node, chance: int) -> dict[Any, int]:
        """How a chance is shared among the outcomes when both play best."""
        chances: dict[Any, int] = {}
        layer = {root: chance}
        while layer:
            following: dict[Node, int] = {}
            for node, chance in layer.items():
                if node.actor == OVER:
                    chances[node.outcome] = chances.get(node.outcome, 0) + chance
                elif node.actor == CHANCE:
                    weights = self._tree.following(node)
                    unit = divided(chance, node.total)
                    for child, weight in weights.items():
                        following[child] = following.get(child, 0) + unit * weight
                else:
                    child = self.best(node)
                    following[child] = following.get(child, 0) + chance
            layer = following
        return chances

    def _bounds(self, node: Node, alpha: int, beta: int) -> Bounds:
        """Bounds of a value: equal, or both at most `alpha`, or both at least `beta`."""
        known = self._known.get(node)
        if known and (known[0] == known[1] or known[1] <= alpha or known[0] >= beta):
            return known
        if node.actor == OVER:
            value = self._worth(node.outcome)
            bounds = (value, value)
        elif node.actor == CHANCE:
            bounds = self._chance(node, alpha, beta)
        else:
            bounds = self._choice(node, alpha, beta, 1 if node.actor == 0 else -1)
        self._known[node] = bounds
        return bounds

    def _choice(self, node: Node, alpha: int, beta: int, sign: int) -> Bounds:
        if sign < 0:
            alpha, beta = -beta, -alpha
        least, most = sorted((sign * self._low, sign * self._high))
        best_low = best_high = least
        best = None
        for child in self._tree.following(node):
            window = (max(alpha, best_low), beta)
            if sign > 0:
                low, high = self._bounds(child, *window)
            else:
                high, low = self._bounds(child, -window[1], -window[0])
                low, high = -low, -high
            if low > best_low or best is None:
                best_low, best = max(low, best_low), child
            best_high = max(best_high, high)
            if best_low >= beta:
                best_high = most
                break
        assert best is not None
        self._best[node] = best
        return (best_low, best_high) if sign > 0 else (-best_high, -best_low)

    def _chance(self, node: Node, alpha: int, beta: int) -> Bounds:
        following = self._tree.following(node)
        total = node.total
        low, high = total * self._low, total * self._high
        least, most = total * alpha, total * beta
        for child, weight in following.items():
            low -= weight * self._low
            high -= weight * self._high
            child_low, child_high = self._bounds(
                child, (least - high) // weight, -((low - most) // weight)
            )
            low += weight * child_low
            high += weight * child_high
            if high <= least or low >= most:
                return low // total, -(-high // total)
        value, remainder = divmod(low, total)
        if remainder or low != high:
            raise Remainder
        return value, value


class Solution:
    """A solved game: seat 0 makes the worth of the outcome as great as it can, seat 1 as small."""

    def __init__(
        self,
        root: State,
        worth: Worth,
        low: Number = 0,
        high: Number = 1,
        tree: Tree | None = None,
        scale: int = SCALE,
    ) -> None:
        """`low` and `high` bound the worth of every outcome; `scale` is the first one to try."""
        self._tree = tree or Tree()
        self._root = self._tree.node(root)
        self._worth = worth
        self._range = (Fraction(low), Fraction(high))
        self._start(scale * self._range[0].denominator * self._range[1].denominator)

    @property
    def value(self) -> Fraction:
        return self.value_of(self._root.state)

    def value_of(self, state: State) -> Fraction:
        """What a state is worth when both play best from there."""
        node = self._tree.node(state)
        return self._ask(lambda search, scale: Fraction(search.value(node), scale))

    def best(self, state: State) -> Any:
        """A best move of whoever decides; the first one among equals."""
        return self._tree.move(state, lambda node: self._ask(lambda search, _: search.best(node)))

    def distribution(self) -> dict[Any, Fraction]:
        """The chance of each outcome when both play best."""

        def spread(search: Search, scale: int) -> dict[Any, Fraction]:
            chances = search.spread(self._root, scale)
            return {outcome: Fraction(chance, scale) for outcome, chance in chances.items()}

        return self._ask(spread)

    def _ask(self, question: Callable[[Search, int], T]) -> T:
        while True:
            try:
                return question(self._search, self._scale)
            except Remainder:
                self._start(self._scale * self._scale)

    def _start(self, scale: int) -> None:
        self._scale = scale
        low, high = (int(bound * scale) for bound in self._range)
        self._search = Search(
            self._tree, lambda outcome: part(scale, self._worth(outcome)), low, high
        )
