"""The words of the skirmish: moves, what the referee says, what lies on the table.

Rule numbers from 200 on are RAG ids (`table.RAG`). Events, prompts and refusals stand by chapter,
each with the file that tells it.
"""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, Type, Vocabulary, named
from escarmouche.games.confrontation.geometry.ground import MOST_FIGHTERS
from escarmouche.games.confrontation.table import CHARACTERISTICS, ELEMENTS, LETTERS, MOST_SPELLS

SEATS = ("blue", "red")
MOVEMENTS = ("stay", "turn", "walk", "run", "engage", "charge", "disengage", "flee", "pursue")
ACTIONS = (
    "none", "shoot", "cast", "call", "strike", "search", "build", "found", "give", "pick", "shift",
    "volley",
)  # fmt: skip
LEVELS = ("none", "stunned", "light", "serious", "critical", "killed")
WOUNDS = ("healthy", "light", "serious", "critical", "killed")
LOCATIONS = ("legs", "arms", "abdomen", "thorax", "head")
PHASES = ("deployment", "strategic", "activation", "combat", "rally", "mystic", "upkeep")
EDGES = ("south", "north", "west", "east")
FIGHTERS = (
    *(f"b{number}" for number in range(1, 9)),
    *(f"r{number}" for number in range(1, 9)),
    *(f"x{number}" for number in range(1, MOST_FIGHTERS - 15)),
)

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
WOUND = Type("wound", WOUNDS, words="confrontation-wound-")
LOCATION = Type("location", LOCATIONS, first=1, words="confrontation-location-")
PHASE = Type("phase", PHASES, words="confrontation-phase-")
EDGE = Type("edge", EDGES, words="confrontation-edge-")
ELEMENT = Type("element", ELEMENTS, words="confrontation-element-")
STATUSES = ("absent", "in-hand", "on-table", "dead", "fled", "vanished")
STATUS = Type("status", STATUSES)
BASE = Type("base", ("infantry", "cavalry", "creature", "large"))
TERRAIN = Type("terrain", ("none", "difficult", "low", "block", "building"))
DIRECTION = Type("direction", (*"0123456789", "10", "11"), words="confrontation-direction-")
OBJECTIVES = ("none", "capture", "control", "construction", "delivery", "holding", "secret")
OBJECTIVE = Type("objective", OBJECTIVES, words="confrontation-objective-")
CARD = Type("card", (*FIGHTERS, *(["-"] * 10), "?"))  # the last is UNKNOWN
# The names themselves, for the view.
NAME = Type("name", count=MOST_FIGHTERS, spelled=LETTERS, kind=0)
SPELL_NAME = Type("spell-name", count=MOST_SPELLS, spelled=LETTERS, kind=1)

# CON-125, CON-126: a real table.
FACTS = (
    "contacts", "reached", "inside", "near", "in-area", "frightens", "range", "aura", "leaves",
    "sets-off", "stands-in", "comes-near", "stands-in-area",
)  # fmt: skip
FACT = Type("fact", FACTS, words="confrontation-fact-")
RANGES = ("short", "medium", "long", "short-cover", "medium-cover", "long-cover")
RANGE = Type("range", RANGES, words="confrontation-range-")
ANSWER = Type("answer", ("no", "yes"), words="confrontation-answer-")
DIALS = ("enforce", "advise", "off")
DIAL = Type("dial", DIALS, words="confrontation-dial-")
CORRECTIONS = ("wound", "stunned", "routed", "faith", *ELEMENTS)
CORRECTION = Type("correction", CORRECTIONS, words="confrontation-correction-")

# What arguments are called; all others are numbers.
OF_FIGHTERS = (
    "other", "summoner", "being", "captor", "escort", "prisoner", "unit", "caster", "striker",
    "target", "by",
)  # fmt: skip
FLAGS = (
    "stunned", "routed", "engaged", "charged", "acted", "captive", "round", "valid", "searched",
    "done", "real", "brute",
)  # fmt: skip
NAMED = named(
    SEAT, FIGHTER, SPELL, MOVEMENT, ACTION, CHARACTERISTIC, LEVEL, WOUND, LOCATION, PHASE, EDGE,
    ELEMENT, STATUS, BASE, CARD, OBJECTIVE, FACT, RANGE, ANSWER, DIAL, CORRECTION,
    side=SEAT, stands=ANSWER, name=SPELL_NAME,
    **dict.fromkeys(OF_FIGHTERS, FIGHTER), **dict.fromkeys(FLAGS, FLAG),
)  # fmt: skip
WORDS = Vocabulary("confrontation", (("CON", 0), ("RAG", 200)), NAMED)

