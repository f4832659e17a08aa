"""Write a golden game: its record, then what the referee says of it.

usage: python scripts/golden.py NAME GAME SEED [OPTION=VALUE …]
Regenerating one needs a rule test in the same commit that says why it changed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from escarmouche import catalog
from escarmouche.core.conformance import random_record

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
sys.path.insert(0, str(GOLDEN))

if __name__ == "__main__":
    from test_golden import told

    name, game, seed, *options = sys.argv[1:]
    chosen = dict(option.split("=", 1) for option in options)
    record = random_record(catalog.game(game), chosen, random.Random(int(seed)))
    path = GOLDEN / "games" / f"{name}.txt"
    path.write_text(f"{record.text}-----\n{told(record)}\n", encoding="utf-8")
