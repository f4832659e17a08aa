"""What the diagrams of the rule book share: bases, dice, cards, arrows."""

from __future__ import annotations

from escarmouche.core import svg as draw

BLUE, RED = "#1d4e89", "#b3361f"
ARROW = {"stroke": draw.ACCENT, "stroke_width": 3, "fill": "none"}
AREA = {"fill": "#1f5f5b18", "stroke": draw.ACCENT, "stroke_dasharray": "6 5"}


def base(x: float, y: float, ink: str, radius: float = 16, *, gone: bool = False) -> str:
    """Never colour alone: a red rim is toothed; who does not count has a thin dashed one."""
    if gone:
        return draw.circle(x, y, radius, fill="none", stroke=draw.MUTED, stroke_dasharray="4 4")
    teeth = {"stroke_dasharray": "4 2"} if ink == RED else {}
    return draw.circle(x, y, radius, fill=draw.CARD, stroke=ink, stroke_width=4, **teeth)


def die(x: float, y: float, face: str, size: float = 32) -> list[str]:
    half = size / 2
    return [
        draw.rectangle(
            x - half, y - half, size, size, radius=size / 6,
            fill=draw.CARD, stroke=draw.INK, stroke_width=2,
        ),
        draw.label(x, y + size * 0.18, face, font_size=round(size * 0.5)),
    ]  # fmt: skip


def card(x: float, y: float, ink: str, letter: str = "") -> list[str]:
    """An activation card, face down without a letter."""
    fill, rim = (draw.CARD, ink) if letter else (ink, draw.CARD)
    parts = [
        draw.rectangle(x - 17, y - 24, 34, 48, radius=5, fill=fill, stroke=rim, stroke_width=3)
    ]
    if letter:
        parts.append(draw.label(x, y + 7, letter, font_size=20, font_weight="bold"))
    else:
        parts.append(draw.label(x, y + 7, "?", font_size=20, fill=draw.CARD))
    return parts


def rout(x: float, y: float, size: float = 9) -> str:
    """The mark of the routed: drawn, because fonts for paper lack the sign."""
    outline = f"M{x + size / 2} {y - size} L{x - size / 2} {y + 1} H{x + size / 2}"
    return draw.path(
        f"{outline} L{x - size / 2} {y + size}", stroke=draw.INK, stroke_width=2, fill="none"
    )


def gem(x: float, y: float, size: float = 11) -> str:
    outline = f"M{x} {y - size} L{x + size * 0.7} {y} L{x} {y + size} L{x - size * 0.7} {y} Z"
    return draw.path(outline, fill=draw.GOLD)


def arrow(x: float, y: float, to_x: float, to_y: float, **style: object) -> str:
    """A line with a head, along one axis."""
    across, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    back_x, back_y = to_x - 9 * across, to_y - 9 * down
    head = f"M{back_x - 6 * down} {back_y - 6 * across} L{to_x} {to_y}"
    head += f" L{back_x + 6 * down} {back_y + 6 * across}"
    return draw.path(f"M{x} {y} L{to_x} {to_y} {head}", **ARROW | style)
