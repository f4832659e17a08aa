"""The game and the independent referee of `tests/referee` agree on random battles.

Here the beginning of a battle of each scenario; `scripts/battles.py --referee 200` plays whole
ones, as many of every scenario.
"""

from random import Random

import pytest
from referee.following import follow
from skirmish_battles import random_options

from escarmouche.games.confrontation.options import scenario_names


@pytest.mark.parametrize("scenario", scenario_names())
def test_game_and_referee_agree(scenario: str) -> None:
    options = random_options(Random(scenario), scenario)
    compared, ended = follow(options, f"{scenario}-quick", most=200, share=0.1)
    assert compared == 200 or ended
