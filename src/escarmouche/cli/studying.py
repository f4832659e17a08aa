"""How the commands of the laboratory run a study: engine, journal, progress, results."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from escarmouche.cli import output
from escarmouche.cli.output import console, figure, text

if TYPE_CHECKING:
    from escarmouche.lab.findings import Cell, Findings, Run, Table
    from escarmouche.lab.question import Question
    from escarmouche.lab.study import Study

# What says how to run a study, not what it is: with the number of words that belong to it.
_RUNNING = {
    "--workers": 2,
    "--ray": 2,
    "--output": 2,
    "--checkpoint": 2,
    "--resume": 1,
    "--json": 1,
}


@dataclass(frozen=True)
class Running:
    """How to run a study, which changes nothing in its result."""

    workers: int = 1
    ray: str | None = None
    output: Path | None = None
    checkpoint: Path | None = None
    resume: bool = False
    json: bool = False

    @property
    def folder(self) -> Path | None:
        """Where finished games are kept."""
        if self.checkpoint is not None:
            return self.checkpoint
        return self.output if self.output is not None and not self.output.suffix else None


@dataclass(frozen=True)
class Asked:
    """What the words of a command ask; a precision is in points of a hundred."""

    kind: str
    game: str
    details: dict[str, Any]
    seed: int = 1
    option: list[str] | None = None
    level: int | None = None
    nodes: int | None = None
    games: int | None = None
    precision: float | None = None
    thoughtful: bool = False  # whether games take long even without a level

    def question(self) -> Question:
        from escarmouche.lab.players import RANDOM, level_word
        from escarmouche.lab.question import Question, stopping

        player = RANDOM if self.level is None else level_word(self.level, self.nodes)
        precision = self.precision and self.precision / 100
        until = stopping(self.games, precision, self.thoughtful or self.level is not None)
        options = output.options_of(self.option)
        return Question(
            self.kind, self.game, self.seed, until, player, options, self.details, command()
        )


@contextmanager
def studying(
    seed: int, workers: int = 1, ray: str | None = None, *, brief: bool = False
) -> Iterator[Study]:
    """A study with its engine; `brief` if its games take no time to speak of."""
    from escarmouche.lab.engines import engine

    # Workers take as long as we do to load what they need: they begin before us.
    with closing(engine(workers, ray, brief=brief)) as played_by:
        with output.preparing():
            from escarmouche.lab.study import Study
        yield Study(seed, played_by)


def conduct(asked: Asked, running: Running, where: str) -> Findings:
    """Make a study as a command asks, keep and print what it found.

    `where` names its function in the laboratory, module and name.
    """
    from escarmouche.core.errors import InputError

    if running.resume and running.folder is None:
        raise InputError("error-lab-resume-folder")
    with studying(asked.seed, running.workers, running.ray) as study:
        from escarmouche.core.playout import prepare
        from escarmouche.lab.findings import plain
        from escarmouche.lab.journal import Journal
        from escarmouche.lab.results import check_output, write_results

        if running.output is not None:
            check_output(running.output)
        question = asked.question()
        with output.preparing():
            question.check()
            prepare(question.game)
        if running.folder is not None:
            study.journal = Journal(running.folder, question.definition, running.resume)
            if running.resume:
                output.messages.print(text("lab-resumed", games=study.journal.games))
        module, _, name = where.partition(":")
        ask = getattr(import_module(f"escarmouche.lab.{module}"), name)
        with output.watching() as study.watcher:
            found: Findings = ask(question, study)
        run = study.run
    if running.output is not None:
        write_results(running.output, found, run, study.rows, output.language())
    if running.json:
        output.print_json({"findings": plain(found), "run": plain(run)})
    else:
        show(found, run)
    return found


def command() -> tuple[str, ...]:
    """What was typed, without what only says how to run it."""
    words = iter(sys.argv[1:])
    kept = ["escarmouche"]
    for word in words:
        name = word.partition("=")[0]
        if name not in _RUNNING:
            kept.append(word)
        elif _RUNNING[name] == 2 and "=" not in word:
            next(words, None)
    return tuple(kept)


def show(found: Findings, run: Run) -> None:
    """Print findings for people."""
    language = output.language()
    console.print(f"[bold]{found.title.text(language)}[/bold]", highlight=False)
    for table in found.tables:
        _show_table(table)
    if found.ratings:
        console.print("\n" + text("lab-ratings"))
        for each in found.ratings:
            shown = {"elo": each.elo, "low": each.low, "high": each.high}
            figures = {name: figure(value, "+.0f") for name, value in shown.items()}
            console.print(
                "  " + text("lab-rating", name=each.name.text(language), **figures), highlight=False
            )
    for title, sentences in (
        ("lab-conclusions", found.conclusions),
        ("lab-warnings", found.warnings),
    ):
        if sentences:
            console.print("\n" + text(title))
        for sentence in sentences:
            console.print("  " + sentence.text(language), soft_wrap=True, highlight=False)
    console.print(
        "\n"
        + text("lab-run", games=found.games, seconds=figure(run.seconds, ".1f"), played=run.played),
        highlight=False,
    )


def _show_table(found: Table) -> None:
    from rich.table import Table as Grid

    language = output.language()
    rows, columns = (
        _labels([cell.row for cell in found.cells]),
        _labels([cell.column for cell in found.cells]),
    )
    console.print("\n" + found.title.text(language), highlight=False)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(found.row_axis.text(language))
    if len(columns) == 1 or len(rows) == 1 or len(columns) > 9:
        grid.add_column(found.column_axis.text(language))
        for name in ("lab-column-score", "lab-column-interval", "lab-column-games"):
            grid.add_column(text(name), justify="right")
        for cell in found.cells:
            interval = " – ".join(figure(100 * end, ".1f") for end in (cell.low, cell.high))
            names = cell.row.text(language), cell.column.text(language)
            grid.add_row(*names, figure(100 * cell.score, ".1f"), interval, str(cell.games))
    else:
        values = _values(found.cells, found.opposed)
        if found.opposed:
            rows = columns = _labels(
                [each for cell in found.cells for each in (cell.row, cell.column)]
            )
        for name in columns:
            grid.add_column(name, justify="right")
        for row in rows:
            grid.add_row(row, *(values.get((row, column), "·") for column in columns))
    console.print(grid)


def _labels(messages: Sequence[object]) -> list[str]:
    language = output.language()
    return list(dict.fromkeys(message.text(language) for message in messages))  # type: ignore[attr-defined]


def _values(cells: Sequence[Cell], opposed: bool) -> dict[tuple[str, str], str]:
    """What stands in a matrix; where a row meets a column, the other way round is known too."""
    language = output.language()
    values = {}
    for cell in cells:
        row, column = cell.row.text(language), cell.column.text(language)
        half = figure(50 * (cell.high - cell.low), ".1f")
        values[row, column] = f"{figure(100 * cell.score, '.1f')} ±{half}"
        if opposed:
            values[column, row] = f"{figure(100 * (1 - cell.score), '.1f')} ±{half}"
    return values
