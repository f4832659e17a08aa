"""A drawing of the table: bases to scale with their facing, terrain, zones, what lies about.

Blue bases are plain, red ones have a second rim, so that nothing is said by colour alone. Beside
the table each fighter has a line: its name, a mark for every level of its wound, and its state.
"""

from __future__ import annotations

from typing import Any

from escarmouche.core import svg as draw

INK = {"blue": "#1d4e89", "red": "#b3361f"}
SIGNS = {"routed": "↯", "stunned": "✶", "captive": "⛓", "engaged": "⚔"}
GONE = {"dead": "†", "fled": "⇢", "vanished": "∅"}
_GROUND = "#efe8dc"
_TERRAIN = {"difficult": "#b7cbb8", "low": "#e9d9b8", "block": "#8c8f98", "building": "#a9825a"}
_CM = 10.0  # units of the drawing for a centimetre
_EIGHTH = _CM / 8
_MARGIN = 26
_RADII = {"infantry": 10, "cavalry": 15, "creature": 15, "large": 20}
_PANEL = 250
_LINE = 26
_HEALTHY, _KILLED = 0, 4
_LYING, _HELD = 2, 3


def svg(view: dict[str, Any], title: str) -> str:
    width, height = view["table"]["width"] * _CM, view["table"]["height"] * _CM
    place = _Places(height)
    parts = [
        draw.rectangle(_MARGIN, _MARGIN, width, height, radius=4, fill=_GROUND, stroke=draw.LINE)
    ]
    parts += _rulers(view)
    parts += _terrain(view, place) + _zones(view, place) + _edges(view)
    parts += _caches(view, place) + _explosions(view, place) + _objects(view, place)
    for name, fighter in view["fighters"].items():
        if fighter["status"] == "on-table":
            parts.append(_base(name, fighter, view["states"][name], place))
    left = 2 * _MARGIN + width
    lines = _panel(view, left)
    tall = max(height + 2 * _MARGIN, _MARGIN + _LINE * (len(view["fighters"]) + 4))
    return draw.document(left + _PANEL, tall, _summary(view), parts + lines)


class _Places:
    """From the table, measured from its lower left corner, to the drawing."""

    def __init__(self, height: float) -> None:
        self.height = height

    def eighths(self, x: int, y: int) -> tuple[float, float]:
        return round(_MARGIN + x * _EIGHTH, 2), round(_MARGIN + self.height - y * _EIGHTH, 2)

    def centimetres(self, x: int, y: int) -> tuple[float, float]:
        return self.eighths(8 * x, 8 * y)


def _summary(view: dict[str, Any]) -> str:
    """What a screen reader says: who stands where, in centimetres."""
    standing = (
        f"{name} {view['names'][name]} {fighter['x'] / 8:g}, {fighter['y'] / 8:g}"
        for name, fighter in view["fighters"].items()
        if fighter["status"] == "on-table"
    )
    return "; ".join(standing)


def _rulers(view: dict[str, Any]) -> list[str]:
    """A mark every 10 cm, along the lower and the left edge."""
    width, height = view["table"]["width"], view["table"]["height"]
    bottom = _MARGIN + height * _CM
    style: dict[str, Any] = {"fill": draw.MUTED, "font_size": 12}
    parts = []
    for x in range(0, width + 1, 10):
        parts.append(draw.label(_MARGIN + x * _CM, bottom + 17, str(x), **style))
    for y in range(10, height + 1, 10):
        parts.append(draw.label(_MARGIN - 12, bottom - y * _CM + 4, str(y), **style))
    return parts


def _outline(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x} {y}" for x, y in points) + " Z"


def _terrain(view: dict[str, Any], place: _Places) -> list[str]:
    """Difficult ground is plain, low ground dotted, blocks have a heavy rim, buildings a cross."""
    parts = []
    for piece, kind in view["terrain"].items():
        corners = [place.centimetres(corner["x"], corner["y"]) for corner in view["corners"][piece]]
        style: dict[str, Any] = {"fill": _TERRAIN[kind], "stroke": draw.MUTED}
        if kind == "low":
            style |= {"stroke_width": 3, "stroke_dasharray": "2 5"}
        elif kind in ("block", "building"):
            style |= {"stroke": draw.INK, "stroke_width": 3}
        parts.append(draw.path(_outline(corners), **style))
        if kind == "building":
            cross = f"M{corners[0][0]} {corners[0][1]} L{corners[2][0]} {corners[2][1]}"
            parts.append(draw.path(cross, stroke=draw.INK, stroke_width=2))
    return parts


def _zones(view: dict[str, Any], place: _Places) -> list[str]:
    parts = []
    for number, zone in view["zones"].items():
        ink = {0: INK["blue"], 1: INK["red"]}.get(zone["holder"], draw.GOLD)
        style: dict[str, Any] = {
            "fill": "none", "stroke": ink, "stroke_width": 2.5, "stroke_dasharray": "10 6",
        }  # fmt: skip
        x, y = place.centimetres(zone["x"], zone["y"])
        if zone["round"]:
            parts.append(draw.circle(x, y, zone["width"] * _CM, **style))
            label = x, y - zone["width"] * _CM + 18
        else:
            width, height = zone["width"] * _CM, zone["height"] * _CM
            parts.append(draw.rectangle(x, y - height, width, height, radius=2, **style))
            label = x + 16, y - height + 18
        holder = {0: " b", 1: " r"}.get(zone["holder"], "")
        parts.append(draw.label(*label, f"Z{int(number) + 1}{holder}", fill=ink, font_size=14))
    return parts


