"""The laboratory on one core, two cores and Ray: python benchmarks/lab.py [--seconds 30]

Whole commands are timed, from the start of the program to its end. The Ray cluster has two cores
of this machine and runs already, as a cluster does. Wanted: two processes at least 1.8 times as
fast as one, Ray at least 85 % of the processes, a million random games with their report in less
than 60 seconds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = str(Path(sys.executable).parent / "escarmouche")
DUEL = ("lab", "duel", "metals", "Zipang", "Dinorda", "--level", "4")
MILLION = ("lab", "balance", "dragons", "--scene", "baby", "--games", "1000000")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of the study on one core")
    asked = parser.parse_args()
    timed(*DUEL, "--games", "20")  # compile what has to be
    short, _ = timed(*DUEL, "--games", "20")
    longer, _ = timed(*DUEL, "--games", "120")
    games = max(40, round(100 * (asked.seconds - short) / (longer - short)))
    study = (*DUEL, "--games", str(games))
    one, found = timed(*study, "--workers", "1")
    two, same = timed(*study, "--workers", "2")
    cluster, as_well = on_ray(study)
    assert found == same == as_well, "the engines found different things"
    print(f"{games} games of Metals at level 4, findings identical:")
    print(f"  one process   {one:6.1f} s")
    print(f"  two processes {two:6.1f} s  {one / two:.2f} times as fast (wanted 1.8)")
    print(f"  Ray, two CPUs {cluster:6.1f} s  {two / cluster:.0%} of the processes (wanted 85 %)")
    with tempfile.TemporaryDirectory() as folder:
        report = str(Path(folder, "report.html"))
        seconds, _ = timed(*MILLION, "--workers", "2", "--output", report)
    print(f"a million random games of Dragons Arena and their report: {seconds:.1f} s (wanted 60)")


def timed(*words: str) -> tuple[float, object]:
    """The seconds of a command, and what it found."""
    began = time.perf_counter()
    done = subprocess.run([PROGRAM, *words, "--json"], check=True, stdout=subprocess.PIPE)
    return time.perf_counter() - began, json.loads(done.stdout)["findings"]


def on_ray(study: tuple[str, ...]) -> tuple[float, object]:
    from ray.cluster_utils import Cluster

    cluster = Cluster(True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        return timed(*study, "--ray", cluster.address)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
