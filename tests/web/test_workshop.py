"""Looking at a game again with the board, and the workshop: positions, matches, studies."""

from __future__ import annotations

import re

from browsing import Server, artefact, keep_lost_game, new_page, serious_violations
from playwright.sync_api import Browser, Page, expect


def test_mistakes_are_marked_shown_retried_and_played_from(local: Page) -> None:
    local.goto(f"#/play/{keep_lost_game(local)}/replay")
    # The dice of the set-up are one step.
    local.get_by_role("button", name="Beginning").click()
    local.get_by_role("button", name="Next move").click()
    expect(local.locator(".steps span")).to_have_text(re.compile(r"^1 / \d+$"))
    expect(local.locator("[role=grid] .piece")).to_have_count(16)
    local.get_by_role("button", name="Analyse").click()
    mistakes = local.locator(".mistakes button")
    expect(mistakes).not_to_have_count(0, timeout=240_000)
    expect(local.locator("aside .log .error")).to_have_count(mistakes.count())
    expect(local.locator("svg line.error")).to_have_count(mistakes.count())
    mistakes.first.click()
    expect(local.locator(".missed")).to_contain_text("marked:")
    expect(local.locator("[role=grid] .star").first).to_be_visible()
    artefact(local, "analysis")
    assert serious_violations(local) == []
    local.get_by_role("button", name="Retry the mistakes").click()
    expect(local.get_by_role("heading", name=re.compile("Mistake 1 of"))).to_be_visible()
    local.get_by_role("button", name="Show me").click()
    expect(local.locator(".good")).to_be_visible()
    local.get_by_role("button", name="Go on").click()
    expect(local.get_by_role("heading", name=re.compile("Mistake 2 of"))).to_be_visible()
    local.reload()
    # Any position can be played on from.
    local.get_by_role("button", name="Beginning").click()
    local.get_by_role("button", name="Next move").click()
    local.get_by_role("button", name="Play both sides").click()
    local.wait_for_selector("[data-step].next")
    expect(local.locator("[role=grid] .piece")).to_have_count(16)


def test_a_position_is_set_up_by_touch_judged_and_passed_on(page: Page) -> None:
    page.goto("/#/editor/dragons")
    page.wait_for_selector("[role=grid]")
    page.get_by_role("button", name="--", exact=True).click()
    page.locator("[data-step=a4]").click()
    expect(page.locator("textarea")).to_have_value(re.compile(r"^arena=--i5"))
    page.get_by_role("button", name="f1", exact=True).click()
    page.locator("[data-step=a4]").click()
    expect(page.locator("[data-step=a4] .piece")).to_have_count(1)
    page.get_by_role("button", name="What is best?").click()
    expect(page.get_by_role("status").filter(has_text="Fire may expect")).to_be_visible()
    assert serious_violations(page) == []
    page.locator("textarea").fill("arena=nonsense turn=fire")
    expect(page.locator("main")).to_contain_text("arena")
    page.go_back()


def test_the_workshop_plays_matches_and_shows_the_studies(local: Page) -> None:
    local.goto("#/workshop")
    levels = local.locator("section label select")
    levels.nth(1).select_option("3")
    levels.nth(2).select_option("1")
    local.locator("input[type=number]").fill("2")
    local.get_by_role("button", name="Play the match").click()
    expect(local.get_by_role("status")).to_contain_text("2 of 2 games")
    assert serious_violations(local) == []
    local.get_by_role("link", name="Dragons Arena").last.click()
    expect(local.get_by_role("heading", level=2)).to_contain_text("perfect play")
    expect(local.locator("img").first).to_be_visible()
    assert serious_violations(local) == []


NEW_PAGES = (
    "workshop", "workshop/metals", "editor/metals", "editor/irondie", "ladder", "games", "puzzles",
    "learn/confrontation/charge",
)  # fmt: skip


def test_every_new_page_fits_a_phone(browser: Browser, server: Server) -> None:
    with new_page(browser, server, viewport={"width": 360, "height": 740}, engines=True) as page:
        for address in NEW_PAGES:
            page.goto(f"/#/{address}")
            page.wait_for_selector("h1")
            page.wait_for_timeout(400)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
            artefact(page, f"{address.replace('/', '-')}-360")
            assert serious_violations(page) == [], address
