"""What clients are told: the catalogue, rooms and games underway (docs/server-protocol.md).

What an audience is sent is made from `position.hide(audience)` alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from escarmouche.server.to_server import Clock
from escarmouche.server.wire import Ruled, Seat, Text, Wire


class NamedValue(Wire):
    value: str
    name: Text


class OptionInfo(Wire):
    """An option of a game; `names` are those of `values`, in the same order.

    Where `pair` is not empty, two of its values joined by a comma, one for each seat, are a
    value too.
    """

    name: str
    title: Text
    values: list[str]
    names: list[Text]
    pair: list[NamedValue]
    default: str
    free: bool
    text: Text


class GameInfo(Wire):
    """A game of the catalogue."""

    name: str
    title: Text
    seats: tuple[Text, Text]
    seat_names: tuple[str, str]
    rules_version: int
    options: list[OptionInfo]


class RuleInfo(Wire):
    id: str
    origin: list[str]
    text: Text


class SectionInfo(Wire):
    title: Text
    rules: list[RuleInfo]


class SeatInfo(Wire):
    name: Text
    kind: Literal["person", "computer"]
    level: int | None
    taken: bool


class RoomInfo(Wire):
    """What never changes in a room, apart from who sits where."""

    id: str
    game: str
    title: Text
    options: dict[str, str]
    seats: tuple[SeatInfo, SeatInfo]
    clock: Clock | None
    dice: Literal["fair", "typed"]
    commitment: str | None
    rated: bool
    hints: bool
    created: int


class Choice(Wire):
    """A legal move and what a hand touches to make it."""

    move: str
    steps: list[str]


class Play(Wire):
    """A move of a seat, or an outcome of chance."""

    by: Seat | Literal["chance"]
    move: str
    events: list[Ruled]


class LogItem(Wire):
    """One thing that happened, as an audience may know it."""

    version: int
    kind: Literal["join", "salt", "move", "takeback", "offer", "answer", "resign", "time"]
    seat: Seat | None
    plays: list[Play]
    text: Text | None


class ClockState(Wire):
    """Milliseconds left of each seat; the clock of seat `running` goes on from there."""

    left: tuple[int, int]
    running: Seat | None


class Offer(Wire):
    what: Literal["draw", "takeback", "rematch"]
    seat: Seat


class Result(Wire):
    """How it ended: the winning seat, or none for a draw."""

    winner: Seat | None
    reason: str
    text: Text


class State(Wire):
    """The room as an audience may see it now.

    `threats` names for each seat the pieces that the other one could take or hurt next.
    """

    status: Literal["waiting", "playing", "over"]
    position: str
    view: dict[str, Any]
    threats: tuple[list[str], list[str]]
    actor: Seat | Literal["chance"] | None
    secret: bool
    prompt: Ruled
    moves: list[Choice]
    clock: ClockState | None
    offers: list[Offer]
    takeback: bool
    result: Result | None
    rematch: str | None


class ToClientWelcome(Wire):
    type: Literal["welcome"] = "welcome"
    room: RoomInfo
    seat: Seat | None


class ToClientUpdate(Wire):
    """What the client had not seen yet, and how things stand now."""

    type: Literal["update"] = "update"
    version: int
    log: list[LogItem]
    state: State


class ToClientRoom(Wire):
    """The seats changed hands."""

    type: Literal["room"] = "room"
    room: RoomInfo


class ToClientAck(Wire):
    """The act `id` is on the disk; it was played once, however often it was sent."""

    type: Literal["ack"] = "ack"
    id: str
    version: int


class ToClientRefusal(Wire):
    """The message was refused and nothing changed."""

    type: Literal["refusal"] = "refusal"
    id: str | None
    code: str
    rule: str | None
    text: Text


class ToClientPong(Wire):
    type: Literal["pong"] = "pong"


ToClient = Annotated[
    ToClientWelcome | ToClientUpdate | ToClientRoom | ToClientAck | ToClientRefusal | ToClientPong,
    Field(discriminator="type"),
]


class Created(Wire):
    """A new room; keys and invites are shown this once and kept only as hashes."""

    room: RoomInfo
    keys: dict[str, str]
    invites: dict[str, str]


class Joined(Wire):
    room: RoomInfo
    seat: Seat
    key: str


class Snapshot(Wire):
    room: RoomInfo
    seat: Seat | None
    version: int
    log: list[LogItem]
    state: State


class Challenge(Wire):
    room: RoomInfo
    seat: Seat


class Problem(BaseModel):
    """A refusal over HTTP, as application/problem+json."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    text: Text | None = None
