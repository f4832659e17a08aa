"""What the rule book shows of the Rag'Narok objectives, from the scenarios of the skirmish."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from escarmouche.core import svg as draw
from escarmouche.core.texts import say
from escarmouche.games.confrontation.diagram_parts import AREA, BLUE, RED, base, die
from escarmouche.games.confrontation.options import scenario_names, shipped_scenario
from escarmouche.games.confrontation.profiles import BASES
from escarmouche.games.confrontation.scenario_sheet import objectives_content, scenario_content

REACH = 10  # cm, RAG-30
_UNIT = 4  # drawn lengths for a centimetre


def quarter(language: str) -> str:
    """RAG-02: a unit of eight is down to a quarter of its starting strength."""
    start, left = 8, 8 // 4
    parts = [base(40 + at * 52, 50, BLUE, gone=at >= left) for at in range(start)]
    parts.append(base(40, 110, RED))
    parts.append(draw.path("M40 92 V70", stroke=draw.ACCENT, stroke_width=3))
    parts.append(draw.label(240, 116, f"{left} ≤ {start} ÷ 4"))
    return draw.document(470, 150, say("RAG-02", language), parts)


def zones(language: str) -> str:
    return _table(language, "RAG-10", ("zones",))


def caches(language: str) -> str:
    return _table(language, "RAG-40", ("caches",))


def structure(language: str) -> str:
    """RAG-25, RAG-28: the points of a construction: valid from, finished, reinforced up to."""
    building = _entries("construction", language)[0]
    parts = []
    marks = {building["valid"]: "RAG-28", building["required"]: "RAG-25", building["most"]: "+1/5"}
    for points in range(1, building["most"] + 1):
        x = 20 + points * 36
        solid = points <= building["required"]
        parts.append(
            draw.rectangle(
                x - 15,
                30,
                30,
                30,
                radius=4,
                fill=draw.CARD if solid else "none",
                stroke=draw.ACCENT if points in marks else draw.MUTED,
                stroke_width=3 if points in marks else 1.5,
            )
        )
        parts.append(draw.label(x, 51, str(points), font_size=15))
        if points in marks:
            parts.append(draw.label(x, 82, marks[points], font_size=12, fill=draw.ACCENT))
    for face, gain in enumerate(building["bonus"], 1):
        x = 20 + face * 60
        parts += die(x, 120, str(face))
        parts.append(draw.label(x, 160, f"{gain:+d}".replace("-", "−"), font_size=16))
    return draw.document(60 + 36 * building["most"], 180, say("RAG-25", language), parts)


def escorts(language: str) -> str:
    """RAG-30: escorts are within reach of the prisoners, even partly."""
    reach = REACH * 9
    parts = [
        draw.circle(190, 120, reach, **AREA),
        draw.path(f"M190 120 h{reach}", stroke=draw.ACCENT, stroke_width=2),
        draw.label(190 + reach / 2, 112, f"{REACH} cm", font_size=14),
        *(base(x, y, RED) for x, y in ((180, 140), (205, 160))),
        *(base(x, y, BLUE) for x, y in ((120, 80), (150, 55), (240, 180), (115, 165))),
        base(330, 60, BLUE, gone=True),
    ]
    return draw.document(380, 240, say("RAG-30", language), parts)


def thresholds(language: str) -> str:
    """RAG-50: the threshold on a ten-sided die for each number of losses."""
    secret = _entries("secret", language)[0]
    parts = []
    for lost, threshold in enumerate(secret["thresholds"], 1):
        x = 10 + lost * 34
        height = threshold * 14
        parts.append(draw.rectangle(x - 12, 170 - height, 24, height, radius=3, fill=draw.GOLD))
        parts.append(draw.label(x, 164 - height, str(threshold), font_size=14))
        parts.append(draw.label(x, 190, str(lost), font_size=14, fill=draw.MUTED))
    return draw.document(40 + 34 * secret["candidates"], 205, say("RAG-50", language), parts)


def parts(language: str) -> str:
    """RAG-60, RAG-61: six axes in a circle; a rectangle cut into six parts."""
    drawn = [draw.circle(120, 120, 90, fill=draw.CARD, stroke=draw.ACCENT, stroke_width=2)]
    for number in range(6):
        angle = number * pi / 3 - pi / 2
        x, y = 120 + round(90 * cos(angle)), 120 + round(90 * sin(angle))
        drawn.append(draw.path(f"M120 120 L{x} {y}", stroke=draw.MUTED, stroke_width=1.5))
        u, v = 120 + round(104 * cos(angle)), 126 + round(104 * sin(angle))
        drawn.append(draw.label(u, v, str(number + 1), font_size=15))
    for number in range(6):
        x, y = 260 + (number % 3) * 70, 55 + (number // 3) * 70
        drawn.append(draw.rectangle(x, y, 70, 70, radius=0, fill=draw.CARD, stroke=draw.ACCENT))
        drawn.append(draw.label(x + 35, y + 41, str(number + 1)))
    return draw.document(490, 240, say("RAG-60", language), drawn)


def debris(language: str) -> str:
    """RAG-70: how far a piece flies for each face, of one die."""
    explosion = _entries("explosion", language)[0]
    drawn = [draw.circle(40, 60, 10, fill=RED)]
    for face in range(1, 7):
        x = 40 + face * 66
        drawn.append(draw.path(f"M{x - 50} 60 H{x - 14}", stroke=RED, stroke_width=2))
        drawn += die(x, 60, str(face))
        drawn.append(draw.label(x, 104, f"{face * explosion['each']} cm", font_size=14))
    return draw.document(480, 125, say("RAG-70", language), drawn)


def powers(language: str) -> str:
    """RAG-80: the power of a card that names none, by base."""
    drawn = []
    for row, (name, power) in enumerate(BASES.items()):
        y = 30 + row * 38
        drawn.append(draw.label(20, y + 6, str(power), font_weight="bold"))
        for at in range(power):
            drawn.append(base(60 + at * 40, y, BLUE))
        words = say(f"sheet-base-{name}", language)
        drawn.append(draw.label(270, y + 6, words, text_anchor="start"))
    return draw.document(470, 30 + 38 * len(BASES), say("RAG-80", language), drawn)


def _table(language: str, rule: str, shown: tuple[str, ...]) -> str:
    """The table of the scenario in centimetres, with what a rule is about."""
    found = (scenario_content(shipped_scenario(name), language) for name in scenario_names())
    scenario = next(each for each in found if all(each[name] for name in shown))
    width, height = scenario["width"] * _UNIT, scenario["height"] * _UNIT
    drawn = [
        draw.rectangle(20, 20, width, height, radius=0, fill=draw.CARD, stroke=draw.INK),
        *(
            draw.path(f"M{20 + x * _UNIT} 20 v{height}", stroke=draw.LINE)
            for x in range(10, int(scenario["width"]), 10)
        ),
        *(
            draw.path(f"M20 {20 + y * _UNIT} h{width}", stroke=draw.LINE)
            for y in range(10, int(scenario["height"]), 10)
        ),
    ]
    for zone in scenario["zones"] if "zones" in shown else ():
        x, y = 20 + zone["at"][0] * _UNIT, 20 + height - zone["at"][1] * _UNIT
        if zone["radius"]:
            drawn.append(draw.circle(x, y, zone["radius"] * _UNIT, **AREA))
            drawn += [base(x - 20, y - 20, BLUE), base(x + 22, y - 14, BLUE)]
            drawn.append(base(x, y + 24, RED))
        else:
            wide, tall = zone["width"] * _UNIT, zone["height"] * _UNIT
            drawn.append(draw.rectangle(x, y - tall, wide, tall, radius=0, **AREA))
    for number, (x, y) in enumerate(scenario["caches"] if "caches" in shown else (), 1):
        u, v = 20 + x * _UNIT, 20 + height - y * _UNIT
        drawn.append(
            draw.rectangle(u - 14, v - 14, 28, 28, radius=4, fill=draw.PAPER, stroke=draw.GOLD)
        )
        drawn.append(draw.label(u, v + 6, str(number)))
    return draw.document(width + 40, height + 40, say(rule, language), drawn)


def _entries(kind: str, language: str) -> list[dict[str, Any]]:
    """What the first scenario that has objectives of a kind says of them."""
    return next(
        each["entries"]
        for name in scenario_names()
        for each in objectives_content(shipped_scenario(name), language)
        if each["kind"] == kind
    )
