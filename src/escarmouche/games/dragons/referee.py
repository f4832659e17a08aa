"""What the referee of Dragons Arena says besides what happens: moves, prompts, refusals, view."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE, NONE, OVER, Row, Rows, tell
from escarmouche.games.dragons import rules
from escarmouche.games.dragons import vocabulary as words
from escarmouche.games.dragons.bitboards import lowest
from escarmouche.games.dragons.rules import Pos


@compiled
def describe(pos: Pos, move: int, row: Row) -> None:
    if move < rules.MODIFY:
        row[0], row[1], row[2] = words.TAKE, rules.PATH_START[move], rules.PATH_END[move]
    elif move < rules.PUT:
        row[0], row[1], row[2] = (
            words.CHANGE,
            (move - rules.MODIFY) // 6,
            (move - rules.MODIFY) % 6 + 1,
        )
    elif move < rules.POWER:
        row[0], row[1], row[2] = words.PLACE, (move - rules.PUT) // 6, (move - rules.PUT) % 6 + 1
    elif move < rules.SPLIT:
        row[0], row[1] = words.CHOOSE, move - rules.POWER + 1
    elif move < rules.DIE:
        row[0], row[1], row[2] = words.SPLIT, move - rules.SPLIT + 1, 6 - (move - rules.SPLIT)
    elif move < rules.DRAWN_LOT:
        row[0], row[1] = words.FALL, rules.next_square(pos)
        row[2], row[3] = (move - rules.DIE) // 6, (move - rules.DIE) % 6 + 1
    elif move < rules.NEXT_DUEL:
        row[0], row[1] = words.LOT, move - rules.DRAWN_LOT
    else:
        row[0] = words.NEXT


@compiled
def ask(pos: Pos, log: Rows) -> None:
    phase, species = pos.phase, pos.turn
    if phase == rules.SHAKE:
        tell(log, 10, words.ASK_SHAKE, rules.next_square(pos))
    elif phase == rules.ROLL:
        tell(log, 12, words.ASK_ROLL, rules.FIRE if pos.hand[rules.FIRE, 0] else rules.ICE)
    elif phase == rules.CHOOSE:
        left = rules.BIG_TOTAL - rules.chosen_points(pos, species)
        tell(log, 14, words.ASK_POWER, species, pos.hand[species, 0], left)
    elif phase == rules.PAIR:
        tell(log, 15, words.ASK_PAIR, species)
    elif phase == rules.LOT:
        tell(log, rules.lot_rule(pos), words.ASK_LOT)
    elif phase == rules.PLACE:
        tell(log, 12, words.ASK_PLACE, species)
    elif phase == rules.DUEL:
        if rules.hunt(pos)[2]:
            tell(log, 24, words.ASK_ELIMINATE, species)
        else:
            tell(log, 25, words.ASK_MODIFY, species)
    elif phase == rules.BETWEEN:
        tell(log, 33, words.ASK_NEXT, pos.duels + 1)
    elif pos.match == 0:
        rules.tell_result(pos, log)
    elif pos.wins[rules.FIRE] == pos.wins[rules.ICE]:
        tell(log, 33, words.MATCH_DRAWN, pos.wins[rules.FIRE], pos.wins[rules.ICE])
    else:
        tell(
            log,
            33,
            words.MATCH_WON,
            rules.outcome(pos)[0],
            pos.wins[rules.FIRE],
            pos.wins[rules.ICE],
        )


@compiled
def asked_by(pos: Pos, log: Rows) -> int:
    """The rule of the prompt; the log stays as it was."""
    told = log[0, 0]
    ask(pos, log)
    log[0, 0] = told
    return log[told + 1, 0]


@compiled
def refuse_die(pos: Pos, square: int, species: int, log: Rows) -> None:
    """DRA-10, DRA-12: which die falls, and where."""
    if rules.actor(pos) != CHANCE or pos.phase not in (rules.SHAKE, rules.ROLL):
        tell(log, asked_by(pos, log), words.NO_DIE)
    elif square != NONE and square != rules.next_square(pos):
        if rules.next_square(pos) == NONE:
            tell(log, 12, words.DIE_IN_HAND)
        else:
            tell(log, 10, words.DIE_SQUARE, rules.next_square(pos))
    else:
        tell(log, 10 if pos.phase == rules.SHAKE else 12, words.DIE_SPECIES, species)


@compiled
def refuse_elimination(pos: Pos, start: int, end: int, log: Rows) -> None:
    """DRA-20 … DRA-22: who takes whom."""
    mine, theirs = pos.squares[pos.turn], pos.squares[1 - pos.turn]
    attacker, target = pos.power[start], pos.power[end]
    if attacker == 0:
        tell(log, 21, words.NOBODY_THERE, start)
    elif not mine >> start & 1:
        tell(log, 20, words.NOT_YOURS, start, 1 - pos.turn, pos.turn)
    elif target == 0:
        tell(log, 21, words.NOBODY_THERE, end)
    elif not theirs >> end & 1:
        tell(log, 21, words.OWN_TARGET, end, pos.turn)
    elif rules.PATH[start, end] < 0:
        tell(log, 3, words.NOT_ADJACENT, start, end)
    elif target == 6:
        tell(log, 22, words.ONLY_ONE_TAKES_SIX, start, end, attacker, target)
    elif attacker == 6 and not rules.eliminates(attacker, target):
        tell(log, 22, words.SIX_SPARES_ONE, start, end, attacker, target)
    else:
        tell(log, 21, words.TOO_WEAK, start, end, attacker, target)


@compiled
def refuse_modification(pos: Pos, square: int, power: int, log: Rows) -> None:
    """DRA-24 … DRA-26: what may be modified, and when."""
    hunters = rules.hunt(pos)[2]
    if hunters:
        hunter = lowest(hunters)
        tell(log, 24, words.MUST_ELIMINATE, pos.turn, hunter, lowest(rules.prey(pos, hunter)))
    elif pos.power[square] == 0:
        tell(log, 25, words.NOBODY_THERE, square)
    elif pos.shielded >> square & 1:
        tell(log, 26, words.SHIELDED, square)
    else:
        tell(log, 25, words.SAME_POWER, square, power)


@compiled
def refuse_power(pos: Pos, power: int, log: Rows) -> None:
    """DRA-14: powers are chosen from the lowest up, for 28 points in all."""
    highest = rules.chosen_highest(pos, pos.turn)
    if power < highest:
        tell(log, 14, words.DESCENDING, power, highest)
    else:
        points = rules.BIG_TOTAL - rules.chosen_points(pos, pos.turn) - power
        tell(log, 14, words.NO_TOTAL, power, pos.hand[pos.turn, 0] - 1, points)


@compiled
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    kind = row[0]
    if rules.actor(pos) == OVER:
        tell(log, 30, words.NOT_OVER)
    elif kind == words.FALL:
        refuse_die(pos, row[1], row[2], log)
    elif kind == words.TAKE and pos.phase == rules.DUEL:
        refuse_elimination(pos, row[1], row[2], log)
    elif kind == words.CHANGE and pos.phase == rules.DUEL:
        refuse_modification(pos, row[1], row[2], log)
    elif kind == words.PLACE and pos.phase == rules.PLACE:
        if pos.power[row[1]]:
            tell(log, 12, words.OCCUPIED, row[1])
        else:
            tell(log, 12, words.NO_SUCH_DIE, pos.turn, row[2])
    elif kind == words.CHOOSE and pos.phase == rules.CHOOSE:
        refuse_power(pos, row[1], log)
    elif kind == words.SPLIT and pos.phase == rules.PAIR:
        tell(log, 15, words.NOT_SEVEN, row[1], row[2])
    else:
        tell(log, asked_by(pos, log), words.NOT_NOW)


@compiled
def show(pos: Pos, log: Rows) -> None:
    for square in range(rules.SQUARES):
        if pos.power[square]:
            species = rules.ICE if pos.squares[rules.ICE] >> square & 1 else rules.FIRE
            shielded = pos.shielded >> square & 1
            tell(log, 1, words.DRAGON, square, species, pos.power[square], shielded)
    for species in range(2):
        hand = pos.hand[species]
        tell(
            log, 1, words.HAND, species,
            hand[0], hand[1], hand[2], hand[3], hand[4], hand[5], hand[6],
        )  # fmt: skip
        threats = rules.threatened(pos, species)
        while threats:
            tell(log, 21, words.THREAT, species, lowest(threats))
            threats &= threats - 1
    tell(log, 32, words.TOTALS, rules.total(pos, rules.FIRE), rules.total(pos, rules.ICE))
    tell(log, 1, words.THE_PHASE, pos.phase)
    tell(log, 1, words.THE_SETUP, pos.setup)
    tell(log, 33, words.MATCH, pos.match)
    tell(log, 33, words.WINS, pos.wins[rules.FIRE], pos.wins[rules.ICE])
    tell(log, 33, words.DUELS, pos.duels)
    if rules.next_square(pos) != NONE:
        tell(log, 10, words.NEXT_SQUARE, rules.next_square(pos))
