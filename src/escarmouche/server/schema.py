"""The tables: rooms, their logs, who plays, and when a server was alive.

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
    UniqueConstraint,
)

from escarmouche.server.columns import fraction, key, moment, number, text, word

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    key("id", 16),
    word("game", 32),
    text("charter"),  # the rest of the charter as JSON
    Column("secret", LargeBinary, nullable=False),  # of the dice
    moment("created"),
    number("rules", server_default="1"),  # the version of the game's rules
    # What can be derived from the log, for finding rooms without reading it.
    word("status", 8),
    Column("open", Boolean, nullable=False),  # somebody may take a seat without an invite
    Column("deadline", BigInteger),  # when the running clock ends
    Column("computer_since", BigInteger),  # when it became the computer's turn to act
    moment("changed"),
)
Index("rooms_deadline", rooms.c.status, rooms.c.deadline)
Index("rooms_computer", rooms.c.status, rooms.c.computer_since)
Index("rooms_open", rooms.c.open, rooms.c.created)

entries = Table(
    "entries",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    word("kind", 8),
    Column("seat", Integer),
    moment("at"),
    Column("act", String(40)),
    text("said"),
    text("moves"),  # ids separated by blanks
    UniqueConstraint("room", "seat", "act", name="entries_act"),
)

players = Table(
    "players",
    metadata,
    key("id", 64),  # SHA-256 of the key that the browser keeps
    word("name", 20),
    word("folded", 40, unique=True),  # no two names differ only in case
    moment("created"),
)

ratings = Table(
    "ratings",
    metadata,
    key("player", 64),  # or `level:3` for the computer
    key("game", 32),
    *map(fraction, ("points", "deviation", "volatility")),
    number("games"),
    moment("at"),
)
Index("ratings_points", ratings.c.game, ratings.c.points)

# Rooms whose result is in the ratings, so that none counts twice.
rated = Table("rated", metadata, key("room", 16), moment("at"))

pushes = Table(
    "pushes",
    metadata,
    key("room", 16),
    Column("seat", Integer, primary_key=True),
    text("endpoint"),
    word("p256dh", 120),
    word("auth", 40),
    word("language", 2),
)

own_keys = Table("own_keys", metadata, key("name", 16), text("value"))

battles = Table(
    "battles",
    metadata,
    key("id", 16),
    word("key", 64),  # the hash of what lets a phone in
    text("begun"),  # name, game and options as JSON
    moment("changed"),
)

# What phones entered, each entry once; the server adds to it and never reads what it means.
battle_entries = Table(
    "battle_entries",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    word("battle", 16),
    word("phone", 16),
    number("seq"),
    text("said"),
    UniqueConstraint("battle", "phone", "seq", name="battle_entries_once"),
)

bans = Table(
    "bans",
    metadata,
    key("client", 64),  # an address, or a /64 of IPv6
    moment("since"),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("began", BigInteger, primary_key=True),
    moment("ended"),
)

heartbeat = Table("heartbeat", metadata, Column("id", Integer, primary_key=True), moment("at"))