# --- moves, in the order of the questions of `frames` ---------------------------------------------
WHO = ("{fighter}",)  # a hand touches whoever is named
TO_EDGE = WORDS.writes("edge:{edge}")
TO_DEPLOY = WORDS.writes("deploy:{fighter}", steps=WHO)
TO_ORDER = WORDS.writes("card:{fighter}", steps=WHO)
TO_GROUP = WORDS.writes("group:{fighter}", steps=WHO)
TO_SPEAK_FIRST = WORDS.writes("first:{seat}")
TO_PLAY = WORDS.writes("play")
TO_HOLD = WORDS.writes("hold")
TO_PLAY_RESERVE = WORDS.writes("reserve:{number}")
TO_REVEAL = WORDS.writes("shows:{fighter}", steps=WHO)
TO_SLIP = WORDS.writes("under:{number}")
TO_MOVE = WORDS.writes("{movement}")
TO_ACT = WORDS.writes("do:{action}")
TO_TARGET = WORDS.writes("at:{fighter}", steps=WHO)
TO_TARGET_THING = WORDS.writes("at:building{number}")
TO_FACE = WORDS.writes("face:{direction}")
TO_REROLL = WORDS.writes("reroll:{count}")
TO_LEAVE_OUT = WORDS.writes("without:{die}")
TO_FIGHT = WORDS.writes("against:{fighter}", steps=WHO)
TO_NAME_FIGHT = WORDS.writes("fight:{number}")
TO_TAKE_DICE = WORDS.writes("take:{count}")
TO_SHARE = WORDS.writes("attack:{count}")
TO_STRIKE = WORDS.writes("striker:{fighter}", steps=WHO)
TO_PARRY = WORDS.writes("parry:{count}")
TO_TEST = WORDS.writes("test:{characteristic}")
TO_SPELL = WORDS.writes("spell:{spell}")
TO_PAY = WORDS.writes("pay:{count}")
TO_ELEMENT = WORDS.writes("element:{element}")
TO_COUNTER = WORDS.writes("counter:{fighter}", steps=WHO)
TO_SUSTAIN = WORDS.writes("sustain:{count}")
TO_CAPTURE = WORDS.writes("captor:{fighter}", steps=WHO)
TO_LAST = WORDS.writes("last:{number}")
TO_BONUS = WORDS.writes("bonus:{count}")
TO_TAKE = WORDS.writes("object:{count}")
TO_ESCORT = WORDS.writes("escort:{fighter}", steps=WHO)
TO_END = WORDS.writes("to:{x}-{y}", steps=("{x}-{y}",))
TO_SLOT = WORDS.writes("to:{fighter}/{slot}", steps=("{fighter}/{slot}",))
TO_STAND = WORDS.writes("stand")
TO_PASS = WORDS.writes("pass")  # nobody and nothing is named
TO_CAST_FIRST = WORDS.writes("fight:cast")
TO_DECLARE_WHO = WORDS.writes("who:{fighter}")
TO_DECLARE_RANGE = WORDS.writes("range:{range}")
TO_DECLARE_NUMBER = WORDS.writes("number:{number}")
TO_DECLARE = WORDS.writes("fact:{answer}")
TO_DISPUTE = WORDS.writes("dispute")
TO_CORRECT = WORDS.writes("fix:{correction}:{fighter}:{number}")
TO_CORRECT_TOUCH = WORDS.writes("fix:touch:{fighter}-{other}")
TO_CORRECT_SCORE = WORDS.writes("fix:score:{seat}:{number}")
TO_CORRECT_BUILDING = WORDS.writes("fix:points:{building}:{number}")
TO_CORRECT_CACHE = WORDS.writes("fix:cache:{cache}:{number}")
TO_CORRECT_OBJECT = WORDS.writes("fix:object:{object}:{fighter}")
TO_CORRECT_LYING = WORDS.writes("fix:object:{object}:lies")
TO_TURN_DIAL = WORDS.writes("fix:dial:{dial}")
TO_NEXT_PHASE = WORDS.writes("fix:phase")
FALLS = WORDS.writes("d{face}")
LOT = WORDS.writes("lot:{seat}")

# --- refusals ------------------------------------------------------------------------------------
OVER = WORDS.says("over")
NOT_NOW = WORDS.says("not-now", "move now")

