"""What lies on the table, as rows of the view."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import WIDTH, Rows, tell
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.building import is_valid
from escarmouche.games.confrontation.correcting import rule_against
from escarmouche.games.confrontation.effects_at_work import effect_on, effects_at_work
from escarmouche.games.confrontation.frames import (
    ACTION_FRAME,
    ACTIVATE_FRAME,
    BLOW_FRAME,
    CAST_FRAME,
    DEPLOY_FRAME,
    FIGHT_FRAME,
    FLEE_FRAME,
    MOVE_FRAME,
    OPPOSED_FRAME,
    PICK_EDGE,
    PICK_TO_DEPLOY,
    REROLL,
    SHARE_OUT,
    SHOOT_FRAME,
    SPLIT_FRAME,
    TAKE_DICE,
    TEST_FRAME,
    WOUND_FRAME,
)
from escarmouche.games.confrontation.places import sees
from escarmouche.games.confrontation.strategy import PILE
from escarmouche.games.confrontation.table import (
    KIND,
    STEP,
    A,
    B,
    C,
    D,
    E,
    G,
    H,
    I,
    Pos,
    are_enemies,
    base_of,
    is_captive,
    is_engaged,
    is_present,
)
from escarmouche.games.confrontation.values import valued
from escarmouche.games.confrontation.zones import controller

KINDS = len(table.CHARACTERISTICS)
SPELL, WOUND, CHARGED, DICE, BUILDING = range(5)  # causes, as `vocabulary.CAUSES` names them
MOST_MODIFIERS = 40


@compiled
def show_modifiers(fighter: int, characteristic: int, told: Rows, log: Rows) -> None:
    """CON-09: what `valued` told of a characteristic, one modifier after the other."""
    for at in range(1, told[0, 0] + 1):
        kind = told[at, 1]
        cause, level, spell, now = WOUND, 0, -1, int(told[at, 4])
        if kind == words.MODIFIED:
            cause, spell, now = SPELL, int(told[at, 4]), int(told[at, 5])
        elif kind == words.WEAKENED:
            level, now = int(told[at, 4]), int(told[at, 5])
        elif kind == words.WAS_CHARGED:
            cause = CHARGED
        elif kind == words.TOOK_DICE:
            cause = DICE
        else:  # RAG-24
            cause, now = BUILDING, 0
        tell(
            log, told[at, 0], words.V_MODIFIER, fighter, characteristic, cause, cause, level,
            spell, now,
        )  # fmt: skip


@compiled
def show_fighter(pos: Pos, fighter: int, log: Rows) -> None:
    present = is_present(pos, fighter)
    tell(
        log, 66, words.V_FIGHTER, fighter, pos.side[fighter], pos.status[fighter],
        base_of(pos, fighter), pos.x[fighter], pos.y[fighter], pos.facing[fighter],
        pos.unit[fighter], pos.pa[fighter], pos.power[fighter],
    )  # fmt: skip
    tell(log, 66, words.V_NAME, fighter, fighter)
    told = np.zeros((MOST_MODIFIERS, WIDTH), np.int32)
    for characteristic in range(KINDS):
        printed = int(pos.printed[fighter, characteristic])
        if printed != table.MISSING:
            told[0, 0] = 0
            now = valued(pos, fighter, characteristic, told) if present else printed
            tell(log, 66, words.V_CARD, fighter, characteristic, printed, now)
            show_modifiers(fighter, characteristic, told, log)
    if pos.weapon[fighter, 3]:
        tell(
            log, 66, words.V_WEAPON, fighter, pos.weapon[fighter, 0], pos.weapon[fighter, 1],
            pos.weapon[fighter, 2], pos.weapon[fighter, 3], pos.weapon[fighter, 4],
        )  # fmt: skip
    tell(
        log, 34, words.V_STATE, fighter, pos.wound[fighter], pos.stunned[fighter],
        pos.routed[fighter] != 0, present and is_engaged(pos, fighter), pos.charged[fighter] & 1,
        pos.acted[fighter], is_captive(pos, fighter), pos.skills[fighter], pos.fight[fighter],
    )  # fmt: skip
    if pos.charged[fighter] & 2:
        tell(log, 86, words.V_CHARGER, fighter)
    if pos.captor[fighter] != table.NOBODY:
        tell(log, 203, words.V_CAPTIVE, fighter, pos.captor[fighter])
    if pos.elements[fighter] or pos.faith[fighter]:
        gems = pos.gems[fighter]
        tell(
            log, 112, words.V_POWER, fighter, pos.faith[fighter],
            gems[0], gems[1], gems[2], gems[3], gems[4], gems[5],
        )  # fmt: skip
    if pos.attacks[fighter] or pos.parries[fighter]:
        tell(log, 103, words.V_DICE, fighter, pos.attacks[fighter], pos.parries[fighter])
    if present:
        for other in range(table.MOST_FIGHTERS):
            if pos.touch[fighter] >> other & 1:
                tell(log, 68, words.V_TOUCH, fighter, other)
            if (
                not pos.real_table
                and are_enemies(pos, fighter, other)
                and sees(pos, fighter, other)
            ):
                tell(log, 87, words.V_SEES, fighter, other)


@compiled
def show_table(pos: Pos, log: Rows) -> None:
    tell(log, 73, words.V_TABLE, pos.width, pos.height)
    tell(log, 74, words.V_EDGES, pos.edge[0], pos.edge[1])
    for piece in range(table.MOST_OUTLINES):
        if pos.terrain[piece] != table.NO_OUTLINE:
            tell(log, 73, words.V_TERRAIN, piece, pos.terrain[piece])
            for corner in range(pos.corners[piece]):
                x, y = pos.outline[piece, corner, 0], pos.outline[piece, corner, 1]
                tell(log, 73, words.V_CORNER, piece, x, y)


@compiled
def show_cards(pos: Pos, log: Rows) -> None:
    for seat in range(2):
        for place in range(PILE):
            if pos.pile[seat, place] != table.NO_CARD:
                tell(log, 122, words.V_PILE, seat, pos.pile[seat, place])
        for place in range(2):
            if pos.reserve[seat, place] != table.NO_CARD:
                tell(log, 122, words.V_RESERVE, seat, pos.reserve[seat, place])
    for fighter in range(table.MOST_FIGHTERS):
        if pos.shown >> fighter & 1:
            tell(log, 122, words.V_SHOWN, fighter)


@compiled
def show_effects(pos: Pos, log: Rows) -> None:
    for spell in range(table.MOST_SPELLS):
        if pos.spell_name[spell, 0]:
            each = pos.spell[spell]
            tell(
                log, 113, words.V_SPELL, spell, spell, each[table.S_COST], each[table.S_DIFFICULTY],
                each[table.S_RANGE],
            )  # fmt: skip
    for row in range(effects_at_work(pos)):
        effect = pos.effect[row]
        spell = int(effect[table.E_SPELL])
        tell(
            log, 22, words.V_EFFECT, spell, spell, effect[table.E_CASTER], effect[table.E_LAST],
            effect[table.E_RADIUS],
        )  # fmt: skip
        for fighter in range(table.MOST_FIGHTERS):
            if pos.status[fighter] == table.ON_TABLE and effect_on(pos, row, fighter):
                tell(log, 24, words.V_EFFECT_ON, fighter, spell)


@compiled
def show_scenario(pos: Pos, log: Rows) -> None:
    for zone in range(pos.zones):
        each = pos.zone[zone]
        tell(
            log, 210, words.V_ZONE, zone, each[table.Z_ROUND], each[table.Z_X], each[table.Z_Y],
            each[table.Z_WIDTH], each[table.Z_HEIGHT], controller(pos, zone),
        )  # fmt: skip
        for fighter in range(table.MOST_FIGHTERS):
            if pos.inside[zone] >> fighter & 1:
                tell(log, 125, words.V_INSIDE, zone, fighter)
    for building in range(table.MOST_BUILDINGS):
        if pos.building[building, table.B_SEAT] != table.NOBODY:
            each = pos.building[building]
            tell(
                log, 220, words.V_BUILDING, building, each[table.B_SEAT], each[table.B_STRUCTURE],
                each[table.B_POINTS], each[table.B_OUTLINE], is_valid(pos, building),
            )  # fmt: skip
    for cache in range(pos.caches):
        place = pos.cache[cache]
        x, y, searched = place[table.C_X], place[table.C_Y], place[table.C_SEARCHED]
        tell(log, 240, words.V_CACHE, cache, x, y, searched)
    for number in range(table.MOST_EXPLOSIONS):
        each = pos.explosion[number]
        if each[table.X_DEBRIS]:
            x, y, done = each[table.X_X], each[table.X_Y], each[table.X_DONE]
            tell(log, 270, words.V_EXPLOSION, number, x, y, done)
    for thing in range(table.MOST_OBJECTS):
        if pos.object[thing, table.J_STATE] != table.NO_OBJECT:
            each = pos.object[thing]
            tell(
                log, 289, words.V_OBJECT, thing, each[table.J_STATE], each[table.J_HOLDER],
                each[table.J_X], each[table.J_Y],
            )  # fmt: skip
    for number in range(table.MOST_OBJECTIVES):
        if pos.objective[number, table.O_KIND] != table.NO_OBJECTIVE:
            each = pos.objective[number]
            tell(
                log, 121, words.V_OBJECTIVE, number, each[table.O_KIND], each[table.O_SEAT],
                each[table.O_SUBJECT], each[table.O_POINTS], each[table.O_MOMENT],
                each[table.O_ZONE], each[table.O_DONE],
            )  # fmt: skip


@compiled
def subject(pos: Pos) -> int:
    """The fighter that the question is about, or NOBODY."""
    frame = pos.frame[pos.depth - 1]
    kind = frame[KIND]
    if kind == DEPLOY_FRAME:
        return int(frame[C]) if pos.question not in (PICK_EDGE, PICK_TO_DEPLOY) else table.NOBODY
    if kind == SPLIT_FRAME:
        return int(frame[B])
    if kind == FIGHT_FRAME:
        return int(frame[G]) if pos.question in (TAKE_DICE, SHARE_OUT) else table.NOBODY
    if kind == BLOW_FRAME:
        return int(frame[B])
    if kind in (
        ACTIVATE_FRAME, MOVE_FRAME, ACTION_FRAME, SHOOT_FRAME, FLEE_FRAME, TEST_FRAME, CAST_FRAME,
        WOUND_FRAME,
    ):  # fmt: skip
        return int(frame[A])
    return table.NOBODY


@compiled
def show_doing(pos: Pos, log: Rows) -> None:
    """What is asked, and how far a fight, a blow, a test or a wound roll has come."""
    movement = -1
    for depth in range(pos.depth):
        frame = pos.frame[depth]
        kind = frame[KIND]
        if kind == MOVE_FRAME:
            movement = int(frame[B])
        elif kind == FIGHT_FRAME:
            tell(log, 101, words.V_FIGHT, frame[A] + 1, frame[B] if frame[I] else table.NOBODY)
        elif kind == BLOW_FRAME:
            tell(log, 104, words.V_BLOW, frame[A], frame[B], frame[C])
        elif kind == TEST_FRAME:
            tell(
                log, 1, words.V_TEST, frame[A], frame[B], frame[I], frame[C], frame[D], frame[E],
            )  # fmt: skip
        elif kind == OPPOSED_FRAME and pos.question == REROLL:
            tell(
                log, 8, words.V_OPPOSED, frame[G], frame[A], frame[B], frame[C], frame[D],
                frame[E] & ~(frame[E] >> 2) & 3,
            )  # fmt: skip
        elif kind == WOUND_FRAME:
            tell(log, 30, words.V_WOUND_ROLL, frame[A], frame[B], frame[C], frame[G], frame[H])
    tell(log, 51, words.V_ASKED, pos.question, subject(pos), movement)


@compiled
def show(pos: Pos, log: Rows) -> None:
    show_table(pos, log)
    tell(log, 51, words.V_TIME, pos.turn, pos.turns, pos.phase, pos.tactics)
    tell(log, 121, words.V_SCORE, pos.score[0], pos.score[1])
    for fighter in range(table.MOST_FIGHTERS):
        if pos.status[fighter] != table.ABSENT:
            show_fighter(pos, fighter, log)
    show_cards(pos, log)
    show_effects(pos, log)
    show_scenario(pos, log)
    show_doing(pos, log)
    tell(log, 51, words.V_QUESTION, pos.question)
    tell(log, 125, words.V_REFEREE, pos.real_table, pos.dial)
    for answer in range(64):
        if pos.against >> answer & 1:
            tell(log, 126, words.V_AGAINST, answer, rule_against(pos, answer))
    for depth in range(pos.depth):
        frame = pos.frame[depth]
        a, b, c, d = frame[A], frame[B], frame[C], frame[D]
        tell(log, 51, words.V_FRAME, frame[KIND], frame[STEP], a, b, c, d)
