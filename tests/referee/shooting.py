"""Shooting (CON-90 … CON-94)."""

from __future__ import annotations

import math
from fractions import Fraction

from referee.battle import Asking, Battle, Fighter, ask, ask_place, throw
from referee.dice import final_of, succeeds, wound_roll
from referee.geometry import (
    CM,
    Place,
    ahead,
    line_passes,
    near,
    outline_distance,
    part_inside,
    squared,
)
from referee.movement import place_text, where

BANDS = (4, 7, 10)


def band(fighter: Fighter, place: Place, radius: int) -> int | None:
    """CON-90: the difficulty by range, or None beyond it."""
    assert fighter.weapon
    for limit, difficulty in zip(fighter.weapon["ranges"], BANDS, strict=True):
        if near(fighter.at, place, fighter.radius + radius + limit * CM):
            return difficulty
    return None


def covered(battle: Battle, shooter: Place, target: Place, radius: int) -> bool:
    """CON-91: whether the line crosses low terrain within 3 cm of the target."""
    for kind, corners in battle.terrain:
        if kind != "low":
            continue
        part = part_inside(shooter, target, corners)
        if part and (1 - part[1]) ** 2 * squared(shooter, target) <= Fraction(radius + 24) ** 2:
            return True
    return False


def targets(battle: Battle, fighter: Fighter) -> list[str]:
    if fighter.weapon is None or "TIR" not in fighter.card:
        return []
    found = [
        f"at:{enemy.key}"
        for enemy in battle.enemies(fighter)
        if not battle.engaged(enemy)
        and band(fighter, enemy.at, enemy.radius)
        and battle.sees(fighter, enemy)
    ]
    found += [f"at:building{number + 1}" for number in seen_buildings(battle, fighter)]
    # Stores that a hit sets off are named after the three constructions there may be.
    return found + [f"at:building{number + 4}" for number in seen_stores(battle, fighter)]


def seen_buildings(battle: Battle, fighter: Fighter) -> list[int]:
    """RAG-87: constructions of the enemy that can lose anything, large targets."""
    found = []
    for number, building in enumerate(battle.buildings):
        if building.corners is None or building.side == fighter.side or building.points == 0:
            continue
        middle = building_middle(building.corners)
        others = [block for block in battle.blocks() if block is not building.corners]
        if (
            ahead(fighter.at, fighter.facing, middle)
            and not any(part_inside(fighter.at, middle, block) for block in others)
            and building_band(fighter, building.corners) is not None
            and not any(
                each.base == "large" and line_passes(fighter.at, middle, each.at, each.radius)
                for each in battle.present()
                if each is not fighter
            )
        ):
            found.append(number)
    return found


def seen_stores(battle: Battle, fighter: Fighter) -> list[int]:
    """RAG-70: what explodes when it is hit is seen like a spot (CON-94)."""
    return [
        number
        for number, store in enumerate(battle.explosions)
        if store.get("hit")
        and not store["done"]
        and band(fighter, store["at"], 0)
        and ahead(fighter.at, fighter.facing, store["at"])
        and not any(part_inside(fighter.at, store["at"], block) for block in battle.blocks())
    ]


def building_middle(corners: list[Place]) -> Place:
    return (
        sum(x for x, _ in corners) // len(corners),
        sum(y for _, y in corners) // len(corners),
    )


def building_band(fighter: Fighter, corners: list[Place]) -> int | None:
    assert fighter.weapon
    far = outline_distance(fighter.at, corners)
    for limit, difficulty in zip(fighter.weapon["ranges"], BANDS, strict=True):
        if far <= (fighter.radius + limit * CM) ** 2:
            return difficulty
    return None


def spots(battle: Battle, fighter: Fighter) -> list[str]:
    """CON-94: the spots an area weapon may aim at."""
    assert fighter.weapon
    most = fighter.radius + fighter.weapon["ranges"][2] * CM
    return [
        place_text(place)
        for place in battle.whole_centimetres()
        if near(fighter.at, place, most)
        and place != fighter.at
        and ahead(fighter.at, fighter.facing, place)
        and not any(part_inside(fighter.at, place, block) for block in battle.blocks())
    ]


