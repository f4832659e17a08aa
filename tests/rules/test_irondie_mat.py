"""The mat of Irondie is data: a user's own file replaces it, and a wrong one is refused."""

from pathlib import Path

import pytest
from irondie_table import after, at, irondie, value, zone

import escarmouche.games.irondie as package
from escarmouche.core.errors import OptionError
from escarmouche.core.record import Record

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


@pytest.mark.parametrize(
    ("before", "text", "sentence"),
    [
        ('"to_limbo"', '"to_prison"', "key “nullifier.effect”: it must be one of: to_abyss"),
        ('targets = "attack"', 'targets = "legs"', "key “assault.targets”: it must be one of"),
        ('opening = "enemy"', 'opening = "all"', "key “smasher.opening”: it must be one of"),
        ('specialised = "black"', "", "key “smasher.specialised”: it is missing"),
        ("[swarm]", "[swarms]", "key “swarms”: there is no such key"),
        ("amount = 2", "amount = 9", "key “swarm.amount”: it must be a whole number from 1 to 6"),
        ("amount = 2", "amount = true", "key “swarm.amount”: it must be a whole number"),
        ("amount = 2", "", "key “swarm.amount”"),
        (
            'specialised = "red"',
            'specialised = "red"\namount = 1',
            "key “assault.amount”: it must be a whole number from 0 to 0",
        ),
        ('targets = "defence"\nopening = "enemy"', 'targets = "any"\nopening = "enemy"',
         "key “swarm.targets”: “weaken_all” needs one type"),
        ('reply = "enemy"', 'reply = "any"', "key “ballistic.reply”: “subtract_margin”"),
        ("{ attack = 2 }", "{ attack = 7 }", "key “bonus.red.attack”: .* from -6 to 6"),
        ("{ attack = 2 }", "{ attack = 0 }", "key “bonus.red.attack”"),
        ("{ attack = 2 }", "{ luck = 2 }", "key “bonus.red.luck”: it must be one of: attack"),
        ("{ attack = 2 }", "3", "key “bonus.red”: it is missing"),
        ("{ attack = 2 }", "{ attack = 2, defence = 1, vitality = 1 }", "at most two parts"),
        ("red = {", "rouge = {", "key “bonus.rouge”: there is no such key"),
        ("on_failure =", "failure =", "key “smasher.failure”: there is no such key"),
        ("[smasher]", "[smasher", "line 18: this is not TOML"),
    ],
)  # fmt: skip
def test_a_wrong_mat_is_refused_with_file_key_and_reason(mat, before, text, sentence) -> None:
    with pytest.raises(OptionError, match=sentence) as refusal:
        irondie.new(mat=mat(changed(before, text)))
    assert "mine.toml" in str(refusal.value)
    assert "mine.toml" in refusal.value.text("fr")


@pytest.mark.parametrize("value", ["standart", "a;b", "S:to_abyss;red:attack+2", "red:attack"])
def test_a_word_that_is_no_mat_is_refused(value: str) -> None:
    with pytest.raises(OptionError):
        irondie.new(mat=value)
