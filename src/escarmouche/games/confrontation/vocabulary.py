"""The words of the skirmish: moves, what the referee says, what lies on the table.

Rule numbers from 200 on are RAG ids (`table.RAG`). Events, prompts and refusals stand by chapter,
each with the file that tells it.
"""

from __future__ import annotations

from escarmouche.core.vocabulary import FLAG, NUMBER, THE_MOVE, THE_PROMPT, Type, Vocabulary
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

# --- moves, in the order of the questions of `frames` ---------------------------------------------
WHO = ("{fighter}",)  # a hand touches whoever is named
TO_EDGE = WORDS.writes("edge:{edge}", edge=EDGE)
TO_DEPLOY = WORDS.writes("deploy:{fighter}", steps=WHO, fighter=FIGHTER)
TO_ORDER = WORDS.writes("card:{fighter}", steps=WHO, fighter=FIGHTER)
TO_GROUP = WORDS.writes("group:{fighter}", steps=WHO, fighter=FIGHTER)
TO_SPEAK_FIRST = WORDS.writes("first:{seat}", seat=SEAT)
TO_PLAY = WORDS.writes("play")
TO_HOLD = WORDS.writes("hold")
TO_PLAY_RESERVE = WORDS.writes("reserve:{number}", number=NUMBER)
TO_REVEAL = WORDS.writes("shows:{fighter}", steps=WHO, fighter=FIGHTER)
TO_SLIP = WORDS.writes("under:{number}", number=NUMBER)
TO_MOVE = WORDS.writes("{movement}", movement=MOVEMENT)
TO_ACT = WORDS.writes("do:{action}", action=ACTION)
TO_TARGET = WORDS.writes("at:{fighter}", steps=WHO, fighter=FIGHTER)
TO_TARGET_THING = WORDS.writes("at:building{number}", number=NUMBER)
TO_FACE = WORDS.writes("face:{direction}", direction=NUMBER)
TO_REROLL = WORDS.writes("reroll:{count}", count=NUMBER)
TO_LEAVE_OUT = WORDS.writes("without:{die}", die=NUMBER)
TO_FIGHT = WORDS.writes("against:{fighter}", steps=WHO, fighter=FIGHTER)
TO_NAME_FIGHT = WORDS.writes("fight:{number}", number=NUMBER)
TO_TAKE_DICE = WORDS.writes("take:{count}", count=NUMBER)
TO_SHARE = WORDS.writes("attack:{count}", count=NUMBER)
TO_STRIKE = WORDS.writes("striker:{fighter}", steps=WHO, fighter=FIGHTER)
TO_PARRY = WORDS.writes("parry:{count}", count=NUMBER)
TO_TEST = WORDS.writes("test:{characteristic}", characteristic=CHARACTERISTIC)
TO_SPELL = WORDS.writes("spell:{spell}", spell=SPELL)
TO_PAY = WORDS.writes("pay:{count}", count=NUMBER)
TO_ELEMENT = WORDS.writes("element:{element}", element=ELEMENT)
TO_COUNTER = WORDS.writes("counter:{fighter}", steps=WHO, fighter=FIGHTER)
TO_SUSTAIN = WORDS.writes("sustain:{count}", count=NUMBER)
TO_CAPTURE = WORDS.writes("captor:{fighter}", steps=WHO, fighter=FIGHTER)
TO_LAST = WORDS.writes("last:{number}", number=NUMBER)
TO_BONUS = WORDS.writes("bonus:{count}", count=NUMBER)
TO_TAKE = WORDS.writes("object:{count}", count=NUMBER)
TO_ESCORT = WORDS.writes("escort:{fighter}", steps=WHO, fighter=FIGHTER)
TO_END = WORDS.writes("to:{x}-{y}", steps=("{x}-{y}",), x=NUMBER, y=NUMBER)
TO_SLOT = WORDS.writes(
    "to:{fighter}/{slot}", steps=("{fighter}/{slot}",), fighter=FIGHTER, slot=NUMBER
)
TO_STAND = WORDS.writes("stand")
TO_PASS = WORDS.writes("pass")  # nobody and nothing is named
TO_CAST_FIRST = WORDS.writes("fight:cast")
TO_DECLARE_WHO = WORDS.writes("who:{fighter}", fighter=FIGHTER)
TO_DECLARE_RANGE = WORDS.writes("range:{range}", range=RANGE)
TO_DECLARE_NUMBER = WORDS.writes("number:{number}", number=NUMBER)
TO_DECLARE = WORDS.writes("fact:{answer}", answer=ANSWER)
TO_DISPUTE = WORDS.writes("dispute")
TO_CORRECT = WORDS.writes(
    "fix:{correction}:{fighter}:{number}", correction=CORRECTION, fighter=FIGHTER, number=NUMBER
)
TO_CORRECT_TOUCH = WORDS.writes("fix:touch:{fighter}-{other}", fighter=FIGHTER, other=FIGHTER)
TO_CORRECT_SCORE = WORDS.writes("fix:score:{seat}:{number}", seat=SEAT, number=NUMBER)
TO_CORRECT_BUILDING = WORDS.writes("fix:points:{building}:{number}", building=NUMBER, number=NUMBER)
TO_CORRECT_CACHE = WORDS.writes("fix:cache:{cache}:{number}", cache=NUMBER, number=NUMBER)
TO_CORRECT_OBJECT = WORDS.writes("fix:object:{object}:{fighter}", object=NUMBER, fighter=FIGHTER)
TO_CORRECT_LYING = WORDS.writes("fix:object:{object}:lies", object=NUMBER)
TO_TURN_DIAL = WORDS.writes("fix:dial:{dial}", dial=DIAL)
TO_NEXT_PHASE = WORDS.writes("fix:phase")
FALLS = WORDS.writes("d{face}", face=NUMBER)
LOT = WORDS.writes("lot:{seat}", seat=SEAT)

