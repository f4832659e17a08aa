"""What the sheets of each game say is what its rules and data say."""

from __future__ import annotations

from pathlib import Path

import pytest
from printed import MILLIMETRE, Printed

from escarmouche import catalog
from escarmouche.core.errors import DataError, EscarmoucheError, OptionError
from escarmouche.games.confrontation.options import shipped_warband
from escarmouche.games.confrontation.profiles import Profile, load_warband
from escarmouche.games.confrontation.wound_table import ROWS, Result, default_table
from escarmouche.games.irondie.sets import ready_sets
from escarmouche.games.metals import maps
from escarmouche.printing.sheets import print_material

WARBAND = Path(__file__).parent / "data" / "griffin-watch.toml"
SHORT = {
    Result.NONE: "–",
    Result.STUNNED: "st.",
    Result.LIGHT: "L",
    Result.SERIOUS: "S",
    Result.CRITICAL: "C",
    Result.KILLED: "†",
}
CARD_SIZE = (63 * MILLIMETRE, 88 * MILLIMETRE)


def printed(game: str, **options: str) -> Printed:
    return Printed(print_material(game, "en", options=options))


@pytest.fixture(scope="module")
def skirmish() -> Printed:
    return printed("confrontation", warband=str(WARBAND))


def wound_rows(sheets: Printed) -> list[str]:
    """The lines of the wound table, from the top."""
    lines = sheets.pdf.pages[0].extract_text().splitlines()
    names = {"< 0", *ROWS[1:]}
    return [line for line in lines if any(line.startswith(f"{name} ") for name in names)]


def test_con_39_the_printed_wound_table_is_the_one_of_the_data(skirmish) -> None:
    assert wound_rows(skirmish) == [
        " ".join([name.replace("<0", "< 0"), *(SHORT[result] for result in row)])
        for name, row in zip(ROWS, default_table().rows, strict=True)
    ]


def test_con_39_a_wound_table_of_ones_own_is_printed_instead(tmp_path) -> None:
    rows = "\n".join(f'"{name}" = {["killed"] * 5}' for name in ROWS)
    (tmp_path / "own.toml").write_text(f"[rows]\n{rows}\n")
    lines = wound_rows(printed("confrontation", wounds=str(tmp_path / "own.toml")))
    assert len(lines) == len(ROWS) and all(line.endswith("† † † † †") for line in lines)


def card_words(sheet: Printed, page: int, place: int) -> list[str]:
    """The words of one of the eight places of a sheet of cards, from the left upper one on."""
    found = sheet.pdf.pages[page]
    width, height = CARD_SIZE
    left = (found.width - 4 * width) / 2 + place % 4 * width
    top = (found.height - 2 * height) / 2 + place // 4 * height
    return found.crop((left, top, left + width, top + height)).extract_text(y_tolerance=5).split()


def expected_words(fighter: Profile) -> set[str]:
    values = {str(value).replace("-", "−") for value in fighter.characteristics.values()}
    return {*fighter.name.split(), str(fighter.pa), *fighter.characteristics, *values}


def test_con_66_a_card_says_what_its_profile_says(skirmish) -> None:
    for place, fighter in enumerate(load_warband(WARBAND).fighters):
        words = card_words(skirmish, 4, place)
        assert expected_words(fighter) <= set(words), fighter.name
        named = [words[words.index(name) + 1] for name in fighter.characteristics]
        assert named == [str(value).replace("-", "−") for value in fighter.characteristics.values()]
        assert ("TIR" in words) and ("–" in words) == ("TIR" not in fighter.characteristics)


def test_the_back_of_a_card_lies_behind_it_when_the_short_edge_is_turned(skirmish) -> None:
    for place, fighter in enumerate(load_warband(WARBAND).fighters):
        behind = place // 4 * 4 + 3 - place % 4
        assert fighter.name.split()[0] in card_words(skirmish, 5, behind)


def test_con_122_the_backs_of_activation_cards_are_all_alike(skirmish) -> None:
    backs = {tuple(card_words(skirmish, 7, place)) for place in (0, 1, 2, 3, 6, 7)}
    assert backs == {("Griffin", "watch")}
    fronts = [card_words(skirmish, 6, place)[0] for place in range(6)]
    assert fronts == ["Aelis", "Brann", "Cadoc", "Dwyn", "Elwen", "Old"]


def test_the_roster_adds_up_the_points_of_the_warband(skirmish) -> None:
    assert f"Griffin watch · {load_warband(WARBAND).pa} PA" in skirmish.text(9)


def test_templates_are_true_to_scale(skirmish) -> None:
    curves = [
        (round(curve["width"] / MILLIMETRE, 1), round(curve["height"] / MILLIMETRE, 1))
        for curve in skirmish.pdf.pages[2].curves
    ]
    for diameter in (20.0, 40.0, 60.0, 80.0, 100.0, 25.0, 37.5, 50.0):
        assert (diameter, diameter) in curves
    rectangles = [
        (round(rect["width"] / MILLIMETRE, 1), round(rect["height"] / MILLIMETRE, 1))
        for rect in skirmish.pdf.pages[2].rects
    ]
    assert (25.0, 50.0) in rectangles  # the base of cavalry
    assert (140.0, 18.0) in rectangles  # CON-20: dispersion goes up to 14 cm


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ('name = "x"\n', "fighter"),
        ('name = "x"\n[[fighter]]\nname = "y"\npa = 3\n', "characteristics"),
        ('name = "x"\n[[fighter]]\nname = "y"\npa = -1\n', "pa"),
        ('name = "x"\ncolour = "red"\nfighter = []\n', "colour"),
        ('name = "x"\n[[fighter]]\nname="y"\npa=1\ncharacteristics={MOU=1,RES=0}\n', "INI"),
    ],
)
def test_con_65_a_wrong_warband_is_refused_with_file_and_key(tmp_path, content, reason) -> None:
    (tmp_path / "bad.toml").write_text(content)
    with pytest.raises(DataError, match=rf"bad\.toml.*{reason}"):
        printed("confrontation", warband=str(tmp_path / "bad.toml"))


