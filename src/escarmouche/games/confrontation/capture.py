"""RAG-01 … RAG-04, RAG-83, RAG-84: capture an enemy fighter, and free it again."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import dropped
from escarmouche.games.confrontation.frames import (
    PICK_CAPTOR,
    SLIP_FRAME,
    SLIP_IN,
    ask,
    pop,
    push,
)
from escarmouche.games.confrontation.geometry.measure import gap
from escarmouche.games.confrontation.table import (
    ABSENT,
    ACTIVATION,
    BAND,
    CAPTURE,
    CRITICAL,
    FIRST_LATER,
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    NO_CARD,
    NOBODY,
    O_KIND,
    O_SUBJECT,
    RAG,
    STEP,
    A,
    Pos,
    enemies_touching,
    in_order,
    is_active,
    is_present,
    radius_of,
)
from escarmouche.games.confrontation.units import is_gone, members


@compiled
def is_wanted(pos: Pos, fighter: int) -> bool:
    """Whether an objective names the fighter: only those are captured alive."""
    for objective in range(MOST_OBJECTIVES):
        row = pos.objective[objective]
        if row[O_KIND] == CAPTURE and row[O_SUBJECT] == fighter:
            return True
    return False


@compiled
def few_left(pos: Pos, unit: int) -> bool:
    """RAG-02: a quarter of the starting strength or less, rounded down but at least 1.

    Only fighters of the deployment count.
    """
    left = started = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit:
            left += pos.deployed[fighter] != 0 and is_active(pos, fighter)
            started += fighter < FIRST_LATER and pos.status[fighter] != ABSENT
    return left <= max(started // 4, 1)


@compiled
def is_cornered(pos: Pos, fighter: int) -> bool:
    """RAG-02: one life point left (RAG-81), and few of its unit.

    Who may capture it touches it, so it is engaged.
    """
    return (
        is_active(pos, fighter)
        and pos.deployed[fighter] == 1
        and pos.wound[fighter] == CRITICAL
        and is_wanted(pos, fighter)
        and few_left(pos, int(pos.unit[fighter]))
    )


@compiled
def captors_of(pos: Pos, fighter: int) -> int:
    """RAG-02: those that may capture a cornered fighter, one of each unit, one bit each."""
    found = units = 0
    touching = enemies_touching(pos, fighter)
    for other in range(MOST_FIGHTERS):
        if (
            touching >> other & 1
            and not pos.routed[other]
            and not is_cornered(pos, other)
            and not units >> int(pos.unit[other]) & 1
        ):
            found |= 1 << other
            units |= 1 << int(pos.unit[other])
    return found


@compiled
def capture(pos: Pos, fighter: int, captor: int, log: Log) -> None:
    """RAG-03: it leaves its unit and follows the captor's."""
    dropped(pos, fighter, log)  # RAG-44
    pos.captor[fighter] = pos.unit[captor]
    pos.freed[fighter] = 0
    tell(log, RAG + 2, words.CAPTURED, fighter, captor)


@compiled
def fighter_in_turn(pos: Pos, index: int) -> int:
    """CON-78: those that the tactics winner may capture first, which are of the other side."""
    return in_order(pos, index ^ BAND)


@compiled
def step_capture(pos: Pos, log: Log) -> bool:
    """RAG-02: A where in the order it is, the tactics winner's captures first.

    No capture makes or unmakes another: who is cornered by it was so before, because its unit
    counted few already; so each is determined when its turn comes.
    """
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == 1:
        capture(pos, fighter_in_turn(pos, int(frame[A])), int(pos.answer), log)
        frame[A] += 1
    while frame[A] < 2 * BAND:
        fighter = fighter_in_turn(pos, int(frame[A]))
        if is_cornered(pos, fighter):
            captors = captors_of(pos, fighter)
            if captors:
                return ask(pos, 1 - int(pos.side[fighter]), PICK_CAPTOR, captors, 1)
        frame[A] += 1
    return pop(pos, 0)


