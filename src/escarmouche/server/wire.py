"""What every message is made of: strict JSON objects, ids, and sentences in all languages.

Seats are 0 and 1; whoever watches has no seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from escarmouche.core.texts import Message

RoomId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
# Salts become a word of the record's header, so they hold no blank.
Salt = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
ActId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=64)]
# Decisions of one seat in a row, joined by commas: as many as any game asks for at once.
MovesText = Annotated[str, Field(min_length=1, max_length=512)]
Seat = Literal[0, 1]
Level = Annotated[int, Field(ge=1, le=8)]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Text(Wire):
    """One sentence in every language."""

    fr: str
    en: str

    @staticmethod
    @lru_cache(maxsize=16_384)  # the same sentences are sent over and over
    def of(message: Message) -> Text:
        return Text(fr=message.text("fr"), en=message.text("en"))


class Ruled(Wire):
    """A sentence and the rule it follows from (none for what happens around a game)."""

    rule: str | None
    text: Text
