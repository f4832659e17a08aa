"""Attack a server on this machine while innocent games go on, and say what they noticed.

usage: python scripts/siege.py [--seconds 8] [--games 50] [--json]

A server with its own SQLite file is started on a free port. Innocent bots play from 127.0.0.1,
about one move a second in each game; every attack comes from another loopback address, one after
the other, for its time. For each attack the 95th percentile of the innocents' acknowledgements is
told, with the memory of the server. At the end the server is told to stop while attackers still
hold on. The siege is lost when innocents were refused anything, when they waited longer than
250 ms, when the server took more than 1.5 GB, or more than ten seconds to stop.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

SLOWEST = 0.25  # seconds, for 95 of 100 moves of innocents
MOST_MEMORY = 1_500  # megabytes
LONGEST_STOP = 10  # seconds
RECOVERY = 5  # seconds after an attack until everything is as before
ATTACKER = "127.0.0.9"
COMPUTERS = [{"kind": "computer", "level": 8}, {"kind": "computer", "level": 8}]


def serve(port: int, database: str) -> None:
    """What `escarmouche serve` runs with its default limits, but innocents make rooms at once."""
    import uvicorn

    from escarmouche.server.app import configured
    from escarmouche.server.settings import Settings

    settings = Settings(database, new_rooms=(20, 100), rooms_each=200, messages_each=(400, 1000))
    uvicorn.Server(configured(settings, port=port, log_level="error")).run()


class Innocent:
    """Two seats at one table, about one move a second."""

    def __init__(self, port: int, made: dict[str, Any]) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/rooms/{made['room']['id']}/socket"
        self._keys = made["keys"]
        self._asked: asyncio.Queue[tuple[int, str]] = asyncio.Queue()  # who is to move, and how
        self._answered = asyncio.Event()
        self.waited: list[tuple[float, float]] = []  # when, and how long
        self.refused: list[str] = []

    async def play(self) -> None:
        async with (
            websockets.connect(self._address) as first,
            websockets.connect(self._address) as second,
            asyncio.TaskGroup() as group,
        ):
            seats = (first, second)
            for number, seat in enumerate(seats):
                group.create_task(self._hear(number, seat))
                hello = {"type": "hello", "key": self._keys[str(number)], "salt": "salt-salt"}
                await seat.send(json.dumps(hello))
            while True:
                mover, move = await self._asked.get()
                act = {"type": "move", "id": f"m{len(self.waited)}", "move": move}
                self._answered.clear()
                began = time.perf_counter()
                await seats[mover].send(json.dumps(act))
                await self._answered.wait()
                self.waited.append((began, time.perf_counter() - began))
                await asyncio.sleep(1)

    async def _hear(self, number: int, seat: websockets.ClientConnection) -> None:
        async for text in seat:
            for line in str(text).split("\n"):
                message = json.loads(line)
                if message["type"] == "refusal":
                    self.refused.append(message["code"])
                if message["type"] in ("ack", "refusal"):
                    self._answered.set()
                elif message["type"] == "update" and message["state"]["moves"]:
                    self._asked.put_nowait((number, message["state"]["moves"][0]["move"]))


class Attacks:
    """Each attack is one method; it goes on until it is cancelled."""

    def __init__(self, port: int, long_room: str) -> None:
        self._port = port
        self._long = long_room

    async def endless_heads(self) -> None:
        await self._hold(40, b"GET / HTTP/1.1\r\nX: ", b"a" * 65_536)

    async def slow_bodies(self) -> None:
        head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"
        await self._hold(400, head, b"", pause=5)

    async def unread_answers(self) -> None:
        await self._hold(40, b"", b"GET /api/rules/metals HTTP/1.1\r\nHost: x\r\n\r\n" * 50)

    async def histories(self) -> None:
        await self._ask(100, "GET", f"/api/rooms/{self._long}/history")

    async def records(self) -> None:
        record = f'[Game "metals"]\n[Rules "1"]\n\n{"x " * 7_000}*\n'
        await self._ask(20, "POST", "/api/analyses", json={"record": record})

    async def computers(self) -> None:
        await self._ask(20, "POST", "/api/rooms", json={"game": "metals", "seats": COMPUTERS})

    async def challenges(self) -> None:
        seats = [{"kind": "you"}, {"kind": "open"}]
        await self._ask(20, "POST", "/api/rooms", json={"game": "dragons", "seats": seats})

    async def sockets(self) -> None:
        address = f"ws://127.0.0.1:{self._port}/api/rooms/{self._long}/socket"

        async def flood() -> None:
            while True:
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    connection = await websockets.connect(address, local_addr=(ATTACKER, 0))
                    async with connection:
                        await connection.send('{"type": "hello"}')
                        while True:
                            await connection.send('{"type": "ping"}')
                            await asyncio.sleep(0.001)  # to leave the innocents' bots their share
                await asyncio.sleep(0.05)

        await asyncio.gather(*(flood() for _ in range(20)))

    async def _hold(self, count: int, first: bytes, more: bytes, pause: float = 0.01) -> None:
        """Connections that send, and never read."""

        async def one() -> None:
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection(
                        "127.0.0.1", self._port, local_addr=(ATTACKER, 0)
                    )
                    try:
                        writer.write(first)
                        while not writer.transport.is_closing():
                            writer.write(more)
                            await writer.drain()
                            await asyncio.sleep(pause)
                    finally:
                        writer.transport.abort()
                await asyncio.sleep(0.2)

        await asyncio.gather(*(one() for _ in range(count)))

    async def _ask(self, count: int, method: str, path: str, **words: Any) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        base = f"http://127.0.0.1:{self._port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=60) as http:

            async def one() -> None:
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        await http.request(method, path, **words)
                    await asyncio.sleep(0.02)

            await asyncio.gather(*(one() for _ in range(count)))


async def besieged(port: int, games: int, seconds: float, pid: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        seats = [{"kind": "you"}, {"kind": "you"}]
        asked = {"game": "dragons", "options": {"setup": "baby", "match": "9"}, "seats": seats}
        innocents = []
        for _ in range(games):
            innocents.append(Innocent(port, (await http.post("/api/rooms", json=asked)).json()))
        long_room = await long_game(http)
    playing = [asyncio.create_task(each.play()) for each in innocents]
    attacks = Attacks(port, long_room)
    found: dict[str, Any] = {"before": await measured(innocents, pid, seconds, None)}
    for name in (
        "endless_heads",
        "slow_bodies",
        "unread_answers",
        "histories",
        "records",
        "computers",
        "challenges",
        "sockets",
    ):
        found[name] = await measured(innocents, pid, seconds, getattr(attacks, name))
    await asyncio.sleep(RECOVERY)
    found["after"] = await measured(innocents, pid, seconds, None)
    refused = sorted({code for each in innocents for code in each.refused})
    failed = [repr(task.exception()) for task in playing if task.done()]
    for task in playing:
        task.cancel()
    return {"phases": found, "refusals": refused, "ended": failed}


async def long_game(http: httpx.AsyncClient) -> str:
    """A room whose history is heavy: as many moves as may be brought."""
    from escarmouche.core.record import Record

    from escarmouche import catalog

    record = Record.new(catalog.game("metals"))
    while not record.position.is_over and len(record.moves) < 900:
        record.play(record.position.move_ids[len(record.moves) % len(record.position.move_ids)])
    if record.position.is_over:
        record.undo()
    seats = [{"kind": "you"}, {"kind": "you"}]
    asked = {"game": "metals", "seats": seats, "dice": "typed", "record": record.text}
    return str((await http.post("/api/rooms", json=asked)).raise_for_status().json()["room"]["id"])


async def measured(
    innocents: list[Innocent],
    pid: int,
    seconds: float,
    attack: Callable[[], Awaitable[None]] | None,
) -> dict[str, float]:
    began = time.perf_counter()
    attacking = asyncio.ensure_future(attack()) if attack else None
    await asyncio.sleep(seconds)
    if attacking is not None:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
    waits = [wait for each in innocents for when, wait in each.waited if when >= began]
    p95 = statistics.quantiles(waits, n=20)[-1] if len(waits) > 1 else float("inf")
    name = getattr(attack, "__name__", "peace")
    found = {"moves": len(waits), "p95_ms": round(1000 * p95, 1), "memory_mb": memory(pid)}
    print(name, found, file=sys.stderr, flush=True)
    return found


def memory(pid: int) -> int:
    """Of the server and its workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(_resident(each) for each in (str(pid), *children))