# --- refusals ------------------------------------------------------------------------------------
OVER = WORDS.says("over")
NOT_NOW = WORDS.says("not-now", move=THE_MOVE, now=THE_PROMPT)

# --- magic, faith and upkeep (effects_at_work, casting, mystic, upkeep) --------------------------
EFFECT_ENDS = WORDS.says("effect-ends", spell=SPELL, fighter=FIGHTER)
CASTS = WORDS.says("casts", fighter=FIGHTER, spell=SPELL, count=NUMBER)
CALLS = WORDS.says("calls", fighter=FIGHTER, spell=SPELL, count=NUMBER)
AIMS_AT = WORDS.says("aims-at", spell=SPELL, fighter=FIGHTER)
RADIUS_GROWS = WORDS.says("radius-grows", spell=SPELL, face=NUMBER, radius=NUMBER)
PAYS_MORE = WORDS.says("pays-more", fighter=FIGHTER, count=NUMBER)
SPELL_FAILS = WORDS.says("spell-fails", fighter=FIGHTER, spell=SPELL)
COUNTERS = WORDS.says("counters", fighter=FIGHTER, spell=SPELL, count=NUMBER)
COUNTER_FAILS = WORDS.says("counter-fails", fighter=FIGHTER, spell=SPELL)
UNDONE = WORDS.says("undone", fighter=FIGHTER, spell=SPELL)
EFFECT_BEGINS = WORDS.says("effect-begins", fighter=FIGHTER, spell=SPELL)
AREA_BEGINS = WORDS.says("area-begins", fighter=FIGHTER, spell=SPELL, radius=NUMBER)
IS_HEALED = WORDS.says("is-healed", fighter=FIGHTER, wound=WOUND)
IS_STEADIED = WORDS.says("is-steadied", fighter=FIGHTER)
IS_SHIFTED = WORDS.says("is-shifted", fighter=FIGHTER, x=NUMBER, y=NUMBER)
IS_SUMMONED = WORDS.says("is-summoned", fighter=FIGHTER, summoner=FIGHTER, x=NUMBER, y=NUMBER)
NO_ROOM = WORDS.says("no-room", fighter=FIGHTER)
GAINS_GEMS = WORDS.says("gains-gems", fighter=FIGHTER, count=NUMBER)
HAS_FAITH = WORDS.says("has-faith", fighter=FIGHTER, count=NUMBER)
SUSTAINS = WORDS.says("sustains", fighter=FIGHTER, spell=SPELL, count=NUMBER)
HONOURS = WORDS.says("honours", fighter=FIGHTER, spell=SPELL)
KEEPS_BEING = WORDS.says("keeps-being", fighter=FIGHTER, being=FIGHTER, element=ELEMENT)
VANISHES = WORDS.says("vanishes", fighter=FIGHTER)
REGENERATION_SHOWS = WORDS.says("regeneration", fighter=FIGHTER, face=NUMBER, least=NUMBER)
EPHEMERAL_SHOWS = WORDS.says("ephemeral", fighter=FIGHTER, face=NUMBER, least=NUMBER)
REINFORCEMENT_SHOWS = WORDS.says("reinforcement", fighter=FIGHTER, face=NUMBER, least=NUMBER)
COMES_BACK = WORDS.says("comes-back", fighter=FIGHTER, x=NUMBER, y=NUMBER)
TURN_ENDS = WORDS.says("turn-ends", turn=NUMBER)

