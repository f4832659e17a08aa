"""Two warbands and a scenario are laid into a blank record, before anything has happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.arming import Plan, arm, lay_card
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.geometry.measure import EIGHTHS
from escarmouche.games.confrontation.profiles import Warband
from escarmouche.games.confrontation.scenario import Scenario
from escarmouche.games.confrontation.table import NOBODY
from escarmouche.games.confrontation.wound_table import SEVERITY, default_table


def clear(pos: np.record) -> None:
    """A record in which nothing is but the wound table: no fighters, no card, no question."""
    pos.wounds[:] = [[SEVERITY[each] for each in row] for row in default_table().rows[1:]]
    pos.printed[:] = table.MISSING
    for field in ("unit", "profile", "group"):
        pos[field][:] = range(MOST_FIGHTERS)
    pos.side[:] = [0] * table.BAND + [1] * table.BAND + [NOBODY] * (MOST_FIGHTERS - 16)
    pos.immune[:] = table.MISSING
    for field in ("summoner", "captor", "fight", "edge", "edges", "secret_seat", "tactics", "seat"):
        pos[field] = NOBODY
    pos.effect[:, (table.E_SPELL, table.E_CASTER)] = NOBODY
    pos.objective[:, (table.O_SEAT, table.O_SUBJECT, table.O_ZONE)] = NOBODY
    pos.building[:, (table.B_SEAT, table.B_OUTLINE)] = NOBODY
    pos.object[:, table.J_HOLDER] = NOBODY
    pos.appearance[:, (table.A_ZONE, table.A_FIGHTER, table.A_OBJECT)] = NOBODY
    pos.pile[:] = pos.reserve[:] = table.NO_CARD


def lay(
    pos: np.record, warbands: Sequence[Warband], scenario: Scenario, size: int | None = None
) -> None:
    """Everything but the options of the course; `size` widens the table about its middle."""
    clear(pos)
    width, height = size or scenario.width, size or scenario.height
    pos.width, pos.height = width, height
    offset = (width - scenario.width) // 2, (height - scenario.height) // 2
    free = iter(range(table.FIRST_LATER, MOST_FIGHTERS))
    _lay_scenery(pos, scenario, offset)
    units = _lay_prisoners(pos, scenario, offset, free)
    _lay_appearances(pos, scenario, free)
    _lay_objectives(pos, scenario, units)
    arm(pos, warbands, plan_of(scenario), scenario.source)


def _lay_scenery(pos: np.record, scenario: Scenario, offset: tuple[int, int]) -> None:
    """Terrain, zones, edges, buildings, caches, objects and explosions."""
    for at, piece in enumerate(scenario.terrain):
        pos.terrain[at], pos.corners[at] = piece.kind, len(piece.corners)
        pos.outline[at, : len(piece.corners)] = np.add(piece.corners, offset)
    pos.edges[:] = scenario.edges
    pos.edges_fixed = scenario.edges_fixed
    if scenario.edges_fixed:
        pos.edge[:] = scenario.edges
    pos.zones = len(scenario.zones)
    for at, zone in enumerate(scenario.zones):
        extent = (zone.radius, 0) if zone.radius else zone.size
        pos.zone[at] = (zone.radius > 0, *np.add(zone.at, offset), *extent)
    for at, building in enumerate(scenario.buildings):
        row = pos.building[at]
        row[table.B_SEAT], row[table.B_STRUCTURE] = building.side, building.structure
        row[table.B_RESISTANCE] = building.resistance
        row[table.B_WIDTH], row[table.B_HEIGHT] = building.footprint
    pos.caches = len(scenario.caches)
    for at, cache in enumerate(scenario.caches):
        pos.cache[at, : table.C_SEARCHED] = np.add(cache, offset) * EIGHTHS
    pos.object[: scenario.objects, table.J_STATE] = table.UNFOUND
    pos.secret_seat = scenario.secret
    for at, each in enumerate(scenario.explosions):
        x, y = np.add(each.at, offset) * EIGHTHS
        pos.explosion[at] = x, y, each.large, each.debris, each.strength, each.turn, each.hit, 0


def _lay_prisoners(
    pos: np.record, scenario: Scenario, offset: tuple[int, int], free: Iterator[int]
) -> list[int]:
    """RAG-30: units of captives on the table; the number of each."""
    units = []
    for prisoners in scenario.prisoners:
        numbers = [next(free) for _ in prisoners.fighters]
        units.append(numbers[0])
        for fighter, profile, spot in zip(numbers, prisoners.fighters, prisoners.at, strict=True):
            lay_card(pos, fighter, profile, prisoners.side)
            pos.unit[fighter] = numbers[0]
            pos.status[fighter], pos.prisoner[fighter] = table.ON_TABLE, 2
            pos.x[fighter], pos.y[fighter] = np.add(spot, offset) * EIGHTHS
    return units


def _lay_appearances(pos: np.record, scenario: Scenario, free: Iterator[int]) -> None:
    things = iter(range(scenario.objects, table.MOST_OBJECTS))
    for at, each in enumerate(scenario.appearances):
        fighter = thing = NOBODY
        if each.fighter:
            fighter = next(free)
            lay_card(pos, fighter, each.fighter, each.side)
        else:
            thing = next(things)
        pos.appearance[at] = each.turn, each.zone, each.parts, fighter, thing, 0


def _lay_objectives(pos: np.record, scenario: Scenario, units: Sequence[int]) -> None:
    """Who is to be captured is known with the warbands (`arm`)."""
    for at, objective in enumerate(scenario.objectives):
        subject = objective.subject
        if objective.kind == table.CAPTURE:
            subject = NOBODY
        elif objective.kind == table.DELIVERY:
            subject = units[int(subject)]
        pos.objective[at] = (
            objective.kind, objective.side, subject, objective.points, objective.moment,
            objective.zone, 0,
        )  # fmt: skip


def plan_of(scenario: Scenario) -> Plan:
    """What the scenario asks of warbands."""
    prisoners = sum(len(unit.fighters) for unit in scenario.prisoners)
    appearing = sum(each.fighter is not None for each in scenario.appearances)
    return Plan(
        scenario.source.file,
        table.FIRST_LATER + prisoners + appearing,
        scenario.army_points or 0,
        scenario.excluded,
        tuple(
            (at, 1 - objective.side, str(objective.subject))
            for at, objective in enumerate(scenario.objectives)
            if objective.kind == table.CAPTURE
        ),
    )
