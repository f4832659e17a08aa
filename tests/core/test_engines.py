"""The engine of the page plays, tells and thinks as machine code does, to the last bit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import numpy as np
import pytest

from escarmouche import catalog
from escarmouche.core.errors import OptionError
from escarmouche.core.kernel import ARGUMENTS, CHANCE, OVER, SPECTATOR, copied, empty_log
from escarmouche.core.perft import perft
from escarmouche.core.playout import ENDING, play_out
from escarmouche.core.webassembly_runner import Runner
from escarmouche.engine.building import engine, playable_in_page
from escarmouche.engine.description import description
from escarmouche.search import choosing
from escarmouche.search.levels import LEVELS
from escarmouche.search.thinking import room

pytestmark = pytest.mark.timeout(900)  # a machine with much else to do builds slowly

GAMES = playable_in_page()
NEVER = np.zeros(3, np.int8)
# A battle is much longer than a duel, and a simulation of it plays whole turns.
FIRST = 400  # moves of a game at most
EVERY = {"confrontation": 8}  # one position in so many is looked at
PLAYED = {"confrontation": 1}  # random games of each variant
SIMULATIONS = {"confrontation": 6}


@pytest.fixture(scope="module", params=GAMES)
def name(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def runner(name: str) -> Iterator[Runner]:
    with Runner(engine(name)) as made:
        yield made


def positions(name: str):
    """The positions of a random game of each variant."""
    game, rng = catalog.game(name), random.Random(name)
    for options in game.variants:
        position = game.new(**options)
        for number in range(FIRST):
            if number % EVERY.get(name, 1) == 0 or position.is_over:
                yield position
            if position.is_over:
                break
            position = position.after(rng.choice(position.move_ids))


def test_every_function_of_the_kernel_is_the_same(name: str, runner: Runner) -> None:
    rules = catalog.game(name).rules
    kernel = rules.kernel
    for position in positions(name):
        pos = position.record
        found = np.zeros(2)
        runner.call("outcome", pos, found)
        assert tuple(found) == kernel.outcome(pos)
        assert runner.call("secret", pos) == kernel.secret(pos)
        for seat in (0, 1, SPECTATOR):
            here, there = copied(pos), copied(pos)
            kernel.hide(here, seat)
            runner.call("hide", there, seat)
            assert there.tobytes() == here.tobytes()
        for each in ("ask", "show"):
            here, there = empty_log(), empty_log()
            getattr(kernel, each)(pos, here)
            runner.call(each, pos, there)
            assert there.tobytes() == here.tobytes()
        who = kernel.actor(pos)
        assert runner.call("actor", pos) == who
        if who == OVER:
            continue
        for each in ("moves", "weights") if who == CHANCE else ("moves",):
            here, there = np.zeros((2, rules.move_count), np.int32)
            count = getattr(kernel, each)(pos, here)
            assert runner.call(each, pos, there) == count
            assert (there == here).all()
        move = position.move_ids[len(position.move_ids) // 2]
        here, there = np.zeros((2, 1 + ARGUMENTS), np.int32)
        kernel.describe(pos, move, here)
        runner.call("describe", pos, move, there)
        assert (there == here).all()
        told, also = empty_log(), empty_log()
        one, other = copied(pos), copied(pos)
        kernel.play(one, move, told)
        runner.call("tell", other, move, also)
        assert other.tobytes() == one.tobytes() and also.tobytes() == told.tobytes()


def test_refusals_are_the_same(name: str, runner: Runner) -> None:
    rules, rng = catalog.game(name).rules, random.Random(2)
    for position in list(positions(name))[::7]:
        for move in rng.sample(range(rules.move_count), 5):
            if move in position.move_ids:
                continue
            row = np.zeros(1 + ARGUMENTS, np.int32)
            rules.kernel.describe(position.record, move, row)
            here, there = empty_log(), empty_log()
            rules.kernel.refuse(position.record, row, here)
            runner.call("refuse", position.record, row, there)
            assert here[0, 0] == 1 and there.tobytes() == here.tobytes(), position.text


def test_perft_and_random_play_are_the_same(name: str, runner: Runner) -> None:
    game = catalog.game(name)
    for options in game.variants:
        start = game.new(**options)
        count = runner.call("leaves", start.array, game.rules.move_count, 2)
        assert count == perft(start, 2)
        here, there = np.zeros((2, PLAYED.get(name, 20)), ENDING)
        numbers = np.uint64(7), np.uint64(0), np.uint64(1)
        play_out.of(game.rules)(start.array, game.rules.move_count, *numbers, here)
        runner.call("play_out", start.array, game.rules.move_count, *numbers, there)
        assert there.tobytes() == here.tobytes()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_choose_the_same_moves(name: str, runner: Runner, level: int) -> None:
    game, rng = catalog.game(name), random.Random(level)
    rules = game.rules
    decisions = [each for each in positions(name) if each.actor in (0, 1)]
    for position in rng.sample(decisions, 4):
        how = LEVELS[level].how(game, nodes=SIMULATIONS.get(name, 300) if level > 5 else None)
        given = position.array, rules.move_count, how, np.uint64(level), NEVER
        assert runner.call("choose", *given) == choosing.choose.of(rules)(*given)
        if LEVELS[level].proves and game.solvable:
            assert runner.call("prove", *given) == choosing.prove.of(rules)(*given)
        here, there = room(rules.move_count), room(rules.move_count)
        seen = position.hide(position.actor).array
        asked = seen, rules.move_count, how, 3, np.uint64(1), NEVER
        choosing.ponder.of(rules)(*asked, *here)
        runner.call("ponder", *asked, *there)
        assert [each.tobytes() for each in there] == [each.tobytes() for each in here]


def test_options_are_written_as_the_game_writes_them(name: str) -> None:
    """What the page makes of options: bytes at places; together they are the game's own start."""
    game, rng = catalog.game(name), random.Random(3)
    about = description(game)
    for _ in range(100):
        blank = bytearray.fromhex(about["base"])
        chosen = {option["name"]: rng.choice(list(option["values"])) for option in about["options"]}
        written = [option["values"][chosen[option["name"]]] for option in about["options"]]
        for pair in about["together"]:
            written.append(pair["values"].get(" ".join(chosen[each] for each in pair["names"])))
        if None in written:  # the page leaves to the server what does not fit together
            with pytest.raises(OptionError):
                game.new(**chosen)
            continue
        for at, digits in chain.from_iterable(written):
            blank[at : at + len(digits) // 2] = bytes.fromhex(digits)
        record = np.frombuffer(blank, game.rules.dtype)[0]
        game.rules.kernel.setup(record)
        assert record.tobytes() == bytes(game.new(**chosen)), chosen
