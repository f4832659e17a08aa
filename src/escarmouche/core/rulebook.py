"""The rules of a game by id: where each comes from, and its text in French and English."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from escarmouche.core.errors import NotationError, UnknownGame
from escarmouche.core.game_folders import game_folders
from escarmouche.core.texts import Message, say

# Where a rule comes from: the booklet says it, public sources say it, we read an ambiguous
# sentence so, or the source is silent and we completed it.
STATED, PUBLIC, READING, COMPLETION = "stated", "public", "reading", "completion"

LAST = 1000  # the order of a game that asks for none


@dataclass(frozen=True)
class Rule:
    """One rule; its text is the Fluent message of the same id."""

    id: str
    section: str
    kinds: tuple[str, ...]

    def text(self, language: str = "en") -> str:
        return say(self.id, language)

    def origin(self, language: str = "en") -> str:
        """Where the rule comes from, in words."""
        return " · ".join(say(f"rule-{kind}", language) for kind in self.kinds)


@dataclass(frozen=True)
class Rulebook:
    game: str
    order: int
    also: tuple[str, ...]  # other names under which these rules are asked for
    rules: tuple[Rule, ...]

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id == rule_id.upper():
                return rule
        raise NotationError(
            "error-unknown-rule",
            rule=rule_id,
            game=self.game,
            first=self.rules[0].id,
            last=self.rules[-1].id,
        )

    def sections(self) -> list[tuple[Message, list[Rule]]]:
        """The rules grouped as the booklet groups them."""
        names = dict.fromkeys(rule.section for rule in self.rules)
        return [
            (
                Message(f"{self.game}-section-{name}"),
                [rule for rule in self.rules if rule.section == name],
            )
            for name in names
        ]


@cache
def rulebooks() -> tuple[str, ...]:
    """The names of all rulebooks."""
    folders = game_folders().items()
    return tuple(name for name, folder in folders if (folder.path / "rules.toml").is_file())


def _table(game: str) -> dict[str, Any]:
    return tomllib.loads((game_folders()[game].path / "rules.toml").read_text(encoding="utf-8"))


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game: `rules.toml` gives ids, sections and origins in order.

    A number `order` in it says where the game stands in lists of games; `also` lists other names
    under which its rules are asked for.
    """
    if game not in rulebooks():
        for other in rulebooks():
            if game in rulebook(other).also:
                return rulebook(other)
        raise UnknownGame("error-unknown-game", game=game, known=", ".join(rulebooks()))
    table = _table(game)
    order = table.pop("order", LAST)
    also = tuple(table.pop("also", ()))
    return Rulebook(
        game,
        order,
        also,
        tuple(
            Rule(rule_id, section, tuple(kinds.split()))
            for section, entries in table.items()
            for rule_id, kinds in entries.items()
        ),
    )
