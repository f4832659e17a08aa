"""Movement (CON-68, CON-84 … CON-89) and fear (CON-95 … CON-98)."""

from __future__ import annotations

import math
from collections.abc import Iterable

from referee.battle import Asking, Battle, Fighter, TooCloseToCall, ask
from referee.dice import final_of, succeeds
from referee.geometry import (
    CM,
    CONTACT,
    TOUCH,
    Ground,
    Place,
    near,
    reachable,
    slot_place,
    way_cost,
)
from referee.leaving import drop, leave

End = tuple[str, Place]  # what is written, and where it is
ONE_CM = 8


def place_text(place: Place) -> str:
    return f"to:{place[0] // CM}-{place[1] // CM}"


def ground(battle: Battle, fighter: Fighter, budget: int, zones: Iterable[Fighter] = ()) -> Ground:
    """CON-84: what this mover has to go around."""
    return Ground(
        start=fighter.at,
        radius=fighter.radius,
        budget=budget,
        width=battle.width * CM,
        height=battle.height * CM,
        discs=[
            (*each.at, each.radius + fighter.radius)
            for each in battle.present()
            if each is not fighter
        ],
        blocks=battle.blocks(),
        slow=[corners for kind, corners in battle.terrain if kind in ("difficult", "low")],
        zones=[(*each.at, each.radius + fighter.radius + 24, each.facing) for each in zones],
    )


def near_enemy(battle: Battle, fighter: Fighter, place: Place) -> bool:
    """CON-85: within 1 cm of an enemy base."""
    return any(
        near(place, enemy.at, enemy.radius + fighter.radius + ONE_CM)
        for enemy in battle.enemies(fighter)
    )


def places(battle: Battle, fighter: Fighter, reach: int) -> list[End]:
    """Whole centimetres where it may end, away from enemies."""
    x, y = fighter.at
    window = (x - reach, y - reach, x + reach, y + reach)
    return [
        (place_text(place), place)
        for place in battle.free_places(fighter, ONE_CM, window=window)
        if near(place, fighter.at, reach) and place != fighter.at
    ]


def slots(battle: Battle, fighter: Fighter, around: Fighter) -> list[End]:
    """CON-68: the free slots around a base."""
    found = []
    for slot in range(12):
        place = slot_place(around.at, around.radius + fighter.radius, slot)
        if battle.fits(fighter, place):
            found.append((f"to:{around.key}/{slot}", place))
    return found


def friend_slots(battle: Battle, fighter: Fighter) -> list[End]:
    return [
        end
        for each in battle.everybody()
        if each is not fighter and battle.are_friends(fighter, each)
        for end in slots(battle, fighter, each)
        if not near_enemy(battle, fighter, end[1])
    ]


def within_reach(
    battle: Battle, fighter: Fighter, ends: list[End], reach: int, zones: Iterable[Fighter] = ()
) -> tuple[set[str], set[str]]:
    sure, possible = reachable(ground(battle, fighter, reach, zones), [place for _, place in ends])
    return {ends[number][0] for number in sure}, {ends[number][0] for number in possible}


def where(battle: Battle, fighter: Fighter, text: str) -> Place:
    """The place that a move names."""
    name = text.removeprefix("to:")
    if "/" in name:
        key, slot = name.split("/")
        around = battle.fighters[key]
        return slot_place(around.at, around.radius + fighter.radius, int(slot))
    x, y = name.split("-")
    return int(x) * CM, int(y) * CM


def free_ends(
    battle: Battle, fighter: Fighter, movement: str, controllers: list[Fighter]
) -> tuple[set[str], set[str]]:
    """CON-84, CON-85: where a walk, run or disengagement may end."""
    reach = battle.value(fighter, "MOU") * CM * (2 if movement == "run" else 1)
    if reach == 0:
        return set(), set()
    ends = places(battle, fighter, reach) + friend_slots(battle, fighter)
    if movement == "disengage":
        return within_reach(battle, fighter, ends, reach)
    inside = [each for each in controllers if battle.in_zone_of(each, fighter.at, fighter.radius)]
    ends = [
        end
        for end in ends
        if not any(battle.in_zone_of(each, end[1], fighter.radius) for each in inside)
    ]
    zones = [each for each in controllers if each not in inside]
    return within_reach(battle, fighter, ends, reach, zones)


def is_free_end(
    battle: Battle, fighter: Fighter, movement: str, controllers: list[Fighter], text: str
) -> bool:
    """Whether this one end, or standing where there is none, may be legal."""
    if text == "stand":
        return not free_ends(battle, fighter, movement, controllers)[0]
    reach = battle.value(fighter, "MOU") * CM * (2 if movement == "run" else 1)
    place = where(battle, fighter, text)
    around = battle.fighters[text.removeprefix("to:").split("/")[0]] if "/" in text else None
    if around is not None and not battle.are_friends(fighter, around):
        return False
    if around is None and place == fighter.at:
        return False
    if not battle.fits(fighter, place) or near_enemy(battle, fighter, place):
        return False
    inside = [each for each in controllers if battle.in_zone_of(each, fighter.at, fighter.radius)]
    if any(battle.in_zone_of(each, place, fighter.radius) for each in inside):
        return False
    zones = [each for each in controllers if each not in inside]
    return bool(within_reach(battle, fighter, [(text, place)], reach, zones)[1])


def controllers_of(battle: Battle, fighter: Fighter) -> list[Fighter]:
    return [each for each in battle.enemies(fighter) if battle.controls(each)]