def is_area(fighter: Fighter) -> bool:
    return fighter.weapon is not None and bool(fighter.weapon.get("radius"))


def can_shoot(battle: Battle, fighter: Fighter) -> bool:
    if fighter.weapon is None or battle.engaged(fighter) or fighter.routed:
        return False
    return bool(spots(battle, fighter)) if is_area(fighter) else bool(targets(battle, fighter))


def difficulty_of(
    battle: Battle,
    fighter: Fighter,
    near_: int,
    movement: str,
    size: str | None,
    cover: bool,
    volley: bool,
) -> int:
    difficulty = near_
    if movement == "walk":
        difficulty += 1
    if movement == "stay" and not volley:
        difficulty -= 1
    if volley:
        difficulty += 2
    if cover:
        difficulty += 1
    if size in ("creature", "cavalry"):
        difficulty -= 1
    if size == "large":
        difficulty -= 2
    return max(difficulty, 2)


def shoot(battle: Battle, fighter: Fighter, movement: str, *, volley: bool) -> Asking[None]:
    from referee.objectives import damage, explode

    for _ in range(2 if volley else 1):
        if is_area(fighter):
            yield from shoot_area(battle, fighter, movement, volley=volley)
            continue
        found = targets(battle, fighter)
        if not found:
            return
        answer = yield from ask(fighter.side, found, "target")
        name = answer.split(":")[1]
        assert fighter.weapon
        if name.startswith("building"):
            number = int(name.removeprefix("building")) - 1
            if number >= 3:
                store = battle.explosions[number - 3]
                reach = band(fighter, store["at"], 0)
                size = None
            else:
                building = battle.buildings[number]
                assert building.corners
                reach = building_band(fighter, building.corners)
                size = "large"
            assert reach
            difficulty = difficulty_of(battle, fighter, reach, movement, size, False, volley)
            final = yield from final_of(battle, fighter, "TIR")
            if succeeds(final, difficulty):
                if number >= 3:
                    yield from explode(battle, store)
                else:
                    yield from damage(battle, building, fighter.weapon["strength"])
            continue
        target = battle.fighters[name]
        reach = band(fighter, target.at, target.radius)
        assert reach
        cover = covered(battle, fighter.at, target.at, target.radius)
        difficulty = difficulty_of(battle, fighter, reach, movement, target.base, cover, volley)
        final = yield from final_of(battle, fighter, "TIR")
        if succeeds(final, difficulty):
            yield from wound_roll(battle, target, fighter.weapon["strength"])


def rounded(value: float) -> int:
    """CON-94: to the nearest eighth, halves away from zero."""
    return int(math.copysign(math.floor(abs(value) + 0.5 + 1e-9), value))


def shoot_area(battle: Battle, fighter: Fighter, movement: str, *, volley: bool) -> Asking[None]:
    from referee.objectives import area_hits

    assert fighter.weapon
    answer = yield from ask_place(fighter.side, spots(battle, fighter), about="spot")
    spot = where(battle, fighter, answer)
    reach = band(fighter, spot, 0)
    assert reach
    difficulty = difficulty_of(battle, fighter, reach, movement, None, False, volley)
    final = yield from final_of(battle, fighter, "TIR")
    if not succeeds(final, difficulty):
        face = yield from throw()
        arrow = yield from throw()
        far = (2 + 2 * face) * CM
        ahead_x, ahead_y = spot[0] - fighter.at[0], spot[1] - fighter.at[1]
        angle = math.atan2(ahead_x, ahead_y) + math.radians(60 * (arrow - 1))
        spot = (
            spot[0] + rounded(far * math.sin(angle)),
            spot[1] + rounded(far * math.cos(angle)),
        )
        if not (0 <= spot[0] <= battle.width * CM and 0 <= spot[1] <= battle.height * CM):
            return
    radius = fighter.weapon["radius"] * CM
    for each in battle.everybody():
        if each.present and near(each.at, spot, each.radius + radius):
            yield from wound_roll(battle, each, fighter.weapon["strength"])
    yield from area_hits(battle, spot, radius, fighter)
