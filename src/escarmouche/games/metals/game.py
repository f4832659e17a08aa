"""Metals: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Arms, FreeOption, Game, Option
from escarmouche.games.metals import maps
from escarmouche.games.metals.options import MOST, SWITCH, read_factions
from escarmouche.games.metals.vocabulary import FACTIONS, SIDES

if TYPE_CHECKING:
    import numpy as np


def _map(value: str) -> str:
    return maps.find(value).name


def _factions(value: str) -> str:
    read_factions(value)
    return value


def _target(value: str) -> str:
    if value == "auto":
        return value
    if not (value.isascii() and value.isdigit() and 1 <= int(value) <= MOST):
        raise OptionError("error-metals-target", value=value, most=MOST)
    return str(int(value))


_COUNTS = tuple(str(metals) for metals in range(3, 10))


def _metals_each(value: str) -> str:
    """MET-01: a number for both, or one for blue and one for red."""
    counts = value.split(",")
    if len(counts) > 2 or not set(counts) <= set(_COUNTS):
        raise OptionError(
            "error-metals-each", value=value, least=int(_COUNTS[0]), most=int(_COUNTS[-1])
        )
    return counts[0] if len(set(counts)) == 1 else value


class Metals(Game):
    name = "metals"
    seats = SIDES
    options = (
        FreeOption("map", maps.shipped(), maps.DEFAULT, _map, change=maps.changed),
        FreeOption("metals_each", _COUNTS, "3", _metals_each, pair=_COUNTS),
        FreeOption("factions", ("none",), "none", _factions, pair=FACTIONS),
        FreeOption("target", ("auto",), "auto", _target),
        Option("blocked_sight", SWITCH, "off"),
        Option("every_attacker", SWITCH, "off"),
    )
    arms = Arms(FACTIONS, lambda blue, red: {"factions": f"{blue},{red}"})
    scene = "map"
    variants = (
        {},
        {"map": "lac", "factions": "Zipang,White_Fang"},
        {"map": "defile", "blocked_sight": "on", "factions": "Obsidior,Corsario"},
        {"map": "faubourg", "every_attacker": "on", "factions": "Dinorda,Artemisia"},
        {"map": ".,F1,./C2,#,2/.,.,.", "metals_each": "5,4", "target": "15"},
        {"map": "defile", "every_attacker": "on", "factions": "Metaclyon,Zipang", "target": "30"},
    )

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        maps.find(settings["map"]).lay(pos)
        pos.pool[:] = [int(count) for count in settings["metals_each"].split(",")]
        pos.faction[:] = read_factions(settings["factions"])
        pos.target = 0 if settings["target"] == "auto" else int(settings["target"])
        pos.blocked_sight = SWITCH.index(settings["blocked_sight"])
        pos.every_attacker = SWITCH.index(settings["every_attacker"])
