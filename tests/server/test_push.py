"""Web Push, against a push service of our own on this machine."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from requests import TooManyRedirects

from escarmouche.server.push import MOST_UNSENT, Pushes

FRIENDS = [{"kind": "you"}, {"kind": "friend"}]
SECRET = b"0123456789abcdef"


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Service:
    """What a browser maker runs, and the browser that subscribed there."""

    status: int = 201
    received: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    came: threading.Event = field(default_factory=threading.Event)
    address: str = ""
    leads_to: str | None = None
    browser: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def subscription(self) -> dict[str, object]:
        point = self.browser.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.address, "keys": {"p256dh": text(point), "auth": text(SECRET)}}

    def read(self, body: bytes) -> dict[str, str]:
        told = http_ece.decrypt(
            body, private_key=self.browser, auth_secret=SECRET, version="aes128gcm"
        )
        return json.loads(told)


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            named = {name.lower(): value for name, value in self.headers.items()}
            service.received.append((named, body))
            self.send_response(service.status)
            if service.leads_to:
                self.send_header("Location", service.leads_to)
            self.end_headers()
            service.came.set()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    service.address = f"http://127.0.0.1:{server.server_port}/push/1"
    yield service
    server.shutdown()
    server.server_close()


async def subscribed(table, room: str, key: str, subscription):
    headers = {"Authorization": f"Bearer {key}"}
    return await table.http.put(f"/api/rooms/{room}/push", json=subscription, headers=headers)


async def passes_the_turn(here, away) -> None:
    """One seat leaves, then it becomes its turn."""
    await away.connection.close()
    while not any('"here":' in line and "false" in line for line in here.raw[-3:]):
        await here.receive()
    while here.moves:
        await here.move(here.moves[0])
        await here.catch_up()


async def two_friends(table, **asked) -> tuple[str, tuple[str, str]]:
    """A game of Metals between two people: the name of its room, and the keys of the seats."""
    made = await table.create("metals", seats=FRIENDS, **asked)
    name, invite = made["room"]["id"], {"invite": made["invites"]["1"]}
    joined = await table.http.post(f"/api/rooms/{name}/join", json=invite)
    return name, (made["keys"]["0"], joined.json()["key"])


@asynccontextmanager
async def both_seated(table, name: str, keys: tuple[str, str]):
    """Both sit at the table: whoever is to move, the other, and the other's seat."""
    async with (
        table.sit(name, keys[0], "salt-of-seat-0") as first,
        table.sit(name, keys[1], "salt-of-seat-1") as second,
    ):
        await second.until(lambda each: each.state["status"] == "playing")
        await first.catch_up()
        yield (first, second, 1) if first.moves else (second, first, 0)


async def test_a_seat_that_is_away_is_woken_when_its_turn_comes(
    settings, serve, table_at, service
) -> None:
    settings = replace(settings, push_services=("127.0.0.1",))
    with serve(settings) as port:
        async with table_at(port) as table:
            assert (await table.http.get("/api/push")).json()["key"]
            name, keys = await two_friends(table, name="Léa")
            async with both_seated(table, name, keys) as (here, away, seat_away):
                mine = keys[seat_away]
                wanted = {**service.subscription, "language": "en"}
                assert (await subscribed(table, name, mine, wanted)).status_code == 204
                await passes_the_turn(here, away)
                assert service.came.wait(20)
    headers, body = service.received[0]
    assert service.read(body) == {"title": "Metals", "body": "It is your turn.", "room": name}
    assert headers["authorization"].startswith("vapid ")
    assert "metals" not in str(headers) and b"Metals" not in body  # the service reads nothing


async def test_pushes_go_to_browser_makers_only(settings, serve, table_at, service) -> None:
    with serve(settings) as port:
        async with table_at(port) as table:
            made = await table.create(seats=FRIENDS)
            name, key = made["room"]["id"], made["keys"]["0"]
            for address in (service.address, "https://example.org/x", "file:///etc/passwd",
                            "https://fcm.googleapis.com.example.org/x",
                            "http://fcm.googleapis.com/x"):  # fmt: skip
                wanted = {**service.subscription, "endpoint": address}
                answer = await subscribed(table, name, key, wanted)
                assert (answer.status_code, answer.json()["code"]) == (422, "no-push"), address
            stranger = await table.http.put(f"/api/rooms/{name}/push", json=service.subscription)
            assert stranger.json()["code"] == "watching"


