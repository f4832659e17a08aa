"""Dragons Arena: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from escarmouche.core.game import Game, Option
from escarmouche.games.dragons.vocabulary import SETUPS, SPECIES

if TYPE_CHECKING:
    import numpy as np


class Dragons(Game):
    name = "dragons"
    seats = SPECIES
    options = (
        Option("setup", SETUPS, "baby"),
        Option("match", tuple(str(duels) for duels in range(10)), "0"),
    )
    scene = "setup"
    variants = (
        {"setup": "baby"},
        {"setup": "little"},
        {"setup": "big"},
        {"setup": "equal"},
        {"setup": "baby", "match": "2"},
        {"setup": "big", "match": "1"},
    )
    horizon = 10

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        pos.setup = SETUPS.index(settings["setup"])
        pos.match = int(settings["match"])
