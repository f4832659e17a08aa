"""Properties of Metals that hold in every game hypothesis can think of."""

from any_game import AnyGameOf, positions_of
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from escarmouche import catalog
from escarmouche.core.position import Position
from escarmouche.games.metals import maps

metals = catalog.game("metals")
FACTIONS = ("Artemisia", "White_Fang", "Zipang", "Metaclyon", "Dinorda", "Corsario", "Obsidior")

names = st.builds("".join, st.tuples(st.sampled_from("abcdefghi"), st.sampled_from("123456789")))
facings = st.sampled_from("NESW")
any_move = st.one_of(
    st.builds("+{}{}".format, names, facings),
    st.builds("{}-{}{}".format, names, names, facings),
    st.sampled_from(["lot:blue", "lot:red"]),
)
cells = st.sampled_from([".", ".", "1", "2", "9", "F", "F2", "C", "C1", "#"])
factions = st.one_of(
    st.just("none"),
    st.builds("{},{}".format, st.sampled_from(FACTIONS), st.sampled_from(FACTIONS)),
)
switch = st.sampled_from(["off", "on"])


@st.composite
def map_words(draw: st.DrawFn) -> str:
    width, height = draw(st.integers(3, 9)), draw(st.integers(3, 9))
    rows = [[draw(cells) for _ in range(width)] for _ in range(height)]
    for row in (rows[0], rows[-1]):
        for column in (0, -1):
            row[column] = "." if row[column] == "#" else row[column]
    return "/".join(",".join(row) for row in rows)


any_map = st.one_of(st.sampled_from(maps.shipped()), map_words())


def any_options(map_: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries(
        {
            "map": map_,
            "metals_each": st.sampled_from("3459"),
            "factions": factions,
            "target": st.sampled_from(["auto", "1", "33"]),
            "blocked_sight": switch,
            "every_attacker": switch,
        }
    )


positions = positions_of(metals, any_options(any_map))


class AnyGame(AnyGameOf):
    game = metals
    any_move = any_move
    any_options = any_options(any_map)

    @invariant()
    def metals_are_conserved_and_scores_stop_at_the_target(self) -> None:
        view = self.position.view
        for seat, side in enumerate(("blue", "red")):
            fielded = sum(each["side"] == side for each in view["metals"].values())
            assert fielded <= 3
            assert fielded + view["pool"][seat] == self.start.view["pool"][seat]
        assert not any(view["squares"][name]["terrain"] == "closed" for name in view["metals"])
        assert max(view["score"]) <= view["target"]
        if max(view["score"]) == view["target"]:
            assert self.position.outcome.reason == "target-reached"


AnyGame.TestCase.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)
TestAnyGame = AnyGame.TestCase


def half_turned(position: Position, move: str) -> str:
    """A move as the player on the other side of the table sees it."""
    files, ranks = position.view["files"], position.view["ranks"]
    squares = {
        f"{'abcdefghi'[file]}{rank}": f"{'abcdefghi'[files - 1 - file]}{ranks + 1 - rank}"
        for file in range(files)
        for rank in range(1, ranks + 1)
    }
    facing = move[-1].translate(str.maketrans("NESW", "SWNE"))
    if move.startswith("+"):
        return f"+{squares[move[1:3]]}{facing}"
    return f"{squares[move[:2]]}-{squares[move[3:5]]}{facing}"


def exchanged(position: Position) -> Position:
    """The position after a half-turn of the table, blue and red exchanged."""
    words = dict(word.split("=", 1) for word in position.text.split())

    def turned(listed: str) -> str:
        if listed == "-":
            return listed
        return ",".join(
            half_turned(position, f"+{each[:3]}")[1:] + each[3:] for each in listed.split(",")
        )

    words["blue"], words["red"] = turned(words["red"]), turned(words["blue"])
    words["turn"] = {"blue": "red", "red": "blue", "lot": "lot"}[words["turn"]]
    for key in ("pool", "score", "factions"):
        if key in words:
            words[key] = ",".join(reversed(words[key].split(",")))
    return metals.position(" ".join(f"{key}={value}" for key, value in words.items()))


@settings(max_examples=120, deadline=None)
@given(positions_of(metals, any_options(st.sampled_from(maps.shipped()))))
def test_a_half_turn_of_the_table_changes_nothing(position: Position) -> None:
    if position.view["turn"] == "lot":
        return
    other = exchanged(position)
    assert {half_turned(position, move) for move in position.moves} == set(other.moves)
    for move in position.moves[::5]:
        after, opposite = position.play(move), other.play(half_turned(position, move))
        if after.outcome is None:
            assert exchanged(after) == opposite
        else:
            # Which attack came last may differ by the order of squares; who won may not.
            winner = after.outcome.winner
            assert opposite.outcome.winner == (None if winner is None else 1 - winner)


@settings(max_examples=80, deadline=None)
@given(positions)
def test_the_referee_tells_the_whole_score(position: Position) -> None:
    """The sentences about points account for every point, unless the target cut them off."""
    for move in position.moves[::7]:
        after = position.play(move)
        told = [0, 0]
        for event in position.events(move):
            arguments = event.message.arguments
            seat = position.actor
            if event.message.id == "metals-occupies":
                told[seat] += arguments["points"]
            elif event.message.id in ("metals-assault-point", "metals-bonus"):
                told[1 - seat] += 1
        for seat in (0, 1):
            score = position.view["score"][seat] + told[seat]
            assert after.view["score"][seat] == min(score, after.view["target"])


@settings(max_examples=60, deadline=None)
@given(positions)
def test_a_drawing_names_every_square_and_is_well_formed(position: Position) -> None:
    from xml.etree import ElementTree

    drawing = ElementTree.fromstring(position.svg())
    title = drawing.find("{http://www.w3.org/2000/svg}title")
    assert title is not None and title.text == position.text


@settings(max_examples=100, deadline=None)
@given(map_words())
def test_a_map_as_one_word_reads_back(word: str) -> None:
    assert maps.find(word).word == word
