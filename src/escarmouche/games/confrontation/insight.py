"""Who stands better in the skirmish: what is scored, what would be scored now, who is left.

A first estimate: the objectives count before the dead, as they do in the end (CON-121).
"""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.portable_math import exp
from escarmouche.games.confrontation.objectives import fulfilled_by
from escarmouche.games.confrontation.table import (
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    NO_OBJECTIVE,
    NOBODY,
    O_DONE,
    O_KIND,
    O_POINTS,
    Pos,
    is_active,
)

POINTS, PROSPECTS, STRENGTH = 6.0, 3.0, 4.0  # what a whole share of each is worth


@compiled
def strength(pos: Pos, seat: int) -> float:
    """The PA of a side that still stands, less for wounds and rout."""
    found = 0.0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter):
            share = (4 - pos.wound[fighter]) / 4
            found += pos.pa[fighter] * (share * 0.4 if pos.routed[fighter] else share)
    return found


@compiled
def lead(pos: Pos) -> float:
    """How far seat 0 is ahead, in shares of what can be had."""
    scored, prospects, all_points = float(pos.score[0] - pos.score[1]), 0.0, 1.0
    for number in range(MOST_OBJECTIVES):
        if pos.objective[number, O_KIND] != NO_OBJECTIVE:
            points = float(pos.objective[number, O_POINTS])
            all_points += points
            seat = fulfilled_by(pos, number, True) if not pos.objective[number, O_DONE] else NOBODY
            if seat != NOBODY:
                prospects += points if seat == 0 else -points
    if all_points < 2:  # without objectives the losses are the score
        all_points = 100.0
    blue, red = strength(pos, 0), strength(pos, 1)
    balance = (blue - red) / (blue + red) if blue + red > 0 else 0.0
    return POINTS * scored / all_points + PROSPECTS * prospects / all_points + STRENGTH * balance


@compiled
def chance(pos: Pos) -> float:
    return 1 / (1 + exp(-lead(pos)))


@compiled
def margin(pos: Pos) -> float:
    return float(pos.score[0] - pos.score[1])
