"""Combat and rally phases (CON-99 … CON-111)."""

from __future__ import annotations

from referee import magic, objectives
from referee.battle import Asking, Battle, Fighter, ask, ask_place
from referee.dice import final_of, opposed, succeeds, wound_roll
from referee.geometry import CM, CONTACT, near
from referee.movement import (
    contact_made,
    face,
    fears,
    friend_slots,
    peur_of,
    places,
    set_down,
    slots,
    stand,
    where,
    within_reach,
)

Edge = tuple[Fighter, Fighter]


def combat_phase(battle: Battle) -> Asking[None]:
    battle.fresh = set()
    contacts = {
        frozenset((one, other)) for one in battle.everybody() for other in battle.touching(one)
    }
    while contacts:
        yield from split(battle, contacts)
        battle.fresh = set()
        yield from fight_all(battle)
        contacts = {
            pair
            for pair in battle.fresh
            if all(each.active for each in pair) and battle.contact(*pair)
        }
    battle.fights = []
    yield from objectives.captures(battle)
    for each in battle.everybody():  # CON-86: to the end of the combat phase
        each.was_charged = each.has_charged = False


def split(battle: Battle, contacts: set[frozenset[Fighter]]) -> Asking[None]:
    """CON-100: fighter by fighter, an opponent is named."""
    edges: list[Edge] = []
    fighting = [each for each in battle.everybody() if any(each in pair for pair in contacts)]
    for one in fighting:
        if any(one in edge for edge in edges):
            continue
        others = [
            other
            for other in battle.everybody()
            if frozenset((one, other)) in contacts
            and other is not one
            and can_be_split([*edges, (one, other)], fighting, contacts)
        ]
        answer = yield from ask(battle.tactics, [f"against:{each.key}" for each in others], "split")
        edges.append((one, battle.fighters[answer.split(":")[1]]))
    groups: list[set[Fighter]] = []
    for one, other in edges:
        for group in groups:
            if one in group or other in group:
                group |= {one, other}
                break
        else:
            groups.append({one, other})
    battle.fights = [
        tuple(
            [each for each in battle.everybody() if each in group and each.side == side]
            for side in range(2)
        )  # type: ignore[misc]
        for group in groups
    ]


def are_stars(edges: list[Edge]) -> bool:
    """One against one, or one against several: every contact has an end with no other."""
    return all(
        min(sum(one in edge for edge in edges), sum(other in edge for edge in edges)) == 1
        for one, other in edges
    )


def can_be_split(
    edges: list[Edge], fighting: list[Fighter], contacts: set[frozenset[Fighter]]
) -> bool:
    """Whether everybody left can still be put in a fight."""
    if not are_stars(edges):
        return False
    left = [each for each in fighting if not any(each in edge for edge in edges)]
    if not left:
        return True
    one = left[0]
    return any(
        can_be_split([*edges, (one, other)], fighting, contacts)
        for other in fighting
        if other is not one and frozenset((one, other)) in contacts
    )


def fight_all(battle: Battle) -> Asking[None]:
    """CON-101, CON-111."""
    left = list(range(len(battle.fights)))
    seat = battle.tactics
    while left:
        answers = [f"fight:{number + 1}" for number in left]
        if any(
            magic.combat_spells(battle, each) for each in battle.everybody() if each.side == seat
        ):
            answers.append("fight:cast")
        answer = yield from ask(seat, answers, "next fight")
        if answer == "fight:cast":
            casters = [
                each
                for each in battle.everybody()
                if each.side == seat and magic.combat_spells(battle, each)
            ]
            name = yield from ask(seat, [f"at:{each.key}" for each in casters], "caster")
            yield from magic.cast(
                battle, battle.fighters[name.split(":")[1]], miracle=None, in_combat=True
            )
            continue
        number = int(answer.split(":")[1]) - 1
        left.remove(number)
        yield from fight(battle, battle.fights[number])
        yield from objectives.after_fight(battle)
        seat = 1 - seat


def alive(side: list[Fighter]) -> list[Fighter]:
    return [each for each in side if each.active]


def fight(battle: Battle, sides: tuple[list[Fighter], list[Fighter]]) -> Asking[None]:
    present = alive(sides[0]) + alive(sides[1])
    if all(alive(side) for side in sides):
        count = [len(alive(side)) for side in sides]
        if battle.sealed:
            for seat in range(2):
                yield from share_out(battle, alive(sides[seat]), count[1 - seat])
        values = [max(battle.value(each, "INI") for each in alive(side)) for side in sides]
        first = yield from opposed((values[0], values[1]))
        if not battle.sealed:
            for seat in (1 - first, first):
                yield from share_out(battle, alive(sides[seat]), count[1 - seat])
        yield from strike_in_turn(battle, sides, first)
        for side in sides:
            for each in side:
                each.attacks = each.parries = each.extra_dice = 0
    for each in present:  # even if it fell
        each.fought = True
    everybody = alive(sides[0]) + alive(sides[1])
    for each in battle.in_order():
        if each in everybody:
            yield from pursue(battle, each)


