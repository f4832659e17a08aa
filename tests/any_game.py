"""What holds in every game, however it is played: the base of the state machines of hypothesis."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from escarmouche.core.conformance import random_record
from escarmouche.core.errors import IllegalMove
from escarmouche.core.game import Game
from escarmouche.core.position import Position

Options = st.SearchStrategy[dict[str, str]]


@st.composite
def positions_of(draw: st.DrawFn, game: Game, options: Options) -> Position:
    """Positions of random games with such options."""
    record = random_record(game, draw(options), random.Random(draw(st.integers(0, 2**32))))
    return draw(st.sampled_from(record.positions))


class AnyGameOf(RuleBasedStateMachine):
    """A game with any options, played by choosing any legal move."""

    game: ClassVar[Game]
    any_options: ClassVar[Options]
    any_move: ClassVar[st.SearchStrategy[str]]  # whatever may be written, legal or not

    def __init__(self) -> None:
        super().__init__()
        self.start = self.position = self.game.new()

    @precondition(lambda self: self.position == self.start)
    @rule(data=st.data())
    def choose_options(self, data: st.DataObject) -> None:
        self.start = self.position = self.game.new(**data.draw(self.any_options))

    @precondition(lambda self: not self.position.is_over)
    @rule(pick=st.randoms(use_true_random=False), steps=st.integers(1, 30))
    def play(self, pick: random.Random, steps: int) -> None:
        for _ in range(steps):
            if not self.position.is_over:
                self.position = self.position.play(pick.choice(self.position.move_ids))

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        self.legal_or_refused(data.draw(self.any_move))

    @invariant()
    def text_reads_back(self) -> None:
        for shown in (self.position, *(self.position.hide(seat) for seat in (0, 1, 2))):
            assert self.game.position(shown.text) == shown

    def legal_or_refused(self, text: str) -> None:
        """A move is legal, or refused by a rule and nothing changes."""
        ruling = self.position.why_not(text)
        if self.position.move_id(text) in self.position.move_ids:
            assert ruling is None
            return
        book = self.game.rules.vocabulary.prefixes[0][0]
        assert ruling.rule.startswith(f"{book}-") and ruling.text("fr") and ruling.text("en")
        before = bytes(self.position)
        with pytest.raises(IllegalMove, match=ruling.rule):
            self.position.play(text)
        assert bytes(self.position) == before
