"""`escarmouche odds`: the JSON that programs rely on, tables, drawings and refusals."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from escarmouche.cli.odds import app
from escarmouche.cli.output import choose_language
from escarmouche.core.errors import EscarmoucheError, InputError


def ask(*words: str) -> str:
    choose_language("en")
    result = CliRunner().invoke(app, list(words))
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


def data(*words: str) -> Any:
    return json.loads(ask(*words, "--json"))


def test_a_test_as_json() -> None:
    answer = data("test", "--value", "4", "--difficulty", "12")
    assert answer == {"success": {"fraction": "5/36", "float": 5 / 36}}


def test_dice_and_brute_help() -> None:
    plain, more, brute = (
        data("test", "--value", "4", "--difficulty", "12", *extra)["success"]["float"]
        for extra in ([], ["--dice", "2"], ["--brute"])
    )
    assert plain < more
    assert plain < brute


def test_an_opposed_test_as_json() -> None:
    answer = data("opposed", "--a", "3", "--b", "3", "--dice-a", "2")
    assert set(answer) == {"a", "b"}
    assert answer["a"]["float"] > 0.5
    assert answer["a"]["float"] + answer["b"]["float"] == pytest.approx(1)


@pytest.mark.parametrize("extra", [[], ["--amplified"], ["--attenuated"]])
def test_a_wound_roll_as_json(extra: list[str]) -> None:
    answer = data("wound", "--strength", "3", "--resistance", "5", *extra)
    assert list(answer) == ["none", "stunned", "light", "serious", "critical", "killed"]
    assert sum(part["float"] for part in answer.values()) == pytest.approx(1)


def test_con_38_amplified_and_attenuated_are_counts_that_cancel() -> None:
    def asked(*extra: str) -> dict[str, Any]:
        return data("wound", "--strength", "3", "--resistance", "5", *extra)

    plain, amplified, attenuated = asked(), asked("--amplified"), asked("--attenuated")
    assert plain != amplified != attenuated != plain
    assert asked("--amplified", "1") == asked("--amplified", "3") == amplified
    assert asked("--amplified", "--attenuated") == plain
    assert asked("--amplified", "2", "--attenuated", "2") == plain
    assert asked("--amplified", "2", "--attenuated") == amplified
    assert asked("--amplified", "--attenuated", "2") == attenuated


def test_the_other_questions_as_json() -> None:
    blows = ("--attack", "4", "--defence", "3", "--strength", "4", "--resistance", "5")
    after = data("exchange", *blows, "--attacks", "1", "--parries", "0")
    assert set(after) == {"healthy_stunned", "light", "serious", "killed"}
    secret = data("secret", "--candidates", "25", "--losses", "16", "--losses", "9")
    assert secret["found_by_phase"]["1"]["fraction"] == "3/5"
    assert secret["found_by_phase"]["2"]["fraction"] == "1"
    assert data("search", "--objects", "1", "--caches", "2")["cache"]["2"]["fraction"] == "2/3"
    site = ("--structure", "4", "--strength", "20", "--resistance", "0", "--turns", "2")
    assert data("construction", *site)["finished_by_turn"]["2"]["fraction"] == "1"
    burst = data("explosion", "--size", "large", "--zone", "60,50,1")
    assert burst["distance"]["10"]["fraction"] == "1/36"
    assert burst["zone"]["fraction"] == "1/216"
    assert sum(spot["float"] for spot in burst["landings"]) == pytest.approx(1)


def test_an_exchange_takes_a_bonus_and_a_table_of_ones_own(tmp_path: Path) -> None:
    blow = ("exchange", "--attack", "9", "--defence", "0", "--parries", "0")
    blow += ("--strength", "3", "--resistance", "5")
    roll = ("wound", "--strength", "3", "--resistance", "5")
    assert data(*blow, "--bonus", "2")["killed"] == data(*roll, "--bonus", "2")["killed"]
    assert data(*blow, "--bonus", "2") != data(*blow)
    file = tmp_path / "mine.toml"
    rows = ["<0", *(f"{row}/{row + 1}" for row in range(0, 18, 2)), "18+"]
    file.write_text("[rows]\n" + "".join(f'"{row}" = {["none"] * 5}\n' for row in rows))
    assert data(*blow, "--table", str(file)) == {
        "healthy": {"fraction": "35/36", "float": 35 / 36},
        "killed": {"fraction": "1/36", "float": 1 / 36},  # a double 6
    }


def test_a_zone_that_only_touches_the_table_counts_since_its_edge_stops_debris() -> None:
    for at, zone in (("60,80", "60,85,5"), ("0,40", "-5,40,5")):
        burst = data("explosion", "--at", at, "--zone", zone)
        assert burst["zone"]["float"] > 0


def test_without_json_a_table_with_bars() -> None:
    shown = ask("wound", "--strength", "3", "--resistance", "5")
    assert "50.00%" in shown
    assert "11/36" in shown
    assert "█" in shown


@pytest.mark.parametrize("name", ["odds.svg", "odds.png"])
def test_a_drawing(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    ask("test", "--value", "4", "--difficulty", "7", "--plot", str(file))
    assert file.stat().st_size > 1000


EXCHANGE = ["exchange", "--attack", "4", "--defence", "3", "--strength", "4", "--resistance", "5"]
OPPOSED = ["opposed", "--a", "3", "--b", "3"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["test", "--value", "4", "--difficulty", "7", "--dice", "-1"], "“dice” cannot be -1"),
        (["wound", "--strength", "3", "--resistance", "0"], "“resistance” cannot be 0"),
        (["wound", "--strength", "3", "--resistance", "4", "--table", "x.toml"], "x.toml"),
        ([*EXCHANGE, "--table", "x.toml"], "x.toml"),
        ([*EXCHANGE, "--bonus", "99"], "“bonus” of the fighter who strikes first cannot be 99"),
        ([*EXCHANGE, "--parries", "7"], "“parries” of the fighter who is struck first cannot be 7"),
        ([*OPPOSED, "--a", "61"], "“a” cannot be 61; it must be from -60 to 60."),
        ([*OPPOSED, "--b", "-61"], "“b” cannot be -61"),
        ([*OPPOSED, "--dice-a", "0"], "“dice-a” cannot be 0; it must be from 1 to 6."),
        ([*OPPOSED, "--dice-b", "7"], "“dice-b” cannot be 7"),
        (["explosion", "--size", "huge"], "“huge”"),
        (["explosion", "--at", "here"], "“here”"),
        (["explosion", "--zone", "1,2"], "“1,2”"),
        (
            ["explosion", "--at", "500,10"],
            "“500,10” is off the table, which is 120 × 80 cm.",
        ),
        (
            ["explosion", "--at", "10,60.5", "--table", "90,60"],
            "“10,60.5” is off the table, which is 90 × 60 cm.",
        ),
        (["explosion", "--at", "-1,10"], "“-1,10” is off the table"),
        (["explosion", "--at", "nan,10"], "“nan,10” is not a pair"),
        (["explosion", "--at", "1,inf"], "“1,inf” is not a pair"),
        (["explosion", "--zone", "60,50,0"], "The zone “60,50,0” has no radius"),
        (["explosion", "--zone", "60,50,-3"], "The zone “60,50,-3” has no radius"),
        (
            ["explosion", "--zone", "130,90,14"],
            "“130,90,14” is off the table, which is 120 × 80 cm.",
        ),
        (["explosion", "--table", "0,0", "--at", "0,0"], "“0,0” is an empty table"),
        (["explosion", "--table", "120,-80"], "“120,-80” is an empty table"),
        (["explosion", "--zone", "-7,40,6"], "“-7,40,6” is off the table"),
        (["explosion", "--debris", "0"], "“debris” cannot be 0"),
        (["explosion", "--debris", "101"], "“debris” cannot be 101"),
        (["search", "--objects", "3", "--caches", "3"], "more caches than objects"),
        (["secret", "--candidates", "3", "--losses", "4"], "Phase 1 cannot cost 4 of 3"),
        (
            ["construction", "--structure", "0", "--strength", "1", "--resistance", "1"],
            "“structure” cannot be 0",
        ),
        (["test", "--value", "4", "--difficulty", "7", "--plot", "x.pdf"], "x.pdf"),
    ],
)
def test_impossible_questions_get_one_sentence(words: list[str], sentence: str) -> None:
    with pytest.raises(EscarmoucheError) as refusal:
        ask(*words)
    assert sentence in str(refusal.value)
    assert refusal.value.text("fr")


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(InputError, match=r"matplotlib.*escarmouche\[lab\]"):
        ask("test", "--value", "4", "--difficulty", "7", "--plot", "x.svg")
    monkeypatch.setitem(sys.modules, "shapely", None)
    burst = data("explosion", "--zone", "60,50,1")  # needs neither
    assert burst["distance"]["5"]["fraction"] == "1/6"
    assert burst["zone"]["fraction"] == "1/36"


def test_a_refusal_leaves_no_answer(tmp_path: Path) -> None:
    words = ["test", "--value", "4", "--difficulty", "7", "--plot", str(tmp_path / "x.pdf")]
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, InputError)
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


HERO = "ATT 5 DEF 3 FOR 7 RES 5 attacks 1 parries 1"
GUARD = "att 3, def 2, for 6, res 4, attacks 1"


def test_a_duel_from_the_initiative_on_as_json() -> None:
    answer = data("duel", "--first", HERO, "--second", GUARD, "--ini-a", "4", "--ini-b", "2")
    assert len(answer["first"]) == len(answer["second"]) == 1
    assert sum(part["float"] for part in answer["first"][0].values()) == pytest.approx(1)
    with pytest.raises(EscarmoucheError, match="INI is needed of both"):
        ask("duel", "--first", HERO, "--second", GUARD, "--ini-a", "4")


def test_a_fight_of_one_against_several_as_json() -> None:
    answer = data("fight", "--first", HERO, "--second", GUARD, "--second", f"{GUARD} critical")
    assert [len(answer[side]) for side in ("first", "second")] == [1, 2]
    for fighter in answer["first"] + answer["second"]:
        assert sum(part["float"] for part in fighter.values()) == pytest.approx(1)
    hurt = answer["second"][1]
    assert set(hurt) <= {"critical", "critical_stunned", "killed"}
    shown = ask("fight", "--first", HERO, "--second", GUARD, "--second", GUARD)
    assert "second side, 2: unhurt" in shown  # one blow is better struck at the first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ATT 5 FOR", "“FOR” needs a number after it"),
        ("ATT 5 FOR 3", "lacks RES"),
        ("ATT 5 FOR 3 RES 4 angry", "“angry” in “ATT 5 FOR 3 RES 4 angry” says nothing"),
        ("FOR 3 RES 4 attacks 9", "“attacks” of the fighter who strikes first cannot be 9"),
    ],
)
def test_a_fighter_that_cannot_be_read_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(EscarmoucheError, match=sentence):
        ask("fight", "--first", words, "--second", GUARD)
