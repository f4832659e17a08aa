"""Perft of Irondie against a slow enumeration written from the rules alone.

The enumerator below knows the notation and nothing of the package: a game is a dictionary of
plain Python values, dice are small dictionaries, and each rule of the booklet is a few lines.
"""

import random
from copy import deepcopy

import pytest
from irondie_table import at

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.perft import perft

irondie = catalog.game("irondie")

TYPE = dict.fromkeys("SAB", "attack") | dict.fromkeys("NRP", "defence")
TYPE |= dict.fromkeys("WFG", "vitality")
SPECIALIST = {"Sk", "Ar", "Bo", "Nb", "Rv", "Pg", "Ww", "Fg", "Gy"}
BONUS = {
    "r": [("attack", 2)],
    "b": [("defence", 2)],
    "y": [("vitality", 2)],
    "v": [("attack", 1), ("defence", 1)],
    "g": [("defence", 1), ("vitality", 1)],
    "o": [("attack", 1), ("vitality", 1)],
    "k": [("defence", 3), ("vitality", -1)],
    "w": [("vitality", 3), ("defence", -1)],
}
FAMILY = [{"v", "r"}, {"v", "b"}, {"g", "b"}, {"g", "y"}, {"o", "r"}, {"o", "y"}]
RIVALS = ["rby", "vgo", "kw"]
SEATS = ("south", "north")


def read(text):
    fields = dict(word.split("=", 1) for word in text.split())
    game = {"dice": [], "phase": fields["phase"], "turn": SEATS.index(fields["turn"])}
    for seat, name in enumerate(SEATS):
        for word in fields[name].split(","):
            kind, rest = word[:2], word[2:]
            rare = rest.startswith("*")
            mark = rest.removeprefix("*")
            where = {"": "hand", "~": "limbo", "^": "abyss"}.get(mark)
            where = where or ("skirmish" if mark.endswith("!") else TYPE[kind[0]])
            worth = int(mark[0]) if mark[:1].isdigit() else 0
            copies = sum(
                (d["seat"], d["kind"], d["rare"]) == (seat, kind, rare) for d in game["dice"]
            )
            label = kind + "*" * rare + (f"#{copies + 1}" if copies else "")
            game["dice"].append(
                {"seat": seat, "kind": kind, "rare": rare, "name": label, "zone": where,
                 "value": worth, "wounds": 0}
            )  # fmt: skip

    def find(seat, name):
        for number, d in enumerate(game["dice"]):
            if (d["seat"], d["name"]) == (seat, name):
                return number
        raise AssertionError(name)

    def listed(key):
        return [
            find(SEATS.index(word.split(":")[0]), word.split(":")[1])
            for word in fields.get(key, "").split(",")
            if word
        ]

    game["chosen"], game["targeted"] = set(listed("chosen")), set(listed("targeted"))
    game["returned"] = set(listed("returned"))
    game["owed"] = [
        (number, int(word.split(":")[2]) - 1)
        for number, word in zip(listed("owed"), fields.get("owed", "").split(","), strict=False)
    ]
    for number, word in zip(listed("wounds"), fields.get("wounds", "").split(","), strict=False):
        game["dice"][number]["wounds"] = int(word.split(":")[2])
    game["sealed"] = {SEATS.index(word) for word in fields.get("sealed", "").split(",") if word}
    game["passed"] = {SEATS.index(word) for word in fields.get("passed", "").split(",") if word}
    game["provoker"] = SEATS.index(fields.get("provoker", "south"))
    game["duels"] = int(fields.get("duels", 0))
    game["turns"] = int(fields["turns"])
    game["quiet"] = int(fields.get("quiet", 0))
    game["lonely"] = fields.get("unanswered") == "1"
    game["duel"] = []
    for number, word in enumerate(filter(None, fields.get("duel", "").split(";"))):
        seat = (game["provoker"] + number) % 2
        name, _, aim = word.partition(">")
        side = seat if aim.startswith("own:") else 1 - seat
        game["duel"].append((find(seat, name), find(side, aim.removeprefix("own:"))))
    return game


def where(game, zone, seat=None):
    return [
        number
        for number, d in enumerate(game["dice"])
        if d["zone"] == zone and seat in (None, d["seat"])
    ]


def in_play(game):
    zones = ("vitality", "attack", "defence", "skirmish")
    return [number for number, die in enumerate(game["dice"]) if die["zone"] in zones]


def put(game, number, zone):
    die = game["dice"][number]
    die["zone"], die["value"] = zone, 0
    game["owed"] = [each for each in game["owed"] if each[0] != number]
    if zone == "abyss":
        game["quiet"] = -1


