"""Starts solved for the starter's share: proved, repeatable, and never guessed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escarmouche import catalog
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import NOBODY
from escarmouche.lab import perfect
from escarmouche.lab.engines import Here
from escarmouche.lab.perfect import Starts, set_up, solve_starts, winner
from escarmouche.lab.question import Question
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study
from escarmouche.search.solver import Solver


class Backwards(Here):
    """An engine that finishes the last task first."""

    def run(self, function, tasks) -> Iterator[tuple]:  # type: ignore[no-untyped-def,type-arg]
        return super().run(function, tasks[::-1])


def question(starts: int, player: str = "random", **options: str) -> Question:
    return Question("perfect", "dragons", 3, Stopping(starts), player, options)


def test_winners_are_those_that_the_solver_proves() -> None:
    task = Starts("dragons", (("setup", "baby"),), 0, 3, 0, 6)
    solver = Solver(catalog.game("dragons").rules)
    for row in solve_starts(task):
        start = set_up(task, int(row["start"]))
        assert row["starter"] == start.actor
        assert row["winner"] == solver.solve(start.record, 60).winner


def test_a_set_up_with_choices_is_played_before_it_is_solved() -> None:
    for setup in ("little", "big", "equal"):
        start = set_up(Starts("dragons", (("setup", setup),), 1, 3, 0, 1), 0)
        assert start.text.count("f") + start.text.count("i") >= 16 and "hand=" not in start.text


def test_the_order_of_tasks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect, "STARTS_AT_ONCE", 2)
    asked = question(5, setup="baby")
    there, back = perfect.perfect(asked, Study(3)), perfect.perfect(asked, Study(3, Backwards()))
    assert there.text == back.text
    (cell,) = there.tables[0].cells
    assert cell.games == 5 == there.games


def test_what_is_not_proved_is_told_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perfect, "NODES", 0)
    assert winner(set_up(Starts("dragons", (("setup", "baby"),), 0, 3, 0, 1), 0)) == NOBODY
    found = perfect.perfect(question(4, setup="baby"), Study(3))
    assert found.tables[0].cells[0].games == 0
    assert found.warnings[-1].text("en").startswith("Nothing was proved of 4 of 4")


def test_every_set_up_has_its_cell_unless_some_are_asked_for() -> None:
    names = [name.text("en") for name, _ in perfect.scenes(question(1))]
    assert names == ["Baby Dragon", "Little Dragon", "Big Dragon", "equal powers"]
    assert len(perfect.scenes(question(1, setup="big"))) == 1


def test_a_game_that_cannot_be_solved_is_refused() -> None:
    with pytest.raises(InputError, match="metals"):
        perfect.perfect(Question("perfect", "metals", 1, Stopping(1)), Study(1))
