"""`escarmouche learn` as a user meets it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche.core.rulebook import rulebook

PROGRAM = str(Path(sys.executable).parent / "escarmouche")


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run(
        [PROGRAM, *words], input=typed, capture_output=True, text=True, timeout=240, env=environment
    )


@pytest.mark.parametrize(
    ("game", "typed", "sentences"),
    [
        (
            "dragons",
            "b1xa1 b3xc3 c3xc2 q",
            [
                "DRA-21: b1 (2) does not eliminate a1 (4)",
                "That’s it. You know now: DRA-01",
                "Allowed, but not the goal. A dragon that takes a 3 is a 3 afterwards.",
            ],
        ),
        (
            "confrontation",
            "walk play walk to:30-22 q",
            [
                "CON-51: walk is not asked for now",
                "Blue names the movement of Mira. stay, turn, walk, run",
                "That’s it. You know now: CON-51",
            ],
        ),
    ],
)
def test_a_lesson_refuses_by_the_rule_nudges_and_ends_with_a_right_move(
    game: str, typed: str, sentences: list[str]
) -> None:
    done = run("learn", game, typed="".join(f"{line}\n" for line in typed.split()))
    assert done.returncode == 0, done.stderr
    for sentence in sentences:
        assert sentence in done.stdout


def test_the_lessons_are_listed_with_their_rules() -> None:
    found = json.loads(run("learn", "irondie", "--json").stdout)
    taught = {rule for lesson in found for rule in lesson["rules"]}
    assert taught == {rule.id for rule in rulebook("irondie").rules}
    assert found[0]["title"] == {"fr": "Choisir ses dés", "en": "Choose your dice"}


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    done = run("learn", "chess")
    assert done.returncode == 2 and done.stderr.count("\n") == 1
