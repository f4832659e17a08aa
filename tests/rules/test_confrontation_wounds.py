"""Confrontation, wounds (CON-30 … CON-39, CON-60 … CON-62), with every example."""

from itertools import product
from pathlib import Path

import pytest
from skirmish_table import Skirmish

from escarmouche.core.errors import DataError, InputError
from escarmouche.games.confrontation.table import CHARACTERISTICS
from escarmouche.games.confrontation.values import value
from escarmouche.games.confrontation.wound_table import (
    LOCATIONS,
    ROWS,
    Result,
    default_table,
    load_table,
)
from escarmouche.games.confrontation.wounds import (
    WEAKENED,
    ExtraDie,
    Health,
    Level,
    Wound,
    WoundRoll,
)
from escarmouche.odds.tree import CHANCE, OVER, replay, scripted

HEALTHY, LIGHT, SERIOUS, CRITICAL, KILLED = Level


def wound(first: int, second: int, strength: int = 3, resistance: int = 5) -> Wound:
    return replay(WoundRoll.start(strength, resistance), [first, second]).outcome()


def test_con_30_the_lower_die_is_the_location() -> None:
    found = [wound(6, lower).location for lower in range(1, 6)]
    assert found == ["legs", "arms", "abdomen", "thorax", "head"]


def test_con_30_the_higher_die_with_strength_less_resistance_is_the_row() -> None:
    table = default_table()
    assert [table.read(final, 4).value for final in (-1, 0, 1, 2, 3, 4)] == [
        "none", "light", "light", "serious", "serious", "serious",
    ]  # fmt: skip
    assert table.read(18, 0) == table.read(40, 0) == Result.KILLED
    assert table.read(17, 0) == Result.CRITICAL
    assert wound(1, 4, strength=10, resistance=3).result == table.read(11, 0)


def test_con_30_a_bonus_to_the_wound_roll_is_added() -> None:
    roll = replay(WoundRoll.start(3, 5, bonus=4), [3, 5])
    assert roll.outcome().result == default_table().read(7, 2)


def test_con_31_for_3_res_5_dice_3_and_5_light_wound_at_the_abdomen() -> None:
    assert wound(3, 5) == Wound(Result.LIGHT, "abdomen", exceptional=False)
    assert wound(5, 3) == wound(3, 5)


def test_con_32_a_double_2_is_an_exceptional_wound_at_the_arms() -> None:
    assert wound(2, 2, strength=8).location == "arms"
    assert wound(2, 2).exceptional
    assert not wound(2, 3).exceptional


def test_con_32_a_double_6_kills_whatever_strength_and_resistance() -> None:
    assert wound(6, 6, strength=0, resistance=30).result == Result.KILLED


def test_con_33_nothing_is_rerolled_and_nothing_fails_by_itself() -> None:
    roll = WoundRoll.start(3, 4).play(6)
    assert roll.actor == CHANCE
    assert roll.play(5).actor == OVER
    assert wound(4, 4, strength=1, resistance=5) == Wound(Result.LIGHT, "thorax", exceptional=True)
    assert wound(1, 1, strength=4, resistance=5).result == Result.STUNNED  # a final of 0


def test_con_34_three_levels_of_wounds_and_two_states() -> None:
    assert [level.name for level in Level] == [
        "HEALTHY", "LIGHT", "SERIOUS", "CRITICAL", "KILLED",
    ]  # fmt: skip
    assert Health().suffer(Result.STUNNED) == Health(HEALTHY, stunned=True)
    assert Health().suffer(Result.KILLED).killed


@pytest.mark.parametrize(
    ("before", "results", "after"),
    [
        (LIGHT, [Result.LIGHT], SERIOUS),
        (LIGHT, [Result.SERIOUS], CRITICAL),
        (LIGHT, [Result.CRITICAL, Result.KILLED], KILLED),
        (SERIOUS, [Result.LIGHT], CRITICAL),
        (SERIOUS, [Result.SERIOUS, Result.CRITICAL, Result.KILLED], KILLED),
        (CRITICAL, [Result.LIGHT, Result.SERIOUS, Result.CRITICAL, Result.KILLED], KILLED),
    ],
)
def test_con_35_wounds_accumulate(before: Level, results: list[Result], after: Level) -> None:
    for result in results:
        assert Health(before).suffer(result).level == after


def test_con_35_from_healthy_or_stunned_the_level_rolled() -> None:
    assert Health().suffer(Result.SERIOUS) == Health(SERIOUS)
    assert Health(stunned=True).suffer(Result.CRITICAL) == Health(CRITICAL, stunned=True)


def test_con_35_stunned_never_worsens_a_wound() -> None:
    assert Health(SERIOUS).suffer(Result.STUNNED) == Health(SERIOUS, stunned=True)
    assert Health(LIGHT).suffer(Result.NONE) == Health(LIGHT)


def test_con_36_penalties_1_2_3_and_stunned_one_more() -> None:
    assert [Health(level).penalty for level in (HEALTHY, LIGHT, SERIOUS, CRITICAL)] == [0, 1, 2, 3]
    assert Health(SERIOUS, stunned=True).penalty == 3


def test_con_36_only_seven_characteristics_suffer() -> None:
    skirmish = Skirmish()
    skirmish.stands(0, 30, 30, **dict.fromkeys(CHARACTERISTICS, 5))
    skirmish.pos.wound[0], skirmish.pos.stunned[0] = CRITICAL, 1
    values = {name: value(skirmish.pos, 0, at) for at, name in enumerate(CHARACTERISTICS)}
    lowered = {name for name, worth in values.items() if worth == 1}
    assert lowered == WEAKENED == {"INI", "ATT", "DEF", "TIR", "FOR", "POU", "FOI"}
    assert all(values[name] == 5 for name in values if name not in lowered)