ASK_SPELL = WORDS.says("ask-spell", seat=SEAT, fighter=FIGHTER)
ASK_SPELL_TARGET = WORDS.says("ask-spell-target", seat=SEAT, spell=SPELL)
ASK_RADIUS = WORDS.says("ask-radius", spell=SPELL)
ASK_PAY_MORE = WORDS.says("ask-pay-more", seat=SEAT, fighter=FIGHTER, spell=SPELL)
ASK_COUNTER = WORDS.says("ask-counter", seat=SEAT, spell=SPELL, final=NUMBER)
ASK_COUNTER_GEM = WORDS.says("ask-counter-gem", seat=SEAT, fighter=FIGHTER)
ASK_SHIFT = WORDS.says("ask-shift", seat=SEAT, fighter=FIGHTER)
ASK_SUMMON = WORDS.says("ask-summon", seat=SEAT, fighter=FIGHTER)
ASK_NEW_GEM = WORDS.says("ask-new-gem", seat=SEAT, fighter=FIGHTER)
ASK_SUSTAIN = WORDS.says("ask-sustain", seat=SEAT, fighter=FIGHTER, spell=SPELL, count=NUMBER)
ASK_KEEP_BEING = WORDS.says("ask-keep-being", seat=SEAT, fighter=FIGHTER)
ASK_KEEP_GEM = WORDS.says("ask-keep-gem", seat=SEAT, fighter=FIGHTER)
ASK_REGENERATION = WORDS.says("ask-regeneration", fighter=FIGHTER, least=NUMBER)
ASK_EPHEMERAL = WORDS.says("ask-ephemeral", fighter=FIGHTER, least=NUMBER)
ASK_REINFORCEMENT = WORDS.says("ask-reinforcement", fighter=FIGHTER, least=NUMBER)
ASK_COME_BACK = WORDS.says("ask-come-back", seat=SEAT, fighter=FIGHTER)

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

# --- tests, wounds, values (dice, wounding, values, leaving) -------------------------------------
TESTS = WORDS.says(
    "tests",
    fighter=FIGHTER,
    characteristic=CHARACTERISTIC,
    value=NUMBER,
    difficulty=NUMBER,
    dice=NUMBER,
)
DIE_SHOWS = WORDS.says("die-shows", fighter=FIGHTER, face=NUMBER)
TEST_COMES_TO = WORDS.says(
    "test-comes-to",
    fighter=FIGHTER,
    characteristic=CHARACTERISTIC,
    final=NUMBER,
    difficulty=NUMBER,
)
OPPOSED = WORDS.says("opposed", characteristic=CHARACTERISTIC, first=NUMBER, second=NUMBER)
SEAT_DIE_SHOWS = WORDS.says("seat-die-shows", seat=SEAT, face=NUMBER, final=NUMBER)
TIED = WORDS.says("tied", final=NUMBER)
OPPOSITION_WON = WORDS.says("opposition-won", seat=SEAT, final=NUMBER, other=NUMBER)
WOUND_ROLL = WORDS.says(
    "wound-roll",
    fighter=FIGHTER,
    low=NUMBER,
    high=NUMBER,
    strength=NUMBER,
    resistance=NUMBER,
    bonus=NUMBER,
    location=LOCATION,
)
EXCEPTIONAL = WORDS.says("exceptional", fighter=FIGHTER, face=NUMBER)
WOUND_LEVEL = WORDS.says("wound-level", fighter=FIGHTER, level=LEVEL)
IS_STUNNED = WORDS.says("is-stunned", fighter=FIGHTER)
IS_WOUNDED = WORDS.says("is-wounded", fighter=FIGHTER, level=LEVEL)
DIES = WORDS.says("dies", fighter=FIGHTER)
FLEES_FOR_GOOD = WORDS.says("flees-for-good", fighter=FIGHTER)
MODIFIED = WORDS.says(
    "modified", fighter=FIGHTER, characteristic=CHARACTERISTIC, spell=SPELL, value=NUMBER
)
DEFENCE_ZERO = WORDS.says("defence-zero", fighter=FIGHTER)
WEAKENED = WORDS.says(
    "weakened", fighter=FIGHTER, characteristic=CHARACTERISTIC, level=LEVEL, value=NUMBER
)
WAS_CHARGED = WORDS.says(
    "was-charged", fighter=FIGHTER, characteristic=CHARACTERISTIC, value=NUMBER
)
TOOK_DICE = WORDS.says("took-dice", fighter=FIGHTER, characteristic=CHARACTERISTIC, value=NUMBER)

