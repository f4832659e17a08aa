"""RAG-70, RAG-71, RAG-81, RAG-90: explosions, and where their debris lands."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.declaring import REACHED, all_present, declare, declarer
from escarmouche.games.confrontation.frames import WOUND_FRAME, go_to, pop, push, throw
from escarmouche.games.confrontation.geometry.area import landing
from escarmouche.games.confrontation.geometry.measure import EIGHTHS, gap
from escarmouche.games.confrontation.geometry.sight import ahead
from escarmouche.games.confrontation.objective_arithmetic import FLIGHT
from escarmouche.games.confrontation.places import gap_to, is_blocked
from escarmouche.games.confrontation.table import (
    MOST_EXPLOSIONS,
    MOST_FIGHTERS,
    NOBODY,
    RAG,
    STEP,
    X_DEBRIS,
    X_DONE,
    X_HIT,
    X_LARGE,
    X_STRENGTH,
    X_TURN,
    X_X,
    X_Y,
    A,
    B,
    C,
    D,
    E,
    Pos,
    centimetres,
    is_present,
    radius_of,
)


@compiled
def next_explosion(pos: Pos) -> int:
    """RAG-70: an explosion that is due at the end of this turn's activation phase, or NOBODY."""
    for number in range(MOST_EXPLOSIONS):
        row = pos.explosion[number]
        if row[X_DEBRIS] and not row[X_DONE] and row[X_TURN] > 0 and row[X_TURN] <= pos.turn:
            return number
    return NOBODY


@compiled
def can_explode(pos: Pos) -> int:
    """RAG-70: what still explodes when it is hit, one bit each."""
    found = 0
    for number in range(MOST_EXPLOSIONS):
        row = pos.explosion[number]
        if row[X_DEBRIS] and row[X_HIT] and not row[X_DONE]:
            found |= 1 << number
    return found


@compiled
def explosions_hit(pos: Pos, x: int, y: int, radius: int) -> int:
    """RAG-70: the explosions that a hit at a place (in eighths) sets off, one bit each."""
    found, able = 0, can_explode(pos)
    for number in range(MOST_EXPLOSIONS):
        row = pos.explosion[number]
        if able >> number & 1:
            found |= (gap(x, y, radius, int(row[X_X]), int(row[X_Y]), 0) == 0) << number
    return found


@compiled
def distance_to_explosion(pos: Pos, fighter: int, number: int) -> int:
    """CON-67: from the base to what may explode, in eighths."""
    row = pos.explosion[number]
    return gap_to(pos, fighter, int(row[X_X]), int(row[X_Y]), 0)


@compiled
def explosion_targets(pos: Pos, fighter: int) -> int:
    """RAG-70, CON-94: what explodes when it is hit, in sight and in range, one bit each."""
    found, x, y = 0, int(pos.x[fighter]), int(pos.y[fighter])
    if pos.real_table:
        return can_explode(pos)
    for number in range(MOST_EXPLOSIONS):
        row = pos.explosion[number]
        to_x, to_y = int(row[X_X]), int(row[X_Y])
        if (
            explosions_hit(pos, to_x, to_y, 0) >> number & 1
            and distance_to_explosion(pos, fighter, number) <= int(pos.weapon[fighter, 3]) * EIGHTHS
            and ahead(int(pos.facing[fighter]), to_x - x, to_y - y)
            and not is_blocked(pos, x, y, to_x, to_y)
        ):
            found |= 1 << number
    return found


@compiled
def step_explode(pos: Pos, log: Log) -> bool:
    """A explosion, B pieces thrown, C and D the sum of the dice, then the place, E next fighter.

    On a real table D is who was declared to be hit, one bit each.
    """
    frame = pos.frame[pos.depth - 1]
    step, row = frame[STEP], pos.explosion[frame[A]]
    if step == 0:
        if row[X_DONE]:
            return pop(pos, 0)
        row[X_DONE] = 1
        tell(log, RAG + (71 if row[X_LARGE] else 70), words.EXPLODES, frame[A] + 1)
        return go_to(pos, 1)
    if step == 1:
        if frame[B] == row[X_DEBRIS]:
            return pop(pos, 0)
        frame[B] += 1
        frame[C] = 0
        return throw(pos, 6, 2 if row[X_LARGE] else 3)
    if step == 2:  # RAG-71: a second die
        frame[C] = pos.answer
        return throw(pos, 6, 3)
    if step == 3:
        frame[C] += pos.answer
        return throw(pos, 6, 4)
    if step == 4 and pos.real_table:  # CON-125: the players see where it lands
        far, way = FLIGHT * int(frame[C]), int(pos.answer)
        tell(log, RAG + 90, words.DEBRIS_FLIES, far, way)
        frame[C] = frame[D] = frame[E] = 0
        if row[X_STRENGTH] < 0:
            return go_to(pos, 1)
        frame[STEP] = 6
        declare(pos, declarer(pos), REACHED, int(frame[A]), all_present(pos), 0)
        return True
    if step == 6:
        frame[D] = pos.declared
        return go_to(pos, 5)
    if step == 4:
        x, y = landing(
            int(row[X_X]),
            int(row[X_Y]),
            int(pos.answer),
            FLIGHT * EIGHTHS * int(frame[C]),
            int(pos.width) * EIGHTHS,
            int(pos.height) * EIGHTHS,
        )
        frame[C], frame[D], frame[E] = x, y, 0
        tell(log, RAG + 90, words.DEBRIS_LANDS, centimetres(x), centimetres(y))
        return go_to(pos, 5)
    if row[X_STRENGTH] < 0:
        return go_to(pos, 1)
    while frame[E] < MOST_FIGHTERS:
        fighter = int(frame[E])
        frame[E] += 1
        if is_present(pos, fighter):
            at_x, at_y, radius = int(pos.x[fighter]), int(pos.y[fighter]), radius_of(pos, fighter)
            if pos.real_table:
                hit = frame[D] >> fighter & 1 == 1
            else:
                hit = gap(at_x, at_y, radius, int(frame[C]), int(frame[D]), 0) == 0
            if hit:
                tell(log, RAG + 90, words.DEBRIS_HITS, fighter)
                push(pos, WOUND_FRAME, fighter, int(row[X_STRENGTH]), 0, NOBODY)
                return True
    return go_to(pos, 1)
