"""Lessons and puzzles as the page gets them: positions as bytes, texts in both languages."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from escarmouche import catalog
from escarmouche.core.texts import LANGUAGES
from escarmouche.learning.lessons import TEXTS, Lesson, lessons
from escarmouche.learning.puzzles import shipped


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
