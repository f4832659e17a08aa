"""A PostgreSQL of our own on a free port, to be killed, paused and started again by tests."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path


def find_initdb() -> str | None:
    found = shutil.which("initdb")
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found or (str(versions[-1]) if versions else None)


def unprivileged_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    def __init__(self) -> None:
        initdb = find_initdb()
        assert initdb is not None, "PostgreSQL's initdb is not installed (Debian: postgresql)"
        # Not below a folder of the user's own, which other users may not enter.
        self._folder = Path("/tmp") / f"escarmouche-{secrets.token_hex(4)}"
        self._folder.mkdir()
        self._user, self._port = unprivileged_user(), free_port()
        if self._user:
            shutil.chown(self._folder, self._user)
        self._program = str(Path(initdb).resolve().parent / "postgres")
        words = [initdb, "-D", self._data, "-A", "trust", "-U", "escarmouche", "--no-sync"]
        subprocess.run(words, check=True, user=self._user, capture_output=True, cwd=self._folder)
        self.start()

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    @property
    def url(self) -> str:
        return f"postgresql://escarmouche@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1"
        words = [self._program, "-D", self._data, *options.split()]
        words += ["-c", f"unix_socket_directories={self._folder}"]
        self._server = subprocess.Popen(
            words, user=self._user, cwd=self._folder, stderr=subprocess.DEVNULL
        )
        for _ in range(400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return
            time.sleep(0.05)
        raise TimeoutError("PostgreSQL did not start")

    def crash(self) -> None:
        """End at once; what was committed is read back from its log at the next start."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(20)

    def pause(self, on: bool) -> None:
        """Neither answer nor hang up, as a machine does that has lost its network."""
        children = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children").read_text()
        for pid in (self._server.pid, *map(int, children.split())):
            os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    def stop(self) -> None:
        self._server.send_signal(signal.SIGINT)  # a fast shutdown
        self._server.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)