# --- magic, faith and upkeep (effects_at_work, casting, mystic, upkeep) --------------------------
EFFECT_ENDS = WORDS.says("effect-ends", "spell fighter")
CASTS = WORDS.says("casts", "fighter spell count")
CALLS = WORDS.says("calls", "fighter spell count")
AIMS_AT = WORDS.says("aims-at", "spell fighter")
RADIUS_GROWS = WORDS.says("radius-grows", "spell face radius")
PAYS_MORE = WORDS.says("pays-more", "fighter count")
SPELL_FAILS = WORDS.says("spell-fails", "fighter spell")
COUNTERS = WORDS.says("counters", "fighter spell count")
COUNTER_FAILS = WORDS.says("counter-fails", "fighter spell")
UNDONE = WORDS.says("undone", "fighter spell")
EFFECT_BEGINS = WORDS.says("effect-begins", "fighter spell")
AREA_BEGINS = WORDS.says("area-begins", "fighter spell radius")
IS_HEALED = WORDS.says("is-healed", "fighter wound")
IS_STEADIED = WORDS.says("is-steadied", "fighter")
IS_SHIFTED = WORDS.says("is-shifted", "fighter x y")
IS_SUMMONED = WORDS.says("is-summoned", "fighter summoner x y")
NO_ROOM = WORDS.says("no-room", "fighter")
GAINS_GEMS = WORDS.says("gains-gems", "fighter count")
HAS_FAITH = WORDS.says("has-faith", "fighter count")
SUSTAINS = WORDS.says("sustains", "fighter spell count")
HONOURS = WORDS.says("honours", "fighter spell")
KEEPS_BEING = WORDS.says("keeps-being", "fighter being element")
VANISHES = WORDS.says("vanishes", "fighter")
REGENERATION_SHOWS = WORDS.says("regeneration", "fighter face least")
EPHEMERAL_SHOWS = WORDS.says("ephemeral", "fighter face least")
REINFORCEMENT_SHOWS = WORDS.says("reinforcement", "fighter face least")
COMES_BACK = WORDS.says("comes-back", "fighter x y")
TURN_ENDS = WORDS.says("turn-ends", "turn")

ASK_SPELL = WORDS.says("ask-spell", "seat fighter")
ASK_SPELL_TARGET = WORDS.says("ask-spell-target", "seat spell")
ASK_RADIUS = WORDS.says("ask-radius", "spell")
ASK_PAY_MORE = WORDS.says("ask-pay-more", "seat fighter spell")
ASK_COUNTER = WORDS.says("ask-counter", "seat spell final")
ASK_COUNTER_GEM = WORDS.says("ask-counter-gem", "seat fighter")
ASK_SHIFT = WORDS.says("ask-shift", "seat fighter")
ASK_SUMMON = WORDS.says("ask-summon", "seat fighter")
ASK_NEW_GEM = WORDS.says("ask-new-gem", "seat fighter")
ASK_SUSTAIN = WORDS.says("ask-sustain", "seat fighter spell count")
ASK_KEEP_BEING = WORDS.says("ask-keep-being", "seat fighter")
ASK_KEEP_GEM = WORDS.says("ask-keep-gem", "seat fighter")
ASK_REGENERATION = WORDS.says("ask-regeneration", "fighter least")
ASK_EPHEMERAL = WORDS.says("ask-ephemeral", "fighter least")
ASK_REINFORCEMENT = WORDS.says("ask-reinforcement", "fighter least")
ASK_COME_BACK = WORDS.says("ask-come-back", "seat fighter")

