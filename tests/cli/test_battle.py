"""A battle at a real table goes on in the terminal, and its file loses nothing."""

from __future__ import annotations

import random
from pathlib import Path

from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.cli.commands import app
from escarmouche.core.errors import OptionError
from escarmouche.core.game_record import Record

RUNNER = CliRunner()


def said(file: Path, script: str) -> str:
    result = RUNNER.invoke(app, ["--lang", "en", "battle", str(file)], input=script)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_battle_is_begun_corrected_undone_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "ford.txt"
    said(file, "5\n2\n1\nfix:wound:b1:2\n")
    record = catalog.read_record(file.read_text())
    assert record.position.view["states"]["b1"]["wound"] == 2
    output = said(file, "undo\nundo\nredo\nquit\n")
    assert "Correction" not in output
    again = catalog.read_record(file.read_text())
    assert again.moves == record.moves[:-1]


def test_answers_are_told_in_words_beside_their_notation(tmp_path: Path) -> None:
    file = tmp_path / "ford.txt"
    output = said(file, "5\n2\n")
    assert "1  The south edge  edge:south" in output
    record = Record.new(catalog.game("confrontation"), real="on", scenario="the-strongbox")
    hand = random.Random(1)
    while not any(move.startswith("last:") for move in record.position.moves):
        moves = record.position.moves
        record.play("do:search" if "do:search" in moves else hand.choice(moves))
    file.write_text(record.text, encoding="utf-8")
    assert "3  Cache 3  last:2" in said(file, "")


def test_every_answer_of_a_battle_has_words() -> None:
    game = catalog.game("confrontation")
    for scenario in ("the-strongbox", "chain-gang", "the-palisade"):
        position = game.new(real="on", scenario=scenario, turns="3")
        hand = random.Random(scenario)
        while not position.is_over:
            for move in () if position.is_chance else position.move_ids:
                for language in ("en", "fr"):
                    assert position.label(move).text(language)
            position = position.play(hand.choice(position.move_ids))


def test_what_the_rules_forbid_is_said_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "ford.txt"
    output = said(file, "4\n2\nfix:wound:b1:9\nnonsense\n")
    assert "nonsense" in output
    assert len(catalog.read_record(file.read_text()).moves) == 2


def reported(record: Path, place: Path) -> str:
    asked = ["--lang", "en", "battle", str(record), "--report", str(place)]
    result = RUNNER.invoke(app, asked)
    assert result.exit_code == 0, result.output
    return place.read_text(encoding="utf-8")


def test_a_report_of_a_real_table_names_rules_and_corrections(tmp_path: Path) -> None:
    file = tmp_path / "ford.txt"
    said(file, "5\n2\n1\nfix:wound:b1:2\n")
    before = file.read_bytes()
    text = reported(file, tmp_path / "ford.md")
    assert text.startswith("# ford\n")
    assert "(CON-" in text
    assert "- *Correction: Orsk Ashhand, wound 2.* (CON-126)\n" in text
    assert text.count("Correction") == 1
    assert "data:image" not in text  # nobody has said where the figures stand
    assert file.read_bytes() == before


def test_a_report_of_a_table_that_is_known_has_a_picture_a_turn(tmp_path: Path) -> None:
    record = Record.new(catalog.game("confrontation"), turns="1")
    hand = random.Random(3)
    while not record.position.is_over and record.position.view["time"]["turn"] < 1:
        record.play(hand.choice(record.position.move_ids))
    record.play(record.position.move_ids[0])
    file = tmp_path / "crossroads.txt"
    file.write_text(record.text, encoding="utf-8")
    page = reported(file, tmp_path / "crossroads.html")
    assert page.count("<h2>") == page.count("<figure><svg") == 1
    assert "<h3>Deployment</h3>" in page
    pictures = reported(file, tmp_path / "crossroads.md").count("data:image/svg+xml;base64,")
    assert pictures == 1


def test_only_a_battle_is_told_as_one(tmp_path: Path) -> None:
    file = tmp_path / "dragons.txt"
    file.write_text(Record.new(catalog.game("dragons")).text, encoding="utf-8")
    result = RUNNER.invoke(app, ["battle", str(file), "--report", str(tmp_path / "out.md")])
    assert isinstance(result.exception, OptionError)
    assert not (tmp_path / "out.md").exists()
    result = RUNNER.invoke(app, ["battle", str(file)], input="1\n")
    assert isinstance(result.exception, OptionError)
