"""The words of the skirmish: moves, what the referee says, what lies on the table.

Rule numbers from 200 on are RAG ids (`table.RAG`). Events, prompts and refusals stand by chapter,
each with the file that tells it.
"""

from __future__ import annotations

from escarmouche.core.vocabulary import NUMBER, THE_MOVE, THE_PROMPT, Type, Vocabulary
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.table import CHARACTERISTICS, ELEMENTS, LETTERS, MOST_SPELLS

SEATS = ("blue", "red")
MOVEMENTS = ("stay", "turn", "walk", "run", "engage", "charge", "disengage", "flee", "pursue")
ACTIONS = (
    "none", "shoot", "cast", "call", "strike", "search", "build", "found", "give", "pick", "shift",
)  # fmt: skip
LEVELS = ("none", "stunned", "light", "serious", "critical", "killed")
LOCATIONS = ("legs", "arms", "abdomen", "thorax", "head")
PHASES = ("deployment", "strategic", "activation", "combat", "rally", "mystic", "upkeep")
EDGES = ("south", "north", "west", "east")
FIGHTERS = (
    *(f"b{number}" for number in range(1, 9)),
    *(f"r{number}" for number in range(1, 9)),
    *(f"x{number}" for number in range(1, MOST_FIGHTERS - 15)),
)

WORDS = Vocabulary("confrontation", (("CON", 0), ("RAG", 200)))

SEAT = Type("seat", SEATS, words="confrontation-seat-")
# Written by its number, said by the name on its card.
FIGHTER = Type("fighter", FIGHTERS, spelled=LETTERS, kind=0)
SPELL = Type(
    "spell", tuple(f"s{number}" for number in range(1, MOST_SPELLS + 1)), spelled=LETTERS, kind=1
)
MOVEMENT = Type("movement", MOVEMENTS, words="confrontation-movement-")
ACTION = Type("action", ACTIONS, words="confrontation-action-")
CHARACTERISTIC = Type("characteristic", CHARACTERISTICS)
LEVEL = Type("level", LEVELS, words="confrontation-level-")
LOCATION = Type("location", LOCATIONS, first=1, words="confrontation-location-")
PHASE = Type("phase", PHASES, words="confrontation-phase-")
EDGE = Type("edge", EDGES, words="confrontation-edge-")
ELEMENT = Type("element", ELEMENTS, words="confrontation-element-")

