"""Battles on the table of the skirmish: with the mouse, by keyboard alone, between two browsers."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from browsing import PATIENCE, Host, Server, artefact, new_page, over, serious_violations, try_typed
from playwright.sync_api import Browser, Page, TimeoutError, expect

from escarmouche import catalog

ASKED = ".choices button:not(:disabled), [data-choice=order], .board [data-step].next"
FIGHTERS = ".board [data-step]:not(.cursor)"
MOST = 400  # decisions of a side in a battle of one turn


def begin(page: Page, opponent: str = "computer", dice: str = "fair", **options: str) -> None:
    """A battle of one turn, so that it ends."""
    page.goto("#/new/confrontation")
    page.locator(f"input[name=opponent][value={opponent}]").check()
    if opponent == "computer":
        page.locator("input[name=level][value='1']").check()
    if opponent != "screen":
        page.locator("input[name=seat][value='0']").check()
    page.locator("details.more:not(.build) > summary").click()
    page.get_by_label("Turns").first.fill("1")
    for label, value in options.items():
        page.get_by_label(label).first.select_option(value)
    page.locator(f"input[name=dice][value={dice}]").check()
    page.locator("form .go button").click()


def play(page: Page, decide: Callable[[Page, random.Random], None], seed: int) -> None:
    """Decide until the battle is over."""
    hand = random.Random(seed)
    for _ in range(MOST):
        page.wait_for_selector(f"{ASKED}, .result")
        if over(page):
            return
        with suppress(TimeoutError):  # what was there may be gone: the dice fall meanwhile
            decide(page, hand)
    raise AssertionError("the battle does not end")


def with_the_mouse(page: Page, hand: random.Random) -> None:
    if page.locator("[data-choice=order]").count():
        page.locator("[data-choice=order]").click(timeout=2000)
    elif page.locator(".cursor").count():  # a place of the table is asked for
        box = page.locator(".cursor").bounding_box(timeout=2000)
        assert box
        # Beside the cursor, which begins on the fighter itself; outside the area nothing happens.
        aside = [hand.uniform(-90, 90) for _ in range(2)]
        page.mouse.click(
            box["x"] + box["width"] / 2 + aside[0], box["y"] + box["height"] / 2 + aside[1]
        )
    else:
        found = page.locator(ASKED)
        found.nth(hand.randrange(max(1, found.count()))).click(timeout=2000, force=True)


def by_keyboard(page: Page, hand: random.Random) -> None:
    found = page.locator(ASKED)
    cell = found.nth(hand.randrange(max(1, found.count())))
    if page.locator(".cursor").count():
        cell = page.locator(".cursor")
    cell.focus(timeout=2000)
    if page.locator(".cursor:focus").count():
        for _ in range(hand.randrange(4)):
            page.keyboard.press(hand.choice(["ArrowUp", "ArrowLeft", "ArrowRight"]))
    page.keyboard.press("Enter")


@pytest.mark.parametrize("decide", [with_the_mouse, by_keyboard])
def test_a_battle_against_the_computer_is_played_to_its_end(
    page: Page, decide: Callable[[Page, random.Random], None]
) -> None:
    begin(page)
    play(page, decide, 1)
    expect(page.locator(".result")).to_be_visible()
    # Afterwards it can be looked at from its beginning.
    page.goto(f"{page.url}/replay")
    expect(page.locator(".board svg.board")).to_be_visible()
    page.get_by_role("button", name="Beginning").click()
    expect(page.locator(".steps span")).to_have_text(re.compile(r"^0 / \d+$"))


def test_cards_are_put_in_order_by_keys_and_sealed_at_one_go(page: Page) -> None:
    begin(page)
    page.wait_for_selector(ASKED)
    hand = random.Random(2)
    while not page.locator("[data-choice=order]").count():
        with suppress(TimeoutError):
            with_the_mouse(page, hand)
        page.wait_for_selector(ASKED)
    cards = page.locator("[data-card]")
    first, second = (cards.nth(at).get_attribute("data-card") for at in (0, 1))
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    assert [cards.nth(at).get_attribute("data-card") for at in (0, 1)] == [second, first]
    page.locator("[data-choice=order]").click()
    expect(page.locator("[data-choice=order]")).to_have_count(0)
    # The own pile lies as it was put; of the other's cards only the backs are seen.
    expect(page.locator(".near .small-card.top")).to_be_visible()
    expect(page.locator(".far .small-card.back").first).to_be_visible()


def test_a_table_is_reached_named_and_fits_a_phone(browser: Browser, server: Server) -> None:
    size = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
    with new_page(browser, server, **size) as page:
        begin(page)
        decide_until(page, "[data-choice=walk]")
        expect(page.locator("path.area").first).to_be_visible()
        # A fighter says whose it is, how it fares, and how far away it stands in which direction.
        enemy = page.locator("[role=gridcell][aria-label*=enemy]").first
        expect(enemy).to_have_attribute("aria-label", re.compile(r"unhurt.* cm, .*seen"))
        artefact(page, "skirmish-360-dark")
        assert serious_violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_browsers_play_by_link_to_the_end_through_a_reload_and_a_restart_of_the_server(
    browser: Browser, server: Server
) -> None:
    with new_page(browser, server) as blue, new_page(browser, server) as red:
        begin(blue, "friend")
        red.goto(blue.locator(".invite input").first.input_value())
        red.get_by_role("button", name="Take the seat").click()
        told = blue.locator("aside ol li")
        both_decide(blue, red, 4)
        blue.reload()
        blue.wait_for_selector(".board svg.board")
        both_decide(blue, red, told.count() + 3)
        before = told.count()
        server.kill()  # as a power cut would; both come back by themselves and play on
        expect(red.get_by_text("Connection lost")).to_be_visible()
        server.start()
        for page in (blue, red):
            expect(page.get_by_text("Connection lost")).to_have_count(0)
        assert told.count() >= before
        both_decide(blue, red, None)
        for page in (blue, red):
            expect(page.locator(".result")).to_be_visible()
        expect(red.locator("aside ol li").last).to_have_text(told.last.text_content() or "")
        assert red.locator(FIGHTERS).count() == blue.locator(FIGHTERS).count() > 0
        # Both read the same points, each from the own side of the table.
        points = [page.locator(".bar .score .value").all_inner_texts() for page in (blue, red)]
        assert points[0] == points[1][::-1]


def both_decide(blue: Page, red: Page, lines: int | None) -> None:
    """Whoever is asked decides, until blue's log has so many lines or the battle is over."""
    hand = random.Random(lines or 0)
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        if over(blue) or (lines is not None and blue.locator("aside ol li").count() >= lines):
            return
        asked = [page for page in (blue, red) if page.locator(ASKED).count()]
        for page in asked:
            with suppress(TimeoutError):
                if page.locator("[data-choice=order]").count():
                    page.locator("[data-choice=order]").click(timeout=2000)
                else:
                    by_keyboard(page, hand)
        if not asked:
            blue.wait_for_timeout(20)
    raise AssertionError("the battle does not go on")


