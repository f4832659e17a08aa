"""What the referee of Irondie says besides what happens: moves, prompts, refusals, the view."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, NONE, OVER, Row, Rows, tell
from escarmouche.games.irondie import damage, skirmish
from escarmouche.games.irondie import vocabulary as words
from escarmouche.games.irondie.battle import next_part
from escarmouche.games.irondie.damage import suffered, unplaced
from escarmouche.games.irondie.rules import (
    ACT,
    DECLINE,
    DIE,
    DRAWN_LOT,
    GIVE,
    HURT,
    KEEP,
    MINUS,
    PASS,
    PLUS,
    RECALL,
    ROLL_DIE,
    SEAL,
    TAKE,
    actor,
)
from escarmouche.games.irondie.skirmish import FAILED, compare, reply_rule, targets
from escarmouche.games.irondie.table import (
    ANY_TYPE,
    ATTACK,
    BIT,
    BONUS,
    COMMIT,
    DEFENCE,
    DICE,
    DICE_EACH,
    DICE_OF,
    LOT,
    NORTH,
    PICK,
    PROVOKE,
    REPLY,
    ROLL,
    SIDE,
    SIGN,
    SOUTH,
    SUBTRACT_MARGIN,
    TAKE_BACK,
    THROW,
    VITALITY,
    WOUND,
    Pos,
    lined_up,
    lowest,
    owner,
    tell_outcome,
    total,
)


@compiled
def alike(pos: Pos, one: int, other: int) -> bool:
    """Whether two dice have the same letters."""
    return (
        pos.form[one] == pos.form[other]
        and pos.colour[one] == pos.colour[other]
        and (pos.rare & BIT[one] != 0) == (pos.rare & BIT[other] != 0)
    )


@compiled
def copy_number(pos: Pos, die: int) -> int:
    """Which of the dice of its set with the same letters a die is, from 1."""
    number = 1
    for other in range(owner(die) * DICE_EACH, die):
        if alike(pos, die, other):
            number += 1
    return number


@compiled
def part(pos: Pos, kind: int, value: int, part: int) -> int:
    """A part of a die's name, in the order of the vocabulary."""
    if pos.form[value] < 0:
        return NONE
    if part == 1:
        return pos.colour[value]
    if part == 2:
        return int(pos.rare & BIT[value] != 0)
    if part == 3:
        return copy_number(pos, value)
    if part == 4:
        return owner(value)
    return pos.form[value]


@compiled
def namesake(pos: Pos, die: int, seat: int) -> int:
    """The die of a seat that has the name of a die of any seat, or NONE."""
    for other in range(seat * DICE_EACH, (seat + 1) * DICE_EACH):
        if alike(pos, die, other) and copy_number(pos, die) == copy_number(pos, other):
            return other
    return NONE


@compiled
def rolled_die(pos: Pos) -> int:
    """The die that chance is about to roll, or NONE."""
    if pos.phase == ROLL:
        return lowest(pos.chosen)
    if pos.phase == THROW:
        return pos.action[pos.actions - 1]
    return NONE


@compiled
def roll_rule(pos: Pos) -> int:
    """IRO-12 is about the dice of the battle, IRO-21 about those of the skirmish."""
    return 12 if pos.phase == ROLL else 21


@compiled
def describe(pos: Pos, move: int, row: Row) -> None:
    seat = int(pos.turn)
    first = seat * DICE_EACH
    if move < KEEP:
        row[0], row[1], row[2] = words.TAKE, first + move - TAKE, seat
    elif move < ROLL_DIE:
        row[0] = words.KEEP
    elif move < SEAL:
        row[0], row[1], row[2] = words.COMMIT, first + move - ROLL_DIE, seat
    elif move < GIVE:
        row[0] = words.DONE
    elif move < ACT:
        row[0], row[1] = words.GIVE, first + (move - GIVE) // DICE_EACH
        row[2], row[3], row[4] = first + (move - GIVE) % DICE_EACH, seat, seat
    elif move < PASS:
        target = (move - ACT) % DICE
        row[0] = words.FOR_OWN if owner(target) == seat else words.AGAINST
        row[1], row[2] = first + (move - ACT) // DICE, target
        row[3], row[4] = seat, owner(target)
    elif move < DECLINE:
        row[0] = words.PASS
    elif move < MINUS:
        row[0] = words.DECLINE
    elif move < PLUS:
        row[0] = words.MINUS
    elif move < RECALL:
        row[0] = words.PLUS
    elif move < HURT:
        row[0], row[1], row[2] = words.RECOVER, first + move - RECALL, seat
    elif move < DIE:
        row[0], row[1], row[2] = words.WOUND, first + move - HURT, seat
    elif move < DRAWN_LOT:
        row[0], row[1], row[2] = words.FALL, rolled_die(pos), move - DIE + 1
    else:
        row[0], row[1] = words.LOT, move - DRAWN_LOT


