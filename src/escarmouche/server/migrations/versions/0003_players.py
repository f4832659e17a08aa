"""Players with names, their rated games, and whom to wake when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from escarmouche.server.columns import fraction, key, moment, number, text, word

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "players",
        key("id", 64),
        word("name", 20),
        word("folded", 40, unique=True),
        moment("created"),
    )
    op.create_table(
        "ratings",
        key("player", 64),
        key("game", 32),
        *map(fraction, ("points", "deviation", "volatility")),
        number("games"),
        moment("at"),
    )
    op.create_index("ratings_points", "ratings", ["game", "points"])
    op.create_table("rated", key("room", 16), moment("at"))
    op.create_table(
        "pushes",
        key("room", 16),
        sa.Column("seat", sa.Integer, primary_key=True),
        text("endpoint"),
        word("p256dh", 120),
        word("auth", 40),
        word("language", 2),
    )
    op.create_table("own_keys", key("name", 16), text("value"))


def downgrade() -> None:
    for table in ("own_keys", "pushes", "rated", "ratings", "players"):
        op.drop_table(table)
