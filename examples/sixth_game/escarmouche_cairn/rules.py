"""Cairn, CAI-01 … CAI-20, as compiled functions over one record."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, NOBODY, OVER, Log, Moves, Rules, tell
from escarmouche.core.record_dtype import record_dtype
from escarmouche_cairn import vocabulary as words

RULES_VERSION = 1

FACES = 6
ONGOING, LAST_STONE = range(2)

POSITION = record_dtype(
    [
        ("stones", "i1"),  # option: how many lie in the cairn at the start
        ("die", "i1"),  # 0 until it is rolled
        ("turn", "i1"),
    ]
)
Pos = Annotated[np.record, POSITION]

# Move ids: take 1 to 6 stones; then the six faces that chance may show.
TAKE = 0
FALL = FACES
MOVE_COUNT = FALL + FACES


@compiled
def most(stones: int, die: int) -> int:
    """CAI-11: how many stones may be taken.

    >>> most(21, 4), most(2, 5)
    (4, 2)
    """
    return min(stones, die)


@compiled
def setup(pos: Pos) -> None:
    """CAI-02: the sun begins."""
    pos.die = pos.turn = 0


@compiled
def actor(pos: Pos) -> int:
    if pos.stones == 0:
        return OVER
    return pos.turn if pos.die else CHANCE


@compiled
def moves(pos: Pos, out: Moves) -> int:
    """CAI-10, CAI-11: any face of the die; then one stone up to the most."""
    first, count = (TAKE, most(pos.stones, pos.die)) if pos.die else (FALL, FACES)
    for index in range(count):
        out[index] = first + index
    return count


@compiled
def play(pos: Pos, move: int, log: Log) -> None:
    if move >= FALL:
        pos.die = move - FALL + 1
        tell(log, 10, words.ROLLS, pos.turn, pos.die)
        return
    count = move - TAKE + 1
    left = pos.stones - count
    tell(log, 11, words.TAKES, pos.turn, count, left)
    if left == 0:
        tell(log, 20, words.WINS, pos.turn)
    pos.stones, pos.die, pos.turn = left, 0, 1 - pos.turn


@compiled
def outcome(pos: Pos) -> tuple[int, int]:
    """CAI-20: the last stone wins; the turn has passed to the loser."""
    return (NOBODY, ONGOING) if pos.stones else (1 - pos.turn, LAST_STONE)


RULES = Rules(__name__, words.WORDS, POSITION, chance_from=FALL, reasons=("ongoing", "last-stone"))
