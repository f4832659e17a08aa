"""What is printed for Confrontation: tables, templates, a warband's cards, a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from escarmouche.core.texts import say
from escarmouche.games.confrontation.options import chosen_warband
from escarmouche.games.confrontation.profiles import Profile, Warband
from escarmouche.games.confrontation.scenario_sheet import chosen_scenario, scenario_content
from escarmouche.games.confrontation.table import CHARACTERISTICS
from escarmouche.games.confrontation.wound_table import (
    LOCATIONS,
    ROWS,
    WoundTable,
    default_table,
    load_table,
)
from escarmouche.games.confrontation.wounds import WEAKENED, Health, Level

# Names or files; without a warband the cards and the roster are blank.
OPTIONS: Mapping[str, str] = {"warband": "", "wounds": "", "scenario": ""}

SHOWN = ("MOU", "INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "DIS")
MYSTIC = ("POU", "FOI")
DISPERSION = (4, 6, 8, 10, 12, 14)  # CON-20: cm for each face
FIGHTERS = 8  # CON-72: the most in a warband, and the cards on a sheet
# The skills that a rule explains; a card explains them too.
SKILLS = {
    "Ambidextre": ("ambidextre", "CON-102"),
    "Brute épaisse": ("brute", "CON-05"),
    "Tir rapide": ("rapid", "CON-92"),
    "Régénération": ("regeneration", "CON-119"),
    "Éphémère": ("ephemeral", "CON-119"),
    "Renfort": ("reinforcement", "CON-119"),
}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    warband = chosen_warband(options["warband"]) if options["warband"] else None
    table = load_table(Path(options["wounds"])) if options["wounds"] else default_table()
    return {
        "wounds": _wounds(table, language),
        "levels": [
            [say(f"sheet-short-{level.name.lower()}", language), Health(level).penalty]
            for level in (Level.LIGHT, Level.SERIOUS, Level.CRITICAL)
        ],
        "weakened": " ".join(name for name in CHARACTERISTICS if name in WEAKENED),
        "dispersion": list(DISPERSION),
        "warband": _warband(warband, language),
        "scenario": scenario_content(chosen_scenario(options["scenario"]), language),
    }


def _wounds(table: WoundTable, language: str) -> dict[str, Any]:
    return {
        "locations": [say(f"sheet-location-{name}", language) for name in LOCATIONS],
        "rows": [
            {
                "range": name.replace("<0", "< 0"),
                "results": [
                    {"key": result.value, "short": say(f"sheet-short-{result.value}", language)}
                    for result in row
                ],
            }
            for name, row in zip(ROWS, table.rows, strict=True)
        ],
    }


def _warband(warband: Warband | None, language: str) -> dict[str, Any]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    if warband is None:
        return {"name": "", "pa": None, "fighters": [_blank(letters[at]) for at in range(FIGHTERS)]}
    return {
        "name": warband.name,
        "pa": warband.pa,
        "fighters": [
            _fighter(fighter, letters[at % len(letters)], language)
            for at, fighter in enumerate(warband.fighters)
        ],
    }


def _fighter(fighter: Profile, letter: str, language: str) -> dict[str, Any]:
    courage = "PEUR" if "PEUR" in fighter.characteristics else "COU"
    shown = [courage if name == "COU" else name for name in SHOWN]
    mystic = [name for name in MYSTIC if name in fighter.characteristics]
    power = say("sheet-power", language, power=fighter.power)
    character = say("sheet-character", language) if fighter.character else ""
    return {
        "letter": letter,
        "name": fighter.name,
        "note": " · ".join(part for part in (fighter.rank, character, power) if part),
        "unit": fighter.unit,
        "base": say(f"sheet-base-{fighter.base}", language),
        "pa": fighter.pa,
        "cells": [[name, fighter.characteristics.get(name)] for name in shown],
        "mystic": [[name, fighter.characteristics[name]] for name in mystic],
        "skills": [_skill(skill, language) for skill in fighter.skills],
        "weapon": {"strength": fighter.weapon.strength, "ranges": list(fighter.weapon.ranges)}
        if fighter.weapon
        else None,
    }


def _blank(letter: str) -> dict[str, Any]:
    """A card to be filled in by hand."""
    return {
        "letter": letter,
        "name": "",
        "note": "",
        "unit": "",
        "base": "",
        "pa": None,
        "cells": [[name, None] for name in SHOWN],
        "mystic": [[name, None] for name in MYSTIC],
        "skills": [],
        "weapon": None,
    }


def _skill(skill: str, language: str) -> dict[str, str]:
    key, rule = SKILLS.get(skill.partition("/")[0], ("", ""))
    return {
        "name": skill,
        "text": say(f"sheet-skill-{key}", language) if key else "",
        "rule": rule,
    }
