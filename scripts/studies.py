"""Make the studies of docs/studies/ again: play, then write their figures into the pages.

usage: python scripts/studies.py [GAME …] [--workers K] [--pages]

What is played for a game is in its folder, `studies.txt`. The words of a page are written by hand;
what stands between its two marks is written here, from findings kept in artefacts/studies/. With
--pages nothing is played: only that part is written.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from escarmouche.core.game_folders import game_folders
from escarmouche.lab.findings import Findings, Table
from escarmouche.lab.players import read_player
from escarmouche.lab.report.drawing import Plot
from escarmouche.lab.report.page import figures
from escarmouche.lab.report.wording import Words

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "studies"
KEPT = ROOT / "artefacts" / "studies"
BEGIN, END = "<!-- figures: scripts/studies.py -->", "<!-- end of figures -->"

# By the game: a command of `escarmouche lab` for each study.
STUDIES = {
    name: tuple((folder.path / "studies.txt").read_text(encoding="utf-8").splitlines())
    for name, folder in game_folders().items()
    if (folder.path / "studies.txt").is_file()
}
FEWEST = 100  # games of a cell of a matrix worth showing
LONG = 12  # rows of a table that is not folded away


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("studies", nargs="*", metavar="STUDY", default=list(STUDIES))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pages", action="store_true")
    asked = parser.parse_args()
    for study in asked.studies:
        if study not in STUDIES:
            parser.error(f"there is no study called {study}; the studies are {', '.join(STUDIES)}")
        for number, words in enumerate(STUDIES[study]):
            if not asked.pages:
                play(words, KEPT / f"{study}-{number}", asked.workers)
        for language, suffix in (("en", ""), ("fr", ".fr")):
            write(study, language, PAGES / f"{study}{suffix}.md")


def play(words: str, folder: Path, workers: int) -> None:
    print("> escarmouche lab", words, flush=True)
    program = str(Path(sys.executable).parent / "escarmouche")
    command = [program, "lab", *words.split(), "--workers", str(workers), "--output", str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def write(study: str, language: str, page: Path) -> None:
    """Put the figures of a study where its page wants them."""
    words = Words(language)
    found = [kept(KEPT / f"{study}-{number}") for number in range(len(STUDIES[study]))]
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    parts = [part for name, each in named(study, found) for part in section(each, name, words)]
    commands = [f"{shlex.join(each.command)}" for each in found]
    parts += [f"## {words('report-again')}\n", "```", *commands, "```\n"]
    versions = ", ".join(f"{part} {told(found, part)}" for part in found[0].versions)
    parts += [f"{versions}\n"]
    page.write_text(before + "\n".join([BEGIN, "", *parts, END]) + after, encoding="utf-8")
    print("written:", page.relative_to(ROOT))


def told(found: list[Findings], part: str) -> str:
    """The version of a part; all of them if the parts of a study were made by several."""
    return " / ".join(dict.fromkeys(each.versions[part] for each in found))


def kept(folder: Path) -> Findings:
    """The findings in a folder; the map of a file, told by all its squares, gets a name."""
    text = (folder / "findings.json").read_text(encoding="utf-8")
    found = Findings.read(text)
    squares = found.contests[0].options.get("map", "")
    return Findings.read(text.replace(squares, "crossroads")) if "/" in squares else found


def named(study: str, found: list[Findings]) -> Iterator[tuple[str, Findings]]:
    """Each part with a name for its files; set-ups that were solved apart are shown together."""
    if found[0].kind != "perfect":
        for number, each in enumerate(found):
            yield f"{study}-{number}", each
        return
    (table,) = found[0].tables
    cells = tuple(cell for each in found for cell in each.tables[0].cells)
    warnings = tuple(dict.fromkeys(warning for each in found for warning in each.warnings))
    yield study, replace(found[0], tables=(replace(table, cells=cells),), warnings=warnings)


def section(found: Findings, name: str, words: Words) -> Iterator[str]:
    if found.kind != "perfect":
        player = words.said(read_player(found.contests[0].sides[0]).name)
        where = " · ".join(word for word in found.command if word.startswith("map="))
        title = f"{player} · {where}" if where else player
        yield f"## {title[0].upper()}{title[1:]}\n"
    plots = {plot.name: plot for plot in figures(found, words.language)}
    for number, table in enumerate(found.tables, 1):
        drawn = plots.get(f"table-{number}-matrix")
        if drawn and table.opposed and min(cell.games for cell in table.cells) < FEWEST:
            continue
        yield f"### {words.said(table.title)}\n"
        yield picture(
            drawn if drawn and table.opposed else plots[f"table-{number}-scores"], name, words
        )
        yield from rows(table, words)
    yield from (f"- {words.said(warning)}" for warning in found.warnings)
    yield ""


def picture(plot: Plot, name: str, words: Words) -> str:
    file = Path("pictures") / name / f"{plot.name}.{words.language}.svg"
    (PAGES / file).parent.mkdir(parents=True, exist_ok=True)
    (PAGES / file).write_text(plot.svg(), encoding="utf-8")
    return f"![{plot.title}. {plot.description}]({file.as_posix()})\n"


def rows(table: Table, words: Words) -> Iterator[str]:
    """A table of Markdown: every score with its interval and its games."""
    heads = [words.said(table.row_axis), words.said(table.column_axis)]
    heads += [words(f"report-{each}") for each in ("score", "interval-head", "games")]
    several = len({cell.column for cell in table.cells}) > 1
    if len(table.cells) > LONG:
        yield f"<details><summary>{words('report-show-table')}</summary>\n"
    yield "| " + " | ".join(heads if several else heads[:1] + heads[2:]) + " |"
    yield "|---" * (5 if several else 4) + "|"
    for cell in table.cells:
        names = [words.said(cell.row), words.said(cell.column)]
        figures = [words.percent(cell.score), words.interval(cell.low, cell.high)]
        shown = [*names[: 2 if several else 1], *figures, words.integer(cell.games)]
        yield "| " + " | ".join(shown) + " |"
    yield "\n</details>\n" if len(table.cells) > LONG else ""


if __name__ == "__main__":
    main()
