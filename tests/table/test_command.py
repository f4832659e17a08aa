"""`escarmouche play`: what it refuses before the screen opens, and the start screen."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.cli import main
from escarmouche.cli.table.app import TableApp
from escarmouche.cli.table.opening import Wishes, new_session
from escarmouche.cli.table.start import StartApp

CUT = '[Game "dragons"]\n[Rules "1"]\n[Options "setup=baby match=0"]\n\na1:f3\n'


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game called “chess”"),
        (["dragons", "--option", "setup=giant"], "Option “setup” cannot be “giant”"),
        (["dragons", "--option", "setup"], "“setup” is not an option"),
        (["dragons", "--opponent", "deep"], "There is no opponent “deep”"),
        (["dragons", "--seat", "water"], "There is no seat “water”"),
        (["dragons", "--dice", "loaded"], "“loaded” is not a kind of dice"),
        (["dragons", "--position", "arena=f7 turn=ice"], "The arena has 1 ranks instead of 4"),
        (["dragons", "--position", "turn=ice", "-o", "setup=big"], "already contains its options"),
        (["--seed", "3"], "Say which game to play: dragons"),
        (["--load", "nowhere.txt"], "There is no file “nowhere.txt”."),
        (["--load", "cut.txt"], "The record was cut"),
        (["dragons", "--load", "cut.txt"], "leave out GAME"),
        (["dragons", "--save", "nowhere/game.txt"], "“nowhere/game.txt” cannot be written"),
        (["dragons"], "The table needs a terminal"),
        (["dragons", "--lang", "fr"], "La table a besoin d’un terminal"),
    ],
)
def test_a_bad_wish_is_one_sentence_and_exit_2(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(sys, "argv", ["escarmouche", "play", *words])
    Path("cut.txt").write_text(CUT)
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr()
    assert left.value.code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert [file.name for file in tmp_path.iterdir()] == ["cut.txt"]


async def test_the_start_screen_gives_the_game_that_was_chosen() -> None:
    app = StartApp([catalog.game("dragons")], "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        assert "niveau 3\u00a0: Apprenti" in app.lines()[3].words[app.value(app.lines()[3])]
        assert app.lines()[1].words == {
            "baby": "Baby Dragon",
            "little": "Little Dragon",
            "big": "Big Dragon",
            "equal": "puissances égales",
        }
        await pilot.press("down", "right", "right", "down", "down", *["left"] * 3, "down", "right")
        assert app.lines()[4].words[app.value(app.lines()[4])] == "Glace"
        await pilot.press("enter")
    assert app.return_value is not None
    game, wishes = app.return_value
    assert game.name == "dragons"
    assert wishes == Wishes({"setup": "big", "match": "0"}, "human", "ice", "fair")


async def test_the_start_screen_answers_the_mouse_and_can_be_left() -> None:
    app = StartApp([catalog.game("dragons")])
    async with app.run_test(size=(80, 24)) as pilot:
        assert await pilot.click("#lines", offset=(4, 1))
        assert app.wishes().options["setup"] == "little"
        await pilot.press("q")
    assert app.return_value is None


def test_a_person_may_take_either_seat() -> None:
    game = catalog.game("dragons")
    assert new_session(game, Wishes()).seats == ("human", "3")
    assert new_session(game, Wishes(opponent="random", seat="ice")).seats == ("random", "human")
    assert new_session(game, Wishes(seat="ice")).viewer == 1


def test_the_table_commits_to_its_dice_before_the_first_roll() -> None:
    game = new_session(catalog.game("dragons"), Wishes())
    assert game.dice is not None
    assert game.record.tags["Dice"] == f"sha256:{game.dice.commitment}"
    assert "Secret" not in game.record.tags
    assert TableApp(game).session is game
