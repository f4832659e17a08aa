"""What the rule book of Irondie shows beside positions."""

from __future__ import annotations

from math import cos, pi, sin

from escarmouche.core import svg as draw
from escarmouche.core.texts import say
from escarmouche.games.irondie.table import ALLIED, HOSTILE
from escarmouche.games.irondie.vocabulary import COLOUR_LETTERS, COLOUR_NAMES

_WIDTH, _HEIGHT = 460, 400
_AROUND = ("red", "purple", "blue", "green", "yellow", "orange")
_INK = {
    "red": "#b3361f", "blue": "#1d4e89", "yellow": "#8a6a00", "purple": "#6b3f8f",
    "green": "#2f6b3a", "orange": "#b0560f", "black": "#1d2330", "white": "#6b6f7a",
}  # fmt: skip


def colour_wheel(language: str) -> str:
    """IRO-41: a thick line joins allied colours, a dashed one hostile colours."""
    spots = {"black": (150.0, 362.0), "white": (310.0, 362.0)}
    for number, name in enumerate(_AROUND):
        angle = number * pi / 3 - pi / 2
        spots[name] = (230 + round(150 * cos(angle)), 165 + round(120 * sin(angle)))
    parts = []
    for related, style in (
        (HOSTILE, {"stroke": _INK["red"], "stroke_width": 2, "stroke_dasharray": "6 5"}),
        (ALLIED, {"stroke": draw.ACCENT, "stroke_width": 6}),
    ):
        for first, one in enumerate(COLOUR_NAMES):
            for second, other in enumerate(COLOUR_NAMES):
                if first < second and related[first, second]:
                    (x, y), (u, v) = spots[one], spots[other]
                    parts.append(draw.path(f"M{x} {y} L{u} {v}", **style))
    for name, letter in zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True):
        x, y = spots[name]
        parts.append(draw.circle(x, y, 22, fill=draw.CARD, stroke=_INK[name], stroke_width=4))
        parts.append(draw.label(x, y + 7, letter, fill=_INK[name], font_weight="bold"))
        words = say(f"irondie-colour-{name}", language)
        parts.append(draw.rectangle(x - 34, y + 23, 68, 17, radius=4, fill=draw.PAPER))
        parts.append(draw.label(x, y + 36, words, font_size=13, fill=draw.MUTED))
    return draw.document(_WIDTH, _HEIGHT, say("irondie-section-colours", language), parts)
