"""Free places near a place: where a base is set down that cannot stand where it should.

RAG-20, RAG-60, RAG-83.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves
from escarmouche.games.confrontation.frames import PICK_SPOT, ask_place, go_to
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    COLUMN,
    FINE,
    GROUND,
    WHOLE_TABLE,
    Grounds,
    is_clear,
    lay_out,
    offer_nearest,
)
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.places import lay_bases, lay_terrain
from escarmouche.games.confrontation.table import Pos, radius_of

MOST_NEAREST = 64  # whole centimetres that are equally near to a place


@compiled
def place_of_spot(spot: int) -> tuple[int, int]:
    """A whole centimetre, in eighths.

    >>> place_of_spot(30 * COLUMN + 12)
    (240, 96)
    """
    return spot // COLUMN * EIGHTHS, spot % COLUMN * EIGHTHS


@compiled
def _lay(pos: Pos, grounds: Grounds, fighter: int, x: int, y: int, budget: int) -> None:
    """The table as a fighter would find it at a place, kept apart from nobody."""
    ground = grounds[0]
    width, height = int(pos.width), int(pos.height)
    lay_out(ground, width, height, x, y, radius_of(pos, fighter), budget)
    lay_terrain(pos, ground)
    lay_bases(pos, ground, fighter, ANYWHERE, ANYWHERE)


@compiled
def _fits(pos: Pos, grounds: Grounds, fighter: int, x: int, y: int) -> bool:
    _lay(pos, grounds, fighter, x, y, 0)
    return is_clear(grounds[0], x * FINE, y * FINE, True)


@compiled
def fits(pos: Pos, fighter: int, x: int, y: int) -> bool:
    """Whether a base overlaps nothing at a place, in eighths."""
    grounds = np.empty(1, GROUND)
    return _fits(pos, grounds, fighter, x, y)


@compiled
def _nearest(pos: Pos, grounds: Grounds, fighter: int, x: int, y: int, out: Moves) -> int:
    ground = grounds[0]
    _lay(pos, grounds, fighter, x, y, WHOLE_TABLE)
    offer_nearest(ground)
    for index in range(ground.ends):
        out[index] = ground.end[index]
    return ground.ends


@compiled
def nearest_spots(pos: Pos, fighter: int, x: int, y: int, out: Moves) -> int:
    """Write the free whole centimetres nearest to a place in eighths; how many."""
    grounds = np.empty(1, GROUND)
    return _nearest(pos, grounds, fighter, x, y, out)


@compiled
def ask_nearest(pos: Pos, seat: int, fighter: int, x: int, y: int, step: int) -> bool:
    """Ask for one of the nearest free places; the only one is taken. Whether to go on."""
    out = np.empty(MOST_NEAREST, np.int32)
    if nearest_spots(pos, fighter, x, y, out) > 1:
        return ask_place(pos, seat, PICK_SPOT, step)
    pos.answer = out[0]
    return go_to(pos, step)
