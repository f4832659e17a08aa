"""CON-81, CON-84 … CON-89, CON-96: movements, where they may end, and what contact brings."""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, Moves, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.capture import must_meet, nearer_to_its_own, own_unit
from escarmouche.games.confrontation.declaring import CONTACTS, declare
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.fear import begin_fear, fears, greatest_fear
from escarmouche.games.confrontation.frames import (
    PICK_END,
    PICK_FACING,
    PICK_TARGET,
    TEST_FRAME,
    ask,
    ask_place,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.geometry.ground import (
    ANYWHERE,
    COLUMN,
    GRID,
    GROUND,
    Ground,
    Grounds,
    offer_place,
    offer_places,
    offer_slots,
    place_of,
)
from escarmouche.games.confrontation.geometry.measure import (
    CONTACT,
    EIGHTHS,
    SLOTS,
    TOUCH,
    slot_offset,
)
from escarmouche.games.confrontation.geometry.sight import CONTROL
from escarmouche.games.confrontation.geometry.way import reach, reach_some, reaches_any
from escarmouche.games.confrontation.places import (
    controllers,
    distance,
    lay_bases,
    lay_controls,
    lay_ground,
    part_all,
    sees,
    set_down,
    touch_all,
)
from escarmouche.games.confrontation.surroundings import look_around
from escarmouche.games.confrontation.table import (
    INI,
    MOST_FIGHTERS,
    MOU,
    NOBODY,
    PEUR,
    STEP,
    A,
    B,
    C,
    D,
    E,
    G,
    Pos,
    are_enemies,
    centimetres,
    count_bits,
    enemies_touching,
    in_order,
    is_active,
    is_engaged,
    radius_of,
)
from escarmouche.games.confrontation.values import value

STAY, TURN, WALK, RUN, ENGAGE, CHARGE, DISENGAGE, FLEE, PURSUE = range(9)
ALL_FACINGS = (1 << 12) - 1
CONTACTS_DECLARED, ARRIVES = 8, 9  # steps of a movement on a real table
STAND = GRID + MOST_FIGHTERS * SLOTS  # an answer: no place to go, it stays where it is


@compiled
def budget_of(pos: Pos, fighter: int, movement: int) -> int:
    """CON-84, CON-86: how far a movement goes, in eighths."""
    reach = value(pos, fighter, MOU) * EIGHTHS
    return 2 * reach if movement in (RUN, CHARGE, FLEE) else reach


@compiled
def can_contact(pos: Pos, grounds: Grounds, fighter: int, target: int, budget: int) -> bool:
    """CON-68, CON-84: whether a way leads into a slot of the target."""
    ground = grounds[0]
    lay_ground(pos, ground, fighter, budget)
    lay_bases(pos, ground, fighter, TOUCH, ANYWHERE)
    offer_slots(ground, target, True)
    return ground.ends > 0 and reaches_any(ground)


@compiled
def may_engage(pos: Pos, fighter: int, target: int, movement: int) -> bool:
    """CON-85, CON-86: whether the target may be engaged or charged, a way granted."""
    gap = distance(pos, fighter, target)
    reach = budget_of(pos, fighter, movement) + CONTACT  # a slot may leave a small gap (CON-68)
    if not are_enemies(pos, fighter, target) or gap > reach:
        return False
    if movement == CHARGE:
        return gap > CONTROL and sees(pos, fighter, target)
    held = controllers(pos, fighter)
    return held == 0 or held >> target & 1 == 1


@compiled
def all_enemies(pos: Pos, fighter: int) -> int:
    """The enemies of a fighter on the table, one bit each."""
    found = 0
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, other):
            found |= 1 << other
    return found


@compiled
def contact_targets(pos: Pos, fighter: int, movement: int, enough: int = MOST_FIGHTERS) -> int:
    """CON-86: whom a fighter may engage or charge, one bit each; `enough` are looked for."""
    if pos.real_table:  # CON-125: who names one declares that it is seen and in reach
        return all_enemies(pos, fighter)
    grounds = np.empty(1, GROUND)
    found = 0
    budget = budget_of(pos, fighter, movement)
    for target in range(MOST_FIGHTERS):
        if may_engage(pos, fighter, target, movement) and can_contact(
            pos, grounds, fighter, target, budget
        ):
            found |= 1 << target
            if count_bits(found) == enough:
                break
    return found


