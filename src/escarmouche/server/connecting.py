"""Connections to the database; whatever it has against them is a refusal, not a defect."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escarmouche.server.refusals import Unavailable

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


@cache
def _troubles() -> tuple[type[Exception], ...]:
    """What is raised; the driver of PostgreSQL says something by itself while it connects."""
    usual = (SQLAlchemyError, OSError, TimeoutError)
    try:
        import asyncpg
    except ModuleNotFoundError:
        return usual
    return *usual, asyncpg.PostgresError, asyncpg.InterfaceError