# --- deployment, cards, movement, shooting, fear --------------------------------------------------
TAKES_EDGE = WORDS.says("takes-edge", seat=SEAT, edge=EDGE)
IS_DEPLOYED = WORDS.says("is-deployed", fighter=FIGHTER, x=NUMBER, y=NUMBER)
FACES = WORDS.says("faces", fighter=FIGHTER, direction=DIRECTION)
SHARES_CARD = WORDS.says("shares-card", fighter=FIGHTER, other=FIGHTER)
HAS_ORDERED = WORDS.says("has-ordered", seat=SEAT)
WINS_TACTICS = WORDS.says("wins-tactics", seat=SEAT)
SPEAKS_FIRST = WORDS.says("speaks-first", seat=SEAT, first=SEAT)
HOLDS_CARD = WORDS.says("holds-card", seat=SEAT)
PLAYS_CARD = WORDS.says("plays-card", seat=SEAT, fighter=FIGHTER)
SET_ASIDE = WORDS.says("set-aside", fighter=FIGHTER)
NO_EFFECT = WORDS.says("no-effect", fighter=FIGHTER)
NAMES_MOVEMENT = WORDS.says("names-movement", fighter=FIGHTER, movement=MOVEMENT)
NAMES_ACTION = WORDS.says("names-action", fighter=FIGHTER, action=ACTION)
MOVES = WORDS.says("moves", fighter=FIGHTER, movement=MOVEMENT, x=NUMBER, y=NUMBER)
STAYS = WORDS.says("stays", fighter=FIGHTER)
CHARGES = WORDS.says("charges", fighter=FIGHTER, other=FIGHTER)
ENGAGES = WORDS.says("engages", fighter=FIGHTER, other=FIGHTER)
DISENGAGES = WORDS.says("disengages", fighter=FIGHTER)
STAYS_ENGAGED = WORDS.says("stays-engaged", fighter=FIGHTER)
SHOOTS = WORDS.says("shoots", fighter=FIGHTER, other=FIGHTER, difficulty=NUMBER)
SHOOTS_AT_THING = WORDS.says("shoots-at-thing", fighter=FIGHTER, building=NUMBER, difficulty=NUMBER)
AIMS_AT_SPOT = WORDS.says("aims-at-spot", fighter=FIGHTER, x=NUMBER, y=NUMBER, difficulty=NUMBER)
SCATTERS = WORDS.says("scatters", distance=NUMBER, arrow=NUMBER, x=NUMBER, y=NUMBER)
MISSES = WORDS.says("misses", fighter=FIGHTER)
HITS = WORDS.says("hits", fighter=FIGHTER, other=FIGHTER)
STANDS = WORDS.says("stands", fighter=FIGHTER, fear=NUMBER)
IS_ROUTED = WORDS.says("is-routed", fighter=FIGHTER, fear=NUMBER)
RALLIES = WORDS.says("rallies", fighter=FIGHTER)
STAYS_ROUTED = WORDS.says("stays-routed", fighter=FIGHTER)
FLEES = WORDS.says("flees", fighter=FIGHTER, x=NUMBER, y=NUMBER)
CANNOT_FLEE = WORDS.says("cannot-flee", fighter=FIGHTER)

