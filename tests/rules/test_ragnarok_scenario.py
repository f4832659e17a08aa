"""Scenario files: every objective is read, and whatever is wrong is named."""

from pathlib import Path

import pytest

from escarmouche.core.errors import DataError, OptionError
from escarmouche.games.ragnarok.army import Fighter, Unit
from escarmouche.games.ragnarok.scenario import Scenario, default_scenario, load_scenario
from escarmouche.games.ragnarok.tabletop import INFANTRY, Figure, disc
from escarmouche.odds.tree import replay

GOOD = """
name = "test"
turns = 6
army-points = 300
[table]
width = 120
height = 80
[[zone]]
name = "hill"
centre = [60, 40]
radius = 15
points = 3
[[building]]
name = "tower"
builder = 0
structure = 10
resistance = 6
points = 4
[secret]
side = 0
candidates = 5
points = 1
[camp]
objects = 1
points = 2
[[camp.cache]]
at = [30, 20]
[[camp.cache]]
at = [30, 60]
"""


def load(tmp_path: Path, text: str) -> Scenario:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return load_scenario(file)


def test_the_scenario_shipped_has_every_kind_of_objective() -> None:
    scenario = default_scenario()
    assert scenario.turns == 6
    assert all(
        (
            scenario.zones, scenario.buildings, scenario.prisoners, scenario.quarries,
            scenario.secret, scenario.camp, scenario.appearances, scenario.explosions,
        )
    )  # fmt: skip
    assert scenario.buildings[0].begin().required == 10
    assert scenario.camp is not None
    assert scenario.camp.begin().unsearched == 4


def test_every_objective_shipped_can_be_played_from_its_beginning_to_its_end() -> None:
    scenario = default_scenario()
    crane = scenario.buildings[0]
    masons = [Fighter("m", crane.builder, Figure(INFANTRY, 1, 1), strength=106)]
    built = crane.begin().work(masons, disc((0, 0), 3), crane.excluded)
    assert built.end_of_turn().valid

    guards = Unit("guards", 0, (Fighter("g", 0, Figure(INFANTRY, 0, 0)),), 1)
    held = scenario.prisoners[0].begin()
    assert held.follow(guards, [guards]).activated

    quarry = scenario.quarries[0]
    assert quarry.begin().fighter == quarry.fighter
    assert quarry.begin().removed().captured

    assert scenario.secret is not None
    secret = scenario.secret.begin().lost(6)
    assert secret.play(5).outcome()
    assert secret.play(6).lost(6).outcome()

    assert scenario.camp is not None
    camp = scenario.camp.begin()
    for cache, face in ((3, 1), (0, 2)):
        camp = camp.search(cache, in_contact=True, ends_activation=True).play(face)
    for cache in (1, 2):
        camp = camp.search(cache, in_contact=True, ends_activation=True)
    assert camp.held == (False, True, True, False)

    elemental, supplies = scenario.appearances
    assert replay(elemental.begin(scenario.table), [1, 10]).outcome() == (60, 47.5)  # 10 of d20
    assert replay(elemental.begin(scenario.table, 90), [1, 10]).outcome() == (67.5, 40)
    assert replay(supplies.begin(scenario.table), [1]).outcome() == pytest.approx((310 / 3, 35))

    dice = [1, 1, 1] * scenario.explosions[0].debris
    assert replay(scenario.explosions[0].begin(scenario.table), dice).outcome() == [(45, 75)] * 4


def test_points_add_up_by_objective() -> None:
    scenario = default_scenario()
    assert scenario.score({"quarry": (1, 0), "object": (1, 1), "crane": (1, 0)}) == (9, 2)
    with pytest.raises(OptionError, match="no objective “castle”"):
        scenario.score({"castle": (1, 0)})


def test_a_good_file_is_read(tmp_path: Path) -> None:
    assert load(tmp_path, GOOD)