# The last fight of a battle: Mira shares out her dice, Dov has one to strike back.
LAST_FIGHT = (
    "b1=Mira;card:10,5,5,6,3,5,-,4,-,3;pa:20;power:1;at:240,160;status:table;touch:r1;deployed:1;"
    "fight:0 r1=Dov;card:10,2,3,4,3,5,-,4,-,2;pa:20;power:1;at:240,180;face:6;status:table;"
    "touch:b1;wound:critical;deployed:1;fight:0;attacks:1;parries:1 offer=7 width=60 height=60 "
    "edge=0,1 edges=0,1 turns=6 turn=6 phase=combat tactics=0 question=18 seat=0 depth=3 "
    "frame1=0,1 frame2=12,3 frame3=14,5,0,0,0,0,0,0,0,2,1"
)


def test_a_finished_battle_is_replayed_with_evaluations_and_a_ledger_of_luck(
    local: Page, browser: Browser, server: Server
) -> None:
    lay(local, LAST_FIGHT)
    local.locator("[data-choice='attack:0']").click()  # the worst of three shares
    play(local, by_keyboard, 3)
    local.locator(".result a[href$=replay]").click()
    expect(local.locator(".steps span")).to_have_text(re.compile(r"^(\d+) / \1$"))
    local.get_by_role("button", name="Beginning").click()
    expect(local.get_by_role("region", name="The fight")).to_contain_text("Mira")
    judged(local)
    expect(local.locator(".mistakes")).to_contain_text("attack:0")
    assert serious_violations(local) == []
    record = local.evaluate("JSON.parse(localStorage['escarmouche.game.laid']).record")
    with new_page(browser, server) as page:  # the server judges it as the page's own engine does
        page.goto("#/replay")
        page.locator("textarea").fill(record)
        page.locator("main .button.main").click()
        judged(page)
        expect(page.locator(".mistakes")).to_contain_text("attack:0")


