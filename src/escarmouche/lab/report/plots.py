"""The figures of a study, each with a sentence for those who do not see it."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from escarmouche.core.svg import ACCENT, CARD, GOLD, INK, LINE, MUTED
from escarmouche.lab.findings import Cell, Ending, Histogram, Rating, Table
from escarmouche.lab.report.drawing import FIRE, ICE, WIDTH, Plot, in_pixels
from escarmouche.lab.report.wording import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_INTERVALS = 10  # in one figure; nobody reads a longer one
EQUAL = 0.5
DEEPEST = 0.42  # opacity of a score of 0 or 1: ink stays readable on it, light or dark
LETTER = 7.6  # pixels of a letter at most, on average


@dataclass(frozen=True)
class Line:
    """One interval of a figure, with its words."""

    label: str
    value: float
    low: float
    high: float
    words: str


def verdict(cell: Cell) -> int:
    """1 or −1 where the interval is all above or below equality, else 0."""
    return (cell.low > EQUAL) - (cell.high < EQUAL)


SIGNS = {1: "▲", 0: "", -1: "▼"}


def mirrored(cell: Cell) -> Cell:
    """What a cell of opponents says of the other one."""
    return replace(
        cell,
        row=cell.column,
        column=cell.row,
        wins=cell.losses,
        losses=cell.wins,
        score=1 - cell.score,
        low=1 - cell.high,
        high=1 - cell.low,
    )


def whole(table: Table) -> tuple[Cell, ...]:
    """The cells of a table; where rows meet columns, each pair from both sides."""
    if not table.opposed:
        return table.cells
    known = {(cell.row, cell.column) for cell in table.cells}
    turned = (mirrored(cell) for cell in table.cells)
    return table.cells + tuple(cell for cell in turned if (cell.row, cell.column) not in known)


def heat_map(name: str, table: Table, words: Words) -> Plot:
    """Rows against columns; depth of colour, a number and a sign tell the score of the row."""
    cells = whole(table)
    rows = list(dict.fromkeys(words.said(cell.row) for cell in cells))
    columns = list(dict.fromkeys(words.said(cell.column) for cell in cells))
    if table.opposed:
        columns.sort(key=lambda label: rows.index(label) if label in rows else len(rows))
    lines = {label: textwrap.wrap(label, 16) or [""] for label in [*rows, *columns]}
    left = 12 + LETTER * max(len(line) for row in rows for line in lines[row])
    side = min(96.0, max(36.0, (WIDTH - left - 8) / len(columns)))
    upright = max(len(line) for column in columns for line in lines[column]) * LETTER <= side
    depth = max(len(lines[column]) if upright else len(column) for column in columns)
    top = 34 + (16 * depth if upright else LETTER * 0.9 * depth)
    height = min(side, 56.0)
    size = (max(WIDTH, left + side * len(columns) + 8), top + height * len(rows) + 8)

    def draw(axes: Axes) -> None:
        from matplotlib.patches import FancyBboxPatch

        in_pixels(axes, *size)
        right = left + side * len(columns)
        axes.text(right, 14, words.said(table.column_axis) + " →",
                  color=MUTED, fontsize=12, ha="right", va="center")  # fmt: skip
        axes.text(left - 8, top - 12, words.said(table.row_axis) + " ↓", color=MUTED, fontsize=12,
                  ha="right", va="center")  # fmt: skip
        for column, label in enumerate(columns):
            x = left + side * (column + 0.5)
            if upright:
                axes.text(x, top - 6, "\n".join(lines[label]), ha="center", va="bottom")
            else:
                axes.text(x, top - 6, label, ha="center", va="bottom", rotation=90)
        for row, label in enumerate(rows):
            y = top + height * (row + 0.5)
            axes.text(left - 8, y, "\n".join(lines[label]), ha="right", va="center")
        for cell in cells:
            x = left + side * columns.index(words.said(cell.column))
            y = top + height * rows.index(words.said(cell.row))
            axes.add_patch(
                FancyBboxPatch(
                    (x + 2 + 6, y + 2 + 6),
                    side - 4 - 12,
                    height - 4 - 12,
                    boxstyle="round,pad=6,rounding_size=6",
                    facecolor=ICE if cell.score > EQUAL else FIRE,
                    alpha=DEEPEST * min(1.0, 2.4 * abs(cell.score - EQUAL)),
                    linewidth=0,
                )
            )
            sure = verdict(cell)
            axes.text(x + side / 2, y + height / 2 - (7 if sure else 0), f"{100 * cell.score:.0f}",
                      ha="center", va="center", weight="bold" if sure else "normal")  # fmt: skip
            axes.text(x + side / 2, y + height / 2 + 10, SIGNS[sure], fontsize=9, ha="center",
                      va="center", color=ICE if sure > 0 else FIRE)  # fmt: skip

    return Plot(
        name,
        words("report-of", table=words.said(table.title), what=words("report-heat")),
        words("report-heat"),
        _extremes([_line(cell, words) for cell in cells], words),
        size[1],
        draw,
        size[0],
    )


def score_lines(table: Table, words: Words) -> list[Line]:
    """The intervals worth drawing: all in order, or the farthest from equality if too many."""
    cells = list(table.cells)
    if len(cells) > MOST_INTERVALS:
        cells = sorted(cells, key=lambda cell: -abs(cell.score - EQUAL))[:MOST_INTERVALS]
        cells.sort(key=lambda cell: -cell.score)
    named = [axis for axis in ("row", "column") if len({getattr(cell, axis) for cell in cells}) > 1]
    return [_line(cell, words, named or ["row"]) for cell in cells]


def scores(name: str, table: Table, words: Words) -> Plot:
    """A forest plot of the scores of a table."""
    lines = score_lines(table, words)
    low, high = _span(lines, EQUAL, 0.1, 0.2)
    limits = max(0.0, low), min(1.0, high)
    caption = words("report-all-scores")
    title = words("report-of", table=words.said(table.title), what=caption)
    return _forest(
        name, (title, caption), lines, limits, 0.1, EQUAL, lambda v: words.percent(v, 0), words
    )


def rating_lines(ratings: Iterable[Rating], words: Words) -> list[Line]:
    return [
        Line(
            words.said(each.name),
            each.elo,
            each.low,
            each.high,
            f"{words.signed(each.elo)} ({words.elo_interval(each.low, each.high)})",
        )
        for each in ratings
    ]


def strengths(name: str, ratings: Sequence[Rating], words: Words) -> Plot:
    lines = rating_lines(ratings, words)
    limits = _span(lines, 0, 100, 100)
    titles = words("report-ratings"), words("report-all-ratings")
    return _forest(name, titles, lines, limits, 100, 0, words.signed, words)


def histogram(name: str, found: Histogram, words: Words) -> Plot:
    """Bars by share of the games, and the mean."""
    height, left, right, top, bottom = 230.0, 46.0, 12.0, 26.0, 34.0
    total = sum(found.counts) or 1
    shares = [count / total for count in found.counts]
    title = words.said(found.title)

    def draw(axes: Axes) -> None:
        from matplotlib.ticker import FuncFormatter, MaxNLocator

        axes.set_position(
            (left / WIDTH, bottom / height, 1 - (left + right) / WIDTH, 1 - (top + bottom) / height)
        )
        widths = [
            after - before for before, after in zip(found.edges, found.edges[1:], strict=False)
        ]
        axes.bar(found.edges[:-1], shares, widths, align="edge", color=ACCENT, edgecolor=CARD,
                 linewidth=min(1.0, 60 / len(widths)))  # fmt: skip
        axes.set_xlim(found.edges[0], found.edges[-1])
        axes.grid(axis="y", linewidth=0.8)
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.yaxis.set_major_formatter(
            FuncFormatter(lambda value, _: words.percent(value, 0 if max(shares) > 0.05 else 1))
        )
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: words.number(value)))
        axes.axvline(found.mean, color=GOLD, linestyle=(0, (4, 3)), linewidth=2)
        middle = (found.edges[0] + found.edges[-1]) / 2
        axes.annotate(
            words("report-mean", mean=words.decimal(found.mean)),
            (found.mean, 1),
            (6 if found.mean < middle else -6, 4),
            xycoords=("data", "axes fraction"),
            textcoords="offset pixels",
            ha="left" if found.mean < middle else "right",
            va="bottom",
        )

    most = max(range(len(shares)), key=shares.__getitem__)
    description = words(
        "report-histogram-desc",
        mean=words.decimal(found.mean),
        low=words.number(found.edges[most]),
        high=words.number(found.edges[most + 1]),
        share=words.percent(shares[most]),
    )
    return Plot(name, title, title, description, height, draw)


def endings(name: str, found: Sequence[Ending], words: Words) -> Plot:
    """How games ended, as bars with their words above them."""
    total = sum(ending.count for ending in found) or 1
    row = 42.0
    height = row * len(found) + 8

    def draw(axes: Axes) -> None:
        in_pixels(axes, WIDTH, height)
        for number, ending in enumerate(found):
            y = 16 + row * number
            share = ending.count / total
            axes.text(8, y, words.said(ending.reason), va="center")
            axes.text(WIDTH - 8, y, words.percent(share), va="center", ha="right")
            axes.barh(y + 16, WIDTH - 16, 8, left=8, color=LINE, alpha=0.6)
            axes.barh(y + 16, (WIDTH - 16) * share, 8, left=8, color=ACCENT)

    description = "; ".join(
        f"{words.said(ending.reason)} {words.percent(ending.count / total)}" for ending in found
    )
    title = words("report-endings")
    return Plot(name, title, title, description, height, draw)


def _forest(
    name: str,
    titles: tuple[str, str],
    lines: Sequence[Line],
    limits: tuple[float, float],
    step: float,
    reference: float,
    write: Callable[[float], str],
    words: Words,
) -> Plot:
    """Intervals under their labels, so that long labels fit on a phone."""
    row, margin = 42.0, 22.0
    bottom = 12 + row * len(lines)
    low, high = limits
    while (high - low) / step > 8:
        step *= 2

    def draw(axes: Axes) -> None:
        in_pixels(axes, WIDTH, bottom + 24)

        def at(value: float) -> float:
            inside = min(max(value, low), high)
            return margin + (WIDTH - 2 * margin) * (inside - low) / (high - low)

        first = round(low / step)
        for number in range(first, round(high / step) + 1):
            tick = number * step
            if low <= tick <= high:
                axes.plot([at(tick)] * 2, [4, bottom], color=LINE, linewidth=0.8)
                axes.text(at(tick), bottom + 12, write(tick), color=MUTED, fontsize=12,
                          ha="center", va="center")  # fmt: skip
        axes.plot([at(reference)] * 2, [4, bottom], color=GOLD, linewidth=2,
                  linestyle=(0, (4, 3)))  # fmt: skip
        for number, line in enumerate(lines):
            y = 18 + row * number
            sure = (line.low > reference) - (line.high < reference)
            colour = ICE if sure > 0 else FIRE if sure < 0 else MUTED
            room = (WIDTH - 2 * margin - LETTER * len(line.words)) / LETTER
            axes.text(margin, y, shortened(line.label, int(room)), va="center", **_halo())
            axes.text(WIDTH - margin, y, f"{line.words} {SIGNS[sure]}".strip(), va="center",
                      ha="right", fontsize=12, color=INK if sure else MUTED, **_halo())  # fmt: skip
            axes.plot([at(line.low), at(line.high)], [y + 17] * 2, color=colour, linewidth=3,
                      solid_capstyle="round")  # fmt: skip
            axes.plot([at(line.value)], [y + 17], "o", color=colour, markersize=9,
                      markeredgecolor=CARD, markeredgewidth=1.5)  # fmt: skip

    return Plot(name, *titles, _extremes(lines, words), bottom + 24, draw)


def shortened(label: str, room: int) -> str:
    """A label in so many letters; the table beside the figure has all of it.

    >>> shortened("White Fang – Metaclyon", 12), shortened("Zipang", 12)
    ('White Fang…', 'Zipang')
    """
    return label if len(label) <= room else label[: room - 1].rstrip(" –") + "…"


def _halo() -> dict[str, Any]:
    """Card behind a text, so that no line runs through it."""
    return {"bbox": {"facecolor": CARD, "edgecolor": "none", "pad": 1}}


def _span(
    lines: Sequence[Line], reference: float, step: float, least: float
) -> tuple[float, float]:
    """Limits of an axis: everything shown and the reference, in whole steps."""
    low = min(reference - least, *(line.low for line in lines))
    high = max(reference + least, *(line.high for line in lines))
    return math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step


def _line(cell: Cell, words: Words, named: Sequence[str] = ("row", "column")) -> Line:
    return Line(
        " – ".join(words.said(getattr(cell, axis)) for axis in named),
        cell.score,
        cell.low,
        cell.high,
        f"{words.percent(cell.score)} ({words.interval(cell.low, cell.high)})",
    )


def _extremes(lines: Sequence[Line], words: Words) -> str:
    highest = max(lines, key=lambda line: line.value)
    lowest = min(lines, key=lambda line: line.value)
    return words(
        "report-extremes",
        highest=highest.label, most=highest.words, lowest=lowest.label, least=lowest.words,
    )  # fmt: skip
