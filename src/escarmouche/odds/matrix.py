"""Games of two that decide at the same time, solved exactly: how often each choice is made.

One side picks a row, the other a column; the entry is what the first side gains from the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def equilibrium(
    gains: Sequence[Sequence[Fraction]],
) -> tuple[list[Fraction], list[Fraction]]:
    """The chances of each row and of each column when nobody can do better.

    Matching pennies, where whoever guesses right on the second face gains twice as much:

    >>> rows, columns = equilibrium([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(2)]])
    >>> [str(chance) for chance in rows], [str(chance) for chance in columns]
    (['3/5', '2/5'], ['3/5', '2/5'])
    """
    # The simplex method on a table with an edge of ones; gains are moved above 0 for it.
    height, width = len(gains), len(gains[0])
    least = min([min(row) for row in gains])
    table = [[*[gain - least + 1 for gain in row], Fraction(1)] for row in gains]
    table.append([*[Fraction(-1) for _ in range(width)], Fraction(0)])
    left = [*range(height)]  # rows, and from `height` on columns, as they stand beside the table
    top = [height + column for column in range(width)]
    while True:
        open_columns = [at for at in range(width) if table[height][at] < 0]
        if not open_columns:
            break
        # Always the first that may be exchanged (Bland's rule): so it comes to an end.
        column = min(open_columns, key=lambda at: top[at])
        rows = [at for at in range(height) if table[at][column] > 0]
        row = min(rows, key=lambda at: (table[at][width] / table[at][column], left[at]))
        table = _pivoted(table, row, column)
        left[row], top[column] = top[column], left[row]
    total = table[height][width]
    by_row, by_column = [Fraction(0) for _ in range(height)], [Fraction(0) for _ in range(width)]
    for at, name in enumerate(top):
        if name < height:
            by_row[name] = table[height][at] / total
    for at, name in enumerate(left):
        if name >= height:
            by_column[name - height] = table[at][width] / total
    return by_row, by_column


def _pivoted(table: list[list[Fraction]], row: int, column: int) -> list[list[Fraction]]:
    """The table after a row and a column have changed places."""
    pivot = table[row][column]
    found = []
    for at, line in enumerate(table):
        factor = line[column]
        if at == row:
            changed = [each / pivot for each in line]
            changed[column] = 1 / pivot
        else:
            changed = [each - factor * table[row][on] / pivot for on, each in enumerate(line)]
            changed[column] = -factor / pivot
        found.append(changed)
    return found
