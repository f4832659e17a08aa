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


@compiled
def written_as(question: int) -> int:
    """How the answers to a question are written; those that need more are in `describe`."""
    if question == frames.PICK_TO_DEPLOY:
        return words.TO_DEPLOY
    if question == frames.PICK_CARD:
        return words.TO_ORDER
    if question == frames.PICK_GROUP:
        return words.TO_GROUP
    if question == frames.PICK_FIRST:
        return words.TO_SPEAK_FIRST
    if question == frames.REVEAL:
        return words.TO_REVEAL
    if question == frames.SLIP_IN:
        return words.TO_SLIP
    if question == frames.PICK_MOVEMENT:
        return words.TO_MOVE
    if question == frames.PICK_ACTION:
        return words.TO_ACT
    if question == frames.PICK_TARGET:
        return words.TO_TARGET
    if question == frames.PICK_FACING:
        return words.TO_FACE
    if question == frames.REROLL:
        return words.TO_REROLL
    if question == frames.CHOOSE_DICE:
        return words.TO_LEAVE_OUT
    if question == frames.PICK_OPPONENT:
        return words.TO_FIGHT
    if question == frames.PICK_FIGHT:
        return words.TO_NAME_FIGHT
    if question == frames.TAKE_DICE:
        return words.TO_TAKE_DICE
    if question == frames.SHARE_OUT:
        return words.TO_SHARE
    if question == frames.PICK_STRIKER:
        return words.TO_STRIKE
    if question == frames.PARRY:
        return words.TO_PARRY
    if question == frames.PICK_SPELL:
        return words.TO_SPELL
    if question == frames.PAY_MORE:
        return words.TO_PAY
    if question == frames.PICK_ELEMENT:
        return words.TO_ELEMENT
    if question == frames.COUNTER:
        return words.TO_COUNTER
    if question == frames.SUSTAIN:
        return words.TO_SUSTAIN
    if question == frames.PICK_CAPTOR:
        return words.TO_CAPTURE
    if question == frames.BONUS_DIE:
        return words.TO_BONUS
    if question == frames.TAKE_OBJECT:
        return words.TO_TAKE
    if question == frames.PICK_ESCORT:
        return words.TO_ESCORT
    if question == frames.DECLARE_WHO:
        return words.TO_DECLARE_WHO
    return words.TO_LAST


# Questions of tests, wounds, fights and rallying.
IN_FIGHTS = (
    frames.REROLL, frames.CHOOSE_DICE, frames.PICK_OPPONENT, frames.PICK_FIGHT, frames.TAKE_DICE,
    frames.SHARE_OUT, frames.PICK_STRIKER, frames.PARRY, frames.PICK_TEST,
)  # fmt: skip
# Questions to which NONE means that nobody and nothing is named.
MAY_BE_NONE = (
    frames.PICK_GROUP, frames.PICK_FIGHT, frames.PICK_SPELL, frames.COUNTER, frames.PICK_ESCORT,
    frames.DECLARE_WHO,
)  # fmt: skip


@compiled
def describe_small(pos: Pos, answer: int, row: Row) -> None:
    question = int(pos.question)
    row[0], row[1] = written_as(question), answer
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
    elif kind == frames.SHOOT_FRAME:
        tell(log, 20, words.ASK_SCATTER_DIE)
    elif kind == frames.CAST_FRAME:
        ask_in_cast(pos, log)
    elif kind == frames.UPKEEP_FRAME:
        ask_in_upkeep(pos, log)
    else:
        ask_in_objectives(pos, log)


@compiled
def ask_in_cards(pos: Pos, seat: int, question: int, log: Rows) -> None:
    """Deployment, cards, speeches."""
    frame = pos.frame[pos.depth - 1]
    if question == frames.PICK_EDGE:
        tell(log, 74, words.ASK_EDGE, seat)
    elif question == frames.PICK_TO_DEPLOY:
        tell(log, 74, words.ASK_DEPLOY, seat)
    elif question == frames.PICK_CARD:
        tell(log, 77, words.ASK_CARD, seat)
    elif question == frames.PICK_GROUP:
        tell(log, 82, words.ASK_GROUP, seat)
    elif question == frames.PICK_FIRST:
        tell(log, 78, words.ASK_FIRST, seat)
    elif question == frames.SPEAK:
        tell(log, 80, words.ASK_SPEAK, seat)
    elif question == frames.REVEAL:
        tell(log, 122, words.ASK_REVEAL, seat)
    elif question == frames.PICK_MOVEMENT:
        tell(log, 81, words.ASK_MOVEMENT, seat, frame[A])
    elif question == frames.PICK_ACTION:
        tell(log, 81, words.ASK_ACTION, seat, frame[A])
    elif question == frames.PICK_FACING:
        mover = C if frame[KIND] == frames.DEPLOY_FRAME else A
        tell(log, 69, words.ASK_FACING, seat, frame[mover])
    elif frame[KIND] == frames.DEPLOY_FRAME:
        tell(log, 74, words.ASK_DEPLOY_PLACE, seat, frame[C])
    elif frame[KIND] == frames.SHOOT_FRAME:
        tell(log, 94, words.ASK_SPOT, seat, frame[A])
    else:
        tell(log, 84, words.ASK_END, seat, frame[A], frame[B])


