"""What happens in Irondie, told by rule: the move, then each step that follows from it."""

from __future__ import annotations

import numpy as np

from escarmouche.core.game import Event
from escarmouche.core.kernel import DRAW, copied
from escarmouche.core.texts import Message
from escarmouche.games.irondie import battle, damage, notation, rules, sets, table
from escarmouche.games.irondie.skirmish import FAILED, NO_EFFECT, contest


def event(rule: str, message: str, **arguments: object) -> Event:
    return Event(rule, Message(f"irondie-{message}", arguments))


def seat_name(seat: int) -> Message:
    return Message(f"irondie-seat-{notation.SEATS[seat]}")


def die_words(pos: np.record, die: int) -> Message:
    """A die in words: its colour and shape, and which of several."""
    kind = notation.die_of(pos, die)
    _, sign, number = notation.die_name(pos, die).partition("#")
    return Message(
        "irondie-die-rare" if kind.rare else "irondie-die",
        {
            "shape": Message(f"irondie-shape-{sets.SHAPE_NAMES[kind.shape]}"),
            "colour": Message(f"irondie-colour-{sets.COLOUR_NAMES[kind.colour]}"),
            "mark": f" {sign}{number}" if sign else "",
        },
    )


def whose(pos: np.record, die: int) -> Message:
    """A die in words with its owner."""
    seat = seat_name(table.owner(die))
    return Message("irondie-die-of", {"die": die_words(pos, die), "seat": seat})


def the_die(pos: np.record, die: int) -> Message:
    """A die in the middle of a sentence, where it needs its article."""
    shape = sets.SHAPE_NAMES[pos.form[die]]
    return Message("irondie-the-die", {"shape": shape, "die": die_words(pos, die)})


def the_die_of(pos: np.record, die: int) -> Message:
    """A die with its owner in the middle of a sentence."""
    shape = sets.SHAPE_NAMES[pos.form[die]]
    return Message("irondie-the-die-of", {"shape": shape, "die": whose(pos, die)})


def events(before: np.record, move: int) -> list[Event]:
    """The move and its consequences, in order."""
    after = copied(before)
    rules.deed(after, move)
    found = _deed(before, move, after)
    while True:
        earlier = copied(after)
        going_on = rules.step(after)
        found += _step(earlier, after)
        if not going_on:
            break
    if after.phase == table.DONE:
        found.append(prompt(after))
    return found


def _deed(pos: np.record, move: int, after: np.record) -> list[Event]:
    """What the move itself did."""
    said = notation.read_move(notation.move_text(pos, move))
    seat = seat_name(pos.turn)
    number = notation.die_number(pos, pos.turn, said.die) if said.die else None
    die = the_die(pos, number) if number is not None else None
    match said.kind:
        case "take":
            return [event("IRO-10", "takes", seat=seat, die=die)]
        case "keep":
            return [event("IRO-10", "keeps", seat=seat)]
        case "commit":
            return [event("IRO-11", "commits", seat=seat, die=die)]
        case "done":
            return [event("IRO-11", "sealed", seat=seat)]
        case "bonus":
            assert number is not None
            return [event("IRO-13", "bonus", die=die_words(pos, number)), *_changes(pos, after)]
        case "act":
            message = "replies" if pos.actions else "provokes"
            rule = ("IRO-21", "IRO-22", "IRO-23", "IRO-23")[pos.actions]
            target = the_die_of(pos, (move - rules.ACT) % table.DICE)
            return [event(rule, message, seat=seat, die=die, target=target)]
        case "pass":
            return [event("IRO-27" if pos.duels else "IRO-20", "passes", seat=seat)]
        case "decline":
            return [event("IRO-23", "declines", seat=seat)]
        case "minus" | "plus":
            die = whose(pos, int(pos.action[pos.actions - 1]))
            return [event("IRO-25", f"chooses-{said.kind}", die=die), *_changes(pos, after)]
        case "recover":
            return [event("IRO-25", "recovers", seat=seat, die=die)]
        case "wound":
            return [event("IRO-30", "places-wound", seat=seat, die=die)]
        case "die":
            return _roll(pos, said.face, after)
        case _:
            return [event("IRO-20", "lot", seat=seat_name(said.seat))]


