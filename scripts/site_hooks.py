"""What the documentation site changes in pages that are also read as files."""

from __future__ import annotations

import re
from html import escape
from pathlib import PurePosixPath
from typing import Any

from escarmouche import catalog, rule_pages
from escarmouche.core.texts import say
from escarmouche.learning.lessons import lessons

_RULE = re.compile(r"^\*\*([A-Z]{3}-\d{2,3})\*\* .*$", re.MULTILINE)


_POSITION = re.compile(r"^```position (\w+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A link to a French file is one to the page: the site has its own switch of languages."""
    shown = re.sub(r"\.fr\.md(?=[)#])", ".md", markdown)
    path = PurePosixPath(page.file.src_uri)
    language = "fr" if path.name.endswith(".fr.md") else "en"
    if path.parent.name == "rules":
        game = path.name.partition(".")[0]
        shown = _RULE.sub(lambda found: f"{found[0]}{_places(game, found[1], language)}", shown)
    return _POSITION.sub(lambda found: _position(found[1], found[2], language), shown)


def _position(game: str, text: str, language: str) -> str:
    """A block ```position GAME: the engine draws it, and says what is asked and what is legal."""
    position = catalog.game(game).position(text.strip())
    asked = escape(position.prompt.message.text(language))
    moves = " ".join(f"<code>{escape(move)}</code>" for move in position.moves)
    return (
        f"<figure>{position.svg()}<figcaption><code>{escape(position.text)}</code><br>"
        f"{asked}<br>{moves}</figcaption></figure>"
    )


def _places(game: str, rule: str, language: str) -> str:
    """Where a rule is taught, in the code and in the tests: that changes too often for files."""
    places = [*rule_pages.sources(game).get(rule, ())[:1], *rule_pages.tests().get(rule, ())[:2]]
    taught = [
        say("site-lesson", language, lesson=lesson.text("title").text(language))
        for lesson in (lessons(game) if game in catalog.GAMES else ())
        if rule in lesson.rules
    ]
    shown = [*taught, *(f"`{place}`" for place in places)]
    return "<br><small>" + " · ".join(shown) + "</small>"
