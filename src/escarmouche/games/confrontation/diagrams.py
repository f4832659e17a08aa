"""What the rule book of Confrontation shows: dice, templates, the wound table, a turn."""

from __future__ import annotations

from math import cos, pi, sin

from escarmouche.core import svg as draw
from escarmouche.core.texts import say
from escarmouche.games.confrontation.diagram_parts import ARROW, die
from escarmouche.games.confrontation.sheets import OPTIONS, content

_CHAINS = (((6, 6, 4), "16"), ((6, 6, 6, 1), "1"))
_PHASES = ("strategic", "activation", "combat", "rally", "mystic", "upkeep")


def chains(language: str) -> str:
    """CON-02, CON-03: 6s are thrown again; a 1 then makes the whole chain worth 1."""
    parts = []
    for row, (faces, worth) in enumerate(_CHAINS):
        y = 50 + row * 80
        for at, face in enumerate(faces):
            parts += die(45 + at * 80, y, str(face), 46)
            if at + 1 < len(faces):
                parts.append(draw.label(85 + at * 80, y + 7, "→", fill=draw.MUTED))
        parts.append(draw.label(85 + (len(faces) - 1) * 80, y + 7, "=", fill=draw.MUTED))
        end = 125 + (len(faces) - 1) * 80
        parts.append(draw.label(end, y + 8, worth, font_size=24, font_weight="bold"))
    return draw.document(420, 180, say("CON-03", language), parts)


def scatter(language: str) -> str:
    """CON-20: six arrows 60° apart, arrow 1 away from the shooter, and the six distances."""
    parts = [draw.circle(150, 150, 8, fill=draw.INK)]
    for number in range(6):
        angle = number * pi / 3 - pi / 2
        x, y = 150 + round(95 * cos(angle)), 150 + round(95 * sin(angle))
        parts.append(draw.path(f"M150 150 L{x} {y}", **ARROW))
        u, v = 150 + round(118 * cos(angle)), 150 + round(118 * sin(angle))
        parts.append(draw.label(u, v + 6, str(number + 1), font_weight="bold"))
    for face, distance in enumerate(content(OPTIONS, language)["dispersion"], 1):
        y = 20 + face * 40
        parts += die(330, y, str(face), 28)
        parts.append(draw.label(390, y + 6, f"{distance} cm"))
    return draw.document(450, 300, say("CON-20", language), parts)


def wound_table(language: str) -> str:
    """CON-30: the lower die is the column, the higher one + FOR − RES the row."""
    table = content(OPTIONS, language)["wounds"]
    parts = [draw.label(60, 28, "FOR − RES +", font_size=13, fill=draw.MUTED)]
    for at, name in enumerate(table["locations"], 1):
        parts.append(draw.label(60 + at * 84, 22, str(at), font_weight="bold"))
        parts.append(draw.label(60 + at * 84, 40, name, font_size=12, fill=draw.MUTED))
    for row, entry in enumerate(table["rows"]):
        y = 70 + row * 30
        parts.append(draw.label(60, y, entry["range"], font_size=16, font_weight="bold"))
        for at, result in enumerate(entry["results"], 1):
            x = 60 + at * 84
            parts.append(
                draw.rectangle(x - 38, y - 20, 76, 27, radius=4, fill=_SHADE[result["key"]])
            )
            parts.append(draw.label(x, y, result["short"], font_size=16))
    return draw.document(540, 400, say("CON-30", language), parts)


_SHADE = {
    "none": draw.CARD, "stunned": "#f0ebdf", "light": "#e8dfcb", "serious": "#ddcdaa",
    "critical": "#d0b67f", "killed": "#c39c51",
}  # fmt: skip


def phases(language: str) -> str:
    """CON-51: the six phases of a turn, in a ring."""
    parts = []
    for number, name in enumerate(_PHASES):
        x, y = 110 + (number % 3) * 190, 50 + (number // 3) * 100
        if number // 3:
            x = 110 + (2 - number % 3) * 190  # the second row runs back
        parts.append(
            draw.rectangle(
                x - 80, y - 28, 160, 56, fill=draw.CARD, stroke=draw.LINE, stroke_width=2
            )
        )
        words = f"{number + 1}. {say(f'sheet-phase-{name}', language)}"
        parts.append(draw.label(x, y + 6, words, font_size=17))
    for outline in (
        "M192 50 H218", "M382 50 H408", "M490 80 V120", "M408 150 H382", "M218 150 H192",
        "M110 120 V80",
    ):  # fmt: skip
        parts.append(draw.path(outline, **ARROW))
    return draw.document(600, 200, say("CON-51", language), parts)


def adding_up(language: str) -> str:
    """CON-61: levels count 1, 2, 3, and 4 for death, and are added up to 4."""
    names = ["light", "serious", "critical", "dead"]
    shorts = [say(f"sheet-short-{name}", language) for name in names[:3]] + ["†"]
    parts = []
    for at, short in enumerate(["+", *shorts]):
        parts.append(draw.label(50 + at * 80, 36, short, font_weight="bold"))
        if at:
            parts.append(draw.label(50, 36 + at * 44, short, font_weight="bold"))
    for row in range(1, 5):
        for column in range(1, 5):
            level = min(row + column, 4)
            x, y = 50 + column * 80, 36 + row * 44
            shade = _SHADE[("light", "serious", "critical", "killed")[level - 1]]
            parts.append(draw.rectangle(x - 36, y - 26, 72, 38, radius=4, fill=shade))
            parts.append(draw.label(x, y, shorts[level - 1]))
    return draw.document(420, 240, say("CON-61", language), parts)
