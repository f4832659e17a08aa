"""What is told of a fighter on demand: who could charge it, what hides whom from it, the odds.

Told of the position at hand, or of one that a move would lead to; too long to reckon for a view.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Rows, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import must_meet
from escarmouche.games.confrontation.chances import LEVELS, hitting, succeeding, wounding
from escarmouche.games.confrontation.fear import courage, fears, may_rally, rally_difficulty
from escarmouche.games.confrontation.fight import dice_of
from escarmouche.games.confrontation.frames import COUNTER, PARRY, PAY_MORE
from escarmouche.games.confrontation.geometry.ground import GROUND
from escarmouche.games.confrontation.geometry.measure import crosses
from escarmouche.games.confrontation.geometry.sight import ahead, hides
from escarmouche.games.confrontation.magic import (
    castable,
    counterers,
    most_more_gems,
    purse,
    tested,
)
from escarmouche.games.confrontation.magic import difficulty_of as difficulty_to_cast
from escarmouche.games.confrontation.movement import (
    CHARGE,
    TURN,
    budget_of,
    can_contact,
    disengaging,
    may_engage,
)
from escarmouche.games.confrontation.places import sees, size_of
from escarmouche.games.confrontation.shooting import difficulty_of, is_target, may_shoot
from escarmouche.games.confrontation.table import (
    AMBIDEXTROUS,
    AMPLIFIES,
    ATT,
    ATTENUATES,
    BLOCK_TERRAIN,
    BRUTE,
    BUILDING,
    DEF,
    DIS,
    FOR,
    INI,
    MOST_FIGHTERS,
    MOST_OUTLINES,
    MOST_SPELLS,
    NOBODY,
    PEUR,
    POU,
    RES,
    S_COST,
    S_MIRACLE,
    TIR,
    A,
    B,
    C,
    E,
    Pos,
    are_enemies,
    has,
    is_engaged,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.values import is_weakened, value

# As `vocabulary.DEEDS` names them.
SHOOTS, DISENGAGES, STANDS, RALLIES, PARRIES, COUNTERS = range(6)


@compiled
def millionths(chance: float) -> int:
    """
    >>> millionths(1 / 6)
    166667
    """
    return int(chance * 1_000_000 + 0.5)


@compiled
def could_charge(pos: Pos, fighter: int, target: int) -> bool:
    """CON-86, CON-88, CON-97, RAG-84: whether a charge would be legal if its card came now."""
    if pos.routed[fighter] or is_engaged(pos, fighter) or must_meet(pos, fighter):
        return False
    if not may_engage(pos, fighter, target, CHARGE):
        return False
    grounds = np.empty(1, GROUND)
    return can_contact(pos, grounds, fighter, target, budget_of(pos, fighter, CHARGE))


@compiled
def tell_hidden(pos: Pos, watcher: int, target: int, log: Rows) -> None:
    """CON-73, CON-87: every base and piece of terrain that hides a target ahead."""
    x, y = int(pos.x[watcher]), int(pos.y[watcher])
    to_x, to_y = int(pos.x[target]), int(pos.y[target])
    if not ahead(int(pos.facing[watcher]), to_x - x, to_y - y):
        return
    for other in range(MOST_FIGHTERS):
        if (
            other != watcher
            and other != target
            and is_present(pos, other)
            and size_of(pos, other) >= size_of(pos, target)
            and hides(int(pos.x[other]), int(pos.y[other]), radius_of(pos, other), x, y, to_x, to_y)
        ):
            tell(log, 87, words.V_HIDDEN_BY, watcher, target, other)
    for piece in range(MOST_OUTLINES):
        if pos.terrain[piece] in (BLOCK_TERRAIN, BUILDING) and crosses(
            pos.outline[piece], int(pos.corners[piece]), x, y, to_x, to_y
        ):
            tell(log, 87, words.V_HIDDEN_BEHIND, watcher, target, piece)


@compiled
def tell_blow(pos: Pos, striker: int, target: int, log: Rows) -> None:
    """CON-104 … CON-106: the odds of one blow, as if it fell now."""
    levels = np.empty(LEVELS)
    wounding(pos, striker, target, levels)
    tell(
        log, 104, words.V_BLOW_ODDS, striker, target, millionths(hitting(pos, striker, target, 0)),
        millionths(hitting(pos, striker, target, 1)), millionths(levels[0]), millionths(levels[1]),
        millionths(levels[2]), millionths(levels[3]), millionths(levels[4]), millionths(levels[5]),
    )  # fmt: skip


@compiled
def tell_test(
    pos: Pos, deed: int, fighter: int, other: int, characteristic: int, difficulty: int, log: Rows
) -> None:
    """CON-06: the odds of a test that one of them would have to pass."""
    chance = succeeding(value(pos, fighter, characteristic), difficulty, False)
    tell(log, 6, words.V_TEST_ODDS, deed, fighter, other, difficulty, millionths(chance))


@compiled
def tell_odds(pos: Pos, fighter: int, enemy: int, log: Rows) -> None:
    """What these two could do to each other: blows, shots, and standing the other's PEUR."""
    tell_blow(pos, fighter, enemy, log)
    tell_blow(pos, enemy, fighter, log)
    for shooter, target in ((fighter, enemy), (enemy, fighter)):
        if may_shoot(pos, shooter) and is_target(pos, shooter, target):
            difficulty = difficulty_of(pos, shooter, target, TURN, False)
            tell_test(pos, SHOOTS, shooter, target, TIR, difficulty, log)
        if fears(pos, shooter, target):
            fear = value(pos, target, PEUR)
            tell_test(pos, STANDS, shooter, target, courage(pos, shooter), fear, log)


