"""Opponents, analysis, matches and puzzles, for every game that has opponents."""

import itertools
import random

import pytest

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.errors import OptionError
from escarmouche.core.game_record import Record
from escarmouche.core.kernel import CHANCE, DRAW
from escarmouche.core.texts import LANGUAGES
from escarmouche.lab import puzzles
from escarmouche.lab.contests import Tally
from escarmouche.lab.match import match, result_of
from escarmouche.learning import puzzles as kept
from escarmouche.search.analysis import analyse
from escarmouche.search.levels import LEVELS, Player, level_name
from escarmouche.search.solver import Solver
from escarmouche.search.thinking import Interrupt

GAMES = [name for name in catalog.GAMES if catalog.game(name).rules.has("insight")]


@pytest.fixture(params=GAMES)
def game(request):
    return catalog.game(request.param)


def decisions(game, seed: int) -> list:
    positions = random_record(game, game.variants[0], random.Random(seed)).positions
    return [position for position in positions if position.actor in (0, 1)]


def test_every_level_has_a_name_and_plays_a_legal_move(game) -> None:
    for level in LEVELS:
        assert all(level_name(level).text(language) for language in LANGUAGES)
        for position in random.Random(level).sample(decisions(game, level), 3):
            assert Player(game, level, nodes=50, seed=1).choose(position) in position.move_ids


def test_a_level_that_does_not_exist_is_refused(game) -> None:
    with pytest.raises(OptionError, match="from 1 to 8"):
        Player(game, 9)


def test_the_same_seed_plays_the_same_move(game) -> None:
    position = decisions(game, 5)[3]
    first, second = (Player(game, 6, nodes=300, seed=8) for _ in range(2))
    assert first.choose(position) == second.choose(position)


@pytest.mark.parametrize("level", [5, 7, 8])
def test_without_means_every_move_has_its_first_estimate(game, level: int) -> None:
    interrupt = Interrupt()
    interrupt.set()
    for position in random.Random(level).sample(decisions(game, level), 4):
        for means in ({"seconds": 0.0}, {"nodes": 0}, {"interrupt": interrupt}):
            hurried = Player(game, level, **means, seed=1)
            assert hurried.choose(position) in position.move_ids
            thought = hurried.think(position, 3)
            assert thought.nodes <= 1 or "seconds" in means
            assert {choice.move for choice in thought.choices} <= set(position.move_ids)
            if not game.plays_on or position.hidden:  # else only what is worth a thought
                assert len(thought.choices) == len(position.move_ids)
            if len(thought.choices) > 20 and not position.hidden:
                assert len({choice.chance for choice in thought.choices}) > 1, position.text


def test_insight_keeps_its_promises(game) -> None:
    for options in game.variants:
        for position in random_record(game, options, random.Random(1)).positions:
            pos = position.record
            assert 0 <= game.rules.kernel.chance(pos) <= 1
            outcome = position.outcome
            if outcome is not None and outcome.winner is not None:
                lead = game.rules.kernel.margin(pos)
                assert lead == 0 or (lead > 0) == (outcome.winner == 0), position.text


def test_irondie_expects_dice_to_be_rolled_and_misses_those_that_are_not() -> None:
    irondie = catalog.game("irondie")
    start = irondie.new()

    def after(*moves: str) -> float:
        position = start
        for text in moves:
            position = position.play(text)
        return irondie.rules.kernel.chance(position.record)

    assert after("commit:Sr") == after()  # all the others may follow
    assert after("commit:Gr", "done") == after("commit:Gr") < after("commit:Fr") < after()
    both = after("commit:Fr", "commit:Gr", "done")
    assert after("commit:Fr", "done") < both == after("commit:Fr")


def test_irondie_weighs_a_die_taken_back_as_one_in_hand() -> None:
    irondie = catalog.game("irondie")
    for seed in range(40):
        for position in random_record(irondie, {}, random.Random(seed)).positions:
            if position.actor != 0 or position.view["phase"] != "take-back":
                continue
            chances = {
                text: irondie.rules.kernel.chance(position.play(text).record)
                for text in position.moves
            }
            values = {
                f"take:{die['name']}": die["value"]
                for die in position.view["dice"]["south"]
                if f"take:{die['name']}" in chances
            }
            for one, other in itertools.combinations(values, 2):
                if values[one] != values[other]:
                    assert (chances[one] > chances[other]) == (values[one] < values[other])
            if len(set(values.values())) > 1:
                return
    raise AssertionError("no choice among dice of different values was met")


def test_a_strong_level_beats_a_weak_one(game) -> None:
    strong = "level:3" if game.plays_on else "level:5"  # the quickest that does not err much
    scene = {"scenario": "hold-the-ford"} if game.plays_on else {}
    result = match(game.name, (strong, "level:1"), 8, scene)
    assert result.score >= 0.75


def test_hints_are_for_the_seat_that_decides(game) -> None:
    nodes = 20 if game.plays_on else 300
    for position in decisions(game, 2)[:6]:
        hints = Player(game, 7, nodes=nodes, seed=1).hints(position, 3)
        assert 1 <= len(hints) <= 3
        assert all(hint.move in position.move_ids and 0 <= hint.chance <= 1 for hint in hints)


