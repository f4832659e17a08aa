"""RAG-31, RAG-83: captives are set down with their captors, prisoners move with an escort."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.escort import REACH, are_captive, prisoners
from escarmouche.games.confrontation.frames import (
    NONE,
    PICK_END,
    PICK_ESCORT,
    ask,
    ask_place,
    go_to,
    pop,
)
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    GROUND,
    WHOLE_TABLE,
    Grounds,
    offer_nearest,
    offer_places,
    offer_slots,
    place_of,
)
from escarmouche.games.confrontation.geometry.measure import (
    CONTACT,
    EIGHTHS,
    gap,
)
from escarmouche.games.confrontation.geometry.way import reach
from escarmouche.games.confrontation.movement import STAND, place_of_end
from escarmouche.games.confrontation.places import (
    lay_bases,
    lay_ground,
    part_all,
    set_down,
    touch_all,
)
from escarmouche.games.confrontation.table import (
    ACTIVATION,
    MOST_FIGHTERS,
    MOU,
    NOBODY,
    RAG,
    STEP,
    A,
    B,
    C,
    D,
    Pos,
    is_active,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.units import members
from escarmouche.games.confrontation.values import value

CAPTIVE, PRISONER = 1, 4  # steps at which a place is asked for


# --- captives -------------------------------------------------------------------------------------


@compiled
def next_to_bring(pos: Pos, unit: int, after: int) -> int:
    """RAG-83: a captive (from `after` on) that touches none of its captors, or NOBODY."""
    captors = members(pos, unit)
    for fighter in range(after, MOST_FIGHTERS):
        if (
            is_present(pos, fighter)
            and pos.captor[fighter] == unit
            and captors != 0
            and pos.touch[fighter] & captors == 0
        ):
            return fighter
    return NOBODY


@compiled
def _ends_beside(pos: Pos, grounds: Grounds, fighter: int, out: Moves) -> int:
    ground = grounds[0]
    captors = members(pos, int(pos.captor[fighter]))
    lay_ground(pos, ground, fighter, WHOLE_TABLE)
    lay_bases(pos, ground, fighter, ANYWHERE, ANYWHERE)
    for captor in range(MOST_FIGHTERS):
        if captors >> captor & 1:
            offer_slots(ground, captor, True)
    if ground.ends == 0:
        offer_nearest(ground)
    for index in range(ground.ends):
        out[index] = ground.end[index]
    return ground.ends


# --- prisoners ------------------------------------------------------------------------------------


@compiled
def next_to_lead(pos: Pos, escort: int, after: int) -> int:
    """RAG-31: a unit of prisoners (from `after` on) that may follow this escort now, or NOBODY."""
    if pos.phase != ACTIVATION or not is_active(pos, escort) or pos.routed[escort]:
        return NOBODY
    for unit in range(after, MOST_FIGHTERS):
        group = prisoners(pos, unit)
        if group and are_captive(pos, unit) and pos.escorts[unit] >> escort & 1:
            idle = True
            for fighter in range(MOST_FIGHTERS):
                if group >> fighter & 1 and (pos.followed[fighter] or pos.acted[fighter]):
                    idle = False
            if idle:
                return unit
    return NOBODY


@compiled
def next_of(pos: Pos, unit: int, after: int) -> int:
    """The next prisoner of a unit to be moved, or NOBODY."""
    group = prisoners(pos, unit)
    for fighter in range(after, MOST_FIGHTERS):
        if group >> fighter & 1:
            return fighter
    return NOBODY


@compiled
def _away(pos: Pos, fighter: int, x: int, y: int, guards: int) -> int:
    """How far a place is from an escort's unit; everything within 10 cm is near enough."""
    least = 1 << 30
    for guard in range(MOST_FIGHTERS):
        if guards >> guard & 1:
            radius, other = radius_of(pos, fighter), radius_of(pos, guard)
            away = gap(x, y, radius, int(pos.x[guard]), int(pos.y[guard]), other)
            least = min(least, away)
    return max(least, REACH)


@compiled
def _ends_with(pos: Pos, grounds: Grounds, fighter: int, escort: int, out: Moves) -> int:
    ground = grounds[0]
    guards = members(pos, int(pos.unit[escort]))
    lay_ground(pos, ground, fighter, value(pos, fighter, MOU) * EIGHTHS)
    lay_bases(pos, ground, fighter, CONTACT, CONTACT)
    offer_places(ground)
    count = reach(ground, out)
    least = _away(pos, fighter, int(pos.x[fighter]), int(pos.y[fighter]), guards)
    kept, stands = 0, True
    for index in range(count):
        x, y = place_of(ground, int(out[index]))
        away = _away(pos, fighter, x, y, guards)
        if away < least:
            least, kept, stands = away, 0, False
        if away == least:
            out[kept] = out[index]
            kept += 1
    if stands:
        out[kept] = STAND
        kept += 1
    return kept


@compiled
def ends_of_follower(pos: Pos, out: Moves) -> int:
    """RAG-31, RAG-83: where a captive may be set down, or a prisoner may end."""
    grounds = np.empty(1, GROUND)
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == CAPTIVE:
        return _ends_beside(pos, grounds, int(frame[B]), out)
    return _ends_with(pos, grounds, int(frame[B]), int(frame[A]), out)


@compiled
def step_follow(pos: Pos, log: Log) -> bool:
    """A who has moved, B who is set down, C the unit of prisoners, D the next one to look at."""
    frame = pos.frame[pos.depth - 1]
    step, mover = frame[STEP], int(frame[A])
    seat = int(pos.side[mover])
    if step in (CAPTIVE, PRISONER):
        fighter = int(frame[B])
        if pos.real_table and step == CAPTIVE:  # CON-125: it stays beside its captor
            part_all(pos, fighter)
            touch_all(pos, fighter, 1 << mover)
        elif pos.real_table:
            pos.near[frame[C]] |= 1 << mover
        elif pos.answer != STAND:
            x, y = place_of_end(pos, fighter, int(pos.answer))
            set_down(pos, fighter, x, y)
        if step == CAPTIVE:
            tell(log, RAG + 83, words.CAPTIVE_FOLLOWS, fighter)
            return go_to(pos, 0)
        tell(log, RAG + 31, words.PRISONERS_FOLLOW, fighter, mover)
        pos.followed[fighter] = 1
        return go_to(pos, 3)
    if step == 0:
        frame[B] = next_to_bring(pos, int(pos.unit[mover]), int(frame[D]))
        frame[D] = frame[B] + 1
        if frame[B] != NOBODY and pos.real_table:
            return go_to(pos, CAPTIVE)
        if frame[B] != NOBODY:
            return ask_place(pos, seat, PICK_END, CAPTIVE)
        frame[D] = 0
        return go_to(pos, 5)
    if step == 5:  # RAG-31: once a turn, with an escort of the owner's choice
        unit = next_to_lead(pos, mover, int(frame[D]))
        if unit == NOBODY:
            return pop(pos, 0)
        frame[C] = unit
        frame[D] = unit + 1
        return ask(pos, seat, PICK_ESCORT, 1 << mover | 1 << NONE, 2)
    if step == 2:
        if pos.answer == NONE:
            return go_to(pos, 5)
        frame[B] = NOBODY
        return go_to(pos, 3)
    frame[B] = next_of(pos, int(frame[C]), int(frame[B]) + 1)
    if frame[B] == NOBODY:
        return go_to(pos, 5)
    return go_to(pos, PRISONER) if pos.real_table else ask_place(pos, seat, PICK_END, PRISONER)
