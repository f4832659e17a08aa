"""CON-126: what players set right by hand on a real table, and acts against the rules.

A correction is a move that no list of moves has: it is possible at any time, changes one number,
and is told as a correction. Its id lies behind all others.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import NONE as NOT_THERE
from escarmouche.core.kernel import Log, Row, tell
from escarmouche.games.confrontation import frames, surroundings, upkeep
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import dropped, hold, lay_down
from escarmouche.games.confrontation.effects_at_work import effects_at_work, end_effect
from escarmouche.games.confrontation.fleeing import HAS_FLED
from escarmouche.games.confrontation.frames import answered
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.places import touch_all
from escarmouche.games.confrontation.strategy import clear_cards
from escarmouche.games.confrontation.table import (
    B_POINTS,
    B_SEAT,
    C_SEARCHED,
    DEAD,
    E_CASTER,
    E_SPELL,
    FLED,
    J_STATE,
    KILLED,
    KIND,
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
    B,
    C,
    Pos,
    is_active,
    is_engaged,
    is_present,
)
from escarmouche.games.confrontation.units import is_gone
from escarmouche.games.confrontation.values import value

# What is corrected, as numbered in `vocabulary.CORRECTIONS`; a gem is GEMS plus its element.
WOUND, STUNNED, ROUTED, FAITH, GEMS = range(5)
TOUCH, SCORE, POINTS, CACHE, OBJECT, DIAL, NEXT_PHASE = range(10, 17)
# CON-86: was charged, and charged itself. They are numbered like TOUCH and SCORE among the
# corrections of a fighter (MARKS).
CHARGED, HAS_CHARGED, CAPTIVE, EFFECT, BACK = range(17, 22)
MARKS = CHARGED - TOUCH
SUBJECTS, NUMBERS = 32, 1024  # an id is (what × SUBJECTS + subject) × NUMBERS + number
NOT_HELD = 31  # an object or a fighter that nobody holds


@compiled
def most_of(what: int) -> int:
    """The greatest number that a correction may set."""
    if what == WOUND:
        return KILLED
    if what in (STUNNED, ROUTED, CACHE, CHARGED, HAS_CHARGED):
        return 1
    if what == SCORE:
        return NUMBERS - 1
    if what == DIAL:
        return OFF
    return 99


@compiled
def effect_of(pos: Pos, caster: int, spell: int) -> int:
    """The first effect at work of a caster and a spell, or NOBODY."""
    for row in range(effects_at_work(pos)):
        if pos.effect[row, E_CASTER] == caster and pos.effect[row, E_SPELL] == spell:
            return row
    return NOBODY


@compiled
def frame_of_effects(pos: Pos) -> int:
    """The depth of the frame that goes through the effects one by one, or NOBODY."""
    for depth in range(pos.depth):
        kind, step = pos.frame[depth, KIND], pos.frame[depth, STEP]
        if kind == frames.SURROUNDINGS_FRAME and pos.frame[depth, B] > surroundings.EFFECTS:
            return depth
        if kind == frames.UPKEEP_FRAME and step == upkeep.EFFECT_ANSWERED:
            return depth
    return NOBODY


@compiled
def effect_asked(pos: Pos) -> int:
    """The effect that the open question is about, or NOBODY."""
    depth = frame_of_effects(pos)
    if depth == NOBODY:
        return NOBODY
    row = int(pos.frame[depth, B])
    if pos.frame[depth, KIND] == frames.SURROUNDINGS_FRAME:
        row -= surroundings.EFFECTS + 1
    return row


@compiled
def can_hold(pos: Pos, fighter: int, captor: int) -> bool:
    """RAG-03: whether the captor's unit could hold the fighter and does not.

    Prisoners of RAG-30 are held by whoever is near them.
    """
    return (
        pos.prisoner[fighter] < 2
        and is_active(pos, captor)
        and pos.side[captor] != pos.side[fighter]
        and pos.captor[fighter] != pos.unit[captor]
        and not is_gone(pos, int(pos.unit[captor]))
    )


@compiled
def can_correct_state(pos: Pos, what: int, fighter: int, number: int) -> bool:
    """What befell a fighter that is not a number of its card: marks, captors, effects, flight."""
    if fighter >= MOST_FIGHTERS:
        return False
    if what == EFFECT:  # which is answered first if it is asked about
        row = effect_of(pos, fighter, number)
        return row != NOBODY and row != effect_asked(pos)
    if what == BACK:
        return number == 0 and pos.status[fighter] == FLED
    if not is_present(pos, fighter):
        return False
    if what != CAPTIVE:
        return True
    if number == NOT_HELD:
        return pos.captor[fighter] != NOBODY
    return number < MOST_FIGHTERS and can_hold(pos, fighter, number)


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
    if what >= CHARGED:
        return can_correct_state(pos, what, subject, number)
    return subject == 0 and number == 0 and pos.dial == OFF  # the players keep the phases


@compiled
def describe_correction(correction: int, row: Row) -> None:
    """A correction as a row."""
    what, number = correction // NUMBERS // SUBJECTS, correction % NUMBERS
    subject = correction // NUMBERS % SUBJECTS
    row[1], row[2], row[3] = subject, number, 0
    if what < TOUCH:
        row[0], row[1], row[2], row[3] = words.TO_CORRECT, what, subject, number
    elif what in (CHARGED, HAS_CHARGED):
        row[0], row[1], row[2], row[3] = words.TO_CORRECT, what - MARKS, subject, number
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
    elif what == CAPTIVE and number == NOT_HELD:
        row[0], row[2] = words.TO_CORRECT_FREE, 0
    elif what == CAPTIVE:
        row[0] = words.TO_CORRECT_CAPTIVE
    elif what == EFFECT:
        row[0], row[1], row[2] = words.TO_CORRECT_EFFECT, number, subject
    elif what == BACK:
        row[0] = words.TO_CORRECT_BACK
    else:
        row[0] = words.TO_NEXT_PHASE


@compiled
def read_correction(pos: Pos, row: Row) -> int:
    """The correction that a row describes, from 0 on; NOT_THERE if it is not possible here."""
    kind, subject, number = row[0], int(row[1]), int(row[2])
    if kind == words.TO_CORRECT:
        what, subject, number = int(row[1]), int(row[2]), int(row[3])
        what += MARKS if what >= TOUCH else 0
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
    elif kind == words.TO_CORRECT_CAPTIVE:
        what = CAPTIVE
    elif kind == words.TO_CORRECT_FREE:
        what, number = CAPTIVE, NOT_HELD
    elif kind == words.TO_CORRECT_EFFECT:
        what, subject, number = EFFECT, number, subject
    elif kind == words.TO_CORRECT_BACK:
        what, number = BACK, 0
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
        if pos.question == frames.DECLARE_WHO:
            pos.frame[pos.depth - 1, C] &= ~(1 << fighter)


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
def leave_fight(pos: Pos, fighter: int) -> None:
    pos.fight[fighter] = NOBODY
    pos.attacks[fighter] = pos.parries[fighter] = pos.extra_dice[fighter] = 0


@compiled
def correct_mark(pos: Pos, what: int, fighter: int, number: int, log: Log) -> None:
    """CON-86: it was charged, or charged itself, this turn, or not."""
    bit = 1 if what == CHARGED else 2
    pos.charged[fighter] = pos.charged[fighter] & ~bit | bit * number
    tell(log, 126, words.CORRECTED, what - MARKS, fighter, number)


@compiled
def correct_captor(pos: Pos, fighter: int, captor: int, log: Log) -> None:
    """RAG-03: a unit holds the fighter, or it was never held and need not meet its own."""
    pos.freed[fighter] = 0
    if captor == NOT_HELD:
        pos.captor[fighter] = NOBODY
        tell(log, 126, words.CORRECTED_FREE, fighter)
        return
    dropped(pos, fighter, log)  # RAG-44
    pos.captor[fighter] = pos.unit[captor]
    leave_fight(pos, fighter)  # RAG-83
    tell(log, 126, words.CORRECTED_CAPTIVE, fighter, captor)


@compiled
def correct_effect(pos: Pos, caster: int, spell: int, log: Log) -> None:
    """CON-22: an effect is over; whoever goes through them finds its place again."""
    row = effect_of(pos, caster, spell)
    if effect_asked(pos) > row:
        frame = pos.frame[frame_of_effects(pos)]
        frame[B] -= 1
        if frame[KIND] == frames.UPKEEP_FRAME:
            frame[A] -= 1
    end_effect(pos, row)
    tell(log, 126, words.CORRECTED_EFFECT, spell, caster)


@compiled
def end_phase(pos: Pos) -> None:
    """CON-126: the players say that a phase is over; what was underway is dropped."""
    for depth in range(1, int(pos.depth)):
        pos.frame[depth, :] = 0
    pos.depth, pos.tactics = 1, max(int(pos.tactics), 0)
    pos.frame[0, STEP] = 1
    clear_cards(pos)
    for fighter in range(MOST_FIGHTERS):
        leave_fight(pos, fighter)
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
    elif what in (CHARGED, HAS_CHARGED):
        correct_mark(pos, what, subject, number, log)
    elif what == CAPTIVE:
        correct_captor(pos, subject, number, log)
    elif what == EFFECT:
        correct_effect(pos, subject, number, log)
    elif what == BACK:  # as it ran
        pos.status[subject], pos.routed[subject] = ON_TABLE, HAS_FLED
        tell(log, 126, words.CORRECTED_BACK, subject)
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
