"""Reproducible randomness for compiled code: one stream per (seed, game index).

SplitMix64 (Steele, Lea, Flood 2014). A stream depends on nothing but its seed and index, so the
same games come out whatever the number of workers and the order in which they run.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves, Stream

# Plain Python integers would make numba mix signed and unsigned into floats.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)


@compiled
def mixed(value: np.uint64) -> np.uint64:
    value = (value ^ (value >> _30)) * _MIX_A
    value = (value ^ (value >> _27)) * _MIX_B
    return value ^ (value >> _31)


@compiled
def start_stream(stream: Stream, seed: np.uint64, index: np.uint64) -> None:
    """Set `stream` (an array of one uint64) to the stream of one game."""
    stream[0] = mixed(mixed(seed + _STEP) + (index + _ONE) * _STEP)


@compiled
def below(stream: Stream, bound: int) -> int:
    """A uniform integer in 0 … bound − 1 (bound < 2³²), exact by Lemire's rejection."""
    limit = np.uint64(bound)
    while True:
        stream[0] += _STEP
        product = (mixed(stream[0]) >> _32) * limit
        if (product & _LOW) >= limit or (product & _LOW) >= ((_LOW + _ONE - limit) % limit):
            return int(product >> _32)


@compiled
def fraction(stream: Stream) -> float:
    """A uniform number in [0, 1), a multiple of 2⁻³¹."""
    return below(stream, 1 << 31) / (1 << 31)


@compiled
def weighted(stream: Stream, weights: Moves, count: int) -> int:
    """An index below `count`, drawn by the integer weights."""
    total = 0
    for index in range(count):
        total += weights[index]
    drawn = below(stream, total)
    # Counting the weights that end at or before the draw needs no branch.
    index = 0
    end = 0
    for each in range(count):
        end += weights[each]
        index += drawn >= end
    return index
