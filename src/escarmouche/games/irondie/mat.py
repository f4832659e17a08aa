"""The battle mat as data: `mat.toml`, or a user's own file of the same form.

A position must stand alone, so a mat that is not the standard one travels in it as one word:

    S:to_abyss:any:enemy:any:black:to_abyss:limbo:0;…;red:attack+2;black:defence+3:vitality-1;…
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from escarmouche.core.errors import OptionError
from escarmouche.core.texts import Message
from escarmouche.games.irondie import table
from escarmouche.games.irondie.sets import (
    COLOUR_NAMES,
    SHAPE_LETTERS,
    SHAPE_NAMES,
    TYPE_NAMES,
    read_toml,
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
_DEFAULTS = {"on_failure": "nothing", "afterwards": "limbo", "amount": 0}


@dataclass(frozen=True)
class Mat:
    """A validated mat: for each shape its keys, for each colour its bonus parts."""

    shapes: tuple[Mapping[str, Any], ...]
    bonuses: tuple[tuple[tuple[str, int], ...], ...]

    def write_into(self, pos: np.record) -> None:
        for (key, values), field in zip(_KEYS.items(), _FIELDS, strict=True):
            pos[field] = [values.index(keys[key]) for keys in self.shapes]
        pos.amount = [keys["amount"] for keys in self.shapes]
        types = np.full((table.COLOURS, 2), table.NO_TYPE, np.int8)
        amounts = np.zeros((table.COLOURS, 2), np.int8)
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
    source = files("escarmouche.games.irondie") / "mat.toml"
    return _validated(tomllib.loads(source.read_text(encoding="utf-8")), "mat.toml")


def accept_mat(value: str) -> str:
    """The name of the standard mat, or the word of another one given as a file or a word."""
    mat = read_mat(value)
    return STANDARD if mat == standard_mat() else mat.word


def read_mat(value: str) -> Mat:
    if value == STANDARD:
        return standard_mat()
    if value.endswith(".toml"):
        return _validated(read_toml(value), value)
    if ";" not in value:
        raise OptionError("error-irondie-mat-name", value=value)
    return _validated(_from_word(value), "mat")


def mat_of(pos: np.record) -> Mat:
    """The mat that a record holds."""
    return _mat_of(*(pos[field].tobytes() for field in (*_FIELDS, "amount", *_BONUS_FIELDS)))


@lru_cache(maxsize=64)
def _mat_of(*fields: bytes) -> Mat:
    *choices, amounts, types, bonuses = (np.frombuffer(field, np.int8) for field in fields)
    shapes = tuple(
        {key: _KEYS[key][values[shape]] for key, values in zip(_KEYS, choices, strict=True)}
        | {"amount": int(amounts[shape])}
        for shape in range(table.SHAPES)
    )
    parts = [
        tuple(
            (TYPE_NAMES[types[place]], int(bonuses[place]))
            for place in (2 * colour, 2 * colour + 1)
            if types[place] != table.NO_TYPE
        )
        for colour in range(table.COLOURS)
    ]
    return Mat(shapes, tuple(parts))


def _from_word(word: str) -> dict[str, Any]:
    """The tables that a word says, as a file would."""
    found: dict[str, Any] = {"bonus": {}}
    for part in word.split(";"):
        name, *values = part.split(":")
        if name in COLOUR_NAMES:
            said = [re.fullmatch(r"([a-z]+)([+-]\d)", value) for value in values]
            found["bonus"][name] = {
                match[1] if match else value: int(match[2]) if match else None
                for match, value in zip(said, values, strict=True)
            }
        elif len(name) == 1 and name in SHAPE_LETTERS and len(values) == len(_KEYS) + 1:
            amount = int(values[-1]) if values[-1].isdecimal() else values[-1]
            keys = dict(zip(_KEYS, values, strict=False)) | {"amount": amount}
            found[SHAPE_NAMES[SHAPE_LETTERS.index(name)]] = keys
        else:
            raise _error("mat", part, Message("irondie-mat-unknown-key"))
    return found


def _validated(tables: Mapping[str, Any], file: str) -> Mat:
    for name in tables:
        if name not in (*SHAPE_NAMES, "bonus"):
            raise _error(file, name, Message("irondie-mat-unknown-key"))
    for name in (*SHAPE_NAMES, "bonus"):
        if not isinstance(tables.get(name), dict):
            raise _error(file, name, Message("irondie-mat-missing"))
    for name in tables["bonus"]:
        if name not in COLOUR_NAMES:
            raise _error(file, f"bonus.{name}", Message("irondie-mat-unknown-key"))
    return Mat(
        tuple(_shape(tables[name], name, file) for name in SHAPE_NAMES),
        tuple(_bonus(tables["bonus"].get(name), name, file) for name in COLOUR_NAMES),
    )


def _shape(given: Mapping[str, Any], name: str, file: str) -> Mapping[str, Any]:
    for key in given:
        if key not in (*_KEYS, "amount"):
            raise _error(file, f"{name}.{key}", Message("irondie-mat-unknown-key"))
    keys = _DEFAULTS | dict(given)
    for key, values in _KEYS.items():
        if key not in keys:
            raise _error(file, f"{name}.{key}", Message("irondie-mat-missing"))
        if keys[key] not in values:
            reason = Message("irondie-mat-choice", {"values": ", ".join(values)})
            raise _error(file, f"{name}.{key}", reason)
    weakens = keys["effect"] == "weaken_all"
    least, most = (1, 6) if weakens else (0, 0)
    if type(keys["amount"]) is not int or not least <= keys["amount"] <= most:
        reason = Message("irondie-mat-amount", {"least": least, "most": most})
        raise _error(file, f"{name}.amount", reason)
    if weakens and keys["targets"] == "any":
        raise _error(file, f"{name}.targets", Message("irondie-mat-weaken-type"))
    if keys["effect"] == "subtract_margin":  # against own dice there is no margin (IRO-29)
        for key in ("opening", "reply"):
            if keys[key] != "enemy":
                raise _error(file, f"{name}.{key}", Message("irondie-mat-margin-enemy"))
    return keys


def _bonus(given: Any, name: str, file: str) -> tuple[tuple[str, int], ...]:
    key = f"bonus.{name}"
    if not isinstance(given, dict):
        raise _error(file, key, Message("irondie-mat-missing"))
    if len(given) > 2:
        raise _error(file, key, Message("irondie-mat-parts"))
    for kind, amount in given.items():
        if kind not in TYPE_NAMES:
            reason = Message("irondie-mat-choice", {"values": ", ".join(TYPE_NAMES)})
            raise _error(file, f"{key}.{kind}", reason)
        if type(amount) is not int or not -6 <= amount <= 6 or amount == 0:
            raise _error(file, f"{key}.{kind}", Message("irondie-mat-bonus-amount"))
    return tuple(given.items())


def _error(file: str, key: str, reason: Message) -> OptionError:
    return OptionError("error-irondie-mat", file=file, key=key, reason=reason)