def judged(page: Page) -> None:
    """Have the game judged: a value for every position, and where each seat's chance went."""
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("table.lined tbody tr")).to_have_count(3)
    dice = page.locator("table.lined tbody tr", has_text="the dice").locator("td").all_inner_texts()
    assert len(dice) == 2 and all(re.match(r"[+−]?\d+", share) for share in dice)
    graph = page.locator("polyline.edge")
    expect(graph).to_be_visible()
    # Halts are fewer than positions: the dice of a throw are one step.
    halts = int((page.locator(".steps span").text_content() or "").split("/")[1]) + 1
    assert len((graph.get_attribute("points") or "").split()) >= halts > 1


def decide_until(page: Page, wanted: str) -> None:
    hand = random.Random(6)
    for _ in range(MOST):
        page.wait_for_selector(f"{ASKED}, .handover button")
        if page.locator(wanted).count():  # looked for where somebody is asked, or it is passed by
            return
        with suppress(TimeoutError):
            sure = page.locator("[data-choice=play], [data-choice=order], .handover button")
            if sure.count():
                sure.first.click(timeout=2000)
            else:
                by_keyboard(page, hand)
    raise AssertionError(f"{wanted} is never asked for")


def test_a_battle_is_played_without_a_network(browser: Browser, host: Host) -> None:
    """With a hint, the rule against a charge out of reach, a reload, and a replay afterwards."""
    with new_page(browser, host, service_workers="allow") as page:
        page.goto("")
        expect(page.locator(".ready")).to_contain_text("Ready without a connection")
        page.context.set_offline(True)
        begin(page)
        page.wait_for_url("**/#/play/*")
        page.wait_for_selector(ASKED)
        page.locator("button:enabled", has_text="Hint").click()
        expect(page.locator("aside .hint")).to_be_visible()
        decide_until(page, "[data-choice=walk]")
        # What the rules tell of whoever is asked about comes from the engine, as the areas do.
        expect(page.locator("path.area").first).to_be_visible()
        expect(page.locator("section.odds")).to_contain_text("%")
        try_typed(page, "charge")
        expect(page.get_by_role("alert")).to_contain_text("CON-86")
        standing = page.locator(FIGHTERS).count()
        page.reload()
        page.wait_for_selector(ASKED)
        assert page.locator(FIGHTERS).count() == standing
        play(page, by_keyboard, 5)
        expect(page.locator(".result")).to_be_visible()
        page.locator(".result a[href$=replay]").click()
        expect(page.locator(".steps span")).to_have_text(re.compile(r"^(\d+) / \1$"))


def test_two_at_one_screen_type_their_own_dice_without_a_server(local: Page) -> None:
    begin(local, "screen", dice="typed")
    local.wait_for_url("**/#/play/*")
    decide_until(local, "[data-choice=order]")
    expect(local.locator("aside ol")).to_contain_text("CON-")


def test_what_only_a_server_can_lay_is_said_before_a_battle_begins(local: Page) -> None:
    local.goto("#/new/confrontation")
    local.locator("details.more:not(.build) > summary").click()
    local.locator("[aria-describedby=about-size]").fill("90")
    local.locator("form .go button").click()
    expect(local.get_by_role("alert")).to_contain_text("only the server knows")


def test_what_is_asked_is_read_before_the_choices_on_the_first_screen(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, viewport={"width": 1280, "height": 800}) as page:
        begin(page)
        page.wait_for_selector(".choices button")
        asked, choices = (page.locator(each).bounding_box() for each in (".referee", ".choices"))
        assert asked and choices
        assert asked["y"] + asked["height"] <= choices["y"] < 800
        artefact(page, "skirmish-1280")
        assert serious_violations(page) == []


