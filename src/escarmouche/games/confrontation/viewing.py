"""What lies on the table, as rows of the view."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import WIDTH, Rows, tell
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
    PICK_EDGE,
    PICK_TO_DEPLOY,
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
    ABSENT,
    B_OUTLINE,
    B_POINTS,
    B_SEAT,
    B_STRUCTURE,
    C_SEARCHED,
    C_X,
    C_Y,
    CHARACTERISTICS,
    E_CASTER,
    E_LAST,
    E_RADIUS,
    E_SPELL,
    J_HOLDER,
    J_STATE,
    J_X,
    J_Y,
    KIND,
    MISSING,
    MOST_BUILDINGS,
    MOST_EXPLOSIONS,
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    MOST_OBJECTS,
    MOST_OUTLINES,
    MOST_SPELLS,
    NO_CARD,
    NO_OBJECT,
    NO_OBJECTIVE,
    NO_OUTLINE,
    NOBODY,
    O_DONE,
    O_KIND,
    O_MOMENT,
    O_POINTS,
    O_SEAT,
    O_SUBJECT,
    O_ZONE,
    ON_TABLE,
    S_COST,
    S_DIFFICULTY,
    S_RANGE,
    STEP,
    X_DEBRIS,
    X_DONE,
    X_X,
    X_Y,
    Z_HEIGHT,
    Z_ROUND,
    Z_WIDTH,
    Z_X,
    Z_Y,
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

KINDS = len(CHARACTERISTICS)
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
        if printed != MISSING:
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
    if pos.elements[fighter] or pos.faith[fighter]:
        gems = pos.gems[fighter]
        tell(
            log, 112, words.V_POWER, fighter, pos.faith[fighter],
            gems[0], gems[1], gems[2], gems[3], gems[4], gems[5],
        )  # fmt: skip
    if pos.attacks[fighter] or pos.parries[fighter]:
        tell(log, 103, words.V_DICE, fighter, pos.attacks[fighter], pos.parries[fighter])
    if present:
        for other in range(MOST_FIGHTERS):
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
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] != NO_OUTLINE:
            tell(log, 73, words.V_TERRAIN, piece, pos.terrain[piece])
            for corner in range(pos.corners[piece]):
                x, y = pos.outline[piece, corner, 0], pos.outline[piece, corner, 1]
                tell(log, 73, words.V_CORNER, piece, x, y)


@compiled
def show_cards(pos: Pos, log: Rows) -> None:
    for seat in range(2):
        for place in range(PILE):
            if pos.pile[seat, place] != NO_CARD:
                tell(log, 122, words.V_PILE, seat, pos.pile[seat, place])
        for place in range(2):
            if pos.reserve[seat, place] != NO_CARD:
                tell(log, 122, words.V_RESERVE, seat, pos.reserve[seat, place])
    for fighter in range(MOST_FIGHTERS):
        if pos.shown >> fighter & 1:
            tell(log, 122, words.V_SHOWN, fighter)


@compiled
def show_effects(pos: Pos, log: Rows) -> None:
    for spell in range(MOST_SPELLS):
        if pos.spell_name[spell, 0]:
            each = pos.spell[spell]
            tell(
                log, 113, words.V_SPELL, spell, spell, each[S_COST], each[S_DIFFICULTY],
                each[S_RANGE],
            )  # fmt: skip
    for row in range(effects_at_work(pos)):
        effect = pos.effect[row]
        spell = int(effect[E_SPELL])
        tell(
            log, 22, words.V_EFFECT, spell, spell, effect[E_CASTER], effect[E_LAST],
            effect[E_RADIUS],
        )  # fmt: skip
        for fighter in range(MOST_FIGHTERS):
            if pos.status[fighter] == ON_TABLE and effect_on(pos, row, fighter):
                tell(log, 24, words.V_EFFECT_ON, fighter, spell)


@compiled
def show_scenario(pos: Pos, log: Rows) -> None:
    for zone in range(pos.zones):
        each = pos.zone[zone]
        tell(
            log, 210, words.V_ZONE, zone, each[Z_ROUND], each[Z_X], each[Z_Y], each[Z_WIDTH],
            each[Z_HEIGHT], controller(pos, zone),
        )  # fmt: skip
        for fighter in range(MOST_FIGHTERS):
            if pos.inside[zone] >> fighter & 1:
                tell(log, 125, words.V_INSIDE, zone, fighter)
    for building in range(MOST_BUILDINGS):
        if pos.building[building, B_SEAT] != NOBODY:
            each = pos.building[building]
            tell(
                log, 220, words.V_BUILDING, building, each[B_SEAT], each[B_STRUCTURE],
                each[B_POINTS], each[B_OUTLINE], is_valid(pos, building),
            )  # fmt: skip
    for cache in range(pos.caches):
        place = pos.cache[cache]
        tell(log, 240, words.V_CACHE, cache, place[C_X], place[C_Y], place[C_SEARCHED])
    for number in range(MOST_EXPLOSIONS):
        each = pos.explosion[number]
        if each[X_DEBRIS]:
            tell(log, 270, words.V_EXPLOSION, number, each[X_X], each[X_Y], each[X_DONE])
    for thing in range(MOST_OBJECTS):
        if pos.object[thing, J_STATE] != NO_OBJECT:
            each = pos.object[thing]
            tell(
                log, 289, words.V_OBJECT, thing, each[J_STATE], each[J_HOLDER], each[J_X], each[J_Y]
            )
    for number in range(MOST_OBJECTIVES):
        if pos.objective[number, O_KIND] != NO_OBJECTIVE:
            each = pos.objective[number]
            tell(
                log, 121, words.V_OBJECTIVE, number, each[O_KIND], each[O_SEAT], each[O_SUBJECT],
                each[O_POINTS], each[O_MOMENT], each[O_ZONE], each[O_DONE],
            )  # fmt: skip


@compiled
def subject(pos: Pos) -> int:
    """The fighter that the question is about, or NOBODY."""
    frame = pos.frame[pos.depth - 1]
    kind = frame[KIND]
    if kind == DEPLOY_FRAME:
        return int(frame[C]) if pos.question not in (PICK_EDGE, PICK_TO_DEPLOY) else NOBODY
    if kind == SPLIT_FRAME:
        return int(frame[B])
    if kind == FIGHT_FRAME:
        return int(frame[G]) if pos.question in (TAKE_DICE, SHARE_OUT) else NOBODY
    if kind == BLOW_FRAME:
        return int(frame[B])
    if kind in (
        ACTIVATE_FRAME, MOVE_FRAME, ACTION_FRAME, SHOOT_FRAME, FLEE_FRAME, TEST_FRAME, CAST_FRAME,
        WOUND_FRAME,
    ):  # fmt: skip
        return int(frame[A])
    return NOBODY


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
            tell(log, 101, words.V_FIGHT, frame[A] + 1, frame[B] if frame[I] else NOBODY)
        elif kind == BLOW_FRAME:
            tell(log, 104, words.V_BLOW, frame[A], frame[B], frame[C])
        elif kind == TEST_FRAME:
            tell(
                log, 1, words.V_TEST, frame[A], frame[B], frame[I], frame[C], frame[D], frame[E],
            )  # fmt: skip
        elif kind == WOUND_FRAME:
            tell(log, 30, words.V_WOUND_ROLL, frame[A], frame[B], frame[C], frame[G], frame[H])
    tell(log, 51, words.V_ASKED, pos.question, subject(pos), movement)


@compiled
def show(pos: Pos, log: Rows) -> None:
    show_table(pos, log)
    tell(log, 51, words.V_TIME, pos.turn, pos.turns, pos.phase, pos.tactics)
    tell(log, 121, words.V_SCORE, pos.score[0], pos.score[1])
    for fighter in range(MOST_FIGHTERS):
        if pos.status[fighter] != ABSENT:
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
