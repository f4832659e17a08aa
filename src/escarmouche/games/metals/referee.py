"""What the referee of Metals says besides what happens: moves, prompts, refusals, the view."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import OVER, Row, Rows, tell
from escarmouche.games.metals import rules
from escarmouche.games.metals import vocabulary as words
from escarmouche.games.metals.ground import CLOSED, SIDE
from escarmouche.games.metals.rules import Pos


@compiled
def describe(pos: Pos, move: int, row: Row) -> None:
    if move < rules.DEPLOY:
        start = move // 16
        row[0], row[1], row[2] = words.MOVE, start, rules.NEXT[start, move // 4 % 4]
        row[3] = move % 4
    elif move < rules.DRAWN_LOT:
        row[0], row[1], row[2] = words.DEPLOY, pos.corner[(move - rules.DEPLOY) // 4], move % 4
    else:
        row[0], row[1] = words.LOT, move - rules.DRAWN_LOT


@compiled
def ask(pos: Pos, log: Rows) -> None:
    if pos.reason != rules.ONGOING:
        rules.tell_end(pos, log)
    elif pos.turn == rules.LOT:
        tell(log, 3, words.ASK_LOT)
    elif not rules.can_deploy(pos):
        tell(log, 11, words.ASK_MOVE, pos.turn)
    elif not rules.can_move(pos):
        tell(log, 10, words.ASK_DEPLOY, pos.turn)
    else:
        tell(log, 12, words.ASK_ACTION, pos.turn)


@compiled
def is_on_map(pos: Pos, square: int) -> bool:
    return square // SIDE < pos.files and square % SIDE < pos.ranks


@compiled
def refuse_deployment(pos: Pos, square: int, log: Rows) -> None:
    """MET-10: from the pool to a free corner, three on the map at most."""
    if not is_on_map(pos, square):
        tell(log, 2, words.OFF_MAP, square, pos.corner[3])
    elif pos.pool[pos.turn] == 0:
        tell(log, 10, words.EMPTY_POOL, pos.turn)
    elif pos.fielded[pos.turn] == rules.ON_MAP:
        tell(log, 10, words.THREE_ON_MAP, pos.turn)
    elif not (pos.corner == square).any():
        tell(log, 10, words.NO_CORNER, square)
    else:
        tell(log, 10, words.OCCUPIED, square)


@compiled
def refuse_move(pos: Pos, start: int, end: int, log: Rows) -> None:
    """MET-11: one square to a free one beside it."""
    if not is_on_map(pos, start):
        tell(log, 2, words.OFF_MAP, start, pos.corner[3])
    elif end != rules.NOWHERE and not is_on_map(pos, end):
        tell(log, 2, words.OFF_MAP, end, pos.corner[3])
    elif pos.metal[start] == 0:
        tell(log, 11, words.NOBODY_THERE, start)
    elif rules.side_of(pos.metal[start]) != pos.turn:
        tell(log, 11, words.NOT_YOURS, start, pos.turn, 1 - pos.turn)
    elif end == rules.NOWHERE:
        tell(log, 2, words.EDGE, start)
    elif start == end:
        tell(log, 11, words.ONLY_TURNING, start)
    elif not (rules.NEXT[start] == end).any():
        tell(log, 11, words.NOT_ADJACENT, start, end)
    elif pos.terrain[end] == CLOSED:
        tell(log, 4, words.CLOSED, end)
    else:
        tell(log, 11, words.OCCUPIED, end)


@compiled
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    if rules.actor(pos) == OVER:
        rule = (
            12 if pos.reason == rules.NO_ACTION else 32 if pos.reason == rules.NO_PROGRESS else 31
        )
        tell(log, rule, words.OVER)
    elif (pos.turn == rules.LOT) != (row[0] == words.LOT):
        tell(log, 3, words.NOT_NOW)
    elif row[0] == words.DEPLOY:
        refuse_deployment(pos, row[1], log)
    else:
        refuse_move(pos, row[1], row[2], log)


@compiled
def show_metal(pos: Pos, side: int, index: int, log: Rows) -> None:
    """A metal, what it sees (MET-21), and whether an enemy would attack it now (MET-20)."""
    square = pos.where[side, index]
    metal = pos.metal[square]
    facing = rules.facing_of(metal)
    tell(log, 10, words.METAL, square, side, index + 1, facing, rules.is_damaged(metal))
    end = rules.NEXT[square, facing]
    while end != rules.NOWHERE and is_on_map(pos, end):
        if rules.sees(pos, square, end):
            tell(log, 21, words.SEES, square, end)
        end = rules.NEXT[end, facing]
    if not rules.is_spared(pos, square, rules.NOWHERE):
        for enemy in range(pos.fielded[1 - side]):
            if rules.sees(pos, pos.where[1 - side, enemy], square):
                tell(log, 20, words.THREAT, side, square)
                break


@compiled
def show(pos: Pos, log: Rows) -> None:
    tell(log, 2, words.FILES, pos.files)
    tell(log, 2, words.RANKS, pos.ranks)
    for rank in range(pos.ranks):
        for file in range(pos.files):
            square = SIDE * file + rank
            corner = (pos.corner == square).any()
            tell(log, 2, words.GROUND, square, pos.terrain[square], pos.vp[square], corner)
    for side in range(2):
        for index in range(pos.fielded[side]):
            show_metal(pos, side, index, log)
        if pos.faction[side]:
            tell(log, 50, words.FACTION_OF, pos.faction[side])
    tell(log, 1, words.POOL, pos.pool[rules.BLUE], pos.pool[rules.RED])
    tell(log, 30, words.SCORE, pos.score[rules.BLUE], pos.score[rules.RED])
    tell(log, 3, words.TARGET, pos.target)
    tell(log, 3, words.THE_TURN, pos.turn)
    tell(log, 32, words.STILL, pos.still)
