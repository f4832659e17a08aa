"""What the rule book shows of the skirmish, chapter by chapter, with the numbers of the rules."""

from __future__ import annotations

from math import cos, pi, sin

from escarmouche.core import svg as draw
from escarmouche.core.texts import say
from escarmouche.games.confrontation.deployment import STRIP
from escarmouche.games.confrontation.diagram_parts import (
    AREA,
    ARROW,
    BLUE,
    RED,
    arrow,
    base,
    card,
    die,
    gem,
    rout,
)
from escarmouche.games.confrontation.geometry.measure import (
    CREATURE,
    EIGHTHS,
    INFANTRY,
    LARGE,
    SLOTS,
)
from escarmouche.games.confrontation.geometry.sight import CONTROL
from escarmouche.games.confrontation.magic import COUNTER_REACH
from escarmouche.games.confrontation.profiles import AURA
from escarmouche.games.confrontation.scenario import SMALLEST
from escarmouche.games.confrontation.upkeep import COMES_BACK

_MOU = 10  # of the fighters shown
_RANGES = ((15, 4), (30, 7), (45, 10))  # cm of a weapon, and CON-90


def bases(language: str) -> str:
    """CON-63, CON-67 … CON-69: the bases, and the twelve places and directions about one."""
    parts = []
    for at, (name, radius) in enumerate(
        (("infantry", INFANTRY), ("creature", CREATURE), ("large", LARGE))
    ):
        x = 60 + at * 105
        parts.append(base(x, 110, BLUE, radius * 2))
        wide = f"{20 * radius / EIGHTHS:g}".replace(".", "," if language == "fr" else ".")
        parts.append(draw.label(x, 115, wide, font_size=14))
        parts.append(draw.label(x, 175, say(f"sheet-base-{name}", language), font_size=14))
    x, y = 450, 110
    parts.append(draw.path(f"M{x - 80} {y} A80 80 0 0 1 {x + 80} {y} Z", **AREA))
    parts += [base(x, y, RED, 34), arrow(x, y, x, y - 30, stroke=RED)]
    for slot in range(SLOTS):
        angle = 2 * pi * slot / SLOTS
        u, v = x + round(58 * sin(angle)), y - round(58 * cos(angle))
        parts.append(draw.label(u, v + 5, str(slot), font_size=13))
    return draw.document(550, 210, say("CON-68", language), parts)


def strips(language: str) -> str:
    """CON-74: the strips along opposite edges, and who sets down when."""
    side, deep = SMALLEST * 4, STRIP * 4
    parts = [draw.rectangle(30, 20, side, side, radius=0, fill=draw.CARD, stroke=draw.INK)]
    for y, ink in ((20, RED), (20 + side - deep, BLUE)):
        parts.append(draw.rectangle(30, y, side, deep, radius=0, **AREA | {"stroke": ink}))
        parts.append(draw.label(30 + side + 40, y + deep / 2 + 6, f"{STRIP} cm"))
    for number, (x, ink) in enumerate(((60, BLUE), (90, RED), (120, BLUE), (150, RED)), 1):
        y = 50 if ink == RED else 20 + side - 30
        parts += [base(x, y, ink, 12), draw.label(x, y + 5, str(number), font_size=13)]
    parts.append(draw.label(30 + side / 2, 20 + side / 2 + 6, f"{SMALLEST} × {SMALLEST} cm"))
    return draw.document(side + 120, side + 40, say("CON-74", language), parts)


def piles(language: str) -> str:
    """CON-77, CON-78: ordered in secret; the winner may hold two cards, the loser one."""
    parts = []
    for y, ink, dice, places in ((60, BLUE, "5", 2), (150, RED, "3", 1)):
        for number in range(5):
            parts += card(45 + 22 * number, y, ink)
        parts += die(210, y, dice)
        for place in range(places):
            parts.append(
                draw.rectangle(
                    258 + 50 * place, y - 24, 34, 48, radius=5, fill="none",
                    stroke=ink, stroke_width=2, stroke_dasharray="4 4",
                )
            )  # fmt: skip
    return draw.document(380, 210, say("CON-78", language), parts)


