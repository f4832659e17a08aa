"""What holds for a game that says nothing else: nothing is hidden, nobody stands better."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import generic
from escarmouche.core.kernel import NONE, Key, Moves, Pos, Row, Rows, Stream, kernel
from escarmouche.core.seeds import below, weighted


@generic
def weights(pos: Pos, out: Moves) -> int:
    """Every outcome is equally likely."""
    count = kernel.moves(pos, out)
    out[:count] = 1
    return count


@generic
def draw(pos: Pos, options: Moves, weights: Moves, stream: Stream) -> int:
    count = kernel.moves(pos, options)
    kernel.weights(pos, weights)
    return options[np.uint32(weighted(stream, weights, count))]


@generic
def hide(pos: Pos, seat: int) -> None:
    """Everybody sees everything."""


@generic
def secret(pos: Pos) -> int:
    return 0


@generic
def kept(pos: Pos) -> bool:
    """What was decided in secret is shown as soon as it is decided."""
    return False


@generic
def show(pos: Pos, log: Rows) -> None:
    """A game without a board of its own shows nothing but its drawing."""


@generic
def part(pos: Pos, kind: int, value: int, part: int) -> int:
    return NONE


@generic
def chance(pos: Pos) -> float:
    return 0.5


@generic
def margin(pos: Pos) -> float:
    return 0.0


@generic
def candidates(pos: Pos, out: Moves) -> int:
    """All moves are worth a thought."""
    return kernel.moves(pos, out)


@generic
def ordered(pos: Pos) -> bool:
    return False


@generic
def reply(pos: Pos, options: Moves, stream: Stream) -> int:
    """Any move."""
    return options[below(stream, kernel.moves(pos, options))]


@generic
def occasion(pos: Pos) -> np.uint64:
    """The next one."""
    return np.uint64(0)


@generic
def never(pos: Pos) -> bool:
    return False


@generic
def guessed(pos: Pos) -> bool:
    return True


rests = readable = solvable = ready = never
LONGEST = 0


@generic
def isolate(pos: Pos) -> None:
    """A game is what is solved."""


@generic
def choices(pos: Pos, out: Moves) -> int:
    return kernel.moves(pos, out)


@generic
def bounds(pos: Pos) -> tuple[int, int]:
    return 0, 0


@generic
def condense(pos: Pos, key: Key) -> int:
    return 0


@generic
def identify(pos: Pos, row: Row, move_count: int) -> int:
    """The id of the move that a row describes, a legal one first; NONE if there is no such move.

    What a row leaves out (NONE) may be anything.
    """
    found = np.empty(len(row), np.int32)
    legal = np.empty(move_count, np.int32)
    count = kernel.moves(pos, legal)
    for index in range(count + move_count):
        move = int(legal[index]) if index < count else index - count
        found[:] = 0
        kernel.describe(pos, move, found)
        same = found[0] == row[0]
        for place in range(1, len(row)):
            same = same and (row[place] == NONE or row[place] == found[place])
        if same:
            return move
    return kernel.correction(pos, row)


@generic
def correction(pos: Pos, row: Row) -> int:
    """Nothing can be set right by hand."""
    return NONE


@generic
def rows(pos: Pos, moves: Moves, out: Rows) -> None:
    """Several moves described, a row each."""
    for index in range(len(moves)):
        kernel.describe(pos, moves[index], out[index])


@generic
def parts(pos: Pos, kind: int, out: Rows) -> None:
    """The parts of every piece of a kind, a row each."""
    for value in range(out.shape[0]):
        for index in range(out.shape[1]):
            out[value, index] = kernel.part(pos, kind, value, index)
