"""A game at the terminal table: how it goes on, and what hands do."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.widgets import Input

from escarmouche.cli.table.choices import Choices
from escarmouche.cli.table.notes import Ask, Note
from escarmouche.cli.table.opening import rematch
from escarmouche.cli.table.players import answer
from escarmouche.cli.table.saving import write_file
from escarmouche.cli.table.screen import TableScreen
from escarmouche.cli.table.session import Session
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.rulebook import rulebook
from escarmouche.core.terminal.board import Touched
from escarmouche.core.texts import Message
from escarmouche.core.vocabulary import Event

# Seconds that a die falls and that a program waits at least, so that the eye can follow.
DIE_SECONDS, THINKING_SECONDS = 0.03, 0.45

KEYS = {
    "u": "undo",
    "s": "save",
    "slash": "type",
    "r": "rule",
    "x": "resign",
    "n": "rematch",
    "question_mark": "help",
    "q": "leave",
}
HIDDEN_KEYS = {
    "d": "night",
    "escape": "release",
    "pageup": "look(-1)",
    "pagedown": "look(1)",
    "left": "step(-1)",
    "right": "step(1)",
    "home": "step(-10000)",
    "end": "step(10000)",
}


class TableApp(TableScreen):
    """One game at the terminal table, and its rematches."""

    def __init__(
        self,
        session: Session,
        language: str = "en",
        *,
        save: Path | None = None,
        pace: float = 1.0,
    ) -> None:
        super().__init__(session, language)
        self.file = save
        self.pace = pace
        for key, action in KEYS.items():
            self.bind(key, action, description=self.say(f"table-key-{action}"))
        for key, action in HIDDEN_KEYS.items():
            self.bind(key, action, show=False)

    def on_mount(self) -> None:
        self.title = self.session.game.title.text(self.language)
        self.board.can_focus = self.query_one(Choices).can_focus = not self.session.replay
        self.query_one("#command").display = False
        self.run_game()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """A replay only shows: it takes nothing back and keeps nothing."""
        session = self.session
        if action == "rematch":
            return session.is_over and not session.replay
        if action == "resign":
            return not session.is_over
        return not (session.replay and action in ("undo", "save", "type"))

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
                # How long secret choices take would tell how many there are.
                pause = 0 if shown.hidden else THINKING_SECONDS * self.pace
                move, _ = await asyncio.gather(answer(session.thinker, shown), asyncio.sleep(pause))
                session.play(move)
            else:
                break
        if session.handover is not None:
            await self._hand_over(session.handover)
        elif session.is_over and self.file and not session.is_saved:
            self._write(self.file)

    async def _hand_over(self, seat: int) -> None:
        name = self.session.game.seat_name(seat).text(self.language)
        title = self.say("table-handover-title", seat=name)
        await self.push_screen_wait(Note(title, self.say("table-handover", seat=name), opaque=True))
        self.session.holder = seat
        self.update_table()

    def _went_on(self) -> None:
        """Something was done: forget what was said about what went before."""
        self.ruling = None

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
        tried = (*session.chosen, step)
        moves = len(session.record.moves)
        if session.touch(step):
            self._went_on()
            if len(session.record.moves) > moves:
                self.run_game()
            else:
                self.update_table()
        elif session.person_decides:
            objection = session.position.why_not_steps(tried)
            if objection is None:
                prompt = session.shown.prompt
                label = self.board.label(step, self.board.palette).plain
                arguments = {"step": label, "prompt": prompt.message}
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

    def action_type(self) -> None:
        self.typing_dice = self.session.dice is None
        self.open_command("table-type-move")

    def action_release(self) -> None:
        """Leave the line, the past or the selection, whichever is in hand."""
        command = self.query_one("#command", Input)
        self._went_on()
        if command.display:
            command.value = ""
            command.display = False
            self.typing_dice = False
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
        self.session.walk(by)
        self.run_game()

    def action_step(self, by: int) -> None:
        if self.session.replay:
            self.action_look(by)

    def action_look_at(self, at: int) -> None:
        self.session.look(at)
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
        self.refuse("table-saved", file=str(path))
        return True

    def action_leave(self) -> None:
        if self.file and not self.session.is_saved:
            if self._write(self.file):
                self.exit()
        elif self.session.is_saved or self._confirmed("table-leave"):
            self.exit()

    def action_resign(self) -> None:
        seat = self.session.resigner
        if seat is None:
            self.refuse("table-no-resign")
        elif self._confirmed("table-resign", seat=self.session.game.seat_name(seat)):
            self.session.resign(seat)
            self._went_on()
            self.run_game()

    def action_rematch(self) -> None:
        if self.session.is_saved or self._confirmed("table-rematch"):
            self.session = rematch(self.session)
            self.file = None  # which holds the game before
            self.typing_dice = self.session.dice is None
            self._went_on()
            self.run_game()

    def _confirmed(self, question: str, **arguments: object) -> bool:
        """Whether this question stands on the screen already; else it is put there."""
        asked = Event("", Message(question, arguments))
        if self.ruling == asked:
            return True
        self.rule_out(asked)
        return False

    def action_help_quit(self) -> None:
        """Ctrl+C leaves like `q`."""
        self.action_leave()
