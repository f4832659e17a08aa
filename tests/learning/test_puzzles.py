"""Puzzles: what they are about is found by the engine."""

from escarmouche.core.rulebook import rulebook
from escarmouche.learning.page import posed
from escarmouche.learning.puzzles import shipped


def test_themes_are_rules_that_the_best_move_tells_and_motifs() -> None:
    change, _, take = shipped("dragons")[:3]
    assert change.best == "d2=6" and {"only", "DRA-25", "DRA-26"} <= set(change.themes)
    assert take.best == "a3xb2" and "DRA-23" in take.themes and "only" not in take.themes


def test_every_theme_is_a_rule_or_has_words() -> None:
    for game in ("dragons", "metals", "irondie", "confrontation"):
        rules = {rule.id for rule in rulebook(game).rules}
        for puzzle in posed(game):
            assert puzzle["themes"] and set(puzzle["themes"]) <= rules | {"wins", "quiet", "only"}
            assert bytes.fromhex(puzzle["start"]) and puzzle["seat"] in (0, 1)