def test_nothing_is_measured_before_it_is_announced_if_that_was_agreed(local: Page) -> None:
    begin(local, **{"Announce, then measure": "on"})
    decide_until(local, "[data-choice=walk]")
    enemy = local.locator("[role=gridcell][aria-label*=enemy]").first
    expect(enemy).to_have_attribute("aria-label", re.compile("seen"))
    expect(enemy).not_to_have_attribute("aria-label", re.compile(r"\d cm"))
    expect(local.get_by_role("button", name="Agreed: nothing is measured")).to_be_disabled()
    for measured in ("path.area", "section.odds", ".menaces", ".ground .grid"):
        expect(local.locator(measured)).to_have_count(0)
    local.locator("[data-choice=walk]").click()
    expect(local.locator("path.area")).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "step", "told"),
    [
        ("share", "attack:2", r"falls \d+.*falls \d+"),
        ("hero", "take:1", r"falls \d+.*falls \d+"),
        ("magic", "spell:s1", r"against \d+: \d+.*with 1 die, \d+.*with 2 dice"),
    ],
)
def test_the_odds_of_a_fight_and_a_spell_stand_beside_each_choice(
    local: Page, lesson: str, step: str, told: str
) -> None:
    local.goto(f"#/learn/confrontation/{lesson}")
    expect(local.locator(f"[data-odds='{step}']")).to_contain_text(re.compile(told))


# Mira, whose dice are asked for, between Dov and Sly, who have shared theirs out.
ALONE = "b1=Mira;card:10,5,5,6,3,5,-,4,-,3;pa:20;power:1;at:240,160;status:table;deployed:1"
ENEMY = "card:10,2,3,4,3,5,-,4,-,2;pa:20;power:1;face:6;status:table;deployed:1;fight:0"
TABLE = "width=60 height=60 edge=0,1 edges=0,1 turns=6 turn=1 phase=combat tactics=0 seat=0"
SHARED = ";attacks:1;parries:1"
SEVERAL = (
    f"{ALONE};touch:r1+r2;fight:0 r1=Dov;{ENEMY};at:240,180;touch:b1{SHARED} "
    f"r2=Sly;{ENEMY};at:220,160;touch:b1{SHARED} offer=15 {TABLE} question=18 depth=3 "
    "frame1=0,1 frame2=12,3 frame3=14,5,0,0,0,0,0,0,0,2,1"
)
SEALED = (
    f"{ALONE};touch:r1;fight:0 r1=Dov;{ENEMY};at:240,180;touch:b1 offer=7 {TABLE} sealed=1 "
    "question=18 depth=3 frame1=0,1 frame2=12,3 frame3=14,5"
)


def lay(page: Page, text: str) -> None:
    """A battle at a position, against the computer."""
    position = catalog.game("confrontation").position(text)
    header = f'[Game "confrontation"]\n[Rules "{position.game.rules.version}"]\n[Start "{text}"]'
    header = f'{header}\n[State "{bytes(position).hex()}"]'  # which the engines of the page read
    saved = {
        "id": "laid", "game": "confrontation", "levels": [None, 1], "dice": "device",
        "created": 1, "at": 1, "over": False, "record": f'{header}\n[Dice "device"]\n\n*\n',
        "start": bytes(position).hex(),
    }  # fmt: skip
    page.goto("")
    page.evaluate(
        "saved => localStorage.setItem('escarmouche.game.laid', JSON.stringify(saved))", saved
    )
    page.goto("#/play/laid")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (SEVERAL, r"Dov falls \d+.*Sly falls \d+.*Mira falls \d+"),
        (SEALED, r"Best play takes it \d+.*Dov falls \d+.*Mira falls \d+"),
    ],
)
def test_each_share_of_the_dice_is_told_against_several_and_in_secret(
    local: Page, text: str, told: str
) -> None:
    lay(local, text)
    for attacks in range(3):
        line = local.locator(f"[data-odds='attack:{attacks}']")
        expect(line).to_contain_text(re.compile(told))
    assert serious_violations(local) == []


