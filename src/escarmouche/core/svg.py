"""The few things that every drawing of a position shares: colours, frame, accessible name."""

from __future__ import annotations

from html import escape

INK = "#1d2330"
PAPER = "#f6f2ea"
CARD = "#fffdf8"
LINE = "#ddd3c2"
MUTED = "#6b6f7a"
ACCENT = "#1f5f5b"
GOLD = "#b98b2f"
SANS = "system-ui, 'DejaVu Sans', sans-serif"


def document(width: float, height: float, title: str, parts: list[str]) -> str:
    """A whole drawing on paper; `title` is what a screen reader says."""
    paper = rectangle(0, 0, width, height, fill=PAPER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="{escape(SANS)}">'
        f"<title>{escape(title)}</title>{paper}{''.join(parts)}</svg>"
    )


def rectangle(
    x: float, y: float, width: float, height: float, *, radius: float = 14, **style: object
) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"{_style(style)}/>'


def circle(x: float, y: float, radius: float, **style: object) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"{_style(style)}/>'


def path(outline: str, **style: object) -> str:
    return f'<path d="{outline}"{_style(style)}/>'


def label(x: float, y: float, text: str, **style: object) -> str:
    style = {"fill": INK, "font_size": 18, "text_anchor": "middle"} | style
    return f'<text x="{x}" y="{y}"{_style(style)}>{escape(text)}</text>'


def _style(style: dict[str, object]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{escape(str(value))}"' for name, value in style.items()
    )
