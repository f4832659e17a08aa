"""The games in OpenSpiel: its own conformance test, its own algorithms, no leak, no lost memory."""

import copy
import pickle
import random

import numpy as np
import pytest
from variants import some_variants

pyspiel = pytest.importorskip("pyspiel", reason="the extra [openspiel] is not installed")

import escarmouche.adapters.openspiel  # noqa: E402, F401 — registers the games
from escarmouche import catalog  # noqa: E402
from escarmouche.adapters.features import features  # noqa: E402
from escarmouche.core.errors import IllegalMove, OptionError  # noqa: E402

VARIANTS = [
    pytest.param(game.name, options, id=f"{game.name} {' '.join(options.values())}")
    for game in catalog.games()
    for options in some_variants(game)
]
LONG_GAMES = {"confrontation": 1}  # how many are simulated
END = "arena=f3i5*--f1/f6i1*i2*--/--------/-------- turn=fire"


def load(name: str, **options: object):
    return pyspiel.load_game(f"escarmouche_{name}", options)


def parameters(game, options):
    """The options as OpenSpiel types them."""
    kinds = game.get_type().parameter_specification
    return {name: type(kinds[name])(value) for name, value in options.items()}


def loaded(name: str, options):
    return load(name, **parameters(load(name), options))


def played(game, seed: int, moves: int | None = None):
    """A state after some random moves, or at the end of a game."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (moves is None or state.move_number() < moves):
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_openspiel_finds_the_game_conformant(name: str, options) -> None:
    sims = LONG_GAMES.get(name, 100)
    pyspiel.random_sim_test(loaded(name, options), num_sims=sims, serialize=True, verbose=False)


def test_a_position_may_be_the_start() -> None:
    game = load("dragons", position=END)
    pyspiel.random_sim_test(game, num_sims=100, serialize=True, verbose=False)
    assert str(game.new_initial_state()) == END
    assert str(pyspiel.load_game(str(game)).new_initial_state()) == END


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_states_follow_the_referee(name: str, options) -> None:
    state = loaded(name, options).new_initial_state()
    game = catalog.game(name)
    position = game.new(**options)
    chooser = random.Random(3)
    while not position.is_over:
        assert str(state) == position.text
        shift = game.rules.chance_from if position.is_chance else 0
        assert state.legal_actions() == [move - shift for move in position.move_ids]
        if position.is_chance:
            total = sum(position.weights)
            expected = [weight / total for weight in position.weights]
            assert [share for _, share in state.chance_outcomes()] == pytest.approx(expected)
        move = chooser.choice(position.move_ids)
        who = state.current_player()
        assert state.action_to_string(who, move - shift) == position.move_text(move)
        state.apply_action(move - shift)
        position = position.play(move)
    assert state.is_terminal() and state.legal_actions() == []
    winner = position.outcome.winner
    expected = [0, 0] if winner is None else [1 if seat == winner else -1 for seat in (0, 1)]
    assert state.returns() == expected


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises((OptionError, pyspiel.SpielError)):
        load("dragons", setup="huge")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = load("dragons", position=END).new_initial_state()
    illegal = next(move for move in range(100) if move not in state.legal_actions())
    with pytest.raises(IllegalMove, match="DRA-"):
        state.apply_action(illegal)
    with pytest.raises(Exception, match="does not exist"):
        state.apply_action(10**6)
    assert str(state) == END and state.history() == []


def test_what_a_player_knows_does_not_depend_on_the_others_secret() -> None:
    game = load("dragons", setup="big")
    ends = []
    for powers in ((1, 1, 2, 3, 4, 5, 6, 6), (2, 2, 3, 3, 4, 4, 5, 5)):
        state = game.new_initial_state()
        for power in powers:
            state.apply_action(state.string_to_action(state.current_player(), str(power)))
        ends.append(state)
    one, two = ends
    assert str(one) != str(two)
    for what in ("information_state_string", "observation_string"):
        assert getattr(one, what)(1) == getattr(two, what)(1)
        assert getattr(one, what)(0) != getattr(two, what)(0)
    assert one.information_state_tensor(1) == two.information_state_tensor(1)
    assert one.observation_tensor(1) == two.observation_tensor(1)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_nothing_is_forgotten(name: str, options) -> None:
    """Information states of different moves of a player's own never come together again."""
    game = loaded(name, options)
    for player in (0, 1):
        memories = {}
        for seed in range(3):
            state = game.new_initial_state()
            chooser = random.Random(seed)
            done = []
            for _ in range(30):
                if state.is_terminal():
                    break
                known = state.information_state_string(player)
                assert memories.setdefault(known, list(done)) == done
                action = chooser.choice(state.legal_actions())
                if state.current_player() == player:
                    done.append(action)
                state.apply_action(action)


def test_transpositions_are_different_information_states() -> None:
    """Two orders of the same moves give one position, but not one memory."""
    start = "arena=f3i3f3--/--------/--------/-------- turn=fire"
    texts, memories = set(), set()
    for order in (("a4=4", "b4=4", "c4=4"), ("c4=4", "b4=4", "a4=4")):
        state = load("dragons", position=start).new_initial_state()
        for move in order:
            state.apply_action(state.string_to_action(state.current_player(), move))
        texts.add(str(state))
        memories.add(state.information_state_string(0))
    assert len(texts) == 1 and len(memories) == 2


def test_tensors_have_the_features_of_the_record() -> None:
    game = load("dragons", position=END)
    names = features(catalog.game("dragons").rules).names
    tensor = dict(zip(names, game.new_initial_state().observation_tensor(1), strict=True))
    assert [tensor[f"power[{square}]"] for square in range(12, 16)] == [3, 5, 0, 1]
    assert tensor["squares[0] bit 12"] == 1 and tensor["squares[1] bit 12"] == 0
    assert tensor["shielded bit 13"] == 1 and tensor["shielded bit 12"] == 0
    assert (tensor["seat 0 looks"], tensor["seat 1 looks"]) == (0, 1)


def test_clones_go_their_own_way() -> None:
    state = played(load("dragons", setup="equal"), 1, 12)
    before = str(state)
    other = state.clone()
    again = pickle.loads(pickle.dumps(copy.deepcopy(state)))
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before == str(again) != str(other)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_openspiels_mcts_plays(name: str) -> None:
    from open_spiel.python.algorithms import mcts

    game = load(name)
    random_state = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game,
        uct_c=2,
        max_simulations=3 if name in LONG_GAMES else 8,
        evaluator=mcts.RandomRolloutEvaluator(1, random_state),
        random_state=random_state,
    )
    state = game.new_initial_state()
    chooser = random.Random(1)
    decisions = 0
    while not state.is_terminal() and decisions < 6:
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))
            decisions += 1
    assert decisions
