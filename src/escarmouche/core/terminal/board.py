"""A board on the screen: a canvas of characters, and regions with names that can be touched.

A game's own board, `TerminalBoard` in the `terminal.py` of its folder, says where its regions are
and paints what stands in them. Everything that is the same for every board is here: the cursor, the
marks, the mouse; and the board of a game that brings none, which writes the position as text.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.geometry import Offset, Region
from textual.message import Message
from textual.widget import Widget

from escarmouche.core.terminal.palette import NIGHT, PAPER, Palette

# Marks beside a piece, so that nothing is said by colour alone.
OFFERED, CHOSEN, LAST = "○", "◉", "◆"


class Canvas:
    """A rectangle of characters, each with a colour and a background; it cuts what is outside."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.width, self.height, self.palette = width, height, palette
        self._cells = [[(" ", palette.ink, palette.paper)] * width for _ in range(height)]

    def fill(self, region: Region, background: str) -> None:
        inside = region.intersection(Region(0, 0, self.width, self.height))
        for y in range(inside.y, inside.bottom):
            for x in range(inside.x, inside.right):
                self._cells[y][x] = (" ", self.palette.ink, background)

    def write(self, x: int, y: int, text: str, colour: str, *, bold: bool = False) -> None:
        """Write over what is there; blanks in the text leave it as it is."""
        if not 0 <= y < self.height:
            return
        for at, character in enumerate(text, x):
            if character != " " and 0 <= at < self.width:
                background = self._cells[y][at][2]
                self._cells[y][at] = (character, f"bold {colour}" if bold else colour, background)

    def frame(self, region: Region, signs: str, colour: str, *, bold: bool = False) -> None:
        """A frame; the signs are ┌ ─ ┐ │ └ ┘ in this order."""
        left, top, right, bottom = region.x, region.y, region.right - 1, region.bottom - 1
        across = signs[1] * (region.width - 2)
        self.write(left, top, signs[0] + across + signs[2], colour, bold=bold)
        for y in range(top + 1, bottom):
            self.write(left, y, signs[3], colour, bold=bold)
            self.write(right, y, signs[3], colour, bold=bold)
        self.write(left, bottom, signs[4] + across + signs[5], colour, bold=bold)

    def text(self) -> Text:
        text = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                text.append("\n")
            for (colour, background), run in groupby(row, lambda cell: cell[1:]):
                text.append("".join(cell[0] for cell in run), f"{colour} on {background}")
        return text


@dataclass(frozen=True)
class Scene:
    """What a board shows: a view of the position, and what the hand may do with it."""

    view: dict[str, Any]
    text: str
    offered: Collection[str] = ()
    chosen: Collection[str] = ()
    last: Collection[str] = ()


# Keys without a word in the footer: there is none for them.
ARROWS: list[BindingType] = [
    ("up", "move(0, -1)"),
    ("down", "move(0, 1)"),
    ("left", "move(-1, 0)"),
    ("right", "move(1, 0)"),
]


class Touched(Message):
    """Something was clicked, or Enter pressed on it."""

    def __init__(self, step: str) -> None:
        super().__init__()
        self.step = step


class Touchable(Widget, can_focus=True):
    """Something with a cursor, which is drawn while it has the focus."""

    BINDINGS: ClassVar = [("enter,space", "touch")]

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()


