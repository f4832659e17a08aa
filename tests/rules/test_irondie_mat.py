"""The mat of Irondie is data: a user's own file replaces it, and a wrong one is refused."""

from pathlib import Path

import pytest
from irondie_table import after, at, irondie, value, zone
from refusals import REFUSED

import escarmouche.games.irondie as package
from escarmouche.core.errors import EscarmoucheError
from escarmouche.core.game_record import Record

STANDARD = (Path(package.__file__).parent / "mat.toml").read_text(encoding="utf-8")


def changed(before: str, after: str) -> str:
    assert before in STANDARD
    return STANDARD.replace(before, after, 1)


@pytest.fixture
def mat(tmp_path: Path):
    def written(text: str) -> str:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written


def test_a_copy_of_the_standard_mat_is_the_standard_mat(mat) -> None:
    assert irondie.settings({"mat": mat(STANDARD)})["mat"] == "standard"
    assert irondie.new(mat=mat(STANDARD)) == irondie.new()


def test_another_mat_travels_in_positions_and_records(mat) -> None:
    path = mat(changed('effect = "to_limbo"', 'effect = "to_abyss"'))
    record = Record.new(irondie, mat=path)
    Path(path).unlink()
    assert irondie.position(record.position.text) == record.position
    assert Record.parse(record.text, lambda name: irondie).position == record.position


def on(word: str, text: str):
    return at(f"{text} mat={word}")


DUEL = "south=Ny,Sy,By,Wk6 north=Ak4,Nk,Wk6 phase=provoke turn=south turns=2"


def test_an_effect_can_be_replaced(mat) -> None:
    word = irondie.settings({"mat": mat(changed('effect = "to_limbo"', 'effect = "to_abyss"'))})
    assert zone(after(at(DUEL), "Ny>Ak 5 decline"), "north", "Ak") == "hand"
    assert zone(after(on(word["mat"], DUEL), "Ny>Ak 5 decline"), "north", "Ak") == "abyss"


def test_a_shape_can_backfire_or_come_back(mat) -> None:
    text = changed('specialised = "blue"', 'specialised = "blue"\non_failure = "to_abyss"')
    word = irondie.settings({"mat": mat(text)})["mat"]
    assert zone(after(on(word, DUEL), "Ny>Ak 2 decline"), "south", "Ny") == "abyss"
    text = changed('specialised = "blue"', 'specialised = "blue"\nafterwards = "reserve"')
    word = irondie.settings({"mat": mat(text)})["mat"]
    position = after(on(word, DUEL.replace("north=", "north=Sy,")), "Ny>Ak 5 Sy>Ny 2 decline")
    assert zone(position, "south", "Ny") == "hand"


def test_an_amount_and_a_bonus_can_be_replaced(mat) -> None:
    text = "south=Wy,Sr,Nr,Wr6 north=Nk4,Nr3,Ny,Ak3,Fk6 phase=provoke turn=south turns=2"
    word = irondie.settings({"mat": mat(changed("amount = 2", "amount = 3"))})["mat"]
    position = after(on(word, text), "Wy>Nk 5 Ny>Wy 2 decline")
    assert (value(position, "north", "Nk"), value(position, "north", "Nr")) == (1, 0)
    word = irondie.settings({"mat": mat(changed("{ attack = 2 }", "{ attack = 4 }"))})["mat"]
    text = "south=Ar,Av1,Nk,Wk5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Ar"
    assert value(on(word, text).play("1"), "south", "Av") == 5


@pytest.mark.parametrize(("before", "text", "sentence"), REFUSED["irondie"]["mats"])
def test_a_wrong_mat_is_refused_with_file_key_and_reason(mat, before, text, sentence) -> None:
    with pytest.raises(EscarmoucheError, match=sentence) as refusal:
        irondie.new(mat=mat(changed(before, text)))
    assert "mine.toml" in str(refusal.value)
    assert "mine.toml" in refusal.value.text("fr")


@pytest.mark.parametrize(("word", "sentence"), REFUSED["irondie"]["words"])
def test_a_word_that_is_no_mat_is_refused(word: str, sentence: str) -> None:
    with pytest.raises(EscarmoucheError, match=sentence):
        irondie.new(mat=word)