@compiled
def next_to_free(pos: Pos) -> int:
    """RAG-04, RAG-84: a captive whose captors are gone, the tactics winner's first; or NOBODY."""
    for index in range(MOST_FIGHTERS):
        fighter = in_order(pos, index)
        if (
            is_present(pos, fighter)
            and pos.captor[fighter] != NOBODY
            and is_gone(pos, int(pos.captor[fighter]))
        ):
            return fighter
    return NOBODY


@compiled
def own_unit(pos: Pos, fighter: int) -> int:
    """Whom a fighter has to meet (RAG-04), one bit each.

    A freed one the others of its unit, the others those that were freed.
    """
    others = members(pos, int(pos.unit[fighter])) & ~(1 << fighter)
    if pos.freed[fighter]:
        return others
    for other in range(MOST_FIGHTERS):
        if not pos.freed[other]:
            others &= ~(1 << other)
    return others


@compiled
def set_free(pos: Pos, fighter: int, log: Log) -> None:
    """RAG-04: it is on its way to its unit, if there is one; its card is slipped in (CON-79).

    Who became a captive this turn by a correction (CON-126) has its card already.
    """
    pos.captor[fighter] = NOBODY
    pos.freed[fighter] = members(pos, int(pos.unit[fighter])) & ~(1 << fighter) != 0
    tell(log, RAG + 4, words.SET_FREE, fighter)
    if pos.phase == ACTIVATION and not pos.carded >> int(pos.group[fighter]) & 1:
        push(pos, SLIP_FRAME, fighter, 0, 0, 0)


@compiled
def step_slip(pos: Pos, log: Log) -> bool:
    """CON-79: the owner slips the card of a freed captive, in secret, into those that are left."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    seat = int(pos.side[fighter])
    pile = pos.pile[seat]
    cards = 0
    while cards < len(pile) and pile[cards] != NO_CARD:
        cards += 1
    if frame[STEP] == 0:
        return ask(pos, seat, SLIP_IN, (2 << cards) - 1, 1)
    for place in range(cards, int(pos.answer), -1):
        pile[place] = pile[place - 1]
    pile[pos.answer] = fighter
    pos.carded |= 1 << fighter
    tell(log, 79, words.SLIPPED_IN, seat, fighter)
    return pop(pos, 0)


@compiled
def meet(pos: Pos, log: Log) -> None:
    """RAG-04, RAG-84: in contact with its unit, or without one, a freed fighter is as before."""
    met = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.freed[fighter]:
            others = own_unit(pos, fighter)
            if others == 0 or others & pos.touch[fighter]:
                met |= 1 << fighter
    for fighter in range(MOST_FIGHTERS):
        if met >> fighter & 1:
            pos.freed[fighter] = 0
            tell(log, RAG + 84, words.MEETS, fighter)


@compiled
def must_meet(pos: Pos, fighter: int) -> bool:
    """RAG-04, RAG-84: whether it may only stay, disengage, or walk or run nearer to its own."""
    return own_unit(pos, fighter) != 0


@compiled
def _nearest_own(pos: Pos, fighter: int, x: int, y: int) -> int:
    nearest, others = 1 << 30, own_unit(pos, fighter)
    for other in range(MOST_FIGHTERS):
        if others >> other & 1:
            radius, other_radius = radius_of(pos, fighter), radius_of(pos, other)
            away = gap(x, y, radius, int(pos.x[other]), int(pos.y[other]), other_radius)
            nearest = min(nearest, away)
    return nearest


@compiled
def nearer_to_its_own(pos: Pos, fighter: int, x: int, y: int) -> bool:
    """RAG-84: whether a place is nearer to those it must meet than where it stands."""
    here = _nearest_own(pos, fighter, int(pos.x[fighter]), int(pos.y[fighter]))
    return _nearest_own(pos, fighter, x, y) < here


@compiled
def after_leaving(pos: Pos, fighter: int, log: Log) -> None:
    """What a fighter that has left the table is no longer: a captive, a prisoner, a worker."""
    pos.captor[fighter] = NOBODY
    pos.freed[fighter] = pos.followed[fighter] = pos.built[fighter] = 0
    pos.prisoner[fighter] = min(pos.prisoner[fighter], 1)
