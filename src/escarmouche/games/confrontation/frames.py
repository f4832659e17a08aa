"""The stack of frames: what is being done, inside what (a blow in a fight in the combat phase).

Each kind of frame has one function, `step(pos, log) -> bool`, in the file of its chapter. It looks
at the STEP of the top frame, does what is next and sets the STEP after it. It returns True to go
on (it pushed a frame, ended itself with `pop`, or set another STEP) and False when it has asked
somebody. An answer is in `pos.answer`, what a frame that ended came to in `pos.result`.

Small answers are numbers 0 … 63, offered as bits when the question is asked. Where one answer is
legal nobody is asked. Only ends of movements are reckoned when somebody wants to know them.
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import CHANCE
from escarmouche.games.confrontation.table import (
    ENFORCE,
    FRAME_FIELDS,
    KIND,
    NOBODY,
    STEP,
    A,
    B,
    C,
    D,
    E,
    F,
    Pos,
)

# Kinds of frames, by file.
(
    BATTLE_FRAME,  # battle: the phases one after the other
    DEPLOY_FRAME,  # deployment
    STRATEGY_FRAME,  # strategy
    SPEECHES_FRAME,  # activation: all speeches of the phase
    CARD_FRAME,  # activation: a card is shown; A card
    ACTIVATE_FRAME,  # activation: one fighter's movement and action; A fighter
    MOVE_FRAME,  # movement: A fighter, B movement, C target or NOBODY
    ACTION_FRAME,  # activation: A fighter, B 0 before its movement or 1 after it, C movement
    SHOOT_FRAME,  # shooting: A fighter, B movement
    FEAR_FRAME,  # fear: A fighter, B the PEUR to stand; result 1 stands
    FLEE_FRAME,  # fear: A fighter
    RALLY_FRAME,  # fear: the rally phase
    COMBAT_FRAME,  # combat
    SPLIT_FRAME,  # combat: melees are split into fights
    FIGHT_FRAME,  # fight: A its number
    BLOW_FRAME,  # fight: A striker, B target
    PURSUE_FRAME,  # combat: A number of the fight
    TEST_FRAME,  # dice: A fighter, B characteristic or value, C difficulty, D dice; see there
    OPPOSED_FRAME,  # dice
    WOUND_FRAME,  # wounds: A target, B strength, C wound bonus, D striker or NOBODY
    CAST_FRAME,  # casting: A caster, B 1 in combat, else C 1 to call and 0 to cast
    MYSTIC_FRAME,  # mystic: the mystic phase
    UPKEEP_FRAME,  # upkeep
    OBJECTIVE_FRAME,  # objectives: what a scenario asks at a moment; A moment (see there)
    LAST_ACTION_FRAME,  # objectives: search, build, found, hand over, pick up; A fighter
    APPEAR_FRAME,  # objectives: A number of the appearance
    EXPLODE_FRAME,  # objectives: A number of the explosion
    FOLLOW_FRAME,  # following: captives and prisoners move with their captors; A fighter moved
    CAPTURE_FRAME,  # capture: who is captured at the end of the combat phase
    SLIP_FRAME,  # capture: a freed captive's card; A fighter
    DAMAGE_FRAME,  # construction: a construction is hit; A building, B strength
    BONUS_FRAME,  # construction: the bonus dice at the end of the activation phase
    SECRET_FRAME,  # secret_fighter: after a phase with losses
    FACT_FRAME,  # declaring: a fact of a real table
    SURROUNDINGS_FRAME,  # surroundings: where a fighter that moved is now; A fighter
    ZONES_FRAME,  # surroundings: who stands in the zones
    AURAS_FRAME,  # surroundings: the temporary faith of everybody
) = range(37)

# Questions. Those up to LAST_SMALL have small answers: bits of `pos.offer`.
(
    NO_QUESTION,
    PICK_EDGE,  # 0 or 1, of pos.edges
    PICK_TO_DEPLOY,  # a fighter
    PICK_CARD,  # a fighter whose card comes next in the own pile; in secret
    PICK_GROUP,  # CON-82: a fighter that shares the card of the group, or 20: no more
    PICK_FIRST,  # CON-78: the seat that speaks first
    SPEAK,  # 0 top card, 1 lay it in the reserve, 2 and 3 cards of the reserve
    REVEAL,  # which card it was: asked only where it is not known
    SLIP_IN,  # CON-79: how many cards lie above a freed captive's card; in secret
    PICK_MOVEMENT,  # STAY … DISENGAGE (movement)
    PICK_ACTION,  # see activation
    PICK_TARGET,  # a fighter: to charge, engage, shoot at, cast on …
    PICK_FACING,  # 0 … 11
    REROLL,  # how many of the dice to throw again
    CHOOSE_DICE,  # CON-38: which die of three is left out
    PICK_OPPONENT,  # CON-100: whom a fighter fights
    PICK_FIGHT,  # CON-101: the number of the next fight, or 20: cast first (CON-111)
    TAKE_DICE,  # CON-110: how many more dice a character takes
    SHARE_OUT,  # CON-103: how many dice of a fighter attack
    PICK_STRIKER,  # CON-104
    PARRY,  # 0 take the blow, 1 parry
    PICK_TEST,  # CON-99: 0 COU, 1 DIS
    PICK_SPELL,  # the number of a spell, or 20: none
    PAY_MORE,  # CON-114: how many gems more
    PICK_ELEMENT,  # CON-118: 0 … 5
    COUNTER,  # CON-115: a magician, or 20: none
    SUSTAIN,  # CON-23, CON-119: 0 let it end, 1 pay
    PICK_CAPTOR,  # RAG-02
    PICK_LAST,  # what to search, build …: see objectives
    BONUS_DIE,  # RAG-27: 0 no, 1 throw
    TAKE_OBJECT,  # RAG-42: 0 leave it, 1 take it
    PICK_ESCORT,  # RAG-31: a fighter the prisoners follow, or 20: none
    DECLARE_WHO,  # CON-125: a fighter, or 20: nobody else; 62: disputed
    DECLARE,  # CON-125: a number; 62: disputed
    LAST_SMALL,
    PICK_END,  # where a movement ends: PLACES and slots of `geometry.ground`
    PICK_SPOT,  # CON-94, RAG-20, deployment: a whole centimetre
    THROW,  # a die; pos.answer is its face; the top frame's F field is the number of faces
    DRAW_LOT,  # 0 or 1
) = range(39)

NONE = 20  # a small answer that names no fighter, fight or spell
DISPUTE = 62  # CON-125: a small answer: the other player disputes the declaration


@compiled
def push(pos: Pos, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Begin something inside what is being done."""
    frame = pos.frame[pos.depth]
    frame[KIND], frame[STEP] = kind, 0
    frame[A], frame[B], frame[C], frame[D] = a, b, c, d
    for field in range(E, FRAME_FIELDS):
        frame[field] = 0
    pos.depth += 1


