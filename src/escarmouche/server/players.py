"""Players with names, and what their rated games tell of them (docs/adr/0034).

A player is a name and the hash of a key that the browser keeps; there is no account. The computer
at each level is rated like anybody, from a first guess on, so one ladder holds everyone.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escarmouche.server import glicko
from escarmouche.server.clocks import DAY
from escarmouche.server.connecting import connected, writing
from escarmouche.server.glicko import Rating
from escarmouche.server.refusals import Refusal
from escarmouche.server.rooms import Room
from escarmouche.server.schema import players, rated, ratings, rooms
from escarmouche.server.security import hashed
from escarmouche.server.to_client import Standing

LONGEST_LADDER = 100
# The first guess for the computer: level 4 like a new player, 150 points from one to the next.
_LEVEL_ONE, _STEP, _DOUBT = 1050, 150, 200.0
_LEVEL = "level:"


class Score(NamedTuple):
    """A rated game that is over: who played (None for nobody known), and what seat 0 got."""

    room: str
    game: str
    players: tuple[str | None, str | None]
    score: float | None  # None if it does not count

    @classmethod
    def of(cls, room: Room) -> Score:
        ending, outcome = room.ending, room.position.outcome
        winner = ending.winner if ending else outcome.winner if outcome else None
        first, second = (
            f"{_LEVEL}{terms.level}" if terms.level is not None else sitter and sitter.player
            for terms, sitter in zip(room.charter.seats, room.sitters, strict=True)
        )
        moved = {entry.seat for entry in room.entries if entry.kind == "move"}
        ended = any(entry.kind == "end" for entry in room.entries)  # by whoever runs the server
        counts = first and second and moved >= {0, 1} and not ended
        score = {None: 0.5, 0: 1.0, 1: 0.0}[winner] if counts else None
        return cls(room.charter.id, room.charter.game, (first, second), score)


class Players:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def introduce(self, name: str, key: str, now: int) -> None:
        """Be known by a name from now on; a name that somebody else has is refused."""
        told = {"name": name, "folded": name.casefold()}
        mine = players.c.id == hashed(key)
        try:
            async with writing(self._engine, "names") as connection:
                changed = await connection.execute(players.update().where(mine).values(**told))
                if not changed.rowcount:
                    row = {"id": hashed(key), "created": now, **told}
                    await connection.execute(players.insert().values(**row))
        except IntegrityError:
            raise Refusal("name-taken") from None

    async def forget(self, before: int) -> None:
        """Free names taken before a time by whoever never finished a rated game."""
        idle = sa.and_(
            players.c.created < before, ~sa.exists().where(ratings.c.player == players.c.id)
        )
        async with writing(self._engine) as connection:
            await connection.execute(players.delete().where(idle))

    async def known(self, key: str | None) -> tuple[str, str]:
        """The id and the name of the player with this key."""
        wanted = sa.select(players.c.id, players.c.name).where(players.c.id == hashed(key or ""))
        async with connected(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Refusal("unnamed")
        return row.id, row.name

    async def ladder(self, game: str, key: str | None) -> list[Standing]:
        """The strongest first."""
        joined = ratings.outerjoin(players, ratings.c.player == players.c.id)
        wanted = sa.select(ratings, players.c.name).select_from(joined)
        wanted = wanted.where(ratings.c.game == game).order_by(ratings.c.points.desc())
        async with connected(self._engine) as connection:
            rows = (await connection.execute(wanted.limit(LONGEST_LADDER))).all()
        me = hashed(key) if key else None
        return [
            Standing(
                name=row.name,
                level=_level(row.player),
                points=round(row.points),
                deviation=round(row.deviation),
                games=row.games,
                you=row.player == me,
            )
            for row in rows
        ]

    async def unrated(self, since: int) -> list[str]:
        """Rooms of rated games that ended and are not in the ratings yet."""
        wanted = sa.select(rooms.c.id).where(
            rooms.c.status == "over",
            rooms.c.changed >= since,
            rooms.c.charter.contains('"rated": true'),
            ~sa.exists().where(rated.c.room == rooms.c.id),
        )
        async with connected(self._engine) as connection:
            return list((await connection.execute(wanted)).scalars())

    async def rate(self, score: Score, now: int) -> None:
        """Put a result in the ratings, once however often it is told."""
        try:
            async with writing(self._engine) as connection:
                await connection.execute(rated.insert().values(room=score.room, at=now))
                if score.score is not None:
                    await self._settle(connection, score, score.score, now)
        except IntegrityError:
            return  # it is there already

    async def _settle(
        self, connection: AsyncConnection, score: Score, first: float, now: int
    ) -> None:
        before = [
            await self._rating(connection, player, score.game, now) for player in score.players
        ]
        for player, mine, other, got in (
            (score.players[0], before[0], before[1], first),
            (score.players[1], before[1], before[0], 1 - first),
        ):
            fresh = glicko.after(mine[0], [(other[0], got)])
            values = {**fresh._asdict(), "games": mine[1] + 1, "at": now}
            this = sa.and_(ratings.c.player == player, ratings.c.game == score.game)
            changed = await connection.execute(ratings.update().where(this).values(**values))
            if not changed.rowcount:
                row = {"player": player, "game": score.game, **values}
                await connection.execute(ratings.insert().values(**row))

    async def _rating(
        self, connection: AsyncConnection, player: str | None, game: str, now: int
    ) -> tuple[Rating, int]:
        wanted = ratings.select().where(ratings.c.player == player, ratings.c.game == game)
        row = (await connection.execute(wanted.with_for_update())).first()
        if row is None:
            level = _level(player)
            first = Rating() if level is None else Rating(_LEVEL_ONE + _STEP * (level - 1), _DOUBT)
            return first, 0
        rating = Rating(row.points, row.deviation, row.volatility)
        return rating.later(max(0, now - row.at) / DAY), row.games


def _level(player: str | None) -> int | None:
    return int(player.removeprefix(_LEVEL)) if player and player.startswith(_LEVEL) else None
