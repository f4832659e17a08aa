"""Upkeep and the end of a turn (CON-119, CON-120)."""

from __future__ import annotations

from referee.battle import Asking, Battle, ask, ask_place, throw
from referee.geometry import TOUCH
from referee.leaving import leave
from referee.magic import FOR_EVER
from referee.movement import from_edge, place_text, set_down, where

AWAY_FROM = {"south": 0, "west": 3, "north": 6, "east": 9}


def upkeep_phase(battle: Battle) -> Asking[None]:
    order = battle.in_order()
    for caster in order:  # (1) Entretien
        for effect in list(battle.effects):
            spell = effect.spell
            if effect.caster is not caster or not spell.upkeep or effect.last != battle.turn:
                continue
            price = 1 if spell.miracle else spell.upkeep
            purse = caster.faith if spell.miracle else caster.gems.get(spell.element, 0)
            if not caster.active or purse < price:
                continue
            answer = yield from ask(caster.side, ["sustain:0", "sustain:1"], "sustain")
            if answer == "sustain:1":
                effect.last = battle.turn + 1
                if spell.miracle:
                    caster.faith -= price
                else:
                    caster.gems[spell.element] -= price
    for each in order:  # (2) summoned beings
        if not each.present or not each.summoned:
            continue
        summoner = each.summoner
        assert summoner
        kept = False
        if summoner.active and sum(summoner.gems.values()):
            answer = yield from ask(summoner.side, ["sustain:0", "sustain:1"], "keep being")
            if answer == "sustain:1":
                answer = yield from ask(
                    summoner.side,
                    [f"element:{name}" for name, count in summoner.gems.items() if count],
                    "keep gem",
                )
                summoner.gems[answer.split(":")[1]] -= 1
                kept = True
        if not kept:
            leave(battle, each, "vanished")
    for each in order:  # (3) Régénération
        least = each.skill_number("Régénération")
        if each.present and each.wound and least:
            face = yield from throw()
            if face >= least:
                each.wound -= 1
    for each in order:  # (4) Éphémère
        least = each.skill_number("Éphémère")
        if each.present and least:
            face = yield from throw()
            if face >= least:
                leave(battle, each, "vanished")
    for each in order:  # (5) Renfort
        # Who flees over its edge has left for good (CON-98).
        if not each.has("Renfort") or each.status != "dead" or not each.lost or each.reinforced:
            continue
        face = yield from throw()
        if face < 5:
            continue
        spots = [
            place_text(place)
            for place in battle.whole_centimetres()
            if from_edge(battle, each, place) <= TOUCH
            and battle.fits(each, place)
            and not any(
                enemy.active
                and enemy.side != each.side
                and (place[0] - enemy.at[0]) ** 2 + (place[1] - enemy.at[1]) ** 2
                <= (enemy.radius + each.radius + 8) ** 2
                for enemy in battle.everybody()
            )
        ]
        if not spots:
            continue
        answer = yield from ask_place(each.side, spots, about="come back")
        each.reinforced = True
        each.status = "table"
        each.deployed = False
        each.wound = 0
        each.stunned = each.routed = False
        each.lost = False
        each.facing = AWAY_FROM[battle.edge[each.side]]
        set_down(battle, each, where(battle, each, answer))


def end_turn(battle: Battle) -> None:
    battle.effects = [
        each for each in battle.effects if each.last == FOR_EVER or each.last > battle.turn
    ]
    for each in battle.everybody():
        each.stunned = each.displaced = each.has_fled = each.acted = False
        each.pursued = each.fought = each.lost = each.followed = False
        each.cast = set()
        each.built = None
        each.was_charged = each.has_charged = False
    for building in battle.buildings:
        if building.points >= building.structure:
            building.held = True  # RAG-28
        building.strength = building.gained = 0
        building.bonus_done = False
