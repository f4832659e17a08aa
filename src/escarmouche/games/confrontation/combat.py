"""CON-100, CON-101, CON-108, CON-109, CON-111: melees become fights, named one after the other."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import (
    ACTION_FRAME,
    CAST_FRAME,
    FIGHT_FRAME,
    FOLLOW_FRAME,
    MOVE_FRAME,
    NONE,
    PICK_FIGHT,
    PICK_OPPONENT,
    PICK_TARGET,
    PURSUE_FRAME,
    SPLIT_FRAME,
    ask,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.magic import castable
from escarmouche.games.confrontation.movement import PURSUE
from escarmouche.games.confrontation.objectives import AFTER_FIGHT, look_at_objectives
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    MOU,
    NOBODY,
    STEP,
    A,
    B,
    C,
    D,
    Pos,
    enemies_touching,
    in_order,
    is_active,
    is_engaged,
)
from escarmouche.games.confrontation.values import value


@compiled
def opponents(pos: Pos, fighter: int, fresh: int) -> int:
    """CON-100, CON-109: whom a fighter may fight: enemies touched, later only those newly met."""
    touching = enemies_touching(pos, fighter)
    return touching & int(pos.fresh[fighter]) if fresh else touching


@compiled
def may_join(pos: Pos, fighter: int, opponent: int) -> bool:
    """CON-100: one against one or one against several: an opponent alone on its side, or free."""
    number = pos.fight[opponent]
    if number == NOBODY:
        return True
    for other in range(MOST_FIGHTERS):
        if (
            other != opponent
            and pos.fight[other] == number
            and pos.side[other] == pos.side[opponent]
        ):
            return False
    return True


@compiled
def free_number(pos: Pos) -> int:
    """The lowest number that no fight has."""
    number = 0
    taken = True
    while taken:
        taken = False
        for fighter in range(MOST_FIGHTERS):
            if pos.fight[fighter] == number:
                taken = True
        number += taken
    return number


@compiled
def pair(pos: Pos, fighter: int, opponent: int) -> None:
    """Two fighters are in one fight."""
    if pos.fight[opponent] == NOBODY:
        pos.fight[opponent] = free_number(pos)
    pos.fight[fighter] = pos.fight[opponent]


@compiled
def part(pos: Pos, fighter: int, opponent: int, alone: int) -> None:
    """Undo `pair`; `alone`: the opponent was in no fight before."""
    pos.fight[fighter] = NOBODY
    if alone:
        pos.fight[opponent] = NOBODY


@compiled
def next_left_out(pos: Pos, fresh: int) -> int:
    """The first fighter that has opponents and no fight, or NOBODY."""
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] == NOBODY and opponents(pos, fighter, fresh):
            return fighter
    return NOBODY


@compiled
def next_to_join(pos: Pos, fighter: int, fresh: int, after: int) -> int:
    """The next opponent, after a number, that a fighter may be paired with, or NOBODY."""
    against = opponents(pos, fighter, fresh)
    for other in range(after + 1, MOST_FIGHTERS):
        if against >> other & 1 and may_join(pos, fighter, other):
            return other
    return NOBODY


@compiled
def coverable(pos: Pos, fresh: int) -> bool:
    """CON-100: whether everybody who is left out can still be given an opponent.

    Tried one after the other, and undone.
    """
    who, whom = np.empty(MOST_FIGHTERS, np.int32), np.empty(MOST_FIGHTERS, np.int32)
    alone = np.empty(MOST_FIGHTERS, np.int32)
    depth, going_on = 0, True
    fighter, after = next_left_out(pos, fresh), NOBODY
    while fighter != NOBODY and going_on:
        other = next_to_join(pos, fighter, fresh, after)
        if other != NOBODY:
            who[depth], whom[depth] = fighter, other
            alone[depth] = pos.fight[other] == NOBODY
            pair(pos, fighter, other)
            depth += 1
            fighter, after = next_left_out(pos, fresh), NOBODY
        elif depth:
            depth -= 1
            fighter, after = int(who[depth]), int(whom[depth])
            part(pos, fighter, after, int(alone[depth]))
        else:
            going_on = False
    for undone in range(depth - 1, -1, -1):
        part(pos, int(who[undone]), int(whom[undone]), int(alone[undone]))
    return going_on


@compiled
def choices_of(pos: Pos, fighter: int, fresh: int) -> int:
    """CON-100: the opponents that leave nobody out, one bit each."""
    found, against = 0, opponents(pos, fighter, fresh)
    for other in range(MOST_FIGHTERS):
        if against >> other & 1 and may_join(pos, fighter, other):
            alone = int(pos.fight[other] == NOBODY)
            pair(pos, fighter, other)
            if coverable(pos, fresh):
                found |= 1 << other
            part(pos, fighter, other, alone)
    return found


@compiled
def step_split(pos: Pos, log: Log) -> bool:
    """CON-100: A 1 for contacts made by pursuit, B the fighter whose opponent is named."""
    frame = pos.frame[pos.depth - 1]
    fresh = int(frame[A])
    if frame[STEP] == 1:
        pair(pos, int(frame[B]), int(pos.answer))
        tell(log, 100, words.FIGHTS, frame[B], pos.answer)
        frame[STEP] = 0
    fighter = next_left_out(pos, fresh)
    if fighter != NOBODY:
        frame[B] = fighter
        return ask(pos, int(pos.tactics), PICK_OPPONENT, choices_of(pos, fighter, fresh), 1)
    for fighter in range(MOST_FIGHTERS):
        pos.fresh[fighter] = 0
    return pop(pos, 0)


@compiled
def fights(pos: Pos) -> int:
    """The numbers of the fights to come, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] != NOBODY:
            found |= 1 << int(pos.fight[fighter])
    return found