def test_dra_21_the_power_cards_say_who_takes_whom() -> None:
    from escarmouche.games.dragons.sheets import content

    game = catalog.game("dragons")
    for entry in content({}, "en")["powers"]:
        for target in range(1, 7):
            text = f"arena=--------/--f{entry['power']}i{target}--/--------/-------- turn=fire"
            takes = any("x" in move for move in game.position(text).moves)
            assert takes == (target in entry["takes"])
    assert content({}, "en")["powers"][5] == {"power": 6, "takes": [2, 3, 4, 5], "falls": [1]}


@pytest.mark.parametrize("name", maps.shipped())
def test_met_04_every_map_fits_its_page_with_a_track_on_both_short_sides(name) -> None:
    sheets = printed("metals", map=name)
    assert sheets.pages == 3
    # The track of the other player is upside down.
    upside_down = [char for char in sheets.pdf.pages[0].chars if char["matrix"][0] < 0]
    assert sorted(char["text"] for char in upside_down) == sorted("012345678910")
    points = sum(word.isdigit() for word in maps.load(name).word.replace("/", ",").split(","))
    circled = [
        curve for curve in sheets.pdf.pages[0].curves if curve["fill"] and curve["height"] < 40
    ]
    assert len(circled) >= points


def test_met_04_the_largest_map_of_ones_own_fits_too(tmp_path) -> None:
    rank = ". F1 C2 # 9 . F C ."
    ranks = ", ".join(f'"{rank}"' for _ in range(9))
    (tmp_path / "own.toml").write_text(f"ranks = [{ranks}]\n")
    assert printed("metals", map=str(tmp_path / "own.toml"), metals_each="9").pages == 3


def test_iro_13_the_mat_says_the_bonus_of_every_colour_and_of_ones_own_mat(tmp_path) -> None:
    assert "Attack +2" in printed("irondie").text(0)
    from importlib.resources import files

    own = (files("escarmouche.games.irondie") / "mat.toml").read_text(encoding="utf-8")
    (tmp_path / "own.toml").write_text(
        own.replace("red = { attack = 2 }", "red = { vitality = 5 }")
    )
    text = printed("irondie", mat=str(tmp_path / "own.toml")).text(0)
    assert "Vitality +5" in text and "Attack +2" not in text


def test_iro_02_a_set_is_printed_die_by_die() -> None:
    sheets = printed("irondie", south="masters", north="Sk,Sk*,Ar,Nb,Nb,Ww,Ww*,Gy,Po")
    for page, dice in ((3, ready_sets()["masters"]), (4, "Sk,Sk*,Ar,Nb,Nb,Ww,Ww*,Gy,Po")):
        words = sheets.pdf.pages[page].extract_text().split()
        for die in dice.split(","):
            assert words.count(die) >= 6  # once on each face
    assert "Rare black Smasher" in sheets.text(2)


def test_rag_86_a_scenario_of_ones_own_is_printed(tmp_path) -> None:
    (tmp_path / "ford.toml").write_text(
        'name = "The ford"\nturns = 5\narmy-points = 250\n[table]\nwidth = 60\nheight = 60\n'
        '[[zone]]\nname = "ford"\ncentre = [30, 30]\nradius = 12\n'
        '[[objective]]\nkind = "control"\nzone = "ford"\npoints = 3\n'
    )
    sheets = printed("ragnarok", scenario=str(tmp_path / "ford.toml"))
    assert sheets.pages == 2
    assert "Turns 5 Army points (PA) 250 Table 60 × 60 cm" in sheets.text(0)
    circles = [curve["width"] for curve in sheets.pdf.pages[0].curves]
    table = max(rect["width"] for rect in sheets.pdf.pages[0].rects)
    assert any(abs(width - table * 24 / 60) < 0.1 for width in circles)


def test_a_file_that_is_not_there_is_refused_in_a_sentence() -> None:
    for game, option in (("metals", "map"), ("confrontation", "warband"), ("ragnarok", "scenario")):
        with pytest.raises(EscarmoucheError, match=r"nowhere\.toml"):
            printed(game, **{option: "nowhere.toml"})


def test_what_comes_with_the_game_is_printed_by_its_name() -> None:
    cards = printed("confrontation", warband="greywater", scenario="the-mist")
    names = [fighter.name.split()[0] for fighter in shipped_warband("greywater").fighters]
    assert [card_words(cards, 6, place)[0] for place in range(len(names))] == names
    assert "Something in the mist" in cards.text(10) and "difficult ground" in cards.text(10)
    with pytest.raises(OptionError, match="crossroads"):
        printed("ragnarok", scenario="nowhere")
