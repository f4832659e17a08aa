"""Every command and program of the documentation is run by some test, in both languages alike."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche import cli
from escarmouche.core.dice import FairDice
from escarmouche.server.store import Store

DOCS = Path(__file__).parents[2] / "docs"
# Which test runs the blocks `sh` and `python` of a page; folders stand for all their pages.
RUN = {
    "adding-a-game": "core/test_guide.py",
    "explanation": "docs/test_tutorials.py",
    "fair-dice": "docs/test_code_blocks.py",
    "hosting": "packaging/test_hosting.py",
    "howto": "docs/test_tutorials.py",
    "printing": "printing/test_printing_page.py",
    "research": "docs/test_code_blocks.py",
    "tutorials": "docs/test_tutorials.py",
}


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_no_page_has_a_command_or_program_that_no_test_runs() -> None:
    pages = [page.relative_to(DOCS) for page in DOCS.rglob("*.md")]
    running = {
        page.parts[0].partition(".")[0]
        for page in pages
        if blocks(str(page), "sh") + blocks(str(page), "python")
    }
    assert running == set(RUN)
    for test in RUN.values():
        assert (DOCS.parent / "tests" / test).is_file()


@pytest.mark.parametrize("page", ["research", "fair-dice"])
def test_both_languages_give_the_same_programs(page) -> None:
    assert blocks(f"{page}.md", "python") == blocks(f"{page}.fr.md", "python") != []


@pytest.mark.parametrize("number", range(4))
def test_a_program_for_research_runs(number) -> None:
    for package in ("pyspiel", "pettingzoo", "gymnasium"):
        pytest.importorskip(package)
    program = blocks("research.md", "python")[number]
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_dice_of_the_page_are_those_of_the_program() -> None:
    [program] = blocks("fair-dice.md", "python")
    known: dict[str, object] = {}
    exec(program, known)
    secret, salts = bytes(range(32)), ("ash", "elm")
    dice = FairDice(secret, "game", salts)
    for k in range(50):
        assert known["d6"](secret, "game", salts, k) == dice.roll(k, (1,) * 6) + 1  # type: ignore[operator]


def test_a_backup_is_made_as_the_page_on_hosting_says(tmp_path, monkeypatch) -> None:
    [command] = [block for block in blocks("hosting.md", "sh") if "admin backup" in block]
    for theirs, ours in (("/root", tmp_path / "copies"), ("/var/lib/escarmouche", tmp_path)):
        assert theirs in command
        command = command.replace(theirs, str(ours))
    (tmp_path / "copies").mkdir()
    words = shlex.split(command)

    async def opened() -> None:
        await (await Store.open(words[words.index("--database") + 1])).close()

    asyncio.run(opened())
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 0
    assert (tmp_path / "copies" / "rooms.sqlite").read_bytes().startswith(b"SQLite format 3")
