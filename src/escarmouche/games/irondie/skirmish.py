"""Phase 2, the skirmish: duels of up to four actions, resolved last to first (IRO-20 … IRO-29)."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.irondie import vocabulary as words
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
    Pos,
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


@compiled
def targets(pos: Pos, die: int) -> int:
    """IRO-21 … IRO-23: what a reserve die may target if it provokes, or replies, now."""
    seat, shape = owner(die), pos.form[die]
    dice = (pos.battle | pos.skirmish) & pos.types[pos.prey[shape]]
    if pos.actions == 0:
        return dice & SIDE[pos.opening[shape], seat]
    dice &= SIDE[pos.reply[shape], seat]
    if pos.actions == 1:
        return dice & (BIT[pos.action[0]] | BIT[pos.target[0]])
    return dice & (pos.skirmish | pos.targeted)


@compiled
def harmed(pos: Pos, die: int, target: int) -> int:
    """IRO-25: the enemy dice that an action would take or lower if it succeeded."""
    shape, enemies = pos.form[die], DICE_OF[1 - owner(die)]
    effect = pos.effect[shape]
    if effect == WEAKEN_ALL:
        return pos.battle & pos.types[pos.prey[shape]] & enemies
    if effect in (ADD, RECOVER):
        return 0
    return BIT[target] & enemies


@compiled
def threatened(pos: Pos, seat: int) -> int:
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


@compiled
def can_act(pos: Pos, seat: int) -> bool:
    """Whether a seat has a reserve die with a legal target."""
    dice = pos.hand & DICE_OF[seat]
    while dice:
        if targets(pos, lowest(dice)):
            return True
        dice &= dice - 1
    return False


@compiled
def reply_rule(pos: Pos) -> int:
    """IRO-22 is about the first reply of a duel, IRO-23 about the others."""
    return 22 if pos.actions == 1 else 23


@compiled
def declare(pos: Pos, die: int, target: int, log: Log) -> None:
    """IRO-21: die and target are named before the roll."""
    if pos.actions == 0:
        tell(log, 21, words.PROVOKES, pos.turn, die, target)
        pos.duels += 1
    else:
        tell(log, reply_rule(pos), words.REPLIES, pos.turn, die, target)
    pos.action[pos.actions] = die
    pos.target[pos.actions] = target
    pos.actions += 1
    pos.targeted |= BIT[target]
    pos.phase = THROW


@compiled
def throw(pos: Pos, face: int, log: Log) -> None:
    """IRO-21: the die falls into a skirmish zone; the rule of 1 comes before any reply."""
    die = pos.action[pos.actions - 1]
    tell(log, 21, words.ROLLS, die, face)
    pos.hand &= ~BIT[die]
    pos.skirmish |= BIT[die]
    pos.value[die] = face
    owe_bonus(pos, die, log)
    pos.phase = BONUS


@compiled
def settle_provoking(pos: Pos, log: Log) -> bool:
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
    if pos.duels:
        tell(log, 27, words.SKIRMISH_OVER)
    else:
        tell(log, 20, words.SKIPPED)
    close_skirmish(pos)
    ask_in_secret(pos, WOUND)
    return True


@compiled
def begin_resolution(pos: Pos) -> None:
    """IRO-23: no reply ends the duel; IRO-24: no reply at all to the first one ends the phase."""
    pos.unanswered = pos.duels == 1 and pos.actions == 1
    pos.phase = RESOLVE


@compiled
def settle_reply(pos: Pos, log: Log) -> bool:
    """Whether the duel ends because nobody can reply; false when a seat must decide."""
    pos.turn = 1 - owner(pos.action[pos.actions - 1])
    if pos.actions == MOST_ACTIONS:
        tell(log, 23, words.FOUR_ACTIONS)
    elif can_act(pos, pos.turn):
        return False
    else:
        tell(log, 23, words.CANNOT_REPLY, pos.turn)
    begin_resolution(pos)
    return True


@compiled
def compare(pos: Pos, die: int, value: int, target: int) -> int:
    """IRO-26: how a die that shows `value` fares against its target."""
    if owner(die) == owner(target) or value > pos.value[target]:
        return WON
    if value == pos.value[target]:
        colour = pos.colour[die]
        specialised = pos.specialised[pos.form[die]] == colour
        if specialised and not HOSTILE[colour, pos.colour[target]]:
            return WON
    return FAILED


@compiled
def contest(pos: Pos) -> int:
    """IRO-25, IRO-26: how the last action left fares against its target."""
    die, target = pos.action[pos.actions - 1], pos.target[pos.actions - 1]
    if not pos.skirmish & BIT[die] or not (pos.battle | pos.skirmish) & BIT[target]:
        return NO_EFFECT
    return compare(pos, die, pos.value[die], target)


@compiled
def tell_contest(pos: Pos, die: int, target: int, verdict: int, log: Log) -> None:
    value, other = pos.value[die], pos.value[target]
    if verdict == NO_EFFECT:
        tell(log, 25, words.NO_EFFECT, die, target)
    elif verdict == FAILED:
        tell(log, 26, words.FAILS, die, target, value, other)
    elif owner(die) == owner(target):
        tell(log, 26, words.SERVES, die, target)
    elif value == other:
        tell(log, 26, words.WINS_TIE, die, target, value, other)
    else:
        tell(log, 26, words.BEATS, die, target, value, other)


@compiled
def recoverable(pos: Pos, seat: int) -> int:
    """The Limbo dice that may come back to the reserve; IRO-29: once per phase each."""
    return pos.limbo & DICE_OF[seat] & ~pos.returned


@compiled
def come_back(pos: Pos, die: int) -> None:
    pos.hand |= BIT[die]
    pos.returned |= BIT[die]


@compiled
def finish_action(pos: Pos, log: Log) -> None:
    """The action on top is over; IRO-31 is checked after each."""
    pos.actions -= 1
    pos.action[pos.actions] = 0
    pos.target[pos.actions] = 0
    pos.phase = RESOLVE
    if bereft(pos):
        end_game(pos, log)


@compiled
def succeed(pos: Pos, log: Log) -> None:
    """The action has had its effect: a shape that comes back does so (once, IRO-29)."""
    die = pos.action[pos.actions - 1]
    if pos.comes_back[pos.form[die]] and pos.skirmish & BIT[die] & ~pos.returned:
        tell(log, 29, words.TO_RESERVE, die)
        leave_play(pos, die)
        come_back(pos, die)
    finish_action(pos, log)


@compiled
def recover(pos: Pos, die: int, log: Log) -> None:
    pos.limbo &= ~BIT[die]
    come_back(pos, die)
    succeed(pos, log)


@compiled
def add_or_subtract(pos: Pos, sign: int, log: Log) -> None:
    """IRO-25: the sign is chosen when the action resolves; for a 0 both do and tell the same."""
    die, target = pos.action[pos.actions - 1], pos.target[pos.actions - 1]
    if pos.value[die] == 0:
        tell(log, 25, words.CHOOSES_NOTHING, die)
    else:
        tell(log, 25, words.CHOOSES_PLUS if sign > 0 else words.CHOOSES_MINUS, die)
    change(pos, target, sign * pos.value[die], log)
    succeed(pos, log)


@compiled
def resolve(pos: Pos, log: Log) -> None:
    """IRO-25: the action on top takes effect, or asks its owner how."""
    die, target = pos.action[pos.actions - 1], pos.target[pos.actions - 1]
    shape, seat = pos.form[die], owner(die)
    verdict = contest(pos)
    tell_contest(pos, die, target, verdict, log)
    if verdict != WON:
        if verdict == FAILED and pos.backfires[shape]:
            tell(log, 25, words.TO_ABYSS, die)
            destroy(pos, die)
        finish_action(pos, log)
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
            tell(log, 29, words.TO_RESERVE, lowest(dice))
            recover(pos, lowest(dice), log)
            return
    elif effect == TO_ABYSS:
        tell(log, 25, words.TO_ABYSS, target)
        destroy(pos, target)
    elif effect == TO_LIMBO:
        tell(log, 25, words.TO_LIMBO, target)
        leave_play(pos, target)
        pos.limbo |= BIT[target]
    elif effect == ADD:
        change(pos, target, pos.value[die], log)
    elif effect == SUBTRACT_MARGIN:
        change(pos, target, pos.value[target] - pos.value[die], log)
    elif effect == WEAKEN_ALL:
        dice = pos.battle & pos.types[pos.prey[shape]] & DICE_OF[1 - seat]
        while dice:
            change(pos, lowest(dice), -pos.amount[shape], log)
            dice &= dice - 1
    succeed(pos, log)


@compiled
def end_duel(pos: Pos, log: Log) -> None:
    """IRO-27: what is left in the skirmish zones goes to Limbo, the right to the other seat."""
    dice = pos.skirmish
    pos.limbo |= dice
    while dice:
        tell(log, 27, words.TO_LIMBO, lowest(dice))
        leave_play(pos, lowest(dice))
        dice &= dice - 1
    if pos.unanswered:
        tell(log, 24, words.UNANSWERED)
        close_skirmish(pos)
        ask_in_secret(pos, WOUND)
    else:
        pos.provoker = 1 - pos.provoker
        pos.phase = PROVOKE


@compiled
def settle_duel(pos: Pos, log: Log) -> None:
    if pos.actions:
        resolve(pos, log)
    else:
        end_duel(pos, log)
