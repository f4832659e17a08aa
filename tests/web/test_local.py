"""Games without a server: from plain files on any web host, offline after the first visit."""

from __future__ import annotations

import gzip
import json
import random
import re

import pytest
from browsing import ROOT, Host, Server, new_page, over, touch_any
from playwright.sync_api import Browser, Page, Response, expect

STATIC = ROOT / "src" / "escarmouche" / "server" / "static"
GAMES = {"dragons": "typed", "metals": "fair", "irondie": "fair"}  # and who rolls the dice
OLD_SAVES = json.loads((ROOT / "tests" / "old_saves.json").read_text("utf-8"))["browser"]
FIRST_LOAD = 250_000  # bytes, compressed
KEPT_OFFLINE = 850_000  # of which the engines and lessons of four games are more than half
ENGINES = dict.fromkeys(GAMES, 60_000) | {"confrontation": 160_000}  # 150_000 are for the module


def begin(page: Page, game: str, opponent: str = "computer", dice: str = "fair") -> None:
    page.goto(f"#/new/{game}")
    page.locator(f"input[name=opponent][value={opponent}]").check()
    if opponent == "computer":
        page.locator("input[name=level][value='1']").check()
    page.locator("details.more:not(.build) > summary").click()
    page.locator(f"input[name=dice][value={dice}]").check()
    page.locator("form .go button").click()
    page.wait_for_selector("[role=grid], .handover")


def play_on(page: Page, hand: random.Random, most: int) -> None:
    for _ in range(most):
        page.wait_for_selector("[data-step].next, .choices button:not(:disabled), .result")
        if over(page):
            return
        touch_any(page, hand.randrange(1000))


@pytest.mark.parametrize(("game", "dice"), GAMES.items())
def test_a_whole_game_is_played_offline_with_a_reload_in_the_middle(
    browser: Browser, host: Host, game: str, dice: str
) -> None:
    """With a hint, the reason against what is not possible, and an evaluation at the end."""
    with new_page(browser, host, service_workers="allow") as page:
        page.goto("")
        expect(page.locator(".ready")).to_contain_text("Ready without a connection")
        page.context.set_offline(True)
        hand = random.Random(game)
        begin(page, game, dice=dice)
        play_on(page, hand, 16 if dice == "typed" else 0)
        page.locator("button:enabled", has_text="Hint").click()
        expect(page.locator("aside .hint")).to_be_visible()
        if game == "metals":
            page.locator("[data-step=c4]").click()
            expect(page.get_by_role("alert")).to_contain_text("MET-10")
        play_on(page, hand, 8)
        told = page.locator("aside .events span").all_inner_texts()[-1:]
        page.reload()
        page.wait_for_selector("[role=grid]")
        # Nothing is lost; the computer may have replied meanwhile.
        for sentence in told:
            expect(page.locator("aside ol")).to_contain_text(sentence)
        play_on(page, hand, 500)
        expect(page.locator(".result")).to_be_visible()
        page.locator(".result a[href$=replay]").click()
        expect(page.locator(".steps span")).to_have_text(re.compile(r"^(\d+) / \1$"))
        page.get_by_role("button", name="Analyse").click()
        expect(page.locator("polyline.edge")).to_be_visible(timeout=120_000)


def test_the_first_load_and_each_engine_are_small(local: Page) -> None:
    files: dict[str, int] = {}

    def note(response: Response) -> None:
        files[response.url] = len(gzip.compress(response.body()))

    local.on("response", note)
    local.goto("")
    local.wait_for_selector(".game.irondie .mat")
    local.wait_for_load_state("networkidle")
    assert 0 < sum(files.values()) < FIRST_LOAD
    for game, most in ENGINES.items():
        parts = [STATIC / "engines" / f"{game}.{kind}" for kind in ("wasm", "json")]
        assert 0 < sum(len(gzip.compress(part.read_bytes())) for part in parts) < most


def test_what_is_kept_for_offline_leaves_pictures_of_studies_out() -> None:
    listed = re.search(r"const files = (\[.*\])", (STATIC / "sw.js").read_text("utf-8"))
    assert listed is not None
    names = [name.partition("?")[0] for name in json.loads(listed[1]) if name != "./"]
    assert not [name for name in names if name.endswith(".svg")]
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in names) < KEPT_OFFLINE


def moves_of(saved: dict[str, str]) -> str:
    """The moves of a game that goes on, in one line."""
    return " ".join(saved["record"].partition("\n\n")[2].split()).removesuffix(" *")


