"""Counts for whoever runs the server, as Prometheus reads them.

They are public, so they count only what every spectator may know.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def add(self, name: str, label: str = "") -> None:
        self._counts[f"escarmouche_{name}{label}"] += 1

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self._gauges[f"escarmouche_{name}"] = value

    def observe(self, seconds: float) -> None:
        """How long a public change took to become durable."""
        self._buckets[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    @property
    def text(self) -> str:
        lines = [f"{name} {count}" for name, count in sorted(self._counts.items())]
        lines += [f"{name} {value():g}" for name, value in self._gauges.items()]
        name, total = "escarmouche_commit_seconds", 0
        lines.append(f"# TYPE {name} histogram")
        for bound, count in zip((*BUCKETS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        lines += [f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
