"""What the tests of `core.webassembly` build."""

from __future__ import annotations

import math
from typing import Any

import numba
import numpy as np
from numba import boolean, float32, float64, int8, int32, int64, types, uint64, void

from escarmouche.core.portable_math import exp, log
from escarmouche.core.seeds import mixed
from escarmouche.core.webassembly import Export

PAIR = np.dtype((np.record, [("left", "i2"), ("right", "f8")]))
_PAIR = numba.from_dtype(PAIR)


def add(a: int, b: int) -> int:
    return a + b


def divide(a: int, b: int) -> tuple[int, int]:
    return a // b, a % b


def negate(flag: bool) -> bool:
    return not flag


def halve(value: float) -> float:
    return value / 2


def opposite(value: int) -> int:
    return -value


def exchange(pair: Any) -> None:
    pair.left, pair.right = int(pair.right), float(pair.left)


def transpose(table: np.ndarray, out: np.ndarray) -> None:
    for row in range(table.shape[0]):
        for column in range(table.shape[1]):
            out[column, row] = table[row, column]


def curves(values: np.ndarray, exps: np.ndarray, logs: np.ndarray) -> None:
    for index in range(len(values)):
        exps[index] = exp(values[index])
        logs[index] = log(exps[index])


def borrow(times: int, bytes_each: int) -> int:
    """Allocate and give back at once."""
    found = 0
    for time in range(times):
        block = np.empty(bytes_each, np.uint8)
        block[0] = time & 1
        found += block[0]
    return found


def shuffle(times: int, bytes_each: int) -> int:
    """Allocate, and give back the one before: never the last block."""
    kept = np.empty(bytes_each, np.uint8)
    for time in range(times):
        other = np.empty(bytes_each, np.uint8)
        other[0] = time
        kept = other
    return int(kept[0])


def own() -> dict[str, Export]:
    return {
        "add": Export(add, int64(int64, int64)),
        "divide": Export(divide, types.UniTuple(int64, 2)(int64, int64)),
        "negate": Export(negate, boolean(boolean)),
        "halve": Export(halve, float32(float32)),
        "opposite": Export(opposite, int8(int8)),
        "mixed": Export(mixed, uint64(uint64)),
        "exchange": Export(exchange, void(_PAIR)),
        "transpose": Export(transpose, void(int32[:, ::1], int32[:, ::1])),
        "curves": Export(curves, void(float64[::1], float64[::1], float64[::1])),
        "borrow": Export(borrow, int64(int64, int64)),
        "shuffle": Export(shuffle, int64(int64, int64)),
    }


def sine() -> dict[str, Export]:
    """What cannot be built: nothing in the module computes a sine."""
    return {"sine": Export(_sine, float64(float64))}


def _sine(value: float) -> float:
    return math.sin(value)
