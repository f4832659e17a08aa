"""The skirmish, CON-01 … CON-126 and RAG-01 … RAG-90 (docs/rules/confrontation.md): the protocol.

The record is `table`, what is being done `frames`, the course of the battle `battle`; each chapter
has a file of its own. A move answers the question that is open; what follows from it without any
choice happens by itself. Where one answer is legal nobody is asked.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import (
    CHANCE,
    DRAW,
    NOBODY,
    OVER,
    Log,
    Moves,
    Row,
    Rules,
    tell,
    unheard,
)
from escarmouche.core.kernel import NONE as NOT_THERE
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.battle import advance
from escarmouche.games.confrontation.correcting import correct, read_correction, rule_against
from escarmouche.games.confrontation.effects_at_work import clear_effects
from escarmouche.games.confrontation.fight import clear_dice
from escarmouche.games.confrontation.frames import (
    BATTLE_FRAME,
    DRAW_LOT,
    LAST_SMALL,
    PICK_CARD,
    PICK_END,
    SHARE_OUT,
    SLIP_IN,
    TAKE_DICE,
    THROW,
    answered,
    push,
)
from escarmouche.games.confrontation.movement import STAND
from escarmouche.games.confrontation.offering import ends, spots
from escarmouche.games.confrontation.places import set_down
from escarmouche.games.confrontation.secret_fighter import hide_secret
from escarmouche.games.confrontation.strategy import PILE, clear_cards, left_to_order
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    NO_CARD,
    ON_TABLE,
    POSITION,
    STEP,
    UNKNOWN,
    A,
    E,
    F,
    G,
    H,
    Pos,
)
from escarmouche.games.confrontation.vocabulary import WORDS

RULES_VERSION = 3

# Move ids: small answers; ends of movements and spots; then the faces of dice, and lots.
SMALL = 0
END = SMALL + 64
DIE = END + STAND + 1
LOT = DIE + 20
MOVE_COUNT = LOT + 2

# Reasons of an outcome.
ONGOING, MORE_POINTS, EQUAL_POINTS = range(3)


@compiled
def setup(pos: Pos) -> None:
    """CON-50: the table is laid, the cards are known; nobody of the armies is set down."""
    clear_cards(pos)
    clear_effects(pos)
    hide_secret(pos)
    for fighter in range(MOST_FIGHTERS):
        if pos.status[fighter] == ON_TABLE and not pos.real_table:
            set_down(pos, fighter, int(pos.x[fighter]), int(pos.y[fighter]))
    pos.depth = 0
    push(pos, BATTLE_FRAME, 0, 0, 0, 0)
    answered(pos)
    advance(pos, unheard())


@compiled
def actor(pos: Pos) -> int:
    return OVER if pos.over else int(pos.seat)


@compiled
def moves(pos: Pos, out: Moves) -> int:
    question, count = pos.question, 0
    if question < LAST_SMALL:
        offer, answer = int(pos.offer), 0
        while offer:
            if offer & 1:
                out[count] = SMALL + answer
                count += 1
            offer >>= 1
            answer += 1
        return count
    if question == THROW:
        count = int(pos.frame[pos.depth - 1, F])
        for face in range(count):
            out[face] = DIE + face
        return count
    if question == DRAW_LOT:
        out[0], out[1] = LOT, LOT + 1
        return 2
    count = ends(pos, out) if question == PICK_END else spots(pos, out)
    if count == 0:
        out[0], count = STAND, 1
    for index in range(count):
        out[index] += END
    return count


@compiled
def correction(pos: Pos, row: Row) -> int:
    """CON-126: the id of the correction that a row describes, if it is possible here."""
    found = read_correction(pos, row)
    return MOVE_COUNT + found if found != NOT_THERE else NOT_THERE


@compiled
def play(pos: Pos, move: int, log: Log) -> None:
    question = pos.question
    if move >= MOVE_COUNT:
        if correct(pos, move - MOVE_COUNT, log):
            advance(pos, log)
        return
    if question == THROW:
        answer = move - DIE + 1
    elif question == DRAW_LOT:
        answer = move - LOT
    else:
        answer = move - (SMALL if question < LAST_SMALL else END)
    seat = int(pos.seat)
    if question < LAST_SMALL and pos.against >> answer & 1:
        tell(log, rule_against(pos, answer), words.AGAINST_RULES, seat)
    answered(pos)
    pos.answer = answer
    told = 0
    if log is not None:
        told = log[0, 0]
    advance(pos, log)
    if log is not None and log[0, 0] == told:  # nothing has happened so far
        if seat == CHANCE:
            tell(log, 1, words.DIE_FALLS, answer)
        else:
            tell(log, 51, words.CHOOSES, seat)


@compiled
def outcome(pos: Pos) -> tuple[int, int]:
    """CON-121: more points win, equal is a draw."""
    if not pos.over:
        return NOBODY, ONGOING
    if pos.score[0] == pos.score[1]:
        return DRAW, EQUAL_POINTS
    return int(pos.score[1] > pos.score[0]), MORE_POINTS


@compiled
def shares_in_secret(pos: Pos) -> bool:
    """CON-103, CON-122: whether a sealed share-out is underway."""
    return pos.sealed != 0 and pos.question in (TAKE_DICE, SHARE_OUT)


@compiled
def secret(pos: Pos) -> int:
    """CON-77, CON-79, CON-103: which hidden decision is underway."""
    if pos.question in (PICK_CARD, SLIP_IN):
        return 1 + 2 * int(pos.turn)
    if shares_in_secret(pos):
        return 2 + 2 * int(pos.turn)
    return 0


@compiled
def kept(pos: Pos) -> bool:
    """CON-122: whether cards that were put in order in secret still lie face down."""
    return (
        pos.pile[0, 0] != NO_CARD
        or pos.reserve[0, 0] != NO_CARD
        or pos.pile[1, 0] != NO_CARD
        or pos.reserve[1, 0] != NO_CARD
    )


@compiled
def hide_cards(pos: Pos, seat: int) -> None:
    """CON-122: what the others may know of a seat's cards: how many lie where."""
    if not pos.ordered[seat]:
        for place in range(PILE):
            pos.pile[seat, place] = NO_CARD
        if pos.question == PICK_CARD and pos.seat == seat:
            pos.offer = left_to_order(pos, seat)
    for place in range(PILE):
        if pos.pile[seat, place] != NO_CARD:
            pos.pile[seat, place] = UNKNOWN
    for place in range(2):
        if pos.reserve[seat, place] != NO_CARD:
            pos.reserve[seat, place] = UNKNOWN


@compiled
def hide_shares(pos: Pos, seat: int) -> None:
    """CON-122: a sealed share-out, as if this seat had not begun it."""
    frame = pos.frame[pos.depth - 1]
    clear_dice(pos, int(frame[A]), seat)
    frame[H] &= ~(1 << seat)
    if frame[E] == seat:
        answered(pos)
        frame[STEP], frame[G] = 3, 0
        advance(pos, unheard())


@compiled
def hide(pos: Pos, seat: int) -> None:
    for other in range(2):
        if other != seat:
            hide_cards(pos, other)
            if shares_in_secret(pos):
                hide_shares(pos, other)


RULES = Rules(
    __name__, WORDS, POSITION, chance_from=DIE, reasons=("ongoing", "more-points", "equal-points")
)
