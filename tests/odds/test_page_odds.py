"""The odds of the page are JavaScript made from those of the command line: both say the same."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.errors import OptionError
from escarmouche.core.javascript import TranslationError, translated
from escarmouche.games.confrontation.odds import questions
from escarmouche.games.confrontation.odds.page import KINDS, for_page

NODE = Path(sys.executable).parent / "node"
ASKED = """
import { readFileSync } from 'node:fs'
import * as odds from './odds.mjs'
const answer = (kind, given) => {
  try {
    const written = ({ key, chance }) => [key, chance.toString()]
    return odds[`of_${kind}`](...given).map(({ name, lines }) => [name, lines.map(written)])
  } catch (error) {
    if (!error.words) throw error
    return error.message
  }
}
const questions = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(questions.map(([kind, given]) => answer(kind, given))))
"""

Question = tuple[str, list[Any]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not NODE.exists():
        pytest.skip("Node is not installed in this environment")
    folder = tmp_path_factory.mktemp("odds")
    (folder / "odds.mjs").write_text(for_page(), encoding="utf-8")
    (folder / "asked.mjs").write_text(ASKED, encoding="utf-8")
    return folder


def in_javascript(folder: Path, asked: list[Question]) -> Any:
    found = subprocess.run(
        [str(NODE), "asked.mjs"], cwd=folder, input=json.dumps(asked), capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    return json.loads(found.stdout)


def in_python(kind: str, given: list[Any]) -> Any:
    try:
        parts = getattr(questions, f"of_{kind}")(*given)
    except OptionError as error:
        return error.message.id
    return [[part.name, [[key, str(chance)] for key, chance in part.lines]] for part in parts]


def fighter(hand: random.Random, dice: int) -> str:
    attacks = hand.randint(0, dice)
    words = [f"ATT {hand.randint(-1, 8)}", f"DEF {hand.randint(-1, 8)}"]
    words += [f"FOR {hand.randint(0, 9)}", f"RES {hand.randint(1, 9)}"]
    words += [f"attacks {attacks}", f"parries {dice - attacks}"]
    for word in ("light", "serious", "stunned", "brute", "amplified", "attenuated"):
        if hand.random() < 0.15:
            words.append(word)
    return " ".join(words)


def question(kind: str, hand: random.Random) -> Question:
    def some(least: int, most: int) -> int:
        return hand.randint(least, most)

    given: list[Any]
    if kind == "test":
        given = [some(-5, 12), some(-3, 30), some(1, 6), hand.random() < 0.3]
    elif kind == "opposed":
        given = [some(-4, 12), some(-4, 12), some(1, 4), some(1, 4)]
    elif kind == "wound":
        given = [some(-2, 14), some(1, 12), some(0, 2), some(0, 2), some(-3, 3)]
    elif kind == "fight":
        first, second = [fighter(hand, some(1, 3))], [fighter(hand, some(1, 3))]
        if hand.random() < 0.25:
            second = [fighter(hand, 1), fighter(hand, 1)]
        elif hand.random() < 0.25:  # the same card twice, which the solver counts once
            second = [fighter(hand, 2)] * 2
        given = [first, second, hand.choice(["harm", "kill"])]
    elif kind == "duel":
        initiative = hand.choice([None, [some(-1, 6), some(-1, 6)]])
        given = [fighter(hand, 1), fighter(hand, 1), [some(0, 2), some(0, 2)], initiative]
    elif kind == "sealed":
        initiative = hand.choice([None, [some(-1, 6), some(-1, 6)]])
        given = [fighter(hand, 1), fighter(hand, 1), [some(1, 2), some(0, 2)], initiative]
    elif kind == "search":
        given = [some(1, 3), some(2, 8), hand.choice([None, some(0, 5)])]
    elif kind == "secret":
        given = [some(1, 30), [some(0, 9) for _ in range(some(1, 4))]]
    elif kind == "construction":
        given = [some(1, 30), some(0, 90), some(0, 20), some(1, 9), some(0, 8)]
    else:
        at = [hand.choice([0, 12.5, 30, 60, 100, 130]), some(0, 80)]
        zone = hand.choice([None, [some(0, 120), some(0, 80), some(0, 30)]])
        given = [hand.choice(["small", "large"]), at, [120, 80], zone, some(0, 6)]
    return kind, given


@pytest.mark.parametrize("kind", [*KINDS, "duel", "sealed"])
def test_page_and_command_line_say_the_same_on_random_questions(kind: str, folder: Path) -> None:
    hand = random.Random(kind)
    asked = [question(kind, hand) for _ in range(40)]
    assert in_javascript(folder, asked) == [in_python(*each) for each in asked]


def test_con_103_page_and_command_line_share_out_alike_against_several(folder: Path) -> None:
    hand = random.Random("melee")
    asked: list[Question] = [
        ("melee", [[fighter(hand, 1)], [fighter(hand, 1)] * 2, dice, initiative])
        for dice, initiative in (
            ([[2], [0, 1]], None),
            ([[0], [1, 1]], [3, 3]),
            ([[1], [0, 0]], [2, 5]),
        )
    ]
    assert in_javascript(folder, asked) == [in_python(*each) for each in asked]


def test_con_08_the_companion_asks_what_a_reroll_is_worth(folder: Path) -> None:
    asked: list[Question] = [
        ("reroll", [[first, second], [6, result], live, 0])
        for first, second, result, live in ((0, 5, 5, 1), (2, 4, 6, 3), (-7, 1, 2, 1))
    ]
    assert in_javascript(folder, asked) == [in_python(*each) for each in asked]


def test_con_100_a_fight_of_two_sides_with_several_is_refused_by_name(folder: Path) -> None:
    two = ["FOR 3 RES 3 attacks 1"] * 2
    assert in_javascript(folder, [("fight", [two, two, "harm"])]) == ["error-odds-fight"]


def test_a_list_finds_what_is_equal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "places.py").write_text("def place():\n    return [(1, 2), (3, 4)].index((3, 4))\n")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "places.mjs").write_text(
        f"{translated('places', ['place'])}\nconsole.log(place$0())\n", encoding="utf-8"
    )
    assert subprocess.check_output([str(NODE), "places.mjs"], cwd=tmp_path, text=True) == "1\n"


def test_a_loop_counts_and_a_field_named_like_a_method_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "counted.py").write_text(
        """
class Method:
    def total(self):
        return 5

class Field:
    def __init__(self):
        self.total = 7

def counted():
    field, method, found = Field(), Method(), []
    total = method.total
    for at, (one, other) in enumerate([(1, 2), (3, 4), (5, 6)]):
        if at == 1:
            continue
        found.append(at * 100 + one * 10 + other)
    return [*found, field.total, total()]
"""
    )
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "counted.mjs").write_text(
        f"{translated('counted', ['counted'])}\nconsole.log(String(counted$0()))\n",
        encoding="utf-8",
    )
    found = subprocess.check_output([str(NODE), "counted.mjs"], cwd=tmp_path, text=True)
    assert found == "12,256,7,5\n"


def test_a_script_that_cannot_be_written_in_javascript_is_named_by_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "generators.py").write_text("def numbers():\n    yield 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(TranslationError, match=r"generators\.py:2: \(yield 1\)"):
        translated("generators", ["numbers"])
