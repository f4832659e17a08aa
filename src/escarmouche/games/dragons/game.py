"""Dragons Arena for people: options, positions as text, drawing."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from escarmouche.core.game import Game, Option
from escarmouche.core.position import Position
from escarmouche.games.dragons import drawing, notation, rules
from escarmouche.games.dragons.vocabulary import SETUPS, SPECIES


class Dragons(Game):
    name = "dragons"
    seats = SPECIES
    rules = rules.RULES
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

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)

    def svg(self, position: Position) -> str:
        return drawing.svg(position.view, position.text)
