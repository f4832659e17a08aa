"""The sums of the objectives: structure points, damage, the secret fighter, searches, debris.

RAG-23, RAG-25, RAG-27, RAG-28, RAG-40, RAG-50, RAG-85, RAG-87, CON-83. The rules and the odds
reckon with these.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled

FOUND_ON = 5  # RAG-40
FLIGHT = 5  # RAG-70: cm for each point of the distance dice
LEAST_FOR_BONUS = 4  # RAG-27: structure points required


@compiled
def gain(strength: int, resistance: int) -> int:
    """RAG-23: the structure points of one turn, half rounded up, never below 0.

    >>> gain(40, 5), gain(39, 5), gain(3, 9)
    (4, 3, 0)
    """
    return max((strength - resistance + 5) // 10, 0)


@compiled
def limit(required: int) -> int:
    """RAG-25: the most structure points: a fifth more, rounded up.

    >>> limit(10), limit(11)
    (12, 14)
    """
    return required + (required + 4) // 5


@compiled
def bounded(points: int, required: int) -> int:
    """RAG-25, RAG-26, RAG-82: structure points stay between 0 and the limit.

    >>> bounded(-1, 10), bounded(13, 10)
    (0, 12)
    """
    return min(max(points, 0), limit(required))


@compiled
def valid_from(required: int) -> int:
    """RAG-28, RAG-85: four fifths, rounded down, at least 1.

    >>> valid_from(10), valid_from(1)
    (8, 1)
    """
    return max(4 * required // 5, 1)


@compiled
def bonus(face: int) -> int:
    """RAG-27: what the bonus die gives.

    >>> [bonus(face) for face in range(1, 7)]
    [-1, 0, 1, 1, 1, 2]
    """
    return -1 if face == 1 else 0 if face == 2 else 2 if face == 6 else 1


@compiled
def damage(face: int, strength: int, resistance: int) -> int:
    """RAG-87: one structure point for each started 3 above 0.

    >>> damage(1, 2, 5), damage(1, 5, 5), damage(4, 5, 5), damage(6, 9, 5)
    (0, 1, 2, 4)
    """
    return (max(face + strength - resistance, 0) + 2) // 3


@compiled
def threshold(losses: int, candidates: int) -> int:
    """RAG-50: ten times the share lost, half rounded up.

    >>> threshold(16, 25), threshold(1, 25), threshold(24, 25)
    (6, 0, 10)
    """
    return (20 * losses + candidates) // (2 * candidates)
