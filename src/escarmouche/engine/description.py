"""What the page must know of a game beside its module: layout, words, options, levels."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game import FreeOption, Game, Option
from escarmouche.core.kernel import LONGEST_LOG, WIDTH
from escarmouche.core.texts import LANGUAGES, text_files
from escarmouche.search.choosing import HOW
from escarmouche.search.levels import LEVELS


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
            language: text_files(language)[f"{game.name}.ftl"].read_text(encoding="utf-8")
            for language in LANGUAGES
        },
        "base": _configured(game, {}).tobytes().hex(),
        "options": [_option(game, option) for option in game.options],
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


def _option(game: Game, option: Option) -> dict[str, Any]:
    """An option with what each value that stands for itself writes into the record."""
    values = [*option.values]
    if isinstance(option, FreeOption):
        values += [",".join(pair) for pair in product(option.pair, repeat=2)]
        values += option.numbers
    written = {}
    for value in values:
        try:
            written[value] = _configured(game, {option.name: value})
        except EscarmoucheError:
            continue  # it only fits together with another option
    base = _configured(game, {})
    touched = np.flatnonzero(sum((each != base for each in written.values()), start=base != base))
    return {
        "name": option.name,
        "default": option.default,
        "at": touched.tolist(),
        "values": {value: each[touched].tobytes().hex() for value, each in written.items()},
    }


def _configured(game: Game, options: dict[str, str]) -> np.ndarray:
    """The bytes of a record with these options, before the set-up."""
    pos = np.zeros(1, game.rules.dtype)
    game.configure(pos[0], game.settings(options))
    return pos.view(np.uint8)
