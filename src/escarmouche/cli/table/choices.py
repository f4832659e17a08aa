"""The choices that are not on the board, as a row of chips under it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.geometry import Offset, Region
from textual.reactive import reactive

from escarmouche.core.terminal.board import Touchable, Touched


class Choices(Touchable):
    DEFAULT_CSS = """
    Choices { height: auto; max-height: 40%; padding: 0 1; }
    Choices > .choices--chip { background: $surface; }
    Choices > .choices--cursor { background: $primary; color: $background; text-style: bold; }
    """
    COMPONENT_CLASSES: ClassVar = {"choices--chip", "choices--cursor"}
    BINDINGS: ClassVar = [("left,up", "move(-1)"), ("right,down", "move(1)")]

    cursor = reactive(0)

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.steps: list[str] = []
        self._labels: list[Text] = []

    def show(self, steps: list[str], labels: list[Text]) -> None:
        if (steps, labels) == (self.steps, self._labels) and self.display == bool(steps):
            return
        self.steps, self._labels = steps, labels
        self.cursor = min(self.cursor, max(0, len(steps) - 1))
        self.display = bool(steps)
        self.refresh(layout=True)

    def _places(self, width: int) -> list[Region]:
        """Where each chip is, in lines no longer than `width`."""
        places, x, y = [], 0, 0
        for label in self._labels:
            size = label.cell_len + 4
            if x and x + size > width:
                x, y = 0, y + 1
            places.append(Region(x, y, size, 1))
            x += size + 1
        return places

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        places = self._places(width)
        return places[-1].bottom if places else 0

    def _visible(self) -> list[tuple[int, Region]]:
        """Each chip with its number that there is room for, around the one of the cursor."""
        width, height = self.content_size
        places = self._places(width)
        if not places or not height:
            return []
        top = min(places[self.cursor].y - height // 2, places[-1].bottom - height)
        window = Region(0, max(0, top), width, height)
        return [
            (number, place.translate(Offset(0, -window.y)))
            for number, place in enumerate(places)
            if window.y <= place.y < window.bottom
        ]

    def render(self) -> Text:
        text = Text(no_wrap=True)
        line = 0
        for number, place in self._visible():
            label = self._labels[number]
            if place.y != line:
                text.append("\n")
                line = place.y
            current = number == self.cursor and self.has_focus
            style = self.get_component_rich_style(f"choices--{'cursor' if current else 'chip'}")
            left, right = ("▸ ", " ◂") if current else ("  ", "  ")
            chip = Text.assemble(left, label.plain if current else label, right)
            chip.stylize_before(style)
            text.append_text(chip).append(" ")
        return text

    def action_move(self, by: int) -> None:
        if self.steps:
            self.cursor = (self.cursor + by) % len(self.steps)

    def action_touch(self) -> None:
        if self.steps:
            self.post_message(Touched(self.steps[self.cursor]))

    def on_click(self, event: events.Click) -> None:
        place = event.get_content_offset(self)
        for number, region in self._visible():
            if place is not None and region.contains_point(Offset(*place)):
                self.cursor = number
                self.action_touch()
