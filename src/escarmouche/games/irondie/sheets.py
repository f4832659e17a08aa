"""What is printed for Irondie: the mat with effects and colours, sets, dice to fold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.texts import say
from escarmouche.games.irondie import mat as mats
from escarmouche.games.irondie.sets import Die, accept_set, read_set
from escarmouche.games.irondie.table import ALLIED, HOSTILE
from escarmouche.games.irondie.vocabulary import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    SHAPE_LETTERS,
    SHAPE_NAMES,
    TYPE_NAMES,
)

OPTIONS: Mapping[str, str] = {"south": "red", "north": "blue", "mat": mats.STANDARD}


def content(options: Mapping[str, str], language: str) -> dict[str, Any]:
    mat = mats.read_mat(options["mat"])
    shapes = [
        {
            "name": say(f"irondie-shape-{name}", language),
            "letter": letter,
            "type": TYPE_NAMES[number // 3],
            "effect": _effect(keys, language),
            "target": _target(keys, language),
            "specialised": keys["specialised"],
        }
        for number, (name, letter, keys) in enumerate(
            zip(SHAPE_NAMES, SHAPE_LETTERS, mat.shapes, strict=True)
        )
    ]
    colours = [
        {
            "key": name,
            "name": say(f"irondie-colour-{name}", language),
            "letter": letter,
            "bonus": _bonus(parts, language),
        }
        for name, letter, parts in zip(COLOUR_NAMES, COLOUR_LETTERS, mat.bonuses, strict=True)
    ]
    return {
        "shapes": shapes,
        "colours": colours,
        "allied": _pairs(ALLIED),
        "hostile": _pairs(HOSTILE),
        "types": {name: say(f"irondie-zone-{name}", language) for name in TYPE_NAMES},
        "sets": [
            {
                "seat": say(f"irondie-seat-{seat}", language),
                "dice": [
                    _die(die, shapes, colours, language)
                    for die in read_set(accept_set(options[seat]).split(","), options[seat])
                ],
            }
            for seat in ("south", "north")
        ],
    }


def _die(
    die: Die, shapes: list[dict[str, Any]], colours: list[dict[str, Any]], language: str
) -> dict[str, Any]:
    shape, colour = shapes[die.shape], colours[die.colour]
    kind = "rare" if die.rare else "common"
    words = {"rare": kind, "colour": colour["name"], "shape": shape["name"], "mark": ""}
    name = say("irondie-die", language, **words)
    return {
        "notation": str(die),
        "name": name[0].upper() + name[1:],
        "type": shape["type"],
        "letter": shape["letter"],
        "colour": colour["key"],
        "rare": die.rare,
        "trigger": 2 if die.rare else 1,  # IRO-13
        "bonus": colour["bonus"],
        "effect": shape["effect"],
        "specialised": shape["specialised"] == colour["key"],
    }


def _effect(keys: Mapping[str, Any], language: str) -> str:
    """What a shape does, as its row of the mat says."""
    said = [say(f"sheet-irondie-{keys['effect']}", language, amount=keys["amount"])]
    if keys["on_failure"] == "to_abyss":
        said.append(say("sheet-irondie-backfires", language))
    if keys["afterwards"] == "reserve":
        said.append(say("sheet-irondie-comes-back", language))
    return "; ".join(said)


def _target(keys: Mapping[str, Any], language: str) -> str:
    kind = "any" if keys["targets"] == "any" else f"type-{keys['targets']}"
    die = say(f"sheet-irondie-{kind}" if kind == "any" else f"irondie-{kind}", language)
    opening, reply = (
        say(f"sheet-irondie-whose-{keys[moment]}", language) for moment in ("opening", "reply")
    )
    words = "sheet-irondie-target" if opening == reply else "sheet-irondie-targets"
    return say(words, language, die=die, opening=opening, reply=reply)


def _bonus(parts: tuple[tuple[str, int], ...], language: str) -> str:
    return " · ".join(
        f"{say(f'irondie-zone-{kind}', language)} {amount:+d}".replace("-", "−")
        for kind, amount in parts
    )


def _pairs(related: Any) -> list[list[str]]:
    """IRO-41: the pairs of different colours that a relation holds between."""
    return [
        [one, other]
        for first, one in enumerate(COLOUR_NAMES)
        for second, other in enumerate(COLOUR_NAMES)
        if first < second and related[first, second]
    ]
