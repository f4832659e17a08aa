"""A drawing of the two mats: attack dice are triangles, defence squares, vitality hexagons."""

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
_ZONES = "#f0ebdf"
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
    paper = draw.rectangle(0, 0, width, top + 6, radius=0, fill=draw.PAPER)
    return draw.document(width, top + 6, title, [paper, *parts])


def _row(
    view: dict[str, Any], seat: str, zones: tuple[tuple[str, int], ...], top: float, width: float
) -> list[str]:
    parts = []
    left = float(_MARGIN)
    unit = (width - _GAP * (len(zones) - 1)) / sum(room for _, room in zones)
    for zone, room in zones:
        dice = [die for die in view[seat] if die["zone"] == zone]
        if zone in ("vitality", "attack", "defence"):
            dice.sort(key=lambda die: -die["value"])  # IRO-12
        parts += [
            draw.rectangle(
                left, top, round(room * unit, 1), _ROW, fill=_ZONES, stroke=draw.LINE
            ),
            draw.label(
                left + 10, top + 18, _title(view, seat, zone), fill=draw.MUTED, font_size=12,
                text_anchor="start",
            ),
        ]  # fmt: skip
        step = min(_STEP, (room * unit - 12) / max(len(dice), 1))
        for number, die in enumerate(dice):
            parts += _die(left + 6 + step * (number + 0.5), top + 54, die, min(1, step / 50))
        if zone == "skirmish":
            parts += _order(view, seat, dice, left, step, top)
        left = round(left + room * unit + _GAP, 1)
    return parts


def _title(view: dict[str, Any], seat: str, zone: str) -> str:
    if zone in ("vitality", "attack", "defence"):
        return f"{zone.upper()} {view[zone][seat == 'north']}"
    return zone.upper()


def _die(x: float, y: float, die: dict[str, Any], scale: float) -> list[str]:
    ink = _INK[die["colour"]]
    style = {"fill": _FACE[die["colour"]], "stroke": ink, "stroke_linejoin": "round"}
    rims = (25.0, 29.0) if die["rare"] else (25.0,)
    parts = [_body(x, y, rim * scale, die["type"], style | {"stroke_width": 2.5})
             for rim in reversed(rims)]  # fmt: skip
    in_play = die["zone"] in ("vitality", "attack", "defence", "skirmish")
    low = 8 if die["type"] == "attack" else 0
    face = str(die["value"]) if in_play else "·"
    parts.append(draw.label(
        x, y + (7 + low) * scale, face, fill=ink, font_size=round(21 * scale),
        font_weight="bold",
    ))  # fmt: skip
    if die["chosen"]:
        parts.append(draw.circle(x, y, 32 * scale, fill="none", stroke=draw.ACCENT,
                                 stroke_width=3, stroke_dasharray="6 4"))  # fmt: skip
    name = die["name"] + (f" −{die['wounds']}" if die["wounds"] else "")
    parts.append(draw.label(x, y + 43, name, fill=ink, font_size=12, font_weight="bold"))
    return parts


def _body(x: float, y: float, size: float, kind: str, style: dict[str, Any]) -> str:
    if kind == "defence":
        side = round(1.8 * size, 1)
        return draw.rectangle(
            round(x - side / 2, 1), round(y - side / 2, 1), side, side, radius=9, **style
        )
    corners = (
        ((0, -1), (1.05, 0.9), (-1.05, 0.9))
        if kind == "attack"
        else ((-0.5, -0.95), (0.5, -0.95), (1, 0), (0.5, 0.95), (-0.5, 0.95), (-1, 0))
    )
    points = " L".join(f"{x + dx * size:.1f} {y + dy * size:.1f}" for dx, dy in corners)
    return draw.path(f"M{points} Z", **style)


def _order(
    view: dict[str, Any],
    seat: str,
    dice: list[dict[str, Any]],
    left: float,
    step: float,
    top: float,
) -> list[str]:
    """IRO-25: the number of each action of the duel and what it targets."""
    places = {die["name"]: number for number, die in enumerate(dice)}
    return [
        draw.label(
            left + 6 + step * (places[action["die"]] + 0.5), top + 30,
            f"{number}→{action['target']}", fill=draw.MUTED, font_size=11,
        )
        for number, action in enumerate(view["duel"], 1)
        if action["seat"] == seat and action["die"] in places
    ]  # fmt: skip


def _forecast(view: dict[str, Any], y: float, width: float) -> str:
    """What the damage phase would do if nothing changed (IRO-30)."""
    return draw.label(
        width / 2, y, f"↑ −{view['damage'][1]}   ↓ −{view['damage'][0]}", fill=draw.MUTED,
        font_size=14,
    )  # fmt: skip
