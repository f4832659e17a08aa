"""Group commit: entries that arrive while a commit is under way share the next one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escarmouche.server.connecting import turn
from escarmouche.server.refusals import Unavailable
from escarmouche.server.rows import Append, changes, write

log = logging.getLogger("escarmouche.server")

CHANNEL = "escarmouche"
GATHER = 0.005  # seconds that a busy writer waits for more to share a commit
BUSY = 4  # seconds to wait for another program that writes to the same SQLite file
PATIENCE = 5  # seconds for PostgreSQL to do anything
_ROWS = 100  # in one statement; SQLite allows at least 999 values
_ANNOUNCED = 250  # room ids in one notification, whose payload has a limit of 8000 bytes
_REFUSED = (sqlite3.IntegrityError, IntegrityError, DataError)  # for what is in them


Fate = asyncio.Future[None]
Statements = list[tuple[str, list[Any]]]
Job = tuple[Statements, Fate]


class Conflict(Exception):
    """Another server has written this ply: read the log again."""


class Writer:
    """Writes what is appended, in order; tells each of its fate once that is durable."""

    def __init__(self, commit: Callable[[list[Append]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Append, Fate]] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, append: Append) -> Fate:
        """Write soon; its fate is nothing, `Conflict` if another server was first, or a refusal."""
        fate: Fate = asyncio.get_running_loop().create_future()
        self._waiting.append((append, fate))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return fate

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _write(self) -> None:
        """Write until nothing waits."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    await self._commit(_flat([append for append, _ in batch]))
                except _REFUSED:
                    for append, fate in batch:  # one at a time, so that each has its own fate
                        _settle(fate, await self._commit_alone(append))
                except Exception:  # nor could any of them alone; whoever wants may try again
                    log.exception("nothing can be written")
                    for _, fate in batch:
                        _settle(fate, Unavailable())
                else:
                    for _, fate in batch:
                        _settle(fate, None)
                if len(batch) > 1:
                    await asyncio.sleep(GATHER)
        finally:
            self._task = None

    async def _commit_alone(self, append: Append) -> Exception | None:
        try:
            await self._commit(_flat([append]))
        except DataError:
            log.exception("cannot be written", extra={"room": append.room})
            return Unavailable()
        except _REFUSED:
            return Conflict()
        except Exception:
            log.exception("nothing can be written", extra={"room": append.room})
            return Unavailable()
        return None


class Pen:
    """The one connection that writes to SQLite, in a thread of its own.

    A whole commit is one visit to the thread, and no more than a few statements: before and
    after each of them the threads contend for the interpreter, so all entries are one of them.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._path = str(engine.url.database)
        self._connection: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def commit(self, batch: list[Append]) -> None:
        statements = [each for change in changes(batch) for each in _in_sqlite(*change)]
        fate: Fate = asyncio.get_running_loop().create_future()
        async with turn(self._engine, "moves"):
            self._jobs.put((statements, fate))  # an executor takes several times as long for it
            await fate

    def _work(self) -> None:
        """What the thread does: one commit after the other."""
        while job := self._jobs.get():
            statements, fate = job
            error: Exception | None = None
            try:
                self._write(statements)
            except Exception as raised:
                error = raised
            with suppress(RuntimeError):  # the loop was closed meanwhile, and nobody waits
                fate.get_loop().call_soon_threadsafe(_settle, fate, error)
        self._close()

    def _write(self, statements: Statements) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            make_durable(self._connection, None)
        try:
            self._transact(self._connection, statements)
        except _REFUSED:
            raise
        except sqlite3.Error:  # the disk or another program: begin anew when it is over
            self._close()
            raise

    def _transact(self, connection: sqlite3.Connection, statements: Statements) -> None:
        if len(statements) == 1:  # as moves are: a transaction by itself
            connection.execute(*statements[0])
            return
        with connection:
            connection.execute("BEGIN")
            for sql, values in statements:
                connection.execute(sql, values)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


class SharedPen:
    """Commits to PostgreSQL, and tells the other servers which rooms have news."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.name = secrets.token_hex(4)  # of this server among those sharing the database

    async def commit(self, batch: list[Append]) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
                await connection.run_sync(write, batch)
                await self._announce(connection, sorted({append.room for append in batch}))
        except _REFUSED:
            raise
        except Exception:  # whatever we are connected to, it may be the wrong server by now
            await self._engine.dispose()
            raise

    async def _announce(self, connection: AsyncConnection, names: list[str]) -> None:
        for start in range(0, len(names), _ANNOUNCED):
            words = [self.name, *names[start : start + _ANNOUNCED]]
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(words))))

    def close(self) -> None:
        pass


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={1000 * BUSY}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _in_sqlite(statement: Any, rows: list[dict[str, Any]]) -> Iterator[tuple[str, list[Any]]]:
    """A statement and its rows as SQLite takes them: rows are inserted together."""
    sql, names = _compiled(statement)
    together = _ROWS if statement.is_insert else 1
    for start in range(0, len(rows), together):
        some = rows[start : start + together]
        more = f", {sql.partition(' VALUES ')[2]}" * (len(some) - 1)
        yield sql + more, [row[name] for row in some for name in names]


@cache
def _compiled(statement: Any) -> tuple[str, tuple[str, ...]]:
    """A statement for SQLite, and the names of its parameters in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), tuple(compiled.positiontup)


def _flat(batch: list[Append]) -> list[Append]:
    return [each for append in batch for each in (append.also, append) if each]


def _settle(fate: Fate, error: Exception | None) -> None:
    if fate.done():  # nobody waits any more
        return
    if error is None:
        fate.set_result(None)
    else:
        fate.set_exception(error)
