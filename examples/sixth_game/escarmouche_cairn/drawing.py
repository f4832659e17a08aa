"""A drawing of the cairn, and of the die beside it."""

from __future__ import annotations

from typing import Any

from escarmouche.core import svg as draw

_LOWEST = 8  # stones in the lowest row; each row above has one less
_STONE = 40
_HEIGHT = 34


def svg(view: dict[str, Any], title: str) -> str:
    bottom = 30 + (_LOWEST - 1) * _HEIGHT
    places = [
        (40 + (column + row / 2) * _STONE, bottom - row * _HEIGHT)
        for row in range(_LOWEST)
        for column in range(_LOWEST - row)
    ]
    parts = [
        draw.circle(x, y, 18, fill=draw.LINE, stroke=draw.MUTED, stroke_width=2)
        for x, y in places[: view["stones"]]
    ]
    parts.append(draw.label(40, 40, str(view["stones"]), font_size=24, fill=draw.MUTED))
    if view["die"]:
        left = 40 + _LOWEST * _STONE
        parts.append(draw.rectangle(left, bottom - 32, 50, 50, fill=draw.CARD, stroke=draw.ACCENT))
        parts.append(draw.label(left + 25, bottom + 2, str(view["die"]), font_size=28))
    return draw.document(80 + _LOWEST * _STONE + 30, bottom + 40, title, parts)
