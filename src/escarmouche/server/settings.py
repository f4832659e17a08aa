"""What whoever runs a server can set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('escarmouche')) / 'rooms.sqlite'}"


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
    messages: tuple[float, float] = (10, 40)
    messages_each: tuple[float, float] = (60, 400)
    socket_bytes: int = 8_192
    body_bytes: int = 16_384
    record_bytes: int = 1_000_000
    hello_seconds: float = 10
    goodbye_seconds: int = 4  # for what is underway when the server is told to end
    waiting_days: int = 30  # after which a room that never began is removed
