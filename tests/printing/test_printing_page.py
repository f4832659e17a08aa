"""The page on printing: its commands print what they say, in both languages."""

from __future__ import annotations

import shlex
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from printed import Printed

from escarmouche import cli

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [block.split("```")[0] for block in text.split(f"```{kind}\n")[1:]]


def commands(page: str) -> list[list[str]]:
    lines = "".join(blocks(page, "sh")).replace("\\\n", " ").splitlines()
    return [shlex.split(line) for line in lines]


@pytest.mark.parametrize("page", ["printing.md", "printing.fr.md"])
def test_every_command_of_the_page_prints(page, tmp_path, monkeypatch) -> None:
    scenario, _, warband = blocks("data-files.md", "toml")
    mat = (files("escarmouche.games.irondie") / "mat.toml").read_text(encoding="utf-8")
    for names, content in (
        (("my-mat", "mon-tapis"), mat),
        (("griffin-watch", "garde-griffon"), warband),
        (("the-ford", "le-gue"), scenario),
    ):
        for name in names:
            (tmp_path / f"{name}.toml").write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert len(commands(page)) == 8
    for words in commands(page):
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as end:
            cli.main()
        assert end.value.code == 0, words
        assert Printed(Path(words[words.index("-o") + 1]).read_bytes()).pages
