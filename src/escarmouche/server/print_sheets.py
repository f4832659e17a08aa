"""Sheets to print, for the page: the same PDFs as `escarmouche print` writes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from escarmouche import catalog
from escarmouche.core.errors import InputError
from escarmouche.server import replays
from escarmouche.server.api import PROBLEMS, Readers
from escarmouche.server.to_server import ToServerRecord

router = APIRouter(prefix="/api", responses=PROBLEMS)

Given = Annotated[str, Query(max_length=2000, pattern=r"^[a-z_]+=")]
Paper = Literal["a4", "letter"]
Language = Literal["fr", "en"]
PDF: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {}}, "description": "A PDF."}
}


class ToServerPrint(ToServerRecord):
    """A game to print: the position after so many moves, or all of it."""

    moves: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


@router.post("/print", response_class=Response, responses=PDF)
async def played(
    asked: ToServerPrint,
    request: Request,
    readers: Readers,
    paper: Paper = "a4",
    language: Language = "fr",
) -> Response:
    """A game with all its moves, or a position of it."""
    address = str(request.base_url)
    pdf = await readers.run(printed_record, asked.record, asked.moves, language, paper, address)
    return _answer(pdf, "escarmouche")


@router.get("/print/{game}", response_class=Response, responses=PDF)
async def sheets(
    game: Annotated[str, Path(max_length=32)],
    request: Request,
    readers: Readers,
    paper: Paper = "a4",
    language: Language = "fr",
    option: Annotated[list[Given] | None, Query(max_length=8)] = None,
    position: Annotated[str | None, Query(max_length=4000)] = None,
    rules: bool = False,
) -> Response:
    """The material of a game, its rules, or a position of it, at true scale."""
    asked = (game, language, paper, tuple(option or ()), position, rules)
    pdf = await readers.run(printed, *asked, str(request.base_url))
    return _answer(pdf, game)


def _answer(pdf: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'inline; filename="{name}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def printed_record(text: str, moves: int | None, language: str, paper: str, address: str) -> bytes:
    from escarmouche.printing.sheets import print_position, print_record

    record = replays.parsed(text)
    if moves is None:
        return print_record(record, language, paper, address)
    position = record.positions[min(moves, len(record.moves))]
    return print_position(position, language, paper, address)


def printed(
    game: str,
    language: str,
    paper: str,
    option: tuple[str, ...],
    position: str | None,
    rules: bool,
    address: str,
) -> bytes:
    """The PDF, worked out apart from the games."""
    from escarmouche.printing.sheets import print_material, print_position, print_rules

    options = dict(word.split("=", 1) for word in option)
    if sum((bool(options), position is not None, rules)) > 1:
        raise InputError("error-print-two")
    if rules:
        return print_rules(game, language, paper, address)
    if position is None:
        return print_material(game, language, paper, options, address)
    return print_position(catalog.game(game).position(position), language, paper, address)