@compiled
def pop(pos: Pos, result: int) -> bool:
    """The top frame ends; what it came to is for the one below. True: go on."""
    pos.depth -= 1
    for field in range(FRAME_FIELDS):
        pos.frame[pos.depth, field] = 0
    pos.result = result
    return True


@compiled
def ask(pos: Pos, seat: int, question: int, offer: int, step: int) -> bool:
    """Ask a seat, going on at `step`; where one answer is legal it is taken. Whether to go on."""
    pos.frame[pos.depth - 1, STEP] = step
    if offer & (offer - 1) == 0:
        answer = 0
        while offer >> answer > 1:
            answer += 1
        pos.answer = answer
        return True
    pos.seat, pos.question, pos.offer, pos.answer = seat, question, offer, 0
    return False


@compiled
def ask_leniently(
    pos: Pos, seat: int, question: int, offer: int, tolerated: int, step: int
) -> bool:
    """CON-126: ask; if the referee does not enforce, what is tolerated may be answered too."""
    if pos.dial == ENFORCE:
        return ask(pos, seat, question, offer, step)
    going_on = ask(pos, seat, question, offer | tolerated, step)
    if not going_on:
        pos.against = tolerated & ~offer
    return going_on


@compiled
def ask_place(pos: Pos, seat: int, question: int, step: int) -> bool:
    """Ask for an end or a spot, going on at `step`."""
    pos.frame[pos.depth - 1, STEP] = step
    pos.seat, pos.question, pos.offer, pos.answer = seat, question, 0, 0
    return False


@compiled
def throw(pos: Pos, faces: int, step: int) -> bool:
    """Throw a die of so many faces, going on at `step` with the face as the answer."""
    frame = pos.frame[pos.depth - 1]
    frame[STEP], frame[F] = step, faces
    pos.seat, pos.question, pos.offer, pos.answer = CHANCE, THROW, 0, 0
    return False


@compiled
def draw_lot(pos: Pos, step: int) -> bool:
    """Draw a lot, 0 or 1, going on at `step`."""
    pos.frame[pos.depth - 1, STEP] = step
    pos.seat, pos.question, pos.offer, pos.answer = CHANCE, DRAW_LOT, 0, 0
    return False


@compiled
def go_to(pos: Pos, step: int) -> bool:
    """Go on at another step of the top frame."""
    pos.frame[pos.depth - 1, STEP] = step
    return True


@compiled
def answered(pos: Pos) -> None:
    """Nobody is asked any more: what is left of a question never shows."""
    pos.against = 0
    pos.question, pos.seat, pos.offer = NO_QUESTION, NOBODY, 0
