"""Texts: every message exists in both languages, and plain ones read as Fluent reads them."""

import pickle

import pytest

from escarmouche.core import texts
from escarmouche.core.texts import Message, preferred_language, say


def test_arguments_may_be_messages() -> None:
    message = Message("dragons-lot", {"species": Message("dragons-seat-ice")})
    assert message.text("fr") == "Le sort désigne Glace."


def test_a_message_survives_the_way_to_another_process() -> None:
    message = Message("room-time", {"seat": Message("dragons-seat-fire")})
    arrived = pickle.loads(pickle.dumps(message))
    assert arrived == message and hash(arrived) == hash(message)
    assert isinstance(arrived.arguments["seat"], Message)
    assert arrived.text("fr") == message.text("fr")


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


def test_french_signs_stay_with_their_word_but_arguments_are_left_alone() -> None:
    assert say("error-file-missing", "fr", path="a : b") == (
        "Le fichier «\u00a0a : b\u00a0» n’existe pas."
    )
    assert say("web-why-not", "fr") == "Pas maintenant\u00a0:"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_is_not_many(language) -> None:
    for message_id, arguments in {
        "dragons-ask-power": {"species": "", "dice": 1, "points": 1},
        "dragons-no-total": {"power": 5, "dice": 1, "points": 1},
        "web-metals-track": {"score": 1, "target": 10},
        "cli-verified": {"moves": 1, "rolls": 1},
        "cli-dice-fair": {"rolls": 1},
        "cli-dice-seeded": {"rolls": 1},
    }.items():
        many = {name: 2 if value == 1 else value for name, value in arguments.items()}
        one, two = (say(message_id, language, **values) for values in (arguments, many))
        assert one != two.replace("2", "1"), message_id


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_sentences_filled_in_directly_are_those_of_fluent(language) -> None:
    direct = 0
    for message_id in texts.message_ids(language):
        file, line = texts._place_of(message_id, language)
        if line is None:
            continue
        bundle = texts._bundle(language, file)
        for value in ("a word", 7, -12, 999):
            values = dict.fromkeys(texts._VARIABLE.findall(line), value)
            pattern = bundle.get_message(message_id).value
            formatted, errors = bundle.format_pattern(pattern, values)
            assert not errors and texts.say(message_id, language, **values) == formatted
        direct += 1
    assert direct > 500
