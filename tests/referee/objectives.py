"""The objectives (RAG-01 … RAG-90) and the score (CON-121)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from referee.battle import SEATS, Asking, Battle, Building, Fighter, ask, ask_place, throw
from referee.dice import wound_roll
from referee.geometry import (
    CM,
    CONTACT,
    TOUCH,
    Place,
    near,
    outline_distance,
    overlaps_outline,
    part_inside,
    slot_place,
    squared,
)
from referee.leaving import drop
from referee.movement import (
    place_text,
    places,
    set_down,
    where,
    within_reach,
)

TEN = 10 * CM


# --- when things are looked at


def begin(battle: Battle) -> None:
    if battle.secret is not None:
        battle.candidates = [
            each for each in battle.everybody() if each.deployed and each.side == battle.secret
        ]


def after_phase(battle: Battle) -> Asking[None]:
    if battle.phase == "strategic":
        yield from appear(battle)
    if battle.phase == "activation":
        for explosion in battle.explosions:
            if 0 < explosion.get("turn", 0) <= battle.turn and not explosion["done"]:
                yield from explode(battle, explosion)
    yield from look_for_secret(battle)
    yield from free_captives(battle)
    look_at_prisoners(battle)
    score(battle, "at-once")


def after_card(battle: Battle) -> Asking[None]:
    yield from free_captives(battle)
    look_at_prisoners(battle)
    score(battle, "at-once")


def after_fight(battle: Battle) -> Asking[None]:
    yield from free_captives(battle)
    look_at_prisoners(battle)
    score(battle, "at-once")


# --- zones (RAG-10, RAG-11)


def inside(zone: dict[str, Any], x: int, y: int) -> bool:
    if "centre" in zone:
        reach = zone["radius"] * CM
        return squared(zone["centre"], (x, y)) < reach * reach
    left, bottom = zone["corner"]
    width, height = (side * CM for side in zone["size"])
    return bool(left < x < left + width and bottom < y < bottom + height)


def counts_in(zone: dict[str, Any], fighter: Fighter) -> bool:
    """RAG-10: more than half of the lattice points that the base covers."""
    covered = within = 0
    radius = fighter.radius
    for dx in range(-radius, radius + 1):
        for dy in range(-radius, radius + 1):
            if dx * dx + dy * dy <= radius * radius:
                covered += 1
                within += inside(zone, fighter.at[0] + dx, fighter.at[1] + dy)
    return 2 * within > covered


def zone_named(battle: Battle, name: str) -> dict[str, Any]:
    return next(zone for zone in battle.zones if zone["name"] == name)


def controller(battle: Battle, zone: dict[str, Any]) -> int | None:
    totals = [0, 0]
    for each in battle.everybody():
        if (
            each.active
            and not each.summoned
            and not each.displaced
            and not each.routed
            and 4 - each.wound >= 2  # RAG-81: lost no more than half of its 4 life points
            and counts_in(zone, each)
        ):
            totals[each.side] += each.power
    if totals[0] == totals[1]:
        return None
    return int(totals[1] > totals[0])


# --- score (CON-121)


def score(battle: Battle, moment: str, *, turn_ends: bool = False) -> None:
    if not battle.objectives:
        if moment == "end":
            for each in battle.everybody():
                if each.status in ("dead", "fled"):
                    battle.score[1 - each.side] += each.pa
        return
    for number, objective in enumerate(battle.objectives):
        if objective.get("moment", "end") != moment or number in battle.done:
            continue
        if objective["kind"] == "delivery" and not turn_ends:  # RAG-88
            continue
        seat = fulfilled_by(battle, objective)
        side = objective.get("side")
        if seat is None or (side is not None and SEATS.index(side) != seat):
            continue
        battle.score[seat] += objective["points"]
        if moment == "at-once":
            battle.done.add(number)


def fulfilled_by(battle: Battle, objective: dict[str, Any]) -> int | None:
    kind = objective["kind"]
    if kind == "control":
        return controller(battle, zone_named(battle, objective["zone"]))
    if kind == "capture":
        one = subject(battle, objective)
        # CON-119: nobody scores for who vanishes.
        return 1 - one.side if one.status in ("dead", "fled") or one.captive else None
    if kind == "construction":
        names = [each["name"] for each in _buildings(battle)]
        building = battle.buildings[names.index(objective["building"])]
        return building.side if is_valid(building) else None
    if kind == "delivery":
        unit = [each for each in battle.everybody() if each.prisoner]
        zone = zone_named(battle, objective["zone"])
        delivered = bool(unit) and all(
            each.present and each.captive_prisoner and counts_in(zone, each) for each in unit
        )
        return 1 - unit[0].side if delivered else None
    if kind == "holding":
        thing = battle.objects[objective["object"] - 1]
        holder = thing["holder"]
        if holder is None:
            return None
        if "zone" in objective and not counts_in(zone_named(battle, objective["zone"]), holder):
            return None
        return int(holder.side)
    assert kind == "secret" and battle.secret is not None
    return 1 - battle.secret if battle.secret_found else None


def subject(battle: Battle, objective: dict[str, Any]) -> Fighter:
    """Whom a capture is about."""
    seat = SEATS.index(objective["side"])
    band = [each for each in battle.everybody() if each.side != seat and each.key[0] != "x"]
    if objective["fighter"] == "dearest":
        return max(band, key=lambda each: each.pa)
    return next(each for each in band if each.name == objective["fighter"])


def wanted(battle: Battle) -> list[Fighter]:
    """A reading of RAG-02: only whom an objective names is captured alive."""
    return [subject(battle, each) for each in battle.objectives if each["kind"] == "capture"]


def _buildings(battle: Battle) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for objective in battle.objectives:  # in the order of the file
        if objective["kind"] == "construction":
            found.append({"name": objective["building"]})
    return found


def is_valid(building: Building) -> bool:
    """RAG-28, RAG-85."""
    return building.held and building.points >= max(1, 4 * building.structure // 5)


# --- actions (CON-81)


def is_worker(fighter: Fighter) -> bool:
    """RAG-21."""
    return (
        fighter.base in ("infantry", "creature")
        and not fighter.summoned
        and not fighter.has("Dragon")
        and not fighter.has("excluded")
    )


def touches_outline(fighter: Fighter, corners: list[Place]) -> bool:
    return outline_distance(fighter.at, corners) <= (fighter.radius + TOUCH) ** 2


def strikeable(battle: Battle, fighter: Fighter) -> list[int]:
    return [
        number
        for number, building in enumerate(battle.buildings)
        if building.corners
        and building.side != fighter.side
        and touches_outline(fighter, building.corners)
        and building.points > 0
    ]


def buildable(battle: Battle, fighter: Fighter) -> list[int]:
    return [
        number
        for number, building in enumerate(battle.buildings)
        if building.corners
        and building.side == fighter.side
        and touches_outline(fighter, building.corners)
    ]


def foundable(battle: Battle, fighter: Fighter) -> list[int]:
    return [
        number
        for number, building in enumerate(battle.buildings)
        if building.corners is None
        and building.side == fighter.side
        and foundations(battle, fighter, building)
    ]


def rectangle(x: int, y: int, building: Building) -> list[Place]:
    right, top = x + building.width * CM, y + building.height * CM
    return [(x, y), (right, y), (right, top), (x, top)]


def rectangles_overlap(one: list[Place], corners: list[Place]) -> bool:
    """Whether the inner parts of two convex outlines meet."""
    for shape, other in ((one, corners), (corners, one)):
        for (x, y), (to_x, to_y) in zip(shape, [*shape[1:], shape[0]], strict=True):
            if all((to_x - x) * (b - y) - (to_y - y) * (a - x) <= 0 for a, b in other):
                return False
    return True


def foundations(battle: Battle, fighter: Fighter, building: Building) -> list[str]:
    """RAG-20, RAG-86: where the lower left corner may be."""
    found = []
    blocks = battle.blocks()
    for x in range(battle.width - building.width + 1):
        for y in range(battle.height - building.height + 1):
            corners = rectangle(x * CM, y * CM, building)
            if not touches_outline(fighter, corners):
                continue
            if any(rectangles_overlap(corners, block) for block in blocks):
                continue
            if any(
                battle.engaged(each) and overlaps_outline(each.at, each.radius, corners)
                for each in battle.present()
            ):
                continue
            found.append(f"to:{x}-{y}")
    return found


def searchable(battle: Battle, fighter: Fighter) -> list[int]:
    if not any(thing["state"] == "unfound" for thing in battle.objects):
        return []
    return [
        number
        for number, cache in enumerate(battle.caches)
        if not cache["searched"] and near(fighter.at, cache["at"], fighter.radius + TOUCH)
    ]


def holds(battle: Battle, fighter: Fighter) -> list[int]:
    return [number for number, thing in enumerate(battle.objects) if thing["holder"] is fighter]


def lying_near(battle: Battle, fighter: Fighter) -> list[int]:
    return [
        number
        for number, thing in enumerate(battle.objects)
        if thing["state"] == "lying" and near(fighter.at, thing["at"], fighter.radius + TOUCH)
    ]


def receivers(battle: Battle, fighter: Fighter) -> list[Fighter]:
    return [
        each
        for each in battle.everybody()
        if each is not fighter
        and battle.are_friends(fighter, each)
        and battle.contact(fighter, each)
        and not each.routed
    ]


MOVED = ("walk", "run", "disengage", "pursue")


def actions(battle: Battle, fighter: Fighter, movement: str, *, after: bool) -> list[str]:
    if battle.engaged(fighter) or fighter.routed:
        return []
    found = []
    if strikeable(battle, fighter):
        found.append("do:strike")
    if not after:
        return found
    if searchable(battle, fighter):
        found.append("do:search")
    if is_worker(fighter):
        if buildable(battle, fighter):
            found.append("do:build")
        if foundable(battle, fighter):
            found.append("do:found")
    if movement in MOVED:
        if holds(battle, fighter) and receivers(battle, fighter):
            found.append("do:give")
        if lying_near(battle, fighter):
            found.append("do:pick")
    return found


def do(battle: Battle, fighter: Fighter, deed: str) -> Asking[None]:
    seat = fighter.side
    subjects = {
        "strike": strikeable,
        "search": searchable,
        "build": buildable,
        "found": foundable,
        "give": holds,
        "pick": lying_near,
    }[deed](battle, fighter)
    answer = yield from ask(seat, [f"last:{number}" for number in subjects], f"which to {deed}")
    number = int(answer.split(":")[1])
    if deed == "strike":
        yield from damage(battle, battle.buildings[number], battle.value(fighter, "FOR"))
    elif deed == "search":
        yield from search(battle, fighter, number)
    elif deed == "build":
        build(battle, fighter, number)
    elif deed == "found":
        yield from found_building(battle, fighter, battle.buildings[number])
    elif deed == "give":
        answer = yield from ask(
            seat, [f"at:{each.key}" for each in receivers(battle, fighter)], "receiver"
        )
        battle.objects[number]["holder"] = battle.fighters[answer.split(":")[1]]
    else:
        battle.objects[number].update(state="held", holder=fighter)


def after_pursuit(battle: Battle, fighter: Fighter) -> Asking[None]:
    """RAG-44: handing over and picking up also after pursuit."""
    if not fighter.active or battle.engaged(fighter) or fighter.routed:
        return
    found = []
    if holds(battle, fighter) and receivers(battle, fighter):
        found.append("do:give")
    if lying_near(battle, fighter):
        found.append("do:pick")
    answer = yield from ask(fighter.side, ["do:none", *found], "after pursuit")
    if answer != "do:none":
        yield from do(battle, fighter, answer.split(":")[1])


# --- building (RAG-20 … RAG-28, RAG-87)


def build(battle: Battle, fighter: Fighter, number: int) -> None:
    """RAG-23, CON-83: reckoned for all builders of the turn; the difference is added."""
    building = battle.buildings[number]
    building.strength += battle.value(fighter, "FOR")
    gained = max(0, (building.strength - building.resistance + 5) // 10)
    most = building.structure + (building.structure + 4) // 5
    building.points = min(most, building.points + max(0, gained - building.gained))
    building.gained = max(gained, building.gained)
    fighter.built = number


def damage(battle: Battle, building: Building, strength: int) -> Asking[None]:
    """RAG-87: 1 SP for each started 3 above 0."""
    face = yield from throw()
    lost = -(-max(0, face + strength - building.resistance) // 3)
    building.points = max(0, building.points - lost)


def bonus_dice(battle: Battle) -> Asking[None]:
    """RAG-27, CON-83."""
    for seat in (battle.tactics, 1 - battle.tactics):
        for number, building in enumerate(battle.buildings):
            if building.side != seat or building.structure < 4 or building.points < 1:
                continue
            if not any(
                each.built == number and each.active and not battle.engaged(each)
                for each in battle.everybody()
            ):
                continue
            answer = yield from ask(building.side, ["bonus:0", "bonus:1"], "bonus die")
            if answer == "bonus:1":
                roll = yield from throw()
                change = {1: -1, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2}[roll]
                most = building.structure + (building.structure + 4) // 5
                building.points = max(0, min(most, building.points + change))


def found_building(battle: Battle, fighter: Fighter, building: Building) -> Asking[None]:
    """RAG-20: bases under it are moved by their owners to the nearest free whole centimetre."""
    answer = yield from ask_place(
        fighter.side, foundations(battle, fighter, building), about="foundation"
    )
    x, y = where(battle, fighter, answer)
    corners = rectangle(x, y, building)
    building.corners = corners
    under = [
        each
        for each in battle.in_order()
        if each.present and overlaps_outline(each.at, each.radius, corners)
    ]
    left = list(under)
    for each in under:
        answer = yield from ask(each.side, nearest_free(battle, each, left), "aside")
        left.remove(each)
        set_down(battle, each, where(battle, each, answer))
        each.displaced = True


def nearest_free(battle: Battle, fighter: Fighter, ignore: Iterable[Fighter] = ()) -> list[str]:
    """The nearest free whole centimetres; several if they are equally near."""
    best: list[Place] = []
    for place in sorted(battle.whole_centimetres(), key=lambda place: squared(place, fighter.at)):
        if best and squared(place, fighter.at) > squared(best[0], fighter.at):
            break
        if battle.fits(fighter, place):
            best.append(place)
    return [place_text(place) for place in best]


# --- camp (RAG-40 … RAG-44)


def search(battle: Battle, fighter: Fighter, number: int) -> Asking[None]:
    cache = battle.caches[number]
    unsearched = sum(not each["searched"] for each in battle.caches)
    unfound = [each for each in battle.objects if each["state"] == "unfound"]
    cache["searched"] = True
    if unsearched > len(unfound):  # RAG-41: else it holds one for certain
        roll = yield from throw()
        if roll < 5:
            return
    thing = unfound[0]
    thing.update(state="lying", at=cache["at"])
    answer = yield from ask(fighter.side, ["object:0", "object:1"], "take it")
    if answer == "object:1":
        thing.update(state="held", holder=fighter)


# --- secret fighter (RAG-50, RAG-51)


def look_for_secret(battle: Battle) -> Asking[None]:
    if battle.secret is None or battle.secret_found:
        return
    lost = [each for each in battle.candidates if not each.present]
    if not lost:
        return
    threshold = (20 * len(lost) + len(battle.candidates)) // (2 * len(battle.candidates))
    if threshold >= 10:
        battle.secret_found = True
    elif threshold > 0:
        roll = yield from throw(10)
        battle.secret_found = roll <= threshold
    battle.candidates = [each for each in battle.candidates if each.present]


# --- appearance (RAG-60, RAG-61)

GRIDS = {6: (3, 2), 8: (4, 2), 10: (5, 2), 12: (4, 3), 20: (5, 4)}


def rounded(value: float) -> int:
    return int(math.copysign(math.floor(abs(value) + 0.5 + 1e-9), value))


def appear(battle: Battle) -> Asking[None]:
    for row in battle.appearances:
        if row["done"] or row["turn"] != battle.turn:
            continue
        zone = zone_named(battle, row["zone"])
        if "centre" in zone:
            radius = zone["radius"]
            faces = next((each for each in (4, 6, 8, 10, 12, 20) if each >= radius), 20)
            axis = yield from throw()
            roll = yield from throw(faces)
            far = -(-roll * radius // faces) * CM
            turn = fewest_cuts(battle, zone)
            angle = math.radians(turn + 60 * (axis - 1))
            x = zone["centre"][0] + rounded(far * math.sin(angle))
            y = zone["centre"][1] + rounded(far * math.cos(angle))
        else:
            width, height = zone["size"]
            along, across = GRIDS[row["parts"]]
            columns, rows = (along, across) if width >= height else (across, along)
            roll = yield from throw(row["parts"])
            column, line = (roll - 1) % columns, (roll - 1) // columns
            x = rounded(zone["corner"][0] + (2 * column + 1) * width * CM / (2 * columns))
            y = rounded(zone["corner"][1] + (2 * line + 1) * height * CM / (2 * rows))
        x, y = max(0, min(x, battle.width * CM)), max(0, min(y, battle.height * CM))
        row["done"] = True
        if "object" in row:
            battle.objects[row["object"]].update(state="lying", at=(x, y))
            continue
        one = row["fighter"]
        one.status = "table"
        one.at = (x, y)
        one.status = "absent"
        if not battle.fits(one, (x, y)):
            answer = yield from ask_place(
                battle.tactics, nearest_free(battle, one), about="appearance"
            )
            set_down(battle, one, where(battle, one, answer))
        one.status = "table"


def fewest_cuts(battle: Battle, zone: dict[str, Any]) -> int:
    """RAG-60: the first of the turns 0° and 30° whose axes cut fewest pieces of terrain."""

    def cuts(turn: int) -> int:
        x, y = zone["centre"]
        far = zone["radius"] * CM
        found = 0
        for _, corners in battle.terrain:
            for axis in range(6):
                angle = math.radians(turn + 60 * axis)
                tip = (x + rounded(far * math.sin(angle)), y + rounded(far * math.cos(angle)))
                if part_inside((x, y), tip, corners):
                    found += 1
                    break
        return found

    return 0 if cuts(0) <= cuts(30) else 30


# --- explosion (RAG-70, RAG-71, RAG-90)


def explode(battle: Battle, explosion: dict[str, Any]) -> Asking[None]:
    explosion["done"] = True
    for _ in range(explosion["debris"]):
        far = 0
        for _ in range(2 if explosion["size"] == "large" else 1):
            far += yield from throw()
        arrow = yield from throw()
        angle = math.radians(60 * (arrow - 1))
        x = explosion["at"][0] + rounded(far * 5 * CM * math.sin(angle))
        y = explosion["at"][1] + rounded(far * 5 * CM * math.cos(angle))
        x, y = max(0, min(x, battle.width * CM)), max(0, min(y, battle.height * CM))
        if "strength" not in explosion:
            continue
        for each in battle.everybody():
            if each.present and near(each.at, (x, y), each.radius):
                yield from wound_roll(battle, each, explosion["strength"])


def area_hits(battle: Battle, spot: Place, radius: int, shooter: Fighter) -> Asking[None]:
    """What else a template touches: constructions (RAG-87) and stores that a hit sets off."""
    assert shooter.weapon
    for building in battle.buildings:
        if (
            building.corners
            and building.side != shooter.side
            and building.points
            and outline_distance(spot, building.corners) <= radius * radius
        ):
            yield from damage(battle, building, shooter.weapon["strength"])
    for explosion in battle.explosions:
        if explosion.get("hit") and not explosion["done"] and near(explosion["at"], spot, radius):
            yield from explode(battle, explosion)


# --- captives (RAG-01 … RAG-04, RAG-83, RAG-84)


def meets_rag_02(battle: Battle, fighter: Fighter) -> bool:
    """One life point left, engaged, its unit at a quarter of its starting strength."""
    if not fighter.active or not fighter.deployed or fighter.wound != 3:
        return False
    if fighter not in wanted(battle):
        return False
    if not battle.engaged(fighter):
        return False
    unit = [each for each in battle.unit(fighter.unit) if each.deployed]
    left = sum(each.present and each.captor is None for each in unit)
    return left <= max(1, len(unit) // 4)


def captures(battle: Battle) -> Asking[None]:
    """RAG-02: all are determined first, then carried out, the tactics winner's first."""
    weak = [each for each in battle.everybody() if meets_rag_02(battle, each)]
    found: list[tuple[Fighter, list[Fighter]]] = []
    for each in weak:
        captors = [
            enemy for enemy in battle.touching(each) if not enemy.routed and enemy not in weak
        ]
        if captors:
            found.append((each, captors))
    for seat in (battle.tactics, 1 - battle.tactics):
        for each, captors in found:
            if captors[0].side != seat:
                continue
            units = sorted({captor.unit for captor in captors})
            first = [next(c for c in captors if c.unit == unit) for unit in units]
            answer = yield from ask(seat, [f"captor:{c.key}" for c in first], "captor")
            captor = battle.fighters[answer.split(":")[1]]
            drop(battle, each)
            each.captor = captor.unit


