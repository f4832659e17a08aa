"""The report of a study: complete, accessible, alone, and the same every time."""

from __future__ import annotations

import csv
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

from escarmouche.core.errors import InputError
from escarmouche.core.kernel import DRAW, NOBODY
from escarmouche.core.texts import LANGUAGES, Message
from escarmouche.lab import findings as found
from escarmouche.lab.report.page import html
from escarmouche.lab.report.plots import mirrored
from escarmouche.lab.results import check_output, write_results
from escarmouche.lab.statistics import comparisons, score_interval


def named(name: str) -> Message:
    return Message("option-value", {"value": name})


def cell(row: str, column: str, wins: int, draws: int, losses: int) -> found.Cell:
    games = wins + draws + losses
    low, high = score_interval(wins, draws, losses)
    score = (wins + draws / 2) / games
    return found.Cell(named(row), named(column), games, wins, draws, losses, score, low, high)


RECORD = '[Game "metals"]\n[Map "<plaine> & co"]\n\n+a1N +e7S\n'
FACTIONS = ("Zipang", "Dinorda", "<Artemisia>")
MATRIX = tuple(
    cell(row, column, 50 + 20 * (x - y), 10, 40 - 20 * (x - y))
    for y, row in enumerate(FACTIONS)
    for x, column in enumerate(FACTIONS)
    if abs(x - y) < 2 or x > y
)
FINDINGS = found.Findings(
    title=named("Is Zipang too strong?"),
    kind="balance",
    game="metals",
    command=("escarmouche", "lab", "balance", "metals", "--option", "map=my map.toml"),
    versions={"escarmouche": "0.1"},
    seed=7,
    games=800,
    confidence=0.95,
    sequential=False,
    reasons=("ongoing", "target"),
    contests=(found.ContestFacts(named("Zipang – Dinorda"), ("random", "level:2"), {}),),
    tables=(
        found.Table(named("Factions"), named("Row"), named("Column"), MATRIX, opposed=True),
        found.Table(named("Starter"), named("Map"), named(""), (cell("lac", "", 70, 0, 30),)),
    ),
    ratings=(
        found.Rating(named("Zipang"), 80.4, 60.2, 100.0),
        found.Rating(named("Dinorda"), -80.4, -100, -60),
    ),
    histograms=(found.Histogram(named("Length"), (0.0, 10.0, 20.0, 30.0), (100, 1500, 0), 13.25),),
    endings=(found.Ending(named("points"), 790), found.Ending(named("no progress"), 10)),
    replays=(found.Replay(named("Shortest"), 0, 12, RECORD),),
    conclusions=(named("Zipang is too strong."),),
    warnings=tuple(comparisons([each.row for each in MATRIX], [(60, 40)] * len(MATRIX))),
)


def test_findings_survive_their_file() -> None:
    nested = Message("cli-warm", {"seconds": named("2")})
    findings = replace(FINDINGS, title=nested, conclusions=(Message("cli-warm", {"seconds": 1}),))
    assert found.Findings.read(findings.text) == findings


