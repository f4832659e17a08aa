"""The objectives of the skirmish on the table of the tests: their frames, questions and facts."""

from __future__ import annotations

from typing import Any

import numpy as np
import skirmish_table
from skirmish_table import Skirmish

from escarmouche.games.confrontation import frames, table
from escarmouche.games.confrontation.appearing import step_appear
from escarmouche.games.confrontation.capture import step_capture, step_slip
from escarmouche.games.confrontation.construction import step_bonus, step_damage
from escarmouche.games.confrontation.exploding import step_explode
from escarmouche.games.confrontation.following import step_follow
from escarmouche.games.confrontation.geometry.ground import COLUMN, GRID, MOST_ENDS
from escarmouche.games.confrontation.geometry.measure import SLOTS
from escarmouche.games.confrontation.objectives import (
    AFTER_PHASE,
    spots_of_objectives,
    step_last_action,
    step_objective,
)
from escarmouche.games.confrontation.secret_fighter import step_secret

skirmish_table.STEPS |= {
    frames.OBJECTIVE_FRAME: step_objective,
    frames.LAST_ACTION_FRAME: step_last_action,
    frames.APPEAR_FRAME: step_appear,
    frames.EXPLODE_FRAME: step_explode,
    frames.FOLLOW_FRAME: step_follow,
    frames.CAPTURE_FRAME: step_capture,
    frames.SLIP_FRAME: step_slip,
    frames.DAMAGE_FRAME: step_damage,
    frames.BONUS_FRAME: step_bonus,
    frames.SECRET_FRAME: step_secret,
}
for kind in (frames.LAST_ACTION_FRAME, frames.APPEAR_FRAME, frames.FOLLOW_FRAME):
    skirmish_table.SPOTS[kind] = spots_of_objectives
for name, question in {
    "captor": frames.PICK_CAPTOR,
    "last": frames.PICK_LAST,
    "bonus": frames.BONUS_DIE,
    "object": frames.TAKE_OBJECT,
    "escort": frames.PICK_ESCORT,
    "under": frames.SLIP_IN,
}.items():
    skirmish_table.QUESTIONS[name] = question
    skirmish_table.NAMES[question] = name


def ends(skirmish: Skirmish) -> list[int]:
    """The ends that are offered."""
    assert skirmish.question in (frames.PICK_END, frames.PICK_SPOT)
    out = np.zeros(MOST_ENDS, np.int32)
    return out[: spots_of_objectives(skirmish.pos, out)].tolist()


def places(skirmish: Skirmish) -> set[tuple[int, int]]:
    """The whole centimetres among the ends that are offered."""
    return {divmod(end, COLUMN) for end in ends(skirmish) if end < GRID}


def slot(fighter: int, number: int) -> int:
    return GRID + fighter * SLOTS + number


def goes_to(skirmish: Skirmish, end: int) -> None:
    """Answer a question for an end."""
    assert end in ends(skirmish)
    skirmish.pos.answer = end
    skirmish._advance()


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
