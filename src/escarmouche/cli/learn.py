"""`escarmouche learn`: the lessons of a game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import console, text
from escarmouche.cli.parameters import Json
from escarmouche.core.errors import EscarmoucheError, IllegalMove, InputError
from escarmouche.core.texts import LANGUAGES

if TYPE_CHECKING:
    from escarmouche.learning.lessons import Attempt, Lesson

FIRST = "dragons"  # the quickest to learn
SIZE = 76, 21  # of the board, in characters
FEW = 12  # moves that are listed; of more, one shows how they are written
NUDGE, SKIP, LEAVE = "?", "s", "q"


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help=text("cli-help-game"))] = FIRST,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.learning.lessons import courses, lessons

    with output.preparing():
        course = lessons(catalog.game(game).name)
    if not course:
        known = ", ".join(name for name, _ in courses())
        raise InputError("error-no-lessons", game=game, known=known)
    if json:
        output.print_json([_plain(lesson) for lesson in course])
        return
    console.print(text("learn-how", nudge=NUDGE, skip=SKIP, leave=LEAVE), highlight=False)
    for number, lesson in enumerate(course, 1):
        if not _taught(lesson, number, len(course)):
            return
    console.print(text("learn-end", game=game), highlight=False)


def _plain(lesson: Lesson) -> dict[str, object]:
    return {
        "name": lesson.name,
        "rules": lesson.rules,
        "position": lesson.position,
        "title": {lang: lesson.text("title").text(lang) for lang in LANGUAGES},
        "goal": {lang: lesson.text("goal").text(lang) for lang in LANGUAGES},
    }


def _taught(lesson: Lesson, number: int, count: int) -> bool:
    """Give one lesson; False if the learner leaves."""
    from escarmouche.core.rulebook import rulebook
    from escarmouche.learning.lessons import Attempt, State

    language = output.language()
    title, goal, nudge = (lesson.text(part).text(language) for part in ("title", "goal", "nudge"))
    console.print(f"\n[bold]{number}/{count} {title}[/bold]", highlight=False)
    attempt = Attempt(lesson)
    _show(attempt)
    console.print(goal, highlight=False)
    while attempt.state is not State.DONE:
        if attempt.state is State.MISSED:
            console.print(text("learn-missed"), nudge, highlight=False)
            attempt = Attempt(lesson)
            _show(attempt)
        word = _asked()
        if word == LEAVE:
            return False
        if word == SKIP:
            return True
        if word == NUDGE:
            console.print(nudge, highlight=False)
            continue
        before = len(attempt.record.moves)
        try:
            attempt = _played(attempt, word)
        except IllegalMove as refused:
            console.print(refused.text(language), nudge, highlight=False)
        except EscarmoucheError as error:
            console.print(error.text(language), highlight=False)
        else:
            _tell(attempt, before)
    console.print(text("learn-done"), ", ".join(lesson.rules), highlight=False)
    book = rulebook(lesson.game)
    for rule in lesson.rules:
        console.print(f"  [dim]{rule}  {book[rule].text(language)}[/dim]", highlight=False)
    return True


def _played(attempt: Attempt, word: str) -> Attempt:
    """The attempt after one move, or several joined by commas."""
    for move in word.split(","):
        attempt = attempt.after(move)
    return attempt


def _asked() -> str:
    try:
        return console.input("> ").strip()
    except EOFError:
        return LEAVE


def _show(attempt: Attempt) -> None:
    """The board as the table of the terminal draws it, without the table."""
    from escarmouche.cli.table.screen import board_of
    from escarmouche.core.terminal.board import Canvas, Scene
    from escarmouche.core.terminal.palette import NIGHT

    position, seat = attempt.position.hide(attempt.lesson.seat), attempt.lesson.seat
    drawn = type("Drawn", (board_of(position.game),), {"palette": NIGHT})
    board = drawn(output.language(), seat)
    canvas = Canvas(*SIZE, NIGHT)
    regions = board.regions(position.view, *SIZE)
    board.paint(canvas, Scene(position.view, position.text), regions)
    console.print(canvas.text(), highlight=False)
    if not position.is_over:
        few = len(position.moves) <= FEW
        moves = ", ".join(position.moves) if few else f"{position.moves[0]} …"
        asked = position.prompt.text(output.language())
        console.print(f"[dim]{asked} {moves}[/dim]", highlight=False)


def _tell(attempt: Attempt, since: int) -> None:
    """What happened after the first `since` moves, then the board."""
    record = attempt.record
    for position, move in list(zip(record.positions, record.moves, strict=False))[since:]:
        for event in position.told(move):
            console.print(f"  {event.text(output.language())} [dim]{event.rule}[/dim]")
    _show(attempt)
