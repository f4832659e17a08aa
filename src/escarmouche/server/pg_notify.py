"""News of other servers on the same PostgreSQL, through LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from escarmouche.server.group_commit import CHANNEL

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("escarmouche.server")


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
    while True:
        try:
            connection = await asyncpg.connect(target)
            try:
                await _follow(connection, own_name, heard)
            finally:
                connection.terminate()
        except Exception:
            log.exception("no news of other servers; trying again")
        await asyncio.sleep(1)


async def _follow(
    connection: asyncpg.Connection,
    own_name: str,
    heard: Callable[[Iterable[str] | None], Awaitable[None]],
) -> None:
    """Pass on what one connection brings until it ends."""
    news: asyncio.Queue[str | None] = asyncio.Queue()
    connection.add_termination_listener(lambda _c: news.put_nowait(None))
    await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: news.put_nowait(payload))
    await heard(None)
    while (payload := await news.get()) is not None:
        server, *names = payload.split()
        if server != own_name:
            await heard(names)
