"""Addresses that may not come in, and the version of the rules that a room was made with."""

from __future__ import annotations

from alembic import op

from escarmouche.server.columns import key, moment, number

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("bans", key("client", 64), moment("since"))
    # Rooms made before this were made with the first version of all rules.
    op.add_column("rooms", number("rules", server_default="1"))


def downgrade() -> None:
    op.drop_column("rooms", "rules")
    op.drop_table("bans")