# --- combat -------------------------------------------------------------------------------------
FIGHTS = WORDS.says("fights", fighter=FIGHTER, other=FIGHTER)
NAMES_FIGHT = WORDS.says("names-fight", seat=SEAT, number=NUMBER)
FIGHT_BEGINS = WORDS.says("fight-begins", number=NUMBER)
WINS_INITIATIVE = WORDS.says("wins-initiative", seat=SEAT)
HAS_SHARED = WORDS.says("has-shared", seat=SEAT)
SHARES_OUT = WORDS.says("shares-out", fighter=FIGHTER, attacks=NUMBER, parries=NUMBER)
STRIKES = WORDS.says("strikes", fighter=FIGHTER, other=FIGHTER)
PARRIES = WORDS.says("parries", fighter=FIGHTER, final=NUMBER)
ENTERS_PHASE = WORDS.says("enters-phase", phase=PHASE, turn=NUMBER)
CHOOSES = WORDS.says("chooses", seat=SEAT)
DIE_FALLS = WORDS.says("die-falls", face=NUMBER)
BATTLE_WON = WORDS.says("battle-won", seat=SEAT, score=NUMBER, other=NUMBER)
BATTLE_DRAWN = WORDS.says("battle-drawn", score=NUMBER)

# --- prompts ------------------------------------------------------------------------------------
ASK_EDGE = WORDS.says("ask-edge", seat=SEAT)
ASK_DEPLOY = WORDS.says("ask-deploy", seat=SEAT)
ASK_DEPLOY_PLACE = WORDS.says("ask-deploy-place", seat=SEAT, fighter=FIGHTER)
ASK_CARD = WORDS.says("ask-card", seat=SEAT)
ASK_GROUP = WORDS.says("ask-group", seat=SEAT)
ASK_FIRST = WORDS.says("ask-first", seat=SEAT)
ASK_SPEAK = WORDS.says("ask-speak", seat=SEAT)
ASK_REVEAL = WORDS.says("ask-reveal", seat=SEAT)
ASK_MOVEMENT = WORDS.says("ask-movement", seat=SEAT, fighter=FIGHTER)
ASK_ACTION = WORDS.says("ask-action", seat=SEAT, fighter=FIGHTER)
ASK_TARGET = WORDS.says("ask-target", seat=SEAT, fighter=FIGHTER)
ASK_MEMBER = WORDS.says("ask-member", seat=SEAT)
ASK_CASTER = WORDS.says("ask-caster", seat=SEAT)
ASK_FACING = WORDS.says("ask-facing", seat=SEAT, fighter=FIGHTER)
ASK_END = WORDS.says("ask-end", seat=SEAT, fighter=FIGHTER, movement=MOVEMENT)
ASK_SPOT = WORDS.says("ask-spot", seat=SEAT, fighter=FIGHTER)
ASK_REROLL = WORDS.says("ask-reroll", seat=SEAT, fighter=FIGHTER, natural=NUMBER, final=NUMBER)
ASK_OPPOSED_REROLL = WORDS.says("ask-opposed-reroll", seat=SEAT, final=NUMBER, other=NUMBER)
ASK_LEAVE_OUT = WORDS.says("ask-leave-out", seat=SEAT, a=NUMBER, b=NUMBER, c=NUMBER)
ASK_OPPONENT = WORDS.says("ask-opponent", seat=SEAT, fighter=FIGHTER)
ASK_FIGHT = WORDS.says("ask-fight", seat=SEAT)
ASK_TAKE_DICE = WORDS.says("ask-take-dice", seat=SEAT, fighter=FIGHTER)
ASK_SHARE = WORDS.says("ask-share", seat=SEAT, fighter=FIGHTER, dice=NUMBER)
ASK_STRIKER = WORDS.says("ask-striker", seat=SEAT)
ASK_STRUCK = WORDS.says("ask-struck", seat=SEAT, fighter=FIGHTER)
ASK_PARRY = WORDS.says("ask-parry", seat=SEAT, fighter=FIGHTER, final=NUMBER)
ASK_TEST = WORDS.says("ask-test", seat=SEAT, fighter=FIGHTER)
ASK_TEST_DIE = WORDS.says("ask-test-die", fighter=FIGHTER, characteristic=CHARACTERISTIC)
ASK_SEAT_DIE = WORDS.says("ask-seat-die", seat=SEAT, characteristic=CHARACTERISTIC)
ASK_WOUND_DIE = WORDS.says("ask-wound-die", fighter=FIGHTER)
ASK_SCATTER_DIE = WORDS.says("ask-scatter-die")
ASK_LOT = WORDS.says("ask-lot")
ASK_DIE = WORDS.says("ask-die", faces=NUMBER)

