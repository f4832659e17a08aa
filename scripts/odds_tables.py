"""The page of odds that players look up: tests, opposed tests, wounds. Written by docs.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from escarmouche.core.number_format import figure
from escarmouche.core.texts import say
from escarmouche.games.confrontation.odds import answers as odds
from escarmouche.games.confrontation.odds.opposition import Side
from escarmouche.games.confrontation.wound_table import Result
from escarmouche.games.confrontation.wounds import ExtraDie

SECTIONS = {
    ExtraDie.NONE: "odds-page-normal",
    ExtraDie.AMPLIFIED: "odds-page-amplified",
    ExtraDie.ATTENUATED: "odds-page-attenuated",
}
PAIRS = ((1, 1), (2, 1), (2, 2))
# Any values from 1 up give the same odds; these leave room for every difference.
BASE, FAR = 1, 10


def odds_page(language: str) -> str:
    lines = [f"# {say('odds-page-title', language)}", "", say("odds-page", language), ""]
    lines += section("odds-page-tests", language, tests(language))
    lines += section("odds-page-opposed", language, opposed(language))
    lines += section("odds-page-wounds", language, [])
    for extra, title in SECTIONS.items():
        lines += [f"### {say(title, language)}", "", *wounds(extra, language), ""]
    return "\n".join(lines)


def section(title: str, language: str, rows: list[str]) -> list[str]:
    spaced = [*rows, ""] if rows else []
    return [f"## {say(title, language)}", "", say(f"{title}-note", language), "", *spaced]


def tests(language: str) -> list[str]:
    columns = [(1, False), (2, False), (3, False), (1, True), (2, True)]
    heads = [say("odds-page-difference", language)]
    for count, brute in columns:
        dice = say("odds-page-dice", language, count=count)
        heads.append(say("odds-page-brute", language, dice=dice) if brute else dice)
    rows = (
        [
            signed(needed),
            *(percent(odds.success(0, needed, *column), language) for column in columns),
        ]
        for needed in range(1, 21)
    )
    return table(heads, rows)


def opposed(language: str) -> list[str]:
    heads = [say("odds-page-advantage", language)]
    for first, second in PAIRS:
        dice = {"first": first, "second": say("odds-page-dice", language, count=second)}
        heads.append(say("odds-page-against", language, **dice))
    rows = (
        [
            signed(difference),
            *(
                percent(
                    odds.opposed(Side(BASE + FAR + difference, a), Side(BASE + FAR, b))[0], language
                )
                for a, b in PAIRS
            ),
        ]
        for difference in range(-FAR, FAR + 1)
    )
    return table(heads, rows)


def wounds(extra: ExtraDie, language: str) -> list[str]:
    names = [say(f"confrontation-wound-{result.value}", language) for result in Result]
    rows = (
        [
            signed(d),
            *(percent(each, language) for each in odds.wound(d + 20, 20, extra=extra).values()),
        ]
        for d in range(-6, 13)
    )
    return table([say("odds-page-strength", language), *names], rows)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [heads, ["---:"] * len(heads), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def percent(chance: Fraction, language: str) -> str:
    """Per cent with one decimal, rounded exactly; nothing possible is shown as 0 or 100."""
    tenths = round(chance * 1000)
    if chance and not tenths:
        return "< " + figure(0.1, ".1f", language)
    if chance < 1 and tenths == 1000:
        return "> " + figure(99.9, ".1f", language)
    return figure(tenths / 10, ".1f", language)
