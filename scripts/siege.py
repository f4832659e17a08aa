"""Attack a server on this machine while innocent games go on, and say what they noticed.

usage: python scripts/siege.py [--seconds 8] [--games 50] [--only NAME …] [--json]

A server with its own SQLite file and the limits of `escarmouche serve` is started on a free port.
Innocent bots play all games from five loopback addresses, about one move a second in each game;
three more play against the computer. One after the other, every attack comes from an address of its
own, for its time. For each attack is told: the 95th percentile of the innocents' acknowledgements,
how long the computer took at most, the memory of the server with its workers, after how many
seconds everything was as before, and how late the innocents' bots were themselves at most: when
attackers or other programs keep them from the processor, that is part of what they measure. At the
end the server is told to stop while attackers still hold on. The siege is lost when an innocent was
refused anything or cut off, when an attacker gave up, when 95 of 100 moves took longer than 250 ms,
the server more than 1.5 GB, recovery more than five seconds, or stopping more than ten.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

SLOWEST = 0.25  # seconds, for 95 of 100 moves of innocents
MOST_MEMORY = 1_500  # megabytes
LONGEST_STOP = 10  # seconds
RECOVERY = 5  # seconds after an attack until everything is as before
LONGEST_START = 180  # seconds
LOOK = 0.02  # seconds between two looks at how late the bots are
NORMAL = 0.05  # seconds more than before that are as before
INNOCENTS = [f"127.0.0.{number}" for number in range(2, 7)]
VETERAN = "127.0.9.200"  # whose games were long before the siege
YOU = {"kind": "you"}
COMPUTER = {"kind": "computer", "level": 8}
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "dragons", "options": {"setup": "baby", "match": "9"}},
    {"game": "metals"},
    {"game": "irondie"},
    {"game": "dragons", "options": {"setup": "big", "match": "9"}},
    {"game": "metals"},
    {"game": "irondie"},
    {"game": "dragons", "options": {"setup": "baby", "match": "9"}},
    {"game": "metals"},
    {"game": "irondie"},
    {"game": "confrontation"},
)


def serve(port: int, database: str) -> None:
    """What `escarmouche serve` runs with its default limits."""
    import uvicorn

    from escarmouche.server.app import configured
    from escarmouche.server.settings import Settings

    settings = Settings(database, prepare=True)
    uvicorn.Server(configured(settings, port=port, log_level="error")).run()


def client(port: int, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=60)


@dataclass
class Watch:
    """What happened to the innocents."""

    waited: list[tuple[float, float]] = field(default_factory=list)  # when, and how long
    replied: list[tuple[float, float]] = field(default_factory=list)  # the same of the computer
    refused: list[str] = field(default_factory=list)
    late: list[tuple[float, float]] = field(default_factory=list)  # the bots themselves

    async def notice(self) -> None:
        """How late the bots are called, for ever."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.late.append((before, time.perf_counter() - before - LOOK))

    def p95(self, since: float) -> float:
        waits = [wait for when, wait in self.waited if when >= since]
        return statistics.quantiles(waits, n=20)[-1] if len(waits) > 1 else float("inf")


