"""Real dice typed in, and choices that the other seat may not see."""

from __future__ import annotations

import asyncio
import queue
import threading
import time

import pytest
from table.hands import at_table, logged, press, said, session, table, take, write
from textual import events

from escarmouche.cli.table.players import PLAYERS, answer
from escarmouche.core.position import Position
from escarmouche.search.thinking import Interrupt

ROW = "f3 i2 f1 i6 f5 i5 f4 i1 f2 i3 f6 i4 f1 i2 f6"


async def test_a_whole_row_of_real_dice_is_typed_at_once() -> None:
    game = session(dice="typed", opponent="human")
    async with at_table(game) as hand:
        assert "Shake the arena: which die is on a1? DRA-10" in said(hand)
        await write(hand, f"{ROW} f6")
        assert "DRA-10 no die of Fire can fall now." in said(hand)
        assert not game.record.moves
        await write(hand, ROW)
        assert game.position.moves == tuple(f"d4:i{face}" for face in range(1, 7))
        await press(hand, "escape")
        await take(hand, "i4")
        assert game.position.text.startswith("arena=f1i2f6i4/f2i3f6i4/f5i5f4i1/f3i2f1i6")
        assert "starts" in logged(hand)
        assert not table(hand).query_one("#command").display
    assert '[Dice "typed"]' in game.text()


async def test_words_beyond_ones_own_decisions_are_refused() -> None:
    game = session(dice="fair", options={"setup": "baby"}, opponent="random")
    async with at_table(game) as hand:
        moves = len(game.record.moves)
        first = game.position.moves[0]
        await write(hand, f"{first} {first}")
        assert "nothing was played" in said(hand)
        assert len(game.record.moves) == moves


async def test_two_persons_at_one_keyboard_choose_their_big_dragons_in_secret() -> None:
    game = session(options={"setup": "big"}, opponent="human")
    async with at_table(game) as hand:
        assert "Pass the keyboard to Fire" in said(hand)
        assert game.offered() == []
        await press(hand, "enter")
        assert "Fire: choose the powers in secret, the lowest first" in said(hand)
        for power in "1124446":
            await press(hand, power)
        assert "Fire chooses a 6." in logged(hand)
        await press(hand, "6")
        assert "Pass the keyboard to Ice" in said(hand)
        assert "chooses a" not in logged(hand)
        await press(hand, "enter")
        assert game.position.actor == 1
        assert "(?) (?)" in said(hand)
        assert "[6]" not in said(hand)
        assert logged(hand) == "Fire chooses in secret."
        assert game.text().rstrip().endswith("\n\n*")  # nothing secret in a file
        await press(hand, "u")
        assert game.position.actor == 1  # what Fire has chosen stays chosen
        for power in "22334455":
            await press(hand, power)
        assert "Both species show the powers they chose" in logged(hand)
        assert "[6]" in said(hand)
        await press(hand, "u")
        assert not game.position.hidden


async def test_the_choices_of_the_computer_stay_secret_until_both_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Position] = []
    thinking = threading.Event()

    class Slow:
        def choose(self, position: Position, interrupt: Interrupt) -> int:
            seen.append(position)
            thinking.wait(5)
            return position.move_ids[-1]

    monkeypatch.setitem(PLAYERS, "random", lambda game, seed: Slow())
    game = session(options={"setup": "big"})
    async with at_table(game) as hand:
        for power in "2233445":
            await press(hand, power)
        hand.app.post_message(events.Key("5", "5"))
        while not seen:
            await hand.pause(0)
        await hand.pause(0)
        assert "thinking…" in said(hand)
        await hand.press("question_mark")  # keys answer while the computer thinks
        assert "move the cursor" in said(hand)
        await hand.press("escape")
        assert seen[0].view["hand"]["fire"] == [8, 0, 0, 0, 0, 0, 0]
        thinking.set()
        await press(hand)
        assert "Ice chooses a 4." in logged(hand)


async def test_undo_and_leaving_do_not_wait_for_the_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, stopped = threading.Semaphore(0), threading.Semaphore(0)

    class Endless:
        def choose(self, position: Position, interrupt: Interrupt) -> int:
            asked.release()
            while not interrupt.is_set:
                time.sleep(0.001)
            stopped.release()
            return position.move_ids[0]

    monkeypatch.setitem(PLAYERS, "random", lambda game, seed: Endless())
    game = session("arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire")
    async with at_table(game) as hand:
        for _ in range(2):
            game.play("b2xc3")
            table(hand).run_game()
            while not asked.acquire(blocking=False):
                await hand.pause(0)
            await hand.press("u")
            while not stopped.acquire(blocking=False):
                await hand.pause(0)
            assert not game.record.moves
        game.play("b2xc3")
        table(hand).run_game()
        while not asked.acquire(blocking=False):
            await hand.pause(0)
        await hand.press("q")
        await hand.press("q")
    assert stopped.acquire(timeout=5)


async def test_a_player_that_nobody_waits_for_hears_of_it_even_before_it_begins() -> None:
    begin, heard = threading.Event(), queue.Queue[bool]()

    class Late:
        def choose(self, position: Position, interrupt: Interrupt) -> int:
            begin.wait(5)
            heard.put(interrupt.is_set)
            return position.move_ids[0]

    asked = asyncio.ensure_future(answer(Late(), session().position))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    begin.set()
    assert heard.get(timeout=5)


async def test_a_level_sits_at_the_table_and_says_so() -> None:
    game = session("arena=f3i5*--f1/f6i1i2--/--f4--i3/i4--f2*i6 turn=fire", opponent="1")
    async with at_table(game) as hand:
        assert "Ice · computer 1" in said(hand)
        await write(hand, "b2xc3")
        assert len(game.record.moves) == 2
