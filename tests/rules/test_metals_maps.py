"""Maps of Metals: what a file may say, and one clear sentence for everything else."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from escarmouche import catalog
from escarmouche.cli.maps import app
from escarmouche.core import files
from escarmouche.core.errors import EscarmoucheError, InputError
from escarmouche.core.game_record import Record
from escarmouche.games.metals import maps

metals = catalog.game("metals")
MINE = 'ranks = [\n    ". F 2",\n    "1 # C1",\n    ". . .",\n]\n'


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE)
    return path


@pytest.mark.parametrize("name", maps.shipped())
def test_a_shipped_map_is_unchanged_by_a_half_turn(name: str) -> None:
    rows = maps.load(name).rows
    assert rows == tuple(row[::-1] for row in rows[::-1])


def test_the_shipped_maps_are_three_more_than_the_default_one() -> None:
    assert maps.shipped() == ("plaine", "defile", "faubourg", "lac")
    assert len({maps.load(name) for name in maps.shipped()}) == 4


def test_a_map_of_a_file_is_played_and_told_as_one_word(mine: Path) -> None:
    start = metals.new(map=str(mine))
    assert start.text == "map=.,F,2/1,#,C1/.,.,. blue=- red=- pool=3,3 score=0,0 turn=lot"
    assert start.view["squares"]["c2"] == {"terrain": "city", "vp": 1, "corner": False}
    text = f"map={mine} blue=a1N red=- pool=2,3 score=0,0 turn=red"
    assert metals.position(text).text.startswith("map=.,F,2/1,#,C1/.,.,. blue=a1N")


def test_a_record_on_ones_own_map_reads_back_without_the_file(mine: Path) -> None:
    record = Record.new(metals, map=str(mine))
    for move in ("lot:red", "+c3S", "+a1N"):
        record.play(move)
    mine.unlink()
    again = catalog.read_record(record.text)
    assert again.text == record.text and again.position == record.position


def test_a_file_that_says_a_shipped_map_is_that_map(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text('ranks = [". . 1 . .", ". F . C .", "2 . . . F", ". . 2 . .", "F . . . 2",'
                    '".   C . F .", ". . 1 . 0"]')  # fmt: skip
    assert metals.new(map=str(path)) == metals.new()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ('ranks = [". . .", ". . ."]', "“ranks” has 2 ranks; a map has 3 to 9"),
        ("ranks = []", "“ranks” has 0 ranks"),
        ('ranks = [". .", ". .", ". ."]', "rank 3 has 2 squares"),
        ('ranks = ["", "", ""]', "rank 3 has 0 squares"),
        (f"ranks = {['. . . . . . . . . .'] * 3}", "rank 3 has 10 squares"),
        ('ranks = [". . .", ". .", ". . ."]', "rank 2 has 2 squares"),
        ('ranks = [". . .", ". M .", ". . ."]', "rank 2: “M” has an unknown terrain"),
        ('ranks = [". . .", ". f .", ". . ."]', "rank 2: “f” has an unknown terrain"),
        ('ranks = [". . .", ". #1 .", ". . ."]', "rank 2: “#1” has an unknown terrain"),
        ('ranks = [". 10 .", ". . .", ". . ."]', "rank 3: “10” has no possible VP"),
        ('ranks = [". -1 .", ". . .", ". . ."]', "rank 3: “-1” has no possible VP"),
        ('ranks = [". . .", ". . .", ". F1.5 ."]', "rank 1: “F1.5” has no possible VP"),
        ('ranks = ["# . .", ". . .", ". . ."]', "rank 3: a corner of the map is closed"),
        ('ranks = [". . .", ". . .", ". . #"]', "rank 1: a corner of the map is closed"),
        ('ranks = ". . ."', "“ranks” must be a list of texts"),
        ("ranks = [1, 2, 3]", "“ranks” must be a list of texts"),
        ("", "“ranks” must be a list of texts"),
        ('name = "x"\nranks = []', "the key “name” is unknown"),
        ('ranks = [\n". . ."\n". . ."]', "line 3, column 1: this is not TOML"),
        ('ranks = [". . ."', "is not TOML"),
        ("# " + "x" * 70_000, "larger than"),
    ],
)
def test_a_wrong_map_file_is_named_with_the_place_and_the_reason(
    tmp_path: Path, content: str, reason: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(content)
    for use in (
        lambda: maps.check(str(path)),
        lambda: metals.new(map=str(path)),
        lambda: metals.position(f"map={path} blue=- red=- pool=3,3 score=0,0 turn=lot"),
    ):
        with pytest.raises(EscarmoucheError) as refusal:
            use()
        assert reason in str(refusal.value) and str(path) in str(refusal.value)
        assert str(path) in refusal.value.text("fr")


def test_a_map_file_that_is_missing_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no file .*nowhere\.toml"):
        maps.check(str(tmp_path / "nowhere.toml"))
    with pytest.raises(InputError, match="cannot be read"):
        maps.check(str(tmp_path))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"# map\n\xff\xfe")
    with pytest.raises(InputError, match=r"binary\.toml, line 2: this is not UTF-8"):
        maps.check(str(binary))


def test_a_wrong_word_is_refused_like_a_wrong_file() -> None:
    for word, reason in ((".,.,./.,X,./.,.,.", "“X”"), ("a/b", "3 to 9"), ("nulle", "no map")):
        with pytest.raises(EscarmoucheError, match=reason):
            metals.new(map=word)


def test_no_file_is_read_where_files_are_refused(mine: Path) -> None:
    with files.refusing_files():
        with pytest.raises(InputError, match="not read here"):
            metals.new(map=str(mine))
        assert metals.new(map="lac").text.startswith("map=lac ")
    metals.new(map=str(mine))


def test_maps_new_writes_a_file_that_check_accepts(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    run = CliRunner().invoke(app, ["new", str(path), "--files", "4", "--ranks", "6"])
    assert run.exit_code == 0 and str(path) in run.output
    checked = CliRunner().invoke(app, ["check", str(path)])
    assert checked.exit_code == 0
    rows = maps.check(str(path)).rows
    assert (len(rows[0]), len(rows)) == (4, 6)
    before = path.read_bytes()
    again = CliRunner().invoke(app, ["new", str(path)])
    assert isinstance(again.exception, InputError) and "exists already" in str(again.exception)
    assert path.read_bytes() == before


@pytest.mark.parametrize("size", [("--files", "2"), ("--ranks", "10")])
def test_maps_new_refuses_a_size_that_no_map_has(tmp_path: Path, size: tuple[str, str]) -> None:
    path = tmp_path / "mine.toml"
    run = CliRunner().invoke(app, ["new", str(path), *size])
    assert isinstance(run.exception, InputError) and size[0][2:] in str(run.exception)
    assert not path.exists()


def test_a_key_that_stands_twice_is_named_with_its_line(tmp_path: Path) -> None:
    for text in ('ranks = [". . ."]\nranks = []\n', "[one]\n[one]\n"):
        (tmp_path / "twice.toml").write_text(text)
        with pytest.raises(EscarmoucheError, match="line 2: this key or table"):
            maps.check(str(tmp_path / "twice.toml"))


def test_a_new_map_needs_a_name_that_will_be_read_as_a_map(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["new", str(tmp_path / "x.txt")])
    assert isinstance(run.exception, InputError) and "must end in .toml" in str(run.exception)
    assert not list(tmp_path.iterdir())
