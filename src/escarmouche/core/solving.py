"""What a game adds to its kernel so that its positions can be solved exactly.

A game can be solved when everybody sees everything, nothing is left to chance, it always ends, and
it is decided by a margin in points: above zero seat 0 wins, below zero seat 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import int64, types

from escarmouche.core.kernel import MOVES, Types

KEY_WORDS = 3


class Solving(NamedTuple):
    """Compiled functions over the game's record; generic code takes them as one plain tuple.

    choices(pos, out)   like the kernel's `moves`, without those that another one makes needless:
                        leaving them out never changes the best margin
    bounds(pos)         the least and the most that the final margin of seat 0 can still be;
                        equal when the game is over
    condense(pos, key)  writes KEY_WORDS integers, not all zero, and returns points: positions with
                        one key differ, for the seat to move, by their points and nothing else
    """

    choices: Callable[[np.record, np.ndarray], int]
    bounds: Callable[[np.record], tuple[int, int]]
    condense: Callable[[np.record, np.ndarray], int]


class Solvable(NamedTuple):
    """A game as the solver sees it."""

    functions: Solving
    open: Callable[[np.record], bool]  # whether nothing is hidden or left to chance any more
    start: Callable[[np.record], np.record]  # what is solved; refuses what is not open
    ready: Callable[[np.record], bool]  # whether the set-up is over
    longest: int  # no game has more moves after `start`


class SolvingTypes(NamedTuple):
    """The numba types that `Solving` must have."""

    functions: Any
    choices: Any
    bounds: Any
    condense: Any


def solving_types(game: Types) -> SolvingTypes:
    signatures = (
        int64(game.position, MOVES),
        types.UniTuple(int64, 2)(game.position),
        int64(game.position, int64[::1]),
    )
    functions = types.Tuple([types.FunctionType(each) for each in signatures])
    return SolvingTypes(functions, *signatures)