@compiled
def unhurt(pos: Pos, fighter: int, characteristic: int) -> int:
    """A characteristic as it counts now, without what wounds and being stunned take off."""
    found = value(pos, fighter, characteristic)
    if is_weakened(characteristic):
        found += int(pos.wound[fighter]) + int(pos.stunned[fighter])
    return found


@compiled
def dice_against(pos: Pos, fighter: int, enemy: int) -> int:
    """CON-102, CON-109, CON-110: its dice in the fight they are in, or in one of these two."""
    if pos.fight[fighter] != NOBODY and pos.fight[fighter] == pos.fight[enemy]:
        return dice_of(pos, fighter) + int(pos.extra_dice[fighter])
    return 1 if pos.fought[fighter] else 2 + int(has(pos, fighter, AMBIDEXTROUS))


@compiled
def tell_combatant(pos: Pos, fighter: int, enemy: int, log: Rows) -> None:
    extra = int(has(pos, fighter, AMPLIFIES)) - int(has(pos, enemy, ATTENUATES))
    tell(
        log, 102, words.V_COMBATANT, fighter, enemy, dice_against(pos, fighter, enemy),
        unhurt(pos, fighter, ATT), unhurt(pos, fighter, DEF), unhurt(pos, fighter, FOR),
        value(pos, fighter, RES), has(pos, fighter, BRUTE), extra, pos.routed[fighter] != 0,
    )  # fmt: skip


@compiled
def tell_cast(pos: Pos, fighter: int, spell: int, more: int, log: Rows) -> None:
    """CON-113, CON-114, CON-117: the odds of a spell or miracle, with each number of dice."""
    difficulty = difficulty_to_cast(pos, fighter, spell)
    missed = 1.0 - succeeding(value(pos, fighter, tested(pos, spell)), difficulty, False)
    failed = 1.0
    for dice in range(1, more + 2):
        failed *= missed
        chance = millionths(1.0 - failed)
        tell(log, 114, words.V_CAST_ODDS, fighter, spell, dice, difficulty, chance)


@compiled
def tell_magic(pos: Pos, fighter: int, log: Rows) -> None:
    """What it may cast, is about to cast, or may counter."""
    frame = pos.frame[pos.depth - 1]
    if pos.question == PAY_MORE and frame[A] == fighter:
        spell = int(frame[C])
        tell_cast(pos, fighter, spell, most_more_gems(pos, fighter, spell), log)
        return
    if pos.question == COUNTER:
        if counterers(pos, int(frame[A]), int(frame[C])) >> fighter & 1:
            tell_test(pos, COUNTERS, fighter, int(frame[A]), POU, int(frame[E]), log)
        return
    found = castable(pos, fighter, False)
    for spell in range(MOST_SPELLS):
        if found >> spell & 1:
            more = 0
            if not pos.spell[spell, S_MIRACLE]:
                left = purse(pos, fighter, spell) - int(pos.spell[spell, S_COST])
                more = max(0, min(value(pos, fighter, POU), left))
            tell_cast(pos, fighter, spell, more, log)


@compiled
def survey(pos: Pos, fighter: int, log: Rows) -> None:
    """What enemies could do to a fighter with their next card, and what hides them from it."""
    if not is_present(pos, fighter):
        return
    for enemy in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, enemy):
            if could_charge(pos, enemy, fighter):
                tell(log, 86, words.V_CHARGES, enemy, fighter)
            if could_charge(pos, fighter, enemy):
                tell(log, 86, words.V_CHARGES, fighter, enemy)
            if not sees(pos, fighter, enemy):
                tell_hidden(pos, fighter, enemy, log)
            if not sees(pos, enemy, fighter):
                tell_hidden(pos, enemy, fighter, log)
            tell_odds(pos, fighter, enemy, log)
            tell_combatant(pos, fighter, enemy, log)
            tell_combatant(pos, enemy, fighter, log)
    tell_magic(pos, fighter, log)
    frame = pos.frame[pos.depth - 1]
    if pos.question == PARRY and frame[B] == fighter:  # CON-105
        tell_test(pos, PARRIES, fighter, int(frame[A]), DEF, int(frame[C]), log)
    if is_engaged(pos, fighter):
        tell_test(pos, DISENGAGES, fighter, fighter, INI, disengaging(pos, fighter), log)
    if may_rally(pos, fighter):
        for test in (courage(pos, fighter), DIS):
            tell_test(pos, RALLIES, fighter, fighter, test, rally_difficulty(pos, fighter), log)
