"""The companion at a real table: a phone without network, from the first turn to the last."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import zxingcpp
from browsing import Host, Server, new_page, serious_violations
from PIL import Image
from playwright.sync_api import Browser, Page, expect
from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.cli.commands import app
from escarmouche.core.game_record import Record
from escarmouche.games.confrontation.odds import questions
from escarmouche.games.confrontation.odds.answers import success
from escarmouche.games.confrontation.profiles import Weapon, load_warband

PHONE = {"width": 360, "height": 740}
BATTLE = {"scenario": "hold-the-ford", "turns": "3"}


def begin(page: Page, **options: str) -> None:
    page.goto("#/battle")
    page.locator("form summary").click()
    for name, value in options.items():
        page.locator(f"[data-option={name}]").select_option(value)
    page.locator("form button.main").click()
    page.wait_for_selector(".keypad")


def entered(page: Page) -> int:
    return int(page.locator(".next").get_attribute("data-entries") or 0)


def until(page: Page, count: int) -> None:
    page.wait_for_selector(f'.next[data-entries="{count}"]')


def offered(page: Page) -> list[str]:
    """The answers on offer; a secret is uncovered first."""
    page.wait_for_selector(".next [data-move], .next [data-cover], .next .prompt strong")
    if page.locator("[data-cover]").count():
        page.locator("[data-cover]").click()
        page.wait_for_selector(".next [data-move]")
    found: list[str] = page.locator(".next [data-move]").evaluate_all(
        "buttons => buttons.map((button) => button.dataset.move)"
    )
    return found


def enter(page: Page, move: str) -> None:
    count = entered(page)
    page.locator(f'.next [data-move="{move}"]').click()
    until(page, count + 1)


def chosen(moves: list[str], hand: random.Random) -> str:
    """A lively battle: charges, spells kept up, facts in one tap."""
    for liked in ("charge", "sustain:1", "do:cast", "do:call", "play", "pass", "fact:no"):
        if liked in moves and hand.random() < 0.8:
            return liked
    return hand.choice(moves)


def play_on(page: Page, hand: random.Random, most: int) -> None:
    for _ in range(most):
        moves = offered(page)
        if not moves:
            return
        enter(page, chosen(moves, hand))


# The battle of three turns: in which turn (0: any), what is asked, and what is answered.
SCRIPT = (
    (1, "what Vessa Coalwitch does", "do:cast"),
    (1, "what does Vessa Coalwitch cast", "spell:s2"),  # which may be kept up
    (1, "POU test of Vessa Coalwitch", "d5"),
    (1, "movement of Slag hound", "charge"),
    (1, "target of Slag hound", "at:r4"),
    (1, "COU test of Brim", "d1"),  # it cannot stand the hound
    (0, "INI test of Brim", "d5"),
    (0, "the test with which Brim rallies", "test:DIS"),
    (0, "DIS test of Brim", "d5"),
    (2, "movement of Orsk Ashhand", "charge"),
    (2, "target of Orsk Ashhand", "at:r3"),
    (0, "how many of the", "attack:1"),
    (0, "in zone 1", "who:b4"),
    (3, "in zone 2", "who:r1"),
    (0, "die for Blue", "d4"),
)
USUAL = (
    "sustain:1", "stay", "do:none", "pass", "fact:no", "number:0", "reroll:0", "attack:0", "play",
    "parry:0", "d3",
)  # fmt: skip


Script = Sequence[tuple[int, str, str]]


def answer(prompt: str, moves: list[str], turn: int, script: Script = SCRIPT) -> str:
    for when, asked, move in script:
        if when in (0, turn) and asked in prompt and move in moves:
            return move
    return next((move for move in USUAL if move in moves), moves[0])


def play_script(page: Page, told: list[str], until_told: str, script: Script = SCRIPT) -> None:
    """Answers what is asked, and keeps what the log says, until it says something."""
    while not (told and until_told in told[-1]):
        moves = offered(page)
        assert moves, f"the battle ended before “{until_told}”"
        prompt = page.locator(".next .prompt").inner_text()
        turn = int(page.locator(".next").get_attribute("data-turn") or 0)
        enter(page, answer(prompt, moves, turn, script))
        told.append(page.locator(".log li").first.inner_text())


def test_con_125_a_battle_of_three_turns_is_kept_without_network(
    browser: Browser, host: Host
) -> None:
    """Typed dice, a correction, ten undos, and the tab closed in the middle: nothing is lost."""
    told: list[str] = []
    with new_page(browser, host, service_workers="allow", viewport=PHONE) as page:
        page.goto("#/battle")
        expect(page.locator(".ready")).to_contain_text("Ready without a connection")
        page.context.set_offline(True)
        begin(page, **BATTLE)
        play_script(page, told, "Orsk Ashhand hits Ansa")
        count = entered(page)
        assert count == len(told)
        page.locator(".track button").first.click()  # a light wound, by hand
        until(page, count + 1)
        expect(page.locator(".log .correction").first).to_contain_text("Correction")
        before = page.locator(".log li").all_inner_texts()
        for number in range(10):
            page.locator("[data-act=undo]").click()
            until(page, count - number)
        assert page.locator(".log li").first.inner_text() == told[count - 10]
        for number in range(10):
            page.locator("[data-act=redo]").click()
            until(page, count - 8 + number)
        assert page.locator(".log li").all_inner_texts() == before
        address = page.url
        again = page.context.new_page()
        page.close()
        again.goto(address)
        until(again, count + 1)
        assert again.locator(".log li").all_inner_texts() == before
        play_script(again, told, "wins the battle")
        expect(again.locator(".next .prompt strong")).to_contain_text(
            "Blue wins the battle, 3 to 2"
        )
        assert again.evaluate("navigator.onLine") is False
        with again.expect_download() as saved:
            again.locator("[data-export=record]").click()
        record = catalog.read_record(saved.value.path().read_text())
    story = "\n".join(told)
    for happened in (
        "Brim cannot stand a PEUR of 6 and is routed",
        "Brim rallies",
        "Vessa Coalwitch keeps up “Ash cloak” for one gem",
        "Ansa now has: a light wound",
        "Blue scores 1 for a zone controlled",
        "Red scores 2 for a zone controlled",
        "Turn 3 ends",
    ):
        assert happened in story
    assert story.count("keeps up “Ash cloak”") == 3
    assert record.position.is_over
    assert len(record.moves) == len(told) + 1
    assert "fix:wound:b1:1" in record.text


# Within reach of the thumb of the hand that holds the phone is a control of 44 px or more each way
# that lies in the lower two thirds of the screen: at once if it answers what is asked or undoes it,
# after scrolling if it is anything else.
AT_ONCE = ".next .face, .next .choice, .next .wide, .next [data-cover], .bottom button"
AFTER_SCROLLING = ".track button, .counter button, .names, .goals summary, .tools .button"
OUT_OF_REACH = """(controls, scrolls) => controls.flatMap((control) => {
  const {top, bottom, width, height} = control.getBoundingClientRect()
  const from = top + (scrolls ? scrollY : 0) // what lies lower is scrolled up
  const reached = from >= innerHeight / 3 && (scrolls || bottom <= innerHeight)
  return reached && Math.min(width, height) >= 44 ? [] : [control.outerHTML.slice(0, 120)
    + ` ${Math.round(width)} × ${Math.round(height)} at ${Math.round(from)}`]
})"""


def out_of_reach(page: Page) -> list[str]:
    page.evaluate("scrollTo(0, 0)")
    at_once: list[str] = page.locator(AT_ONCE).evaluate_all(OUT_OF_REACH, False)
    after_scrolling: list[str] = page.locator(AFTER_SCROLLING).evaluate_all(OUT_OF_REACH, True)
    return at_once + after_scrolling


def test_every_frequent_control_is_within_reach_of_a_thumb(browser: Browser, host: Host) -> None:
    """Whatever a battle asks in its first turn, and while a secret is covered."""
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE, sealed="on")
        asked: set[str] = set()
        while int(page.locator(".next").get_attribute("data-turn") or 0) < 2:
            page.wait_for_selector(".next [data-move], .next [data-cover]")
            if page.locator("[data-cover]").count():
                assert out_of_reach(page) == []
            moves = offered(page)
            prompt = page.locator(".next .prompt").inner_text()
            kind = "|".join(sorted({re.split(r"[:\d]", move)[0] for move in moves}))
            kind += " of everybody" if len(moves) > 10 else ""
            if kind not in asked:
                assert out_of_reach(page) == [], prompt
            asked.add(kind)
            enter(page, answer(prompt, moves, 1))
        assert len(asked) >= 8
        assert any("everybody" in kind for kind in asked)  # who stands in a zone
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_every_page_of_the_companion_is_open_to_a_screen_reader(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page)
        play_on(page, random.Random(1), 25)
        offered(page)
        for closed in page.locator(".names[aria-expanded]").all():
            closed.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert serious_violations(page) == []
        page.goto("#/battle")
        page.wait_for_selector("form")
        assert serious_violations(page) == []


def test_what_is_common_takes_one_tap_and_what_is_rare_two(browser: Browser, host: Host) -> None:
    """A die, a wound, a counter, a point: one; a state, a counter that is at nothing: two."""
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        page.locator(".face").first.click()
        until(page, 1)
        play_script(page, [], "Red has put its cards in order")  # everybody is on the table
        row = page.locator(".fighter", has_text="Vessa Coalwitch")
        for taps in (
            [row.locator(".track button").first],
            [page.locator(".counter button", has_text="+").nth(2)],  # after the two scores
            [page.locator("[data-score=red] button").last],
            [row.locator(".names"), row.get_by_role("button", name="stunned", exact=True)],
            [row.locator(".counter button").last],  # gems of another element: the row is open
        ):
            count = entered(page)
            for tap in taps:
                tap.click()
            until(page, count + 1)
            expect(page.locator(".log li").first).to_contain_text("Correction")
        assert page.locator("[data-score=red] strong").inner_text() == "1"


def test_con_126_a_charge_a_captive_and_an_effect_are_set_right(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        play_script(page, [], "“Ash cloak” takes effect within")
        witch = page.locator(".fighter", has_text="Vessa Coalwitch")
        signs = witch.locator(".chip")
        said = page.locator(".log li").first
        witch.locator(".names").click()
        witch.get_by_role("button", name="has charged").click()
        expect(witch.get_by_role("button", name="has charged")).to_have_attribute(
            "aria-pressed", "true"
        )
        witch.get_by_role("button", name="charged", exact=True).click()
        expect(signs.filter(has_text="charged")).to_have_count(1)
        expect(said).to_contain_text("Correction: Vessa Coalwitch, charged 1.")
        witch.get_by_label("Captive of").select_option("Brim")
        expect(signs.filter(has_text="captive")).to_have_count(1)
        expect(said).to_contain_text("Correction: Vessa Coalwitch is a captive of Brim.")
        witch.get_by_label("Captive of").select_option("nobody")
        expect(signs.filter(has_text="captive")).to_have_count(0)
        witch.get_by_role("button", name="End “Ash cloak”").click()
        expect(witch.get_by_role("button", name="End “Ash cloak”")).to_have_count(0)
        expect(said).to_contain_text("Correction: “Ash cloak” of Vessa Coalwitch is over.")
        assert serious_violations(page) == []


def test_con_77_orders_of_one_phone_are_covered_until_their_owner_looks(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        covers: list[str] = []
        while int(page.locator(".next").get_attribute("data-turn") or 0) < 2 or len(covers) < 4:
            page.wait_for_selector(".next [data-move], .next [data-cover]")
            if page.locator("[data-cover]").count():
                covers.append(page.locator("[data-cover]").inner_text())
                assert page.locator(".next [data-move]").count() == 0
                assert "card" not in page.locator(".log li").first.inner_text()
            prompt_and_moves = offered(page), page.locator(".next .prompt").inner_text()
            enter(page, answer(prompt_and_moves[1], prompt_and_moves[0], 1))
    assert covers[:4] == ["Blue is looking alone", "Red is looking alone"] * 2


def test_con_126_the_dial_lets_players_lead_and_names_what_is_against_the_rules(
    browser: Browser, host: Host
) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE, dial="off")
        phase = page.locator("h2.phase")
        expect(phase).to_have_text("Deployment")
        page.locator("[data-next-phase]").click()
        expect(phase).to_have_text("Strategy")
        assert out_of_reach(page) == []
        page.get_by_label("The referee").select_option("enforce")
        expect(page.locator("[data-next-phase]")).to_have_count(0)
        expect(page.locator(".log li").first).to_contain_text("Correction")


def test_a_battle_of_the_terminal_goes_on_on_a_phone_and_back(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    file = tmp_path / "the-ford.txt"
    with new_page(browser, host, viewport=PHONE) as page:
        CliRunner().invoke(app, ["battle", str(file)], input="5\n2\nfix:score:blue:1\n")
        page.goto("#/battle")
        page.locator("[data-open-battle]").set_input_files(file)
        until(page, 3)
        expect(page.get_by_role("heading", name="the-ford")).to_be_visible()
        expect(page.locator(".log .correction")).to_have_count(1)
        page.locator("[data-act=undo]").click()
        until(page, 2)
        with page.expect_download() as saved:
            page.locator("[data-export=record]").click()
        file.write_text(saved.value.path().read_text())
        CliRunner().invoke(app, ["battle", str(file)], input="fix:score:red:3\n")
        record = catalog.read_record(file.read_text())
        assert len(record.moves) == 3
        assert record.position.view["score"] == [0, 3]
        page.goto("#/battle")
        file.write_text(record.text.replace("score:red", "score:green"))
        page.locator("[data-open-battle]").set_input_files(file)
        expect(page.locator("form [role=alert]")).to_contain_text("score:green")
        file.write_text(Record.new(catalog.game("confrontation")).text)
        page.locator("[data-open-battle]").set_input_files(file)
        expect(page.locator("form [role=alert]")).to_contain_text("Replay")


def test_a_report_of_a_table_that_is_known_has_a_picture_a_turn(
    local: Page, tmp_path: Path
) -> None:
    record = Record.new(catalog.game("confrontation"), turns="1")
    hand = random.Random(3)
    while record.position.view["time"]["turn"] < 1:
        record.play(hand.choice(record.position.move_ids))
    record.play(record.position.move_ids[0])
    standing = [
        record.position.view["names"][name].split()[0]
        for name, fighter in record.position.view["fighters"].items()
        if fighter["status"] == "on-table"
    ]
    file = tmp_path / "crossroads.txt"
    file.write_text(record.text)
    local.goto("#/replay")
    local.locator("input[type=file]").set_input_files(file)
    with local.expect_download() as saved:
        local.locator("[data-export=html]").click()
    report = saved.value.path().read_text()
    assert report.count("<h2>") == report.count("<figure><svg") == 1
    assert "<h3>Deployment</h3>" in report
    assert all(f">{name}</text>" in report for name in standing)
    assert "var(" not in report and "class=" not in report  # it stands by itself
    with local.expect_download() as saved:
        local.locator("[data-export=markdown]").click()
    pictures = re.findall(r"data:image/svg\+xml;base64,([^)]+)", saved.value.path().read_text())
    assert [base64.b64decode(each)[:4] for each in pictures] == [b"<svg"]


def test_a_battle_is_forgotten_only_when_asked_twice(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page)
        page.goto("#/battle")
        page.locator("main .quiet").first.click()
        page.get_by_role("button", name="Keep it").click()
        page.locator("main .quiet").first.click()
        page.locator("[data-forget]").click()
        expect(page.get_by_role("heading", name="Your battles")).to_have_count(0)


def press(page: Page, move: str) -> None:
    """Answers by keyboard alone: a digit is a die; otherwise Tab to the answer, and Enter."""
    count = entered(page)
    if move.startswith("d"):
        page.keyboard.press(move[1:])
    else:
        for _ in range(12):  # the answers take the focus, so the way to one is short
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.move") == move:
                break
        page.keyboard.press("Enter")
    until(page, count + 1)


def test_con_103_keyboard_and_screen_reader_run_a_fight(browser: Browser, host: Host) -> None:
    early = [(1, "of Orsk Ashhand", "charge"), (1, "target of Orsk Ashhand", "at:r3")]
    told: list[str] = []
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        play_script(page, told, "Orsk Ashhand fights Ansa", [*early, (0, "die for Blue", "d4")])
        page.locator(".next .choices").focus()
        heard = []
        while "Turn 1: rally" not in told[-1]:
            moves = offered(page)
            prompt = page.locator(".next .prompt[aria-live=polite]").inner_text()
            heard.append(prompt)
            answers = page.locator(".next").get_by_role("button")
            for number in range(answers.count()):
                assert answers.nth(number).evaluate(
                    "button => button.ariaLabel || button.innerText.trim()"
                )
            press(page, answer(prompt, moves, 1))
            told.append(page.locator(".log li").first.inner_text())
    story, asked = "\n".join(told), "\n".join(heard)
    assert "how many of the 2 dice of Orsk Ashhand attack" in asked
    assert "does Ansa parry the blow" in asked
    assert "Wound roll at Ansa" in story


def test_con_124_dice_are_typed_on_the_keyboard(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page)
        page.keyboard.press("5")
        until(page, 1)
        expect(page.locator(".log")).to_contain_text("throws 5")


def test_three_phones_keep_one_battle_and_show_what_does_not_fit(
    browser: Browser, server: Server
) -> None:
    def phone() -> AbstractContextManager[Page]:
        return new_page(browser, server, engines=True, viewport=PHONE)

    with phone() as first, phone() as second, phone() as third:
        begin(first)
        enter(first, "d5")
        first.locator("[data-share]").click()
        picture = Image.open(BytesIO(first.locator(".invite svg.code").screenshot()))
        (code,) = zxingcpp.read_barcodes(picture)
        assert code.text == first.locator(".invite input").input_value()
        for other in (second, third):
            other.goto(code.text)  # as a camera does
            until(other, 1)
        first.goto(code.text)  # whoever shares a battle has joined it already
        until(first, 1)
        first.goto("#/battle")
        expect(first.locator("section[aria-labelledby=mine] li")).to_have_count(1)
        first.locator("section[aria-labelledby=mine] li a").click()
        until(first, 1)
        second.context.set_offline(True)
        expect(second.locator(".badge")).to_contain_text("Offline")
        enter(second, "d2")
        enter(third, "d1")
        until(first, 2)
        second.context.set_offline(False)
        for each in (first, second, third):
            expect(each.locator(".stray")).to_be_visible()
        strays = {each.locator(".stray li").inner_text() for each in (first, second, third)}
        assert len(strays) == 1
        assert re.fullmatch(r"Red throws [12], \d+ in all\. .*", strays.pop())
        whose = [each.locator(".stray p").inner_text() for each in (first, second, third)]
        entered_here = "This phone entered something that does not follow:"
        assert sorted(whose) == [entered_here.replace("This", "Another")] * 2 + [entered_here]
        second.locator("button[lang=fr]").click()
        expect(second.locator(".stray li")).to_contain_text("Rouge obtient")
        second.locator("button[lang=en]").click()
        first.locator("[data-stray=take]").click()
        for each in (first, second, third):
            expect(each.locator(".stray")).to_have_count(0)
            until(each, 2)
        third.locator("[data-act=undo]").click()  # what another phone entered
        for each in (first, second, third):
            until(each, 1)
        second.locator("[data-act=redo]").click()
        for each in (first, second, third):
            until(each, 2)
        for number in (1, 0):  # by different phones, as far as the beginning
            (first, third)[number].locator("[data-act=undo]").click()
            for each in (first, second, third):
                until(each, number)
        for number in (1, 2):
            second.locator("[data-act=redo]").click()
            for each in (first, second, third):
                until(each, number)
        told = [each.locator(".log").inner_text() for each in (first, second, third)]
        assert told[0] == told[1] == told[2]


def test_con_66_a_warband_of_ones_own_is_typed_in_and_fights_without_network(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    with new_page(browser, host, service_workers="allow", viewport=PHONE) as page:
        page.goto("#/battle")
        expect(page.locator(".ready")).to_contain_text("Ready without a connection")
        page.context.set_offline(True)
        page.locator("[data-new-warband]").click()
        band = page.locator("details[data-warband]")
        band.locator("[data-band-name]").fill("Griffin watch")
        band.locator("[data-fighter='0']").fill("Dwyn")
        band.locator("[data-value='0.ATT']").fill("6")
        band.locator("[data-fighter='1']").fill("Ota Ra")
        band.locator("[data-pa='1']").fill("35")
        band.locator("[data-pa='1']").press("Tab")
        expect(band.locator("summary").first).to_contain_text("55 PA")
        band.locator("[data-more='0'] summary").click()
        for has in ("TIR", "Tir rapide", "POU", "Ember lance"):
            band.locator(f"[data-has='0.{has}']").check()
        band.locator("[data-value='0.long']").fill("45")
        band.locator("[data-value='0.long']").press("Tab")
        with page.expect_download() as saved:
            band.locator("[data-save-warband]").click()
        file = tmp_path / "own.toml"
        file.write_text(saved.value.path().read_text())
        dwyn, other = load_warband(file).fighters
        assert (dwyn.name, other.name) == ("Dwyn", "Ota Ra")
        assert (dwyn.skills, dwyn.spells) == (("Tir rapide",), ("Ember lance",))
        assert dwyn.weapon == Weapon(4, (10, 20, 45))
        page.locator("[data-import-warband]").set_input_files(file)
        expect(page.locator("details[data-warband='Griffin watch']")).to_have_count(2)
        page.locator("[data-import-warband]").set_input_files(file)  # the same file once more
        expect(page.locator("details[data-warband='Griffin watch']")).to_have_count(3)
        choice = page.locator("[data-band='0']")
        choice.select_option(choice.locator("option[value^='own:']").first.get_attribute("value"))
        page.locator("form summary").click()
        page.locator("[data-option=points]").fill("50")
        page.locator("form button.main").click()
        expect(page.locator("form [role=alert]")).to_contain_text("55")
        page.locator("[data-option=points]").fill("")
        page.locator("form button.main").click()
        page.wait_for_selector(".keypad")
        expect(page.locator("#side-blue + ul")).to_contain_text("Ota Ra")
        enter(page, "d5")
        with page.expect_download() as saved:
            page.locator("[data-export=record]").click()
        battle = saved.value.path()
        record = catalog.read_record(battle.read_text())
        assert record.position.view["names"]["b1"] == "Dwyn"
        assert len(record.moves) == 1
        page.goto("#/battle")
        page.locator("[data-open-battle]").set_input_files(battle)
        until(page, 1)
        expect(page.locator("#side-blue + ul")).to_contain_text("Ota Ra")


def test_con_08_an_opposed_reroll_is_asked_with_its_chances(browser: Browser, host: Host) -> None:
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        enter(page, "d6")
        enter(page, "d3")
        position = catalog.game("confrontation").new(real="on", **BATTLE).play("d6").play("d3")
        frame = position.view["frames"][-1]
        asked = questions.of_reroll([frame["a"], frame["b"]], [6, 3], 0b01, 0)
        expect(page.locator(".choice .chance")).to_have_count(2)
        for line, move in zip(asked[0].lines, ("reroll:0", "reroll:1"), strict=True):
            shown = page.locator(f'.next [data-move="{move}"] .chance')
            expect(shown).to_have_attribute("title", str(line.chance))


def hits(attack: int, defence: int, natural: int) -> Fraction:
    """CON-105: the chance that a blow with this natural result is not parried."""
    return 1 - success(defence, attack + natural)


def thrown_again(attack: int, defence: int, natural: int) -> Fraction:
    """CON-02, CON-03: a 1 breaks the chain, a 6 may be kept or thrown again."""
    broken = hits(attack, defence, 1)
    kept = hits(attack, defence, natural + 6)
    # Throwing again never brings more than a hit on all faces but the 1.
    best = kept if kept >= Fraction(5 + broken, 6) else thrown_again(attack, defence, natural + 6)
    lands = [hits(attack, defence, natural + face) for face in (2, 3, 4, 5)]
    return Fraction(sum(lands, broken) + max(kept, best), 6)


def test_con_02_a_blow_is_thrown_again_with_its_chances_by_tapping_the_new_face(
    browser: Browser, host: Host
) -> None:
    script = [
        (1, "of Orsk Ashhand", "charge"), (1, "target of Orsk Ashhand", "at:r3"),
        (0, "die for Blue", "d4"), (0, "how many of the", "attack:1"),
        (0, "ATT test of Orsk", "d6"),
    ]  # fmt: skip
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        play_script(page, [], "Orsk Ashhand: the die shows 6", script)
        answers = page.locator(".next .choice")
        told = re.search(
            r"ATT (\d+) · so far (\d+)", page.locator(".next .test").first.inner_text()
        )
        assert told is not None
        attack, defence = int(told[1]), 3  # Ansa, who was charged
        expected = hits(attack, defence, 6), thrown_again(attack, defence, 6)
        shown = answers.locator(".chance").evaluate_all("all => all.map(({title}) => title)")
        assert shown == [str(chance) for chance in expected]
        assert out_of_reach(page) == []
        count = entered(page)
        page.locator("[data-again='4']").click()
        until(page, count + 2)
        news = page.get_by_role("log", name="What has just happened")
        expect(news).to_contain_text(f"ATT comes to {attack + 10}")
        place = news.bounding_box()
        assert place and place["y"] < PHONE["height"] / 2
        page.locator("[data-act=undo]").click()  # a mistyped die: one tap, and the right one
        until(page, count + 1)
        enter(page, "d3")
        expect(news).to_contain_text(f"ATT comes to {attack + 9}")


def test_con_06_a_success_may_be_thrown_again_with_its_chance(browser: Browser, host: Host) -> None:
    script = [(1, "movement of Slag hound", "charge"), (1, "target of Slag hound", "at:r4"),
              (1, "COU test of Brim", "d6")]  # fmt: skip
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, **BATTLE)
        play_script(page, [], "Brim: the die shows 6", script)
        shown = page.locator(".next .chance").evaluate_all("all => all.map(({title}) => title)")
        assert shown == ["1", "5/6"]  # only a 1 breaks the chain


def test_rag_40_what_is_searched_is_named_and_answers_are_told_in_words(
    browser: Browser, host: Host
) -> None:
    script = [(0, "what Ilva Merrow does", "do:search")]
    with new_page(browser, host, viewport=PHONE) as page:
        begin(page, scenario="the-strongbox", turns="3")
        told: list[str] = []
        play_script(page, told, "searching", script)
        assert "Red chooses “searching”." in told[-1]
        buttons = page.locator(".next .choice")
        expect(buttons.nth(2)).to_have_text("Cache 3")
        buttons.nth(2).click()
        expect(page.locator(".next .last")).to_contain_text("searches cache 3")
        page.locator("button[lang=fr]").click()
        page.locator("[data-act=undo]").click()
        expect(page.locator(".next .last")).to_contain_text("Rouge choisit « fouiller »")
