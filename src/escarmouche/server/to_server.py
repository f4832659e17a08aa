"""What clients say: every JSON message to the server (docs/server-protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, model_validator

from escarmouche.server.wire import (
    ActId,
    Key,
    Level,
    MovesText,
    MoveText,
    Nickname,
    Phrase,
    Pledge,
    Salt,
    What,
    Wire,
)


class SeatAsked(Wire):
    """Who is to take a seat: the creator, a friend with a link, anyone, or the computer."""

    kind: Literal["you", "friend", "open", "computer"]
    level: Level | None = None


class Bank(Wire):
    """Time for the whole game and for each turn, in seconds."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=1, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class Days(Wire):
    """Days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


Clock = Annotated[Bank | Days, Field(discriminator="kind")]


class Introduced(Wire):
    """Who comes: a name to show, and in a rated game the key of a player known here."""

    name: Nickname | None = None
    player: Key | None = None


class ToServerCreate(Introduced):
    game: Annotated[str, Field(max_length=32)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=32)], Annotated[str, Field(max_length=1_000)]],
        Field(max_length=16, default_factory=dict),
    ]
    seats: tuple[SeatAsked, SeatAsked]
    clock: Clock | None = None
    dice: Literal["fair", "typed"] = "fair"
    rated: bool = False
    # A game begun elsewhere that goes on in this room.
    record: Annotated[str, Field(max_length=100_000)] | None = None


class ToServerJoin(Introduced):
    invite: Key | None = None


class ToServerPlayer(Wire):
    """A name to be known by, and the key that only this player has."""

    name: Nickname
    key: Key


class PushKeys(Wire):
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_=-]{16,32}$")]


class ToServerPush(Wire):
    """Where a browser wants to be told that it is its seat's turn (a push subscription)."""

    endpoint: Annotated[str, Field(max_length=1_000)]
    keys: PushKeys
    language: Literal["fr", "en"] = "fr"


class ToServerTry(Wire):
    """A move that somebody asks about, in notation or as what a hand touched so far."""

    move: MoveText | None = None
    steps: Annotated[list[MoveText], Field(max_length=16)] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> ToServerTry:
        if (self.move is None) == (self.steps is None):
            raise ValueError("give a move or steps")
        return self


class ToServerAhead(Wire):
    """What a hand would touch, a move each, and a piece to tell more about."""

    steps: Annotated[list[MoveText], Field(max_length=8)]
    about: Annotated[str, Field(max_length=16)] | None = None


class ToServerRecord(Wire):
    record: Annotated[str, Field(max_length=400_000)]


class ToServerHello(Wire):
    """The first message of a socket; without a key one watches."""

    type: Literal["hello"]
    key: Key | None = None
    salt: Salt | None = None
    since: Annotated[int, Field(ge=0)] | None = None


class ToServerMove(Wire):
    """Decisions, or in a room with typed dice faces; `after` is the version they answer."""

    type: Literal["move"]
    id: ActId
    move: MovesText
    after: Annotated[int, Field(ge=0)] | None = None


class ToServerPledge(Wire):
    """The SHA-256 of the salt that this seat will show once the other seat's is in."""

    type: Literal["pledge"]
    id: ActId
    pledge: Pledge


class ToServerSalt(Wire):
    type: Literal["salt"]
    id: ActId
    salt: Salt


class ToServerOffer(Wire):
    type: Literal["offer"]
    id: ActId
    what: What


class ToServerAnswer(Wire):
    """Yes or no to the other seat's offer; no to one's own withdraws it."""

    type: Literal["answer"]
    id: ActId
    what: What
    accept: bool


class ToServerResign(Wire):
    type: Literal["resign"]
    id: ActId


class ToServerSay(Wire):
    """One of a few phrases; whoever does not want to hear them mutes them."""

    type: Literal["say"]
    id: ActId
    phrase: Phrase


class ToServerPing(Wire):
    type: Literal["ping"]


Act = (
    ToServerMove
    | ToServerPledge
    | ToServerSalt
    | ToServerOffer
    | ToServerAnswer
    | ToServerResign
    | ToServerSay
)
ToServerAct = Annotated[Act, Field(discriminator="type")]
socket_message: TypeAdapter[ToServerHello | ToServerPing | Act] = TypeAdapter(
    Annotated[ToServerHello | ToServerPing | Act, Field(discriminator="type")]
)
