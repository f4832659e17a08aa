"""The first page: nothing it points to is missing, and what it shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from escarmouche import catalog

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "README.fr.md", "CONTRIBUTING.md"])
def test_whatever_a_page_points_to_is_there(page) -> None:
    text = (ROOT / page).read_text("utf-8")
    named = re.findall(r'\]\(([^)#:]+)\)|src="([^"]+)"', text)
    for link in (first or second for first, second in named):
        assert (ROOT / link).exists(), link


def test_the_program_of_the_readme_does_what_its_comments_say() -> None:
    [block] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    known: dict[str, object] = {"catalog": catalog}
    for line in block.splitlines():
        code, said, expected = line.partition("  # ")
        if said:
            assert repr(eval(code, known)) == expected
        else:
            exec(code, known)


def test_the_pictures_of_the_page_are_those_that_the_script_takes() -> None:
    script = (ROOT / "scripts" / "screenshots.py").read_text("utf-8")
    taken = re.findall(r'^        "(\w+)": \(', script, re.MULTILINE)
    found = {path.name for path in (ROOT / "docs" / "pictures").glob("page-*.png")}
    assert found == {f"page-{name}.{language}.png" for name in taken for language in ("en", "fr")}
    shown = [path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md")]
    for name in re.findall(r"page-\w+\.\w+\.png", "".join(shown)):
        assert name in found


def test_the_film_shows_several_moves_and_stands_still_for_who_wants_it() -> None:
    film = (ROOT / "docs" / "pictures" / "film.svg").read_text("utf-8")
    assert film.count('class="scene') > 3
    assert "prefers-reduced-motion:reduce" in film
    assert len(set(re.findall(r">([A-Z]{3}-\d\d: [^<]+)</text>", film))) > 2