@compiled
def ask_for_target(pos: Pos, seat: int, log: Rows) -> None:
    frame = pos.frame[pos.depth - 1]
    kind = frame[KIND]
    if kind == frames.MOVE_FRAME:
        tell(log, 86, words.ASK_TARGET, seat, frame[A])
    elif kind == frames.SHOOT_FRAME:
        tell(log, 90, words.ASK_TARGET, seat, frame[A])
    elif kind == frames.CARD_FRAME:
        tell(log, 82, words.ASK_MEMBER, seat)
    elif kind == frames.COMBAT_FRAME:
        tell(log, 111, words.ASK_CASTER, seat)
    elif kind == frames.FIGHT_FRAME:
        tell(log, 104, words.ASK_STRUCK, seat, frame[D])
    elif kind == frames.CAST_FRAME:
        ask_in_cast(pos, log)
    else:
        ask_in_objectives(pos, log)


@compiled
def ask_in_fights(pos: Pos, seat: int, question: int, log: Rows) -> None:
    """Tests, wounds, fights, rallying."""
    frame = pos.frame[pos.depth - 1]
    if question == frames.REROLL and frame[KIND] == frames.TEST_FRAME:
        tell(log, 2, words.ASK_REROLL, seat, frame[A], frame[E], frame[E] + frame[I])
    elif question == frames.REROLL:
        mine, others = frame[A + seat] + frame[C + seat], frame[B - seat] + frame[D - seat]
        tell(log, 8, words.ASK_OPPOSED_REROLL, seat, mine, others)
    elif question == frames.CHOOSE_DICE:
        tell(log, 38, words.ASK_LEAVE_OUT, seat, frame[G], frame[H], frame[I])
    elif question == frames.PICK_OPPONENT:
        tell(log, 100, words.ASK_OPPONENT, seat, frame[B])
    elif question == frames.PICK_FIGHT:
        tell(log, 101, words.ASK_FIGHT, seat)
    elif question == frames.TAKE_DICE:
        tell(log, 110, words.ASK_TAKE_DICE, seat, frame[G])
    elif question == frames.SHARE_OUT:
        fighter = int(frame[G])
        dice = dice_of(pos, fighter) + int(pos.extra_dice[fighter])
        tell(log, 103, words.ASK_SHARE, seat, fighter, dice)
    elif question == frames.PICK_STRIKER:
        tell(log, 104, words.ASK_STRIKER, seat)
    elif question == frames.PARRY:
        tell(log, 105, words.ASK_PARRY, seat, frame[B], frame[C])
    else:
        tell(log, 99, words.ASK_TEST, seat, frame[B])


@compiled
def ask_for_fact(pos: Pos, log: Rows) -> None:
    """CON-125: what is to be declared."""
    frame = pos.frame[pos.depth - 1]
    fact, seat, about, besides = int(frame[A]), int(pos.seat), int(frame[B]), int(frame[I])
    if pos.question == frames.THROW:
        tell(log, 125, words.ASK_DISPUTE_DIE, frame[H])
    elif fact == declaring.CONTACTS:
        tell(log, 125, words.ASK_CONTACTS, seat, about)
    elif fact == declaring.REACHED:
        tell(log, 125, words.ASK_REACHED, seat)
    elif fact == declaring.INSIDE:
        tell(log, 125, words.ASK_INSIDE, seat, about + 1)
    elif fact == declaring.NEAR:
        tell(log, 125, words.ASK_NEAR, seat, about)
    elif fact == declaring.IN_AREA:
        tell(log, 125, words.ASK_IN_AREA, seat, about)
    elif fact == declaring.FRIGHTENS:
        tell(log, 125, words.ASK_FRIGHTENS, seat, about)
    elif fact == declaring.RANGE:
        tell(log, 125, words.ASK_RANGE, seat, about)
    elif fact == declaring.AURA:
        tell(log, 125, words.ASK_AURA, seat, about)
    elif fact == declaring.LEAVES:
        tell(log, 125, words.ASK_LEAVES, seat, about)
    elif fact == declaring.SETS_OFF:
        tell(log, 125, words.ASK_SETS_OFF, seat)
    elif fact == declaring.STANDS_IN:
        tell(log, 125, words.ASK_STANDS_IN, seat, about, besides + 1)
    elif fact == declaring.COMES_NEAR:
        tell(log, 125, words.ASK_COMES_NEAR, seat, about, besides)
    else:
        tell(log, 125, words.ASK_STANDS_IN_AREA, seat, about, besides)


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
    elif question == frames.THROW:
        ask_for_die(pos, log)
    elif kind == frames.MYSTIC_FRAME:
        ask_in_mystic(pos, log)
    elif kind == frames.UPKEEP_FRAME:
        ask_in_upkeep(pos, log)
    elif question == frames.PICK_TARGET:
        ask_for_target(pos, seat, log)
    elif kind == frames.CAST_FRAME:
        ask_in_cast(pos, log)
    elif kind >= frames.OBJECTIVE_FRAME:
        ask_in_objectives(pos, log)
    elif question in IN_FIGHTS:
        ask_in_fights(pos, seat, question, log)
    else:
        ask_in_cards(pos, seat, question, log)


@compiled
def is_an_answer(question: int, kind: int) -> bool:
    """Whether a question is answered by moves of this kind."""
    if question == frames.SPEAK:
        return kind in (words.TO_PLAY, words.TO_HOLD, words.TO_PLAY_RESERVE)
    if question == frames.PICK_EDGE:
        return kind == words.TO_EDGE
    if question == frames.PICK_TEST:
        return kind == words.TO_TEST
    return kind == written_as(question)


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
