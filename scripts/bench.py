"""Measure Escarmouche beside its peers in one run, and print the ratios.

The peers live in an environment of their own, `.venv-bench`; nothing else needs them.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "benchmarks" / "peers.py"
RESEARCH = ROOT / "benchmarks" / "research.py"
SOLVER = ROOT / "benchmarks" / "solver.py"
ODDS = ROOT / "benchmarks" / "odds.py"
STARTING = ROOT / "benchmarks" / "starting.py"
ENGINES = ROOT / "benchmarks" / "engines.py"
REQUIREMENTS = ROOT / "benchmarks" / "requirements.txt"
VENV = ROOT / ".venv-bench"


def main() -> None:
    prepare()
    peer = VENV / "bin" / "python"
    # Before and after, so that a machine that slows down meanwhile shows.
    first = output(peer, PEERS)
    ours = output(Path(sys.executable).parent / "escarmouche", "bench", "--json")
    research = output(Path(sys.executable), RESEARCH)
    last = output(peer, PEERS)
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores")
    print("versions:", ours["versions"] | first["versions"])
    openspiel = (first["connect_four_plies"] + last["connect_four_plies"]) / 2
    print(
        f"OpenSpiel C++ connect_four rollouts: {openspiel:,.0f} plies/s "
        f"({first['connect_four_plies']:,.0f} before, {last['connect_four_plies']:,.0f} after)"
    )
    for speed in ours["random_play"]:
        options = " ".join(f"{name}={value}" for name, value in speed["options"].items())
        print(
            f"{speed['game']:10}{options:24} {speed['plies_per_second']:>12,} plies/s "
            f"{speed['games_per_second']:>10,} games/s "
            f"{speed['plies_per_second'] / openspiel:6.2f} × OpenSpiel"
        )
    print_research(research, first, last)
    print_engines(output(Path(sys.executable), ENGINES))
    print("Questions to the odds (5 ms is the aim), and icepool on an opposed roll:", flush=True)
    subprocess.run([sys.executable, str(ODDS)], check=True)
    print("The first move of each game, and destinations of the skirmish:", flush=True)
    subprocess.run([sys.executable, str(STARTING)], check=True)
    print("Dragons Arena, 100 baby starts solved in 10 s each:", flush=True)
    subprocess.run([sys.executable, str(SOLVER)], check=True)


def print_research(research: list, first: dict, last: dict) -> None:
    """Batches of 1024 on one core beside Pgx and PettingZoo; OpenSpiel from a Python loop."""
    pgx, zoo = (
        (first[name] + last[name]) / 2
        for name in ("pgx_connect_four_steps", "pettingzoo_connect_four_steps")
    )
    print(f"Pgx connect_four, batch of 1024, one core: {pgx:,.0f} steps/s")
    print(f"PettingZoo connect_four: {zoo:,.0f} steps/s")
    for speed in research:
        options = " ".join(f"{name}={value}" for name, value in speed["options"].items())
        steps, (plies, python) = speed["batch_steps"], speed["openspiel"]
        print(
            f"{speed['game']:10}{options:24} batch {steps:>10,.0f} steps/s "
            f"{steps / pgx:5.2f} × Pgx {steps / zoo:6.0f} × PettingZoo; "
            f"OpenSpiel {plies:>8,.0f} plies/s {plies / python:5.2f} × python_tic_tac_toe"
        )


def print_engines(engines: list) -> None:
    """The engines of the page beside machine code."""
    print("WebAssembly beside machine code: decisions of random play, simulations of a search")
    for each in engines:
        play, search = each["random_play"], each["simulations"]
        print(
            f"{each['game']:14} {play['webassembly']:>10,} of {play['native']:>10,} decisions/s "
            f"{play['share']:4.0%}   {search['webassembly']:>8,} of {search['native']:>8,} "
            f"simulations/s {search['share']:4.0%}"
        )


def prepare() -> None:
    stamp = VENV / "installed"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing the peers in .venv-bench (once) …", flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, "--requirement", str(REQUIREMENTS)], check=True)
    stamp.write_text(wanted)


def output(program: Path, *arguments: object) -> Any:
    command = [str(program), *map(str, arguments)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


if __name__ == "__main__":
    main()
