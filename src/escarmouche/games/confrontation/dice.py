"""Tests: CON-01 … CON-10, against a difficulty, open, or in opposition."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import (
    OPPOSED_FRAME,
    REROLL,
    ask,
    draw_lot,
    go_to,
    pop,
    push,
    throw,
)
from escarmouche.games.confrontation.table import (
    ATT,
    BRUTE,
    STEP,
    A,
    B,
    C,
    D,
    E,
    G,
    H,
    I,
    J,
    Pos,
    has,
)
from escarmouche.games.confrontation.values import value


@compiled
def succeeds(final: int, difficulty: int) -> bool:
    """CON-06, CON-10: a final of 0 or less always fails.

    >>> succeeds(7, 7), succeeds(6, 7), succeeds(0, 0)
    (True, False, False)
    """
    return final > 0 and final >= difficulty


@compiled
def may_reroll(face: int, brute: bool) -> bool:
    """CON-02, CON-05: a natural 6 may be thrown again and added; for a brute a 5 too."""
    return face == 6 or (brute and face == 5)


@compiled
def landed(chain: int, face: int) -> int:
    """CON-02, CON-03: what a die comes to; thrown again into a 1, its whole result is 1.

    >>> landed(0, 1), landed(12, 4), landed(18, 1)
    (1, 16, 1)
    """
    return 1 if chain and face == 1 else chain + face


@compiled
def step_test(pos: Pos, log: Log) -> bool:
    """A fighter, B characteristic, C difficulty (0: open), D dice to throw; ends with the final.

    E the best result so far, G dice that may be thrown again (all lie on the best result, because
    they were thrown as often), H what they lay on before this throw, I the value.
    """
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    brute = frame[B] == ATT and has(pos, frame[A], BRUTE)
    if step == 0:
        frame[I] = value(pos, frame[A], frame[B])
        frame[D] = max(int(frame[D]), 1)
        tell(log, 1, words.TESTS, frame[A], frame[B], frame[I], frame[C], frame[D])
        return throw(pos, 6, 1)
    if step == 1:
        face = int(pos.answer)
        tell(log, 2 if frame[H] else 1, words.DIE_SHOWS, frame[A], face)
        result = landed(int(frame[H]), face)
        frame[E] = max(int(frame[E]), result)
        frame[G] += may_reroll(face, brute)
        frame[D] -= 1
        if frame[D]:
            return throw(pos, 6, 1)
        # CON-02, CON-04: any of the dice that may be, together; the others are lost.
        return ask(pos, int(pos.side[frame[A]]), REROLL, (2 << int(frame[G])) - 1, 2)
    if pos.answer:
        frame[H], frame[D] = frame[E], pos.answer
        frame[E] = frame[G] = 0
        return throw(pos, 6, 1)
    final = int(frame[E]) + int(frame[I])
    tell(log, 6 if frame[C] else 1, words.TEST_COMES_TO, frame[A], frame[B], final, frame[C])
    return pop(pos, final)


@compiled
def step_opposed(pos: Pos, log: Log) -> bool:
    """CON-07, CON-08: A and B the values of the seats; ends with the seat that wins.

    C and D the results so far; E bits: 1 and 2 who may throw again, 4 and 8 who declined;
    G who throws; H the rule that asks for it; I the characteristic.
    """
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == 0:
        frame[C] = frame[D] = frame[E] = frame[G] = frame[J] = 0
        tell(log, 7, words.OPPOSED, frame[I], frame[A], frame[B])
        return throw(pos, 6, 1)
    if step == 1:  # a die has landed
        seat, face = int(frame[G]), int(pos.answer)
        frame[C + seat] = landed(int(frame[C + seat]), face)
        frame[E] &= ~(1 << seat)
        frame[E] |= int(may_reroll(face, False)) << seat
        tell(log, 7, words.SEAT_DIE_SHOWS, seat, face, frame[C + seat] + frame[A + seat])
        if frame[J] == 0:  # both first throws come before any reroll
            frame[J], frame[G] = 1, 1
            return throw(pos, 6, 1)
        return go_to(pos, 2)
    first, second = int(frame[A] + frame[C]), int(frame[B] + frame[D])
    if step == 2:
        live = int(frame[E]) & ~(int(frame[E]) >> 2) & 3
        if live == 3 and first == second:
            return draw_lot(pos, 3)
        if live:
            seat = live - 1 if live < 3 else int(second < first)
            frame[G] = seat
            return ask(pos, seat, REROLL, 3, 4)
        # CON-10: both at 0 or less, or equal: all is thrown again.
        if first == second or (first <= 0 and second <= 0):
            tell(log, 7, words.TIED, first)
            return go_to(pos, 0)
        winner = int(second > first)
        tell(log, 7, words.OPPOSITION_WON, winner, max(first, second), min(first, second))
        return pop(pos, winner)
    if step == 3:  # CON-08: equal finals, two 6s
        frame[G] = pos.answer
        return ask(pos, int(pos.answer), REROLL, 3, 4)
    if pos.answer:
        return throw(pos, 6, 1)
    frame[E] |= 4 << int(frame[G])
    return go_to(pos, 2)


@compiled
def oppose(pos: Pos, first: int, second: int, characteristic: int) -> None:
    """CON-07: begin an opposed test of the seats' values."""
    push(pos, OPPOSED_FRAME, first, second, 0, 0)
    pos.frame[pos.depth - 1, I] = characteristic
