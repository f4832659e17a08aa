"""Connections to the database; whatever it has against them is a refusal, not a defect."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import cache
from weakref import WeakKeyDictionary

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escarmouche.server.fair_line import FairLine
from escarmouche.server.refusals import Unavailable

_turns: WeakKeyDictionary[AsyncEngine, FairLine] = WeakKeyDictionary()
log = logging.getLogger("escarmouche.server")


@asynccontextmanager
async def connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction; `Unavailable` while the database cannot be used."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError:  # about what was written
        raise
    except _troubles() as error:
        log.warning("the database cannot be used: %s", str(error).partition("\n")[0])
        raise Unavailable from error


def turn(engine: AsyncEngine, what: str) -> AbstractAsyncContextManager[None]:
    """To write to SQLite, which one can do at a time; different things take turns.

    Whoever of this process does it waits here for as long as it takes: a disk that is slow is no
    reason to refuse anything.
    """
    if engine.dialect.name != "sqlite":
        return nullcontext()
    return _turns.setdefault(engine, FairLine(1)).place(what)


@asynccontextmanager
async def writing(engine: AsyncEngine, what: str = "") -> AsyncIterator[AsyncConnection]:
    """A connection to write something with, when it is its turn."""
    async with turn(engine, what), connected(engine) as connection:
        yield connection


@cache
def _troubles() -> tuple[type[Exception], ...]:
    """What is raised; the driver of PostgreSQL says something by itself while it connects."""
    usual = (SQLAlchemyError, OSError, TimeoutError)
    try:
        import asyncpg
    except ModuleNotFoundError:
        return usual
    return *usual, asyncpg.PostgresError, asyncpg.InterfaceError
