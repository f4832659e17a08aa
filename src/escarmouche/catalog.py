"""The games, found in their folders (`core.game_folders`)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from escarmouche.core.errors import InputError, UnknownGame
from escarmouche.core.game import Game
from escarmouche.core.game_folders import game_folders
from escarmouche.core.rulebook import LAST, rulebook, rulebooks

if TYPE_CHECKING:  # games are listed without loading what compiles their rules
    from escarmouche.core.game_record import Record


def _order(name: str) -> tuple[int, str]:
    return rulebook(name).order if name in rulebooks() else LAST, name


# The names of the games, in the order in which people see them.
GAMES = tuple(sorted(game_folders(), key=_order))


def game(name: str) -> Game:
    """A game by its name; its rules are compiled or loaded the first time."""
    if name not in GAMES:
        raise UnknownGame("error-unknown-game", game=name, known=", ".join(GAMES))
    found = _game(name)
    _ = found.rules
    return found


def games() -> list[Game]:
    """Every game; the rules of each are compiled or loaded when first needed."""
    return [_game(name) for name in GAMES]


def solvable(name: str) -> Game:
    """A game whose positions can be solved; `InputError` for any other."""
    found = game(name)
    if not found.solvable:
        known = ", ".join(each.name for each in games() if each.solvable)
        raise InputError("error-not-solvable", game=found.name, known=known)
    return found


def read_record(text: str) -> Record:
    """A record of any game, replayed move by move."""
    from escarmouche.core.game_record import Record

    return Record.parse(text, game)


@cache
def _game(name: str) -> Game:
    found = game_folders()[name]
    module = import_module(found.module)
    if found.attribute:
        return cast(Game, getattr(module, found.attribute)())
    classes = (each for each in vars(module).values() if isinstance(each, type))
    own = (each for each in classes if each.__module__ == module.__name__)
    return next(each for each in own if issubclass(each, Game))()
