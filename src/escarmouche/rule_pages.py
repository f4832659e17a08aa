"""A rule book as data: sections, texts, diagrams drawn by the engine, places in code and tests.

The page, the documentation and the printed booklet all show what is gathered here. A game says in
`diagrams.toml` what each section shows: a position and the moves played from it, or a function by
name, of its `diagrams.py` or, as `other_file.function`, of another file. The caption is the message
`diagram-<first rule>`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game_folders import game_folders
from escarmouche.core.rulebook import Rule, rulebook
from escarmouche.core.texts import Message

_PACKAGE = Path(__file__).parent
_TESTS = _PACKAGE.parent.parent / "tests"  # of a source tree; an installed package has none
MOST_SOURCES = 3


@dataclass(frozen=True)
class Diagram:
    """What one or several rules look like: drawings to be read in order, and a caption."""

    game: str
    rules: tuple[str, ...]
    position: str = ""
    moves: tuple[str, ...] = ()
    drawing: str = ""

    @property
    def name(self) -> str:
        return self.rules[0].lower()

    @property
    def caption(self) -> Message:
        return Message(f"diagram-{self.name}")

    def svgs(self, language: str) -> list[str]:
        if self.drawing:
            file, _, function = self.drawing.rpartition(".")
            module = import_module(f"escarmouche.games.{self.game}.{file or 'diagrams'}")
            return [getattr(module, function)(language)]
        positions = [catalog.game(self.game).position(self.position)]
        for move in self.moves:
            positions.append(positions[-1].play(move))
        return [position.svg() for position in positions]


class Section(NamedTuple):
    name: str
    title: Message
    rules: tuple[Rule, ...]
    diagrams: tuple[Diagram, ...]


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The rules of a game as its booklet groups them, each group with its diagrams."""
    book = rulebook(game)
    drawn = _diagrams(book.game)
    found = []
    for title, rules in book.sections():
        name = rules[0].section
        found.append(Section(name, title, tuple(rules), tuple(drawn.pop(name, ()))))
    if drawn:
        raise EscarmoucheError("error-diagram-section", game=game, section=", ".join(drawn))
    return tuple(found)


def _diagrams(game: str) -> dict[str, list[Diagram]]:
    file = game_folders()[game].path / "diagrams.toml"
    if not file.is_file():
        return {}
    table: dict[str, list[dict[str, Any]]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        section: [
            Diagram(
                game,
                tuple(entry["rules"].split()),
                entry.get("position", ""),
                tuple(entry.get("moves", "").split()),
                entry.get("drawing", ""),
            )
            for entry in entries
        ]
        for section, entries in table.items()
    }


@cache
def sources(game: str) -> dict[str, tuple[str, ...]]:
    """Where each rule is in the code of its game: `games/dragons/rules.py:453`, most telling first.

    A file of rules comes before those that draw, read or advise; in it, the definition that names
    the rule in its first line before one that only mentions it.
    """
    folder = game_folders()[game].path
    found: dict[str, list[tuple[int, int, str]]] = {}
    for path in sorted(folder.rglob("*.py")):
        shown = f"games/{game}/{path.relative_to(folder).as_posix()}"
        rank = 0 if path.stem == "rules" else 2 if path.stem in _ABOUT else 1
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            telling = 0 if re.match(r'\s*("""|#)', line) else 1
            for rule in re.findall(r"\b[A-Z]{3}-\d{2,3}\b", line):
                found.setdefault(rule, []).append((rank, telling, f"{shown}:{number}"))
    return {
        rule: tuple(place for _, _, place in sorted(places, key=lambda each: each[:2]))[
            :MOST_SOURCES
        ]
        for rule, places in found.items()
    }


_ABOUT = ("drawing", "notation", "insight", "solving", "terminal", "sheets", "game", "diagrams")


@cache
def tests() -> dict[str, tuple[str, ...]]:
    """The tests named after each rule: `tests/rules/test_dragons.py::test_dra_23_…`."""
    found: dict[str, list[str]] = {}
    for path in sorted(_TESTS.rglob("test_*.py")) if _TESTS.is_dir() else ():
        for name, rule in _named(path):
            found.setdefault(rule, []).append(f"{path.relative_to(_TESTS.parent)}::{name}")
    return {rule: tuple(names) for rule, names in found.items()}


def _named(path: Path) -> Iterator[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    for name, prefix, number in re.findall(r"def (test_([a-z]{3})_(\d{2,3})_\w+)", text):
        yield name, f"{prefix.upper()}-{number}"
