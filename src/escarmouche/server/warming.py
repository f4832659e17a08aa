"""Rules and texts that are loaded before anyone waits for them."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche import catalog
from escarmouche.core.kernel import SPECTATOR
from escarmouche.core.position import Position
from escarmouche.server.audience_log import AudienceLogs
from escarmouche.server.refusals import Refusal
from escarmouche.server.wire import Text, encode

FIRST = catalog.GAMES[:1]  # the game of newcomers, which compiles in seconds


def warm(games: Iterable[str] = catalog.GAMES) -> None:
    """Compile or load what it takes to show these games and to make a move in them."""
    for name in games:
        position = first_decision(name)
        encode(AudienceLogs(position).shown(SPECTATOR).view)
        encode(position.choices)
        position.told(position.move_ids[0])
    Text.of(Refusal("over").message)


def first_decision(game: str) -> Position:
    """A start of a game, its first dice thrown."""
    position = catalog.game(game).new()
    while position.is_chance:
        position = position.play(position.move_ids[0])
    return position