@pytest.mark.parametrize("kind", OLD_SAVES)
def test_what_an_earlier_version_kept_in_the_browser_goes_on(local: Page, kind: str) -> None:
    old = OLD_SAVES[kind]
    local.goto("")
    local.evaluate("old => localStorage.setItem(old.key, JSON.stringify(old.value))", old)
    if kind == "companion":
        local.goto(f"#/battle/{old['value']['id']}")
        local.wait_for_selector(f'.next[data-entries="{old["entries"]}"]')
        return
    local.goto(f"#/play/{old['value']['id']}")
    told = moves_of(old["value"])
    for number in range(100):
        touch_any(local, number)
        kept = json.loads(local.evaluate("key => localStorage.getItem(key)", old["key"]))
        assert moves_of(kept).startswith(told)
        if len(moves_of(kept)) > len(told):
            return
    pytest.fail("the game did not go on")


def test_one_click_starts_a_game_and_hints_are_there_when_asked(
    local: Page,
) -> None:
    local.set_viewport_size({"width": 360, "height": 740})
    local.goto("")
    local.locator(".game.dragons .button.main").click()
    expect(local.locator("[data-step].next").first).to_be_visible()
    expect(local.locator("aside .hint")).to_have_count(0)
    local.get_by_role("button", name="Hint").click()
    expect(local.locator("aside .hint")).to_contain_text("Good here:")
    expect(local.locator("aside")).to_contain_text("this device’s own generator")
    local.goto("#/")
    expect(local.locator("a.line")).to_contain_text("Dragons Arena")


def test_real_dice_are_typed_in_and_an_illegal_try_is_answered_by_its_rule(local: Page) -> None:
    begin(local, "metals", dice="typed")
    local.get_by_role("button", name="Blue").click()
    local.wait_for_selector("[data-step].next")
    local.locator("[data-step=c4]").click()
    expect(local.get_by_role("alert")).to_contain_text(re.compile("MET-1[01]"))


def test_the_odds_weigh_every_choice_and_positions_are_looked_back_at(local: Page) -> None:
    begin(local, "dragons")
    local.get_by_role("button", name="Odds").click()
    expect(local.locator("table.odds tbody tr").first).to_contain_text("%")
    local.get_by_role("button", name="Earlier positions").click()
    local.get_by_role("button", name="Beginning").click()
    expect(local.locator("[role=grid] .piece")).to_have_count(0)


def test_a_game_is_resigned_and_played_again_with_seats_exchanged(local: Page) -> None:
    begin(local, "dragons")
    first = local.url
    local.get_by_role("button", name="Resign").click()
    local.get_by_role("button", name="Yes, I resign").click()
    expect(local.locator(".result")).to_contain_text("You lose")
    local.get_by_role("button", name="Rematch").click()
    local.wait_for_url(lambda url: url != first)
    expect(local.locator(".bar").last).to_contain_text("Ice · you")


def test_two_on_one_screen_hand_over_for_secrets(local: Page) -> None:
    begin(local, "irondie", opponent="screen")
    expect(local.locator(".handover")).to_contain_text("South decides in secret")


def test_what_needs_a_server_is_not_offered_without_one(local: Page) -> None:
    local.goto("#/new/dragons")
    expect(local.locator("input[name=opponent]")).to_have_count(2)
    local.locator("details.more:not(.build) > summary").click()
    expect(local.locator("input[name=clock]")).to_have_count(0)
    local.goto("#/rules/metals")
    expect(local).to_have_title("Rules of Metals · Escarmouche")


def test_a_game_of_another_window_is_left_to_it(browser: Browser, local: Page) -> None:
    begin(local, "dragons")
    other = local.context.new_page()
    other.goto(local.url)
    expect(other.locator("[role=grid]")).to_be_visible()
    expect(local.get_by_role("heading", level=1)).to_contain_text("another window")


def test_a_friend_is_invited_into_a_game_from_where_it_stands(
    browser: Browser, server: Server, host: Host
) -> None:
    with new_page(browser, server, engines=True) as page, new_page(browser, server) as friend:
        page.goto("/")
        page.locator(".game.dragons .button.main").click()
        page.wait_for_url("**/#/play/*")
        page.wait_for_selector("[data-step].next")
        pieces = page.locator("[role=grid] .piece")
        before = pieces.count()
        page.get_by_role("button", name="Invite a friend").click()
        page.wait_for_url("**/#/room/*")
        friend.goto(page.locator(".invite input").first.input_value())
        friend.get_by_role("button", name="Take the seat").click()
        expect(page.locator(".bar.active")).to_be_visible()
        expect(pieces).to_have_count(before)
        expect(friend.locator("[role=grid] .piece")).to_have_count(before)
