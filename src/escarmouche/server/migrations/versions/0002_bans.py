"""Addresses that may not come in, and the version of the rules that a room was made with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    # Rooms made before this were made with the first version of all rules.
    op.add_column("rooms", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("rooms", "rules")
    op.drop_table("bans")
