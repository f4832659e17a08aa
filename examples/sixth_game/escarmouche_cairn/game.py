"""Cairn: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from escarmouche.core.game import Game, Option
from escarmouche_cairn.vocabulary import SEATS

if TYPE_CHECKING:
    import numpy as np


class Cairn(Game):
    name = "cairn"
    seats = SEATS
    options = (Option("stones", ("11", "21", "31"), "21"),)
    scene = "stones"
    variants = ({"stones": "11"}, {"stones": "31"})

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        pos.stones = int(settings["stones"])
