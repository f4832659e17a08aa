"""When nothing can be stored, or another server was first: what is not in the log never happened.

Two hosts on one SQLite file stand for two servers on PostgreSQL; news of each other is passed on
by hand.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import httpx
import pytest
import sqlalchemy as sa

from escarmouche.core.kernel import SPECTATOR
from escarmouche.server.app import create_app
from escarmouche.server.group_commit import Writer
from escarmouche.server.host import Host
from escarmouche.server.hub import Connection
from escarmouche.server.metrics import Metrics
from escarmouche.server.pg_notify import listen
from escarmouche.server.refusals import Refusal
from escarmouche.server.rows import Append
from escarmouche.server.sockets import Conversation
from escarmouche.server.store import Store
from escarmouche.server.to_server import (
    ToServerCreate,
    ToServerJoin,
    ToServerOffer,
    ToServerResign,
    ToServerSalt,
)

RESIGN = ToServerResign(type="resign", id="r")
SALT = ToServerSalt(type="salt", id="s", salt="12345678")
OFFER = ToServerOffer(type="offer", id="o", what="draw")


class HeldStore(Store):
    """While it holds, writes wait until the test lets them happen or fail."""

    holding = failing = False
    tries = 0

    async def append(self, append: Append) -> None:
        self.tries += 1
        if self.failing:
            raise Refusal("unavailable")
        if self.holding:
            self.held = asyncio.get_running_loop().create_future()
            await self.held
        await super().append(append)

    def let_happen(self) -> None:
        self.holding = False
        self.held.set_result(None)

    def let_fail(self) -> None:
        self.holding = False
        self.held.set_exception(Refusal("unavailable"))


class Client:
    """The far end of a socket, which sends what it is given and hears everything."""

    slow = False
    when_read = None

    def __init__(self, *texts: str) -> None:
        self.heard: list[dict] = []
        self.closed: int | None = None
        self._texts = list(texts)
        self._left = asyncio.Event()

    def write(self, text: bytes) -> None:
        self.heard += [json.loads(line) for line in text.split(b"\n")]

    def end(self, code: int) -> None:
        self.closed = code
        self._left.set()

    async def receive(self) -> dict:
        if self._texts:
            return {"type": "websocket.receive", "text": self._texts.pop(0)}
        await self._left.wait()
        return {"type": "websocket.disconnect"}

    @property
    def told(self) -> list[tuple[str, int]]:
        items = [item for message in self.heard for item in message.get("log", ())]
        return [(item["kind"], item["seat"]) for item in items]


class Hosting:
    """Hosts on one database, and their stores."""

    def __init__(self, settings) -> None:
        self.settings = settings
        self.hosts: list[Host] = []

    async def host(self) -> tuple[Host, HeldStore]:
        store = await HeldStore.open(self.settings.database)
        host = Host(store, self.settings, Metrics())
        self.hosts.append(host)
        return host, store


@pytest.fixture
async def hosting(settings) -> AsyncIterator[Hosting]:
    hosting = Hosting(settings)
    yield hosting
    for host in hosting.hosts:
        await host.stop()


async def opened(host: Host, *kinds: str, **words) -> str:
    """A room with typed dice: the game begins when both seats are taken, with a die."""
    seats = [{"kind": kind} for kind in kinds or ("you", "you")]
    asked = {"game": "dragons", "dice": "typed", "seats": seats} | words
    room, _ = await host.create(ToServerCreate.model_validate(asked))
    return room.charter.id


async def timed(host: Host) -> str:
    """A game that has begun, with a second on each clock."""
    name = await opened(host, dice="fair", clock={"kind": "bank", "seconds": 1})
    for seat in (0, 1):
        await host.act(name, seat, SALT)
    return name


def watching(host: Host, name: str) -> Client:
    client = Client()
    connection = Connection(client)
    connection.version = host.rooms[name].logs.version(SPECTATOR)
    host.hub.enter(name, connection)
    return client


async def eventually(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not claim():
            await asyncio.sleep(0.01)


async def while_a_write_waits(
    host: Host, store: HeldStore, name: str, other: Awaitable
) -> tuple[asyncio.Future, asyncio.Future]:
    """Seat 0 resigns, which is on its way to the disk; something else waits for the room."""
    store.holding = True
    resigning = asyncio.ensure_future(host.act(name, 0, RESIGN))
    waiting = asyncio.ensure_future(other)
    await asyncio.sleep(0.2)
    assert not waiting.done()
    return resigning, waiting


async def kinds_of_log(hosting: Hosting, name: str) -> list[str]:
    """The log as a server reads it that has just started."""
    fresh, _ = await hosting.host()
    return [entry.kind for entry in (await fresh.room(name)).entries]


async def test_an_act_that_lost_against_another_server_is_told_to_nobody(hosting) -> None:
    here, store = await hosting.host()
    there, _ = await hosting.host()
    name = await opened(here)
    client = watching(here, name)
    store.holding = True
    resigning = asyncio.ensure_future(here.act(name, 0, RESIGN))
    await there.act(name, 1, RESIGN)
    hearing = asyncio.ensure_future(here.refresh(name))
    await asyncio.sleep(0)
    store.let_happen()
    with pytest.raises(Refusal, match="over"):
        await resigning
    await hearing
    await eventually(lambda: bool(client.told))
    assert client.told == [("resign", 1)]
    assert await kinds_of_log(hosting, name) == ["join", "join", "resign"]


async def test_two_servers_that_act_at_once_tell_the_same(hosting) -> None:
    here, store = await hosting.host()
    there, _ = await hosting.host()
    name = await opened(here)
    await there.room(name)
    clients = [watching(host, name) for host in (here, there)]
    store.holding = True
    offering = asyncio.ensure_future(here.act(name, 0, OFFER))
    await there.act(name, 1, RESIGN)
    store.let_happen()
    with pytest.raises(Refusal, match="over"):
        await offering
    await eventually(lambda: all(client.told for client in clients))
    assert [client.told for client in clients] == [[("resign", 1)]] * 2


async def test_joining_after_a_failed_write_leaves_no_gap_in_the_log(hosting) -> None:
    host, store = await hosting.host()
    name = await opened(host, "you", "open", dice="fair")
    store.holding = True
    salting = asyncio.ensure_future(host.act(name, 0, SALT))
    await asyncio.sleep(0)
    joining = asyncio.ensure_future(host.join(name, ToServerJoin()))
    await asyncio.sleep(0)
    store.let_fail()
    with pytest.raises(Refusal, match="cannot store"):
        await salting
    _, seat, _ = await joining
    assert seat == 1
    assert await kinds_of_log(hosting, name) == ["join", "join"]


async def test_who_opens_a_socket_is_not_shown_what_was_never_stored(hosting) -> None:
    host, store = await hosting.host()
    name = await opened(host)
    client = Client('{"type": "hello"}')
    ways = client.receive, client
    conversation = Conversation(host, hosting.settings, name, *ways, lambda: None)
    store.holding = True
    resigning = asyncio.ensure_future(host.act(name, 0, RESIGN))
    await asyncio.sleep(0)
    held = asyncio.create_task(conversation.hold())
    for _ in range(9):
        await asyncio.sleep(0)
    assert not client.heard
    store.let_fail()
    with pytest.raises(Refusal):
        await resigning
    await eventually(lambda: bool(client.heard))
    assert client.told == [("join", 0), ("join", 1)]
    held.cancel()


async def test_a_salt_that_cannot_be_stored_is_not_forgotten_in_silence(hosting) -> None:
    host, store = await hosting.host()
    asked = {"game": "dragons", "seats": [{"kind": "you"}, {"kind": "you"}]}
    room, handed = await host.create(ToServerCreate.model_validate(asked))
    hello = json.dumps({"type": "hello", "key": handed.keys["0"], "salt": "12345678"})

    async def conversation() -> tuple[Client, asyncio.Task[None]]:
        client = Client(hello)
        ways = client.receive, client
        held = Conversation(host, hosting.settings, room.charter.id, *ways, lambda: None)
        return client, asyncio.create_task(held.hold())

    store.failing = True
    client, held = await conversation()
    await held
    assert client.closed == 1013
    assert client.heard[-1]["code"] == "unavailable"
    store.failing = False
    for _ in range(2):  # and again, when the seat has its salt
        client, held = await conversation()
        await eventually(lambda client=client: ("salt", 0) in client.told)
        assert client.closed is None
        held.cancel()


async def test_who_looks_is_not_shown_what_was_never_stored(hosting) -> None:
    host, store = await hosting.host()
    app = create_app(hosting.settings)
    app.state.host = host
    name = await opened(host)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        for path in ("", "/history", "/record"):
            resigning, looking = await while_a_write_waits(
                host, store, name, http.get(f"/api/rooms/{name}{path}")
            )
            store.let_fail()
            with pytest.raises(Refusal):
                await resigning
            answer = await looking
            assert answer.status_code == 200
            assert "resign" not in answer.text


async def test_a_clock_that_ends_while_a_write_fails_ends_the_game_all_the_same(hosting) -> None:
    host, store = await hosting.host()
    name = await timed(host)
    await host.start()
    store.holding = True
    offering = asyncio.ensure_future(host.act(name, 0, OFFER))
    await asyncio.sleep(2.5)  # the time is over, and whoever looks at the clocks waits
    store.let_fail()
    with pytest.raises(Refusal, match="cannot store"):
        await offering
    await eventually(lambda: name in host.rooms and host.rooms[name].status == "over")
    async with host.in_turn(name):  # and that is stored
        pass
    assert await kinds_of_log(hosting, name) == ["join", "join", "salt", "salt", "time"]


async def test_a_damaged_log_does_not_stop_the_clocks_of_other_games(hosting) -> None:
    host, _ = await hosting.host()
    damaged, sound = [await timed(host) for _ in range(2)]
    host.rooms.clear()
    path = hosting.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM entries WHERE room = ? AND ply = 1", (damaged,))
    connection.close()
    await host.start()
    await eventually(lambda: sound in host.rooms and host.rooms[sound].status == "over")


def against_computer(host: Host) -> Awaitable[str]:
    seats = [{"kind": "you"}, {"kind": "computer", "level": 1}]
    return opened(host, seats=seats)


@pytest.mark.parametrize("what", ["draw", "rematch"])
async def test_the_computer_answers_an_offer_made_before_a_restart(hosting, what) -> None:
    host, store = await hosting.host()
    name = await against_computer(host)
    if what == "rematch":
        await host.act(name, 0, RESIGN)
    store.holding = True
    offering = asyncio.ensure_future(host.act(name, 0, OFFER.model_copy(update={"what": what})))
    await asyncio.sleep(0)
    offer = store.held
    offer.set_result(None)
    await offering
    await eventually(lambda: store.held is not offer)  # the answer, which is never written
    fresh, _ = await hosting.host()
    await fresh.start()
    await eventually(lambda: name in fresh.rooms and not fresh.rooms[name].offers)
    assert (await fresh.room(name)).entries[-1].kind == "answer"


async def test_the_computer_waits_a_little_while_nothing_can_be_stored(hosting) -> None:
    host, store = await hosting.host()
    name = await against_computer(host)
    store.holding = True
    offering = asyncio.ensure_future(host.act(name, 0, OFFER))
    await asyncio.sleep(0)
    store.failing = True  # from the computer's answer on
    store.held.set_result(None)
    await offering
    await asyncio.sleep(0.5)
    assert store.tries == 3  # the room, the offer, and one answer
    store.holding = store.failing = False
    await eventually(lambda: name in host.rooms and not host.rooms[name].offers)


async def test_whatever_a_commit_runs_into_the_writer_goes_on() -> None:
    failing = True

    async def commit(batch: list[Append]) -> None:
        if failing:
            raise sa.exc.TimeoutError("no connection is free")

    writer = Writer(commit)
    with pytest.raises(Refusal) as refused:
        await writer.append(Append("room", (), None))
    assert refused.value.code == "unavailable"
    failing = False
    await writer.append(Append("room", (), None))


class Wire:
    """A connection to PostgreSQL as the listener uses it."""

    def __init__(self) -> None:
        self.ended: list[Callable] = []
        self.tell: Callable | None = None

    def add_termination_listener(self, ended: Callable) -> None:
        self.ended.append(ended)

    async def add_listener(self, channel: str, tell: Callable) -> None:
        self.tell = lambda text: tell(self, 1, channel, text)

    def terminate(self) -> None:
        for ended in self.ended:
            ended(self)


async def test_listening_goes_on_whatever_the_news_lead_to(monkeypatch) -> None:
    wires: list[Wire] = []
    heard: list[list[str] | None] = []

    async def connect(_: str) -> Wire:
        wires.append(Wire())
        return wires[-1]

    async def hear(names) -> None:
        heard.append(names and list(names))
        if names == ["bad"]:
            raise AssertionError("a defect")

    monkeypatch.setattr(asyncpg, "connect", connect)
    listening = asyncio.ensure_future(listen(sa.make_url("postgresql://x/y"), "me", hear))
    await eventually(lambda: heard == [None])
    wires[0].tell("other bad")
    await eventually(lambda: len(wires) == 2 and wires[1].tell is not None)
    wires[1].tell("me mine")
    wires[1].tell("other good")
    await eventually(lambda: heard == [None, ["bad"], None, ["good"]])
    wires[1].terminate()
    await eventually(lambda: len(wires) == 3 and heard[-1] is None)
    await asyncio.sleep(0.1)
    assert len(wires) == 3
    listening.cancel()
