from __future__ import annotations

from collections.abc import Iterator

import pytest

playwright_api = pytest.importorskip("playwright.sync_api")

from browsing import Server, launch, missing, new_page  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if reason := missing():
        pytest.skip(reason)
    server = Server(tmp_path_factory.mktemp("server") / "rooms.sqlite")
    server.start()
    yield server
    server.stop()


# Playwright keeps an event loop running, which asynchronous tests of other modules cannot bear.
@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with new_page(browser, server) as page:
        yield page
