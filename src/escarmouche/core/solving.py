"""What a game adds to its kernel so that its positions can be solved exactly.

A game can be solved when everybody sees everything, nothing is left to chance, it always ends, and
it is decided by a margin in points: above zero seat 0 wins, below zero seat 1. Its `solving.py` has
the functions `choices`, `bounds` and `condense` of the kernel, and its `SOLVABLE`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

KEY_WORDS = 3


class Solvable(NamedTuple):
    """A game as the solver sees it."""

    open: Callable[[np.record], bool]  # whether nothing is hidden or left to chance any more
    start: Callable[[np.record], np.record]  # what is solved; refuses what is not open
    ready: Callable[[np.record], bool]  # whether the set-up is over
    longest: int  # no game has more moves after `start`
