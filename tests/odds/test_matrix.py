"""Games of two that decide at the same time."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as some

from escarmouche.odds.matrix import equilibrium

GAINS = some.integers(1, 4).flatmap(
    lambda width: some.lists(
        some.lists(some.integers(-5, 5).map(Fraction), min_size=width, max_size=width),
        min_size=1,
        max_size=4,
    )
)


@given(GAINS)
def test_nobody_gains_by_choosing_otherwise(gains: list[list[Fraction]]) -> None:
    rows, columns = equilibrium(gains)
    for chances in (rows, columns):
        assert sum(chances) == 1 and min(chances) >= 0
    by_column = [sum(map(Fraction.__mul__, rows, column)) for column in zip(*gains, strict=True)]
    by_row = [sum(map(Fraction.__mul__, row, columns)) for row in gains]
    assert min(by_column) == max(by_row)
