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
WORDS = Vocabulary("metals", (("MET", 0),), NAMED)

# Moves.
DEPLOY = WORDS.writes("+{square}{facing}", steps=("+", "{square}", "{facing}"))
MOVE = WORDS.writes("{start}-{end}{facing}", steps=("{start}", "{end}", "{facing}"))
LOT = WORDS.writes("lot:{side}")

# Events.
LOT_FALLS = WORDS.says("lot", "side")
DEPLOYS = WORDS.says("deploys", "side square facing")
MOVES = WORDS.says("moves", "side start end facing")
JUST_PLACED = WORDS.says("just-placed", "square watcher")
IN_FOREST = WORDS.says("in-forest", "square watcher")
ATTACKS = WORDS.says("attacks", "side enemy target attacker")
DAMAGED = WORDS.says("damaged", "side target")
DEFEATED = WORDS.says("defeated", "side target")
ASSAULT_POINT = WORDS.says("assault-point", "enemy")
BONUS = WORDS.says("bonus", "enemy faction")
SCORES = WORDS.says("score", "side score")
OCCUPIES = WORDS.says("occupies", "side square points")
REPAIRED = WORDS.says("repaired", "square")
WON = WORDS.says("won", "winner score other")
STUCK = WORDS.says("stuck", "side winner")
DRAWN = WORDS.says("drawn", "turns")

# Prompts.
ASK_LOT = WORDS.says("ask-lot")
ASK_ACTION = WORDS.says("ask-action", "side")
ASK_DEPLOY = WORDS.says("ask-deploy", "side")
ASK_MOVE = WORDS.says("ask-move", "side")

# Refusals.
OVER = WORDS.says("over")
NOT_NOW = WORDS.says("not-now", "move now")
OFF_MAP = WORDS.says("off-map", "square last")
EDGE = WORDS.says("edge", "square")
EMPTY_POOL = WORDS.says("empty-pool", "side")
THREE_ON_MAP = WORDS.says("three-on-map", "side")
NO_CORNER = WORDS.says("no-corner", "square")
OCCUPIED = WORDS.says("occupied", "square")
CLOSED = WORDS.says("closed", "square")
NOBODY_THERE = WORDS.says("nobody", "square")
NOT_YOURS = WORDS.says("not-yours", "square side other", other=SIDE)
ONLY_TURNING = WORDS.says("only-turning", "square")
NOT_ADJACENT = WORDS.says("not-adjacent", "start end")

# The view.
FILES = WORDS.shows("files", "one", "count")
RANKS = WORDS.shows("ranks", "one", "count")
GROUND = WORDS.shows("squares", "dict", "square terrain vp corner")
METAL = WORDS.shows("metals", "dict", "square side number facing damaged")
SEES = WORDS.shows("sees", "lists", "square seen")
POOL = WORDS.shows("pool", "one", "blue red", flat=True)
SCORE = WORDS.shows("score", "one", "blue red", flat=True)
TARGET = WORDS.shows("target", "one", "points")
THE_TURN = WORDS.shows("turn", "one", "turn")
FACTION_OF = WORDS.shows("factions", "list", faction=FACTION)
STILL = WORDS.shows("still", "one", "turns")
THREAT = WORDS.shows("threats", "lists", "side square")
