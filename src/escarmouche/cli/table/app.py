"""The terminal table: board, bars, log, and the referee's sentence under the board."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, Static

from escarmouche.cli.table import wording
from escarmouche.cli.table.board import Board, Scene, Touched
from escarmouche.cli.table.boards import BOARDS
from escarmouche.cli.table.choices import Choices
from escarmouche.cli.table.notes import Ask, Note
from escarmouche.cli.table.palette import THEMES
from escarmouche.cli.table.saving import write_file
from escarmouche.cli.table.session import Session
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game import Event
from escarmouche.core.rulebook import rulebook
from escarmouche.core.texts import Message, say

# Seconds that a die falls and that a program waits at least, so that the eye can follow.
DIE_SECONDS, THINKING_SECONDS = 0.03, 0.45

KEYS = {
    "u": "undo",
    "s": "save",
    "slash": "type",
    "r": "rule",
    "d": "night",
    "question_mark": "help",
    "q": "leave",
}
HIDDEN_KEYS = {
    "escape": "release",
    "pageup": "look(-1)",
    "pagedown": "look(1)",
    "left": "step(-1)",
    "right": "step(1)",
    "home": "step(-10000)",
    "end": "step(10000)",
}


class TableApp(App[None]):
    """One game at the terminal table."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""  # `update_table` knows where the next decision is
    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (72, "-wide")]  # noqa: RUF012

    def __init__(
        self,
        session: Session,
        language: str = "en",
        *,
        save: Path | None = None,
        pace: float = 1.0,
    ) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.file = save
        self.pace = pace
        self.ruling: Event | None = None  # the last refusal, until something happens
        self._typing_dice = session.dice is None
        self._leaving = False
        self._written: dict[str, Text] = {}
        for each in THEMES:
            self.register_theme(each)
        self.theme = "paper"
        for key, action in KEYS.items():
            self.bind(key, action, description=self.say(f"table-key-{action}"))
        for key, action in HIDDEN_KEYS.items():
            self.bind(key, action, show=False)

    def say(self, message: str, **arguments: object) -> str:
        return say(message, self.language, **arguments)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="main"):
            with Vertical(id="table"):
                yield Static(id="theirs", classes="bar")
                yield BOARDS[self.session.game.name]()
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

    def on_mount(self) -> None:
        self.title = self.session.game.title.text(self.language)
        self.board.can_focus = self.query_one(Choices).can_focus = not self.session.replay
        self.query_one("#command").display = False
        self.run_game()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """A replay only shows: it takes nothing back and keeps nothing."""
        return not (self.session.replay and action in ("undo", "save", "type"))

    # The game goes on by itself until a person has to decide

    @work(exclusive=True)
    async def run_game(self) -> None:
        session = self.session
        while True:
            self.update_table()
            if session.replay or not session.is_live:
                return
            if session.dice_fall:
                await asyncio.sleep(DIE_SECONDS * self.pace)
                session.roll()
            elif session.thinker is not None:
                shown = session.position.hide(session.position.actor)
                move, _ = await asyncio.gather(
                    asyncio.to_thread(session.thinker.choose, shown),
                    asyncio.sleep(THINKING_SECONDS * self.pace),
                )
                session.play(move)
            else:
                break
        if session.handover is not None:
            await self._hand_over(session.handover)
        elif session.position.is_over and self.file and not session.is_saved:
            self._write(self.file)

    async def _hand_over(self, seat: int) -> None:
        name = self.session.game.seat_name(seat).text(self.language)
        title = self.say("table-handover-title", seat=name)
        await self.push_screen_wait(Note(title, self.say("table-handover", seat=name), opaque=True))
        self.session.holder = seat
        self.update_table()

    # What the screen shows

    def update_table(self) -> None:
        session, board, palette = self.session, self.board, self.board.palette
        offered = session.offered()
        view = session.shown.view
        names = board.names(view)
        on_board = [step for step in offered if step in names]
        aside = [step for step in offered if step not in names]
        board.show(Scene(view, on_board, session.chosen, session.last_steps()))
        self._put("#title", wording.title(session, palette, self.language))
        ours = session.persons[0] if len(session.persons) == 1 else 0
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
        if self._typing_dice and asks_dice:
            self._open_command("table-type-dice")
        elif command.display and (not command.value or session.position.is_over):
            command.display = False
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

    def _went_on(self) -> None:
        """Something was done: forget what was said about what went before."""
        self.ruling = None
        self._leaving = False

    def rule_out(self, ruling: Event | None) -> None:
        """Say under the board why something was not done."""
        self.ruling = ruling
        self.update_table()

    def refuse(self, message: str, **arguments: object) -> None:
        self.rule_out(Event("", Message(message, arguments)))

    # What hands do

    def on_touched(self, event: Touched) -> None:
        self.touch(event.step)

    def on_key(self, event: events.Key) -> None:
        """A digit, or a letter, takes the choice of that name."""
        if event.character in self.session.offered():
            event.stop()
            self.touch(event.character)

    def touch(self, step: str) -> None:
        session = self.session
        attempt = self.board.spell((*session.chosen, step))
        moves = len(session.record.moves)
        if session.touch(step):
            self._went_on()
            if len(session.record.moves) > moves:
                self.run_game()
            else:
                self.update_table()
        elif session.person_decides:
            objection = session.position.why_not(attempt) if attempt else None
            if objection is None:
                prompt = session.shown.prompt
                arguments = {"step": step, "prompt": prompt.message}
                objection = Event(prompt.rule, Message("table-not-offered", arguments))
            self.rule_out(objection)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            return
        try:
            self.session.write(event.value)
        except EscarmoucheError as error:
            rule = getattr(error, "rule", "")
            message = error.message.arguments.get("sentence", error.message)
            assert isinstance(message, Message)
            self.rule_out(Event(rule, message))
            return
        self._went_on()
        event.input.value = ""
        event.input.display = False
        self.run_game()

    def _open_command(self, placeholder: str) -> None:
        command = self.query_one("#command", Input)
        command.placeholder = self.say(placeholder)
        command.display = True
        command.focus()

    def action_type(self) -> None:
        self._typing_dice = self.session.dice is None
        self._open_command("table-type-move")

    def action_release(self) -> None:
        """Leave the line, the past or the selection, whichever is in hand."""
        command = self.query_one("#command", Input)
        self._went_on()
        if command.display:
            command.value = ""
            command.display = False
            self._typing_dice = False
        elif not self.session.is_live and not self.session.replay:
            self.session.look(len(self.session.record.moves))
            self.run_game()
            return
        else:
            self.session.leave()
        self.update_table()

    def action_undo(self) -> None:
        if self.session.undo():
            self._went_on()
            self.run_game()
        else:
            self.refuse("table-no-undo")

    def action_look(self, by: int) -> None:
        """Look at earlier positions of the game, or come back."""
        self._went_on()
        self.session.look(self.session.at + by)
        self.run_game()

    def action_step(self, by: int) -> None:
        if self.session.replay:
            self.action_look(by)

    def action_look_at(self, number: int) -> None:
        self.session.look(number)
        self.run_game()

    def action_night(self) -> None:
        self.theme = "paper" if self.current_theme.dark else "night"
        self.update_table()

    def action_help(self) -> None:
        self.push_screen(Note(self.say("table-help-title"), self.say("table-help")))

    def action_rule(self) -> None:
        """The text of the rule that the referee spoke of last."""
        ruling = self.ruling or self.session.shown.prompt
        self.action_show_rule(ruling.rule or self.session.shown.prompt.rule)

    def action_show_rule(self, rule_id: str) -> None:
        rule = rulebook(self.session.game.name)[rule_id]
        body = Text.assemble(
            rule.text(self.language), "\n\n", (rule.origin(self.language), "italic")
        )
        self.push_screen(Note(rule.id, body))

    def action_save(self) -> None:
        if self.file:
            self._write(self.file)
        else:
            name = f"{self.session.game.name}.txt"
            self.push_screen(Ask(self.say("table-save-name"), name), self._save_as)

    def _save_as(self, name: str | None) -> None:
        if name is None:
            return
        path = Path(name).expanduser()
        if path.exists():
            self.refuse("table-file-exists", file=name)
        elif self._write(path):
            self.file = path

    def _write(self, path: Path) -> bool:
        try:
            write_file(self.session, path)
        except EscarmoucheError as error:
            self.rule_out(Event("", error.message))
            return False
        self._leaving = False
        self.refuse("table-saved", file=str(path))
        return True

    def action_leave(self) -> None:
        if self.file and not self.session.is_saved:
            if self._write(self.file):
                self.exit()
        elif self.session.is_saved or self._leaving:
            self.exit()
        else:
            self._leaving = True
            self.refuse("table-leave")

    def action_help_quit(self) -> None:
        """Ctrl+C leaves like `q`."""
        self.action_leave()

    def on_resize(self) -> None:
        if self.query(Board):
            self.call_after_refresh(self.update_table)
