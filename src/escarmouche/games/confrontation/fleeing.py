"""CON-98: a routed fighter flees towards its own edge, and over it."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import dropped
from escarmouche.games.confrontation.declaring import LEAVES, YES_OR_NO, declare, declarer
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.frames import TEST_FRAME, go_to, pop, push
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    GROUND,
    MOST_ENDS,
    Grounds,
    offer_places,
    place_of,
)
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, TOUCH, length
from escarmouche.games.confrontation.geometry.way import cost_of, reach
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.movement import FLEE, budget_of, disengaging
from escarmouche.games.confrontation.places import lay_bases, lay_ground, part_all, set_down
from escarmouche.games.confrontation.surroundings import look_around
from escarmouche.games.confrontation.table import (
    FLED,
    INI,
    NOBODY,
    NORTH,
    SOUTH,
    STEP,
    WEST,
    A,
    Pos,
    centimetres,
    is_engaged,
    radius_of,
)

HAS_FLED = 2
DECLARED = 3  # a step: whether it leaves the table


@compiled
def from_edge(pos: Pos, edge: int, x: int, y: int) -> int:
    """How far a place is from an edge of the table, in eighths."""
    if edge == SOUTH:
        return y
    if edge == NORTH:
        return int(pos.height) * EIGHTHS - y
    return x if edge == WEST else int(pos.width) * EIGHTHS - x


@compiled
def refuge_on(pos: Pos, grounds: Grounds, fighter: int) -> int:
    """CON-98: the end that a fleeing fighter runs to, or NOBODY if none is nearer to its edge."""
    ground = grounds[0]
    edge = int(pos.edge[pos.side[fighter]])
    out = np.empty(MOST_ENDS, np.int32)
    lay_ground(pos, ground, fighter, budget_of(pos, fighter, FLEE))
    lay_bases(pos, ground, fighter, TOUCH, ANYWHERE)
    offer_places(ground)
    count = reach(ground, out)
    nearest = from_edge(pos, edge, int(pos.x[fighter]), int(pos.y[fighter]))
    for index in range(count):
        x, y = place_of(ground, out[index])
        nearest = min(nearest, from_edge(pos, edge, x, y))
    # Among equals the shorter way, then the smaller x, then the smaller y: ends are in that order.
    best, least = NOBODY, 1 << 30
    if nearest == from_edge(pos, edge, int(pos.x[fighter]), int(pos.y[fighter])):
        return NOBODY
    for index in range(count):
        end = int(out[index])
        x, y = place_of(ground, end)
        if from_edge(pos, edge, x, y) == nearest:
            if length(x - int(pos.x[fighter]), y - int(pos.y[fighter])) >= least:
                continue  # no way is shorter than the straight line
            cost = cost_of(ground, end)
            if cost < least:
                best, least = end, cost
    return best


@compiled
def refuge(pos: Pos, fighter: int) -> int:
    grounds = np.empty(1, GROUND)
    return refuge_on(pos, grounds, fighter)


@compiled
def touches_edge(pos: Pos, fighter: int) -> bool:
    """CON-68, CON-98: whether a fighter touches its own edge."""
    edge = int(pos.edge[pos.side[fighter]])
    away = from_edge(pos, edge, int(pos.x[fighter]), int(pos.y[fighter]))
    return away <= radius_of(pos, fighter) + TOUCH


@compiled
def flee(pos: Pos, fighter: int, log: Log) -> None:
    """CON-98, RAG-44: it drops what it holds and runs; at its own edge it is gone for good."""
    pos.routed[fighter] = HAS_FLED
    dropped(pos, fighter, log)
    end = refuge(pos, fighter) if budget_of(pos, fighter, FLEE) else NOBODY
    if end != NOBODY:
        x, y = end // 128 * EIGHTHS, end % 128 * EIGHTHS
        set_down(pos, fighter, x, y)
        tell(log, 98, words.FLEES, fighter, centimetres(x), centimetres(y))
    elif not touches_edge(pos, fighter):
        tell(log, 98, words.CANNOT_FLEE, fighter)
    if touches_edge(pos, fighter) and budget_of(pos, fighter, FLEE):
        leave(pos, fighter, FLED, log)


@compiled
def flee_really(pos: Pos, log: Log) -> bool:
    """CON-98, CON-125: it runs; the tactics winner says whether it reaches its edge."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] != DECLARED:
        pos.routed[fighter] = HAS_FLED
        dropped(pos, fighter, log)
        if budget_of(pos, fighter, FLEE) == 0:
            tell(log, 98, words.CANNOT_FLEE, fighter)
            return pop(pos, 1)
        part_all(pos, fighter)
        tell(log, 98, words.RUNS_AWAY, fighter)
        frame[STEP] = DECLARED
        declare(pos, declarer(pos), LEAVES, fighter, YES_OR_NO, 0)
        return True
    pop(pos, 1)
    if pos.declared:
        leave(pos, fighter, FLED, log)
    else:
        look_around(pos, fighter, declarer(pos))
    return True


@compiled
def step_flee(pos: Pos, log: Log) -> bool:
    """A fighter: if engaged it must disengage first (CON-89)."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 0:
        if is_engaged(pos, fighter):
            frame[STEP] = 1
            push(pos, TEST_FRAME, fighter, INI, disengaging(pos, fighter), 1)
            return True
        return go_to(pos, 2)
    if frame[STEP] == DECLARED:
        return flee_really(pos, log)
    if frame[STEP] == 1 and not succeeds(int(pos.result), disengaging(pos, fighter)):
        pos.routed[fighter] = HAS_FLED
        tell(log, 89, words.STAYS_ENGAGED, fighter)
        return pop(pos, 0)
    if pos.real_table:
        return flee_really(pos, log)
    pop(pos, 1)
    flee(pos, fighter, log)
    return True