def test_con_37_wounds_stay_until_healed_and_stunned_ends_with_the_turn() -> None:
    assert Health(SERIOUS, stunned=True).end_of_turn() == Health(SERIOUS)
    assert Health(SERIOUS).healed(1) == Health(LIGHT)
    assert Health(LIGHT).healed(3) == Health()
    assert Health(KILLED).healed(1).killed


def test_con_38_amplified_the_roller_picks_attenuated_the_victim() -> None:
    for extra, seat in ((ExtraDie.AMPLIFIED, 0), (ExtraDie.ATTENUATED, 1)):
        roll = WoundRoll.start(3, 5, extra=extra)
        for face in (3, 5, 1):
            assert roll.actor == CHANCE
            roll = roll.play(face)
        assert roll.actor == seat
        assert roll.play((0, 1)).outcome().location == "abdomen"
        assert roll.play((0, 2)).outcome().location == "legs"


def test_con_38_one_of_each_cancels_out_otherwise_the_majority_decides() -> None:
    assert ExtraDie.of(0, 0) is ExtraDie.of(2, 2) is ExtraDie.NONE
    assert ExtraDie.of(3, 1) is ExtraDie.AMPLIFIED
    assert ExtraDie.of(1, 2) is ExtraDie.ATTENUATED


def test_con_38_the_extra_die_is_told_apart() -> None:
    roll = WoundRoll.start(3, 5, extra=ExtraDie.AMPLIFIED)
    for face in (5, 3, 1):
        roll = roll.play(face)
    assert (roll.thrown[:2], roll.thrown[2]) == ((3, 5), 1)


def test_con_39_the_table_is_data_that_players_replace(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    rows = "".join(f'"{row}" = {["killed"] * 5}\n' for row in ROWS).replace("'", '"')
    file.write_text("[rows]\n" + rows)
    roll = replay(WoundRoll.start(0, 20, table=load_table(file)), [1, 2])
    assert roll.outcome().result == Result.KILLED


def test_con_60_row_and_column_numbers_add_up_to_the_result() -> None:
    table = default_table()
    bounds = ((2, Result.STUNNED), (4, Result.LIGHT), (6, Result.SERIOUS), (8, Result.CRITICAL))
    for row, column in product(range(10), range(5)):
        expected = next((name for most, name in bounds if row + column <= most), Result.KILLED)
        assert table.read(2 * row, column) == expected
        assert table.read(2 * row + 1, column) == expected
    assert {table.read(-1, column) for column in range(5)} == {Result.NONE}


def test_con_61_levels_are_added_and_capped_and_stunned_twice_is_stunned_once() -> None:
    results = {Result.LIGHT: 1, Result.SERIOUS: 2, Result.CRITICAL: 3, Result.KILLED: 4}
    for level, (result, points) in product(Level, results.items()):
        assert Health(level).suffer(result).level == min(level + points, 4)
    twice = Health().suffer(Result.STUNNED).suffer(Result.STUNNED)
    assert twice.penalty == 1


def test_con_62_any_two_of_three_dice_and_a_chosen_double_is_exceptional() -> None:
    roll = WoundRoll.start(0, 20, extra=ExtraDie.AMPLIFIED)
    assert replay(roll, [6, 2, 6], scripted([(1, 2)])).outcome().result == Result.KILLED
    picked = replay(roll, [2, 4, 2], scripted([(0, 2)])).outcome()
    assert (picked.location, picked.exceptional) == ("arms", True)


# Bad input


def wound_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "wounds.toml"
    file.write_text(text, encoding="utf-8")
    return file


GOOD = {row: ["light"] * len(LOCATIONS) for row in ROWS}


def toml(rows: dict[str, list[str]]) -> str:
    lines = [f'"{row}" = {cells}'.replace("'", '"') for row, cells in rows.items()]
    return "\n".join(["[rows]", *lines])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            toml({row: cells for row, cells in GOOD.items() if row != "6/7"}),
            "wounds.toml, rows.6/7: this entry is missing.",
        ),
        (
            toml(GOOD | {"6/7": ["light"] * 4}),
            "wounds.toml, rows.6/7: a row has 5 results, one per location, not 4.",
        ),
        (
            toml(GOOD | {"6/7": ["light", "dead", "light", "light", "light"]}),
            "wounds.toml, rows.6/7[1]: “dead” is not one of: "
            "none, stunned, light, serious, critical, killed.",
        ),
        (
            toml(GOOD | {"20+": ["light"] * 5}),
            "wounds.toml, rows.20+: there is no such entry; the entries are: " + ", ".join(ROWS)
            + ".",
        ),
        ("rows = 3", "wounds.toml, rows: “3” should be a table."),
        ("", "wounds.toml, rows: this entry is missing."),
    ],
)  # fmt: skip
def test_a_wrong_wound_table_is_refused_by_file_key_and_reason(
    tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(DataError) as refusal:
        load_table(wound_file(tmp_path, text))
    assert str(refusal.value) == sentence
    assert refusal.value.text("fr") != sentence


def test_a_file_that_is_no_toml_or_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"wounds\.toml"):
        load_table(wound_file(tmp_path, "rows = ["))
    with pytest.raises(InputError, match=r"no file .*nowhere\.toml"):
        load_table(tmp_path / "nowhere.toml")
