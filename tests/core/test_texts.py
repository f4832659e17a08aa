"""Texts: every message exists in both languages, and plain ones read as Fluent reads them."""

import pytest

from escarmouche.core import texts
from escarmouche.core.texts import LANGUAGES, Message, message_ids, preferred_language, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_line_is_what_fluent_makes_of_it(language: str) -> None:
    plain = 0
    for message_id in message_ids(language):
        file, line = texts._place_of(message_id, language)
        if line is not None:
            bundle = texts._bundle(language, file)
            assert bundle.format_pattern(bundle.get_message(message_id).value, {}) == (line, [])
            plain += 1
    assert plain > 100


def test_arguments_may_be_messages() -> None:
    message = Message("dragons-lot", {"species": Message("dragons-seat-ice")})
    assert message.text("fr") == "Le sort désigne Glace."


def test_a_missing_text_or_argument_is_a_defect() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        say("no-such-text")
    with pytest.raises(ValueError, match="dragons-lot"):
        say("dragons-lot")


def test_the_language_asked_for_comes_before_the_locale(monkeypatch) -> None:
    monkeypatch.setenv("ESCARMOUCHE_LANG", "fr")
    assert preferred_language("en") == "en"
    assert preferred_language() == "fr"
    monkeypatch.setenv("ESCARMOUCHE_LANG", "de_DE.UTF-8")
    assert preferred_language() == "en"
