from __future__ import annotations

from collections.abc import Iterator

import pytest

playwright_api = pytest.importorskip("playwright.sync_api")

from browsing import STATIC, Host, Server, launch, missing, new_page  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from escarmouche.cli.site import write_site  # noqa: E402


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if reason := missing():
        pytest.skip(reason)
    with Server(tmp_path_factory.mktemp("server") / "rooms.sqlite") as server:
        yield server


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


@pytest.fixture(scope="module")
def host(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    if not (STATIC / "engines" / "catalog.json").exists():
        pytest.skip("the engines are not built (scripts/build_web.py)")
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "some" / "folder")
    with Host(folder) as host:
        yield host


@pytest.fixture
def local(browser: Browser, host: Host) -> Iterator[Page]:
    with new_page(browser, host) as page:
        yield page