# --- objectives (Rag'Narok) -----------------------------------------------------------------------
CAPTURED = WORDS.says("captured", "fighter captor")
SET_FREE = WORDS.says("set-free", "fighter")
SLIPPED_IN = WORDS.says("slipped-in", "seat fighter")
MEETS = WORDS.says("meets", "fighter")
CAPTIVE_FOLLOWS = WORDS.says("captive-follows", "fighter")
FOUNDS = WORDS.says("founds", "fighter building")
MOVED_ASIDE = WORDS.says("moved-aside", "fighter")
BUILDS = WORDS.says("builds", "fighter building points")
BUILDING_FINISHED = WORDS.says("building-finished", "building")
BUILDING_BONUS = WORDS.says("building-bonus", "building face points")
NO_BONUS_DIE = WORDS.says("no-bonus-die", "building")
BUILDING_HIT = WORDS.says("building-hit", "building lost points")
BUILDING_HELD = WORDS.says("building-held", "building")
PRISONERS_FREE = WORDS.says("prisoners-free", "fighter")
PRISONERS_TAKEN = WORDS.says("prisoners-taken", "fighter")
PRISONERS_FOLLOW = WORDS.says("prisoners-follow", "fighter escort")
SEARCHES = WORDS.says("searches", "fighter cache")
CACHE_EMPTY = WORDS.says("cache-empty", "cache")
FINDS = WORDS.says("finds", "fighter object cache")
TAKES_OBJECT = WORDS.says("takes-object", "fighter object")
LEAVES_OBJECT = WORDS.says("leaves-object", "fighter object")
PICKS_UP = WORDS.says("picks-up", "fighter object")
HANDS_OVER = WORDS.says("hands-over", "fighter other object")
DROPS = WORDS.says("drops", "fighter object")
SECRET_LOOKED_FOR = WORDS.says("secret-looked-for", "lost candidates limit")
SECRET_IS_FOUND = WORDS.says("secret-is-found")
SECRET_NOT_FOUND = WORDS.says("secret-not-found")
FIGHTER_APPEARS = WORDS.says("fighter-appears", "fighter")
OBJECT_APPEARS = WORDS.says("object-appears", "object")
EXPLODES = WORDS.says("explodes", "number")
DEBRIS_LANDS = WORDS.says("debris-lands", "x y")
DEBRIS_HITS = WORDS.says("debris-hits", "fighter")
SCORES = WORDS.says("scores", "seat points objective")
SCORES_LOSSES = WORDS.says("scores-losses", "seat points")

ASK_CAPTOR = WORDS.says("ask-captor", "seat fighter")
ASK_SLIP_IN = WORDS.says("ask-slip-in", "seat fighter")
ASK_LAST = WORDS.says("ask-last", "seat fighter action")
ASK_RECEIVER = WORDS.says("ask-receiver", "seat fighter")
ASK_BONUS_DIE = WORDS.says("ask-bonus-die", "seat building")
ASK_TAKE_OBJECT = WORDS.says("ask-take-object", "seat fighter")
ASK_ESCORT = WORDS.says("ask-escort", "seat fighter escort")
ASK_FOUNDATION = WORDS.says("ask-foundation", "seat fighter")
ASK_ASIDE = WORDS.says("ask-aside", "seat fighter")
ASK_FOLLOWER = WORDS.says("ask-follower", "seat fighter")
ASK_APPEARANCE = WORDS.says("ask-appearance", "seat fighter")
ASK_SEARCH_DIE = WORDS.says("ask-search-die", "fighter cache")
ASK_BUILDING_DIE = WORDS.says("ask-building-die", "building")
ASK_DAMAGE_DIE = WORDS.says("ask-damage-die", "building")
ASK_SECRET_DIE = WORDS.says("ask-secret-die", "limit")
ASK_AXIS_DIE = WORDS.says("ask-axis-die")
ASK_DISTANCE_DIE = WORDS.says("ask-distance-die")
ASK_PART_DIE = WORDS.says("ask-part-die")
ASK_DEBRIS_DISTANCE = WORDS.says("ask-debris-distance", "number")
ASK_DEBRIS_DIRECTION = WORDS.says("ask-debris-direction", "number")

# --- tests, wounds, values (dice, wounding, values, leaving) -------------------------------------
TESTS = WORDS.says("tests", "fighter characteristic value difficulty dice")
DIE_SHOWS = WORDS.says("die-shows", "fighter face")
TEST_COMES_TO = WORDS.says("test-comes-to", "fighter characteristic final difficulty")
OPPOSED = WORDS.says("opposed", "characteristic first second")
SEAT_DIE_SHOWS = WORDS.says("seat-die-shows", "seat face final")
TIED = WORDS.says("tied", "final")
OPPOSITION_WON = WORDS.says("opposition-won", "seat final other", other=NUMBER)
WOUND_ROLL = WORDS.says("wound-roll", "fighter low high strength resistance bonus location")
EXCEPTIONAL = WORDS.says("exceptional", "fighter face")
WOUND_LEVEL = WORDS.says("wound-level", "fighter level")
IS_STUNNED = WORDS.says("is-stunned", "fighter")
IS_WOUNDED = WORDS.says("is-wounded", "fighter level")
DIES = WORDS.says("dies", "fighter")
FLEES_FOR_GOOD = WORDS.says("flees-for-good", "fighter")
MODIFIED = WORDS.says("modified", "fighter characteristic spell value")
DEFENCE_ZERO = WORDS.says("defence-zero", "fighter")
WEAKENED = WORDS.says("weakened", "fighter characteristic level value")
WAS_CHARGED = WORDS.says("was-charged", "fighter characteristic value")
TOOK_DICE = WORDS.says("took-dice", "fighter characteristic value")

