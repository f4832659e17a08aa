"""A search for fair maps of Metals: to both seats, to the starter and the other, to all factions.

A generation of maps is measured with few games; the fairer half with twice as many, and so on
(successive halving), until a quarter is left. These and changed copies of them are the next
generation. The last ones are measured afresh, since who was chosen for a lucky figure has one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from escarmouche.core.texts import Message
from escarmouche.games.metals import ground, maps
from escarmouche.games.metals.maps import Map
from escarmouche.games.metals.vocabulary import FACTIONS
from escarmouche.lab.contests import SEAT_0, SIDE, STARTER, Contest, Side, Tally, tally
from escarmouche.lab.findings import Cell, Findings, Table
from escarmouche.lab.question import Question
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study
from escarmouche.lab.summary import cell, findings, plainly

KEPT = 3  # maps told at the end
SQUARES = ((ground.PLAIN, 0),) * 10 + (
    *((ground.PLAIN, vp) for vp in (1, 1, 2, 2)),
    *((ground.FOREST, vp) for vp in (0, 0, 0, 1)),
    *((ground.CITY, vp) for vp in (0, 0, 1)),
    (ground.CLOSED, 0),
)

Square = tuple[int, int]


@dataclass(frozen=True)
class Fairness:
    """What was measured of one map."""

    starter: Tally
    seat: Tally
    factions: Mapping[str, Tally]

    @property
    def unfairness(self) -> float:
        """The sum of squared distances from even, less what chance alone would make of it.

        An estimate without bias: it may be below 0, and maps with few games are not worse off.
        """
        parts = [self.starter, self.seat, *self.factions.values()]
        return sum((part.score - 0.5) ** 2 - 0.25 / max(1, part.games) for part in parts)


def search_maps(question: Question, study: Study) -> Findings:
    """The fairest maps found, beside the shipped ones.

    `question.details`: `files`, `ranks`, `symmetric`, `population`, `generations`, and whether
    the maps should be fair to all `factions`.
    """
    details = question.details
    chooser = random.Random(f"maps {question.seed}")
    size, count = (int(details["files"]), int(details["ranks"])), int(details["population"])
    symmetric = bool(details["symmetric"])
    bench = _Bench(question, study)
    population = [random_map(chooser, size, symmetric) for _ in range(count)]
    for _ in range(int(details["generations"])):
        best = bench.halved(population)
        children = [mutated(chooser, chooser.choice(best), symmetric) for _ in range(count)]
        population = list(dict.fromkeys([*best, *children]))[:count]
    best = bench.halved(population)[:KEPT]
    shipped = [maps.load(name) for name in maps.shipped()]
    measured = bench.measure([*best, *shipped], 4 * question.until.games)
    order = sorted(range(len(best)), key=lambda place: measured[place].unfairness)
    places = [*order, *range(len(best), len(measured))]
    names = [Message("lab-map-found", {"number": rank}) for rank in range(1, len(best) + 1)]
    names += [plainly(name) for name in maps.shipped()]
    every = [*best, *shipped]
    rows = [(name, every[at], measured[at]) for name, at in zip(names, places, strict=True)]
    table = _table(rows, question.until)
    conclusions = [_compared(rows, len(best))]
    title = Message("lab-title-maps", {"files": size[0], "ranks": size[1]})
    return findings(question, study, title, [table], bench.names, conclusions)


def best_map(found: Findings) -> Map:
    """The fairest map of a search."""
    return maps.find(found.tables[0].cells[0].options["map"])


def random_map(chooser: random.Random, size: tuple[int, int], symmetric: bool) -> Map:
    """Squares at random; a symmetric map is the same for whoever sits across."""
    files, ranks = size
    while True:
        rows = [[chooser.choice(SQUARES) for _ in range(files)] for _ in range(ranks)]
        found = _made(rows, symmetric)
        if found:
            return found


def mutated(chooser: random.Random, parent: Map, symmetric: bool) -> Map:
    """A map with one to three squares changed."""
    while True:
        rows = [list(row) for row in parent.rows]
        for _ in range(chooser.randint(1, 3)):
            chooser.choice(rows)[chooser.randrange(len(rows[0]))] = chooser.choice(SQUARES)
        found = _made(rows, symmetric)
        if found and found != parent:
            return found


def map_text(found: Map, comment: str) -> str:
    """A map as the file that `maps.check` reads."""
    ranks = [f'    "{row.replace(",", " ")}",' for row in found.word.split("/")]
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    return "\n".join([*lines, "ranks = [", *ranks, "]", ""])


def _made(rows: list[list[Square]], symmetric: bool) -> Map | None:
    """The map of the squares, None where a corner is closed or nothing is worth points."""
    if symmetric:  # the far half is the near one turned round
        ranks, files = len(rows), len(rows[0])
        for rank in range(ranks):
            for file in range(files):
                if (rank, file) > (ranks - 1 - rank, files - 1 - file):
                    rows[rank][file] = rows[ranks - 1 - rank][files - 1 - file]
    corners = [row[side] for row in (rows[0], rows[-1]) for side in (0, -1)]
    if any(corner[0] == ground.CLOSED for corner in corners):
        return None
    if sum(vp > 0 for row in rows for _, vp in row) < 3:
        return None
    return Map(tuple(tuple(row) for row in rows))


class _Bench:
    """Measures maps, and remembers what was measured."""

    def __init__(self, question: Question, study: Study) -> None:
        self._question, self._study = question, study
        self.names: list[Message] = []
        with_factions = bool(question.details["factions"])
        self._pairs = list(combinations(FACTIONS, 2)) if with_factions else [(None, None)]

    def halved(self, population: Sequence[Map]) -> list[Map]:
        """The fairest quarter of the maps, fairest first."""
        games = self._question.until.games
        remaining = list(population)
        for keep in (len(population) // 2, len(population) // 4):
            measured = self.measure(remaining, games)
            order = sorted(range(len(remaining)), key=lambda at: measured[at].unfairness)
            remaining = [remaining[at] for at in order[: max(1, keep)]]
            games *= 2
        return remaining

    def measure(self, population: Sequence[Map], games: int) -> list[Fairness]:
        """Every pair of factions on every map, `games` in all on each."""
        question, pairs = self._question, self._pairs
        each = max(2, -(-games // len(pairs) // 2) * 2)
        contests = []
        for found in population:
            settings = question.game.settings({**question.options, "map": found.word})
            for first, second in pairs:
                sides = (Side(question.player, first), Side(question.player, second))
                contests.append(Contest("metals", sides, settings))
                self.names.append(plainly(found.name))
        rows = self._study.play(contests, Stopping(each))
        return [
            self._fairness(rows[at : at + len(pairs)]) for at in range(0, len(rows), len(pairs))
        ]

    def _fairness(self, games: Sequence[np.ndarray]) -> Fairness:
        together = np.concatenate(games)
        factions: dict[str, Tally] = {}
        for (first, second), rows in zip(self._pairs, games, strict=True):
            if first is None or second is None:
                continue
            found = tally(SIDE, rows)
            factions[first] = factions.get(first, Tally()).plus(found)
            factions[second] = factions.get(second, Tally()).plus(Tally(*reversed(found)))
        return Fairness(tally(STARTER, together), tally(SEAT_0, together), factions)


Row = tuple[Message, Map, Fairness]


def _table(rows: Sequence[Row], until: Stopping) -> Table:
    cells: list[Cell] = []
    for name, found, measured in rows:
        columns = {
            Message("lab-starter"): measured.starter,
            Message("metals-seat-blue"): measured.seat,
        }
        for faction, result in measured.factions.items():
            columns[plainly(faction.replace("_", " "))] = result
        options = {"map": found.name}
        cells += [cell(name, column, result, until, options) for column, result in columns.items()]
    axis = Message("option-metals-map-name")
    return Table(Message("lab-table-maps"), axis, Message("lab-axis-whose"), tuple(cells))


def _compared(rows: Sequence[Row], found: int) -> Message:
    """The best map found beside the fairest shipped one."""
    shipped = min(rows[found:], key=lambda row: row[2].unfairness)
    return Message(
        "lab-maps-compared",
        {
            "best": _distance(rows[0][2]),
            "name": shipped[0],
            "shipped": _distance(shipped[2]),
        },
    )


def _distance(measured: Fairness) -> float:
    """The root of the mean squared distance from even, in points of a hundred, to the tenth."""
    parts = 2 + len(measured.factions)
    return round(100 * float(max(0.0, measured.unfairness) / parts) ** 0.5, 1)
