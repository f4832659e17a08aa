"""What the commands share: language, JSON, files, progress."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from escarmouche.core.errors import InputError
from escarmouche.core.files import unreadable
from escarmouche.core.number_format import figure as written
from escarmouche.core.texts import LANGUAGES, preferred_language, say

if TYPE_CHECKING:
    from escarmouche.lab.study import Standing, Watcher

# Data goes to stdout; everything said about it goes to stderr.
console = Console()
messages = Console(stderr=True)

_asked: str | None = None


def choose_language(asked: str | None) -> None:
    global _asked
    if asked is not None and asked not in LANGUAGES:
        raise InputError("error-language", language=asked, known=", ".join(LANGUAGES))
    _asked = asked


def language() -> str:
    return preferred_language(_asked)


def text(message_id: str, **arguments: object) -> str:
    return say(message_id, language(), **arguments)


def figure(value: float, form: str) -> str:
    """A number in a format of Python's, as the language of the commands writes it."""
    return written(value, form, language())


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def read_text(path: Path) -> str:
    """The text of a user's file, or one sentence why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, error) from None


def options_of(words: list[str] | None) -> dict[str, str]:
    """The options given as `--option name=value`."""
    options = {}
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise InputError("error-option-form", word=word)
        options[name] = value
    return options


@contextmanager
def preparing() -> Iterator[None]:
    """Show a line while rules are being compiled; a start from the cache shows nothing."""
    from escarmouche.core.compiling import listening

    began = time.monotonic()
    with messages.status("") as status:
        status.stop()

        def show(name: str) -> None:
            if time.monotonic() - began > 1:
                status.update(text("cli-compiling", name=name.removeprefix("escarmouche.")))
                status.start()

        with listening(show):
            yield


@contextmanager
def progress(total: int, message_id: str) -> Iterator[Any]:
    """A bar on stderr; gives the function that advances it. Silent when nobody watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=messages, transient=True) as bar:
        task = bar.add_task(text(message_id), total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def watching() -> Iterator[Watcher | None]:
    """A bar on stderr for a study: games, rate, time left and the figure as it stands."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        Remaining(),
        TextColumn("{task.fields[estimate]}"),
    )
    with Progress(*columns, console=messages, transient=True) as bar:
        task = bar.add_task(text("cli-simulating"), rate="", estimate="")

        def show(standing: Standing) -> None:
            low, high = standing.interval
            estimate = text(
                "lab-estimate",
                score=figure(100 * standing.tally.score, ".1f"),
                half=figure(50 * (high - low), ".1f"),
            )
            rate = text("lab-rate", games=figure(standing.rate, ",.1f"))
            bar.update(
                task,
                total=standing.planned,
                completed=standing.games,
                rate=rate,
                estimate=estimate,
            )

        yield show