def adjust(game, number, amount):
    die = game["dice"][number]
    die["value"] = max(0, min(6, die["value"] + amount))
    if die["value"] == 0 and TYPE[die["kind"][0]] == "vitality":
        put(game, number, "abyss")


def ended(game):
    return not where(game, "vitality", 0) or not where(game, "vitality", 1)


def aims(game, number):
    """Everything the die may target now."""
    me = game["dice"][number]
    shape, found = me["kind"][0], []
    for other in in_play(game):
        it = game["dice"][other]
        kind, own = TYPE[it["kind"][0]], it["seat"] == me["seat"]
        if (shape in "AF" and kind != "attack") or (shape in "RW" and kind != "defence"):
            continue
        if (shape in "BWF" and own) or (shape in "PG" and not own):
            continue
        if not game["duel"]:
            if own and shape in "SN":
                continue
        elif len(game["duel"]) == 1:
            if other not in game["duel"][0]:
                continue
        elif it["zone"] != "skirmish" and other not in game["targeted"]:
            continue
        found.append(other)
    return found


def actions(game, seat):
    return [(number, aim) for number in where(game, "hand", seat) for aim in aims(game, number)]


def getters(game, number, part):
    """The allied dice that a part of a bonus may go to."""
    me = game["dice"][number]
    kind = BONUS[me["kind"][1]][part][0]
    return [
        other
        for other in in_play(game)
        for it in [game["dice"][other]]
        if other != number
        and it["seat"] == me["seat"]
        and TYPE[it["kind"][0]] == kind
        and (it["kind"][1] == me["kind"][1] or {it["kind"][1], me["kind"][1]} in FAMILY)
    ]


def hurt(game, seat):
    attack = sum(game["dice"][number]["value"] for number in where(game, "attack", 1 - seat))
    return max(
        0, attack - sum(game["dice"][number]["value"] for number in where(game, "defence", seat))
    )


def sharings(game, seat):
    """All ways to place the damage, as sorted lists of the dice hit; none if nothing to choose."""
    dice, points = where(game, "vitality", seat), hurt(game, seat)
    values = [game["dice"][number]["value"] for number in dice]
    if len(dice) < 2 or not 0 < points < sum(values):
        return []

    def split(left, rest):
        if not rest:
            return [[]] if left == 0 else []
        number, worth = rest[0]
        return [
            [number] * here + more
            for here in range(min(left, worth) + 1)
            for more in split(left - here, rest[1:])
        ]

    return split(points, list(zip(dice, values, strict=True)))


def open_sharings(game, seat):
    """The ways that begin with what is already placed."""
    placed = [
        number
        for number in where(game, "vitality", seat)
        for _ in range(game["dice"][number]["wounds"])
    ]
    return [way[len(placed) :] for way in sharings(game, seat) if way[: len(placed)] == placed]


def undecided(game, seat):
    if seat in game["sealed"]:
        return False
    if game["phase"] == "take-back":
        return len(where(game, "vitality", seat)) > 1
    if game["phase"] == "commit":
        return bool(where(game, "hand", seat))
    return bool(sharings(game, seat))


def choices(game):
    """What can be done now: a list of (kind, data)."""
    seat, phase = game["turn"], game["phase"]
    if phase == "take-back":
        return [("take", n) for n in where(game, "vitality", seat)] + [("take", None)]
    if phase == "commit":
        hand = where(game, "hand", seat)
        mine = [n for n in hand if n in game["chosen"]]
        vital = [n for n in hand if TYPE[game["dice"][n]["kind"][0]] == "vitality"]
        first = game["turns"] == 1
        found = []
        for n in hand:
            later = [other for other in vital if other >= n]
            if all(n > other for other in mine):
                safe = not first or later or any(other in mine for other in vital)
                if safe:
                    found.append(("commit", n))
        if not first or any(n in mine for n in vital):
            found.append(("seal", None))
        return found
    if phase in ("roll", "throw"):
        return [("face", face) for face in range(1, 7)]
    if phase == "lot":
        return [("lot", 0), ("lot", 1)]
    if phase == "bonus":
        return bonus_choices(game, seat)
    if phase in ("provoke", "reply"):
        return [("act", each) for each in actions(game, seat)] + [("stop", None)]
    if phase == "sign":
        return [("sign", -1), ("sign", 1)]
    if phase == "pick":
        return [("pick", n) for n in where(game, "limbo", seat) if n not in game["returned"]]
    if phase == "wound":
        return [("wound", n) for n in sorted({way[0] for way in open_sharings(game, seat)})]
    raise AssertionError(phase)


