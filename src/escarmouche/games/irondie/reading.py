"""Positions of Irondie read from text; what is wrong is named with its place."""

from __future__ import annotations

import re

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.fields import as_notation, choice, number, read_fields
from escarmouche.games.irondie import mat, rules, table
from escarmouche.games.irondie.notation import (
    DICE_FIELDS,
    NUMBERS,
    SEAT_FIELDS,
    place_sets,
    wording,
)
from escarmouche.games.irondie.possible import check
from escarmouche.games.irondie.sets import DIE, Die, read_set
from escarmouche.games.irondie.vocabulary import AGAINST, FOR_OWN, FULL, PHASES, SEATS

_KEYS = (*SEATS, "phase", "turn", "provoker", "duel", "owed", "wounds", "mat",
         *SEAT_FIELDS, *DICE_FIELDS, *NUMBERS)  # fmt: skip
_PLACED = re.compile(rf"({DIE.pattern.replace('(', '(?:')})([0-6]!?|~|\^)?")


def read(text: str) -> np.record:
    fields = read_fields(text, _KEYS, (*SEATS, "phase", "turn"))
    pos = rules.RULES.blank()
    with as_notation():
        mat.read_mat(fields.get("mat", mat.STANDARD)).write_into(pos)
    south, north = (_kinds(fields[seat]) for seat in SEATS)
    if len(south) != len(north):
        raise NotationError("error-irondie-sizes", south=len(south), north=len(north))
    place_sets(pos, [south, north])
    for seat, key in enumerate(SEATS):
        _read_zones(pos, seat, key, fields[key])
    pos.phase = choice("phase", fields["phase"], PHASES)
    pos.turn = choice("turn", fields["turn"], SEATS)
    pos.provoker = choice("provoker", fields.get("provoker", SEATS[0]), SEATS)
    for key, most in NUMBERS.items():
        # In the turn a die enters the Abyss, `quiet` is -1.
        pos[key] = number(key, fields.get(key, "0"), -1 if key == "quiet" else 0, most)
    for key in DICE_FIELDS:
        for word in filter(None, fields.get(key, "").split(",")):
            pos[key] |= table.BIT[_find(pos, key, word)]
    for key in SEAT_FIELDS:
        for word in filter(None, fields.get(key, "").split(",")):
            pos[key] |= 1 << choice(key, word, SEATS)
    for key in ("owed", "wounds"):
        for word in filter(None, fields.get(key, "").split(",")):
            name, _, digit = word.rpartition(":")
            die, points = _find(pos, key, name), number(key, digit, 1, 2 if key == "owed" else 6)
            if key == "owed":
                pos.owed[points - 1] |= table.BIT[die]
            else:
                pos.wounds[die] = points
    _read_duel(pos, fields.get("duel", ""))
    check(pos)
    return pos


def _kinds(text: str) -> list[Die]:
    words = [_PLACED.fullmatch(word) for word in text.split(",")]
    for place, (word, match) in enumerate(zip(text.split(","), words, strict=True), 1):
        if match is None:
            raise NotationError("error-irondie-placed", number=place, found=word)
    with as_notation():
        return read_set([match[1] for match in words if match], text)


def _read_zones(pos: np.record, seat: int, key: str, text: str) -> None:
    first = seat * table.DICE_EACH
    values = pos.value
    for die, word in enumerate(text.split(","), first):
        match = _PLACED.fullmatch(word)
        mark = (match and match[2]) or ""
        if not mark:
            continue
        zone = {"~": "limbo", "^": "abyss", "!": "skirmish"}.get(mark[-1], "battle")
        pos.hand ^= table.BIT[die]
        pos[zone] |= table.BIT[die]
        if mark[0].isdecimal():
            values[die] = int(mark[0])
            if mark[0] == "0" and pos.types[table.VITALITY] & table.BIT[die]:  # IRO-28
                raise NotationError("error-irondie-dead", seat=key, found=word)


def _read_duel(pos: np.record, text: str) -> None:
    for place, word in enumerate(filter(None, text.split(";"))):
        # The seats act in turns; who began is told by who is the provoker.
        seat = (int(pos.provoker) + place) % 2
        sides = {AGAINST: (seat, 1 - seat), FOR_OWN: (seat, seat)}
        actions = [
            dice
            for kind, *dice in (row[:3] for row in wording(pos).read(word)[0])
            if sides.get(kind) == tuple(die // table.DICE_EACH for die in dice)
        ]
        if not actions or place >= table.MOST_ACTIONS:
            raise NotationError("error-position-value", key="duel", value=word)
        pos.action[place], pos.target[place] = actions[0]
        pos.actions += 1


def _find(pos: np.record, key: str, word: str) -> int:
    names = wording(pos).names(FULL)
    if not word or word not in names:
        raise NotationError("error-position-value", key=key, value=word)
    return names.index(word)
