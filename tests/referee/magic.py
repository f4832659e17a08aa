"""Magic and faith (CON-20 … CON-24, CON-112 … CON-118)."""

from __future__ import annotations

from referee.battle import Asking, Battle, Effect, Fighter, Spell, ask, ask_place, throw
from referee.dice import final_of, succeeds, wound_roll
from referee.geometry import CM, near
from referee.movement import place_text, places, set_down, where

FOR_EVER = 99
ELEMENTS = ("air", "earth", "fire", "water", "light", "darkness")


def known(battle: Battle, fighter: Fighter) -> list[Spell]:
    return [battle.spells[number - 1] for number in fighter.spells]


def affordable(battle: Battle, fighter: Fighter, spell: Spell) -> bool:
    if spell.miracle:
        return "FOI" in fighter.card and fighter.faith >= spell.cost
    return "POU" in fighter.card and fighter.gems.get(spell.element, 0) >= spell.cost


def spells_now(battle: Battle, fighter: Fighter, *, in_combat: bool) -> list[Spell]:
    if not fighter.active or fighter.routed:
        return []
    return [
        spell
        for spell in known(battle, fighter)
        if spell.number not in fighter.cast
        and affordable(battle, fighter, spell)
        and (spell.combat or not in_combat)
        and has_target(battle, fighter, spell)
    ]


def castable(battle: Battle, fighter: Fighter, *, miracle: bool) -> list[Spell]:
    return [
        spell for spell in spells_now(battle, fighter, in_combat=False) if spell.miracle == miracle
    ]


def combat_spells(battle: Battle, fighter: Fighter) -> list[Spell]:
    return spells_now(battle, fighter, in_combat=True)


def has_target(battle: Battle, caster: Fighter, spell: Spell) -> bool:
    if "summon" in spell.effect:
        return bool(summoned_beings(battle, caster, spell)) and bool(
            summon_places(battle, caster, spell)
        )
    if not spell.target.endswith("-around"):
        return bool(targets(battle, caster, spell))
    if spell.benefit:
        return True  # others may come into it
    farthest = spell.radius + 6 * spell.dice
    return any(
        battle.in_area(spell, caster, each, farthest) and can_serve(battle, spell, each)
        for each in battle.everybody()
    )


def can_serve(battle: Battle, spell: Spell, fighter: Fighter) -> bool:
    """A reading: a spell is offered where it can do anything."""
    effect = spell.effect
    if "characteristic" in effect:
        return effect["characteristic"] in fighter.card
    if "heal" in effect:
        return fighter.wound > 0
    if "steady" in effect:
        return fighter.routed
    if "shift" in effect:
        return bool(shift_ends(battle, fighter, effect["shift"] * CM)[1])
    return True


def targets(battle: Battle, caster: Fighter, spell: Spell) -> list[Fighter]:
    """CON-113: in range, and seen unless it says otherwise."""
    found = []
    for each in battle.everybody():
        if not each.active or not battle.gap_within(caster, each, spell.range * CM):
            continue
        if spell.target == "friend" and each.side != caster.side:
            continue
        if spell.target == "enemy" and each.side == caster.side:
            continue
        if each is not caster and not spell.unseen and not battle.sees(caster, each):
            continue
        if spell.target == "self" and each is not caster:
            continue
        if can_serve(battle, spell, each):
            found.append(each)
    return found


def summoned_beings(battle: Battle, caster: Fighter, spell: Spell) -> list[Fighter]:
    return [
        each
        for each in battle.everybody()
        if each.summoned
        and each.side == caster.side
        and each.status in ("absent",)
        and each.name == spell.effect["summon"]
    ]


def summon_places(battle: Battle, caster: Fighter, spell: Spell) -> list[str]:
    being = summoned_beings(battle, caster, spell)[0]
    return [
        place_text(place)
        for place in battle.free_places(being)
        if near(place, caster.at, caster.radius + being.radius + spell.range * CM)
        and not any(
            near(place, enemy.at, enemy.radius + being.radius + 8)
            for enemy in battle.enemies(caster)
        )
    ]


def cast(battle: Battle, caster: Fighter, *, miracle: bool | None, in_combat: bool) -> Asking[None]:
    """CON-113 … CON-115, CON-117."""
    seat = caster.side
    choice = [
        spell
        for spell in spells_now(battle, caster, in_combat=in_combat)
        if miracle is None or spell.miracle == miracle
    ]
    answer = yield from ask(seat, [f"spell:s{spell.number}" for spell in choice], "spell")
    spell = battle.spells[int(answer.removeprefix("spell:s")) - 1]
    caster.cast.add(spell.number)
    if spell.miracle:
        caster.faith -= spell.cost
    else:
        caster.gems[spell.element] -= spell.cost
    whom: list[Fighter] = []
    radius = spell.radius
    if spell.target in ("friend", "enemy", "anybody") and "summon" not in spell.effect:
        answer = yield from ask(
            seat, [f"at:{each.key}" for each in targets(battle, caster, spell)], "spell target"
        )
        whom = [battle.fighters[answer.split(":")[1]]]
    elif spell.target == "self":
        whom = [caster]
    else:
        for _ in range(spell.dice):
            radius += yield from throw()
    more = 0
    if not spell.miracle:
        most = min(max(battle.value(caster, "POU"), 0), caster.gems[spell.element])
        answer = yield from ask(seat, [f"pay:{n}" for n in range(most + 1)], "pay more")
        more = int(answer.split(":")[1])
        caster.gems[spell.element] -= more
    difficulty = spell.difficulty + (2 if battle.engaged(caster) else 0)
    final = yield from final_of(battle, caster, "FOI" if spell.miracle else "POU", 1 + more)
    if not succeeds(final, difficulty):
        return
    if not spell.miracle and (yield from is_countered(battle, caster, spell, final)):
        return
    yield from take_effect(battle, caster, spell, whom, radius)


