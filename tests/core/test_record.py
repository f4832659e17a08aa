"""Records: what is written is read back, and what is forged or cut is refused with its place."""

import pytest

from escarmouche import catalog
from escarmouche.core.dice import FairDice
from escarmouche.core.errors import RecordError
from escarmouche.core.game_record import Record, dice_tags, verify

dragons = catalog.game("dragons")


def fair_record(dice: FairDice, setup: str = "baby", reveal: bool = True) -> Record:
    """A game with fair dice where players always take the first legal move."""
    record = Record.new(dragons, setup=setup)
    while not record.position.is_over:
        if record.position.is_chance:
            record.roll(dice)
        else:
            record.play(record.position.move_ids[0])
    record.tags |= dice_tags(dice, reveal=reveal)
    return record


DICE = FairDice(bytes(range(32)), "a-game", ("one", "two"))


@pytest.mark.parametrize("setup", ["baby", "little", "big", "equal"])
def test_a_record_with_fair_dice_verifies(setup: str) -> None:
    record = fair_record(DICE, setup)
    again = catalog.read_record(record.text)
    assert again.text == record.text
    found = verify(again)
    assert (found.dice, found.moves, found.result) == ("fair", len(record.moves), record.result)


def test_the_powers_of_a_big_dragon_are_one_word() -> None:
    words = fair_record(DICE, "big").text.split("\n\n")[1].split()
    assert words[0].count(",") == words[1].count(",") == 7


def test_seeded_and_typed_dice_are_told_apart() -> None:
    seeded = fair_record(FairDice.seeded(5))
    seeded.tags = {"Game": "dragons", "Rules": "1", "Options": "setup=baby", "Dice": "seed:5"}
    assert verify(seeded).dice == "seeded"
    seeded.tags["Dice"] = "typed"
    assert verify(seeded).dice == "typed"


def test_a_game_from_a_position_keeps_it() -> None:
    text = "arena=f5i2----/--------/--------/i6------ turn=fire"
    record = Record.from_position(dragons.position(text))
    record.play("a4xb4")
    assert f'[Start "{text}"]' in record.text
    assert catalog.read_record(record.text).result == "ice"


def test_undo_counts_the_dice_that_fell() -> None:
    record = fair_record(DICE)
    kept = record.copy()
    while record.moves:
        record.undo()
        fallen = sum(position.is_chance for position in record.positions[:-1])
        assert record.rolls == fallen
    assert kept.rolls == 16 and len(kept.moves) > kept.rolls  # the copy keeps what was undone


def changed(text: str, before: str, after: str) -> str:
    assert before in text
    return text.replace(before, after, 1)


def first_die(text: str) -> str:
    return text.split("\n\n")[1].split()[0]


