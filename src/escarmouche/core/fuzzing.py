"""Texts that are almost positions: each is refused in a sentence, or the game can be played on.

for text in fuzzing.texts(game, seed=1, count=20_000):
    fuzzing.check(game, text)
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from escarmouche.core.conformance import LONGEST, MANY_VARIANTS, NotConformant, random_record
from escarmouche.core.errors import NotationError
from escarmouche.core.game import Game
from escarmouche.core.kernel import CHANCE, NOBODY, OVER, SPECTATOR
from escarmouche.core.position import Position

SAMPLE = 50  # positions of a game that are changed
_PARTS = re.compile(r"([,;/:>]|(?<=\d)(?=\D)|(?<=\D)(?=\d))")


def texts(game: Game, seed: int, count: int) -> Iterator[str]:
    """Positions of random games, as every audience sees them, each changed in a few places."""
    chooser = random.Random(seed)
    known = []
    for options in game.variants:
        for number in range(1 if len(game.variants) > MANY_VARIANTS else 3):
            played = random_record(game, options, random.Random(f"{seed}-{number}")).positions
            for position in chooser.sample(played, min(len(played), SAMPLE)):
                shown = position.hide(chooser.choice((0, 1, SPECTATOR)))
                known += [position.text, shown.text]
    for _ in range(count):
        text = chooser.choice(known)
        for _ in range(chooser.choice((1, 1, 1, 2, 3))):
            text = _changed(text, chooser.choice(known), chooser)
        yield text


def check(game: Game, text: str, play_on: bool = True) -> Position | None:
    """The position of a text; None if it is refused with a reason in both languages."""
    try:
        position = game.position(text)
    except NotationError as refusal:
        if not all(refusal.text(language) for language in ("fr", "en")):
            raise NotConformant(f"{game.name}: no reason: {text}") from refusal
        return None
    except Exception as error:
        raise NotConformant(f"{game.name}: {error!r}: {text}") from error
    if play_on:
        if game.position(position.text) != position:
            raise NotConformant(f"{game.name}: reads back differently: {text}")
        _play_on(game, position, random.Random(text))
    return position


def _play_on(game: Game, position: Position, chooser: random.Random) -> None:
    """A random game from here, until it is over."""
    kernel, pos = game.rules.kernel, position.record
    moves, weights = game.rules.buffer(), game.rules.buffer()
    for _ in range(LONGEST):
        actor = kernel.actor(pos)
        winner, _ = kernel.outcome(pos)
        if (actor == OVER) == (winner == NOBODY):
            raise NotConformant(f"{game.name}: a winner exactly at the end: {position.text}")
        if actor == OVER:
            return
        count = kernel.moves(pos, moves)
        if count == 0:
            raise NotConformant(f"{game.name}: nothing can be played: {position.text}")
        place = chooser.randrange(count)
        if actor == CHANCE:
            kernel.weights(pos, weights)
            place = chooser.choices(range(count), weights[:count].tolist())[0]
        kernel.play(pos, int(moves[place]), None)
    raise NotConformant(f"{game.name}: never ends: {position.text}")


def _changed(text: str, other: str, chooser: random.Random) -> str:
    """A text with one change: of a letter, of a part of a field, or of a field."""
    match chooser.randrange(6):
        case 0:
            place = chooser.randrange(len(text) + 1)
            letter = chooser.choice((chooser.choice(other), "", chooser.choice(",;/:>=?!*~^-09 ")))
            return text[:place] + letter + text[place + chooser.randrange(2) :]
        case 1 | 2:
            return _field_of_another(text, other, chooser)
        case 3:
            fields = text.split(" ")
            fields.pop(chooser.randrange(len(fields)))
            return " ".join(fields)
        case _:
            return _part_changed(text, other, chooser)


def _field_of_another(text: str, other: str, chooser: random.Random) -> str:
    field = chooser.choice(other.split(" "))
    key = field.partition("=")[0]
    kept = [mine for mine in text.split(" ") if mine.partition("=")[0] != key]
    return " ".join([*kept, field])


def _part_changed(text: str, other: str, chooser: random.Random) -> str:
    """A word between signs doubled, dropped, counted up or down, or taken from another text."""
    parts, others = _PARTS.split(text), _PARTS.split(other)
    place = chooser.randrange(len(parts))
    part = parts[place]
    if part.isdecimal() and chooser.random() < 0.5:
        part = str(int(part) + chooser.choice((-1, 1)))
    else:
        part = chooser.choice(("", part + part, chooser.choice(others), chooser.choice(parts)))
    return "".join([*parts[:place], part, *parts[place + 1 :]])
