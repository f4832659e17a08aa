"""CON-126: what players set right by hand on a real table, and acts against the rules.

A correction is a move that no list of moves has: it is possible at any time, changes one number,
and is told as a correction. Its id lies behind all others.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import NONE as NOT_THERE
from escarmouche.core.kernel import Log, Row, tell
from escarmouche.games.confrontation import frames
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import hold, lay_down
from escarmouche.games.confrontation.frames import answered
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.places import touch_all
from escarmouche.games.confrontation.strategy import clear_cards
from escarmouche.games.confrontation.table import (
    B_POINTS,
    B_SEAT,
    C_SEARCHED,
    DEAD,
    J_STATE,
    KILLED,
    MOST_BUILDINGS,
    MOST_FIGHTERS,
    MOST_OBJECTS,
    MOU,
    NO_OBJECT,
    NOBODY,
    OFF,
    ON_TABLE,
    STEP,
    A,
    Pos,
    is_engaged,
    is_present,
)
from escarmouche.games.confrontation.values import value

# What is corrected, as numbered in `vocabulary.CORRECTIONS`; a gem is GEMS plus its element.
WOUND, STUNNED, ROUTED, FAITH, GEMS = range(5)
TOUCH, SCORE, POINTS, CACHE, OBJECT, DIAL, NEXT_PHASE = range(10, 17)
SUBJECTS, NUMBERS = 32, 1024  # an id is (what × SUBJECTS + subject) × NUMBERS + number
NOT_HELD = 31  # an object that nobody holds


@compiled
def most_of(what: int) -> int:
    """The greatest number that a correction may set."""
    if what == WOUND:
        return KILLED
    if what in (STUNNED, ROUTED, CACHE):
        return 1
    if what == SCORE:
        return NUMBERS - 1
    if what == DIAL:
        return OFF
    return 99


@compiled
def can_correct(pos: Pos, what: int, subject: int, number: int) -> bool:
    """Whether there is such a thing to be set right here."""
    if not pos.real_table or pos.over or subject < 0 or not 0 <= number <= most_of(what):
        return False
    if what < TOUCH:
        return subject < MOST_FIGHTERS and (
            pos.status[subject] == ON_TABLE or (what == WOUND and pos.status[subject] == DEAD)
        )
    if what == TOUCH:
        return (
            subject < MOST_FIGHTERS
            and number < MOST_FIGHTERS
            and subject != number
            and is_present(pos, subject)
            and is_present(pos, number)
        )
    if what == SCORE:
        return subject < 2
    if what == POINTS:
        return subject < MOST_BUILDINGS and pos.building[subject, B_SEAT] != NOBODY
    if what == CACHE:
        return subject < pos.caches
    if what == OBJECT:
        return (
            subject < MOST_OBJECTS
            and pos.object[subject, J_STATE] != NO_OBJECT
            and (number == NOT_HELD or (number < MOST_FIGHTERS and is_present(pos, number)))
        )
    if what == DIAL:
        return subject == 0
    return subject == 0 and number == 0 and pos.dial == OFF  # the players keep the phases


@compiled
def describe_correction(correction: int, row: Row) -> None:
    """A correction as a row."""
    what, number = correction // NUMBERS // SUBJECTS, correction % NUMBERS
    subject = correction // NUMBERS % SUBJECTS
    row[1], row[2], row[3] = subject, number, 0
    if what < TOUCH:
        row[0], row[1], row[2], row[3] = words.TO_CORRECT, what, subject, number
    elif what == TOUCH:
        row[0] = words.TO_CORRECT_TOUCH
    elif what == SCORE:
        row[0] = words.TO_CORRECT_SCORE
    elif what == POINTS:
        row[0], row[1] = words.TO_CORRECT_BUILDING, subject + 1
    elif what == CACHE:
        row[0], row[1] = words.TO_CORRECT_CACHE, subject + 1
    elif what == OBJECT and number == NOT_HELD:
        row[0], row[1], row[2] = words.TO_CORRECT_LYING, subject + 1, 0
    elif what == OBJECT:
        row[0], row[1] = words.TO_CORRECT_OBJECT, subject + 1
    elif what == DIAL:
        row[0], row[1], row[2] = words.TO_TURN_DIAL, number, 0
    else:
        row[0] = words.TO_NEXT_PHASE


@compiled
def read_correction(pos: Pos, row: Row) -> int:
    """The correction that a row describes, from 0 on; NOT_THERE if it is not possible here."""
    kind, subject, number = row[0], int(row[1]), int(row[2])
    if kind == words.TO_CORRECT:
        what, subject, number = int(row[1]), int(row[2]), int(row[3])
    elif kind == words.TO_CORRECT_TOUCH:
        what = TOUCH
    elif kind == words.TO_CORRECT_SCORE:
        what = SCORE
    elif kind == words.TO_CORRECT_BUILDING:
        what, subject = POINTS, subject - 1
    elif kind == words.TO_CORRECT_CACHE:
        what, subject = CACHE, subject - 1
    elif kind == words.TO_CORRECT_LYING:
        what, subject, number = OBJECT, subject - 1, NOT_HELD
    elif kind == words.TO_CORRECT_OBJECT:
        what, subject = OBJECT, subject - 1
    elif kind == words.TO_TURN_DIAL:
        what, subject, number = DIAL, 0, subject
    elif kind == words.TO_NEXT_PHASE:
        what, subject, number = NEXT_PHASE, 0, 0
    else:
        return NOT_THERE
    if not can_correct(pos, what, subject, number):
        return NOT_THERE
    return (what * SUBJECTS + subject) * NUMBERS + number


# Questions whose small answers below 20 are fighters that must be on the table.
NAME_FIGHTERS = (
    frames.PICK_TARGET, frames.PICK_OPPONENT, frames.PICK_STRIKER, frames.COUNTER,
    frames.PICK_CAPTOR, frames.DECLARE_WHO,
)  # fmt: skip


@compiled
def withdraw(pos: Pos, fighter: int) -> None:
    """Who has left the table by a correction is no answer any more, if there is another one."""
    left = int(pos.offer) & ~(1 << fighter)
    if pos.question in NAME_FIGHTERS and left:
        pos.offer = left


@compiled
def correct_fighter(pos: Pos, what: int, fighter: int, number: int, log: Log) -> None:
    if what == WOUND and number == KILLED:
        leave(pos, fighter, DEAD, log)
        withdraw(pos, fighter)
    elif what == WOUND:
        pos.status[fighter], pos.wound[fighter] = ON_TABLE, number
    elif what == STUNNED:
        pos.stunned[fighter] = number
    elif what == ROUTED:
        pos.routed[fighter] = number
    elif what == FAITH:
        pos.faith[fighter] = number
    else:
        pos.gems[fighter, what - GEMS] = number
    tell(log, 126, words.CORRECTED, what, fighter, number)


@compiled
def correct_touch(pos: Pos, fighter: int, other: int, log: Log) -> None:
    """Two bases are in contact now, or no longer."""
    if pos.touch[fighter] >> other & 1:
        pos.touch[fighter] &= ~(1 << other)
        pos.touch[other] &= ~(1 << fighter)
        tell(log, 126, words.CORRECTED_APART, fighter, other)
    else:
        touch_all(pos, fighter, 1 << other)
        tell(log, 126, words.CORRECTED_TOUCH, fighter, other)


@compiled
def end_phase(pos: Pos) -> None:
    """CON-126: the players say that a phase is over; what was underway is dropped."""
    for depth in range(1, int(pos.depth)):
        pos.frame[depth, :] = 0
    pos.depth, pos.tactics = 1, max(int(pos.tactics), 0)
    pos.frame[0, STEP] = 1
    clear_cards(pos)
    for fighter in range(MOST_FIGHTERS):
        pos.fight[fighter] = NOBODY
        pos.attacks[fighter] = pos.parries[fighter] = pos.extra_dice[fighter] = 0
    answered(pos)


@compiled
def correct(pos: Pos, correction: int, log: Log) -> bool:
    """Set right what players found wrong; whether the battle goes on by itself afterwards."""
    what, number = correction // NUMBERS // SUBJECTS, correction % NUMBERS
    subject = correction // NUMBERS % SUBJECTS
    if what < TOUCH:
        correct_fighter(pos, what, subject, number, log)
    elif what == TOUCH:
        correct_touch(pos, subject, number, log)
    elif what == SCORE:
        pos.score[subject] = number
        tell(log, 126, words.CORRECTED_SCORE, subject, number)
    elif what == POINTS:
        pos.building[subject, B_POINTS] = number
        tell(log, 126, words.CORRECTED_BUILDING, subject + 1, number)
    elif what == CACHE:
        pos.cache[subject, C_SEARCHED] = number
        tell(log, 126, words.CORRECTED_CACHE, subject + 1, number)
    elif what == OBJECT and number == NOT_HELD:
        lay_down(pos, subject, 0, 0)
        tell(log, 126, words.CORRECTED_LYING, subject + 1)
    elif what == OBJECT:
        hold(pos, subject, number)
        tell(log, 126, words.CORRECTED_OBJECT, subject + 1, number)
    elif what == DIAL:
        pos.dial = number
        tell(log, 126, words.DIAL_TURNED, number)
    else:
        tell(log, 126, words.PHASE_ENDED, pos.phase)
        end_phase(pos)
        return True
    return False


@compiled
def rule_against(pos: Pos, answer: int) -> int:
    """CON-126: the rule that an answer on offer is against."""
    fighter = int(pos.frame[pos.depth - 1, A])
    if pos.question == frames.PICK_MOVEMENT:
        if is_engaged(pos, fighter):
            return 88
        return 84 if value(pos, fighter, MOU) == 0 else 86
    if pos.question == frames.PICK_ACTION:
        return 88 if is_engaged(pos, fighter) else 97 if pos.routed[fighter] else 81
    return 92