CARD = "card:10,3,3,4,3,5,-,4,-,3;pa:20;power:1;status:table;deployed:1"
# Two melees side by side, and a row shoulder to shoulder; blue's edge is the one left out.
CROWD = (
    f"b1=Mira_Stone;{CARD};at:240,160;touch:r1+r2;wound:light b2=Pike;{CARD};at:276,160;"
    f"touch:r1;wound:serious;stunned:1 b3=Guard_3;{CARD};at:200,120 "
    f"b4=Wilhelmina;{CARD};at:222,118 b5=Tam;{CARD};at:245,118;routed:2 "
    f"r1=Dov;{CARD};at:258,170;face:6;touch:b1+b2+r2 "
    f"r2=Sly;{CARD};at:258,150;face:9;touch:b1+r1;wound:critical r3=Krag;{CARD};at:240,240;face:6 "
    f"r4=Bartholomew;{CARD};at:264,240;face:6 offer=3 width=60 height=60 edges=0,1 turns=6 turn=2 "
    "phase=activation tactics=0 pile-blue=0,1,2,3,4 pile-red=8,9,10,11 "
    "carded=b1+b2+b3+b4+b5+r1+r2+r3+r4 ordered=1,1 question=6 seat=0 depth=2 frame1=0,1 "
    "frame2=3,3"
)
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('.board .labels .name, .board .labels .wound')]
        .map((each) => [each.closest('[data-label]').dataset.label, each.getBoundingClientRect()])
    const bases = [...document.querySelectorAll('.board .rim')].map((each) => {
        const box = each.getBoundingClientRect()
        return [box.left + box.width / 2, box.top + box.height / 2, box.width / 2]
    })
    const near = (at, from, to) => Math.min(Math.max(at, from), to)
    return boxes.flatMap(([name, one], at) => [
        ...boxes.slice(at + 1)
            .filter(([other, two]) => other !== name
                && one.left < two.right && two.left < one.right
                && one.top < two.bottom && two.top < one.bottom)
            .map(([other]) => `${name} on ${other}`),
        ...bases
            .filter(([x, y, r]) => Math.hypot(
                x - near(x, one.left, one.right), y - near(y, one.top, one.bottom)) < r - 0.5)
            .map(() => `${name} on a base`),
    ])
}"""


@pytest.mark.parametrize("width", [1280, 360])
def test_names_and_wounds_of_neighbours_in_contact_lie_apart(local: Page, width: int) -> None:
    local.set_viewport_size({"width": width, "height": 800})
    lay(local, f"edge=0,1 {CROWD}")
    expect(local.locator(".board .labels .name")).to_have_count(9)
    for keys in ("", "++", "----"):
        local.locator(FIGHTERS).first.focus()
        local.keyboard.type(keys)
        assert local.evaluate(OVERLAPS) == []
    artefact(local, f"skirmish-crowd-{width}")


def test_north_is_shown_where_it_is_on_a_table_seen_from_its_northern_edge(local: Page) -> None:
    for edge, where, down in (("0,1", "top", False), ("1,0", "bottom", True)):
        lay(local, f"edge={edge} {CROWD}")
        grid = local.get_by_role("grid", name=f"north is at the {where}")
        expect(grid).to_be_visible()
        needle = local.locator(".rose path").bounding_box()
        letter = local.locator(".rose text").bounding_box()
        assert needle and letter
        assert (letter["y"] > needle["y"]) == down
        # Mira faces north: her beak points to where the letter is.
        expect(local.get_by_role("gridcell", name="Mira")).to_have_attribute(
            "aria-label", re.compile("faces north,")
        )
        beak, rim = (
            local.locator(f".base.blue .{part}").first.bounding_box() for part in ("beak", "rim")
        )
        assert beak and rim
        assert (beak["y"] > rim["y"]) == down


def test_who_is_set_down_faces_the_enemy_at_one_tap_or_as_it_is_turned(local: Page) -> None:
    begin(local, "screen")
    for turned, told in ((0, r"faces (north|south)"), (3, r"faces (east|west)")):
        decide_until(local, ".cursor")
        if turned:
            for _ in range(turned):
                local.get_by_role("button", name="Look farther right").click()
        box = local.locator(".cursor").bounding_box()
        assert box
        local.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(local.locator(".cursor")).to_have_count(0)
        expect(local.locator("aside ol li").last).to_contain_text(re.compile(told))


def test_a_finger_points_at_a_place_and_confirms_it(browser: Browser, host: Host) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with new_page(browser, host, **phone) as page:
        page.goto("#/learn/confrontation/deploy")
        box = page.locator(".cursor").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 12)
        expect(page.locator(".ghost [data-facing='0']")).to_be_visible()  # Dov stands to the north
        page.get_by_role("button", name="Go here").click()
        expect(page.locator(".good")).to_be_visible()


def test_a_movement_is_taken_back_while_no_die_has_fallen(local: Page) -> None:
    begin(local)
    decide_until(local, "[data-choice=walk]")
    local.locator("[data-choice=walk]").click()
    expect(local.locator(".cursor")).to_be_visible()
    local.get_by_role("button", name="Take back").click()
    expect(local.locator("[data-choice=walk]")).to_be_visible()
    expect(local.locator("aside")).to_contain_text("takes back the last decision")


def test_what_each_enemy_could_do_with_its_next_activation_is_told(local: Page) -> None:
    local.goto("#/learn/confrontation/charge")
    menace = local.locator("[data-menace=charge]", has_text="Dov could charge")
    expect(menace).to_contain_text(re.compile(r"past a parry \d+"))
    expect(menace).to_contain_text(re.compile(r"In that fight Mira falls \d+.*is hurt \d+"))
    # The other way round, of whoever is looked at: what the own side could do to it.
    local.goto("#/learn/confrontation/hold")
    local.get_by_text("Everybody on the table").click()
    local.get_by_role("button", name=re.compile("^Dov")).click()
    expect(local.get_by_role("region", name="Your next activation")).to_be_visible()
    shot = local.locator("[data-menace=shoot]")
    expect(shot).to_contain_text(re.compile(r"Tam could shoot: hits \d+.*wounds \d+.*kills \d+"))


def test_a_die_that_may_be_thrown_again_is_told_both_ways(local: Page) -> None:
    local.goto("#/learn/confrontation/sixes")
    local.locator("[data-choice=d6]").click()
    for choice in ("reroll:0", "reroll:1"):
        expect(local.locator(f"[data-odds='{choice}']")).to_contain_text("against 11")


def test_the_last_blow_of_a_fight_stays_on_its_stage(local: Page) -> None:
    local.goto("#/learn/confrontation/share")
    local.locator("[data-choice='attack:2']").click()
    stage = local.get_by_role("region", name="The fight")
    blow = stage.get_by_role("list", name="The last blow")
    expect(blow).to_contain_text("Mira strikes at Dov")
    expect(blow).to_contain_text(re.compile("legs|arms|abdomen|thorax|head"))


def test_a_parry_is_told_its_chance_and_a_value_what_it_means(local: Page) -> None:
    local.goto("#/learn/confrontation/parry")
    local.locator("[data-choice='attack:1']").click()
    expect(local.locator("[data-odds='parry:1']")).to_contain_text(re.compile(r"against \d+: \d+"))
    local.locator(".fighter .value").first.click()
    expect(local.locator(".fighter .why")).to_contain_text("movement in cm, as printed")


def test_a_warband_of_ones_own_is_checked_shared_by_link_and_fights(
    browser: Browser, server: Server
) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    with new_page(browser, server, engines=True, permissions=allowed) as page:
        page.goto("#/new/confrontation")
        page.get_by_text("My warbands").first.click()
        page.locator("[data-new-warband]").click()
        expect(page.locator("[data-legal=yes]")).to_be_visible()
        page.locator("[data-value='0.RES']").fill("0")
        page.locator("[data-value='0.RES']").blur()
        expect(page.locator("[data-legal=no]")).to_contain_text("RES")
        page.locator("[data-value='0.RES']").fill("5")
        page.locator("[data-fighter='0']").fill("Odo")
        page.locator("[data-fighter='0']").blur()
        expect(page.locator("[data-legal=yes]")).to_be_visible()
        page.get_by_role("button", name="Copy a link to it").click()
        link = page.evaluate("navigator.clipboard.readText()")
    with new_page(browser, server) as friend:
        friend.goto(link)
        chosen = friend.get_by_label("Warbands, Blue")
        expect(chosen.locator("option:checked")).to_have_text("Blue: My warband")
        friend.locator("form .go button").click()
        decide_until(friend, ".choices button:has-text('Odo'), [aria-label^='Odo']")


def test_a_fair_battle_is_drawn_from_a_number(page: Page) -> None:
    page.goto("#/new/confrontation")
    page.get_by_text("A random battle").first.click()
    page.locator("[data-seed]").fill("7")
    page.locator("[data-seed]").blur()
    page.locator("form .go button").click()
    page.wait_for_url("**/#/room/*")
    expect(page.locator(".board svg.board")).to_be_visible()
