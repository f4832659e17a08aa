"""The objectives of the skirmish on the table of the tests: their frames, questions and facts."""

from __future__ import annotations

from typing import Any

import numpy as np
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, offering, table
from escarmouche.games.confrontation.geometry.ground import COLUMN, GRID, MOST_ENDS
from escarmouche.games.confrontation.geometry.measure import SLOTS
from escarmouche.games.confrontation.objectives import AFTER_PHASE


def ends(skirmish: Skirmish) -> list[int]:
    """The ends that are offered."""
    assert skirmish.question in (frames.PICK_END, frames.PICK_SPOT)
    out = np.zeros(MOST_ENDS, np.int32)
    offer = offering.ends if skirmish.question == frames.PICK_END else offering.spots
    return out[: offer(skirmish.pos, out)].tolist()


def places(skirmish: Skirmish) -> set[tuple[int, int]]:
    """The whole centimetres among the ends that are offered."""
    return {divmod(end, COLUMN) for end in ends(skirmish) if end < GRID}


def slot(fighter: int, number: int) -> int:
    return GRID + fighter * SLOTS + number


def goes_to(skirmish: Skirmish, end: int) -> None:
    """Answer a question for an end."""
    assert end in ends(skirmish)
    skirmish.pos.answer = end
    skirmish.goes_on()


def unit(skirmish: Skirmish, *fighters: int) -> None:
    """Fighters that were deployed together."""
    for fighter in fighters:
        skirmish.pos.unit[fighter] = min(fighters)


def deployed(skirmish: Skirmish) -> Skirmish:
    """Everybody on the table is there from the deployment."""
    skirmish.pos.deployed[:] = skirmish.pos.status == table.ON_TABLE
    return skirmish


def objective(skirmish: Skirmish, kind: int, subject: int = 0, **fields: int) -> None:
    """One more objective, by the names of its fields: `moment=AT_ONCE, points=3` …"""
    pos: Any = skirmish.pos
    row = next(row for row in pos.objective if row[table.O_KIND] == table.NO_OBJECTIVE)
    row[table.O_KIND], row[table.O_SUBJECT], row[table.O_POINTS] = kind, subject, 1
    row[table.O_SEAT] = row[table.O_ZONE] = table.NOBODY
    row[table.O_MOMENT] = table.AT_THE_END
    for name, value in fields.items():
        row[getattr(table, f"O_{name.upper()}")] = value


def zone(skirmish: Skirmish, *row: int) -> int:
    """A zone: 1 x y radius, or 0 left bottom width height, in cm; its number."""
    number = int(skirmish.pos.zones)
    skirmish.pos.zone[number, : len(row)] = row
    skirmish.pos.zones += 1
    return number


def building(skirmish: Skirmish, seat: int = 0, structure: int = 10, resistance: int = 6) -> int:
    """A building of 4 × 4 cm, not founded yet; its number."""
    rows = skirmish.pos.building
    number = next(k for k, row in enumerate(rows) if row[table.B_SEAT] == table.NOBODY)
    rows[number, : table.B_OUTLINE] = seat, structure, resistance, 4, 4
    return number


def phase_ends(skirmish: Skirmish, phase: int) -> Skirmish:
    skirmish.pos.phase = phase
    return skirmish.begins(frames.OBJECTIVE_FRAME, AFTER_PHASE)


def at(skirmish: Skirmish, fighter: int) -> tuple[float, float]:
    """Where a fighter stands, in cm."""
    return float(skirmish.pos.x[fighter] / 8), float(skirmish.pos.y[fighter] / 8)
