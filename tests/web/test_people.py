"""Two people by link, one on a phone: names, presence, phrases, offers, ratings, invitations."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browsing import TOUCHABLE, Server, artefact, new_page, serious_violations
from playwright.sync_api import Browser, Page, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "locale": "en-GB"}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    with new_page(browser, server, **PHONE) as page:
        yield page


def name_oneself(page: Page, name: str) -> None:
    field = page.get_by_label("Your name")
    field.fill(name)
    field.blur()


def meet(page: Page, phone: Page, *, kind: str = "friend", rated: bool = False) -> str:
    """A table of Dragons Arena that both have taken a seat at; gives the link for the second."""
    page.goto("/#/new/dragons")
    page.locator(f"input[name=opponent][value={kind}]").check()
    if rated:
        page.get_by_text("More options").click()
        page.get_by_label(re.compile("Rated game")).check()
    name_oneself(page, "Camille")
    page.locator("form .go button").click()
    if kind == "friend":
        link = page.locator(".invite input").first.input_value()
        phone.goto(link)
        name_oneself(phone, "Hugo")
        phone.get_by_role("button", name="Take the seat").click()
    else:
        page.wait_for_selector(".bar")
        link = page.url
    return link


def test_two_people_see_names_talk_offer_leave_and_come_back(page: Page, phone: Page) -> None:
    meet(page, phone)
    expect(page.locator(".bar").first).to_contain_text("Hugo")
    expect(phone.locator(".bar").first).to_contain_text("Camille")
    page.wait_for_selector(".bar.active")
    # Whoever is to move is told so in the title of the tab.
    titles = {page.title(), phone.title()}
    assert sum(title.startswith("● your turn") for title in titles) == 1, titles
    # A phrase is heard, and not any more once they are muted.
    page.get_by_text("Say something").click()
    page.get_by_role("button", name="Good luck!").click()
    expect(phone.locator(".saying")).to_have_text("Camille: Good luck!")
    phone.get_by_text("Say something").click()
    phone.get_by_label("Do not show me phrases").check()
    expect(phone.locator(".saying")).to_have_count(0)
    expect(phone.locator("aside .log")).not_to_contain_text("Good luck")
    # An offer is seen at once on the small screen, under the board.
    page.get_by_role("button", name="Offer a draw").click()
    phone.evaluate("scrollTo(0, 0)")
    expect(phone.get_by_role("button", name="Decline")).to_be_in_viewport()
    artefact(phone, "draw-offer-360")
    phone.get_by_role("button", name="Decline").click()
    expect(page.locator("aside")).to_contain_text("no draw")
    # A move is taken back with the other's leave.
    mover, other = (page, phone) if page.locator("[data-step].next").count() else (phone, page)
    for _ in range(2):  # a dragon, then its target or its new power
        mover.locator(TOUCHABLE).first.click()
    expect(other.locator("[data-step].next")).not_to_have_count(0)
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Accept").click()
    expect(mover.locator("aside")).to_contain_text("takes back")
    expect(mover.locator("[data-step].next")).not_to_have_count(0)
    # Leaving is seen, and so is coming back.
    there = phone.url
    phone.goto("about:blank")
    expect(page.locator(".bar").first).to_contain_text("has left")
    phone.goto(there)
    expect(page.locator(".bar").first).not_to_contain_text("has left")


def test_a_used_or_wrong_invitation_says_so_and_spectators_see_names(
    page: Page, phone: Page, browser: Browser, server: Server
) -> None:
    link = meet(page, phone)
    page.wait_for_selector(".bar.active")
    with new_page(browser, server) as late:
        late.goto(link)
        expect(late.get_by_role("status").first).to_contain_text("has been used")
        bars = late.locator(".bar")
        expect(bars.nth(0)).to_contain_text("Hugo")
        expect(bars.nth(1)).to_contain_text("Camille")
        expect(late.locator("main")).not_to_contain_text("opponent")
    with new_page(browser, server) as wrong:
        page.goto("/#/new/dragons")
        page.locator("input[name=opponent][value=friend]").check()
        page.locator("form .go button").click()
        fresh = page.locator(".invite input").first.input_value()
        wrong.goto(fresh[:-4] + "0000")
        wrong.get_by_role("button", name="Take the seat").click()
        expect(wrong.get_by_role("alert")).to_contain_text("not one of this room")


def test_a_challenge_appears_and_goes_by_itself_and_is_played_rated(
    page: Page, phone: Page
) -> None:
    phone.goto("/#/new/metals")  # to have a name
    phone.locator("input[name=opponent][value=open]").check()
    name_oneself(phone, "Inès")
    phone.goto("/#/")
    phone.wait_for_selector(".game")
    meet(page, phone, kind="open", rated=True)
    challenge = phone.locator(".lists li", has_text="Camille")
    expect(challenge).to_contain_text("rated")
    page.goto("about:blank")
    expect(challenge).to_have_count(0)
    page.go_back()
    expect(challenge).to_have_count(1)
    challenge.get_by_role("button", name="Join").click()
    expect(phone.locator(".bar").first).to_contain_text("Camille")
    expect(phone.get_by_role("button", name="Hint")).to_have_count(0)
    phone.goto("/#/games")
    expect(phone.locator("li", has_text="Camille")).to_contain_text("Dragons Arena")
    assert serious_violations(phone) == []
    for address in ("/#/ladder/dragons", "/#/games"):
        phone.goto(address)
        phone.wait_for_selector("h1")
        assert serious_violations(phone) == []
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
