"""What is worth having in a battle: places of the scenario, enemies, and what a fight would bring.

Everything is told in points of army (PA): a point of the score is worth as much as all objectives
together let it be, a fighter what its card costs, and more where an objective names it. Distances
are in centimetres. These are rules of thumb for whoever plans; what happens is for the rules.
"""

from __future__ import annotations

import math
from typing import Annotated

import numpy as np
from numba import float64, from_dtype

from escarmouche.core.compiling import compiled
from escarmouche.core.record_dtype import record_dtype
from escarmouche.games.confrontation.building import is_founded, is_worker, sides_of
from escarmouche.games.confrontation.objective_arithmetic import limit
from escarmouche.games.confrontation.table import (
    AMBIDEXTROUS,
    ATT,
    B_POINTS,
    B_SEAT,
    B_STRUCTURE,
    C_SEARCHED,
    C_X,
    C_Y,
    CAPTURE,
    CONSTRUCTION,
    CONTROL,
    CRITICAL,
    DEF,
    DELIVERY,
    EACH_TURN,
    FOR,
    HELD,
    HOLDING,
    J_HOLDER,
    J_STATE,
    J_X,
    J_Y,
    LYING,
    MISSING,
    MOST_FIGHTERS,
    MOST_OBJECTIVES,
    MOU,
    NO_OBJECTIVE,
    NOBODY,
    O_DONE,
    O_KIND,
    O_MOMENT,
    O_POINTS,
    O_SEAT,
    O_SUBJECT,
    O_ZONE,
    RES,
    TIR,
    UNFOUND,
    Z_HEIGHT,
    Z_ROUND,
    Z_WIDTH,
    Z_X,
    Z_Y,
    Pos,
    has,
    is_active,
    is_engaged,
    radius_of,
)
from escarmouche.games.confrontation.values import value
from escarmouche.games.confrontation.wounding import wound_of
from escarmouche.games.confrontation.zones import counts_for_zones

ALL_POINTS = 300.0  # what the objectives of a scenario are worth together
LIFE = 4.0  # RAG-81
EASIEST, HARDEST = -8, 8  # differences of FOR and RES that are told apart

# A place of the scenario: a disc or rectangle, what it is worth to stand there, and for whom.
(
    X,
    Y,
    HALF_WIDTH,
    HALF_HEIGHT,
    REACH,
    WORTH,
    WHOM,  # EVERYBODY, FIT (RAG-11), WORKERS, or the number of a fighter
    SINGLE,  # 1: one fighter is enough
    NEAREST,  # the own fighter nearest to it
    NEAREST_AWAY,
    SPARE,  # by how much the own power there exceeds the other's in and around it
    PLACE_FIELDS,
) = range(12)
EVERYBODY, FIT, WORKERS = -1, -2, -3
# Somebody else on the table: where (X and Y as above), and what a fighter may expect of it.
(
    RADIUS,
    WHO,
    FRIEND,
    GAIN,  # what a fight with it is worth
    SOON,  # how likely it is to charge
    FAR,  # how far it may charge; 0 if it does not
    SHOOTS,
) = range(2, 9)
OTHER_FIELDS = 9
MOST_PLACES = 24

PLAN = record_dtype(
    [
        ("seat", "i8"),
        ("turns", "i8"),  # left, this one included
        ("point", "f8"),  # what a point of the score is worth
        ("places", "i8"),
        ("place", "f8", (MOST_PLACES, PLACE_FIELDS)),
        ("dear", "f8", (MOST_FIGHTERS,)),  # what it costs its side to lose a fighter
        ("wounds", "f8", (HARDEST - EASIEST + 1,)),  # levels lost to a blow, by FOR − RES
        # Of the fighter that is thought about: shares of life it takes and loses, by opponent.
        ("gives", "f8", (MOST_FIGHTERS,)),
        ("takes", "f8", (MOST_FIGHTERS,)),
        ("shot", "f8", (MOST_FIGHTERS, 3)),
        ("shot_at", "f8", (MOST_FIGHTERS, 3)),
        # The places it may want, what they are worth to it, and whether somebody is nearer to one
        # where a single fighter is enough; and everybody else on the table (`look_around`).
        ("wanted", "i8"),
        ("want", "i8", (MOST_PLACES,)),
        ("worth", "f8", (MOST_PLACES,)),
        ("taken", "i8", (MOST_PLACES,)),
        ("others", "i8"),
        ("other", "f8", (MOST_FIGHTERS, OTHER_FIELDS)),
    ]
)
Numbers = Annotated[np.ndarray, float64[::1]]
Plan = Annotated[np.record, PLAN]
Plans = Annotated[np.ndarray, from_dtype(PLAN)[::1]]  # one plan that a function has made


