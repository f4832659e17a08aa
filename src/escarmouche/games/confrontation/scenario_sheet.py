"""What the printed sheets of a scenario show: its map in centimetres, its objectives, its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from escarmouche.core.rulebook import rulebook
from escarmouche.core.texts import is_message, say
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.appearing import distance_die, short_side
from escarmouche.games.confrontation.objective_arithmetic import (
    FLIGHT,
    bonus,
    limit,
    threshold,
    valid_from,
)
from escarmouche.games.confrontation.options import accept_scenario, scenario_of
from escarmouche.games.confrontation.scenario import TURNS, Objective, Scenario

SECTIONS = {
    table.CAPTURE: "capture",
    table.CONTROL: "control",
    table.CONSTRUCTION: "construction",
    table.DELIVERY: "escort",
    table.HOLDING: "search",
    table.SECRET_FOUND: "secret",
}
# What is about a fighter or unit of the other side than the one that gains the points.
_THEIRS = (table.CAPTURE, table.DELIVERY, table.SECRET_FOUND)
_CANDIDATES = table.BAND  # of a secret fighter: a whole warband


def chosen_scenario(value: str) -> Scenario:
    """A scenario as a battle takes it: its name, a file, or `random:SEED`."""
    return scenario_of(accept_scenario(value or "the-strongbox"))


def named(name: str, language: str) -> str:
    """A name of a scenario in this language, as far as it is one of ours.

    >>> named("The strongbox", "fr"), named("Perrin's mill", "fr")
    ('Le coffre-fort', "Perrin's mill")
    """
    message = "confrontation-named-" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
    return say(message, language) if is_message(message) else name


def scenario_content(scenario: Scenario, language: str) -> dict[str, Any]:
    """The first sheet; lengths in centimetres, from the lower left corner."""
    return {
        "name": named(scenario.name, language),
        "turns": scenario.turns or TURNS,
        "points": scenario.army_points or "",
        "width": scenario.width,
        "height": scenario.height,
        "terrain": [
            {"kind": each.kind, "corners": [list(corner) for corner in each.corners]}
            for each in scenario.terrain
        ],
        "zones": [
            {
                "name": named(zone.name, language),
                "at": list(zone.at),
                "radius": zone.radius,
                "width": zone.size[0],
                "height": zone.size[1],
            }
            for zone in scenario.zones
        ],
        "caches": [list(spot) for spot in scenario.caches],
        "explosions": [{"what": "", "at": list(each.at)} for each in scenario.explosions],
        "worth": [[_name(scenario, each, language), each.points] for each in scenario.objectives],
    }


def objectives_content(scenario: Scenario, language: str) -> list[dict[str, Any]]:
    """The second sheet: every kind of objective with what the scenario has of it, and its rules."""
    entries: dict[str, list[dict[str, Any]]] = {}
    for kind, entry in _entries(scenario, language):
        entries.setdefault(kind, []).append(entry)
    return [
        {
            "kind": kind,
            "entries": found,
            "title": say(f"confrontation-section-{kind}", language),
            "rules": [
                [rule.id, rule.text(language)]
                for rule in rulebook("confrontation").rules
                if rule.section == kind
            ],
        }
        for kind, found in entries.items()
    ]


def _entries(scenario: Scenario, language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for objective in scenario.objectives:
        if objective.kind != table.HOLDING:
            entry = {
                "name": _name(scenario, objective, language),
                "points": objective.points,
                "side": 1 - objective.side if objective.kind in _THEIRS else objective.side,
            }
            yield SECTIONS[objective.kind], entry | _details(scenario, objective, language)
    if scenario.objects:
        points = [each.points for each in scenario.objectives if each.kind == table.HOLDING]
        caches = len(scenario.caches)
        yield "search", {
            "objects": scenario.objects, "points": max(points, default=0), "caches": caches,
        }  # fmt: skip
    for appearance in scenario.appearances:
        zone = scenario.zones[appearance.zone]
        short = int(short_side(appearance.parts)) if appearance.parts else 0
        yield (
            "appearance",
            {
                "name": appearance.fighter.name
                if appearance.fighter
                else say("sheet-an-object", language),
                "zone": named(zone.name, language),
                "turn": appearance.turn,
                "radius": zone.radius,
                "die": appearance.parts or int(distance_die(zone.radius)),
                "grid": [short, appearance.parts // short] if short else [],
                "tall": zone.size[1] > zone.size[0],
            },
        )
    for explosion in scenario.explosions:
        triggers = [str(explosion.turn)] if explosion.turn else []
        yield (
            "explosion",
            {
                "name": say("sheet-scenario-explosion", language),
                "trigger": " / ".join(triggers + (["✳"] if explosion.hit else [])),
                "debris": explosion.debris,
                "dice": 2 if explosion.large else 1,
                "each": FLIGHT,
            },
        )


def _details(scenario: Scenario, objective: Objective, language: str) -> dict[str, Any]:
    if objective.kind == table.CONSTRUCTION:
        building = scenario.buildings[int(objective.subject)]
        return {
            "required": building.structure,
            "most": int(limit(building.structure)),
            "valid": int(valid_from(building.structure)),
            "resistance": building.resistance,
            "excluded": sorted(scenario.excluded),
            "bonus": [int(bonus(face)) for face in range(1, 7)],
        }
    if objective.kind == table.DELIVERY:
        return {"destination": named(scenario.zones[objective.zone].name, language)}
    if objective.kind == table.SECRET_FOUND:
        lost = range(1, _CANDIDATES + 1)
        thresholds = [int(threshold(each, _CANDIDATES)) for each in lost]
        return {"candidates": _CANDIDATES, "thresholds": thresholds}
    return {}


def _name(scenario: Scenario, objective: Objective, language: str) -> str:
    """What an objective is about."""
    subject = objective.subject
    match objective.kind:
        case table.CONTROL:
            return named(scenario.zones[int(subject)].name, language)
        case table.CONSTRUCTION:
            return named(scenario.buildings[int(subject)].name, language)
        case table.DELIVERY:
            return named(scenario.prisoners[int(subject)].unit, language)
        case table.HOLDING:
            found = f"{say('sheet-an-object', language)} {int(subject) + 1}"
            if objective.zone < 0:
                return found
            return f"{found}, {named(scenario.zones[objective.zone].name, language)}"
        case table.SECRET_FOUND:
            return say("sheet-secret", language)
        case _:
            dearest = say("sheet-dearest", language)
            return dearest if subject == "dearest" else str(subject)
