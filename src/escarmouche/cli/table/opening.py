"""How a game comes to the table: new, from a position, or from a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from escarmouche import catalog
from escarmouche.cli.table.players import HUMAN, KINDS, USUAL
from escarmouche.cli.table.saving import resumed_dice
from escarmouche.cli.table.session import Session
from escarmouche.core.dice import FairDice
from escarmouche.core.errors import InputError
from escarmouche.core.game import Game
from escarmouche.core.game_record import Record, dice_tags

DICE = ("fair", "typed", "seed")


@dataclass(frozen=True)
class Wishes:
    """What was asked for; None and empty leave it to the table or to the loaded record."""

    options: Mapping[str, str] = field(default_factory=dict)
    opponent: str | None = None
    seat: str | None = None
    dice: str | None = None
    seed: int | None = None
    position: str | None = None

    def seats(self, game: Game, before: str = "") -> tuple[str, str]:
        """Who sits where; `before` is the tag Players of a record that goes on."""
        if self.opponent is not None and self.opponent not in KINDS:
            raise InputError("error-opponent", opponent=self.opponent, opponents=", ".join(KINDS))
        if self.seat is not None and self.seat not in game.seats:
            raise InputError("error-seat", seat=self.seat, seats=", ".join(game.seats))
        kinds = before.split()
        if (
            self.opponent is None
            and self.seat is None
            and len(kinds) == 2
            and set(kinds) <= {*KINDS}
        ):
            return kinds[0], kinds[1]
        opponent = self.opponent or USUAL
        return (HUMAN, opponent) if self.seat in (None, game.seats[0]) else (opponent, HUMAN)

    def chosen_dice(self) -> str | None:
        """The kind of dice; a seed alone asks for seeded ones."""
        if self.dice is not None and self.dice not in DICE:
            raise InputError("error-dice-kind", dice=self.dice, kinds=", ".join(DICE))
        return self.dice or (None if self.seed is None else "seed")


def new_session(game: Game, wishes: Wishes) -> Session:
    """A game about to begin, at the start or at the position asked for."""
    seats = wishes.seats(game)
    if wishes.position is None:
        record = Record.new(game, **wishes.options)
    elif wishes.options:
        raise InputError("error-position-and-options")
    else:
        record = Record.from_position(game.position(wishes.position))
    dice = _fresh_dice(record, wishes.chosen_dice() or "fair", wishes.seed or 0)
    return Session(record, seats, dice, seed=wishes.seed)


def loaded_session(text: str, wishes: Wishes) -> Session:
    """The game of a record: to be replayed if it is over, else to go on."""
    record = catalog.read_record(text)
    seats = wishes.seats(record.game, record.tags.get("Players", ""))
    if record.result != "*":
        return Session(record, seats, replay=True)
    if wishes.chosen_dice() == "typed":
        for tag in ("Dice", "Id", "Salts"):
            record.tags.pop(tag, None)
        return Session(record, seats, _fresh_dice(record, "typed", 0))
    return Session(record, seats, resumed_dice(record), seed=wishes.seed)


def rematch(session: Session) -> Session:
    """The same game between the same seats, with other dice of the same kind."""
    before = session.record
    tags = {tag: value for tag, value in before.tags.items() if tag in ("Options", "Start")}
    record = Record(before.positions[0], tags)
    kind, _, value = before.tags.get("Dice", "typed").partition(":")
    if kind == "seed":
        seed = int(value) + 1
        return Session(record, session.seats, _fresh_dice(record, "seed", seed), seed=seed)
    dice = _fresh_dice(record, "typed" if session.dice is None else "fair", 0)
    return Session(record, session.seats, dice)


def _fresh_dice(record: Record, kind: str, seed: int) -> FairDice | None:
    if kind == "typed":
        record.tags["Dice"] = "typed"
        return None
    if kind == "seed":
        record.tags["Dice"] = f"seed:{seed}"
        return FairDice.seeded(seed)
    dice = FairDice.fresh()
    record.tags |= dice_tags(dice, reveal=False)
    return dice
