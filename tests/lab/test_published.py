"""The published studies: both languages, no picture missing, the commands that made them."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "studies"
STUDIES = runpy.run_path(str(ROOT / "scripts" / "studies.py"))["STUDIES"]


@pytest.mark.parametrize("suffix", ["", ".fr"])
@pytest.mark.parametrize("study", STUDIES)
def test_a_study_shows_its_pictures_and_how_to_have_it_again(study: str, suffix: str) -> None:
    page = (PAGES / f"{study}{suffix}.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page)
    assert pictures and all((PAGES / each).is_file() for each in pictures)
    told = re.search(r"```\n(.*?)\n```", page, re.DOTALL)
    assert told is not None
    assert told[1].splitlines() == [f"escarmouche lab {words}" for words in STUDIES[study]]


def test_no_picture_is_left_over() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES.glob("*.md"))
    for picture in PAGES.rglob("*.svg"):
        assert picture.relative_to(PAGES).as_posix() in shown
