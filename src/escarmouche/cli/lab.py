"""`escarmouche lab`: the laboratory's longer jobs."""

from __future__ import annotations

from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.groups import group
from escarmouche.cli.lab_studies import STUDIES
from escarmouche.cli.output import console, figure, text
from escarmouche.cli.parameters import GameName, Json, Options, Seed

app = group(text("cli-help-lab"))
for study in STUDIES:
    app.command(study.__name__, help=text(f"lab-help-{study.__name__}"))(study)


@app.command(help=text("cli-help-puzzles"))
def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help=text("cli-help-puzzle-count"))] = 10,
    seed: Seed = 1,
    option: Options = None,
    file: Annotated[
        Path | None,
        typer.Option("--output", metavar="FILE", help=text("cli-help-puzzle-output")),
    ] = None,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.core.files import check_place, unwritable
    from escarmouche.lab.puzzles import mine
    from escarmouche.learning.puzzles import write

    if file is not None:
        check_place(file)
    options = output.options_of(option)
    with output.preparing():
        catalog.game(game)
    found = []
    with output.progress(count, "cli-mining") as advance:
        for puzzle in islice(mine(game, options, seed), count):
            found.append(puzzle)
            advance(1)
    if file is not None:
        try:
            file.write_text(write(found), encoding="utf-8")
        except OSError as error:
            raise unwritable(file, error) from None
    if json:
        output.print_json([asdict(puzzle) for puzzle in found])
        return
    for puzzle in found:
        console.print(
            text(
                "cli-puzzle",
                position=puzzle.position,
                best=puzzle.best,
                chance=figure(puzzle.chance, ".0%"),
                gap=figure(puzzle.gap, ".0%"),
            ),
            soft_wrap=True,
            highlight=False,
        )
