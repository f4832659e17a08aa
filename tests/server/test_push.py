"""Web Push, against a push service of our own on this machine."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

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


async def test_a_seat_that_is_away_is_woken_when_its_turn_comes(
    settings, serve, table_at, service
) -> None:
    settings = replace(settings, push_services=("127.0.0.1",))
    with serve(settings) as port:
        async with table_at(port) as table:
            assert (await table.http.get("/api/push")).json()["key"]
            made = await table.create("metals", seats=FRIENDS, name="Léa")
            name = made["room"]["id"]
            joined = await table.http.post(
                f"/api/rooms/{name}/join", json={"invite": made["invites"]["1"]}
            )
            other = joined.json()["key"]
            async with (
                table.sit(name, made["keys"]["0"], "salt-of-seat-0") as first,
                table.sit(name, other, "salt-of-seat-1") as second,
            ):
                await second.until(lambda each: each.state["status"] == "playing")
                await first.catch_up()
                away, here = (second, first) if first.moves else (first, second)
                mine = other if away is second else made["keys"]["0"]
                wanted = {**service.subscription, "language": "en"}
                assert (await subscribed(table, name, mine, wanted)).status_code == 204
                await away.connection.close()
                while not any('"here":' in line and "false" in line for line in here.raw[-3:]):
                    await here.receive()
                while here.moves:
                    await here.move(here.moves[0])
                    await here.catch_up()
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
