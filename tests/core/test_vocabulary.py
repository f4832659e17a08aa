"""The words of a game stand in its table, and its code tells no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.core.vocabulary import Type, Vocabulary, named

FOLDERS = sorted(file.parent for file in Path(games.__path__[0]).glob("*/vocabulary.py"))
SEAT = Type("seat", ("sun", "moon"))


def mentioned(folder: Path) -> Iterator[str]:
    """The names that the code of a game asks of its vocabulary."""
    home = f"escarmouche.games.{folder.name}.vocabulary"
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(value=ast.Name(id="words"), attr=name):
                    yield name
                case ast.ImportFrom(module=str(module)) if module == home:
                    yield from (each.name for each in node.names)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_code_of_a_game_tells_words_of_its_table(folder: Path) -> None:
    module = import_module(f"escarmouche.games.{folder.name}.vocabulary")
    told = {name for name in mentioned(folder) if name.isupper()}
    assert len(told) > 40
    assert {name for name in told if not hasattr(module, name)} == set()


def vocabulary(folder: Path, rows: str) -> Vocabulary:
    (folder / "vocabulary.toml").write_text(rows, encoding="utf-8")
    return Vocabulary("cairn", (("CAI", 0),), named(SEAT)).read(str(folder / "vocabulary.py"))


def test_rows_say_their_names_and_arguments(tmp_path: Path) -> None:
    words = vocabulary(
        tmp_path,
        """
        [moves]
        TAKE = "{count}"
        LOT = { forms = "lot:{other} {other}", steps = "{other}", arguments = "most other=seat" }
        [says]
        LAST_STONE = "seat count"
        LOT_FALLS = "lot: other=seat"
        [shows]
        HEAPS = "heaps dict flat: number count"
        """,
    )
    number = [["count", "number"]]
    assert words.table() == {
        "prefixes": (("CAI", 0),),
        "types": {"number": {}, "seat": {"names": ("sun", "moon")}},
        "moves": [
            {"forms": ("{count}",), "steps": (), "arguments": number},
            {
                "forms": ("lot:{other}", "{other}"),
                "steps": ("{other}",),
                "arguments": [["most", "number"], ["other", "seat"]],
            },
        ],
        "says": [
            {"message": "cairn-last-stone", "arguments": [["seat", "seat"], *number]},
            {"message": "cairn-lot", "arguments": [["other", "seat"]]},
        ],
        "shows": [
            {
                "name": "heaps",
                "form": "dict",
                "flat": True,
                "arguments": [["number", "number"], *number],
            }
        ],
    }
    assert words.numbers == {"TAKE": 0, "LOT": 1, "LAST_STONE": 0, "LOT_FALLS": 1, "HEAPS": 0}
    with pytest.raises(AttributeError, match="cairn has no word HEAP"):
        words.number("HEAP")


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ('[says]\nTAKE = "seat"', "two words of cairn are called TAKE"),
        ('[says]\nTAKES = "count=colour"', "cairn has no type colour"),
        ('[shows]\nHEAPS = "heaps heap: count"', "cairn cannot show heaps as heap"),
    ],
)
def test_rows_that_mean_nothing_are_refused(tmp_path: Path, rows: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        vocabulary(tmp_path, f'[moves]\nTAKE = "{{count}}"\n{rows}\n')