def free_captives(battle: Battle) -> Asking[None]:
    """RAG-04, RAG-84: the captor unit is gone."""
    for each in battle.in_order():
        if not each.present or each.captor is None:
            continue
        if any(c.active and not c.routed for c in battle.unit(each.captor)):
            continue
        each.captor = None
        each.freed = any(mate.active and mate is not each for mate in battle.unit(each.unit))
        if battle.phase in ("strategic", "activation"):
            pile = battle.pile[each.side]
            answer = yield from ask(
                each.side, [f"under:{count}" for count in range(len(pile) + 1)], "slip"
            )
            pile.insert(int(answer.split(":")[1]), each.key)
            battle.group[each.key] = [each]


def only_meets(battle: Battle, fighter: Fighter) -> bool:
    """RAG-04, RAG-84: until they have met, they only move towards each other."""
    return any(apart(battle, fighter))


def apart(battle: Battle, fighter: Fighter) -> list[Fighter]:
    """Whom a fighter has to meet."""
    mates = [each for each in battle.unit(fighter.unit) if each.active and each is not fighter]
    if fighter.freed:
        return mates
    return [each for each in mates if each.freed]


def towards(battle: Battle, fighter: Fighter, ends: set[str]) -> set[str]:
    """RAG-84: a walk or run that ends nearer to the other."""
    mates = apart(battle, fighter)
    if not mates:
        return ends
    now = min(squared(fighter.at, each.at) for each in mates)
    return {
        end
        for end in ends
        if min(squared(where(battle, fighter, end), each.at) for each in mates) < now
    }