# --- more refusals --------------------------------------------------------------------------------
NOT_OFFERED = WORDS.says("not-offered", move=THE_MOVE, now=THE_PROMPT)
OFF_TABLE = WORDS.says("off-table", x=NUMBER, y=NUMBER)
NO_WAY = WORDS.says("no-way", fighter=FIGHTER, move=THE_MOVE)
MAY_NOT = WORDS.says("may-not", fighter=FIGHTER, movement=MOVEMENT)
NOT_SEEN = WORDS.says("not-seen", fighter=FIGHTER, other=FIGHTER)
IS_ENGAGED = WORDS.says("is-engaged", fighter=FIGHTER, movement=MOVEMENT)

# --- a real table (declaring, surroundings, correcting) -------------------------------------------
DECLARES = WORDS.says("declares", seat=SEAT, fact=FACT, fighter=FIGHTER)
DECLARES_NOBODY = WORDS.says("declares-nobody", seat=SEAT, fact=FACT)
DECLARES_RANGE = WORDS.says("declares-range", seat=SEAT, range=RANGE)
DECLARES_NUMBER = WORDS.says("declares-number", seat=SEAT, fact=FACT, number=NUMBER)
DISPUTES = WORDS.says("disputes", seat=SEAT)
DISPUTE_DECIDED = WORDS.says("dispute-decided", seat=SEAT, face=NUMBER, stands=ANSWER)
SET_OUT = WORDS.says("set-out", seat=SEAT)
ARRIVES = WORDS.says("arrives", fighter=FIGHTER, movement=MOVEMENT)
RUNS_AWAY = WORDS.says("runs-away", fighter=FIGHTER)
IS_SET_DOWN = WORDS.says("is-set-down", fighter=FIGHTER)
AIMS = WORDS.says("aims", fighter=FIGHTER, difficulty=NUMBER)
SCATTERS_FAR = WORDS.says("scatters-far", distance=NUMBER, arrow=NUMBER)
DEBRIS_FLIES = WORDS.says("debris-flies", distance=NUMBER, arrow=NUMBER)
APPEARS_BY_DICE = WORDS.says("appears-by-dice", arrow=NUMBER, face=NUMBER)
CORRECTED = WORDS.says("corrected", correction=CORRECTION, fighter=FIGHTER, number=NUMBER)
CORRECTED_TOUCH = WORDS.says("corrected-touch", fighter=FIGHTER, other=FIGHTER)
CORRECTED_APART = WORDS.says("corrected-apart", fighter=FIGHTER, other=FIGHTER)
CORRECTED_SCORE = WORDS.says("corrected-score", seat=SEAT, number=NUMBER)
CORRECTED_BUILDING = WORDS.says("corrected-building", building=NUMBER, number=NUMBER)
CORRECTED_CACHE = WORDS.says("corrected-cache", cache=NUMBER, number=NUMBER)
CORRECTED_OBJECT = WORDS.says("corrected-object", object=NUMBER, fighter=FIGHTER)
CORRECTED_LYING = WORDS.says("corrected-lying", object=NUMBER)
DIAL_TURNED = WORDS.says("dial-turned", dial=DIAL)
PHASE_ENDED = WORDS.says("phase-ended", phase=PHASE)
AGAINST_RULES = WORDS.says("against-rules", seat=SEAT)