def activations(language: str) -> str:
    """CON-81: which movements go with shooting, casting and calling."""
    parts = []
    actions = ("shoot", "cast", "call")
    for column, action in enumerate(actions):
        words = say(f"confrontation-action-{action}", language)
        parts.append(draw.label(230 + 150 * column, 30, words, font_size=15))
    for row, movement in enumerate(("stay", "turn", "walk", "run", "engage", "charge")):
        y = 64 + 32 * row
        words = say(f"confrontation-movement-{movement}", language)
        parts.append(draw.label(20, y, words, font_size=16, text_anchor="start"))
        goes = movement in ("stay", "turn", "walk")
        for column in range(len(actions)):
            sign, ink = ("✓", draw.ACCENT) if goes else ("–", draw.MUTED)
            parts.append(draw.label(230 + 150 * column, y, sign, fill=ink, font_weight="bold"))
    return draw.document(610, 250, say("CON-81", language), parts)


def control(language: str) -> str:
    """CON-84, CON-85: a walk of MOU, a run of twice MOU, and the zone of control they go around."""
    cm = 14
    x, y = 60, 190
    reach = (CONTROL + INFANTRY) * cm / EIGHTHS
    parts = [
        *(
            draw.path(
                f"M{x} {y - far * cm} A{far * cm} {far * cm} 0 0 1 {x + far * cm} {y}",
                **ARROW | {"stroke": draw.MUTED, "stroke_width": 1.5, "stroke_dasharray": "6 5"},
            )
            for far in (_MOU, 2 * _MOU)
        ),
        draw.label(x + _MOU * cm, y + 22, f"{_MOU} cm", font_size=14),
        draw.label(x + 2 * _MOU * cm, y + 22, f"{2 * _MOU} cm", font_size=14),
        draw.path(f"M200 {110 - reach} A{reach} {reach} 0 0 0 200 {110 + reach} Z", **AREA),
        base(200, 110, RED, INFANTRY * cm / EIGHTHS),
        arrow(200, 110, 184, 110, stroke=RED),
        draw.label(200 - reach / 2 - 10, 110 - reach - 6, f"{CONTROL // EIGHTHS} cm", font_size=14),
        base(x, y, BLUE, INFANTRY * cm / EIGHTHS),
        draw.path(f"M{x} {y} Q120 {y - 2} 200 {y - 6} T300 120", **ARROW),
        base(300, 120, BLUE, INFANTRY * cm / EIGHTHS, gone=True),
    ]
    return draw.document(400, 235, say("CON-85", language), parts)


def ranges(language: str) -> str:
    """CON-90: the difficulty within the three ranges of a weapon."""
    cm = 8
    parts = []
    start = 0
    for number, (far, difficulty) in enumerate(_RANGES):
        shade = ("#d9e6e4", "#e8efed", "#f4f6f4")[number]
        left, wide = 60 + start * cm, (far - start) * cm
        parts.append(draw.rectangle(left, 30, wide, 70, radius=0, fill=shade, stroke=draw.ACCENT))
        parts.append(draw.label(left + wide / 2, 75, f"≥ {difficulty}", font_size=24))
        parts.append(draw.label(left + wide, 124, f"{far} cm", font_size=14))
        start = far
    parts += [base(40, 65, BLUE), base(60 + 42 * cm, 84, RED, 12)]
    return draw.document(470, 140, say("CON-90", language), parts)


