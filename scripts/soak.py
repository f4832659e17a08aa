"""Kill a server again and again under load, and check that no acknowledged act was lost.

usage: python scripts/soak.py [--kills 200] [--lanes 2] [--games 8] [--seed 1] [--database URL]
                               [--texts 300000]

Bots play over sockets against a server, which is killed (SIGKILL) at random moments and started
again on the same database. They move, ask for takebacks and grant or refuse them, play rematches,
half of them against the clock. What was not acknowledged is sent again with its id. At the end the
log of every room must hold each acknowledged act exactly once, in the order of the
acknowledgements, with plies 0, 1, 2, … and a record that replays. Several lanes, each with a
server and a database of its own, share the kills: one starts while the other is under load.

Before that, `--texts` texts that are almost positions are read: each must be refused
with a reason, or the game played on to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import websockets

from escarmouche import catalog
from escarmouche.core import fuzzing

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "dragons", "options": {"setup": "baby", "match": "9"}},
    {"game": "dragons", "options": {"setup": "big", "match": "9"}},
    *({"game": name} for name in catalog.GAMES if name != "dragons"),
    # Short ones, which come to their rematch.
    {"game": "dragons", "options": {"setup": "baby"}},
)
CLOCK = {"kind": "bank", "seconds": 7200, "increment": 5}

MOST_ACTS = 60  # acknowledged between two kills
PATIENCE = 60  # seconds for them


@dataclass
class Played:
    """One room and what its bots know to have happened."""

    room: str
    keys: dict[str, str]
    chooser: random.Random
    acknowledged: list[str] = field(default_factory=list)
    pending: tuple[int, dict[str, Any]] | None = None
    number: int = 0
    over: bool = False
    rematch: str | None = None
    asked: int = 0  # the number of the last act that asked for a takeback
    moved: list[bool] = field(default_factory=lambda: [False, False])  # since each asked for one

    async def play(self, port: int) -> None:
        """Play until the server dies or the game is over."""
        address = f"ws://127.0.0.1:{port}/api/rooms/{self.room}/socket"
        try:
            async with websockets.connect(address) as first, websockets.connect(address) as second:
                seats = (Seat(first), Seat(second))
                for number, seat in enumerate(seats):
                    await seat.hello(self.keys[str(number)], f"salt-{number}-{self.room}")
                await self._exchange(seats)
        except (OSError, websockets.WebSocketException):
            return

    async def _exchange(self, seats: tuple[Seat, Seat]) -> None:
        while not self.over:
            if self.pending is None:
                for seat in seats:
                    await seat.catch_up()
                if seats[0].state["rematch"]:
                    self.rematch = seats[0].state["rematch"]
                    self.over = True
                    return
                self.number += 1
                actor, act = self._next(seats)
                self.pending = actor, act | {"id": f"act-{self.number}"}
            actor, act = self.pending
            answer = await seats[actor].send(act)
            if answer["type"] != "ack":
                raise SystemExit(f"{self.room}: {act} was refused: {answer}")
            self.acknowledged.append(act["id"])
            self.pending = None
            await asyncio.sleep(0.15 * self.chooser.random())

    def _next(self, seats: tuple[Seat, Seat]) -> tuple[int, dict[str, Any]]:
        """What is done now, and by whom."""
        state = seats[0].state
        for offer in state["offers"]:
            accept = offer["what"] == "rematch" or self.chooser.random() < 0.5
            answer = {"type": "answer", "what": offer["what"], "accept": accept}
            return 1 - offer["seat"], answer
        if state["result"]:
            return 0, {"type": "offer", "what": "rematch"}
        asker = self.chooser.randrange(2)
        # Who was refused has to move before asking again, and nobody may ask for ever.
        may_ask = self.moved[asker] and self.number in range(self.asked + 6, 60)
        if may_ask and seats[asker].state["takeback"]:
            self.asked, self.moved[asker] = self.number, False
            return asker, {"type": "offer", "what": "takeback"}
        actor = state["actor"]
        move = self.chooser.choice(seats[actor].state["moves"])["move"]
        self.moved[actor] = True
        return actor, {"type": "move", "move": move}


class Seat:
    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection
        self.state: dict[str, Any] = {}
        self._waiting: list[dict[str, Any]] = []

    async def hello(self, key: str, salt: str) -> None:
        await self._connection.send(json.dumps({"type": "hello", "key": key, "salt": salt}))
        while not self.state:
            await self._receive()

    async def catch_up(self) -> None:
        await self.send({"type": "ping"})
        while self.state["status"] == "waiting":
            await self._receive()

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        await self._connection.send(json.dumps(message))
        while True:
            answer = await self._receive()
            if answer["type"] in ("ack", "refusal", "pong"):
                return answer

    async def _receive(self) -> dict[str, Any]:
        if not self._waiting:
            text = await self._connection.recv()
            self._waiting = [json.loads(line) for line in text.split("\n")]
        message = self._waiting.pop(0)
        if message["type"] == "update":
            self.state = message["state"]
        return message


def serve(port: int, database: str) -> None:
    """What `escarmouche serve` runs, without preparing opponents: nobody plays them here."""
    import uvicorn

    from escarmouche.server.app import configured
    from escarmouche.server.settings import Settings

    settings = Settings(database, new_rooms=(1e6, 1e6), rooms_each=1_000_000)
    uvicorn.Server(configured(settings, port=port, log_level="error")).run()


# Servers are forked from a process that has read the program already: most of the start of one
# is reading it, and each of them is a process of its own to be killed all the same.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        "alembic.command",
        "aiosqlite",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "escarmouche.server.app",
        *(game.rules.module for game in catalog.games()),
    ]
)


async def started(port: int, database: str) -> ForkServerProcess:
    server = PROCESSES.Process(target=serve, args=(port, database), daemon=True)
    server.start()
    async with httpx.AsyncClient() as http:
        for _ in range(2400):
            try:
                if (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                    return server
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            if server.exitcode is not None:
                raise SystemExit(f"The server ended with {server.exitcode}.")
    raise SystemExit("The server did not start.")


async def made(port: int, chooser: random.Random, asked: dict[str, Any]) -> Played:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        seats = [{"kind": "you"}, {"kind": "you"}]
        answer = (await http.post("/api/rooms", json={"seats": seats} | asked)).json()
    return Played(answer["room"]["id"], answer["keys"], random.Random(chooser.random()))


async def soak(kills: int, games: int, seed: int, database: str) -> list[Played]:
    chooser = random.Random(seed)
    port = free_port()
    rooms: list[Played] = []
    for kill in range(kills):
        server = await started(port, database)
        for room in [room for room in rooms if room.rematch]:
            keys = {"0": room.keys["1"], "1": room.keys["0"]}  # the seats change
            again = Played(str(room.rematch), keys, random.Random(chooser.random()))
            room.rematch = None
            rooms.append(again)
        while sum(not room.over for room in rooms) < games:
            asked = GAMES[len(rooms) % len(GAMES)] | {"clock": CLOCK if len(rooms) % 2 else None}
            rooms.append(await made(port, chooser, asked))
        bots = [asyncio.create_task(room.play(port)) for room in rooms if not room.over]
        await acknowledged(rooms, chooser.randint(1, MOST_ACTS))
        await asyncio.sleep(0.05 * chooser.random())
        server.kill()
        await asyncio.to_thread(server.join)
        await asyncio.gather(*bots)
        if (kill + 1) % 10 == 0:
            print(f"lane {seed}: {kill + 1} of {kills} kills", file=sys.stderr, flush=True)
    server = await started(port, database)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            for room in rooms:
                answer = await http.get(f"/api/rooms/{room.room}/record")
                catalog.read_record(answer.raise_for_status().text)
    finally:
        server.terminate()
        await asyncio.to_thread(server.join)
    return rooms


async def acknowledged(rooms: list[Played], more: int) -> None:
    """Wait until some more acts are acknowledged, however slow the machine is."""
    wanted = sum(len(room.acknowledged) for room in rooms) + more
    until = time.monotonic() + PATIENCE
    while sum(len(room.acknowledged) for room in rooms) < wanted:
        if time.monotonic() > until:
            raise SystemExit(f"No {more} acts were acknowledged in {PATIENCE} s.")
        await asyncio.sleep(0.01)


def check(rooms: list[Played], database: str) -> Counter[str]:
    """Compare the logs with what was acknowledged; gives the number of acts of each kind."""
    engine = sa.create_engine(database)
    found: Counter[str] = Counter()
    with engine.connect() as connection:
        for room in rooms:
            rows = connection.execute(
                sa.text("SELECT ply, act, kind FROM entries WHERE room = :room ORDER BY ply"),
                {"room": room.room},
            ).all()
            if [row.ply for row in rows] != list(range(len(rows))):
                raise SystemExit(f"{room.room}: plies are missing or doubled.")
            acts = [row.act for row in rows if row.act and row.act.startswith("act-")]
            expected = list(room.acknowledged)
            # The last act may be stored although the server died before saying so.
            if room.pending and acts[len(expected) :] == [room.pending[1]["id"]]:
                expected.append(room.pending[1]["id"])
            if acts != expected:
                raise SystemExit(f"{room.room}: acknowledged {expected}, stored {acts}.")
            kinds = {row.act: row.kind for row in rows}
            found.update(kinds[act] for act in room.acknowledged)
    engine.dispose()
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def run(
    kills: int, lanes: int, games: int, seed: int, databases: list[str]
) -> list[Counter[str]]:
    """The acts that each lane had acknowledged, by kind, once its logs are checked."""

    async def lane(number: int) -> Counter[str]:
        share = kills // lanes + (number < kills % lanes)
        rooms = await soak(share, games, seed + number, databases[number])
        return check(rooms, databases[number])

    return await asyncio.gather(*(lane(number) for number in range(lanes)))


def read_texts(count: int, seed: int) -> int:
    """How many of so many changed texts, shared by the games, were positions after all."""
    games = [catalog.game(name) for name in ("dragons", "irondie", "metals")]
    return sum(
        fuzzing.check(game, text) is not None
        for game in games
        for text in fuzzing.texts(game, seed, count // len(games))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="one for all; then there is one lane")
    parser.add_argument("--texts", type=int, default=300_000)
    asked = parser.parse_args()
    read = read_texts(asked.texts, asked.seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        lanes = 1 if asked.database else asked.lanes
        own = [f"sqlite:///{Path(folder) / f'soak-{number}.sqlite'}" for number in range(lanes)]
        databases = [asked.database] if asked.database else own
        found = asyncio.run(run(asked.kills, lanes, asked.games, asked.seed, databases))
    if not all(found):
        sys.exit("Nothing was played.")
    seconds = round(time.monotonic() - began)
    figures = {"kills": asked.kills, "acknowledged": sum(found, Counter()), "seconds": seconds}
    print(json.dumps(figures | {"texts": asked.texts, "read": read}))


if __name__ == "__main__":
    main()
