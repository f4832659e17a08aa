"""CON-71: units, the fighters of a side that were deployed together."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    Pos,
    is_active,
)


@compiled
def members(pos: Pos, unit: int) -> int:
    """The fighters of a unit on the table and not captive, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit and is_active(pos, fighter):
            found |= 1 << fighter
    return found


@compiled
def is_gone(pos: Pos, unit: int) -> bool:
    """RAG-84: it has no unrouted fighter on the table."""
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit and is_active(pos, fighter) and not pos.routed[fighter]:
            return False
    return True