def is_countered(battle: Battle, caster: Fighter, spell: Spell, final: int) -> Asking[bool]:
    """CON-115."""
    seat = 1 - caster.side
    able = [
        each
        for each in battle.enemies(caster)
        if "POU" in each.card
        and not each.routed
        and sum(each.gems.values()) >= spell.cost
        and battle.gap_within(caster, each, 20 * CM)
    ]
    if not able:
        return False
    answer = yield from ask(seat, [*(f"counter:{each.key}" for each in able), "pass"], "counter")
    if answer == "pass":
        return False
    one = battle.fighters[answer.split(":")[1]]
    for _ in range(spell.cost):
        answer = yield from ask(
            seat, [f"element:{name}" for name, count in one.gems.items() if count], "counter gem"
        )
        one.gems[answer.split(":")[1]] -= 1
    theirs = yield from final_of(battle, one, "POU")
    return succeeds(theirs, final)


def take_effect(
    battle: Battle, caster: Fighter, spell: Spell, whom: list[Fighter], radius: int
) -> Asking[None]:
    effect = spell.effect
    if "summon" in effect:
        being = summoned_beings(battle, caster, spell)[0]
        answer = yield from ask_place(
            caster.side, summon_places(battle, caster, spell), about="summon"
        )
        being.status = "table"
        being.summoner = caster
        being.facing = caster.facing
        set_down(battle, being, where(battle, being, answer))
        return
    if spell.target.endswith("-around"):
        whom = [
            each
            for each in battle.everybody()
            if battle.in_area(spell, caster, each, radius) and can_serve(battle, spell, each)
        ]
    if "characteristic" in effect:
        last = FOR_EVER if spell.whole_game else battle.turn + spell.turns - 1
        battle.effects.append(Effect(spell, caster, set(whom), last, radius))
        return
    for each in whom:
        if "strike" in effect:
            yield from wound_roll(battle, each, effect["strike"])
        elif "heal" in effect:
            each.wound = max(0, each.wound - effect["heal"])
        elif "steady" in effect:
            each.routed = False
        elif "shift" in effect:
            yield from shift(battle, caster, each, effect["shift"] * CM)


def shift_ends(battle: Battle, target: Fighter, reach: int) -> tuple[set[str], set[str]]:
    """Set down by the effect, so nothing is in its way."""
    ends = {text for text, _ in places(battle, target, reach)}
    return ends, ends


def shift(battle: Battle, caster: Fighter, target: Fighter, reach: int) -> Asking[None]:
    """RAG-11: moved by an effect."""
    sure, possible = shift_ends(battle, target, reach)
    if not possible:
        return
    answer = yield from ask_place(caster.side, sure, possible, "shift")
    set_down(battle, target, where(battle, target, answer))
    target.displaced = True


# --- mystic phase


def gain_gems(battle: Battle, fighter: Fighter, count: int, *, first: bool = False) -> Asking[None]:
    """CON-112: up to twice its printed POU."""
    count = min(count, 2 * fighter.card["POU"] - sum(fighter.gems.values()))
    own = [each for each in ELEMENTS if each in fighter.elements]
    least = 0
    for number in range(max(count, 0)):
        if first:  # CON-75: in turn of its elements
            element = own[number % len(own)]
        else:
            answer = yield from ask(
                fighter.side, [f"element:{each}" for each in own[least:]], "gem"
            )
            element = answer.split(":")[1]
            least = own.index(element)  # several gems are named in the order of the elements
        fighter.gems[element] += 1


def reckon_faith(battle: Battle, fighter: Fighter) -> None:
    """CON-116."""
    if "FOI" not in fighter.card or not fighter.active:
        return
    fighter.faith = max(battle.value(fighter, "FOI"), 0) + sum(
        each is not fighter
        and battle.are_friends(fighter, each)
        and not each.routed
        and not each.summoned
        and battle.gap_within(fighter, each, fighter.aura * CM)
        for each in battle.everybody()
    )


def mystic_phase(battle: Battle) -> Asking[None]:
    """CON-118."""
    for each in battle.in_order():
        if (
            each.active
            and not each.routed
            and "POU" in each.card
            and sum(each.gems.values()) < 2 * each.card["POU"]
        ):
            final = yield from final_of(battle, each, "POU")
            if final > 0:
                yield from gain_gems(battle, each, -(-final // 3))
    for each in battle.in_order():
        reckon_faith(battle, each)
