"""Positions of the skirmish as text (docs/notation-confrontation.md): the whole record.

    b1=Orsk_Ashhand;card:10,4,5,6,4,6,-,6,-,4;pa:56;status:table;at:240,96;face:3;wound:light …
    spell_name1=Ember_lance spell1=0,2,2,7,20,2 … terrain=1,1,2,3 width=60 height=60 turn=2 …

Every fighter is a word: its name, then what differs from an empty place, as `field:value`. A table
of the record is a word for each row that is not empty (`effect2=…`, from 1), a list one word; what
stands last and is as in an empty record is left out. Numbers are those of `table`; `-` is a
characteristic that is missing. In names a blank is `_`, and what would be read otherwise is its
code: `%003b`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

import numpy as np

from escarmouche.core.errors import NotationError
from escarmouche.core.record_dtype import PADDING
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.laying import clear
from escarmouche.games.confrontation.limits import check_limits, check_whole
from escarmouche.games.confrontation.profiles import BASES
from escarmouche.games.confrontation.table import POSITION
from escarmouche.games.confrontation.vocabulary import FIGHTERS, PHASES, SEATS

# What numbers are called, and fields of bits that name fighters.
NAMES: Mapping[str, tuple[str, ...]] = {
    "base": tuple(BASES),
    "status": ("absent", "hand", "table", "dead", "fled", "vanished"),
    "wound": ("healthy", "light", "serious", "critical", "killed"),
    "phase": PHASES,
}
BITS = ("touch", "carded", "shown", "candidates", "escorts", "inside", "near")
LETTERS = ("name", "spell_name")
BY_SEAT = ("pile", "reserve")
# Fields of fighters under another name, or written together.
ATTRIBUTES = {"card": ("printed",), "at": ("x", "y"), "face": ("facing",)}
_MISSING = "-"
_ESCAPED = re.compile(r"[^\w.'’!?()/-]|_")
_CODE = re.compile(r"%([0-9a-f]{4})")
_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,20}", re.ASCII)


def _is_of_fighters(field: str) -> bool:
    return POSITION[field].shape[:1] == (MOST_FIGHTERS,)


@cache
def _usual() -> dict[str, Any]:
    """The fields of a record in which nothing is."""
    empty = np.zeros(1, POSITION)[0]
    clear(empty)
    return {field: empty[field].tolist() for field in POSITION.names or () if field != PADDING}


@cache
def _attributes() -> dict[str, tuple[str, ...]]:
    """The attributes of a fighter's word, in the order of the record, and their fields."""
    together = {field: name for name, fields in ATTRIBUTES.items() for field in fields}
    found: dict[str, tuple[str, ...]] = {}
    for field in POSITION.names or ():
        if _is_of_fighters(field) and field != "name":
            name = together.get(field, field)
            found[name] = ATTRIBUTES.get(name, (field,))
    return found


@cache
def _words() -> dict[str, tuple[str, int | None]]:
    """The other words, in the order of the record: their field, and the row for a table."""
    found: dict[str, tuple[str, int | None]] = {}
    for field in POSITION.names or ():
        shape = POSITION[field].shape
        if field == PADDING or _is_of_fighters(field):
            continue
        if len(shape) < 2:
            found[field] = field, None
        elif field in BY_SEAT:
            found |= {f"{field}-{seat}": (field, number) for number, seat in enumerate(SEATS)}
        else:
            found |= {f"{field}{row + 1}": (field, row) for row in range(shape[0])}
    return found


def write(pos: np.record) -> str:
    found = {field: pos[field].tolist() for field in _usual()}
    words = [f"{name}={text}" for name, text in _fighters(found)]
    for word, (field, row) in _words().items():
        value, usual = found[field], _usual()[field]
        if value != usual:
            if row is not None:
                value, usual = value[row], usual[row]
            if text := _text(field, value, usual):
                words.append(f"{word}={text}")
    return " ".join(words)


def _fighters(found: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    usual = _usual()
    parts: list[list[str]] = [[_letters(name)] for name in found["name"]]
    for attribute, fields in _attributes().items():
        if all(found[field] == usual[field] for field in fields):
            continue
        values = zip(*(found[field] for field in fields), strict=True)
        usuals = zip(*(usual[field] for field in fields), strict=True)
        for words, mine, ordinary in zip(parts, values, usuals, strict=True):
            if mine != ordinary:
                words.append(f"{attribute}:{_text(fields[0], [*mine], [*ordinary])}")
    for name, words in zip(FIGHTERS, parts, strict=True):
        if words != [""]:
            yield name, ";".join(words)


def _text(field: str, value: Any, usual: Any) -> str:
    """A value, without the end that is as usual; nothing if it is so altogether."""
    if value == usual:
        return ""
    if field in LETTERS:
        return _letters(value)
    values, usuals = _flat(value), _flat(usual)
    end = len(values)
    while values[end - 1] == usuals[end - 1]:
        end -= 1
    return ",".join(_number_text(field, each) for each in values[:end])


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    if value and not isinstance(value[0], list):
        return value
    return [number for each in value for number in _flat(each)]


def _number_text(field: str, value: int) -> str:
    if field in NAMES and 0 <= value < len(NAMES[field]):
        return NAMES[field][value]
    if field in BITS:
        if value >> MOST_FIGHTERS == 0 and value:
            return "+".join(FIGHTERS[bit] for bit in range(MOST_FIGHTERS) if value >> bit & 1)
        return str(value)
    return _MISSING if value == table.MISSING else str(value)


def _letters(letters: list[int]) -> str:
    name = "".join(chr(letter) for letter in letters if letter)
    return _ESCAPED.sub(lambda found: "_" if found[0] == " " else f"%{ord(found[0]):04x}", name)


def read(text: str) -> np.record:
    pos: np.record = np.zeros(1, POSITION)[0]
    clear(pos)
    seen = set()
    for word in text.split():
        key, sign, value = word.partition("=")
        if not sign or not (key in FIGHTERS or key in _words()):
            raise NotationError("error-skirmish-word", word=word)
        if key in seen:
            raise NotationError("error-position-twice", key=key)
        seen.add(key)
        if key in FIGHTERS:
            _read_fighter(pos, FIGHTERS.index(key), key, value)
        else:
            field, row = _words()[key]
            if row is None and not POSITION[field].shape:
                pos[field] = _read_values(key, field, value, 1)[0]
            else:
                _fill(pos[field] if row is None else pos[field][row], key, field, value)
    for key in ("width", "height", "turns"):
        if key not in seen:
            raise NotationError("error-position-missing", key=key)
    check_whole(pos)
    return pos


def _read_fighter(pos: np.record, number: int, key: str, text: str) -> None:
    name, *parts = text.split(";")
    _spell(pos.name[number], key, name)
    seen = set()
    for part in parts:
        attribute, sign, value = part.partition(":")
        if not sign or attribute not in _attributes():
            known = ", ".join(_attributes())
            raise NotationError("error-skirmish-part", word=key, part=part, known=known)
        if attribute in seen:
            raise NotationError("error-position-twice", key=f"{key} {attribute}")
        seen.add(attribute)
        where = f"{key} {attribute}"
        fields = _attributes()[attribute]
        if len(fields) > 1:
            numbers = _read_values(where, fields[0], value, len(fields))
            for field, each in zip(fields, numbers, strict=False):
                pos[field][number] = each
        elif len(POSITION[fields[0]].shape) > 1:
            _fill(pos[fields[0]][number], where, fields[0], value)
        else:
            pos[fields[0]][number] = _read_values(where, fields[0], value, 1)[0]


def _fill(target: np.ndarray, key: str, field: str, text: str) -> None:
    """Write what a word says into a list of the record; the rest of it stays as usual."""
    if field in LETTERS:
        _spell(target, key, text)
        return
    flat = target.reshape(-1)
    numbers = _read_values(key, field, text, len(flat))
    flat[: len(numbers)] = numbers


@lru_cache(1 << 14)  # from one position of a battle to the next little changes
def _read_values(key: str, field: str, text: str, most: int) -> tuple[int, ...]:
    words = text.split(",")
    if len(words) > most:
        raise NotationError("error-position-value", key=key, value=text)
    return tuple(_read_number(key, field, word) for word in words)


def _read_number(key: str, field: str, word: str) -> int:
    if field in NAMES and word in NAMES[field]:
        return NAMES[field].index(word)
    if word == _MISSING and field in ("printed", "immune"):
        return table.MISSING
    if field in BITS and word and word[0] in "brx":
        names = word.split("+")
        if not set(names) <= set(FIGHTERS):
            raise NotationError("error-position-value", key=key, value=word)
        return sum(1 << FIGHTERS.index(name) for name in set(names))
    if not _WHOLE_NUMBER.fullmatch(word):
        raise NotationError("error-position-value", key=key, value=word)
    return check_limits(key, field, int(word))


def _spell(letters: np.ndarray, key: str, text: str) -> None:
    name = _CODE.sub(lambda found: chr(int(found[1], 16)), text.replace("_", " "))
    codes = [ord(letter) for letter in name]
    if len(codes) > len(letters) or any(not 0 < code <= 0x7FFF for code in codes):
        raise NotationError("error-position-value", key=key, value=text)
    letters[:] = 0
    letters[: len(codes)] = codes
