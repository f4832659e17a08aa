"""What is printed for a Rag'Narok scenario: its map in centimetres and a sheet of objectives."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from escarmouche.core.rulebook import rulebook
from escarmouche.core.texts import say
from escarmouche.games.ragnarok.appearance import GRIDS, distance_die
from escarmouche.games.ragnarok.construction import BONUS, limit, valid_from
from escarmouche.games.ragnarok.explosion import flight
from escarmouche.games.ragnarok.scenario import (
    UNNAMED,
    Appearance,
    Building,
    Explosion,
    Scenario,
    Zone,
    default_scenario,
    load_scenario,
)
from escarmouche.games.ragnarok.secret import threshold

OPTIONS: Mapping[str, str] = {"scenario": ""}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    scenario = chosen_scenario(options["scenario"])
    return {
        "scenario": scenario_content(scenario, language),
        "objectives": [
            {"kind": kind, "entries": entries, "title": title, "rules": rules}
            for kind, entries, title, rules in _objectives(scenario, language)
            if entries
        ],
    }


def chosen_scenario(path: str) -> Scenario:
    """The scenario of a file, or the one that comes with the rules."""
    return load_scenario(Path(path)) if path else default_scenario()


def scenario_content(scenario: Scenario, language: str) -> dict[str, Any]:
    """What the sheet of a scenario shows; lengths in centimetres, from the lower left corner."""
    camp = scenario.camp
    words = {name: say(f"sheet-{name}", language) for name in UNNAMED.values()}
    return {
        "name": scenario.name,
        "turns": scenario.turns,
        "points": scenario.army_points,
        "width": scenario.table.width,
        "height": scenario.table.height,
        "zones": [_zone(zone) for zone in scenario.zones],
        "caches": [list(spot) for spot in camp.caches] if camp else [],
        "explosions": [
            {"what": explosion.what, "at": list(explosion.at)} for explosion in scenario.explosions
        ],
        "worth": [[words.get(name, name), points] for name, points in scenario.worth.items()],
    }


def _objectives(
    scenario: Scenario, language: str
) -> list[tuple[str, list[dict[str, Any]], str, list[list[str]]]]:
    """Every kind of objective with what the scenario has of it, and its rules."""
    camp, secret = scenario.camp, scenario.secret
    found: dict[str, list[dict[str, Any]]] = {
        "capture": [
            {"name": quarry.fighter, "points": quarry.points, "side": quarry.side}
            for quarry in scenario.quarries
        ],
        "control": [{"name": zone.name, "points": zone.points} for zone in scenario.zones],
        "construction": [_building(building) for building in scenario.buildings],
        "escort": [
            {
                "name": prisoners.unit,
                "points": prisoners.points,
                "side": prisoners.side,
                "destination": prisoners.destination,
            }
            for prisoners in scenario.prisoners
        ],
        "search": [{"objects": camp.objects, "points": camp.points, "caches": len(camp.caches)}]
        if camp
        else [],
        "secret": [
            {
                "points": secret.points,
                "side": secret.side,
                "candidates": secret.candidates,
                "thresholds": [
                    threshold(lost, secret.candidates) for lost in range(1, secret.candidates + 1)
                ],
            }
        ]
        if secret
        else [],
        "appearance": [_appearance(each) for each in scenario.appearances],
        "explosion": [_explosion(each) for each in scenario.explosions],
    }
    rules = {
        kind: [
            [rule.id, rule.text(language)]
            for rule in rulebook("ragnarok").rules
            if rule.section == kind
        ]
        for kind in found
    }
    return [
        (kind, entries, say(f"ragnarok-section-{kind}", language), rules[kind])
        for kind, entries in found.items()
    ]


def _zone(zone: Zone) -> dict[str, Any]:
    return {
        "name": zone.name,
        "points": zone.points,
        "at": list(zone.at),
        "radius": zone.radius,
        "width": zone.width,
        "height": zone.height,
    }


def _building(building: Building) -> dict[str, Any]:
    return {
        "name": building.name,
        "points": building.points,
        "side": building.builder,
        "required": building.required,
        "most": limit(building.required),
        "valid": valid_from(building.required),
        "resistance": building.resistance,
        "excluded": sorted(building.excluded),
        "bonus": [BONUS[face] for face in range(1, 7)],
    }


def _appearance(appearance: Appearance) -> dict[str, Any]:
    zone = appearance.zone
    return {
        "name": appearance.what,
        "zone": zone.name,
        "turn": appearance.turn,
        "radius": zone.radius,
        "die": appearance.parts or distance_die(zone.radius),
        "grid": list(GRIDS[appearance.parts]) if appearance.parts else [],
        "tall": zone.height > zone.width,
    }


def _explosion(explosion: Explosion) -> dict[str, Any]:
    dice = explosion.size.dice
    return {
        "name": explosion.what,
        "trigger": explosion.trigger,
        "debris": explosion.debris,
        "dice": dice,
        "each": flight(explosion.size, [1] * dice) // dice,
    }
