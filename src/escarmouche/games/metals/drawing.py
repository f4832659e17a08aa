"""A drawing of the map: blue metals are circles, red ones squares, each with a facing beak."""

from __future__ import annotations

from typing import Any

from escarmouche.core import svg as draw

_INK = {"blue": "#1d4e89", "red": "#b3361f"}
_GROUND = {"plain": "#efe8dc", "forest": "#b7cbb8", "city": "#e9d9b8", "closed": "#d3d9de"}
_SQUARE = 84
_GAP = 7
_STEP = _SQUARE + _GAP
_LEFT = 52
_BAR = 58  # a player's bar and score
_TRACK = 42
_TURNS = {"N": 0, "E": 90, "S": 180, "W": 270}


def svg(view: dict[str, Any], title: str) -> str:
    files, ranks = view["files"], view["ranks"]
    width = max(_LEFT + files * _STEP + 10, 12 + 36 * 11)
    top = _BAR + _TRACK + 12
    bottom = top + ranks * _STEP + 30
    parts = _player(view, 1, 4, width) + _track(view, 1, _BAR + 8, width)
    for name, square in view["squares"].items():
        file, rank = "abcdefghi".index(name[0]), int(name[1]) - 1
        x, y = _LEFT + file * _STEP, top + (ranks - 1 - rank) * _STEP
        parts += _ground(x, y, square)
        if name in view["metals"]:
            parts.append(_metal(x + _SQUARE / 2, y + 50, view["metals"][name]))
    for rank in range(ranks):
        middle = top + (ranks - 1 - rank) * _STEP + _SQUARE / 2
        parts.append(draw.label(_LEFT / 2 + 2, middle + 6, str(rank + 1), fill=draw.MUTED))
    for file in range(files):
        middle = _LEFT + file * _STEP + _SQUARE / 2
        parts.append(draw.label(middle, bottom - 12, "abcdefghi"[file], fill=draw.MUTED))
    parts += _track(view, 0, bottom, width) + _player(view, 0, bottom + _TRACK, width)
    return draw.document(width, bottom + _TRACK + _BAR, title, parts)


def _player(view: dict[str, Any], seat: int, y: float, width: int) -> list[str]:
    """A player's bar: sign, faction, the metals in the pool, the score; outlined on their turn."""
    side = ("blue", "red")[seat]
    turn = view["turn"] == side
    style = {"stroke": draw.ACCENT, "stroke_width": 3} if turn else {"stroke": draw.LINE}
    parts = [
        draw.rectangle(2, y, width - 4, 48, fill=draw.CARD, **style),
        _body(side, 26, y + 24, 9, fill=_INK[side]),
    ]
    for number in range(view["pool"][seat]):
        parts.append(
            _body(side, 58 + 24 * number, y + 24, 8, fill="none", stroke=_INK[side], stroke_width=3)
        )
    if view["factions"]:
        faction = view["factions"][seat].replace("_", " ")
        parts.append(draw.label(width - 64, y + 30, faction, fill=draw.MUTED, text_anchor="end"))
    score = str(view["score"][seat])
    parts.append(
        draw.label(width - 20, y + 31, score, font_size=22, font_weight=700, text_anchor="end")
    )
    return parts


def _track(view: dict[str, Any], seat: int, y: float, width: int) -> list[str]:
    """The score track, ended by the target; the marker is filled."""
    cells = view["target"] + 1
    step = (width - 4) / max(cells, 11)
    parts = []
    for points in range(cells):
        x = 2 + points * step
        here = points == view["score"][seat]
        fill = _INK[("blue", "red")[seat]] if here else draw.CARD
        parts.append(draw.rectangle(
            round(x, 1), y, round(step * 0.86, 1), 30, radius=min(7, round(step / 4, 1)),
            fill=fill, stroke=draw.LINE,
        ))  # fmt: skip
        if step >= 16 or here or points % 5 == 0:
            parts.append(draw.label(
                round(x + step * 0.43, 1), y + 20, str(points),
                fill=draw.CARD if here else draw.INK, font_size=min(14, round(step * 0.6)),
            ))  # fmt: skip
    return parts


def _ground(x: float, y: float, square: dict[str, Any]) -> list[str]:
    terrain = square["terrain"]
    style: dict[str, Any] = {"fill": _GROUND[terrain]}
    if square["corner"]:
        style |= {"stroke": draw.ACCENT, "stroke_width": 2.5, "stroke_dasharray": "4 4"}
    parts = [draw.rectangle(x, y, _SQUARE, _SQUARE, **style)]
    if terrain == "forest":
        parts.append(draw.path(
            f"M{x + 17} {y + 6} l6 9 h-3 l5 8 h-16 l5 -8 h-3 Z", fill="#3c7d4e"
        ))  # fmt: skip
    elif terrain == "city":
        parts.append(draw.path(
            f"M{x + 8} {y + 23} v-9 h5 v-7 h6 v7 h6 v9 Z", fill=draw.GOLD
        ))  # fmt: skip
    elif terrain == "closed":
        parts.append(draw.path(
            f"M{x + 12} {y + 12} l{_SQUARE - 24} {_SQUARE - 24} m0 -{_SQUARE - 24} "
            f"l-{_SQUARE - 24} {_SQUARE - 24}", stroke="#9aa5ad", stroke_width=4,
        ))  # fmt: skip
    if square["vp"]:
        parts.append(draw.label(
            x + _SQUARE - 8, y + 22, str(square["vp"]), fill=draw.MUTED, font_size=20,
            font_weight=700, text_anchor="end",
        ))  # fmt: skip
    return parts


def _metal(x: float, y: float, metal: dict[str, Any]) -> str:
    """The beak points the way the metal faces; damage is a dashed rim and a cross."""
    side, ink = metal["side"], _INK[metal["side"]]
    rim = {"fill": draw.CARD, "stroke": ink, "stroke_width": 4.5}
    beak = draw.path(f"M{x - 10} {y - 23} L{x} {y - 35} L{x + 10} {y - 23} Z", fill=ink)
    if metal["damaged"]:
        rim["stroke_dasharray"] = "9 5"
    parts = [
        f'<g transform="rotate({_TURNS[metal["facing"]]} {x} {y})">{beak}</g>',
        _body(side, x, y, 23, **rim),
        draw.label(x, y + 8, str(metal["number"]), fill=ink, font_size=22, font_weight=700),
    ]
    if metal["damaged"]:
        parts.append(draw.path(
            f"M{x + 14} {y + 12} l13 13 m0 -13 l-13 13", stroke=draw.GOLD, stroke_width=5.5,
            stroke_linecap="round",
        ))  # fmt: skip
    return "".join(parts)


def _body(side: str, x: float, y: float, radius: float, **style: object) -> str:
    if side == "blue":
        return draw.circle(x, y, radius, **style)
    return draw.rectangle(
        x - radius, y - radius, 2 * radius, 2 * radius, radius=round(radius / 3, 1), **style
    )
