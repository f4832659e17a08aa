"""Who stands better in the skirmish: what is scored, what the objectives promise, who is left.

Objectives count before the dead, as they do in the end (CON-121). The moves worth a thought are in
`candidates`.
"""

from __future__ import annotations

import math

import numpy as np

from escarmouche.core.compiling import compiled
from escarmouche.core.portable_math import exp
from escarmouche.core.seeds import mixed
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.building import is_founded, is_valid
from escarmouche.games.confrontation.candidates import candidates as candidates
from escarmouche.games.confrontation.candidates import reply as reply
from escarmouche.games.confrontation.frames import PICK_CARD, SLIP_IN
from escarmouche.games.confrontation.table import KIND, MOST_FIGHTERS, NOBODY, A, B, Pos, is_active
from escarmouche.games.confrontation.tactics import (
    EVERYBODY,
    PLAN,
    Plan,
    Plans,
    add_zone,
    away_from,
    turns_left,
    worth_of_point,
)
from escarmouche.games.confrontation.zones import counts_for_zones

# By kind of objective, fitted to battles of the rules of thumb against themselves: how much of what
# it promises comes true if this turn is the last, and how much of that is left a turn earlier.
#                nothing  capture  control  construction  delivery  holding  secret fighter
TRUE = np.array([0.0, 1.09, 0.61, 0.42, 0.21, 0.77, 0.16])
KEPT = np.array([0.0, 0.77, 0.56, 0.58, 0.85, 0.65, 0.73])


@compiled
def presence(pos: Pos, plan: Plan, seat: int) -> float:
    """The power of a seat at the plan's only place: in it, or near enough to come."""
    found = 0.0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and counts_for_zones(pos, fighter):
            away = away_from(plan.place[0], pos.x[fighter] / 8, pos.y[fighter] / 8)
            nearness = 1.0 if away == 0 else max(0.0, 0.6 - away / 40)
            found += pos.power[fighter] * nearness
    return found


@compiled
def nearness_of(pos: Pos, plan: Plan, fighter: int) -> float:
    """From 1 in the plan's only place to 0 far away."""
    away = away_from(plan.place[0], pos.x[fighter] / 8, pos.y[fighter] / 8)
    return 1.0 if away == 0 else max(0.0, 0.8 - away / 50)


@compiled
def nearest(pos: Pos, x: float, y: float, seat: int) -> float:
    """How far the nearest fighter of a seat is from a point, in cm."""
    least = 100.0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter) and not pos.routed[fighter]:
            dx, dy = pos.x[fighter] / 8 - x, pos.y[fighter] / 8 - y
            least = min(least, math.sqrt(dx * dx + dy * dy))
    return least


@compiled
def delivered_share(pos: Pos, plan: Plan, unit: int) -> float:
    """RAG-88: how near a unit of prisoners is to being delivered."""
    count, found = 0, 0.0
    for fighter in range(MOST_FIGHTERS):
        if (
            pos.unit[fighter] == unit
            and pos.prisoner[fighter]
            and pos.status[fighter] == table.ON_TABLE
        ):
            count += 1
            found += nearness_of(pos, plan, fighter) * (1.0 if pos.prisoner[fighter] == 2 else 0.3)
    return found / count if count else 0.0


@compiled
def prospect(pos: Pos, plan: Plan, number: int) -> float:
    """How likely seat 0 is to score an objective, less how likely seat 1 is."""
    row = pos.objective[number]
    kind, subject, zone = row[table.O_KIND], int(row[table.O_SUBJECT]), int(row[table.O_ZONE])
    whose, left, found = int(row[table.O_SEAT]), plan.turns, 0.0
    plan.places = 0
    if kind == table.CONTROL or zone != NOBODY:
        add_zone(pos, plan, subject if kind == table.CONTROL else zone, 1.0, EVERYBODY, 0)
    if kind == table.CONTROL:
        first, second = presence(pos, plan, 0), presence(pos, plan, 1)
        found = (first - second) / (first + second + 0.5)
        if whose == NOBODY:
            return found
        return (0.5 + 0.5 * found) if whose == 0 else (0.5 * found - 0.5)
    if kind == table.CAPTURE:
        gone = pos.status[subject] in (table.DEAD, table.FLED) or pos.captor[subject] != NOBODY
        found = 1.0 if gone else 0.1 + 0.02 * left + 0.17 * pos.wound[subject]
        return found if pos.side[subject] == 1 else -found
    if kind == table.CONSTRUCTION:
        built = pos.building[subject]
        if is_founded(pos, subject):
            done = min(1.0, built[table.B_POINTS] / built[table.B_STRUCTURE])
            found = 0.95 if is_valid(pos, subject) else 0.2 + 0.65 * done
        return found if built[table.B_SEAT] == 0 else -found
    if kind == table.DELIVERY:
        found = delivered_share(pos, plan, subject)
        return found if pos.side[subject] == 1 else -found
    if kind == table.HOLDING:
        thing = pos.object[subject]
        if thing[table.J_STATE] == table.HELD:
            holder = int(thing[table.J_HOLDER])
            found = 0.85 - 0.02 * left - 0.1 * pos.wound[holder]
            if zone != NOBODY:
                found *= nearness_of(pos, plan, holder)
            return found if pos.side[holder] == 0 else -found
        if thing[table.J_STATE] == table.LYING:
            x, y = thing[table.J_X] / 8, thing[table.J_Y] / 8
            first, second = nearest(pos, x, y, 0), nearest(pos, x, y, 1)
            return 0.4 * (second - first) / (first + second + 1)
        return 0.0
    if pos.secret_found:
        found = 1.0
    else:
        wounds, count = 0, 0
        for fighter in range(MOST_FIGHTERS):
            if pos.candidates >> fighter & 1:
                count += 1
                wounds += pos.wound[fighter]
        found = 0.15 + 0.05 * (8 - count) + 0.03 * wounds
    return found if pos.secret_seat == 1 else -found


