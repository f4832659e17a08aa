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


PAPER = Palette(
    ink="#1d2330",
    paper="#f6f2ea",
    card="#fffdf8",
    square="#efe9dc",
    line="#ddd3c2",
    muted="#6b6f7a",
    accent="#1f5f5b",
    gold="#946a14",
    red="#b3361f",
    red_face="#f6d9d0",
    blue="#1d4e89",
    blue_face="#d8e4f4",
    dice={
        "red": "#b3361f",
        "blue": "#1d4e89",
        "yellow": "#8a6a00",
        "purple": "#6a3d9a",
        "green": "#2a7a4b",
        "orange": "#b85c12",
        "black": "#1d2330",
        "white": "#6b6f7a",
    },
)
NIGHT = Palette(
    ink="#ece6da",
    paper="#14171d",
    card="#1d222b",
    square="#272d38",
    line="#343b47",
    muted="#9aa1ae",
    accent="#66c2b6",
    gold="#e0b65a",
    red="#ff8a6b",
    red_face="#452a26",
    blue="#8ec1ff",
    blue_face="#22344d",
    dice={
        "red": "#ff8a6b",
        "blue": "#8ec1ff",
        "yellow": "#e8cf5a",
        "purple": "#c9a6f5",
        "green": "#7fd6a0",
        "orange": "#ffb066",
        "black": "#9aa1ae",
        "white": "#ffffff",
    },
)


def theme(name: str, palette: Palette, *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=palette.accent,
        secondary=palette.gold,
        accent=palette.accent,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.card,
        panel=palette.card,
        warning=palette.gold,
        error=palette.red,
        success=palette.accent,
        dark=dark,
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
    )


THEMES = (theme("paper", PAPER, dark=False), theme("night", NIGHT, dark=True))
