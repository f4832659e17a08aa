"""Rooms, their logs, downtimes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from escarmouche.server.columns import key, moment, text, word

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        key("id", 16),
        word("game", 32),
        text("charter"),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        moment("created"),
        word("status", 8),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("computer_since", sa.BigInteger),
        moment("changed"),
    )
    op.create_index("rooms_deadline", "rooms", ["status", "deadline"])
    op.create_index("rooms_computer", "rooms", ["status", "computer_since"])
    op.create_index("rooms_open", "rooms", ["open", "created"])
    op.create_table(
        "entries",
        sa.Column(
            "room", sa.String(16), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("ply", sa.Integer, primary_key=True),
        word("kind", 8),
        sa.Column("seat", sa.Integer),
        moment("at"),
        sa.Column("act", sa.String(40)),
        text("said"),
        text("moves"),
        sa.UniqueConstraint("room", "seat", "act", name="entries_act"),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger, primary_key=True),
        moment("ended"),
    )
    op.create_table("heartbeat", sa.Column("id", sa.Integer, primary_key=True), moment("at"))


def downgrade() -> None:
    for table in ("heartbeat", "downtimes", "entries", "rooms"):
        op.drop_table(table)
