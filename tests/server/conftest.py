"""A real server on a free port of this machine, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets

from escarmouche.server.app import configured
from escarmouche.server.settings import Settings
from escarmouche.server.thinking import prepare

WIDE = (1e6, 1e6)
RATES = (
    "new_rooms", "new_names", "new_battles", "new_entries", "requests", "messages", "messages_each",
)  # fmt: skip


class Sitting:
    """A socket that has said hello: keeps what it is told."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.room: dict[str, Any] = {}
        self.seat: int | None = None
        self.state: dict[str, Any] = {}
        self.version = 0
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._waiting: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        if not self._waiting:
            async with asyncio.timeout(30):
                lines = str(await self.connection.recv()).split("\n")
            self.raw += lines
            self._waiting = [json.loads(line) for line in lines]
        message = self._waiting.pop(0)
        match message["type"]:
            case "welcome":
                self.room, self.seat = message["room"], message["seat"]
            case "room":
                self.room = message["room"]
            case "update":
                self.version, self.state = message["version"], message["state"]
                self.log += message["log"]
        return message

    async def until(self, wanted: Callable[[Sitting], bool]) -> None:
        """Listen until the state is as wanted."""
        while not self.state or not wanted(self):
            await self.receive()

    async def send(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        """Send and wait for the acknowledgement, refusal or pong."""
        text = json.dumps(message) if isinstance(message, dict) else message
        await self.connection.send(text)
        while True:
            answer = await self.receive()
            if answer["type"] in ("ack", "refusal", "pong"):
                return answer

    async def catch_up(self) -> None:
        """Hear everything that was sent up to now."""
        await self.send({"type": "ping"})

    async def act(self, kind: str, **words: Any) -> dict[str, Any]:
        return await self.send({"type": kind, "id": secrets.token_hex(8), **words})

    async def move(self, move: str, **words: Any) -> dict[str, Any]:
        return await self.act("move", move=move, **words)

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.state["moves"]]

    @property
    def plays(self) -> list[str]:
        return [play["move"] for item in self.log for play in item["plays"]]


class Table:
    """A running server as a client sees it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)

    async def create(self, game: str = "dragons", **words: Any) -> dict[str, Any]:
        asked = {"game": game, "seats": [{"kind": "you"}, {"kind": "you"}]} | words
        answer = await self.http.post("/api/rooms", json=asked)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def address(self, room: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{room}/socket"

    @asynccontextmanager
    async def sit(
        self, room: str, key: str | None = None, salt: str | None = None, since: int | None = None
    ) -> AsyncIterator[Sitting]:
        async with websockets.connect(self.address(room), compression=None) as connection:
            sitting = Sitting(connection)
            hello = {"type": "hello", "key": key, "salt": salt, "since": since}
            await connection.send(json.dumps(hello))
            while not sitting.state:
                message = await sitting.receive()
                assert message["type"] != "refusal", message
            yield sitting

    @asynccontextmanager
    async def both(
        self, made: dict[str, Any], other: Table | None = None
    ) -> AsyncIterator[tuple[Sitting, Sitting]]:
        """Both seats of a room, with the game begun; the second at another server if named."""
        name, keys = made["room"]["id"], made["keys"]
        async with (
            self.sit(name, keys["0"], "salt-of-seat-0") as first,
            (other or self).sit(name, keys["1"], "salt-of-seat-1") as second,
        ):
            for each in (first, second):
                await each.until(lambda each: each.state["status"] == "playing")
            yield first, second

    async def look(self, room: str, key: str | None = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return (await self.http.get(f"/api/rooms/{room}", headers=headers)).json()


@contextmanager
def running(settings: Settings) -> Iterator[int]:
    """A server in a thread of its own; gives its port."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        config = configured(settings, log_level="error")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join(20)


@asynccontextmanager
async def at(port: int) -> AsyncIterator[Table]:
    table = Table(port)
    async with table.http:
        yield table


@pytest.fixture(scope="session", autouse=True)
def _opponents() -> None:
    """Compiled before a test waits for them."""
    prepare()


@pytest.fixture(scope="session")
def serve() -> Callable[..., Any]:
    """`with serve(settings) as port`: a server for one test."""
    return running


@pytest.fixture(scope="session")
def table_at() -> Callable[..., Any]:
    """`async with table_at(port) as table`: a client of any server."""
    return at


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A fresh database and no limits on rates."""
    return _settings(tmp_path)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One server for the tests of a module."""
    with running(_settings(tmp_path_factory.mktemp("server"))) as port:
        yield port


@pytest.fixture
async def table(port: int) -> AsyncIterator[Table]:
    async with at(port) as table:
        yield table


def _settings(folder: Path) -> Settings:
    database = f"sqlite:///{folder / 'rooms.sqlite'}"
    rates = dict.fromkeys(RATES, WIDE)
    return Settings(database, thinking=1, rooms_each=1_000_000, challenges_each=1_000_000, **rates)
