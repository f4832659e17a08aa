"""Lessons and puzzles as the page gets them: positions as bytes, texts in both languages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from escarmouche import catalog
from escarmouche.core.texts import LANGUAGES
from escarmouche.learning.lessons import TEXTS, Lesson, lessons
from escarmouche.learning.puzzles import shipped


def write_learning(folder: Path, games: Sequence[str]) -> None:
    """Write the lessons and puzzles of games for the page.

    Solving lessons needs rules that run as they are played, compiled; whoever builds engines may
    have switched that off, so it happens in a process of its own.
    """
    compiling = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", __name__, str(folder), *games]
    subprocess.run(command, check=True, env=compiling)


def course(game: str) -> list[dict[str, Any]]:
    """The lessons of a game as plain data (JSON)."""
    return [_lesson(lesson) for lesson in lessons(game)]


def posed(game: str) -> list[dict[str, Any]]:
    """The puzzles that come with a game as plain data (JSON)."""
    found = []
    for puzzle in shipped(game):
        position = catalog.game(game).position(puzzle.position)
        start = bytes(position).hex()
        found.append(
            asdict(puzzle) | {"start": start, "seat": position.actor, "themes": puzzle.themes}
        )
    return found


def _lesson(lesson: Lesson) -> dict[str, Any]:
    texts = {
        part: {language: lesson.text(part).text(language) for language in LANGUAGES}
        for part in TEXTS
    }
    return {
        "name": lesson.name,
        "rules": lesson.rules,
        "position": lesson.position,
        "start": bytes(lesson.start).hex(),
        "texts": texts,
        "task": {
            "seat": lesson.seat,
            "goal": [asdict(said) for said in lesson.goal],
            "never": [asdict(said) for said in lesson.never],
            "won": lesson.won,
            "decisions": lesson.decisions,
            "replies": lesson.replies,
            "typed": lesson.typed,
        },
        "solution": lesson.solution,
    }


def _main(folder: str, *games: str) -> None:
    for game in games:
        for name, found in (("lessons", course(game)), ("puzzles", posed(game))):
            text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
            Path(folder, f"{game}.{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _main(*sys.argv[1:])
