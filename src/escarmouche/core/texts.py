"""Texts in French and English, from the Fluent files that the web table shares.

Those of the program are in `texts/<language>`, those of a game in the `texts` of its folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
_VARIABLE = re.compile(r"\{ \$([a-z_]+) \}")
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
_FRENCH_SPACE = re.compile(r"(?<=\S) (?=[;:!?»%])|(?<=«) ")


class _Sentence(NamedTuple):
    id: str
    named: tuple[tuple[str, object], ...]


class Message(_Sentence):
    """A sentence to be said in any language; arguments may be messages themselves.

    A tuple through and through: a server looks up every sentence of every move, and nothing is
    hashed and compared as quickly.
    """

    __slots__ = ()

    def __new__(cls, id: str, arguments: Mapping[str, object] | None = None) -> Message:
        return tuple.__new__(cls, (id, tuple(arguments.items()) if arguments else ()))

    def __getnewargs__(self) -> tuple[str, dict[str, object]]:
        return self.id, self.arguments

    @property
    def arguments(self) -> dict[str, object]:
        return dict(self.named)

    def text(self, language: str = "en") -> str:
        values = {
            name: value.text(language) if isinstance(value, Message) else value
            for name, value in self.named
        }
        return say(self.id, language, **values)


def say(message_id: str, language: str = "en", /, **arguments: object) -> str:
    """The text of one message; a missing text or argument is a defect, so it raises."""
    return _said(message_id, language, tuple(arguments.items()))


@lru_cache(maxsize=16_384)  # the same sentences are said over and over in a game
def _said(message_id: str, language: str, arguments: tuple[tuple[str, object], ...]) -> str:
    file, line = _place_of(message_id, language)
    if line is not None:
        values = {name: _plain(value) for name, value in arguments}
        if None not in values.values() and values.keys() >= set(_VARIABLE.findall(line)):
            return _VARIABLE.sub(lambda found: str(values[found[1]]), line)
    bundle = _bundle_with(message_id, file, language)
    pattern = bundle.get_message(message_id).value
    assert pattern is not None  # `_place_of` found text behind the id
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"{message_id} ({language}): {errors[0]}")
    return str(text)


def is_message(message_id: str) -> bool:
    """Whether there is such a message; every language has the same ones."""
    return any(f"\n{message_id} =" in source for _, source in _sources(LANGUAGES[0]))


def message_ids(language: str) -> list[str]:
    """Every message of a language, for the check that no language lacks one."""
    from fluent.syntax import FluentParser, ast

    return [
        entry.id.name
        for _, source in _sources(language)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    ]


def preferred_language(asked: str | None = None) -> str:
    """The language asked for, else the one of the locale, else English."""
    if asked in LANGUAGES:
        return asked
    for variable in ("ESCARMOUCHE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def _plain(value: object) -> str | None:
    """What Fluent makes of a value by itself: numbers below a thousand look the same anywhere."""
    if isinstance(value, str):
        return value
    small = isinstance(value, int) and not isinstance(value, bool) and -1000 < value < 1000
    return str(value) if small else None


def text_files(language: str) -> dict[str, Path]:
    """The Fluent files of a language by name: those of the program and of each game."""
    return {**_game_files(language), **_own_files(language)}


@cache
def _own_files(language: str) -> dict[str, Path]:
    folder = Path(__file__).parent.parent / "texts" / language
    return {path.name: path for path in sorted(folder.glob("*.ftl"))}


@cache
def _game_files(language: str) -> dict[str, Path]:
    from escarmouche.core.game_folders import game_folders

    files = {}
    for name, game in game_folders().items():
        files[f"{name}.ftl"] = game.path / "texts" / f"{language}.ftl"
        files[f"{name}-lessons.ftl"] = game.path / "texts" / f"lessons.{language}.ftl"
    return {name: path for name, path in files.items() if path.is_file()}


def _sources(language: str) -> Iterator[tuple[Path, str]]:
    """Every Fluent file with its content; games are looked for only after the program's own."""
    for files in (_own_files, _game_files):
        for path in files(language).values():
            yield path, _source(path, language)


@cache
def _source(path: Path, language: str) -> str:
    return _typeset(path.read_text(encoding="utf-8"), language)


def _typeset(source: str, language: str) -> str:
    """French signs stay on the line of the word they belong to; the files have plain spaces."""
    return _FRENCH_SPACE.sub("\u00a0", source) if language == "fr" else source


@cache
def _place_of(message_id: str, language: str) -> tuple[Path, str | None]:
    """The file of a message, and its text if that is one line with nothing but names to fill in.

    Loading Fluent and parsing a file take longer than a command's help may, and Fluent takes
    longer for one sentence than a server has for a move: most sentences do without it.
    """
    for path, source in _sources(language):
        _, found, rest = source.partition(f"\n{message_id} = ")
        if found:
            line, _, following = rest.partition("\n")
            filled = _VARIABLE.sub("", line)
            plain = line.strip() and not {"{", "}"} & set(filled) and not following.startswith(" ")
            return path, line.strip() if plain else None
        if f"\n{message_id} =\n" in source:
            return path, None
    raise KeyError(f"{message_id} ({language})")


def _bundle_with(message_id: str, file: Path, language: str) -> FluentBundle:
    """All sentences of a language that were said so far, with one more and what it refers to.

    One at a time: Fluent takes up to a quarter of a second for a whole file, and a sentence is
    often said for the first time in the middle of somebody's game.
    """
    from fluent.runtime import FluentResource

    bundle = _bundle(language)
    if not bundle.has_message(message_id):
        source = _entry(message_id, _source(file, language))
        for other in _REFERENCE.findall(source):
            _bundle_with(other, file, language)
        bundle.add_resource(FluentResource(source))
    return bundle


def _entry(message_id: str, source: str) -> str:
    """A message as its file has it: its line, and those that go on with it.

    >>> _entry("b", "\\na = 1\\nb = { $n ->\\n    [1] one\\n   *[other] many\\n}\\nc = 2\\n")
    'b = { $n ->\\n    [1] one\\n   *[other] many\\n}'
    """
    found = re.search(rf"^{re.escape(message_id)} =.*(?:\n(?:[ }}].*)?)*", source, re.MULTILINE)
    assert found is not None  # `_place_of` found it there
    return found[0].rstrip()


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)
