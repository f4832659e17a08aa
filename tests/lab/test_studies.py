"""The studies: what each finds, how the commands say it, and what they refuse."""

import json
from itertools import pairwise

import pytest
from studies import run

from escarmouche import catalog
from escarmouche.core.errors import EscarmoucheError, InputError
from escarmouche.core.texts import LANGUAGES, Message
from escarmouche.games.metals import maps
from escarmouche.lab.balance import balance, duel
from escarmouche.lab.contests import Tally
from escarmouche.lab.findings import Findings
from escarmouche.lab.mapsearch import Fairness, best_map, map_text, search_maps
from escarmouche.lab.openings import openings
from escarmouche.lab.question import Question, stopping
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study
from escarmouche.lab.sweep import sweep
from escarmouche.lab.tournament import most_rounds, swiss_pairs, tournament

NO_ARMS = {"arms": [], "scenes": []}


def question(kind: str, game: str, games: int, details: dict, **options: str) -> Question:
    return Question(kind, game, 1, Stopping(games), options=options, details=details)


def said(found: Findings) -> str:
    """Everything in words, in every language: nothing may be missing."""
    texts = []
    for language in LANGUAGES:
        messages = [found.title, *found.conclusions, *found.warnings]
        for table in found.tables:
            messages += [table.title, table.row_axis, table.column_axis]
            messages += [label for cell in table.cells for label in (cell.row, cell.column)]
        messages += [each.title for each in (*found.histograms, *found.replays)]
        messages += [each.reason for each in found.endings]
        messages += [each.name for each in (*found.contests, *found.ratings)]
        texts.append("\n".join(message.text(language) for message in messages))
    return "\n".join(texts)


def scores(found: Findings, table: int = 0) -> dict[str, float]:
    cells = found.tables[table].cells
    return {f"{cell.row.text()} {cell.column.text()}": cell.score for cell in cells}


def test_balance_compares_factions_on_a_map() -> None:
    details = {"arms": ["Zipang", "Dinorda", "Corsario"], "scenes": ["plaine"]}
    found = balance(question("balance", "metals", 600, details), Study())
    matrix, averages, places = found.tables
    assert [len(table.cells) for table in found.tables] == [3, 3, 2]
    assert matrix.opposed and found.games == 1800
    assert sum(cell.score for cell in averages.cells) == pytest.approx(1.5)
    assert all(cell.games == 1800 for cell in places.cells)
    assert "Corsario (plain)" in said(found)


def test_balance_of_dragons_compares_set_ups_by_who_starts() -> None:
    found = balance(question("balance", "dragons", 500, NO_ARMS), Study())
    rows = [cell.row.text() for cell in found.tables[0].cells]
    assert rows[::2] == ["Baby Dragon", "Little Dragon", "Big Dragon", "equal powers"]
    # DRA-13: who starts a big game places and strikes first, which random players profit from.
    assert scores(found)["Big Dragon who starts"] > 0.55
    assert said(found)


def test_a_duel_of_sets() -> None:
    found = duel(question("duel", "irondie", 100, {"first": "red", "second": "masters"}), Study())
    assert found.tables[0].cells[0].games == 100
    assert found.tables[0].opposed
    assert "red against masters" in said(found)


def test_a_tournament_rates_its_players() -> None:
    details = {"players": ["random", "level:2:30", "level:4:30"], "rounds": 0}
    asked = question("tournament", "dragons", 12, details, setup="equal")
    found = tournament(asked, Study())
    assert len(found.tables[0].cells) == 3
    assert found.ratings[-1].name == Message("lab-player-random")
    assert [a.elo > b.elo for a, b in pairwise(found.ratings)] == [True] * (len(found.ratings) - 1)
    assert said(found)


@pytest.mark.parametrize("players", [2, 5, 6, 9, 20])
def test_swiss_rounds_pair_all_who_have_not_met(players: int) -> None:
    results: dict[tuple[int, int], Tally] = {}
    rests = [0] * players
    for _ in range(most_rounds(players)):
        pairs = swiss_pairs(players, results)
        paired = [player for pair in pairs for player in pair]
        assert len(paired) == len(set(paired)) == players - players % 2
        assert not set(pairs) & set(results)
        for player in set(range(players)) - set(paired):
            rests[player] += 1
        results |= {(a, b): Tally(2, 0, 0) for a, b in pairs}  # the lower number wins
    assert max(rests) <= 1


def test_swiss_rounds_pair_equals() -> None:
    results = {(0, 1): Tally(2, 0, 0), (2, 3): Tally(0, 0, 2), (4, 5): Tally(1, 0, 1)}
    # Two winners, two halves who have met, two losers.
    assert swiss_pairs(6, results) == [(0, 3), (1, 4), (2, 5)]


def test_a_swiss_tournament_plays_its_rounds() -> None:
    details = {"players": ["random", "level:1:5", "level:2:5", "level:3:5"], "rounds": 2}
    found = tournament(question("tournament", "dragons", 2, details), Study())
    assert len(found.contests) == 4 and found.games == 8


def test_a_sweep_varies_an_option_or_a_part_of_one() -> None:
    for game, what, values in (
        ("metals", "target", ["5", "20"]),
        ("metals", "map.c3", [".", "F2"]),
        ("irondie", "mat.swarm.amount", ["1", "5"]),
        ("irondie", "south.2", ["Ar", "Sk"]),
    ):
        details = {"what": what, "values": values, "counted": "seat-0"}
        found = sweep(question("sweep", game, 60, details), Study())
        assert len(found.tables[0].cells) == 4
        assert len({str(contest.options) for contest in found.contests}) == 2
        assert said(found)