@compiled
def turns_left(pos: Pos) -> int:
    """The turns still to be played, this one included."""
    return max(1, int(pos.turns) - max(int(pos.turn), 1) + 1)


@compiled
def worth_of_point(pos: Pos) -> float:
    """What a point of the score is worth in PA; 0 where there are no objectives."""
    total = 0.0
    for number in range(MOST_OBJECTIVES):
        row = pos.objective[number]
        if row[O_KIND] != NO_OBJECTIVE:
            total += row[O_POINTS] * (pos.turns if row[O_MOMENT] == EACH_TURN else 1)
    return ALL_POINTS / total if total else 0.0


@compiled
def away_from(place: Numbers, x: float, y: float) -> float:
    """How far a point lies outside a place."""
    dx = max(0.0, abs(x - place[X]) - place[HALF_WIDTH])
    dy = max(0.0, abs(y - place[Y]) - place[HALF_HEIGHT])
    return max(0.0, math.sqrt(dx * dx + dy * dy) - place[REACH])


# --- the places and the fighters that a scenario makes dear ---------------------------------------


@compiled
def add_place(
    plan: Plan, x: float, y: float, reach: float, worth: float, whom: int, single: int
) -> None:
    """One more place; worth nothing it is left out."""
    if worth > 0 and plan.places < MOST_PLACES:
        place = plan.place[plan.places]
        place[X], place[Y], place[REACH], place[WORTH] = x, y, reach, worth
        place[WHOM], place[SINGLE] = whom, single
        place[HALF_WIDTH] = place[HALF_HEIGHT] = 0.0
        plan.places += 1


@compiled
def add_zone(pos: Pos, plan: Plan, zone: int, worth: float, whom: int, single: int) -> None:
    """RAG-10: most of a base lies in a zone if its centre does, and a little more."""
    row = pos.zone[zone]
    before = plan.places
    if row[Z_ROUND]:
        add_place(plan, row[Z_X], row[Z_Y], row[Z_WIDTH] - 0.5, worth, whom, single)
        return
    x, y = row[Z_X] + row[Z_WIDTH] / 2, row[Z_Y] + row[Z_HEIGHT] / 2
    add_place(plan, x, y, 0.0, worth, whom, single)
    if plan.places > before:
        plan.place[before, HALF_WIDTH] = row[Z_WIDTH] / 2 - 0.5
        plan.place[before, HALF_HEIGHT] = row[Z_HEIGHT] / 2 - 0.5


@compiled
def add_object(pos: Pos, plan: Plan, thing: int, zone: int, worth: float) -> None:
    """RAG-40 … RAG-44: search for it, pick it up, take it from its holder, bring it home."""
    row = pos.object[thing]
    if row[J_STATE] == UNFOUND:
        left = 0
        for cache in range(pos.caches):
            left += pos.cache[cache, C_SEARCHED] == 0
        for cache in range(pos.caches):
            if pos.cache[cache, C_SEARCHED] == 0:
                x, y = pos.cache[cache, C_X] / 8, pos.cache[cache, C_Y] / 8
                add_place(plan, x, y, 1.5, worth * 1.42 / left, EVERYBODY, 1)
    elif row[J_STATE] == LYING:
        add_place(plan, row[J_X] / 8, row[J_Y] / 8, 1.5, worth, EVERYBODY, 1)
    elif row[J_STATE] == HELD:
        holder = int(row[J_HOLDER])
        plan.dear[holder] += worth
        if zone != NOBODY and pos.side[holder] == plan.seat:
            add_zone(pos, plan, zone, worth, holder, 0)


@compiled
def add_building(pos: Pos, plan: Plan, building: int, worth: float) -> None:
    """RAG-20 … RAG-28: workers are wanted at it until it is as strong as can be."""
    row = pos.building[building]
    if not is_founded(pos, building):
        return
    left, bottom, right, top = sides_of(pos, building)
    before = plan.places
    if row[B_SEAT] == plan.seat:
        if row[B_POINTS] < limit(int(row[B_STRUCTURE])):
            add_place(plan, 0.0, 0.0, 1.9, worth, WORKERS, 0)
    elif row[B_POINTS] > 0:
        add_place(plan, 0.0, 0.0, 1.9, worth * 0.61, EVERYBODY, 0)
    if plan.places > before:
        place = plan.place[before]
        place[X], place[Y] = (left + right) / 16, (bottom + top) / 16
        place[HALF_WIDTH], place[HALF_HEIGHT] = (right - left) / 16, (top - bottom) / 16


