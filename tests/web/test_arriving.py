"""Arriving: how little is loaded, how soon one plays, and the page as an installed program."""

from __future__ import annotations

import gzip
import struct
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import Server, invite, new_page
from playwright.sync_api import Browser, Page, Response, expect

MOST = 250_000  # bytes, compressed, in all
SOON = 10  # seconds from arriving to one's first move
BUSY = 6  # how many times slower than a quiet machine this one may be


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody has asked anything yet."""
    server = Server(tmp_path / "rooms.sqlite")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
def test_one_click_after_arriving_the_first_move_can_be_played(
    browser: Browser, cold: Server, game: str
) -> None:
    with new_page(browser, cold, engines=True) as page:
        page.evaluate("window.name = ''")
        page.add_init_script("addEventListener('click', () => (window.name += '.'), true)")
        arrived = time.monotonic()
        page.goto("/")
        page.locator(f".game.{game} .button.main").click()
        page.wait_for_selector("[data-step].next")
        took = time.monotonic() - arrived
        clicks = len(page.evaluate("window.name"))
        print(f"{game}: {clicks} click and {took:.1f} s from arriving to the first move")
        assert clicks == 1
        assert took < SOON * BUSY
        # Advice comes when it is asked for.
        expect(page.locator("aside .hint")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_every_new_game_can_be_begun_without_scrolling(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in ("dragons", "metals", "irondie", "confrontation"):
        page.goto(f"/#/new/{game}")
        play = page.locator("form .go button")
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
        expect(play).to_be_in_viewport(ratio=1)
        play.click(trial=True)  # nothing lies over it


def test_the_first_load_is_small_and_everything_comes_from_here(page: Page, server: Server) -> None:
    """With the boards of the home page, from one host."""
    files: dict[str, int] = {}
    hosts: set[str] = set()

    def note(response: Response) -> None:
        hosts.add(response.url.split("/")[2])
        files[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto("/")
    page.wait_for_selector(".game.irondie .mat")
    page.wait_for_load_state("networkidle")
    print(f"first load: {sum(files.values()) / 1000:.1f} kB in {len(files)} files")
    assert hosts == {server.address.split("/")[2]}
    assert 0 < sum(files.values()) < MOST


def test_the_page_can_be_installed(browser: Browser, server: Server) -> None:
    with new_page(browser, server, service_workers="allow") as page:
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        manifest = page.request.get("/manifest.webmanifest").json()
        assert manifest["display"] == "standalone"
        assert manifest["name"] and manifest["start_url"] == manifest["scope"] == "./"
        pictures = {
            (icon["purpose"], icon["sizes"]): page.request.get(f"/{icon['src']}")
            for icon in manifest["icons"]
            if icon["type"] == "image/png"
        }
        sizes = ("192x192", "512x512")
        assert set(pictures) == {(use, size) for use in ("any", "maskable") for size in sizes}
        for (_, size), picture in pictures.items():
            assert picture.headers["content-type"] == "image/png"
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert f"{width}x{height}" == size
        errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
        # A fresh browser of a test is like a private window; anything else would be the page's.
        found = {each["errorId"] for each in errors["installabilityErrors"]}
        assert found <= {"in-incognito"}


def test_links_that_were_passed_on_before_lead_to_the_same_place(page: Page) -> None:
    page.goto("/rules/metals")
    expect(page).to_have_title("Rules of Metals · Escarmouche")
    link = invite(page)
    room, _, key = link.partition("#/room/")[2].partition("/join/")
    page.evaluate("localStorage.clear()")
    page.goto(f"/room/{room}#{key}")
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