@compiled
def casters(pos: Pos, seat: int) -> int:
    """CON-111: who may use something marked *combat* now, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter) and castable(pos, fighter, True):
            found |= 1 << fighter
    return found


@compiled
def step_combat(pos: Pos, log: Log) -> bool:
    """A who names the next fight, B its number, C 1 in later rounds (CON-109)."""
    frame = pos.frame[pos.depth - 1]
    step, seat = frame[STEP], int(frame[A])
    if step == 0:
        frame[A] = pos.tactics
        frame[STEP] = 1
        push(pos, SPLIT_FRAME, int(frame[C]), 0, 0, 0)
        return True
    if step == 1:
        left = fights(pos)
        if left == 0:
            return go_to(pos, 6)
        if casters(pos, seat):
            left |= 1 << NONE
        return ask(pos, seat, PICK_FIGHT, left, 2)
    if step == 2:
        if pos.answer == NONE:
            return ask(pos, seat, PICK_TARGET, casters(pos, seat), 7)
        frame[B] = pos.answer
        tell(log, 101, words.NAMES_FIGHT, seat, frame[B] + 1)
        frame[STEP] = 3
        push(pos, FIGHT_FRAME, int(frame[B]), 0, 0, 0)
        return True
    if step == 3:
        frame[STEP] = 4
        push(pos, PURSUE_FRAME, int(frame[B]), 0, 0, 0)
        return True
    if step == 4:
        for fighter in range(MOST_FIGHTERS):
            if pos.fight[fighter] == frame[B]:
                pos.fight[fighter] = NOBODY
        return look_at_objectives(pos, AFTER_FIGHT, 5)
    if step == 5:
        frame[A], frame[B] = 1 - seat, 0
        return go_to(pos, 1)
    if step == 6:  # CON-109: contacts made by pursuit
        for fighter in range(MOST_FIGHTERS):
            if opponents(pos, fighter, 1):
                frame[C] = 1
                return go_to(pos, 0)
        for fighter in range(MOST_FIGHTERS):
            pos.fresh[fighter] = 0
        return pop(pos, 0)
    frame[STEP] = 1
    push(pos, CAST_FRAME, int(pos.answer), 1, 0, 0)
    return True


@compiled
def may_pursue(pos: Pos, fighter: int) -> bool:
    """CON-108: unrouted, touching no enemy, once a turn."""
    return (
        is_active(pos, fighter)
        and not pos.routed[fighter]
        and not pos.pursued[fighter]
        and not is_engaged(pos, fighter)
        and value(pos, fighter, MOU) > 0
    )


@compiled
def step_pursue(pos: Pos, log: Log) -> bool:
    """CON-108: A the fight that is over, B how far its fighters are, C who pursues, D 1: moved."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[C])
    if frame[STEP] == 0:
        for index in range(int(frame[B]), MOST_FIGHTERS):
            each = in_order(pos, index)
            if pos.fight[each] == frame[A] and may_pursue(pos, each):
                frame[B], frame[C], frame[STEP] = index + 1, each, 1
                pos.pursued[each] = 1
                push(pos, MOVE_FRAME, each, PURSUE, NOBODY, 0)
                return True
        return pop(pos, 0)
    if frame[STEP] == 1:
        frame[D] = pos.result
        met = enemies_touching(pos, fighter)
        pos.fresh[fighter] |= met
        for enemy in range(MOST_FIGHTERS):
            if met >> enemy & 1:
                pos.fresh[enemy] |= 1 << fighter
        if not frame[D]:
            return go_to(pos, 0)
        frame[STEP] = 2
        push(pos, FOLLOW_FRAME, fighter, 0, 0, 0)
        return True
    frame[STEP] = 0
    if is_active(pos, fighter) and not pos.routed[fighter]:  # RAG-44: hand over or pick up
        push(pos, ACTION_FRAME, fighter, 1, PURSUE, 1)
    return True
