"""CON-102 … CON-107, CON-110: a fight: initiative, dice shared out, blows, parries, wounds."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.dice import oppose, succeeds
from escarmouche.games.confrontation.frames import (
    BLOW_FRAME,
    PARRY,
    PICK_STRIKER,
    PICK_TARGET,
    SHARE_OUT,
    TAKE_DICE,
    TEST_FRAME,
    WOUND_FRAME,
    ask,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.table import (
    AMBIDEXTROUS,
    AMPLIFIES,
    ATT,
    ATTENUATES,
    CHARACTER,
    DEF,
    FOR,
    INI,
    MOST_FIGHTERS,
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
    has,
)
from escarmouche.games.confrontation.values import value

MOST_EXTRA = 2  # CON-110
BOTH = 3


@compiled
def members(pos: Pos, number: int, seat: int) -> int:
    """The fighters of a seat in a fight, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] == number and pos.side[fighter] == seat:
            found |= 1 << fighter
    return found


@compiled
def dice_of(pos: Pos, fighter: int) -> int:
    """CON-102, CON-109: how many dice a fighter has, before those a character takes."""
    if pos.fought[fighter]:
        return 1
    opponents = members(pos, int(pos.fight[fighter]), 1 - int(pos.side[fighter]))
    dice = 1 + int(has(pos, fighter, AMBIDEXTROUS))
    for other in range(MOST_FIGHTERS):
        dice += opponents >> other & 1
    return dice


@compiled
def best_initiative(pos: Pos, number: int, seat: int) -> int:
    """CON-103: the best INI of a side."""
    best, found = -100, members(pos, number, seat)
    for fighter in range(MOST_FIGHTERS):
        if found >> fighter & 1:
            best = max(best, value(pos, fighter, INI))
    return best


@compiled
def strikers(pos: Pos, number: int, seat: int) -> int:
    """CON-104: who of a side has attack dice left, one bit each."""
    found = members(pos, number, seat)
    for fighter in range(MOST_FIGHTERS):
        if found >> fighter & 1 and pos.attacks[fighter] == 0:
            found &= ~(1 << fighter)
    return found


@compiled
def next_member(pos: Pos, number: int, seat: int, start: int) -> int:
    """The first fighter of a side from a number on; MOST_FIGHTERS if there is none."""
    found = members(pos, number, seat)
    fighter = start
    while fighter < MOST_FIGHTERS and not found >> fighter & 1:
        fighter += 1
    return fighter


@compiled
def clear_dice(pos: Pos, number: int, seat: int) -> None:
    """The dice of a side as before it shared them out."""
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] == number and pos.side[fighter] == seat:
            pos.attacks[fighter] = pos.parries[fighter] = pos.extra_dice[fighter] = 0


@compiled
def have_fought(pos: Pos, number: int) -> None:
    """CON-109, RAG-32: those in a fight have had it, even if they do not see its end."""
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] == number:
            pos.fought[fighter] = 1


@compiled
def tell_shares(pos: Pos, number: int, seat: int, log: Log) -> None:
    for fighter in range(MOST_FIGHTERS):
        if pos.fight[fighter] == number and pos.side[fighter] == seat:
            tell(log, 103, words.SHARES_OUT, fighter, pos.attacks[fighter], pos.parries[fighter])


