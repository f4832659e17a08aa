"""Hands for the tests: they sit at a table and press keys until something is taken."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rich.text import Text
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input, Static

from escarmouche import catalog
from escarmouche.cli.table.app import TableApp
from escarmouche.cli.table.choices import Choices
from escarmouche.cli.table.opening import Wishes, new_session
from escarmouche.cli.table.session import Session
from escarmouche.core.terminal.board import Board

Hand = Pilot[None]
FORCED = "arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire"


def session(position: str | None = None, game: str = "dragons", **wishes: object) -> Session:
    """A game against the random player with dice of seed 1, unless wished otherwise."""
    wishes = {"seed": 1, "opponent": "random", "position": position, **wishes}
    if wishes.get("dice") in ("fair", "typed"):
        wishes["seed"] = None
    return new_session(catalog.game(game), Wishes(**wishes))  # type: ignore[arg-type]


@asynccontextmanager
async def at_table(
    game: Session,
    language: str = "en",
    size: tuple[int, int] = (100, 40),
    save: Path | None = None,
) -> AsyncIterator[Hand]:
    app = TableApp(game, language, save=save, pace=0)
    async with app.run_test(size=size) as hand:
        await settled(hand)
        yield hand


@asynccontextmanager
async def two_people(position: str | None = None) -> AsyncIterator[tuple[Session, Hand]]:
    """A game of Dragons whose seats are both played by whoever presses the keys."""
    game = session(position or FORCED, opponent="human")
    async with at_table(game) as hand:
        yield game, hand


def table(hand: Hand) -> TableApp:
    assert isinstance(hand.app, TableApp)
    return hand.app


async def settled(hand: Hand) -> None:
    """Wait until every widget has done its work and a person has to do something."""
    game = table(hand).session
    quiet = 0
    while quiet < 4:  # a key goes from the app to a widget, and its meaning comes back
        await hand.pause(0)
        waiting = game.dice_fall or game.thinker is not None
        quiet = 0 if waiting and game.is_live else quiet + 1


async def press(hand: Hand, *keys: str) -> None:
    """Press keys in one burst; the pilot's own would wait after each for an idle machine."""
    for key in keys:
        hand.app.post_message(events.Key(key, key if len(key) == 1 else None))
    await settled(hand)


async def write(hand: Hand, words: str) -> None:
    """Write a line where one is open, or after `/`."""
    app = table(hand)
    if not app.query_one("#command").display:
        await press(hand, "slash")
    app.query_one("#command", Input).value = words
    await press(hand, "enter")


async def take(hand: Hand, step: str) -> None:
    """Move the cursor to a step, on the board or beside it, and press Enter."""
    app = table(hand)
    keys: list[str] = []
    if step in app.board.places():
        if not app.board.has_focus:
            await press(hand, "tab")
        keys += way(app.board, step)
    else:
        choices = app.query_one(Choices)
        if not choices.has_focus:
            await press(hand, "tab")
        by = choices.steps.index(step) - choices.cursor
        keys += ["right" if by > 0 else "left"] * abs(by)
    await press(hand, *keys, "enter")


def way(board: Board, step: str) -> list[str]:
    """The fewest arrows from the cursor to a region."""
    arrows = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    ways: dict[str, list[str]] = {board.cursor: []}
    for name in (queue := [board.cursor]):
        if name == step:
            break
        for arrow, direction in arrows.items():
            if (other := board.ahead(name, *direction)) and other not in ways:
                ways[other] = [*ways[name], arrow]
                queue.append(other)
    return ways[step]


def nearest(hand: Hand, steps: list[str]) -> str:
    """The step that the fewest keys take; beside the board if there is one."""
    board = table(hand).board
    places = board.places()
    return min(steps, key=lambda step: len(way(board, step)) if step in places else 0)


def screen(hand: Hand) -> str:
    """The characters on the screen, without any colour."""
    strips = hand.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def said(hand: Hand) -> str:
    """The screen as one line of words."""
    return " ".join(screen(hand).split())


def logged(hand: Hand) -> str:
    """The log as one line of words."""
    content = table(hand).query_one("#log", Static).content
    assert isinstance(content, Text)
    return " ".join(content.plain.split())


def board(hand: Hand) -> Board:
    return table(hand).board
