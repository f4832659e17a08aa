"""The tables: rooms, their logs, and when a server was alive.

`entries` is append-only. Its primary key (room, ply) is what makes a move happen once and in
order, whatever dies when and however many servers share the database.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("charter", Text, nullable=False),  # the rest of the charter as JSON
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("created", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the game's rules
    # What can be derived from the log, for finding rooms without reading it.
    Column("status", String(8), nullable=False),
    Column("open", Boolean, nullable=False),  # somebody may take a seat without an invite
    Column("deadline", BigInteger),  # when the running clock ends
    Column("computer_since", BigInteger),  # when it became the computer's turn to act
    Column("changed", BigInteger, nullable=False),
)
Index("rooms_deadline", rooms.c.status, rooms.c.deadline)
Index("rooms_computer", rooms.c.status, rooms.c.computer_since)
Index("rooms_open", rooms.c.open, rooms.c.created)

entries = Table(
    "entries",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("act", String(40)),
    Column("said", Text, nullable=False),
    Column("moves", Text, nullable=False),  # ids separated by blanks
    UniqueConstraint("room", "seat", "act", name="entries_act"),
)

bans = Table(
    "bans",
    metadata,
    Column("client", String(64), primary_key=True),  # an address, or a /64 of IPv6
    Column("since", BigInteger, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
