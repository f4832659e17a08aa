"""Battles at real tables that several phones keep together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from escarmouche.server.columns import key, moment, number, text, word

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table("battles", key("id", 16), word("key", 64), text("begun"), moment("changed"))
    op.create_table(
        "battle_entries",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        word("battle", 16),
        word("phone", 16),
        number("seq"),
        text("said"),
        sa.UniqueConstraint("battle", "phone", "seq", name="battle_entries_once"),
    )


def downgrade() -> None:
    op.drop_table("battle_entries")
    op.drop_table("battles")
