"""The tables: rooms, their logs, who plays, and when a server was alive.

`entries` is append-only. Its primary key (room, ply) is what makes a move happen once and in
order, whatever dies when and however many servers share the database.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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

players = Table(
    "players",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the key that the browser keeps
    Column("name", String(20), nullable=False),
    Column("folded", String(40), nullable=False, unique=True),  # no two names differ only in case
    Column("created", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(64), primary_key=True),  # or `level:3` for the computer
    Column("game", String(32), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ratings_points", ratings.c.game, ratings.c.points)

# Rooms whose result is in the ratings, so that none counts twice.
rated = Table(
    "rated",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("room", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
)

own_keys = Table(
    "own_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

battles = Table(
    "battles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("key", String(64), nullable=False),  # the hash of what lets a phone in
    Column("begun", Text, nullable=False),  # name, game and options as JSON
    Column("changed", BigInteger, nullable=False),
)

# What phones entered, each entry once; the server adds to it and never reads what it means.
battle_entries = Table(
    "battle_entries",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("battle", String(16), nullable=False),
    Column("phone", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("said", Text, nullable=False),
    UniqueConstraint("battle", "phone", "seq", name="battle_entries_once"),
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
