"""`escarmouche play`: sit down at the terminal table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.core.errors import FileError, OptionError
from escarmouche.core.texts import preferred_language, say

if TYPE_CHECKING:
    from rich.status import Status

    from escarmouche.cli.table.opening import Wishes
    from escarmouche.cli.table.session import Session


def play(
    game: Annotated[str | None, typer.Argument(help="dragons, …; none: choose on screen")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="name=value, e.g. setup=big; repeatable")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="fr or en")] = None,
    opponent: Annotated[str | None, typer.Option(help="random or human")] = None,
    seat: Annotated[str | None, typer.Option(help="your seat, e.g. fire or ice")] = None,
    dice: Annotated[str | None, typer.Option(help="fair, typed or seed")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="dice that come out the same")] = None,
    position: Annotated[str | None, typer.Option(help="begin at a position")] = None,
    load: Annotated[Path | None, typer.Option(help="go on with a record, or replay it")] = None,
    save: Annotated[Path | None, typer.Option(help="keep the game in this file")] = None,
) -> None:
    """Play at the table in this terminal: against the computer, or two at one keyboard."""
    from escarmouche.cli.table.opening import Wishes, check_place

    language = preferred_language(lang)
    wishes = Wishes(_options(option or []), opponent, seat, dice, seed, position)
    if save:
        check_place(save)
    session = _session(game, load, wishes, language)
    if session is None:
        return
    _needs_terminal()
    from escarmouche.cli.table.app import TableApp

    TableApp(session, language, save=save or load).run()


def _session(game: str | None, load: Path | None, wishes: Wishes, language: str) -> Session | None:
    """The game to be played; None if the start screen was left."""
    with _preparing(language):
        from escarmouche import catalog
        from escarmouche.cli.table.opening import loaded_session, new_session

        if load:
            given = {"GAME": game, "--option": wishes.options, "--position": wishes.position}
            extra = [name for name, value in given.items() if value]
            if extra:
                raise OptionError("error-load-alone", given=", ".join(extra))
            return loaded_session(load, wishes)
        if game:
            return new_session(catalog.game(game), wishes)
        games = catalog.games()
    _needs_terminal()
    from escarmouche.cli.table.start import StartApp

    chosen = StartApp(games, language).run()
    return new_session(*chosen) if chosen else None


def _preparing(language: str) -> Status:
    """A line on standard error while the rules are compiled or loaded."""
    from rich.console import Console

    return Console(stderr=True).status(say("table-preparing", language))


def _options(words: list[str]) -> dict[str, str]:
    options = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise OptionError("error-option-form", option=word)
        options[name] = value
    return options


def _needs_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise FileError("error-no-terminal")
