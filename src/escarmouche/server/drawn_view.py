"""What lies on the table, as the page gets it."""

from __future__ import annotations

from functools import cache
from typing import Any

from escarmouche.core.game_folders import game_folders
from escarmouche.core.position import Position


def drawn_view(position: Position) -> dict[str, Any]:
    """The view of a position; with its drawing where the game brings no board for the page."""
    if _has_board(position.game.name):
        return position.view
    return position.view | {"svg": position.svg()}


@cache
def _has_board(game: str) -> bool:
    return game_folders()[game].has_board
