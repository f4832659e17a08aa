"""Players against each other: everyone against everyone, or a Swiss tournament.

In a Swiss tournament each round pairs players of about the same score who have not met, so that
many can be ranked in few rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import numpy as np

from escarmouche.core.errors import InputError
from escarmouche.core.texts import Message
from escarmouche.lab.contests import SIDE, Contest, Side, Tally, tally
from escarmouche.lab.findings import Findings, Rating, Table
from escarmouche.lab.players import read_player
from escarmouche.lab.question import Question, require
from escarmouche.lab.ratings import ratings
from escarmouche.lab.study import Study
from escarmouche.lab.summary import cell, findings, places_table

Pair = tuple[int, int]


def tournament(question: Question, study: Study) -> Findings:
    """`question.details`: `players` (words), `rounds` of a Swiss tournament, or 0."""
    require("choix")
    game, details = question.game, question.details
    words = list(dict.fromkeys(details["players"]))
    if len(words) < 2:
        raise InputError("error-lab-two-players")
    specs = [read_player(word) for word in words]
    if not game.rules.has("insight") and any(spec.level for spec in specs):
        raise InputError("error-no-opponents", game=game.title)
    results: dict[Pair, Tally] = {}
    rounds = int(details["rounds"])
    if rounds > most_rounds(len(words)):
        most = most_rounds(len(words))
        raise InputError("error-lab-rounds", rounds=rounds, players=len(words), most=most)
    if rounds:
        for _ in range(rounds):
            _play(question, study, words, swiss_pairs(len(words), results), results)
    else:
        _play(question, study, words, list(combinations(range(len(words)), 2)), results)
    names = [spec.name for spec in specs]
    scores = np.zeros((len(words), len(words)))
    for (a, b), found in results.items():
        scores[a, b] = found.wins + found.draws / 2
        scores[b, a] = found.losses + found.draws / 2
    rated, notes = ratings(names, scores)
    cells = [cell(names[a], names[b], found, question.until) for (a, b), found in results.items()]
    players = Message("lab-axis-player")
    table = Table(
        Message("lab-table-players"), players, Message("lab-axis-against"), tuple(cells), True
    )
    places = places_table(game, [(game.title, study.rows)], game.title, question.until)
    title = Message("lab-title-tournament", {"game": game.title})
    met = [Message("lab-pair", {"first": names[a], "second": names[b]}) for a, b in results]
    conclusions = [_ranked(rated)] if rated else []
    return findings(
        question, study, title, [table, places], met, conclusions, rated, warnings=notes
    )


def swiss_pairs(players: int, results: dict[Pair, Tally]) -> list[Pair]:
    """The pairs of the next round: the best player meets the best one it has not met, and so on.

    In an odd number one rests: the lowest of those who have rested least. For `most_rounds` there
    is always such a pairing (Dirac 1952: everyone has at least half of the others left).
    """
    points = [0.0] * players
    played = [0] * players
    for (a, b), found in results.items():
        points[a] += found.score
        points[b] += 1 - found.score
        played[a] += 1
        played[b] += 1
    # By the average, so that a rest is neither lost nor won.
    average = [scored / max(1, games) for scored, games in zip(points, played, strict=True)]
    waiting = sorted(range(players), key=lambda each: (-average[each], each))
    if players % 2:
        waiting.remove(max(reversed(waiting), key=played.__getitem__))
    pairs = _paired(waiting, results)
    assert pairs is not None
    return pairs


def most_rounds(players: int) -> int:
    """The rounds for which a Swiss tournament surely finds new pairs."""
    return players // 2


def _paired(waiting: list[int], results: Mapping[Pair, Tally]) -> list[Pair] | None:
    """Pairs of players who have not met, neighbours if possible; None if there are none."""
    if not waiting:
        return []
    first, *others = waiting
    for second in others:
        pair = (min(first, second), max(first, second))
        if pair in results:
            continue
        rest = _paired([each for each in others if each != second], results)
        if rest is not None:
            return [pair, *rest]
    return None


def _play(
    question: Question,
    study: Study,
    words: list[str],
    pairs: list[Pair],
    results: dict[Pair, Tally],
) -> None:
    settings = question.settings
    contests = [
        Contest(question.game_name, (Side(words[a]), Side(words[b])), settings) for a, b in pairs
    ]
    for pair, rows in zip(pairs, study.play(contests, question.until), strict=True):
        results[pair] = tally(SIDE, rows)


def _ranked(rated: list[Rating]) -> Message:
    best, *rest = rated
    second = rest[0]
    sure = "lab-first-sure" if best.low > second.high else "lab-first-unsure"
    return Message(sure, {"first": best.name, "second": second.name, "elo": f"{best.elo:+.0f}"})
