"""The battle mat as data: `mat.toml`, or a user's own file of the same form.

A position must stand alone, so a mat that is not the standard one travels in it as one word:

    S:to_abyss:any:enemy:any:black:to_abyss:limbo:0;…;red:attack+2;black:defence+3:vitality-1;…
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from escarmouche.core.datafile import DataFile
from escarmouche.core.errors import OptionError
from escarmouche.core.vocabulary import NONE
from escarmouche.games.irondie.vocabulary import (
    COLOUR_NAMES,
    SHAPE_LETTERS,
    SHAPE_NAMES,
    TYPE_NAMES,
)

STANDARD = "standard"
EFFECTS = ("to_abyss", "to_limbo", "add", "add_or_subtract", "subtract_margin", "weaken_all",
           "recover")  # fmt: skip
# The keys of a shape in the order of the record's fields, with their values.
_KEYS: dict[str, tuple[str, ...]] = {
    "effect": EFFECTS,
    "targets": (*TYPE_NAMES, "any"),
    "opening": ("enemy", "own", "any"),
    "reply": ("enemy", "own", "any"),
    "specialised": COLOUR_NAMES,
    "on_failure": ("nothing", "to_abyss"),
    "afterwards": ("limbo", "reserve"),
}
_FIELDS = ("effect", "prey", "opening", "reply", "specialised", "backfires", "comes_back")
_BONUS_FIELDS = ("bonus_type", "bonus")
_OPTIONAL = ("on_failure", "afterwards")  # the first value goes without saying


@dataclass(frozen=True)
class Mat:
    """A validated mat: for each shape its keys, for each colour its bonus parts."""

    shapes: tuple[Mapping[str, Any], ...]
    bonuses: tuple[tuple[tuple[str, int], ...], ...]

    def write_into(self, pos: np.record) -> None:
        for (key, values), field in zip(_KEYS.items(), _FIELDS, strict=True):
            pos[field] = [values.index(keys[key]) for keys in self.shapes]
        pos.amount = [keys["amount"] for keys in self.shapes]
        types = np.full((len(COLOUR_NAMES), 2), NONE, np.int8)
        amounts = np.zeros((len(COLOUR_NAMES), 2), np.int8)
        for colour, parts in enumerate(self.bonuses):
            for number, (kind, amount) in enumerate(parts):
                types[colour, number] = TYPE_NAMES.index(kind)
                amounts[colour, number] = amount
        pos.bonus_type, pos.bonus = types, amounts

    @property
    def word(self) -> str:
        """The mat as one word."""
        shapes = [
            ":".join([letter, *(keys[key] for key in _KEYS), str(keys["amount"])])
            for letter, keys in zip(SHAPE_LETTERS, self.shapes, strict=True)
        ]
        bonuses = [
            ":".join([name, *(f"{kind}{amount:+d}" for kind, amount in parts)])
            for name, parts in zip(COLOUR_NAMES, self.bonuses, strict=True)
        ]
        return ";".join(shapes + bonuses)


@cache
def standard_mat() -> Mat:
    return _validated(DataFile.shipped(files("escarmouche.games.irondie") / "mat.toml"))


def accept_mat(value: str) -> str:
    """The name of the standard mat, or the word of another one given as a file or a word."""
    mat = read_mat(value)
    return STANDARD if mat == standard_mat() else mat.word


def changed(value: str, place: str, said: str) -> str:
    """A mat with one entry replaced, named as in its file: changed(…, "swarm.amount", "3").

    An amount of 0 takes a part of a bonus away.
    """
    entries = _entries(read_mat(value))
    *tables, key = place.split(".")
    table: Any = entries
    for name in tables:
        table = table.get(name) if isinstance(table, dict) else None
    if not isinstance(table, dict) or not tables:
        raise OptionError("error-irondie-mat-place", place=place)
    table[key] = int(said) if re.fullmatch(r"[+-]?\d", said) else said
    if tables[0] == "bonus" and table[key] == 0:
        del table[key]
    return accept_mat(_validated(DataFile("mat", entries)).word)


def _entries(found: Mat) -> dict[str, Any]:
    """The tables of a mat, as its file has them."""
    shapes: dict[str, Any] = {
        name: dict(keys) for name, keys in zip(SHAPE_NAMES, found.shapes, strict=True)
    }
    bonuses = zip(COLOUR_NAMES, found.bonuses, strict=True)
    return shapes | {"bonus": {name: dict(parts) for name, parts in bonuses}}


def read_mat(value: str) -> Mat:
    """A mat by its name, its word or the path of its file."""
    if value == STANDARD:
        return standard_mat()
    if value.endswith(".toml"):
        return _validated(DataFile.read(Path(value)))
    if ";" not in value:
        raise OptionError("error-irondie-mat-name", value=value)
    return _validated(_from_word(value))


def mat_of(pos: np.record) -> Mat:
    """The mat that a record holds."""
    return _mat_of(*(pos[field].tobytes() for field in (*_FIELDS, "amount", *_BONUS_FIELDS)))


@lru_cache(maxsize=64)
def _mat_of(*fields: bytes) -> Mat:
    *choices, amounts, types, bonuses = (np.frombuffer(field, np.int8) for field in fields)
    shapes = tuple(
        {key: _KEYS[key][values[shape]] for key, values in zip(_KEYS, choices, strict=True)}
        | {"amount": int(amounts[shape])}
        for shape in range(len(SHAPE_NAMES))
    )
    parts = [
        tuple(
            (TYPE_NAMES[types[place]], int(bonuses[place]))
            for place in (2 * colour, 2 * colour + 1)
            if types[place] != NONE
        )
        for colour in range(len(COLOUR_NAMES))
    ]
    return Mat(shapes, tuple(parts))


def _from_word(word: str) -> DataFile:
    """The tables that a word says, as a file would."""
    found: dict[str, Any] = {"bonus": {}}
    for part in word.split(";"):
        name, *values = part.split(":")
        if name in COLOUR_NAMES:
            said = [re.fullmatch(r"([a-z]+)([+-]\d)", value) for value in values]
            found["bonus"][name] = {
                match[1] if match else value: int(match[2]) if match else 0
                for match, value in zip(said, values, strict=True)
            }
        elif len(name) == 1 and name in SHAPE_LETTERS and len(values) == len(_KEYS) + 1:
            keys: dict[str, Any] = dict(zip(_KEYS, values, strict=False))
            keys["amount"] = int(values[-1]) if re.fullmatch(r"\d", values[-1]) else values[-1]
            found[SHAPE_NAMES[SHAPE_LETTERS.index(name)]] = keys
        else:
            raise OptionError("error-irondie-mat-part", part=part)
    return DataFile("mat", found)


def _validated(file: DataFile) -> Mat:
    file.only(*SHAPE_NAMES, "bonus")
    bonus = file.table("bonus")
    bonus.only(*COLOUR_NAMES)
    return Mat(
        tuple(_shape(file.table(name)) for name in SHAPE_NAMES),
        tuple(_bonus(bonus.table(name)) for name in COLOUR_NAMES),
    )


def _shape(given: DataFile) -> Mapping[str, Any]:
    given.only(*_KEYS, "amount")
    keys: dict[str, Any] = {
        key: values[0] if key in _OPTIONAL and not given.has(key) else given.one_of(key, values)
        for key, values in _KEYS.items()
    }
    weakens = keys["effect"] == "weaken_all"
    keys["amount"] = given.integer("amount", 0, default=0)
    if not (1 <= keys["amount"] <= 6 if weakens else keys["amount"] == 0):
        raise given.wrong("amount", "irondie-mat-amount")
    if weakens and keys["targets"] == "any":
        raise given.wrong("targets", "irondie-mat-weaken-type")
    if keys["effect"] == "subtract_margin":  # against own dice there is no margin (IRO-29)
        for key in ("opening", "reply"):
            if keys[key] != "enemy":
                raise given.wrong(key, "irondie-mat-margin-enemy")
    return keys


def _bonus(given: DataFile) -> tuple[tuple[str, int], ...]:
    given.only(*TYPE_NAMES)
    kinds = given.keys()
    parts = tuple((kind, given.integer(kind, -6)) for kind in kinds)
    for kind, amount in parts:
        if amount == 0 or amount > 6:
            raise given.wrong(kind, "irondie-mat-bonus-amount")
    if len(parts) > 2:
        raise given.wrong(parts[2][0], "irondie-mat-parts")
    return parts
