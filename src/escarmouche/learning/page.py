"""Lessons as the page gets them: positions as bytes, texts in both languages."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from escarmouche.core.texts import LANGUAGES
from escarmouche.learning.lessons import TEXTS, Lesson, lessons


def course(game: str) -> list[dict[str, Any]]:
    """The lessons of a game as plain data (JSON)."""
    return [_lesson(lesson) for lesson in lessons(game)]


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