@compiled
def add_prisoners(pos: Pos, plan: Plan, unit: int, zone: int, worth: float) -> None:
    """RAG-30 … RAG-33, RAG-88: guard them and lead them home, or come between."""
    for fighter in range(MOST_FIGHTERS):
        if pos.unit[fighter] == unit and pos.prisoner[fighter] and pos.status[fighter] == 2:
            x, y = pos.x[fighter] / 8, pos.y[fighter] / 8
            if plan.seat == pos.side[unit]:
                add_place(plan, x, y, 7.0, worth * 0.35, EVERYBODY, 0)
                if pos.prisoner[fighter] == 1:  # free: away from the quarry
                    plan.dear[fighter] += worth * 0.54
            else:
                add_place(plan, x, y, 6.0, worth * 0.75, EVERYBODY, 0)
    for fighter in range(MOST_FIGHTERS):
        if pos.side[fighter] != pos.side[unit]:
            plan.dear[fighter] += worth * 0.1
    if plan.seat != pos.side[unit]:
        add_zone(pos, plan, zone, worth * 0.41, EVERYBODY, 0)
    else:
        add_zone(pos, plan, zone, worth * 0.28, EVERYBODY, 0)


@compiled
def add_objective(pos: Pos, plan: Plan, number: int) -> None:
    row = pos.objective[number]
    kind, subject, zone = row[O_KIND], int(row[O_SUBJECT]), int(row[O_ZONE])
    worth = row[O_POINTS] * plan.point
    if kind == CONTROL:
        worth *= plan.turns if row[O_MOMENT] == EACH_TURN else 1
        mine = row[O_SEAT] in (NOBODY, plan.seat)
        add_zone(pos, plan, subject, worth if mine else 0.75 * worth, FIT, 0)
    elif kind == CAPTURE:
        plan.dear[subject] += worth
    elif kind == CONSTRUCTION:
        add_building(pos, plan, subject, worth)
    elif kind == DELIVERY:
        add_prisoners(pos, plan, subject, zone, worth)
    elif kind == HOLDING:
        add_object(pos, plan, subject, zone, worth)
    else:
        left = 0
        for fighter in range(MOST_FIGHTERS):
            left += pos.candidates >> fighter & 1
        for fighter in range(MOST_FIGHTERS):
            if pos.candidates >> fighter & 1:
                plan.dear[fighter] += worth / left


@compiled
def occupy(pos: Pos, plan: Plan) -> None:
    """Who stands at the places: the nearest of the own, and which side is stronger there."""
    for number in range(plan.places):
        place = plan.place[number]
        place[NEAREST], place[NEAREST_AWAY], place[SPARE] = NOBODY, 1000.0, 0.0
        for fighter in range(MOST_FIGHTERS):
            if not is_active(pos, fighter) or pos.routed[fighter]:
                continue
            away = away_from(place, pos.x[fighter] / 8, pos.y[fighter] / 8)
            if pos.side[fighter] == plan.seat:
                if away < place[NEAREST_AWAY] and not is_engaged(pos, fighter):
                    place[NEAREST], place[NEAREST_AWAY] = fighter, away
                if away == 0 and counts_for_zones(pos, fighter):
                    place[SPARE] += pos.power[fighter]
            elif away <= 10:
                place[SPARE] -= pos.power[fighter]


@compiled
def add_occupants(pos: Pos, plan: Plan, place: Numbers) -> None:
    """RAG-11: enemies in a zone are dearer by the power that they have there, friends less so."""
    if place[WHOM] != FIT:
        return
    for fighter in range(MOST_FIGHTERS):
        if is_active(pos, fighter) and not away_from(place, pos.x[fighter] / 8, pos.y[fighter] / 8):
            factor = -0.02 if pos.side[fighter] == plan.seat else 0.018
            plan.dear[fighter] += factor * place[WORTH] * pos.power[fighter]


