"""Fair battles from a seed: always legal, and the same for both sides."""

import pytest

from escarmouche import catalog
from escarmouche.core.datafile import DataFile
from escarmouche.core.errors import OptionError
from escarmouche.games.confrontation.options import accept_scenario, scenario_of
from escarmouche.games.confrontation.random_scenario import AIMS, HEIGHT, random_scenario
from escarmouche.games.confrontation.scenario import Scenario
from escarmouche.games.confrontation.scenario_file import read_scenario

SEEDS = range(300)


def scenario(seed: int) -> Scenario:
    return read_scenario(DataFile(f"random {seed}", random_scenario(seed)))


def test_every_seed_gives_a_scenario_that_the_checker_accepts() -> None:
    for seed in SEEDS:
        assert scenario(seed).name == f"Random {seed}"


def test_the_table_turned_by_half_a_turn_is_the_same_table() -> None:
    for seed in SEEDS:
        found = scenario(seed)
        outlines = {(each.kind, frozenset(each.corners)) for each in found.terrain}
        turned = {
            (kind, frozenset((found.width - x, HEIGHT - y) for x, y in corners))
            for kind, corners in outlines
        }
        assert outlines == turned
        caches = set(found.caches)
        assert caches == {(found.width - x, HEIGHT - y) for x, y in caches}


def test_both_sides_want_the_same() -> None:
    for seed in SEEDS:
        aims = scenario(seed).objectives
        for_blue = sorted((each.kind, each.points) for each in aims if each.side == 0)
        for_red = sorted((each.kind, each.points) for each in aims if each.side == 1)
        assert for_blue == for_red


def test_every_kind_of_battle_comes_up() -> None:
    made = [random_scenario(seed) for seed in SEEDS]
    assert len({(*each, len(each.get("zone", ()))) for each in made}) == len(AIMS)


def test_a_record_keeps_the_battle_and_not_the_seed() -> None:
    kept = accept_scenario("random:7")
    assert kept.startswith("{") and scenario_of(kept).name == "Random 7"
    assert accept_scenario(kept) == kept == accept_scenario("random:7")


def test_a_random_battle_can_be_begun() -> None:
    position = catalog.game("confrontation").new(scenario="random:11")
    assert not position.is_over


@pytest.mark.parametrize("seed", ["", "x", "-1", "1" * 19, "1.5"])
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(OptionError, match="random:7"):
        accept_scenario(f"random:{seed}")
