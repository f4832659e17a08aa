"""`escarmouche play`: sit down at the terminal table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.core.errors import InputError
from escarmouche.core.files import check_place

if TYPE_CHECKING:
    from escarmouche.cli.table.opening import Wishes
    from escarmouche.cli.table.session import Session

Word = str | None
File = Path | None


def play(
    game: Annotated[Word, typer.Argument(metavar="GAME", help=text("play-help-game"))] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help=text("cli-help-option")),
    ] = None,
    opponent: Annotated[Word, typer.Option(help=text("play-help-opponent"))] = None,
    seat: Annotated[Word, typer.Option(help=text("play-help-seat"))] = None,
    dice: Annotated[Word, typer.Option(help=text("play-help-dice"))] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=10**18 - 1, help=text("play-help-seed")),
    ] = None,
    position: Annotated[
        Word, typer.Option("--position", "-p", metavar="TEXT", help=text("cli-help-position"))
    ] = None,
    load: Annotated[File, typer.Option(help=text("play-help-load"))] = None,
    save: Annotated[File, typer.Option(help=text("play-help-save"))] = None,
) -> None:
    from escarmouche.cli.table.opening import Wishes

    wishes = Wishes(output.options_of(option), opponent, seat, dice, seed, position)
    if save:
        check_place(save)
    session = _session(game, load, wishes)
    if session is None:
        return
    _check_terminal()
    from escarmouche.cli.table.app import TableApp

    TableApp(session, output.language(), save=save or load).run()


def _session(game: str | None, load: Path | None, wishes: Wishes) -> Session | None:
    """The game to be played; None if the start screen was left."""
    from escarmouche.cli.table.opening import Wishes, loaded_session, new_session

    if load:
        given = {"GAME": game, "--option": wishes.options, "--position": wishes.position}
        extra = [name for name, value in given.items() if value]
        if extra:
            raise InputError("error-load-alone", given=", ".join(extra))
        record_text = output.read_text(load)
        with output.preparing():
            return loaded_session(record_text, wishes)
    from escarmouche import catalog

    if game:
        with output.preparing():
            return new_session(catalog.game(game), wishes)
    if wishes != Wishes():
        raise InputError("error-play-game", known=", ".join(catalog.GAMES))
    _check_terminal()
    with output.preparing():
        games = catalog.games()
    from escarmouche.cli.table.start import StartApp

    chosen = StartApp(games, output.language()).run()
    return new_session(*chosen) if chosen else None


def _check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise InputError("error-no-terminal")
