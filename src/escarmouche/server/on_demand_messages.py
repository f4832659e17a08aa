"""What clients are told of a game on demand: rulings, hints, odds, history, replays, analyses."""

from __future__ import annotations

from typing import Literal

from escarmouche.server.to_client import Choice, Play, Run
from escarmouche.server.wire import By, Ruled, Text, View, message

Label = Literal["blunder", "mistake", "slip"]


@message
class Ruling:
    """Whether a rule forbids a move or what steps begin, and which."""

    legal: bool
    why: Ruled | None


@message
class Ahead:
    """What a seat would see after moves of its own, and could do then; dice are not thrown.

    `told` is what the rules tell on demand of the piece asked about, in the words of the view.
    """

    actor: By | None
    moves: list[Choice | Run]
    view: View
    told: View


@message
class Valued:
    """A move, the expected result of seat 0 after it (0 lost, 1 won) and the margin in points.

    `event` is what it does first, as a log would say, `then` what follows from it at once.
    `threatens` and `risks` count the pieces of the other and of the own seat that could be taken or
    hurt after it. In a hidden decision `share` says how often it should be played.
    """

    move: str
    event: Ruled
    then: list[Ruled]
    threatens: int
    risks: int
    value: float
    margin: float
    share: float


@message
class Planned:
    """A move and what it does."""

    move: str
    event: Ruled


@message
class Hint:
    """The best move, the expected result of seat 0, and the moves thought best in order.

    `plan` is the whole decision: the best move alone, or all the moves of a secret.
    """

    move: str
    plan: list[Planned]
    value: float
    exact: bool
    moves: list[Valued]


@message
class Roll:
    """What dice may bring: the outcomes that do, and their chance, exactly and as a number."""

    event: Ruled
    moves: list[str]
    chance: str
    probability: float


@message
class MoveOdds:
    """A legal move, the chance that whoever makes it wins, and the dice that fall at once."""

    move: str
    event: Ruled
    win: float
    rolls: list[Roll]


@message
class Odds:
    """The decision at hand at a version of the seat that asks, the move thought best first."""

    version: int
    exact: bool
    moves: list[MoveOdds]


@message
class ReplayStep:
    """A position and the play that led to it."""

    play: Play | None
    position: str
    view: View
    actor: By | None
    prompt: Ruled


@message
class Moment(ReplayStep):
    """A position as the audience saw it at a version of the room."""

    version: int


@message
class History:
    """Every moment after a version that the audience may know, up to the present one."""

    version: int
    moments: list[Moment]


@message
class Judged:
    """A move looked at again: the expected result of seat 0 after it, and what it cost.

    `touches` is what a hand touches for `best`, the move that would have been better.
    """

    by: By
    move: str
    value: float
    lost: float
    label: Label | None
    best: str | None
    touches: list[str]


@message
class Ledger:
    """Where a seat's chance of winning went; the first three sum to end less start."""

    dice: float
    decisions: float
    secrets: float
    own_decisions: float
    mistakes: dict[str, int]


@message
class Analysis:
    start: float
    steps: list[Judged]
    ledgers: tuple[Ledger, Ledger]


@message
class Replay:
    game: str
    title: Text
    tags: dict[str, str]
    result: str
    dice: Literal["fair", "seeded", "typed", "device", "unrevealed"]
    record: str
    steps: list[ReplayStep]


@message
class FairRoll:
    """One outcome of chance: `outcome` is the index of the move that fell."""

    number: int
    weights: list[int]
    moves: list[str]
    outcome: int


@message
class DiceProof:
    """Everything needed to derive every roll again (docs/fair-dice.md)."""

    commitment: str
    secret: str
    id: str
    pledges: tuple[str | None, str | None]
    salts: tuple[str, str]
    rolls: list[FairRoll]
