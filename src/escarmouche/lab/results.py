"""The files of a study: findings as JSON, the report as a page, the games as a table.

A folder gets all of them; a single file is written by the ending of its name.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from escarmouche.core.errors import InputError
from escarmouche.lab.findings import Findings, Run, plain
from escarmouche.lab.journal import write_atomically

SUFFIXES = (".json",)


def check_output(path: Path) -> None:
    """Refuse, before anything is played, what could not be written afterwards."""
    if path.suffix and path.suffix not in SUFFIXES:
        raise InputError("error-lab-output", path=str(path), known=", ".join(SUFFIXES))


def write_results(
    path: Path, findings: Findings, run: Run, games: np.ndarray, language: str
) -> None:
    """Write a study to a folder or a file."""
    try:
        if path.suffix:
            _write(path, findings, games, language)
            return
        path.mkdir(parents=True, exist_ok=True)
        write_atomically(path / "run.json", json.dumps(plain(run)) + "\n")
        for name in ("findings.json",):
            _write(path / name, findings, games, language)
    except OSError as error:
        reason = str(error.strerror or error)
        raise InputError("error-file-unwritable", path=str(path), reason=reason) from None


def _write(path: Path, findings: Findings, games: np.ndarray, language: str) -> None:
    write_atomically(path, findings.text)
