"""Make the studies of docs/studies/ again: play, then write their figures into the pages.

usage: python scripts/studies.py [dragons|metals|irondie …] [--workers K] [--pages]

The words of a page are written by hand; what stands between its two marks is written here, from
findings kept in artefacts/studies/. With --pages nothing is played: only that part is written.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from escarmouche.lab.findings import Findings, Table
from escarmouche.lab.report.drawing import Plot
from escarmouche.lab.report.page import figures
from escarmouche.lab.report.wording import Words

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "studies"
KEPT = ROOT / "artefacts" / "studies"
BEGIN, END = "<!-- figures: scripts/studies.py -->", "<!-- end of figures -->"

STARTERS = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")
SETS = " ".join(f"--arm {arm}" for arm in STARTERS)
STUDIES = {
    "dragons": (
        "perfect dragons --games 1000 --scene baby",
        "perfect dragons --level 4 --games 150 --scene little --scene big --scene equal",
    ),
    "metals": (
        "balance metals --games 2000",
        "balance metals --level 4 --nodes 100 --games 12",
    ),
    "irondie": (
        f"balance irondie --games 2000 {SETS}",
        f"balance irondie --level 4 --games 30 {SETS}",
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("studies", nargs="*", choices=list(STUDIES), default=[])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--pages", action="store_true")
    asked = parser.parse_args()
    for study in asked.studies or STUDIES:
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
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    parts = [BEGIN, ""]
    for number in range(len(STUDIES[study])):
        found = Findings.read((KEPT / f"{study}-{number}" / "findings.json").read_text("utf-8"))
        parts += section(found, f"{study}-{number}", Words(language))
    page.write_text(before + "\n".join([*parts, END]) + after, encoding="utf-8")
    print("written:", page.relative_to(ROOT))


def section(found: Findings, name: str, words: Words) -> Iterator[str]:
    plots = {plot.name: plot for plot in figures(found, words.language)}
    for number, table in enumerate(found.tables, 1):
        yield f"### {words.said(table.title)}\n"
        for kind in ("matrix", "scores"):
            plot = plots.get(f"table-{number}-{kind}")
            # The intervals of a matrix are in its table; one picture is enough.
            if plot and (kind == "matrix" or f"table-{number}-matrix" not in plots):
                yield picture(plot, name, words)
        yield from rows(table, words)
    yield f"### {words('report-caution')}\n"
    yield from (f"- {words.said(warning)}" for warning in found.warnings)
    yield f"\n### {words('report-again')}\n"
    yield f"```\n{shlex.join(found.command)}\n```\n"
    versions = ", ".join(f"{part} {version}" for part, version in found.versions.items())
    yield f"{words('report-games')} {words.integer(found.games)} · {versions}\n"


def picture(plot: Plot, name: str, words: Words) -> str:
    file = Path(name) / f"{plot.name}.{words.language}.svg"
    (PAGES / name).mkdir(parents=True, exist_ok=True)
    (PAGES / file).write_text(plot.svg(), encoding="utf-8")
    return f"![{plot.title}. {plot.description}]({file.as_posix()})\n"


def rows(table: Table, words: Words) -> Iterator[str]:
    """A table of Markdown: every score with its interval and its games."""
    heads = [words.said(table.row_axis), words.said(table.column_axis)]
    heads += [words(f"report-{each}") for each in ("score", "interval-head", "games")]
    several = len({cell.column for cell in table.cells}) > 1
    if len(table.cells) > 12:
        yield f"<details><summary>{words('report-show-table')}</summary>\n"
    yield "| " + " | ".join(heads if several else heads[:1] + heads[2:]) + " |"
    yield "|---" * (5 if several else 4) + "|"
    for cell in table.cells:
        names = [words.said(cell.row), words.said(cell.column)]
        figures = [words.percent(cell.score), words.interval(cell.low, cell.high)]
        shown = [*names[: 2 if several else 1], *figures, words.integer(cell.games)]
        yield "| " + " | ".join(shown) + " |"
    yield "\n</details>\n" if len(table.cells) > 12 else ""


if __name__ == "__main__":
    main()
