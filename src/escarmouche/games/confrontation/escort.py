"""RAG-30 … RAG-34, RAG-88: units of prisoners, their escorts, and when they are free."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Log, tell
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.camp import dropped
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.places import distance
from escarmouche.games.confrontation.table import (
    COMBAT,
    MOST_FIGHTERS,
    NOBODY,
    RAG,
    Pos,
    is_active,
    is_present,
)
from escarmouche.games.confrontation.zones import stands_in

REACH = 10 * EIGHTHS  # RAG-30


@compiled
def prisoners(pos: Pos, unit: int) -> int:
    """The fighters of a unit of prisoners on the table, captive or free, one bit each."""
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit and pos.prisoner[fighter] and is_present(pos, fighter):
            found |= 1 << fighter
    return found


@compiled
def is_near(pos: Pos, fighter: int, unit: int, group: int) -> bool:
    """RAG-30: whether a fighter is within 10 cm of one of a group, even partly.

    On a real table, as it was declared of this unit of prisoners.
    """
    if pos.real_table:
        return pos.near[unit] >> fighter & 1 == 1
    for other in range(MOST_FIGHTERS):
        if group >> other & 1 and distance(pos, fighter, other) <= REACH:
            return True
    return False


@compiled
def escorts_of(pos: Pos, unit: int) -> int:
    """RAG-30: all fighters of the enemy units within 10 cm of the prisoners, one bit each."""
    group, near_units = prisoners(pos, unit), 0
    for fighter in range(MOST_FIGHTERS):
        if (
            is_active(pos, fighter)
            and pos.side[fighter] != pos.side[unit]
            and is_near(pos, fighter, unit, group)
        ):
            near_units |= 1 << int(pos.unit[fighter])
    found = 0
    for fighter in range(MOST_FIGHTERS):
        if is_active(pos, fighter) and near_units >> int(pos.unit[fighter]) & 1:
            found |= 1 << fighter
    return found


@compiled
def all_assault(pos: Pos, escorts: int) -> bool:
    """RAG-32: in this combat phase every escort unit had a fighter in a fight."""
    if pos.phase != COMBAT:
        return False
    units = fought = 0
    for fighter in range(MOST_FIGHTERS):
        if escorts >> fighter & 1:
            units |= 1 << int(pos.unit[fighter])
        if pos.fought[fighter]:  # perhaps it fell in that fight
            fought |= 1 << int(pos.unit[fighter])
    return units & ~fought == 0


@compiled
def are_guarded(pos: Pos, unit: int, escorts: int) -> bool:
    """RAG-30, RAG-32: whether these escorts hold the prisoners: by power and by numbers."""
    held_power = held = guard_power = guards = 0
    for fighter in range(MOST_FIGHTERS):
        if escorts >> fighter & 1:
            guard_power += pos.power[fighter]
            guards += pos.routed[fighter] == 0
        if prisoners(pos, unit) >> fighter & 1:
            held_power += pos.power[fighter]
            held += 1
    return held_power < guard_power and guards >= 2 * held and not all_assault(pos, escorts)


@compiled
def is_rescued(pos: Pos, unit: int) -> bool:
    """RAG-33: another unit of the prisoners' side is within 10 cm of them."""
    group = prisoners(pos, unit)
    for fighter in range(MOST_FIGHTERS):
        if (
            is_active(pos, fighter)
            and pos.side[fighter] == pos.side[unit]
            and pos.unit[fighter] != unit
            and is_near(pos, fighter, unit, group)
        ):
            return True
    return False


@compiled
def are_captive(pos: Pos, unit: int) -> bool:
    """RAG-30: whether a unit of prisoners has to follow."""
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit and is_present(pos, fighter) and pos.prisoner[fighter] == 2:
            return True
    return False


@compiled
def watch_prisoners(pos: Pos, log: Log) -> None:
    """RAG-30, RAG-32, RAG-33: after every card, fight and phase: freed, or captured again."""
    for unit in range(MOST_FIGHTERS):
        group = prisoners(pos, unit)
        pos.escorts[unit] = 0
        if group == 0:
            continue
        before, escorts = are_captive(pos, unit), escorts_of(pos, unit)
        held = are_guarded(pos, unit, escorts) and (before or not is_rescued(pos, unit))
        if held:
            pos.escorts[unit] = escorts
        if held == before:
            continue
        for fighter in range(MOST_FIGHTERS):
            if group >> fighter & 1:
                if held:
                    dropped(pos, fighter, log)  # RAG-44
                    pos.fight[fighter] = NOBODY  # RAG-83
                pos.prisoner[fighter] = 2 if held else 1
                rule = RAG + (33 if held else 32)
                tell(log, rule, words.PRISONERS_TAKEN if held else words.PRISONERS_FREE, fighter)


@compiled
def is_set_aside(pos: Pos, fighter: int) -> bool:
    """RAG-34: whether the card of a unit of prisoners is set aside when it comes up.

    It does nothing while they are captive, or once they have followed an escort this turn.
    """
    return pos.prisoner[fighter] > 0 and (
        are_captive(pos, int(pos.unit[fighter])) or pos.followed[fighter] == 1
    )


@compiled
def are_delivered(pos: Pos, unit: int, zone: int) -> bool:
    """RAG-88: they are captive and all of them stand in the zone, whatever RAG-11 says."""
    group = prisoners(pos, unit)
    for fighter in range(MOST_FIGHTERS):
        if group >> fighter & 1 and not stands_in(pos, fighter, zone):
            return False
    return group != 0 and are_captive(pos, unit)
