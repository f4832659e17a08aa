"""RAG-50, RAG-51: find the secret fighter that neither player knows."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import pop, throw
from escarmouche.games.confrontation.objective_arithmetic import threshold
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    NOBODY,
    RAG,
    STEP,
    A,
    B,
    Pos,
    count_bits,
    is_present,
)


@compiled
def hide_secret(pos: Pos) -> None:
    """RAG-51: the candidates are those deployed."""
    pos.candidates = 0
    if pos.secret_seat != NOBODY:
        for fighter in range(MOST_FIGHTERS):
            if pos.side[fighter] == pos.secret_seat and pos.deployed[fighter]:
                pos.candidates |= 1 << fighter


@compiled
def lost_candidates(pos: Pos) -> int:
    """RAG-51: those that left the table since the last look, even if Renfort brought them back."""
    lost = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.candidates >> fighter & 1 and not (
            is_present(pos, fighter) and pos.deployed[fighter]
        ):
            lost |= 1 << fighter
    return lost


@compiled
def is_secret_due(pos: Pos) -> bool:
    """RAG-50: whether this phase cost candidates while the secret fighter is not found."""
    return pos.secret_seat != NOBODY and not pos.secret_found and lost_candidates(pos) != 0


@compiled
def step_secret(pos: Pos, log: Log) -> bool:
    """A threshold, B the candidates that were lost, one bit each."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == 0:
        frame[B] = lost_candidates(pos)
        lost, candidates = count_bits(int(frame[B])), count_bits(int(pos.candidates))
        frame[A] = threshold(lost, candidates)
        tell(log, RAG + 50, words.SECRET_LOOKED_FOR, lost, candidates, frame[A])
        if 0 < frame[A] < 10:
            return throw(pos, 10, 1)
        pos.answer = 10  # RAG-51: without a die
        frame[STEP] = 1
        return True
    pos.candidates &= ~frame[B]
    if pos.answer <= frame[A]:
        pos.secret_found = 1
        pos.candidates = 0
        tell(log, RAG + 50, words.SECRET_IS_FOUND)
    else:
        tell(log, RAG + 50, words.SECRET_NOT_FOUND)
    return pop(pos, 0)