ASK_CONTACTS = WORDS.says("ask-contacts", seat=SEAT, fighter=FIGHTER)
ASK_REACHED = WORDS.says("ask-reached", seat=SEAT)
ASK_INSIDE = WORDS.says("ask-inside", seat=SEAT, zone=NUMBER)
ASK_NEAR = WORDS.says("ask-near", seat=SEAT, fighter=FIGHTER)
ASK_IN_AREA = WORDS.says("ask-in-area", seat=SEAT, spell=SPELL)
ASK_FRIGHTENS = WORDS.says("ask-frightens", seat=SEAT, fighter=FIGHTER)
ASK_RANGE = WORDS.says("ask-range", seat=SEAT, fighter=FIGHTER)
ASK_AURA = WORDS.says("ask-aura", seat=SEAT, fighter=FIGHTER)
ASK_LEAVES = WORDS.says("ask-leaves", seat=SEAT, fighter=FIGHTER)
ASK_SETS_OFF = WORDS.says("ask-sets-off", seat=SEAT)
ASK_STANDS_IN = WORDS.says("ask-stands-in", seat=SEAT, fighter=FIGHTER, zone=NUMBER)
ASK_COMES_NEAR = WORDS.says("ask-comes-near", seat=SEAT, fighter=FIGHTER, prisoner=FIGHTER)
ASK_STANDS_IN_AREA = WORDS.says("ask-stands-in-area", seat=SEAT, fighter=FIGHTER, spell=SPELL)
ASK_DISPUTE_DIE = WORDS.says("ask-dispute-die", seat=SEAT)

