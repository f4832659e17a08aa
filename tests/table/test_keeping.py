"""Undo, saving, going on and replaying at the terminal table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from table.hands import FORCED, at_table, press, said, session, table, take, two_people, write

from escarmouche import catalog
from escarmouche.cli.table.opening import Wishes, loaded_session
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game_record import verify

OLD_SAVES = json.loads((Path(__file__).parent.parent / "old_saves.json").read_text("utf-8"))[
    "terminal"
]


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


async def test_undo_takes_back_the_answer_of_the_computer_too() -> None:
    game = session(FORCED)
    async with at_table(game) as hand:
        await write(hand, "b2xc3")
        assert len(game.record.moves) == 2
        await press(hand, "u")
        assert game.position.text == FORCED
        await take(hand, "b2")
        assert game.chosen == ("b2",)


async def test_undo_stops_at_the_die() -> None:
    game = session(opponent="human")
    async with at_table(game) as hand:
        await take(hand, game.offered()[0])
        await take(hand, game.offered()[0])
        assert len(game.record.moves) == 17
        await press(hand, "u")
        assert len(game.record.moves) == 16
        await press(hand, "u")
        assert len(game.record.moves) == 16
        assert "dice that have fallen" in said(hand)


async def test_a_saved_game_goes_on_with_the_same_dice_and_can_be_verified(tmp_path: Path) -> None:
    game = session(dice="fair", options={"setup": "baby", "match": "1"})
    assert game.dice is not None
    file = tmp_path / "duel.txt"
    async with at_table(game) as hand:
        await press(hand, "s")
        await press(hand, "enter")  # the name it proposes, in the current folder
        Path("dragons.txt").replace(file)
    text = file.read_text()
    assert f"sha256:{game.dice.commitment}" in text
    assert game.dice.secret.hex() not in text
    assert text.rstrip().endswith("*")
    again = loaded_session(text, Wishes())
    assert again.position == game.position
    assert again.seats == ("human", "random")
    assert again.dice == game.dice
    again.players = session(opponent="random").players
    async with at_table(again, size=(60, 24), save=file) as hand:
        while not again.position.is_over:
            await take(hand, again.offered()[0])
    record = catalog.read_record(file.read_text())
    assert verify(record).dice == "fair"
    assert record.result != "*"
    assert not list((tmp_path / "data").rglob("dice/*"))


async def test_fair_dice_do_not_go_on_without_their_secret() -> None:
    text = session(dice="fair").text()
    with pytest.raises(EscarmoucheError, match="--dice typed"):
        loaded_session(text, Wishes())
    again = loaded_session(text, Wishes(dice="typed", opponent="human"))
    assert again.dice is None
    assert '[Dice "typed"]' in again.text()


async def test_saving_never_writes_over_another_file(tmp_path: Path) -> None:
    Path("dragons.txt").write_text("mine")
    async with at_table(session(FORCED)) as hand:
        await press(hand, "s")
        await press(hand, "enter")
        assert "dragons.txt exists already" in said(hand)
        assert "is not a move" not in said(hand)
    assert Path("dragons.txt").read_text() == "mine"


async def test_leaving_an_unsaved_game_asks_once() -> None:
    async with two_people() as (_game, hand):
        await write(hand, "b2xc3")
        await press(hand, "q")
        assert "This game is not saved" in said(hand)
        assert table(hand).is_running
        await hand.press("q")
        assert table(hand)._exit


async def test_a_finished_record_is_replayed_by_arrows() -> None:
    game = session("arena=--------/--------/f2i1----/-------- turn=fire", opponent="human")
    game.play("a2xb2")
    replay = loaded_session(game.text(), Wishes())
    assert replay.replay
    async with at_table(replay) as hand:
        assert "Move 0 of 1" in said(hand)
        assert replay.offered() == []
        await press(hand, "right")
        assert "Fire takes b2 from a2; its dragon there now has power 1. DRA-23" in said(hand)
        assert "the duel is over. DRA-30" in said(hand)
        await press(hand, "right", "left")
        assert "Move 0 of 1" in said(hand)
        await press(hand, "u")
        assert len(replay.record.moves) == 1


async def test_earlier_positions_can_be_looked_at_during_a_game() -> None:
    async with two_people() as (game, hand):
        await write(hand, "b2xc3")
        await press(hand, "pageup")
        assert "Move 0 of 1" in said(hand)
        assert game.shown.text == FORCED
        assert game.offered() == []
        await press(hand, "escape")
        assert game.is_live
        assert game.offered()


async def test_resigning_asks_once_and_is_kept_in_the_record(tmp_path: Path) -> None:
    game = session(FORCED, dice="fair")
    file = tmp_path / "duel.txt"
    async with at_table(game, save=file) as hand:
        await press(hand, "x")
        assert "Fire resigns? x again gives the game up." in said(hand)
        await press(hand, "r", "escape", "escape")
        await press(hand, "x")
        assert not game.is_over
        await press(hand, "x")
        assert "Fire resigns: Ice wins." in said(hand)
        assert game.offered() == []
        await press(hand, "u", "x")
        assert game.is_over
    record = catalog.read_record(file.read_text())
    assert (record.tags["Termination"], record.result) == ("resignation", "ice")
    assert verify(record).dice == "fair"
    replay = loaded_session(file.read_text(), Wishes())
    async with at_table(replay) as hand:
        assert "Fire resigns: Ice wins." in said(hand)


async def test_a_rematch_has_the_same_options_and_other_dice() -> None:
    game = session(options={"setup": "big", "match": "2"})
    async with at_table(game) as hand:
        await press(hand, "n")
        assert table(hand).session is game  # it is not over
        await press(hand, "x", "x")
        await press(hand, "n")
        assert "This game is not saved" in said(hand)
        await press(hand, "n")
        again = table(hand).session
        assert again is not game
        assert again.seats == game.seats
        assert again.record.tags["Options"] == game.record.tags["Options"]
        assert again.record.tags["Dice"] == "seed:2"
        assert again.position == game.record.positions[0]
        assert again.offered()


async def test_two_persons_resign_each_for_themselves() -> None:
    async with two_people() as (_game, hand):
        await write(hand, "b2xc3")
        await press(hand, "x", "x")
        assert "Ice resigns: Fire wins." in said(hand)


@pytest.mark.parametrize("game", OLD_SAVES)
def test_a_file_of_an_earlier_version_goes_on_where_it_was_left(game: str) -> None:
    again = loaded_session(OLD_SAVES[game]["text"], Wishes())
    assert again.position.text == OLD_SAVES[game]["position"]
    before = len(again.record.moves)
    again.record.play(again.position.moves[0])
    assert len(again.record.moves) == before + 1
