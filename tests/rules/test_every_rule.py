"""Every rule id that the documentation states has a test that names it."""

import re
from pathlib import Path

import pytest

from escarmouche.core.rulebook import rulebook, rulebooks
from escarmouche.core.texts import LANGUAGES

TESTS = Path(__file__).parent.parent
DOCS = TESTS.parent / "docs" / "rules"


def ids_with_tests() -> set[str]:
    return {
        f"{prefix.upper()}-{number}"
        for path in TESTS.rglob("test_*.py")
        for prefix, number in re.findall(
            r"def test_(dra|met|iro|con|rag)_(\d\d\d?)_", path.read_text(encoding="utf-8")
        )
    }


@pytest.mark.parametrize("game", rulebooks())
def test_every_documented_rule_has_a_test(game: str) -> None:
    documented = set(
        re.findall(r"^\*\*([A-Z]{3}-\d\d\d?)\*\*", (DOCS / f"{game}.md").read_text(), re.M)
    )
    assert documented == {rule.id for rule in rulebook(game).rules}
    assert documented - ids_with_tests() == set()


@pytest.mark.parametrize("game", rulebooks())
def test_every_rule_has_its_text_and_origin_in_both_languages(game: str) -> None:
    for rule in rulebook(game).rules:
        for language in LANGUAGES:
            assert rule.text(language)
            assert rule.origin(language)
        assert rule.text("fr") != rule.text("en")


def test_both_languages_have_the_same_messages() -> None:
    from escarmouche.core.texts import message_ids

    french, english = message_ids("fr"), message_ids("en")
    assert sorted(french) == sorted(english)
    assert len(set(french)) == len(french)
