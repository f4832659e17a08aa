"""What every message is made of: strict JSON objects, ids, and sentences in all languages.

What clients say is checked by pydantic models (`Wire`). What they are told is made by us, so it
is plain dataclasses (`message`), which `encode` turns into JSON as they are; pydantic describes
them all the same. Seats are 0 and 1; whoever watches has no seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform

import orjson
from pydantic import BaseModel, ConfigDict, Field

from escarmouche.core.texts import Message

RoomId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
# Salts become a word of the record's header, so they hold no blank.
Salt = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Pledge = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]  # SHA-256 of a salt
ActId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=64)]
# Decisions of one seat in a row, joined by commas: as many as any game asks for at once.
MovesText = Annotated[str, Field(min_length=1, max_length=512)]
# What others see of a player: letters, digits and little else, so that no name plays a trick.
Nickname = Annotated[
    str, Field(pattern=r"^[\p{L}\p{N}](?:[\p{L}\p{N} .'’_-]{0,18}[\p{L}\p{N}.])?$")
]
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game"]
Seat = Literal[0, 1]
By = Seat | Literal["chance"]
What = Literal["draw", "takeback", "rematch"]
Happening = Literal[
    "join",
    "leave",
    "pledge",
    "salt",
    "record",
    "move",
    "takeback",
    "offer",
    "answer",
    "resign",
    "say",
    "time",
    "end",
]
View = dict[str, Any]
Level = Annotated[int, Field(ge=1, le=8)]


_STRICT = ConfigDict(extra="forbid", frozen=True)
Kind = TypeVar("Kind")


class Wire(BaseModel):
    """What clients say."""

    model_config = _STRICT


@dataclass_transform(kw_only_default=True)
def message(kind: type[Kind]) -> type[Kind]:
    """What clients are told: nothing is checked when it is made."""
    kind.__pydantic_config__ = _STRICT  # type: ignore[attr-defined]
    return dataclass(kw_only=True)(kind)


def encode(told: object) -> bytes:
    """A message, or a list of them, as JSON."""
    return orjson.dumps(told, default=_said)


def _said(told: object) -> object:
    """Some of what clients said is told again as it was, such as the clock they asked for."""
    if isinstance(told, BaseModel):
        return told.model_dump()
    raise TypeError(f"{type(told).__name__} is no message")


@message
class Text:
    """One sentence in every language."""

    fr: str
    en: str

    @staticmethod
    @lru_cache(maxsize=16_384)  # the same sentences are sent over and over
    def of(message: Message) -> Text:
        return Text(fr=message.text("fr"), en=message.text("en"))


@message
class Ruled:
    """A sentence and the rule it follows from (none for what happens around a game)."""

    rule: str | None
    text: Text
