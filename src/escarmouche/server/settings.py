"""What whoever runs a server can set."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import platformdirs

from escarmouche.core.errors import InputError


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('escarmouche')) / 'rooms.sqlite'}"


@dataclass(frozen=True)
class Retention:
    """Days without anything happening after which a room is removed.

    `playing` and `untouched` hold for battles that phones share too, `playing` for names that
    nobody has played a rated game under.
    """

    waiting: int = 30
    untouched: int = 2  # begun, but nobody ever moved
    playing: int = 90
    over: int = 3650

    @property
    def days(self) -> tuple[tuple[str, int], ...]:
        return ("waiting", self.waiting), ("playing", self.playing), ("over", self.over)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    rooms: int = 10_000  # games that are not over
    connections: int = 10_000  # of all kinds, as far as the system allows so many files
    connections_each: int = 300  # of one address (IPv6: of one /64)
    sockets: int = 5_000
    sockets_each: int = 200  # of one address
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    thinking: int = max(1, (os.cpu_count() or 2) - 1)  # processes for the computer's seats
    prepare: bool = False  # the opponents at once, in the background
    # A second, and at once: rooms made by one address, other requests of one address, messages
    # of one socket, messages of all sockets of one address.
    new_rooms: tuple[float, float] = (0.5, 20)
    requests: tuple[float, float] = (20, 200)
    # The same for names taken, battles shared, and what phones enter in these.
    new_names: tuple[float, float] = (0.1, 10)
    new_battles: tuple[float, float] = (0.05, 10)
    new_entries: tuple[float, float] = (4, 4_000)
    battles: int = 10_000  # that phones share
    messages: tuple[float, float] = (10, 40)
    messages_each: tuple[float, float] = (60, 400)
    socket_bytes: int = 8_192
    body_bytes: int = 16_384
    record_bytes: int = 1_000_000
    hello_seconds: float = 10
    goodbye_seconds: int = 4  # for what is underway when the server is told to end
    rooms_each: int = 60  # games of one address that are not over
    challenges_each: int = 3  # of one address
    hosts: tuple[str, ...] = ()  # names that requests may be for; any if there are none
    retention: Retention = Retention()
    # Where pushes may be sent to, and whom their services may write to about them.
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "*.notify.windows.com",
    )
    contact: str = "mailto:escarmouche@localhost.localdomain"


LIMITS = (
    "rooms",
    "rooms_each",
    "challenges_each",
    "connections",
    "connections_each",
    "sockets",
    "sockets_each",
    "thinking",
    "new_rooms",
    "new_names",
    "new_battles",
    "new_entries",
    "battles",
    "requests",
    "messages",
    "messages_each",
)
KEPT = ("waiting", "untouched", "playing", "over")


def limited(settings: Settings, words: Iterable[str]) -> Settings:
    """Settings with limits or days of retention as `name=number` or `name=rate,burst`.

    >>> limited(Settings("x"), ["rooms=5", "requests=2,40", "over=30"]).requests
    (2.0, 40.0)
    """
    changed: dict[str, Any]
    for word in words:
        name, _, value = word.partition("=")
        if name in KEPT:
            changed = {name: _number(word, value)}
            settings = replace(settings, retention=replace(settings.retention, **changed))
        elif name in LIMITS and isinstance(getattr(settings, name), tuple):
            rate, _, burst = value.partition(",")
            changed = {name: (float(_number(word, rate)), float(_number(word, burst or rate)))}
            settings = replace(settings, **changed)
        elif name in LIMITS:
            changed = {name: _number(word, value)}
            settings = replace(settings, **changed)
        else:
            raise InputError("error-limit-unknown", name=name, known=", ".join(LIMITS + KEPT))
    return settings


def _number(word: str, value: str) -> int:
    if not value.isascii() or not value.isdigit() or not 1 <= int(value) <= 10**7:
        raise InputError("error-limit-value", word=word)
    return int(value)
