"""Rules and texts that are loaded before anyone waits for them."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche import catalog
from escarmouche.core.kernel import SPECTATOR
from escarmouche.server.audience_log import AudienceLogs
from escarmouche.server.refusals import Refusal
from escarmouche.server.wire import Text, encode

FIRST = catalog.GAMES[:1]  # the game of newcomers, which compiles in seconds


def warm(games: Iterable[str] = catalog.GAMES) -> None:
    """Compile or load what it takes to show these games."""
    for name in games:
        encode(AudienceLogs(catalog.game(name).new()).shown(SPECTATOR).view)
    Text.of(Refusal("over").message)