@pytest.mark.parametrize("means", [{"nodes": 100}, {"nodes": 0}, {"seconds": 0.0}], ids=str)
def test_a_ledger_accounts_for_the_whole_game(game, means: dict) -> None:
    if game.plays_on and means.get("nodes"):
        means = {"nodes": 2}  # each of them plays a turn to its end
    record = random_record(game, game.variants[0], random.Random(4))
    found = analyse(record, Player(game, 6, **means, seed=1))
    assert len(found.steps) == len(record.moves)
    winner = record.position.outcome.winner
    assert found.steps[-1].chance == (0.5 if winner is None else 1 - winner)
    south, north = found.ledgers
    change = found.steps[-1].chance - found.start
    assert south.dice + south.decisions + south.secrets == pytest.approx(change)
    assert north.dice == pytest.approx(-south.dice)
    assert all(step.lost == 0 for step in found.steps if step.actor == CHANCE)
    # Dice are judged too, however short the time: nobody is lost in the first half of a game.
    first_half = found.steps[: len(record.moves) // 2]
    assert all(0 < step.chance < 1 for step in first_half if step.actor == CHANCE)
    assert all(0 <= step.chance <= 1 for step in found.steps)


def test_a_secret_that_is_out_is_judged_though_another_one_follows_at_once() -> None:
    irondie = catalog.game("irondie")
    judge = Player(irondie, 6, nodes=100, seed=1)
    record = random_record(irondie, {}, random.Random(4))
    found = analyse(record, judge)
    followed = 0
    steps = zip(record.positions, record.positions[1:], found.steps, strict=False)
    for position, after, step in steps:
        if position.hidden and after.hidden and position.secret != after.secret:
            followed += 1
            assert step.chance == judge.think(after).chance
    assert followed > 0


def test_missing_a_puzzle_is_a_blunder_that_names_the_solution() -> None:
    dragons = catalog.game("dragons")
    puzzle = next(each for each in kept.shipped("dragons") if each.chance == 1.0)
    judge = Player(dragons, 7, seed=1)
    missed, lost = max(puzzle.lost.items(), key=lambda item: item[1])
    for move, label in ((puzzle.best, None), (missed, "blunder")):
        record = Record.from_position(dragons.position(puzzle.position))
        record.play(move)
        step = analyse(record, judge).steps[0]
        assert step.label == label
        assert step.best == (puzzle.best if label else None)
    assert lost >= 0.25


def test_results_are_counted_with_their_intervals() -> None:
    result = result_of(Tally(70, 10, 20))
    assert (result.wins, result.draws, result.losses, result.score) == (70, 10, 20, 0.75)
    assert result.interval == pytest.approx((0.657, 0.825), abs=0.001)
    assert result.elo == pytest.approx(190.8, abs=0.1)
    assert result_of(Tally(2, 0, 0)).elo is None


def test_a_puzzle_of_a_match_is_about_its_duel() -> None:
    dragons = catalog.game("dragons")
    known = kept.shipped("dragons")[0]
    in_match = dragons.position(known.position + " match=2 wins=0,1 duels=1")
    assert in_match.text != known.position
    assert puzzles.examine(in_match) == puzzles.examine(dragons.position(known.position)) == known


def test_puzzles_survive_their_file() -> None:
    shipped = kept.shipped("dragons")
    assert kept.read("dragons", kept.write(shipped)) == shipped


# Everything that may follow is walked in those of the skirmish, so they are endings, and fewer.
@pytest.mark.parametrize(("name", "fewest"), [
    ("dragons", 30), ("metals", 30), ("irondie", 30), ("confrontation", 15),
])  # fmt: skip
def test_each_game_ships_many_different_puzzles(name: str, fewest: int) -> None:
    assert len({puzzle.position for puzzle in kept.shipped(name)}) >= fewest


def test_the_solution_of_a_dragons_puzzle_is_the_only_move_that_wins() -> None:
    dragons = catalog.game("dragons")
    solver = Solver(dragons.rules)

    def worth(position, seat: int) -> float:
        if position.is_over:
            winner = position.outcome.winner
        else:
            proofs = solver.improve(position.record, 10)
            winner = next(found.winner for found in proofs if found.winner is not None)
        return 0.5 if winner in (None, DRAW) else float(winner == seat)

    for puzzle in kept.shipped("dragons"):
        position = dragons.position(puzzle.position)
        proved = {move: worth(position.play(move), position.actor) for move in position.moves}
        assert [move for move in proved if proved[move] == 1] == [puzzle.best], puzzle.position
        assert puzzle.lost == {move: 1 - proved[move] for move in puzzle.lost}, puzzle.position
        assert (puzzle.chance, puzzle.gap) == (1, min(puzzle.lost.values()))


@pytest.mark.parametrize("name", ["metals", "irondie"])
def test_the_judge_of_puzzles_still_finds_their_solutions(name: str) -> None:
    for puzzle in kept.shipped(name):
        position = catalog.game(name).position(puzzle.position)
        # Where a short look finds nothing clear, a longer one decides, as when they were mined.
        judges = (Player(position.game, puzzles.JUDGE, nodes=n, seed=99) for n in puzzles.LOOKS)
        looks = (puzzles.posed(position, judge) for judge in judges)
        found = next((look for look in looks if look is not None), None)
        assert found is not None and found.best == puzzle.best, puzzle.position
