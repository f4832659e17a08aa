"""A record as numbers that a learner can take: the same for every game, from its fields alone.

Wide and unsigned fields hold sets, one bit for each member: they come first, as so many zeros and
ones, the lowest bit first. Then each signed byte is one number. The last two numbers say who
looks: (1, 0), (0, 1), or (0, 0) for a spectator.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import numpy as np
from numba import int8, uint8, uint64

from escarmouche.core.compiling import compiled, generic
from escarmouche.core.kernel import SPECTATOR, Positions, Rules, kernel
from escarmouche.core.record_dtype import PADDING

_ONE, _EIGHT = np.uint64(1), np.uint64(8)
_EACH, _BITS = np.uint64(0x0101010101010101), np.uint64(0x8040201008040201)
_CARRY, _SEVEN = np.uint64(0x7F7F7F7F7F7F7F7F), np.uint64(7)
Words = Annotated[np.ndarray, uint64[:, ::1]]


@compiled
def spread(byte: np.uint64) -> np.uint64:
    """The eight bits of a byte as eight bytes, the lowest bit first; a table would be slower.

    >>> hex(spread(np.uint64(0b10000011)))
    '0x100000000000101'
    """
    return ((byte * _EACH & _BITS) + _CARRY) >> _SEVEN & _EACH


@dataclass(frozen=True)
class Features:
    """The name of each number, and the bytes of a record that they come from."""

    names: tuple[str, ...]
    sets: np.ndarray  # bytes whose bits are spread: for each run its first and their number
    runs: np.ndarray  # bytes taken as they are, likewise

    @property
    def size(self) -> int:
        return len(self.names)


@cache
def features(rules: Rules) -> Features:
    """The features of a game's record."""
    bits: list[str] = []
    numbers: list[str] = []
    set_bytes: list[int] = []
    number_bytes: list[int] = []
    fields: Any = rules.dtype.fields
    for field, (dtype, start, *_) in fields.items():
        if field == PADDING:
            continue
        base, shape = dtype.subdtype or (dtype, ())
        cells = [field + "".join(f"[{at}]" for at in index) for index in np.ndindex(shape)]
        if base == np.int8:
            numbers += cells
            number_bytes += range(start, start + dtype.itemsize)
        else:
            bits += [f"{cell} bit {bit}" for cell in cells for bit in range(8 * base.itemsize)]
            set_bytes += range(start, start + dtype.itemsize)
    names = (*bits, *numbers, "seat 0 looks", "seat 1 looks")
    return Features(names, _runs(set_bytes), _runs(number_bytes))


def _runs(places: list[int]) -> np.ndarray:
    """Ascending numbers as runs of neighbours: the first of each, and how many."""
    begins = [place for place in places if place - 1 not in places]
    ends = [place + 1 for place in places if place + 1 not in places]
    runs = [(a, b - a) for a, b in zip(begins, ends, strict=True)]
    return np.array(runs, np.uint64).reshape(-1, 2)


@generic
def look(
    rows: Positions,
    seats: Annotated[np.ndarray, int8[::1]],
    shown: Positions,
    raw: Annotated[np.ndarray, uint8[::1]],
    sets: Words,
    runs: Words,
    words: Words,
    out: Annotated[np.ndarray, int8[:, ::1]],
) -> None:
    """Write what seat `seats[i]` sees of `rows[i]`; other values than 0 and 1 are spectators.

    `shown` is room for one record and `raw` the same memory as bytes; `words` and `out` are one
    memory too.
    """
    for game in range(rows.shape[0]):
        seat = seats[game] if 0 <= seats[game] <= 1 else SPECTATOR
        shown[0] = rows[game]
        kernel.hide(shown[0], seat)
        place = np.uint64(0)
        for run in range(sets.shape[0]):
            first, length = sets[run, 0], sets[run, 1]
            for index in range(length):
                words[game, place + index] = spread(np.uint64(raw[first + index]))
            place += length
        place *= _EIGHT
        for run in range(runs.shape[0]):
            first, length = runs[run, 0], runs[run, 1]
            for index in range(length):
                out[game, place + index] = raw[first + index]
            place += length
        out[game, place] = seat == 0
        out[game, place + _ONE] = seat == 1


class Glass:
    """Looks at `size` positions at once; not to be shared between threads."""

    def __init__(self, rules: Rules, size: int = 1) -> None:
        self.features = features(rules)
        self._look = look.straight(rules)
        self._shown = np.zeros(1, rules.dtype)
        self._raw = self._shown.view(np.uint8)
        self._words = np.zeros((size, -(-self.features.size // 8)), np.uint64)
        self._out = self._words.view(np.int8)
        self.seen = self._out[:, : self.features.size]  # what the last look found

    def look(self, rows: np.ndarray, seats: np.ndarray) -> np.ndarray:
        """The features of each of `rows` as its seat sees it, until the next look."""
        found = self.features
        self._look(
            rows,
            seats,
            self._shown,
            self._raw,
            found.sets,
            found.runs,
            self._words,
            self._out,
        )
        return self.seen