@pytest.mark.parametrize(
    "address",
    [
        r"https://127.0.0.1:8443\@fcm.googleapis.com/x",  # requests would go to 127.0.0.1
        "https://127.0.0.1:8443\t@fcm.googleapis.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com/x\r\nHost: intern",
        "https://fcm.googleapis.com#@127.0.0.1/",
        "HTTPS://FCM.GOOGLEAPIS.COM/x",
    ],
)
async def test_an_address_that_programs_read_differently_is_refused(
    table, service, address
) -> None:
    made = await table.create(seats=FRIENDS)
    wanted = {**service.subscription, "endpoint": address}
    answer = await subscribed(table, made["room"]["id"], made["keys"]["0"], wanted)
    assert (answer.status_code, answer.json()["code"]) == (422, "no-push")


async def test_the_address_of_a_service_is_accepted(table, service) -> None:
    made = await table.create(seats=FRIENDS)
    for address in (
        "https://fcm.googleapis.com/fcm/send/dQw4:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB=",
        "https://db5p.notify.windows.com/w/?token=BQYAAAB%2fa%3d",
    ):
        wanted = {**service.subscription, "endpoint": address}
        answer = await subscribed(table, made["room"]["id"], made["keys"]["0"], wanted)
        assert answer.status_code == 204, address


def test_a_service_that_leads_elsewhere_is_not_followed(settings, service) -> None:
    service.status = 307
    service.leads_to = service.address + "0"
    pushes = Pushes(None, settings)  # type: ignore[arg-type]
    pushes._vapid = Vapid02()
    pushes._vapid.generate_keys()
    keys = service.subscription["keys"]
    row = SimpleNamespace(endpoint=service.address, **keys)  # type: ignore[arg-type]
    with pytest.raises(TooManyRedirects):
        pushes._send(row, b"{}")
    assert len(service.received) == 1


async def test_a_key_that_is_none_is_forgotten_and_stops_nobody(
    settings, serve, table_at, service
) -> None:
    settings = replace(settings, push_services=("127.0.0.1",))
    database = settings.database.removeprefix("sqlite:///")
    with serve(settings) as port:
        async with table_at(port) as table:
            name, keys = await two_friends(table)
            wrong = {"p256dh": "A" * 87, "auth": "A" * 22}
            wanted = {"endpoint": service.address, "keys": wrong}
            for key in keys:
                assert (await subscribed(table, name, key, wanted)).status_code == 204
            async with both_seated(table, name, keys) as (here, away, _):
                await passes_the_turn(here, away)
                async with asyncio.timeout(20):
                    while len(kept(database)) == 2:
                        await asyncio.sleep(0.02)
    assert service.received == []


def kept(database: str) -> list[object]:
    with closing(sqlite3.connect(database)) as file:
        return file.execute("SELECT seat FROM pushes").fetchall()


async def test_a_silent_service_keeps_nobody_waiting(settings, monkeypatch) -> None:
    """Pushes have threads of their own, and only so many wait for one."""
    going, sent = threading.Event(), []
    pushes = Pushes(None, settings)  # type: ignore[arg-type]
    pushes._rooms = {"room"}

    async def tell(room: object, seat: int) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(pushes._senders, lambda: sent.append(going.wait(20)))

    monkeypatch.setattr(pushes, "_tell", tell)
    room = SimpleNamespace(charter=SimpleNamespace(id="room"))
    for _ in range(MOST_UNSENT + 50):
        pushes.turn(room, 0)  # type: ignore[arg-type]
    async with asyncio.timeout(10):
        assert await asyncio.to_thread(lambda: "at once") == "at once"
    going.set()
    await asyncio.gather(*pushes._sending)
    assert len(sent) == MOST_UNSENT
    await pushes.stop()