@compiled
def strength(pos: Pos, seat: int) -> float:
    """The PA of a side that still stands, less for wounds and rout."""
    found = 0.0
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] == seat and is_active(pos, fighter):
            wound = pos.wound[fighter]
            share = 1.0 - 0.08 * wound - 0.06 * wound * wound
            found += pos.pa[fighter] * (share * 0.5 if pos.routed[fighter] else share)
    return found


@compiled
def expected(kind: int, each_turn: bool, turns: int) -> float:
    """How often an objective that looks certain now is scored, with so many turns to go.

    >>> round(expected(table.CONTROL, False, 1), 2), round(expected(table.CONTROL, False, 3), 2)
    (0.61, 0.19)
    """
    found = last = TRUE[kind]
    for _ in range(turns - 1):
        last *= KEPT[kind]
        found += last
    return found if each_turn else last


@compiled
def lead_by(pos: Pos, plan: Plan) -> float:
    """How far seat 0 is ahead, in PA; the plan is room to work in."""
    plan.turns, plan.point = turns_left(pos), worth_of_point(pos)
    balance = strength(pos, 0) - strength(pos, 1)
    if plan.point == 0:
        return balance
    points = float(pos.score[0] - pos.score[1])
    for number in range(table.MOST_OBJECTIVES):
        row = pos.objective[number]
        if row[table.O_KIND] != table.NO_OBJECTIVE and not row[table.O_DONE]:
            each_turn = row[table.O_MOMENT] == table.EACH_TURN
            often = expected(int(row[table.O_KIND]), each_turn, int(plan.turns))
            points += row[table.O_POINTS] * often * prospect(pos, plan, number)
    return plan.point * points + balance * (0.2 + 0.24 * plan.turns)


@compiled
def chance(pos: Pos) -> float:
    """The sooner it ends, the more a lead in points is worth; one of fighters always as much."""
    plans = np.empty(1, PLAN)
    return _chance(pos, plans)


@compiled
def _chance(pos: Pos, plans: Plans) -> float:
    plan = plans[0]
    lead = lead_by(pos, plan)
    scale = 21.0 + 11.0 * plan.turns if plan.point > 0 else 33.0
    return 1 / (1 + exp(-lead / scale))


@compiled
def margin(pos: Pos) -> float:
    return float(pos.score[0] - pos.score[1])


@compiled
def ordered(pos: Pos) -> bool:
    """The candidates come best first."""
    return True


@compiled
def guessed(pos: Pos) -> bool:
    """CON-103: sealed dice are an answer to the other's; the cards may be in a known order."""
    return pos.question not in (PICK_CARD, SLIP_IN)


@compiled
def rests(pos: Pos) -> bool:
    """A turn is over: nobody has begun to put the cards in order."""
    return pos.question == PICK_CARD and pos.seat == 0 and pos.pile[0, 0] == table.NO_CARD


@compiled
def occasion(pos: Pos) -> np.uint64:
    """The turn, the question, and who does what to whom: the two frames on top."""
    key = np.uint64(pos.turn * 64 + pos.question)
    for depth in range(max(pos.depth - 2, 0), pos.depth):
        frame = pos.frame[depth]
        doing = (frame[KIND] * 64 + (frame[A] & 63)) * 64 + (frame[B] & 63)
        key = mixed(key * np.uint64(31) + np.uint64(doing))
    return key
