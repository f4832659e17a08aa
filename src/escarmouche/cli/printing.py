"""`escarmouche print`: what a game is played with, a position or a record, as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.cli.parameters import GameName, Json, OptionalPosition

Output = Annotated[
    Path, typer.Option("--output", "-o", metavar="FILE.pdf", help=text("cli-help-print-output"))
]
# -o names the file here, so the options of the game have no short form.
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=text("cli-help-option")),
]
Paper = Annotated[
    str, typer.Option("--paper", metavar="a4|letter", help=text("cli-help-print-paper"))
]
RecordOption = Annotated[
    Path | None, typer.Option("--record", metavar="RECORD", help=text("cli-help-record"))
]
Rules = Annotated[bool, typer.Option("--rules", help=text("cli-help-print-rules"))]
Address = Annotated[
    str, typer.Option("--address", metavar="URL", help=text("cli-help-print-address"))
]


def print_sheets(
    game: GameName,
    out: Output,
    paper: Paper = "a4",
    option: Options = None,
    position: OptionalPosition = None,
    record: RecordOption = None,
    rules: Rules = False,
    address: Address = "http://127.0.0.1:8000",
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.core.errors import InputError
    from escarmouche.core.files import check_place, unwritable
    from escarmouche.printing import sheets
    from escarmouche.printing.typesetting import page_count

    check_place(out)
    options = output.options_of(option)
    if sum((bool(options), position is not None, record is not None, rules)) > 1:
        raise InputError("error-print-two")
    language = output.language()
    with output.preparing():
        if rules:
            pdf = sheets.print_rules(game, language, paper, address)
        elif position is not None:
            shown = catalog.game(game).position(position)
            pdf = sheets.print_position(shown, language, paper, address)
        elif record is not None:
            played = catalog.read_record(output.read_text(record))
            if played.game.name != game:
                raise InputError("error-print-record", found=played.game.name, game=game)
            pdf = sheets.print_record(played, language, paper, address)
        else:
            pdf = sheets.print_material(game, language, paper, options, address)
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise unwritable(out, error) from None
    if json:
        output.print_json({"file": str(out), "pages": page_count(pdf), "bytes": len(pdf)})
    else:
        said = text("cli-print-written", path=str(out), pages=page_count(pdf))
        output.messages.print(said, soft_wrap=True, highlight=False)
