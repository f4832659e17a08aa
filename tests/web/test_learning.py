"""Learning in a real browser, without a server: every lesson right and once wrong."""

from __future__ import annotations

import re

import pytest
from browsing import artefact, keep_lost_game, serious_violations, try_typed
from playwright.sync_api import Page, expect

from escarmouche import catalog
from escarmouche.core.position import Position
from escarmouche.learning.lessons import Attempt, Lesson, courses
from escarmouche.learning.puzzles import Puzzle, shipped

COURSES = dict(courses())
# What is written in the skirmish, once it is asked for: `test_skirmish` finds it with the mouse.
WRITTEN = {"to": ".board .cursor", "card": "[data-choice=order]"}


def touch_all(page: Page, lesson: Lesson) -> None:
    """Touch what the solution touches, move by move; a button may stand for a first step."""
    attempt = Attempt(lesson)
    for move in lesson.solution:
        play(page, attempt.position, move)
        attempt = attempt.after(move)


def play(page: Page, position: Position, move: str) -> None:
    if (asked := WRITTEN.get(move.partition(":")[0])) is not None:
        expect(page.locator(asked).first).to_be_visible()
        try_typed(page, move)
        return
    for step in position.steps(position.legal(move)):
        found = page.locator(f"[data-step='{step}'], [data-choice='{step}']").first
        expect(found).to_be_visible()
        found.click()


@pytest.mark.parametrize("game", COURSES)
def test_every_lesson_is_played_right_and_once_wrong(local: Page, game: str) -> None:
    for number, lesson in enumerate(COURSES[game]):
        local.goto(f"#/learn/{game}/{lesson.name}")
        expect(local.get_by_role("heading", level=1)).to_have_text(lesson.text("title").text("en"))
        expect(local.locator("button.next")).to_be_disabled()
        try_typed(local, lesson.wrong.move)
        refused = local.get_by_role("alert")
        expect(refused).to_contain_text(lesson.wrong.rule)
        expect(refused).to_contain_text(lesson.text("nudge").text("en"))
        touch_all(local, lesson)
        expect(local.locator(".good")).to_be_visible()
        expect(local.locator("a.next")).to_be_visible()
        if number == 2:
            artefact(local, f"lesson-{game}")
            assert serious_violations(local) == []
    local.goto("#/learn")
    expect(local.locator(f"section[aria-labelledby=course-{game}]")).to_contain_text(
        f"{len(COURSES[game])} of {len(COURSES[game])} known"
    )


def test_newcomers_find_the_first_lesson_and_go_on_where_they_were(local: Page) -> None:
    local.goto("")
    local.get_by_role("link", name="New here?").click()
    local.wait_for_url("**/#/learn/dragons/weaker")
    local.get_by_role("link", name="Skip").click()
    local.wait_for_url("**/#/learn/dragons/power")
    # Allowed, but not what was asked: a nudge, and the next touch begins anew.
    local.locator("[data-step=b2]").click()
    local.locator("[data-step=c2]").click()
    expect(local.get_by_role("alert")).to_contain_text("Allowed, but not the goal.")
    local.locator("[data-step=b2]").click()
    expect(local.locator("[role=grid] .piece")).to_have_count(6)
    local.get_by_role("button", name="Show me").click()
    expect(local.locator(".good")).to_contain_text("Try it yourself later")
    local.get_by_role("link", name="Next").click()
    local.wait_for_url("**/#/learn/dragons/six")
    local.goto("#/learn/dragons")
    local.wait_for_url("**/#/learn/dragons/weaker")


def test_the_list_of_courses_is_free_of_serious_violations(local: Page) -> None:
    local.set_viewport_size({"width": 360, "height": 740})
    local.goto("#/learn")
    expect(local.get_by_role("link", name=re.compile("Begin"))).to_have_count(len(COURSES))
    assert serious_violations(local) == []
    assert local.evaluate("document.documentElement.scrollWidth <= innerWidth")
    artefact(local, "learn-360")


