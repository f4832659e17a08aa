"""What the phones of shared battles enter, on the disk; each entry is kept once."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from escarmouche.server.clocks import DAY
from escarmouche.server.connecting import connected, writing
from escarmouche.server.refusals import Refusal
from escarmouche.server.schema import battle_entries, battles
from escarmouche.server.settings import Retention, Settings

MOST_ENTRIES = 20_000  # of a battle; one of eight turns has about 2 000
A_PAGE = 500  # entries told at once


class Battles:
    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        self._engine = engine
        self._most = settings.battles

    async def open(self, battle: str, key: str, begun: str, now: int) -> None:
        async with writing(self._engine, "battles") as connection:
            count = sa.select(sa.func.count()).select_from(battles)
            if (await connection.execute(count)).scalar_one() >= self._most:
                raise Refusal("full")
            row = {"id": battle, "key": key, "begun": begun, "changed": now}
            await connection.execute(battles.insert().values(**row))

    async def begun(self, battle: str) -> tuple[str, str] | None:
        """The hash of the key of a battle, and what it began with."""
        wanted = sa.select(battles.c.key, battles.c.begun).where(battles.c.id == battle)
        async with connected(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
        return (row.key, row.begun) if row else None

    async def add(self, battle: str, told: dict[tuple[str, int], str], now: int) -> None:
        """What phones tell, by phone and number, each once; `Refusal` if the battle is too long."""
        mine = battle_entries.c.battle == battle
        async with writing(self._engine, "battles") as connection:
            # Two phones that tell at once must not see numbers out of order.
            changed = battles.update().where(battles.c.id == battle).values(changed=now)
            await connection.execute(changed)
            wanted = sa.select(battle_entries.c.phone, battle_entries.c.seq).where(
                mine, battle_entries.c.phone.in_({phone for phone, _ in told})
            )
            known = {(row.phone, row.seq) for row in await connection.execute(wanted)}
            fresh = [
                {"battle": battle, "phone": phone, "seq": seq, "said": said}
                for (phone, seq), said in told.items()
                if (phone, seq) not in known
            ]
            count = sa.select(sa.func.count()).where(mine)
            if len(fresh) + (await connection.execute(count)).scalar_one() > MOST_ENTRIES:
                raise Refusal("too-long")
            if fresh:
                await connection.execute(battle_entries.insert(), fresh)

    async def after(self, battle: str, since: int) -> tuple[list[tuple[int, str]], int]:
        """The next page of entries with their numbers, and how many phones have entered any."""
        mine = battle_entries.c.battle == battle
        newer = (
            sa.select(battle_entries.c.number, battle_entries.c.said)
            .where(mine, battle_entries.c.number > since)
            .order_by(battle_entries.c.number)
            .limit(A_PAGE)
        )
        heads = sa.select(sa.func.count(sa.distinct(battle_entries.c.phone))).where(mine)
        async with connected(self._engine) as connection:
            found = [(row.number, row.said) for row in await connection.execute(newer)]
            return found, (await connection.execute(heads)).scalar_one()

    async def forget(self, retention: Retention, now: int) -> None:
        """Remove battles that no phone has added to for long; soon, if none ever did."""
        empty = ~sa.exists().where(battle_entries.c.battle == battles.c.id)
        old = sa.or_(
            battles.c.changed < now - retention.playing * DAY,
            sa.and_(battles.c.changed < now - retention.untouched * DAY, empty),
        )
        async with writing(self._engine, "battles") as connection:
            found = await connection.execute(sa.select(battles.c.id).where(old).limit(1000))
            names = list(found.scalars())
            for table, name in ((battle_entries, "battle"), (battles, "id")):
                await connection.execute(table.delete().where(table.c[name].in_(names)))