class Board(Touchable):
    """The base of every game's board, and the board of a game without one of its own."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"
    BINDINGS: ClassVar = ARROWS

    def __init__(self, language: str = "en", near: int = 0) -> None:
        """A board with words in a language, and with a seat nearest to the eye."""
        super().__init__(id="board")
        self.language = language
        self.near = near
        self.scene: Scene | None = None
        self.cursor = ""

    # What a game's own board says

    def names(self, view: dict[str, Any]) -> Collection[str]:
        """Every region that can be touched; the first is where the cursor begins."""
        return ()

    def regions(self, view: dict[str, Any], width: int, height: int) -> dict[str, Region]:
        """Where each region is when there is so much room."""
        return {}

    def paint(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        """Draw the position."""
        lines = list(_lines(scene.text, canvas.width))
        label = max((len(name) for name, _ in lines), default=0)
        top = max(0, (canvas.height - len(lines)) // 2)
        width = max((label + 2 + len(words) for _, words in lines), default=0)
        left = max(0, (canvas.width - width) // 2)
        for y, (name, words) in enumerate(lines, top):
            canvas.write(left, y, name, canvas.palette.muted)
            canvas.write(left + label + 2, y, words, canvas.palette.ink, bold=True)

    def emblem(self, seat: int, palette: Palette) -> Text:
        """The sign of a seat."""
        return Text("■□"[seat], f"bold {palette.ink}")

    def account(self, view: dict[str, Any], seat: int, room: int, palette: Palette) -> Text:
        """What the bar of a seat tells about it, in so many columns: dice in hand, points."""
        return Text()

    def label(self, step: str, palette: Palette) -> Text:
        """A step that is not on the board, as the list of choices shows it."""
        return Text(step)

    # What all share

    @property
    def palette(self) -> Palette:
        return NIGHT if self.app.current_theme.dark else PAPER

    def show(self, scene: Scene) -> None:
        self.scene = scene
        names = self.names(scene.view)
        if self.cursor not in names:
            self.cursor = next(iter(names), "")
        self.refresh()

    def places(self) -> dict[str, Region]:
        """Where each region is now; none if there is no room for the board."""
        if self.scene is None:
            return {}
        regions = self.regions(self.scene.view, self.size.width, self.size.height)
        room = Region(0, 0, self.size.width, self.size.height)
        return regions if all(room.contains_region(each) for each in regions.values()) else {}

    def render(self) -> Text:
        canvas = Canvas(max(1, self.size.width), max(1, self.size.height), self.palette)
        regions = self.places()
        if self.scene and (regions or not self.names(self.scene.view)):
            self.paint(canvas, self.scene, regions)
            self.paint_marks(canvas, self.scene, regions)
            if self.has_focus and regions:
                self.paint_cursor(canvas, regions[self.cursor])
        return canvas.text()

    def paint_marks(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        for name, region in regions.items():
            if name in scene.last:
                canvas.write(region.x, region.y, LAST, self.palette.gold)
            mark = CHOSEN if name in scene.chosen else OFFERED if name in scene.offered else " "
            canvas.write(region.right - 1, region.y, mark, self.palette.accent, bold=True)

    def paint_cursor(self, canvas: Canvas, region: Region) -> None:
        for y in range(region.y, region.bottom):
            canvas.write(region.x - 1, y, "▐", self.palette.accent)
            canvas.write(region.right, y, "▌", self.palette.accent)

    def ahead(self, name: str, dx: int, dy: int) -> str | None:
        """The nearest region in a direction."""
        regions = self.places()
        if name not in regions:
            return None
        here = regions[name].center
        found = {}
        for other, region in regions.items():
            x, y = region.center[0] - here[0], (region.center[1] - here[1]) * 2
            along, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if along > 0 and (aside <= along or dy):
                found[other] = along + 2 * aside
        return min(found, key=found.__getitem__) if found else None

    def action_move(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest region in a direction."""
        self.cursor = self.ahead(self.cursor, dx, dy) or self.cursor
        self.refresh()

    def action_touch(self) -> None:
        if self.cursor:
            self.post_message(Touched(self.cursor))

    def on_click(self, event: events.Click) -> None:
        for name, region in self.places().items():
            if region.contains_point(Offset(event.x, event.y)):
                self.cursor = name
                self.action_touch()


def _lines(text: str, width: int) -> Iterator[tuple[str, str]]:
    """A position as lines: each field under its name, its rows (`…/…`) below each other.

    >>> list(_lines("board=x-o/-x-/--o turn=x", 40))
    [('board', 'x-o'), ('', '-x-'), ('', '--o'), ('turn', 'x')]
    """
    for field in text.split():
        name, _, value = field.rpartition("=")
        room = max(8, width - len(name) - 4)
        for row in value.split("/"):
            for at in range(0, max(1, len(row)), room):
                yield name, row[at : at + room]
                name = ""
