"""How sure a figure is: intervals, a rule for stopping, and what many comparisons allow.

A *score* is points by games: a win counts one, a draw half. Every interval is (low, high) and
holds 95 % unless told otherwise. Results depend on their arguments alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist

import numpy as np

from escarmouche.core.texts import Message

CONFIDENCE = 0.95
RESAMPLES = 2_000
FEWEST_RESAMPLED = 30  # games; resampling fewer promises more than it can keep
MOST_NAMED = 5  # results that a sentence lists

Interval = tuple[float, float]


def wilson(share: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The interval of Wilson (1927) for a share; draws as halves make it a little too wide.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    normal = NormalDist().inv_cdf((1 + confidence) / 2)
    square = normal**2 / trials
    middle = (share + square / 2) / (1 + square)
    half = normal * math.sqrt(share * (1 - share) / trials + square / trials / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def bootstrap(
    values: Sequence[float] | np.ndarray,
    counts: Sequence[int] | np.ndarray,
    seed: int = 1,
    confidence: float = CONFIDENCE,
) -> Interval:
    """The interval of a mean by resampling (Efron 1979); `counts` tells how often each value came.

    >>> [round(bound, 2) for bound in bootstrap([-3, 0, 5], [20, 10, 40])]
    [1.16, 2.84]
    """
    observed = np.asarray(counts, np.int64)
    games = int(observed.sum())
    chance = np.random.default_rng(seed)
    means = chance.multinomial(games, observed / games, RESAMPLES) @ np.asarray(values, float)
    low, high = np.quantile(means / games, [(1 - confidence) / 2, (1 + confidence) / 2])
    return float(low), float(high)


def score_interval(
    wins: int, draws: int, losses: int, seed: int = 1, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of a score: Wilson's, or by resampling where draws would make that too wide.

    >>> score_interval(50, 0, 50) == wilson(0.5, 100)
    True
    """
    games = wins + draws + losses
    if not draws or games < FEWEST_RESAMPLED or not (wins and losses):
        return wilson((wins + draws / 2) / games, games, confidence)
    return bootstrap([1, 0.5, 0], [wins, draws, losses], seed, confidence)


def always_valid(
    points: float, games: int, precision: float = 0.05, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of a mean in [0, 1] that may be looked at as often as one likes.

    With the given confidence the intervals of *all* numbers of games hold the true mean together,
    so stopping at the first one that is narrow enough keeps the error rate. It is the beta-binomial
    mixture of Robbins (1970) as in Howard, Ramdas, McAuliffe and Sekhon (2021): if the mean is m,

        M = B(wm + p, w(1 − m) + g − p) / B(wm, w(1 − m)) / (m^p · (1 − m)^(g − p))

    with p points in g games starts at one and never grows on average (with draws as well, since
    exp is convex), so that it ever reaches 1/α with probability α at most (Ville 1939); the
    interval holds those m that keep it below.

    Games that share dice are not independent: give their average as one game. `precision` is the
    half width at which one means to stop; it must be chosen before the games, and shapes the
    sequence to be narrowest there.

    >>> [round(bound, 3) for bound in always_valid(500, 1000)]
    [0.452, 0.548]
    """
    if not games:
        return 0.0, 1.0
    mean = points / games
    weight = _expected_games(precision, confidence) / 8
    limit = -math.log(1 - confidence)

    def outside(m: float) -> bool:
        evidence = (
            _log_beta(weight * m + points, weight * (1 - m) + games - points)
            - _log_beta(weight * m, weight * (1 - m))
            - points * math.log(m)
            - (games - points) * math.log1p(-m)
        )
        return evidence >= limit

    return _boundary(outside, 0.0, mean), _boundary(outside, 1.0, mean)


def _expected_games(precision: float, confidence: float) -> float:
    normal = NormalDist().inv_cdf((1 + confidence) / 2)
    return 2 * (normal / (2 * precision)) ** 2


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def _boundary(outside: Callable[[float], bool], end: float, mean: float) -> float:
    """Where the interval around `mean` stops before an end of [0, 1], by halving."""
    out, within = abs(end - 1e-9), mean
    if mean == end or not outside(out):
        return end
    for _ in range(40):
        middle = (out + within) / 2
        if outside(middle):
            out = middle
        else:
            within = middle
    return out


def elo(score: float) -> float | None:
    """The difference in Elo points that a score stands for; None for a clean sweep.

    >>> round(elo(0.75))
    191
    """
    if not 0 < score < 1:
        return None
    return -400 * math.log10(1 / score - 1)


def sign_test(wins: int, losses: int) -> float:
    """The probability of a result at least as one-sided between equals; draws tell nothing.

    >>> sign_test(5, 0), sign_test(6, 6)
    (0.0625, 1.0)
    """
    games, fewer = wins + losses, min(wins, losses)
    if not games:
        return 1.0
    ways = np.arange(1, fewer + 1)
    log_ways = np.concatenate([[0.0], np.cumsum(np.log((games - ways + 1) / ways))])
    return min(1.0, float(2 * np.exp(log_ways - games * math.log(2)).sum()))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm (1979): the probabilities of many tests, raised so that all of them hold at once.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    adjusted = [0.0] * len(chances)
    highest = 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[index]))
        adjusted[index] = highest
    return adjusted


def comparisons(names: Sequence[Message], results: Sequence[tuple[int, int]]) -> list[Message]:
    """What may be said of many (wins, losses) read side by side; nothing of a single one."""
    if len(results) < 2:
        return []
    chances = [sign_test(wins, losses) for wins, losses in results]
    error = 1 - CONFIDENCE
    sure = [name for name, chance in zip(names, holm(chances), strict=True) if chance < error]
    alone = sum(chance < error for chance in chances)
    expected = math.ceil(len(results) * error - 1e-9)
    warning = Message("comparisons-many", {"count": len(results), "expected": expected})
    if not sure:
        return [warning, Message("comparisons-none", {"alone": alone})]
    named = sure[:MOST_NAMED]
    if len(sure) > len(named):
        named.append(Message("comparisons-others", {"count": len(sure) - len(named)}))
    verdict = {"sure": len(sure), "names": listed(named), "alone": alone}
    return [warning, Message("comparisons-sure", verdict)]


def listed(names: Sequence[Message]) -> Message:
    """Names one after the other, whatever the language."""
    first, *rest = names
    return Message("comparisons-list", {"first": first, "rest": listed(rest)}) if rest else first
