"""Which options of a game the slower tests play."""

from collections.abc import Mapping, Sequence

from escarmouche.core.game import Game

MANY = 8


def some_variants(game: Game) -> Sequence[Mapping[str, str]]:
    """All of them, or of very many every fourth: battles are long."""
    return game.variants if len(game.variants) <= MANY else game.variants[::4]