# --- deployment, cards, movement, shooting, fear --------------------------------------------------
TAKES_EDGE = WORDS.says("takes-edge", "seat edge")
IS_DEPLOYED = WORDS.says("is-deployed", "fighter x y")
FACES = WORDS.says("faces", "fighter direction", direction=DIRECTION)
SHARES_CARD = WORDS.says("shares-card", "fighter other")
HAS_ORDERED = WORDS.says("has-ordered", "seat")
WINS_TACTICS = WORDS.says("wins-tactics", "seat")
SPEAKS_FIRST = WORDS.says("speaks-first", "seat first", first=SEAT)
HOLDS_CARD = WORDS.says("holds-card", "seat")
PLAYS_CARD = WORDS.says("plays-card", "seat fighter")
SET_ASIDE = WORDS.says("set-aside", "fighter")
NO_EFFECT = WORDS.says("no-effect", "fighter")
NAMES_MOVEMENT = WORDS.says("names-movement", "fighter movement")
NAMES_ACTION = WORDS.says("names-action", "fighter action")
MOVES = WORDS.says("moves", "fighter movement x y")
STAYS = WORDS.says("stays", "fighter")
CHARGES = WORDS.says("charges", "fighter other")
ENGAGES = WORDS.says("engages", "fighter other")
DISENGAGES = WORDS.says("disengages", "fighter")
STAYS_ENGAGED = WORDS.says("stays-engaged", "fighter")
SHOOTS = WORDS.says("shoots", "fighter other difficulty")
SHOOTS_AT_THING = WORDS.says("shoots-at-thing", "fighter building difficulty")
AIMS_AT_SPOT = WORDS.says("aims-at-spot", "fighter x y difficulty")
SCATTERS = WORDS.says("scatters", "distance arrow x y")
MISSES = WORDS.says("misses", "fighter")
HITS = WORDS.says("hits", "fighter other")
STANDS = WORDS.says("stands", "fighter fear")
IS_ROUTED = WORDS.says("is-routed", "fighter fear")
RALLIES = WORDS.says("rallies", "fighter")
STAYS_ROUTED = WORDS.says("stays-routed", "fighter")
FLEES = WORDS.says("flees", "fighter x y")
CANNOT_FLEE = WORDS.says("cannot-flee", "fighter")

# --- combat -------------------------------------------------------------------------------------
FIGHTS = WORDS.says("fights", "fighter other")
NAMES_FIGHT = WORDS.says("names-fight", "seat number")
FIGHT_BEGINS = WORDS.says("fight-begins", "number")
WINS_INITIATIVE = WORDS.says("wins-initiative", "seat")
HAS_SHARED = WORDS.says("has-shared", "seat")
SHARES_OUT = WORDS.says("shares-out", "fighter attacks parries")
STRIKES = WORDS.says("strikes", "fighter other")
PARRIES = WORDS.says("parries", "fighter final")
ENTERS_PHASE = WORDS.says("enters-phase", "phase turn")
CHOOSES = WORDS.says("chooses", "seat")
DIE_FALLS = WORDS.says("die-falls", "face")
BATTLE_WON = WORDS.says("battle-won", "seat score other", other=NUMBER)
BATTLE_DRAWN = WORDS.says("battle-drawn", "score")

