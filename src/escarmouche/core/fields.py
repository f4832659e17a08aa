"""The fields of a position's text, `name=value` separated by blanks, as every game writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from escarmouche.core.errors import EscarmoucheError, NotationError


def read_fields(text: str, known: Sequence[str], needed: Sequence[str]) -> dict[str, str]:
    """The values by name; a field that is unknown, given twice or missing is refused."""
    fields: dict[str, str] = {}
    for word in text.split():
        key, sign, value = word.partition("=")
        if not sign or key not in known:
            raise NotationError("error-position-field", word=word, known=", ".join(known))
        if key in fields:
            raise NotationError("error-position-twice", key=key)
        fields[key] = value
    for key in needed:
        if key not in fields:
            raise NotationError("error-position-missing", key=key)
    return fields


@contextmanager
def as_notation() -> Iterator[None]:
    """What is wrong with a part of a position is wrong with the position."""
    try:
        yield
    except EscarmoucheError as error:
        raise NotationError(error.message.id, **error.message.arguments) from error


def choice(key: str, value: str, values: Sequence[str]) -> int:
    """Which of the possible values this is."""
    if value not in values:
        raise NotationError("error-position-choice", key=key, value=value, values=", ".join(values))
    return values.index(value)


def number(key: str, value: str, least: int, most: int) -> int:
    """
    >>> number("still", "12", 0, 60)
    12
    """
    if not re.fullmatch(r"-?[0-9]{1,4}", value) or not least <= int(value) <= most:
        raise NotationError("error-position-value", key=key, value=value)
    return int(value)


def numbers(key: str, value: str, count: int, most: int) -> list[int]:
    """Several numbers from 0 on, with commas between them."""
    if not re.fullmatch(r"[0-9]{1,4}(,[0-9]{1,4})*", value) or value.count(",") != count - 1:
        raise NotationError("error-position-value", key=key, value=value)
    found = [int(each) for each in value.split(",")]
    if max(found) > most:
        raise NotationError("error-position-value", key=key, value=value)
    return found
