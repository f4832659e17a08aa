"""`escarmouche lab balance`, `duel`, `tournament`, `sweep`, `openings` and `maps`: the studies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.cli.parameters import GameName, Json, OptionalPosition, Options, Ray, Seed, Workers
from escarmouche.cli.studying import Running, command, conduct

if TYPE_CHECKING:
    from escarmouche.lab.question import Question

Games = Annotated[int | None, typer.Option(min=1, max=10**9, help=text("lab-help-games"))]
Precision = Annotated[float | None, typer.Option(metavar="POINTS", help=text("lab-help-precision"))]
Level = Annotated[int | None, typer.Option("--level", "-l", help=text("lab-help-level"))]
Nodes = Annotated[int | None, typer.Option(min=1, help=text("cli-help-nodes"))]
Output = Annotated[
    Path | None, typer.Option("--output", metavar="FOLDER|FILE", help=text("lab-help-output"))
]
Checkpoint = Annotated[
    Path | None, typer.Option("--checkpoint", metavar="FOLDER", help=text("lab-help-checkpoint"))
]
Resume = Annotated[bool, typer.Option("--resume", help=text("lab-help-resume"))]


def balance(
    game: GameName,
    arm: Annotated[
        list[str] | None, typer.Option("--arm", metavar="NAME", help=text("lab-help-arm"))
    ] = None,
    scene: Annotated[
        list[str] | None, typer.Option("--scene", metavar="NAME", help=text("lab-help-scene"))
    ] = None,
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.lab.balance import balance as ask

    details = {"arms": arm or [], "scenes": scene or []}
    question = _question("balance", game, option, level, nodes, games, precision, seed, details)
    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)


def duel(
    game: GameName,
    first: Annotated[str, typer.Argument(metavar="ARM", help=text("lab-help-duel-arm"))],
    second: Annotated[str, typer.Argument(metavar="ARM", help=text("lab-help-duel-arm"))],
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.lab.balance import duel as ask

    details = {"first": first, "second": second}
    question = _question("duel", game, option, level, nodes, games, precision, seed, details)
    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)


def tournament(
    game: GameName,
    player: Annotated[list[str], typer.Argument(metavar="PLAYER…", help=text("lab-help-player"))],
    swiss: Annotated[
        int, typer.Option("--swiss", min=0, max=100, metavar="ROUNDS", help=text("lab-help-swiss"))
    ] = 0,
    option: Options = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.lab.results import require
    from escarmouche.lab.tournament import tournament as ask

    require("choix")
    details = {"players": player, "rounds": swiss}
    # Somebody who thinks is expected: a tournament of random players would be a short one.
    question = _question(
        "tournament", game, option, None, None, games, precision, seed, details, thoughtful=True
    )
    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)


def sweep(
    game: GameName,
    what: Annotated[str, typer.Argument(metavar="WHAT", help=text("lab-help-what"))],
    value: Annotated[list[str], typer.Argument(metavar="VALUE…", help=text("lab-help-value"))],
    count: Annotated[
        str, typer.Option(metavar="starter|seat-0|seat-1", help=text("lab-help-count"))
    ] = "starter",
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.core.errors import InputError
    from escarmouche.lab.contests import SEAT_0, SEAT_1, STARTER
    from escarmouche.lab.sweep import sweep as ask

    known = (STARTER, SEAT_0, SEAT_1)
    if count not in known:
        raise InputError("error-lab-count", found=count, known=", ".join(known))
    details = {"what": what, "values": value, "counted": count}
    question = _question("sweep", game, option, level, nodes, games, precision, seed, details)
    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)


def openings(
    game: GameName,
    position: OptionalPosition = None,
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    precision: Precision = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.core.errors import InputError
    from escarmouche.lab.openings import openings as ask

    if position is not None and option:
        raise InputError("error-position-and-options")
    details = {"position": position}
    question = _question("openings", game, option, level, nodes, games, precision, seed, details)
    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)


def perfect(
    game: GameName,
    scene: Annotated[
        list[str] | None, typer.Option("--scene", metavar="NAME", help=text("lab-help-scene"))
    ] = None,
    option: Options = None,
    level: Level = None,
    games: Annotated[int, typer.Option(min=1, max=10**6, help=text("perfect-help-games"))] = 100,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    json: Json = False,
) -> None:
    from escarmouche.lab.perfect import perfect as ask

    details = {"scenes": scene or []}
    question = _question("perfect", game, option, level, None, games, None, seed, details)
    conduct(question, Running(workers, ray, to, json=json), ask)


def maps(
    search: Annotated[bool, typer.Option("--search", help=text("lab-help-search"))] = False,
    files: Annotated[int, typer.Option(min=3, max=9, help=text("cli-help-map-files"))] = 5,
    ranks: Annotated[int, typer.Option(min=3, max=9, help=text("cli-help-map-ranks"))] = 7,
    symmetric: Annotated[
        bool, typer.Option("--symmetric/--asymmetric", help=text("lab-help-symmetric"))
    ] = True,
    population: Annotated[int, typer.Option(min=4, max=256, help=text("lab-help-population"))] = 16,
    generations: Annotated[int, typer.Option(min=0, max=99, help=text("lab-help-generations"))] = 3,
    factions: Annotated[bool, typer.Option(help=text("lab-help-factions"))] = True,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=text("lab-help-save"))
    ] = None,
    option: Options = None,
    level: Level = None,
    nodes: Nodes = None,
    games: Games = None,
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = None,
    to: Output = None,
    checkpoint: Checkpoint = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    from escarmouche.core.errors import InputError
    from escarmouche.games.metals.notation import FACTIONS
    from escarmouche.lab.mapsearch import map_text, search_maps

    if not search:
        raise InputError("error-lab-maps-search")
    if save is not None and save.suffix != ".toml":
        raise InputError("error-lab-save", path=str(save))
    details = {
        "files": files,
        "ranks": ranks,
        "symmetric": symmetric,
        "population": population,
        "generations": generations,
        "factions": FACTIONS if factions else (),
    }
    question = _question("maps", "metals", option, level, nodes, games, None, seed, details)
    best = []

    def ask(question: Any, study: Any) -> Any:
        found, maps_found = search_maps(question, study)
        best.extend(maps_found)
        return found

    conduct(question, Running(workers, ray, to, checkpoint, resume, json), ask)
    if save is None and to is not None and not to.suffix:
        save = to / "best.toml"
    if save is not None:
        try:
            comment = text("lab-map-comment", command=" ".join(question.command))
            save.write_text(map_text(best[0], comment), encoding="utf-8")
        except OSError as error:
            raise InputError("error-file-unwritable", path=str(save), reason=str(error)) from None
        output.messages.print(text("lab-map-saved", path=str(save)), highlight=False)


STUDIES = (balance, duel, tournament, sweep, openings, perfect, maps)


def _question(
    kind: str,
    game: str,
    option: list[str] | None,
    level: int | None,
    nodes: int | None,
    games: int | None,
    precision: float | None,
    seed: int,
    details: dict[str, Any],
    thoughtful: bool = False,
) -> Question:
    """The question that the words of a command ask; a precision is in points of a hundred."""
    with output.preparing():
        from escarmouche.lab.players import RANDOM, level_word
        from escarmouche.lab.question import Question, stopping

    player = RANDOM if level is None else level_word(level, nodes)
    until = stopping(games, precision and precision / 100, thoughtful or level is not None)
    options = output.options_of(option)
    return Question(kind, game, seed, until, player, options, details, command())
