"""The dice are checked against what this browser kept from before the first of them."""

from __future__ import annotations

from browsing import Server, begin, new_page
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


def test_a_salt_is_told_only_once_the_commitment_is_known(page: Page) -> None:
    first = begin(page, "dragons")
    resign(page)
    said: list[str] = []

    def note(text: str | bytes) -> None:
        said.append(str(text))

    page.on(
        "websocket",
        lambda socket: (
            socket.on("framesent", lambda text: note(f"> {text}")),
            socket.on("framereceived", lambda text: note(f"< {text}")),
        ),
    )
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: first not in url)
    page.wait_for_selector(".bar.active")
    first, second = (at for at, text in enumerate(said) if text.startswith('> {"type":"hello"'))
    assert '"salt":null' in said[first] and '"salt":null' not in said[second]
    assert any('"commitment"' in text for text in said[first:second])


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
