"""Sets of squares of the arena as integers, one bit each: quick forms of DRA-03, DRA-21, DRA-22.

`rules.eliminates` is the definition; a test compares every pair of powers with it.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numba import uint32

from escarmouche.core.compiling import compiled

ALL = 0xFFFF
Index = Annotated[int, uint32]
# Multiplying by this sequence moves a different pattern of four bits to the top for every bit.
_DE_BRUIJN = 0x09AF
_BIT_NUMBER = np.zeros(16, np.uint32)
for _square in range(16):
    _BIT_NUMBER[((1 << _square) * _DE_BRUIJN & ALL) >> 12] = _square
_LOWEST_BITS, _GATHER = np.uint64(0x0101010101010101), np.uint64(0x0102040810204080)
_TOP, _EIGHT = np.uint64(56), np.uint64(8)
_NOT_FILE_A = 0xEEEE
_NOT_FILE_D = 0x7777


@compiled
def digit(near: np.uint64, far: np.uint64, number: int) -> int:
    """The squares whose power has a binary digit; the powers come as bytes, square by square.

    >>> bin(digit(np.uint64(0x06_01), np.uint64(0x04), 2))  # a 1, a 6, and in the third rank a 4
    '0b100000010'
    """
    shift = np.uint64(number)
    # Multiplying by this moves the lowest bits of eight bytes to the top byte, in their order.
    lower = (near >> shift & _LOWEST_BITS) * _GATHER >> _TOP
    upper = (far >> shift & _LOWEST_BITS) * _GATHER >> _TOP
    return int(lower | upper << _EIGHT)


@compiled
def eliminated(low: int, middle: int, high: int) -> tuple[int, int]:
    """DRA-21, DRA-22: the dragons that each power eliminates, a whole arena at once.

    Dragons are bits; each number holds those whose power has that binary digit. The answer has
    sixteen bits for each power: 0 to 3 in the first number, 4 to 7 in the second. No branch: a
    search asks this of every position.
    """
    all_dragons = low | middle | high
    ones, sixes = low & ~middle & ~high, middle & high
    below_3 = all_dragons & ~high & ~(low & middle)
    below_4 = all_dragons & ~high
    below_5 = all_dragons & ~(high & (low | middle))
    below_6 = all_dragons & ~sixes
    # DRA-22 overrides the comparison both ways.
    return (
        sixes << 16 | ones << 32 | below_3 << 48,
        below_4 | below_5 << 16 | (below_6 & ~ones) << 32,
    )


@compiled
def by_power(sets: tuple[int, int], power: int) -> int:
    """The set of one power among those of `eliminated`.

    >>> [power for power in range(1, 7) if by_power(eliminated(0, 1, 1), power)]  # one 6
    [1]
    """
    return (sets[1] if power > 3 else sets[0]) >> (power & 3) * 16 & ALL


@compiled
def lowest(squares: int) -> Index:
    """The lowest square of a set that is not empty; unsigned, as indices are quickest."""
    return _BIT_NUMBER[np.uint32(((squares & -squares) * _DE_BRUIJN & ALL) >> 12)]


@compiled
def around(squares: int) -> int:
    """DRA-03: the squares of a set and all those adjacent to one of them."""
    rows = squares | (squares & _NOT_FILE_D) << 1 | (squares & _NOT_FILE_A) >> 1
    return rows | rows << 4 | rows >> 4


@compiled
def count(squares: int) -> int:
    found = 0
    while squares:
        squares &= squares - 1
        found += 1
    return found
