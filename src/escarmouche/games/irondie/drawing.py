"""A drawing of the two mats: attack dice are triangles, defence squares, vitality hexagons.

It has no words, so it needs no language: a battle zone shows the silhouette of its type and the
total, the others the mark that notation gives them.
"""

from __future__ import annotations

from typing import Any

from escarmouche.core import svg as draw

_INK = {
    "red": "#b3361f", "blue": "#1d4e89", "yellow": "#8a6a00", "purple": "#6a3d9a",
    "green": "#2a7a4b", "orange": "#b85c12", "black": "#1d2330", "white": "#6b6f7a",
}  # fmt: skip
_FACE = {
    "red": "#f6d9d0", "blue": "#d8e4f4", "yellow": "#f7ecc4", "purple": "#e8ddf2",
    "green": "#dbeee2", "orange": "#f9e3cf", "black": "#d5d6da", "white": "#ffffff",
}  # fmt: skip
_STEP = 58  # from one die to the next
_ROW = 104
_GAP = 10
_MARGIN = 16
_ZONE_FILL = "#f0ebdf"
_TYPES = ("vitality", "attack", "defence")
_MARKS = {"hand": "", "skirmish": "!", "limbo": "~", "abyss": "^"}
# The zones of a seat's two rows with the number of dice each shows in full size.
_BATTLE = (("vitality", 4), ("attack", 4), ("defence", 4))
_BESIDE = (("hand", 5), ("skirmish", 2), ("limbo", 3), ("abyss", 2))
_ROWS = {"north": (_BESIDE, _BATTLE), "south": (_BATTLE, _BESIDE)}


def svg(view: dict[str, Any], title: str) -> str:
    width = _MARGIN * 2 + 12 * _STEP + 2 * _GAP + 3 * 14
    parts = []
    top = _MARGIN
    for seat in ("north", "south"):
        for row in _ROWS[seat]:
            parts += _row(view, seat, row, top, width - 2 * _MARGIN)
            top += _ROW + _GAP
        if seat == "north":
            parts.append(_forecast(view, top + 8, width))
            top += 24
    return draw.document(width, top + 6, title, parts)


def _row(
    view: dict[str, Any], seat: str, zones: tuple[tuple[str, int], ...], top: float, width: float
) -> list[str]:
    parts = []
    left = float(_MARGIN)
    unit = (width - _GAP * (len(zones) - 1)) / sum(room for _, room in zones)
    for zone, room in zones:
        dice = [die for die in view["dice"][seat] if die["zone"] == zone]
        if zone in _TYPES:
            dice.sort(key=lambda die: -die["value"])  # IRO-12
        across = round(room * unit, 1)
        parts.append(draw.rectangle(left, top, across, _ROW, fill=_ZONE_FILL, stroke=draw.LINE))
        parts += _caption(view, seat, zone, left, top)
        step = min(_STEP, (across - 12) / max(len(dice), 1))
        for number, die in enumerate(dice):
            at = left + 6 + step * (number + 0.5)
            parts += _die(at, top + 56, die, min(1, step / 50), _action(view, seat, die))
        left = round(left + across + _GAP, 1)
    return parts


def _caption(view: dict[str, Any], seat: str, zone: str, left: float, top: float) -> list[str]:
    style = {"fill": draw.MUTED, "font_size": 13, "text_anchor": "start"}
    if zone not in _TYPES:
        return [draw.label(left + 10, top + 18, _MARKS[zone], **style)]
    outline = {"fill": "none", "stroke": draw.MUTED, "stroke_width": 1.5}
    return [
        _body(left + 15, top + 14, 6, zone, outline),
        draw.label(left + 27, top + 18, str(view[zone][seat == "north"]), **style),
    ]


def _action(view: dict[str, Any], seat: str, die: dict[str, Any]) -> str:
    """IRO-25: the number of the die's action in the duel and what it targets."""
    for number, action in enumerate(view["duel"], 1):
        if (action["seat"], action["die"]) == (seat, die["name"]) and die["zone"] == "skirmish":
            return f" {number}→{action['target']}"
    return ""


def _die(x: float, y: float, die: dict[str, Any], scale: float, action: str) -> list[str]:
    ink = _INK[die["colour"]]
    style = {"fill": _FACE[die["colour"]], "stroke": ink, "stroke_width": 2.5,
             "stroke_linejoin": "round"}  # fmt: skip
    rims = (28, 22) if die["rare"] else (25,)
    parts = [_body(x, y, rim * scale, die["type"], style) for rim in rims]
    face = str(die["value"]) if die["zone"] in (*_TYPES, "skirmish") else "·"
    parts.append(
        draw.label(
            x, y + 7 * scale + _lower(die["type"], scale), face, fill=ink,
            font_size=round(21 * scale), font_weight="bold",
        )
    )  # fmt: skip
    if die["chosen"]:
        parts.append(
            draw.rectangle(
                x - 27 * scale, y - 29 * scale, 54 * scale, 76 * scale, fill="none",
                stroke=draw.ACCENT, stroke_width=2, stroke_dasharray="6 4",
            )
        )  # fmt: skip
    name = die["name"] + (f" −{die['wounds']}" if die["wounds"] else "") + action
    parts.append(draw.label(x, y + 42, name, fill=ink, font_size=12, font_weight="bold"))
    return parts


def _lower(kind: str, scale: float) -> float:
    """How far the middle of a triangle lies below that of the other silhouettes."""
    return 7 * scale if kind == "attack" else 0


def _body(x: float, y: float, size: float, kind: str, style: dict[str, Any]) -> str:
    if kind == "defence":
        side = round(1.8 * size, 1)
        corner = round(0.36 * size, 1)
        return draw.rectangle(
            round(x - side / 2, 1), round(y - side / 2, 1), side, side, radius=corner, **style
        )
    if kind == "attack":
        corners = [(0.0, -1.28), (1.05, 0.62), (-1.05, 0.62)]
        y += _lower(kind, min(1, size / 25))
    else:
        corners = [(-0.5, -0.95), (0.5, -0.95), (1, 0), (0.5, 0.95), (-0.5, 0.95), (-1, 0)]
    points = " L".join(f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in corners)
    return draw.path(f"M{points} Z", **style)


def _forecast(view: dict[str, Any], y: float, width: float) -> str:
    """What the damage phase would do if nothing changed (IRO-30)."""
    return draw.label(
        width / 2, y, f"↑ −{view['damage'][1]}   ↓ −{view['damage'][0]}", fill=draw.MUTED,
        font_size=14,
    )  # fmt: skip
