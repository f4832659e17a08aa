"""What is printed for a Rag'Narok scenario: its map in centimetres and a sheet of objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.games.confrontation.scenario_sheet import (
    chosen_scenario,
    objectives_content,
    scenario_content,
)

OPTIONS: Mapping[str, str] = {"scenario": ""}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    scenario = chosen_scenario(options["scenario"])
    return {
        "scenario": scenario_content(scenario, language),
        "objectives": objectives_content(scenario, language),
    }
