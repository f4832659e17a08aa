"""The documentation site: built strictly in both languages, nothing dead, languages in step."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from escarmouche.printing.links import position_of

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "scripts"))
import translations  # noqa: E402


class Page(HTMLParser):
    """The links and the places of a page."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            elif name == "id" and value:
                self.places.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")  # strict: a warning fails
    return folder


def test_no_link_of_the_site_is_dead_and_nothing_is_fetched_from_elsewhere(site) -> None:
    # These two are served in the place of any address.
    anywhere = ("404.html", "forward.html")
    pages = {file: Page(file) for file in site.rglob("*.html") if file.name not in anywhere}
    assert len(pages) > 80
    for file, page in pages.items():
        for link in page.links:
            target, place = urldefrag(link)
            if re.match(r"[a-z]+:", target):
                continue
            found = (file.parent / unquote(target)).resolve() if target else file
            found = found / "index.html" if found.is_dir() else found
            assert found.exists(), (file.relative_to(site), link)
            if place and found in pages and not place.startswith(("__", "/")):  # ways of the table
                assert unquote(place) in pages[found].places, (file.relative_to(site), link)
        fetched = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', file.read_text("utf-8")
        )
        assert [link for link in fetched if "canonical" not in link] == []


def test_every_page_is_there_in_both_languages_and_found_by_the_search(site) -> None:
    for language, word in ((".", "ruler"), ("fr", "règle")):
        assert (site / language / "tutorials" / "player.html").exists()
        assert word in (site / language / "printing.html").read_text("utf-8")
    found = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    assert {"A first game", "Une première partie"} <= {entry["title"] for entry in found}


def test_french_and_english_are_in_step() -> None:
    assert translations.faults() == []


def test_a_page_that_changes_alone_is_refused(tmp_path) -> None:
    english, french = tmp_path / "page.md", tmp_path / "page.fr.md"
    english.write_text("# One\n\nA word.\n")
    french.write_text("# Un\n\nUn mot.\n")
    translations.write_lock(tmp_path)
    assert translations.faults(tmp_path) == []
    english.write_text("# One\n\nAnother word.\n")
    translations.write_lock(tmp_path)
    assert translations.faults(tmp_path) == ["page.md changed and its translation did not."]
    french.write_text("# Un\n\nUn autre mot.\n")
    assert "run “make docs”" in translations.faults(tmp_path)[0]
    translations.write_lock(tmp_path)
    assert translations.faults(tmp_path) == []
    french.write_text("# Un\n\n## Deux\n\nUn autre mot.\n")
    assert "differ in headings" in translations.faults(tmp_path)[0]


def test_positions_in_the_pages_are_drawn_by_the_engine(site) -> None:
    for language, asked in ((".", "a3xb4"), ("fr", "a3xb4")):
        page = (site / language / "tutorials" / "player.html").read_text("utf-8")
        assert "<figure><svg" in page and f"<code>{asked}</code>" in page
        [live] = re.findall(r'href="([^"]*table/#/position/[^"]*)"', page)
        assert position_of(unescape(live))[0] == "dragons"  # opened live by the table beside it
    rules = (site / "rules" / "dragons.html").read_text("utf-8")
    assert "Lesson: " in rules  # a rule names its text, diagram, lesson, code and tests


def test_both_languages_show_the_same_positions() -> None:
    for english, french in translations.pairs():
        shown = [
            re.findall(r"^```position .*?^```$", page.read_text("utf-8"), re.M | re.S)
            for page in (english, french)
        ]
        assert shown[0] == shown[1], english
