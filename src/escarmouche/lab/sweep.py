"""What changes when one thing of a game changes: an option, or a part of one.

`target` varies an option; `map.c3`, `mat.swarm.amount`, `south.1` vary a part of its value: a
square of a map, an entry of a mat, a die of a set.
"""

from __future__ import annotations

from escarmouche.core.errors import InputError
from escarmouche.core.game import FreeOption
from escarmouche.core.texts import Message
from escarmouche.lab.contests import SEAT_0, SEAT_1, STARTER, Contest, Side
from escarmouche.lab.findings import Findings
from escarmouche.lab.question import Question
from escarmouche.lab.study import Study
from escarmouche.lab.summary import findings, places_table, plainly, verdict

COUNTED = (STARTER, SEAT_0, SEAT_1)


def sweep(question: Question, study: Study) -> Findings:
    """The same game with each value; `question.details`: `what`, `values`, `counted`."""
    game, details = question.game, question.details
    if details["counted"] not in COUNTED:
        known = ", ".join(COUNTED)
        raise InputError("error-lab-count", found=str(details["counted"]), known=known)
    values = list(dict.fromkeys(details["values"]))
    player = Side(question.player)
    contests = [
        Contest(
            game.name,
            (player, player),
            varied(question, str(details["what"]), value),
            counted=str(details["counted"]),
            changing=False,
        )
        for value in values
    ]
    games = study.play(contests, question.until)
    names = [_name(question, value) for value in values]
    axis = plainly(str(details["what"]))
    table = places_table(game, list(zip(names, games, strict=True)), axis, question.until)
    conclusions = [
        verdict(
            Message("lab-who-with", {"who": each.column, "what": axis, "value": each.row}), each
        )
        for each in table.cells
    ]
    title = Message("lab-title-sweep", {"game": game.title, "what": str(details["what"])})
    return findings(question, study, title, [table], names, conclusions)


def varied(question: Question, what: str, value: str) -> dict[str, str]:
    """The settings of the game with one thing changed."""
    game = question.game
    name, _, part = what.partition(".")
    option = game.option(name)
    if not part:
        return game.settings({**question.options, name: value})
    if not isinstance(option, FreeOption) or option.change is None:
        raise InputError("error-lab-no-parts", option=name)
    changed = option.change(question.settings[name], part, value)
    return game.settings({**question.options, name: changed})


def _name(question: Question, value: str) -> Message:
    what = str(question.details["what"])
    if "." in what:
        return plainly(value)
    game = question.game
    option = game.option(what)
    return game.option_value(option, option.named(option.check(value)))