@compiled
def may_charge_any(pos: Pos, fighter: int, engaged: int) -> bool:
    """CON-86: whether a charge is possible; the way to whom it may engage is short enough."""
    for target in range(MOST_FIGHTERS):
        if engaged >> target & 1 and may_engage(pos, fighter, target, CHARGE):
            return True
    return contact_targets(pos, fighter, CHARGE, 1) != 0


@compiled
def movements(pos: Pos, fighter: int) -> int:
    """CON-81, CON-84, CON-88, RAG-84: the movements that a fighter may name, one bit each."""
    found = 1 << STAY | 1 << TURN
    if value(pos, fighter, MOU) == 0:
        return found
    if is_engaged(pos, fighter):
        return found | 1 << DISENGAGE
    found |= 1 << WALK | 1 << RUN
    if must_meet(pos, fighter):
        return found
    engaged = contact_targets(pos, fighter, ENGAGE, 1)
    if engaged:
        found |= 1 << ENGAGE
    if may_charge_any(pos, fighter, engaged):
        found |= 1 << CHARGE
    return found


@compiled
def tolerated(pos: Pos, fighter: int) -> int:
    """CON-126: the movements that can be played even against the rules, one bit each."""
    found = 1 << STAY | 1 << TURN | 1 << WALK | 1 << RUN | 1 << DISENGAGE
    return found | 1 << ENGAGE | 1 << CHARGE if all_enemies(pos, fighter) else found


@compiled
def offer_friends(pos: Pos, grounds: Grounds, fighter: int) -> None:
    """CON-68, RAG-83: a movement may also end in contact with a friend, which no captive is."""
    for other in range(MOST_FIGHTERS):
        if other != fighter and is_active(pos, other) and not are_enemies(pos, fighter, other):
            offer_slots(grounds[0], other, False)


@compiled
def offer_all(pos: Pos, grounds: Grounds, fighter: int) -> None:
    """CON-108: pursuit ends anywhere, also in contact with friend or enemy."""
    for other in range(MOST_FIGHTERS):
        if other != fighter and is_active(pos, other):
            offer_slots(grounds[0], other, are_enemies(pos, fighter, other))


@compiled
def lay_way(pos: Pos, ground: Ground, fighter: int, movement: int) -> None:
    """CON-84, CON-85: the table as a movement finds it; control is in the way of walks and runs."""
    lay_ground(pos, ground, fighter, budget_of(pos, fighter, movement))
    lay_bases(pos, ground, fighter, TOUCH, ANYWHERE)
    if movement in (WALK, RUN):
        lay_controls(pos, ground, fighter)


@compiled
def ends_on(pos: Pos, grounds: Grounds, out: Moves) -> int:
    """Where the movement of the top frame may end."""
    ground = grounds[0]
    frame = pos.frame[pos.depth - 1]
    fighter, movement, target = int(frame[A]), int(frame[B]), int(frame[C])
    lay_way(pos, ground, fighter, movement)
    if movement in (ENGAGE, CHARGE):
        offer_slots(ground, target, True)
        return reach(ground, out)
    offer_places(ground)
    if movement == PURSUE:
        offer_all(pos, grounds, fighter)
    else:
        offer_friends(pos, grounds, fighter)
    count = reach(ground, out)
    if movement == FLEE or not must_meet(pos, fighter):
        return count
    kept = 0
    for index in range(count):
        x, y = place_of(ground, out[index])
        if nearer_to_its_own(pos, fighter, x, y):
            out[kept] = out[index]
            kept += 1
    return kept


@compiled
def ends_among(pos: Pos, wanted: Moves, count: int, out: Moves) -> int:
    """Of some whole centimetres and slots of enemies, where the movement under way may end.

    They keep their order, slots last. Ways around something are looked for only as long as none of
    them is reached (`reach_some`).
    """
    grounds = np.empty(1, GROUND)
    return _ends_among(pos, grounds, wanted, count, out)


