"""Phase 2, the skirmish: duels of up to four actions, resolved last to first (IRO-20 … IRO-29)."""

from __future__ import annotations

import numpy as np
from numba import boolean, int64, void

from escarmouche.core.compiling import compiled
from escarmouche.games.irondie.battle import owe_bonus
from escarmouche.games.irondie.table import (
    ADD,
    ADD_OR_SUBTRACT,
    BIT,
    BONUS,
    DICE_OF,
    HOSTILE,
    MOST_ACTIONS,
    PICK,
    PROVOKE,
    RECOVER,
    REPLY,
    RESOLVE,
    SIDE,
    SIGN,
    SUBTRACT_MARGIN,
    THROW,
    TO_ABYSS,
    TO_LIMBO,
    WEAKEN_ALL,
    WOUND,
    T,
    ask_in_secret,
    bereft,
    change,
    close_skirmish,
    destroy,
    end_game,
    leave_play,
    lowest,
    owner,
)

# How a contest ends.
NO_EFFECT, FAILED, WON = range(3)


@compiled(int64(T.position, int64))
def targets(pos: np.record, die: int) -> int:
    """IRO-21 … IRO-23: what a reserve die may target if it provokes, or replies, now."""
    seat, shape = owner(die), pos.form[die]
    dice = (pos.battle | pos.skirmish) & pos.types[pos.prey[shape]]
    if pos.actions == 0:
        return dice & SIDE[pos.opening[shape], seat]
    dice &= SIDE[pos.reply[shape], seat]
    if pos.actions == 1:
        return dice & (BIT[pos.action[0]] | BIT[pos.target[0]])
    return dice & (pos.skirmish | pos.targeted)


@compiled(int64(T.position, int64, int64))
def harmed(pos: np.record, die: int, target: int) -> int:
    """IRO-25: the enemy dice that an action would take or lower if it succeeded."""
    shape, enemies = pos.form[die], DICE_OF[1 - owner(die)]
    effect = pos.effect[shape]
    if effect == WEAKEN_ALL:
        return pos.battle & pos.types[pos.prey[shape]] & enemies
    if effect in (ADD, RECOVER):
        return 0
    return BIT[target] & enemies


@compiled(int64(T.position, int64))
def threatened(pos: np.record, seat: int) -> int:
    """The dice of a seat that enemy actions of the duel aim at, or that the next one could."""
    if pos.phase not in (BONUS, PROVOKE, THROW, REPLY, SIGN, PICK):
        return 0
    found = 0
    for number in range(pos.actions):
        if owner(pos.action[number]) != seat:
            found |= harmed(pos, pos.action[number], pos.target[number])
    if pos.actions == 0 and (
        pos.passed >> (1 - seat) & 1 or (pos.duels == 0 == pos.provoker != 1 - seat)
    ):
        return found
    dice = pos.hand & DICE_OF[1 - seat] if pos.actions < MOST_ACTIONS else 0
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        aims = targets(pos, die)
        while aims:
            found |= harmed(pos, die, lowest(aims))
            aims &= aims - 1
    return found & (pos.battle | pos.skirmish)


@compiled(boolean(T.position, int64))
def can_act(pos: np.record, seat: int) -> bool:
    """Whether a seat has a reserve die with a legal target."""
    dice = pos.hand & DICE_OF[seat]
    while dice:
        if targets(pos, lowest(dice)):
            return True
        dice &= dice - 1
    return False


@compiled(void(T.position, int64, int64))
def declare(pos: np.record, die: int, target: int) -> None:
    """IRO-21: die and target are named before the roll."""
    if pos.actions == 0:
        pos.duels += 1
    pos.action[pos.actions] = die
    pos.target[pos.actions] = target
    pos.actions += 1
    pos.targeted |= BIT[target]
    pos.phase = THROW


@compiled(void(T.position, int64))
def throw(pos: np.record, face: int) -> None:
    """IRO-21: the die falls into a skirmish zone; the rule of 1 comes before any reply."""
    die = pos.action[pos.actions - 1]
    pos.hand &= ~BIT[die]
    pos.skirmish |= BIT[die]
    pos.value[die] = face
    owe_bonus(pos, die)
    pos.phase = BONUS


@compiled(boolean(T.position))
def settle_provoking(pos: np.record) -> bool:
    """IRO-20, IRO-27: find who may provoke; false when that seat must decide."""
    if pos.duels == 0:
        # The first duel is the right of one seat alone.
        if not pos.passed and can_act(pos, pos.provoker):
            pos.turn = pos.provoker
            return False
    else:
        for turn in range(2):
            seat = (pos.provoker + turn) % 2
            if not pos.passed >> seat & 1 and can_act(pos, seat):
                pos.provoker = seat
                pos.turn = seat
                return False
    close_skirmish(pos)
    ask_in_secret(pos, WOUND)
    return True