def _roll(pos: np.record, face: int, after: np.record) -> list[Event]:
    die = notation.rolled_die(pos)
    rule = "IRO-12" if pos.phase == table.ROLL else "IRO-21"
    found = [event(rule, "rolls", die=whose(pos, die), face=face)]
    if battle.triggers(after, die):
        found.append(event("IRO-13", "rule-of-two" if face == 2 else "rule-of-one"))
    return found


def fall(pos: np.record, move: int) -> Event:
    """What a roll would bring: against an enemy die, how the contest stands; else its face."""
    after = copied(pos)
    rules.deed(after, move)
    rolled = _deed(pos, move, after)[0]
    if pos.phase != table.THROW:
        return rolled
    die, target = (int(stack[pos.actions - 1]) for stack in (pos.action, pos.target))
    if table.owner(die) == table.owner(target):
        return rolled
    words = {"die": whose(pos, die), "target": the_die_of(pos, target)}
    if contest(after) == FAILED:
        message = "would-backfire" if pos.backfires[pos.form[die]] else "would-fail"
        return event("IRO-26", message, **words)
    return event("IRO-26", "would-beat", **words)


def _step(earlier: np.record, pos: np.record) -> list[Event]:
    """What one step did by itself."""
    moved_on = earlier.phase != pos.phase
    match int(earlier.phase):
        case table.TAKE_BACK if moved_on:
            return [
                event("IRO-10", "taken", die=whose(pos, die))
                for die in notation.dice_in(earlier.chosen)
            ]
        case table.COMMIT if moved_on:
            return [
                event(
                    "IRO-11", "shows", seat=seat_name(seat), dice=_list(pos, earlier.chosen, seat)
                )
                for seat in (0, 1)
            ]
        case table.ROLL if moved_on:
            return [_reserves(pos)]
        case table.BONUS:
            return _bonuses(earlier, pos)
        case table.PROVOKE if moved_on:
            rule, message = ("IRO-27", "skirmish-over") if earlier.duels else ("IRO-20", "skipped")
            return [event(rule, message)]
        case table.REPLY if moved_on:
            if earlier.actions == table.MOST_ACTIONS:
                return [event("IRO-23", "four-actions")]
            return [event("IRO-23", "cannot-reply", seat=seat_name(pos.turn))]
        case table.RESOLVE if earlier.actions:
            return _resolution(earlier, pos)
        case table.RESOLVE:
            return _duel_over(earlier)
        case table.WOUND if moved_on:
            return _wounds(earlier, pos)
        case table.NEXT_TURN if pos.phase != table.DONE:
            return [event("IRO-32", "next-turn", number=int(pos.turns))]
    return []


def _list(pos: np.record, dice: int, seat: int) -> Message | str:
    """Dice by their names, or the word for none."""
    names = [notation.die_name(pos, die) for die in notation.dice_in(dice & table.DICE_OF[seat])]
    return ", ".join(names) or Message("irondie-nothing")


def _reserves(pos: np.record) -> Event:
    counts = [int(table.count(pos.hand & table.DICE_OF[seat])) for seat in (0, 1)]
    if counts[0] == counts[1]:
        return event("IRO-20", "reserves-equal", count=counts[0])
    return event(
        "IRO-20",
        "reserves",
        seat=seat_name(pos.provoker),
        count=max(counts),
        other=min(counts),
    )


def _bonuses(earlier: np.record, pos: np.record) -> list[Event]:
    """Parts that were lost, and a part that left no choice."""
    work = copied(earlier)
    battle.drop_lost_parts(work)
    found = [
        event("IRO-13", "bonus-lost", die=whose(pos, die))
        for part in range(2)
        for die in notation.dice_in(earlier.owed[part] & ~work.owed[part])
    ]
    if (pos.owed != work.owed).any():  # one die owed one part, and one die could get it
        die = int(table.lowest(work.owed[0] | work.owed[1]))
        if battle.owes(work, work.provoker):
            die = int(table.lowest((work.owed[0] | work.owed[1]) & table.DICE_OF[work.provoker]))
        found += [event("IRO-13", "bonus", die=die_words(pos, die)), *_changes(work, pos)]
    return found


