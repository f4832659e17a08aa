"""What the tutorials tell their readers to do works, and both languages tell the same."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche import cli

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"
READERS = ("player", "tabletop", "designer", "researcher", "host")
# Other pages with commands that are run as they stand.
PAGES = tuple(
    f"../{folder.name}/{page.stem}"
    for folder in (TUTORIALS.parent / "explanation", TUTORIALS.parent / "howto")
    for page in sorted(folder.glob("*.md"))
    if not page.stem.endswith(".fr")
)


def blocks(page: str, kind: str) -> list[str]:
    text = (TUTORIALS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("reader", READERS + PAGES)
def test_both_languages_give_the_same_commands(reader) -> None:
    for kind in ("sh", "python", "console"):
        assert blocks(f"{reader}.md", kind) == blocks(f"{reader}.fr.md", kind)


@pytest.mark.parametrize("reader", READERS + PAGES)
def test_every_command_of_a_tutorial_works(reader, tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ESCARMOUCHE_LANG", "en")
    for line in "".join(blocks(f"{reader}.md", "sh")).splitlines():
        monkeypatch.setattr(sys, "argv", shlex.split(line))
        with pytest.raises(SystemExit) as end:
            cli.main()
        assert end.value.code == 0, line
    said = capsys.readouterr().out
    for reader_sees, expected in (("tabletop", "1/36"), ("researcher", '"nodes": 4')):
        if reader == reader_sees:
            assert expected in said


@pytest.mark.parametrize("program", blocks("researcher.md", "python"))
def test_the_python_of_the_researcher_runs(program) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "DRA" not in done.stderr and done.stdout.count("\n") == 3
