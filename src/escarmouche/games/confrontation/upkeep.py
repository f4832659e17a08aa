"""UPKEEP_FRAME: what is paid for and thrown at the end of a turn (CON-23, CON-119, CON-120)."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.building import remember
from escarmouche.games.confrontation.effects_at_work import end_effects
from escarmouche.games.confrontation.frames import (
    PICK_ELEMENT,
    PICK_SPOT,
    SUSTAIN,
    ask,
    ask_place,
    go_to,
    pop,
    throw,
)
from escarmouche.games.confrontation.free_spots import BACK, facing_from, next_spot, write_spots
from escarmouche.games.confrontation.geometry.ground import COLUMN, MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.leaving import leave
from escarmouche.games.confrontation.magic import elements_held, pay, purse
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.strategy import clear_cards
from escarmouche.games.confrontation.table import (
    DEAD,
    E_CASTER,
    E_LAST,
    E_SPELL,
    HEALTHY,
    MOST_EFFECTS,
    NOBODY,
    ON_TABLE,
    REINFORCEMENT,
    S_KEEP,
    S_MIRACLE,
    STEP,
    SUMMONED,
    VANISHED,
    A,
    B,
    Pos,
    has,
    is_present,
)

# Steps: what is looked for, then what it needs. A the place in the order, B the row or fighter.
(
    EFFECTS,
    EFFECT_ANSWERED,
    BEINGS,
    BEING_ANSWERED,
    BEING_PAID,
    REGENERATION,
    REGENERATION_DIE,
    EPHEMERAL,
    EPHEMERAL_DIE,
    REINFORCEMENTS,
    REINFORCEMENT_DIE,
    REINFORCEMENT_SPOT,
    END_OF_TURN,
) = range(13)
COMES_BACK = 5  # CON-119: Renfort, this or more


@compiled
def keep_price(pos: Pos, spell: int) -> int:
    """CON-23: X gems of the spell's element; for a miracle 1 temporary faith."""
    return 1 if pos.spell[spell, S_MIRACLE] else int(pos.spell[spell, S_KEEP])


@compiled
def can_sustain(pos: Pos, row: int) -> bool:
    """CON-23: an effect with Entretien whose caster can pay; off the table nobody can."""
    spell, caster = int(pos.effect[row, E_SPELL]), int(pos.effect[row, E_CASTER])
    return (
        spell != NOBODY
        and pos.spell[spell, S_KEEP] > 0
        and purse(pos, caster, spell) >= keep_price(pos, spell)
    )


@compiled
def next_effect(pos: Pos) -> int:
    """The next effect to be paid for, the tactics winner's first; NOBODY after the last."""
    frame = pos.frame[pos.depth - 1]
    while frame[A] < 2 * MOST_EFFECTS:
        row = int(frame[A]) % MOST_EFFECTS
        seat = pos.tactics if frame[A] < MOST_EFFECTS else 1 - pos.tactics
        frame[A] += 1
        if can_sustain(pos, row) and pos.side[pos.effect[row, E_CASTER]] == seat:
            frame[B] = row
            return row
    frame[A] = frame[B] = 0
    return NOBODY


@compiled
def is_due(pos: Pos, step: int, fighter: int) -> bool:
    """CON-119: whether a step of the upkeep concerns a fighter."""
    if step == REINFORCEMENTS:
        return (
            pos.status[fighter] == DEAD
            and pos.lost[fighter] != 0
            and has(pos, fighter, REINFORCEMENT)
            and not pos.reinforced[fighter]
        )
    if not is_present(pos, fighter):
        return False
    if step == BEINGS:
        return has(pos, fighter, SUMMONED)
    if step == REGENERATION:
        return pos.regeneration[fighter] > 0 and pos.wound[fighter] > HEALTHY
    return pos.ephemeral[fighter] > 0


@compiled
def next_due(pos: Pos, step: int) -> int:
    """The next fighter a step concerns, the tactics winner's first; NOBODY after the last."""
    frame = pos.frame[pos.depth - 1]
    while frame[A] < 2 * MOST_FIGHTERS:
        fighter = int(frame[A]) % MOST_FIGHTERS
        seat = pos.tactics if frame[A] < MOST_FIGHTERS else 1 - pos.tactics
        frame[A] += 1
        if pos.side[fighter] == seat and is_due(pos, step, fighter):
            frame[B] = fighter
            return fighter
    frame[A] = frame[B] = 0
    return NOBODY


