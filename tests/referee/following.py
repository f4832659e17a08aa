"""A battle played on the game and on the referee side by side."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from skirmish_battles import bold_move

from escarmouche import catalog
from escarmouche.core.kernel import CHANCE as GAME_CHANCE
from escarmouche.core.kernel import OVER
from escarmouche.core.position import Position
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.notation import NAMES
from escarmouche.games.confrontation.vocabulary import FIGHTERS, PHASES
from referee.battle import CHANCE, Question, TooCloseToCall
from referee.cards import lay
from referee.course import play


class Disagreement(AssertionError):
    """Game and referee differ."""


class Follower:
    """One battle, move by move."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.game = catalog.game("confrontation")
        self.rules = self.game.rules
        self.position = self.game.new(**options)
        self.record: Any = self.position.record
        self.out = self.rules.buffer()
        names = ["".join(map(chr, row[row > 0])) for row in self.record.name[16:]]
        self.battle = lay(options, [name for name in names if name])
        self.course = play(self.battle)
        self.question: Question | None = next(self.course)
        self.moves: list[str] = []

    def legal(self) -> list[int]:
        found: list[int] = self.out[: self.rules.kernel.moves(self.record, self.out)].tolist()
        return found

    def compare(self, legal: list[int]) -> None:
        """Both must agree on who is asked and on what is legal."""
        position = Position(self.game, self.record)
        asked = self.question
        if asked is None:
            raise Disagreement(f"the referee has ended, the game asks {position.prompt.text('en')}")
        who = CHANCE if position.actor == GAME_CHANCE else position.actor
        if who == asked.seat and asked.possible is None:
            return
        found = {position.move_text(move) for move in legal}
        perhaps = found if asked.possible is None else asked.possible
        if who != asked.seat or not asked.sure <= found <= perhaps:
            missing, more = sorted(asked.sure - found)[:20], sorted(found - perhaps)[:20]
            raise Disagreement(
                f"game asks {who}, referee {asked.seat} ({asked.about}); missing {missing}, too "
                f"many {more} after {' '.join(self.moves[-12:])}: {position.prompt.text('en')}"
            )

    def play(self, move: int) -> None:
        text = Position(self.game, self.record).move_text(move)
        self.moves.append(text)
        self.rules.kernel.play(self.record, move, None)
        try:
            self.question = self.course.send(text)
        except StopIteration:
            self.question = None
        except AssertionError as error:
            raise Disagreement(f"the referee refuses {error}") from error
        self.compare_state()

    def compare_state(self) -> None:
        record, battle = self.record, self.battle
        for number, key in enumerate(FIGHTERS):
            one = battle.fighters.get(key)
            if one is None:
                continue
            theirs = NAMES["status"][record.status[number]]
            mine: dict[str, Any] = {"status": one.status}
            game: dict[str, Any] = {"status": theirs}
            if one.present:
                mine |= {
                    "at": one.at,
                    "facing": one.facing,
                    "wound": one.wound,
                    "stunned": one.stunned,
                    "routed": one.routed,
                    "immune": one.immune,
                    "faith": one.faith,
                    "gems": one.gems,
                    "captive": one.captive,
                    "freed": one.freed,
                    "displaced": one.displaced,
                }
                game |= {
                    "at": (int(record.x[number]), int(record.y[number])),
                    "facing": int(record.facing[number]),
                    "wound": int(record.wound[number]),
                    "stunned": bool(record.stunned[number]),
                    "routed": bool(record.routed[number]),
                    "immune": max(0, int(record.immune[number])),
                    "faith": int(record.faith[number]),
                    "gems": {
                        element: int(record.gems[number, table.ELEMENTS.index(element)])
                        for element in one.gems
                    },
                    "captive": bool(table.is_captive(record, number)),
                    "freed": bool(record.freed[number]),
                    "displaced": bool(record.displaced[number]),
                }
            if mine != game:
                differ = {
                    name: (game[name], mine[name]) for name in mine if game[name] != mine[name]
                }
                raise Disagreement(
                    f"{key} (game, referee) {differ} after {' '.join(self.moves[-12:])}"
                )
        rows = {
            "phase": (PHASES[record.phase], battle.phase),
            "turn": (int(record.turn), battle.turn),
            "score": (record.score.tolist(), battle.score),
            "over": (bool(record.over), battle.over),
            "objects": (
                [int(row[0]) for row in record.object if row[0]],
                [
                    {"unfound": 1, "lying": 2, "held": 3}[each["state"]]
                    for each in battle.objects
                    if each["state"] != "none"
                ],
            ),
            "buildings": (
                [int(row[table.B_POINTS]) for row in record.building if row[table.B_SEAT] >= 0],
                [each.points for each in battle.buildings],
            ),
        }
        for name, (theirs, mine_) in rows.items():
            if theirs != mine_:
                raise Disagreement(
                    f"{name}: game {theirs}, referee {mine_} after {' '.join(self.moves[-12:])}"
                )


def follow(
    options: Mapping[str, str], seed: str, most: int | None = None, share: float = 1.0
) -> tuple[int, bool]:
    """Play a battle on both; how many moves were compared, and whether it came to its end.

    Of a `share` of walks and runs every end is compared, of the others only the one that is chosen.
    """
    rng = Random(seed)
    follower = Follower(options)
    follower.battle.glance, follower.battle.share = Random(seed), share
    count = 0
    try:
        while follower.rules.kernel.actor(follower.record) != OVER:
            if most is not None and count >= most:
                return count, False
            legal = follower.legal()
            follower.compare(legal)
            follower.play(bold_move(follower.record, legal, rng))
            count += 1
    except TooCloseToCall:
        return count, False
    except Disagreement as error:
        raise Disagreement(f"{seed} {dict(options)} move {count}: {error}") from None
    if not follower.battle.over:
        raise Disagreement(f"{seed} {dict(options)}: the game is over, the referee is not")
    return count, True
