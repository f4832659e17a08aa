"""Whole games and single moves at the terminal table, by keys and mouse."""

from __future__ import annotations

import pytest
from table.hands import (
    FORCED,
    at_table,
    board,
    logged,
    nearest,
    press,
    said,
    screen,
    session,
    table,
    take,
    two_people,
    write,
)

from escarmouche import catalog
from escarmouche.cli.table.session import Session
from escarmouche.core.game_record import verify
from escarmouche.core.kernel import Rules

PLACING = (
    "arena=--------/--------/--------/-------- turn=fire hand=fire:1,1,2,3,4,5,6,6;"
    "ice:1,2,2,3,4,5,5,6 setup=little"
)
FREE = "arena=f2i5*--f1/------i2/--f4--i6/i4--f2*i6 turn=fire"

TAKEN = "Fire takes c3 from b2; its dragon there now has power 2."


@pytest.mark.parametrize(
    ("name", "option", "width"),
    [
        ("dragons", "setup=baby", 60),
        ("dragons", "setup=little", 60),
        ("dragons", "setup=big", 60),
        ("dragons", "setup=equal", 60),
        ("metals", "target=2", 80),
    ],
)
async def test_a_whole_game_is_played_by_keys(name: str, option: str, width: int) -> None:
    game = session(game=name, options=dict([option.split("=")]))
    async with at_table(game, size=(width, 24)) as hand:
        while not game.position.is_over:
            before = len(game.record.moves), game.chosen
            await take(hand, nearest(hand, game.offered()))
            assert (len(game.record.moves), game.chosen) != before
        assert game.position.prompt.text() in said(hand)
    assert verify(game.record).dice == "seeded"


async def test_a_dragon_is_moved_by_two_clicks() -> None:
    async with two_people() as (game, hand):
        for square in ("b2", "c3"):
            region = board(hand).places()[square]
            assert await hand.click("#board", offset=(region.x + 3, region.y + 3))
        await press(hand)
        assert [move.text for move in game.record.positions[1:]] == [
            "arena=f3i5*--f1/f6i1f2--/------i3/i4--f2*i6 turn=ice"
        ]


async def test_a_power_is_taken_by_its_digit_or_by_a_click() -> None:
    async with two_people(FREE) as (game, hand):
        await take(hand, "b2")
        assert "1" in said(hand)
        await press(hand, "6")
        assert game.record.positions[0].move_text(game.record.moves[0]) == "b2=6"
    async with two_people(FREE) as (game, hand):
        await take(hand, "b2")
        assert await hand.click("#choices", offset=(3, 0))
        await press(hand)
        assert game.record.positions[0].move_text(game.record.moves[0]) == "b2=1"


async def test_the_table_shows_what_may_be_taken_and_the_last_move_without_colour() -> None:
    game = session(FORCED, opponent="human")
    async with at_table(game, size=(80, 24)) as hand:
        rows = screen(hand).splitlines()
        assert "┏━━━━━┓   ╔╌╭───╮╌╗  ·       ·   ┏━━━━━┓" in rows[3].replace("○", " ")
        assert "4   ┃  3  ┃   ╎(  5  )╎              ┃ ▲ 1 ┃" in rows[4]
        assert "3   ┃  6  ┃    ( ❆ 1 )    (  2  )" in rows[8]
        assert screen(hand).count("○") == 3  # a4, a3 and b2 can eliminate
        await take(hand, "b2")
        assert screen(hand).count("◉") == 1
        assert screen(hand).count("○") == 2  # b3 and c3
        await take(hand, "c3")
        assert screen(hand).count("◆") == 2


async def test_escape_lets_go_of_a_dragon_and_another_can_be_taken_instead() -> None:
    async with two_people() as (game, hand):
        await take(hand, "b2")
        await press(hand, "escape")
        assert game.chosen == ()
        await take(hand, "b2")
        await take(hand, "a4")
        assert game.chosen == ("a4",)
        assert not game.record.moves


