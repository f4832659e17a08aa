"""The guide to adding a game shows nothing but what the example really has."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PLACES = ("examples/sixth_game", "examples/sixth_game/escarmouche_cairn", "tests/sixth_game")
EXCERPTS = re.findall(r"^```\w+\n# (\S+)\n(.*?)^```", GUIDE, re.M | re.S)


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS)
def test_an_excerpt_of_the_guide_is_in_its_file(file: str, excerpt: str) -> None:
    (path,) = (ROOT / place / file for place in PLACES if (ROOT / place / file).is_file())
    assert excerpt in path.read_text(encoding="utf-8")


def test_every_block_of_the_guide_names_its_file() -> None:
    assert len(EXCERPTS) == GUIDE.count("\n```") // 2 > 10


def test_the_guide_lists_the_files_of_the_example() -> None:
    folder = ROOT / "examples" / "sixth_game" / "escarmouche_cairn"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    files = {file for file in files if "__" not in file}
    assert {file for file in files if f"`{file}`" not in GUIDE} == set()