@compiled
def ask(pos: Pos, log: Rows) -> None:
    phase, seat = pos.phase, pos.turn
    top = pos.actions - 1
    if phase == TAKE_BACK:
        tell(log, 10, words.ASK_TAKE, seat)
    elif phase == COMMIT:
        tell(log, 11, words.ASK_FIRST if pos.turns == 1 else words.ASK_COMMIT, seat)
    elif phase in (ROLL, THROW):
        tell(log, roll_rule(pos), words.ASK_ROLL, rolled_die(pos))
    elif phase == LOT:
        tell(log, 20, words.ASK_LOT)
    elif phase == BONUS:
        tell(log, 13, words.ASK_BONUS, seat)
    elif phase == PROVOKE:
        tell(log, 21, words.ASK_PROVOKE, seat)
    elif phase == REPLY:
        tell(log, reply_rule(pos), words.ASK_REPLY, seat, pos.action[top])
    elif phase == SIGN:
        tell(log, 25, words.ASK_SIGN, seat, pos.value[pos.action[top]], pos.target[top])
    elif phase == PICK:
        tell(log, 25, words.ASK_RECOVER, seat)
    elif phase == WOUND:
        tell(log, 30, words.ASK_WOUND, seat, unplaced(pos, seat))
    else:
        tell_outcome(pos, log)


@compiled
def foresee(pos: Pos, move: int, log: Rows) -> None:
    """A roll against an enemy die: how the contest would stand; else the face, or the lot."""
    face = move - DIE + 1
    if pos.phase == LOT:
        tell(log, 20, words.LOT_FALLS, move - DRAWN_LOT)
        return
    die, target = rolled_die(pos), pos.target[pos.actions - 1]
    if pos.phase == ROLL or owner(die) == owner(target):
        tell(log, roll_rule(pos), words.ROLLS, die, face)
    elif compare(pos, die, face, target) != FAILED:
        tell(log, 26, words.WOULD_BEAT, die, target)
    elif pos.backfires[pos.form[die]]:
        tell(log, 26, words.WOULD_BACKFIRE, die, target)
    else:
        tell(log, 26, words.WOULD_FAIL, die, target)


@compiled
def belongs(pos: Pos, kind: int) -> bool:
    """Whether a kind of move has its place in the phase underway."""
    phase = pos.phase
    if kind in (words.TAKE, words.KEEP):
        return phase == TAKE_BACK
    if kind in (words.COMMIT, words.DONE):
        return phase == COMMIT
    if kind == words.GIVE:
        return phase == BONUS
    if kind in (words.AGAINST, words.FOR_OWN):
        return phase in (PROVOKE, REPLY)
    if kind == words.RECOVER:
        return phase == PICK
    if kind == words.WOUND:
        return phase == WOUND
    return kind == words.FALL and phase in (ROLL, THROW)


@compiled
def refuse_commitment(pos: Pos, die: int, log: Rows) -> None:
    """IRO-11: which dice may be rolled."""
    if not pos.hand & BIT[die]:
        tell(log, 11, words.NOT_IN_HAND, die)
    elif pos.chosen & BIT[die]:
        tell(log, 11, words.ALREADY_CHOSEN, die)
    elif pos.chosen & DICE_OF[owner(die)] >= BIT[die]:
        tell(log, 11, words.NOT_ASCENDING, die)
    else:
        tell(log, 11, words.VITALITY_FIRST, die)


@compiled
def refuse_wound(pos: Pos, die: int, log: Rows) -> None:
    """IRO-30: where damage may go."""
    later = 0
    for other in range(die + 1, (owner(die) + 1) * DICE_EACH):
        later += pos.wounds[other]
    if not lined_up(pos, owner(die), VITALITY) & BIT[die]:
        tell(log, 30, words.NOT_VITALITY, die)
    elif pos.wounds[die] >= pos.value[die]:
        tell(log, 30, words.WOUNDED_ENOUGH, die, pos.value[die])
    elif later:
        tell(log, 30, words.NOT_ASCENDING, die)
    else:
        tell(log, 30, words.NO_ROOM, die)


@compiled
def refuse_bonus(pos: Pos, die: int, target: int, log: Rows) -> None:
    """IRO-13, IRO-41: who gives a bonus to whom."""
    kind = pos.bonus_type[pos.colour[die], next_part(pos, die)]
    if not (pos.owed[0] | pos.owed[1]) & BIT[die]:
        tell(log, 13, words.NO_BONUS, die)
    elif die == target:
        tell(log, 13, words.NOT_ITSELF, die)
    elif not (pos.battle | pos.skirmish) & BIT[target]:
        tell(log, 13, words.NOT_IN_PLAY, target)
    elif not pos.types[kind] & BIT[target]:
        tell(log, 13, words.WRONG_TYPE, target, kind)
    else:
        tell(log, 41, words.NOT_ALLIED, die, target)


