"""Keys, limits and headers (docs/security.md)."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import string
import time
from urllib.parse import urlsplit

from starlette.types import Scope

from escarmouche.server.refusals import Refusal

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_ID_CHARACTERS = string.ascii_letters + string.digits


def new_key() -> str:
    """A capability of 192 bits."""
    return secrets.token_urlsafe(24)


def new_room_id() -> str:
    """Letters and digits only: no program takes it for an option, a click marks it whole."""
    return "".join(secrets.choice(_ID_CHARACTERS) for _ in range(16))


def hashed(key: str) -> str:
    """What is kept of a key; it is long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(key), kept)


def bearer(authorization: str | None) -> str | None:
    """The key of an `Authorization: Bearer` header."""
    if authorization is None:
        return None
    scheme, _, key = authorization.partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refusal("unknown-key")
    return key


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a socket is opened by our own page; programs other than browsers send no origin."""
    return origin is None or (host is not None and urlsplit(origin).netloc == host)


def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 that one customer has in IPv6.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        known = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(known) >> 64 << 64))


def client_of(scope: Scope) -> str:
    """Whose request it is, for all limits."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class Bucket:
    """At most `rate` requests a second on average, `burst` at once."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    @property
    def full(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each client address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._by_client: dict[str, Bucket] = {}

    def take(self, client: str, count: int = 1) -> None:
        if client not in self._by_client:
            if len(self._by_client) > 10_000:
                self._by_client = {
                    name: bucket for name, bucket in self._by_client.items() if not bucket.full
                }
            self._by_client[client] = Bucket(self._rate, self._burst)
        if not self._by_client[client].take(count):
            raise Refusal("too-many")
