"""`hint`, `analyse`, `match` and `lab puzzles` as a user meets them."""

import functools
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record

PROGRAM = str(Path(sys.executable).parent / "escarmouche")
METALS = "map=plaine blue=e1W red=a7E!,b1E pool=2,1 score=2,2 turn=red"
WON = "arena=f1i6----/--------/--------/-------- turn=fire"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, text=True, timeout=120, env=environment
    )


def data(*words: str) -> dict:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_hint_gives_moves_with_chances() -> None:
    found = data("hint", "dragons", "--position", WON, "--level", "7")
    assert found["seat"] == "fire" and found["exact"]
    assert found["hints"][0] == {"move": "a4xb4", "share": 1.0, "chance": 1.0, "margin": 6.0}
    assert "100.0%" in run("hint", "dragons", "--position", WON).stdout
    assert "100,0\u00a0%" in run("--lang", "fr", "hint", "dragons", "--position", WON).stdout


def test_ctrl_c_ends_a_long_search_at_once() -> None:
    words = ("hint", "metals", "-p", METALS, "--level", "8", "--nodes", "999999999")
    # What a shell runs in the background ignores SIGINT, and so would what it starts.
    heeds = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        [PROGRAM, *words], stderr=subprocess.PIPE, text=True, preexec_fn=heeds
    ) as thinking:
        assert thinking.stderr is not None
        while "llvmlite" not in Path(f"/proc/{thinking.pid}/maps").read_text():
            time.sleep(0.1)  # the command has begun, and loads the opponent
        time.sleep(1)
        thinking.send_signal(signal.SIGINT)
        assert thinking.wait(60) == 130
        assert "Traceback" not in thinking.stderr.read()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hint", "dragons", "--position", WON, "--level", "9"), "from 1 to 8"),
        (("hint", "metals", "--position", "nonsense"), "nonsense"),
        (("hint", "dragons", "-p", "arena=f1------/--------/--------/------i6 turn=fire"), "over"),
        (("match", "dragons", "--a", "0", "--b", "1"), "from 1 to 8"),
        (("hint", "metals", "-p", METALS, "--nodes", "9" * 20), "999999999999"),
        (("lab", "puzzles", "dragons", "--output", "/nowhere/x.toml"), "folder does not exist"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words, sentence) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in done.stderr and done.stderr.count("\n") == 1


def test_analyse_parts_luck_from_skill(tmp_path: Path) -> None:
    record = random_record(catalog.game("dragons"), {"setup": "baby"}, random.Random(3))
    file = tmp_path / "game.txt"
    file.write_text(record.text, encoding="utf-8")
    found = data("analyse", str(file), "--nodes", "300")
    assert len(found["moves"]) == len(record.moves)
    ledger = found["ledger"]["fire"]
    change = found["moves"][-1]["chance"] - found["start"]
    assert ledger["dice"] + ledger["decisions"] + ledger["secrets"] == pytest.approx(
        change, abs=0.001
    )
    assert "dice" in run("analyse", str(file), "--nodes", "50").stdout


def test_match_counts_and_gives_elo() -> None:
    words = ("match", "dragons", "--a", "5", "--b", "1", "--games", "6", "--seed", "3")
    found = data(*words)
    assert found["wins"] + found["draws"] + found["losses"] == found["games"] == 6
    low, high = found["interval"]
    assert low <= found["score"] <= high
    assert data(*words) == found


def test_whoever_loses_all_games_is_infinitely_weaker() -> None:
    levels = (("1", "7", "−∞ (95%: −∞ to "), ("7", "1", " to +∞)"))
    for a, b, said in levels:
        words = ("match", "metals", "--a", a, "--b", b, "--games", "1", "--nodes", "60")
        assert said in run(*words).stdout


def test_puzzles_are_mined(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.toml"
    done = run("lab", "puzzles", "dragons", "--count", "1", "--output", str(file), "--json")
    assert done.returncode == 0, done.stderr
    (puzzle,) = json.loads(done.stdout)
    assert puzzle["best"] in catalog.game("dragons").position(puzzle["position"]).moves
    assert "[[puzzle]]" in file.read_text(encoding="utf-8")
