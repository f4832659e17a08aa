"""A fair battle from a seed: the table turned by half a turn is the same table.

So neither edge is better than the other; the sides want the same things, and the winner of the
first roll chooses an edge for nothing. What comes out is the content of a scenario file, checked as
any other (`scenario_file`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

STRIP = 17  # cm from an edge that stay free: armies are set down there (CON-74), and step out
APART = 3  # cm between two pieces of terrain
HEIGHT = 60
MOST_PAIRS = 3  # of pieces of terrain
TRIES = 40

Table = dict[str, Any]
Box = tuple[int, int, int, int]  # left, bottom, right, top in cm


class _Lots:
    """Numbers drawn from a seed, the same on every machine and with every version of Python."""

    def __init__(self, seed: int) -> None:
        self._seed, self._drawn = seed, 0

    def number(self, least: int, most: int) -> int:
        told = f"battle {self._seed} {self._drawn}".encode()
        self._drawn += 1
        drawn = int.from_bytes(hashlib.blake2b(told, digest_size=8).digest(), "big")
        return least + drawn % (most - least + 1)


def random_scenario(seed: int) -> Table:
    """The content of a scenario file.

    >>> random_scenario(7) == random_scenario(7), random_scenario(7) == random_scenario(8)
    (True, False)
    """
    lots = _Lots(seed)
    width = 60 + 10 * lots.number(0, 2)
    scenario: Table = {
        "name": f"Random {seed}",
        "turns": lots.number(6, 7),
        "army-points": 300 + 25 * lots.number(0, 4),
        "table": {"width": width, "height": HEIGHT},
    }
    middle = (width // 2, HEIGHT // 2)
    scenario |= AIMS[lots.number(0, len(AIMS) - 1)](lots, *middle)
    scenario["terrain"] = _terrain(lots, width, middle)
    return scenario


def _terrain(lots: _Lots, width: int, middle: tuple[int, int]) -> list[Table]:
    """Pieces in pairs, each the other turned by half a turn; the middle stays free."""
    pairs: list[tuple[str, Box]] = []
    taken: list[Box] = [(middle[0] - 4, middle[1] - 4, middle[0] + 4, middle[1] + 4)]
    wanted = lots.number(2, MOST_PAIRS)
    for _ in range(TRIES):
        kind = ("difficult", "low", "block")[lots.number(0, 2)]
        wide, high = {
            "difficult": (lots.number(8, 12), lots.number(7, 10)),
            "low": (lots.number(8, 12), 1),
            "block": (lots.number(4, 7), lots.number(4, 6)),
        }[kind]
        left = lots.number(3, width - 3 - wide)
        bottom = lots.number(STRIP, HEIGHT - STRIP - high)
        box = (left, bottom, left + wide, bottom + high)
        turned = _turned(box, width)
        if len(pairs) < wanted and _is_free(box, [*taken, turned]) and _is_free(turned, taken):
            pairs.append((kind, box))
            taken += [box, turned]
    return [
        {"kind": kind, "corners": _corners(kind, each)}
        for kind, box in pairs
        for each in (box, _turned(box, width))
    ]


def _turned(box: Box, width: int) -> Box:
    left, bottom, right, top = box
    return width - right, HEIGHT - top, width - left, HEIGHT - bottom


def _is_free(box: Box, taken: list[Box]) -> bool:
    left, bottom, right, top = box
    return all(
        left >= other[2] + APART
        or other[0] >= right + APART
        or bottom >= other[3] + APART
        or other[1] >= top + APART
        for other in taken
    )


def _corners(kind: str, box: Box) -> list[list[int]]:
    """Anticlockwise; woods have their corners cut off."""
    left, bottom, right, top = box
    if kind != "difficult":
        return [[left, bottom], [right, bottom], [right, top], [left, top]]
    return [
        [left + 2, bottom], [right - 2, bottom], [right, bottom + 2], [right, top - 2],
        [right - 2, top], [left + 2, top], [left, top - 2], [left, bottom + 2],
    ]  # fmt: skip


# --- what there is to win -------------------------------------------------------------------------


def _nothing(lots: _Lots, x: int, y: int) -> Table:
    """A plain battle."""
    return {}


def _ground(lots: _Lots, x: int, y: int) -> Table:
    """RAG-10: the middle at every turn's end, two fields beside it at the end."""
    wide, away = lots.number(8, 12), lots.number(10, 14)
    return {
        "zone": [
            {"name": "middle", "centre": [x, y], "radius": lots.number(5, 7)},
            {"name": "west", "corner": [x - away - wide, y - 4], "size": [wide, 8]},
            {"name": "east", "corner": [x + away, y - 4], "size": [wide, 8]},
        ],
        "objective": [
            {"kind": "control", "zone": "middle", "points": 1, "moment": "each-turn"},
            {"kind": "control", "zone": "west", "points": 2},
            {"kind": "control", "zone": "east", "points": 2},
        ],
    }


def _captives(lots: _Lots, x: int, y: int) -> Table:
    """RAG-01: each side wants the other's dearest; the middle breaks the tie."""
    return {
        "zone": [{"name": "middle", "centre": [x, y], "radius": lots.number(6, 8)}],
        "objective": [
            {"kind": "capture", "side": "blue", "fighter": "dearest", "points": 3},
            {"kind": "capture", "side": "red", "fighter": "dearest", "points": 3},
            {"kind": "control", "zone": "middle", "points": 1},
        ],
    }


def _camp(lots: _Lots, x: int, y: int) -> Table:
    """RAG-40: objects in caches that lie alike for both."""
    objects = lots.number(1, 2)
    caches = [[x, y]]
    for _ in range(2):
        across, along = lots.number(8, 20), lots.number(-8, 8)
        caches += [[x - across, y + along], [x + across, y - along]]
    holding = {"kind": "holding", "points": 3}
    return {
        "camp": {"objects": objects, "cache": [{"at": at} for at in caches]},
        "objective": [holding | {"object": number + 1} for number in range(objects)],
    }


def _relic(lots: _Lots, x: int, y: int) -> Table:
    """RAG-61: something falls from the sky, and where it falls is worth holding."""
    return {
        "zone": [
            {"name": "heath", "corner": [x - 20, y - 6], "size": [40, 12]},
            {"name": "middle", "centre": [x, y], "radius": lots.number(6, 8)},
        ],
        "appearance": [{"turn": 2, "zone": "heath", "parts": 8}],
        "objective": [
            {"kind": "holding", "object": 1, "points": 4},
            {"kind": "control", "zone": "middle", "points": 3},
        ],
    }


def _powder(lots: _Lots, x: int, y: int) -> Table:
    """RAG-70: a yard worth holding, with something in it that goes off."""
    blast = {"at": [x, y], "size": "small", "debris": lots.number(2, 4), "strength": 4}
    return {
        "zone": [{"name": "yard", "corner": [x - 8, y - 5], "size": [16, 10]}],
        "explosion": [blast | {"hit": True, "turn": lots.number(3, 5)}],
        "objective": [
            {"kind": "control", "zone": "yard", "points": 1, "moment": "each-turn"},
            {"kind": "control", "zone": "yard", "points": 2},
        ],
    }


AIMS: tuple[Callable[[_Lots, int, int], Table], ...] = (
    _nothing,
    _ground,
    _captives,
    _camp,
    _relic,
    _powder,
)
