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
from escarmouche.core.texts import Message

if TYPE_CHECKING:
    from escarmouche.core.game_record import Record
    from escarmouche.core.position import Position

GAME = "confrontation"
# What the numbers of a last action stand for.
THINGS = {
    "strike": "building", "build": "building", "found": "building",
    "search": "cache", "give": "object", "pick": "object",
}  # fmt: skip


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
            _check_game(record, file)
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

    _check_game(record, file)
    check_place(place)
    as_html = place.suffix.lower() in (".html", ".htm")
    place.write_text(report(record, file.stem, as_html), encoding="utf-8")


def _check_game(record: Record, file: Path) -> None:
    if record.game.name != GAME:
        raise OptionError("error-battle-game", file=file.name)


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
        answers = zip(position.move_ids, position.moves, strict=True)
        for number, (move, notation) in enumerate(answers, 1):
            words = _label(position, move, notation).text(output.language())
            words = words[:1].upper() + words[1:]
            console.print(f"  {number}  {words}  [dim]{notation}[/dim]", highlight=False)


def _label(position: Position, move: int, notation: str) -> Message:
    """An answer in words; what is searched, built or picked up by its number from 1 on."""
    if not notation.startswith("last:"):
        return position.label(move)
    from escarmouche.games.confrontation.vocabulary import ACTIONS

    thing = THINGS[ACTIONS[position.view["frames"][-1]["b"]]]
    return Message(f"confrontation-thing-{thing}", {"number": int(notation[5:]) + 1})


def _keep(record: Record, file: Path) -> None:
    """Written whole beside the old one, then put in its place: a crash never costs the battle."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_text(record.text, encoding="utf-8")
    beside.replace(file)