def contact_ends(
    battle: Battle, fighter: Fighter, target: Fighter, reach: int
) -> tuple[set[str], set[str]]:
    return within_reach(battle, fighter, slots(battle, fighter, target), reach)


def contact_targets(
    battle: Battle, fighter: Fighter, movement: str, controllers: list[Fighter]
) -> tuple[set[str], set[str]]:
    """CON-85, CON-86: whom it may engage or charge."""
    mou = battle.value(fighter, "MOU") * CM
    inside = [each for each in controllers if battle.in_zone_of(each, fighter.at, fighter.radius)]
    sure, possible = set(), set()
    for enemy in battle.enemies(fighter):
        reach = mou
        if movement == "charge":
            reach = 2 * mou
            if battle.gap_within(fighter, enemy, 24) or not battle.sees(fighter, enemy):
                continue
        elif inside and enemy not in inside:
            continue
        if not near(fighter.at, enemy.at, reach + fighter.radius + enemy.radius + CONTACT):
            continue
        surely, perhaps = contact_ends(battle, fighter, enemy, reach)
        if surely:
            sure.add(f"at:{enemy.key}")
        if perhaps:
            possible.add(f"at:{enemy.key}")
    return sure, possible


def set_down(battle: Battle, fighter: Fighter, place: Place) -> None:
    fighter.at = place


def face(fighter: Fighter) -> Asking[None]:
    answer = yield from ask(fighter.side, [f"face:{each}" for each in range(12)], "facing")
    fighter.facing = int(answer.split(":")[1])


# --- fear


def fears(battle: Battle, fighter: Fighter, peur: int) -> bool:
    """CON-95, CON-96: whether it has to stand a PEUR."""
    if fighter.routed or fighter.immune >= peur or not fighter.active:
        return False
    return "PEUR" not in fighter.card or peur > battle.value(fighter, "PEUR")


def stand(battle: Battle, fighter: Fighter, peur: int) -> Asking[bool]:
    """CON-96: success makes immune, failure routs."""
    name = "PEUR" if "PEUR" in fighter.card else "COU"
    final = yield from final_of(battle, fighter, name)
    if succeeds(final, peur):
        fighter.immune = max(fighter.immune, peur)
        return True
    fighter.routed = True
    return False


def peur_of(battle: Battle, fighter: Fighter) -> int:
    return battle.value(fighter, "PEUR") if "PEUR" in fighter.card else 0


def contact_made(battle: Battle, mover: Fighter, before: set[Fighter]) -> Asking[None]:
    """CON-96: at once, whoever is newly touched stands the mover's PEUR, and the mover theirs."""
    fresh = [each for each in battle.touching(mover) if each not in before]
    greatest = max((peur_of(battle, each) for each in fresh), default=0)
    if greatest and fears(battle, mover, greatest):
        yield from stand(battle, mover, greatest)
    peur = peur_of(battle, mover)
    if peur:
        for each in fresh:
            if fears(battle, each, peur):
                yield from stand(battle, each, peur)


# --- flight (CON-98)


def from_edge(battle: Battle, fighter: Fighter, place: Place) -> int:
    """How far a base is from its own edge, in eighths."""
    x, y = place
    return {
        "south": y,
        "north": battle.height * CM - y,
        "west": x,
        "east": battle.width * CM - x,
    }[battle.edge[fighter.side]] - fighter.radius


def flee(battle: Battle, fighter: Fighter) -> Asking[None]:
    """CON-98: only after disengaging; over its edge, or as near to it as it can."""
    fighter.has_fled = True
    if battle.engaged(fighter):
        if battle.value(fighter, "MOU") == 0:
            return
        final = yield from final_of(battle, fighter, "INI")
        if not succeeds(final, break_away(battle, fighter)):
            return
    reach = 2 * CM * battle.value(fighter, "MOU")
    drop(battle, fighter)
    ends = places(battle, fighter, reach)
    nearest = None
    # Edge by edge nearer: the first row with a place that can be reached.
    rows: dict[int, list[Place]] = {}
    for _, place in ends:
        rows.setdefault(max(from_edge(battle, fighter, place), 0), []).append(place)
    here = from_edge(battle, fighter, fighter.at)
    if here <= TOUCH:
        leave(battle, fighter, "fled")
        return
    for far in sorted(rows):
        if far >= here:
            break
        sure, possible = reachable(ground(battle, fighter, reach), rows[far])
        if sure != possible:
            raise TooCloseToCall
        if sure:
            found = [rows[far][number] for number in sure]
            costs = {place: way_cost(ground(battle, fighter, reach), place) for place in found}
            # The rounded cost decides, then the smaller x, then the smaller y.
            nearest = min(found, key=lambda place: (math.ceil(costs[place][1]), place))
            sure_of = (math.ceil(costs[nearest][1]), nearest)
            if any((math.ceil(costs[p][0]), p) < sure_of for p in found if p != nearest):
                raise TooCloseToCall
            break
    if nearest is None:
        return
    set_down(battle, fighter, nearest)
    if from_edge(battle, fighter, nearest) <= TOUCH:
        leave(battle, fighter, "fled")


def break_away(battle: Battle, fighter: Fighter) -> int:
    """CON-89: the difficulty of disengaging."""
    touching = battle.touching(fighter)
    return 4 + max(battle.value(each, "INI") for each in touching) + len(touching) - 1