def bonus_choices(game, seat):
    found = []
    for number, part in sorted(game["owed"]):
        if game["dice"][number]["seat"] != seat:
            continue
        if part == 1 and (number, 0) in game["owed"]:
            continue  # the parts of one bonus come in their order
        found += [("give", (number, part, other)) for other in getters(game, number, part)]
    return found


def trigger(game, number):
    die = game["dice"][number]
    if die["value"] == (2 if die["rare"] else 1):
        game["owed"] += [(number, part) for part in range(len(BONUS[die["kind"][1]]))]


def do(game, choice):
    """A copy of the game after a choice and everything that follows from it."""
    game = deepcopy(game)
    kind, data = choice
    seat = game["turn"]
    if kind == "take":
        game["chosen"] |= {data} - {None}
        game["sealed"].add(seat)
    elif kind == "commit":
        game["chosen"].add(data)
    elif kind == "seal":
        game["sealed"].add(seat)
    elif kind == "face":
        rolled = min(game["chosen"]) if game["phase"] == "roll" else game["duel"][-1][0]
        die = game["dice"][rolled]
        in_battle = game["phase"] == "roll"
        die["zone"] = TYPE[die["kind"][0]] if in_battle else "skirmish"
        die["value"] = data
        trigger(game, rolled)
        if in_battle:
            game["chosen"].remove(rolled)
            if game["chosen"]:
                return game
            return reserves(game)
        return bonuses(game)
    elif kind == "lot":
        game["provoker"] = data
        return bonuses(game)
    elif kind == "give":
        return give(game, *data)
    elif kind == "act":
        if not game["duel"]:
            game["duels"] += 1
        game["duel"].append(data)
        game["targeted"].add(data[1])
        game["phase"] = "throw"
        return game
    elif kind == "stop":
        if game["phase"] == "provoke":
            game["passed"].add(seat)
            return provoking(game)
        return resolution(game)
    elif kind == "sign":
        number, aim = game["duel"][-1]
        adjust(game, aim, data * game["dice"][number]["value"])
        return acted(game)
    elif kind == "pick":
        put(game, data, "hand")
        game["returned"].add(data)
        return acted(game)
    elif kind == "wound":
        game["dice"][data]["wounds"] += 1
    return secrets(game)


def over(game):
    game["phase"] = "over"
    return game


def secrets(game):
    """Ask whoever has not decided; then show."""
    for seat in (game["turn"], 1 - game["turn"]):
        if game["phase"] == "wound" and undecided(game, seat):
            # Points that can only go to one die are placed.
            while len({way[0] for way in open_sharings(game, seat) if way}) == 1:
                only = next(way[0] for way in open_sharings(game, seat))
                game["dice"][only]["wounds"] += 1
            if all(not way for way in open_sharings(game, seat)):
                game["sealed"].add(seat)
        if undecided(game, seat):
            game["turn"] = seat
            return game
    game["sealed"] = set()
    game["turn"] = 0
    if game["phase"] == "take-back":
        for number in game["chosen"]:
            put(game, number, "hand")
        game["chosen"] = set()
        game["phase"] = "commit"
        return secrets(game)
    if game["phase"] == "commit":
        game["phase"] = "roll"
        return game if game["chosen"] else reserves(game)
    return suffering(game)


def reserves(game):
    south, north = len(where(game, "hand", 0)), len(where(game, "hand", 1))
    game["provoker"] = int(north > south)
    debtors = {game["dice"][number]["seat"] for number, _ in game["owed"]}
    if south == north and (south or len(debtors) == 2):
        game["phase"] = "lot"
        return game
    return bonuses(game)


def bonuses(game):
    game["owed"] = [each for each in game["owed"] if getters(game, *each)]
    for seat in (game["provoker"], 1 - game["provoker"]):
        options = bonus_choices(game, seat)
        if len(options) == 1:
            return give(game, *options[0][1])
        if options:
            game["phase"], game["turn"] = "bonus", seat
            return game
    if game["duel"]:
        seat = 1 - game["dice"][game["duel"][-1][0]]["seat"]
        if len(game["duel"]) < 4 and actions(game, seat):
            game["phase"], game["turn"] = "reply", seat
            return game
        return resolution(game)
    return provoking(game)


def give(game, number, part, other):
    colour = game["dice"][number]["kind"][1]
    game["owed"].remove((number, part))
    adjust(game, other, BONUS[colour][part][1])
    return over(game) if ended(game) else bonuses(game)


def provoking(game):
    order = [game["provoker"]] if game["duels"] == 0 else [game["provoker"], 1 - game["provoker"]]
    for seat in order:
        if seat not in game["passed"] and actions(game, seat):
            game["phase"], game["turn"], game["provoker"] = "provoke", seat, seat
            return game
    return damage(game)