@compiled
def _ends_among(pos: Pos, grounds: Grounds, wanted: Moves, count: int, out: Moves) -> int:
    ground = grounds[0]
    frame = pos.frame[pos.depth - 1]
    fighter, movement = int(frame[A]), int(frame[B])
    lay_way(pos, ground, fighter, movement)
    for index in range(count):
        offer_place(ground, int(wanted[index]) // COLUMN, int(wanted[index]) % COLUMN)
    if movement in (ENGAGE, CHARGE):
        offer_slots(ground, int(frame[C]), True)
    elif movement == PURSUE:
        for other in range(MOST_FIGHTERS):
            if are_enemies(pos, fighter, other):
                offer_slots(ground, other, True)
    return reach_some(ground, out) if ground.ends else 0


@compiled
def movement_ends(pos: Pos, out: Moves) -> int:
    """CON-68, CON-84 … CON-89: the ends of the movement underway; STAND where there is none."""
    grounds = np.empty(1, GROUND)
    count = ends_on(pos, grounds, out)
    if count == 0 or pos.frame[pos.depth - 1, B] == PURSUE:
        out[count] = STAND
        count += 1
    return count


@compiled
def place_of_end(pos: Pos, fighter: int, end: int) -> tuple[int, int]:
    """CON-68: where a fighter stands at an end, in eighths: a whole centimetre or a slot."""
    if end < GRID:
        return end // COLUMN * EIGHTHS, end % COLUMN * EIGHTHS
    other = (end - GRID) // SLOTS
    x, y = slot_offset((end - GRID) % SLOTS, radius_of(pos, fighter) + radius_of(pos, other))
    return int(pos.x[other]) + x, int(pos.y[other]) + y


@compiled
def mark_charge(pos: Pos, fighter: int, movement: int, before: int) -> int:
    """CON-86: who charged and was charged; the enemies newly in contact, one bit each."""
    if movement == CHARGE:
        target = int(pos.frame[pos.depth - 1, C])
        pos.charged[target] |= 1
        pos.charged[fighter] |= 2
    return enemies_touching(pos, fighter) & ~before


@compiled
def arrive(pos: Pos, fighter: int, movement: int, log: Log) -> None:
    """CON-86, CON-96: the mover of the top frame stands at its end; who must stand a PEUR now."""
    frame = pos.frame[pos.depth - 1]
    before = enemies_touching(pos, fighter)
    x, y = place_of_end(pos, fighter, int(frame[D]))
    set_down(pos, fighter, x, y)
    tell(log, 84, words.MOVES, fighter, movement, centimetres(x), centimetres(y))
    met = mark_charge(pos, fighter, movement, before)
    frame[E] = before
    frame[G] = met | 1 << fighter if met else 0


@compiled
def contacts_to_declare(pos: Pos, fighter: int, movement: int, target: int) -> int:
    """CON-125: whom a mover may touch at its end besides its target, one bit each."""
    found = own_unit(pos, fighter)  # RAG-84
    if movement in (ENGAGE, CHARGE, PURSUE):
        found |= all_enemies(pos, fighter)
    return found & ~(1 << target) if target != NOBODY else found


@compiled
def ask_end(pos: Pos, seat: int) -> bool:
    """Where a movement ends; on a real table, whom it touches then (CON-125)."""
    if not pos.real_table:
        return ask_place(pos, seat, PICK_END, 4)
    frame = pos.frame[pos.depth - 1]
    fighter, movement, target = int(frame[A]), int(frame[B]), int(frame[C])
    frame[STEP] = CONTACTS_DECLARED
    pos.declared = 0
    offer = contacts_to_declare(pos, fighter, movement, target)
    if offer:
        declare(pos, seat, CONTACTS, fighter, offer, 0)
    return True


@compiled
def after_contacts(pos: Pos) -> bool:
    """CON-96, CON-108: who pursues into contact with a PEUR stands it first."""
    frame = pos.frame[pos.depth - 1]
    fighter, movement = int(frame[A]), int(frame[B])
    frame[D], frame[STEP] = pos.declared, ARRIVES
    pos.result = 1
    if movement == PURSUE:
        worst = NOBODY
        for other in range(MOST_FIGHTERS):
            if (
                frame[D] >> other & 1
                and are_enemies(pos, fighter, other)
                and fears(pos, fighter, other)
                and (worst == NOBODY or value(pos, other, PEUR) > value(pos, worst, PEUR))
            ):
                worst = other
        if worst != NOBODY:
            begin_fear(pos, fighter, value(pos, worst, PEUR))
    return True


@compiled
def arrive_really(pos: Pos, log: Log) -> bool:
    """CON-86, CON-96, CON-125: a mover stands where the players see it."""
    frame = pos.frame[pos.depth - 1]
    fighter, movement, target = int(frame[A]), int(frame[B]), int(frame[C])
    if pos.result == 0:
        return pop(pos, 0)
    before = enemies_touching(pos, fighter)
    part_all(pos, fighter)
    touch_all(pos, fighter, int(frame[D]))
    if target != NOBODY:
        touch_all(pos, fighter, 1 << target)
    tell(log, 84, words.ARRIVES, fighter, movement)
    met = mark_charge(pos, fighter, movement, before)
    frame[E], frame[STEP] = before, 7
    frame[G] = met | 1 << fighter if met else 0
    look_around(pos, fighter, int(pos.side[fighter]))
    return True


@compiled
def disengaging(pos: Pos, fighter: int) -> int:
    """CON-89: the difficulty to disengage."""
    best, touching = -100, enemies_touching(pos, fighter)
    for enemy in range(MOST_FIGHTERS):
        if touching >> enemy & 1:
            best = max(best, value(pos, enemy, INI))
    return 4 + best + count_bits(touching) - 1


@compiled
def step_move(pos: Pos, log: Log) -> bool:
    """A fighter, B movement, C whom it makes for; ends with 1 if it moved.

    D where it ends, or on a real table whom it touches there; E enemies it touched before, G those
    still to stand a PEUR.
    """
    frame = pos.frame[pos.depth - 1]
    step, fighter, movement = frame[STEP], int(frame[A]), int(frame[B])
    seat = int(pos.side[fighter])
    if step == 0:
        if movement == STAY:
            return pop(pos, 0)
        if movement == TURN:
            frame[D] = NOBODY
            if pos.real_table:
                return pop(pos, 0)
            return ask(pos, seat, PICK_FACING, ALL_FACINGS, 6)
        if movement == DISENGAGE:
            frame[STEP] = 1
            push(pos, TEST_FRAME, fighter, INI, disengaging(pos, fighter), 1)
            return True
        if movement in (ENGAGE, CHARGE):
            return ask(pos, seat, PICK_TARGET, contact_targets(pos, fighter, movement), 2)
        return ask_end(pos, seat)
    if step == 1:
        if not succeeds(int(pos.result), disengaging(pos, fighter)):
            tell(log, 89, words.STAYS_ENGAGED, fighter)
            return pop(pos, 0)
        tell(log, 89, words.DISENGAGES, fighter)
        return ask_end(pos, seat)
    if step == 2:  # CON-86, CON-96
        frame[C] = pos.answer
        tell(log, 86, words.CHARGES if movement == CHARGE else words.ENGAGES, fighter, frame[C])
        if fears(pos, fighter, int(frame[C])):
            frame[STEP] = 3
            begin_fear(pos, fighter, value(pos, int(frame[C]), PEUR))
            return True
        return ask_end(pos, seat)
    if step == 3:
        if pos.result == 0:
            return pop(pos, 0)
        return ask_end(pos, seat)
    if step == CONTACTS_DECLARED:
        return after_contacts(pos)
    if step == ARRIVES:
        return arrive_really(pos, log)
    if step == 4:
        frame[D] = pos.answer
        if frame[D] == STAND:
            return pop(pos, 0)
        if movement == PURSUE and frame[D] >= GRID:
            other = (int(frame[D]) - GRID) // SLOTS
            if are_enemies(pos, fighter, other) and fears(pos, fighter, other):
                frame[STEP] = 5
                begin_fear(pos, fighter, value(pos, other, PEUR))
                return True
        pos.result = 1
        return go_to(pos, 5)
    if step == 5:
        if pos.result == 0:
            return pop(pos, 0)
        arrive(pos, fighter, movement, log)
        return ask(pos, seat, PICK_FACING, ALL_FACINGS, 6)
    if step == 6:
        pos.facing[fighter] = pos.answer
        tell(log, 69, words.FACES, fighter, pos.answer)
        if movement == TURN:
            return pop(pos, 0)
        return go_to(pos, 7)
    # CON-96: whoever is newly in contact with a PEUR, the tactics winner's fighters first.
    for index in range(MOST_FIGHTERS):
        each = in_order(pos, index)
        if frame[G] >> each & 1:
            frame[G] &= ~(1 << each)
            fear = greatest_fear(pos, each, int(frame[E]) if each == fighter else ~(1 << fighter))
            if fear > 0:
                begin_fear(pos, each, fear)
                return True
    return pop(pos, 1)
