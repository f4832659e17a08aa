"""What is asked about objectives: captives, prisoners, constructions, the camp, dice."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Rows, tell
from escarmouche.games.confrontation import construction, following, table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import fighter_in_turn
from escarmouche.games.confrontation.frames import (
    APPEAR_FRAME,
    BONUS_DIE,
    CAPTURE_FRAME,
    DAMAGE_FRAME,
    EXPLODE_FRAME,
    FOLLOW_FRAME,
    LAST_ACTION_FRAME,
    PICK_ESCORT,
    PICK_LAST,
    PICK_TARGET,
    SECRET_FRAME,
    SLIP_FRAME,
    TAKE_OBJECT,
    THROW,
)
from escarmouche.games.confrontation.table import KIND, RAG, STEP, A, B, C, E, Pos


@compiled
def ask_in_last_action(pos: Pos, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    seat, fighter = int(pos.seat), int(frame[A])
    if pos.question == PICK_LAST:
        tell(log, 81, words.ASK_LAST, seat, fighter, frame[B])
    elif pos.question == PICK_TARGET:
        tell(log, RAG + 43, words.ASK_RECEIVER, seat, fighter)
    elif pos.question == TAKE_OBJECT:
        tell(log, RAG + 42, words.ASK_TAKE_OBJECT, seat, fighter)
    elif pos.question == THROW:
        tell(log, RAG + 40, words.ASK_SEARCH_DIE, fighter, frame[C] + 1)
    elif frame[STEP] == construction.ASIDE:
        tell(log, RAG + 20, words.ASK_ASIDE, seat, frame[E])
    else:
        tell(log, RAG + 20, words.ASK_FOUNDATION, seat, fighter)


@compiled
def ask_in_appearance(pos: Pos, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    row = pos.appearance[frame[A]]
    if pos.question != THROW:
        tell(log, RAG + 60, words.ASK_APPEARANCE, pos.seat, row[table.A_FIGHTER])
    elif not pos.zone[row[table.A_ZONE], table.Z_ROUND]:
        tell(log, RAG + 61, words.ASK_PART_DIE)
    elif frame[STEP] == 1:
        tell(log, RAG + 60, words.ASK_AXIS_DIE)
    else:
        tell(log, RAG + 60, words.ASK_DISTANCE_DIE)


@compiled
def ask_in_following(pos: Pos, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    if pos.question == PICK_ESCORT:
        tell(log, RAG + 31, words.ASK_ESCORT, pos.seat, frame[C], frame[A])
    else:
        rule = RAG + (83 if frame[STEP] == following.CAPTIVE else 31)
        tell(log, rule, words.ASK_FOLLOWER, pos.seat, frame[B])


@compiled
def ask_in_objectives(pos: Pos, log: Rows) -> None:
    """The question that is open in a frame of the objectives."""
    frame = pos.frame[pos.depth - 1]
    kind, seat = frame[KIND], int(pos.seat)
    if kind == LAST_ACTION_FRAME:
        ask_in_last_action(pos, log)
    elif kind == APPEAR_FRAME:
        ask_in_appearance(pos, log)
    elif kind == FOLLOW_FRAME:
        ask_in_following(pos, log)
    elif kind == EXPLODE_FRAME:
        way = words.ASK_DEBRIS_DIRECTION if frame[STEP] == 4 else words.ASK_DEBRIS_DISTANCE
        tell(log, RAG + 70, way, frame[B])
    elif kind == CAPTURE_FRAME:
        tell(log, RAG + 2, words.ASK_CAPTOR, seat, fighter_in_turn(pos, int(frame[A])))
    elif kind == SLIP_FRAME:
        tell(log, 79, words.ASK_SLIP_IN, seat, frame[A])
    elif kind == DAMAGE_FRAME:
        tell(log, RAG + 87, words.ASK_DAMAGE_DIE, frame[A] + 1)
    elif kind == SECRET_FRAME:
        tell(log, RAG + 50, words.ASK_SECRET_DIE, frame[A])
    elif pos.question == BONUS_DIE:
        tell(log, RAG + 27, words.ASK_BONUS_DIE, seat, frame[A] + 1)
    else:
        tell(log, RAG + 27, words.ASK_BUILDING_DIE, frame[A] + 1)
