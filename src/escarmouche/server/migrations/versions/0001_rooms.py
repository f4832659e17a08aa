"""Rooms, their logs, downtimes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("computer_since", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
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
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String(40)),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.UniqueConstraint("room", "seat", "act", name="entries_act"),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("heartbeat", "downtimes", "entries", "rooms"):
        op.drop_table(table)
