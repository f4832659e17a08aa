"""Battles at real tables that several phones keep together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "battles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("begun", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "battle_entries",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("battle", sa.String(16), nullable=False),
        sa.Column("phone", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.UniqueConstraint("battle", "phone", "seq", name="battle_entries_once"),
    )


def downgrade() -> None:
    op.drop_table("battle_entries")
    op.drop_table("battles")
