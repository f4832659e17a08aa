"""Kill a server again and again under load, and check that no acknowledged act was lost.

usage: python scripts/soak.py [--kills 200] [--games 8] [--seed 1] [--database URL]

Bots play over sockets against `escarmouche serve`, which is killed (SIGKILL) at random moments
and started again on the same database. What was not acknowledged is sent again with its id. At
the end the log of every room must hold each acknowledged act exactly once, in the order of the
acknowledgements, with plies 0, 1, 2, … and a record that replays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import websockets

from escarmouche import catalog

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "dragons", "options": {"setup": "baby", "match": "9"}},
    {"game": "dragons", "options": {"setup": "big", "match": "9"}},
    *({"game": name} for name in catalog.GAMES if name != "dragons"),
)


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
                actor = seats[0].state["actor"]
                if seats[0].state["result"]:
                    self.over = True
                    return
                move = self.chooser.choice(seats[actor].state["moves"])["move"]
                self.number += 1
                act = {"type": "move", "id": f"act-{self.number}", "move": move}
                self.pending = actor, act
            actor, act = self.pending
            answer = await seats[actor].send(act)
            if answer["type"] != "ack":
                raise SystemExit(f"{self.room}: {act} was refused: {answer}")
            self.acknowledged.append(act["id"])
            self.pending = None
            await asyncio.sleep(0.15 * self.chooser.random())


class Seat:
    def __init__(self, connection: websockets.ClientConnection) -> None:
        self._connection = connection
        self.state: dict[str, Any] = {}

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
        message = json.loads(await self._connection.recv())
        if message["type"] == "update":
            self.state = message["state"]
        return message


def started(port: int, database: str) -> subprocess.Popen[bytes]:
    program = str(Path(sys.executable).with_name("escarmouche"))
    words = [program, "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    for _ in range(1200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return server
        except httpx.TransportError:
            time.sleep(0.05)
        if server.poll() is not None:
            raise SystemExit(f"The server ended with {server.returncode}.")
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
        server = started(port, database)
        while sum(not room.over for room in rooms) < games:
            rooms.append(await made(port, chooser, GAMES[len(rooms) % len(GAMES)]))
        bots = [asyncio.create_task(room.play(port)) for room in rooms if not room.over]
        await asyncio.sleep(0.3 + chooser.random())
        server.kill()
        await asyncio.to_thread(server.wait)
        await asyncio.gather(*bots)
        if sys.stderr.isatty():
            print(f"\rkill {kill + 1} of {kills}", end="", file=sys.stderr, flush=True)
    server = started(port, database)
    try:
        for room in rooms:
            text = httpx.get(f"http://127.0.0.1:{port}/api/rooms/{room.room}/record").text
            catalog.read_record(text)
    finally:
        server.terminate()
        server.wait(20)
    return rooms


def check(rooms: list[Played], database: str) -> int:
    """Compare the logs with what was acknowledged; gives the number of acts."""
    engine = sa.create_engine(database)
    total = 0
    with engine.connect() as connection:
        for room in rooms:
            rows = connection.execute(
                sa.text("SELECT ply, act FROM entries WHERE room = :room ORDER BY ply"),
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
            total += len(room.acknowledged)
    engine.dispose()
    return total


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'soak.sqlite'}"
        rooms = asyncio.run(soak(asked.kills, asked.games, asked.seed, database))
        total = check(rooms, database)
    if not total:
        sys.exit("Nothing was played.")
    print(json.dumps({"kills": asked.kills, "rooms": len(rooms), "acknowledged": total}))


if __name__ == "__main__":
    main()
