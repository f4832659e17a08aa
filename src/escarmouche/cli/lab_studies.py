"""`escarmouche lab balance`, `duel`, `tournament`, `sweep`, `openings` and `maps`: the studies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from escarmouche.cli import output
from escarmouche.cli.output import text
from escarmouche.cli.parameters import (
    GameName,
    Json,
    Nodes,
    OptionalPosition,
    Options,
    Ray,
    Seed,
    Workers,
)
from escarmouche.cli.studying import Asked, Running, conduct

if TYPE_CHECKING:
    from escarmouche.lab.findings import Findings

Games = Annotated[int | None, typer.Option(min=1, max=10**9, help=text("lab-help-games"))]
Precision = Annotated[float | None, typer.Option(metavar="POINTS", help=text("lab-help-precision"))]
Level = Annotated[int | None, typer.Option("--level", "-l", help=text("lab-help-level"))]
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
    details = {"arms": arm or [], "scenes": scene or []}
    asked = Asked("balance", game, details, seed, option, level, nodes, games, precision)
    conduct(asked, Running(workers, ray, to, checkpoint, resume, json), "balance:balance")


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
    details = {"first": first, "second": second}
    asked = Asked("duel", game, details, seed, option, level, nodes, games, precision)
    conduct(asked, Running(workers, ray, to, checkpoint, resume, json), "balance:duel")


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
    details = {"players": player, "rounds": swiss}
    # Somebody who thinks is expected: a tournament of random players would be a short one.
    asked = Asked(
        "tournament", game, details, seed, option, None, None, games, precision, thoughtful=True
    )
    conduct(asked, Running(workers, ray, to, checkpoint, resume, json), "tournament:tournament")


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
    details = {"what": what, "values": value, "counted": count}
    asked = Asked("sweep", game, details, seed, option, level, nodes, games, precision)
    conduct(asked, Running(workers, ray, to, checkpoint, resume, json), "sweep:sweep")


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

    if position is not None and option:
        raise InputError("error-position-and-options")
    details = {"position": position}
    asked = Asked("openings", game, details, seed, option, level, nodes, games, precision)
    conduct(asked, Running(workers, ray, to, checkpoint, resume, json), "openings:openings")


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
    details = {"scenes": scene or []}
    asked = Asked("perfect", game, details, seed, option, level, None, games)
    conduct(asked, Running(workers, ray, to, json=json), "perfect:perfect")


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
        "factions": factions,
    }
    asked = Asked("maps", "metals", details, seed, option, level, nodes, games)
    running = Running(workers, ray, to, checkpoint, resume, json)
    found = conduct(asked, running, "mapsearch:search_maps")
    if save is None and to is not None and not to.suffix:
        save = to / "best.toml"
    if save is not None:
        _save_map(save, found)


def _save_map(path: Path, found: Findings) -> None:
    """Write the fairest map of a search."""
    from escarmouche.core.files import unwritable
    from escarmouche.lab.mapsearch import best_map, map_text

    comment = text("lab-map-comment", command=" ".join(found.command))
    try:
        path.write_text(map_text(best_map(found), comment), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
    output.messages.print(text("lab-map-saved", path=str(path)), highlight=False)


STUDIES = (balance, duel, tournament, sweep, openings, perfect, maps)
