"""Bots that load a server and cost little themselves: bare WebSocket frames on one event loop."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson

OPTIONS = {"setup": "baby", "match": "9"}  # long games, so that no room ends under way
SETTLE = 1.0  # seconds between two rates
STAGES = 30  # moves: the games are brought to stages that far apart before anything is measured


@dataclass
class Phase:
    """One rate: what was answered, and the processor time that it took."""

    rate: float
    seconds: float
    latencies: list[float] = field(default_factory=list)
    server: float = 0.0
    bots: float = 0.0

    @property
    def moves(self) -> int:
        return len(self.latencies)

    def percentile(self, cut: int) -> float:
        return statistics.quantiles(self.latencies, n=100)[cut - 1]


class Socket(asyncio.Protocol):
    """A WebSocket client that knows text frames and nothing else."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self._host, self._path, self._heard = host, path, heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        # Clients must mask what they send; a mask of zeros leaves it as it is.
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                raise SystemExit(f"no socket: {bytes(buffer[:100])!r}")
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, text = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                for line in text.split(b"\n"):
                    self._heard(line)
            elif kind == 8:
                code = int.from_bytes(text[:2], "big")
                raise SystemExit(f"the server closed {self._path}: {code} {text[2:].decode()}")
            elif kind == 9:  # a pong says again what the ping said
                self._transport.write(bytes((0x8A, 0x80 | len(text))) + b"\0\0\0\0" + text)

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False


class Game:
    """Two bots at one table: whoever is to move plays a random move when its time has come."""

    def __init__(self, room: dict[str, Any]) -> None:
        self.id = room["room"]["id"]
        self.moves: list[str] = []
        self._keys = room["keys"]
        self._chooser = random.Random(self.id)
        self._sockets: list[Socket] = []
        self._choices: list[str] = []
        self._mover: int | None = None
        self._sent: float | None = None  # when the move was sent that is not acknowledged yet
        self._due = False
        self.playing = False
        self.phase: Phase | None = None

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        path = f"/api/rooms/{self.id}/socket"
        for seat in (0, 1):
            _, wire = await loop.create_connection(
                lambda seat=seat: Socket(f"127.0.0.1:{port}", path, self._hears(seat)),
                "127.0.0.1",
                port,
            )
            await wire.ready
            self._sockets.append(wire)
            key, salt = self._keys[str(seat)], f"salt-{seat}-bench"
            wire.send(orjson.dumps({"type": "hello", "key": key, "salt": salt}))

    def _hears(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if text.startswith(b'{"type":"update"'):
                self._learn(seat, text)
            elif text.startswith(b'{"type":"ack"'):
                if self.phase is not None and self._sent is not None:
                    self.phase.latencies.append(time.perf_counter() - self._sent)
                self._sent = None
            elif text.startswith(b'{"type":"refusal"'):
                raise SystemExit(f"refused: {text!r}")
            if self._due:
                self.move()

        return heard

    def _learn(self, seat: int, text: bytes) -> None:
        """Only the seat that is asked reads on: it is sent the legal moves."""
        if f'"actor":{seat},'.encode() in text:
            state = orjson.loads(text)["state"]
            self.playing = True
            self._mover = seat
            self._choices = [choice["move"] for choice in state["moves"]]

    def move(self) -> None:
        """Move now, or as soon as the last move is acknowledged and the next one asked for."""
        if self._sent is not None or self._mover is None:
            self._due = True
            return
        self._due = False
        wire, self._mover = self._sockets[self._mover], None
        move = self._chooser.choice(self._choices)
        self._sent = time.perf_counter()
        wire.send(b'{"type":"move","id":"m%d","move":"%s"}' % (len(self.moves), move.encode()))
        self.moves.append(move)

    @property
    def quiet(self) -> bool:
        return self._sent is None and not self._due


async def play_phases(
    port: int,
    count: int,
    schedule: list[tuple[float, float]],
    server: int,
    go_on: Callable[[Phase], bool],
) -> tuple[list[Phase], int]:
    """Offer each rate for its time, until one is too high; and how many logs are wrong."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        games = []
        for _ in range(count):
            seats = [{"kind": "you"}, {"kind": "you"}]
            asked = {"game": "dragons", "options": OPTIONS, "seats": seats}
            games.append(Game((await http.post("/api/rooms", json=asked)).json()))
        for game in games:
            await game.connect(port)
        while not all(game.playing for game in games):
            await asyncio.sleep(0.1)
        await scatter(games)
        phases = []
        for rate, seconds in schedule:
            await asyncio.sleep(SETTLE)
            phases.append(await offer(games, Phase(rate, seconds), server))
            if not go_on(phases[-1]):
                break
        return phases, await wrong_logs(http, games)


async def scatter(games: list[Game]) -> None:
    """Bring the games to different stages.

    Those that begin together would all end a duel and throw sixteen dice in the same second.
    """
    left = {game: random.Random(number).randrange(STAGES) for number, game in enumerate(games)}
    while any(left.values()) or not all(game.quiet for game in games):
        for game, moves in left.items():
            if moves and game.quiet:
                game.move()
                left[game] -= 1
        await asyncio.sleep(0.005)


async def offer(games: list[Game], phase: Phase, server: int) -> Phase:
    """Offer one rate: the games take turns, in an order of chance."""
    order = random.sample(games, len(games))
    for game in games:
        game.phase = phase
    server_before, bots_before = processor_seconds(server), own_seconds()
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < phase.seconds:
        while number < now * phase.rate:
            order[number % len(order)].move()
            number += 1
        await asyncio.sleep(0.001)
    phase.server = processor_seconds(server) - server_before
    phase.bots = own_seconds() - bots_before
    late = time.perf_counter() + 30
    while not all(game.quiet for game in games) and time.perf_counter() < late:
        await asyncio.sleep(0.05)
    return phase


async def wrong_logs(http: httpx.AsyncClient, games: list[Game]) -> int:
    """Rooms whose log is not exactly what was played."""
    wrong = 0
    for game in games:
        look = (await http.get(f"/api/rooms/{game.id}")).json()
        plays = [play for item in look["log"] for play in item["plays"]]
        wrong += [play["move"] for play in plays if play["by"] != "chance"] != game.moves
    return wrong


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def processor_seconds(process: int) -> float:
    """What a process has used; says more than the clock when the machine is busy."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
