"""The colours of the table, on paper and at night; shapes say everything without them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    ink: str
    paper: str
    card: str
    square: str
    line: str
    muted: str
    accent: str
    gold: str
    red: str
    red_face: str
    blue: str
    blue_face: str
    dice: Mapping[str, str]  # ink of a die by the name of its colour


# What each is on paper and at night.
_ROLES = """
ink       #1d2330  #ece6da
paper     #f6f2ea  #14171d
card      #fffdf8  #1d222b
square    #efe9dc  #272d38
line      #ddd3c2  #343b47
muted     #6b6f7a  #9aa1ae
accent    #1f5f5b  #66c2b6
gold      #946a14  #e0b65a
red       #b3361f  #ff8a6b
red_face  #f6d9d0  #452a26
blue      #1d4e89  #8ec1ff
blue_face #d8e4f4  #22344d
"""
_DICE = """
red       #b3361f  #ff8a6b
blue      #1d4e89  #8ec1ff
yellow    #8a6a00  #e8cf5a
purple    #6a3d9a  #c9a6f5
green     #2a7a4b  #7fd6a0
orange    #b85c12  #ffb066
black     #1d2330  #9aa1ae
white     #6b6f7a  #ffffff
"""


def _column(table: str, number: int) -> dict[str, str]:
    rows = (line.split() for line in table.strip().splitlines())
    return {row[0]: row[number] for row in rows}


PAPER, NIGHT = (Palette(**_column(_ROLES, at), dice=_column(_DICE, at)) for at in (1, 2))


def theme(name: str, palette: Palette, *, dark: bool) -> Theme:
    return Theme(
        name, dark=dark, foreground=palette.ink, background=palette.paper, error=palette.red,
        primary=palette.accent, accent=palette.accent, success=palette.accent,
        secondary=palette.gold, warning=palette.gold, surface=palette.card, panel=palette.card,
        variables={
            "line": palette.line,
            "muted": palette.muted,
            "footer-background": palette.paper,
            "footer-foreground": palette.muted,
            "footer-key-foreground": palette.accent,
            "footer-description-foreground": palette.muted,
            "block-cursor-text-style": "bold",
            "border": palette.accent,
        },
    )  # fmt: skip


THEMES = (theme("paper", PAPER, dark=False), theme("night", NIGHT, dark=True))