class Innocent:
    """One table, about one move a second, and another one when the game is over."""

    def __init__(self, port: int, address: str, asked: dict[str, Any], watch: Watch) -> None:
        self._port, self._from, self._asked, self._watch = port, address, asked, watch

    async def play(self) -> None:
        while True:
            async with client(self._port, self._from) as http:
                made = await http.post("/api/rooms", json=self._asked)
            if made.status_code != 201:
                self._watch.refused.append(made.json()["code"])
                return
            await self._game(made.json())

    async def _game(self, made: dict[str, Any]) -> None:
        address = f"ws://127.0.0.1:{self._port}/api/rooms/{made['room']['id']}/socket"
        wishes: asyncio.Queue[tuple[int, str] | None] = asyncio.Queue()  # None when it is over
        answered = asyncio.Event()
        async with contextlib.AsyncExitStack() as stack:
            group = await stack.enter_async_context(asyncio.TaskGroup())
            seats, hearing = {}, []
            for number, key in made["keys"].items():
                seat = await stack.enter_async_context(
                    websockets.connect(address, local_addr=(self._from, 0), max_size=None)
                )
                seats[int(number)] = seat
                hearing.append(group.create_task(self._hear(int(number), seat, wishes, answered)))
                hello = {"type": "hello", "key": key, "salt": secrets.token_hex(8)}
                await seat.send(json.dumps(hello))
            asked = time.perf_counter()
            count = 0
            while (wish := await wishes.get()) is not None:
                if len(seats) == 1 and count:
                    self._watch.replied.append((asked, time.perf_counter() - asked))
                mover, move = wish
                count += 1
                answered.clear()
                began = time.perf_counter()
                await seats[mover].send(
                    json.dumps({"type": "move", "id": f"m{count}", "move": move})
                )
                await answered.wait()
                self._watch.waited.append((began, time.perf_counter() - began))
                asked = time.perf_counter()
                await asyncio.sleep(1)
            for task in hearing:
                task.cancel()

    async def _hear(
        self,
        number: int,
        seat: websockets.ClientConnection,
        wishes: asyncio.Queue[tuple[int, str] | None],
        answered: asyncio.Event,
    ) -> None:
        async for text in seat:
            for line in str(text).split("\n"):
                message = json.loads(line)
                if message["type"] == "refusal":
                    self._watch.refused.append(message["code"])
                if message["type"] in ("ack", "refusal"):
                    answered.set()
                elif message["type"] == "update":
                    state = message["state"]
                    if state["result"]:
                        wishes.put_nowait(None)
                    elif state["moves"]:
                        wishes.put_nowait((number, state["moves"][0]["move"]))
        self._watch.refused.append("closed")


