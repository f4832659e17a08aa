"""CON-78 … CON-82, RAG-34: speeches, cards, and what a card lets its fighter do."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import must_meet
from escarmouche.games.confrontation.escort import is_set_aside
from escarmouche.games.confrontation.frames import (
    ACTION_FRAME,
    ACTIVATE_FRAME,
    CARD_FRAME,
    CAST_FRAME,
    FLEE_FRAME,
    FOLLOW_FRAME,
    LAST_ACTION_FRAME,
    MOVE_FRAME,
    PICK_ACTION,
    PICK_FIRST,
    PICK_MOVEMENT,
    PICK_TARGET,
    REVEAL,
    SHOOT_FRAME,
    SPEAK,
    ask,
    ask_leniently,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.magic import castable_of_kind
from escarmouche.games.confrontation.movement import (
    CHARGE,
    ENGAGE,
    STAY,
    WALK,
    movements,
    tolerated,
)
from escarmouche.games.confrontation.objectives import (
    AFTER_CARD,
    last_actions,
    look_at_objectives,
)
from escarmouche.games.confrontation.shooting import can_shoot, can_volley
from escarmouche.games.confrontation.strategy import (
    PILE,
    pile_size,
    reserve_size,
    unseen_cards,
)
from escarmouche.games.confrontation.table import (
    ENFORCE,
    MOST_FIGHTERS,
    NO_CARD,
    STEP,
    UNKNOWN,
    A,
    B,
    C,
    D,
    E,
    Pos,
    carries,
    in_order,
    is_active,
    is_captive,
)

# PICK_ACTION: numbers of `vocabulary.ACTIONS`.
NO_ACTION, SHOOT, CAST, CALL = range(4)
VOLLEY = words.ACTIONS.index("volley")


@compiled
def has_cards(pos: Pos, seat: int) -> bool:
    """CON-80: whether a seat has a pile or a reserve."""
    return pos.pile[seat, 0] != NO_CARD or reserve_size(pos, seat) > 0


@compiled
def speeches(pos: Pos, seat: int) -> int:
    """CON-78, CON-80: what a seat may do in its speech, one bit each."""
    found = 0
    if pos.pile[seat, 0] != NO_CARD:
        found |= 1
        room = 2 if pos.tactics == seat else 1
        if reserve_size(pos, seat) < room and has_cards(pos, 1 - seat):
            found |= 2
    for place in range(2):
        if pos.reserve[seat, place] != NO_CARD:
            found |= 4 << place
    return found


@compiled
def draw_card(pos: Pos, seat: int) -> int:
    """The top card leaves the pile."""
    card = int(pos.pile[seat, 0])
    for place in range(PILE - 1):
        pos.pile[seat, place] = pos.pile[seat, place + 1]
    pos.pile[seat, PILE - 1] = NO_CARD
    return card


@compiled
def hold_card(pos: Pos, seat: int) -> None:
    """CON-80: the top card goes face down into the reserve."""
    card = draw_card(pos, seat)
    place = 0 if pos.reserve[seat, 0] == NO_CARD else 1
    pos.reserve[seat, place] = card


@compiled
def is_captive_card(pos: Pos, card: int) -> bool:
    """RAG-34: whether a card is that of prisoners that are not free, or have followed already."""
    for fighter in range(MOST_FIGHTERS):
        if carries(pos, card, fighter) and is_set_aside(pos, fighter):
            return True
    return False


@compiled
def step_speeches(pos: Pos, log: Log) -> bool:
    """The activation phase. A who speaks, B the card, C 1 if it came from the reserve."""
    frame = pos.frame[pos.depth - 1]
    step, seat = frame[STEP], int(frame[A])
    if step == 0:
        if not has_cards(pos, 0) and not has_cards(pos, 1):
            return go_to(pos, 7)
        return ask(pos, int(pos.tactics), PICK_FIRST, 3, 1)
    if step == 1:
        frame[A] = pos.answer
        tell(log, 78, words.SPEAKS_FIRST, pos.tactics, frame[A])
        return go_to(pos, 2)
    if step == 2:
        frame[B] = frame[C] = 0
        if not has_cards(pos, seat):
            if not has_cards(pos, 1 - seat):
                return go_to(pos, 7)
            seat = 1 - seat
            frame[A] = seat
        return ask(pos, seat, SPEAK, speeches(pos, seat), 3)
    if step == 3:
        if pos.answer == 1:
            hold_card(pos, seat)
            tell(log, 80, words.HOLDS_CARD, seat)
            return go_to(pos, 6)
        if pos.answer == 0:
            card = draw_card(pos, seat)
        else:
            place = int(pos.answer) - 2
            card = int(pos.reserve[seat, place])
            if place == 0:
                pos.reserve[seat, 0] = pos.reserve[seat, 1]
            pos.reserve[seat, 1] = NO_CARD
            frame[C] = 1
        if card == UNKNOWN:
            return ask(pos, seat, REVEAL, unseen_cards(pos, seat), 4)
        pos.answer = card
        return go_to(pos, 4)
    if step == 4:
        card = int(pos.answer)
        frame[B] = card
        pos.shown |= 1 << card
        if is_captive_card(pos, card):
            if frame[C]:
                tell(log, 234, words.NO_EFFECT, card)
                return go_to(pos, 5)
            tell(log, 234, words.SET_ASIDE, card)
            if pile_size(pos, seat):
                pos.answer = 0
                return go_to(pos, 3)
            return go_to(pos, 5)
        tell(log, 80, words.PLAYS_CARD, seat, card)
        frame[STEP] = 5
        push(pos, CARD_FRAME, card, 0, 0, 0)
        return True
    if step == 5:
        return look_at_objectives(pos, AFTER_CARD, 6)
    if step == 6:
        frame[A] = 1 - seat
        return go_to(pos, 2)
    # CON-98: whoever was routed on or after its own card flees now.
    for index in range(MOST_FIGHTERS):
        fighter = in_order(pos, index)
        if is_active(pos, fighter) and pos.routed[fighter] == 1:
            push(pos, FLEE_FRAME, fighter, 0, 0, 0)
            return True
    return pop(pos, 0)


@compiled
def step_card(pos: Pos, log: Log) -> bool:
    """CON-77, CON-79, CON-82: A the card, B members that have acted, C 1: contact came too late."""
    frame = pos.frame[pos.depth - 1]
    card = int(frame[A])
    left = 0
    for fighter in range(MOST_FIGHTERS):
        if carries(pos, card, fighter) and not is_captive(pos, fighter):
            left |= 1 << fighter
    if frame[STEP] == 0 and left == 0:
        tell(log, 79, words.NO_EFFECT, card)
        return pop(pos, 0)
    if frame[STEP] == 0:
        left &= ~int(frame[B])
        if left == 0:
            return pop(pos, 0)
        return ask(pos, int(pos.side[card]), PICK_TARGET, left, 1)
    if frame[STEP] == 1:
        frame[B] |= 1 << int(pos.answer)
        frame[STEP] = 2
        push(pos, ACTIVATE_FRAME, int(pos.answer), int(frame[C]), 0, 0)
        return True
    # CON-82: in a group, movements into contact come before all else; freed prisoners share a
    # card too, but each of them is activated as if alone (CON-77).
    if pos.prisoner[card] == 0 and pos.result not in (ENGAGE, CHARGE):
        frame[C] = 1
    if frame[B] & left == left:
        return pop(pos, 0)
    return go_to(pos, 0)


@compiled
def step_activate(pos: Pos, log: Log) -> bool:
    """CON-81: A fighter, B 1: no contact any more (CON-82); ends with its movement.

    C the movement, D 1 once it has acted.
    """
    frame = pos.frame[pos.depth - 1]
    step, fighter = frame[STEP], int(frame[A])
    seat = int(pos.side[fighter])
    if step == 0:
        pos.acted[fighter] = 1
        if pos.routed[fighter]:
            frame[STEP] = 6
            frame[C] = STAY
            push(pos, FLEE_FRAME, fighter, 0, 0, 0)
            return True
        found = movements(pos, fighter)
        if frame[B]:
            found &= ~(1 << ENGAGE | 1 << CHARGE)
        return ask_leniently(pos, seat, PICK_MOVEMENT, found, tolerated(pos, fighter), 1)
    if step == 1:
        frame[C] = pos.answer
        tell(log, 81, words.NAMES_MOVEMENT, fighter, frame[C])
        frame[STEP] = 2
        if frame[C] != STAY and frame[C] <= WALK:  # an action may come before
            push(pos, ACTION_FRAME, fighter, 0, int(frame[C]), 0)
        else:
            pos.result = 0
        return True
    if step == 2:
        frame[D] = pos.result
        frame[STEP] = 3
        if not is_active(pos, fighter) or pos.routed[fighter]:
            return go_to(pos, 6)
        push(pos, MOVE_FRAME, fighter, int(frame[C]), -1, 0)
        return True
    if step == 3:
        frame[E] = pos.result
        frame[STEP] = 4
        if frame[E]:
            push(pos, FOLLOW_FRAME, fighter, 0, 0, 0)
        return True
    if step == 4:
        frame[STEP] = 6
        if not frame[D] and is_active(pos, fighter) and not pos.routed[fighter]:
            push(pos, ACTION_FRAME, fighter, 1, int(frame[C]), int(frame[E]))
        return True
    return pop(pos, int(frame[C]))


@compiled
def actions(pos: Pos, fighter: int, after: int, movement: int, moved: int) -> int:
    """CON-81: what a fighter may do now, one bit each; nothing is always possible."""
    found = 1 << NO_ACTION
    if must_meet(pos, fighter):
        return found
    if movement <= WALK:
        if can_shoot(pos, fighter):
            found |= 1 << SHOOT
        if can_volley(pos, fighter, movement):
            found |= 1 << VOLLEY
        if castable_of_kind(pos, fighter, 0):
            found |= 1 << CAST
        if castable_of_kind(pos, fighter, 1):
            found |= 1 << CALL
    if after:
        found |= last_actions(pos, fighter, moved != 0)
    return found


@compiled
def tolerated_actions(pos: Pos, fighter: int) -> int:
    """CON-126: what can be done even against the rules, whenever and however it moved."""
    if pos.dial == ENFORCE:
        return 0
    return actions(pos, fighter, 1, STAY, 1)


@compiled
def step_action(pos: Pos, log: Log) -> bool:
    """A fighter, B 1 after its movement, C the movement, D 1: it moved; ends with 1 if it acted."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 0:
        dial, pos.dial = int(pos.dial), ENFORCE
        found = actions(pos, fighter, int(frame[B]), int(frame[C]), int(frame[D]))
        pos.dial = dial
        seat = int(pos.side[fighter])
        return ask_leniently(pos, seat, PICK_ACTION, found, tolerated_actions(pos, fighter), 1)
    if frame[STEP] == 1:
        action = int(pos.answer)
        if action == NO_ACTION:
            return pop(pos, 0)
        frame[STEP] = 2
        if action in (SHOOT, VOLLEY):
            push(pos, SHOOT_FRAME, fighter, int(frame[C]), 1 + (action == VOLLEY), 0)
        elif action in (CAST, CALL):
            push(pos, CAST_FRAME, fighter, 0, action == CALL, 0)
        else:
            push(pos, LAST_ACTION_FRAME, fighter, action, 0, 0)
        return True
    return pop(pos, 1)
