"""Phase 1, the battle: IRO-10 … IRO-13 and who may provoke (IRO-20)."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.irondie import vocabulary as words
from escarmouche.games.irondie.table import (
    ALLIED,
    BIT,
    BONUS,
    COMMIT,
    DICE_OF,
    LOT,
    NO_TYPE,
    NORTH,
    PROVOKE,
    REPLY,
    ROLL,
    SOUTH,
    TAKE_BACK,
    VITALITY,
    Pos,
    ask_in_secret,
    bereft,
    change,
    count,
    end_game,
    leave_play,
    lined_up,
    lowest,
    owner,
)


@compiled
def takeable(pos: Pos, seat: int) -> int:
    """IRO-10: the vitality dice of which one may be taken back: one has to stay."""
    dice = lined_up(pos, seat, VITALITY)
    return dice if dice & (dice - 1) else 0


@compiled
def begin_turn(pos: Pos, log: Log) -> None:
    """IRO-10: Limbo goes back to the hands; from the second turn on a die may be taken back."""
    tell(log, 32, words.NEXT_TURN, pos.turns + 1)
    pos.turns += 1
    pos.hand |= pos.limbo
    pos.limbo = 0
    ask_in_secret(pos, TAKE_BACK)


@compiled
def show_taken(pos: Pos, log: Log) -> None:
    """IRO-10: both take their die back at the same time."""
    taken = pos.chosen
    pos.hand |= taken
    pos.chosen = 0
    while taken:
        tell(log, 10, words.TAKEN, lowest(taken))
        leave_play(pos, lowest(taken))
        taken &= taken - 1
    ask_in_secret(pos, COMMIT)


@compiled
def committable(pos: Pos, seat: int) -> int:
    """IRO-11: the dice a seat may add to those it rolls.

    Dice are named in ascending order, so that a set of dice is one sequence of moves; in the
    first turn a vitality die must stay within reach.
    """
    dice = pos.hand & DICE_OF[seat]
    vital = dice & pos.types[VITALITY]
    chosen = pos.chosen & dice
    while chosen:  # only dice after the last one chosen
        dice &= ~(2 * BIT[lowest(chosen)] - 1)
        chosen &= chosen - 1
    if pos.turns > 1 or pos.chosen & vital:
        return dice
    last = vital
    while last & (last - 1):
        last &= last - 1
    return dice & (2 * last - 1)


@compiled
def may_seal(pos: Pos, seat: int) -> bool:
    """IRO-11: the first turn needs a vitality die; later ones may roll nothing."""
    return pos.turns > 1 or pos.chosen & DICE_OF[seat] & pos.types[VITALITY] != 0


@compiled
def triggers(pos: Pos, die: int) -> bool:
    """IRO-13: whether a die just rolled a 1, or a 2 if it is rare."""
    return pos.value[die] == (2 if pos.rare & BIT[die] else 1)


@compiled
def owe_bonus(pos: Pos, die: int, log: Log) -> None:
    """IRO-13: note the parts of the bonus that a die's roll has earned."""
    if triggers(pos, die):
        tell(log, 13, words.RULE_OF_TWO if pos.value[die] == 2 else words.RULE_OF_ONE)
        for part in range(2):
            if pos.bonus_type[pos.colour[die], part] != NO_TYPE:
                pos.owed[part] |= BIT[die]


@compiled
def roll_battle_die(pos: Pos, face: int, log: Log) -> None:
    """IRO-12: the die goes to the zone of its type as it fell."""
    die = lowest(pos.chosen)
    tell(log, 12, words.ROLLS, die, face)
    pos.chosen &= ~BIT[die]
    pos.hand &= ~BIT[die]
    pos.battle |= BIT[die]
    pos.value[die] = face
    owe_bonus(pos, die, log)


@compiled
def owes(pos: Pos, seat: int) -> bool:
    return (pos.owed[0] | pos.owed[1]) & DICE_OF[seat] != 0


@compiled
def weigh_reserves(pos: Pos, log: Log) -> None:
    """IRO-20: the larger reserve may provoke, and gives its bonuses first (IRO-13).

    A tie is broken by one lot for the turn, when anything depends on it.
    """
    south, north = count(pos.hand & DICE_OF[SOUTH]), count(pos.hand & DICE_OF[NORTH])
    pos.provoker = NORTH if north > south else SOUTH
    pos.phase = BONUS
    if south != north:
        tell(log, 20, words.RESERVES, pos.provoker, max(south, north), min(south, north))
        return
    tell(log, 20, words.RESERVES_EQUAL, south)
    if south > 0 or (owes(pos, SOUTH) and owes(pos, NORTH)):
        pos.phase = LOT


@compiled
def fitting(pos: Pos, die: int, part: int) -> int:
    """IRO-13: the own allied dice in play that a part of a die's bonus may go to."""
    colour = pos.colour[die]
    dice = (pos.battle | pos.skirmish) & DICE_OF[owner(die)] & ~BIT[die]
    dice &= pos.types[pos.bonus_type[colour, part]]
    found = 0
    while dice:
        other = lowest(dice)
        dice &= dice - 1
        if ALLIED[colour, pos.colour[other]]:
            found |= BIT[other]
    return found


@compiled
def next_part(pos: Pos, die: int) -> int:
    """The part of a die's bonus that comes next: in the order of the mat."""
    return 0 if pos.owed[0] & BIT[die] else 1


@compiled
def drop_lost_parts(pos: Pos, log: Log) -> None:
    """IRO-13: a part that fits no die is lost."""
    for part in range(2):
        dice = pos.owed[part]
        while dice:
            die = lowest(dice)
            dice &= dice - 1
            if fitting(pos, die, part) == 0:
                tell(log, 13, words.BONUS_LOST, die)
                pos.owed[part] &= ~BIT[die]


@compiled
def give_bonus(pos: Pos, die: int, target: int, log: Log) -> None:
    """IRO-13: the next part of the die's bonus changes an allied die, even if it is fatal."""
    tell(log, 13, words.BONUS, die)
    part = next_part(pos, die)
    pos.owed[part] &= ~BIT[die]
    change(pos, target, pos.bonus[pos.colour[die], part], log)
    if bereft(pos):
        end_game(pos, log)


@compiled
def settle_bonuses(pos: Pos, log: Log) -> bool:
    """Go on to the next bonus that leaves a choice; false when its owner must choose."""
    drop_lost_parts(pos, log)
    seat = pos.provoker if owes(pos, pos.provoker) else 1 - pos.provoker
    dice = (pos.owed[0] | pos.owed[1]) & DICE_OF[seat]
    if dice == 0:
        pos.phase = REPLY if pos.actions else PROVOKE
        return True
    pos.turn = seat
    die = lowest(dice)
    targets = fitting(pos, die, next_part(pos, die))
    if dice & (dice - 1) or targets & (targets - 1):
        return False
    give_bonus(pos, die, lowest(targets), log)
    return True


@compiled
def settle_rolls(pos: Pos, log: Log) -> bool:
    """Whether every committed die has fallen; then the reserves are compared."""
    if pos.chosen:
        return False
    weigh_reserves(pos, log)
    return True


@compiled
def show_committed(pos: Pos, log: Log) -> None:
    """IRO-11: both show what they roll; the dice fall one by one, south's first."""
    for seat in range(2):
        tell(log, 11, words.SHOWS, seat, pos.chosen & DICE_OF[seat])
    pos.phase = ROLL
    pos.sealed = 0
    pos.turn = SOUTH
