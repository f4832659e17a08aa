"""Sets of dice (IRO-01, IRO-02): ready ones by name, a user's as TOML, any as text.

A die is its shape letter, its colour letter and `*` if it is rare: `Sk`, `Nb*`. A set is dice
separated by commas. A file gives them as a list:

    dice = ["Sk", "Ar", "Bo", "Nb*", "Rv", "Pg", "Ww", "Fg", "Gy"]
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from escarmouche.core.datafile import DataFile
from escarmouche.core.errors import OptionError
from escarmouche.core.texts import Message
from escarmouche.games.irondie.vocabulary import (
    COLOUR_LETTERS,
    DICE_EACH,
    SHAPE_LETTERS,
    TYPE_NAMES,
)

SMALLEST = 3  # one die of each type

DIE = re.compile(rf"([{SHAPE_LETTERS}])([{COLOUR_LETTERS}])(\*?)")


@dataclass(frozen=True)
class Die:
    """A die of a set, before any roll.

    >>> Die.read("Nb*")
    Die(shape=3, colour=1, rare=True)
    >>> str(Die(0, 6, False))
    'Sk'
    """

    shape: int
    colour: int
    rare: bool

    @classmethod
    def read(cls, text: str) -> Die | None:
        match = DIE.fullmatch(text)
        if not match:
            return None
        return cls(SHAPE_LETTERS.index(match[1]), COLOUR_LETTERS.index(match[2]), bool(match[3]))

    def __str__(self) -> str:
        return SHAPE_LETTERS[self.shape] + COLOUR_LETTERS[self.colour] + "*" * self.rare


@cache
def ready_sets() -> dict[str, str]:
    """The sets that have a name."""
    source = files("escarmouche.games.irondie") / "sets.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


def full_sets() -> tuple[str, ...]:
    """The names of the ready sets that play the whole game."""
    return tuple(name for name, dice in ready_sets().items() if dice.count(",") == DICE_EACH - 1)


def changed(value: str, place: str, die: str) -> str:
    """A set with one of its dice, counted from 1, replaced: changed("red", "1", "Sk")."""
    dice = accept_set(value).split(",")
    if not (place.isascii() and place.isdigit() and 1 <= int(place) <= len(dice)):
        raise OptionError("error-irondie-set-place", place=place, count=len(dice))
    dice[int(place) - 1] = die
    return accept_set(",".join(dice))


def accept_set(value: str) -> str:
    """The dice of a ready set, of a file or of a text, as text; an error says what is missing."""
    if value in ready_sets():
        return ready_sets()[value]
    if value.endswith(".toml"):
        dice = _from_file(value)
    elif "," in value:
        dice = read_set(value.split(","), value)
    else:
        raise OptionError("error-irondie-set-name", name=value, known=", ".join(ready_sets()))
    return ",".join(str(die) for die in dice)


def read_set(words: list[str], place: str) -> list[Die]:
    """The dice that words say; `place` is where they stand."""
    dice: list[Die] = []
    for number, word in enumerate(words, 1):
        die = Die.read(word)
        if die is None:
            raise _error(place, Message("irondie-set-die", {"number": number, "found": word}))
        dice.append(die)
    if not SMALLEST <= len(dice) <= DICE_EACH:
        raise _error(place, Message("irondie-set-count", {"count": len(dice)}))
    for kind, name in enumerate(TYPE_NAMES):
        if all(die.shape // 3 != kind for die in dice):
            raise _error(place, Message(f"irondie-set-lacks-{name}"))
    return dice


def _from_file(path: str) -> list[Die]:
    file = DataFile.read(Path(path))
    file.only("name", "dice")
    return read_set([str(word) for word in file.list_of("dice")], file.file)


def _error(place: str, reason: Message) -> OptionError:
    return OptionError("error-irondie-set", place=place, reason=reason)
