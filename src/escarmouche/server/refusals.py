"""Why the server refuses something: a code for programs, a sentence for people."""

from __future__ import annotations

from escarmouche.core.errors import (
    EscarmoucheError,
    NotationError,
    OptionError,
    RecordError,
    UnknownGame,
)
from escarmouche.core.texts import Message

STATUS = {
    "malformed": 422,
    "notation": 422,
    "option": 422,
    "record": 422,
    "late-hello": 408,
    "too-large": 413,
    "too-many": 429,
    "defect": 500,
    "busy": 503,
    "given-up": 503,
    "full": 503,
    "unavailable": 503,
    "unknown-game": 404,
    "unknown-room": 404,
    "unknown-text": 404,
    "unknown-page": 404,
    "unknown-key": 401,
    "watching": 403,
    "hints-off": 403,
    "method": 405,
    "seat-taken": 409,
    "said": 409,
    "unknown-invite": 404,
    "unnamed": 403,
    "name-taken": 409,
    "same-player": 409,
    "not-rated": 422,
    "no-push": 422,
    "not-started": 409,
    "not-your-turn": 409,
    "illegal-move": 409,
    "stale": 409,
    "id-used": 409,
    "time": 409,
    "over": 409,
    "not-over": 409,
    "no-dice": 409,
    "no-offer": 409,
    "offered": 409,
    "no-takeback": 409,
    "salted": 409,
    "pledged": 409,
    "broken-pledge": 409,
    "too-long": 409,
    "other-rules": 409,
    "banned": 403,
    "unknown-host": 421,
}


class Refusal(EscarmoucheError):
    """A request that changes nothing; the sentence is `refusal-<code>` unless one is given."""

    def __init__(
        self, code: str, *, rule: str | None = None, message: Message | None = None
    ) -> None:
        message = message or Message(f"refusal-{code}")
        super().__init__(message.id, **message.arguments)
        self.code = code
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Unavailable(Refusal):
    """The database cannot be used now; nothing has changed, and trying again is right."""

    def __init__(self) -> None:
        super().__init__("unavailable")


def refusal_of(error: EscarmoucheError) -> Refusal:
    """The refusal that an error of the library amounts to."""
    if isinstance(error, Refusal):
        return error
    for kind, code in _CODES.items():
        if isinstance(error, kind):
            return Refusal(code, message=error.message)
    return Refusal("malformed", message=error.message)


_CODES: dict[type[EscarmoucheError], str] = {
    UnknownGame: "unknown-game",
    OptionError: "option",
    NotationError: "notation",
    RecordError: "record",
}
