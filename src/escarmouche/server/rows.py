"""Rooms as rows: what is written of a room and its log, and how it is read back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from pydantic import TypeAdapter
from sqlalchemy.engine import Connection

from escarmouche.server.charters import Charter, Entry, SeatTerms
from escarmouche.server.rooms import Room
from escarmouche.server.schema import entries, rooms
from escarmouche.server.to_server import Clock

_CLOCK: TypeAdapter[Any] = TypeAdapter(Clock | None)


class Summary(NamedTuple):
    """What is kept beside a log so that rooms can be found."""

    status: str
    open: bool
    deadline: int | None
    computer_since: int | None
    changed: int

    @classmethod
    def after(cls, room: Room) -> Summary:
        at = room.entries[-1].at if room.entries else room.charter.created
        waiting_for_anyone = room.status == "waiting" and any(
            terms.open and not room.taken(seat) for seat, terms in enumerate(room.charter.seats)
        )
        return cls(
            room.status,
            waiting_for_anyone,
            room.clocks.deadline,
            at if room.awaits_computer else None,
            at,
        )

    def differs(self, earlier: Summary) -> bool:
        """Whether a room must be found otherwise than before; moves of a game rarely matter."""
        return self.status != "playing" or self[:-1] != earlier[:-1]


@dataclass(eq=False)
class Append:
    """Entries to add to a room, with a room to make in the same commit (a rematch)."""

    room: str
    entries: tuple[Entry, ...]
    summary: Summary | None  # none when it stays as it is
    charter: Charter | None = None  # of the room itself, when it is new
    also: Append | None = None


NEW_ROOM = rooms.insert()
NEW_ENTRY = entries.insert()
NEW_SUMMARY = (
    rooms.update()
    .where(rooms.c.id == sa.bindparam("room"))
    .values(
        {
            name: sa.bindparam(f"new_{name}")
            for name in ("status", "open", "deadline", "computer_since", "changed")
        }
    )
)


def changes(batch: list[Append]) -> list[tuple[Any, list[dict[str, Any]]]]:
    """Everything of one commit: statements, each with its rows."""
    found = (
        (NEW_ROOM, [_room_row(append) for append in batch if append.charter]),
        (NEW_ENTRY, [_entry_row(each.room, entry) for each in batch for entry in each.entries]),
        (NEW_SUMMARY, [_summary_row(each) for each in batch if each.summary and not each.charter]),
    )
    return [(statement, rows) for statement, rows in found if rows]


def write(connection: Connection, batch: list[Append]) -> None:
    for statement, rows in changes(batch):
        connection.execute(statement, rows)


def _room_row(append: Append) -> dict[str, Any]:
    charter = append.charter
    assert charter is not None and append.summary is not None
    terms = {
        "options": charter.options,
        "seats": [[seat.level, seat.invite, seat.open] for seat in charter.seats],
        "clock": charter.clock and charter.clock.model_dump(),
        "dice": charter.dice,
        "rated": charter.rated,
    }
    summary = append.summary
    return {
        "id": charter.id,
        "game": charter.game,
        "charter": json.dumps(terms),
        "secret": charter.secret,
        "created": charter.created,
        "rules": charter.rules,
        "status": summary.status,
        "open": summary.open,
        "deadline": summary.deadline,
        "computer_since": summary.computer_since,
        "changed": summary.changed,
    }


def charter_of(row: Any) -> Charter:
    terms = json.loads(row.charter)
    first, second = (SeatTerms(*seat) for seat in terms["seats"])
    return Charter(
        row.id,
        row.game,
        terms["options"],
        (first, second),
        _CLOCK.validate_python(terms["clock"]),
        terms["dice"],
        terms["rated"],
        row.secret,
        row.created,
        row.rules,
    )


def _summary_row(append: Append) -> dict[str, Any]:
    summary = append.summary
    assert summary is not None
    return {
        "room": append.room,
        "new_status": summary.status,
        "new_open": summary.open,
        "new_deadline": summary.deadline,
        "new_computer_since": summary.computer_since,
        "new_changed": summary.changed,
    }


def _entry_row(room: str, entry: Entry) -> dict[str, Any]:
    return {
        "room": room,
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "act": entry.act,
        "said": entry.said,
        "moves": " ".join(map(str, entry.moves)),
    }


def entry_of(row: Any) -> Entry:
    moves = tuple(int(move) for move in row.moves.split())
    return Entry(row.ply, row.kind, row.seat, row.at, row.act, row.said, moves)
