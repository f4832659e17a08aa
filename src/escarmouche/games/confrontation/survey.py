"""What is told of a fighter on demand: who could charge it, what hides whom from it, the odds.

Told of the position at hand, or of one that a move would lead to; too long to reckon for a view.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Rows, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import must_meet
from escarmouche.games.confrontation.chances import (
    LEVELS,
    Chances,
    hitting,
    hitting_after,
    succeeding,
    succeeding_after,
    unparried,
    wounding,
    wounding_with,
)
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.fear import courage, fears, may_rally, rally_difficulty
from escarmouche.games.confrontation.fight import dice_of
from escarmouche.games.confrontation.frames import (
    ACTION_FRAME,
    BLOW_FRAME,
    COUNTER,
    PARRY,
    PAY_MORE,
    REROLL,
    SHOOT_FRAME,
    TEST_FRAME,
)
from escarmouche.games.confrontation.geometry.ground import GROUND
from escarmouche.games.confrontation.geometry.measure import crosses
from escarmouche.games.confrontation.geometry.sight import ahead, hides
from escarmouche.games.confrontation.magic import (
    castable,
    counterers,
    most_more_gems,
    purse,
    targets,
    tested,
)
from escarmouche.games.confrontation.magic import difficulty_of as difficulty_to_cast
from escarmouche.games.confrontation.movement import (
    CHARGE,
    STAY,
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
    ENEMY,
    FOR,
    INI,
    KIND,
    MOST_FIGHTERS,
    MOST_OUTLINES,
    MOST_SPELLS,
    NOBODY,
    PEUR,
    POU,
    RES,
    S_COST,
    S_MIRACLE,
    S_WHOM,
    TIR,
    A,
    B,
    C,
    E,
    G,
    I,
    Pos,
    are_enemies,
    count_bits,
    enemies_touching,
    has,
    is_engaged,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.values import is_weakened, value

# As `vocabulary.DEEDS` names them.
DISENGAGES, STANDS, RALLIES, PARRIES, COUNTERS, KEEPS, THROWS_AGAIN = range(7)
FACINGS = 12


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
def tell_levels(
    kind: int, striker: int, target: int, first: int, second: int, levels: Chances, log: Rows
) -> None:
    """Two numbers of a blow or a shot, then the chances of each level once it has hit."""
    tell(
        log, 104, kind, striker, target, first, second, millionths(levels[0]),
        millionths(levels[1]), millionths(levels[2]), millionths(levels[3]),
        millionths(levels[4]), millionths(levels[5]),
    )  # fmt: skip


@compiled
def tell_blow(pos: Pos, kind: int, striker: int, target: int, log: Rows) -> None:
    """CON-104 … CON-106: the odds of one blow, as if it fell now."""
    levels = np.empty(LEVELS)
    wounding(pos, striker, target, levels)
    hit = millionths(hitting(pos, striker, target, 0))
    parried = millionths(hitting(pos, striker, target, 1))
    tell_levels(kind, striker, target, hit, parried, levels, log)


@compiled
def unhurt(pos: Pos, fighter: int, characteristic: int) -> int:
    """A characteristic as it counts now, without what wounds and being stunned take off."""
    found = value(pos, fighter, characteristic)
    if is_weakened(characteristic):
        found += int(pos.wound[fighter]) + int(pos.stunned[fighter])
    return found


@compiled
def tell_charge(pos: Pos, fighter: int, target: int, log: Rows) -> None:
    """CON-86: a charge, and the blows of the fight it would lead to; the one charged has less."""
    tell(log, 86, words.V_CHARGES, fighter, target)
    before = int(pos.charged[target])
    pos.charged[target] = before | 1
    tell_blow(pos, words.V_CHARGE_ODDS, fighter, target, log)
    tell(
        log, 86, words.V_CHARGED, target, fighter, value(pos, target, INI),
        unhurt(pos, target, ATT), unhurt(pos, target, DEF),
    )  # fmt: skip
    pos.charged[target] = before


@compiled
def movement_before_shot(pos: Pos, fighter: int) -> int:
    """How it has moved, if it is about to act; with its next card it may stay and aim."""
    for depth in range(pos.depth):
        frame = pos.frame[depth]
        if frame[KIND] == ACTION_FRAME and frame[A] == fighter and frame[B]:
            return int(frame[C])
        if frame[KIND] == SHOOT_FRAME and frame[A] == fighter:
            return int(frame[B])
    return STAY


@compiled
def facing_to(pos: Pos, fighter: int, target: int) -> int:
    """CON-69: a facing from which the target is ahead, its own one if that will do."""
    dx, dy = int(pos.x[target] - pos.x[fighter]), int(pos.y[target] - pos.y[fighter])
    facing = int(pos.facing[fighter])
    for turn in range(FACINGS):
        if ahead((facing + turn) % FACINGS, dx, dy):
            return (facing + turn) % FACINGS
    return facing


@compiled
def tell_shot(pos: Pos, shooter: int, target: int, log: Rows) -> None:
    """CON-90 … CON-93: a shot with the next card, aimed, or after a turn towards the target."""
    if not may_shoot(pos, shooter):
        return
    movement = movement_before_shot(pos, shooter)
    before = int(pos.facing[shooter])
    if movement == STAY:
        pos.facing[shooter] = facing_to(pos, shooter, target)
        if pos.facing[shooter] != before:
            movement = TURN
    if is_target(pos, shooter, target):
        levels = np.empty(LEVELS)
        wounding_with(pos, int(pos.weapon[shooter, 0]), target, 0, levels)
        difficulty = difficulty_of(pos, shooter, target, movement, False)
        hit = millionths(succeeding(value(pos, shooter, TIR), difficulty, False))
        tell_levels(words.V_SHOT_ODDS, shooter, target, difficulty, hit, levels, log)
    pos.facing[shooter] = before


@compiled
def tell_test(
    pos: Pos, deed: int, fighter: int, other: int, characteristic: int, difficulty: int, log: Rows
) -> None:
    """CON-06: the odds of a test that one of them would have to pass."""
    chance = succeeding(value(pos, fighter, characteristic), difficulty, False)
    tell(log, 6, words.V_TEST_ODDS, deed, fighter, other, difficulty, millionths(chance))


@compiled
def tell_odds(pos: Pos, fighter: int, enemy: int, log: Rows) -> None:
    """What these two could do to each other: charges, blows, shots, standing the other's PEUR."""
    for one, other in ((fighter, enemy), (enemy, fighter)):
        if could_charge(pos, one, other):
            tell_charge(pos, one, other, log)
        tell_blow(pos, words.V_BLOW_ODDS, one, other, log)
        tell_shot(pos, one, other, log)
        if fears(pos, one, other):
            fear = value(pos, other, PEUR)
            tell_test(pos, STANDS, one, other, courage(pos, one), fear, log)


