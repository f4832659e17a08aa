"""The command line as a user meets it: real processes, exit codes, clean output."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record, dice_tags

PROGRAM = str(Path(sys.executable).parent / "escarmouche")
POSITION = "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire"


def run(*words: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": language, "COLUMNS": "200"}
    environment.pop("ESCARMOUCHE_LANG", None)
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, text=True, timeout=280, env=environment
    )


def data(*words: str) -> object:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("word", "heavy", "told"),
    [
        ("--help", {"numba", "numpy", "textual", "markdown_it"}, "perft"),
        ("games", {"numba", "textual"}, "Metals"),
    ],
)
def test_help_and_games_import_nothing_that_compiles(word: str, heavy: set, told: str) -> None:
    program = (
        "import sys, escarmouche.cli as cli\n"
        f"sys.argv = ['escarmouche', {word!r}]\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        f"heavy = {heavy!r} & set(sys.modules)\n"
        "sys.exit(f'imported: {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout and done.stderr == ""  # not a word about compiling


def test_games_are_listed() -> None:
    listed = {game["name"]: game for game in data("games")}
    assert set(listed) == set(catalog.GAMES)
    assert listed["dragons"]["options"]["setup"] == "baby"
    assert "Dragons Arena" in run("games").stdout


def test_a_rule_is_shown_with_its_origin() -> None:
    assert "booklet" in run("rules", "dragons", "dra-23").stdout
    assert "our completion" in run("rules", "dragons", "DRA-33").stdout
    assert "livret" in run("rules", "dragons", "DRA-23", "--lang", "fr").stdout
    assert len(data("rules", "dragons")) == 21


def test_perft_of_a_position() -> None:
    assert data("perft", "dragons", "--depth", "2", "--position", POSITION) == {
        "game": "dragons",
        "depth": 2,
        "nodes": 4,
    }


def test_perft_with_an_option() -> None:
    found = data("perft", "dragons", "--depth", "2", "--option", "setup=equal")
    assert found["nodes"] == 6


def test_simulate_is_the_same_for_any_number_of_workers() -> None:
    words = ("simulate", "dragons", "--games", "50000", "--seed", "9", "--workers")
    one, two = data(*words, "1"), data(*words, "2")
    for key in ("games", "wins", "draws", "plies"):
        assert one[key] == two[key]
    assert one["games"] == 50000 == sum(one["wins"]) + one["draws"]


def test_verify_accepts_a_true_record_and_names_a_forged_die(tmp_path: Path) -> None:
    dice = FairDice.fresh()
    record = Record.new(catalog.game("dragons"))
    while not record.position.is_over:
        if record.position.is_chance:
            record.roll(dice)
        else:
            record.play(record.position.move_ids[-1])
    record.tags |= dice_tags(dice, reveal=True)
    path = tmp_path / "game.txt"
    path.write_text(record.text)
    assert data("verify", str(path))["dice"] == "fair"
    secret = record.tags["Secret"]
    path.write_text(record.text.replace(secret, secret[::-1]))
    done = run("verify", str(path))
    assert done.returncode == 2
    assert done.stderr == "The secret is not the one the dice were committed to.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("perft", "chess", "--depth", "1"), "no game called “chess”"),
        (("perft", "dragons", "--depth", "1", "-p", "arena=f3 turn=fire"), "1 ranks instead of 4"),
        (
            ("perft", "dragons", "--depth", "1", "-p", POSITION.replace("i1", "i9")),
            "Rank 3, cell 2: “i9”",
        ),
        (("perft", "dragons", "--depth", "1", "-p", POSITION[:-10]), "lacks “turn=”"),
        (("perft", "dragons", "--depth", "1", "-o", "size=9"), "no option “size”"),
        (("perft", "dragons", "--depth", "1", "-o", "setup"), "--option name=value"),
        (("solve", "confrontation", "-p", "x"), "“confrontation” cannot be solved exactly"),
        (("hint", "ragnarok", "-p", "x"), "no game called “ragnarok”"),
        (("rules", "dragons", "DRA-99"), "no rule “DRA-99”"),
        (("rules", "chess"), "no game called “chess”"),
        (("verify", "nowhere.txt"), "no file “nowhere.txt”"),
        (("verify", "/"), "“/” cannot be read: it is a folder."),
        (("verify", "/", "--lang", "fr"), "ne peut pas être lu\u00a0: c’est un dossier."),
        (("verify", sys.executable), "this is not UTF-8 text"),
        (("maps", "new", "/nowhere/new.toml"), "its folder does not exist"),
        (("games", "--lang", "de"), "“de” is not a language"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("words", "code"), [((), 2), (("odds",), 2), (("odds", "--help"), 0)])
def test_help_is_printed_where_nothing_is_asked(words: tuple[str, ...], code: int) -> None:
    done = run(*words)
    assert (done.returncode, done.stderr) == (code, "")
    assert "Usage: escarmouche" in done.stdout


def test_the_locale_chooses_the_language() -> None:
    assert (
        "Aucun jeu ne s’appelle «\u00a0chess\u00a0»"
        in run("rules", "chess", language="fr_FR.UTF-8").stderr
    )
    assert "Lister les jeux" in run("--help", language="fr_FR.UTF-8").stdout


def test_a_warm_start_compiles_nothing() -> None:
    run("warm")
    program = (
        "from escarmouche import catalog\n"
        "from escarmouche.core.playout import play_out\n"
        "for game in catalog.games():\n"
        "    kernel = game.rules.kernel\n"
        "    functions = [kernel.moves, kernel.play, kernel.show, play_out.of(game.rules)]\n"
        "    misses = [f.stats.cache_misses for f in functions if f.stats.cache_misses]\n"
        "    assert not misses, (game.name, misses)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_position_is_solved() -> None:
    text = "arena=f1i6----/--------/--------/------i2 turn=fire"
    found = data("solve", "dragons", "--position", text)
    assert (found["winner"], found["margin"], found["exact"]) == ("fire", 4, True)
    assert found["line"] == ["a4xb4"] and found["line_complete"]
    assert "Feu gagne de 4" in run("solve", "dragons", "-p", text, "--lang", "fr").stdout


def test_of_a_match_only_the_duel_is_solved_and_that_is_said() -> None:
    text = "arena=f1i6----/--------/--------/------i2 turn=fire"
    assert not data("solve", "dragons", "-p", text)["duel_only"]
    in_match = f"{text} match=2 wins=0,1 duels=1"
    found = data("solve", "dragons", "-p", in_match)
    assert (found["winner"], found["line"], found["duel_only"]) == ("fire", ["a4xb4"], True)
    assert "not about the match" in run("solve", "dragons", "-p", in_match).stdout


def test_a_solver_without_time_claims_nothing() -> None:
    words = ("solve", "dragons", "-p", "arena=f4i4i2f2/f6i2i5f6/i1f5i4f4/i5i3f5f3 turn=ice")
    found = data(*words, "--seconds", "0")
    assert (found["winner"], found["margin"], found["exact"]) == (None, None, False)
    assert found["line"] == []
    assert "Time ran out" in run(*words, "--seconds", "0").stdout


def test_a_position_that_cannot_be_solved_is_refused() -> None:
    done = run("solve", "dragons", "--position", catalog.game("dragons").new().text)
    assert (done.returncode, done.stdout) == (2, "")
    assert "still to come" in done.stderr