# --- the view -------------------------------------------------------------------------------------
V_TABLE = WORDS.shows("table", width=NUMBER, height=NUMBER)
V_TIME = WORDS.shows("time", turn=NUMBER, turns=NUMBER, phase=PHASE, tactics=NUMBER)
V_SCORE = WORDS.shows("score", flat=True, blue=NUMBER, red=NUMBER)
V_EDGES = WORDS.shows("edges", flat=True, blue=NUMBER, red=NUMBER)
V_TERRAIN = WORDS.shows("terrain", "dict", piece=NUMBER, kind=TERRAIN)
V_CORNER = WORDS.shows("corners", "lists", piece=NUMBER, x=NUMBER, y=NUMBER)
V_FIGHTER = WORDS.shows(
    "fighters",
    "dict",
    fighter=FIGHTER,
    side=SEAT,
    status=STATUS,
    base=BASE,
    x=NUMBER,
    y=NUMBER,
    facing=NUMBER,
    unit=FIGHTER,
    pa=NUMBER,
    power=NUMBER,
)
V_NAME = WORDS.shows("names", "dict", fighter=FIGHTER, name=NAME)
V_STATE = WORDS.shows(
    "states",
    "dict",
    fighter=FIGHTER,
    wound=NUMBER,
    stunned=FLAG,
    routed=FLAG,
    engaged=FLAG,
    charged=FLAG,
    acted=FLAG,
    captive=FLAG,
    skills=NUMBER,
    fight=NUMBER,
)
V_POWER = WORDS.shows(
    "powers",
    "dict",
    fighter=FIGHTER,
    faith=NUMBER,
    air=NUMBER,
    earth=NUMBER,
    fire=NUMBER,
    water=NUMBER,
    light=NUMBER,
    darkness=NUMBER,
)
V_WEAPON = WORDS.shows(
    "weapons",
    "dict",
    fighter=FIGHTER,
    strength=NUMBER,
    short=NUMBER,
    medium=NUMBER,
    long=NUMBER,
    radius=NUMBER,
)
V_CARD = WORDS.shows(
    "card", "lists", fighter=FIGHTER, characteristic=CHARACTERISTIC, printed=NUMBER, now=NUMBER
)
# Why a characteristic is not as printed, modifier by modifier: the value that each one leaves.
CAUSES = ("spell", "wound", "charged", "dice", "building")
CAUSE_RULES = ("CON-24", "CON-36", "CON-86", "CON-110", "RAG-24")
V_MODIFIER = WORDS.shows(
    "modifiers",
    "lists",
    fighter=FIGHTER,
    characteristic=CHARACTERISTIC,
    cause=Type("cause", CAUSES),
    rule=Type("cause-rule", CAUSE_RULES),
    level=LEVEL,
    spell=SPELL_NAME,
    now=NUMBER,
)
V_TOUCH = WORDS.shows("touches", "lists", fighter=FIGHTER, other=FIGHTER)
V_SEES = WORDS.shows("sees", "lists", fighter=FIGHTER, other=FIGHTER)
V_EFFECT = WORDS.shows(
    "effects", "list", spell=SPELL, name=SPELL_NAME, caster=FIGHTER, last=NUMBER, radius=NUMBER
)
V_SPELL = WORDS.shows(
    "spells",
    "dict",
    spell=SPELL,
    name=SPELL_NAME,
    cost=NUMBER,
    difficulty=NUMBER,
    range=NUMBER,
)
V_EFFECT_ON = WORDS.shows("effects_on", "lists", fighter=FIGHTER, name=SPELL_NAME)
V_PILE = WORDS.shows("pile", "lists", seat=SEAT, card=CARD)
V_RESERVE = WORDS.shows("reserve", "lists", seat=SEAT, card=CARD)
V_SHOWN = WORDS.shows("shown", "list", fighter=FIGHTER)
V_ZONE = WORDS.shows(
    "zones",
    "dict",
    zone=NUMBER,
    round=FLAG,
    x=NUMBER,
    y=NUMBER,
    width=NUMBER,
    height=NUMBER,
    holder=NUMBER,
)
V_BUILDING = WORDS.shows(
    "buildings",
    "dict",
    building=NUMBER,
    seat=SEAT,
    required=NUMBER,
    points=NUMBER,
    outline=NUMBER,
    valid=FLAG,
)
V_CACHE = WORDS.shows("caches", "dict", cache=NUMBER, x=NUMBER, y=NUMBER, searched=FLAG)
V_EXPLOSION = WORDS.shows("explosions", "dict", explosion=NUMBER, x=NUMBER, y=NUMBER, done=FLAG)
V_OBJECT = WORDS.shows(
    "objects", "dict", object=NUMBER, state=NUMBER, holder=FIGHTER, x=NUMBER, y=NUMBER
)
V_OBJECTIVE = WORDS.shows(
    "objectives",
    "dict",
    number=NUMBER,
    kind=NUMBER,
    seat=NUMBER,
    subject=NUMBER,
    points=NUMBER,
    moment=NUMBER,
    zone=NUMBER,
    done=FLAG,
)
V_DICE = WORDS.shows("dice", "dict", fighter=FIGHTER, attacks=NUMBER, parries=NUMBER)
V_FRAME = WORDS.shows(
    "frames", "list", kind=NUMBER, step=NUMBER, a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER
)
V_QUESTION = WORDS.shows("question", number=NUMBER)
V_REFEREE = WORDS.shows("referee", real=FLAG, dial=DIAL)
V_INSIDE = WORDS.shows("inside", "lists", zone=NUMBER, fighter=FIGHTER)
V_AGAINST = WORDS.shows("against", "list", answer=NUMBER, rule=NUMBER)
# What is asked, and the fighter it is about; "none" and "" while a die is to be thrown.
QUESTIONS = (
    "none", "edge", "deploy", "card", "group", "first", "speak", "reveal", "slip-in", "movement",
    "action", "target", "facing", "reroll", "leave-out", "opponent", "fight", "take-dice",
    "share-out", "striker", "parry", "test", "spell", "pay", "element", "counter", "sustain",
    "captor", "last", "bonus", "object", "escort", "declare-who", "declare", "small", "end", "spot",
    "die", "lot",
)  # fmt: skip
V_ASKED = WORDS.shows(
    "asked", question=Type("question", QUESTIONS), fighter=FIGHTER, movement=MOVEMENT
)
V_FIGHT = WORDS.shows("melee", number=NUMBER, initiative=NUMBER)
V_BLOW = WORDS.shows("blow", striker=FIGHTER, target=FIGHTER, final=NUMBER)
V_TEST = WORDS.shows(
    "test", fighter=FIGHTER, characteristic=CHARACTERISTIC, value=NUMBER, difficulty=NUMBER,
    dice=NUMBER, best=NUMBER,
)  # fmt: skip
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
DEEDS = ("shoot", "disengage", "stand", "rally", "parry", "counter")
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
