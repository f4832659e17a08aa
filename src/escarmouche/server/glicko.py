"""Glicko-2 (Glickman, 2012): what a result tells of two players' strength.

A rating is a number, how unsure it is, and how erratic its player plays. Every game is a period of
its own; while nobody plays, the doubt grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # points of the printed scale in one of the scale worked with
CENTRE = 1500.0
TAU = 0.5  # how fast the volatility may change
NEAR = 1e-6
PERIOD = 30.0  # days without a game in which the doubt grows by the volatility
WIDEST = 350.0


class Rating(NamedTuple):
    points: float = CENTRE
    deviation: float = WIDEST
    volatility: float = 0.06

    def later(self, days: float) -> Rating:
        """After days without a game: as strong, but less surely so."""
        grown = self.deviation**2 + days / PERIOD * (SCALE * self.volatility) ** 2
        return self._replace(deviation=min(WIDEST, sqrt(grown)))


def after(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after games of one period: against whom, and the score (1, ½ or 0).

    >>> opponents = (Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)
    >>> points, deviation, volatility = after(Rating(1500, 200), opponents)
    >>> round(points, 2), round(deviation, 2), round(volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi = (player.points - CENTRE) / SCALE, player.deviation / SCALE
    seen = []
    for opponent, score in games:
        weight = _weight(opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.points - CENTRE) / SCALE)))
        seen.append((weight, expected, score))
    variance = 1 / sum(weight**2 * expected * (1 - expected) for weight, expected, _ in seen)
    surprise = sum(weight * (score - expected) for weight, expected, score in seen)
    volatility = _volatility(phi, player.volatility, variance, variance * surprise)
    wide = phi**2 + volatility**2
    phi = 1 / sqrt(1 / wide + 1 / variance)
    return Rating(CENTRE + SCALE * (mu + phi**2 * surprise), SCALE * phi, volatility)


def _weight(phi: float) -> float:
    """How much a game against somebody so unsurely rated says."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The root of the equation of step 5, by the Illinois algorithm as it is given there."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    if delta**2 > phi**2 + variance:
        far = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        far = start - steps * TAU
    near, at_near, at_far = start, slope(start), slope(far)
    while abs(far - near) > NEAR:
        middle = near + (near - far) * at_near / (at_far - at_near)
        at_middle = slope(middle)
        if at_middle * at_far <= 0:
            near, at_near = far, at_far
        else:
            at_near /= 2
        far, at_far = middle, at_middle
    return exp(near / 2)
