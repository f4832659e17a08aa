"""The start screen: which game, how it is set up, against whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from escarmouche.cli.table.opening import Wishes
from escarmouche.cli.table.players import HUMAN, LEVELS, RANDOM, USUAL
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game import Game
from escarmouche.core.terminal.board import ARROWS
from escarmouche.core.terminal.palette import NIGHT, PAPER, THEMES, Palette
from escarmouche.core.texts import say


@dataclass(frozen=True)
class Line:
    """One thing to choose."""

    name: str
    title: str
    words: dict[str, str]  # by value
    note: str = ""


_TITLE = 22  # columns


class StartApp(App[tuple[Game, Wishes]]):
    """Returns the game and the wishes chosen, or None when left."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; align: center middle; }
    #sheet { width: 76; max-width: 100%; height: auto; padding: 1 2; background: $surface;
             border: round $primary; }
    """
    BINDINGS: ClassVar = [
        *ARROWS,
        ("tab", "move(0, 1)"),
        ("space", "move(1, 0)"),
        ("enter", "begin"),
        ("q,escape", "quit"),
    ]

    def __init__(self, games: list[Game], language: str = "en") -> None:
        super().__init__()
        self.games = games
        self.language = language
        self.at = 0
        self.chosen: dict[str, str] = {}
        self.refusal = ""  # why the game cannot begin like this
        for each in THEMES:
            self.register_theme(each)
        self.theme = "paper"

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = f"Escarmouche · {self._say('table-start-title')}"
            yield Static(id="lines")

    def on_mount(self) -> None:
        self._show()

    @property
    def game(self) -> Game:
        names = [game.name for game in self.games]
        return self.games[names.index(self.chosen.get("game", names[0]))]

    def lines(self) -> list[Line]:
        game = self.game
        seats = {seat: game.seat_name(at).text(self.language) for at, seat in enumerate(game.seats)}
        return [
            Line(
                "game",
                self._say("table-start-game"),
                {each.name: each.title.text(self.language) for each in self.games},
            ),
            *(
                Line(
                    f"option {option.name}",
                    game.option_name(option).text(self.language),
                    {
                        value: game.option_value(option, value).text(self.language)
                        for value in option.values
                    },
                    self._say(f"option-{game.name}-{option.name}"),
                )
                for option in game.options
                if option.values
            ),
            self._opponents(),
            Line("seat", self._say("table-start-seat"), seats),
            self._line("dice", ("fair", "typed")),
        ]

    def _opponents(self) -> Line:
        levels = {
            level: self._say(
                "table-start-opponent-level", level=level, name=self._say(f"level-{level}")
            )
            for level in LEVELS
        }
        others = self._line("opponent", (RANDOM, HUMAN))
        return Line(others.name, others.title, levels | others.words)

    def _line(self, name: str, values: tuple[str, ...]) -> Line:
        words = {value: self._say(f"table-start-{name}-{value}") for value in values}
        return Line(name, self._say(f"table-start-{name}"), words)

    def value(self, line: Line) -> str:
        defaults = {f"option {option.name}": option.default for option in self.game.options}
        defaults["opponent"] = USUAL
        value = self.chosen.get(line.name, defaults.get(line.name, ""))
        return value if value in line.words else next(iter(line.words))

    def wishes(self) -> Wishes:
        chosen = {line.name: self.value(line) for line in self.lines()}
        return Wishes(
            options={
                name.removeprefix("option "): value
                for name, value in chosen.items()
                if name.startswith("option ")
            },
            opponent=chosen["opponent"],
            seat=chosen["seat"],
            dice=chosen["dice"],
        )

    def action_move(self, dx: int, dy: int) -> None:
        """Go to another line, or turn to another value of this one."""
        self.at = (self.at + dy) % len(self.lines())
        if dx:
            line = self.lines()[self.at]
            self.refusal = ""
            values = list(line.words)
            at = values.index(self.value(line)) + dx
            self.chosen[line.name] = values[at % len(values)]
        self._show()

    def action_begin(self) -> None:
        wishes = self.wishes()
        try:
            self.game.new(**wishes.options)
        except EscarmoucheError as error:
            self.refusal = error.message.text(self.language)
            self._show()
        else:
            self.exit((self.game, wishes))

    def on_click(self, event: events.Click) -> None:
        row = event.screen_y - self.query_one("#lines").region.y
        if 0 <= row < len(self.lines()):
            self.at = row
            self.action_move(1, 0)

    def _show(self) -> None:
        palette = NIGHT if self.current_theme.dark else PAPER
        lines = self.lines()
        text = Text()
        for number, line in enumerate(lines):
            self._write(text, line, palette, current=number == self.at)
        note = lines[self.at].note
        text.append(f"\n{note}\n" if note else "\n", palette.muted)
        if self.refusal:
            text.append(f"\n▌ {self.refusal}\n", palette.gold)
        text.append("\n" + self._say("table-start-go"), palette.accent)
        self.query_one("#lines", Static).update(text)

    def _write(self, text: Text, line: Line, palette: Palette, *, current: bool) -> None:
        text.append("▶ " if current else "  ", palette.accent)
        text.append(f"{line.title:<{_TITLE}}", palette.muted)
        words = line.words[self.value(line)]
        text.append(f"◂ {words} ▸" if current else f"  {words}", f"bold {palette.ink}")
        text.append("\n")

    def _say(self, message: str, **arguments: object) -> str:
        return say(message, self.language, **arguments)