def moved(battle: Battle, fighter: Fighter) -> Asking[None]:
    """After a movement: captives and prisoners follow, the freed may have met their unit."""
    meet(battle)
    yield from followers(battle, fighter)


def meet(battle: Battle) -> None:
    for each in battle.everybody():
        if each.freed:
            mates = [m for m in battle.unit(each.unit) if m.active and m is not each]
            if not mates or any(battle.contact(each, mate) for mate in mates):
                each.freed = False


def followers(battle: Battle, fighter: Fighter) -> Asking[None]:
    yield from captives_follow(battle, fighter)
    yield from prisoners_follow(battle, fighter)


def captives_follow(battle: Battle, mover: Fighter) -> Asking[None]:
    """RAG-83: set down in contact with a captor after each of their movements."""
    for each in battle.in_order():
        if each.present and each.captor is not None and each.captor == mover.unit:
            captors = [c for c in battle.unit(mover.unit) if c.active]
            if not captors or any(battle.contact(each, captor) for captor in captors):
                continue
            free = [
                f"to:{c.key}/{slot}"
                for c in captors
                for slot in range(12)
                if battle.fits(each, slot_place(c.at, c.radius + each.radius, slot))
            ]
            answer = yield from ask_place(
                mover.side, free or nearest_free(battle, each), about="captive follows"
            )
            set_down(battle, each, where(battle, each, answer))


