"""Irondie for people: options, names, notation and drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from escarmouche.core.errors import OptionError
from escarmouche.core.game import Arms, Event, FreeOption, Game, Option
from escarmouche.core.kernel import Insight
from escarmouche.games.irondie import (
    damage,
    drawing,
    mat,
    narration,
    notation,
    reading,
    rules,
    sets,
    skirmish,
    table,
)
from escarmouche.games.irondie.objections import objection

_SECRET = (table.TAKE_BACK, table.COMMIT, table.WOUND)
_MIXED = ("Sk,Sk*,Ar,Nb,Nb,Ww,Ww*,Gy,Po", "So,Bo*,Rv,Rv,Pg,Fg*,Fk,Gk,Ak*")


class Irondie(Game):
    name = "irondie"
    seats = notation.SEATS
    rules = rules.RULES
    options = (
        FreeOption("south", tuple(sets.ready_sets()), "red", sets.accept_set, change=sets.changed),
        FreeOption("north", tuple(sets.ready_sets()), "blue", sets.accept_set, change=sets.changed),
        FreeOption("mat", (mat.STANDARD,), mat.STANDARD, mat.accept_mat, change=mat.changed),
        Option("size", tuple(str(size) for size in range(sets.SMALLEST, table.DICE_EACH + 1)), "9"),
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
        notation.place_sets(pos, [sets.read_set(words, "") for words in dice])

    write = staticmethod(notation.write)
    read = staticmethod(reading.read)
    move_text = staticmethod(notation.move_text)
    move_id = staticmethod(notation.move_id)

    def steps(self, pos: np.record, move: int) -> tuple[str, ...]:
        said = notation.read_move(notation.move_text(pos, move))
        mine, other = self.seats[pos.turn], self.seats[1 - pos.turn]
        match said.kind:
            case "act" | "bonus":
                return f"{mine}:{said.die}", f"{mine if said.own else other}:{said.target}"
            case "take" | "commit" | "recover" | "wound":
                return (f"{mine}:{said.die}",)
            case "die":
                return (str(said.face),)
            case _:
                return (notation.move_text(pos, move),)

    @property
    def insight(self) -> Insight:
        from escarmouche.games.irondie.insight import INSIGHT

        return INSIGHT

    def hidden(self, pos: np.record) -> bool:
        return pos.phase in _SECRET

    def secret(self, pos: np.record) -> str | None:
        return f"{notation.PHASES[pos.phase]} {pos.turns}" if self.hidden(pos) else None

    def view(self, pos: np.record) -> dict[str, Any]:
        return {
            **{
                seat: [self._die(pos, die) for die in notation.dice_of(pos, number)]
                for number, seat in enumerate(self.seats)
            },
            "vitality": [self._total(pos, seat, table.VITALITY) for seat in (0, 1)],
            "attack": [self._total(pos, seat, table.ATTACK) for seat in (0, 1)],
            "defence": [self._total(pos, seat, table.DEFENCE) for seat in (0, 1)],
            "damage": [int(damage.suffered(pos, seat)) for seat in (0, 1)],
            "phase": notation.PHASES[pos.phase],
            "turn": self.seats[pos.turn],
            "turns": int(pos.turns),
            "sealed": [bool(pos.sealed >> seat & 1) for seat in (0, 1)],
            "passed": [bool(pos.passed >> seat & 1) for seat in (0, 1)],
            "duel": [
                {
                    "seat": self.seats[table.owner(pos.action[number])],
                    "die": notation.die_name(pos, pos.action[number]),
                    "target_seat": self.seats[table.owner(pos.target[number])],
                    "target": notation.die_name(pos, pos.target[number]),
                }
                for number in range(pos.actions)
            ],
        }

    def _die(self, pos: np.record, die: int) -> dict[str, Any]:
        kind = notation.die_of(pos, die)
        return {
            "name": notation.die_name(pos, die),
            "shape": sets.SHAPE_NAMES[kind.shape],
            "colour": sets.COLOUR_NAMES[kind.colour],
            "type": sets.TYPE_NAMES[kind.shape // 3],
            "rare": kind.rare,
            "zone": notation.zone(pos, die),
            "value": int(pos.value[die]),
            "chosen": bool(pos.chosen & table.BIT[die]),
            "wounds": int(pos.wounds[die]),
        }

    def _total(self, pos: np.record, seat: int, kind: int) -> int:
        return int(table.total(pos, table.lined_up(pos, seat, kind)))

    def threats(self, pos: np.record, seat: int) -> tuple[str, ...]:
        dice = notation.dice_in(skirmish.threatened(pos, seat) | damage.threatened(pos, seat))
        return tuple(f"{self.seats[seat]}:{notation.die_name(pos, die)}" for die in dice)

    def fall(self, before: np.record, move: int, after: np.record) -> Event:
        return narration.fall(before, move)

    def svg(self, pos: np.record) -> str:
        return drawing.svg(self.view(pos), notation.write(pos))

    def events(self, before: np.record, move: int, after: np.record) -> list[Event]:
        return narration.events(before, move)

    def prompt(self, pos: np.record) -> Event:
        return narration.prompt(pos)

    def objection(self, pos: np.record, text: str) -> Event:
        return objection(pos, text)
