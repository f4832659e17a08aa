"""What holds in every game, however it is played: the base of the state machines of hypothesis."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from escarmouche.core.errors import IllegalMove
from escarmouche.core.game import Game


class AnyGameOf(RuleBasedStateMachine):
    """A game played by choosing any legal move."""

    game: ClassVar[Game]
    book: ClassVar[str]  # how the numbers of its rules begin

    def __init__(self) -> None:
        super().__init__()
        self.position = self.game.new()

    @precondition(lambda self: not self.position.is_over)
    @rule(pick=st.randoms(use_true_random=False), steps=st.integers(1, 30))
    def play(self, pick: random.Random, steps: int) -> None:
        for _ in range(steps):
            if not self.position.is_over:
                self.position = self.position.play(pick.choice(self.position.move_ids))

    def legal_or_refused(self, text: str) -> None:
        """A move is legal, or refused by a rule and nothing changes."""
        ruling = self.position.why_not(text)
        if self.position.move_id(text) in self.position.move_ids:
            assert ruling is None
            return
        assert ruling.rule.startswith(self.book) and ruling.text("fr") and ruling.text("en")
        before = bytes(self.position)
        with pytest.raises(IllegalMove, match=ruling.rule):
            self.position.play(text)
        assert bytes(self.position) == before
