"""What is told of a fighter on demand: who could charge it next, and what hides whom from it.

Told of the position at hand, or of one that a move would lead to; too long to reckon for a view.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Rows, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import must_meet
from escarmouche.games.confrontation.geometry.ground import GROUND
from escarmouche.games.confrontation.geometry.measure import crosses
from escarmouche.games.confrontation.geometry.sight import ahead, hides
from escarmouche.games.confrontation.movement import CHARGE, budget_of, can_contact, may_engage
from escarmouche.games.confrontation.places import sees, size_of
from escarmouche.games.confrontation.table import (
    BLOCK_TERRAIN,
    BUILDING,
    MOST_FIGHTERS,
    MOST_OUTLINES,
    Pos,
    are_enemies,
    is_engaged,
    is_present,
    radius_of,
)


@compiled
def could_charge(pos: Pos, fighter: int, target: int) -> bool:
    """CON-86, CON-88, CON-97, RAG-84: whether a charge would be legal if its card came now."""
    if pos.routed[fighter] or is_engaged(pos, fighter) or must_meet(pos, fighter):
        return False
    if not may_engage(pos, fighter, target, CHARGE):
        return False
    grounds = np.empty(1, GROUND)
    return can_contact(pos, grounds, fighter, target, budget_of(pos, fighter, CHARGE))


@compiled
def tell_hidden(pos: Pos, watcher: int, target: int, log: Rows) -> None:
    """CON-73, CON-87: every base and piece of terrain that hides a target ahead."""
    x, y = int(pos.x[watcher]), int(pos.y[watcher])
    to_x, to_y = int(pos.x[target]), int(pos.y[target])
    if not ahead(int(pos.facing[watcher]), to_x - x, to_y - y):
        return
    for other in range(MOST_FIGHTERS):
        if (
            other != watcher
            and other != target
            and is_present(pos, other)
            and size_of(pos, other) >= size_of(pos, target)
            and hides(int(pos.x[other]), int(pos.y[other]), radius_of(pos, other), x, y, to_x, to_y)
        ):
            tell(log, 87, words.V_HIDDEN_BY, watcher, target, other)
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] in (BLOCK_TERRAIN, BUILDING) and crosses(
            pos.outline[piece], int(pos.corners[piece]), x, y, to_x, to_y
        ):
            tell(log, 87, words.V_HIDDEN_BEHIND, watcher, target, piece)


@compiled
def survey(pos: Pos, fighter: int, log: Rows) -> None:
    """What enemies could do to a fighter with their next card, and what hides them from it."""
    if not is_present(pos, fighter):
        return
    for enemy in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, enemy):
            if could_charge(pos, enemy, fighter):
                tell(log, 86, words.V_CHARGES, enemy, fighter)
            if could_charge(pos, fighter, enemy):
                tell(log, 86, words.V_CHARGES, fighter, enemy)
            if not sees(pos, fighter, enemy):
                tell_hidden(pos, fighter, enemy, log)
            if not sees(pos, enemy, fighter):
                tell_hidden(pos, enemy, fighter, log)
