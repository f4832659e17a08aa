"""The files of a study: findings as JSON, the report as a page, its plots, the games as a table.

A folder gets all of them; a single file is written by the ending of its name.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from escarmouche.core.errors import InputError
from escarmouche.core.files import unwritable
from escarmouche.lab.export import write_games
from escarmouche.lab.findings import Findings, Run, plain
from escarmouche.lab.journal import write_atomically
from escarmouche.lab.question import require
from escarmouche.lab.report.page import figures, html

# The endings of files, with the package of the extra [lab] that each needs.
NEEDED = {".json": "json", ".html": "matplotlib", ".csv": "csv", ".parquet": "pyarrow"}


def check_output(path: Path) -> None:
    """Refuse a file of an unknown kind, or one that lacks a package."""
    if path.suffix and path.suffix not in NEEDED:
        raise InputError("error-lab-output", path=str(path), known=", ".join(NEEDED))
    for suffix, package in NEEDED.items():
        if path.suffix in ("", suffix):
            require(package)


def write_results(
    path: Path, findings: Findings, run: Run, games: np.ndarray, language: str
) -> None:
    """Write a study to a folder or a file."""
    try:
        if path.suffix:
            _write(path, findings, games, language)
            return
        (path / "plots").mkdir(parents=True, exist_ok=True)
        write_atomically(path / "run.json", json.dumps(plain(run)) + "\n")
        for plot in figures(findings, language):
            write_atomically(path / "plots" / f"{plot.name}.svg", plot.svg())
            (path / "plots" / f"{plot.name}.png").write_bytes(plot.png())
        for name in ("findings.json", "report.html", "games.parquet"):
            _write(path / name, findings, games, language)
    except OSError as error:
        raise unwritable(path, error) from None


def _write(path: Path, findings: Findings, games: np.ndarray, language: str) -> None:
    match path.suffix:
        case ".json":
            write_atomically(path, findings.text)
        case ".html":
            write_atomically(path, html(findings, language))
        case _:
            write_games(path, findings, games)