class Attacks:
    """Each attack is one method; it goes on until it is cancelled."""

    def __init__(self, port: int, address: str, long_room: str, over_room: str) -> None:
        self._port, self._address = port, address
        self._long, self._over = long_room, over_room

    # --- connections --------------------------------------------------------------------------

    async def endless_heads(self) -> None:
        await self._hold(40, b"GET / HTTP/1.1\r\nX: ", b"a" * 65_536)

    async def many_headers(self) -> None:
        await self._hold(40, b"GET / HTTP/1.1\r\n", b"X: a\r\n" * 1_000)

    async def idle_connections(self) -> None:
        await self._hold(1_000, b"", b"", pause=5)

    async def slow_bodies(self) -> None:
        head = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n"
        await self._hold(400, head, b"", pause=5)

    async def unread_answers(self) -> None:
        await self._hold(40, b"", b"GET /api/rules/metals HTTP/1.1\r\nHost: x\r\n\r\n" * 50)

    async def unread_sockets(self) -> None:
        """Sockets that ask for all of a long game and never read it."""
        key = b"dGhlIHNhbXBsZSBub25jZQ=="
        head = b"GET /api/rooms/" + self._long.encode() + b"/socket HTTP/1.1\r\nHost: x\r\n"
        head += b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        head += b"Sec-WebSocket-Key: " + key + b"\r\n\r\n"
        await self._hold(60, head + _frame(b'{"type":"hello"}'), _frame(b'{"type":"ping"}'))

    async def sockets(self) -> None:
        async def flood() -> None:
            async with self._socket(self._long) as connection:
                await connection.send('{"type": "hello"}')
                while True:
                    await connection.send('{"type": "ping"}')
                    await asyncio.sleep(0.001)  # to leave the innocents' bots their share

        await self._again(20, flood)

    # --- heavy answers ------------------------------------------------------------------------

    async def histories(self) -> None:
        await self._ask(100, "GET", f"/api/rooms/{self._long}/history")

    async def replays(self) -> None:
        await self._ask(50, "GET", f"/api/rooms/{self._over}/replay")

    async def records(self) -> None:
        record = f'[Game "metals"]\n[Rules "1"]\n\n{"x " * 7_000}*\n'
        await self._ask(20, "POST", "/api/records", json={"record": record})

    async def analyses(self) -> None:
        """Whole games of 35 kB."""
        record = (await self._get(f"/api/rooms/{self._over}/record")).text
        await self._ask(20, "POST", "/api/analyses", json={"record": record})

    async def prints(self) -> None:
        await self._ask(20, "GET", "/api/print/metals")

    # --- thinking -----------------------------------------------------------------------------

    async def computers(self) -> None:
        asked = {"game": "metals", "seats": [COMPUTER, COMPUTER]}
        await self._ask(20, "POST", "/api/rooms", json=asked)

    async def hints(self) -> None:
        """Hints and odds in a game of one's own against the computer."""
        made = await self._made({"game": "irondie", "seats": [YOU, COMPUTER]})
        name, key = made["room"]["id"], made["keys"]["0"]
        async with self._socket(name) as connection:
            hello = {"type": "hello", "key": key, "salt": "saltsalt"}
            await connection.send(json.dumps(hello))
            headers = {"Authorization": f"Bearer {key}"}
            await asyncio.gather(
                self._ask(20, "POST", f"/api/rooms/{name}/hint", headers=headers),
                self._ask(20, "POST", f"/api/rooms/{name}/odds", headers=headers),
            )

    # --- what is asked and kept besides -------------------------------------------------------

    async def rulings(self) -> None:
        """The dearest questions about rules: what many steps of a battle could have become."""
        made = await self._made({"game": "confrontation", "seats": [YOU, YOU]})
        name = made["room"]["id"]
        steps = [f"{side}{number}" for side in "br" for number in range(1, 9)]
        await asyncio.gather(
            self._ask(20, "POST", f"/api/rooms/{name}/why-not", json={"steps": steps}),
            self._ask(20, "POST", f"/api/rooms/{name}/ahead", json={"steps": [], "about": "b1"}),
        )

    async def battles(self) -> None:
        """Battles that phones share, as many as may be, each told as fast as it is taken."""
        begun = {"name": "x", "game": "confrontation", "options": {"scenario": "x" * 9_000}}
        async with client(self._port, self._address) as http:
            made = (await http.post("/api/battles", json=begun)).raise_for_status().json()
        headers = {"Authorization": f"Bearer {made['key']}"}
        entry = {"at": 0, "move": "m" * 80}
        entries = [entry | {"phone": secrets.token_hex(6), "seq": seq} for seq in range(90)]
        told = {"phone": "aa", "since": 0, "entries": entries}
        await asyncio.gather(
            self._ask(10, "POST", "/api/battles", json=begun),
            self._ask(
                20, "POST", f"/api/battles/{made['battle']}/entries", json=told, headers=headers
            ),
        )

    async def names(self) -> None:
        async def one() -> None:
            word = secrets.token_hex(5)
            async with client(self._port, self._address) as http:
                await http.post("/api/players", json={"name": word, "key": word * 4})
                await http.get("/api/ladder/metals")

        await self._again(20, one)

    async def positions(self) -> None:
        """Advice about positions in notation, which begin long work."""
        place = {"p": "map=plaine blue=- red=- pool=3,3 score=0,0 turn=lot"}
        await self._ask(20, "GET", "/api/positions/metals/advice", params=place)

    # --- rooms --------------------------------------------------------------------------------

    async def rooms(self) -> None:
        await self._ask(20, "POST", "/api/rooms", json={"game": "dragons", "seats": [YOU, YOU]})

    async def challenges(self) -> None:
        seats = [YOU, {"kind": "open"}]
        await self._ask(20, "POST", "/api/rooms", json={"game": "dragons", "seats": seats})

    async def long_games(self) -> None:
        """Moves as fast as the server takes them, then rematches without end."""
        await self._again(4, self._race)

    async def _race(self) -> None:
        made = await self._made({"game": "metals", "seats": [YOU, YOU], "dice": "typed"})
        async with self._socket(made["room"]["id"]) as one, self._socket(made["room"]["id"]) as two:
            seats = one, two
            for number, seat in enumerate(seats):
                await seat.send(json.dumps({"type": "hello", "key": made["keys"][str(number)]}))
            count = 0
            while True:
                for seat in seats:
                    for line in str(await seat.recv()).split("\n"):
                        moves = json.loads(line).get("state", {}).get("moves")
                        if moves:
                            count += 1
                            act = {"type": "move", "id": f"m{count}", "move": moves[-1]["move"]}
                            await seat.send(json.dumps(act))

    # --- how ----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _socket(self, room: str) -> AsyncIterator[websockets.ClientConnection]:
        address = f"ws://127.0.0.1:{self._port}/api/rooms/{room}/socket"
        async with websockets.connect(address, local_addr=(self._address, 0)) as connection:
            yield connection

    async def _again(self, count: int, attack: Callable[[], Awaitable[None]]) -> None:
        async def one() -> None:
            while True:
                with contextlib.suppress(OSError, websockets.WebSocketException, httpx.HTTPError):
                    await attack()
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(count)))

    async def _made(self, asked: dict[str, Any]) -> dict[str, Any]:
        async with client(self._port, self._address) as http:
            return (await http.post("/api/rooms", json=asked)).raise_for_status().json()

    async def _get(self, path: str) -> httpx.Response:
        async with client(self._port, self._address) as http:
            return await http.get(path)

    async def _hold(self, count: int, first: bytes, more: bytes, pause: float = 0.01) -> None:
        """Connections that send, and never read."""

        async def one() -> None:
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection(
                        "127.0.0.1", self._port, local_addr=(self._address, 0)
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
        async with client(self._port, self._address) as http:

            async def one() -> None:
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        await http.request(method, path, **words)
                    await asyncio.sleep(0.02)

            await asyncio.gather(*(one() for _ in range(count)))


def _frame(text: bytes) -> bytes:
    """A text message of a WebSocket client, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


ATTACKS = (
    Attacks.endless_heads,
    Attacks.many_headers,
    Attacks.idle_connections,
    Attacks.slow_bodies,
    Attacks.unread_answers,
    Attacks.unread_sockets,
    Attacks.sockets,
    Attacks.histories,
    Attacks.replays,
    Attacks.records,
    Attacks.analyses,
    Attacks.prints,
    Attacks.computers,
    Attacks.hints,
    Attacks.rulings,
    Attacks.battles,
    Attacks.names,
    Attacks.positions,
    Attacks.rooms,
    Attacks.challenges,
    Attacks.long_games,
)


async def besieged(asked: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    watch = Watch()
    tables = [GAMES[number % len(GAMES)] | {"seats": [YOU, YOU]} for number in range(asked.games)]
    tables += [{"game": "metals", "seats": [YOU, {"kind": "computer", "level": 3}]}] * 3
    innocents = [
        Innocent(port, INNOCENTS[number % len(INNOCENTS)], table, watch)
        for number, table in enumerate(tables)
    ]
    rooms = await long_games(port)
    playing = [asyncio.create_task(each.play()) for each in innocents]
    noticing = asyncio.create_task(watch.notice())
    await seated(watch, len(tables))
    found = {"peace": await measured(watch, pid, asked.seconds)}
    usual = found["peace"]["p95_ms"] / 1000
    gave_up = []
    for number, attack in enumerate(ATTACKS, 1):
        name = attack.__name__
        if not asked.only or name in asked.only:
            # Whoever was shut out for one attack would hardly begin the next.
            words = [name, str(port), f"127.0.9.{number}", *rooms]
            attacking = subprocess.Popen([sys.executable, __file__, "--attack", *words])
            found[name] = await measured(watch, pid, asked.seconds)
            if attacking.poll() is not None:
                gave_up.append(name)
            attacking.kill()
            attacking.wait()
            found[name]["recovery_s"] = await recovered(watch, usual)
            print(name, found[name], file=sys.stderr, flush=True)
    failed = [repr(task.exception()) for task in playing if task.done()]
    for task in (noticing, *playing):
        task.cancel()
    await asyncio.gather(noticing, *playing, return_exceptions=True)
    return {"phases": found, "refusals": sorted(set(watch.refused)), "ended": failed + gave_up}


async def seated(watch: Watch, tables: int) -> None:
    """Until every table moves and the computer, which may have to be prepared, replies."""
    until = time.perf_counter() + LONGEST_START
    while len(watch.waited) < 3 * tables or not watch.replied:
        await asyncio.sleep(0.5)
        if time.perf_counter() > until or watch.refused:
            sys.exit(f"The innocents do not play: {watch.refused or len(watch.waited)}.")


async def recovered(watch: Watch, usual: float) -> float:
    """Seconds until the innocents wait no longer than before the attack."""
    began = time.perf_counter()
    while True:
        since = time.perf_counter()
        await asyncio.sleep(1)
        passed = since - began
        if watch.p95(since) <= usual + NORMAL or passed > 2 * RECOVERY:
            return round(passed, 1)


async def long_games(port: int) -> tuple[str, str]:
    """A room whose history is heavy, as many moves as may be brought; and one that is over."""
    from escarmouche import catalog
    from escarmouche.core.game_record import Record

    record = Record.new(catalog.game("metals"))
    while not record.position.is_over and len(record.moves) < 900:
        record.play(record.position.move_ids[len(record.moves) % len(record.position.move_ids)])
    if record.position.is_over:
        record.undo()
    asked = {"game": "metals", "seats": [YOU, YOU], "dice": "typed", "record": record.text}
    async with client(port, VETERAN) as http:
        going, over = [
            (await http.post("/api/rooms", json=asked)).raise_for_status().json() for _ in range(2)
        ]
        name, key = over["room"]["id"], over["keys"]["0"]
        headers = {"Authorization": f"Bearer {key}"}
        act = {"type": "resign", "id": "r"}
        ended = await http.post(f"/api/rooms/{name}/acts", json=act, headers=headers)
        ended.raise_for_status()
    return going["room"]["id"], name


async def measured(watch: Watch, pid: int, seconds: float) -> dict[str, float]:
    """What the innocents notice for a time."""
    began = time.perf_counter()
    most = 0
    while time.perf_counter() < began + seconds:
        await asyncio.sleep(min(1.0, seconds))
        most = max(most, memory(pid))
    moves = sum(when >= began for when, _ in watch.waited)
    replies = [wait for when, wait in watch.replied if when >= began]
    return {
        "moves": moves,
        "p95_ms": round(1000 * watch.p95(began), 1),
        "bots_late_ms": round(1000 * max(late for when, late in watch.late if when >= began), 1),
        "reply_s": round(max(replies, default=0), 1),
        "memory_mb": most,
    }


def memory(pid: int) -> int:
    """Of the server and its workers."""
    found, waiting = 0, [str(pid)]
    while waiting:
        each = waiting.pop()
        with contextlib.suppress(OSError):
            waiting += Path(f"/proc/{each}/task/{each}/children").read_text().split()
            found += _resident(each)
    return found


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
    parser.add_argument("--only", nargs="*", help="names of attacks")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "URL"), help=argparse.SUPPRESS)
    parser.add_argument("--attack", nargs=5, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        name, port, *rest = asked.attack
        asyncio.run(getattr(Attacks(int(port), *rest), name)())
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
            found = asyncio.run(besieged(asked, port, server.pid))
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
        or max(phase.get("recovery_s", 0) for phase in phases) > RECOVERY
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
