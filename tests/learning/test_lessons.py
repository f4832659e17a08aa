"""Every lesson as claimed: solvable, a wrong try refused by its rule, all rules taught."""

from __future__ import annotations

import pytest

from escarmouche.core.errors import IllegalMove
from escarmouche.core.rulebook import rulebook
from escarmouche.core.texts import LANGUAGES
from escarmouche.learning.lessons import TEXTS, Attempt, Lesson, State, courses, lessons

COURSES = dict(courses())
LESSONS = [lesson for course in COURSES.values() for lesson in course]
each_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}"
)


# Warbands are made before the battle, and at a real table the companion asks for what it needs.
NOT_AT_THE_TABLE = {"CON-65", "CON-72", "CON-125", "CON-126"}


def test_every_game_has_a_course() -> None:
    assert set(COURSES) >= {"dragons", "metals", "irondie", "confrontation"}


@each_lesson
def test_a_lesson_can_be_solved_and_is_not_solved_before(lesson: Lesson) -> None:
    assert Attempt(lesson).state is State.OPEN
    assert 0 < len(lesson.solution) <= lesson.decisions
    *before, done = (
        Attempt(lesson, lesson.solution[:count]).state
        for count in range(1, len(lesson.solution) + 1)
    )
    assert done is State.DONE
    assert set(before) <= {State.OPEN}


@each_lesson
def test_a_wrong_try_is_refused_with_the_rule_named(lesson: Lesson) -> None:
    with pytest.raises(IllegalMove) as refused:
        Attempt(lesson).after(lesson.wrong.move)
    assert refused.value.rule == lesson.wrong.rule


@each_lesson
def test_a_lesson_is_told_in_every_language(lesson: Lesson) -> None:
    for language in LANGUAGES:
        assert all(lesson.text(part).text(language) for part in TEXTS)


@pytest.mark.parametrize("game", COURSES)
def test_a_course_teaches_every_rule_of_its_game(game: str) -> None:
    taught = {rule for lesson in lessons(game) for rule in lesson.rules}
    assert taught == {rule.id for rule in rulebook(game).rules} - NOT_AT_THE_TABLE


def test_a_legal_move_that_misses_the_goal_is_told_from_a_right_one() -> None:
    power = next(lesson for lesson in lessons("dragons") if lesson.name == "power")
    states = {move: Attempt(power).after(move).state for move in power.start.moves}
    assert states.pop("c3xd4") is State.DONE
    assert set(states.values()) == {State.MISSED}


def test_every_right_way_is_accepted() -> None:
    fields = next(lesson for lesson in lessons("dragons") if lesson.name == "fields")
    right = [move for move in fields.start.moves if Attempt(fields).after(move).state is State.DONE]
    assert right == ["a1=3", "a1=4", "a1=5", "a1=6"]
