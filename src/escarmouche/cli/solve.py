"""`escarmouche solve`: the exact result of a position, or honestly what is proved of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import console, figure, text
from escarmouche.cli.parameters import GameName, Json

if TYPE_CHECKING:
    from escarmouche.core.game import Game
    from escarmouche.search.solver import Solution


def solve(
    game: GameName,
    position: Annotated[
        str, typer.Option("--position", "-p", metavar="TEXT", help=text("solve-help-position"))
    ],
    seconds: Annotated[float, typer.Option(min=0, help=text("solve-help-seconds"))] = 60,
    json: Json = False,
) -> None:
    from escarmouche import catalog
    from escarmouche.search.solver import Solver

    with output.preparing():
        chosen = catalog.solvable(game)
        solver = Solver(chosen.rules)
    asked = chosen.position(position)
    found = solver.solve(asked.record, seconds)
    current = asked.alone()
    part = current != asked
    line = []
    for move in found.line:
        line.append(current.move_text(move))
        current = current.play(move)
    cut = found.exact and not current.is_over
    if json:
        output.print_json(
            {
                "winner": None if found.winner is None else (*chosen.seats, "draw")[found.winner],
                "margin": found.margin,
                "exact": found.exact,
                "line": line,
                "line_complete": found.exact and not cut,
                "duel_only": part,
                "nodes": found.nodes,
                "bounds": [found.least, found.most],
                "seconds": round(found.seconds, 3),
            }
        )
        return
    console.print(_verdict(chosen, found))
    if part:
        console.print(text("solve-part"))
    if line:
        shown = " ".join([*line, *(["…"] if cut else [])])
        console.print(text("solve-line", line=shown), highlight=False, soft_wrap=True)
    if cut:
        console.print(text("solve-line-cut"))
    effort = text(
        "solve-effort", nodes=figure(found.nodes, ","), seconds=figure(found.seconds, ".2f")
    )
    console.print(f"[dim]{effort}[/dim]", highlight=False)


def _verdict(game: Game, found: Solution) -> str:
    """What is proved, in one sentence."""
    from escarmouche.core.kernel import DRAW

    if found.winner == DRAW:
        return text("solve-draw")
    seat = game.seat_name(found.winner or 0).text(output.language())
    least, most = (-found.most, -found.least) if found.winner == 1 else (found.least, found.most)
    if found.exact:
        return text("solve-winner", seat=seat, margin=least)
    message = "solve-open" if found.winner is None else "solve-winner-only"
    return text(message, seat=seat, least=figure(least, "d"), most=figure(most, "d"))
