"""The words of Metals: moves, what the referee says, what lies on the map."""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, THE_MOVE, THE_PROMPT, Type, Vocabulary

SIDES = ("blue", "red")
FACINGS = "NESW"
FACTIONS = ("Artemisia", "White_Fang", "Zipang", "Metaclyon", "Dinorda", "Corsario", "Obsidior")

WORDS = Vocabulary("metals", (("MET", 0),))

SIDE = Type("side", SIDES, words="metals-seat-")
TURN = Type("turn", (*SIDES, "lot"))
SQUARE = Type("square", tuple(file + rank for file in "abcdefghi" for rank in "123456789"))
FACING = Type("facing", tuple(FACINGS), words="metals-facing-")
TERRAIN = Type("terrain", ("plain", "forest", "city", "closed"))
FACTION = Type("faction", FACTIONS, first=1)
FACTION_NAME = Type("faction-name", tuple(name.replace("_", " ") for name in FACTIONS), first=1)

# Moves.
DEPLOY = WORDS.writes(
    "+{square}{facing}", steps=("+", "{square}", "{facing}"), square=SQUARE, facing=FACING
)
MOVE = WORDS.writes(
    "{start}-{end}{facing}",
    steps=("{start}", "{end}", "{facing}"),
    start=SQUARE,
    end=SQUARE,
    facing=FACING,
)
LOT = WORDS.writes("lot:{side}", side=SIDE)

# Events.
LOT_FALLS = WORDS.says("lot", side=SIDE)
DEPLOYS = WORDS.says("deploys", side=SIDE, square=SQUARE, facing=FACING)
MOVES = WORDS.says("moves", side=SIDE, start=SQUARE, end=SQUARE, facing=FACING)
JUST_PLACED = WORDS.says("just-placed", square=SQUARE, watcher=SQUARE)
IN_FOREST = WORDS.says("in-forest", square=SQUARE, watcher=SQUARE)
ATTACKS = WORDS.says("attacks", side=SIDE, enemy=SIDE, target=SQUARE, attacker=SQUARE)
DAMAGED = WORDS.says("damaged", side=SIDE, target=SQUARE)
DEFEATED = WORDS.says("defeated", side=SIDE, target=SQUARE)
ASSAULT_POINT = WORDS.says("assault-point", enemy=SIDE)
BONUS = WORDS.says("bonus", enemy=SIDE, faction=FACTION_NAME)
SCORES = WORDS.says("score", side=SIDE, score=NUMBER)
OCCUPIES = WORDS.says("occupies", side=SIDE, square=SQUARE, points=NUMBER)
REPAIRED = WORDS.says("repaired", square=SQUARE)
WON = WORDS.says("won", winner=SIDE, score=NUMBER, other=NUMBER)
STUCK = WORDS.says("stuck", side=SIDE, winner=SIDE)
DRAWN = WORDS.says("drawn", turns=NUMBER)

# Prompts.
ASK_LOT = WORDS.says("ask-lot")
ASK_ACTION = WORDS.says("ask-action", side=SIDE)
ASK_DEPLOY = WORDS.says("ask-deploy", side=SIDE)
ASK_MOVE = WORDS.says("ask-move", side=SIDE)

# Refusals.
OVER = WORDS.says("over")
NOT_NOW = WORDS.says("not-now", move=THE_MOVE, now=THE_PROMPT)
OFF_MAP = WORDS.says("off-map", square=SQUARE, last=SQUARE)
EDGE = WORDS.says("edge", square=SQUARE)
EMPTY_POOL = WORDS.says("empty-pool", side=SIDE)
THREE_ON_MAP = WORDS.says("three-on-map", side=SIDE)
NO_CORNER = WORDS.says("no-corner", square=SQUARE)
OCCUPIED = WORDS.says("occupied", square=SQUARE)
CLOSED = WORDS.says("closed", square=SQUARE)
NOBODY_THERE = WORDS.says("nobody", square=SQUARE)
NOT_YOURS = WORDS.says("not-yours", square=SQUARE, side=SIDE, other=SIDE)
ONLY_TURNING = WORDS.says("only-turning", square=SQUARE)
NOT_ADJACENT = WORDS.says("not-adjacent", start=SQUARE, end=SQUARE)

# The view.
FILES = WORDS.shows("files", count=NUMBER)
RANKS = WORDS.shows("ranks", count=NUMBER)
GROUND = WORDS.shows("squares", "dict", square=SQUARE, terrain=TERRAIN, vp=NUMBER, corner=FLAG)
METAL = WORDS.shows(
    "metals", "dict", square=SQUARE, side=SIDE, number=NUMBER, facing=FACING, damaged=FLAG
)
SEES = WORDS.shows("sees", "lists", square=SQUARE, seen=SQUARE)
POOL = WORDS.shows("pool", flat=True, blue=NUMBER, red=NUMBER)
SCORE = WORDS.shows("score", flat=True, blue=NUMBER, red=NUMBER)
TARGET = WORDS.shows("target", points=NUMBER)
THE_TURN = WORDS.shows("turn", turn=TURN)
FACTION_OF = WORDS.shows("factions", "list", faction=FACTION)
STILL = WORDS.shows("still", turns=NUMBER)
THREAT = WORDS.shows("threats", "lists", side=SIDE, square=SQUARE)