def resolution(game):
    game["lonely"] = game["duels"] == 1 and len(game["duel"]) == 1
    return resolve(game)


def resolve(game):
    while game["duel"]:
        number, aim = game["duel"][-1]
        me, it = game["dice"][number], game["dice"][aim]
        if me["zone"] != "skirmish" or aim not in in_play(game):
            game["duel"].pop()
            continue
        own, shape = me["seat"] == it["seat"], me["kind"][0]
        hostile = any(
            me["kind"][1] in rivals and it["kind"][1] in rivals and me["kind"][1] != it["kind"][1]
            for rivals in RIVALS
        )
        won = own or me["value"] > it["value"]
        won |= me["value"] == it["value"] and me["kind"] in SPECIALIST and not hostile
        if not won:
            if shape == "S":
                put(game, number, "abyss")
            game["duel"].pop()
            continue
        if shape in "AR":
            game["phase"], game["turn"] = "sign", me["seat"]
            return game
        if shape == "S":
            put(game, aim, "abyss")
        elif shape == "B":
            adjust(game, aim, it["value"] - me["value"])
        elif shape == "N":
            put(game, aim, "limbo")
        elif shape == "P":
            adjust(game, aim, me["value"])
        elif shape in "WF":
            for other in where(game, "defence" if shape == "W" else "attack", 1 - me["seat"]):
                adjust(game, other, -2)
        else:
            options = [n for n in where(game, "limbo", me["seat"]) if n not in game["returned"]]
            if len(options) > 1:
                game["phase"], game["turn"] = "pick", me["seat"]
                return game
            for n in options:
                put(game, n, "hand")
                game["returned"].add(n)
        if shape == "B" and number not in game["returned"]:
            put(game, number, "hand")
            game["returned"].add(number)
        if ended(game):
            return over(game)
        game["duel"].pop()
    for number in where(game, "skirmish"):
        put(game, number, "limbo")
    if game["lonely"]:
        return damage(game)
    game["provoker"] = 1 - game["provoker"]
    return provoking(game)


def acted(game):
    if ended(game):
        return over(game)
    game["duel"].pop()
    return resolve(game)


def damage(game):
    game |= {"duels": 0, "passed": set(), "targeted": set(), "returned": set(), "provoker": 0}
    game |= {"phase": "wound", "turn": 0, "sealed": set(), "lonely": False}
    return secrets(game)


def suffering(game):
    points = [hurt(game, seat) for seat in (0, 1)]
    shared = [bool(sharings(game, seat)) for seat in (0, 1)]
    for seat in (0, 1):
        for number in where(game, "vitality", seat):
            wounds = game["dice"][number]["wounds"] if shared[seat] else points[seat]
            adjust(game, number, -wounds)
    for die in game["dice"]:
        die["wounds"] = 0
    if ended(game):
        return over(game)
    for number in where(game, "attack") + where(game, "defence"):
        put(game, number, "limbo")
    game["quiet"] += 1
    if game["quiet"] == 30:
        return over(game)
    for number in where(game, "limbo"):
        put(game, number, "hand")
    game["turns"] += 1
    game["phase"] = "take-back"
    return secrets(game)


def leaves(game, depth):
    if depth == 0 or game["phase"] == "over":
        return 1
    return sum(leaves(do(game, choice), depth - 1) for choice in choices(game))


