"""The odds calculator in a browser: offline, on a phone, with a link that holds the question."""

from __future__ import annotations

import pytest
from browsing import Host, new_page, serious_violations
from playwright.sync_api import Browser, Page, expect

from escarmouche.games.confrontation.odds import questions
from escarmouche.games.confrontation.odds.page import KINDS

PHONE = {"width": 360, "height": 740}


def exact(page: Page) -> list[str]:
    """The exact chances that are shown, once there are any."""
    page.wait_for_selector(".answer li")
    found: list[str] = page.locator(".answer li").evaluate_all(
        "lines => lines.map((line) => line.dataset.exact)"
    )
    return found


def chances(parts: list[questions.Part]) -> list[str]:
    return [str(line.chance) for part in parts for line in part.lines]


def test_every_question_is_answered_without_network_and_fits_a_phone(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, service_workers="allow", viewport=PHONE) as page:
        page.goto("#/odds")
        expect(page.locator(".ready")).to_contain_text("Ready without a connection")
        page.context.set_offline(True)
        for kind in KINDS:
            page.goto(f"#/odds/{kind}")
            expect(page.locator("[aria-current=page].main")).to_have_attribute(
                "href", f"#/odds/{kind}"
            )
            assert exact(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        sizes = page.locator("main a.button, main button, main .field").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect().height)"
        )
        assert min(sizes) >= 44


def test_a_link_holds_the_question_and_a_tap_changes_it(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        page.goto("#/odds/test?value=4&difficulty=12")
        assert exact(page) == chances(questions.of_test(4, 12)) == ["5/36"]
        page.get_by_role("button", name="Difficulty to reach: one less").click()
        expect(page.locator(".answer li")).to_have_attribute(
            "data-exact", str(questions.of_test(4, 11)[0].lines[0].chance)
        )
        assert "difficulty=11" in page.url
        page.reload()
        assert exact(page) == chances(questions.of_test(4, 11))


def test_con_100_a_fight_is_entered_fighter_by_fighter(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        page.goto("#/odds/fight")
        exact(page)
        page.locator("[data-field='first.0.ATT']").fill("6")
        page.locator("[data-field='first.0.ATT']").press("Tab")
        page.locator("[data-add=second]").click()
        expect(page.locator(".answer h3")).to_have_count(3)
        usual = "ATT 4 DEF 4 FOR 5 RES 5 attacks 1 parries 1"
        strong = usual.replace("ATT 4", "ATT 6")
        assert exact(page) == chances(questions.of_fight([strong], [usual, usual]))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("test?dice=9", "“dice” cannot be 9"),
        ("test?value=x", "“x” is not a whole number"),
        ("explosion?at=1", "“1” is not a pair of numbers"),
        ("search?objects=3", "more caches than objects"),
    ],
)
def test_what_cannot_be_asked_is_said_in_words(
    asked: str, said: str, browser: Browser, host: Host
) -> None:
    with new_page(browser, host) as page:
        page.goto(f"#/odds/{asked}")
        expect(page.locator(".answer [role=alert]")).to_contain_text(said)


def test_a_screen_reader_finds_no_serious_fault(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        page.goto("#/odds/fight")
        exact(page)
        assert serious_violations(page) == []


def test_the_menu_fits_every_width_in_french(browser: Browser, host: Host) -> None:
    with new_page(browser, host, locale="fr-FR") as page:
        page.goto("#/odds/test")
        exact(page)
        for width in (480, 600, 800, 960, 1024):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