# --- prisoners (RAG-30 … RAG-34)


def prisoner_units(battle: Battle) -> list[str]:
    found = []
    for each in battle.everybody():
        if each.prisoner and each.unit not in found:
            found.append(each.unit)
    return found


def escorts_of(battle: Battle, unit: str) -> list[Fighter]:
    """RAG-30: the fighters of enemy units within 10 cm, even partly."""
    prisoners = [each for each in battle.unit(unit) if each.present]
    if not prisoners:
        return []
    units = {
        each.unit
        for each in battle.everybody()
        if each.active
        and each.side != prisoners[0].side
        and any(battle.gap_within(each, one, TEN) for one in prisoners)
    }
    return [
        each
        for each in battle.everybody()
        if each.active and each.unit in units and each.side != prisoners[0].side
    ]


def look_at_prisoners(battle: Battle) -> None:
    """RAG-30, RAG-32, RAG-33: freed, or captured again.

    Deployment is no phase of a turn (CON-51): until the first phase is over they are captive, as
    the scenario lays them.
    """
    if battle.phase == "deployment":
        return
    for unit in prisoner_units(battle):
        battle.escorts[unit] = set()
        prisoners = [each for each in battle.unit(unit) if each.present]
        if not prisoners:
            continue
        escorts = escorts_of(battle, unit)
        strong = sum(each.power for each in escorts) > sum(each.power for each in prisoners)
        many = sum(not each.routed for each in escorts) >= 2 * len(prisoners)
        assault = battle.phase == "combat" and all(
            any(mate.fought for mate in battle.unit(each.unit)) for each in escorts
        )
        captive = strong and many and not assault
        if not prisoners[0].captive_prisoner:
            captive = captive and not any(
                each.active
                and each.side == prisoners[0].side
                and each.unit != unit
                and any(battle.gap_within(each, one, TEN) for one in prisoners)
                for each in battle.everybody()
            )
        if captive:
            battle.escorts[unit] = set(escorts)
        for each in prisoners:
            if captive and not each.captive_prisoner:
                drop(battle, each)
            each.captive_prisoner = captive