class Outline(HTMLParser):
    """Tags with their attributes, and the text within each kind of tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text: dict[str, str] = {}
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag not in ("meta", "!doctype"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.text[tag] = self.text.get(tag, "") + data

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.tags)


@pytest.fixture(scope="module", params=LANGUAGES)
def page(request: pytest.FixtureRequest) -> tuple[str, str, Outline]:
    text = html(FINDINGS, request.param)
    return request.param, text, Outline(text)


def test_question_answer_and_warnings_come_first(page: tuple[str, str, Outline]) -> None:
    language, text, outline = page
    assert outline.open == []
    assert ("html", {"lang": language}) in outline.tags
    header = outline.text["header"]
    assert "Is Zipang too strong" in outline.text["h1"]
    assert "Zipang is too strong." in header
    for warning in FINDINGS.warnings:
        assert warning.text(language)[:30] in header
    assert text.index("</header>") < text.index("<svg")


def test_everything_a_study_found_is_on_the_page(page: tuple[str, str, Outline]) -> None:
    language, text, outline = page
    cells = outline.text["td"].replace("\u00a0", " ")
    for each in MATRIX:
        share = f"{100 * each.score:.1f}"
        assert (share.replace(".", ",") if language == "fr" else share) in cells
    for name in (*FACTIONS, "lac", "points", "no progress"):
        assert name in outline.text["th"]
    assert "+80" in cells and "−100" in cells
    assert "Zipang – Dinorda" in text and RECORD in outline.text["pre"]
    assert "escarmouche lab balance metals --option 'map=my map.toml'" in outline.text["code"]


def test_figures_have_words_and_tables(page: tuple[str, str, Outline]) -> None:
    _, text, outline = page
    assert outline.count("svg") == outline.count("figure") == 6
    for figure in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        root = ET.fromstring(figure)
        words = {
            child.get("id"): child.text for child in root if child.tag.endswith(("title", "desc"))
        }
        assert root.get("role") == "img"
        assert [words[name] for name in str(root.get("aria-labelledby")).split()] and all(
            words.values()
        )
    # Scores twice, ratings, lengths, endings.
    assert outline.count("table") == 5
    heads = [attributes.get("scope") for tag, attributes in outline.tags if tag == "th"]
    assert set(heads) == {"col", "row"}


def test_nothing_is_told_by_colour_alone(page: tuple[str, str, Outline]) -> None:
    _, text, _ = page
    heat_map = re.findall(r"<svg.*?</svg>", text, re.DOTALL)[0]
    numbers = re.findall(r">(\d+|▲|▼)</text>", heat_map)
    (missing,) = (
        each
        for each in MATRIX
        if each.column == named("<Artemisia>") != each.row and each.row == named("Zipang")
    )  # its mirror is drawn though nobody gave it
    shown = [*MATRIX, mirrored(missing)]
    assert [f"{100 * each.score:.0f}" for each in shown] == [n for n in numbers if n.isdigit()]
    sure = sum(not each.low <= 0.5 <= each.high for each in shown)
    assert 0 < sure == sum(sign in "▲▼" for sign in numbers)


def test_the_page_stands_alone(page: tuple[str, str, Outline]) -> None:
    _, text, outline = page
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in outline.tags}
    for _, attributes in outline.tags:
        for name in ("href", "src", "xlink:href"):
            assert (attributes.get(name) or "#").startswith(("#", "data:text/plain"))
    assert "url(" not in text.replace("url(#", "") and "@import" not in text
    ids = [attributes["id"] for _, attributes in outline.tags if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_the_same_findings_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_results(tmp_path / name, FINDINGS, RUN, GAMES_PLAYED, "fr")
    files = [path for path in sorted((tmp_path / "one").rglob("*")) if path.is_file()]
    assert len(files) == 16
    for path in files:
        other = tmp_path / "two" / path.relative_to(tmp_path / "one")
        assert path.read_bytes() == other.read_bytes(), path.name


def test_a_folder_gets_the_plots_as_files_of_both_kinds(tmp_path: Path) -> None:
    write_results(tmp_path / "study", FINDINGS, RUN, GAMES_PLAYED, "en")
    names = {path.stem for path in (tmp_path / "study" / "plots").iterdir()}
    assert len(names) == 6
    for name in names:
        file = tmp_path / "study" / "plots" / name
        drawing = file.with_suffix(".svg").read_text("utf-8")
        assert ET.fromstring(drawing).tag.endswith("svg") and "var(" not in drawing
        assert file.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_a_long_list_shows_the_farthest_results_and_keeps_all_in_the_table() -> None:
    cells = tuple(cell(f"way {k}", "", 40 + k, 0, 60 - k) for k in range(30))
    table = found.Table(named("Ways"), named("Way"), named(""), cells)
    text = html(replace(FINDINGS, tables=(table,), histograms=(), endings=()), "en")
    figure = re.findall(r"<svg.*?</svg>", text, re.DOTALL)[0]
    assert "way 29" in figure and "way 10<" not in figure
    assert text.count('<th scope="row">way ') == 30


def test_a_study_without_ratings_or_replays_has_no_empty_sections() -> None:
    bare = replace(FINDINGS, ratings=(), histograms=(), endings=(), replays=(), warnings=())
    assert Outline(html(bare, "en")).count("section") == 3


RUN = found.Run(1.5, "in-process", 1, 3, 0)
GAMES_PLAYED = np.array(
    [
        (0, 0, 0, 0, 1, 1, 31, 2, 4.5),
        (0, 1, 1, 0, 1, 0, 20, 0, 1),
        (0, 2, 0, DRAW, 1, NOBODY, 99, 1, 0),
    ],
    found.GAMES,
)
EXPECTED = {
    "contest": [0, 0, 0],
    "name": ["Zipang – Dinorda"] * 3,
    "first": ["random"] * 3,
    "second": ["level:2"] * 3,
    "game": [0, 1, 2],
    "first_seat": ["blue", "red", "blue"],
    "winner": ["blue", "blue", "draw"],
    "points": [1.0, 0.0, 0.5],
    "reason": ["target"] * 3,
    "starter": ["red", "blue", ""],
    "plies": [31, 20, 99],
    "rolls": [2, 0, 1],
    "margin": [4.5, 1.0, 0.0],
}


def test_games_survive_csv(tmp_path: Path) -> None:
    write_results(tmp_path / "games.csv", FINDINGS, RUN, GAMES_PLAYED, "en")
    with (tmp_path / "games.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for name, values in EXPECTED.items():
        assert [type(value)(row[name]) for row, value in zip(rows, values, strict=True)] == values


def test_games_survive_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet

    write_results(tmp_path / "games.parquet", FINDINGS, RUN, GAMES_PLAYED, "en")
    assert parquet.read_table(tmp_path / "games.parquet").to_pydict() == EXPECTED


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"games\.xls.*\.csv, \.parquet"):
        check_output(tmp_path / "games.xls")
    for name in ("games.csv", "report.html"):
        with pytest.raises(InputError, match="cannot be written"):
            write_results(tmp_path / "nowhere" / name, FINDINGS, RUN, GAMES_PLAYED, "en")
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="cannot be written"):
        write_results(tmp_path / "file", FINDINGS, RUN, GAMES_PLAYED, "en")
