"""A battle at a real table goes on in the terminal, and its file loses nothing."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.cli.commands import app

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


def test_what_the_rules_forbid_is_said_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "ford.txt"
    output = said(file, "4\n2\nfix:wound:b1:9\nnonsense\n")
    assert "nonsense" in output
    assert len(catalog.read_record(file.read_text()).moves) == 2