async def test_an_illegal_move_is_refused_in_a_sentence_and_nothing_changes() -> None:
    refusals = {
        "a3xb3": "DRA-22 a3 is a 6: it does not eliminate the 1 on b3.",
        "b2=5": "DRA-24 Fire must eliminate: b2 can take b3.",
        "b2xc3 d2xc3 a9": "“a9” is not a move",
        "b2xc3 b4xb3": "DRA-21 b3 is Ice's own dragon.",
        "hello": "“hello” is not a move",
    }
    async with two_people() as (game, hand):
        for written, sentence in refusals.items():
            await write(hand, written)
            assert sentence in said(hand)
            assert not game.record.moves


async def test_touching_what_a_rule_forbids_names_the_rule_and_r_shows_it() -> None:
    async with two_people() as (game, hand):
        await take(hand, "a3")
        await take(hand, "b3")
        assert "DRA-22 a3 is a 6" in said(hand)
        assert game.chosen == ("a3",)
        await press(hand, "r")
        assert "a 6 falls only to a 1" in said(hand)
        await press(hand, "escape")
        await press(hand, "escape")
        await take(hand, "d4")
        assert "DRA-24 Fire must eliminate: b2 can take b3." in said(hand)


async def test_touching_what_no_single_rule_forbids_tells_what_is_expected() -> None:
    async with two_people(PLACING) as (_game, hand):
        await take(hand, "b2")
        assert "b2 is not possible here. Fire: place one of your dragons." in said(hand)


async def test_a_game_without_a_board_of_its_own_shows_its_text_and_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Rules, "has", lambda rules, name: False)
    game = session(FORCED, opponent="human")
    async with at_table(game, size=(60, 24)) as hand:
        rows = [row.strip() for row in screen(hand).splitlines()]
        at = rows.index("arena  f3i5*--f1")
        assert rows[at + 1 : at + 5] == ["f6i1i2--", "--f4--i3", "i4--f2*i6", "turn   fire"]
        await take(hand, "b2")
        await take(hand, "c3")
        assert (
            logged(hand)
            == "1. b2xc3 Fire takes c3 from b2; its dragon there now has power 2. DRA-23"
        )


async def test_more_choices_than_there_is_room_for_are_reached_by_arrows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = tuple((f"place-number-{number}",) for number in range(60))
    monkeypatch.setattr(Session, "offered", lambda game: [step for (step,) in moves])
    async with at_table(session(FORCED, opponent="human"), size=(60, 24)) as hand:
        assert "place-number-59" not in said(hand)
        assert "Fire must eliminate" in said(hand)
        await press(hand, "left")
        assert "▸ place-number-59 ◂" in said(hand)


async def test_a_written_move_is_played() -> None:
    async with two_people() as (game, hand):
        await write(hand, "b2xc3")
        assert len(game.record.moves) == 1
        assert (
            logged(hand)
            == "1. b2xc3 Fire takes c3 from b2; its dragon there now has power 2. DRA-23"
        )
        assert not table(hand).query_one("#command").display


async def test_the_table_speaks_french() -> None:
    async with at_table(session(FORCED), "fr", size=(100, 40)) as hand:
        assert "▶ [▲] Feu · vous" in said(hand)
        assert "Le camp Feu doit éliminer" in said(hand)
        assert "u Reprendre" in said(hand)
        await press(hand, "question_mark")
        assert "déplacer le curseur" in said(hand)


async def test_the_arena_fits_every_terminal() -> None:
    async with at_table(session(FORCED)) as hand:
        for size in ((60, 24), (80, 24), (100, 30), (140, 50)):
            await hand.resize_terminal(*size)
            await press(hand)
            assert screen(hand).count("┏") == 5  # fire's dragons
            assert "DRA-24" in said(hand)


async def test_night_keeps_the_drawing() -> None:
    async with at_table(session(FORCED)) as hand:
        day = screen(hand)
        await press(hand, "d")
        assert table(hand).current_theme.dark
        assert screen(hand) == day


async def test_every_board_can_be_played_on() -> None:
    for name in catalog.GAMES:
        game = session(game=name)
        async with at_table(game) as hand:
            # A battle begins on an empty table.
            assert board(hand).places() or name == "confrontation"
            moves = len(game.record.moves)
            while len(game.record.moves) < moves + 4:
                await take(hand, nearest(hand, game.offered()))
            assert game.shown.prompt.text() in said(hand)
