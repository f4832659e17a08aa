"""Irondie: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Arms, FreeOption, Game, Option
from escarmouche.games.irondie import mat, sets
from escarmouche.games.irondie.vocabulary import DICE_EACH, SEATS

if TYPE_CHECKING:
    import numpy as np

_MIXED = ("Sk,Sk*,Ar,Nb,Nb,Ww,Ww*,Gy,Po", "So,Bo*,Rv,Rv,Pg,Fg*,Fk,Gk,Ak*")


class Irondie(Game):
    name = "irondie"
    seats = SEATS
    options = (
        FreeOption("south", tuple(sets.ready_sets()), "red", sets.accept_set, change=sets.changed),
        FreeOption("north", tuple(sets.ready_sets()), "blue", sets.accept_set, change=sets.changed),
        FreeOption("mat", (mat.STANDARD,), mat.STANDARD, mat.accept_mat, change=mat.changed),
        Option("size", tuple(str(size) for size in range(sets.SMALLEST, DICE_EACH + 1)), "9"),
    )
    arms = Arms(sets.full_sets(), lambda south, north: {"south": south, "north": north}, "south")
    variants = (
        {},
        {"south": "black", "north": "white"},
        {"south": "masters", "north": "masters"},
        {"south": _MIXED[0], "north": _MIXED[1]},
        {"south": "trio-red", "north": "trio-blue", "size": "3"},
    )
    horizon = 10

    def configure(self, pos: np.record, settings: Mapping[str, str]) -> None:
        dice = [settings[seat].split(",") for seat in self.seats]
        for seat, words in zip(self.seats, dice, strict=True):
            if len(words) != int(settings["size"]):
                raise OptionError(
                    "error-irondie-set-size",
                    option=seat,
                    count=len(words),
                    size=int(settings["size"]),
                )
        mat.read_mat(settings["mat"]).write_into(pos)
        self._notation.place_sets(pos, [sets.read_set(words, "") for words in dice])

    def read(self, text: str) -> np.record:
        return cast("np.record", self._beside("reading").read(text))
