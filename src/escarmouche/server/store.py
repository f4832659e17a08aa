"""Rooms on the disk: SQLite by default, PostgreSQL for several servers at once.

An entry is durable before anyone hears of it (`group_commit`).
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
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
from escarmouche.server.clocks import DAY
from escarmouche.server.connecting import connected, writing
from escarmouche.server.group_commit import PATIENCE, Pen, SharedPen, Writer, make_durable
from escarmouche.server.pg_notify import listen
from escarmouche.server.rows import Append, charter_of, entry_of
from escarmouche.server.schema import (
    bans,
    downtimes,
    entries,
    heartbeat,
    pushes,
    rooms,
)
from escarmouche.server.settings import Retention


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = self._engine = engine  # for what is kept beside the rooms
        shared = engine.dialect.name == "postgresql"
        self._pen = SharedPen(engine) if shared else Pen(engine)
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

    @property
    def alone(self) -> bool:
        """Whether no other server writes to the same rooms."""
        return not isinstance(self._pen, SharedPen)

    async def append(self, append: Append) -> None:
        """Write entries; they are durable when this returns.

        `Conflict` if another server has written there before, or a refusal.
        """
        await self._writer.append(append)

    # --- reading ------------------------------------------------------------------------------

    async def charter(self, room: str) -> Charter | None:
        async with connected(self._engine) as connection:
            row = (await connection.execute(rooms.select().where(rooms.c.id == room))).first()
        return charter_of(row) if row else None

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        wanted = (
            entries.select()
            .where(entries.c.room == room, entries.c.ply >= since)
            .order_by(entries.c.ply)
        )
        async with connected(self._engine) as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]

    async def out_of_time(self, now: int) -> list[str]:
        """Rooms whose running clock may have ended."""
        return await self._ids(rooms.c.status == "playing", rooms.c.deadline <= now)

    async def playing(self, limit: int) -> list[str]:
        """Rooms of games underway, those that changed last first."""
        begun = rooms.c.status == "playing"
        return await self._ids(begun, order=rooms.c.changed.desc(), limit=limit)

    async def thinking(self, before: int) -> list[str]:
        """Rooms that have awaited the computer since before a time."""
        begun = rooms.c.status.in_(("playing", "over"))  # after the end it is offered a rematch
        return await self._ids(begun, rooms.c.computer_since <= before)

    async def challenges(self, since: int, limit: int) -> list[str]:
        """Rooms with a seat for anyone, that were touched since a time."""
        present = rooms.c.changed >= since
        return await self._ids(rooms.c.open, present, order=rooms.c.created.desc(), limit=limit)

    async def unopened(self, before: int) -> list[str]:
        """Rooms in which nobody waits for anyone, but no game has begun."""
        waits = rooms.c.status == "waiting"
        recent = rooms.c.changed.between(before - DAY, before)
        return await self._ids(waits, ~rooms.c.open, recent, limit=100)

    async def bans(self) -> frozenset[str]:
        async with connected(self._engine) as connection:
            return frozenset((await connection.execute(sa.select(bans.c.client))).scalars())

    async def ban(self, client: str, now: int, *, lift: bool = False) -> None:
        """Keep an address out, or let it in again."""
        async with writing(self._engine) as connection:
            await connection.execute(bans.delete().where(bans.c.client == client))
            if not lift:
                await connection.execute(bans.insert().values(client=client, since=now))

    async def overview(self, status: str | None, limit: int) -> list[dict[str, Any]]:
        """Rooms for whoever runs the server, those that changed last first; no secrets."""
        columns = (rooms.c.id, rooms.c.game, rooms.c.status, rooms.c.created, rooms.c.changed)
        plies = sa.select(sa.func.count()).where(entries.c.room == rooms.c.id).scalar_subquery()
        wanted = sa.select(*columns, plies.label("entries"))
        if status is not None:
            wanted = wanted.where(rooms.c.status == status)
        wanted = wanted.order_by(rooms.c.changed.desc()).limit(limit)
        async with connected(self._engine) as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

    async def _ids(
        self, *conditions: Any, order: Any = rooms.c.changed, limit: int = 1000
    ) -> list[str]:
        wanted = sa.select(rooms.c.id).where(*conditions).order_by(order).limit(limit)
        async with connected(self._engine) as connection:
            return list((await connection.execute(wanted)).scalars())

    async def count_rooms(self) -> int:
        """Rooms that are not over."""
        wanted = sa.select(sa.func.count()).where(rooms.c.status != "over")
        async with connected(self._engine) as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def forget(self, retention: Retention, now: int) -> int:
        """Remove rooms in which nothing has happened for long; gives how many."""
        old = [
            sa.and_(
                rooms.c.status == status,
                rooms.c.changed < now - days * DAY,
                # `changed` is written only when a room is to be found otherwise than before.
                ~sa.exists().where(entries.c.room == rooms.c.id, entries.c.at >= now - days * DAY),
            )
            for status, days in retention.days
        ]
        untouched = sa.and_(
            rooms.c.status == "playing",
            rooms.c.changed < now - retention.untouched * DAY,
            ~sa.exists().where(entries.c.room == rooms.c.id, entries.c.kind == "move"),
        )
        return await self.delete(sa.or_(untouched, *old))

    async def touch(self, names: list[str], now: int) -> None:
        """Say that rooms are still meant, although nothing happens in them."""
        if names:
            async with writing(self._engine) as connection:
                wanted = rooms.update().where(rooms.c.id.in_(names)).values(changed=now)
                await connection.execute(wanted)

    async def delete(self, which: Any) -> int:
        async with writing(self._engine) as connection:
            found = await connection.execute(sa.select(rooms.c.id).where(which).limit(1000))
            names = list(found.scalars())
            for table in (entries, pushes):
                await connection.execute(table.delete().where(table.c.room.in_(names)))
            await connection.execute(rooms.delete().where(rooms.c.id.in_(names)))
            return len(names)

    async def delete_room(self, name: str) -> bool:
        return bool(await self.delete(rooms.c.id == name))

    async def back_up(self, file: Path) -> None:
        """Copy a SQLite database while servers go on writing to it."""
        if isinstance(self._pen, SharedPen):
            raise InputError("error-backup-postgres")

        def copy() -> None:
            source = sqlite3.connect(str(self._engine.url.database))
            target = sqlite3.connect(file)
            file.chmod(0o600)  # it holds the secrets of dice
            try:
                source.backup(target, pages=1000)
            finally:
                source.close()
                target.close()

        try:
            await asyncio.to_thread(copy)
        except (OSError, sqlite3.Error) as error:
            raise InputError("error-file-unwritable", path=str(file), reason=str(error)) from error

    # --- being alive --------------------------------------------------------------------------

    async def last_beat(self) -> int:
        """When a server was last alive; 0 if there was none."""
        async with connected(self._engine) as connection:
            return (await connection.execute(sa.select(heartbeat.c.at))).scalar() or 0

    async def beat(self, now: int, longest_gap: int) -> list[tuple[int, int]]:
        """Say that a server is alive; gives all downtimes, with one just noticed."""
        async with writing(self._engine) as connection:
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
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
    path = place.removeprefix("/")
    # Two connections to memory would be two databases.
    if scheme not in ("sqlite", "sqlite+aiosqlite") or path in (place, "", ":memory:"):
        raise InputError("error-database-unknown", database=_named(database))
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        # It holds the secrets of dice. What cannot be written to is refused here, because the
        # driver's thread may outlive a connection that failed.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
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
