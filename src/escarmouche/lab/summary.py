"""From played games to findings: cells, distributions, games worth seeing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from escarmouche.core.game import Game
from escarmouche.core.kernel import DRAW
from escarmouche.core.texts import Message
from escarmouche.lab.contests import SEAT_0, STARTER, Chunk, Contest, Tally, replay_first, tally
from escarmouche.lab.findings import (
    Cell,
    ContestFacts,
    Ending,
    Findings,
    Histogram,
    Rating,
    Replay,
    Table,
)
from escarmouche.lab.players import RANDOM, read_player
from escarmouche.lab.question import Question
from escarmouche.lab.statistics import CONFIDENCE, comparisons
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study

BINS = 40
FEW = 30  # games of a cell below which its figure is only a hint


def plainly(value: str) -> Message:
    """A name that is the same in every language."""
    return Message("option-value", {"value": value})


def cell(
    row: Message,
    column: Message,
    found: Tally,
    until: Stopping,
    options: Mapping[str, str] | None = None,
) -> Cell:
    low, high = until.interval(found)
    return Cell(row, column, found.games, *found, found.score, low, high, dict(options or {}))


def places_table(
    game: Game, rows: Iterable[tuple[Message, np.ndarray]], axis: Message, until: Stopping
) -> Table:
    """What starting and sitting on seat 0 is worth, for each of some groups of games."""
    columns = {STARTER: Message("lab-starter"), SEAT_0: game.seat_name(0)}
    cells = [
        cell(name, columns[counted], tally(counted, games), until)
        for name, games in rows
        for counted in columns
    ]
    return Table(Message("lab-table-places"), axis, Message("lab-axis-whose"), tuple(cells))


def verdict(name: Message, found: Cell) -> Message:
    """A cell in one sentence: better than even, worse, or not known."""
    words = "above" if found.low > 0.5 else "below" if found.high < 0.5 else "even"
    figures = {"score": found.score, "low": found.low, "high": found.high}
    told: dict[str, object] = {key: round(100 * value, 1) for key, value in figures.items()}
    return Message(f"lab-verdict-{words}", told | {"name": name})


def about(question: Question, title: Message, games: int, **found: Any) -> Findings:
    """What was found, with what was asked and how to have it again."""
    return Findings(
        title=title,
        kind=question.kind,
        game=question.game_name,
        command=question.command,
        versions=question.versions,
        seed=question.seed,
        games=games,
        confidence=CONFIDENCE,
        sequential=question.until.precision is not None,
        reasons=question.game.rules.reasons,
        **found,
    )


def findings(
    question: Question,
    study: Study,
    title: Message,
    tables: Sequence[Table],
    names: Sequence[Message],
    conclusions: Sequence[Message],
    ratings: Sequence[Rating] = (),
    warnings: Sequence[Message] = (),
    repeated: Sequence[Table] = (),
) -> Findings:
    """Everything that is told of any study, around what is particular.

    `names` are those of the contests; `repeated` are tables that say again what others say.
    """
    rows = study.rows
    compared = [each for table in tables if table not in repeated for each in table.cells]
    contests = zip(names, study.contests, strict=True)
    return about(
        question,
        title,
        len(rows),
        contests=tuple(_facts(name, contest) for name, contest in contests),
        tables=tuple(tables),
        ratings=tuple(ratings),
        histograms=tuple(_histograms(rows)),
        endings=tuple(_endings(question.game, rows)),
        replays=tuple(_replays(study, rows)),
        conclusions=tuple(conclusions),
        warnings=(*warnings, *_warnings(study, compared)),
    )


def _facts(name: Message, contest: Contest) -> ContestFacts:
    first, second = contest.sides
    return ContestFacts(name, (first.player, second.player), contest.options_of(0))


def _histograms(rows: np.ndarray) -> Iterable[Histogram]:
    yield _histogram(Message("lab-histogram-plies"), rows["plies"])
    if rows["margin"].any():
        yield _histogram(Message("lab-histogram-margin"), rows["margin"])


def _histogram(title: Message, values: np.ndarray) -> Histogram:
    """Bins of equal whole width, at most `BINS`."""
    low, high = int(np.floor(values.min())), int(np.floor(values.max())) + 1
    width = max(1, -(-(high - low) // BINS))
    edges = np.arange(low, high + width, width)
    counts, _ = np.histogram(values, edges)
    mean = round(float(values.mean(dtype=np.float64)), 4)
    return Histogram(title, tuple(edges.astype(float).tolist()), tuple(counts.tolist()), mean)


def _endings(game: Game, rows: np.ndarray) -> Iterable[Ending]:
    counts = np.bincount(rows["reason"], minlength=len(game.rules.reasons)).tolist()
    for reason, count in zip(game.rules.reasons, counts, strict=True):
        if count:
            yield Ending(Message(f"ending-{game.name}-{reason}"), count)


def _replays(study: Study, rows: np.ndarray) -> Iterable[Replay]:
    """Games to look at; those of players that never play the same again are lost."""
    repeatable = [
        number
        for number, contest in enumerate(study.contests)
        if all(read_player(side.player).repeats for side in contest.sides)
    ]
    here = rows[np.isin(rows["contest"], repeatable)]
    if not len(here):
        return
    lead = np.abs(here["margin"])
    chosen = {"shortest": int(here["plies"].argmin()), "longest": int(here["plies"].argmax())}
    if lead.any():
        decided = np.where(here["winner"] == DRAW, np.inf, lead)
        chosen |= {"closest": int(decided.argmin()), "clearest": int(lead.argmax())}
    chunks = {}
    for name, index in chosen.items():
        number, game = int(here["contest"][index]), int(here["game"][index])
        chunks[name] = Chunk(number, study.contests[number], study.seed, game, 1)
    unique = list({chunk.key: chunk for chunk in chunks.values()}.values())
    records = {chunk.key: text for chunk, text in study.engine.run(replay_first, unique)}
    for name, chunk in chunks.items():
        title = Message(f"lab-replay-{name}")
        yield Replay(title, chunk.number, chunk.first, records[chunk.key])


def _warnings(study: Study, cells: Sequence[Cell]) -> Iterable[Message]:
    players = {side.player for contest in study.contests for side in contest.sides}
    if players == {RANDOM}:
        yield Message("lab-warning-random")
    if not all(read_player(word).repeats for word in players):
        yield Message("lab-warning-unrepeatable")
    fewest = min((each.games for each in cells), default=FEW)
    if fewest < FEW:
        yield Message("lab-warning-few", {"games": fewest})
    names = [Message("lab-pair", {"first": each.row, "second": each.column}) for each in cells]
    yield from comparisons(names, [(each.wins, each.losses) for each in cells])
