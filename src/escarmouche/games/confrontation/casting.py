"""CAST_FRAME: a spell is cast or a miracle called (CON-21, CON-24, CON-88, CON-113 … CON-117).

Picked and paid for, aimed, strengthened by more gems, tested, perhaps countered; then it takes
effect, fighter by fighter.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.declaring import REACHED, declare
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.effects_at_work import all_around, begin_effect
from escarmouche.games.confrontation.frames import ask, ask_place, go_to, pop, push, throw
from escarmouche.games.confrontation.free_spots import CALLED, SHIFTED, next_spot, write_spots
from escarmouche.games.confrontation.geometry.ground import COLUMN, MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.magic import (
    MOST_ELEMENTS,
    all_served,
    castable,
    castable_of_kind,
    counterers,
    difficulty_of,
    elements_held,
    gems_held,
    is_area,
    most_more_gems,
    next_being,
    pay,
    targets,
    tested,
)
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.surroundings import look_around
from escarmouche.games.confrontation.table import RAG, STEP, A, B, C, D, E, G, H, Pos, is_present

# Steps. A caster; B 1 in combat, then who counters, then the fighter whom something befalls; C 1
# for a miracle, then the spell; D target, or radius of the area in cm; E dice of the radius still
# to be thrown, then the caster's final; G gems a counter still costs; H whom it befalls, one bit
# each.
(
    BEGINS,
    PICKED,
    AIMED,
    RADIUS_DIE,
    STRENGTHEN,
    STRENGTHENED,
    CAST,
    COUNTERED,
    COUNTER_COSTS,
    GEM_PAID,
    COUNTER_TESTED,
    WORKS,
    NEXT_FIGHTER,
    SET_DOWN,
    AREA_DECLARED,
) = range(15)


@compiled
def rule_of(pos: Pos, spell: int) -> int:
    """CON-113 for a spell, CON-117 for a miracle."""
    return 117 if pos.spell[spell, table.S_MIRACLE] else 113


@compiled
def aim(pos: Pos, log: Log) -> bool:
    """CON-21, CON-113: the spell is picked and paid; now its target, or its area."""
    frame = pos.frame[pos.depth - 1]
    caster, spell = int(frame[A]), int(pos.answer)
    frame[C] = spell
    pay(pos, caster, spell, int(pos.spell[spell, table.S_COST]))
    pos.cast[caster] |= 1 << spell
    if pos.spell[spell, table.S_MIRACLE]:
        tell(log, 117, words.CALLS, caster, spell, pos.spell[spell, table.S_COST])
    else:
        tell(log, 113, words.CASTS, caster, spell, pos.spell[spell, table.S_COST])
    if is_area(pos, spell):
        frame[D], frame[E] = pos.spell[spell, table.S_RADIUS], pos.spell[spell, table.S_DICE]
        return throw(pos, 6, RADIUS_DIE) if frame[E] else go_to(pos, STRENGTHEN)
    if pos.spell[spell, table.S_DEED] == table.SUMMON:
        pos.answer = next_being(pos, caster, spell)
        return go_to(pos, AIMED)
    return ask(pos, int(pos.side[caster]), frames.PICK_TARGET, targets(pos, caster, spell), AIMED)


@compiled
def widen(pos: Pos, log: Log) -> bool:
    """CON-21: the dice of a radius are added up; 6s are not thrown again."""
    frame = pos.frame[pos.depth - 1]
    frame[D] += pos.answer
    frame[E] -= 1
    tell(log, 21, words.RADIUS_GROWS, frame[C], pos.answer, frame[D])
    return throw(pos, 6, RADIUS_DIE) if frame[E] else go_to(pos, STRENGTHEN)


@compiled
def test_cast(pos: Pos, log: Log) -> bool:
    """CON-88, CON-113, CON-114, CON-117: more gems are paid, each for a die more; the test."""
    frame = pos.frame[pos.depth - 1]
    caster, spell, more = int(frame[A]), int(frame[C]), int(pos.answer)
    if more:
        pay(pos, caster, spell, more)
        tell(log, 114, words.PAYS_MORE, caster, more)
    frame[STEP] = CAST
    difficulty = difficulty_of(pos, caster, spell)
    push(pos, frames.TEST_FRAME, caster, tested(pos, spell), difficulty, 1 + more)
    return True


@compiled
def after_test(pos: Pos, log: Log) -> bool:
    """CON-113, CON-115, CON-117: failed, what was paid is lost; else an enemy may counter."""
    frame = pos.frame[pos.depth - 1]
    caster, spell, final = int(frame[A]), int(frame[C]), int(pos.result)
    if not succeeds(final, difficulty_of(pos, caster, spell)):
        tell(log, rule_of(pos, spell), words.SPELL_FAILS, caster, spell)
        return pop(pos, 0)
    frame[E] = final
    offer = counterers(pos, caster, spell) | 1 << frames.NONE
    return ask(pos, 1 - int(pos.side[caster]), frames.COUNTER, offer, COUNTERED)


@compiled
def begin_counter(pos: Pos, log: Log) -> bool:
    """CON-115: who counters, if anybody does."""
    frame = pos.frame[pos.depth - 1]
    if pos.answer == frames.NONE:
        frame[B] = 0
        return go_to(pos, WORKS)
    frame[B], frame[G] = pos.answer, pos.spell[frame[C], table.S_COST]
    tell(log, 115, words.COUNTERS, frame[B], frame[C], frame[G])
    return go_to(pos, COUNTER_COSTS)


@compiled
def pay_counter(pos: Pos) -> bool:
    """CON-115: gems of any element, one by one where there is a choice; then the test."""
    frame = pos.frame[pos.depth - 1]
    magician = int(frame[B])
    if frame[G] == gems_held(pos, magician):
        for element in range(MOST_ELEMENTS):
            pos.gems[magician, element] = 0
        frame[G] = 0
    if frame[G]:
        held = elements_held(pos, magician)
        return ask(pos, int(pos.side[magician]), frames.PICK_ELEMENT, held, GEM_PAID)
    frame[STEP] = COUNTER_TESTED
    push(pos, frames.TEST_FRAME, magician, table.POU, int(frame[E]), 1)
    return True


@compiled
def after_counter(pos: Pos, log: Log) -> bool:
    """CON-115: success undoes the spell."""
    frame = pos.frame[pos.depth - 1]
    if succeeds(int(pos.result), int(frame[E])):
        tell(log, 115, words.UNDONE, frame[B], frame[C])
        return pop(pos, 0)
    tell(log, 115, words.COUNTER_FAILS, frame[B], frame[C])
    frame[B] = 0
    return go_to(pos, WORKS)


@compiled
def work(pos: Pos, log: Log) -> bool:
    """CON-21, CON-24: a lasting effect begins; anything else befalls one fighter after another."""
    frame = pos.frame[pos.depth - 1]
    caster, spell, radius = int(frame[A]), int(frame[C]), 0
    whom = 1 << int(frame[D])
    if is_area(pos, spell):
        radius = int(frame[D])
        whom = int(pos.declared)
        if not pos.real_table:
            whom = all_around(pos, caster, int(pos.spell[spell, table.S_WHOM]), radius)
    if pos.spell[spell, table.S_DEED] != table.MODIFY:
        frame[H] = whom
        return go_to(pos, NEXT_FIGHTER)
    begin_effect(pos, spell, caster, whom, radius)
    if is_area(pos, spell) and pos.spell[spell, table.S_KEYWORD] == table.BENEFIT:
        tell(log, 24, words.AREA_BEGINS, caster, spell, radius)
        return pop(pos, 1)
    for fighter in range(MOST_FIGHTERS):
        if whom >> fighter & 1:
            tell(log, 24, words.EFFECT_BEGINS, fighter, spell)
    return pop(pos, 1)


@compiled
def befall(pos: Pos, log: Log) -> bool:
    """The deed of the spell, for the next of those it reached."""
    frame = pos.frame[pos.depth - 1]
    caster, spell, deed = int(frame[A]), int(frame[C]), int(pos.spell[frame[C], table.S_DEED])
    whom = int(frame[H])
    if whom == 0:
        return pop(pos, 1)
    fighter = 0
    while not whom >> fighter & 1:
        fighter += 1
    frame[B], frame[H] = fighter, whom & (whom - 1)
    amount = int(pos.spell[spell, table.S_AMOUNT])
    if deed == table.SUMMON:
        if pos.real_table:
            pos.answer = 0
            return go_to(pos, SET_DOWN)
        if next_spot(pos, CALLED, fighter, caster, int(pos.spell[spell, table.S_RANGE]), -1) < 0:
            tell(log, rule_of(pos, spell), words.NO_ROOM, fighter)
            return True
        return ask_place(pos, int(pos.side[caster]), frames.PICK_SPOT, SET_DOWN)
    if all_served(pos, spell, 1 << fighter) == 0 or not is_present(pos, fighter):
        return True
    if deed == table.STRIKE:
        push(pos, frames.WOUND_FRAME, fighter, amount, 0, caster)
    elif deed == table.HEAL:
        pos.wound[fighter] = max(0, int(pos.wound[fighter]) - amount)
        tell(log, 37, words.IS_HEALED, fighter, pos.wound[fighter])
    elif deed == table.STEADY:
        pos.routed[fighter] = 0
        tell(log, 64, words.IS_STEADIED, fighter)
    elif deed == table.SHIFT and pos.real_table:
        pos.answer = 0
        return go_to(pos, SET_DOWN)
    elif deed == table.SHIFT:
        return ask_place(pos, int(pos.side[caster]), frames.PICK_SPOT, SET_DOWN)
    return True


@compiled
def place(pos: Pos, log: Log) -> bool:
    """RAG-11, CON-119: what is moved by an effect is displaced; what is summoned has a summoner."""
    frame = pos.frame[pos.depth - 1]
    fighter, column, row = int(frame[B]), int(pos.answer) // COLUMN, int(pos.answer) % COLUMN
    frame[STEP] = NEXT_FIGHTER
    if pos.spell[frame[C], table.S_DEED] == table.SUMMON:
        pos.status[fighter] = table.ON_TABLE
        pos.summoner[fighter] = frame[A]
        pos.facing[fighter] = pos.facing[frame[A]]
        set_down(pos, fighter, column * EIGHTHS, row * EIGHTHS)
        if pos.real_table:
            tell(log, 119, words.IS_SET_DOWN, fighter)
            look_around(pos, fighter, int(pos.side[fighter]))
        else:
            tell(log, 119, words.IS_SUMMONED, fighter, frame[A], column, row)
        return True
    set_down(pos, fighter, column * EIGHTHS, row * EIGHTHS)
    pos.displaced[fighter] = 1
    pos.fight[fighter] = table.NOBODY  # CON-100: those in a fight touch their opponents
    if pos.real_table:
        tell(log, RAG + 11, words.IS_SET_DOWN, fighter)
    else:
        tell(log, RAG + 11, words.IS_SHIFTED, fighter, column, row)
    push(pos, frames.FOLLOW_FRAME, fighter, 0, 0, 0)  # RAG-83: captives stay with their captors
    if pos.real_table:
        look_around(pos, fighter, int(pos.side[frame[A]]))
    return True


@compiled
def step_cast(pos: Pos, log: Log) -> bool:
    """A caster, B 1 in combat, else C 1 to call and 0 to cast; ends with 1 if it took effect.

    Whether to use one was decided before: nobody may pick none.
    """
    frame = pos.frame[pos.depth - 1]
    step, caster = frame[STEP], int(frame[A])
    if step == BEGINS:
        if frame[B]:
            offer = castable(pos, caster, True)
        else:
            offer = castable_of_kind(pos, caster, int(frame[C]))
        if offer == 0:
            return pop(pos, 0)
        return ask(pos, int(pos.side[caster]), frames.PICK_SPELL, offer, PICKED)
    if step == PICKED:
        return aim(pos, log)
    if step == AIMED:
        frame[D] = pos.answer
        if (
            pos.spell[frame[C], table.S_WHOM] != table.SELF
            and pos.spell[frame[C], table.S_DEED] != table.SUMMON
        ):
            tell(log, 21, words.AIMS_AT, frame[C], frame[D])
        return go_to(pos, STRENGTHEN)
    if step == RADIUS_DIE:
        return widen(pos, log)
    if step == STRENGTHEN:  # CON-114
        more = most_more_gems(pos, caster, int(frame[C]))
        return ask(pos, int(pos.side[caster]), frames.PAY_MORE, (2 << more) - 1, STRENGTHENED)
    if step == STRENGTHENED:
        return test_cast(pos, log)
    if step == CAST:
        return after_test(pos, log)
    if step == COUNTERED:
        return begin_counter(pos, log)
    if step == COUNTER_COSTS:
        return pay_counter(pos)
    if step == GEM_PAID:
        pos.gems[frame[B], pos.answer] -= 1
        frame[G] -= 1
        return go_to(pos, COUNTER_COSTS)
    if step == COUNTER_TESTED:
        return after_counter(pos, log)
    if step == WORKS and pos.real_table and is_area(pos, int(frame[C])):  # CON-125
        meant = all_around(pos, caster, int(pos.spell[frame[C], table.S_WHOM]), int(frame[D]))
        frame[STEP] = AREA_DECLARED
        declare(pos, int(pos.side[caster]), REACHED, caster, meant, 0)
        return True
    if step in (WORKS, AREA_DECLARED):
        return work(pos, log)
    if step == NEXT_FIGHTER:
        return befall(pos, log)
    return place(pos, log)


@compiled
def spots_of_cast(pos: Pos, out: Moves) -> int:
    """RAG-11, CON-119: where a fighter may be moved to, or a being set down."""
    frame = pos.frame[pos.depth - 1]
    spell, fighter = pos.spell[frame[C]], int(frame[B])
    if spell[table.S_DEED] == table.SUMMON:
        return write_spots(pos, CALLED, fighter, int(frame[A]), int(spell[table.S_RANGE]), out)
    return write_spots(pos, SHIFTED, fighter, fighter, int(spell[table.S_AMOUNT]), out)
