"""RAG-10, RAG-11: who stands in a zone, and who controls it."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.area import mostly_in_disc, mostly_in_rectangle
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.table import MOST_FIGHTERS, Pos, has, is_active, radius_of


@compiled
def stands_in(pos: Pos, fighter: int, zone: int) -> bool:
    """RAG-10: whether more than half of its base lies in the zone; on a real table, as declared."""
    if pos.real_table:
        return pos.inside[zone] >> fighter & 1 == 1
    row = pos.zone[zone]
    x, y, radius = int(pos.x[fighter]), int(pos.y[fighter]), radius_of(pos, fighter)
    left, bottom = int(row[table.Z_X]) * EIGHTHS, int(row[table.Z_Y]) * EIGHTHS
    width, height = int(row[table.Z_WIDTH]) * EIGHTHS, int(row[table.Z_HEIGHT]) * EIGHTHS
    if row[table.Z_ROUND]:
        return mostly_in_disc(x, y, radius, left, bottom, width)
    return mostly_in_rectangle(x, y, radius, left, bottom, width, height)


@compiled
def counts_for_zones(pos: Pos, fighter: int) -> bool:
    """RAG-11, RAG-83: nobody summoned, moved by an effect, routed, badly hurt (RAG-81), captive."""
    return (
        is_active(pos, fighter)
        and not has(pos, fighter, table.SUMMONED)
        and not pos.displaced[fighter]
        and not pos.routed[fighter]
        and pos.wound[fighter] <= table.SERIOUS
    )


@compiled
def controller(pos: Pos, zone: int) -> int:
    """RAG-10: the seat with the greater power in a zone; NOBODY if they are equal."""
    ahead = 0
    for fighter in range(MOST_FIGHTERS):
        if counts_for_zones(pos, fighter) and stands_in(pos, fighter, zone):
            power = int(pos.power[fighter])
            ahead += power if pos.side[fighter] == table.BLUE else -power
    return table.BLUE if ahead > 0 else table.RED if ahead < 0 else table.NOBODY
