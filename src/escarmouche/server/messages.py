"""The wire: every JSON message that goes to the server and to a client (docs/server-protocol.md).

Seats are 0 and 1; whoever watches has no seat. Every sentence comes in all languages. What an
audience is sent is made from `position.hide(audience)` alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from escarmouche.core.texts import Message

RoomId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
# Salts become a word of the record's header, so they hold no blank.
Salt = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
ActId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=64)]
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


# --- to the server, over HTTP ---------------------------------------------------------------


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


class ToServerCreate(Wire):
    game: Annotated[str, Field(max_length=32)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=32)], Annotated[str, Field(max_length=400)]],
        Field(max_length=16),
    ] = {}
    seats: tuple[SeatAsked, SeatAsked]
    clock: Clock | None = None
    dice: Literal["fair", "typed"] = "fair"
    rated: bool = False


class ToServerJoin(Wire):
    invite: Key | None = None


class ToServerTry(Wire):
    """A move somebody asks about."""

    move: MoveText


class ToServerRecord(Wire):
    record: Annotated[str, Field(max_length=400_000)]


class ToServerEvaluate(Wire):
    game: Annotated[str, Field(max_length=32)]
    positions: Annotated[
        list[Annotated[str, Field(max_length=4_000)]], Field(min_length=1, max_length=32)
    ]


# --- to the server, over the socket (the acts also over HTTP) --------------------------------


class ToServerHello(Wire):
    """The first message of a socket; without a key one watches."""

    type: Literal["hello"]
    key: Key | None = None
    salt: Salt | None = None
    since: Annotated[int, Field(ge=0)] | None = None


class ToServerMove(Wire):
    """A decision, or in a room with typed dice a face; `after` is the version it answers."""

    type: Literal["move"]
    id: ActId
    move: MoveText
    after: Annotated[int, Field(ge=0)] | None = None


class ToServerSalt(Wire):
    type: Literal["salt"]
    id: ActId
    salt: Salt


class ToServerOffer(Wire):
    type: Literal["offer"]
    id: ActId
    what: Literal["draw", "takeback", "rematch"]


class ToServerAnswer(Wire):
    """Yes or no to the other seat's offer; no to one's own withdraws it."""

    type: Literal["answer"]
    id: ActId
    what: Literal["draw", "takeback", "rematch"]
    accept: bool


class ToServerResign(Wire):
    type: Literal["resign"]
    id: ActId


class ToServerPing(Wire):
    type: Literal["ping"]


Act = ToServerMove | ToServerSalt | ToServerOffer | ToServerAnswer | ToServerResign
ToServerAct = Annotated[Act, Field(discriminator="type")]
to_server: TypeAdapter[ToServerHello | ToServerPing | Act] = TypeAdapter(
    Annotated[ToServerHello | ToServerPing | Act, Field(discriminator="type")]
)


# --- to a client ------------------------------------------------------------------------------


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


class Ruling(Wire):
    """Whether a move is legal, and if not, the rule that forbids it."""

    legal: bool
    why: Ruled | None


class Valued(Wire):
    """A move, the expected result of seat 0 after it (0 lost, 1 won) and the margin in points.

    In a hidden decision `share` says how often it should be played.
    """

    move: str
    value: float
    margin: float
    share: float


class Hint(Wire):
    """The best move, the expected result of seat 0, and the moves thought best in order."""

    move: str
    value: float
    exact: bool
    moves: list[Valued]


class Fall(Wire):
    """What dice may bring: the outcomes that do, and their chance, exactly and as a number."""

    event: Ruled
    moves: list[str]
    chance: str
    probability: float


class MoveOdds(Wire):
    """A legal move, the chance that whoever makes it wins, and the dice that fall at once."""

    move: str
    win: float
    rolls: list[Fall]


class Odds(Wire):
    """The decision at hand at a version of the seat that asks, the move thought best first."""

    version: int
    exact: bool
    moves: list[MoveOdds]


class Moment(Wire):
    """A position as the audience saw it, the play that led to it, and that play's log item."""

    version: int
    play: Play | None
    position: str
    view: dict[str, Any]
    actor: Seat | Literal["chance"] | None
    prompt: Ruled


class History(Wire):
    """Every moment after a version that the audience may know, up to the present one."""

    version: int
    moments: list[Moment]


class Evaluations(Wire):
    values: list[float]


class Judged(Wire):
    """A move looked at again: the expected result of seat 0 after it, and what it cost."""

    by: Seat | Literal["chance"]
    move: str
    value: float
    lost: float
    label: Literal["blunder", "mistake", "slip"] | None
    best: str | None


class Ledger(Wire):
    """Where a seat's chance of winning went; the first three sum to end less start."""

    dice: float
    decisions: float
    secrets: float
    own_decisions: float
    mistakes: dict[str, int]


class Analysis(Wire):
    start: float
    steps: list[Judged]
    ledgers: tuple[Ledger, Ledger]


class ReplayStep(Wire):
    """A position of a finished game and the play that led to it."""

    play: Play | None
    position: str
    view: dict[str, Any]
    actor: Seat | Literal["chance"] | None
    prompt: Ruled


class Replay(Wire):
    game: str
    title: Text
    tags: dict[str, str]
    result: str
    dice: Literal["fair", "seeded", "typed", "unrevealed"]
    record: str
    steps: list[ReplayStep]


class Roll(Wire):
    """One outcome of chance: `outcome` is the index of the move that fell."""

    number: int
    weights: list[int]
    moves: list[str]
    outcome: int


class DiceProof(Wire):
    """Everything needed to derive every roll again (docs/fair-dice.md)."""

    commitment: str
    secret: str
    id: str
    salts: tuple[str, str]
    rolls: list[Roll]


class Problem(BaseModel):
    """A refusal over HTTP, as application/problem+json."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    text: Text | None = None
