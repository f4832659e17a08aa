"""A played game as text: header tags, then moves and dice; it reads back exactly.

    [Game "dragons"]
    [Rules "1"]
    [Options "setup=big match=0"]
    [Dice "sha256:…"]

    1,1,2,3,4,5,6,6 2,2,3,3,4,4,5,5 3@b2 …
    ice

Moves follow each other separated by blanks; several decisions that one seat takes in a row are
joined by commas. The last word is the winner, `draw`, or `*` for a game that is not over: a text
without it was cut.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from textwrap import fill

from escarmouche.core.dice import FairDice, pledge_of
from escarmouche.core.errors import EscarmoucheError, RecordError
from escarmouche.core.game import Game
from escarmouche.core.position import Position

UNFINISHED = "*"
# Ends that the rules of the game do not know: they need a tag, because a replay cannot see them.
AGREED_ENDS = ("resignation", "agreement", "time")
_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\])*)"\]')


class Record:
    """A game from its start position to the last move played."""

    def __init__(self, start: Position, tags: dict[str, str] | None = None) -> None:
        self.tags = {"Game": start.game.name, "Rules": str(start.game.rules.version)}
        self.tags |= tags or {}
        self.positions = [start]
        self.moves: list[int] = []
        self.rolls = 0  # how many of the moves were outcomes of chance

    @classmethod
    def new(cls, game: Game, **options: str) -> Record:
        """A game about to begin, with its options in the header."""
        settings = game.settings(options)
        tags = {"Options": " ".join(f"{name}={value}" for name, value in settings.items())}
        return cls(game.new(**options), tags if settings else {})

    @classmethod
    def from_position(cls, start: Position) -> Record:
        """A game that begins at a given position."""
        return cls(start, {"Start": start.text})

    @property
    def game(self) -> Game:
        return self.positions[0].game

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def result(self) -> str:
        """The last word of the text: a seat's name, `draw` or `*`."""
        if "Termination" in self.tags:
            return self.tags.get("Result", UNFINISHED)
        outcome = self.position.outcome
        if outcome is None:
            return UNFINISHED
        return "draw" if outcome.winner is None else self.game.seats[outcome.winner]

    def play(self, move: str | int) -> None:
        """Play one move, or several joined by commas; nothing is kept of a refused one."""
        parts = move.split(",") if isinstance(move, str) else [move]
        positions, moves = [self.position], []
        for part in parts:
            moves.append(positions[-1].legal(part))
            positions.append(positions[-1].after(moves[-1]))
        for number, position in zip(moves, positions[1:], strict=True):
            self.add(number, position)

    def add(self, move: int, after: Position) -> None:
        """Add a legal move and the position it leads to."""
        self.rolls += self._is_roll(self.position, move)
        self.moves.append(move)
        self.positions.append(after)

    def until(self, count: int) -> Record:
        """The record as it was after the first moves."""
        earlier = Record(self.positions[0], dict(self.tags))
        for move, after in zip(self.moves[:count], self.positions[1:], strict=False):
            earlier.add(move, after)
        return earlier

    def copy(self) -> Record:
        return self.until(len(self.moves))

    def roll(self, dice: FairDice) -> None:
        """Let the dice decide a chance node."""
        position = self.position
        self.play(position.move_ids[dice.roll(self.rolls, position.weights)])

    def undo(self) -> None:
        """Take back the last move."""
        self.positions.pop()
        self.rolls -= self._is_roll(self.position, self.moves.pop())

    @staticmethod
    def _is_roll(position: Position, move: int) -> bool:
        return position.is_chance and not position.is_correction(move)

    @property
    def text(self) -> str:
        header = [f'[{name} "{_escaped(value)}"]' for name, value in self.tags.items()]
        words = [*self._words(), self.result]
        body = fill(" ".join(words), 96, break_long_words=False, break_on_hyphens=False)
        return "\n".join([*header, "", body, ""])

    def _words(self) -> Iterator[str]:
        turn: list[str] = []
        for index, move in enumerate(self.moves):
            position = self.positions[index]
            turn.append(position.move_text(move))
            if position.is_chance or self.positions[index + 1].actor != position.actor:
                yield ",".join(turn)
                turn = []
        if turn:
            yield ",".join(turn)

    @classmethod
    def parse(cls, text: str, find_game: Callable[[str], Game]) -> Record:
        """Read a record and replay it; the first thing that is wrong is named with its place."""
        tags, words = _split(text)
        game = find_game(tags["Game"])
        if tags["Rules"] != str(game.rules.version):
            raise RecordError("error-record-version", found=tags["Rules"], known=game.rules.version)
        record = cls(_start(game, tags), tags)
        if not words or words[-1] not in (*game.seats, "draw", UNFINISHED):
            raise RecordError("error-record-truncated")
        for number, word in enumerate(words[:-1], 1):
            try:
                record.play(word)
            except EscarmoucheError as error:
                raise RecordError(
                    "error-record-move", number=number, word=word, reason=error.message
                ) from error
        if "Termination" in tags and record.position.is_over:
            raise RecordError("error-record-over", termination=tags["Termination"])
        if words[-1] != record.result:
            raise RecordError("error-record-result", found=words[-1], expected=record.result)
        return record


