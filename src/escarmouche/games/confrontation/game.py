"""Confrontation: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Arms, FreeOption, Game, Option
from escarmouche.games.confrontation.options import (
    accept_scenario,
    accept_warbands,
    number_or_auto,
    scenario_names,
    scenario_of,
    warband_names,
    warbands_of,
)

if TYPE_CHECKING:
    import numpy as np

SWITCH = ("off", "on")
DIALS = ("enforce", "advise", "off")
TURNS = range(1, 13)
SIZES = range(60, 121)
POINTS = range(50, 1001)


def _number(name: str, numbers: range, known: tuple[str, ...] = ()) -> FreeOption:
    return FreeOption(name, ("auto",), "auto", number_or_auto(name, numbers), numbers=known)


class Confrontation(Game):
    name = "confrontation"
    seats = ("blue", "red")
    options = (
        FreeOption(
            "warbands",
            ("cindermark,greywater",),
            "cindermark,greywater",
            accept_warbands,
            pair=warband_names(),
        ),
        FreeOption("scenario", scenario_names(), "crossroads", accept_scenario),
        Option("sealed", SWITCH, "off"),
        Option("grouped", SWITCH, "off"),
        # No rule asks for it: boards measure only what was announced.
        Option("announce", SWITCH, "off"),
        Option("real", SWITCH, "off"),
        Option("dial", DIALS, "enforce"),
        _number("turns", TURNS, tuple(map(str, TURNS))),
        _number("points", POINTS),
        _number("size", SIZES),
    )
    arms = Arms(warband_names(), lambda blue, red: {"warbands": f"{blue},{red}"})
    scene = "scenario"
    # Prisoners and beings share the numbers behind the warbands; a scenario names its quarry.
    entwined = (("warbands", "scenario"), ("scenario", "turns"), ("real", "dial"))
    plays_on = True
    variants = (
        {},
        {"scenario": "broken-mill", "grouped": "on", "turns": "4"},
        {"scenario": "the-ransom", "sealed": "on"},
        {"scenario": "hold-the-ford", "warbands": "greywater,cindermark"},
        {"scenario": "the-palisade", "grouped": "on", "sealed": "on"},
        {"scenario": "chain-gang", "warbands": "greywater,greywater"},
        {"scenario": "the-strongbox", "size": "90"},
        {"scenario": "the-masked-heir", "warbands": "cindermark,cindermark"},
        {"scenario": "the-mist"},
        {"scenario": "the-powder-mill", "points": "320"},
        {"scenario": "hold-the-ford", "real": "on"},
        {"scenario": "chain-gang", "real": "on", "dial": "advise", "turns": "3"},
    )

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        from escarmouche.games.confrontation.arming import check_limits
        from escarmouche.games.confrontation.laying import lay
        from escarmouche.games.confrontation.scenario import TURNS as USUAL

        warbands = warbands_of(settings["warbands"])
        scenario = scenario_of(settings["scenario"])
        limit = scenario.army_points or 0
        if settings["points"] != "auto":
            limit = int(settings["points"])
        check_limits(warbands, limit)
        size = None if settings["size"] == "auto" else int(settings["size"])
        if size and size < max(scenario.width, scenario.height):
            raise OptionError(
                "error-skirmish-size", size=size, width=scenario.width, height=scenario.height
            )
        lay(pos, warbands, scenario, size)
        pos.turns = scenario.turns or USUAL
        if settings["turns"] != "auto":
            pos.turns = int(settings["turns"])
        pos.sealed = SWITCH.index(settings["sealed"])
        pos.grouped = SWITCH.index(settings["grouped"])
        pos.real_table = SWITCH.index(settings["real"])
        pos.dial = DIALS.index(settings["dial"])
        if pos.dial and not pos.real_table:  # CON-126: on the virtual table it always enforces
            raise OptionError("error-skirmish-dial", dial=settings["dial"])
