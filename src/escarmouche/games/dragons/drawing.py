"""A drawing of the arena: fire dragons are rounded squares, ice dragons circles."""

from __future__ import annotations

from typing import Any

from escarmouche.core import svg as draw

_INK = {"fire": "#b3361f", "ice": "#1d4e89"}
_FACE = {"fire": "#f6d9d0", "ice": "#d8e4f4"}
_SQUARE = 84
_GAP = 8
_LEFT = 40
_TOP = 16
_SIDE = 4 * _SQUARE + 3 * _GAP
_SMALL = 40  # a die in hand

_PIPS = {
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def svg(view: dict[str, Any], title: str) -> str:
    parts = [
        draw.rectangle(
            2,
            2,
            _LEFT + _SIDE + 22,
            _TOP + _SIDE + 42,
            fill=draw.CARD,
            stroke=draw.LINE,
            stroke_width=3,
        )
    ]
    for rank in range(4):
        y = _TOP + (3 - rank) * (_SQUARE + _GAP)
        parts.append(draw.label(_LEFT / 2 + 2, y + _SQUARE / 2 + 6, str(rank + 1), fill=draw.MUTED))
        for file in range(4):
            x = _LEFT + file * (_SQUARE + _GAP)
            name = "abcd"[file] + str(rank + 1)
            parts.append(draw.rectangle(x, y, _SQUARE, _SQUARE, fill="#f0ebdf"))
            if name in view["arena"]:
                parts += _dragon(x + _SQUARE / 2, y + _SQUARE / 2, _SQUARE, view["arena"][name])
    for file in range(4):
        middle = _LEFT + file * (_SQUARE + _GAP) + _SQUARE / 2
        parts.append(draw.label(middle, _TOP + _SIDE + 26, "abcd"[file], fill=draw.MUTED))
    height = _TOP + _SIDE + 46
    for species, dice in view["hand"].items():
        if any(dice):
            parts += _hand(species, dice, height)
            height += _SMALL + 12
    return draw.document(_LEFT + _SIDE + 26, height, title, parts)


def _dragon(x: float, y: float, size: float, dragon: dict[str, Any]) -> list[str]:
    species, power = dragon["species"], dragon["power"]
    ink, half = _INK[species], size * 0.33
    style = {"fill": _FACE[species], "stroke": ink, "stroke_width": 3}
    if species == "fire":
        body = draw.rectangle(
            x - half, y - half, 2 * half, 2 * half, radius=round(size * 0.12), **style
        )
    else:
        body = draw.circle(x, y, round(size * 0.36, 1), **style)
    parts = [body]
    if dragon.get("shielded"):
        frame = size - 6
        parts.append(
            draw.rectangle(
                x - frame / 2,
                y - frame / 2,
                frame,
                frame,
                fill="none",
                stroke=draw.GOLD,
                stroke_width=5,
                stroke_dasharray="10 6",
            )
        )
    if power == 0:
        parts.append(draw.label(x, y + size * 0.1, "?", fill=ink, font_size=round(size * 0.3)))
    elif power == 1:
        parts.append(_element(x, y, size, species))
    else:
        step, dot = size * 0.17, round(size * 0.065, 1)
        parts += [
            draw.circle(x + dx * step, y + dy * step, dot, fill=ink) for dx, dy in _PIPS[power]
        ]
    return parts


def _element(x: float, y: float, size: float, species: str) -> str:
    """DRA-01: the face of power 1 shows the element, a flame or a crystal."""
    k = size / 84
    if species == "fire":
        outline = (
            f"M{x} {y - 20 * k} C{x + 4 * k} {y - 8 * k} {x + 16 * k} {y - 4 * k} "
            f"{x + 14 * k} {y + 9 * k} C{x + 12 * k} {y + 22 * k} {x - 12 * k} {y + 22 * k} "
            f"{x - 14 * k} {y + 8 * k} C{x - 15 * k} {y} {x - 9 * k} {y - 4 * k} "
            f"{x - 8 * k} {y - 9 * k} C{x - 4 * k} {y - 5 * k} {x - 2 * k} {y - 12 * k} "
            f"{x} {y - 20 * k} Z"
        )
        return draw.path(outline, fill=_INK["fire"])
    arms = " ".join(
        f"M{x - dx * k} {y - dy * k} L{x + dx * k} {y + dy * k}"
        for dx, dy in ((20, 0), (10, 17), (10, -17))
    )
    return draw.path(
        arms, stroke=_INK["ice"], stroke_width=round(4.5 * k, 1), stroke_linecap="round"
    )


def _hand(species: str, dice: list[int], top: float) -> list[str]:
    faces = [power for power in (*range(1, 7), 0) for _ in range(dice[power])]
    return [
        part
        for number, power in enumerate(faces)
        for part in _dragon(
            _LEFT + _SMALL / 2 + number * (_SMALL + 4),
            top + _SMALL / 2,
            _SMALL,
            {"species": species, "power": power},
        )
    ]
