"""`escarmouche print` as a user meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from printed import Printed

POSITION = "arena=f3i5*--f1/f6i1i2--/--------/i4----f2 turn=fire"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from escarmouche.cli import main; main()"]
    environment = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    environment.pop("ESCARMOUCHE_LANG", None)
    return subprocess.run(
        [*program, *words], capture_output=True, text=True, timeout=120, env=environment
    )


def test_material_is_written_and_its_pages_are_counted(tmp_path) -> None:
    file = tmp_path / "metals.pdf"
    done = run("print", "metals", "-o", str(file), "--option", "map=lac", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "file": str(file),
        "pages": 3,
        "bytes": file.stat().st_size,
    }


def test_a_position_is_printed_in_the_language_and_on_the_paper_asked_for(tmp_path) -> None:
    file = tmp_path / "position.pdf"
    done = run(
        "print", "dragons", "-o", str(file), "--paper", "letter", "--lang", "fr",
        "--position", POSITION, "--address", "https://table.example",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "une page" in done.stderr and done.stdout == ""
    printed = Printed(file.read_bytes())
    assert printed.size(0) == (215.9, 279.4)
    assert printed.codes(0)[0].startswith("https://table.example/")


def test_a_record_of_another_game_is_refused(tmp_path) -> None:
    (tmp_path / "game.txt").write_text('[Game "metals"]\n[Rules "1"]\n\nlot:blue *\n')
    done = run(
        "print", "dragons", "-o", str(tmp_path / "x.pdf"), "--record", str(tmp_path / "game.txt")
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "metals" in done.stderr and not (tmp_path / "x.pdf").exists()


def test_what_does_not_fit_together_is_refused_in_one_sentence(tmp_path) -> None:
    file = str(tmp_path / "x.pdf")
    for words in (
        ("dragons", "-o", file, "--position", POSITION, "--option", "setup=big"),
        ("dragons", "-o", str(tmp_path / "no" / "x.pdf")),
        ("confrontation", "-o", file, "--position", "x"),
        ("dragons", "-o", file, "--paper", "a3"),
    ):
        done = run("print", *words)
        assert (done.returncode, done.stdout) == (2, ""), words
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x.pdf").exists()
