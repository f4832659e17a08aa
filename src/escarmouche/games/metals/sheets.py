"""What is printed for Metals: a map with its score tracks, metals, faction cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.rulebook import Rule, rulebook
from escarmouche.core.texts import say
from escarmouche.games.metals import maps
from escarmouche.games.metals.game import Metals

OPTIONS: Mapping[str, str] = {
    "map": maps.DEFAULT,
    "metals_each": "3",
    "factions": "none",
    "target": "auto",
}
_TERRAINS = {"F": "forest", "C": "city", "#": "closed"}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    settings = Metals().settings(options)
    found = maps.find(settings["map"])
    shipped = found.name in maps.shipped()
    return {
        "map": say(f"option-metals-map-is-{found.name}", language) if shipped else "",
        "ranks": [[_square(word) for word in rank.split(",")] for rank in found.word.split("/")],
        "target": int(Metals().start(settings).target),
        "metals": max(map(int, settings["metals_each"].split(","))),
        "factions": [
            _faction(rule, language)
            for rule in rulebook("metals").rules
            if rule.section == "factions"
        ],
    }


def _square(word: str) -> dict[str, Any]:
    """A square as a map's word has it: `.`, `2`, `F`, `C1`, `#`."""
    points = word.lstrip(".FC#")
    return {"terrain": _TERRAINS.get(word[0], "plain"), "points": int(points or 0)}


def _faction(rule: Rule, language: str) -> dict[str, str]:
    """The rule of a faction begins with its name."""
    name, _, bonus = rule.text(language).partition(":")
    return {"name": name.strip(), "bonus": bonus.strip(), "rule": rule.id}