def share_out(battle: Battle, side: list[Fighter], opponents: int) -> Asking[None]:
    """CON-102, CON-103, CON-109, CON-110."""
    for each in side:
        dice = 1
        if not each.fought:
            dice += opponents + each.has("Ambidextre")
            if each.character:
                answer = yield from ask(each.side, [f"take:{n}" for n in range(3)], "more dice")
                each.extra_dice = int(answer.split(":")[1])
                dice += each.extra_dice
        attacks = 0
        if not each.routed:  # CON-97
            answer = yield from ask(each.side, [f"attack:{n}" for n in range(dice + 1)], "share")
            attacks = int(answer.split(":")[1])
        each.attacks, each.parries = attacks, dice - attacks


def strike_in_turn(
    battle: Battle, sides: tuple[list[Fighter], list[Fighter]], first: int
) -> Asking[None]:
    """CON-104."""
    seat = first
    while all(alive(side) for side in sides):
        strikers = [[each for each in alive(side) if each.attacks] for side in sides]
        if not strikers[0] and not strikers[1]:
            return
        if not strikers[seat]:
            seat = 1 - seat
        answer = yield from ask(seat, [f"striker:{each.key}" for each in strikers[seat]], "striker")
        striker = battle.fighters[answer.split(":")[1]]
        answer = yield from ask(
            seat, [f"at:{each.key}" for each in alive(sides[1 - seat])], "struck"
        )
        yield from blow(battle, striker, battle.fighters[answer.split(":")[1]])
        seat = 1 - seat


def blow(battle: Battle, striker: Fighter, target: Fighter) -> Asking[None]:
    """CON-105, CON-106."""
    striker.attacks -= 1
    final = yield from final_of(battle, striker, "ATT")
    if final <= 0:
        return
    if target.parries:
        answer = yield from ask(target.side, ["parry:0", "parry:1"], "parry")
        if answer == "parry:1":
            target.parries -= 1
            parry = yield from final_of(battle, target, "DEF")
            if succeeds(parry, final):
                return
    yield from wound_roll(battle, target, battle.value(striker, "FOR"))


def pursue(battle: Battle, fighter: Fighter) -> Asking[None]:
    """CON-108."""
    reach = battle.value(fighter, "MOU") * CM
    if (
        fighter.routed
        or fighter.pursued
        or battle.engaged(fighter)
        or reach == 0
        or not fighter.active
    ):
        return
    ends = places(battle, fighter, reach) + friend_slots(battle, fighter)
    for enemy in battle.enemies(fighter):
        if near(fighter.at, enemy.at, reach + fighter.radius + enemy.radius + CONTACT):
            ends += slots(battle, fighter, enemy)
    sure, possible = within_reach(battle, fighter, ends, reach)
    answer = yield from ask_place(fighter.side, sure | {"stand"}, possible | {"stand"}, "pursuit")
    if answer == "stand":
        return
    fighter.pursued = True
    before = set(battle.touching(fighter))
    if "/" in answer:
        target = battle.fighters[answer.removeprefix("to:").split("/")[0]]
        peur = peur_of(battle, target)
        if battle.are_enemies(fighter, target) and peur and fears(battle, fighter, peur):
            stood = yield from stand(battle, fighter, peur)
            if not stood:
                return
    set_down(battle, fighter, where(battle, fighter, answer))
    yield from face(fighter)
    battle.fresh |= {frozenset((fighter, each)) for each in battle.touching(fighter)}
    yield from contact_made(battle, fighter, before)
    yield from objectives.moved(battle, fighter)
    yield from objectives.after_pursuit(battle, fighter)


def rally_phase(battle: Battle) -> Asking[None]:
    """CON-99."""
    for each in battle.in_order():
        if not each.active or not each.routed:
            continue
        if any("PEUR" in enemy.card for enemy in battle.touching(each)):
            continue
        difficulty = max(
            [7]
            + [
                peur_of(battle, enemy)
                for enemy in battle.enemies(each)
                if battle.gap_within(each, enemy, 10 * CM)
            ]
        )
        answer = yield from ask(each.side, ["test:COU", "test:DIS"], "rally")
        name = answer.split(":")[1]
        if name == "COU" and "PEUR" in each.card:
            name = "PEUR"
        final = yield from final_of(battle, each, name)
        if succeeds(final, difficulty):
            each.routed = False
