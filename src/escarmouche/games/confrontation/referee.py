"""What the referee of the skirmish says besides what happens: moves, prompts, refusals, names."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import NONE as NOT_THERE
from escarmouche.core.kernel import Row, Rows, tell
from escarmouche.games.confrontation import declaring, frames
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.battle import tell_end
from escarmouche.games.confrontation.correcting import describe_correction
from escarmouche.games.confrontation.fear import courage
from escarmouche.games.confrontation.fight import dice_of
from escarmouche.games.confrontation.geometry.ground import COLUMN, GRID
from escarmouche.games.confrontation.geometry.measure import SLOTS
from escarmouche.games.confrontation.magic_prompts import (
    ask_in_cast,
    ask_in_mystic,
    ask_in_upkeep,
)
from escarmouche.games.confrontation.movement import CHARGE, STAND
from escarmouche.games.confrontation.objective_prompts import ask_in_objectives
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.rules import DIE, END, LOT, MOVE_COUNT
from escarmouche.games.confrontation.shooting import THINGS
from escarmouche.games.confrontation.table import (
    DIS,
    KIND,
    LETTERS,
    A,
    B,
    C,
    D,
    E,
    G,
    H,
    I,
    Pos,
    is_engaged,
)
from escarmouche.games.confrontation.viewing import show as show  # a function of the kernel

# How the answers to a question are written; those that need more are in `describe`.
_WRITTEN_AS = {
    frames.PICK_TO_DEPLOY: words.TO_DEPLOY,
    frames.PICK_CARD: words.TO_ORDER,
    frames.PICK_GROUP: words.TO_GROUP,
    frames.PICK_FIRST: words.TO_SPEAK_FIRST,
    frames.REVEAL: words.TO_REVEAL,
    frames.SLIP_IN: words.TO_SLIP,
    frames.PICK_MOVEMENT: words.TO_MOVE,
    frames.PICK_ACTION: words.TO_ACT,
    frames.PICK_TARGET: words.TO_TARGET,
    frames.PICK_FACING: words.TO_FACE,
    frames.REROLL: words.TO_REROLL,
    frames.CHOOSE_DICE: words.TO_LEAVE_OUT,
    frames.PICK_OPPONENT: words.TO_FIGHT,
    frames.PICK_FIGHT: words.TO_NAME_FIGHT,
    frames.TAKE_DICE: words.TO_TAKE_DICE,
    frames.SHARE_OUT: words.TO_SHARE,
    frames.PICK_STRIKER: words.TO_STRIKE,
    frames.PARRY: words.TO_PARRY,
    frames.PICK_SPELL: words.TO_SPELL,
    frames.PAY_MORE: words.TO_PAY,
    frames.PICK_ELEMENT: words.TO_ELEMENT,
    frames.COUNTER: words.TO_COUNTER,
    frames.SUSTAIN: words.TO_SUSTAIN,
    frames.PICK_CAPTOR: words.TO_CAPTURE,
    frames.BONUS_DIE: words.TO_BONUS,
    frames.TAKE_OBJECT: words.TO_TAKE,
    frames.PICK_ESCORT: words.TO_ESCORT,
    frames.DECLARE_WHO: words.TO_DECLARE_WHO,
}
_QUESTIONS = range(frames.DRAW_LOT + 1)
WRITTEN_AS = tuple(_WRITTEN_AS.get(each, words.TO_LAST) for each in _QUESTIONS)

# What most questions say: the rule, the prompt, and the field of the frame that it names.
_PROMPTS = {
    frames.PICK_EDGE: (74, words.ASK_EDGE, NOT_THERE),
    frames.PICK_TO_DEPLOY: (74, words.ASK_DEPLOY, NOT_THERE),
    frames.PICK_CARD: (77, words.ASK_CARD, NOT_THERE),
    frames.PICK_GROUP: (82, words.ASK_GROUP, NOT_THERE),
    frames.PICK_FIRST: (78, words.ASK_FIRST, NOT_THERE),
    frames.SPEAK: (80, words.ASK_SPEAK, NOT_THERE),
    frames.REVEAL: (122, words.ASK_REVEAL, NOT_THERE),
    frames.PICK_MOVEMENT: (81, words.ASK_MOVEMENT, A),
    frames.PICK_ACTION: (81, words.ASK_ACTION, A),
    frames.PICK_OPPONENT: (100, words.ASK_OPPONENT, B),
    frames.PICK_FIGHT: (101, words.ASK_FIGHT, NOT_THERE),
    frames.TAKE_DICE: (110, words.ASK_TAKE_DICE, G),
    frames.PICK_STRIKER: (104, words.ASK_STRIKER, NOT_THERE),
    frames.PICK_TEST: (99, words.ASK_TEST, B),
}
PROMPTS = tuple(_PROMPTS.get(each, (0, 0, 0)) for each in _QUESTIONS)
# The same of questions for a target, by what is being done.
_TARGET_PROMPTS = {
    frames.MOVE_FRAME: (86, words.ASK_TARGET, A), frames.SHOOT_FRAME: (90, words.ASK_TARGET, A),
    frames.CARD_FRAME: (82, words.ASK_MEMBER, NOT_THERE),
    frames.COMBAT_FRAME: (111, words.ASK_CASTER, NOT_THERE),
    frames.FIGHT_FRAME: (104, words.ASK_STRUCK, D),
}  # fmt: skip
_KINDS = range(frames.AURAS_FRAME + 1)
TARGET_PROMPTS = tuple(_TARGET_PROMPTS.get(each, (0, 0, 0)) for each in _KINDS)
# CON-125: what is asked about each of the facts of `declaring`.
FACT_PROMPTS = (
    words.ASK_CONTACTS, words.ASK_REACHED, words.ASK_INSIDE, words.ASK_NEAR, words.ASK_IN_AREA,
    words.ASK_FRIGHTENS, words.ASK_RANGE, words.ASK_AURA, words.ASK_LEAVES, words.ASK_SETS_OFF,
    words.ASK_STANDS_IN, words.ASK_COMES_NEAR, words.ASK_STANDS_IN_AREA,
)  # fmt: skip
# Questions to which NONE means that nobody and nothing is named.
MAY_BE_NONE = (
    frames.PICK_GROUP, frames.PICK_FIGHT, frames.PICK_SPELL, frames.COUNTER, frames.PICK_ESCORT,
    frames.DECLARE_WHO,
)  # fmt: skip


@compiled
def describe_small(pos: Pos, answer: int, row: Row) -> None:
    question = int(pos.question)
    row[0], row[1] = WRITTEN_AS[question], answer
    if question in (frames.DECLARE_WHO, frames.DECLARE) and answer == frames.DISPUTE:
        row[0], row[1] = words.TO_DISPUTE, 0
    elif question == frames.DECLARE:
        fact = int(pos.frame[pos.depth - 1, A])
        if fact == declaring.RANGE:
            row[0] = words.TO_DECLARE_RANGE
        else:
            row[0] = words.TO_DECLARE_NUMBER if fact == declaring.AURA else words.TO_DECLARE
    elif question == frames.PICK_EDGE:
        row[0], row[1] = words.TO_EDGE, int(pos.edges[answer]) if answer < 2 else NOT_THERE
    elif question == frames.SPEAK:
        row[1] = 0
        if answer == 0:
            row[0] = words.TO_PLAY
        elif answer == 1:
            row[0] = words.TO_HOLD
        else:
            row[0], row[1] = words.TO_PLAY_RESERVE, answer - 1
    elif question == frames.PICK_TEST:
        fighter = int(pos.frame[pos.depth - 1, B])
        row[0], row[1] = words.TO_TEST, DIS if answer else courage(pos, fighter)
    elif question == frames.PICK_TARGET and answer >= THINGS:
        row[0], row[1] = words.TO_TARGET_THING, answer - THINGS + 1
    elif answer == frames.NONE and question in MAY_BE_NONE:
        row[0] = words.TO_CAST_FIRST if question == frames.PICK_FIGHT else words.TO_PASS
        row[1] = 0
    elif question in (frames.PICK_FIGHT, frames.CHOOSE_DICE):
        row[1] = answer + 1


@compiled
def describe(pos: Pos, move: int, row: Row) -> None:
    if move >= MOVE_COUNT:
        describe_correction(move - MOVE_COUNT, row)
    elif move >= LOT:
        row[0], row[1] = words.LOT, move - LOT
    elif move >= DIE:
        row[0], row[1] = words.FALLS, move - DIE + 1
    elif move >= END:
        end = move - END
        if end == STAND:
            row[0] = words.TO_STAND
        elif end < GRID:
            row[0], row[1], row[2] = words.TO_END, end // COLUMN, end % COLUMN
        else:
            slot = end - GRID
            row[0], row[1], row[2] = words.TO_SLOT, slot // SLOTS, slot % SLOTS
    else:
        describe_small(pos, move, row)


@compiled
def part(pos: Pos, kind: int, value: int, part: int) -> int:
    """The letters of names: of fighters, of spells."""
    if part >= LETTERS:
        return NOT_THERE
    return int(pos.name[value, part]) if kind == 0 else int(pos.spell_name[value, part])


# Frames whose dice are asked for here.
WITH_DICE = (frames.TEST_FRAME, frames.OPPOSED_FRAME, frames.WOUND_FRAME, frames.SHOOT_FRAME)


@compiled
def ask_for_die(pos: Pos, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    kind = frame[KIND]
    if kind == frames.TEST_FRAME:
        tell(log, 1, words.ASK_TEST_DIE, frame[A], frame[B])
    elif kind == frames.OPPOSED_FRAME:
        tell(log, 7, words.ASK_SEAT_DIE, frame[G], frame[I])
    elif kind == frames.WOUND_FRAME:
        tell(log, 30, words.ASK_WOUND_DIE, frame[A])
    else:
        tell(log, 20, words.ASK_SCATTER_DIE)


@compiled
def ask_for_place(pos: Pos, seat: int, log: Rows) -> None:
    """Where a fighter goes, or a shot."""
    frame = pos.frame[pos.depth - 1]
    if frame[KIND] == frames.DEPLOY_FRAME:
        tell(log, 74, words.ASK_DEPLOY_PLACE, seat, frame[C])
    elif frame[KIND] == frames.SHOOT_FRAME:
        tell(log, 94, words.ASK_SPOT, seat, frame[A])
    else:
        tell(log, 84, words.ASK_END, seat, frame[A], frame[B])


@compiled
def ask_as(pos: Pos, seat: int, rule: int, prompt: int, named: int, log: Rows) -> None:
    """Ask as a row of PROMPTS says."""
    tell(log, rule, prompt, seat, 0 if named == NOT_THERE else pos.frame[pos.depth - 1, named])


@compiled
def ask_for_reroll(pos: Pos, seat: int, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    if frame[KIND] == frames.TEST_FRAME:
        tell(log, 2, words.ASK_REROLL, seat, frame[A], frame[E], frame[E] + frame[I])
    else:
        mine, others = frame[A + seat] + frame[C + seat], frame[B - seat] + frame[D - seat]
        tell(log, 8, words.ASK_OPPOSED_REROLL, seat, mine, others)


@compiled
def ask_simply(pos: Pos, seat: int, question: int, log: Rows) -> None:
    """What no other place asks: most of it stands in PROMPTS."""
    frame = pos.frame[pos.depth - 1]
    rule, prompt, named = PROMPTS[question]
    if rule:
        ask_as(pos, seat, rule, prompt, named, log)
    elif question == frames.REROLL:
        ask_for_reroll(pos, seat, log)
    elif question == frames.CHOOSE_DICE:
        tell(log, 38, words.ASK_LEAVE_OUT, seat, frame[G], frame[H], frame[I])
    elif question == frames.SHARE_OUT:
        fighter = int(frame[G])
        dice = dice_of(pos, fighter) + int(pos.extra_dice[fighter])
        tell(log, 103, words.ASK_SHARE, seat, fighter, dice)
    elif question == frames.PARRY:
        tell(log, 105, words.ASK_PARRY, seat, frame[B], frame[C])
    elif question == frames.PICK_FACING:
        mover = C if frame[KIND] == frames.DEPLOY_FRAME else A
        tell(log, 69, words.ASK_FACING, seat, frame[mover])
    else:
        ask_for_place(pos, seat, log)


@compiled
def ask_for_fact(pos: Pos, log: Rows) -> None:
    """CON-125: what is to be declared."""
    frame = pos.frame[pos.depth - 1]
    if pos.question == frames.THROW:
        tell(log, 125, words.ASK_DISPUTE_DIE, frame[H])
    else:
        fact = int(frame[A])
        about = int(frame[B]) + int(fact == declaring.INSIDE)  # zones are counted from 1
        besides = int(frame[I]) + int(fact == declaring.STANDS_IN)
        tell(log, 125, FACT_PROMPTS[fact], int(pos.seat), about, besides)


@compiled
def ask(pos: Pos, log: Rows) -> None:
    question, seat = int(pos.question), int(pos.seat)
    kind = pos.frame[pos.depth - 1, KIND]
    if pos.over:
        tell_end(pos, log)
    elif question == frames.DRAW_LOT:
        tell(log, 8, words.ASK_LOT)
    elif kind == frames.FACT_FRAME:
        ask_for_fact(pos, log)
    elif question == frames.THROW and kind in WITH_DICE:
        ask_for_die(pos, log)
    elif kind == frames.MYSTIC_FRAME and question != frames.THROW:
        ask_in_mystic(pos, log)
    elif kind == frames.UPKEEP_FRAME:
        ask_in_upkeep(pos, log)
    elif question == frames.PICK_TARGET and TARGET_PROMPTS[kind][0]:
        rule, prompt, named = TARGET_PROMPTS[kind]
        ask_as(pos, seat, rule, prompt, named, log)
    elif kind == frames.CAST_FRAME:
        ask_in_cast(pos, log)
    elif question in (frames.PICK_TARGET, frames.THROW) or kind >= frames.OBJECTIVE_FRAME:
        ask_in_objectives(pos, log)
    else:
        ask_simply(pos, seat, question, log)


@compiled
def is_an_answer(question: int, kind: int) -> bool:
    """Whether a question is answered by moves of this kind."""
    if question == frames.SPEAK:
        return kind in (words.TO_PLAY, words.TO_HOLD, words.TO_PLAY_RESERVE)
    if question == frames.PICK_EDGE:
        return kind == words.TO_EDGE
    if question == frames.PICK_TEST:
        return kind == words.TO_TEST
    return kind == WRITTEN_AS[question]


@compiled
def refuse_answer(pos: Pos, log: Rows) -> None:
    """An answer that is not on offer is refused by the rule of the question."""
    ask(pos, log)
    last = log[0, 0]
    rule = log[last, 0]
    log[0, 0] = last - 1
    tell(log, rule, words.NOT_OFFERED)


@compiled
def refuse_movement(pos: Pos, movement: int, log: Rows) -> None:
    """CON-81, CON-86, CON-88: why a fighter may not move so."""
    fighter = int(pos.frame[pos.depth - 1, A])
    if is_engaged(pos, fighter):
        tell(log, 88, words.IS_ENGAGED, fighter, movement)
    else:
        tell(log, 86, words.MAY_NOT, fighter, movement)


@compiled
def refuse_end(pos: Pos, row: Row, log: Rows) -> None:
    """CON-68, CON-84, CON-85: why a place cannot be reached, or is not to be named."""
    frame = pos.frame[pos.depth - 1]
    if row[0] == words.TO_END and (row[1] > pos.width or row[2] > pos.height):
        tell(log, 73, words.OFF_TABLE, row[1], row[2])
    elif frame[KIND] == frames.MOVE_FRAME:
        tell(log, 84, words.NO_WAY, frame[A])
    else:
        refuse_answer(pos, log)


@compiled
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    if pos.over:
        tell(log, 121, words.OVER)
    elif row[0] == words.TO_MOVE and pos.question == frames.PICK_MOVEMENT:
        refuse_movement(pos, row[1], log)
    elif row[0] in (words.TO_END, words.TO_SLOT) and pos.question in (
        frames.PICK_END,
        frames.PICK_SPOT,
    ):
        refuse_end(pos, row, log)
    elif (
        row[0] == words.TO_TARGET
        and frame[KIND] == frames.MOVE_FRAME
        and frame[B] == CHARGE
        and not sees(pos, int(frame[A]), row[1])
    ):
        tell(log, 87, words.NOT_SEEN, frame[A], row[1])
    elif row[0] == words.FALLS and pos.question == frames.THROW:
        tell(log, 124, words.NOT_OFFERED)
    elif is_an_answer(int(pos.question), row[0]):
        refuse_answer(pos, log)
    else:
        tell(log, 51, words.NOT_NOW)