POSITIONS = [
    # a skirmish about to begin, with replies of every kind in reserve
    "south=Sk,Ar,Bo,Nb,Wr6 north=Sk,Ar4,Nb,Wy5 phase=provoke turn=south turns=2",
    "south=Ar,Rv,Pg,Gy,Wr6,Sk~ north=Ar4,Nb3,Ww,Fg5 phase=provoke turn=south turns=2",
    "south=Ww,Fg,Gk,Bo,Nb2,Wr6 north=Ar4,Nb3,Rb1,Ww,Fg5 phase=provoke turn=south turns=2",
    # replies, with and without a chance of a fourth action
    "south=Sk3!,Nb,Wr6 north=Ar4,Nb,Sy,Wy5 phase=reply turn=north turns=2 duels=1 duel=Sk>Ar"
    " targeted=north:Ar",
    "south=Sk3!,Nb2!,Bo,Wr1 north=Ar4,Nb3!,Sy,Py,Wy5 phase=reply turn=north turns=2 duels=1"
    " duel=Sk>Ar;Nb>Sk;Nb>Nb targeted=north:Ar,south:Sk,north:Nb",
    # dice in the air
    "south=Sk,Nb,Wr6 north=Ar4,Nb,Sy,Wy5 phase=throw turn=south turns=2 duels=1 duel=Sk>Ar"
    " targeted=north:Ar",
    "south=Bo,Nb,Wr6 north=Ar4,Nb,Sy,Wy5 phase=throw turn=south turns=2 duels=2 duel=Bo>Ar"
    " targeted=north:Ar returned=south:Bo",
    # the rule of 1, in battle, with two owners, fatal, rare, in two parts
    "south=Ar,Sr,Av3,Nb,Wk5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Ar,south:Sr",
    "south=Ar,Av3,Ao2,Nb,Wk5 north=Av,Ar3,Rv3,Nk,Wk5 phase=roll turn=south turns=2"
    " chosen=south:Ar,north:Av",
    "south=Ak,Nk2,Rk3,Wk1,Fk2 north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Ak",
    "south=Wk,Fk,Ak,Nb,Wr5 north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Wk,south:Fk",
    "south=Ao*,Ar3,Wo2,Gy2,Nb,Nk north=Ak,Nk,Wk5 phase=roll turn=south turns=2 chosen=south:Ao*",
    "south=Ar1,Sr1,Av3,Nb,Wk5 north=Ak,Nk,Wk5 phase=bonus turn=south turns=2"
    " owed=south:Ar:1,south:Sr:1 provoker=north",
    # choices inside a resolution
    "south=Ar4!,Nb,Wr6 north=Ar3,Nb,Wy5 phase=sign turn=south turns=2 duels=1 duel=Ar>Ar"
    " unanswered=1 targeted=north:Ar",
    "south=Gy4!,Sk~,Nb~,Wr6 north=Ar3,Nb,Sy,Wy5 phase=pick turn=south turns=2 duels=2"
    " duel=Gy>own:Wr targeted=south:Wr",
    # hidden choices
    "south=Ar,Nb,Wr6,Fg2 north=Ar,Nb,Wy5,Gk1 phase=take-back turn=south turns=3",
    "south=Ar,Nb,Wr6,Fg2 north=Ar,Nb,Wy5 phase=commit turn=south turns=3",
    "south=Sk,Wr,Ar,Nb,Fg north=Nb,Wr,Ar,Sb,Fb phase=commit turn=south turns=1",
    "south=Sk,Wr,Ar,Nb,Fg north=Nb,Wr,Ar,Sb,Fb phase=commit turn=north turns=1 sealed=south"
    " chosen=south:Wr",
    # damage on one side, on both, fatal
    "south=Ak4,Ar3,Nk4,Nr,Wk6 north=Ak3,Nk2,Wk4,Fk3,Gk2 phase=wound turn=north turns=2",
    "south=Ak6,Nk,Wk4,Fk3 north=Ar5,Nk,Wk4,Gk3,Fr1 phase=wound turn=south turns=2"
    " wounds=south:Wk:2",
    # the right to provoke after passes; the end of quiet turns
    "south=Ny,Sy,By,Wk6 north=Sy,Ny,Ak4,Wk6,Fk5 phase=provoke turn=north turns=2 duels=2"
    " provoker=north passed=south",
    "south=Ak,Nk,Nr,Wk6 north=Ak,Nk,Wk5 phase=provoke turn=south turns=40 quiet=29",
    "south=Ny,Sy,By,Wk2 north=Sy,Ny,Ny,Wk2 phase=provoke turn=south turns=2",
]


def count(text: str, depth: int) -> int:
    return perft(at(text), depth)


@pytest.mark.parametrize("text", POSITIONS)
def test_perft_equals_the_enumeration(text: str) -> None:
    for depth in range(1, 7):
        expected = count(text, depth)
        if expected > 4000:
            break
        assert leaves(read(text), depth) == expected
    assert depth >= 3


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("variant", range(len(irondie.variants)))
def test_the_enumeration_follows_whole_random_games(variant: int, seed: int) -> None:
    """Played beside the engine, the plain game offers as many choices and ends when it ends."""
    record = random_record(irondie, irondie.variants[variant], random.Random(seed))
    game = read(record.positions[0].text)
    for position, move in zip(record.positions, record.moves, strict=False):
        options = choices(game)
        assert len(options) == len(position.move_ids), position.text
        game = do(game, options[position.move_ids.index(move)])
    assert game["phase"] == "over"
    assert [die["value"] for die in game["dice"]] == [
        die["value"] for seat in SEATS for die in record.position.view["dice"][seat]
    ]
    assert [die["zone"] for die in game["dice"]] == [
        die["zone"] for seat in SEATS for die in record.position.view["dice"][seat]
    ]
