"""What the documentation site changes in pages that are also read as files."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path, PurePosixPath
from typing import Any

from escarmouche import catalog, rule_pages
from escarmouche.cli.site import write_site
from escarmouche.core.errors import InputError
from escarmouche.core.texts import say
from escarmouche.learning.lessons import lessons
from escarmouche.printing.links import position_link

TABLE = "table"
NOT_BUILT = "<!doctype html><title>Escarmouche</title><p>make play, then make docs"
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
    table = "../" * page.url.count("/") + TABLE
    return _POSITION.sub(lambda found: _position(found[1], found[2], language, table), shown)


def on_post_build(config: Any, **_: Any) -> None:
    """Beside the pages stands the table that plays by itself, where their positions open."""
    folder = Path(config.site_dir) / TABLE
    if config.site_dir and not folder.exists():
        try:
            write_site(folder)
        except InputError:  # the page is not built here: it is found where it is
            folder.mkdir()
            (folder / "index.html").write_text(NOT_BUILT, encoding="utf-8")


def _position(game: str, text: str, language: str, table: str) -> str:
    """A block ```position GAME: the engine draws it, says what is legal, and plays on from it."""
    position = catalog.game(game).position(text.strip())
    live = escape(position_link(table, position))
    asked = escape(position.prompt.message.text(language))
    moves = " ".join(f"<code>{escape(move)}</code>" for move in position.moves)
    return (
        f"<figure>{position.svg()}<figcaption><code>{escape(position.text)}</code><br>"
        f'{asked}<br>{moves}<br><a href="{live}">{say("site-play-on", language)}</a>'
        "</figcaption></figure>"
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
