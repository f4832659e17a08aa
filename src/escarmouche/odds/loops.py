"""The exact value of a dice game that can return to where it was, such as a tie rolled again.

The states a game may return to are its *heads*; given the values of the heads, every other value
follows by one pass over the rest, which has no loops. So the search alternates: choose best moves
for the values of the heads at hand, write every value as a linear form in the heads, solve for
them. When the heads no longer change, the moves are best for the very values they bring about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import gcd, lcm
from operator import mul
from typing import Any

from escarmouche.odds.exact import Worth
from escarmouche.odds.tree import CHANCE, OVER, State, spread

# A linear form: an integer constant, an integer factor for each head, over one denominator.
Form = tuple[int, dict[int, int], int]

_CLOSE = 1e-9  # floating-point errors of a pass stay far below


class _Node:
    """A state with its children, each by its number in the order of evaluation."""

    __slots__ = ("actor", "children", "outcome", "weights")

    def __init__(self, state: State) -> None:
        self.actor = state.actor
        self.outcome: Any = None
        self.weights: list[int] = []
        self.children: list[int] = []


class LoopSolution:
    """A solved game with loops: seat 0 wants the worth of the outcome great, seat 1 small."""

    def __init__(
        self,
        root: State,
        worth: Worth,
        canonical: Callable[[Any], Any] = lambda state: state,
        chances: Callable[[Any], Iterable[tuple[Any, int]]] = spread,
    ) -> None:
        """`canonical` maps states with the same future to one, so that there are finitely many.

        `chances` says what may follow a chance node; it may take several dice in one step.
        """
        self._canonical = canonical
        self._chances = chances
        self._nodes: list[_Node] = []
        self._numbers: dict[State, int] = {}
        self._heads: list[int] = []
        self._explore(canonical(root))
        self._root = self._numbers[canonical(root)]
        self._worths = [
            Fraction(worth(node.outcome)) if node.actor == OVER else Fraction(0)
            for node in self._nodes
        ]
        self._chosen = [0] * len(self._nodes)
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
        number = self._numbers[self._canonical(state)]
        return state.moves()[self._chosen[number]]

    def distribution(self) -> dict[Any, Fraction]:
        """The chance of each outcome when both play best."""
        outcomes = dict.fromkeys(node.outcome for node in self._nodes if node.actor == OVER)
        chances = {}
        for outcome in outcomes:
            forms, values = self._linear(
                [Fraction(node.outcome == outcome) for node in self._nodes]
            )
            chances[outcome] = _apply(forms[self._root], values)
        return chances

    def _explore(self, root: State) -> None:
        """Number the states children first; a child still being explored is a head."""
        nodes, numbers, open_heads = self._nodes, self._numbers, dict[State, int]()
        # A head is referred to before it has a number: by −1 − its place among the heads.
        head_states: list[State] = []
        canonical = self._canonical

        def visit(state: State) -> int:
            node = _Node(state)
            if node.actor == OVER:
                node.outcome = state.outcome()
            else:
                open_heads[state] = 0
                if node.actor == CHANCE:
                    following, weights = zip(*self._chances(state), strict=True)
                    node.weights = list(weights)
                else:
                    following = tuple(map(state.play, state.moves()))
                for child in map(canonical, following):
                    known = numbers.get(child)
                    if known is None:
                        place = open_heads.get(child)
                        if place is None:
                            known = visit(child)
                        else:
                            if place == 0:
                                head_states.append(child)
                                place = open_heads[child] = -len(head_states)
                            known = place
                    node.children.append(known)
                del open_heads[state]
            numbers[state] = len(nodes)
            nodes.append(node)
            return numbers[state]

        visit(root)
        self._heads = [numbers[state] for state in head_states]

    def _solve(self) -> None:
        self._choose([0.5] * len(self._heads))
        while True:
            self._forms, self._head_values = self._linear(self._worths)
            if not self._choose([float(value) for value in self._head_values], exact=True):
                return

    def _choose(self, heads: list[float], exact: bool = False) -> bool:
        """Take every move that is better than the chosen one; whether there was one.

        Floating point tells values apart that are not close; the others are compared exactly.
        """
        improved = False
        values: list[float] = []
        for number, node in enumerate(self._nodes):
            if node.actor == OVER:
                values.append(float(self._worths[number]))
                continue
            of = [values[child] if child >= 0 else heads[-1 - child] for child in node.children]
            if node.actor == CHANCE:
                values.append(sum(map(mul, node.weights, of)) / sum(node.weights))
                continue
            if node.actor == 1:
                of = [-value for value in of]
            chosen = self._chosen[number]
            for place, value in enumerate(of):
                if value > of[chosen] + _CLOSE or (
                    exact
                    and place != chosen
                    and abs(value - of[chosen]) <= _CLOSE
                    and self._exactly_better(node, place, chosen)
                ):
                    chosen = place
            if chosen != self._chosen[number]:
                self._chosen[number] = chosen
                improved = True
            values.append(-of[chosen] if node.actor == 1 else of[chosen])
        return improved

    def _exactly_better(self, node: _Node, place: int, chosen: int) -> bool:
        difference = self._value(node.children[place]) - self._value(node.children[chosen])
        return difference > 0 if node.actor == 0 else difference < 0

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
                form = _mixed([self._form(child, forms, closed) for child in node.children],
                              node.weights)  # fmt: skip
            else:
                form = self._form(node.children[self._chosen[number]], forms, closed)
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
        if any(place in closed for place in form[1]):
            form = forms[child] = _substituted(form, closed)
        return form


def _mixed(forms: list[Form], weights: list[int]) -> Form:
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
    while any(place in closed for place in form[1]):
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