def _resolution(earlier: np.record, pos: np.record) -> list[Event]:
    die, target = (int(stack[earlier.actions - 1]) for stack in (earlier.action, earlier.target))
    words = {"die": whose(earlier, die), "target": the_die_of(earlier, target)}
    values = {"value": int(earlier.value[die]), "other": int(earlier.value[target])}
    verdict = contest(earlier)
    if verdict == NO_EFFECT:
        return [event("IRO-25", "no-effect", **words)]
    if verdict == FAILED:
        found = [event("IRO-26", "fails", **words, **values)]
    elif table.owner(die) == table.owner(target):
        found = [event("IRO-26", "serves", **words)]
    else:
        tie = values["value"] == values["other"]
        found = [event("IRO-26", "wins-tie" if tie else "beats", **words, **values)]
    return found + _changes(earlier, pos)


def _changes(earlier: np.record, pos: np.record) -> list[Event]:
    """Every die that changed its value or its zone."""
    found = []
    for die in notation.dice_in(pos.types[table.ANY_TYPE]):
        zone = notation.zone(pos, die)
        if zone != notation.zone(earlier, die):
            rule, message = {
                "abyss": ("IRO-31", "to-abyss"),
                "limbo": ("IRO-25", "to-limbo"),
                "hand": ("IRO-29", "to-reserve"),
            }[zone]
            found.append(event(rule, message, die=whose(pos, die)))
        elif pos.value[die] != earlier.value[die]:
            found.append(
                event(
                    "IRO-28",
                    "changes",
                    die=whose(pos, die),
                    before=int(earlier.value[die]),
                    after=int(pos.value[die]),
                )
            )
    return found


def _duel_over(earlier: np.record) -> list[Event]:
    found = [
        event("IRO-27", "to-limbo", die=whose(earlier, die))
        for die in notation.dice_in(earlier.skirmish)
    ]
    if earlier.unanswered:
        found.append(event("IRO-24", "unanswered"))
    return found


def _wounds(earlier: np.record, pos: np.record) -> list[Event]:
    return [
        event("IRO-30", "suffers", seat=seat_name(seat), points=int(damage.suffered(earlier, seat)))
        for seat in (0, 1)
    ] + _changes(earlier, pos)


def prompt(pos: np.record) -> Event:
    """What is expected now, or how the game ended."""
    seat = seat_name(pos.turn)
    match int(pos.phase):
        case table.TAKE_BACK:
            return event("IRO-10", "ask-take", seat=seat)
        case table.COMMIT:
            return event("IRO-11", "ask-first" if pos.turns == 1 else "ask-commit", seat=seat)
        case table.ROLL | table.THROW:
            return event("IRO-12", "ask-roll", die=the_die_of(pos, notation.rolled_die(pos)))
        case table.LOT:
            return event("IRO-20", "ask-lot")
        case table.BONUS:
            return event("IRO-13", "ask-bonus", seat=seat)
        case table.PROVOKE:
            return event("IRO-21", "ask-provoke", seat=seat)
        case table.REPLY:
            rule = "IRO-22" if pos.actions == 1 else "IRO-23"
            die = the_die_of(pos, int(pos.action[pos.actions - 1]))
            return event(rule, "ask-reply", seat=seat, die=die)
        case table.SIGN:
            top = pos.actions - 1
            return event(
                "IRO-25",
                "ask-sign",
                seat=seat,
                value=int(pos.value[pos.action[top]]),
                target=the_die_of(pos, int(pos.target[top])),
            )
        case table.PICK:
            return event("IRO-25", "ask-recover", seat=seat)
        case table.WOUND:
            left = int(damage.unplaced(pos, pos.turn))
            return event("IRO-30", "ask-wound", seat=seat, points=left)
    winner, reason = rules.outcome(pos)
    if winner != DRAW:
        return event("IRO-31", "won", seat=seat_name(winner), loser=seat_name(1 - winner))
    return event("IRO-31", "both-fell") if reason == rules.BOTH_FELL else event("IRO-33", "quiet")
