"""Where something may go, be set down or be aimed at: each kind of frame knows its own places."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Moves
from escarmouche.games.confrontation.appearing import spots_of_appearance
from escarmouche.games.confrontation.casting import spots_of_cast
from escarmouche.games.confrontation.construction import spots_of_foundation
from escarmouche.games.confrontation.deployment import spots_of_deployment
from escarmouche.games.confrontation.following import ends_of_follower
from escarmouche.games.confrontation.frames import (
    APPEAR_FRAME,
    CAST_FRAME,
    DEPLOY_FRAME,
    FOLLOW_FRAME,
    SHOOT_FRAME,
    UPKEEP_FRAME,
)
from escarmouche.games.confrontation.movement import movement_ends
from escarmouche.games.confrontation.shooting import spots_of_shot
from escarmouche.games.confrontation.table import KIND, Pos
from escarmouche.games.confrontation.upkeep import spots_of_reinforcement


@compiled
def ends(pos: Pos, out: Moves) -> int:
    """The ends of a movement on offer, ascending."""
    if pos.frame[pos.depth - 1, KIND] == FOLLOW_FRAME:
        return ends_of_follower(pos, out)
    return movement_ends(pos, out)


@compiled
def spots(pos: Pos, out: Moves) -> int:
    """The whole centimetres on offer, ascending."""
    kind = pos.frame[pos.depth - 1, KIND]
    if kind == DEPLOY_FRAME:
        return spots_of_deployment(pos, out)
    if kind == SHOOT_FRAME:
        return spots_of_shot(pos, out)
    if kind == CAST_FRAME:
        return spots_of_cast(pos, out)
    if kind == UPKEEP_FRAME:
        return spots_of_reinforcement(pos, out)
    if kind == APPEAR_FRAME:
        return spots_of_appearance(pos, out)
    return spots_of_foundation(pos, out)