def _resident(pid: str) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0


def stopped(server: subprocess.Popen[bytes], port: int) -> float:
    """How long the server takes to stop while somebody does not finish a request."""
    with socket.create_connection(("127.0.0.1", port)) as held:
        held.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{")
        time.sleep(0.2)
        began = time.monotonic()
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(60)
        except subprocess.TimeoutExpired:
            server.kill()
        return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "URL"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(int(asked.serve[0]), asked.serve[1])
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, __file__, "--serve", str(port), f"sqlite:///{folder}/siege.sqlite"]
        server = subprocess.Popen(words)
        try:
            wait_for(port)
            found = asyncio.run(besieged(port, asked.games, asked.seconds, server.pid))
            found["stop_seconds"] = round(stopped(server, port), 1)
        finally:
            server.kill()
    if asked.json:
        print(json.dumps(found))
    else:
        for name, phase in found["phases"].items():
            print(f"{name}: {phase}")
        print({name: value for name, value in found.items() if name != "phases"})
    phases = found["phases"].values()
    lost = (
        found["refusals"]
        or found["ended"]
        or max(phase["p95_ms"] for phase in phases) > 1000 * SLOWEST
        or max(phase["memory_mb"] for phase in phases) > MOST_MEMORY
        or found["stop_seconds"] > LONGEST_STOP
    )
    if lost:
        sys.exit("The siege is lost.")


def wait_for(port: int) -> None:
    for _ in range(1200):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        time.sleep(0.1)
    sys.exit("The server did not start.")


if __name__ == "__main__":
    main()
