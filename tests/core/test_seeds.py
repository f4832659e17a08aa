"""Streams of random numbers: reproducible, independent of workers, uniform."""

import numpy as np

from escarmouche.core.seeds import below, start_stream


def numbers(seed: int, index: int, bound: int, count: int) -> list[int]:
    stream = np.empty(1, np.uint64)
    start_stream(stream, np.uint64(seed), np.uint64(index))
    return [below(stream, bound) for _ in range(count)]


def test_a_stream_repeats_and_differs_by_seed_and_index() -> None:
    assert numbers(1, 2, 1000, 20) == numbers(1, 2, 1000, 20)
    assert len({tuple(numbers(s, i, 1000, 20)) for s in range(5) for i in range(5)}) == 25


def test_below_is_uniform_and_equals_its_source() -> None:
    for bound in (1, 2, 6, 7, 96):
        seen = np.bincount(numbers(3, 0, bound, 12_000), minlength=bound)
        assert len(seen) == bound
        assert (abs(seen - 12_000 / bound) <= 5 * (12_000 / bound) ** 0.5).all()
    fast, slow = np.array([7], np.uint64), np.array([7], np.uint64)
    with np.errstate(over="ignore"):
        assert [below(fast, 96) for _ in range(50)] == [below.py_func(slow, 96) for _ in range(50)]
