"""Sheets to print, for the page: the same PDFs as `escarmouche print` writes."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from escarmouche import catalog
from escarmouche.core.errors import InputError
from escarmouche.server.api import PROBLEMS, Readers

router = APIRouter(prefix="/api", responses=PROBLEMS)

Given = Annotated[str, Query(max_length=2000, pattern=r"^[a-z_]+=")]


@router.get(
    "/print/{game}",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "A PDF."}},
)
async def sheets(
    game: Annotated[str, Path(max_length=32)],
    request: Request,
    readers: Readers,
    paper: Literal["a4", "letter"] = "a4",
    language: Literal["fr", "en"] = "fr",
    option: Annotated[list[Given] | None, Query(max_length=8)] = None,
    position: Annotated[str | None, Query(max_length=4000)] = None,
) -> Response:
    """The material of a game, or a position of it, at true scale."""
    pdf = await readers.run(
        printed, game, language, paper, tuple(option or ()), position, str(request.base_url)
    )
    return Response(
        pdf,
        media_type="application/pdf",
        headers={"Content-Disposition": f'inline; filename="{game}.pdf"'},
    )


def printed(
    game: str,
    language: str,
    paper: str,
    option: tuple[str, ...],
    position: str | None,
    address: str,
) -> bytes:
    """The PDF, worked out apart from the games."""
    from escarmouche.printing.sheets import print_material, print_position

    options = dict(word.split("=", 1) for word in option)
    if position is None:
        return print_material(game, language, paper, options, address)
    if options:
        raise InputError("error-print-two")
    return print_position(catalog.game(game).position(position), language, paper, address)