@compiled
def make_plan(pos: Pos, plan: Plan, seat: int) -> None:
    """What a seat wants: all of a plan but what concerns one fighter."""
    plan.seat, plan.places = seat, 0
    plan.turns, plan.point = turns_left(pos), worth_of_point(pos)
    late = (plan.turns - 3) / 3  # from 1 in the first turn of a battle to below 0 in the last
    share = (0.5 if plan.point > 0 else 1.0) * (1.0 + 0.1 * late)
    for fighter in range(MOST_FIGHTERS):
        plan.dear[fighter] = share * pos.pa[fighter]
        if pos.side[fighter] != seat:  # whoever is hurt already can do less
            plan.dear[fighter] *= 1.0 - 0.2 * pos.wound[fighter]
    for number in range(MOST_OBJECTIVES):
        if pos.objective[number, O_KIND] != NO_OBJECTIVE and not pos.objective[number, O_DONE]:
            add_objective(pos, plan, number)
    occupy(pos, plan)
    for number in range(plan.places):
        add_occupants(pos, plan, plan.place[number])
    for difference in range(EASIEST, HARDEST + 1):
        levels = 0
        for first in range(1, 7):
            for second in range(1, 7):
                level = wound_of(pos, min(first, second), max(first, second), difference)
                levels += min(max(level - 1, 0), 4)
        plan.wounds[difference - EASIEST] = levels / 36


# --- what fights and shots bring ------------------------------------------------------------------


@compiled
def wounded(plan: Plan, strength: int, resistance: int) -> float:
    """CON-30: the levels that one blow costs."""
    return plan.wounds[min(max(strength - resistance, EASIEST), HARDEST) - EASIEST]


@compiled
def harm(pos: Pos, plan: Plan, striker: int, target: int) -> float:
    """The share of a target's life that a striker takes in a fight, roughly."""
    if pos.routed[striker]:
        return 0.0
    blows = 0.81 + 0.073 * (value(pos, striker, ATT) - value(pos, target, DEF))
    blows = min(max(blows, 0.15), 1.8)
    if has(pos, striker, AMBIDEXTROUS):
        blows *= 1.35
    levels = wounded(plan, value(pos, striker, FOR), value(pos, target, RES))
    return min(1.0, blows * levels / (LIFE - min(int(pos.wound[target]), CRITICAL)))


@compiled
def shot_share(pos: Pos, plan: Plan, shooter: int, target: int, band: int) -> float:
    """CON-90, CON-93: the share of a target's life that a shot takes at a range."""
    if pos.printed[shooter, TIR] == MISSING or pos.weapon[shooter, 1 + band] <= 0:
        return 0.0
    missing = 4 + 3 * band - value(pos, shooter, TIR)
    hits = min(1.0, max(7 - missing, 0) / 6 if missing <= 6 else 0.12)
    levels = wounded(plan, int(pos.weapon[shooter, 0]), value(pos, target, RES))
    return min(1.0, hits * levels / (LIFE - min(int(pos.wound[target]), CRITICAL)))


@compiled
def consider(pos: Pos, plan: Plan, fighter: int) -> None:
    """What a fighter would do to each enemy, and each enemy to it."""
    for other in range(MOST_FIGHTERS):
        plan.gives[other] = plan.takes[other] = 0.0
        if pos.side[other] == pos.side[fighter] or not is_active(pos, other):
            continue
        plan.gives[other] = harm(pos, plan, fighter, other)
        plan.takes[other] = harm(pos, plan, other, fighter)
        if is_engaged(pos, other) and not pos.touch[fighter] >> other & 1:
            plan.takes[other] *= 0.6  # CON-102: it shares its dice out among several
            plan.gives[other] *= 1.14
        for band in range(3):
            plan.shot[other, band] = shot_share(pos, plan, fighter, other, band)
            plan.shot_at[other, band] = shot_share(pos, plan, other, fighter, band)


@compiled
def advantage(plan: Plan, fighter: int, other: int) -> float:
    """What a fight of these two is worth to the first; `consider` it before.

    Who begins it has the better of it (CON-86), so among equals it pays to begin.
    """
    gained = 1.18 * plan.gives[other] * plan.dear[other]
    return gained - plan.takes[other] * plan.dear[fighter]


@compiled
def band_at(pos: Pos, shooter: int, away: float) -> int:
    """CON-90: the band of a range in cm, or NOBODY."""
    for band in range(3):
        if away <= pos.weapon[shooter, 1 + band]:
            return band
    return NOBODY


# --- places ---------------------------------------------------------------------------------------