@compiled
def sustain_effects(pos: Pos, log: Log) -> bool:
    """CON-23, CON-119: once per effect its caster may pay, and it lasts through the next turn."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == EFFECTS:
        row = next_effect(pos)
        if row == NOBODY:
            return go_to(pos, BEINGS)
        return ask(pos, int(pos.side[pos.effect[row, E_CASTER]]), SUSTAIN, 3, EFFECT_ANSWERED)
    effect = pos.effect[frame[B]]
    spell, caster = int(effect[E_SPELL]), int(effect[E_CASTER])
    if pos.answer:
        pay(pos, caster, spell, keep_price(pos, spell))
        effect[E_LAST] += 1
        if pos.spell[spell, S_MIRACLE]:
            tell(log, 23, words.HONOURS, caster, spell)
        else:
            tell(log, 23, words.SUSTAINS, caster, spell, keep_price(pos, spell))
    return go_to(pos, EFFECTS)


@compiled
def keep_elements(pos: Pos, being: int) -> int:
    """CON-119: the elements whose gem keeps a summoned being, one bit each.

    Those on its card, or whatever its summoner holds: off the table that is nothing.
    """
    summoner = int(pos.summoner[being])
    if summoner == NOBODY:
        return 0
    held = elements_held(pos, summoner)
    return held & pos.elements[being] if pos.elements[being] else held


@compiled
def keep_beings(pos: Pos, log: Log) -> bool:
    """CON-119: a summoned being vanishes unless its summoner, on the table, pays a gem."""
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == BEINGS:
        being = next_due(pos, BEINGS)
        if being == NOBODY:
            return go_to(pos, REGENERATION)
        offer = 3 if keep_elements(pos, being) else 1
        return ask(pos, int(pos.side[being]), SUSTAIN, offer, BEING_ANSWERED)
    being = int(frame[B])
    summoner = int(pos.summoner[being])
    if step == BEING_ANSWERED:
        if pos.answer:
            offer = keep_elements(pos, being)
            return ask(pos, int(pos.side[summoner]), PICK_ELEMENT, offer, BEING_PAID)
        leave(pos, being, VANISHED, log)
        return go_to(pos, BEINGS)
    pos.gems[summoner, pos.answer] -= 1
    tell(log, 119, words.KEEPS_BEING, summoner, being, pos.answer)
    return go_to(pos, BEINGS)


@compiled
def throw_for(pos: Pos, step: int) -> bool:
    """CON-119: a die for the next fighter whom a step concerns, or the next step of the upkeep."""
    return go_to(pos, step + 2) if next_due(pos, step) == NOBODY else throw(pos, 6, step + 1)


@compiled
def shows_enough(pos: Pos, said: int, fighter: int, limit: int, log: Log) -> bool:
    """CON-119: tell what the die of a fighter shows, and whether it is the limit or more."""
    tell(log, 119, said, fighter, pos.answer, limit)
    return pos.answer >= limit


@compiled
def regenerate(pos: Pos, log: Log) -> bool:
    """CON-37, CON-119: Régénération/X: X or more heals one level."""
    fighter = int(pos.frame[pos.depth - 1, B])
    if shows_enough(pos, words.REGENERATION_SHOWS, fighter, int(pos.regeneration[fighter]), log):
        pos.wound[fighter] -= 1
        tell(log, 37, words.IS_HEALED, fighter, pos.wound[fighter])
    return go_to(pos, REGENERATION)


@compiled
def fade(pos: Pos, log: Log) -> bool:
    """CON-119: Éphémère/X: X or more and it vanishes."""
    fighter = int(pos.frame[pos.depth - 1, B])
    if shows_enough(pos, words.EPHEMERAL_SHOWS, fighter, int(pos.ephemeral[fighter]), log):
        leave(pos, fighter, VANISHED, log)
    return go_to(pos, EPHEMERAL)


@compiled
def reinforce(pos: Pos, log: Log) -> bool:
    """CON-119: Renfort: 5 or 6 brings the fighter back, if there is room at its edge."""
    fighter = int(pos.frame[pos.depth - 1, B])
    if not shows_enough(pos, words.REINFORCEMENT_SHOWS, fighter, COMES_BACK, log):
        return go_to(pos, REINFORCEMENTS)
    if pos.real_table:
        pos.answer = 0
        return go_to(pos, REINFORCEMENT_SPOT)
    if next_spot(pos, BACK, fighter, fighter, 0, -1) < 0:
        tell(log, 119, words.NO_ROOM, fighter)
        return go_to(pos, REINFORCEMENTS)
    return ask_place(pos, int(pos.side[fighter]), PICK_SPOT, REINFORCEMENT_SPOT)


@compiled
def come_back(pos: Pos, log: Log) -> bool:
    """CON-119: healthy, once a game, and not *deployed* (RAG-02)."""
    fighter = int(pos.frame[pos.depth - 1, B])
    column, row = int(pos.answer) // COLUMN, int(pos.answer) % COLUMN
    pos.status[fighter] = ON_TABLE
    pos.wound[fighter] = HEALTHY
    pos.routed[fighter] = pos.deployed[fighter] = pos.freed[fighter] = 0
    pos.captor[fighter] = NOBODY
    pos.reinforced[fighter] = 1
    pos.facing[fighter] = facing_from(int(pos.edge[pos.side[fighter]]))
    set_down(pos, fighter, column * EIGHTHS, row * EIGHTHS)
    if pos.real_table:
        tell(log, 119, words.IS_SET_DOWN, fighter)
    else:
        tell(log, 119, words.COMES_BACK, fighter, column, row)
    return go_to(pos, REINFORCEMENTS)


@compiled
def forget_turn(pos: Pos, fighter: int) -> None:
    """CON-37, CON-120: the marks of the turn end."""
    pos.stunned[fighter] = pos.displaced[fighter] = pos.charged[fighter] = 0
    pos.acted[fighter] = pos.pursued[fighter] = pos.fought[fighter] = 0
    pos.lost[fighter] = pos.followed[fighter] = pos.cast[fighter] = 0
    pos.attacks[fighter] = pos.parries[fighter] = pos.extra_dice[fighter] = 0
    pos.fight[fighter] = NOBODY
    pos.group[fighter] = fighter
    pos.routed[fighter] = min(1, int(pos.routed[fighter]))  # CON-98: it may flee again


@compiled
def end_turn(pos: Pos, log: Log) -> None:
    """CON-120: what lasts for a turn ends, constructions remember, and the cards go back."""
    end_effects(pos, log)
    remember(pos, log)
    for fighter in range(MOST_FIGHTERS):
        forget_turn(pos, fighter)
    clear_cards(pos)
    tell(log, 120, words.TURN_ENDS, pos.turn)


@compiled
def step_upkeep(pos: Pos, log: Log) -> bool:
    """The five steps of CON-119, then CON-120."""
    step = pos.frame[pos.depth - 1, STEP]
    if step <= EFFECT_ANSWERED:
        return sustain_effects(pos, log)
    if step <= BEING_PAID:
        return keep_beings(pos, log)
    if step in (REGENERATION, EPHEMERAL):
        return throw_for(pos, step)
    if step == REGENERATION_DIE:
        return regenerate(pos, log)
    if step == EPHEMERAL_DIE:
        return fade(pos, log)
    if step == REINFORCEMENTS:
        if next_due(pos, step) == NOBODY:
            return go_to(pos, END_OF_TURN)
        return throw(pos, 6, REINFORCEMENT_DIE)
    if step == REINFORCEMENT_DIE:
        return reinforce(pos, log)
    if step == REINFORCEMENT_SPOT:
        return come_back(pos, log)
    end_turn(pos, log)
    return pop(pos, 0)


@compiled
def spots_of_reinforcement(pos: Pos, out: Moves) -> int:
    """CON-119: whole centimetres where it touches its own edge."""
    fighter = int(pos.frame[pos.depth - 1, B])
    return write_spots(pos, BACK, fighter, fighter, 0, out)
