"""Whole games in a real browser, against the computer and between two people."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from browsing import (
    Server,
    begin,
    choose_short_clock,
    invite,
    new_page,
    over,
    resigned_record,
    touch_any,
    touch_if_possible,
)
from playwright.sync_api import Browser, Page, Route, expect


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
def test_a_whole_game_against_the_computer_is_played_by_clicking(page: Page, game: str) -> None:
    room = begin(page, game)
    hand = random.Random(game)
    for _ in range(400):
        if over(page):
            break
        touch_any(page, hand.randrange(1000))
    expect(page.locator(".result")).to_be_visible()
    # The log and the referee speak with rules that open.
    page.locator("aside .rule").last.click()
    expect(page.locator("dialog p").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # Afterwards every roll is derived again in the browser, and the game can be looked at.
    page.goto(f"/#/room/{room}/dice")
    expect(page.get_by_role("status")).to_contain_text("✓")
    page.goto(f"/#/room/{room}/replay")
    expect(page.locator("[role=grid]")).to_be_visible()
    page.get_by_role("button", name="Beginning").click()
    expect(page.locator(".steps span")).to_have_text(re.compile(r"^0 / \d+$"))


def test_an_illegal_try_is_answered_by_the_rule_that_forbids_it(page: Page) -> None:
    begin(page, "metals")
    page.wait_for_selector("[data-step].next")
    page.locator("[data-step=c4]").click()
    expect(page.get_by_role("alert")).to_contain_text("MET-10")


def test_dice_that_cannot_be_rolled_together_are_not_chosen_at_all(page: Page) -> None:
    begin(page, "irondie")
    page.wait_for_selector("[data-step].next")
    dice = page.locator("[data-step].next")
    picked = page.locator("[aria-selected=true]")
    dice.first.click()
    page.get_by_role("button", name="Roll these dice").click()
    expect(page.get_by_role("alert")).to_contain_text("IRO-11")
    # The die is still in the hand, and can be put back.
    expect(picked).to_have_count(1)
    picked.click()
    expect(picked).to_have_count(0)
    expect(page.locator("aside li", has_text="commit")).to_have_count(0)
    # With a die of vitality the roll is made.
    dice.first.click()
    dice.last.click()
    page.get_by_role("button", name="Roll these dice").click()
    expect(page.locator("aside li", has_text="done")).not_to_have_count(0)


def test_a_hint_marks_a_move_and_what_it_is_worth(page: Page) -> None:
    begin(page, "dragons")
    page.wait_for_selector("[data-step].next")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Good here:")
    expect(page.locator(".star").first).to_be_visible()


def test_a_hint_says_in_words_which_dice_are_good_together(page: Page) -> None:
    begin(page, "irondie")
    page.wait_for_selector("[data-step].next")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("Good together:")
    expect(page.locator(".hint li", has_text="South will roll")).not_to_have_count(0)
    # Whoever follows it can roll.
    while page.locator("[role=grid] .star").count():
        page.locator("[role=gridcell]:has(.star)").first.click()
    page.get_by_role("button", name="Roll these dice").click()
    expect(page.locator("aside li", has_text="done")).not_to_have_count(0)


def test_threats_are_marked_until_somebody_does_not_want_them(page: Page) -> None:
    threatened = page.locator("[aria-label*=threatened]")
    for _ in range(20):  # the dice may fall so that nobody is in danger
        begin(page, "dragons")
        page.wait_for_selector("[data-step].next")
        if threatened.count():
            break
    expect(page.locator("[role=grid] .threat")).to_have_count(threatened.count())
    page.get_by_role("button", name="Threats").click()
    expect(threatened).to_have_count(0)
    expect(page.locator("[role=grid] .threat")).to_have_count(0)


def test_lines_of_sight_are_shown_on_hover_and_all_at_once(page: Page) -> None:
    begin(page, "metals")
    page.wait_for_selector("[data-step].next")
    corner = page.locator("[data-step=a1].next, [data-step=e1].next").first
    corner.click()
    page.get_by_role("button", name="North").click()
    blue = page.get_by_role("gridcell", name="blue 1 facing north")
    expect(blue).to_have_count(1)
    # Without a hand or the keyboard on a figure nothing is shown.
    page.locator("aside").hover()
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".sight")).to_have_count(0)
    blue.hover()
    expect(page.locator(".sight.blue")).to_have_count(1)
    page.locator("aside").hover()
    page.get_by_role("button", name="Lines of sight").click()
    expect(page.locator(".sight.blue")).to_have_count(1)


@pytest.mark.parametrize("game", ["dragons", "metals", "irondie"])
def test_the_odds_of_the_decision_weigh_every_choice(page: Page, game: str) -> None:
    begin(page, game)
    page.wait_for_selector("[data-step].next")
    page.get_by_role("button", name="Odds").click()
    rows = page.locator("table.odds tbody tr")
    expect(rows.first).to_contain_text("%")
    if page.get_by_role("button", name="Show all").count():
        page.get_by_role("button", name="Show all").click()
    choices = rows.count()
    assert choices > 1
    # A choice of the table is shown on the board, and picking narrows the table down.
    rows.first.get_by_role("button").click()
    expect(page.locator("[role=grid] .star").first).to_be_visible()
    if game == "dragons":
        page.locator("[data-step].next").first.click()
        assert 0 < rows.count() <= choices
    page.get_by_role("button", name="Odds").click()
    expect(rows).to_have_count(0)


def test_the_odds_tell_what_the_dice_may_bring(page: Page) -> None:
    begin(page, "dragons")
    page.wait_for_selector("[data-step].next")

    def answer(route: Route) -> None:
        odds = route.fetch().json()
        said = {"fr": "…", "en": "The Smasher would win."}
        win = {"event": {"rule": "DRA-20", "text": said}, "moves": ["S=6"]}
        face = {"event": {"rule": "DRA-20", "text": said}, "chance": "1/6", "probability": 1 / 6}
        odds["moves"][0]["rolls"] = [win | {"chance": "2/3", "probability": 2 / 3}]
        odds["moves"][1]["rolls"] = [face | {"moves": [f"S={value}"]} for value in range(1, 7)]
        route.fulfill(json=odds)

    page.route("**/odds", answer)
    page.get_by_role("button", name="Odds").click()
    spelled = page.locator("table.odds tr.roll").first
    expect(spelled.get_by_role("rowheader")).to_contain_text("The Smasher would win.")
    expect(spelled).to_contain_text("67% 2/3")
    bar = spelled.locator(".full").evaluate(
        "bar => bar.offsetWidth / bar.parentElement.clientWidth"
    )
    assert bar == pytest.approx(2 / 3, abs=0.05)
    expect(page.locator("table.odds .faces li")).to_have_count(6)
    expect(page.locator("table.odds .faces li").first).to_contain_text("S=1")


def test_one_looks_back_to_the_first_die_in_a_page_opened_later(page: Page) -> None:
    begin(page, "dragons")
    page.wait_for_selector("[data-step].next")
    pieces = page.locator("[role=grid] .piece")
    now = pieces.count()
    page.reload()
    expect(pieces).to_have_count(now)
    page.get_by_role("button", name="Earlier positions").click()
    page.get_by_role("button", name="Beginning").click()
    expect(pieces).to_have_count(0)
    for dice in range(1, 4):
        page.get_by_role("button", name="Next move").click()
        expect(pieces).to_have_count(dice)
    page.get_by_role("button", name="Back to the present").click()
    expect(pieces).to_have_count(now)
    expect(page.locator("[data-step].next")).not_to_have_count(0)


def test_factions_of_the_catalogue_are_chosen_for_both_sides(page: Page) -> None:
    page.goto("/#/new/metals")
    page.locator("details.more:not(.build) > summary").click()
    page.get_by_label("Factions, Blue").select_option(label="Blue: White Fang")
    page.get_by_label("Factions, Red").select_option(label="Red: Zipang")
    page.locator("form .go button").click()
    expect(page.locator(".bar").last).to_contain_text("White Fang")
    expect(page.locator(".bar").first).to_contain_text("Zipang")


def test_a_game_can_be_resigned_and_played_again_with_seats_exchanged(page: Page) -> None:
    room = begin(page, "dragons")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    expect(page.locator(".result")).to_contain_text("You lose")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: room not in url)
    expect(page.locator(".bar").last).to_contain_text("Ice · you")


def test_another_game_is_accepted_or_declined_where_the_result_stands(
    browser: Browser, server: Server, page: Page
) -> None:
    link = invite(page)
    with new_page(browser, server, viewport={"width": 360, "height": 740}) as friend:
        friend.goto(link)
        friend.get_by_role("button", name="Take the seat").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Yes, I resign").click()
        page.get_by_role("button", name="Rematch").click()
        result = friend.locator(".result")
        for name in ("Accept", "Decline"):
            expect(result.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        result.get_by_role("button", name="Decline").click()
        result.get_by_role("button", name="Rematch").click()
        page.locator(".result").get_by_role("button", name="Accept").click()
        for each in (page, friend):
            each.wait_for_url(lambda url: link.partition("/join/")[0] not in url)


def test_two_people_on_one_screen_hand_over_for_secrets(page: Page) -> None:
    page.goto("/#/new/dragons")
    page.locator("input[name=opponent][value=screen]").check()
    page.locator("input[name=setup][value=big]").check()
    page.locator("form .go button").click()
    expect(page.locator(".handover")).to_contain_text("Fire decides in secret")
    page.locator(".handover button").press("Enter")
    expect(page.locator(".board :focus")).to_have_count(1)
    while not page.locator(".handover").count():
        touch_any(page, 0)
        page.wait_for_timeout(60)
    expect(page.locator(".handover")).to_contain_text("Ice decides in secret")


def test_real_dice_are_typed_in(page: Page) -> None:
    page.goto("/#/new/dragons")
    page.locator("input[name=opponent][value=screen]").check()
    page.locator("details.more:not(.build) > summary").click()
    page.locator("input[name=dice][value=typed]").check()
    page.locator("form .go button").click()
    for number in range(16):
        touch_any(page, number)
        expect(page.locator(".cell .piece")).to_have_count(number + 1)


def test_two_browsers_by_link_survive_a_reload_and_a_killed_server(
    browser: Browser, server: Server, page: Page
) -> None:
    link = invite(page)
    assert "/join/" in link.partition("#")[2]  # which no server hears of
    hand = random.Random(3)
    with new_page(browser, server) as friend, new_page(browser, server) as spectator:
        spectator.goto(link.partition("/join/")[0])
        friend.goto(link)
        friend.get_by_role("button", name="Take the seat").click()
        expect(page.locator(".bar.active")).to_be_visible()
        assert "/join/" not in friend.url
        page.get_by_role("button", name="Offer a draw").click()
        friend.get_by_role("button", name="Decline").click()
        expect(page.locator("aside")).to_contain_text("no draw")
        for number in range(600):
            if over(page) and over(friend):
                break
            if number == 6:
                page.reload()
                page.wait_for_selector("[role=grid]")
            if number == 12:
                before = page.locator("aside li").count()
                server.kill()
                expect(friend.get_by_text("Connection lost")).to_be_visible()
                server.start()
                expect(friend.get_by_text("Connection lost")).to_have_count(0)
                expect(page.get_by_text("Connection lost")).to_have_count(0)
                assert page.locator("aside li").count() >= before
            for each in (page, friend):
                touch_if_possible(each, hand.randrange(1000))
            page.wait_for_timeout(50)
        for each in (page, friend, spectator):
            expect(each.locator(".result")).to_be_visible()
        told = {each.locator(".result p").inner_text() for each in (page, friend, spectator)}
        assert len(told) == 1


def test_the_reply_is_shown_after_the_own_move_and_nothing_covers_what_moves(
    browser: Browser, server: Server
) -> None:
    with new_page(browser, server, reduced_motion="no-preference") as page:
        begin(page, "dragons")
        page.wait_for_selector("[data-step].next")
        page.wait_for_timeout(1000)  # until the dice lie
        lines = page.locator("aside li").count()
        page.evaluate("""() => {
            window.grown = []
            window.above = []
            const board = document.querySelector('svg.board')
            new MutationObserver(() => grown.push(performance.now()))
                .observe(document.querySelector('aside ol'), { childList: true })
            new MutationObserver(([{ addedNodes: [one] }]) => one && above.push(!one.nextSibling))
                .observe(board, { childList: true })
        }""")
        page.locator("[data-step].next").first.click()
        page.locator("[data-step].next").last.click()
        expect(page.locator("aside li")).to_have_count(lines + 2)
        own, reply = page.evaluate("grown")[:2]
        assert reply - own > 200
        expect(page.locator("svg.board > g[aria-hidden]")).to_have_count(0)
        assert page.evaluate("above")[:1] == [True]


def test_a_piece_is_dragged_to_its_target(page: Page) -> None:
    begin(page, "dragons")
    start = page.locator("[data-step].next").first
    start.click()
    target = page.locator("[data-step].next").last
    square, lines = target.get_attribute("data-step"), page.locator("aside li").count()
    page.keyboard.press("Escape")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    start.drag_to(page.locator(f"[data-step={square}]"))
    expect(page.locator("aside li").nth(lines)).to_contain_text(f"x{square}")


def test_the_installed_page_opens_without_a_connection(browser: Browser, server: Server) -> None:
    with new_page(browser, server, service_workers="allow") as page:
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("caches.keys().then(names => names.length === 1)")
        page.context.set_offline(True)
        page.reload()
        expect(page.locator(".game.dragons .button.main")).to_be_visible()


def test_a_record_is_downloaded_and_opened_again(page: Page, tmp_path: Path) -> None:
    begin(page, "metals")
    record = resigned_record(page, tmp_path)
    page.goto("/#/replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[role=grid]")).to_be_visible()
    page.reload()
    page.locator("textarea").fill(record.read_text()[:40])
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_an_open_challenge_with_a_clock_is_accepted_from_the_home_page(
    browser: Browser, server: Server, page: Page
) -> None:
    page.goto("/#/new/metals")
    page.locator("input[name=opponent][value=open]").check()
    choose_short_clock(page)
    page.locator("form .go button").click()
    page.wait_for_selector("[role=grid]")
    with new_page(browser, server) as other:
        other.goto("/")
        challenge = other.locator(".lists li", has_text="you would play Red")
        challenge.get_by_role("button", name="Join").click()
        for each in (page, other):
            expect(each.get_by_role("timer")).to_have_count(2)
            expect(each.locator(".bar.active")).to_be_visible()
        clocks = page.get_by_role("timer").all_inner_texts()
        expect(
            page.get_by_role("timer").filter(has_not_text=re.compile("|".join(clocks)))
        ).to_have_count(1)
        # People who play against each other by the clock get no help.
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_move_is_taken_back_from_the_computer(page: Page) -> None:
    page.goto("/#/new/metals")
    page.locator("input[name=level][value='1']").check()
    page.locator("form .go button").click()
    while not page.locator("aside li", has_text="Blue deploys").count():
        touch_any(page, 0)
        page.wait_for_timeout(50)
    expect(page.locator(".bar.active")).to_contain_text("you")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("aside")).to_contain_text("takes back the last decision")
