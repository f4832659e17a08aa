"""The only list of games."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from escarmouche.core.errors import UnknownGame
from escarmouche.core.game import Game
from escarmouche.core.record import Record

GAMES = {
    "dragons": "escarmouche.games.dragons.game:Dragons",
    "metals": "escarmouche.games.metals.game:Metals",
    "irondie": "escarmouche.games.irondie.game:Irondie",
}


@cache
def game(name: str) -> Game:
    """A game by its name; its rules are compiled or loaded the first time."""
    if name not in GAMES:
        raise UnknownGame("error-unknown-game", game=name, known=", ".join(GAMES))
    module, _, kind = GAMES[name].partition(":")
    return getattr(import_module(module), kind)()


def games() -> list[Game]:
    return [game(name) for name in GAMES]


def read_record(text: str) -> Record:
    """A record of any game, replayed move by move."""
    return Record.parse(text, game)
