"""News of other servers on the same PostgreSQL, through LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from escarmouche.server.writing import CHANNEL


async def listen(
    url: sa.URL, own_name: str, heard: Callable[[Iterable[str] | None], Awaitable[None]]
) -> None:
    """Call `heard` with the rooms other servers have written to, for ever.

    After the connection was lost, with None: anything may have happened.
    """
    import asyncpg

    # SQLAlchemy's own address hides the password when turned to text, unless told not to.
    address = url.set(drivername="postgresql")
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
                if server != own_name:
                    await heard(names)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError):
            await asyncio.sleep(1)
        finally:
            connection.terminate()
