"""CON-125: facts of a real table, declared by whoever acts, and disputed by the other.

On a real table the program knows no places. Whoever is named as a target is thereby declared to be
in reach and in sight; what a choice does not say already is asked here, in one tap. A declaration
may be disputed once: both say what they see, and where they differ a die decides.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import (
    DECLARE,
    DECLARE_WHO,
    DISPUTE,
    FACT_FRAME,
    NONE,
    ask,
    go_to,
    pop,
    push,
    throw,
)
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    STEP,
    A,
    C,
    D,
    E,
    G,
    H,
    I,
    Pos,
    is_present,
)

# Facts, as numbered in `vocabulary.FACTS`. First those that name fighters, then numbers, then
# yes or no.
(
    CONTACTS,  # whom the fighter B touches now
    REACHED,  # who is hit by a template, debris, or an area of B's
    INSIDE,  # who stands in the zone B
    NEAR,  # who is within 10 cm of the prisoners B
    IN_AREA,  # who is in the area of the spell B
    FRIGHTENS,  # which enemy with PEUR is within 10 cm of B, the greatest only
    RANGE,  # the range band of B's shot, and from 3 on with cover
    AURA,  # how many friends are in the aura of B
    LEAVES,  # whether B reaches its edge
    SETS_OFF,  # whether what explodes when hit is hit
    STANDS_IN,  # whether B stands in the zone I
    COMES_NEAR,  # whether B is within 10 cm of the prisoners I
    STANDS_IN_AREA,  # whether B is in the area of the spell I
) = range(13)
STANDS_ON = 4  # CON-125: the least face with which a disputed declaration stands
YES_OR_NO = 0b11

# States of a declaration (field E).
PLAIN, FIRST_VERSION, SECOND_VERSION = range(3)


@compiled
def names_fighters(fact: int) -> bool:
    return fact <= FRIGHTENS


@compiled
def declarer(pos: Pos) -> int:
    """CON-125: who declares where nobody acts: the tactics winner."""
    return max(int(pos.tactics), 0)


@compiled
def declare(pos: Pos, seat: int, fact: int, about: int, offer: int, besides: int) -> None:
    """Ask for a fact: of these fighters (one bit each), or one of these numbers.

    What was declared is in `pos.declared` when the frame ends.
    """
    push(pos, FACT_FRAME, fact, about, offer, 0)
    frame = pos.frame[pos.depth - 1]
    frame[H], frame[I] = seat, besides


@compiled
def all_present(pos: Pos) -> int:
    """Everybody on the table, captives too, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if is_present(pos, fighter):
            found |= 1 << fighter
    return found


@compiled
def tell_version(pos: Pos, log: Log) -> None:
    """What a seat declares."""
    frame = pos.frame[pos.depth - 1]
    fact, version = int(frame[A]), int(frame[D])
    seat = int(frame[H]) if frame[E] < SECOND_VERSION else 1 - int(frame[H])
    if not names_fighters(fact):
        if fact == RANGE:
            tell(log, 125, words.DECLARES_RANGE, seat, version)
        else:
            tell(log, 125, words.DECLARES_NUMBER, seat, fact, version)
    elif version == 0:
        tell(log, 125, words.DECLARES_NOBODY, seat, fact)
    else:
        for fighter in range(MOST_FIGHTERS):
            if version >> fighter & 1:
                tell(log, 125, words.DECLARES, seat, fact, fighter)


@compiled
def settle(pos: Pos, log: Log) -> bool:
    """A version is complete: the only one, or the first or second of a dispute."""
    frame = pos.frame[pos.depth - 1]
    tell_version(pos, log)
    if frame[E] == FIRST_VERSION:
        frame[E], frame[G], frame[D] = SECOND_VERSION, frame[D], 0
        return go_to(pos, 0)
    if frame[E] == SECOND_VERSION and frame[G] != frame[D]:
        return throw(pos, 6, 2)
    pos.declared = frame[D]
    return pop(pos, 0)


@compiled
def step_fact(pos: Pos, log: Log) -> bool:
    """A fact, B and I what it is about, C what is offered, D what was declared so far.

    E the state, G the first version of a dispute, H who declares.
    """
    frame = pos.frame[pos.depth - 1]
    fact, answer = int(frame[A]), int(pos.answer)
    if frame[STEP] == 0:
        seat = int(frame[H]) if frame[E] < SECOND_VERSION else 1 - int(frame[H])
        offer, question = int(frame[C]), DECLARE
        if names_fighters(fact):
            offer, question = offer & ~int(frame[D]) | 1 << NONE, DECLARE_WHO
        if frame[E] == PLAIN and frame[D] == 0:
            offer |= 1 << DISPUTE
        return ask(pos, seat, question, offer, 1)
    if frame[STEP] == 2:
        if answer >= STANDS_ON:
            frame[D] = frame[G]
        tell(log, 125, words.DISPUTE_DECIDED, frame[H], answer, answer >= STANDS_ON)
        pos.declared = frame[D]
        return pop(pos, 0)
    if answer == DISPUTE:
        frame[E] = FIRST_VERSION
        tell(log, 125, words.DISPUTES, 1 - frame[H])
        return go_to(pos, 0)
    if not names_fighters(fact):
        frame[D] = answer
    elif answer != NONE:
        frame[D] |= 1 << answer
        if fact != FRIGHTENS and frame[C] & ~frame[D]:
            return go_to(pos, 0)
    return settle(pos, log)