@dataclass(frozen=True)
class Verification:
    """What a check of a record established."""

    moves: int
    rolls: int
    dice: str  # `fair`, `seeded`, `typed` or `device`
    result: str
    local: int = 0  # the first dice, which fell before the game came to a server


def verify(record: Record) -> Verification:
    """Derive every die of a replayed record again from the revealed secret."""
    dice = _dice(record)
    local = 0
    if dice:
        before = _local(record)
        roll = 0
        for number, move in enumerate(record.moves):
            position = record.positions[number]
            if not position.is_chance or position.is_correction(move):
                continue
            if number < before:
                roll = local = local + 1
                continue
            expected = position.move_ids[dice.roll(roll, position.weights)]
            if move != expected:
                raise RecordError(
                    "error-record-die",
                    number=roll + 1,
                    found=position.move_text(move),
                    expected=position.move_text(expected),
                )
            roll += 1
    kind = record.tags.get("Dice", "typed").split(":")[0]
    kind = {"sha256": "fair", "seed": "seeded"}.get(kind, kind)
    return Verification(len(record.moves), record.rolls, kind, record.result, local)


def dice_tags(dice: FairDice, *, reveal: bool) -> dict[str, str]:
    """The header tags that publish the dice: the commitment before, the secret after."""
    tags = {
        "Dice": f"sha256:{dice.commitment}",
        "Id": dice.game_id,
        "Salts": " ".join(dice.salts),
    }
    return tags | ({"Secret": dice.secret.hex()} if reveal else {})


def _dice(record: Record) -> FairDice | None:
    kind, _, value = record.tags.get("Dice", "typed").partition(":")
    if kind in ("typed", "device", "seed") and "Secret" in record.tags:
        raise RecordError("error-record-dice-hidden", found=kind)
    if kind in ("typed", "device"):  # a table's or a browser's own, which nothing can derive
        return None
    if kind == "seed" and re.fullmatch(r"\d{1,18}", value):
        return FairDice.seeded(int(value))
    if kind != "sha256":
        raise RecordError("error-record-dice-kind", found=record.tags["Dice"])
    secret = record.tags.get("Secret")
    if secret is None:
        raise RecordError("error-record-no-secret")
    if not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise RecordError("error-record-secret")
    salts = record.tags.get("Salts", "").split(" ")
    if len(salts) != 2:
        raise RecordError("error-record-salts")
    dice = FairDice(bytes.fromhex(secret), record.tags.get("Id", ""), (salts[0], salts[1]))
    if dice.commitment != value:
        raise RecordError("error-record-commitment")
    _check_pledge(record, dice)
    return dice


def _check_pledge(record: Record, dice: FairDice) -> None:
    """The salt that was pledged (tag Pledge; older records have none) is the one that was used."""
    if "Pledge" not in record.tags:
        return
    seat, _, pledge = record.tags["Pledge"].partition(" ")
    if seat not in record.game.seats:
        raise RecordError("error-record-pledge-seat", found=seat)
    salt = dice.salts[record.game.seats.index(seat)]
    if pledge_of(salt) != pledge:
        raise RecordError("error-record-pledge", seat=seat, salt=salt)


def _local(record: Record) -> int:
    """How many of the first moves were played before the game came to a server (tag Local)."""
    local = record.tags.get("Local", "0")
    if not re.fullmatch(r"\d{1,6}", local) or int(local) > len(record.moves):
        raise RecordError("error-record-local", found=local)
    return int(local)


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    tags: dict[str, str] = {}
    words: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            match = _TAG.fullmatch(line.rstrip())
            if not match or words:
                raise RecordError("error-record-tag", line=number)
            if match[1] in tags:
                raise RecordError("error-record-tag-twice", line=number, tag=match[1])
            tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        else:
            words += line.split()
    for tag in ("Game", "Rules"):
        if tag not in tags:
            raise RecordError("error-record-tag-missing", tag=tag)
    if tags.get("Termination", AGREED_ENDS[0]) not in AGREED_ENDS:
        raise RecordError("error-record-termination", found=tags["Termination"])
    if "Termination" in tags and (tags["Termination"] == "agreement") != (
        tags.get("Result") == "draw"
    ):
        raise RecordError("error-record-agreed", termination=tags["Termination"])
    return tags, words


def options_of(record: Record) -> dict[str, str]:
    """Every option of a record with its value."""
    return record.game.settings(_options(record.tags))


def _start(game: Game, tags: dict[str, str]) -> Position:
    if "Start" in tags:
        return game.position(tags["Start"])
    return game.new(**_options(tags))


def _options(tags: dict[str, str]) -> dict[str, str]:
    options = {}
    for word in tags.get("Options", "").split():
        name, sign, value = word.partition("=")
        if not sign:
            raise RecordError("error-record-option", word=word)
        options[name] = value
    return options


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
