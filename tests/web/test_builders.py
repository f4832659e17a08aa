"""Irondie made readable, and what a player builds in the page: sets, mats, maps."""

from __future__ import annotations

from pathlib import Path

from browsing import TOUCHABLE, begin, serious_violations
from playwright.sync_api import Page, expect

SHAPES = ("Smasher", "Assault", "Ballistic", "Nullifier", "Barrier", "Powerup", "Swarm",
          "Fortress", "Regeneration")  # fmt: skip


def test_every_die_shows_its_name_and_colour_and_opens_a_card(page: Page) -> None:
    begin(page, "irondie")
    page.wait_for_selector("[data-step].next")
    mine = page.locator("[data-step^='south:']")
    for place, shape in enumerate(SHAPES):
        expect(mine.nth(place)).to_contain_text(shape)
        expect(mine.nth(place).locator(".swatch")).to_have_text("r")
    card = page.get_by_role("tooltip")
    mine.nth(0).hover()
    expect(card).to_contain_text("sends its target to the Abyss; if it fails")
    page.locator("aside").hover()
    expect(card).to_have_count(0)
    # The keyboard opens it too, and a screen reader is pointed to it.
    mine.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(card).to_contain_text("Assault")
    expect(page.locator("[aria-describedby=die-card]")).to_have_count(1)
    assert serious_violations(page) == []


def test_the_first_turn_is_played_by_following_what_the_page_says(page: Page) -> None:
    begin(page, "irondie")
    page.get_by_role("button", name="Hint").click()
    stars = page.locator("[role=gridcell]:has(.star)")
    expect(stars).not_to_have_count(0)
    while stars.count():
        stars.first.click()
    page.get_by_role("button", name="Roll these dice").click()
    # Whatever is asked next is in words, and something that may be touched carries a ring.
    over = page.get_by_text("Turn 2 begins").or_(page.locator(".result"))
    choices = page.locator(".choices")
    modest = choices.get_by_role("button", name="Let it resolve").or_(
        choices.get_by_role("button", name="No duel")
    )
    for _ in range(60):
        page.wait_for_selector(f"{TOUCHABLE}, .result")
        if over.count():
            break
        if page.locator(".lane .action").count():
            expect(page.locator(".arrows .declared")).to_have_count(
                page.locator(".lane .action:not(.open)").count()
            )
        (modest if modest.count() else page.locator(TOUCHABLE)).first.click()
    expect(over).not_to_have_count(0)


def test_a_set_is_built_with_the_colour_wheel(page: Page) -> None:
    page.goto("/#/new/irondie")
    page.get_by_text("Build a set").first.click()
    builder = page.locator("details.build").first
    builder.get_by_role("button", name="Die 2:").click()
    builder.get_by_role("button", name="Barrier", exact=True).click()
    builder.get_by_role("radio", name="black: +3 defence, −1 vitality").click()
    builder.get_by_label("Rare: its bonus comes on a 2").check()
    expect(builder.get_by_role("button", name="Die 2: rare black Barrier")).to_be_visible()
    expect(builder).to_contain_text("2 attack · 4 defence · 3 vitality")
    assert serious_violations(page) == []
    page.locator("form .go button").click()
    expect(page.locator("[data-step='south:Rk*']")).to_be_visible()


def test_a_mat_of_one_s_own_is_what_the_cards_say(page: Page, tmp_path: Path) -> None:
    page.goto("/#/new/irondie")
    page.get_by_text("More options").click()
    page.get_by_text("See the mat").click()
    mat = page.locator("details.build").last
    mat.get_by_text("Swarm").first.click()
    mat.locator("li", has_text="Swarm").get_by_label("Points taken").fill("4")
    mat.locator("li", has_text="Swarm").get_by_label("Points taken").blur()
    expect(mat).to_contain_text("takes 4 from every enemy defence die")
    page.locator("form .go button").click()
    page.wait_for_selector("[data-step].next")
    page.locator("[data-step='south:Wr']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("takes 4 from every enemy defence die")


def test_a_map_is_drawn_or_loaded_and_a_wrong_one_refused(page: Page, tmp_path: Path) -> None:
    page.goto("/#/new/metals")
    page.get_by_text("Look at the map").click()
    editor = page.locator("details.build").first
    editor.get_by_role("button", name="Closed (#)").click()
    editor.get_by_role("button", name="c4, ").click()
    expect(editor.get_by_role("button", name="c4, Closed")).to_be_visible()
    editor.get_by_role("button", name="a1, ").click()  # a corner must stay open
    page.locator("form .go button").click()
    expect(page.get_by_role("alert")).to_contain_text("corner")
    file = tmp_path / "mine.toml"
    file.write_text('ranks = [\n  ". F 2",\n  "1 # C1",\n  ". . .",\n]\n')
    editor.locator("input[type=file]").set_input_files(file)
    expect(editor.get_by_role("button", name="c2, City (C), 1")).to_be_visible()
    page.locator("form .go button").click()
    expect(page.locator("[data-step=c3]")).to_be_visible()
    expect(page.locator("[data-step=d1]")).to_have_count(0)


def test_dice_are_large_enough_to_touch_on_a_phone_and_no_word_is_cut(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    begin(page, "irondie")
    page.wait_for_selector("[data-step].next")
    for die in page.locator("[data-step].next").all():
        box = die.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length"
    assert page.locator(".mat .name span").evaluate_all(cut) == 0
    expect(page.locator("[role=grid]")).to_be_in_viewport(ratio=0.9)
