"""Servers that die: every acknowledged act is in the log once, in order (see `make soak`)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SOAK = Path(__file__).parents[2] / "scripts" / "soak.py"
KILLS = 5


def test_no_acknowledged_act_is_lost_when_the_server_is_killed() -> None:
    words = [sys.executable, str(SOAK), "--kills", str(KILLS), "--games", "6", "--texts", "300"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["kills"] == KILLS and found["acknowledged"]["move"] > KILLS
    assert found["acknowledged"]["answer"] > 0  # to a takeback or a rematch
    assert 0 < found["read"] < found["texts"]
