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
from escarmouche.odds.graph import Node, Tree
from escarmouche.odds.tree import CHANCE, OVER, State

# A linear form: an integer constant, an integer factor for each head, over one denominator.
Form = tuple[int, dict[int, int], int]

_CLOSE = 1e-9  # floating-point errors of a pass stay far below
_ROUGH_PASSES = 2  # each brings the heads nearer; an exact pass costs as much as several of them


class LoopSolution:
    """A solved game with loops: seat 0 wants the worth of the outcome great, seat 1 small."""

    def __init__(self, root: State, worth: Worth, tree: Tree) -> None:
        """`tree` makes one of the states with the same future, so that there are finitely many."""
        self._tree = tree
        self._nodes: list[Node] = []  # in the order of evaluation
        self._numbers: dict[Node, int] = {}
        self._children: list[list[int]] = []
        self._heads: list[int] = []
        self._root = self._explore(tree.node(root))
        self._worths = [
            Fraction(worth(node.outcome)) if node.actor == OVER else Fraction(0)
            for node in self._nodes
        ]
        # The boldest moves to begin with: what keeps a hope alive is at least as good as giving up.
        self._chosen = [len(children) - 1 for children in self._children]
        self._solve()

    @property
    def value(self) -> Fraction:
        return self._value(self._root)

    @property
    def size(self) -> int:
        """How many different states the game has."""
        return len(self._nodes)

    def best(self, state: State) -> Any:
        """A best move of whoever decides."""
        return self._tree.move(
            state, lambda node: list(node.following)[self._chosen[self._numbers[node]]]
        )

    def distribution(self) -> dict[Any, Fraction]:
        """The chance of each outcome when both play best."""
        chances = {}
        for end in self._nodes:
            if end.actor == OVER:
                forms, values = self._linear([Fraction(node is end) for node in self._nodes])
                chances[end.outcome] = _apply(forms[self._root], values)
        return chances

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
        for _ in range(_ROUGH_PASSES):
            values = self._choose(heads)
            heads = [values[number] for number in self._heads]
        chosen: list[int] = []
        while chosen != self._chosen:
            chosen = list(self._chosen)
            self._forms, self._head_values = self._linear(self._worths)
            self._choose([float(value) for value in self._head_values], exact=True)

    def _choose(self, heads: list[float], exact: bool = False) -> list[float]:
        """Take every move that is better than the chosen one; give what each node is worth then.

        Floating point tells values apart that are not close; the others are compared exactly.
        """
        values: list[float] = []
        for number, node in enumerate(self._nodes):
            if node.actor == OVER:
                values.append(float(self._worths[number]))
                continue
            children = self._children[number]
            of = [values[child] if child >= 0 else heads[-1 - child] for child in children]
            if node.actor == CHANCE:
                values.append(sum(map(mul, node.following.values(), of)) / node.total)
                continue
            if node.actor == 1:
                of = [-value for value in of]
            chosen = self._chosen[number]
            for place, value in enumerate(of):
                if value > of[chosen] + _CLOSE or (
                    exact
                    and place != chosen
                    and abs(value - of[chosen]) <= _CLOSE
                    and self._exactly_better(number, place, chosen)
                ):
                    chosen = place
            self._chosen[number] = chosen
            values.append(-of[chosen] if node.actor == 1 else of[chosen])
        return values

    def _exactly_better(self, number: int, place: int, chosen: int) -> bool:
        children = self._children[number]
        difference = self._value(children[place]) - self._value(children[chosen])
        return difference > 0 if self._nodes[number].actor == 0 else difference < 0

    def _value(self, number: int) -> Fraction:
        if number < 0:
            return self._head_values[-1 - number]
        return _apply(self._forms[number], self._head_values)

    def _linear(self, worths: list[Fraction]) -> tuple[list[Form], list[Fraction]]:
        """Every value as a linear form in the heads for the moves chosen now; the heads' values.

        A head that comes up stands for itself until its own form is known; from then on it is
        written in the heads that are still open, so forms stay short.
        """
        place_of = {number: place for place, number in enumerate(self._heads)}
        forms: list[Form] = []
        closed: dict[int, Form] = {}
        for number, node in enumerate(self._nodes):
            if node.actor == OVER:
                worth = worths[number]
                form: Form = (worth.numerator, {}, worth.denominator)
            elif node.actor == CHANCE:
                mixed = [self._form(child, forms, closed) for child in self._children[number]]
                form = _mixed(mixed, node.following.values())
            else:
                form = self._form(self._children[number][self._chosen[number]], forms, closed)
            place = place_of.get(number)
            if place is not None:
                form = closed[place] = _without(form, place)
            forms.append(form)
        values = [Fraction(0)] * len(self._heads)
        for place in reversed(closed):  # the head closed last depends on no other
            values[place] = _apply(closed[place], values)
        return forms, values

    def _form(self, child: int, forms: list[Form], closed: dict[int, Form]) -> Form:
        """The form of a child, in open heads only."""
        if child < 0:
            place = -1 - child
            return closed.get(place, (0, {place: 1}, 1))
        form = forms[child]
        if not closed.keys().isdisjoint(form[1]):
            form = forms[child] = _substituted(form, closed)
        return form


def _mixed(forms: list[Form], weights: Collection[int]) -> Form:
    """The mean of linear forms by weight."""
    common = lcm(*[form[2] for form in forms])
    constant, factors = 0, dict[int, int]()
    for (part, entries, denominator), weight in zip(forms, weights, strict=True):
        factor = weight * (common // denominator)
        constant += factor * part
        for place, entry in entries.items():
            factors[place] = factors.get(place, 0) + factor * entry
    return constant, factors, common * sum(weights)


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
        constant, factors, common = _mixed(terms, weights)
        # `_mixed` gives a mean; the form is a sum over its own denominator.
        total = sum(weights)
        form = _reduced(constant * total, {p: f * total for p, f in factors.items()},
                        common * denominator)  # fmt: skip
    return form


def _reduced(constant: int, factors: dict[int, int], denominator: int) -> Form:
    divisor = gcd(constant, denominator, *factors.values())
    return (
        constant // divisor,
        {place: factor // divisor for place, factor in factors.items()},
        denominator // divisor,
    )


def _apply(form: Form, heads: list[Fraction]) -> Fraction:
    constant, factors, denominator = form
    value = Fraction(constant)
    for place, factor in factors.items():
        value += factor * heads[place]
    return value / denominator
