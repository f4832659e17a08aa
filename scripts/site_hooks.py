"""What the documentation site changes in pages that are also read as files."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import Any

from escarmouche import rule_pages

_RULE = re.compile(r"^\*\*([A-Z]{3}-\d{2,3})\*\* .*$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A link to a French file is one to the page: the site has its own switch of languages."""
    shown = re.sub(r"\.fr\.md(?=[)#])", ".md", markdown)
    path = PurePosixPath(page.file.src_uri)
    if path.parent.name == "rules":
        game = path.name.partition(".")[0]
        shown = _RULE.sub(lambda found: f"{found[0]}{_places(game, found[1])}", shown)
    return shown


def _places(game: str, rule: str) -> str:
    """Where a rule is in the code, and its tests: they change too often for the files."""
    places = [*rule_pages.sources(game).get(rule, ())[:1], *rule_pages.tests().get(rule, ())[:2]]
    return "<br><small>" + " · ".join(f"`{place}`" for place in places) + "</small>"
