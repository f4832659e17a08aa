"""Texts: every message exists in both languages, and plain ones read as Fluent reads them."""

import pickle
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser

from escarmouche import catalog
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
        "cli-verified": {"moves": 1, "rolls": 1},
        "cli-dice-fair": {"rolls": 1},
        "cli-dice-seeded": {"rolls": 1},
    }.items():
        many = {name: 2 if value == 1 else value for name, value in arguments.items()}
        one, two = (say(message_id, language, **values) for values in (arguments, many))
        assert one != two.replace("2", "1"), message_id


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_is_not_many_on_a_board_of_the_page(language) -> None:
    file = catalog.game("metals").rules.folder / "page" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    pattern = bundle.get_message("web-metals-track").value
    (one, _), (two, _) = (
        bundle.format_pattern(pattern, {"score": score, "target": 10}) for score in (1, 2)
    )
    assert one != two.replace("2", "1")


def bundles(language: str) -> dict[Path, FluentBundle]:
    """Every file as Fluent reads it by itself."""
    found = {}
    for file in texts.text_files(language).values():
        found[file] = FluentBundle([language], use_isolating=False)
        found[file].add_resource(FluentResource(texts._source(file, language)))
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_sentences_filled_in_directly_are_those_of_fluent(language) -> None:
    direct, whole = 0, bundles(language)
    for message_id in texts.message_ids(language):
        file, line = texts._place_of(message_id, language)
        if line is None:
            continue
        bundle = whole[file]
        for value in ("a word", 7, -12, 999):
            values = dict.fromkeys(texts._VARIABLE.findall(line), value)
            pattern = bundle.get_message(message_id).value
            formatted, errors = bundle.format_pattern(pattern, values)
            assert not errors and texts.say(message_id, language, **values) == formatted
        direct += 1
    assert direct > 500


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_sentences_parsed_one_by_one_are_those_of_the_whole_file(language) -> None:
    parsed, whole = 0, bundles(language)
    for message_id in texts.message_ids(language):
        file, line = texts._place_of(message_id, language)
        if line is not None:
            continue
        # It may hold other messages, with names of their own.
        names = set(re.findall(r"\$([a-z_]+)", texts._source(file, language)))
        for value in ("a word", "assault", 0, 1, 2, 1500):
            values = dict.fromkeys(names, value)
            pattern = whole[file].get_message(message_id).value
            formatted, errors = whole[file].format_pattern(pattern, values)
            if not (errors and isinstance(value, str)):  # where a number belongs
                assert not errors and texts.say(message_id, language, **values) == formatted
        parsed += 1
    assert parsed > 50


def test_saying_one_sentence_does_not_parse_its_whole_file(monkeypatch) -> None:
    read = []
    texts._bundle.cache_clear()
    texts._said.cache_clear()
    parse = FluentParser.parse
    monkeypatch.setattr(
        FluentParser, "parse", lambda self, source: [read.append(source), parse(self, source)][1]
    )
    words = dict.fromkeys(("form", "rare", "shape", "colour", "mark", "seat"), "x")
    say("irondie-the-die-of", "fr", **words)
    assert {source.partition(" ")[0] for source in read} == {
        "irondie-die", "irondie-die-of", "irondie-the-die-of"
    }  # fmt: skip
    assert len("".join(read)) < 2_000
