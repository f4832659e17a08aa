"""The pages on data files: their examples load, and they name exactly the keys that are read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from escarmouche.core.errors import DataError
from escarmouche.games.confrontation.profiles import load_warband
from escarmouche.games.confrontation.scenario import KINDS
from escarmouche.games.confrontation.scenario_file import load_scenario
from escarmouche.games.confrontation.table import CAPTURE
from escarmouche.games.confrontation.wound_table import load_table

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {
    "data-files.md": ("## A scenario", "## A wound table", "## A warband", "the file"),
    "data-files.fr.md": ("## Un scénario", "## Une table", "## Une bande", "le fichier"),
}
LOADERS: tuple[Callable[[Path], object], ...] = (load_scenario, load_table, load_warband)
HEADER = re.compile(r"^\[.+\]$", re.MULTILINE)


def part(page: str, number: int) -> str:
    """One of the three parts of a page: scenario, wound table, warband."""
    text = (DOCS / page).read_text(encoding="utf-8")
    starts = [text.index(title) for title in PAGES[page][:3]]
    return text[starts[number] : [*starts[1:], None][number]]


def example(text: str) -> str:
    return text.split("```toml\n")[1].split("```")[0]


def documented(text: str, file: str) -> dict[str, set[str]]:
    """The keys of a page's table, by what stands in its first column."""
    keys: dict[str, set[str]] = {}
    where = ""
    for row in re.findall(r"^\| (.*?)\| (`.+?) \| ", text, re.MULTILINE):
        where = row[0].strip(" `") or where
        keys.setdefault("the file" if where == file else where, set()).update(
            re.findall(r"`(.+?)`", row[1])
        )
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


def written(tmp_path: Path, number: int) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(example(part("data-files.md", number)), encoding="utf-8")
    return file


def test_the_example_of_a_scenario_has_every_objective(tmp_path: Path) -> None:
    objectives = load_scenario(written(tmp_path, 0)).objectives
    assert [each.kind - CAPTURE for each in objectives] == list(range(len(KINDS)))


def test_the_example_of_a_wound_table_loads(tmp_path: Path) -> None:
    assert load_table(written(tmp_path, 1)).read(-1, 4).value == "stunned"


def test_the_example_of_a_warband_loads(tmp_path: Path) -> None:
    warband = load_warband(written(tmp_path, 2))
    assert [each.name for each in warband.fighters][1:3] == ["Hob", "Nob"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("number", range(3))
def test_the_page_names_the_keys_that_are_read(page: str, number: int, tmp_path: Path) -> None:
    text = part(page, number)
    assert documented(text, PAGES[page][3]) == read(LOADERS[number], tmp_path, example(text))
