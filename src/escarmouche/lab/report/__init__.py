"""What a study found, for people: one page that needs nothing else, and plots as files."""

from __future__ import annotations

from pathlib import Path

from escarmouche.core.errors import InputError
from escarmouche.lab.findings import Findings


def write_report(path: Path, findings: Findings, language: str) -> None:
    """Write the page of a study."""
    _needs_matplotlib()
    from escarmouche.lab.report.page import html

    _write(path, html(findings, language).encode())


def write_plots(folder: Path, findings: Findings, language: str) -> list[Path]:
    """Write every figure of the report as SVG and as PNG; gives their paths."""
    _needs_matplotlib()
    from escarmouche.lab.report.page import figures

    written = []
    for plot in figures(findings, language):
        for kind, content in (("svg", plot.svg().encode()), ("png", plot.png())):
            path = folder / f"{plot.name}.{kind}"
            _write(path, content)
            written.append(path)
    return written


def _needs_matplotlib() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise InputError("error-extra", package="matplotlib", extra="lab") from None


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise InputError("error-file-unwritable", path=str(path), reason=str(error)) from None