@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1366, 640), (360, 740)])
def test_every_play_is_seen_on_the_home_page_without_scrolling(
    local: Page, width: int, height: int
) -> None:
    local.set_viewport_size({"width": width, "height": height})
    local.goto("")
    local.wait_for_selector(".game.irondie .mat")
    artefact(local, f"home-{width}")
    for play in local.locator(".game .button.main").all():
        expect(play).to_be_in_viewport(ratio=1)


def test_a_puzzle_is_graded_by_what_a_move_loses(local: Page) -> None:
    puzzle = shipped("dragons")[2]
    local.goto("#/puzzles/dragons/3")
    position = catalog.game("dragons").position(puzzle.position)
    worse = next(iter(puzzle.lost))
    play(local, position, worse)
    expect(local.locator(".answer")).to_contain_text(f"{worse} loses {puzzle.lost[worse]:.0%}")
    local.get_by_role("button", name="Try again").click()
    play(local, position, puzzle.best)
    expect(local.locator(".good")).to_contain_text("The best move.")
    expect(local.locator(".answer")).to_contain_text("DRA-23")
    assert serious_violations(local) == []
    local.get_by_role("link", name="All puzzles").click()
    expect(local.locator("section[aria-labelledby=puzzles-dragons]")).to_contain_text("1 of")
    artefact(local, "puzzles")
    assert serious_violations(local) == []


def test_a_puzzle_of_the_skirmish_tells_no_odds_before_it_is_answered(local: Page) -> None:
    number, puzzle = next(
        (at, each) for at, each in enumerate(shipped("confrontation"), 1) if "attack" in each.best
    )
    local.goto(f"#/puzzles/confrontation/{number}")
    worse = max(puzzle.lost, key=lambda move: puzzle.lost[move])
    expect(local.locator(f"[data-choice='{worse}']")).to_be_visible()
    expect(local.locator("[data-odds], section.odds")).to_have_count(0)
    artefact(local, "puzzle-confrontation")
    assert serious_violations(local) == []
    local.locator(f"[data-choice='{worse}']").click()
    expect(local.locator(".answer")).to_contain_text(f"loses {puzzle.lost[worse]:.0%}")
    local.get_by_role("button", name="Try again").click()
    local.locator(f"[data-choice='{puzzle.best}']").click()
    expect(local.locator(".good")).to_contain_text("The best move.")
    expect(local.locator(".answer")).to_contain_text("CON-103")


def test_the_puzzle_of_the_day_counts_days_in_a_row(local: Page) -> None:
    local.goto("#/puzzles")
    expect(local.locator("section.row").first).to_contain_text("not solved yet")
    # Yesterday's was solved; today's is found.
    local.evaluate(
        "localStorage.setItem('escarmouche.streak', (Math.floor((Date.now()"
        " - new Date().getTimezoneOffset() * 60000) / 86400000) - 1) + ' 4')"
    )
    local.goto("#/puzzles/daily")
    game, puzzle = daily(local)
    play(local, catalog.game(game).position(puzzle.position), puzzle.best)
    expect(local.locator(".good")).to_be_visible()
    local.goto("#/puzzles")
    expect(local.locator("section.row").first).to_contain_text("5 days in a row")


def daily(page: Page) -> tuple[str, Puzzle]:
    """Today's puzzle, by the clock of the browser."""
    day = page.evaluate(
        "Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)"
    )
    games = [each.name for each in catalog.games() if shipped(each.name)]
    game = games[day % len(games)]
    found = shipped(game)
    return game, found[day // len(games) % len(found)]


def test_a_game_just_lost_gives_puzzles_with_luck_kept_apart(local: Page) -> None:
    lost = keep_lost_game(local)
    local.goto("#/puzzles")
    local.locator(f"a[href='#/puzzles/own/{lost}']").click()
    expect(local.locator("[role=grid]")).to_be_visible(timeout=240_000)
    expect(local.locator(".answer")).to_contain_text("The dice of that game gave you")
    local.get_by_role("button", name="Show me").click()
    expect(local.locator(".good")).to_be_visible()
