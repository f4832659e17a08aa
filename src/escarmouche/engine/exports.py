"""What a game's WebAssembly module offers: its kernel, random play and its opponents."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche import catalog
from escarmouche.core import defaults, perft, playout
from escarmouche.core.compiling import Generic, generic
from escarmouche.core.kernel import Moves, Pos, Row, Rows, Rules, kernel
from escarmouche.core.webassembly import Export
from escarmouche.search import choosing


def exports(name: str) -> Mapping[str, Export]:
    """The functions of one game, to be built."""
    rules = catalog.game(name).rules
    return {
        called: Export(each.of(rules), each.signature(rules))
        for called, each in offered(rules).items()
    }


def offered(rules: Rules) -> dict[str, Generic]:
    """The functions of one game, by the names that the page calls them by."""
    functions: dict[str, Generic] = {
        "setup": setup,
        "actor": actor,
        "moves": moves,
        "weights": weights,
        "play": play,
        "tell": tell,
        "outcome": outcome,
        "hide": hide,
        "secret": secret,
        "kept": kept,
        "describe": describe,
        "refuse": refuse,
        "ask": ask,
        "show": show,
        "margin": margin,
        "identify": defaults.identify,
        "rows": defaults.rows,
        "parts": defaults.parts,
        "leaves": perft.leaves,
        "play_out": playout.play_out,
        "choose": choosing.choose,
        "ponder": choosing.ponder,
    }
    if hasattr(rules.kernel, "foresee"):
        functions["foresee"] = foresee
    if hasattr(rules.kernel, "survey"):
        functions["survey"] = survey
    if rules.has("solving"):
        functions["prove"] = choosing.prove
    return functions


@generic
def setup(pos: Pos) -> None:
    kernel.setup(pos)


@generic
def actor(pos: Pos) -> int:
    return kernel.actor(pos)


@generic
def moves(pos: Pos, out: Moves) -> int:
    return kernel.moves(pos, out)


@generic
def weights(pos: Pos, out: Moves) -> int:
    return kernel.weights(pos, out)


@generic
def play(pos: Pos, move: int) -> None:
    kernel.play(pos, move, None)


@generic
def tell(pos: Pos, move: int, log: Rows) -> None:
    """Play a move and tell what happens."""
    kernel.play(pos, move, log)


@generic
def outcome(pos: Pos) -> tuple[int, int]:
    return kernel.outcome(pos)


@generic
def hide(pos: Pos, seat: int) -> None:
    kernel.hide(pos, seat)


@generic
def secret(pos: Pos) -> int:
    return kernel.secret(pos)


@generic
def kept(pos: Pos) -> bool:
    return kernel.kept(pos)


@generic
def describe(pos: Pos, move: int, row: Row) -> None:
    kernel.describe(pos, move, row)


@generic
def refuse(pos: Pos, row: Row, log: Rows) -> None:
    kernel.refuse(pos, row, log)


@generic
def ask(pos: Pos, log: Rows) -> None:
    kernel.ask(pos, log)


@generic
def show(pos: Pos, log: Rows) -> None:
    kernel.show(pos, log)


@generic
def foresee(pos: Pos, move: int, log: Rows) -> None:
    kernel.foresee(pos, move, log)


@generic
def survey(pos: Pos, piece: int, log: Rows) -> None:
    kernel.survey(pos, piece, log)


@generic
def margin(pos: Pos) -> float:
    return kernel.margin(pos)
