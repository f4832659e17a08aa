"""The only list of games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from escarmouche.core.errors import InputError, UnknownGame
from escarmouche.core.game import Game
from escarmouche.core.game_record import Record
from escarmouche.core.rulebook import rulebooks

GAMES = {
    "dragons": "escarmouche.games.dragons.game:Dragons",
    "metals": "escarmouche.games.metals.game:Metals",
    "irondie": "escarmouche.games.irondie.game:Irondie",
}


@cache
def game(name: str) -> Game:
    """A game by its name; its rules are compiled or loaded the first time."""
    if name not in GAMES:
        reason = "error-not-played" if name in rulebooks() else "error-unknown-game"
        raise UnknownGame(reason, game=name, known=", ".join(GAMES))
    return _named(GAMES[name])()


def games() -> list[Game]:
    return [game(name) for name in GAMES]


def solvable(name: str) -> Game:
    """A game whose positions can be solved; `InputError` for any other."""
    found = game(name)
    if not found.solvable:
        known = ", ".join(each.name for each in games() if each.solvable)
        raise InputError("error-not-solvable", game=found.name, known=known)
    return found


def read_record(text: str) -> Record:
    """A record of any game, replayed move by move."""
    return Record.parse(text, game)


def _named(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