def test_points_to_win_change_how_long_games_are() -> None:
    details = {"what": "target", "values": ["5", "20"], "counted": "starter"}
    study = Study()
    sweep(question("sweep", "metals", 200, details), study)
    short, long = (rows["plies"].mean() for rows in study.games)
    assert long > 2 * short


def test_openings_rank_the_first_moves() -> None:
    won = "arena=f1i6----/--------/--------/------i2 turn=fire"
    found = openings(question("openings", "dragons", 50, {"position": won}), Study())
    assert scores(found) == {"a4xb4 Fire": 1.0}
    found = openings(question("openings", "metals", 50, {"position": None}), Study())
    values = list(scores(found).values())
    assert len(values) == 16 and values == sorted(values, reverse=True)
    assert said(found)


def test_a_search_finds_a_map_that_is_saved_and_read_again(tmp_path) -> None:
    details = {
        "files": 4, "ranks": 5, "symmetric": True, "population": 4, "generations": 1,
        "factions": False,
    }  # fmt: skip
    asked = question("maps", "metals", 200, details)
    found = search_maps(asked, Study())
    assert found.text == search_maps(asked, Study()).text
    best = best_map(found)
    rows = best.rows
    assert rows == tuple(row[::-1] for row in reversed(rows))
    file = tmp_path / "best.toml"
    file.write_text(map_text(best, "found\nhere"))
    assert maps.check(str(file)) == best
    assert said(found)


def test_unfairness_is_measured_without_bias() -> None:
    fair = Fairness(Tally(50, 0, 50), Tally(50, 0, 50), {})
    unfair = Fairness(Tally(80, 0, 20), Tally(50, 0, 50), {})
    assert fair.unfairness < 0 < unfair.unfairness == pytest.approx(0.09 - 0.005)


def test_a_wanted_precision_is_reached_and_no_more_games_are_played() -> None:
    until = stopping(None, 0.04, thoughtful=False)
    asked = Question("balance", "dragons", 1, until, details={"scenes": ["baby"], "arms": []})
    found = balance(asked, Study())
    cell = found.tables[0].cells[0]
    assert (cell.high - cell.low) / 2 <= 0.04
    assert found.sequential and found.games in until.looks and found.games < 2500
    assert all(look % 2 == 0 for look in until.looks)


def test_every_game_names_its_endings_and_arms() -> None:
    for game in catalog.games():
        for language in LANGUAGES:
            for reason in game.rules.reasons[1:]:
                assert Message(f"ending-{game.name}-{reason}").text(language)
            if game.arms:
                assert Message(f"arms-{game.name}").text(language)
                assert all(game.arm_name(arm).text(language) for arm in game.arms.values)


@pytest.mark.parametrize(
    ("ask", "details", "game", "sentence"),
    [
        (balance, {"arms": ["Zipang"], "scenes": []}, "metals", "Two different factions"),
        (balance, {"arms": ["a", "b"], "scenes": []}, "dragons", "nobody chooses anything"),
        (balance, {"arms": ["Zipang", "X"], "scenes": []}, "metals", "the factions are"),
        (balance, {"arms": [], "scenes": ["moon"]}, "dragons", "cannot be “moon”"),
        (duel, {"first": "a", "second": "b"}, "dragons", "nobody chooses anything"),
        (duel, {"first": "red", "second": "pink"}, "irondie", "pink"),
        (tournament, {"players": ["random", "random"], "rounds": 0}, "dragons", "Two different"),
        (tournament, {"players": ["random", "level:1"], "rounds": 2}, "dragons", "1 Swiss rounds"),
        (tournament, {"players": ["random", "me"], "rounds": 0}, "dragons", "“me” is not a player"),
        (sweep, {"what": "size.1", "values": ["9"]}, "irondie", "no parts to vary"),
        (sweep, {"what": "moon", "values": ["1"]}, "metals", "no option “moon”"),
        (sweep, {"what": "map.z9", "values": ["1"]}, "metals", "“z9” is not a square"),
        (openings, {"position": "nonsense"}, "dragons", "nonsense"),
    ],
)
def test_what_cannot_be_studied_is_said_in_one_sentence(ask, details, game, sentence) -> None:
    with pytest.raises(EscarmoucheError, match=sentence) as refusal:
        ask(question("x", game, 10, {"counted": "starter"} | details), Study())
    assert "\n" not in refusal.value.text("fr")


def test_a_precision_has_limits() -> None:
    for precision in (0.0, 0.5, float("nan")):
        with pytest.raises(InputError, match="is not possible"):
            stopping(None, precision, thoughtful=False)


def test_a_command_prints_its_study_and_writes_its_files(tmp_path) -> None:
    words = ("lab", "duel", "irondie", "red", "blue", "--games", "60", "--seed", "4")
    file = tmp_path / "found.json"
    done = run(*words, "--json", "--output", str(file))
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert printed["run"]["played"] == 60
    found = Findings.read(file.read_text())
    assert json.loads(found.text) == printed["findings"]
    assert found.command == ("escarmouche", *words), "what says how to run it is left out"
    shown = run("--lang", "fr", *words)
    assert "60 parties" in shown.stdout and "rouge contre bleu" in shown.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("balance", "chess"), "no game called “chess”"),
        (("balance", "dragons", "--level", "9"), "from 1 to 8"),
        (("balance", "dragons", "--precision", "80"), "precision of 0.8 is not possible"),
        (("balance", "dragons", "--output", "found.xls"), "neither a folder nor a file"),
        (("sweep", "metals", "target", "5", "--count", "me"), "“me” cannot be counted"),
        (("maps",), "--search finds fair ones"),
        (("maps", "--search", "--save", "map.txt"), "does not end in .toml"),
    ],
)
def test_bad_words_are_one_sentence_and_exit_code_2(words, sentence) -> None:
    done = run("lab", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr and done.stderr.count("\n") == 1
