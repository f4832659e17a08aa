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

from escarmouche.odds.tree import CHANCE, OVER, State

Number = int | Fraction
Worth = Callable[[Any], Number]

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
    whole, remainder = divmod(amount * share.numerator, share.denominator)
    if remainder:
        raise Remainder
    return whole


class Solution:
    """A solved game: seat 0 makes the worth of the outcome as great as it can, seat 1 as small."""

    def __init__(self, root: State, worth: Worth, low: Number = 0, high: Number = 1) -> None:
        """`low` and `high` bound the worth of every outcome."""
        self.root = root
        self._worth = worth
        self._range = (Fraction(low), Fraction(high))
        ends = self._range[0].denominator * self._range[1].denominator
        self.value = scaled(self._solve, SCALE * ends)

    def value_of(self, state: State) -> Fraction:
        """What a state is worth when both play best from there."""
        return Fraction(self._exact(state), self._scale)

    def best(self, state: State) -> Any:
        """A best move of whoever decides; the first one among equals."""
        self._exact(state)
        return self._best[state]

    def distribution(self) -> dict[Any, Fraction]:
        """The chance of each outcome when both play best."""
        return scaled(self._spread, self._scale)

    def _spread(self, scale: int) -> dict[Any, Fraction]:
        chances: dict[Any, int] = {}
        layer: dict[State, int] = {self.root: scale}
        while layer:
            following: dict[State, int] = {}
            for state, chance in layer.items():
                actor = state.actor
                if actor == OVER:
                    outcome = state.outcome()
                    chances[outcome] = chances.get(outcome, 0) + chance
                elif actor == CHANCE:
                    weights = state.weights()
                    unit = part(chance, Fraction(1, sum(weights)))
                    for move, weight in zip(state.moves(), weights, strict=True):
                        child = state.play(move)
                        following[child] = following.get(child, 0) + unit * weight
                else:
                    child = state.play(self.best(state))
                    following[child] = following.get(child, 0) + chance
            layer = following
        return {outcome: Fraction(chance, scale) for outcome, chance in chances.items()}

    def _solve(self, scale: int) -> Fraction:
        self._scale = scale
        self._low = int(self._range[0] * scale)
        self._high = int(self._range[1] * scale)
        self._known: dict[State, tuple[int, int]] = {}
        self._best: dict[State, Any] = {}  # of every state whose value is exact
        return self.value_of(self.root)

    def _exact(self, state: State) -> int:
        low, high = self._bounds(state, self._low - 1, self._high + 1)
        assert low == high
        return low

    def _bounds(self, state: State, alpha: int, beta: int) -> tuple[int, int]:
        """Bounds of a value: equal, or both at most `alpha`, or both at least `beta`."""
        known = self._known.get(state)
        if known and (known[0] == known[1] or known[1] <= alpha or known[0] >= beta):
            return known
        actor = state.actor
        if actor == OVER:
            value = part(self._scale, self._worth(state.outcome()))
            bounds = (value, value)
        elif actor == CHANCE:
            bounds = self._chance(state, alpha, beta)
        else:
            bounds = self._choice(state, alpha, beta, 1 if actor == 0 else -1)
        self._known[state] = bounds
        return bounds

    def _choice(self, state: State, alpha: int, beta: int, sign: int) -> tuple[int, int]:
        if sign < 0:
            alpha, beta = -beta, -alpha
        best_low = best_high = min(sign * self._low, sign * self._high)
        moves = state.moves()
        best = moves[0]
        for move in moves:
            window = (max(alpha, best_low), beta)
            if sign > 0:
                low, high = self._bounds(state.play(move), *window)
            else:
                high, low = self._bounds(state.play(move), -window[1], -window[0])
                low, high = -low, -high
            if low > best_low:
                best_low, best = low, move
            best_high = max(best_high, high)
            if best_low >= beta:
                best_high = max(sign * self._low, sign * self._high)
                break
        self._best[state] = best
        return (best_low, best_high) if sign > 0 else (-best_high, -best_low)

    def _chance(self, state: State, alpha: int, beta: int) -> tuple[int, int]:
        weights = state.weights()
        total = sum(weights)
        low, high = total * self._low, total * self._high
        for move, weight in zip(state.moves(), weights, strict=True):
            low -= weight * self._low
            high -= weight * self._high
            child = self._bounds(
                state.play(move),
                (total * alpha - high) // weight,
                -((low - total * beta) // weight),
            )
            low += weight * child[0]
            high += weight * child[1]
            if high <= total * alpha or low >= total * beta:
                return low // total, -(-high // total)
        value, remainder = divmod(low, total)
        if remainder or low != high:
            raise Remainder
        return value, value
