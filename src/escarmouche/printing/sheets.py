"""The sheets of a game, found in its folder; the sheets of a position and of a record.

A game that prints its material has two files: `sheets.py` with `OPTIONS` (names and defaults) and
`content(options, language)`, which gives plain data, and `sheets.typ`, which lays it out. Another
name of its rulebook (`ragnarok`) may have sheets of its own: `ragnarok_sheets.py` and `.typ`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from escarmouche.core.errors import OptionError
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position
from escarmouche.core.rulebook import COMPLETION, READING, rulebook
from escarmouche.core.texts import say
from escarmouche.printing.links import (
    DEFAULT_ADDRESS,
    is_packed,
    position_link,
    qr_svg,
    rules_link,
)
from escarmouche.printing.typesetting import typeset
from escarmouche.rule_pages import sections

_HERE = Path(__file__).resolve().parent


class Sheets(Protocol):
    """What `sheets.py` of a game provides."""

    OPTIONS: Mapping[str, str]
    content: Callable[[Mapping[str, str], str], dict[str, Any]]


def print_material(
    game: str,
    language: str,
    paper: str = "a4",
    options: Mapping[str, str] | None = None,
    address: str = DEFAULT_ADDRESS,
) -> bytes:
    """Everything that a game is played with, as a PDF."""
    folder = rulebook(game).game  # refuses a game that does not exist
    sheets = "sheets" if folder == game else f"{game}_sheets"
    found = cast(Sheets, import_module(f"escarmouche.games.{folder}.{sheets}"))
    given = options or {}
    if given and not found.OPTIONS:
        raise OptionError("error-print-no-options", game=game)
    for name in given:
        if name not in found.OPTIONS:
            known = ", ".join(found.OPTIONS)
            raise OptionError("error-option-unknown", game=game, option=name, known=known)
    content = found.content({**found.OPTIONS, **given}, language)
    data = {
        "title": say(f"{game}-title", language),
        "rules": qr_svg(rules_link(address, game)),
    } | content
    return typeset(_HERE.parent / "games" / folder / f"{sheets}.typ", data, language, paper)


def print_rules(
    game: str, language: str, paper: str = "a4", address: str = DEFAULT_ADDRESS
) -> bytes:
    """The rules of a game with their diagrams, as a booklet."""
    data = {
        "title": say(f"{rulebook(game).game}-title", language),
        "rules": qr_svg(rules_link(address, game)),
        "sections": [
            {
                "title": section.title.text(language),
                "rules": [
                    {
                        "id": rule.id,
                        "text": rule.text(language),
                        "origin": rule.origin(language),
                        "mark": _mark(rule.kinds),
                    }
                    for rule in section.rules
                ],
                "diagrams": [
                    {
                        "rules": diagram.rules,
                        "caption": diagram.caption.text(language),
                        "drawings": diagram.svgs(language),
                    }
                    for diagram in section.diagrams
                ],
            }
            for section in sections(game)
        ],
    }
    return typeset(_HERE / "rulebook.typ", data, language, paper)


def _mark(kinds: tuple[str, ...]) -> str:
    """What the margin says of a rule that the booklet does not wholly state."""
    return next((kind for kind in (COMPLETION, READING) if kind in kinds), "")


def print_position(
    position: Position, language: str, paper: str = "a4", address: str = DEFAULT_ADDRESS
) -> bytes:
    """A position with the code that opens it, as a PDF."""
    return typeset(_HERE / "position.typ", _shown(position, language, address), language, paper)


def print_record(
    record: Record, language: str, paper: str = "a4", address: str = DEFAULT_ADDRESS
) -> bytes:
    """A played game: where it ended, with the code that opens that, and all its moves."""
    data = _shown(record.position, language, address) | {
        "tags": [[name, value] for name, value in record.tags.items()],
        "moves": [
            position.move_text(move)
            for position, move in zip(record.positions, record.moves, strict=False)
        ],
    }
    return typeset(_HERE / "position.typ", data, language, paper)


def _shown(position: Position, language: str, address: str) -> dict[str, Any]:
    link = position_link(address, position)
    return {
        "title": position.game.title.text(language),
        "svg": position.svg(),
        "text": position.text,
        "prompt": position.prompt.message.text(language),
        "code": qr_svg(link),
        "large": is_packed(link),
    }
