"""Properties of Dragons Arena that hold in every game hypothesis can think of."""

import random

from any_game import AnyGameOf, positions_of
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from escarmouche import catalog
from escarmouche.core.conformance import random_record
from escarmouche.core.game_record import Record
from escarmouche.core.position import Position

dragons = catalog.game("dragons")
SETUPS = ("baby", "little", "big", "equal")

squares = st.builds("".join, st.tuples(st.sampled_from("abcd"), st.sampled_from("1234")))
powers = st.integers(1, 6).map(str)
any_move = st.one_of(
    st.builds("{}x{}".format, squares, squares),
    st.builds("{}={}".format, squares, powers),
    st.builds("{}@{}".format, powers, squares),
    st.builds("{}+{}".format, powers, powers),
    powers,
    st.builds("{}:{}{}".format, squares, st.sampled_from("fi"), powers),
    st.builds("{}{}".format, st.sampled_from("fi"), powers),
    st.sampled_from(["lot:fire", "lot:ice", "next"]),
)


def any_options(*setups: str) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries(
        {"setup": st.sampled_from(setups), "match": st.sampled_from("0123")}
    )


class AnyGame(AnyGameOf):
    game = dragons
    any_options = any_options(*SETUPS)
    any_move = any_move

    @invariant()
    def dragons_are_never_more_than_eight_each(self) -> None:
        view = self.position.view
        for seat, species in enumerate(("fire", "ice")):
            standing = sum(each["species"] == species for each in view["arena"].values())
            assert standing + sum(view["hand"][species]) <= 8
            points = sum(
                each["power"] for each in view["arena"].values() if each["species"] == species
            )
            assert view["totals"][seat] == points


AnyGame.TestCase.settings = settings(max_examples=120, stateful_step_count=25, deadline=None)
TestAnyGame = AnyGame.TestCase


def mirrored(text: str) -> str:
    """The position reflected left to right, with the species exchanged."""
    body, *rest = text.split(" ")
    ranks = []
    for rank in body.removeprefix("arena=").split("/"):
        cells, at = [], 0
        while at < len(rank):
            size = 3 if rank[at + 2 : at + 3] == "*" else 2
            cells.append(rank[at : at + size])
            at += size
        ranks.append("".join(reversed(cells)))
    swap = str.maketrans("fi", "if")
    turn = {"turn=fire": "turn=ice", "turn=ice": "turn=fire"}[rest[0]]
    return " ".join(["arena=" + "/".join(ranks).translate(swap), turn, *rest[1:]])


@settings(max_examples=150, deadline=None)
@given(positions_of(dragons, any_options("baby")))
def test_a_mirrored_position_gives_mirrored_moves(position: Position) -> None:
    if position.view["phase"] != "duel" or position.view["match"]:
        return
    flip = str.maketrans("abcd", "dcba")
    other = dragons.position(mirrored(position.text))
    assert {move.translate(flip) for move in position.moves} == set(other.moves)


@settings(max_examples=150, deadline=None)
@given(positions_of(dragons, any_options(*SETUPS)))
def test_an_elimination_removes_one_dragon_and_no_power_appears(position: Position) -> None:
    for move in position.moves:
        if "x" in move and move != "next":
            before, after = position.view["arena"], position.play(move).view["arena"]
            gone = dict(before)
            gone.pop(move[:2])
            assert set(after) == set(gone)
            assert [after[name]["power"] for name in sorted(after)] == [
                gone[name]["power"] for name in sorted(gone)
            ]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(SETUPS))
def test_two_thousand_duels_end_within_what_their_dragons_allow(seed: int, setup: str) -> None:
    for number in range(20):
        record = random_record(dragons, {"setup": setup}, random.Random(seed + number))
        actions = [text for text in moves_of(record) if "x" in text or "=" in text]
        eliminations = [text for text in actions if "x" in text]
        assert len(eliminations) <= 15
        # Only an elimination removes a force field, at most two at a time.
        assert len(actions) - len(eliminations) <= 16 + 2 * len(eliminations)
        assert record.position.outcome is not None


def moves_of(record: Record) -> list[str]:
    return [
        position.move_text(move)
        for position, move in zip(record.positions, record.moves, strict=False)
    ]