def flight(language: str) -> str:
    """CON-98, CON-99: who is routed flees towards its edge, and rallies against 7 or a PEUR."""
    parts = [
        draw.path("M20 190 H400", stroke=BLUE, stroke_width=5),
        base(110, 60, BLUE, gone=True),
        arrow(110, 80, 110, 182, stroke=BLUE),
        rout(110, 60),
        draw.label(190, 130, f"≤ 2 × {_MOU} cm", font_size=15),
        draw.circle(310, 90, 70, **AREA),
        base(310, 90, BLUE),
        rout(310, 90),
        base(350, 60, RED, 12),
        draw.label(310, 140, "10 cm", font_size=14),
        *die(400, 40, "≥ 7", 44),
    ]
    return draw.document(440, 210, say("CON-98", language), parts)


def blows(language: str) -> str:
    """CON-102, CON-104: three dice against two and two; blows alternate."""
    parts = [base(60, 100, BLUE, 22), base(360, 60, RED, 22), base(360, 150, RED, 22)]
    for number in range(3):
        parts += die(110 + 38 * number, 100, "", 28)
    for y in (60, 150):
        for number in range(2):
            parts += die(310 - 38 * number, y, "", 28)
    order = ((40, 170, "1"), (402, 65, "2"), (70, 170, "3"), (402, 155, "4"), (100, 170, "5"))
    for x, y, turn in order:
        ink = BLUE if y == 170 else RED
        parts += [
            draw.circle(x, y - 5, 13, fill="none", stroke=ink),
            draw.label(x, y, turn, font_size=15),
        ]
    return draw.document(440, 200, say("CON-104", language), parts)


def faith(language: str) -> str:
    """CON-115, CON-116: who counts in an aura; how near a magician counters."""
    cm = 7
    aura, reach = AURA * cm, COUNTER_REACH * cm
    parts = [
        draw.circle(110, 120, aura, **AREA),
        base(110, 120, BLUE),
        draw.label(110, 125, "3", font_size=15),
        base(75, 85, BLUE, 11),
        base(150, 150, BLUE, 11),
        base(140, 80, BLUE, 11, gone=True),
        rout(140, 80, 6),
        base(195, 60, BLUE, 11),
        draw.label(110, 120 + aura + 22, f"{AURA} cm: 3 + 2 = 5", font_size=15),
        base(290, 90, RED),
        base(290 + reach, 90, BLUE),
        draw.path(f"M310 90 H{270 + reach}", **ARROW | {"stroke_dasharray": "6 5"}),
        draw.label(290 + reach / 2, 80, f"≤ {COUNTER_REACH} cm", font_size=15),
        *die(290, 150, "6"),
        *die(290 + reach, 150, "7"),
        draw.label(290 + reach / 2, 156, "≤"),
    ]
    return draw.document(290 + reach + 50, 235, say("CON-116", language), parts)


def upkeep(language: str) -> str:
    """CON-119: the steps of the upkeep, in their order."""
    summoned = say("diagram-summoned", language)
    steps = ("Entretien", summoned, "Régénération/X", "Éphémère/X", "Renfort")
    faces = ("", "", "≥ X", "≥ X", f"≥ {COMES_BACK}")
    parts = []
    for number, (name, face) in enumerate(zip(steps, faces, strict=True)):
        x = 75 + 145 * number
        parts.append(
            draw.rectangle(x - 62, 30, 124, 44, radius=8, fill=draw.CARD, stroke=draw.LINE)
        )
        parts.append(draw.label(x, 58, name, font_size=15))
        if face:
            parts += die(x, 108, face, 40)
        else:
            parts.append(gem(x, 108))
        if number:
            parts.append(arrow(x - 82, 52, x - 64, 52))
    return draw.document(735, 140, say("CON-119", language), parts)


def hidden(language: str) -> str:
    """CON-122: seen by the other side: backs and how many there are, and the cards shown."""
    parts = []
    for number in range(4):
        parts += card(50 + 22 * number, 60, RED)
    parts.append(draw.label(83, 115, "4", font_size=18))
    parts += card(220, 60, RED)
    parts.append(draw.label(220, 115, "1", font_size=18))
    for number, letter in enumerate("CAF"):
        parts += card(310 + 44 * number, 60, RED, letter)
    return draw.document(440, 135, say("CON-122", language), parts)