@compiled
def step_fight(pos: Pos, log: Log) -> bool:
    """A number of the fight, B winner of the initiative, C who strikes next.

    D the striker, E who shares out, G from which fighter on, H bits of the seats that have shared,
    I 1 once the initiative is known.
    """
    frame = pos.frame[pos.depth - 1]
    step, number = frame[STEP], int(frame[A])
    if step == 0:
        if not (members(pos, number, 0) and members(pos, number, 1)):
            return go_to(pos, 9)  # CON-108: counts as fought by the survivors
        tell(log, 101, words.FIGHT_BEGINS, number + 1)
        return go_to(pos, 2 if pos.sealed else 1)
    if step == 1:
        if frame[I] == 0:
            frame[I] = 1
            first, second = best_initiative(pos, number, 0), best_initiative(pos, number, 1)
            oppose(pos, first, second, INI)
            return True
        frame[B] = frame[C] = pos.result
        tell(log, 103, words.WINS_INITIATIVE, pos.result)
        return go_to(pos, 6 if frame[H] == BOTH else 2)
    if step == 2:  # whose share-out is next: the loser's, then the winner's; sealed: in secret
        if frame[H] == BOTH:
            return go_to(pos, 6 if frame[I] else 1)
        first = 1 - int(frame[B]) if frame[I] else 0
        frame[E] = first if not frame[H] >> first & 1 else 1 - first
        frame[G] = 0
        return go_to(pos, 3)
    if step == 3:
        seat = int(frame[E])
        fighter = next_member(pos, number, seat, int(frame[G]))
        frame[G] = fighter
        if fighter == MOST_FIGHTERS:
            frame[H] |= 1 << seat
            frame[G] = 0
            if pos.sealed:
                tell(log, 103, words.HAS_SHARED, seat)
                if frame[H] == BOTH:
                    tell_shares(pos, number, 0, log)
                    tell_shares(pos, number, 1, log)
            else:
                tell_shares(pos, number, seat, log)
            return go_to(pos, 2)
        more = has(pos, fighter, CHARACTER) and not pos.fought[fighter] and not pos.routed[fighter]
        return ask(pos, seat, TAKE_DICE, (2 << MOST_EXTRA) - 1 if more else 1, 4)
    if step == 4:
        fighter = int(frame[G])
        pos.extra_dice[fighter] = pos.answer
        dice = dice_of(pos, fighter) + int(pos.answer)
        share = 1 if pos.routed[fighter] else (2 << dice) - 1  # CON-97: only defence dice
        return ask(pos, int(frame[E]), SHARE_OUT, share, 5)
    if step == 5:
        fighter = int(frame[G])
        dice = dice_of(pos, fighter) + int(pos.extra_dice[fighter])
        pos.attacks[fighter], pos.parries[fighter] = pos.answer, dice - pos.answer
        frame[G] = fighter + 1
        return go_to(pos, 3)
    if step == 6:  # CON-104, CON-107
        have_fought(pos, number)  # their dice are shared out
        seat = int(frame[C])
        if not (members(pos, number, 0) and members(pos, number, 1)):
            return go_to(pos, 9)
        if not strikers(pos, number, seat):
            seat = 1 - seat
            frame[C] = seat
        found = strikers(pos, number, seat)
        if found == 0:
            return go_to(pos, 9)
        return ask(pos, seat, PICK_STRIKER, found, 7)
    if step == 7:
        frame[D] = pos.answer
        seat = int(frame[C])
        return ask(pos, seat, PICK_TARGET, members(pos, number, 1 - seat), 8)
    if step == 8:
        striker = int(frame[D])
        # CON-126: a correction may have left it none.
        pos.attacks[striker] = max(int(pos.attacks[striker]) - 1, 0)
        frame[C], frame[D], frame[STEP] = 1 - frame[C], 0, 6
        push(pos, BLOW_FRAME, striker, int(pos.answer), 0, 0)
        return True
    for seat in range(2):
        clear_dice(pos, number, seat)
    have_fought(pos, number)
    return pop(pos, 0)


@compiled
def step_blow(pos: Pos, log: Log) -> bool:
    """CON-105, CON-106: A striker, B target, C the final of the blow."""
    frame = pos.frame[pos.depth - 1]
    step, striker, target = frame[STEP], int(frame[A]), int(frame[B])
    if step == 0:
        tell(log, 104, words.STRIKES, striker, target)
        frame[STEP] = 1
        push(pos, TEST_FRAME, striker, ATT, 0, 1)
        return True
    if step == 1:
        frame[C] = pos.result
        if frame[C] <= 0:  # CON-10
            tell(log, 105, words.MISSES, striker)
            return pop(pos, 0)
        return ask(pos, int(pos.side[target]), PARRY, 3 if pos.parries[target] else 1, 2)
    if step == 2:
        if pos.answer == 0:
            return go_to(pos, 4)
        pos.parries[target] = max(int(pos.parries[target]) - 1, 0)
        frame[STEP] = 3
        push(pos, TEST_FRAME, target, DEF, int(frame[C]), 1)
        return True
    if step == 3:
        if succeeds(int(pos.result), int(frame[C])):
            tell(log, 105, words.PARRIES, target, frame[C])
            return pop(pos, 0)
        return go_to(pos, 4)
    if step == 4:
        tell(log, 106, words.HITS, striker, target)
        frame[STEP] = 5
        push(pos, WOUND_FRAME, target, value(pos, striker, FOR), 0, striker)
        amplified = int(has(pos, striker, AMPLIFIES)) - int(has(pos, target, ATTENUATES))
        pos.frame[pos.depth - 1, E] = amplified  # CON-38
        return True
    return pop(pos, 1)
