"""Random battles of the skirmish: any scenario, warbands and options, played by a bold hand.

Moves drawn evenly hardly ever bring the two sides together, so a hand here likes contact, deeds
and the middle of the table more than the rest. Everything legal stays possible.
"""

from __future__ import annotations

from random import Random

import numpy as np

from escarmouche.core.kernel import CHANCE
from escarmouche.games.confrontation import frames
from escarmouche.games.confrontation.activation import NO_ACTION
from escarmouche.games.confrontation.geometry.ground import COLUMN, GRID
from escarmouche.games.confrontation.movement import CHARGE, ENGAGE, RUN
from escarmouche.games.confrontation.options import scenario_names, scenario_of, warband_names
from escarmouche.games.confrontation.rules import END, SMALL

LIKED = (RUN, ENGAGE, CHARGE)


def random_options(rng: Random, scenario: str = "") -> dict[str, str]:
    """A scenario (or this one) with any warbands and options."""
    scenario = scenario or rng.choice(scenario_names())
    drawn = scenario_of(scenario)
    sizes = ["auto", "auto", *map(str, range(max(drawn.width, drawn.height), 121, 15))]
    return {
        "scenario": scenario,
        "warbands": ",".join(rng.choice(warband_names()) for _ in range(2)),
        "sealed": rng.choice(("off", "on")),
        "grouped": rng.choice(("off", "on")),
        "size": rng.choice(sizes),
        "points": "320",
    }


def bold_move(pos: np.record, moves: list[int], rng: Random) -> int:
    """One of the legal moves, in a way that brings the battle on."""
    if pos.seat != CHANCE and rng.random() < 0.7:
        liked = _liked(pos, moves, rng)
        if liked:
            return rng.choice(liked)
    return rng.choice(moves)


def _liked(pos: np.record, moves: list[int], rng: Random) -> list[int]:
    question = pos.question
    if question == frames.PICK_MOVEMENT:
        return [move for move in moves if move - SMALL in LIKED]
    if question in (frames.PICK_ACTION, frames.PICK_SPELL, frames.PICK_LAST, frames.COUNTER):
        return [move for move in moves if move - SMALL not in (NO_ACTION, frames.NONE)]
    if question == frames.PICK_END:
        slots = [move for move in moves if move - END >= GRID]
        if slots and rng.random() < 0.4:
            return slots
        return sorted(rng.choices(moves, k=6), key=lambda move: _from_middle(pos, move - END))[:1]
    return []


def _from_middle(pos: np.record, end: int) -> int:
    if end >= GRID:
        return 0
    return abs(end // COLUMN - int(pos.width) // 2) + abs(end % COLUMN - int(pos.height) // 2)
