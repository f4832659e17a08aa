"""Words that fit no command: one sentence, in the language asked for, and exit code 2."""

import sys
from collections.abc import Callable, Iterator

import pytest

from escarmouche.cli import main
from escarmouche.cli.output import choose_language

Refused = Callable[..., str]
ENDLESS = 5000 * "9"  # more digits than Python reads


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Refused]:
    """What the command line says on stderr when it refuses some words."""

    def said(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["escarmouche", *words])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        assert (end.value.code, out) == (2, "")
        return err

    monkeypatch.setenv("ESCARMOUCHE_LANG", "en")
    yield said
    choose_language(None)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "odds test --value x --difficulty 12",
            "--value must be a whole number, not “x”.",
            "--value doit être un nombre entier, pas « x ».",
        ),
        (
            "odds secret --candidates 5 --losses 1 --losses 1.5",
            "--losses must be a whole number, not “1.5”.",
            "--losses doit être un nombre entier, pas « 1.5 ».",
        ),
        (
            "hint dragons -p x --seconds soon",
            "--seconds must be a number, not “soon”.",
            "--seconds doit être un nombre, pas « soon ».",
        ),
        (
            "match dragons --a 1 --b 1 --games 0",
            "--games must be at least 1, not “0”.",
            "--games doit valoir au moins 1, pas « 0 ».",
        ),
        (
            "solve dragons -p x --seconds nan",
            "--seconds must be at least 0, not “nan”.",
            "--seconds doit valoir au moins 0, pas « nan ».",
        ),
        (
            "serve --port 65536",
            "--port must be at most 65535, not “65536”.",
            "--port doit valoir au plus 65535, pas « 65536 ».",
        ),
        pytest.param(
            f"match dragons --a 1 --b 1 --games {ENDLESS}",
            f"--games cannot be “{ENDLESS}”.",
            f"--games ne peut pas être « {ENDLESS} ».",
            id="endless",
        ),
        (
            "hint dragons",
            "“escarmouche hint” needs --position, which is missing.",
            "« escarmouche hint » demande --position, qui manque.",
        ),
        (
            "rules",
            "“escarmouche rules” needs GAME, which is missing.",
            "« escarmouche rules » demande GAME, qui manque.",
        ),
        (
            "rules dragons DRA-01 DRA-02",
            "“DRA-02” is one word too many for “escarmouche rules”.",
            "« DRA-02 » est un mot de trop pour « escarmouche rules ».",
        ),
        (
            "games --jsn",
            "“escarmouche games” has no option --jsn; did you mean --json?",
            "« escarmouche games » n’a pas d’option --jsn ; vouliez-vous --json ?",
        ),
        (
            "odds test -q",
            "“escarmouche odds test” has no option -q.",
            "« escarmouche odds test » n’a pas d’option -q.",
        ),
        (
            "games --json=3",
            "The option --json takes no value.",
            "L’option --json ne prend pas de valeur.",
        ),
        (
            "perft dragons --depth",
            "The option --depth needs a value after it.",
            "L’option --depth demande une valeur à sa suite.",
        ),
        (
            "gmaes",
            "“escarmouche” has no command “gmaes”; did you mean “games”?",
            "« escarmouche » n’a pas de commande « gmaes » ; vouliez-vous « games » ?",
        ),
        (
            "lab x",
            "“escarmouche lab” has no command “x”; “escarmouche lab --help” lists them.",
            "« escarmouche lab » n’a pas de commande « x » ; « escarmouche lab --help » les donne.",
        ),
        (
            "maps --",
            "“escarmouche maps” needs one of its commands: new, check.",
            "« escarmouche maps » demande l’une de ses commandes : new, check.",
        ),
        (
            "perft dragons --depth 1 -o setup=huge",
            "Option “setup” cannot be “huge”; it is one of: baby, little, big, equal.",
            "L’option « setup » ne peut pas être « huge » ;"
            " c’est l’une de : baby, little, big, equal.",
        ),
        (
            "verify nowhere.txt",
            "There is no file “nowhere.txt”.",
            "Le fichier « nowhere.txt » n’existe pas.",
        ),
    ],
)
def test_a_refusal_is_one_sentence(refused: Refused, line: str, english: str, french: str) -> None:
    assert refused("--lang", "en", *line.split()) == f"{english}\n"
    assert refused("--lang=fr", *line.split()).replace("\u00a0", " ") == f"{french}\n"


def test_what_was_typed_cannot_break_the_line(refused: Refused) -> None:
    said = refused("rules", "a\nb\x1b[2J")
    assert said.startswith("There is no game called “a\\nb\\x1b[2J”")
    assert said.count("\n") == 1


@pytest.mark.parametrize("words", [("--lang",), ("games", "--lang")])
def test_a_language_left_out_is_asked_for(refused: Refused, words: tuple[str, ...]) -> None:
    assert refused(*words) == "The option --lang needs a value after it.\n"


@pytest.mark.parametrize("command", ["", "perft", "simulate", "play", "lab balance", "odds test"])
def test_the_help_speaks_french_and_names_no_python_type(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*command.split(), "--help", "--lang", "fr"]
    monkeypatch.setattr(sys, "argv", ["escarmouche", *words])
    monkeypatch.setenv("COLUMNS", "200")
    try:
        with pytest.raises(SystemExit) as end:
            main()
    finally:
        choose_language(None)
    said = capsys.readouterr().out
    assert end.value.code == 0 and "Usage\u202f:" in said.replace("\xa0", "\u202f")
    assert "Montrer cette aide et terminer." in said
    for english in (
        "Show this",
        "Commands",
        "required",
        "default",
        "<bool>",
        " range",
        "99999",
        "<=",
    ):
        assert english not in said
