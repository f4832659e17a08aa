"""Warbands and scenarios: those shipped are right, a wrong file is named with key and reason."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from refusals import REFUSED
from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.core.errors import DataError, EscarmoucheError, InputError, OptionError
from escarmouche.core.files import refusing_files
from escarmouche.games.confrontation import frames
from escarmouche.games.confrontation.game import Confrontation
from escarmouche.games.confrontation.options import (
    accept_scenario,
    accept_warbands,
    scenario_names,
    shipped_scenario,
    shipped_warband,
    warband_names,
)
from escarmouche.games.confrontation.profiles import Profile, check_limit, load_warband
from escarmouche.games.confrontation.scenario import KINDS
from escarmouche.games.confrontation.scenario_file import load_scenario
from escarmouche.games.confrontation.table import CAPTURE, EXCLUDED, POSITION
from escarmouche.games.confrontation.vocabulary import FIGHTERS, FRAMES

FOLDER = files("escarmouche.games.confrontation")


def changed(tmp_path: Path, kind: str, name: str, before: str, after: str) -> Path:
    """A shipped file with one part of it replaced."""
    text = (FOLDER / kind / f"{name}.toml").read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / kind / "mine.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", warband_names())
def test_con_72_a_shipped_warband_keeps_a_limit_of_300(name: str) -> None:
    warband = shipped_warband(name)
    assert 250 <= warband.pa <= 300
    check_limit(warband, 300)


def test_con_50_the_scenarios_show_every_objective_and_two_plain_battles() -> None:
    scenarios = [shipped_scenario(name) for name in scenario_names()]
    kinds = {KINDS[each.kind - CAPTURE] for scene in scenarios for each in scene.objectives}
    assert kinds == set(KINDS)
    assert any(scene.appearances for scene in scenarios)
    assert any(scene.explosions for scene in scenarios)
    assert sum(not scene.objectives for scene in scenarios) == 2
    assert any(scene.turns is None and scene.army_points is None for scene in scenarios)
    assert all(scene.terrain for scene in scenarios)


def test_con_60_a_battle_is_laid_with_the_shipped_wound_table() -> None:
    """Rows 0/1 … 18+, columns legs … head: r + c decides; no wound below the first row only."""
    wounds = Confrontation().new().record.wounds
    for row in range(10):
        for column in range(5):
            expected = next(
                level
                for level, most in enumerate((2, 4, 6, 8, 13), start=1)
                if row + column <= most
            )
            assert wounds[row, column] == expected


@pytest.mark.parametrize(("before", "after", "key", "reason"), REFUSED["skirmish"]["warbands"])
def test_con_66_a_wrong_warband_is_refused_with_file_key_and_reason(
    tmp_path: Path, before: str, after: str, key: str, reason: str
) -> None:
    file = changed(tmp_path, "warbands", "cindermark", before, after)
    with pytest.raises(DataError, match=rf"mine\.toml, {key}.*: .*{reason}"):
        load_warband(file)
    with pytest.raises(DataError, match=rf"mine\.toml, {key}"):  # nothing is started
        Confrontation().settings({"warbands": f"{file},greywater"})


@pytest.mark.parametrize(
    ("limit", "reason"),
    [(200, "298 PA"), (100, "298 PA"), (297, "298 PA")],
)
def test_con_72_a_warband_above_the_limit_is_refused(limit: int, reason: str) -> None:
    with pytest.raises(DataError, match=rf"cindermark\.toml, fighter: {reason}.* {limit}"):
        check_limit(shipped_warband("cindermark"), limit)


def test_con_72_nobody_costs_more_than_half_and_mystics_are_few(tmp_path: Path) -> None:
    costly = load_warband(changed(tmp_path, "warbands", "cindermark", "pa = 56", "pa = 260"))
    with pytest.raises(DataError, match="Orsk Ashhand costs 260 PA"):
        check_limit(costly, 519)
    check_limit(costly, 520)
    pair = 'name = "Vessa Coalwitch"\npa = 48', 'names = ["Vessa", "Tessa", "Nessa"]\npa = 20'
    file = changed(tmp_path, "warbands", "cindermark", *pair)
    fewer = file.read_text(encoding="utf-8").replace('["Brakk", "Durn", "Holt"]', '["Brakk"]')
    file.write_text(fewer, encoding="utf-8")
    with pytest.raises(DataError, match="3 fighters with POU are too many"):
        check_limit(load_warband(file), 300)
    check_limit(load_warband(file), 301)


def test_con_72_a_warband_has_two_to_eight_fighters(tmp_path: Path) -> None:
    nine = changed(tmp_path, "warbands", "cindermark", '"Holt"', '"Holt", "Mott"')
    with pytest.raises(DataError, match="2 to 8 fighters, not 9"):
        load_warband(nine)


@pytest.mark.parametrize(
    ("name", "before", "after", "key", "reason"), REFUSED["skirmish"]["scenarios"]
)
def test_rag_86_a_wrong_scenario_is_refused_with_file_key_and_reason(
    tmp_path: Path, name: str, before: str, after: str, key: str, reason: str
) -> None:
    file = changed(tmp_path, "scenarios", name, before, after)
    with pytest.raises(DataError, match=rf"mine\.toml, .*{key}.*: .*{reason}"):
        load_scenario(file)
    with pytest.raises(DataError, match=r"mine\.toml"):  # nothing is started
        Confrontation().settings({"scenario": str(file)})


def test_rag_21_a_scenario_keeps_ranks_units_and_bases_from_building(tmp_path: Path) -> None:
    pair = '["chief"]', '["chief", "reavers", "creature"]'
    file = changed(tmp_path, "scenarios", "the-palisade", *pair)
    game = Confrontation()
    pos = np.zeros(1, POSITION)[0]
    game.configure(pos, game.settings({"scenario": str(file)}))
    excluded = [FIGHTERS[at] for at in range(16) if pos.skills[at] & EXCLUDED]
    assert excluded == ["b1", "b3", "b4", "b5", "b6", "r1"]


def test_too_much_terrain_with_the_buildings_is_refused(tmp_path: Path) -> None:
    pieces = '[[terrain]]\nkind = "low"\ncorners = [[1, 1], [2, 1], [2, 2]]\n' * 13
    file = changed(tmp_path, "scenarios", "the-palisade", "[[terrain]]", f"{pieces}[[terrain]]")
    with pytest.raises(DataError, match=r"mine\.toml, building: 17 "):
        load_scenario(file)


def test_an_outline_may_be_given_either_way_round(tmp_path: Path) -> None:
    pair = "[[26, 36], [34, 36], [34, 38], [26, 38]]", "[[26, 38], [34, 38], [34, 36], [26, 36]]"
    file = changed(tmp_path, "scenarios", "crossroads", *pair)
    assert (
        load_scenario(file).terrain[3].corners == shipped_scenario("crossroads").terrain[3].corners
    )


def test_what_a_record_keeps_needs_no_file(tmp_path: Path) -> None:
    warband = changed(tmp_path, "warbands", "greywater", "pa = 54", "pa = 53")
    scenario = changed(tmp_path, "scenarios", "the-mist", "turns = 6", "turns = 5")
    game = Confrontation()
    kept = game.settings({"warbands": f"cindermark,{warband}", "scenario": str(scenario)})
    warband.unlink(missing_ok=True)
    scenario.unlink(missing_ok=True)
    assert not any(" " in value for value in kept.values())
    with refusing_files():
        assert game.settings(kept) == kept


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("cindermark", "two warbands"),
        ("cindermark,trolls", "trolls"),
        ("[1", "neither"),
        ('["cindermark",3]', "3"),
        ('["cindermark",{"name":"x"}]', "fighter"),
        (f'["{"x" * 70_000}"]', "more than 65"),
    ],
)
def test_warbands_that_are_none_are_refused(value: str, reason: str) -> None:
    with pytest.raises(EscarmoucheError, match=reason):
        accept_warbands(value)


def test_a_server_reads_no_file_that_somebody_names(tmp_path: Path) -> None:
    file = changed(tmp_path, "scenarios", "the-mist", "turns = 6", "turns = 5")
    with refusing_files(), pytest.raises(InputError):
        accept_scenario(str(file))


@pytest.mark.parametrize("option", [{"turns": "13"}, {"turns": "0"}, {"size": "59"}, {"size": "x"}])
def test_numbers_out_of_range_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(OptionError, match="auto, or a number from"):
        Confrontation().settings(option)


def test_the_commands_list_and_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from escarmouche.cli.skirmish_files import scenarios, warbands

    monkeypatch.setenv("ESCARMOUCHE_LANG", "en")
    listed = CliRunner().invoke(warbands, ["--json"])
    assert '"name": "cindermark", "title": "Cindermark", "pa": 298' in listed.stdout
    right = CliRunner().invoke(scenarios, ["check", str(FOLDER / "scenarios" / "the-mist.toml")])
    assert right.exit_code == 0
    assert "Something in the mist" in right.stdout
    wrong = changed(tmp_path, "warbands", "cindermark", "pa = 56", "pa = -1")
    refused = CliRunner().invoke(warbands, ["check", str(wrong)])
    assert isinstance(refused.exception, DataError)
    assert "mine.toml, fighter[0].pa: -1 is too small" in str(refused.exception)


def test_rag_80_a_card_without_power_has_that_of_its_base() -> None:
    powers = {"infantry": 1, "cavalry": 2, "creature": 3, "large": 4}
    assert {base: Profile("", 10, {}, base).power for base in powers} == powers
    assert Profile("", 10, {}, "large", printed_power=2).power == 2


def test_frames_are_told_by_the_names_of_their_kinds() -> None:
    kinds = {name: kind for name, kind in vars(frames).items() if name.endswith("_FRAME")}
    words = {name.removesuffix("_FRAME").replace("_", "-").lower() for name in kinds}
    assert {name: FRAMES[kinds[f"{name.replace('-', '_').upper()}_FRAME"]] for name in words} == {
        name: name for name in words
    }
    assert [frame["kind"] for frame in catalog.game("confrontation").new().view["frames"]] == [
        "battle", "deploy", "opposed",
    ]  # fmt: skip
