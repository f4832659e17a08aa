"""How long the odds of the page take for one question, in Node, which runs them as Chromium does.

usage: python benchmarks/page_odds.py

Every question is asked in new processes: first of all, as by a link that opens the page with it,
and after the practice that the page takes while nobody asks. The least time of several counts.
50 ms are asked for.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from escarmouche.games.confrontation.odds.page import for_page

TIMES = 5
NODE = Path(sys.executable).parent / "node"
FIGHTER = "ATT 4 DEF 3 FOR 5 RES 6 attacks {} parries {}"
QUESTIONS = {
    "test": ("test", [4, 12, 1, False]),
    "test, 3 dice, brute": ("test", [3, 20, 3, True]),
    "opposed": ("opposed", [4, 5, 1, 1]),
    "opposed, 3 dice against 3": ("opposed", [4, 5, 3, 3]),
    "wound, amplified": ("wound", [5, 5, 1, 0, 0]),
    "fight, 1 attack and 1 parry each": ("fight", [[FIGHTER.format(1, 1)]] * 2),
    "fight, 2 attacks and 1 parry each": ("fight", [[FIGHTER.format(2, 1)]] * 2),
    "fight, 3 attacks and 2 parries each": ("fight", [[FIGHTER.format(3, 2)]] * 2),
    "fight, 1 against 2": ("fight", [[FIGHTER.format(2, 1)], [FIGHTER.format(1, 1)] * 2]),
    "fight, 1 against 3": ("fight", [[FIGHTER.format(2, 2)], [FIGHTER.format(1, 1)] * 3]),
    "duel, 2 dice each": ("duel", [FIGHTER.format(0, 0), FIGHTER.format(0, 0), [2, 2], [4, 3]]),
    "duel, dice in secret": (
        "sealed",
        [FIGHTER.format(0, 0), FIGHTER.format(0, 0), [2, 2], [4, 3]],
    ),
    "one share of 3 dice against 2": (
        "melee",
        [[FIGHTER.format(2, 1)], [FIGHTER.format(1, 1)] * 2, [[0], [0, 0]], None],
    ),
    "1 against 2, all shares": (
        "melee",
        [[FIGHTER.format(0, 0)], [FIGHTER.format(0, 0)] * 2, [[3], [2, 2]], None],
    ),
    "search": ("search", [2, 6, None]),
    "secret": ("secret", [25, [5, 6, 4]]),
    "construction": ("construction", [10, 26, 5, 6, 0]),
    "explosion": ("explosion", ["large", [60, 40], [120, 80], [50, 30, 12], 3]),
}
ASKED = """
import * as odds from './odds.mjs'
const [[kind, given], practised] = JSON.parse(process.argv[2])
let times = 0
while (practised && odds.practise(times++));
const start = performance.now()
odds[`of_${kind}`](...given)
console.log(performance.now() - start)
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "odds.mjs").write_text(for_page(), encoding="utf-8")
        Path(folder, "asked.mjs").write_text(ASKED, encoding="utf-8")
        print(f"{'':38}{'at first':>11}{'practised':>11}")
        for name, question in QUESTIONS.items():
            print(f"{name:38}", end="")
            for practised in (False, True):
                command = [str(NODE), "asked.mjs", json.dumps([question, practised])]
                times = [
                    float(subprocess.check_output(command, cwd=folder, text=True))
                    for _ in range(TIMES)
                ]
                print(f"{min(times):8.1f} ms", end="", flush=True)
            print()


if __name__ == "__main__":
    main()
