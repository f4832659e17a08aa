"""Rooms on the disk: SQLite by default, PostgreSQL for several servers at once.

An entry is durable before anyone hears of it. Entries that arrive while a commit is under way
share the next one (group commit). On PostgreSQL a commit also tells the other servers which rooms
have news.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from pydantic import TypeAdapter
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from escarmouche.server.messages import Clock
from escarmouche.server.rooms import Charter, Entry, Room, SeatTerms
from escarmouche.server.schema import downtimes, entries, heartbeat, rooms

CHANNEL = "escarmouche"
_CLOCK: TypeAdapter[Any] = TypeAdapter(Clock | None)
_ANNOUNCED = 250  # room ids in one notification, whose payload has a limit of 8000 bytes


class Conflict(Exception):
    """Another server has written this ply: read the log again."""


@dataclass(frozen=True)
class Summary:
    """What is kept beside a log so that rooms can be found."""

    status: str
    open: bool
    deadline: int | None
    computer_since: int | None
    changed: int

    @classmethod
    def after(cls, room: Room) -> Summary:
        at = room.entries[-1].at if room.entries else room.charter.created
        waiting_for_anyone = room.status == "waiting" and any(
            terms.open and not room.taken(seat) for seat, terms in enumerate(room.charter.seats)
        )
        return cls(
            room.status,
            waiting_for_anyone,
            room.clocks.deadline,
            None if room.computer_to_move is None else at,
            at,
        )


@dataclass(frozen=True)
class Append:
    """Entries to add to a room, with a room to make in the same commit (a rematch)."""

    room: str
    entries: tuple[Entry, ...]
    summary: Summary
    charter: Charter | None = None  # of the room itself, when it is new
    done: asyncio.Future[None] = field(compare=False, default_factory=asyncio.Future)
    also: Append | None = None


class Pen:
    """The one connection that writes to SQLite, in a thread of its own.

    A whole commit is one visit to the thread; through the asynchronous engine each of its
    statements would be one.
    """

    def __init__(self, url: sa.URL) -> None:
        self.thread = ThreadPoolExecutor(1, "writer")
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", _durable)

    def commit(self, batch: list[Append]) -> None:
        with self._engine.begin() as connection:
            _write(connection, batch)

    def close(self) -> None:
        self.thread.submit(self._engine.dispose)
        self.thread.shutdown()


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pen = None if self.shared else Pen(engine.url)
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._name = secrets.token_hex(4)  # of this server among those sharing the database

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, bring the tables to this version, and begin to write."""
        if url.startswith("postgres"):
            url = "postgresql+asyncpg://" + url.split("://", 1)[1]
            engine = create_async_engine(url, pool_size=8, pool_pre_ping=True)
        else:
            path = url.removeprefix("sqlite+aiosqlite:///").removeprefix("sqlite:///")
            if path != ":memory:":
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
            sa.event.listen(engine.sync_engine, "connect", _durable)
        store = cls(engine)
        async with engine.begin() as connection:
            if store.shared:
                # Two servers that start together must not both make the tables.
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(827364)"))
            await connection.run_sync(_migrate)
        store._writer = asyncio.create_task(store._write_forever())
        return store

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
        if self._pen:
            self._pen.close()
        await self._engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether several servers may use this database."""
        return self._engine.dialect.name == "postgresql"

    # --- writing ------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Return when the entries are durable; `Conflict` if another server was first."""
        self._queue.put_nowait(append)
        await append.done

    async def _write_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            except (IntegrityError, DBAPIError):
                for append in batch:  # one at a time, so that each has its own fate
                    await self._commit_alone(append)
            else:
                for append in batch:
                    _settle(append.done, None)

    async def _commit_alone(self, append: Append) -> None:
        try:
            await self._commit([append])
        except IntegrityError:
            _settle(append.done, Conflict())
        except (DBAPIError, OSError) as error:
            _settle(append.done, error)
        else:
            _settle(append.done, None)

    async def _commit(self, batch: list[Append]) -> None:
        batch = [each for append in batch for each in (append.also, append) if each]
        if self._pen is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write, batch)
                await self._announce(connection, sorted({append.room for append in batch}))
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._pen.thread, self._pen.commit, batch)

    async def _announce(self, connection: AsyncConnection, names: list[str]) -> None:
        for start in range(0, len(names), _ANNOUNCED):
            words = [self._name, *names[start : start + _ANNOUNCED]]
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(words))))

    # --- reading ------------------------------------------------------------------------------

    async def charter(self, room: str) -> Charter | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(rooms.select().where(rooms.c.id == room))).first()
        return _charter(row) if row else None

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        wanted = (
            entries.select()
            .where(entries.c.room == room, entries.c.ply >= since)
            .order_by(entries.c.ply)
        )
        async with self._engine.connect() as connection:
            return [_entry(row) for row in await connection.execute(wanted)]

    async def out_of_time(self, now: int) -> list[str]:
        """Rooms whose running clock may have ended."""
        return await self._ids(rooms.c.status == "playing", rooms.c.deadline <= now)

    async def thinking(self, before: int) -> list[str]:
        """Rooms where it has been the computer's turn since before a time."""
        return await self._ids(rooms.c.status == "playing", rooms.c.computer_since <= before)

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
        """Call `heard` with the rooms other servers have written to, for ever.

        After the connection was lost, with None: anything may have happened.
        """
        if not self.shared:
            return
        import asyncpg

        # SQLAlchemy's own address hides the password when turned to text, unless told not to.
        address = self._engine.url.set(drivername="postgresql")
        target = address.render_as_string(hide_password=False)
        news: asyncio.Queue[str | None] = asyncio.Queue()
        while True:
            try:
                connection = await asyncpg.connect(target)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(1)
                continue
            connection.add_termination_listener(lambda _c: news.put_nowait(None))
            try:
                await connection.add_listener(
                    CHANNEL, lambda _c, _p, _ch, payload: news.put_nowait(payload)
                )
                await heard(None)
                while (payload := await news.get()) is not None:
                    server, *names = payload.split()
                    if server != self._name:
                        await heard(names)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError):
                await asyncio.sleep(1)
            finally:
                connection.terminate()