@compiled
def dice_against(pos: Pos, fighter: int, enemy: int) -> int:
    """CON-102, CON-109, CON-110: its dice in the fight they are in, or would be in.

    That one is against this enemy and all those it touches.
    """
    if pos.fight[fighter] != NOBODY and pos.fight[fighter] == pos.fight[enemy]:
        return dice_of(pos, fighter) + int(pos.extra_dice[fighter])
    if pos.fought[fighter]:
        return 1
    opponents = count_bits(enemies_touching(pos, fighter) | 1 << enemy)
    return 1 + opponents + int(has(pos, fighter, AMBIDEXTROUS))


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
def most_more_dice(pos: Pos, fighter: int, spell: int) -> int:
    """CON-114: how many gems beyond the cost it could pay for dice; nothing helps a miracle."""
    if pos.spell[spell, S_MIRACLE]:
        return 0
    left = purse(pos, fighter, spell) - int(pos.spell[spell, S_COST])
    return max(0, min(value(pos, fighter, POU), left))


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
            tell_cast(pos, fighter, spell, most_more_dice(pos, fighter, spell), log)


@compiled
def tell_menacing_spells(pos: Pos, caster: int, fighter: int, log: Rows) -> None:
    """CON-113, CON-117: what an enemy could cast at a fighter with its next card."""
    found = castable(pos, caster, False)
    for spell in range(MOST_SPELLS):
        if (
            found >> spell & 1
            and pos.spell[spell, S_WHOM] == ENEMY
            and targets(pos, caster, spell) >> fighter & 1
        ):
            tell_cast(pos, caster, spell, most_more_dice(pos, caster, spell), log)


@compiled
def tell_reroll(pos: Pos, fighter: int, log: Rows) -> None:
    """CON-02, CON-04: a result kept, then one, two … of its dice thrown again."""
    frame = pos.frame[pos.depth - 1]
    if pos.question != REROLL or frame[KIND] != TEST_FRAME or frame[A] != fighter:
        return
    result, dice, tested_value = int(frame[E]), int(frame[G]), int(frame[I])
    difficulty, brute = int(frame[C]), frame[B] == ATT and has(pos, fighter, BRUTE)
    below = pos.frame[pos.depth - 2]
    if difficulty:
        kept = 1.0 if succeeds(result + tested_value, difficulty) else 0.0
        again = succeeding_after(result, tested_value, difficulty, brute)
    elif below[KIND] == BLOW_FRAME:  # CON-105: the blow may still be parried
        target = int(below[B])
        defence, parries = value(pos, target, DEF), int(pos.parries[target] > 0)
        kept = unparried(result + tested_value, defence, parries)
        again = hitting_after(result, tested_value, brute, defence, parries)
    else:
        return
    tell(log, 2, words.V_TEST_ODDS, KEEPS, fighter, fighter, difficulty, millionths(kept))
    failed = 1.0
    for _ in range(dice):
        failed *= 1.0 - again
        chance = millionths(1.0 - failed)
        tell(log, 2, words.V_TEST_ODDS, THROWS_AGAIN, fighter, fighter, difficulty, chance)


@compiled
def survey(pos: Pos, fighter: int, log: Rows) -> None:
    """What enemies could do to a fighter with their next card, and what hides them from it."""
    if not is_present(pos, fighter):
        return
    for enemy in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, enemy):
            if not sees(pos, fighter, enemy):
                tell_hidden(pos, fighter, enemy, log)
            if not sees(pos, enemy, fighter):
                tell_hidden(pos, enemy, fighter, log)
            tell_odds(pos, fighter, enemy, log)
            tell_combatant(pos, fighter, enemy, log)
            tell_combatant(pos, enemy, fighter, log)
            tell_menacing_spells(pos, enemy, fighter, log)
    tell_reroll(pos, fighter, log)
    tell_magic(pos, fighter, log)
    frame = pos.frame[pos.depth - 1]
    if pos.question == PARRY and frame[B] == fighter:  # CON-105
        tell_test(pos, PARRIES, fighter, int(frame[A]), DEF, int(frame[C]), log)
    if is_engaged(pos, fighter):
        tell_test(pos, DISENGAGES, fighter, fighter, INI, disengaging(pos, fighter), log)
    if may_rally(pos, fighter):
        for test in (courage(pos, fighter), DIS):
            tell_test(pos, RALLIES, fighter, fighter, test, rally_difficulty(pos, fighter), log)
