"""The odds as JavaScript, for the page: the very functions that the command line asks."""

from __future__ import annotations

from escarmouche.core.javascript import translated
from escarmouche.games.confrontation import wound_table
from escarmouche.games.confrontation.odds import questions

KINDS = ("test", "opposed", "wound", "fight", "search", "secret", "construction", "explosion")
AT_THE_TABLE = ("duel", "melee", "sealed", "reroll")  # what a battle asks by itself


def for_page() -> str:
    """A module with `of_test`, `of_opposed` …, which answer with parts of lines."""
    shipped = {f"{wound_table.__name__}.shipped_rows": wound_table.shipped_rows()}
    wanted = [*[f"of_{kind}" for kind in KINDS + AT_THE_TABLE], "practise"]
    return translated(questions.__name__, wanted, shipped)
