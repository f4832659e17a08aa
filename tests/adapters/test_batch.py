"""Many games at once give what one game at a time gives, on any number of threads."""

import numpy as np
import pytest
from variants import some_variants

from escarmouche import catalog
from escarmouche.adapters.batch import RESTART, Batch
from escarmouche.adapters.features import Glass, features
from escarmouche.core.errors import InputError
from escarmouche.core.kernel import OVER, SPECTATOR
from escarmouche.core.record_dtype import PADDING

VARIANTS = [
    pytest.param(catalog.game(name), options, id=f"{name} {' '.join(options.values())}")
    for name in catalog.GAMES
    for options in some_variants(catalog.game(name))
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_each_game_follows_the_referee(game, options) -> None:
    batch = Batch(game, 5, seed=7, options=options)
    ended = 0
    for _ in range(120):
        before = [batch.position(number) for number in range(len(batch))]
        actions = batch.drawn.copy()
        batch.step(actions)
        for number, position in enumerate(before):
            assert int(actions[number]) in position.move_ids
            after = batch.position(number)
            played = position.play(int(actions[number]))
            if batch.over[number]:
                ended += 1
                assert abs(batch.rewards[number]).sum() in (0, 2)
            else:
                assert (batch.rewards[number] == 0).all()
                if not played.is_chance:
                    assert after == played
            assert after.actor == batch.actors[number] in (0, 1)
            assert tuple(np.flatnonzero(batch.mask[number])) == after.move_ids
    assert ended or game.name != "dragons"


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_rewards_are_those_of_the_outcome(game, options) -> None:
    batch = Batch(game, 8, seed=2, options=options, auto_reset=False)
    for _ in range(20_000):
        before = batch.over.copy()
        batch.step(batch.drawn)
        for number in np.flatnonzero(batch.over & ~before):
            winner = batch.position(number).outcome.winner
            expected = [0, 0] if winner is None else [1 - 2 * winner, 2 * winner - 1]
            assert batch.rewards[number].tolist() == expected
        if batch.over.all():
            break
    assert (batch.actors == OVER).all() and not batch.mask.any()
    last = batch.rows.tobytes()
    batch.step(batch.drawn)
    assert batch.rows.tobytes() == last and batch.over.all() and not batch.rewards.any()


@pytest.mark.parametrize("name", catalog.GAMES)
def test_threads_do_not_change_the_games(name: str) -> None:
    game = catalog.game(name)
    alone, together = Batch(game, 13, seed=5), Batch(game, 13, seed=5, threads=3)
    for _ in range(60):
        actions = alone.drawn.copy()
        alone.step(actions)
        together.step(actions)
        assert alone.rows.tobytes() == together.rows.tobytes()
        assert (alone.mask == together.mask).all() and (alone.over == together.over).all()


def test_a_seed_gives_the_same_games_and_another_seed_others() -> None:
    dragons = catalog.game("dragons")
    batch = Batch(dragons, 4, seed=1)
    first = batch.rows.tobytes()
    batch.step(batch.drawn)
    batch.reset(1)
    assert batch.rows.tobytes() == first
    batch.reset(2)
    assert batch.rows.tobytes() != first


def test_dice_of_a_batch_are_fair() -> None:
    """DRA-10 through the batch: on the first square every species and power equally often."""
    batch = Batch(catalog.game("dragons"), 24_000, seed=3)
    counts = np.bincount(batch.rows["power"][:, 0], minlength=7)[1:]
    assert ((counts - 4000) ** 2 / 4000).sum() < 20.5  # chi-square, 5 degrees, 1 in 1000


def test_one_illegal_action_stops_the_whole_step() -> None:
    for threads in (1, 2):
        batch = Batch(catalog.game("dragons"), 4, seed=1, threads=threads)
        before = batch.rows.tobytes()
        for wrong in (-7, 10**6, int(np.flatnonzero(~batch.mask[2])[0])):
            actions = batch.drawn.copy()
            actions[2] = wrong
            with pytest.raises(InputError, match=f"Action {wrong} is not legal in game 2"):
                batch.step(actions)
            assert batch.rows.tobytes() == before
    with pytest.raises(InputError, match="one for each of its 4 games"):
        batch.step(batch.drawn[:3])
    with pytest.raises(InputError, match="at least one game"):
        Batch(catalog.game("dragons"), 0)


def test_a_game_may_be_begun_again() -> None:
    start = catalog.game("dragons").position("arena=f3i3f3i3/--------/--------/-------- turn=fire")
    batch = Batch(start.game, 2, start=start)
    actions = batch.drawn.copy()
    batch.step(actions)
    actions[:] = RESTART, batch.drawn[1]
    batch.step(actions)
    assert batch.position(0) == start != batch.position(1)
    assert not batch.over[0]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_observations_are_the_fields_that_the_seat_sees(game, options) -> None:
    batch = Batch(game, 6, seed=4, options=options)
    names = features(game.rules).names
    for _ in range(25):
        batch.step(batch.drawn)
        seen = batch.observe()
        for number in range(len(batch)):
            seat = int(batch.actors[number])
            record = batch.position(number).hide(seat).record
            found = dict(zip(names, seen[number].tolist(), strict=True))
            assert found.pop("seat 0 looks") == (seat == 0)
            assert found.pop("seat 1 looks") == (seat == 1)
            for field, (dtype, *_) in game.rules.dtype.fields.items():
                if field == PADDING:
                    continue
                base, shape = dtype.subdtype or (dtype, ())
                for index in np.ndindex(shape):
                    cell = field + "".join(f"[{at}]" for at in index)
                    value = int(record[field][index] if index else record[field])
                    if base == np.int8:
                        assert found.pop(cell) == value
                    else:
                        bits = [found.pop(f"{cell} bit {b}") for b in range(8 * base.itemsize)]
                        assert bits == [value >> bit & 1 for bit in range(8 * base.itemsize)]
            assert not found


def test_a_secret_is_not_in_the_observation_of_others() -> None:
    big = catalog.game("dragons").new(setup="big")
    one, two = (big.play(powers) for powers in ("1,1,2,3,4,5,6,6", "2,2,3,3,4,4,5,5"))
    glass = Glass(big.game.rules, 2)
    rows = np.concatenate([one.array, two.array])
    for seat, same in ((0, False), (1, True), (SPECTATOR, True)):
        seen = glass.look(rows, np.array([seat, seat], np.int8))
        assert (seen[0] == seen[1]).all() == same
