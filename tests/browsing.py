"""A real browser at a real server, for the tests of the page."""

from __future__ import annotations

import http.server
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol, Self
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, Playwright, TimeoutError, expect

from escarmouche import catalog
from escarmouche.core.game_record import Record

ROOT = Path(__file__).resolve().parent.parent
ARTEFACTS = ROOT / "artefacts"
STATIC = ROOT / "src" / "escarmouche" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# A test server must not call home, and root has no sandbox.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 120_000  # milliseconds, on a busy machine
COMPLAINING = ("error", "warning")
TOUCHABLE = "[data-step].next, .choices button:not(:disabled)"


expect.set_options(timeout=PATIENCE)


class Addressed(Protocol):
    """Whatever has pages."""

    address: str


class Server:
    """`escarmouche serve` in a process of its own, over a database that outlives it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            str(Path(sys.executable).parent / "escarmouche"), "serve",
            "--port", str(self.port), "--database", f"sqlite:///{self.database}",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 180  # a busy machine loads slowly
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/healthz"):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """Stop as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class Host:
    """A plain file server; the page lies in a folder of it."""

    def __init__(self, folder: Path) -> None:
        handler = partial(Files, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/some/folder/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@contextmanager
def new_page(
    browser: Browser, server: Addressed, engines: bool | None = None, **context: Any
) -> Iterator[Page]:
    """A page of a fresh browser; anything it complains about fails the test.

    Before a server it has no engines unless they are wanted, so that games are played there.
    """
    settings = {
        "viewport": {"width": 1280, "height": 900}, "locale": "en-GB",
        "reduced_motion": "reduce", "base_url": server.address, "service_workers": "block",
    }  # fmt: skip
    opened = browser.new_context(**(settings | context))
    opened.set_default_timeout(PATIENCE)
    page = opened.new_page()
    if not (engines if engines is not None else not isinstance(server, Server)):
        page.route("**/engines/*", lambda route: route.abort())
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: said.type in COMPLAINING and complaints.append(said.text))
    yield page
    opened.close()
    # A lost connection, or no service worker, is complained about by the browser itself.
    own = "WebSocket|Failed to load|Service Worker registration blocked"
    found = [said for said in complaints if not re.search(own, said)]
    assert not found, found


def begin(page: Page, game: str, *, level: int = 1, seat: int = 0) -> str:
    """Start a game against the computer from the page of options; gives the room's id."""
    page.goto(f"/#/new/{game}")
    page.locator(f"input[name=level][value='{level}']").check()
    page.locator(f"input[name=seat][value='{seat}']").check()
    page.locator("form .go button").click()
    page.wait_for_selector("[role=grid]")
    return page.url.rsplit("/", 1)[1]


def choose_short_clock(page: Page) -> None:
    """On the page of options."""
    page.locator("details.more:not(.build) > summary").click()
    page.locator("input[name=clock][value=short]").check()


def invite(page: Page) -> str:
    """Opens a table of Dragons Arena for a friend; the link is for them."""
    page.goto("/#/new/dragons")
    page.locator("input[name=opponent][value=friend]").check()
    page.locator("form .go button").click()
    return page.locator(".invite input").first.input_value()


def over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def try_typed(page: Page, move: str) -> None:
    """Play a move by its notation."""
    page.keyboard.press("/")
    page.locator("#notation").fill(move)
    page.keyboard.press("Enter")


def touch_any(page: Page, number: int) -> None:
    """Touch one of the things that may be touched now, whichever it is."""
    page.wait_for_selector(f"{TOUCHABLE}, .result")
    found = page.locator(TOUCHABLE)
    if found.count():
        found.nth(number % found.count()).click()


def touch_if_possible(page: Page, number: int) -> None:
    """Touch something if anything may be touched; what goes away meanwhile is left alone."""
    found = page.locator(TOUCHABLE)
    count = found.count()
    if count:
        with suppress(TimeoutError):
            found.nth(number % count).click(timeout=1000)


def keep_lost_game(page: Page) -> str:
    """A duel of this device that fire lost by playing whatever came first; gives its id."""
    record = Record.new(catalog.game("dragons"))
    while not record.position.is_over:
        position = record.position
        square = len(record.moves)
        if position.is_chance:
            record.play(position.moves[square % len(position.moves)])
        else:
            record.play(position.moves[0 if position.actor == 0 else -1])
    page.goto("")
    page.evaluate(
        """record => localStorage.setItem('escarmouche.game.aaa', JSON.stringify({id: 'aaa',
        game: 'dragons', levels: [null, 1], dice: 'device', created: 1, at: 1, over: true,
        record}))""",
        record.text,
    )
    return "aaa"


def serious_violations(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(found => found.violations)")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def resigned_record(page: Page, folder: Path) -> Path:
    """The file of the game that is given up here."""
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    record = folder / "game.txt"
    download.value.save_as(record)
    return record


def artefact(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)


def missing() -> str | None:
    """Why no browser can be driven here, or None."""
    if CHROMIUM is None:
        return "Debian's chromium is not installed (scripts/chromium.py installs it for root)"
    if not (STATIC / "index.html").exists():
        return "the page is not built (scripts/build_web.py)"
    return None
