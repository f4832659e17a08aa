"""When the server fails: nothing is lost, and the page says so."""

from __future__ import annotations

import re

import pytest
from browsing import begin
from playwright.sync_api import Page, expect

SILENT = "The server does not answer"


def look_home(page: Page, room: str, status: int, code: str) -> None:
    """Come home while the server answers so about the room, and go back to it."""
    said = {"fr": "Non.", "en": "No."}
    problem = {"code": code, "detail": "", "rule": None, "text": said}
    asked = re.compile(rf"/api/rooms/{room}\?")
    page.route(asked, lambda route: route.fulfill(status=status, json=problem))
    with page.expect_response(asked):
        page.goto("/")
    page.wait_for_load_state("networkidle")
    page.goto(f"/#/room/{room}")


@pytest.mark.parametrize(
    ("status", "code"), [(429, "too-many"), (500, "defect"), (503, "unavailable")]
)
def test_a_temporary_refusal_does_not_cost_the_seat(page: Page, status: int, code: str) -> None:
    look_home(page, begin(page, "dragons"), status, code)
    expect(page.locator(".bar").last).to_contain_text("Fire · you")


def test_a_room_that_is_gone_is_forgotten(page: Page) -> None:
    look_home(page, begin(page, "dragons"), 404, "unknown-room")
    expect(page.locator(".bar").last).to_contain_text("Fire · player")


def test_what_cannot_be_asked_is_said(page: Page) -> None:
    begin(page, "dragons")
    page.wait_for_selector("[data-step].next")
    for path, button in {"hint": "Hint", "odds": "Odds", "history*": "Earlier positions"}.items():
        page.route(f"**/{path}", lambda route: route.abort())
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text(SILENT)
        page.unroute(f"**/{path}")
        page.get_by_role("button", name="Hint", exact=True).click()  # the next thing is another
        page.locator("[data-step].next").first.click()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.keyboard.press("Escape")


def test_a_game_that_cannot_be_begun_is_said_and_can_be_tried_again(page: Page) -> None:
    page.goto("/")
    page.route("**/api/rooms", lambda route: route.abort())
    page.locator(".game.dragons .button.main").click()
    expect(page.get_by_role("alert")).to_contain_text(SILENT)
    page.unroute("**/api/rooms")
    page.locator(".game.dragons .button.main").click()
    page.wait_for_selector("[role=grid]")


def test_a_page_that_cannot_be_loaded_is_not_blank(page: Page) -> None:
    page.goto("/")
    page.route("**/assets/Rules*.js", lambda route: route.abort())
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(SILENT)