@compiled
def refuse_action(pos: Pos, die: int, target: int, log: Rows) -> None:
    """IRO-21 … IRO-23, IRO-29: what a die may target."""
    shape, seat = pos.form[die], owner(die)
    side = pos.reply[shape] if pos.actions else pos.opening[shape]
    if not pos.hand & BIT[die]:
        tell(log, 21, words.NOT_IN_RESERVE, die)
    elif not (pos.battle | pos.skirmish) & BIT[target]:
        tell(log, 21, words.NOT_IN_PLAY, target)
    elif not pos.types[pos.prey[shape]] & BIT[target]:
        tell(log, 21, words.WRONG_TARGET, die, pos.prey[shape])
    elif not SIDE[side, seat] & BIT[target]:
        rule = 29 if pos.effect[shape] == SUBTRACT_MARGIN else 21
        tell(log, rule, words.ENEMIES_ONLY if owner(target) == seat else words.OWN_ONLY, die)
    elif pos.actions == 1 and not targets(pos, die) & BIT[target]:
        tell(log, 22, words.FIRST_REPLY, target)
    else:
        tell(log, 23, words.LATER_REPLY, target)


@compiled
def refuse_named(pos: Pos, row: Row, log: Rows) -> None:
    """A move of the phase that names dice; both seats may have a die of the same name."""
    kind, seat = row[0], int(pos.turn)
    die = namesake(pos, row[1], seat)
    if die == NONE:
        tell(log, 2, words.NO_SUCH_DIE, seat, row[1])
    elif kind == words.TAKE:
        tell(log, 10, words.NOT_VITALITY, die)
    elif kind == words.COMMIT:
        refuse_commitment(pos, die, log)
    elif kind == words.RECOVER:
        if pos.limbo & BIT[die]:
            tell(log, 29, words.RETURNED_ALREADY, die)
        else:
            tell(log, 25, words.NOT_IN_LIMBO, die)
    elif kind == words.WOUND:
        refuse_wound(pos, die, log)
    else:
        other = 1 - seat if kind == words.AGAINST else seat
        target = namesake(pos, row[2], other)
        if target == NONE:
            tell(log, 2, words.NO_SUCH_DIE, other, row[2])
        elif kind == words.GIVE:
            refuse_bonus(pos, die, target, log)
        else:
            refuse_action(pos, die, target, log)


@compiled
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    if actor(pos) == OVER:
        tell(log, 31, words.NOT_OVER)
    elif not belongs(pos, row[0]):
        ask(pos, log)
        rule = log[log[0, 0], 0]
        log[0, 0] -= 1  # the prompt was asked for its rule alone
        tell(log, rule, words.NOT_NOW)
    elif actor(pos) == CHANCE:
        tell(log, roll_rule(pos), words.OTHER_DIE, rolled_die(pos))
    elif row[0] == words.DONE:
        tell(log, 11, words.NEEDS_VITALITY, pos.turn)
    else:
        refuse_named(pos, row, log)


@compiled
def zone(pos: Pos, die: int) -> int:
    """The zone that a die lies in, by its number in the vocabulary."""
    if pos.battle & BIT[die]:
        return pos.form[die] // 3
    if pos.hand & BIT[die]:
        return 3
    if pos.skirmish & BIT[die]:
        return 4
    return 5 if pos.limbo & BIT[die] else 6


@compiled
def points(pos: Pos, seat: int, kind: int) -> int:
    """The sum of a seat's vitality, attack or defence."""
    return total(pos, lined_up(pos, seat, kind))


@compiled
def show(pos: Pos, log: Rows) -> None:
    dice = pos.types[ANY_TYPE]
    while dice:
        die = lowest(dice)
        dice &= dice - 1
        tell(
            log, 1, words.A_DIE, owner(die), die, pos.form[die], pos.colour[die],
            pos.form[die] // 3, pos.rare & BIT[die], zone(pos, die), pos.value[die],
            pos.chosen & BIT[die], pos.wounds[die],
        )  # fmt: skip
    for seat in range(2):
        threats = skirmish.threatened(pos, seat) | damage.threatened(pos, seat)
        while threats:
            tell(log, 21, words.THREAT, seat, lowest(threats))
            threats &= threats - 1
    tell(log, 3, words.VITALITY, points(pos, SOUTH, VITALITY), points(pos, NORTH, VITALITY))
    tell(log, 30, words.ATTACK, points(pos, SOUTH, ATTACK), points(pos, NORTH, ATTACK))
    tell(log, 30, words.DEFENCE, points(pos, SOUTH, DEFENCE), points(pos, NORTH, DEFENCE))
    tell(log, 30, words.DAMAGE, suffered(pos, SOUTH), suffered(pos, NORTH))
    tell(log, 1, words.THE_PHASE, pos.phase)
    tell(log, 1, words.THE_TURN, pos.turn)
    tell(log, 1, words.TURNS, pos.turns)
    tell(log, 11, words.ARE_SEALED, pos.sealed & 1, pos.sealed >> 1 & 1)
    tell(log, 27, words.HAVE_PASSED, pos.passed & 1, pos.passed >> 1 & 1)
    for number in range(pos.actions):
        die, target = pos.action[number], pos.target[number]
        tell(log, 21, words.ACTION, owner(die), die, owner(target), target)
