"""What the page must know of a game beside its module: layout, words, options, levels."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import numpy as np

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game import FreeOption, Game, Option
from escarmouche.core.kernel import LONGEST_LOG, WIDTH
from escarmouche.core.texts import LANGUAGES, text_files
from escarmouche.search.choosing import HOW
from escarmouche.search.levels import LEVELS

Run = tuple[int, str]  # a place in the record and the bytes there, as hexadecimal digits

# What a table never says: rule books and lists of games have it from files of their own.
_UNSPOKEN = re.compile(
    r"[A-Z]{3}-[0-9]|option-|diagram-|reason-|error-(?!\w+-move )|[a-z]+-section-|#"
)
_ENTRY = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)


def description(game: Game) -> dict[str, Any]:
    """A game as plain data (JSON)."""
    rules = game.rules
    return {
        "name": game.name,
        "version": rules.version,
        "seats": game.seats,
        "record": rules.dtype.itemsize,
        "move_count": rules.move_count,
        "chance_from": rules.chance_from,
        "reasons": rules.reasons,
        "log": [LONGEST_LOG, WIDTH],
        "vocabulary": rules.vocabulary.table(),
        "texts": {
            language: _spoken(text_files(language)[f"{game.name}.ftl"].read_text(encoding="utf-8"))
            for language in LANGUAGES
        },
        **_options(game),
        "levels": {
            level: {
                "how": known.how(game).tobytes().hex(),
                "judging": known.how(game, contempt=False).tobytes().hex(),
                "proves": known.proves and game.solvable,
            }
            for level, known in LEVELS.items()
            if rules.has("insight")
        },
        "how": {name: [str(kind), at] for name, (kind, at, *_) in (HOW.fields or {}).items()},
    }


def _spoken(texts: str) -> str:
    """The Fluent messages that are said at a table, without comments."""
    return "".join(entry for entry in _ENTRY.split(texts) if not _UNSPOKEN.match(entry))


def _values(option: Option) -> list[str]:
    """The values that stand for themselves; others only the server understands."""
    values = [*option.values]
    if isinstance(option, FreeOption):
        values += [",".join(pair) for pair in product(option.pair, repeat=2)]
        values += option.numbers
    return values


def _options(game: Game) -> dict[str, Any]:
    """What each value of an option writes into the record, and what two of them write together."""
    base = _bytes(game, {})
    assert base is not None
    alone = {option.name: _alone(game, option, base) for option in game.options}
    return {
        "base": base.tobytes().hex(),
        "options": [
            {"name": option.name, "default": option.default, "values": alone[option.name]}
            for option in game.options
        ],
        "together": [
            {"names": pair, "values": _together(game, base, {name: alone[name] for name in pair})}
            for pair in game.entwined
        ],
    }


def _alone(game: Game, option: Option, base: np.ndarray) -> dict[str, list[Run]]:
    """What each value writes if nothing else is asked for."""
    entwined = any(option.name in pair for pair in game.entwined)
    written = {}
    for value in _values(option):
        made = _bytes(game, {option.name: value})
        if made is not None:
            written[value] = _written(base, made)
        elif entwined:  # it only fits together with another option, which tells what it writes
            written[value] = []
    return written


def _together(
    game: Game, base: np.ndarray, alone: dict[str, dict[str, list[Run]]]
) -> dict[str, list[Run]]:
    """What is still to be written when each of two options has written its own."""
    written = {}
    for pair in product(*alone.values()):
        chosen = dict(zip(alone, pair, strict=True))
        made = _bytes(game, chosen)
        if made is not None:
            apart = base.copy()
            for name, value in chosen.items():
                _write(apart, alone[name][value])
            written[" ".join(pair)] = _written(apart, made)
    return written


def _written(before: np.ndarray, after: np.ndarray) -> list[Run]:
    """Where two records differ, and what is there in the second."""
    changed = np.flatnonzero(before != after)
    runs = np.split(changed, np.flatnonzero(np.diff(changed) > 1) + 1)
    return [(int(run[0]), after[run].tobytes().hex()) for run in runs if len(run)]


def _write(record: np.ndarray, runs: list[Run]) -> None:
    for at, digits in runs:
        written = np.frombuffer(bytes.fromhex(digits), np.uint8)
        record[at : at + len(written)] = written


def _bytes(game: Game, options: dict[str, str]) -> np.ndarray | None:
    """The bytes of a record with these options, before the set-up; None if they do not fit."""
    pos = np.zeros(1, game.rules.dtype)
    try:
        game.configure(pos[0], game.settings(options))
    except EscarmoucheError:
        return None
    return pos.view(np.uint8)
