"""Irondie, IRO-01 … IRO-41 (docs/rules/irondie.md): the protocol over the record of `table`.

A move is a small decision of one seat; what follows from it without any choice happens in steps
(`step`). Where the rules leave nothing to choose nobody is asked.

In a hidden phase the seats decide one after the other, and what a seat may not know is erased as
if the other one had not decided yet (`hide`). Such a view can be played on: once the seat that is
asked has decided, the other one is asked again; to sample its choice, play its moves.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, OVER, Log, Moves, Rules, Stream, tell
from escarmouche.core.seeds import below
from escarmouche.games.irondie import vocabulary as words
from escarmouche.games.irondie.battle import (
    begin_turn,
    committable,
    fitting,
    give_bonus,
    may_seal,
    next_part,
    roll_battle_die,
    settle_bonuses,
    settle_rolls,
    show_committed,
    show_taken,
    takeable,
)
from escarmouche.games.irondie.damage import (
    end_turn,
    must_share,
    settle_wounds,
    suffer,
    woundable,
)
from escarmouche.games.irondie.skirmish import (
    add_or_subtract,
    begin_resolution,
    declare,
    recover,
    recoverable,
    settle_duel,
    settle_provoking,
    settle_reply,
    targets,
    throw,
)
from escarmouche.games.irondie.table import (
    ANY_TYPE,
    BIT,
    BONUS,
    COMMIT,
    DICE,
    DICE_EACH,
    DICE_OF,
    DONE,
    LOT,
    NEXT_TURN,
    NORTH,
    PICK,
    POSITION,
    PROVOKE,
    REASONS,
    REPLY,
    RESOLVE,
    ROLL,
    SIGN,
    SOUTH,
    TAKE_BACK,
    THROW,
    WOUND,
    Pos,
    ask_in_secret,
    lowest,
)
from escarmouche.games.irondie.table import outcome as outcome  # a function of the kernel

RULES_VERSION = 1

# Move ids, in order. Dice of the seat that decides are 0 … 8, targets of actions any of the 18.
TAKE = 0
KEEP = TAKE + DICE_EACH
ROLL_DIE = KEEP + 1  # commit a die
SEAL = ROLL_DIE + DICE_EACH
GIVE = SEAL + 1  # a bonus: the die that gives it, the die that gets it
ACT = GIVE + DICE_EACH * DICE_EACH  # provoke or reply: die, target
PASS = ACT + DICE_EACH * DICE
DECLINE = PASS + 1
MINUS = DECLINE + 1
PLUS = MINUS + 1
RECALL = PLUS + 1  # what Regeneration brings back
HURT = RECALL + DICE_EACH  # where a point of damage goes
DIE = HURT + DICE_EACH
DRAWN_LOT = DIE + 6
MOVE_COUNT = DRAWN_LOT + 2


@compiled
def setup(pos: Pos) -> None:
    """The sets and the mat are in place: every die begins in its owner's hand."""
    pos.types[:] = 0
    for die in range(DICE):
        if pos.form[die] >= 0:
            pos.types[pos.form[die] // 3] |= BIT[die]
            pos.types[ANY_TYPE] |= BIT[die]
    pos.hand = pos.types[ANY_TYPE]
    pos.turns = 1
    ask_in_secret(pos, COMMIT)


@compiled
def actor(pos: Pos) -> int:
    phase = pos.phase
    if phase in (ROLL, THROW, LOT):
        return CHANCE
    if phase == DONE:
        return OVER
    return pos.turn


@compiled
def has_secret(pos: Pos, seat: int) -> bool:
    """Whether a seat still has something to decide in the hidden phase underway."""
    if pos.sealed >> seat & 1:
        return False
    if pos.phase == TAKE_BACK:
        return takeable(pos, seat) != 0
    if pos.phase == COMMIT:
        return pos.hand & DICE_OF[seat] != 0
    return must_share(pos, seat)


@compiled
def settle_secret(pos: Pos, log: Log) -> bool:
    """Ask the seat whose hidden decision is not made; with both made, show them."""
    if not has_secret(pos, pos.turn):
        if has_secret(pos, 1 - pos.turn):
            pos.turn = 1 - pos.turn
            return True
        if pos.phase == TAKE_BACK:
            show_taken(pos, log)
        elif pos.phase == COMMIT:
            show_committed(pos, log)
        else:
            suffer(pos, log)
        return True
    return pos.phase == WOUND and settle_wounds(pos)


@compiled
def step(pos: Pos, log: Log) -> bool:
    """Do one thing that follows without any choice; false when somebody, or chance, must act."""
    phase = pos.phase
    if phase in (TAKE_BACK, COMMIT, WOUND):
        return settle_secret(pos, log)
    if phase == ROLL:
        return settle_rolls(pos, log)
    if phase == BONUS:
        return settle_bonuses(pos, log)
    if phase == PROVOKE:
        return settle_provoking(pos, log)
    if phase == REPLY:
        return settle_reply(pos, log)
    if phase == RESOLVE:
        settle_duel(pos, log)
        return True
    if phase == NEXT_TURN:
        end_turn(pos, log)
        if pos.phase != DONE:
            begin_turn(pos, log)
        return True
    return False


@compiled
def deed(pos: Pos, move: int, log: Log) -> None:
    """The move alone, without what follows from it."""
    seat = pos.turn
    first = int(seat) * DICE_EACH  # the first die of the seat that decides
    if move < KEEP:
        tell(log, 10, words.TAKES, seat, first + move - TAKE)
        pos.chosen |= BIT[first + move - TAKE]
        pos.sealed |= 1 << seat
    elif move < ROLL_DIE:
        tell(log, 10, words.KEEPS, seat)
        pos.sealed |= 1 << seat
    elif move < SEAL:
        tell(log, 11, words.COMMITS, seat, first + move - ROLL_DIE)
        pos.chosen |= BIT[first + move - ROLL_DIE]
    elif move < GIVE:
        tell(log, 11, words.SEALED, seat)
        pos.sealed |= 1 << seat
    elif move < ACT:
        giver, target = (move - GIVE) // DICE_EACH, (move - GIVE) % DICE_EACH
        give_bonus(pos, first + giver, first + target, log)
    elif move < PASS:
        declare(pos, first + (move - ACT) // DICE, (move - ACT) % DICE, log)
    elif move == PASS:
        tell(log, 27 if pos.duels else 20, words.PASSES, seat)
        pos.passed |= 1 << seat
    elif move == DECLINE:
        tell(log, 23, words.DECLINES, seat)
        begin_resolution(pos)
    elif move < RECALL:
        add_or_subtract(pos, 1 if move == PLUS else -1, log)
    elif move < HURT:
        tell(log, 25, words.RECOVERS, seat, first + move - RECALL)
        recover(pos, first + move - RECALL, log)
    elif move < DIE:
        tell(log, 30, words.PLACES_WOUND, seat, first + move - HURT)
        pos.wounds[first + move - HURT] += 1
    elif move < DRAWN_LOT:
        if pos.phase == ROLL:
            roll_battle_die(pos, move - DIE + 1, log)
        else:
            throw(pos, move - DIE + 1, log)
    else:
        tell(log, 20, words.LOT_FALLS, move - DRAWN_LOT)
        pos.provoker = move - DRAWN_LOT
        pos.phase = BONUS


@compiled
def play(pos: Pos, move: int, log: Log) -> None:
    deed(pos, move, log)
    while step(pos, log):
        pass


@compiled
def put_dice(dice: int, first_id: int, out: Moves, found: int) -> int:
    """Append one move per die of the seat that decides."""
    while dice:
        out[found] = first_id + lowest(dice) % DICE_EACH
        dice &= dice - 1
        found += 1
    return found


@compiled
def moves(pos: Pos, out: Moves) -> int:
    found = 0
    phase, seat = pos.phase, pos.turn
    if phase in (PROVOKE, REPLY):
        dice = pos.hand & DICE_OF[seat]
        while dice:
            die = lowest(dice)
            dice &= dice - 1
            first_id = ACT + die % DICE_EACH * DICE
            aims = targets(pos, die)
            while aims:
                out[found] = first_id + lowest(aims)
                aims &= aims - 1
                found += 1
        out[found] = PASS if phase == PROVOKE else DECLINE
        found += 1
    elif phase in (ROLL, THROW):
        for face in range(6):
            out[face] = DIE + face
        found = 6
    elif phase == COMMIT:
        found = put_dice(committable(pos, seat), ROLL_DIE, out, 0)
        if may_seal(pos, seat):
            out[found] = SEAL
            found += 1
    elif phase == WOUND:
        found = put_dice(woundable(pos, seat), HURT, out, 0)
    elif phase == TAKE_BACK:
        found = put_dice(takeable(pos, seat), TAKE, out, 0)
        out[found] = KEEP
        found += 1
    elif phase == BONUS:
        dice = (pos.owed[0] | pos.owed[1]) & DICE_OF[seat]
        while dice:
            die = lowest(dice)
            dice &= dice - 1
            first_id = GIVE + die % DICE_EACH * DICE_EACH
            found = put_dice(fitting(pos, die, next_part(pos, die)), first_id, out, found)
    elif phase == SIGN:
        out[0] = MINUS
        out[1] = PLUS
        found = 2
    elif phase == PICK:
        found = put_dice(recoverable(pos, seat), RECALL, out, 0)
    elif phase == LOT:
        out[0] = DRAWN_LOT + SOUTH
        out[1] = DRAWN_LOT + NORTH
        found = 2
    return found


@compiled
def draw(pos: Pos, options: Moves, chances: Moves, stream: Stream) -> int:
    """Each face is as likely as any other, and so is each side of a lot."""
    return DRAWN_LOT + below(stream, 2) if pos.phase == LOT else DIE + below(stream, 6)


@compiled
def secret(pos: Pos) -> int:
    """IRO-10, IRO-11, IRO-30: these phases are hidden; the number of this one of this turn."""
    if pos.phase not in (TAKE_BACK, COMMIT, WOUND):
        return 0
    return int(pos.turns) << 4 | int(pos.phase)


@compiled
def hide(pos: Pos, seat: int) -> None:
    """IRO-10, IRO-11, IRO-30: until both have decided, nobody sees what the other one decided."""
    if secret(pos) == 0:
        return
    for other in range(2):
        if other != seat:
            pos.chosen &= ~DICE_OF[other]
            pos.sealed &= ~(1 << other)
            pos.wounds[other * DICE_EACH : (other + 1) * DICE_EACH] = 0


RULES = Rules(__name__, words.WORDS, POSITION, chance_from=DIE, reasons=REASONS)
