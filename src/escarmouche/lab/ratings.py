"""Elo ratings of many players from who beat whom: the model of Bradley and Terry (1952)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import numpy as np

from escarmouche.core.texts import Message
from escarmouche.lab.findings import Rating
from escarmouche.lab.statistics import CONFIDENCE, listed

ELO = 400 / math.log(10)  # points for a factor e in the odds
_ITERATIONS = 10_000


def ratings(
    players: Sequence[Message], points: np.ndarray, confidence: float = CONFIDENCE
) -> tuple[list[Rating], list[Message]]:
    """The rated players, strongest first, and a sentence on each group that cannot be rated.

    The average rating is 0. `points[a, b]` is what a scored against b, a draw counting half. A
    rating exists among players of whom each can be reached from each by a chain of games not lost
    (Ford 1957); the largest such group is rated. The intervals are those of the likelihood's
    curvature; a draw is taken for less information than it is, which makes them a little wide.
    """
    import choix
    from scipy.sparse.csgraph import connected_components

    count, group_of = connected_components(points > 0, directed=True, connection="strong")
    groups = [np.flatnonzero(group_of == group) for group in range(count)]
    rated = max(groups, key=lambda group: (len(group), -group[0]))
    notes = [
        _note(players, points, group, rated)
        for group in sorted(groups, key=lambda group: group[0])
        if group is not rated
    ]
    if len(rated) == 1:
        return [], [Message("ratings-none")]
    among = points[np.ix_(rated, rated)]
    strength = choix.ilsr_pairwise_dense(among, max_iter=_ITERATIONS)
    strength -= strength.mean()
    half = NormalDist().inv_cdf((1 + confidence) / 2) * np.sqrt(_variances(among, strength))
    found = [
        Rating(players[player], ELO * value, ELO * (value - width), ELO * (value + width))
        for player, value, width in zip(
            rated.tolist(), strength.tolist(), half.tolist(), strict=True
        )
    ]
    return sorted(found, key=lambda each: -each.elo), notes


def _variances(points: np.ndarray, strength: np.ndarray) -> np.ndarray:
    """The inverse of the information, in the space where the strengths add up to 0."""
    wins = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    information = -(points + points.T) * wins * wins.T
    np.fill_diagonal(information, 0)
    np.fill_diagonal(information, -information.sum(axis=1))
    return np.diag(np.linalg.pinv(information, hermitian=True))


def _note(
    players: Sequence[Message], points: np.ndarray, group: np.ndarray, rated: np.ndarray
) -> Message:
    """Why a group has no place on the scale of the rated ones."""
    won = points[np.ix_(group, rated)].sum()
    lost = points[np.ix_(rated, group)].sum()
    reason = "ratings-won" if won else "ratings-lost" if lost else "ratings-apart"
    return Message(reason, {"players": listed([players[player] for player in group])})