# --- moves, in the order of the questions of `frames` ---------------------------------------------
TO_EDGE = WORDS.writes("edge:{edge}", edge=EDGE)
TO_DEPLOY = WORDS.writes("deploy:{fighter}", fighter=FIGHTER)
TO_ORDER = WORDS.writes("card:{fighter}", fighter=FIGHTER)
TO_GROUP = WORDS.writes("group:{fighter}", "group:done", fighter=FIGHTER)
TO_SPEAK_FIRST = WORDS.writes("first:{seat}", seat=SEAT)
TO_PLAY = WORDS.writes("play")
TO_HOLD = WORDS.writes("hold")
TO_PLAY_RESERVE = WORDS.writes("reserve:{number}", number=NUMBER)
TO_REVEAL = WORDS.writes("shows:{fighter}", fighter=FIGHTER)
TO_SLIP = WORDS.writes("under:{number}", number=NUMBER)
TO_MOVE = WORDS.writes("{movement}", movement=MOVEMENT)
TO_ACT = WORDS.writes("do:{action}", action=ACTION)
TO_TARGET = WORDS.writes("at:{fighter}", fighter=FIGHTER)
TO_FACE = WORDS.writes("face:{direction}", direction=NUMBER)
TO_REROLL = WORDS.writes("reroll:{count}", count=NUMBER)
TO_LEAVE_OUT = WORDS.writes("without:{die}", die=NUMBER)
TO_FIGHT = WORDS.writes("against:{fighter}", fighter=FIGHTER)
TO_NAME_FIGHT = WORDS.writes("fight:{number}", "fight:cast", number=NUMBER)
TO_TAKE_DICE = WORDS.writes("take:{count}", count=NUMBER)
TO_SHARE = WORDS.writes("attack:{count}", count=NUMBER)
TO_STRIKE = WORDS.writes("striker:{fighter}", fighter=FIGHTER)
TO_PARRY = WORDS.writes("parry:{count}", count=NUMBER)
TO_TEST = WORDS.writes("test:{characteristic}", characteristic=CHARACTERISTIC)
TO_SPELL = WORDS.writes("spell:{spell}", "spell:none", spell=SPELL)
TO_PAY = WORDS.writes("pay:{count}", count=NUMBER)
TO_ELEMENT = WORDS.writes("element:{element}", element=ELEMENT)
TO_COUNTER = WORDS.writes("counter:{fighter}", "counter:none", fighter=FIGHTER)
TO_SUSTAIN = WORDS.writes("sustain:{count}", count=NUMBER)
TO_CAPTURE = WORDS.writes("captor:{fighter}", fighter=FIGHTER)
TO_LAST = WORDS.writes("last:{number}", number=NUMBER)
TO_BONUS = WORDS.writes("bonus:{count}", count=NUMBER)
TO_TAKE = WORDS.writes("object:{count}", count=NUMBER)
TO_ESCORT = WORDS.writes("escort:{fighter}", "escort:none", fighter=FIGHTER)
TO_END = WORDS.writes("to:{x}-{y}", x=NUMBER, y=NUMBER)
TO_SLOT = WORDS.writes("to:{fighter}/{slot}", fighter=FIGHTER, slot=NUMBER)
TO_STAND = WORDS.writes("stand")
FALLS = WORDS.writes("d{face}", face=NUMBER)
LOT = WORDS.writes("lot:{seat}", seat=SEAT)

# --- refusals ------------------------------------------------------------------------------------
OVER = WORDS.says("over")
NOT_NOW = WORDS.says("not-now", move=THE_MOVE, now=THE_PROMPT)

# --- magic, faith and upkeep (effects_at_work, magic, upkeep) ------------------------------------
EFFECT_ENDS = WORDS.says("effect-ends", spell=SPELL, fighter=FIGHTER)