# --- prompts ------------------------------------------------------------------------------------
ASK_EDGE = WORDS.says("ask-edge", "seat")
ASK_DEPLOY = WORDS.says("ask-deploy", "seat")
ASK_DEPLOY_PLACE = WORDS.says("ask-deploy-place", "seat fighter")
ASK_CARD = WORDS.says("ask-card", "seat")
ASK_GROUP = WORDS.says("ask-group", "seat")
ASK_FIRST = WORDS.says("ask-first", "seat")
ASK_SPEAK = WORDS.says("ask-speak", "seat")
ASK_REVEAL = WORDS.says("ask-reveal", "seat")
ASK_MOVEMENT = WORDS.says("ask-movement", "seat fighter")
ASK_ACTION = WORDS.says("ask-action", "seat fighter")
ASK_TARGET = WORDS.says("ask-target", "seat fighter")
ASK_MEMBER = WORDS.says("ask-member", "seat")
ASK_CASTER = WORDS.says("ask-caster", "seat")
ASK_FACING = WORDS.says("ask-facing", "seat fighter")
ASK_END = WORDS.says("ask-end", "seat fighter movement")
ASK_SPOT = WORDS.says("ask-spot", "seat fighter")
ASK_REROLL = WORDS.says("ask-reroll", "seat fighter natural final")
ASK_OPPOSED_REROLL = WORDS.says("ask-opposed-reroll", "seat final other", other=NUMBER)
ASK_LEAVE_OUT = WORDS.says("ask-leave-out", "seat a b c")
ASK_OPPONENT = WORDS.says("ask-opponent", "seat fighter")
ASK_FIGHT = WORDS.says("ask-fight", "seat")
ASK_TAKE_DICE = WORDS.says("ask-take-dice", "seat fighter")
ASK_SHARE = WORDS.says("ask-share", "seat fighter dice")
ASK_STRIKER = WORDS.says("ask-striker", "seat")
ASK_STRUCK = WORDS.says("ask-struck", "seat fighter")
ASK_PARRY = WORDS.says("ask-parry", "seat fighter final")
ASK_TEST = WORDS.says("ask-test", "seat fighter")
ASK_TEST_DIE = WORDS.says("ask-test-die", "fighter characteristic")
ASK_SEAT_DIE = WORDS.says("ask-seat-die", "seat characteristic")
ASK_WOUND_DIE = WORDS.says("ask-wound-die", "fighter")
ASK_SCATTER_DIE = WORDS.says("ask-scatter-die")
ASK_LOT = WORDS.says("ask-lot")
ASK_DIE = WORDS.says("ask-die", "faces")

# --- more refusals --------------------------------------------------------------------------------
NOT_OFFERED = WORDS.says("not-offered", "move now")
OFF_TABLE = WORDS.says("off-table", "x y")
NO_WAY = WORDS.says("no-way", "fighter move")
MAY_NOT = WORDS.says("may-not", "fighter movement")
NOT_SEEN = WORDS.says("not-seen", "fighter other")
IS_ENGAGED = WORDS.says("is-engaged", "fighter movement")

# --- a real table (declaring, surroundings, correcting) -------------------------------------------
DECLARES = WORDS.says("declares", "seat fact fighter")
DECLARES_NOBODY = WORDS.says("declares-nobody", "seat fact")
DECLARES_RANGE = WORDS.says("declares-range", "seat range")
DECLARES_NUMBER = WORDS.says("declares-number", "seat fact number")
DISPUTES = WORDS.says("disputes", "seat")
DISPUTE_DECIDED = WORDS.says("dispute-decided", "seat face stands")
SET_OUT = WORDS.says("set-out", "seat")
ARRIVES = WORDS.says("arrives", "fighter movement")
RUNS_AWAY = WORDS.says("runs-away", "fighter")
IS_SET_DOWN = WORDS.says("is-set-down", "fighter")
AIMS = WORDS.says("aims", "fighter difficulty")
SCATTERS_FAR = WORDS.says("scatters-far", "distance arrow")
DEBRIS_FLIES = WORDS.says("debris-flies", "distance arrow")
APPEARS_BY_DICE = WORDS.says("appears-by-dice", "arrow face")
CORRECTED = WORDS.says("corrected", "correction fighter number")
CORRECTED_TOUCH = WORDS.says("corrected-touch", "fighter other")
CORRECTED_APART = WORDS.says("corrected-apart", "fighter other")
CORRECTED_SCORE = WORDS.says("corrected-score", "seat number")
CORRECTED_BUILDING = WORDS.says("corrected-building", "building number")
CORRECTED_CACHE = WORDS.says("corrected-cache", "cache number")
CORRECTED_OBJECT = WORDS.says("corrected-object", "object fighter")
CORRECTED_LYING = WORDS.says("corrected-lying", "object")
DIAL_TURNED = WORDS.says("dial-turned", "dial")
PHASE_ENDED = WORDS.says("phase-ended", "phase")
AGAINST_RULES = WORDS.says("against-rules", "seat")

