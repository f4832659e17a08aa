"""How a fighter leaves the table: killed, fled or vanished (CON-79, CON-98, CON-119, RAG-01)."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import dropped
from escarmouche.games.confrontation.capture import after_leaving
from escarmouche.games.confrontation.places import part_all
from escarmouche.games.confrontation.table import DEAD, FLED, NOBODY, Pos


@compiled
def leave(pos: Pos, fighter: int, status: int, log: Log) -> None:
    """Its base is taken off; what it held drops where it stood, and it has no marks any more."""
    if status == DEAD:
        tell(log, 35, words.DIES, fighter)
    elif status == FLED:
        tell(log, 98, words.FLEES_FOR_GOOD, fighter)
    else:
        tell(log, 119, words.VANISHES, fighter)
    dropped(pos, fighter, log)
    part_all(pos, fighter)
    pos.status[fighter] = status
    pos.x[fighter] = pos.y[fighter] = 0
    pos.facing[fighter] = pos.wound[fighter] = pos.stunned[fighter] = pos.routed[fighter] = 0
    pos.faith[fighter] = pos.charged[fighter] = pos.displaced[fighter] = 0
    pos.attacks[fighter] = pos.parries[fighter] = pos.extra_dice[fighter] = 0
    for element in range(6):
        pos.gems[fighter, element] = 0
    pos.fight[fighter] = pos.summoner[fighter] = NOBODY
    pos.lost[fighter] = 1
    after_leaving(pos, fighter, log)
