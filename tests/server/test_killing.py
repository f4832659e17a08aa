"""Servers that die and databases in trouble: every acknowledged act is in the log once, in order.

`make soak` does the same for longer (scripts/soak.py says what it checks).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SOAK = Path(__file__).parents[2] / "scripts" / "soak.py"
KILLS = 4


def test_no_acknowledged_act_is_lost_whatever_happens_to_server_and_database() -> None:
    words = ["--kills", str(KILLS), "--games", "6", "--texts", "300", "--trouble", "1"]
    slow = ["--in-step", "60", "--recovery", "60"]  # on a machine that does other things too
    done = subprocess.run(
        [sys.executable, str(SOAK), *words, *slow], capture_output=True, text=True, timeout=280
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["kills"] == sum(found["trouble"].values()) == KILLS
    assert found["acknowledged"]["move"] > KILLS
    assert found["acknowledged"]["answer"] > 0  # to a takeback or a rematch
    assert 0 < found["read"] < found["texts"]
