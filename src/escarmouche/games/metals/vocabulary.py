"""The words of Metals: moves, what the referee says, what lies on the map."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, Type, Vocabulary, named

SIDES = ("blue", "red")
FACINGS = "NESW"
FACTIONS = ("Artemisia", "White_Fang", "Zipang", "Metaclyon", "Dinorda", "Corsario", "Obsidior")

SIDE = Type("side", SIDES, words="metals-seat-")
TURN = Type("turn", (*SIDES, "lot"))
SQUARE = Type("square", tuple(file + rank for file in "abcdefghi" for rank in "123456789"))
FACING = Type("facing", tuple(FACINGS), words="metals-facing-")
TERRAIN = Type("terrain", ("plain", "forest", "city", "closed"))
FACTION = Type("faction", FACTIONS, first=1)
FACTION_NAME = Type("faction-name", tuple(name.replace("_", " ") for name in FACTIONS), first=1)

SQUARES = ("start", "end", "watcher", "target", "attacker", "last", "seen")
NAMED = named(
    SIDE, SQUARE, FACING, TERRAIN, TURN, faction=FACTION_NAME, enemy=SIDE, winner=SIDE,
    corner=FLAG, damaged=FLAG, **dict.fromkeys(SQUARES, SQUARE),
)  # fmt: skip
WORDS = Vocabulary("metals", (("MET", 0),), NAMED, (FACTION,)).read(__file__)


def __getattr__(name: str) -> int:
    """The words of `vocabulary.toml`, by their numbers."""
    return WORDS.number(name)
