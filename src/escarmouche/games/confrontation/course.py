"""CON-50, CON-51: what is settled before a game, and the six phases of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from escarmouche.core.errors import IllegalMove, NotationError, OptionError
from escarmouche.core.texts import Message
from escarmouche.games.confrontation.odds.opposition import OpposedTest, Side


class Phase(Enum):
    """CON-51: the phases in their order, then the pause between two turns."""

    STRATEGIC = "strategic"
    ACTIVATION = "activation"
    COMBAT = "combat"
    RALLY = "rally"
    MYSTIC = "mystic"
    UPKEEP = "upkeep"
    PAUSE = "pause"


ORDER = tuple(Phase)

# CON-51: the phases in which a kind of action may take place; where a rule allows more (spells,
# miracles and pursuit in combat), the caller passes it as an exception.
ALLOWED: dict[str, set[Phase]] = {
    "order-sequence": {Phase.STRATEGIC},
    "tactics-roll": {Phase.STRATEGIC},
    "move": {Phase.ACTIVATION},
    "shoot": {Phase.ACTIVATION},
    "cast": {Phase.ACTIVATION},
    "fight": {Phase.COMBAT},
    "pursue": set(),
    "rally": {Phase.RALLY},
    "recover-mana": {Phase.MYSTIC},
    "recover-faith": {Phase.MYSTIC},
    "sustain": {Phase.UPKEEP},
    "keep-summoned": {Phase.UPKEEP},
    "regenerate": {Phase.UPKEEP},
    "fade": {Phase.UPKEEP},  # Éphémère/X
    "reinforce": {Phase.UPKEEP},
}


class Moment(NamedTuple):
    """A turn and a phase of it."""

    turn: int = 1
    phase: Phase = Phase.STRATEGIC

    def following(self) -> Moment:
        """The next phase; after the pause a new turn begins."""
        if self.phase is Phase.PAUSE:
            return Moment(self.turn + 1)
        return Moment(self.turn, ORDER[ORDER.index(self.phase) + 1])

    def check(self, action: str, by_rule: frozenset[Phase] = frozenset()) -> None:
        """Refuse an action out of its phase; in the pause nothing may be done at all."""
        if action not in ALLOWED:
            raise NotationError("error-action", action=action, known=", ".join(ALLOWED))
        if self.phase is Phase.PAUSE or self.phase not in ALLOWED[action] | by_rule:
            raise IllegalMove(
                "CON-51",
                Message(
                    "confrontation-wrong-phase",
                    {
                        "action": Message(f"confrontation-action-{action}"),
                        "phase": Message(f"confrontation-phase-{self.phase.value}"),
                    },
                ),
            )


def tactics_roll(first_discipline: int, second_discipline: int) -> OpposedTest:
    """CON-51: the opposed discipline test of the strategic phase."""
    return OpposedTest.start(Side(first_discipline), Side(second_discipline))


@dataclass(frozen=True)
class Agreement:
    """CON-50: what scenario or players fix before deployment."""

    points: int
    turns: int

    @classmethod
    def settle(
        cls,
        scenario_points: int | None,
        scenario_turns: int | None,
        agreed_points: int | None = None,
        agreed_turns: int | None = None,
    ) -> Agreement:
        """The scenario's figures; where it has none, those the players agreed on."""
        points = scenario_points if scenario_points is not None else agreed_points
        turns = scenario_turns if scenario_turns is not None else agreed_turns
        for name, value in (("points", points), ("turns", turns)):
            if value is None or value < 1:
                raise OptionError("error-agreement", name=name)
        assert points is not None
        assert turns is not None
        return cls(points, turns)

    def admits(self, costs: list[int]) -> bool:
        """Whether an army of these costs fits the limit."""
        return sum(costs) <= self.points

    def over(self, moment: Moment) -> bool:
        return moment.turn > self.turns
