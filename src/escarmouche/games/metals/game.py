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


class Metals(Game):
    name = "metals"
    seats = SIDES
    options = (
        FreeOption("map", maps.shipped(), maps.DEFAULT, _map, change=maps.changed),
        Option("metals_each", tuple(str(metals) for metals in range(3, 10)), "3"),
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
        {"map": ".,F1,./C2,#,2/.,.,.", "metals_each": "5", "target": "15"},
        {"map": "defile", "every_attacker": "on", "factions": "Metaclyon,Zipang", "target": "30"},
    )

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        maps.find(settings["map"]).lay(pos)
        pos.pool[:] = int(settings["metals_each"])
        pos.faction[:] = read_factions(settings["factions"])
        pos.target = 0 if settings["target"] == "auto" else int(settings["target"])
        pos.blocked_sight = SWITCH.index(settings["blocked_sight"])
        pos.every_attacker = SWITCH.index(settings["every_attacker"])