def _edges(view: dict[str, Any]) -> list[str]:
    """The edge of each side, once it is chosen."""
    width, height = view["table"]["width"] * _CM, view["table"]["height"] * _CM
    left, top = _MARGIN, _MARGIN
    lines = {
        0: (left, top + height, width, 0.0), 1: (left, top, width, 0.0),
        2: (left, top, 0.0, height), 3: (left + width, top, 0.0, height),
    }  # fmt: skip
    parts = []
    for side, edge in zip(("blue", "red"), view["edges"], strict=True):
        if edge in lines:
            x, y, along, up = lines[edge]
            dashes = {"stroke_dasharray": "16 5"} if side == "red" else {}
            parts.append(
                draw.path(f"M{x} {y} l{along} {up}", stroke=INK[side], stroke_width=6, **dashes)
            )
    return parts


def _caches(view: dict[str, Any], place: _Places) -> list[str]:
    parts = []
    for number, cache in view["caches"].items():
        x, y = place.eighths(cache["x"], cache["y"])
        diamond = f"M{x} {y - 11} l11 11 l-11 11 l-11 -11 Z"
        parts.append(draw.path(diamond, fill=draw.CARD, stroke=draw.GOLD, stroke_width=3))
        sign = "×" if cache["searched"] else str(int(number) + 1)
        parts.append(draw.label(x, y + 5, sign, font_size=13, font_weight=700))
    return parts


def _explosions(view: dict[str, Any], place: _Places) -> list[str]:
    """What may explode; struck out when it has."""
    parts = []
    for each in view["explosions"].values():
        x, y = place.eighths(each["x"], each["y"])
        parts.append(draw.circle(x, y, 9, fill=draw.CARD, stroke=draw.INK, stroke_dasharray="3 2"))
        parts.append(draw.label(x, y + 6, "×" if each["done"] else "✹", font_size=16))
    return parts


def _objects(view: dict[str, Any], place: _Places) -> list[str]:
    """A star where an object lies, or beside its holder."""
    parts = []
    for each in view["objects"].values():
        if each["state"] == _LYING:
            x, y = place.eighths(each["x"], each["y"])
        elif each["state"] == _HELD:
            holder = view["fighters"][each["holder"]]
            x, y = place.eighths(holder["x"], holder["y"])
            x, y = x + 15, y - 13
        else:
            continue
        parts.append(draw.label(x, y + 7, "★", fill=draw.GOLD, font_size=22))
    return parts


def _base(name: str, fighter: dict[str, Any], state: dict[str, Any], place: _Places) -> str:
    """The base, its beak, its name; a routed one is dashed, a wound is a mark for each level."""
    x, y = place.eighths(fighter["x"], fighter["y"])
    radius = _RADII[fighter["base"]] * _EIGHTH
    ink = INK[fighter["side"]]
    rim: dict[str, Any] = {"fill": draw.CARD, "stroke": ink, "stroke_width": 2.5}
    if state["routed"]:
        rim["stroke_dasharray"] = "4 3"
    beak = f"M{x - 6} {y - radius + 2} L{x} {y - radius - 7} L{x + 6} {y - radius + 2} Z"
    parts = [
        f'<g transform="rotate({30 * fighter["facing"]} {x} {y})">{draw.path(beak, fill=ink)}</g>',
        draw.circle(x, y, round(radius - 1.25, 2), **rim),
    ]
    if fighter["side"] == "red":
        parts.append(draw.circle(x, y, round(radius - 4.5, 2), fill="none", stroke=ink))
    parts.append(draw.label(x, y + 4, name, fill=ink, font_size=11, font_weight=700))
    for level in range(min(state["wound"], 3)):
        parts.append(draw.circle(x - 7 + 7 * level, y + radius + 4, 2.6, fill=draw.INK))
    return "".join(parts)


def _panel(view: dict[str, Any], left: float) -> list[str]:
    """Turn and score, then a line for each fighter."""
    time, score = view["time"], view["score"]
    top = _MARGIN + 18.0
    parts = [
        draw.label(
            left, top, f"{time['turn']} / {time['turns']}", font_size=20, font_weight=700,
            text_anchor="start",
        ),
        draw.label(left + 90, top, f"{score[0]}", fill=INK["blue"], font_size=20, font_weight=700),
        draw.label(left + 112, top, ":", font_size=20),
        draw.label(left + 134, top, f"{score[1]}", fill=INK["red"], font_size=20, font_weight=700),
    ]  # fmt: skip
    for row, (name, fighter) in enumerate(view["fighters"].items()):
        y = top + _LINE * (row + 1) + (_LINE / 2 if fighter["side"] == "red" else 0)
        state = view["states"][name]
        gone = fighter["status"] not in ("on-table", "in-hand")
        ink = draw.MUTED if gone else INK[fighter["side"]]
        signs = [sign for key, sign in SIGNS.items() if state[key]]
        signs += [GONE[fighter["status"]]] if fighter["status"] in GONE else []
        wound = "●" * state["wound"] if _HEALTHY < state["wound"] < _KILLED else ""
        text = f"{name}  {view['names'][name]}  {wound} {' '.join(signs)}".rstrip()
        parts.append(draw.label(left, y, text, fill=ink, font_size=15, text_anchor="start"))
    return parts
