"""The examples do what they say, in small; the page about research tells the truth."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.adapters.features import features

ROOT = Path(__file__).parents[2]


def example(name: str):
    return runpy.run_path(str(ROOT / "examples" / name))


def test_a_policy_learns_by_playing_itself() -> None:
    program = [sys.executable, str(ROOT / "examples" / "train_policy.py"), "irondie", "192"]
    # Threads of small matrix products only get in each other's way.
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    said = subprocess.run(program, env=environment, check=True, capture_output=True, text=True)
    before, after = map(float, re.findall(r"[+-]\d\.\d\d", said.stdout))
    assert abs(before) < 0.2 and after > 0.5


def test_cfr_approaches_equilibrium_and_runs_on_three_dice_each() -> None:
    pytest.importorskip("pyspiel", reason="the extra [openspiel] is not installed")
    regret = example("cfr_small_irondie.py")
    before, after = regret["exact"](40)
    assert after < 0.01 < before
    assert -1 <= regret["sampled"](20, games=10) <= 1


def test_the_page_gives_the_sizes_of_every_game() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    rows = re.findall(r"`(\w+)_v\d+` \| (\d+) \| (\d+) \| (\d+) \|", page)
    assert {name: tuple(map(int, sizes)) for name, *sizes in rows} == {
        game.name: (
            game.rules.chance_from,
            game.rules.move_count - game.rules.chance_from,
            features(game.rules).size,
        )
        for game in catalog.games()
    }
