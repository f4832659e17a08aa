"""Maps of Metals (MET-02, MET-04): the shipped ones, a user's TOML files, and maps as one word.

    ranks = [
        ". F 2",
        "1 # C1",
        ". . .",
    ]

Ranks are given from the far side (red's) to the near one, squares from the left: VP as a digit or
`.` for none, after `F` in a forest and `C` in a city; `#` is closed. As one word, in positions
and options, the squares are separated by commas and the ranks by slashes: `.,F,2/1,#,C1/.,.,.`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from escarmouche.core.errors import EscarmoucheError, InputError
from escarmouche.core.files import read_toml
from escarmouche.core.texts import Message
from escarmouche.games.metals import ground

if TYPE_CHECKING:
    import numpy as np

DEFAULT = "plaine"
LEAST = 3
_TERRAINS = {"": ground.PLAIN, "F": ground.FOREST, "C": ground.CITY}
_SQUARE = re.compile(r"(?=.)(?P<terrain>[FC]?)(?P<points>[0-9]?)|\.|#")


@dataclass(frozen=True)
class Map:
    """A rectangle of squares; `rows` are (terrain, VP) from the far rank to rank 1."""

    rows: tuple[tuple[tuple[int, int], ...], ...]

    @cached_property
    def word(self) -> str:
        """The map as one word."""
        return "/".join(",".join(_square_word(*square) for square in row) for row in self.rows)

    @cached_property
    def name(self) -> str:
        """The name of a shipped map, and the word of any other."""
        return _names().get(self) or self.word

    def lay(self, pos: np.record) -> None:
        """Write the map into a record; every square beyond it is closed."""
        files, ranks = len(self.rows[0]), len(self.rows)
        terrain, vp = [ground.CLOSED] * ground.SQUARES, [0] * ground.SQUARES
        for rank, row in enumerate(reversed(self.rows)):
            terrain[rank : files * ground.SIDE : ground.SIDE] = [square[0] for square in row]
            vp[rank : files * ground.SIDE : ground.SIDE] = [square[1] for square in row]
        pos.files, pos.ranks = files, ranks
        pos.terrain[:], pos.vp[:] = terrain, vp
        right = ground.SIDE * (files - 1)
        pos.corner[:] = 0, ranks - 1, right, right + ranks - 1


def map_of(pos: np.record) -> Map:
    """The map that lies in a record."""
    return _map(pos.terrain.tobytes(), pos.vp.tobytes(), int(pos.files), int(pos.ranks))


@lru_cache(maxsize=64)
def _map(terrain: bytes, vp: bytes, files: int, ranks: int) -> Map:
    squares = list(zip(terrain, vp, strict=True))
    end = files * ground.SIDE
    return Map(tuple(tuple(squares[rank : end : ground.SIDE]) for rank in reversed(range(ranks))))


def find(text: str) -> Map:
    """A map by its name, its word or the path of its file (which ends in `.toml`)."""
    if text.endswith(".toml"):
        return check(text)
    if "/" in text or "," in text:
        return _spelt(text)
    if text not in shipped():
        raise InputError("error-metals-map-unknown", name=text, known=", ".join(shipped()))
    return load(text)


def changed(text: str, square: str, word: str) -> str:
    """A map with one square replaced, as its name or word: changed("plaine", "c3", "F2")."""
    found = find(text)
    files, ranks = len(found.rows[0]), len(found.rows)
    file, rank = "abcdefghi".find(square[:1]), int(square[1:]) if square[1:].isdigit() else 0
    if len(square) < 2 or not 0 <= file < files or not 1 <= rank <= ranks:
        last = f"{'abcdefghi'[files - 1]}{ranks}"
        raise InputError("error-metals-map-square", square=square, last=last)
    cells = [row.split(",") for row in found.word.split("/")]
    cells[ranks - rank][file] = word
    return _parse(Message("metals-map-word"), cells).name


def check(path: str) -> Map:
    """The map in a file; `InputError` names the file, the key or rank, and the reason."""
    place = Message("metals-map-file", {"path": path})
    table = read_toml(path)
    for key in table:
        if key != "ranks":
            raise _refusal(place, "metals-map-key", key=key)
    ranks = table.get("ranks")
    if not isinstance(ranks, list) or not all(isinstance(rank, str) for rank in ranks):
        raise _refusal(place, "metals-map-ranks")
    return _parse(place, [rank.split() for rank in ranks])


@lru_cache(64)
def _spelt(word: str) -> Map:
    return _parse(Message("metals-map-word"), [rank.split(",") for rank in word.split("/")])


@cache
def shipped() -> tuple[str, ...]:
    """The names of the maps that come with the game, the default one first."""
    folder = files("escarmouche.games.metals") / "maps"
    names = {entry.name.removesuffix(".toml") for entry in folder.iterdir()}
    return (DEFAULT, *sorted(names - {DEFAULT}))


@cache
def load(name: str) -> Map:
    """A map that comes with the game."""
    source = files("escarmouche.games.metals") / "maps" / f"{name}.toml"
    ranks = tomllib.loads(source.read_text(encoding="utf-8"))["ranks"]
    return _parse(Message("metals-map-file", {"path": name}), [rank.split() for rank in ranks])


@cache
def _names() -> dict[Map, str]:
    return {load(name): name for name in shipped()}


def new_map_text(files: int, ranks: int, comment: str = "") -> str:
    """A file to fill in: an empty map of that size, with a comment that says how."""
    for key, size in (("files", files), ("ranks", ranks)):
        if not LEAST <= size <= ground.SIDE:
            raise InputError("error-metals-map-size", key=key, size=size)
    lines = [f"# {line}".rstrip() for line in comment.splitlines()]
    rows = [f'    "{" ".join("." * files)}", # {rank}' for rank in range(ranks, 0, -1)]
    letters = " ".join("abcdefghi"[:files])
    return "\n".join([*lines, "ranks = [", *rows, f"    #{letters}", "]", ""])


def _parse(place: Message, cells: list[list[str]]) -> Map:
    if not LEAST <= len(cells) <= ground.SIDE:
        raise _refusal(place, "metals-map-height", count=len(cells))
    if not LEAST <= len(cells[0]) <= ground.SIDE:
        raise _refusal(place, "metals-map-width", rank=len(cells), count=len(cells[0]))
    rows = []
    for rank, words in zip(range(len(cells), 0, -1), cells, strict=True):
        if len(words) != len(cells[0]):
            raise _refusal(
                place, "metals-map-ragged", rank=rank, count=len(words), expected=len(cells[0])
            )
        rows.append(tuple(_square(place, rank, word) for word in words))
    for row in (rows[0], rows[-1]):
        for corner in (row[0], row[-1]):
            if corner[0] == ground.CLOSED:
                rank = len(rows) if row is rows[0] else 1
                raise _refusal(place, "metals-map-corner", rank=rank)
    return Map(tuple(rows))


def _square(place: Message, rank: int, word: str) -> tuple[int, int]:
    match = _SQUARE.fullmatch(word)
    if not match:
        number = re.match(r"[FC]?[-+.0-9]", word)
        reason = "metals-map-points" if number else "metals-map-terrain"
        raise _refusal(place, reason, rank=rank, word=word)
    if word == "#":
        return ground.CLOSED, 0
    return _TERRAINS[match["terrain"] or ""], int(match["points"] or 0)


def _square_word(terrain: int, points: int) -> str:
    letter = "FC#"[terrain - 1] if terrain else ""
    return letter + (str(points) if points else "") or "."


def _refusal(place: Message, message: str, **arguments: object) -> EscarmoucheError:
    return InputError("error-metals-map", place=place, reason=Message(message, arguments))
