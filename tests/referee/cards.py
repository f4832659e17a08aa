"""Warbands and scenarios as their files say (CON-63 … CON-74, RAG-80, RAG-86)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from referee.battle import SEATS, Battle, Building, Fighter, Spell
from referee.geometry import CM, anticlockwise

FILES = Path(__file__).parents[2] / "src/escarmouche/games/confrontation"
POWER = {"infantry": 1, "cavalry": 2, "creature": 3, "large": 4}  # RAG-80


def read(folder: str, name: str) -> dict[str, Any]:
    return tomllib.loads((FILES / folder / f"{name}.toml").read_text("utf-8"))


def fighter(
    key: str, name: str, side: int, card: Mapping[str, Any], known: Sequence[Spell]
) -> Fighter:
    base = card.get("base", "infantry")
    return Fighter(
        key=key,
        name=name,
        side=side,
        card=dict(card["characteristics"]),
        base=base,
        pa=card["pa"],
        unit=f"{side}:{card['unit']}" if "unit" in card else key,
        profile=f"{side}:{sorted(card.get('names', [name]))}",
        skills=tuple(card.get("skills", ())),
        rank=card.get("rank", ""),
        power=card.get("power", POWER[base]),
        character=card.get("character", False),
        weapon=card.get("weapon"),
        elements=tuple(card.get("elements", ())),
        aura=card.get("aura", 10),
        spells=tuple(each.number for each in known if each.name in card.get("spells", ())),
        gems=dict.fromkeys(card.get("elements", ()), 0),
    )


def spell(number: int, data: Mapping[str, Any], *, miracle: bool) -> Spell:
    effect = data["effect"]
    lasting = "characteristic" in effect
    return Spell(
        number=number,
        name=data["name"],
        miracle=miracle,
        element="" if miracle else data["element"],
        cost=data["fervour"] if miracle else data["cost"],
        difficulty=data["difficulty"],
        range=data.get("range", 0),
        target=data.get("target", "self"),
        radius=data.get("radius", 0),
        dice=data.get("dice", 0),
        turns=data.get("turns", 1) if lasting else 0,
        whole_game=data.get("whole-game", False),
        upkeep=data.get("upkeep", 0),
        benefit=data.get("keyword", "gain") == "benefit",
        effect=effect,
        unseen=data.get("unseen", False),
        combat=data.get("combat", False),
    )


def lay(options: Mapping[str, str], later: Sequence[str]) -> Battle:
    """The table before the first roll; `later` are the names of x1, x2 … in their order."""
    scenario = read("scenarios", options.get("scenario", "crossroads"))
    bands = [read("warbands", name) for name in options["warbands"].split(",")]
    fighters: dict[str, Fighter] = {}
    spells: list[Spell] = []
    brought: list[tuple[str, int, dict[str, Any], str]] = []
    summoned: list[tuple[str, int, dict[str, Any], str]] = []
    for side, band in enumerate(bands):
        own = [(each, False) for each in band.get("spell", ())]
        own += [(each, True) for each in band.get("miracle", ())]
        known = [
            spell(len(spells) + number, data, miracle=miracle)
            for number, (data, miracle) in enumerate(own, 1)
        ]
        spells += known
        number = 0
        for card in band["fighter"]:
            for name in card.get("names", [card.get("name")]):
                number += 1
                key = f"{SEATS[side][0]}{number}"
                fighters[key] = fighter(key, name, side, card, known)
        for card in band.get("summoned", ()):
            summoned.append((card["name"], side, card, "summoned"))
    for unit in scenario.get("prisoners", ()):
        for card in unit["fighter"]:
            data = {**card, "unit": unit["unit"]}
            brought.append((card["name"], SEATS.index(unit["side"]), data, "prisoner"))
    for each in scenario.get("appearance", ()):
        if "fighter" in each:
            card = each["fighter"]
            brought.append((card["name"], SEATS.index(each["side"]), card, "appears"))
    table = scenario.get("table", {})
    width, height = table.get("width", 60), table.get("height", 60)
    right = up = 0
    if options.get("size", "auto") != "auto":
        size = int(options["size"])
        right, up = (size - width) // 2, (size - height) // 2
        width = height = size
    left = brought + summoned
    for number, name in enumerate(later, 1):
        found = next(each for each in left if each[0] == name)
        left.remove(found)
        _, side, card, why = found
        one = fighters[f"x{number}"] = fighter(f"x{number}", name, side, card, ())
        one.status = "absent"
        if why == "summoned":
            one.summoned = True
        if why == "prisoner":
            one.status = "table"
            one.prisoner = one.captive_prisoner = True
            one.at = ((card["at"][0] + right) * CM, (card["at"][1] + up) * CM)
    assert not left, left

    def at(place: Sequence[int]) -> tuple[int, int]:
        return (place[0] + right) * CM, (place[1] + up) * CM

    deployment = scenario.get("deployment", {})
    camp = scenario.get("camp", {})
    objects = [
        {"state": "unfound", "holder": None, "at": (0, 0)} for _ in range(camp.get("objects", 0))
    ]
    appearances = []
    for each in scenario.get("appearance", ()):
        row = {
            "turn": each["turn"],
            "zone": each["zone"],
            "parts": each.get("parts"),
            "done": False,
        }
        if "fighter" in each:
            name = each["fighter"]["name"]
            row["fighter"] = next(
                f for f in fighters.values() if f.name == name and f.key[0] == "x"
            )
        else:
            row["object"] = len(objects)
            objects.append({"state": "none", "holder": None, "at": (0, 0)})
        appearances.append(row)
    turns = scenario.get("turns", 6)
    if options.get("turns", "auto") != "auto":
        turns = int(options["turns"])
    battle = Battle(
        fighters=fighters,
        spells=spells,
        width=width,
        height=height,
        terrain=[
            (piece["kind"], anticlockwise([at(corner) for corner in piece["corners"]]))
            for piece in scenario.get("terrain", ())
        ],
        edges=tuple(deployment.get("edges", ("south", "north"))),
        fixed=deployment.get("fixed", False),
        turns=turns,
        zones=[
            {"name": zone["name"], "centre": at(zone["centre"]), "radius": zone["radius"]}
            if "centre" in zone
            else {"name": zone["name"], "corner": at(zone["corner"]), "size": zone["size"]}
            for zone in scenario.get("zone", ())
        ],
        objectives=list(scenario.get("objective", ())),
        buildings=[
            Building(
                SEATS.index(each["side"]), each["structure"], each["resistance"], *each["footprint"]
            )
            for each in scenario.get("building", ())
        ],
        caches=[{"at": at(each["at"]), "searched": False} for each in camp.get("cache", ())],
        objects=objects,
        secret=SEATS.index(scenario["secret"]["side"]) if "secret" in scenario else None,
        appearances=appearances,
        explosions=[
            {**each, "at": at(each["at"]), "done": False} for each in scenario.get("explosion", ())
        ],
        wounds=tomllib.loads((FILES / "wounds.toml").read_text("utf-8"))["rows"],
        sealed=options.get("sealed") == "on",
        grouped=options.get("grouped") == "on",
    )
    excluded = scenario.get("excluded-workers", ())
    for each in fighters.values():
        if any(word in excluded for word in (each.rank, each.unit.split(":")[-1], each.base)):
            each.skills += ("excluded",)
    return battle
