"""Between paper and page: the code of a sheet opens its position, the page prints and looks up."""

from __future__ import annotations

import re

import pytest
from browsing import Host, begin, new_page, serious_violations
from playwright.sync_api import Browser, Page, expect
from printed import Printed

from escarmouche import catalog
from escarmouche.printing.sheets import print_position

POSITIONS = {
    "dragons": "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire",
    "metals": "map=plaine blue=a1E,b4N red=b6S!,d2W,e5W pool=1,0 score=7,4 turn=blue",
    "irondie": "south=Sk3!,Ar5,Bo,Nb*3,Rv,Pg2,Wr6,Fg^,Gy3 north=Sk,Ar6,Bo*2,Nb4!,Rv5,Pg,Wy5,Fg4,Gk~"
    " phase=reply turn=south turns=2 duels=1 duel=Sk>Ar;Nb>Sk targeted=south:Sk,north:Ar",
}


def code_on_paper(game: str, address: str) -> str:
    """What a phone reads on the sheet of a position."""
    position = catalog.game(game).position(POSITIONS[game])
    [code] = Printed(print_position(position, "en", address=address)).codes(0)
    return code


@pytest.mark.parametrize("game", POSITIONS)
def test_the_code_of_a_sheet_opens_its_position_on_the_server(page: Page, server, game) -> None:
    page.goto(code_on_paper(game, server.address))
    expect(page.locator("aside")).to_contain_text(POSITIONS[game])
    expect(page.locator("[role=grid]")).to_be_visible()
    if game == "dragons":
        expect(page.locator("[role=grid] .piece")).to_have_count(8)
        assert serious_violations(page) == []


def test_the_code_of_a_whole_battle_opens_it_on_the_server(page: Page, server) -> None:
    position = catalog.game("confrontation").new(turns="3")
    for _ in range(60):
        position = position.play(position.moves[-1])
    [code] = Printed(print_position(position, "en", address=server.address)).codes(0)
    page.goto(code)
    expect(page.locator("aside")).to_contain_text(position.text)
    expect(page.locator("main svg").first).to_be_visible()
    page.goto(code[:-30])
    expect(page.get_by_role("alert")).to_contain_text("cut or changed")


def test_without_a_server_the_position_opens_and_is_played_on(browser: Browser, host: Host) -> None:
    with new_page(browser, host) as page:
        page.goto(code_on_paper("dragons", host.address))
        expect(page.locator("[role=grid] .piece")).to_have_count(8)
        page.get_by_role("button", name="Print").click()
        expect(page.get_by_role("dialog")).to_contain_text("escarmouche print dragons")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Play both sides").click()
        page.wait_for_url("**/#/play/*")
        page.locator("[data-step=a4].next").click()
        page.locator("[data-step=b3].next").click()
        expect(page.locator("[role=grid] .piece")).to_have_count(7)
        page.reload()
        expect(page.locator("[role=grid] .piece")).to_have_count(7)


def test_a_link_that_was_cut_is_refused_in_a_sentence(browser: Browser, host: Host) -> None:
    with new_page(browser, host) as page:
        page.goto(code_on_paper("dragons", host.address)[:-30])
        expect(page.get_by_role("alert")).to_contain_text("cut or changed")


def test_a_position_of_a_game_is_printed(page: Page) -> None:
    begin(page, "dragons")
    page.get_by_role("button", name="Print").click()
    expect(page.get_by_role("dialog")).to_contain_text("Print on paper")
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save it").click()
    printed = Printed(saved.value.path().read_bytes())
    [code] = printed.codes(0)
    assert "/#/position/dragons?p=" in code
    page.goto(code)
    # Whoever begins, the computer may have made its first move before the sheet was printed.
    expect(page.locator("[role=grid] .piece").nth(14)).to_be_visible()


def test_printing_without_an_answer_says_so_and_offers_the_page_itself(page: Page) -> None:
    page.goto("/#/rules/confrontation")
    page.get_by_role("button", name="Print").click()
    page.route("**/api/print/**", lambda route: route.abort())
    page.get_by_role("button", name="Make the PDF").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Print this page instead")).to_be_visible()


def test_every_rule_book_is_linked_titled_drawn_and_searched(page: Page) -> None:
    page.goto("/#/rules")
    for name, title in (("metals", "Metals"), ("confrontation", "Confrontation")):
        page.locator(f"nav a[href$='rules/{name}']").click()
        expect(page).to_have_title(re.compile(f"Rules of {title}.* · Escarmouche"))
        expect(page.locator("figure img").first).to_be_visible()
    page.goto("/#/rules/ragnarok")  # the objectives are a part of the same rules
    expect(page).to_have_title(re.compile("Rules of Confrontation.* · Escarmouche"))
    page.get_by_label("Search these rules").fill("wound table")
    expect(page.locator("dl div")).not_to_have_count(0)
    expect(page.locator("main")).to_contain_text("CON-39")
    expect(page.locator("#CON-07")).to_have_count(0)
    assert serious_violations(page) == []


def test_a_rule_has_an_address_with_text_diagram_code_and_tests(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/#/rules/dragons/DRA-23")
    main = page.locator("main")
    expect(main).to_contain_text("takes over the power that stood there")
    expect(main.locator("figure")).to_have_count(1)
    expect(main).to_contain_text(re.compile(r"games/dragons/rules\.py:\d+"))
    expect(main).to_contain_text("test_dra_23_the_winner_takes_square_and_power")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_violations(page) == []
    page.goto("/#/rules/dragons/DRA-99")
    expect(main).to_contain_text("no rule “DRA-99”")
