"""MYSTIC_FRAME: gems and temporary faith are recovered (CON-75, CON-112, CON-116, CON-118)."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.effects_at_work import within
from escarmouche.games.confrontation.frames import (
    AURAS_FRAME,
    PICK_ELEMENT,
    TEST_FRAME,
    ask,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.magic import (
    MOST_ELEMENTS,
    gems_held,
    is_faithful,
    is_magician,
)
from escarmouche.games.confrontation.table import (
    FOI,
    NOBODY,
    POU,
    STEP,
    SUMMONED,
    A,
    B,
    C,
    Pos,
    has,
    is_active,
    is_fit_friend,
    is_present,
)
from escarmouche.games.confrontation.values import value


@compiled
def in_turn(pos: Pos, place: int) -> int:
    """CON-78: the fighters, the tactics winner's first; NOBODY where the place is not one's own."""
    seat = pos.tactics if place < MOST_FIGHTERS else 1 - pos.tactics
    fighter = place % MOST_FIGHTERS
    return fighter if is_present(pos, fighter) and pos.side[fighter] == seat else NOBODY


@compiled
def most_gems(pos: Pos, fighter: int) -> int:
    """CON-112: twice the printed POU."""
    return max(0, 2 * int(pos.printed[fighter, POU]))


@compiled
def gems_gained(pos: Pos, fighter: int, final: int) -> int:
    """CON-118: a third of the final, rounded up, up to the limit; none at 0 or less."""
    return min((max(final, 0) + 2) // 3, max(0, most_gems(pos, fighter) - gems_held(pos, fighter)))


@compiled
def believers(pos: Pos, fighter: int) -> int:
    """CON-116: the other friends that count when they are in the aura, one bit each."""
    found = 0
    for other in range(MOST_FIGHTERS):
        if (
            is_active(pos, fighter)
            and is_fit_friend(pos, fighter, other)
            and not has(pos, other, SUMMONED)
        ):
            found |= 1 << other
    return found


@compiled
def faith_of(pos: Pos, fighter: int) -> int:
    """CON-116: FOI, and 1 for every other friend in the aura, neither routed nor summoned."""
    faith, friends = max(0, value(pos, fighter, FOI)), believers(pos, fighter)
    for other in range(MOST_FIGHTERS):
        if friends >> other & 1 and within(pos, fighter, other, int(pos.aura[fighter])):
            faith += 1
    return faith


@compiled
def reckon_faith(pos: Pos, log: Log) -> None:
    """CON-116: every faithful on the table; the new total replaces the old one."""
    for fighter in range(MOST_FIGHTERS):
        if is_present(pos, fighter) and is_faithful(pos, fighter):
            pos.faith[fighter] = faith_of(pos, fighter)
            tell(log, 116, words.HAS_FAITH, fighter, pos.faith[fighter])


@compiled
def fill(pos: Pos, log: Log) -> None:
    """CON-75: before turn 1 magicians hold POU gems, shared out evenly among their elements.

    The faithful reckon their temporary faith.
    """
    for fighter in range(MOST_FIGHTERS):
        if not (is_present(pos, fighter) and is_magician(pos, fighter) and pos.elements[fighter]):
            continue
        left = max(0, int(pos.printed[fighter, POU]))
        element = 0
        while left:
            if pos.elements[fighter] >> element & 1:
                pos.gems[fighter, element] += 1
                left -= 1
            element = (element + 1) % MOST_ELEMENTS
        tell(log, 75, words.GAINS_GEMS, fighter, gems_held(pos, fighter))
    if not pos.real_table:
        reckon_faith(pos, log)


@compiled
def recovers(pos: Pos, fighter: int) -> bool:
    """CON-118: an unrouted magician with room for gems."""
    return (
        is_active(pos, fighter)
        and is_magician(pos, fighter)
        and not pos.routed[fighter]
        and gems_held(pos, fighter) < most_gems(pos, fighter)
    )


@compiled
def after_gems(pos: Pos, log: Log) -> bool:
    """CON-118: the faithful reckon their faith; on a real table somebody is asked (CON-125)."""
    pop(pos, 0)
    if pos.real_table:
        push(pos, AURAS_FRAME, 0, 0, 0, 0)
    else:
        reckon_faith(pos, log)
    return True


@compiled
def step_mystic(pos: Pos, log: Log) -> bool:
    """A the place in the order of magicians, B gems still to be gained, C their least element.

    Gems of several elements are named from the first element to the last, so that the same gems
    are named in one way only.
    """
    frame = pos.frame[pos.depth - 1]
    step = frame[STEP]
    if step == 0:
        while frame[A] < 2 * MOST_FIGHTERS:
            fighter = in_turn(pos, int(frame[A]))
            if fighter != NOBODY and recovers(pos, fighter):
                frame[STEP] = 1
                push(pos, TEST_FRAME, fighter, POU, 0, 1)
                return True
            frame[A] += 1
        return after_gems(pos, log)
    fighter = in_turn(pos, int(frame[A]))
    if step == 1:
        frame[B], frame[C] = gems_gained(pos, fighter, int(pos.result)), 0
        tell(log, 118, words.GAINS_GEMS, fighter, frame[B])
        return go_to(pos, 2)
    if step == 2:
        if frame[B] == 0:
            frame[A] += 1
            return go_to(pos, 0)
        offer = int(pos.elements[fighter]) >> int(frame[C]) << int(frame[C])
        return ask(pos, int(pos.side[fighter]), PICK_ELEMENT, offer, 3)
    frame[C] = pos.answer
    frame[B] -= 1
    pos.gems[fighter, frame[C]] += 1
    return go_to(pos, 2)
