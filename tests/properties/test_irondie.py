"""Properties of Irondie that hold in every game hypothesis can think of."""

import random
import re
from collections.abc import Callable

from any_game import AnyGameOf, positions_of
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from escarmouche import catalog
from escarmouche.core.errors import NotationError
from escarmouche.core.position import Position

irondie = catalog.game("irondie")
ZONES = {"hand", "vitality", "attack", "defence", "skirmish", "limbo", "abyss"}
FIELDS = ("hand", "battle", "skirmish", "limbo", "abyss")

dice = st.builds("{}{}{}".format, *map(st.sampled_from, ("SABNRPWFG", "rbyvgokw", ("", "", "*"))))
names = st.builds("{}{}".format, dice, st.sampled_from(["", "", "#2"]))


@st.composite
def dice_sets(draw: st.DrawFn) -> str:
    """Any nine dice with one of each type."""
    colours = st.sampled_from("rbyvgokw")
    needed = [draw(st.sampled_from(shapes)) + draw(colours) for shapes in ("SAB", "NRP", "WFG")]
    others = draw(st.lists(dice, min_size=6, max_size=6))
    return ",".join(draw(st.permutations(needed + others)))


any_move = st.one_of(
    st.builds("take:{}".format, names),
    st.builds("commit:{}".format, names),
    st.builds("recover:{}".format, names),
    st.builds("wound:{}".format, names),
    st.builds("bonus:{}>{}".format, names, names),
    st.builds("{}>{}{}".format, names, st.sampled_from(["", "own:"]), names),
    st.builds("{}={}".format, names, st.integers(1, 6)),
    st.sampled_from(["keep", "done", "pass", "decline", "+", "-", "4", "lot:south", "lot:north"]),
)


any_sets = st.fixed_dictionaries({"south": dice_sets(), "north": dice_sets()})
positions = positions_of(irondie, any_sets)


class AnyGame(AnyGameOf):
    game = irondie
    any_options = any_sets
    any_move = any_move

    @invariant()
    def every_die_is_in_exactly_one_zone(self) -> None:
        record = self.position.record
        zones = [int(record[field]) for field in FIELDS]
        assert sum(zones) == int(record.types[3])  # no bit twice, none missing
        union = 0
        for each in zones:
            assert not union & each
            union |= each
        for seat in ("south", "north"):
            shown = self.position.view["dice"][seat]
            assert len(shown) == 9
            assert [die["name"] for die in shown] == [
                die["name"] for die in self.start.view["dice"][seat]
            ]
            assert {die["zone"] for die in shown} <= ZONES

    @invariant()
    def values_are_faces_and_only_dice_in_play_have_one(self) -> None:
        for seat in ("south", "north"):
            for die in self.position.view["dice"][seat]:
                assert 0 <= die["value"] <= 6
                if die["zone"] in ("hand", "limbo", "abyss"):
                    assert die["value"] == 0
                elif die["type"] == "vitality":
                    assert die["value"] > 0


AnyGame.TestCase.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)
TestAnyGame = AnyGame.TestCase


@settings(max_examples=60, deadline=None)
@given(positions, st.randoms(use_true_random=False))
def test_nothing_sent_to_the_other_seat_depends_on_a_hidden_decision(
    position: Position, pick: random.Random
) -> None:
    """Two games that differ only in a secret look the same from the other side, all the way."""
    if not position.hidden:
        return
    mine, secret = position.actor, position.secret
    for audience in (1 - mine, 2):
        ends = set()
        for _ in range(8):
            other = position
            while other.secret == secret and other.actor == mine:
                seen = other.hide(audience)
                assert bytes(seen) == bytes(position.hide(audience))
                for what in ("text", "view", "moves"):
                    assert getattr(seen, what) == getattr(position.hide(audience), what)
                assert seen.svg() == position.hide(audience).svg()
                assert seen.prompt == position.hide(audience).prompt
                other = other.play(pick.choice(other.move_ids))
            if other.secret == secret:
                ends.add(bytes(other.hide(audience)))
        assert len(ends) <= 1


@settings(max_examples=60, deadline=None)
@given(positions, st.randoms(use_true_random=False))
def test_a_hidden_view_plays_on_to_the_end(position: Position, pick: random.Random) -> None:
    """What a seat sees is a position: playing both seats' moves from it samples the unknown."""
    for audience in (0, 1, 2):
        view = position.hide(audience)
        while not view.is_over:
            view = view.play(pick.choice(view.move_ids))
        assert view.outcome is not None


def mirrored(text: str) -> str:
    """The position with the seats exchanged; south's right to provoke goes without saying."""
    other = re.sub("south|north", lambda seat: {"south": "north"}.get(seat[0], "south"), text)
    if "provoker=" in other:
        return other.replace(" provoker=south", "")
    return other + " provoker=north"


@settings(max_examples=100, deadline=None)
@given(positions)
def test_a_mirrored_position_gives_mirrored_moves(position: Position) -> None:
    # In hidden phases and while dice fall, south comes first by convention.
    if position.view["phase"] not in ("provoke", "reply", "sign", "pick", "bonus"):
        return
    other = irondie.position(mirrored(position.text))
    assert other.actor == 1 - position.actor
    assert set(other.moves) == set(position.moves)
    for move in position.moves:
        after = position.play(move)
        if after.view["phase"] in ("provoke", "reply", "sign", "pick", "bonus"):
            assert other.play(move) == irondie.position(mirrored(after.text))


def refused(read: Callable[[str], object], text: str) -> bool:
    """Whether a text is refused, with a sentence in both languages."""
    try:
        read(text)
    except NotationError as refusal:
        return bool(refusal.text("fr") and refusal.text("en"))
    return False


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused_in_a_sentence(text: str) -> None:
    start = irondie.new()
    assert refused(start.move_id, text) or start.why_not(text) is None or start.why_not(text).rule


@settings(max_examples=200, deadline=None)
@given(positions, st.integers(0, 400), st.sampled_from("SAkr*059!~^#,:;>= "))
def test_a_broken_position_is_read_or_refused_and_never_crashes(
    position: Position, place: int, letter: str
) -> None:
    text = position.text
    broken = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    if not refused(irondie.position, broken):
        read = irondie.position(broken)
        assert read.is_over or read.moves
        assert irondie.position(read.text) == read
