"""The exact value of a dice game that can return to where it was, such as a tie rolled again.

The states a game may return to are its *heads*; given the values of the heads, every other value
follows by one pass over the rest, which has no loops. So the search alternates: choose best moves
for the values of the heads at hand, write every value as a linear form in the heads, solve for
them. When the heads no longer change, the moves are best for the very values they bring about.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import gcd, lcm
from operator import mul
from typing import Any

from escarmouche.odds.exact import Worth
from escarmouche.odds.graph import Graph, Node
from escarmouche.odds.tree import CHANCE, OVER, State

# A linear form: an integer constant, an integer factor for each head, over one denominator.
Form = tuple[int, dict[int, int], int]

_CLOSE = 1e-9  # floating-point errors of a pass stay far below
_ROUGH_PASSES = 2  # each brings the heads nearer; an exact pass costs as much as several of them


class LoopSolution:
    """A solved game with loops: seat 0 wants the worth of the outcome great, seat 1 small."""

    def __init__(self, root: State, worth: Worth, tree: Graph) -> None:
        """`tree` makes one of the states with the same future, so that there are finitely many."""
        self._tree = tree
        self._nodes: list[Node] = []  # in the order of evaluation
        self._numbers: dict[Node, int] = {}
        self._children: list[list[int]] = []
        self._heads: list[int] = []
        self._root = self._explore(tree.node(root))
        self._worths = {
            number: Fraction(worth(node.outcome))
            for number, node in enumerate(self._nodes)
            if node.actor == OVER
        }
        self._choices = [number for number, node in enumerate(self._nodes) if node.actor >= 0]
        # The boldest moves to begin with: what keeps a hope alive is at least as good as giving up.
        self._chosen = [len(children) - 1 for children in self._children]
        self._solve()

    @property
    def value(self) -> Fraction:
        return self._exact(self._forms[self._root])

    def best(self, state: State) -> Any:
        """A best move of whoever decides."""
        return self._tree.move(
            state, lambda node: list(node.following)[self._chosen[self._numbers[node]]]
        )

    def _explore(self, root: Node) -> int:
        """Number the nodes children first; a child still being explored is a head."""
        nodes, numbers, children = self._nodes, self._numbers, self._children
        # A head is referred to before it has a number: by −1 − its place among the heads.
        open_heads: dict[Node, int] = {}
        heads: list[Node] = []

        def visit(node: Node) -> int:
            open_heads[node] = 0
            of: list[int] = []
            for child in self._tree.following(node) if node.actor != OVER else ():
                known = numbers.get(child)
                if known is None:
                    known = open_heads.get(child)
                    if known is None:
                        known = visit(child)
                    elif known == 0:
                        heads.append(child)
                        known = open_heads[child] = -len(heads)
                of.append(known)
            del open_heads[node]
            numbers[node] = len(nodes)
            nodes.append(node)
            children.append(of)
            return numbers[node]

        number = visit(root)
        self._heads = [numbers[head] for head in heads]
        return number

    def _solve(self) -> None:
        heads = [0.5] * len(self._heads)
        for _ in range(_ROUGH_PASSES if self._choices else 0):
            values = self._choose(heads)
            heads = [values[number] for number in self._heads]
        improved = True
        while improved:
            self._linear()
            improved = self._improve()

    def _choose(self, heads: list[float]) -> list[float]:
        """Take every move that is better than the chosen one; give what each node is worth then."""
        values: list[float] = []
        for number, node in enumerate(self._nodes):
            if node.actor == OVER:
                values.append(float(self._worths[number]))
                continue
            of = [
                values[child] if child >= 0 else heads[-1 - child]
                for child in self._children[number]
            ]
            if node.actor == CHANCE:
                values.append(sum(map(mul, node.following.values(), of)) / node.total)
            else:
                best = max(of) if node.actor == 0 else min(of)
                if abs(best - of[self._chosen[number]]) > _CLOSE:
                    self._chosen[number] = of.index(best)
                values.append(best)
        return values

    def _improve(self) -> bool:
        """Take the moves that are better for the exact values of the chosen ones, if there are."""
        improved = False
        heads = [0.0] * len(self._heads)
        for place in reversed(self._closed):  # the head closed last depends on no other
            heads[place] = _rough(self._closed[place], heads)
        for number in self._choices:
            sign = -1 if self._nodes[number].actor else 1
            forms = [self._form(child) for child in self._children[number]]
            rough = [sign * _rough(form, heads) for form in forms]
            chosen = self._chosen[number]
            for place, form in enumerate(forms):
                ahead = rough[place] - rough[chosen]
                better = ahead > 0
                if place != chosen and abs(ahead) <= _CLOSE:  # floating point cannot tell
                    better = sign * (self._exact(form) - self._exact(forms[chosen])) > 0
                if better:
                    chosen = place
                    improved = True
            self._chosen[number] = chosen
        return improved

    def _form(self, child: int) -> Form:
        return self._forms[child] if child >= 0 else self._closed[-1 - child]

    def _exact(self, form: Form) -> Fraction:
        constant, _, denominator = _substituted(form, self._closed)
        return Fraction(constant, denominator)

    def _linear(self) -> None:
        """Every value as a linear form in the heads, for the moves chosen now.

        A head that comes up stands for itself until its own form is known; from then on it is
        written in the heads that are still open, so forms stay short.
        """
        self._forms: list[Form] = []
        self._closed: dict[int, Form] = {}
        forms, closed = self._forms, self._closed.keys()
        place_of = {number: place for place, number in enumerate(self._heads)}
        heads: list[Form] = [(0, {place: 1}, 1) for place in range(len(self._heads))]
        for number, node in enumerate(self._nodes):
            if node.actor == OVER:
                worth = self._worths[number]
                forms.append((worth.numerator, {}, worth.denominator))
                continue
            children = self._children[number]
            if node.actor != CHANCE:
                children = [children[self._chosen[number]]]
            of = []
            for child in children:
                form = forms[child] if child >= 0 else heads[-1 - child]
                if not closed.isdisjoint(form[1]):
                    form = _substituted(form, self._closed)
                    if child >= 0:
                        forms[child] = form
                of.append(form)
            if node.actor == CHANCE:
                form = _mixed(of, node.following.values(), node.total)
            head = place_of.get(number)
            if head is not None:
                form = heads[head] = self._closed[head] = _without(form, head)
            forms.append(form)


def _mixed(forms: list[Form], weights: Collection[int], total: int) -> Form:
    """Linear forms by weight, over the total."""
    common = lcm(*[form[2] for form in forms])
    constant, factors = 0, dict[int, int]()
    for (part, entries, denominator), weight in zip(forms, weights, strict=True):
        if denominator != common:
            weight *= common // denominator
        constant += weight * part
        for place, entry in entries.items():
            if place in factors:
                factors[place] += weight * entry
            else:
                factors[place] = weight * entry
    return constant, factors, common * total


def _without(form: Form, place: int) -> Form:
    """The form of a head solved for itself: x = c + k·x + … gives x = (c + …) / (1 − k)."""
    constant, factors, denominator = form
    others = {other: factor for other, factor in factors.items() if other != place}
    return constant, others, denominator - factors.get(place, 0)


def _substituted(form: Form, closed: dict[int, Form]) -> Form:
    """The form with closed heads replaced by their own forms, until only open ones are left."""
    while not closed.keys().isdisjoint(form[1]):
        constant, factors, denominator = form
        terms: list[Form] = [(constant, {}, 1)]
        weights = [1]
        for place, factor in factors.items():
            terms.append(closed.get(place, (0, {place: 1}, 1)))
            weights.append(factor)
        form = _reduced(*_mixed(terms, weights, denominator))
    return form


def _reduced(constant: int, factors: dict[int, int], denominator: int) -> Form:
    divisor = gcd(constant, denominator, *factors.values())
    return (
        constant // divisor,
        {place: factor // divisor for place, factor in factors.items()},
        denominator // divisor,
    )


def _rough(form: Form, heads: list[float]) -> float:
    constant, factors, denominator = form
    return constant / denominator + sum(
        [factor / denominator * heads[place] for place, factor in factors.items()]
    )
