"""RAG-40 … RAG-44, RAG-89: search the camp for hidden objects, carry, hand over and drop them."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.frames import (
    PICK_LAST,
    PICK_TARGET,
    TAKE_OBJECT,
    ask,
    go_to,
    pop,
    throw,
)
from escarmouche.games.confrontation.geometry.measure import TOUCH
from escarmouche.games.confrontation.objective_arithmetic import FOUND_ON
from escarmouche.games.confrontation.places import gap_to
from escarmouche.games.confrontation.table import RAG, STEP, A, C, D, Pos, is_fit_friend


@compiled
def touches_place(pos: Pos, fighter: int, x: int, y: int) -> bool:
    """CON-68, RAG-89: whether a base covers a point or is within 8 eighths of it.

    On a real table whoever searches or picks up declares it (CON-125).
    """
    if pos.real_table:
        return True
    return gap_to(pos, fighter, x, y, 0) <= TOUCH


@compiled
def unfound(pos: Pos) -> int:
    """RAG-40: how many objects nobody has found yet."""
    count = 0
    for thing in range(table.MOST_OBJECTS):
        count += pos.object[thing, table.J_STATE] == table.UNFOUND
    return count


@compiled
def unsearched(pos: Pos) -> int:
    """RAG-40: how many caches nobody has searched yet."""
    count = 0
    for cache in range(pos.caches):
        count += pos.cache[cache, table.C_SEARCHED] == 0
    return count


@compiled
def caches_to_search(pos: Pos, fighter: int) -> int:
    """RAG-40: the caches that a fighter may search, one bit each; none once all is found."""
    found = 0
    if unfound(pos):
        for cache in range(pos.caches):
            row = pos.cache[cache]
            if not row[table.C_SEARCHED] and touches_place(
                pos, fighter, int(row[table.C_X]), int(row[table.C_Y])
            ):
                found |= 1 << cache
    return found


@compiled
def objects_to_pick(pos: Pos, fighter: int) -> int:
    """RAG-42, RAG-44, RAG-89: the objects on the ground that a fighter touches, one bit each."""
    found = 0
    for thing in range(table.MOST_OBJECTS):
        row = pos.object[thing]
        if row[table.J_STATE] == table.LYING and touches_place(
            pos, fighter, int(row[table.J_X]), int(row[table.J_Y])
        ):
            found |= 1 << thing
    return found


@compiled
def objects_held(pos: Pos, fighter: int) -> int:
    """The objects that a fighter carries, one bit each."""
    found = 0
    for thing in range(table.MOST_OBJECTS):
        row = pos.object[thing]
        if row[table.J_STATE] == table.HELD and row[table.J_HOLDER] == fighter:
            found |= 1 << thing
    return found


@compiled
def receivers(pos: Pos, fighter: int) -> int:
    """RAG-43, RAG-44: the friends in contact that can take an object, one bit each."""
    found = 0
    for other in range(table.MOST_FIGHTERS):
        if is_fit_friend(pos, fighter, other) and (
            pos.real_table or pos.touch[fighter] >> other & 1
        ):
            found |= 1 << other
    return found


@compiled
def hold(pos: Pos, thing: int, fighter: int) -> None:
    """RAG-89: a carried object is where its holder is."""
    row = pos.object[thing]
    row[table.J_STATE], row[table.J_HOLDER] = table.HELD, fighter
    row[table.J_X], row[table.J_Y] = 0, 0


@compiled
def lay_down(pos: Pos, thing: int, x: int, y: int) -> None:
    """RAG-89: an object lies at a place."""
    row = pos.object[thing]
    row[table.J_STATE], row[table.J_HOLDER] = table.LYING, table.NOBODY
    row[table.J_X], row[table.J_Y] = x, y


@compiled
def dropped(pos: Pos, fighter: int, log: Log) -> None:
    """RAG-44: who leaves the table, is captured or begins to flee drops what it holds."""
    for thing in range(table.MOST_OBJECTS):
        if (
            pos.object[thing, table.J_STATE] == table.HELD
            and pos.object[thing, table.J_HOLDER] == fighter
        ):
            lay_down(pos, thing, int(pos.x[fighter]), int(pos.y[fighter]))
            tell(log, RAG + 44, words.DROPS, fighter, thing + 1)


@compiled
def _found(pos: Pos, fighter: int, cache: int, log: Log) -> int:
    """An object is found in a cache and lies there; its number."""
    found = 0
    while pos.object[found, table.J_STATE] != table.UNFOUND:
        found += 1
    lay_down(pos, found, int(pos.cache[cache, table.C_X]), int(pos.cache[cache, table.C_Y]))
    tell(log, RAG + 40, words.FINDS, fighter, found + 1, cache + 1)
    return found


@compiled
def step_search(pos: Pos, log: Log) -> bool:
    """RAG-40 … RAG-42: A fighter, C the cache, D the object found."""
    frame = pos.frame[pos.depth - 1]
    step, fighter = frame[STEP], int(frame[A])
    seat = int(pos.side[fighter])
    if step == 0:
        return ask(pos, seat, PICK_LAST, caches_to_search(pos, fighter), 1)
    if step == 1:
        frame[C] = pos.answer
        tell(log, RAG + 40, words.SEARCHES, fighter, frame[C] + 1)
        if unsearched(pos) == unfound(pos):  # RAG-41
            pos.answer = FOUND_ON
            return go_to(pos, 2)
        return throw(pos, 6, 2)
    if step == 2:
        cache = int(frame[C])
        found = pos.answer >= FOUND_ON
        pos.cache[cache, table.C_SEARCHED] = 1
        if not found:
            tell(log, RAG + 40, words.CACHE_EMPTY, cache + 1)
            return pop(pos, 0)
        frame[D] = _found(pos, fighter, cache, log)
        return ask(pos, seat, TAKE_OBJECT, 0b11, 3)
    if pos.answer == 1:
        hold(pos, int(frame[D]), fighter)
        tell(log, RAG + 42, words.TAKES_OBJECT, fighter, frame[D] + 1)
    else:
        tell(log, RAG + 42, words.LEAVES_OBJECT, fighter, frame[D] + 1)
    return pop(pos, 0)


@compiled
def step_pick(pos: Pos, log: Log) -> bool:
    """RAG-42, RAG-44: A fighter."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    if frame[STEP] == 0:
        return ask(pos, int(pos.side[fighter]), PICK_LAST, objects_to_pick(pos, fighter), 1)
    hold(pos, int(pos.answer), fighter)
    tell(log, RAG + 44, words.PICKS_UP, fighter, pos.answer + 1)
    return pop(pos, 0)


@compiled
def step_give(pos: Pos, log: Log) -> bool:
    """RAG-43: A fighter, C the object."""
    frame = pos.frame[pos.depth - 1]
    fighter = int(frame[A])
    seat = int(pos.side[fighter])
    if frame[STEP] == 0:
        return ask(pos, seat, PICK_LAST, objects_held(pos, fighter), 1)
    if frame[STEP] == 1:
        frame[C] = pos.answer
        return ask(pos, seat, PICK_TARGET, receivers(pos, fighter), 2)
    hold(pos, int(frame[C]), int(pos.answer))
    tell(log, RAG + 43, words.HANDS_OVER, fighter, pos.answer, frame[C] + 1)
    return pop(pos, 0)
