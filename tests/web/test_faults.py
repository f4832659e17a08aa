"""Faults that people met at the table: each is shown to be gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import Host, new_page, resigned_record
from playwright.sync_api import Browser, Page, expect

PHONE = {"width": 360, "height": 740}


def begin(page: Page, game: str, *, opponent: str = "computer", dice: str = "fair") -> None:
    page.goto(f"#/new/{game}")
    page.locator(f"input[name=opponent][value={opponent}]").check()
    if opponent == "computer":
        page.locator("input[name=level][value='1']").check()
        page.locator("input[name=seat][value='0']").check()
    page.locator("details.more:not(.build) > summary").click()
    page.locator(f"input[name=dice][value={dice}]").check()
    page.locator("form .go button").click()
    page.wait_for_selector("[role=grid]")


def deploy(page: Page) -> None:
    """The first metal, on a corner, looking north; and the computer's reply."""
    page.locator("[data-step].next").first.click()
    page.get_by_role("button", name="North").click()
    expect(page.locator("aside li", has_text="Blue deploys")).to_have_count(1)
    expect(page.locator(".bar.active")).to_contain_text("you")


def test_what_was_taken_back_is_in_no_log_mark_or_bar(local: Page) -> None:
    begin(local, "metals")
    local.wait_for_selector("[data-step].next")
    told = local.locator(".bar .note").all_inner_texts()
    marks = local.locator("[role=grid] .cell.last").count()
    pieces = local.locator("[role=grid] .piece").count()  # the computer may have begun
    deploy(local)
    local.get_by_role("button", name="Take back").click()
    expect(local.locator("aside")).to_contain_text("takes back the last decision")
    expect(local.locator("aside li", has_text="Blue deploys")).to_have_count(0)
    expect(local.locator("[role=grid] .piece")).to_have_count(pieces)
    expect(local.locator("[role=grid] .cell.last")).to_have_count(marks)
    assert local.locator(".bar .note").all_inner_texts() == told


def test_an_earlier_position_asks_for_nothing(local: Page) -> None:
    begin(local, "metals")
    local.wait_for_selector("[data-step].next")
    deploy(local)
    asked = local.locator(".referee p").inner_text()
    local.get_by_role("button", name="Earlier positions").click()
    local.get_by_role("button", name="Beginning").click()
    expect(local.locator("[role=grid] .piece")).to_have_count(0)
    expect(local.locator("[data-step].next, .choices button")).to_have_count(0)
    expect(local.locator(".bar.active")).to_have_count(0)
    expect(local.locator(".referee p")).not_to_have_text(asked)


def test_a_real_die_is_for_a_marked_square_asked_in_view_and_undone(local: Page) -> None:
    local.set_viewport_size(PHONE)
    begin(local, "dragons", opponent="screen", dice="typed")
    local.evaluate("scrollTo(0, 0)")
    for face in local.locator(".choices button").all():
        expect(face).to_be_in_viewport(ratio=1)
        box = face.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    awaited = local.locator("[data-step]:has(.awaited)")
    expect(awaited).to_have_count(1)
    first = awaited.get_attribute("data-step")
    local.locator(".choices button").nth(2).click()
    expect(local.locator("[role=grid] .piece")).to_have_count(1)
    expect(local.locator(f"[data-step={first}] .piece")).to_have_count(1)
    undo = local.get_by_role("button", name="Take back")
    expect(undo).to_be_in_viewport(ratio=1)
    undo.click()  # one tap
    expect(local.locator("[role=grid] .piece")).to_have_count(0)


def test_odds_stand_above_the_log(local: Page) -> None:
    begin(local, "dragons")
    local.wait_for_selector("[data-step].next")
    local.get_by_role("button", name="Odds").click()
    odds = local.locator("table.odds").bounding_box()
    log = local.locator("aside .log").bounding_box()
    assert odds and log and odds["y"] + odds["height"] <= log["y"]


def test_the_board_of_metals_fills_its_place_and_points_stay_readable(local: Page) -> None:
    begin(local, "metals")
    local.wait_for_selector("[data-step].next")
    card, board = local.locator(".board.card").bounding_box(), local.locator("svg.board")
    drawn = board.bounding_box()
    assert card and drawn and local.viewport_size
    assert drawn["width"] > 0.9 * card["width"] or drawn["height"] > 600
    # A figure on a square that pays shows the points beside its number, not under it.
    local.goto("#/learn/metals/walk")
    local.get_by_role("button", name="Show me").click()
    expect(local.locator(".good")).to_be_visible()
    points, number = local.locator(".under + .vp").first, local.locator(".number").first
    first, second = points.bounding_box(), number.bounding_box()
    assert first and second
    apart = first["x"] >= second["x"] + second["width"] or (
        first["y"] + first["height"] <= second["y"] or second["x"] >= first["x"] + first["width"]
    )
    assert apart


