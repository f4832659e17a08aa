"""The protocol of a game: seven compiled functions over one NumPy record.

    setup(pos)            the options are in their fields; the rest becomes the start of a game
    actor(pos)            the seat to decide (0 or 1), CHANCE or OVER
    moves(pos, out)       writes the legal move ids in ascending order, returns how many
    weights(pos, out)     at a chance node: the integer weight of each of these moves
    play(pos, move)       plays a legal move in place; legality is checked once, by the caller
    outcome(pos)          winner (0, 1, DRAW; NOBODY while undecided) and the reason's number
    hide(pos, seat)       erases in place what a seat (0, 1, SPECTATOR) may not know, as if the
                          other had not decided it yet: played on, it will be asked again

Randomness never happens inside: a die is a chance node whose outcomes are moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import boolean, float64, int32, int64, types, void

from escarmouche.core.compiling import Function, compiled

CHANCE = -1
OVER = -2

NOBODY = -1
DRAW = 2

SPECTATOR = 2

MOVES = types.Array(int32, 1, "C")
TABLE = types.Array(float64, 1, "C", readonly=True)  # constants, such as weights


class Kernel(NamedTuple):
    """The compiled functions of one game.

    Generic compiled code takes them as one plain tuple, its first argument, and unpacks it:
    numba turns a tuple of functions into first-class ones, but not a named tuple.
    """

    setup: Callable[[np.record], None]
    actor: Callable[[np.record], int]
    moves: Callable[[np.record, np.ndarray], int]
    weights: Callable[[np.record, np.ndarray], int]
    play: Callable[[np.record, int], None]
    outcome: Callable[[np.record], tuple[int, int]]
    hide: Callable[[np.record, int], None]


class Insight(NamedTuple):
    """What a game knows beyond its rules, compiled too, for those who search.

    chance(pos)           an estimate of the chance that seat 0 wins, a draw counting half
    margin(pos)           by how many points of the game seat 0 leads; final when it is over
    hidden(pos)           whether the decision to be made stays hidden from the other seat
    """

    chance: Callable[[np.record], float]
    margin: Callable[[np.record], float]
    hidden: Callable[[np.record], bool]


class Types(NamedTuple):
    """The numba types that a game's record gives to the protocol."""

    position: Any
    positions: Any  # an array of records
    kernel: Any
    insight: Any
    setup: Any
    actor: Any
    moves: Any
    weights: Any
    play: Any
    outcome: Any
    hide: Any
    chance: Any
    margin: Any
    hidden: Any


def types_of(dtype: np.dtype[Any]) -> Types:
    """The signatures that the functions of a game over `dtype` must have."""
    position = numba.from_dtype(dtype)
    kernel = (
        void(position),
        int64(position),
        int64(position, MOVES),
        int64(position, MOVES),
        void(position, int64),
        types.UniTuple(int64, 2)(position),
        void(position, int64),
    )
    insight = (float64(position), float64(position), boolean(position))
    return Types(
        position,
        types.Array(position, 1, "C"),
        types.Tuple([types.FunctionType(each) for each in kernel]),
        types.Tuple([types.FunctionType(each) for each in insight]),
        *kernel,
        *insight,
    )


class Generic:
    """A compiled function over any game's kernel, made for each record type when first used."""

    def __init__(self, function: Function, signature: Callable[[Types], Any]) -> None:
        self._function = function
        self._signature = signature
        self._compiled: dict[str, Callable[..., Any]] = {}
        self.__doc__ = function.__doc__

    def __call__(self, rules: Rules, *arguments: Any) -> Any:
        return self.compile(rules)(tuple(rules.kernel), *arguments)

    def compile(self, rules: Rules) -> Callable[..., Any]:
        known = self._compiled.get(rules.name)
        if known is None:
            known = compiled(self._signature(types_of(rules.dtype)))(self._function)
            self._compiled[rules.name] = known
        return known


def generic(signature: Callable[[Types], Any]) -> Callable[[Function], Generic]:
    """Declare a compiled function whose first argument is a kernel."""

    def decorate(function: Function) -> Generic:
        return Generic(function, signature)

    return decorate


class Rules(NamedTuple):
    """The compiled part of a game, as its `rules.py` offers it."""

    name: str
    version: int
    dtype: np.dtype[Any]
    kernel: Kernel
    move_count: int  # move ids are 0 … move_count − 1
    chance_from: int  # ids from here on are outcomes of chance
    reasons: tuple[str, ...]  # names of the numbers that `outcome` gives

    def blank(self) -> np.record:
        """A record of zeros, the canvas of a position."""
        return np.zeros(1, self.dtype)[0]

    def buffer(self) -> np.ndarray:
        """Room for the moves or weights of any position."""
        return np.empty(self.move_count, np.int32)


def copied(record: np.record) -> np.record:
    """An independent copy of a record (`record.copy()` would be a bare `numpy.void`)."""
    # The memory comes from Python: NumPy takes longer to make room for a structure.
    return np.ndarray(1, record.dtype, bytearray(record.tobytes()))[0]
