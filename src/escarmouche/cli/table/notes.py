"""Small sheets laid over the table: a text to read, a line to write."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

_SHEET = """
    { align: center middle; }
    .sheet { width: 64; max-width: 90%; height: auto; max-height: 90%; padding: 1 2;
             background: $surface; border: round $primary; border-title-color: $primary; }
"""


class Note(ModalScreen[None]):
    """Something to read; Enter or Escape lays it aside."""

    AUTO_FOCUS = ".sheet"
    DEFAULT_CSS = "Note" + _SHEET
    BINDINGS: ClassVar = [("enter,escape,space,q", "dismiss")]

    def __init__(self, title: str, body: str | Text, *, opaque: bool = False) -> None:
        super().__init__()
        self._title, self._body = title, body
        if opaque:  # nothing of the table shows through
            self.styles.background = "#14171d"

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._title
            yield Static(self._body, markup=False)


class Ask(ModalScreen[str | None]):
    """A line to write; Escape gives none."""

    AUTO_FOCUS = "Input"
    DEFAULT_CSS = "Ask" + _SHEET
    BINDINGS: ClassVar = [("escape", "dismiss(None)")]

    def __init__(self, question: str, value: str) -> None:
        super().__init__()
        self._question, self._value = question, value

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._question
            yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()  # this line is no move
        self.dismiss(event.value.strip() or None)