def _write(connection: Connection, batch: list[Append]) -> None:
    """Everything of one commit."""
    created = [append for append in batch if append.charter]
    if created:
        connection.execute(rooms.insert(), [_room_row(each) for each in created])
    rows = [_entry_row(each.room, entry) for each in batch for entry in each.entries]
    if rows:
        connection.execute(entries.insert(), rows)
    known = [_summary_row(append) for append in batch if not append.charter]
    if known:
        connection.execute(_UPDATE, known)


_UPDATE = (
    rooms.update()
    .where(rooms.c.id == sa.bindparam("room"))
    .values(
        {
            name: sa.bindparam(f"new_{name}")
            for name in ("status", "open", "deadline", "computer_since", "changed")
        }
    )
)


def _durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("escarmouche.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever asked is gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _room_row(append: Append) -> dict[str, Any]:
    charter = append.charter
    assert charter is not None
    terms = {
        "options": charter.options,
        "seats": [[seat.level, seat.invite, seat.open] for seat in charter.seats],
        "clock": charter.clock and charter.clock.model_dump(),
        "dice": charter.dice,
        "rated": charter.rated,
    }
    summary = append.summary
    return {
        "id": charter.id,
        "game": charter.game,
        "charter": json.dumps(terms),
        "secret": charter.secret,
        "created": charter.created,
        "status": summary.status,
        "open": summary.open,
        "deadline": summary.deadline,
        "computer_since": summary.computer_since,
        "changed": summary.changed,
    }


def _charter(row: Any) -> Charter:
    terms = json.loads(row.charter)
    first, second = (SeatTerms(*seat) for seat in terms["seats"])
    return Charter(
        row.id,
        row.game,
        terms["options"],
        (first, second),
        _CLOCK.validate_python(terms["clock"]),
        terms["dice"],
        terms["rated"],
        row.secret,
        row.created,
    )


def _summary_row(append: Append) -> dict[str, Any]:
    summary = append.summary
    return {
        "room": append.room,
        "new_status": summary.status,
        "new_open": summary.open,
        "new_deadline": summary.deadline,
        "new_computer_since": summary.computer_since,
        "new_changed": summary.changed,
    }


def _entry_row(room: str, entry: Entry) -> dict[str, Any]:
    return {
        "room": room,
        "ply": entry.ply,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "act": entry.act,
        "said": entry.said,
        "moves": " ".join(map(str, entry.moves)),
    }


def _entry(row: Any) -> Entry:
    moves = tuple(int(move) for move in row.moves.split())
    return Entry(row.ply, row.kind, row.seat, row.at, row.act, row.said, moves)
