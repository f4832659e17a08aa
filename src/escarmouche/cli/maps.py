"""`escarmouche maps`: help with entering the map of one's own sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.groups import group
from escarmouche.cli.output import console, text

app = group(text("cli-help-maps"))

MapFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-help-map-file"))]


@app.command(help=text("cli-help-maps-new"))
def new(
    file: MapFile,
    files: Annotated[int, typer.Option(help=text("cli-help-map-files"))] = 5,
    ranks: Annotated[int, typer.Option(help=text("cli-help-map-ranks"))] = 7,
) -> None:
    from escarmouche.core.errors import InputError
    from escarmouche.core.files import unwritable
    from escarmouche.games.metals.maps import new_map_text

    if file.suffix != ".toml":  # nothing else would be read as a map
        raise InputError("error-metals-map-name", path=str(file))
    content = new_map_text(files, ranks, text("metals-map-help"))
    try:
        with file.open("x", encoding="utf-8") as target:
            target.write(content)
    except FileExistsError:
        raise InputError("error-file-exists", path=str(file)) from None
    except OSError as error:
        raise unwritable(file, error) from None
    console.print(text("metals-map-written", path=str(file)), soft_wrap=True, highlight=False)


@app.command(help=text("cli-help-maps-check"))
def check(file: MapFile) -> None:
    from escarmouche.games.metals import maps

    found = maps.check(str(file))
    good = text("metals-map-good", path=str(file), files=len(found.rows[0]), ranks=len(found.rows))
    console.print(good, soft_wrap=True, highlight=False)
