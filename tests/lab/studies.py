"""Studies that several tests make, how they are run, and tasks that worker processes import."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from escarmouche.core.errors import InputError
from escarmouche.lab.contests import Contest, Side

PROGRAM = str(Path(sys.executable).parent / "escarmouche")

# Two kinds of contest: compiled random games, and a level that thinks a little.
CONTESTS = [
    Contest("dragons", options={"setup": "baby", "match": "0"}, counted="starter"),
    Contest("dragons", (Side("level:2:20"), Side("random")), {"setup": "equal", "match": "0"}),
]


def run(*words: str, timeout: float = 240) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *words], capture_output=True, text=True, timeout=timeout, env=surroundings()
    )


def surroundings() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200", "ESCARMOUCHE_LANG": "en"}


def once_deadly(task: tuple[str, int]) -> int:
    """Kill the process that runs this with task 3, but only the first time."""
    folder, number = task
    Path(folder, f"{number}-{time.monotonic_ns()}").touch()
    if number == 3 and len(list(Path(folder).glob("3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def refusing(task: int) -> int:
    raise InputError("error-lab-player", word=f"nobody {task}")


def identity(task: int) -> int:
    """The process that runs a task."""
    time.sleep(0.2)  # long enough that every worker gets one
    return os.getpid()
