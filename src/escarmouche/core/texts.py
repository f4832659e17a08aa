"""Texts in French and English, from the Fluent files that the web table shares."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class Message:
    """A sentence to be said in any language; arguments may be messages themselves."""

    id: str
    arguments: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        values = {
            name: value.text(language) if isinstance(value, Message) else value
            for name, value in self.arguments.items()
        }
        return say(self.id, language, **values)


def say(message_id: str, language: str = "en", **arguments: object) -> str:
    """The text of one message; a missing text or argument is a defect, so it raises."""
    message = _bundle(language).get_message(message_id)
    if message.value is None:
        raise KeyError(message_id)
    text, errors = _bundle(language).format_pattern(message.value, arguments)
    if errors:
        raise ValueError(f"{message_id} ({language}): {errors[0]}")
    return str(text)


def message_ids(language: str) -> list[str]:
    """Every message of a language, for the check that no language lacks one."""
    from fluent.syntax import FluentParser, ast

    return [
        entry.id.name
        for source in _sources(language)
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


def _sources(language: str) -> list[str]:
    folder = files("escarmouche") / "texts" / language
    return [
        entry.read_text(encoding="utf-8")
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle
