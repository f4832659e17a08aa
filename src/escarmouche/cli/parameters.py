"""Parameters that several commands take, said once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.output import text

Json = Annotated[bool, typer.Option("--json", help=text("cli-help-json"))]
GameName = Annotated[str, typer.Argument(help=text("cli-help-game"), metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help=text("cli-help-record"), metavar="RECORD")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=text("cli-help-option")),
]
PositionText = Annotated[
    str, typer.Option("--position", "-p", metavar="TEXT", help=text("cli-help-position"))
]
OptionalPosition = Annotated[
    str | None, typer.Option("--position", "-p", metavar="TEXT", help=text("cli-help-position"))
]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help=text("cli-help-seed"))]
Nodes = Annotated[int | None, typer.Option(min=1, max=10**12 - 1, help=text("cli-help-nodes"))]
Workers = Annotated[int, typer.Option(min=1, max=256, help=text("cli-help-workers"))]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=text("cli-help-ray"))]
