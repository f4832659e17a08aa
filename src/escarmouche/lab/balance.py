"""Is a game fair? What seats bring against each other, on every scene; what starting is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from escarmouche.core.errors import InputError
from escarmouche.core.game import Game
from escarmouche.core.texts import Message
from escarmouche.lab.contests import SIDE, STARTER, Contest, Side, Tally, tally
from escarmouche.lab.findings import Cell, Findings, Table
from escarmouche.lab.question import Question
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study
from escarmouche.lab.summary import cell, findings, places_table, verdict


@dataclass(frozen=True)
class Meeting:
    """Two arms on a scene; without arms, the game itself."""

    scene: str | None
    arms: tuple[str, str] | None


def balance(question: Question, study: Study) -> Findings:
    """Every arm against every other on every scene, or every scene alone.

    `question.details`: `arms` and `scenes` to study (all if empty).
    """
    game, until = question.game, question.until
    meetings = _meetings(question)
    games = study.play([_contest(question, each) for each in meetings], until)
    played = list(zip(meetings, games, strict=True))
    by_scene = []
    tables: list[Table] = []
    averages: list[Table] = []
    conclusions = []
    scenes = list(dict.fromkeys(each.scene for each in meetings))
    for scene in scenes:
        here = [(each.arms, rows) for each, rows in played if each.arms and each.scene == scene]
        if here:
            matrix, average = arms_tables(game, _scene_name(game, scene), here, until)
            tables += [matrix, average] if len(here) > 1 else [matrix]
            averages.append(average)
            conclusions += _extremes(_scene_name(game, scene), average.cells)
        everywhere = [rows for each, rows in played if each.scene == scene]
        by_scene.append((_scene_name(game, scene), np.concatenate(everywhere)))
    if len(scenes) > 1 and meetings[0].arms:
        together = arms_tables(game, Message("lab-all-scenes"), _together(played), until)
        tables += together
        averages.append(together[1])
    axis = game.option_name(game.option(game.scene)) if game.scene else game.title
    places = places_table(game, by_scene, axis, until)
    for each in places.cells:
        name = Message("lab-starting-at", {"who": each.column, "where": each.row})
        conclusions.append(verdict(name, each))
    title = Message("lab-title-balance", {"game": game.title})
    names = [_name(game, each) for each in meetings]
    return findings(
        question, study, title, [*tables, places], names, conclusions, repeated=averages
    )


def _together(
    played: Sequence[tuple[Meeting, np.ndarray]],
) -> list[tuple[tuple[str, str], np.ndarray]]:
    """The games of each pair of arms, on all scenes."""
    found: dict[tuple[str, str], list[np.ndarray]] = {}
    for each, rows in played:
        if each.arms:
            found.setdefault(each.arms, []).append(rows)
    return [(arms, np.concatenate(rows)) for arms, rows in found.items()]


def arms_tables(
    game: Game,
    scene: Message,
    meetings: Sequence[tuple[tuple[str, str], np.ndarray]],
    until: Stopping,
) -> tuple[Table, Table]:
    """The matrix of arms on one scene, and the average of each."""
    axis = Message(f"arms-{game.name}")
    tallies = [(arms, tally(SIDE, rows)) for arms, rows in meetings]
    matrix = [
        cell(game.arm_name(first), game.arm_name(second), found, until)
        for (first, second), found in tallies
    ]
    total: dict[str, Tally] = {}
    for (first, second), found in tallies:
        total[first] = total.get(first, Tally()).plus(found)
        total[second] = total.get(second, Tally()).plus(Tally(*reversed(found)))
    everyone = Message("lab-all-opponents")
    averages = [cell(game.arm_name(arm), everyone, found, until) for arm, found in total.items()]
    against = Message("lab-axis-against")
    return (
        Table(Message("lab-table-arms", {"scene": scene}), axis, against, tuple(matrix), True),
        Table(Message("lab-table-averages", {"scene": scene}), axis, against, tuple(averages)),
    )


def duel(question: Question, study: Study) -> Findings:
    """Two arms against each other; `question.details` has `first` and `second`."""
    game, until = question.game, question.until
    if game.arms is None:
        raise InputError("error-lab-no-arms", game=game.title)
    arms = (str(question.details["first"]), str(question.details["second"]))
    meeting = Meeting(None, arms)
    (rows,) = study.play([_contest(question, meeting)], until)
    first, second = (game.arm_name(arm) for arm in arms)
    found = cell(first, second, tally(SIDE, rows), until)
    axis = Message(f"arms-{game.name}")
    table = Table(
        Message("lab-table-duel"), axis, Message("lab-axis-against"), (found,), opposed=True
    )
    name = _name(game, meeting)
    places = places_table(game, [(name, rows)], axis, until)
    conclusions = [verdict(first, found)]
    title = Message("lab-title-duel", {"first": first, "second": second})
    return findings(question, study, title, [table, places], [name], conclusions)


def _meetings(question: Question) -> list[Meeting]:
    game, details = question.game, question.details
    scenes: list[str | None] = list(details.get("scenes") or [])
    if not scenes and game.scene is not None:
        asked = question.options.get(game.scene)
        scenes = [asked] if asked else list(game.option(game.scene).values)
    if game.arms is None:
        if details.get("arms"):
            raise InputError("error-lab-no-arms", game=game.title)
        return [Meeting(scene, None) for scene in scenes or [None]]
    arms = details.get("arms") or game.arms.values
    if len(set(arms)) < 2:
        raise InputError("error-lab-two-arms")
    return [
        Meeting(scene, pair)
        for scene in scenes or [None]
        for pair in combinations(dict.fromkeys(arms), 2)
    ]


def _contest(question: Question, meeting: Meeting) -> Contest:
    game = question.game
    options = dict(question.options)
    if meeting.scene is not None and game.scene is not None:
        options[game.scene] = meeting.scene
    if meeting.arms is None:
        sides = (Side(question.player), Side(question.player))
        return Contest(game.name, sides, game.settings(options), counted=STARTER, changing=False)
    assert game.arms is not None
    game.settings(options | dict(game.arms.options(*meeting.arms)))  # refuses an unknown arm
    sides = (Side(question.player, meeting.arms[0]), Side(question.player, meeting.arms[1]))
    return Contest(game.name, sides, game.settings(options))


def _scene_name(game: Game, scene: str | None) -> Message:
    if scene is None or game.scene is None:
        return game.title
    option = game.option(game.scene)
    return game.option_value(option, option.named(option.check(scene)))


def _name(game: Game, meeting: Meeting) -> Message:
    if meeting.arms is None:
        return _scene_name(game, meeting.scene)
    first, second = (game.arm_name(arm) for arm in meeting.arms)
    pair = Message("lab-pair", {"first": first, "second": second})
    if meeting.scene is None:
        return pair
    return Message("lab-pair-on", {"pair": pair, "scene": _scene_name(game, meeting.scene)})


def _extremes(scene: Message, averages: Sequence[Cell]) -> list[Message]:
    """The strongest and the weakest arm of a scene, in words."""
    ordered = sorted(averages, key=lambda each: each.score)
    return [
        verdict(Message("lab-arm-on", {"arm": each.row, "scene": scene}), each)
        for each in (ordered[-1], ordered[0])
    ]