@compiled
def want_places(pos: Pos, plan: Plan, fighter: int) -> None:
    """The places that a fighter may want, and what they are worth to it."""
    plan.wanted = 0
    fit = counts_for_zones(pos, fighter) or pos.turn == 0
    for number in range(plan.places):
        place = plan.place[number]
        whom = place[WHOM]
        if whom >= 0 and whom != fighter:
            continue
        if (whom == FIT and not fit) or (whom == WORKERS and not is_worker(pos, fighter)):
            continue
        worth, taken = place[WORTH], 0
        if place[SINGLE]:
            taken = int(place[NEAREST] != fighter)
        else:
            here = away_from(place, pos.x[fighter] / 8, pos.y[fighter] / 8)
            spare = place[SPARE] - (pos.power[fighter] if here == 0 else 0)
            if spare > 1 and whom == FIT:
                worth *= 0.28
        plan.want[plan.wanted], plan.taken[plan.wanted] = number, taken
        plan.worth[plan.wanted] = worth
        plan.wanted += 1


@compiled
def look_around(pos: Pos, plan: Plan, fighter: int) -> None:
    """All that is the same wherever a fighter goes; `consider` it before, `worth_at` after."""
    want_places(pos, plan, fighter)
    plan.others = 0
    for number in range(MOST_FIGHTERS):
        if number == fighter or not is_active(pos, number):
            continue
        other = plan.other[plan.others]
        plan.others += 1
        other[X], other[Y] = pos.x[number] / 8, pos.y[number] / 8
        other[WHO], other[RADIUS] = number, radius_of(pos, number) / 8
        other[FRIEND] = pos.side[number] == pos.side[fighter]
        if other[FRIEND]:
            continue
        engaged, routed = is_engaged(pos, number), pos.routed[number] != 0
        gain = advantage(plan, fighter, number)
        if engaged and not pos.touch[fighter] >> number & 1:
            gain += 0.095 * plan.dear[number]  # two against one
        other[GAIN], other[SHOOTS] = gain, not routed and pos.weapon[number, 1] > 0
        other[SOON] = 0.125 if pos.acted[number] or engaged else 0.29
        other[FAR] = 0 if routed or gain >= 0 else 2 * pos.printed[number, MOU]


@compiled
def pull(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """What it is worth to the scenario that a fighter stands at (x, y): the best place counts."""
    best = total = 0.0
    near = 0.51 + 0.025 * (plan.turns - 3)  # the less is left, the more it counts to be there
    soon = 2 * pos.printed[fighter, MOU] if plan.turns > 1 else 0  # there with the next card
    for index in range(plan.wanted):
        place = plan.place[plan.want[index]]
        away, worth = away_from(place, x, y), plan.worth[index]
        if plan.taken[index] and place[NEAREST_AWAY] < away - 1:
            worth *= 0.24
        nearness = near / (1 + away / 11.3) + (0.51 if away == 0 else 0.0)
        if away < soon:
            nearness += 0.1
        value_there = worth * nearness
        best = max(best, value_there)
        total += value_there
    return best + 0.13 * (total - best)


@compiled
def danger(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """What a fighter at (x, y) makes of enemies, less what they make of it; friends are company."""
    attraction = shooting = threat = company = 0.0
    radius = radius_of(pos, fighter) / 8
    own_shot = pos.printed[fighter, TIR] != MISSING
    for index in range(plan.others):
        other = plan.other[index]
        dx, dy = other[X] - x, other[Y] - y
        if other[FRIEND]:
            company += 0.56 / (1.0 + math.sqrt(dx * dx + dy * dy) / 6)
            continue
        away = max(0.0, math.sqrt(dx * dx + dy * dy) - radius - other[RADIUS])
        gain = other[GAIN]
        if gain > 0:
            attraction = max(attraction, gain * (1.0 if away < 0.4 else 0.72 / (1 + away / 15.3)))
        elif away < 0.4:
            threat -= gain
        if 0.4 < away <= other[FAR]:
            threat -= other[SOON] * gain
        number = int(other[WHO])
        if own_shot and away > 1 and not pos.routed[number]:
            band = band_at(pos, fighter, away)
            if band != NOBODY:
                shooting = max(shooting, 0.69 * plan.shot[number, band] * plan.dear[number])
        if other[SHOOTS]:
            band = band_at(pos, number, away)
            if band != NOBODY:
                threat += 0.15 * plan.shot_at[number, band] * plan.dear[fighter]
    return attraction + company + shooting - threat


@compiled
def worth_at(pos: Pos, plan: Plan, fighter: int, x: float, y: float) -> float:
    """What it is worth that a fighter stands at (x, y), in cm; `look_around` before."""
    return pull(pos, plan, fighter, x, y) + danger(pos, plan, fighter, x, y)
