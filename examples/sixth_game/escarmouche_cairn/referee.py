"""What the referee of Cairn says besides what happens: moves, prompts, refusals, view."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import OVER, Row, Rows, tell
from escarmouche_cairn import vocabulary as words
from escarmouche_cairn.rules import FALL, TAKE, Pos, actor, most, outcome


@compiled
def describe(pos: Pos, move: int, row: Row) -> None:
    if move < FALL:
        row[0], row[1] = words.TAKE, move - TAKE + 1
    else:
        row[0], row[1] = words.FALL, move - FALL + 1


@compiled
def ask(pos: Pos, log: Rows) -> None:
    if actor(pos) == OVER:
        tell(log, 20, words.WINS, outcome(pos)[0])
    elif pos.die:
        tell(log, 11, words.ASK_TAKE, pos.turn, most(pos.stones, pos.die))
    else:
        tell(log, 10, words.ASK_ROLL, pos.turn)


@compiled
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    if actor(pos) == OVER:
        tell(log, 20, words.NOT_NOW)
    elif pos.die == 0 or row[0] == words.FALL:
        tell(log, 11 if pos.die else 10, words.NOT_NOW)
    elif row[1] > pos.die:
        tell(log, 11, words.ABOVE_THE_DIE, row[1], pos.die)
    else:
        tell(log, 11, words.TOO_FEW_LEFT, row[1], pos.stones)


@compiled
def show(pos: Pos, log: Rows) -> None:
    tell(log, 1, words.STONES, pos.stones)
    tell(log, 10, words.DIE, pos.die)
    tell(log, 2, words.TURN, pos.turn)