def prisoners_follow(battle: Battle, mover: Fighter) -> Asking[None]:
    """RAG-31: once a turn, after the movement of one escort fighter."""
    if battle.phase != "activation" or not mover.active or mover.routed:
        return
    for unit in prisoner_units(battle):
        group = [each for each in battle.unit(unit) if each.present]
        if not group or not group[0].captive_prisoner or mover not in battle.escorts[unit]:
            continue
        if any(each.followed or each.acted for each in group):
            continue
        answer = yield from ask(mover.side, [f"escort:{mover.key}", "pass"], "escort")
        if answer == "pass":
            continue
        for each in group:
            sure, possible = follower_ends(battle, each, mover)
            answer = yield from ask_place(mover.side, sure, possible, "prisoner follows")
            if answer != "stand":
                set_down(battle, each, where(battle, each, answer))
            each.followed = True


def follower_ends(battle: Battle, prisoner: Fighter, mover: Fighter) -> tuple[set[str], set[str]]:
    """RAG-31: into no contact, within 10 cm of the escort's unit or as near as it can."""
    reach = battle.value(prisoner, "MOU") * CM
    ends = [
        end
        for end in places(battle, prisoner, reach)
        if not any(
            near(end[1], other.at, other.radius + prisoner.radius + CONTACT)
            for other in battle.present()
            if other is not prisoner
        )
    ]
    guards = [each for each in battle.unit(mover.unit) if each.active]

    def away(place: Place) -> int:
        far = min(
            math.ceil(math.sqrt(squared(place, each.at)) - each.radius - prisoner.radius - 1e-9)
            for each in guards
        )
        return max(far, TEN)

    sure, possible = within_reach(battle, prisoner, ends, reach)
    where_ = dict(ends) | {"stand": prisoner.at}

    def nearest(texts: set[str]) -> set[str]:
        here = away(prisoner.at)
        least = min([here, *(away(where_[text]) for text in texts)])
        found = {text for text in texts if away(where_[text]) == least}
        return found | {"stand"} if here == least else found

    best, widest = nearest(sure), nearest(possible)
    return best & widest, best | widest
