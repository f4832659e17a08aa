"""New rooms: what is settled, who may sit where, and the first lines of the log."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace

from escarmouche import catalog
from escarmouche.core.game_record import UNFINISHED, Record, options_of
from escarmouche.core.texts import Message
from escarmouche.server import replays, security
from escarmouche.server.charters import Charter, SeatTerms, Sitter
from escarmouche.server.clocks import Downtime, now_ms
from escarmouche.server.refusals import Refusal
from escarmouche.server.rooms import Room
from escarmouche.server.rows import Append, Summary
from escarmouche.server.to_server import SeatAsked, ToServerCreate, ToServerSalt
from escarmouche.server.wire import Seat

SEATS: tuple[Seat, Seat] = (0, 1)
BROUGHT = 1_000  # moves and dice of a game begun elsewhere


@dataclass(repr=False)
class Handed:
    """What the creator of a room is handed by seat; only hashes are kept, nobody reads it again."""

    keys: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)

    def terms(self, seat: int, wanted: SeatAsked) -> SeatTerms:
        """The terms of a seat, with a key or an invite drawn for it if it needs one."""
        match wanted.kind:
            case "you":
                self.keys[str(seat)] = security.new_key()
                return SeatTerms()
            case "friend":
                invite = self.invites[str(seat)] = security.new_key()
                return SeatTerms(invite=security.hashed(invite))
            case "open":
                return SeatTerms(open=True)
            case "computer":
                return SeatTerms(level=wanted.level or 1)

    def sitters(self, name: str | None, player: str | None) -> list[Sitter | None]:
        """Who sits down at once; on one screen nobody is told apart by the maker's name."""
        named = (name, player) if len(self.keys) == 1 else ()
        keys = [self.keys.get(str(seat)) for seat in SEATS]
        return [Sitter(security.hashed(key), *named) if key else None for key in keys]


def begun_elsewhere(asked: ToServerCreate) -> Record | None:
    """The game that is to go on in the room, replayed and checked."""
    if asked.record is None:
        return None
    record = replays.parsed(asked.record, BROUGHT)
    wrong = None
    if record.game.name != asked.game or (
        asked.options and options_of(record) != record.game.settings(asked.options)
    ):
        wrong = "other"
    elif "Start" in record.tags:
        wrong = "start"
    elif record.result != UNFINISHED:
        wrong = "over"
    elif asked.rated:
        wrong = "rated"
    if wrong:
        raise Refusal("record", message=Message(f"refusal-record-{wrong}"))
    return record if record.moves else None


def check_rated(asked: ToServerCreate) -> None:
    """Two players who are not one, with dice that nobody types."""
    kinds = [seat.kind for seat in asked.seats]
    if asked.rated and (kinds.count("you") != 1 or asked.dice != "fair"):
        raise Refusal("not-rated")


def asked_for(asked: ToServerCreate, begun: Record | None) -> tuple[Charter, Handed]:
    """The charter of a room that somebody asks for."""
    options = options_of(begun) if begun else catalog.game(asked.game).settings(asked.options)
    handed = Handed()
    first, second = (handed.terms(seat, wanted) for seat, wanted in enumerate(asked.seats))
    charter = Charter(
        security.new_room_id(),
        asked.game,
        options,
        (first, second),
        asked.clock,
        asked.dice,
        asked.rated,
        secrets.token_bytes(32),
        now_ms(),
        catalog.game(asked.game).rules.version,
    )
    return charter, handed


def rematch_of(charter: Charter) -> Charter:
    """The same again, with the seats exchanged."""
    second, first = (replace(terms, invite=None, open=False) for terms in charter.seats)
    return replace(
        charter,
        id=security.new_room_id(),
        seats=(first, second),
        secret=secrets.token_bytes(32),
        created=now_ms(),
        rules=catalog.game(charter.game).rules.version,
    )


def opened(
    charter: Charter,
    sitters: list[Sitter | None],
    downtime: Downtime,
    begun: Record | None = None,
) -> tuple[Room, Append]:
    """A room with its first entries, and the commit that makes it."""
    room = Room(charter, downtime)
    if begun is not None:
        room.apply(room.begun(begun.moves, charter.created))
    for seat in SEATS:
        sitter = sitters[seat]
        if sitter is not None:
            room.apply(room.join(seat, sitter, charter.created))
    for seat in SEATS:
        if charter.seats[seat].level is not None and charter.dice == "fair":
            salt = ToServerSalt(type="salt", id="salt", salt=secrets.token_hex(8))
            room.apply(room.decide(seat, salt, charter.created))
    return room, Append(charter.id, tuple(room.entries), Summary.after(room), charter)
