"""CON-64, CON-95 … CON-97, CON-99: who stands a PEUR, who is routed, who rallies."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.declaring import FRIGHTENS, declare, declarer
from escarmouche.games.confrontation.dice import succeeds
from escarmouche.games.confrontation.frames import (
    FEAR_FRAME,
    PICK_TEST,
    TEST_FRAME,
    ask,
    go_to,
    pop,
    push,
)
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.places import distance
from escarmouche.games.confrontation.table import (
    COU,
    DIS,
    MISSING,
    MOST_FIGHTERS,
    PEUR,
    STEP,
    A,
    B,
    C,
    D,
    Pos,
    are_enemies,
    enemies_touching,
    in_order,
    is_active,
)
from escarmouche.games.confrontation.values import value

RALLY_DIFFICULTY, RALLY_REACH = 7, 10 * EIGHTHS


@compiled
def courage(pos: Pos, fighter: int) -> int:
    """CON-95: what a fighter stands a PEUR with."""
    return PEUR if pos.printed[fighter, PEUR] != MISSING else COU


@compiled
def must_stand(pos: Pos, fighter: int, fear: int) -> bool:
    """CON-95, CON-96: whether a fighter must test against this PEUR."""
    if fear == MISSING or pos.routed[fighter] or pos.immune[fighter] >= fear:
        return False
    return courage(pos, fighter) == COU or fear > value(pos, fighter, PEUR)


@compiled
def fears(pos: Pos, fighter: int, other: int) -> bool:
    """CON-96: whether a fighter must test before it moves into contact with another."""
    return must_stand(pos, fighter, value(pos, other, PEUR))


@compiled
def greatest_fear(pos: Pos, fighter: int, known: int) -> int:
    """CON-96: the greatest PEUR to stand among the enemies touched, but for those known; or 0."""
    greatest = 0
    touching = enemies_touching(pos, fighter) & ~known
    for other in range(MOST_FIGHTERS):
        if touching >> other & 1 and fears(pos, fighter, other):
            greatest = max(greatest, value(pos, other, PEUR))
    return greatest


@compiled
def begin_fear(pos: Pos, fighter: int, fear: int) -> None:
    push(pos, FEAR_FRAME, fighter, fear, 0, 0)


@compiled
def step_fear(pos: Pos, log: Log) -> bool:
    """CON-96: A fighter, B the PEUR; ends with 1 if it stands."""
    frame = pos.frame[pos.depth - 1]
    fighter, fear = int(frame[A]), int(frame[B])
    if frame[STEP] == 0:
        frame[STEP] = 1
        push(pos, TEST_FRAME, fighter, courage(pos, fighter), fear, 1)
        return True
    if succeeds(int(pos.result), fear):
        pos.immune[fighter] = max(int(pos.immune[fighter]), fear)
        tell(log, 96, words.STANDS, fighter, fear)
        return pop(pos, 1)
    pos.routed[fighter] = 1
    tell(log, 96, words.IS_ROUTED, fighter, fear)
    return pop(pos, 0)


@compiled
def rally_difficulty(pos: Pos, fighter: int, among: int = -1) -> int:
    """CON-99: 7, or the greatest enemy PEUR within 10 cm if that is more.

    On a real table all of them are near, or those that were declared, one bit each.
    """
    difficulty = RALLY_DIFFICULTY
    for other in range(MOST_FIGHTERS):
        if (
            among >> other & 1
            and are_enemies(pos, fighter, other)
            and distance(pos, fighter, other) <= RALLY_REACH
        ):
            difficulty = max(difficulty, value(pos, other, PEUR))
    return difficulty


@compiled
def frightening(pos: Pos, fighter: int) -> int:
    """CON-99: the enemies whose PEUR would make it harder to rally, one bit each."""
    found = 0
    for other in range(MOST_FIGHTERS):
        if are_enemies(pos, fighter, other) and value(pos, other, PEUR) > RALLY_DIFFICULTY:
            found |= 1 << other
    return found


@compiled
def may_rally(pos: Pos, fighter: int) -> bool:
    """CON-99: routed, and touching nobody with PEUR."""
    if not is_active(pos, fighter) or not pos.routed[fighter]:
        return False
    touching = pos.touch[fighter]
    for other in range(MOST_FIGHTERS):
        if touching >> other & 1 and pos.printed[other, PEUR] != MISSING:
            return False
    return True


@compiled
def step_rally(pos: Pos, log: Log) -> bool:
    """CON-99: the rally phase. A how far it is, B who tests, C the test, D its difficulty."""
    frame = pos.frame[pos.depth - 1]
    if frame[STEP] == 0:
        for index in range(int(frame[A]), MOST_FIGHTERS):
            fighter = in_order(pos, index)
            if may_rally(pos, fighter):
                frame[A], frame[B] = index + 1, fighter
                return ask(pos, int(pos.side[fighter]), PICK_TEST, 3, 1)
        return pop(pos, 0)
    fighter = int(frame[B])
    if frame[STEP] == 1:
        frame[C] = DIS if pos.answer else courage(pos, fighter)
        frame[D], frame[STEP] = RALLY_DIFFICULTY, 3
        if not pos.real_table:
            frame[D] = rally_difficulty(pos, fighter)
        elif frightening(pos, fighter):  # CON-125: the tactics winner says which of them is near
            frame[STEP] = 4
            declare(pos, declarer(pos), FRIGHTENS, fighter, frightening(pos, fighter), 0)
        return True
    if frame[STEP] == 4:
        frame[D] = rally_difficulty(pos, fighter, int(pos.declared))
        frame[STEP] = 3
    if frame[STEP] == 3:
        frame[STEP] = 2
        push(pos, TEST_FRAME, fighter, int(frame[C]), int(frame[D]), 1)
        return True
    if succeeds(int(pos.result), int(frame[D])):
        pos.routed[fighter] = 0
        tell(log, 99, words.RALLIES, fighter)
    else:
        tell(log, 99, words.STAYS_ROUTED, fighter)
    return go_to(pos, 0)
