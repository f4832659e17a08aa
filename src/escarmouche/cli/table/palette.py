"""The colours of the table, on paper and at night; shapes say everything without them."""

from __future__ import annotations

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
