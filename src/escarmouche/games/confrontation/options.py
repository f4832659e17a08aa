"""What warbands and scenario of a battle may be: a shipped name, a file, or what a record keeps.

A record keeps the content of a user's file, so that it needs no file: compact JSON as one word.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.core.datafile import DataFile
from escarmouche.core.errors import OptionError
from escarmouche.core.files import read_toml

if TYPE_CHECKING:  # games and their options are listed without loading what compiles their rules
    from escarmouche.games.confrontation.profiles import Warband
    from escarmouche.games.confrontation.scenario import Scenario

RANDOM = "random:"  # a scenario made from the seed that follows
_LARGEST = 64 * 1024  # as a file may be
_FOLDER = files("escarmouche.games.confrontation")


@cache
def shipped(folder: str, first: str) -> tuple[str, ...]:
    """The names of what comes with the game, the default first."""
    names = {entry.name.removesuffix(".toml") for entry in (_FOLDER / folder).iterdir()}
    return (first, *sorted(names - {first}))


def warband_names() -> tuple[str, ...]:
    return shipped("warbands", "cindermark")


def scenario_names() -> tuple[str, ...]:
    return shipped("scenarios", "crossroads")


@cache
def shipped_warband(name: str) -> Warband:
    return _read_warband(DataFile.shipped(_FOLDER / "warbands" / f"{name}.toml"))


@cache
def shipped_scenario(name: str) -> Scenario:
    return _read_scenario(DataFile.shipped(_FOLDER / "scenarios" / f"{name}.toml"))


def accept_warbands(value: str) -> str:
    """Two warbands as a record keeps them: `cindermark,greywater`, or a JSON list."""
    words = _json(value, "warbands") if value.startswith("[") else value.split(",")
    if not isinstance(words, list) or len(words) != 2:
        raise OptionError("error-skirmish-pair", value=value)
    kept = [_kept(word, "warbands", warband_names()) for word in words]
    for table in kept:
        _warband(table)
    return ",".join(kept) if all(isinstance(each, str) for each in kept) else _word(kept)


def chosen_warband(value: str) -> Warband:
    """One warband, by its name or from a file."""
    return _warband(_kept(value, "warbands", warband_names()))


def accept_scenario(value: str) -> str:
    """A scenario as a record keeps it: its name, or a JSON table.

    `random:SEED` is kept as what comes out, so that a record never depends on how it was made.
    """
    word = _json(value, "scenario") if value.startswith("{") else value
    if value.startswith(RANDOM):
        word = _random(value)
    kept = _kept(word, "scenario", scenario_names())
    _scenario(kept)
    return kept if isinstance(kept, str) else _word(kept)


@lru_cache(64)
def warbands_of(kept: str) -> tuple[Warband, Warband]:
    """The two warbands of an option that was accepted."""
    blue, red = json.loads(kept) if kept.startswith("[") else kept.split(",")
    return _warband(blue), _warband(red)


@lru_cache(64)
def scenario_of(kept: str) -> Scenario:
    """The scenario of an option that was accepted."""
    return _scenario(json.loads(kept) if kept.startswith("{") else kept)


def number_or_auto(option: str, numbers: Iterable[int]) -> Any:
    """An option that is `auto` or one of these numbers."""
    known = tuple(numbers)

    def accept(value: str) -> str:
        if value == "auto":
            return value
        if not (value.isascii() and value.isdigit() and int(value) in known):
            raise OptionError(
                "error-skirmish-number", option=option, value=value, least=known[0], most=known[-1]
            )
        return str(int(value))

    return accept


def _read_warband(data: DataFile) -> Warband:
    from escarmouche.games.confrontation.profiles import read_warband

    return read_warband(data)


def _read_scenario(data: DataFile) -> Scenario:
    from escarmouche.games.confrontation.scenario_file import read_scenario

    return read_scenario(data)


def _warband(kept: Any) -> Warband:
    if isinstance(kept, str):
        return shipped_warband(kept)
    return _read_warband(DataFile(str(kept.get("name", "")), kept))


def _scenario(kept: Any) -> Scenario:
    if isinstance(kept, str):
        return shipped_scenario(kept)
    return _read_scenario(DataFile(str(kept.get("name", "")), kept))


def _random(value: str) -> Any:
    from escarmouche.games.confrontation.random_scenario import random_scenario

    seed = value.removeprefix(RANDOM)
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 18):
        raise OptionError("error-skirmish-seed", value=value)
    return random_scenario(int(seed))


def _kept(word: Any, option: str, known: tuple[str, ...]) -> Any:
    """A name, or the content of a file, checked while what is wrong is named by the file."""
    if isinstance(word, dict):
        return word
    if isinstance(word, str) and word.endswith(".toml"):
        content = read_toml(word)
        read = _read_warband if option == "warbands" else _read_scenario
        read(DataFile(Path(word).name, content))
        return content
    if word not in known:
        raise OptionError("error-skirmish-unknown", value=str(word), known=", ".join(known))
    return word


def _json(text: str, option: str) -> Any:
    if len(text) > _LARGEST:
        raise OptionError("error-skirmish-long", option=option, most=_LARGEST)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError("error-skirmish-inline", option=option, reason=str(error)) from None


def _word(content: Any) -> str:
    """As one word: blanks can only be inside texts, where JSON can spell them."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).replace(" ", "\\u0020")
