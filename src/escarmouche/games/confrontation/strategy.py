"""CON-76 … CON-79, CON-82, CON-122: cards in a secret order, the tactics roll.

A card that an audience may not know is UNKNOWN in what it sees. Played on from there, its owner is
asked which one it was when it is shown, as if it were decided then.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.dice import oppose
from escarmouche.games.confrontation.frames import (
    NONE,
    PICK_CARD,
    PICK_GROUP,
    ask,
    go_to,
    pop,
)
from escarmouche.games.confrontation.table import (
    BAND,
    DIS,
    INFANTRY,
    MOST_FIGHTERS,
    NO_CARD,
    NOBODY,
    STEP,
    UNKNOWN,
    A,
    B,
    C,
    Pos,
    base_of,
    carries,
    is_active,
    is_present,
)
from escarmouche.games.confrontation.values import command

PILE = BAND + 4
MOST_IN_GROUP = 3


@compiled
def cards_of(pos: Pos, seat: int) -> int:
    """CON-77: the cards of a seat this turn, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and carries(pos, int(pos.group[fighter]), fighter):
            found |= 1 << int(pos.group[fighter])
    return found


@compiled
def pile_size(pos: Pos, seat: int) -> int:
    size = 0
    while size < PILE and pos.pile[seat, size] != NO_CARD:
        size += 1
    return size


@compiled
def reserve_size(pos: Pos, seat: int) -> int:
    return int(pos.reserve[seat, 0] != NO_CARD) + int(pos.reserve[seat, 1] != NO_CARD)


@compiled
def clear_cards(pos: Pos) -> None:
    """No card lies anywhere."""
    for seat in range(2):
        for place in range(PILE):
            pos.pile[seat, place] = NO_CARD
        pos.reserve[seat, 0] = pos.reserve[seat, 1] = NO_CARD
        pos.ordered[seat] = 0
    pos.shown = 0


@compiled
def left_to_order(pos: Pos, seat: int) -> int:
    """The cards of a seat that are not in its pile yet, one bit each."""
    left = cards_of(pos, seat)
    for place in range(PILE):
        if pos.pile[seat, place] < UNKNOWN:
            left &= ~(1 << int(pos.pile[seat, place]))
    return left


@compiled
def unseen_cards(pos: Pos, seat: int) -> int:
    """CON-122: the cards that an UNKNOWN one may be: neither shown nor known to lie elsewhere."""
    left = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and pos.group[fighter] == fighter:
            left |= 1 << fighter
    left &= pos.carded
    for place in range(PILE):
        if pos.pile[seat, place] < UNKNOWN:
            left &= ~(1 << int(pos.pile[seat, place]))
    for place in range(2):
        if pos.reserve[seat, place] < UNKNOWN:
            left &= ~(1 << int(pos.reserve[seat, place]))
    return left & ~int(pos.shown)


@compiled
def may_group(pos: Pos, fighter: int, seat: int) -> bool:
    """CON-82: unrouted infantry that shares no card so far."""
    if (
        pos.side[fighter] != seat
        or not is_active(pos, fighter)
        or pos.prisoner[fighter]
        or pos.routed[fighter]
        or base_of(pos, fighter) != INFANTRY
        or pos.group[fighter] != fighter
    ):
        return False
    for other in range(MOST_FIGHTERS):
        if other != fighter and pos.group[other] == fighter and is_active(pos, other):
            return False
    return True


@compiled
def companions(pos: Pos, fighter: int, seat: int, after: int) -> int:
    """CON-82: who may share the card of a fighter: of its profile, with a higher number."""
    found = 0
    for other in range(after + 1, MOST_FIGHTERS):
        if pos.profile[other] == pos.profile[fighter] and may_group(pos, other, seat):
            found |= 1 << other
    return found


@compiled
def carries_prisoner(pos: Pos, fighter: int) -> bool:
    return pos.prisoner[fighter] != 0 and is_present(pos, fighter)


@compiled
def begin_cards(pos: Pos) -> None:
    """CON-77, RAG-34: everybody has a card; a unit of prisoners has one together."""
    clear_cards(pos)
    for fighter in range(MOST_FIGHTERS):
        pos.group[fighter] = fighter
        if pos.prisoner[fighter]:
            for other in range(MOST_FIGHTERS - 1, -1, -1):
                if pos.unit[other] == pos.unit[fighter] and carries_prisoner(pos, other):
                    pos.group[fighter] = other


@compiled
def step_strategy(pos: Pos, log: Log) -> bool:
    """A seat, B who leads the group that is made, C its last member."""
    frame = pos.frame[pos.depth - 1]
    step, seat = frame[STEP], int(frame[A])
    if step == 0:
        begin_cards(pos)
        frame[B] = NOBODY
        return go_to(pos, 1 if pos.grouped else 4)
    if step == 1:  # CON-82: groups are named openly, one seat after the other
        leaders = 0
        for fighter in range(int(frame[C]), MOST_FIGHTERS):
            if may_group(pos, fighter, seat) and companions(pos, fighter, seat, fighter):
                leaders |= 1 << fighter
        if leaders:
            return ask(pos, seat, PICK_GROUP, leaders | 1 << NONE, 2)
        pos.answer = NONE
        return go_to(pos, 2)
    if step == 2:
        if pos.answer == NONE:
            frame[A], frame[C] = 1 - seat, 0
            if seat == 0:
                return go_to(pos, 1)
            frame[A] = 0
            return go_to(pos, 4)
        frame[B] = frame[C] = pos.answer
        members = companions(pos, int(pos.answer), seat, int(pos.answer))
        return ask(pos, seat, PICK_GROUP, members, 3)
    if step == 3:
        leader = int(frame[B])
        if pos.answer != NONE:
            pos.group[pos.answer] = leader
            tell(log, 82, words.SHARES_CARD, pos.answer, leader)
            members, last = 0, int(pos.answer)
            for fighter in range(MOST_FIGHTERS):
                members += int(carries(pos, leader, fighter))
            more = companions(pos, leader, seat, last)
            if members < MOST_IN_GROUP and more:
                return ask(pos, seat, PICK_GROUP, more | 1 << NONE, 3)
        frame[C], frame[B] = leader + 1, NOBODY
        return go_to(pos, 1)
    if step == 4:
        pos.carded = cards_of(pos, 0) | cards_of(pos, 1)
        return go_to(pos, 5)
    if step == 5:  # CON-77: in secret
        frame[B] = frame[C] = 0
        seat = 0 if not pos.ordered[0] else 1
        if pos.ordered[0] and pos.ordered[1]:
            frame[STEP] = 7
            oppose(pos, command(pos, 0), command(pos, 1), DIS)  # CON-78
            return True
        frame[A] = seat
        left = left_to_order(pos, seat)
        if left == 0:
            pos.ordered[seat] = 1
            tell(log, 77, words.HAS_ORDERED, seat)
            return go_to(pos, 5)
        return ask(pos, seat, PICK_CARD, left, 6)
    if step == 6:
        pos.pile[seat, pile_size(pos, seat)] = pos.answer
        pos.carded |= 1 << int(pos.answer)  # perhaps it came back by a correction (CON-126)
        return go_to(pos, 5)
    winner = pos.result
    pos.tactics = winner
    tell(log, 78, words.WINS_TACTICS, winner)
    return pop(pos, 0)
