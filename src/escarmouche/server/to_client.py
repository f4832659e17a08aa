"""What clients are told: the catalogue, rooms and games underway (docs/server-protocol.md).

What an audience is sent is made from `position.hide(audience)` alone.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from escarmouche.server.to_server import Clock
from escarmouche.server.wire import By, Happening, Ruled, Seat, Text, View, What, message


@message
class NamedValue:
    value: str
    name: Text


@message
class OptionInfo:
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


@message
class GameInfo:
    """A game of the catalogue."""

    name: str
    title: Text
    about: Text
    seats: tuple[Text, Text]
    seat_names: tuple[str, str]
    rules_version: int
    options: list[OptionInfo]


@message
class RulebookInfo:
    """Rules that can be read."""

    name: str
    also: list[str]  # other names under which they are asked for
    title: Text


@message
class RuleInfo:
    id: str
    origin: list[str]
    text: Text
    sources: list[str]
    tests: list[str]


@message
class DiagramInfo:
    """Drawings (SVG) that show what some rules mean, to be read in order."""

    rules: list[str]
    caption: Text
    drawings: list[Text]


@message
class SectionInfo:
    title: Text
    rules: list[RuleInfo]
    diagrams: list[DiagramInfo]


@message
class SeatInfo:
    """A seat; `player` is what whoever has it wants to be called."""

    name: Text
    kind: Literal["person", "computer"]
    level: int | None
    taken: bool
    player: str | None


@message
class RoomInfo:
    """What never changes in a room, apart from who sits where and what they add to the dice.

    By seat, `pledges` are hashes of salts that will be shown, `salts` those that are in.
    """

    id: str
    game: str
    title: Text
    options: dict[str, str]
    seats: tuple[SeatInfo, SeatInfo]
    clock: Clock | None
    dice: Literal["fair", "typed"]
    commitment: str | None
    pledges: tuple[str | None, str | None]
    salts: tuple[str | None, str | None]
    rated: bool
    hints: bool
    created: int


@message
class Choice:
    """A legal move and what a hand touches to make it."""

    move: str
    steps: list[str]


@message
class Run(Choice):
    """Many legal moves: `move`, and those with a larger number at their end, up to `last`.

    The last step ends with the same number.
    """

    last: int


@message
class Play:
    """A move of a seat, or an outcome of chance; its steps say what it touched."""

    by: By
    move: str
    steps: list[str]
    events: list[Ruled]


@message
class LogItem:
    """One thing that happened, as an audience may know it."""

    version: int
    kind: Happening
    seat: Seat | None
    plays: list[Play]
    text: Text | None


@message
class ClockState:
    """Milliseconds left of each seat; the clock of seat `running` goes on from there."""

    left: tuple[int, int]
    running: Seat | None


@message
class Offer:
    what: What
    seat: Seat


@message
class Result:
    """How it ended: the winning seat, or none for a draw."""

    winner: Seat | None
    reason: str
    text: Text


@message
class State:
    """The room as an audience may see it now.

    `threats` names for each seat the pieces that the other one could take or hurt next.
    """

    status: Literal["waiting", "playing", "over"]
    position: str
    view: View
    threats: tuple[list[str], list[str]]
    actor: By | None
    secret: bool
    prompt: Ruled
    moves: list[Choice | Run]
    clock: ClockState | None
    offers: list[Offer]
    takeback: bool
    result: Result | None
    rematch: str | None


@message
class ToClientWelcome:
    type: Literal["welcome"] = "welcome"
    room: RoomInfo
    seat: Seat | None


@message
class ToClientUpdate:
    """What the client had not seen yet, and how things stand now."""

    type: Literal["update"] = "update"
    version: int
    log: list[LogItem]
    state: State


@message
class ToClientRoom:
    """The seats changed hands."""

    type: Literal["room"] = "room"
    room: RoomInfo


@message
class ToClientPresence:
    """Which seats have the room open; null where this server cannot know."""

    type: Literal["presence"] = "presence"
    here: tuple[bool | None, bool | None]


@message
class ToClientAck:
    """The act `id` is on the disk; it was played once, however often it was sent."""

    type: Literal["ack"] = "ack"
    id: str
    version: int


@message
class ToClientRefusal:
    """The message was refused and nothing changed."""

    type: Literal["refusal"] = "refusal"
    id: str | None
    code: str
    rule: str | None
    text: Text


@message
class ToClientPong:
    type: Literal["pong"] = "pong"


ToClient = Annotated[
    ToClientWelcome
    | ToClientUpdate
    | ToClientRoom
    | ToClientPresence
    | ToClientAck
    | ToClientRefusal
    | ToClientPong,
    Field(discriminator="type"),
]


@message
class Created:
    """A new room; keys and invites are shown this once and kept only as hashes."""

    room: RoomInfo
    keys: dict[str, str]
    invites: dict[str, str]


@message
class Joined:
    room: RoomInfo
    seat: Seat
    key: str


@message
class Snapshot:
    room: RoomInfo
    seat: Seat | None
    version: int
    log: list[LogItem]
    state: State


@message
class Challenge:
    room: RoomInfo
    seat: Seat


@message
class Watched:
    """A game that anyone may watch, and how many do."""

    room: RoomInfo
    watching: int


@message
class Standing:
    """A line of the ladder: a player, or the computer at a level."""

    name: str | None
    level: int | None
    points: int
    deviation: int
    games: int
    you: bool


@message
class PushOffer:
    """The key that a push subscription is made for; null where this server sends none."""

    key: str | None


@message
class Problem:
    """A refusal over HTTP, as application/problem+json."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None
    text: Text | None