ASK_CONTACTS = WORDS.says("ask-contacts", "seat fighter")
ASK_REACHED = WORDS.says("ask-reached", "seat")
ASK_INSIDE = WORDS.says("ask-inside", "seat zone")
ASK_NEAR = WORDS.says("ask-near", "seat fighter")
ASK_IN_AREA = WORDS.says("ask-in-area", "seat spell")
ASK_FRIGHTENS = WORDS.says("ask-frightens", "seat fighter")
ASK_RANGE = WORDS.says("ask-range", "seat fighter")
ASK_AURA = WORDS.says("ask-aura", "seat fighter")
ASK_LEAVES = WORDS.says("ask-leaves", "seat fighter")
ASK_SETS_OFF = WORDS.says("ask-sets-off", "seat")
ASK_STANDS_IN = WORDS.says("ask-stands-in", "seat fighter zone")
ASK_COMES_NEAR = WORDS.says("ask-comes-near", "seat fighter prisoner")
ASK_STANDS_IN_AREA = WORDS.says("ask-stands-in-area", "seat fighter spell")
ASK_DISPUTE_DIE = WORDS.says("ask-dispute-die", "seat")

# --- the view -------------------------------------------------------------------------------------
V_TABLE = WORDS.shows("table", "one", "width height")
V_TIME = WORDS.shows("time", "one", "turn turns phase tactics")
V_SCORE = WORDS.shows("score", "one", "blue red", flat=True)
V_EDGES = WORDS.shows("edges", "one", "blue red", flat=True)
V_TERRAIN = WORDS.shows("terrain", "dict", "piece kind", kind=TERRAIN)
V_CORNER = WORDS.shows("corners", "lists", "piece x y")
V_FIGHTER = WORDS.shows("fighters", "dict", "fighter side status base x y facing unit pa power")
V_NAME = WORDS.shows("names", "dict", "fighter name", name=NAME)
V_STATE = WORDS.shows(
    "states",
    "dict",
    "fighter wound stunned routed engaged charged acted captive skills fight",
    wound=NUMBER,
)
V_POWER = WORDS.shows("powers", "dict", "fighter faith air earth fire water light darkness")
V_WEAPON = WORDS.shows("weapons", "dict", "fighter strength short medium long radius")
V_CARD = WORDS.shows("card", "lists", "fighter characteristic printed now", now=NUMBER)
# Why a characteristic is not as printed, modifier by modifier: the value that each one leaves.
CAUSES = ("spell", "wound", "charged", "dice", "building")
CAUSE_RULES = ("CON-24", "CON-36", "CON-86", "CON-110", "RAG-24")
V_MODIFIER = WORDS.shows(
    "modifiers", "lists", "fighter characteristic cause rule level spell now",
    cause=Type("cause", CAUSES), rule=Type("cause-rule", CAUSE_RULES), spell=SPELL_NAME, now=NUMBER,
)  # fmt: skip
V_TOUCH = WORDS.shows("touches", "lists", "fighter other")
V_SEES = WORDS.shows("sees", "lists", "fighter other")
V_EFFECT = WORDS.shows("effects", "list", "spell name caster last radius")
V_SPELL = WORDS.shows("spells", "dict", "spell name cost difficulty range", range=NUMBER)
V_EFFECT_ON = WORDS.shows("effects_on", "lists", "fighter name")
V_PILE = WORDS.shows("pile", "lists", "seat card")
V_RESERVE = WORDS.shows("reserve", "lists", "seat card")
V_SHOWN = WORDS.shows("shown", "list", "fighter")
V_ZONE = WORDS.shows("zones", "dict", "zone round x y width height holder")
V_BUILDING = WORDS.shows("buildings", "dict", "building seat required points outline valid")
V_CACHE = WORDS.shows("caches", "dict", "cache x y searched")
V_EXPLOSION = WORDS.shows("explosions", "dict", "explosion x y done")
V_OBJECT = WORDS.shows("objects", "dict", "object state holder x y", holder=FIGHTER)
V_OBJECTIVE = WORDS.shows(
    "objectives", "dict", "number kind seat subject points moment zone done", seat=NUMBER
)
V_DICE = WORDS.shows("dice", "dict", "fighter attacks parries")
V_FRAME = WORDS.shows("frames", "list", "kind step a b c d")
V_QUESTION = WORDS.shows("question", "one", "number")
V_REFEREE = WORDS.shows("referee", "one", "real dial")
V_INSIDE = WORDS.shows("inside", "lists", "zone fighter")
V_AGAINST = WORDS.shows("against", "list", "answer rule", answer=NUMBER)
# What is asked, and the fighter it is about; "none" and "" while a die is to be thrown.
QUESTIONS = (
    "none", "edge", "deploy", "card", "group", "first", "speak", "reveal", "slip-in", "movement",
    "action", "target", "facing", "reroll", "leave-out", "opponent", "fight", "take-dice",
    "share-out", "striker", "parry", "test", "spell", "pay", "element", "counter", "sustain",
    "captor", "last", "bonus", "object", "escort", "declare-who", "declare", "small", "end", "spot",
    "die", "lot",
)  # fmt: skip
V_ASKED = WORDS.shows(
    "asked", "one", "question fighter movement", question=Type("question", QUESTIONS)
)
V_FIGHT = WORDS.shows("melee", number=NUMBER, initiative=NUMBER)
V_BLOW = WORDS.shows("blow", striker=FIGHTER, target=FIGHTER, final=NUMBER)
V_TEST = WORDS.shows(
    "test", fighter=FIGHTER, characteristic=CHARACTERISTIC, value=NUMBER, difficulty=NUMBER,
    dice=NUMBER, best=NUMBER,
)  # fmt: skip
# Both values and results, a bit for each seat that may throw again, and the one that is asked.
V_OPPOSED = WORDS.shows(
    "opposed", seat=NUMBER, first=NUMBER, second=NUMBER, result=NUMBER, other=NUMBER, live=NUMBER
)
V_WOUND_ROLL = WORDS.shows(
    "wound_roll", fighter=FIGHTER, strength=NUMBER, bonus=NUMBER, first=NUMBER, second=NUMBER
)

