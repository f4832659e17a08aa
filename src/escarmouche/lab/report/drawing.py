"""Plots by matplotlib as a page or a file wants them: the project's colours, the same bytes always.

A figure is drawn in pixels of a narrow column, so that it reads on a phone. In a page its colours
become the variables of the page, so that the figure is dark where the page is.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from escarmouche.core.svg import ACCENT, CARD, GOLD, INK, LINE, MUTED, SANS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 384
ICE, FIRE = "#1d4e89", "#b3361f"
VARIABLES = {
    INK: "ink", CARD: "card", LINE: "line", MUTED: "muted", ACCENT: "accent", GOLD: "gold",
    ICE: "ice", FIRE: "fire",
}  # fmt: skip
_STYLE: dict[Any, Any] = {
    "figure.dpi": 72,  # a point is a pixel
    "savefig.dpi": 144,
    "figure.facecolor": CARD,
    "axes.facecolor": "none",
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.labelsize": 12,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "font.size": 13,
    "font.family": "DejaVu Sans",  # comes with matplotlib, so that the layout is the same anywhere
    "grid.color": LINE,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelsize": 12,
    "ytick.labelsize": 12,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "xtick.major.pad": 7,
    "svg.fonttype": "none",
    "text.parse_math": False,
}


@dataclass(frozen=True)
class Plot:
    """A figure with its name for files, its words for readers, and how it is drawn."""

    name: str
    title: str  # by itself
    caption: str  # under the heading of its part of a page
    description: str
    height: float
    draw: Callable[[Axes], None]
    width: float = WIDTH

    def svg(self) -> str:
        """The figure as a file of its own."""
        drawn = self._saved("svg").decode()
        return f"{self._opening(drawn)}{_body(drawn, self.name)}</svg>\n"

    def inline(self) -> str:
        """The figure as a part of a page that defines the variables."""
        text = self.svg().strip()
        for colour, variable in VARIABLES.items():
            text = text.replace(colour, f"var(--{variable})")
        return text

    def png(self) -> bytes:
        return self._saved("png")

    def _opening(self, drawn: str) -> str:
        box = re.search(r'viewBox="([^"]*)"', drawn)
        assert box is not None
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="{box[1]}" width="{self.width:g}" height="{self.height:g}" role="img" '
            f'font-family="{escape(SANS)}" stroke-linejoin="round" '
            f'aria-labelledby="{self.name}-title {self.name}-desc">'
            f'<title id="{self.name}-title">{escape(self.title)}</title>'
            f'<desc id="{self.name}-desc">{escape(self.description)}</desc>'
        )

    def _saved(self, kind: str) -> bytes:
        import matplotlib as mpl
        from matplotlib.figure import Figure

        with mpl.rc_context({**_STYLE, "svg.hashsalt": self.name}):
            figure: Figure = Figure(figsize=(self.width / 72, self.height / 72))
            self.draw(figure.add_axes((0, 0, 1, 1)))
            file = io.BytesIO()
            unsigned = {"Date": None, "Creator": None} if kind == "svg" else {"Software": None}
            figure.savefig(file, format=kind, metadata=unsigned)
        return file.getvalue()


def _body(drawn: str, name: str) -> str:
    """What is inside a drawing of matplotlib, with ids that no other figure of a page has."""
    # Its style sheet would rule the whole page; the opening tag says the same of the figure alone.
    body = drawn[drawn.index("</defs>") + len("</defs>") : drawn.rindex("</svg>")]
    used = set(re.findall(r'(?:url\(#|href="#)([^)"]+)', body))
    body = re.sub(r' id="([^"]+)"', lambda found: found[0] if found[1] in used else "", body)
    body = re.sub(r'( id="|url\(#|href="#)', rf"\g<1>{name}-", body)
    body = re.sub(
        r" transform=\"rotate\(-0 [^)]*\)\"| font-family: 'DejaVu Sans'[^;\"]*;", "", body
    )
    # A hundredth of a pixel is fine enough, and makes pages smaller.
    body = re.sub(r' d="[^"]*"', lambda path: re.sub(r"(\.\d\d)\d+", r"\1", path[0]), body)
    return re.sub(r"\s*\n\s*", "\n", body)


def in_pixels(axes: Axes, width: float, height: float) -> None:
    """Make the axes a sheet to draw on, from the upper left corner."""
    axes.set_axis_off()
    axes.set_xlim(0, width)
    axes.set_ylim(height, 0)