@compiled(void(T.position))
def begin_resolution(pos: np.record) -> None:
    """IRO-23: no reply ends the duel; IRO-24: no reply at all to the first one ends the phase."""
    pos.unanswered = pos.duels == 1 and pos.actions == 1
    pos.phase = RESOLVE


@compiled(boolean(T.position))
def settle_reply(pos: np.record) -> bool:
    """Whether the duel ends because nobody can reply; false when a seat must decide."""
    pos.turn = 1 - owner(pos.action[pos.actions - 1])
    if pos.actions < MOST_ACTIONS and can_act(pos, pos.turn):
        return False
    begin_resolution(pos)
    return True


@compiled(int64(T.position))
def contest(pos: np.record) -> int:
    """IRO-25, IRO-26: how the last action left fares against its target."""
    die, target = pos.action[pos.actions - 1], pos.target[pos.actions - 1]
    if not pos.skirmish & BIT[die] or not (pos.battle | pos.skirmish) & BIT[target]:
        return NO_EFFECT
    if owner(die) == owner(target) or pos.value[die] > pos.value[target]:
        return WON
    if pos.value[die] == pos.value[target]:
        colour = pos.colour[die]
        specialised = pos.specialised[pos.form[die]] == colour
        if specialised and not HOSTILE[colour, pos.colour[target]]:
            return WON
    return FAILED


@compiled(int64(T.position, int64))
def recoverable(pos: np.record, seat: int) -> int:
    """The Limbo dice that may come back to the reserve; IRO-29: once per phase each."""
    return pos.limbo & DICE_OF[seat] & ~pos.returned


@compiled(void(T.position, int64))
def come_back(pos: np.record, die: int) -> None:
    pos.hand |= BIT[die]
    pos.returned |= BIT[die]


@compiled(void(T.position))
def finish_action(pos: np.record) -> None:
    """The action on top is over; IRO-31 is checked after each."""
    pos.actions -= 1
    pos.action[pos.actions] = 0
    pos.target[pos.actions] = 0
    pos.phase = RESOLVE
    if bereft(pos):
        end_game(pos)


@compiled(void(T.position))
def succeed(pos: np.record) -> None:
    """The action has had its effect: a shape that comes back does so (once, IRO-29)."""
    die = pos.action[pos.actions - 1]
    if pos.comes_back[pos.form[die]] and pos.skirmish & BIT[die] & ~pos.returned:
        leave_play(pos, die)
        come_back(pos, die)
    finish_action(pos)


@compiled(void(T.position, int64))
def recover(pos: np.record, die: int) -> None:
    pos.limbo &= ~BIT[die]
    come_back(pos, die)
    succeed(pos)


@compiled(void(T.position, int64))
def add_or_subtract(pos: np.record, sign: int) -> None:
    """IRO-25: the sign is chosen when the action resolves."""
    top = pos.actions - 1
    change(pos, pos.target[top], sign * pos.value[pos.action[top]])
    succeed(pos)


@compiled(void(T.position))
def resolve(pos: np.record) -> None:
    """IRO-25: the action on top takes effect, or asks its owner how."""
    die, target = pos.action[pos.actions - 1], pos.target[pos.actions - 1]
    shape, seat = pos.form[die], owner(die)
    verdict = contest(pos)
    if verdict != WON:
        if verdict == FAILED and pos.backfires[shape]:
            destroy(pos, die)
        finish_action(pos)
        return
    effect = pos.effect[shape]
    pos.turn = seat
    if effect == ADD_OR_SUBTRACT:
        pos.phase = SIGN
        return
    if effect == RECOVER:
        dice = recoverable(pos, seat)
        if dice & (dice - 1):
            pos.phase = PICK
            return
        if dice:
            recover(pos, lowest(dice))
            return
    elif effect == TO_ABYSS:
        destroy(pos, target)
    elif effect == TO_LIMBO:
        leave_play(pos, target)
        pos.limbo |= BIT[target]
    elif effect == ADD:
        change(pos, target, pos.value[die])
    elif effect == SUBTRACT_MARGIN:
        change(pos, target, pos.value[target] - pos.value[die])
    elif effect == WEAKEN_ALL:
        dice = pos.battle & pos.types[pos.prey[shape]] & DICE_OF[1 - seat]
        while dice:
            change(pos, lowest(dice), -pos.amount[shape])
            dice &= dice - 1
    succeed(pos)


@compiled(void(T.position))
def end_duel(pos: np.record) -> None:
    """IRO-27: what is left in the skirmish zones goes to Limbo, the right to the other seat."""
    dice = pos.skirmish
    pos.limbo |= dice
    while dice:
        leave_play(pos, lowest(dice))
        dice &= dice - 1
    if pos.unanswered:
        close_skirmish(pos)
        ask_in_secret(pos, WOUND)
    else:
        pos.provoker = 1 - pos.provoker
        pos.phase = PROVOKE


@compiled(void(T.position))
def settle_duel(pos: np.record) -> None:
    if pos.actions:
        resolve(pos)
    else:
        end_duel(pos)