# --- objectives (Rag'Narok) -----------------------------------------------------------------------
OBJECTIVES = ("none", "capture", "control", "construction", "delivery", "holding", "secret")
OBJECTIVE = Type("objective", OBJECTIVES, words="confrontation-objective-")
CAPTURED = WORDS.says("captured", fighter=FIGHTER, captor=FIGHTER)
SET_FREE = WORDS.says("set-free", fighter=FIGHTER)
SLIPPED_IN = WORDS.says("slipped-in", seat=SEAT, fighter=FIGHTER)
MEETS = WORDS.says("meets", fighter=FIGHTER)
CAPTIVE_FOLLOWS = WORDS.says("captive-follows", fighter=FIGHTER)
FOUNDS = WORDS.says("founds", fighter=FIGHTER, building=NUMBER)
MOVED_ASIDE = WORDS.says("moved-aside", fighter=FIGHTER)
BUILDS = WORDS.says("builds", fighter=FIGHTER, building=NUMBER, points=NUMBER)
BUILDING_FINISHED = WORDS.says("building-finished", building=NUMBER)
BUILDING_BONUS = WORDS.says("building-bonus", building=NUMBER, face=NUMBER, points=NUMBER)
NO_BONUS_DIE = WORDS.says("no-bonus-die", building=NUMBER)
BUILDING_HIT = WORDS.says("building-hit", building=NUMBER, lost=NUMBER, points=NUMBER)
BUILDING_HELD = WORDS.says("building-held", building=NUMBER)
PRISONERS_FREE = WORDS.says("prisoners-free", fighter=FIGHTER)
PRISONERS_TAKEN = WORDS.says("prisoners-taken", fighter=FIGHTER)
PRISONERS_FOLLOW = WORDS.says("prisoners-follow", fighter=FIGHTER, escort=FIGHTER)
SEARCHES = WORDS.says("searches", fighter=FIGHTER, cache=NUMBER)
CACHE_EMPTY = WORDS.says("cache-empty", cache=NUMBER)
FINDS = WORDS.says("finds", fighter=FIGHTER, object=NUMBER, cache=NUMBER)
TAKES_OBJECT = WORDS.says("takes-object", fighter=FIGHTER, object=NUMBER)
LEAVES_OBJECT = WORDS.says("leaves-object", fighter=FIGHTER, object=NUMBER)
PICKS_UP = WORDS.says("picks-up", fighter=FIGHTER, object=NUMBER)
HANDS_OVER = WORDS.says("hands-over", fighter=FIGHTER, other=FIGHTER, object=NUMBER)
DROPS = WORDS.says("drops", fighter=FIGHTER, object=NUMBER)
SECRET_LOOKED_FOR = WORDS.says("secret-looked-for", lost=NUMBER, candidates=NUMBER, limit=NUMBER)
SECRET_IS_FOUND = WORDS.says("secret-is-found")
SECRET_NOT_FOUND = WORDS.says("secret-not-found")
FIGHTER_APPEARS = WORDS.says("fighter-appears", fighter=FIGHTER)
OBJECT_APPEARS = WORDS.says("object-appears", object=NUMBER)
EXPLODES = WORDS.says("explodes", number=NUMBER)
DEBRIS_LANDS = WORDS.says("debris-lands", x=NUMBER, y=NUMBER)
DEBRIS_HITS = WORDS.says("debris-hits", fighter=FIGHTER)
SCORES = WORDS.says("scores", seat=SEAT, points=NUMBER, objective=OBJECTIVE)
SCORES_LOSSES = WORDS.says("scores-losses", seat=SEAT, points=NUMBER)

ASK_CAPTOR = WORDS.says("ask-captor", seat=SEAT, fighter=FIGHTER)
ASK_SLIP_IN = WORDS.says("ask-slip-in", seat=SEAT, fighter=FIGHTER)
ASK_LAST = WORDS.says("ask-last", seat=SEAT, fighter=FIGHTER, action=ACTION)
ASK_RECEIVER = WORDS.says("ask-receiver", seat=SEAT, fighter=FIGHTER)
ASK_BONUS_DIE = WORDS.says("ask-bonus-die", seat=SEAT, building=NUMBER)
ASK_TAKE_OBJECT = WORDS.says("ask-take-object", seat=SEAT, fighter=FIGHTER)
ASK_ESCORT = WORDS.says("ask-escort", seat=SEAT, fighter=FIGHTER, escort=FIGHTER)
ASK_FOUNDATION = WORDS.says("ask-foundation", seat=SEAT, fighter=FIGHTER)
ASK_ASIDE = WORDS.says("ask-aside", seat=SEAT, fighter=FIGHTER)
ASK_FOLLOWER = WORDS.says("ask-follower", seat=SEAT, fighter=FIGHTER)
ASK_APPEARANCE = WORDS.says("ask-appearance", seat=SEAT, fighter=FIGHTER)
ASK_SEARCH_DIE = WORDS.says("ask-search-die", fighter=FIGHTER, cache=NUMBER)
ASK_BUILDING_DIE = WORDS.says("ask-building-die", building=NUMBER)
ASK_DAMAGE_DIE = WORDS.says("ask-damage-die", building=NUMBER)
ASK_SECRET_DIE = WORDS.says("ask-secret-die", limit=NUMBER)
ASK_AXIS_DIE = WORDS.says("ask-axis-die")
ASK_DISTANCE_DIE = WORDS.says("ask-distance-die")
ASK_PART_DIE = WORDS.says("ask-part-die")
ASK_DEBRIS_DISTANCE = WORDS.says("ask-debris-distance", number=NUMBER)
ASK_DEBRIS_DIRECTION = WORDS.says("ask-debris-direction", number=NUMBER)