def test_rag_21_a_building_excludes_ranks_and_kinds(tmp_path: Path) -> None:
    text = GOOD.replace("builder = 0", 'builder = 0\nexcluded = ["champion", "creature"]')
    assert load(tmp_path, text).buildings[0].excluded == {"champion", "creature"}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "radius = 15",
            "radius = 45",
            "mine.toml, zone[0].radius: this leaves the table, which is 120 × 80 cm.",
        ),
        (
            "centre = [60, 40]",
            "centre = [160, 40]",
            "mine.toml, zone[0].centre: this leaves the table, which is 120 × 80 cm.",
        ),
        ("radius = 15", "radius = inf", "mine.toml, zone[0].radius: “inf” should be a number."),
        ("width = 120", "width = inf", "mine.toml, table.width: “inf” should be a number."),
        ("turns = 6", "turns = 0", "mine.toml, turns: 0 is too small; it must be at least 1."),
        ("turns = 6\n", "", "mine.toml, turns: this entry is missing."),
        ("turns = 6", 'turns = "six"', "mine.toml, turns: “six” should be a whole number."),
        (
            "builder = 0",
            "builder = 2",
            "mine.toml, building[0].builder: “2” is not one of: 0, 1.",
        ),
        (
            "builder = 0",
            'builder = 0\nexcluded = ["champion", 3]',
            "mine.toml, building[0].excluded[1]: “3” should be a text.",
        ),
        (
            "objects = 1",
            "objects = 2",
            "mine.toml, camp.cache: 2 caches are too few for 2 objects; "
            "there must be more caches than objects.",
        ),
        (
            "at = [30, 60]",
            "at = [30, 90]",
            "mine.toml, camp.cache[1].at: this leaves the table, which is 120 × 80 cm.",
        ),
        (
            "at = [30, 60]",
            "at = [30]",
            "mine.toml, camp.cache[1].at: there should be 2 numbers, not 1.",
        ),
        (
            "width = 120",
            "widht = 120",
            "mine.toml, table.widht: there is no such entry; the entries are: width, height.",
        ),
        (
            "[[building]]",
            '[[zone]]\nname = "hill"\ncorner = [0, 0]\nsize = [5, 5]\n[[building]]',
            "mine.toml, zone[1].name: the name “hill” is used twice.",
        ),
        (
            "[[building]]",
            '[[zone]]\nname = "ford"\ncorner = [100, 0]\nsize = [25, 5]\n[[building]]',
            "mine.toml, zone[1].size: this leaves the table, which is 120 × 80 cm.",
        ),
        (
            'name = "tower"',
            'name = "hill"',
            "mine.toml, building[0].name: the name “hill” is used twice.",
        ),
        (
            "[camp]",
            '[[quarry]]\nfighter = "tower"\nside = 0\npoints = 1\n[camp]',
            "mine.toml, quarry[0].fighter: the name “tower” is used twice.",
        ),
        (
            "[camp]",
            '[[prisoners]]\nunit = "hill"\nside = 0\npoints = 1\ndestination = "hill"\n[camp]',
            "mine.toml, prisoners[0].unit: the name “hill” is used twice.",
        ),
        (
            'name = "tower"',
            'name = "secret"',
            "mine.toml, building[0].name: the name “secret” is used twice.",
        ),
        (
            'name = "hill"',
            'name = "object"',
            "mine.toml, zone[0].name: the name “object” is used twice.",
        ),
        (
            "radius = 15",
            "radius = 15\nsize = [5, 5]",
            "mine.toml, zone[0].size: there is no such entry; "
            "the entries are: name, points, centre, radius.",
        ),
        (
            "[camp]",
            '[[appearance]]\nwhat = "x"\nzone = "hill"\nturn = 7\n[camp]',
            "mine.toml, appearance[0].turn: the game ends with turn 6.",
        ),
        (
            "[camp]",
            '[[appearance]]\nwhat = "x"\nzone = "hill"\nturn = 6\nparts = 8\n[camp]',
            "mine.toml, appearance[0].parts: the zone “hill” is round and not cut into parts.",
        ),
        (
            "[[building]]",
            '[[prisoners]]\nunit = "m"\nside = 0\npoints = 1\ndestination = "mill"\n[[building]]',
            "mine.toml, prisoners[0].destination: “mill” is not one of: hill.",
        ),
    ],
)
def test_a_wrong_scenario_is_refused_by_file_key_and_reason(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in GOOD
    with pytest.raises(DataError) as refusal:
        load(tmp_path, GOOD.replace(old, new, 1))
    assert str(refusal.value) == sentence
