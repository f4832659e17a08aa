"""The dice are checked against what this browser kept from before the first of them."""

from __future__ import annotations

import json

from browsing import Server, begin, invite, new_page
from playwright.sync_api import Browser, Page, Route, expect


def resign(page: Page) -> str:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.wait_for_selector(".result")
    return page.url.rsplit("/", 1)[1]


def test_a_player_gets_the_whole_proof_also_of_a_rematch(page: Page) -> None:
    first = begin(page, "dragons")
    resign(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: first not in url)
    page.wait_for_selector(".bar.active")
    for room in (first, resign(page)):
        page.goto(f"/#/room/{room}/dice")
        expect(page.get_by_role("status")).to_contain_text("✓")
        expect(page.locator(".facts")).to_contain_text("✓ the one your browser kept")
        expect(page.locator(".facts")).to_contain_text("is the word your browser drew")


def sent(page: Page) -> list[str]:
    """What the page says over its sockets from now on, in order."""
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    return said


def kinds(said: list[str]) -> list[str]:
    """What of it adds to the dice."""
    found = [json.loads(text)["type"] for text in said]
    return [kind for kind in found if kind in ("pledge", "salt")]


def test_a_salt_is_told_only_once_the_other_player_is_bound(
    browser: Browser, server: Server, page: Page
) -> None:
    said = sent(page)
    link = invite(page)
    with new_page(browser, server) as friend:
        heard = sent(friend)
        friend.goto(link)
        friend.get_by_role("button", name="Take the seat").click()
        friend.wait_for_selector(".bar.active")
        page.wait_for_selector(".bar.active")
        assert kinds(heard) == ["salt"]
        assert kinds(said) == ["pledge", "salt"]
        room = resign(page)
        friend.goto(f"/#/room/{room}/dice")
        expect(friend.get_by_role("status")).to_contain_text("✓")
        expect(friend.locator(".facts")).to_contain_text("✓ the other player could not choose")


def test_dice_that_were_changed_together_with_their_commitment_are_found(page: Page) -> None:
    room = begin(page, "dragons")
    resign(page)

    def forge(route: Route) -> None:
        """Another secret with the commitment that fits it, and no roll to give it away."""
        proof = route.fetch().json()
        known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        route.fulfill(json=proof | {"secret": "00" * 32, "commitment": known, "rolls": []})

    page.route("**/dice", forge)
    page.goto(f"/#/room/{room}")
    page.get_by_role("link", name="Verify the dice").click()
    expect(page.get_by_role("status")).to_contain_text("✗")
    expect(page.locator(".facts")).to_contain_text("your browser had kept another one")


def test_whoever_kept_nothing_is_told_what_could_not_be_checked(
    browser: Browser, server: Server, page: Page
) -> None:
    room = begin(page, "dragons")
    resign(page)
    with new_page(browser, server) as spectator:
        spectator.goto(f"/#/room/{room}/dice")
        expect(spectator.get_by_role("status")).to_contain_text("Not checked")
        expect(spectator.get_by_role("status")).not_to_contain_text("✓")
