"""The page on data files: its examples load, and it names exactly the keys that are read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from escarmouche.core.errors import DataError
from escarmouche.games.confrontation.wound_table import load_table
from escarmouche.games.ragnarok.scenario import load_scenario

PAGE = Path(__file__).parents[2] / "docs" / "data-files.md"
SCENARIO, WOUNDS = PAGE.read_text(encoding="utf-8").split("## A wound table")
HEADER = re.compile(r"^\[.+\]$", re.MULTILINE)


def example(text: str) -> str:
    return text.split("```toml\n")[1].split("```")[0]


def documented(text: str) -> dict[str, set[str]]:
    """The keys of the page's table, by what stands in its first column."""
    keys: dict[str, set[str]] = {}
    where = ""
    for row in re.findall(r"^\| (.*?)\| (`.+?) \| ", text, re.MULTILINE):
        where = row[0].strip(" `") or where
        keys.setdefault(where, set()).update(re.findall(r"`(.+?)`", row[1]))
    return keys


def read(load: Callable[[Path], object], tmp_path: Path, text: str) -> dict[str, set[str]]:
    """The keys that the loader knows in each table of a file, from its own refusals."""
    file = tmp_path / "mine.toml"
    keys: dict[str, set[str]] = {}
    for place, where in [(0, "the file"), *((m.end(), m.group()) for m in HEADER.finditer(text))]:
        file.write_text(f"{text[:place]}\nnonsense = 1\n{text[place:]}", encoding="utf-8")
        with pytest.raises(DataError, match="no such entry") as refusal:
            load(file)
        known = str(refusal.value).split("the entries are: ")[1].removesuffix(".")
        keys.setdefault(where, set()).update(known.split(", "))
    return keys


def test_the_example_of_a_scenario_is_scored_as_the_page_says(tmp_path: Path) -> None:
    file = tmp_path / "ford.toml"
    file.write_text(example(SCENARIO), encoding="utf-8")
    assert load_scenario(file).score({"palisade": (1, 0), "object": (0, 1)}) == (4, 2)


def test_the_example_of_a_wound_table_loads(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(example(WOUNDS), encoding="utf-8")
    assert load_table(file).read(-1, 4).value == "stunned"


@pytest.mark.parametrize(("text", "load"), [(SCENARIO, load_scenario), (WOUNDS, load_table)])
def test_the_page_names_the_keys_that_are_read(
    text: str, load: Callable[[Path], object], tmp_path: Path
) -> None:
    assert documented(text) == read(load, tmp_path, example(text))