# --- told on demand (survey) ----------------------------------------------------------------------
V_CHARGES = WORDS.shows("charges", "lists", fighter=FIGHTER, other=FIGHTER)
V_HIDDEN_BY = WORDS.shows("hidden_by", "list", fighter=FIGHTER, other=FIGHTER, by=FIGHTER)
V_HIDDEN_BEHIND = WORDS.shows("hidden_behind", "list", fighter=FIGHTER, other=FIGHTER, piece=NUMBER)
# Chances in millionths. A blow: of a hit, of one against a parry; then each level once it has hit.
V_BLOW_ODDS = WORDS.shows(
    "blow_odds", "list", striker=FIGHTER, target=FIGHTER, hit=NUMBER, parried=NUMBER,
    none=NUMBER, stunned=NUMBER, light=NUMBER, serious=NUMBER, critical=NUMBER, killed=NUMBER,
)  # fmt: skip
# A shot with the next card: the chance of a hit, then of each level once it has hit.
V_SHOT_ODDS = WORDS.shows(
    "shot_odds", "list", striker=FIGHTER, target=FIGHTER, difficulty=NUMBER, hit=NUMBER,
    none=NUMBER, stunned=NUMBER, light=NUMBER, serious=NUMBER, critical=NUMBER, killed=NUMBER,
)  # fmt: skip
# A blow after a charge, like V_BLOW_ODDS; and how the one charged would enter that fight.
V_CHARGE_ODDS = WORDS.shows(
    "charge_odds", "list", striker=FIGHTER, target=FIGHTER, hit=NUMBER, parried=NUMBER,
    none=NUMBER, stunned=NUMBER, light=NUMBER, serious=NUMBER, critical=NUMBER, killed=NUMBER,
)  # fmt: skip
V_CHARGED = WORDS.shows(
    "charged", "list", fighter=FIGHTER, other=FIGHTER, initiative=NUMBER, attack=NUMBER,
    defence=NUMBER,
)  # fmt: skip
DEEDS = ("disengage", "stand", "rally", "parry", "counter", "keep", "again")
V_TEST_ODDS = WORDS.shows(
    "test_odds", "list", deed=Type("deed", DEEDS), fighter=FIGHTER, other=FIGHTER,
    difficulty=NUMBER, chance=NUMBER,
)  # fmt: skip
# A test to cast or call, with so many dice.
V_CAST_ODDS = WORDS.shows(
    "cast_odds", "list", fighter=FIGHTER, spell=SPELL, dice=NUMBER, difficulty=NUMBER,
    chance=NUMBER,
)  # fmt: skip
# A fighter as it would enter a fight against another: values without its own wounds, which the
# odds take off again (CON-36); `extra`: more or fewer wound dice against this one (CON-38).
V_COMBATANT = WORDS.shows(
    "combatants", "list", fighter=FIGHTER, other=FIGHTER, dice=NUMBER, attack=NUMBER,
    defence=NUMBER, strength=NUMBER, resistance=NUMBER, brute=FLAG, extra=NUMBER, routed=FLAG,
)  # fmt: skip
