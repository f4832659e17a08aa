"""Cairn, a game of another package without a board of its own, is played in the browser."""

from __future__ import annotations

from browsing import Server, over
from playwright.sync_api import Page, expect
from web.conftest import browser, page, server  # noqa: F401


def test_it_is_found_on_the_home_page_and_played_to_the_end(page: Page, server: Server) -> None:  # noqa: F811
    page.goto("/")
    card = page.locator(".game.cairn")
    expect(card).to_contain_text("A heap of stones and a die.")
    card.get_by_role("button", name="Play").click()
    page.wait_for_url("**/#/room/*")
    drawn = page.locator("main .board img")
    stones = page.locator(".choices button")
    pictures = set()
    for _ in range(60):
        # The first time its opponent is compiled.
        page.wait_for_selector(".choices button:not(:disabled), .result", timeout=240_000)
        if over(page):
            break
        pictures.add(drawn.get_attribute("src"))
        told = page.locator("aside .move").count()
        stones.last.click()
        expect(page.locator("aside .move").nth(told)).to_be_attached()
    expect(page.locator(".result p")).to_contain_text("has taken the last stone and wins.")
    assert len(pictures) > 1 and all("%3Csvg" in (each or "") for each in pictures)
    # Looking back, and the rule behind a line of the log.
    page.get_by_role("button", name="Earlier positions").click()
    page.get_by_role("button", name="Beginning").click()
    expect(drawn).to_be_visible()
    page.locator("aside .rule").first.click()
    expect(page.locator("dialog")).to_contain_text("CAI-")


def test_its_options_and_its_rules_are_shown(page: Page, server: Server) -> None:  # noqa: F811
    page.goto("/#/rules/cairn")
    expect(page.get_by_role("main")).to_contain_text("Whoever takes the last stone wins.")
    page.goto("/#/new/cairn")
    page.locator("input[name=stones][value='11']").check()
    page.locator("form .go button").click()
    expect(page.locator(".choices button").first).to_be_visible()
    expect(page.locator("main .board img")).to_have_attribute("alt", "Board of Cairn")
