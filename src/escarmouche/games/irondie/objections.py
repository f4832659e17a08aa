"""Why a move of Irondie is refused: the rule that forbids it, naming the dice."""

from __future__ import annotations

import numpy as np

from escarmouche.core.game import Event
from escarmouche.core.kernel import CHANCE, OVER
from escarmouche.games.irondie import battle, notation, rules, sets, skirmish, table
from escarmouche.games.irondie.narration import event, prompt, seat_name, the_die, the_die_of
from escarmouche.games.irondie.notation import Words

_PHASE_OF = {
    "take": (table.TAKE_BACK,),
    "keep": (table.TAKE_BACK,),
    "commit": (table.COMMIT,),
    "done": (table.COMMIT,),
    "bonus": (table.BONUS,),
    "act": (table.PROVOKE, table.REPLY),
    "pass": (table.PROVOKE,),
    "decline": (table.REPLY,),
    "minus": (table.SIGN,),
    "plus": (table.SIGN,),
    "recover": (table.PICK,),
    "wound": (table.WOUND,),
    "die": (table.ROLL, table.THROW),
    "lot": (table.LOT,),
}


def objection(pos: np.record, text: str) -> Event:
    said = notation.read_move(text)
    if rules.actor(pos) == OVER:
        return event("IRO-31", "not-over")
    if pos.phase not in _PHASE_OF[said.kind]:
        now = prompt(pos)
        return event(now.rule, "not-now", move=text, now=now.message)
    if rules.actor(pos) == CHANCE:
        return event("IRO-12", "other-die", die=the_die_of(pos, notation.rolled_die(pos)))
    if said.kind == "done":
        return event("IRO-11", "needs-vitality", seat=seat_name(pos.turn))
    die = notation.die_number(pos, pos.turn, said.die)
    if die is None:
        return _unknown(said.die, pos.turn)
    match said.kind:
        case "take":
            return event("IRO-10", "not-vitality", die=the_die(pos, die))
        case "commit":
            return _commitment(pos, die)
        case "recover":
            return _recovery(pos, die)
        case "wound":
            return _wound(pos, die)
    target = notation.die_number(pos, pos.turn if said.own else 1 - pos.turn, said.target)
    if target is None:
        return _unknown(said.target, pos.turn if said.own else 1 - pos.turn)
    return _bonus(pos, die, target) if said.kind == "bonus" else _action(pos, said, die, target)


def _unknown(name: str, seat: int) -> Event:
    return event("IRO-02", "no-such-die", seat=seat_name(seat), name=name)


def _commitment(pos: np.record, die: int) -> Event:
    words = the_die(pos, die)
    if not pos.hand & table.BIT[die]:
        return event("IRO-11", "not-in-hand", die=words)
    if pos.chosen & table.BIT[die]:
        return event("IRO-11", "already-chosen", die=words)
    if (pos.chosen & table.DICE_OF[pos.turn]) >= table.BIT[die]:
        return event("IRO-11", "not-ascending", die=words)
    return event("IRO-11", "vitality-first", die=words)


def _recovery(pos: np.record, die: int) -> Event:
    if pos.limbo & table.BIT[die]:
        return event("IRO-29", "returned-already", die=the_die(pos, die))
    return event("IRO-25", "not-in-limbo", die=the_die(pos, die))


def _wound(pos: np.record, die: int) -> Event:
    words = the_die(pos, die)
    if not table.lined_up(pos, pos.turn, table.VITALITY) & table.BIT[die]:
        return event("IRO-30", "not-vitality", die=words)
    if pos.wounds[die] >= pos.value[die]:
        return event("IRO-30", "wounded-enough", die=words, value=int(pos.value[die]))
    first = pos.turn * table.DICE_EACH
    if pos.wounds[die + 1 : first + table.DICE_EACH].any():
        return event("IRO-30", "not-ascending", die=words)
    return event("IRO-30", "no-room", die=words)


def _bonus(pos: np.record, die: int, target: int) -> Event:
    if not (pos.owed[0] | pos.owed[1]) & table.BIT[die]:
        return event("IRO-13", "no-bonus", die=the_die(pos, die))
    colour = pos.colour[die]
    kind = pos.bonus_type[colour, battle.next_part(pos, die)]
    if die == target:
        return event("IRO-13", "not-itself", die=the_die(pos, die))
    if not (pos.battle | pos.skirmish) & table.BIT[target]:
        return event("IRO-13", "not-in-play", die=the_die_of(pos, target))
    if not pos.types[kind] & table.BIT[target]:
        wanted = _type(kind)
        return event("IRO-13", "wrong-type", die=the_die(pos, target), type=wanted)
    return event("IRO-41", "not-allied", die=the_die(pos, die), target=the_die(pos, target))


def _action(pos: np.record, said: Words, die: int, target: int) -> Event:
    words, aim = the_die(pos, die), the_die_of(pos, target)
    shape, opening = pos.form[die], pos.actions == 0
    if not pos.hand & table.BIT[die]:
        return event("IRO-21", "not-in-reserve", die=words)
    if not (pos.battle | pos.skirmish) & table.BIT[target]:
        return event("IRO-21", "not-in-play", die=aim)
    if not pos.types[pos.prey[shape]] & table.BIT[target]:
        return event("IRO-21", "wrong-target", die=words, type=_type(pos.prey[shape]))
    side = pos.opening[shape] if opening else pos.reply[shape]
    if not table.SIDE[side, pos.turn] & table.BIT[target]:
        margin = pos.effect[shape] == table.SUBTRACT_MARGIN
        return event(
            "IRO-29" if margin else "IRO-21",
            "enemies-only" if said.own else "own-only",
            die=words,
        )
    if not skirmish.targets(pos, die) & table.BIT[target] and pos.actions == 1:
        return event("IRO-22", "first-reply", die=aim)
    return event("IRO-23", "later-reply", die=aim)


def _type(kind: int) -> object:
    return event("IRO-01", f"type-{sets.TYPE_NAMES[kind]}").message
