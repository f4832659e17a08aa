"""Rule books from one source: every section drawn, every rule at one address."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escarmouche import rule_pages
from escarmouche.core.rulebook import rulebook, rulebooks
from escarmouche.core.texts import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
ROOT = DOCS.parent


@pytest.mark.parametrize("game", rulebooks())
def test_every_section_has_a_diagram_of_its_own_rules_with_a_caption(game) -> None:
    for section in rule_pages.sections(game):
        assert section.diagrams, section.name
        ids = {rule.id for rule in section.rules}
        for diagram in section.diagrams:
            assert set(diagram.rules) <= ids
            for language in LANGUAGES:
                assert diagram.caption.text(language) != diagram.caption.id
                assert all(svg.startswith("<svg") for svg in diagram.svgs(language))


@pytest.mark.parametrize("game", rulebooks())
def test_every_rule_has_one_address_in_the_documentation(game) -> None:
    for suffix in ("", ".fr"):
        page = (DOCS / "rules" / f"{game}{suffix}.md").read_text("utf-8")
        places = re.findall(r'<a id="([^"]+)">', page)
        assert places == [rule.id.lower() for rule in rulebook(game).rules]


@pytest.mark.parametrize("game", rulebooks())
def test_the_lines_of_code_and_the_tests_that_a_rule_names_are_there(game) -> None:
    tests = rule_pages.tests()
    for rule, places in rule_pages.sources(game).items():
        for place in places:
            path, _, number = place.rpartition(":")
            source = (ROOT / "src" / "escarmouche" / path).read_text("utf-8").splitlines()
            assert rule in source[int(number) - 1]
    for rule in rulebook(game).rules:
        path, _, name = tests[rule.id][0].partition("::")
        assert f"def {name}(" in (ROOT / path).read_text("utf-8")


def test_the_moves_of_a_diagram_do_what_its_caption_says() -> None:
    """A few by hand: the others are legal, else they would not have been drawn."""
    drawn = {
        diagram.name: diagram
        for game in ("dragons", "metals")
        for section in rule_pages.sections(game)
        for diagram in section.diagrams
    }
    takes = drawn["dra-21"].svgs("en")
    assert len(takes) == 2 and takes[0] != takes[1]
    assert "a4" in drawn["dra-21"].caption.text("en") and drawn["dra-21"].moves == ("a4xb3",)
    assert drawn["met-20"].moves == ("b3-c3N",)
