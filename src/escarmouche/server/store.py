"""Rooms on the disk: SQLite by default, PostgreSQL for several servers at once.

An entry is durable before anyone hears of it (`group_commit`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from escarmouche.core.errors import InputError
from escarmouche.server.charters import Charter, Entry
from escarmouche.server.group_commit import Pen, SharedPen, Writer, make_durable
from escarmouche.server.pg_notify import listen
from escarmouche.server.rows import Append, charter_of, entry_of
from escarmouche.server.schema import downtimes, entries, heartbeat, rooms

PATIENCE = 10  # seconds for PostgreSQL to let us in


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        shared = engine.dialect.name == "postgresql"
        self._pen = SharedPen(engine) if shared else Pen(str(engine.url.database))
        self._writer = Writer(self._pen.commit)

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connect, bring the tables to this version, and begin to write.

        `InputError` says why a database cannot be used.
        """
        try:
            engine = _engine(database)
        except ModuleNotFoundError as error:
            raise InputError("error-postgres-missing") from error
        except (ValueError, SQLAlchemyError) as error:
            raise _unusable(database, error) from error
        store = cls(engine)
        try:
            async with engine.begin() as connection:
                if isinstance(store._pen, SharedPen):
                    # Two servers that start together must not both make the tables.
                    await connection.execute(sa.text("SELECT pg_advisory_xact_lock(827364)"))
                await connection.run_sync(_migrate)
        except Exception as error:  # each driver has its own, for wrong passwords and the like
            await store.close()
            raise _unusable(database, error) from error
        return store

    async def close(self) -> None:
        self._writer.close()
        self._pen.close()
        await self._engine.dispose()

    async def append(self, append: Append) -> None:
        """Write entries; they are durable when this returns.

        `Conflict` if another server has written there before, or a refusal.
        """
        await self._writer.append(append)

    # --- reading ------------------------------------------------------------------------------

    async def charter(self, room: str) -> Charter | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(rooms.select().where(rooms.c.id == room))).first()
        return charter_of(row) if row else None

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        wanted = (
            entries.select()
            .where(entries.c.room == room, entries.c.ply >= since)
            .order_by(entries.c.ply)
        )
        async with self._engine.connect() as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]

    async def out_of_time(self, now: int) -> list[str]:
        """Rooms whose running clock may have ended."""
        return await self._ids(rooms.c.status == "playing", rooms.c.deadline <= now)

    async def thinking(self, before: int) -> list[str]:
        """Rooms that have awaited the computer since before a time."""
        begun = rooms.c.status.in_(("playing", "over"))  # after the end it is offered a rematch
        return await self._ids(begun, rooms.c.computer_since <= before)

    async def challenges(self, limit: int) -> list[str]:
        return await self._ids(rooms.c.open, order=rooms.c.created.desc(), limit=limit)

    async def _ids(
        self, *conditions: Any, order: Any = rooms.c.changed, limit: int = 1000
    ) -> list[str]:
        wanted = sa.select(rooms.c.id).where(*conditions).order_by(order).limit(limit)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def count_rooms(self) -> int:
        """Rooms that are not over."""
        wanted = sa.select(sa.func.count()).where(rooms.c.status != "over")
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def forget_waiting(self, before: int) -> None:
        """Remove rooms in which no game has begun for long."""
        old = sa.and_(rooms.c.status == "waiting", rooms.c.changed < before)
        async with self._engine.begin() as connection:
            ids = sa.select(rooms.c.id).where(old).scalar_subquery()
            await connection.execute(entries.delete().where(entries.c.room.in_(ids)))
            await connection.execute(rooms.delete().where(old))

    # --- being alive --------------------------------------------------------------------------

    async def beat(self, now: int, longest_gap: int) -> list[tuple[int, int]]:
        """Say that a server is alive; gives all downtimes, with one just noticed."""
        async with self._engine.begin() as connection:
            wanted = sa.select(heartbeat.c.at).with_for_update()
            last = (await connection.execute(wanted)).scalar()
            if last is None:
                await connection.execute(heartbeat.insert().values(id=1, at=now))
            elif now > last:
                await connection.execute(heartbeat.update().values(at=now))
                if now - last > longest_gap:
                    await connection.execute(downtimes.insert().values(began=last, ended=now))
            found = await connection.execute(sa.select(downtimes.c.began, downtimes.c.ended))
            return [(began, ended) for began, ended in found]

    async def listen(self, heard: Callable[[Iterable[str] | None], Awaitable[None]]) -> None:
        """Call `heard` with the rooms other servers have written to, for ever."""
        if isinstance(self._pen, SharedPen):
            await listen(self._engine.url, self._pen.name, heard)


def _engine(database: str) -> AsyncEngine:
    scheme, _, place = database.partition("://")
    if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        return create_async_engine(
            f"postgresql+asyncpg://{place}",
            pool_size=8,
            pool_pre_ping=True,
            connect_args={"timeout": PATIENCE},
        )
    path = place.removeprefix("/")
    # Two connections to memory would be two databases.
    if scheme not in ("sqlite", "sqlite+aiosqlite") or path in (place, "", ":memory:"):
        raise InputError("error-database-unknown", database=_named(database))
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(database, error) from error
    engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=path))
    sa.event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def _unusable(database: str, error: Exception) -> InputError:
    told = error.orig if isinstance(error, DBAPIError) else error
    reason = str(told).partition("\n")[0] or type(told).__name__
    return InputError("error-database", database=_named(database), reason=reason)


def _named(database: str) -> str:
    """An address without its password."""
    return re.sub(r"(?<=:)[^:/]*(?=@)", "***", database)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("escarmouche.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
