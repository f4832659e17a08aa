"""`escarmouche site`: the page as static files that play by themselves on any web host."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.output import messages, text

Folder = Annotated[
    Path, typer.Option("--output", "-o", metavar="DIR", help=text("cli-help-site-folder"))
]


def site(folder: Folder) -> None:
    write_site(folder)
    count = sum(1 for path in folder.rglob("*") if path.is_file())
    messages.print(text("cli-site", count=count, path=str(folder)), highlight=False)


def write_site(folder: Path) -> None:
    """The page as files in an empty folder."""
    from escarmouche.core.errors import InputError
    from escarmouche.core.files import unwritable

    if folder.exists() and any(folder.iterdir()):
        raise InputError("error-folder-not-empty", path=str(folder))
    with as_file(files("escarmouche.server") / "static") as built:
        if not (built / "index.html").is_file() or not (built / "engines").is_dir():
            raise InputError("error-page-not-built")
        try:
            shutil.copytree(
                built, folder, ignore=shutil.ignore_patterns("built"), dirs_exist_ok=True
            )
            page = folder / "index.html"
            # The page itself hides what only a server of the project can do.
            html = page.read_text(encoding="utf-8")
            page.write_text(html.replace('data-server="yes"', 'data-server="none"', 1), "utf-8")
        except OSError as error:
            raise unwritable(folder, error) from error
