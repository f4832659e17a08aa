"""The screen of the table: board, bars, log, and the referee's sentence under the board."""

from __future__ import annotations

from typing import cast

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, Static

from escarmouche.cli.table import wording
from escarmouche.cli.table.choices import Choices
from escarmouche.cli.table.session import Session
from escarmouche.core.game import Game
from escarmouche.core.terminal.board import Board, Scene
from escarmouche.core.terminal.palette import THEMES
from escarmouche.core.texts import Message, say
from escarmouche.core.vocabulary import Event


def board_of(game: Game) -> type[Board]:
    """The board that a game brings in its folder, else the one that writes any position."""
    own = game.rules.has("terminal")
    return cast(type[Board], game.rules.sibling("terminal").TerminalBoard) if own else Board


class TableScreen(App[None]):
    """Shows a session; what hands do with it is `TableApp`."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""  # `update_table` knows where the next decision is
    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (30, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session, language: str) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.ruling: Event | None = None  # the last refusal, until something happens
        self.typing_dice = session.dice is None
        self._written: dict[str, Text] = {}
        for each in THEMES:
            self.register_theme(each)
        self.theme = "paper"

    def say(self, message: str, **arguments: object) -> str:
        return say(message, self.language, **arguments)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="main"):
            with Vertical(id="table"):
                yield Static(id="theirs", classes="bar")
                yield board_of(self.session.game)(self.language, self.session.near)
                yield Static(id="ours", classes="bar")
            with VerticalScroll(id="side", can_focus=False) as side:
                side.border_title = self.say("table-log")
                yield Static(id="log")
        yield Static(id="referee")
        yield Choices()
        yield Input(id="command")
        yield Footer()

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def update_table(self) -> None:
        session, board, palette = self.session, self.board, self.board.palette
        offered = session.offered()
        shown = session.shown
        names = board.names(shown.view)
        on_board = [step for step in offered if step in names]
        aside = [step for step in offered if step not in names]
        board.show(Scene(shown.view, shown.text, on_board, session.chosen, session.last_steps()))
        self._put("#title", wording.title(session, palette, self.language))
        ours = session.near
        width = self.query_one("#table").size.width - 2
        for place, seat in (("#ours", ours), ("#theirs", 1 - ours)):
            self.query_one(place).set_class(session.shown.actor == seat, "-turn")
            self._put(place, wording.bar(session, board, seat, palette, self.language, width))
        self._put("#log", wording.log(session, palette, self.language))
        side = self.query_one("#side")
        self.call_after_refresh(side.scroll_end, animate=False)
        self._put("#referee", wording.referee(session, self.ruling, palette, self.language))
        choices = self.query_one(Choices)
        choices.show(aside, [board.label(step, palette) for step in aside])
        command = self.query_one("#command", Input)
        asks_dice = session.person_decides and session.position.is_chance and len(aside) > 1
        if self.typing_dice and asks_dice:
            self.open_command("table-type-dice", example=" ".join(aside[:3]))
        elif command.display and (not command.value or session.is_over):
            command.display = False
        self.refresh_bindings()
        if command.display:
            return
        if on_board and session.person_decides:
            board.focus()
        elif aside:
            choices.focus()
        elif not session.replay:
            board.focus()

    def _put(self, place: str, text: Text) -> None:
        """Write a text in its place, if it is not what stands there."""
        if self._written.get(place) != text:
            self._written[place] = text
            self.query_one(place, Static).update(text, layout=place in ("#log", "#referee"))

    def rule_out(self, ruling: Event | None) -> None:
        """Say under the board why something was not done."""
        self.ruling = ruling
        self.update_table()

    def refuse(self, message: str, **arguments: object) -> None:
        self.rule_out(Event("", Message(message, arguments)))

    def open_command(self, placeholder: str, **arguments: object) -> None:
        command = self.query_one("#command", Input)
        command.placeholder = self.say(placeholder, **arguments)
        command.display = True
        command.focus()

    def on_resize(self) -> None:
        if self.query(Board):
            self.call_after_refresh(self.update_table)
