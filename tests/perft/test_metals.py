"""Perft of Metals against a slow enumeration written from the rules alone.

The enumerator below knows the notation and nothing of the package: a dictionary of metals, the
booklet's sentences as loops, and every order of attacks tried where the order matters.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import permutations

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.perft import perft

metals = catalog.game("metals")

PLAINE = "/".join(
    [".,.,1,.,.", ".,F,.,C,.", "2,.,.,.,F", ".,.,2,.,.", "F,.,.,.,2", ".,C,.,F,.", ".,.,1,.,."]
)
ALLEY = ".,1,./F,.,C1/.,2,./C1,.,F/.,1,."
AHEAD = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OTHER = {"blue": "red", "red": "blue"}
Place = tuple[int, int]


@dataclass
class Metal:
    side: str
    facing: str
    damaged: bool


@dataclass
class Game:
    ground: dict[Place, str]
    metals: dict[Place, Metal]
    pool: dict[str, int]
    score: dict[str, int]
    turn: str
    target: int
    factions: dict[str, str] = field(default_factory=dict)
    still: int = 0
    blocked: bool = False
    every: bool = False
    winner: str | None = None  # a side or "draw"

    @property
    def corners(self) -> list[Place]:
        right, top = max(x for x, _ in self.ground), max(y for _, y in self.ground)
        return [(1, 1), (right, 1), (1, top), (right, top)]

    def points(self, place: Place) -> int:
        digits = self.ground[place].strip("FC.#")
        return int(digits or 0)

    def fielded(self, side: str) -> list[Place]:
        return [place for place, metal in self.metals.items() if metal.side == side]


def read(text: str) -> Game:
    words = dict(word.split("=", 1) for word in text.split())
    rows = {"plaine": PLAINE}.get(words["map"], words["map"]).split("/")
    ground = {
        (x, len(rows) - up): cell
        for up, row in enumerate(rows)
        for x, cell in enumerate(row.split(","), 1)
    }
    standing = {}
    for side in ("blue", "red"):
        for word in words[side].split(",") if words[side] != "-" else []:
            place = ("abcdefghi".index(word[0]) + 1, int(word[1]))
            standing[place] = Metal(side, word[2], word.endswith("!"))
    pools, scores = words["pool"].split(","), words["score"].split(",")
    factions = words.get("factions", "").split(",")
    game = Game(
        ground,
        standing,
        {"blue": int(pools[0]), "red": int(pools[1])},
        {"blue": int(scores[0]), "red": int(scores[1])},
        words["turn"],
        int(words.get("target", 20 if "factions" in words else 10)),
        {"blue": factions[0], "red": factions[-1]},
        int(words.get("still", 0)),
        words.get("blocked_sight") == "on",
        words.get("every_attacker") == "on",
    )
    begin_turn(game)
    return game


def name(place: Place) -> str:
    return "abcdefghi"[place[0] - 1] + str(place[1])


def actions(game: Game) -> Iterator[tuple[str, Place | None, Place, str]]:
    mine = game.fielded(game.turn)
    free = {
        place for place, cell in game.ground.items() if cell != "#" and place not in game.metals
    }
    for facing in "NESW":
        if game.pool[game.turn] and len(mine) < 3:
            for corner in game.corners:
                if corner in free:
                    yield f"+{name(corner)}{facing}", None, corner, facing
        for x, y in mine:
            for right, up in AHEAD.values():
                if (x + right, y + up) in free:
                    end = (x + right, y + up)
                    yield f"{name((x, y))}-{name(end)}{facing}", (x, y), end, facing


def begin_turn(game: Game) -> None:
    for side in ("blue", "red"):
        if game.score[side] == game.target:
            game.winner = side
    if game.winner is None and game.still >= 60:
        game.winner = "draw"
    if game.winner is None and not list(actions(game)):
        game.winner = OTHER[game.turn]


def in_sight(game: Game, watcher: Place, target: Place) -> bool:
    right, up = AHEAD[game.metals[watcher].facing]
    x, y = watcher[0] + right, watcher[1] + up
    while (x, y) in game.ground:
        if (x, y) == target:
            return True
        if game.blocked and (x, y) in game.metals:
            return False
        x, y = x + right, y + up
    return False


def bonus(game: Game, attacker: Place, target: Place, damaged: bool) -> int:
    along_file = attacker[0] == target[0]
    faces_along_file = game.metals[target].facing in "NS"
    return int(
        {
            "": False,
            "Artemisia": game.points(target) == 2,
            "White_Fang": along_file != faces_along_file,
            "Zipang": along_file == faces_along_file,
            "Metaclyon": target in game.corners,
            "Dinorda": game.ground[target].startswith("C"),
            "Corsario": not damaged,
            "Obsidior": game.points(attacker) == 2,
        }[game.factions[OTHER[game.turn]]]
    )


def harvest(game: Game, attackers: tuple[Place, ...], target: Place) -> tuple[int, bool, bool]:
    """What attacks in this order bring: VP, whether the target ends damaged, whether defeated."""
    damaged, points = game.metals[target].damaged, 0
    for attacker in attackers:
        points += 1 + bonus(game, attacker, target, damaged)
        if damaged:
            return points, False, True
        damaged = True
    return points, damaged, False


def gain(game: Game, side: str, points: int) -> None:
    game.score[side] = min(game.target, game.score[side] + points)
    if game.score[side] == game.target:
        game.winner = side


def played(game: Game, start: Place | None, end: Place, facing: str) -> Game:
    game = deepcopy(game)
    mine, enemy = game.turn, OTHER[game.turn]
    if start is None:
        game.pool[mine] -= 1
        game.metals[end] = Metal(mine, facing, False)
    else:
        game.metals[end] = game.metals.pop(start)
        game.metals[end].facing = facing
    lines = {
        target: [each for each in game.fielded(enemy) if in_sight(game, each, target)]
        for target in game.fielded(mine)
        if not game.ground[target].startswith("F") and not (start is None and target == end)
    }
    anything = False
    for target, attackers in lines.items():
        if not attackers or game.winner:
            continue
        orders = permutations(attackers, len(attackers) if game.every else 1)
        points, damaged, defeated = max(harvest(game, order, target) for order in orders)
        if defeated:
            del game.metals[target]
            game.pool[mine] += 1
        else:
            game.metals[target].damaged = damaged
        gain(game, enemy, points)
        anything = True
    if game.winner:
        return game
    occupied = sum(game.points(place) for place in game.fielded(mine))
    gain(game, mine, occupied)
    if game.winner:
        return game
    for place, metal in game.metals.items():
        if game.ground[place].startswith("C"):
            metal.damaged = False
    game.still = 0 if anything or occupied else game.still + 1
    game.turn = enemy
    begin_turn(game)
    return game


def leaves(game: Game, depth: int) -> int:
    if depth == 0 or game.winner:
        return 1
    found = list(actions(game))
    if depth == 1:
        return len(found)
    return sum(leaves(played(game, *action[1:]), depth - 1) for action in found)


def same(game: Game, text: str) -> bool:
    """Whether a text says what the enumerator found, of a game that goes on."""
    other = read(text)
    return (game.metals, game.pool, game.score, game.turn, game.still) == (
        other.metals, other.pool, other.score, other.turn, other.still,
    )  # fmt: skip


POSITIONS = [
    "map=plaine blue=- red=- pool=3,3 score=0,0 turn=blue",
    "map=plaine blue=b3N,c1E! red=d5S pool=1,2 score=4,7 turn=blue",
    "map=plaine blue=b4N,a1E red=b6S!,e5W,d2W pool=1,0 score=7,4 turn=blue",
    "map=plaine blue=b4N,a1E red=b6S!,e5W,d2W pool=1,0 score=7,4 turn=red",
    "map=plaine blue=b4N,a4N,c2N red=c7S,a7S,b7S pool=0,0 score=9,9 turn=blue",
    "map=plaine blue=b4N!,a4N!,c2N! red=c7S,a7S,b7S pool=0,0 score=9,8 turn=blue",
    "map=plaine blue=b4N!,a4N!,c2N! red=c7S,a7S,b7S pool=0,0 score=2,3 turn=red",
    "map=plaine blue=b4N red=d4S pool=2,2 score=0,0 turn=red still=58",
    "map=plaine blue=b3N,c3E,d3W red=b5S,c5S,d5S pool=2,2 score=3,3 turn=blue blocked_sight=on",
    "map=plaine blue=b3N,c3E!,d3W red=b5S,c6S,c5S pool=0,0 score=3,3 turn=red blocked_sight=on",
    "map=plaine blue=b4N!,c3N red=b7S,e5W,a5E pool=1,0 score=3,3 turn=blue every_attacker=on",
    "map=plaine blue=b4N,c4E red=b7S,a5E,c6S pool=1,0 score=3,15 turn=blue every_attacker=on"
    " factions=Zipang,Obsidior",
    "map=plaine blue=b4N,b5E red=b7S,a5E,c6S pool=1,0 score=3,16 turn=blue every_attacker=on"
    " factions=Zipang,White_Fang blocked_sight=on",
    "map=plaine blue=b4N,b5E red=b7S,a5E,c6S pool=1,0 score=18,18 turn=red every_attacker=on"
    " factions=Corsario,White_Fang",
    "map=plaine blue=b1N,b2E red=a7S,e2W,c6S pool=1,0 score=1,18 turn=blue"
    " factions=Artemisia,Metaclyon",
    "map=plaine blue=b1N,a2E red=a7S,e2W,c6S pool=1,0 score=18,18 turn=blue"
    " factions=Artemisia,Dinorda",
    "map=plaine blue=b4N,c2E red=d4S,e2W,c6S pool=1,0 score=17,17 turn=red"
    " factions=Artemisia,Corsario",
    "map=plaine blue=b4N,c2E red=d4S,e2W,c6S pool=1,0 score=3,3 turn=blue target=6"
    " factions=Zipang,Zipang",
    "map=.,.,./.,.,./.,.,. blue=a1E,a2E,b1E red=a3N,b3N,c1N pool=0,0 score=0,0 turn=red",
    "map=.,.,./.,.,./.,.,. blue=a1E,b2N,c3S red=a2N,c1N,b3S pool=2,2 score=5,5 turn=blue",
    "map=.,#,./#,.,#/.,#,. blue=a1N red=a3N,c1N pool=2,1 score=0,0 turn=red",
    f"map={ALLEY} blue=a1N,b2E red=a5S,c3W pool=1,1 score=15,15 turn=blue"
    " factions=Obsidior,Artemisia every_attacker=on",
    f"map={ALLEY} blue=a1N!,b2E,c2W red=a5S!,c3W,b4S pool=3,1 score=4,4 turn=red"
    " factions=Dinorda,Metaclyon blocked_sight=on",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_perft_equals_the_enumeration(text: str) -> None:
    position = metals.position(text)
    for depth in (1, 2, 3):
        count = perft(position, depth)
        assert count == leaves(read(text), depth)


@pytest.mark.parametrize("text", POSITIONS)
def test_every_turn_leads_where_the_enumeration_leads(text: str) -> None:
    position, game = metals.position(text), read(text)
    assert set(position.moves) == {action[0] for action in actions(game)}
    for move, *action in actions(game):
        compare(position.play(move), played(game, *action), move)


@pytest.mark.parametrize("variant", range(len(metals.variants)))
def test_whole_games_agree_with_the_enumeration(variant: int) -> None:
    for seed in range(3):
        record = random_record(metals, metals.variants[variant], random.Random(seed))
        for position, move, after in zip(
            record.positions[1:-1], record.moves[1:], record.positions[2:], strict=True
        ):
            text = f"map={word(position)} {position.text.partition(' ')[2]}"
            game = read(text)
            found = {action[0]: action[1:] for action in actions(game)}
            assert set(position.moves) == set(found)
            chosen = position.move_text(move)
            compare(after, played(game, *found[chosen]), chosen)


def word(position) -> str:
    """The map of a position spelt out, from what an interface is told."""
    view = position.view
    letters = {"plain": "", "forest": "F", "city": "C", "closed": "#"}
    return "/".join(
        ",".join(
            letters[square["terrain"]] + str(square["vp"] or "") or "."
            for square in (
                view["squares"][f"{'abcdefghi'[file]}{rank}"] for file in range(view["files"])
            )
        )
        for rank in range(view["ranks"], 0, -1)
    )


def compare(after, expected: Game, move: str) -> None:
    outcome = after.outcome
    if expected.winner:
        assert outcome is not None, move
        winner = "draw" if outcome.winner is None else ("blue", "red")[outcome.winner]
        assert winner == expected.winner, move
        assert tuple(after.view["score"]) == (expected.score["blue"], expected.score["red"])
    else:
        text = f"map={word(after)} {after.text.partition(' ')[2]}"
        assert outcome is None and same(expected, text), move
