"""What a person is told of a game before it begins, as plain data in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

from escarmouche import rule_pages
from escarmouche.core.game import FreeOption, Game, Option
from escarmouche.core.rulebook import rulebook, rulebooks
from escarmouche.core.texts import LANGUAGES, Message


def game_info(game: Game) -> dict[str, Any]:
    """Title, seats and options of a game."""
    return {
        "name": game.name,
        "title": both(game.title),
        "about": both(game.about),
        "seats": [both(game.seat_name(seat)) for seat in (0, 1)],
        "seat_names": game.seats,
        "rules_version": game.rules.version,
        "options": [_option_info(game, option) for option in game.options],
    }


def books() -> list[dict[str, Any]]:
    """The rule books there are."""
    found = sorted(map(rulebook, rulebooks()), key=lambda book: (book.order, book.game))
    return [
        {
            "name": book.game,
            "also": list(book.also),
            "title": both(Message(f"{book.game}-title")),
        }
        for book in found
    ]


@cache
def sections(name: str) -> list[dict[str, Any]]:
    """The rules by section: texts, drawings, and where each rule is in the code."""
    return [
        {
            "title": both(section.title),
            "rules": [
                {
                    "id": rule.id,
                    "origin": list(rule.kinds),
                    "text": both(Message(rule.id)),
                    "sources": list(rule_pages.sources(name).get(rule.id, ())),
                    "tests": list(rule_pages.tests().get(rule.id, ())),
                }
                for rule in section.rules
            ],
            "diagrams": [
                {
                    "rules": list(diagram.rules),
                    "caption": both(diagram.caption),
                    "drawings": _drawings(diagram),
                }
                for diagram in section.diagrams
            ],
        }
        for section in rule_pages.sections(name)
    ]


def _drawings(diagram: rule_pages.Diagram) -> list[dict[str, str]]:
    drawn = {language: diagram.svgs(language) for language in LANGUAGES}
    return [dict(zip(drawn, pair, strict=True)) for pair in zip(*drawn.values(), strict=True)]


def both(message: Message) -> dict[str, str]:
    """A sentence in both languages."""
    return {language: message.text(language) for language in LANGUAGES}


def _option_info(game: Game, option: Option) -> dict[str, Any]:
    def named(value: str) -> dict[str, str]:
        return both(game.option_value(option, value))

    pair = option.pair if isinstance(option, FreeOption) else ()
    return {
        "name": option.name,
        "title": both(game.option_name(option)),
        "values": list(option.values),
        "names": [named(value) for value in option.values],
        "pair": [{"value": value, "name": named(value)} for value in pair],
        "default": option.default,
        "free": isinstance(option, FreeOption),
        "text": both(Message(f"option-{game.name}-{option.name}")),
    }
