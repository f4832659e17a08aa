"""The container and the service start the table as they say they do.

There is no container runtime to count on, so the commands of both files are run as they stand,
with the port and the folder of this test in place of theirs.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import httpx
import pytest
import websockets

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
PROGRAM = [sys.executable, "-c", "from escarmouche.cli import main; main()"]
UNIT = ROOT / "packaging" / "escarmouche.service"
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", CONTAINER, re.MULTILINE)


def container_start() -> list[str]:
    return json.loads(instructions("CMD")[-1])


def health_check() -> list[str]:
    return json.loads(instructions("HEALTHCHECK")[0].partition("CMD ")[2])


def service_start() -> list[str]:
    found = re.search(r"^ExecStart=(.+)$", UNIT.read_text("utf-8"), re.MULTILINE)
    assert found
    return shlex.split(found[1].replace("%S", "/var/lib"))


def healthy(port: int) -> bool:
    program, *words = health_check()
    assert program == "python" and any("127.0.0.1:8000" in word for word in words)
    here = [word.replace("127.0.0.1:8000", f"127.0.0.1:{port}") for word in words]
    return subprocess.run([sys.executable, *here], capture_output=True).returncode == 0


def wait_until_healthy(table: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + 120
    while not healthy(port):
        assert table.poll() is None and time.monotonic() < deadline
        time.sleep(0.2)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


@pytest.mark.parametrize(
    ("start", "folder", "host"),
    [
        (container_start(), "/data", "0.0.0.0"),
        (service_start(), "/var/lib/escarmouche", "127.0.0.1"),
    ],
    ids=["container", "service"],
)
def test_the_table_starts_is_healthy_keeps_its_file_and_stops(start, folder, host, tmp_path):
    port = free_port()
    program, *words = [word.replace(f"{folder}/", f"{tmp_path}/") for word in start]
    assert Path(program).name == "escarmouche"
    assert words[words.index("--host") + 1] == host
    words[words.index("--host") + 1] = "127.0.0.1"
    words[words.index("--port") + 1] = str(port)
    table = subprocess.Popen([*PROGRAM, *words])
    try:
        assert not healthy(port)
        wait_until_healthy(table, port)
        assert (tmp_path / "rooms.sqlite").exists()
        table.send_signal(signal.SIGTERM)
        table.wait(timeout=20)
    finally:
        table.kill()
        table.wait()
    assert not healthy(port)


def test_the_container_installs_extras_that_exist_and_is_not_run_by_root() -> None:
    extras = re.search(r"\.whl\)\[([a-z,]+)\]", CONTAINER)
    assert extras and set(extras[1].split(",")) <= set(EXTRAS)
    assert instructions("USER") == ["table"]
    assert instructions("EXPOSE") == [container_start()[container_start().index("--port") + 1]]
    assert instructions("VOLUME") == ["/data"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path) -> None:
    unit = tmp_path / UNIT.name
    program = service_start()[0]
    unit.write_text(UNIT.read_text("utf-8").replace(program, sys.executable), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    mine = [line for line in checked.stderr.splitlines() if UNIT.name in line]
    assert (checked.returncode, mine) == (0, [])
    exposure = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        text=True,
    )
    assert exposure.returncode == 0, exposure.stdout[-500:]


def fenced(page: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"```(?:sh|nginx)?\n(.*?)```", text, re.DOTALL)


def test_both_languages_give_the_same_commands() -> None:
    assert fenced("hosting.md") == fenced("hosting.fr.md") != []


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
async def test_the_proxy_of_the_page_adds_tls_and_passes_sockets_on(tmp_path) -> None:
    port, table_port = free_port(), free_port()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-subj", "/CN=table.example", "-keyout", str(key)),
            *("-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    [shown] = [block for block in fenced("hosting.md") if "proxy_pass" in block]
    for theirs, ours in (
        ("/etc/letsencrypt/live/table.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/table.example/privkey.pem", str(key)),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8000", f"127.0.0.1:{table_port}"),
    ):
        assert theirs in shown
        shown = shown.replace(theirs, ours)
    folders = "".join(
        f"{kind}_temp_path {tmp_path};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = tmp_path / "nginx.conf"
    settings.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{folders}{shown} }}\n"
    )
    database = f"sqlite:///{tmp_path}/rooms.sqlite"
    words = ["serve", "--port", str(table_port), "--database", database]
    table = subprocess.Popen([*PROGRAM, *words])
    proxy = subprocess.Popen(["nginx", "-c", str(settings), "-e", str(tmp_path / "log")])
    try:
        wait_until_healthy(table, table_port)
        async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=False) as http:
            assert (await http.get("/healthz")).json() == {"status": "ok"}
            seats = [{"kind": "you"}, {"kind": "open"}]
            made = await http.post("/api/rooms", json={"game": "dragons", "seats": seats})
            room = made.json()["room"]["id"]
        trusting = ssl.create_default_context(cafile=certificate)
        trusting.check_hostname = False
        address = f"wss://127.0.0.1:{port}/api/rooms/{room}/socket"
        async with websockets.connect(address, ssl=trusting) as connection:
            await connection.send(json.dumps({"type": "hello", "key": None}))
            assert json.loads(str(await connection.recv()).split("\n")[0])["type"] == "welcome"
    finally:
        for process in (proxy, table):
            process.terminate()
            process.wait(timeout=20)
