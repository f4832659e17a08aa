"""CON-74: who takes which edge, then one fighter after the other, open to both."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.dice import oppose
from escarmouche.games.confrontation.frames import (
    AURAS_FRAME,
    PICK_EDGE,
    PICK_FACING,
    PICK_SPOT,
    PICK_TO_DEPLOY,
    ask,
    ask_place,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.geometry.ground import (
    COLUMN,
    GROUND,
    WHOLE_TABLE,
    Grounds,
    offer_inside,
)
from escarmouche.games.confrontation.geometry.measure import CONTACT, EIGHTHS
from escarmouche.games.confrontation.movement import ALL_FACINGS, STAND
from escarmouche.games.confrontation.mystic import fill
from escarmouche.games.confrontation.places import lay_bases, lay_ground, set_down
from escarmouche.games.confrontation.surroundings import look_around
from escarmouche.games.confrontation.table import (
    ABSENT,
    BAND,
    DIS,
    IN_HAND,
    NOBODY,
    NORTH,
    ON_TABLE,
    SOUTH,
    STEP,
    WEST,
    A,
    B,
    C,
    Pos,
    centimetres,
)
from escarmouche.games.confrontation.values import command

STRIP = 15  # cm


@compiled
def strip_of(pos: Pos, edge: int) -> tuple[int, int, int, int]:
    """CON-74: the strip along an edge: left, bottom, right, top in cm."""
    width, height = int(pos.width), int(pos.height)
    if edge == SOUTH:
        return 0, 0, width, STRIP
    if edge == NORTH:
        return 0, height - STRIP, width, height
    if edge == WEST:
        return 0, 0, STRIP, height
    return width - STRIP, 0, width, height


@compiled
def _strip_spots(pos: Pos, grounds: Grounds, fighter: int, out: Moves) -> int:
    ground = grounds[0]
    lay_ground(pos, ground, fighter, WHOLE_TABLE)
    lay_bases(pos, ground, fighter, CONTACT, CONTACT)
    left, bottom, right, top = strip_of(pos, int(pos.edge[pos.side[fighter]]))
    offer_inside(ground, left, bottom, right, top)
    for index in range(ground.ends):
        out[index] = ground.end[index]
    return ground.ends


@compiled
def spots_of_deployment(pos: Pos, out: Moves) -> int:
    """CON-74: wholly in the strip, touching nobody."""
    grounds = np.empty(1, GROUND)
    return _strip_spots(pos, grounds, int(pos.frame[pos.depth - 1, C]), out)


@compiled
def in_hand(pos: Pos, seat: int) -> int:
    """The fighters of a seat still to be set down, one bit each."""
    found = 0
    for fighter in range(seat * BAND, seat * BAND + BAND):
        if pos.status[fighter] == IN_HAND:
            found |= 1 << fighter
    return found


@compiled
def set_out(pos: Pos) -> None:
    """Everybody in hand is on the table."""
    for fighter in range(2 * BAND):
        if pos.status[fighter] == IN_HAND:
            pos.status[fighter], pos.deployed[fighter] = ON_TABLE, 1


@compiled
def step_deploy(pos: Pos, log: Log) -> bool:
    """A the winner of the opposed test, B who sets down, C the fighter."""
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == 0:
        frame[STEP] = 1
        oppose(pos, command(pos, 0), command(pos, 1), DIS)
        return True
    if step == 1:
        frame[A] = pos.result
        frame[B] = 1 - frame[A]
        if pos.edges_fixed:
            pos.edge[0], pos.edge[1] = pos.edges[0], pos.edges[1]
            return go_to(pos, 3)
        return ask(pos, int(frame[A]), PICK_EDGE, 3, 2)
    if step == 2:
        pos.edge[frame[A]], pos.edge[frame[B]] = pos.edges[pos.answer], pos.edges[1 - pos.answer]
        tell(log, 74, words.TAKES_EDGE, frame[A], pos.edge[frame[A]])
        return go_to(pos, 3)
    if step == 3 and pos.real_table:  # CON-125: the players set down, in turn, where they like
        set_out(pos)
        tell(log, 74, words.SET_OUT, frame[B])
        fill(pos, log)
        frame[STEP] = 7
        look_around(pos, NOBODY, int(frame[A]))
        return True
    if step == 7:
        pop(pos, 0)
        push(pos, AURAS_FRAME, 0, 0, 0, 0)  # CON-75
        return True
    if step == 3:
        if not in_hand(pos, int(frame[B])):
            frame[B] = 1 - frame[B]
        hand = in_hand(pos, int(frame[B]))
        if hand == 0:
            fill(pos, log)  # CON-75
            return pop(pos, 0)
        return ask(pos, int(frame[B]), PICK_TO_DEPLOY, hand, 4)
    if step == 4:
        frame[C] = pos.answer
        return ask_place(pos, int(frame[B]), PICK_SPOT, 5)
    fighter = int(frame[C])
    if step == 5:
        if pos.answer == STAND:  # no room is left in the strip
            pos.status[fighter] = ABSENT
            frame[B], frame[C] = 1 - frame[B], 0
            return go_to(pos, 3)
        pos.status[fighter], pos.deployed[fighter] = ON_TABLE, 1
        x, y = int(pos.answer) // COLUMN * EIGHTHS, int(pos.answer) % COLUMN * EIGHTHS
        set_down(pos, fighter, x, y)
        tell(log, 74, words.IS_DEPLOYED, fighter, centimetres(x), centimetres(y))
        return ask(pos, int(frame[B]), PICK_FACING, ALL_FACINGS, 6)
    pos.facing[fighter] = pos.answer
    tell(log, 69, words.FACES, fighter, pos.answer)
    frame[B], frame[C] = 1 - frame[B], 0
    return go_to(pos, 3)