@pytest.mark.parametrize(
    ("book", "named"), [("confrontation", "Confrontation"), ("ragnarok", "Confrontation")]
)
def test_the_rules_of_the_skirmish_are_linked_and_have_a_title(
    local: Page, book: str, named: str
) -> None:
    local.goto("#/rules/dragons")
    local.locator("main nav").first.get_by_role("link", name=named).click()
    expect(local.get_by_role("heading", level=1)).to_contain_text(named)
    local.goto(f"#/rules/{book}")
    expect(local).to_have_title(f"Rules of {named} · Escarmouche")


def test_rules_have_a_summary_a_search_and_pictures(local: Page) -> None:
    local.goto("#/rules/metals")
    expect(local.locator("main > p.muted").first).to_contain_text("rules")
    expect(local.locator("main figure").first).to_be_visible()
    every = local.locator("dl dt").count()
    local.get_by_role("searchbox").fill("forest")
    expect(local.locator("[aria-live=polite]", has_text="rule")).to_be_visible()
    assert 0 < local.locator("dl dt").count() < every


def test_a_page_without_its_data_says_so_and_tries_again(local: Page) -> None:
    local.route("**/engines/*.lessons.json*", lambda route: route.abort())
    local.goto("#/learn")
    again = local.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    local.unroute("**/engines/*.lessons.json*")
    again.click()
    expect(local.get_by_role("heading", level=2).first).to_be_visible()


def test_whoever_has_no_keyboard_is_shown_no_keys(browser: Browser, host: Host) -> None:
    for touching in (False, True):
        settings = {"viewport": PHONE, "has_touch": touching, "is_mobile": touching}
        with new_page(browser, host, **settings) as page:
            begin(page, "dragons")
            expect(page.get_by_role("button", name="Odds")).to_be_visible()
            expect(page.locator("button.keys")).to_be_visible(visible=not touching)


def test_a_rolling_die_shows_its_face_only_when_it_lies(browser: Browser, host: Host) -> None:
    with new_page(browser, host, reduced_motion="no-preference") as page:
        page.goto("#/new/dragons")
        page.evaluate("""() => {
            window.hidden = []
            const animate = Element.prototype.animate
            Element.prototype.animate = function (frames, timing) {
                const fills = timing.fill === 'backwards'
                if (this.matches('[role=grid] [data-face]')) {
                    hidden.push(fills && frames[0].opacity === 0)
                }
                return animate.call(this, frames, timing)
            }
        }""")
        page.locator("form .go button").click()
        page.wait_for_selector("[data-step].next")
        hidden = page.evaluate("hidden")
        assert len(hidden) >= 16 and all(hidden[:16])


def test_a_record_of_this_device_names_players_level_and_date(local: Page, tmp_path: Path) -> None:
    begin(local, "dragons")
    text = resigned_record(local, tmp_path).read_text()
    assert '[Players "person,level 1"]' in text
    assert "[Date " in text


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
def test_options_are_asked_for_in_words(local: Page, game: str) -> None:
    local.goto(f"#/new/{game}")
    local.locator("details.more:not(.build) > summary").click()
    words = local.locator("form").inner_text()
    assert 'Option "' not in words
    assert not re.search(r"\bon:", words)


def complain(browser: Browser, host: Host, event: str, script: str) -> None:
    with new_page(browser, host) as page:
        page.goto("")
        with page.expect_event(event):
            page.evaluate(script)


@pytest.mark.parametrize(
    ("event", "script"),
    [("console", "console.warn('odd')"), ("pageerror", "setTimeout(() => { throw Error('odd') })")],
)
def test_whatever_a_page_complains_about_fails_its_test(
    browser: Browser, host: Host, event: str, script: str
) -> None:
    with pytest.raises(AssertionError, match="odd"):
        complain(browser, host, event, script)


def test_the_die_of_irondie_that_is_thrown_for_real_is_marked_and_undone(local: Page) -> None:
    """From the companion, where duels with real dice begin."""
    local.set_viewport_size(PHONE)
    local.goto("#/battle")
    local.locator("[data-duel=irondie]").click()
    for vital in ("south:Wr", "north:Wb"):
        local.locator(".handover button").click()
        local.locator(f"[data-step='{vital}']").click()
        if vital.startswith("south"):
            local.locator("[data-step='south:Sr']").click()
        local.locator("[data-choice=done]").click()
    awaited = local.locator(".cell.awaited")
    expect(awaited).to_have_attribute("data-step", "south:Sr")
    faces = local.locator(".choices button")
    expect(faces).to_have_count(6)
    assert all(box["width"] >= 44 for face in faces.all() if (box := face.bounding_box()))
    faces.nth(3).click()
    expect(awaited).to_have_attribute("data-step", "south:Wr")
    local.get_by_role("button", name="Take back").click()  # one tap
    expect(awaited).to_have_attribute("data-step", "south:Sr")
