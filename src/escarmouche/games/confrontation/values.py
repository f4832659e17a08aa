"""CON-09, CON-11, CON-36: characteristics as they count now, one modifier after the other."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.building import defence_is_zero
from escarmouche.games.confrontation.effects_at_work import effect_on, effects_at_work
from escarmouche.games.confrontation.table import (
    ATT,
    BAND,
    DEF,
    DIS,
    DIVIDE,
    E_SPELL,
    FOI,
    FOR,
    INI,
    LESSEN,
    MISSING,
    MODIFY,
    MOST_FIGHTERS,
    MOU,
    NOBODY,
    POU,
    RAISE,
    REPLACE,
    RES,
    S_AMOUNT,
    S_CHARACTERISTIC,
    S_DEED,
    S_STEP,
    TIR,
    Pos,
    is_active,
)


@compiled
def is_weakened(characteristic: int) -> bool:
    """CON-36: what wounds and being stunned lower."""
    return characteristic in (INI, ATT, DEF, TIR, FOR, POU, FOI)


@compiled
def effect_step(pos: Pos, effect: int, fighter: int, characteristic: int) -> int:
    """CON-24: what an effect does to a characteristic of a fighter now: a step, or NOBODY."""
    spell = int(pos.effect[effect, E_SPELL])
    if (
        pos.spell[spell, S_DEED] != MODIFY
        or pos.spell[spell, S_CHARACTERISTIC] != characteristic
        or not effect_on(pos, effect, fighter)
    ):
        return NOBODY
    return int(pos.spell[spell, S_STEP])


@compiled
def modified(pos: Pos, fighter: int, characteristic: int, step: int, value: int, log: Log) -> int:
    """CON-11: a value after all effects of one step."""
    for effect in range(effects_at_work(pos)):
        if effect_step(pos, effect, fighter, characteristic) == step:
            spell = int(pos.effect[effect, E_SPELL])
            amount = int(pos.spell[spell, S_AMOUNT])
            if step == REPLACE:
                value = amount
            elif step == LESSEN:
                value -= amount
            elif step == DIVIDE:
                value = -(-value // amount)
            else:
                value += amount
            tell(log, 24, words.MODIFIED, fighter, characteristic, spell, value)
    return value


@compiled
def valued(pos: Pos, fighter: int, characteristic: int, log: Log) -> int:
    """CON-09, CON-11: replacement, penalties (amounts, then divisions), bonuses; then the bounds.

    With a log every modifier is told with the value it leaves.
    """
    value = int(pos.printed[fighter, characteristic])
    if value == MISSING:
        return MISSING
    value = modified(pos, fighter, characteristic, REPLACE, value, log)
    if characteristic == DEF and defence_is_zero(pos, fighter):  # RAG-24
        value = 0
        tell(log, 224, words.DEFENCE_ZERO, fighter)
    if is_weakened(characteristic):
        if pos.wound[fighter]:
            value -= pos.wound[fighter]
            tell(log, 36, words.WEAKENED, fighter, characteristic, pos.wound[fighter] + 1, value)
        if pos.stunned[fighter]:
            value -= 1
            tell(log, 36, words.WEAKENED, fighter, characteristic, 1, value)
    if characteristic in (INI, ATT, DEF) and pos.charged[fighter] == 1:  # CON-86
        value -= 1
        tell(log, 86, words.WAS_CHARGED, fighter, characteristic, value)
    if characteristic in (ATT, DEF) and pos.extra_dice[fighter]:  # CON-110
        value -= 2 * pos.extra_dice[fighter]
        tell(log, 110, words.TOOK_DICE, fighter, characteristic, value)
    value = modified(pos, fighter, characteristic, LESSEN, value, log)
    value = modified(pos, fighter, characteristic, DIVIDE, value, log)
    value = modified(pos, fighter, characteristic, RAISE, value, log)
    if characteristic == MOU:
        return max(value, 0)
    if characteristic == RES:
        return max(value, 1)
    return value


@compiled
def value(pos: Pos, fighter: int, characteristic: int) -> int:
    """A characteristic as it counts now; MISSING where the card has none."""
    return valued(pos, fighter, characteristic, None)


@compiled
def leader(pos: Pos, seat: int) -> int:
    """CON-76: the unrouted fighter with the best DIS, the first among equals; or NOBODY."""
    best, found = MISSING, NOBODY
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter) and not pos.routed[fighter]:
            discipline = value(pos, fighter, DIS)
            if discipline > best:
                best, found = discipline, fighter
    return found


@compiled
def command(pos: Pos, seat: int) -> int:
    """CON-76: the DIS of the leader; 0 with nobody to lead."""
    found = leader(pos, seat)
    if found != NOBODY:
        return value(pos, found, DIS)
    # Before deployment nobody is on the table: the best discipline in hand leads.
    best = MISSING
    if pos.turn == 0:
        for fighter in range(seat * BAND, seat * BAND + BAND):
            best = max(best, int(pos.printed[fighter, DIS]))
    return best if best != MISSING else 0
