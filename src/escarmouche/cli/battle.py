"""`escarmouche battle FILE`: the companion of a real table, line by line.

A battle is a record that is written after every entry, so it moves between phone, browser and
terminal as a file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import console, text
from escarmouche.cli.parameters import Options
from escarmouche.core.errors import EscarmoucheError, OptionError
from escarmouche.core.files import check_place

if TYPE_CHECKING:
    from escarmouche.core.game_record import Record

GAME = "confrontation"


def battle(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-help-battle-file"))],
    option: Options = None,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="OUT", help=text("cli-help-battle-report")),
    ] = None,
) -> None:
    from escarmouche import catalog
    from escarmouche.core.game_record import Record

    with output.preparing():
        if report is not None:
            _write_report(catalog.read_record(output.read_text(file)), file, report)
            return
        if file.exists():
            record = catalog.read_record(output.read_text(file))
        else:
            check_place(file)
            options = {"real": "on"} | output.options_of(option)
            record = Record.new(catalog.game(GAME), **options)
            record.tags["Dice"] = "typed"
    _keep(record, file)
    undone: list[int] = []
    console.print(text("battle-help"))
    _show(record)
    for line in sys.stdin:
        words = line.split()
        if words and words[0] in ("quit", "q"):
            break
        try:
            _enter(record, undone, words)
        except EscarmoucheError as error:
            console.print(error.message.text(output.language()), style="bold")
            continue
        _keep(record, file)
        _show(record)


def _write_report(record: Record, file: Path, place: Path) -> None:
    from escarmouche.cli.battle_report import report

    if record.game.name != GAME:
        raise OptionError("error-battle-game", file=file.name)
    check_place(place)
    as_html = place.suffix.lower() in (".html", ".htm")
    place.write_text(report(record, file.stem, as_html), encoding="utf-8")


def _enter(record: Record, undone: list[int], words: list[str]) -> None:
    """An answer by its number or in notation, a die by its face; `undo`, `redo`."""
    if not words:
        return
    word, count = words[0], int(words[1]) if len(words) > 1 and words[1].isdigit() else 1
    if word == "undo":
        for _ in range(min(count, len(record.moves))):
            undone.append(record.moves[-1])
            record.undo()
        return
    if word == "redo":
        for _ in range(min(count, len(undone))):
            record.play(undone.pop())
        return
    moves = record.position.moves
    if word.isdigit():
        word = f"d{word}" if record.position.is_chance else _nth(moves, int(word)) or word
    for event in record.position.events(word):
        console.print(f"  {event.text(output.language())} [dim]{event.rule}[/dim]")
    record.play(word)
    undone.clear()


def _nth(moves: tuple[str, ...], number: int) -> str | None:
    return moves[number - 1] if 1 <= number <= len(moves) else None


def _show(record: Record) -> None:
    position = record.position
    time, score = position.view["time"], position.view["score"]
    phase = text(f"confrontation-phase-{time['phase']}")
    console.print(f"\n[bold]{time['turn']}/{time['turns']} {phase}  {score[0]} : {score[1]}[/bold]")
    prompt = position.prompt
    console.print(f"{prompt.text(output.language())} [dim]{prompt.rule}[/dim]")
    if not position.is_chance and not position.is_over:
        for number, move in enumerate(position.moves, 1):
            console.print(f"  {number}  {move}", highlight=False)


def _keep(record: Record, file: Path) -> None:
    """Written whole beside the old one, then put in its place: a crash never costs the battle."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_text(record.text, encoding="utf-8")
    beside.replace(file)