@pytest.mark.parametrize(
    ("forge", "sentence"),
    [
        (lambda text: text[: len(text) * 3 // 4], "was cut|is refused"),
        (lambda text: text[: len(text) // 3], "not a header tag"),
        (lambda text: text.rsplit(maxsplit=1)[0], "was cut"),
        (lambda text: changed(text, first_die(text), "a1:f9"), "Move 1 .*“a1:f9”"),
        (lambda text: changed(text, '[Rules "1"]', '[Rules "99"]'), "version 99"),
        (lambda text: changed(text, '[Rules "1"]\n', ""), "no tag Rules"),
        (
            lambda text: changed(text, '[Game "dragons"]', '[Game "chess"]'),
            "no game called “chess”",
        ),
        (lambda text: changed(text, '[Game "dragons"]', "[Game dragons]"), "Line 1"),
        (lambda text: changed(text, "setup=baby", "setup=huge"), "setup.*huge"),
        (lambda text: changed(text, "setup=baby", "setup"), "not name=value"),
        (lambda text: '[Game "dragons"]\n' + text, "Line 2 .* Game again"),
        (lambda text: "", "no tag Game"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(forge, sentence: str) -> None:
    text = forge(fair_record(DICE).text)
    with pytest.raises(Exception, match=sentence) as refusal:
        catalog.read_record(text)
    assert "\n" not in str(refusal.value)


def test_another_winner_is_refused() -> None:
    record = fair_record(DICE)
    text = record.text.strip()
    winner = text.split()[-1]
    other = "ice" if winner == "fire" else "fire"
    with pytest.raises(RecordError, match=f"ends with “{other}”"):
        catalog.read_record(text.removesuffix(winner) + other)


def test_a_changed_die_is_found() -> None:
    record = fair_record(DICE)
    text = record.text
    die = first_die(text)
    other = die[:-1] + str(int(die[-1]) % 6 + 1)
    forged = Record.new(dragons, setup="baby")
    forged.play(other)
    forged.tags |= dice_tags(DICE, reveal=True)
    with pytest.raises(RecordError, match=f"Roll 1 is “{other}”, but the dice give “{die}”"):
        verify(forged)


def test_a_secret_that_was_not_committed_is_found() -> None:
    record = fair_record(DICE)
    record.tags["Secret"] = "00" * 32
    with pytest.raises(RecordError, match="not the one"):
        verify(record)


@pytest.mark.parametrize(
    ("tag", "value", "sentence"),
    [
        ("Secret", "xyz", "64 hexadecimal"),
        ("Salts", "only-one", "two players"),
        ("Dice", "cards:7", "not a kind of dice"),
    ],
)
def test_bad_dice_tags_are_named(tag: str, value: str, sentence: str) -> None:
    record = fair_record(DICE)
    record.tags[tag] = value
    with pytest.raises(RecordError, match=sentence):
        verify(record)


def test_dice_that_are_not_revealed_cannot_be_verified() -> None:
    with pytest.raises(RecordError, match="not revealed"):
        verify(fair_record(DICE, reveal=False))


def test_an_early_end_needs_its_tag() -> None:
    record = Record.new(dragons, setup="big")
    record.tags |= {"Termination": "resignation", "Result": "ice"}
    assert catalog.read_record(record.text).result == "ice"
    record.tags["Termination"] = "boredom"
    with pytest.raises(RecordError, match="boredom"):
        catalog.read_record(record.text)


def test_a_refused_move_of_a_series_keeps_nothing() -> None:
    record = Record.new(dragons, setup="big")
    with pytest.raises(Exception, match="DRA-14"):
        record.play("1,1,1,1,1")
    assert record.moves == []


def test_quotes_in_tags_survive() -> None:
    record = Record.new(dragons)
    record.tags["Fire"] = 'Anna "la \\ braise"'
    assert catalog.read_record(record.text).tags["Fire"] == record.tags["Fire"]


def test_an_end_that_was_agreed_cannot_follow_one_that_was_played() -> None:
    record = fair_record(DICE)
    assert record.position.is_over
    turned = record.text.replace("\n\n", '\n[Termination "resignation"]\n[Result "fire"]\n\n', 1)
    for result in ("fire", "ice"):
        with pytest.raises(RecordError, match="had ended it already"):
            catalog.read_record(f"{turned.rsplit(maxsplit=1)[0]} {result}\n")


def test_only_an_agreement_is_a_draw() -> None:
    record = Record.new(catalog.game("dragons"))
    for termination, result in (("agreement", "ice"), ("resignation", "draw"), ("time", "draw")):
        record.tags |= {"Termination": termination, "Result": result}
        with pytest.raises(RecordError, match="does not follow"):
            catalog.read_record(record.text)


@pytest.mark.parametrize("kind", ["typed", "seed:1", None])
def test_dice_with_a_secret_cannot_pass_for_typed_ones(kind: str | None) -> None:
    record = fair_record(DICE)
    del record.tags["Dice"]
    record.tags |= {"Dice": kind} if kind else {}
    with pytest.raises(RecordError, match="reveals a secret"):
        verify(record)


def test_dice_that_fell_elsewhere_are_counted_apart() -> None:
    record = fair_record(DICE)
    record.tags["Local"] = "3"
    first = sum(position.is_chance for position in record.positions[:3])
    assert verify(record).local == first
    record.tags["Local"] = str(len(record.moves) + 1)
    with pytest.raises(RecordError, match="tag Local"):
        verify(record)
