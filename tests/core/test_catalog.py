"""Games are found in their folders, those of other packages too, without being loaded."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from escarmouche import catalog
from escarmouche.core.rulebook import rulebook

GAME = """
from escarmouche.games.dragons.game import Dragons

class Knights(Dragons):
    name = "knights"
"""
RULES = "from escarmouche.games.dragons.rules import RULES"
SHARED = """
from escarmouche.core.compiling import compiled

@compiled
def twice(face: int) -> int:
    return 2 * face
"""
NOTATION = "from escarmouche.games.dragons.notation import read, write"


@pytest.fixture
def other_package(tmp_path: Path) -> Path:
    """A folder on the path with an installed package that brings the game `knights`."""
    files = {
        "tourney/__init__.py": "",
        "tourney/shared.py": SHARED,
        "tourney/knights/__init__.py": "",
        "tourney/knights/game.py": GAME,
        "tourney/knights/rules.py": RULES,
        "tourney/knights/notation.py": NOTATION,
        "tourney/knights/rules.toml": '[lists]\nKNI-01 = "stated"\n',
        "tourney/knights/texts/en.ftl": "\nknights-title = Knights\nKNI-01 = Knights ride.\n",
        "tourney/knights/texts/fr.ftl": "\nknights-title = Chevaliers\nKNI-01 = Ils chevauchent.\n",
        "tourney-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: tourney\nVersion: 1\n",
        "tourney-1.dist-info/entry_points.txt": "[escarmouche.games]\n"
        "knights = tourney.knights.game:Knights\n"
        "dragons = tourney.knights.game:Knights\n"
        "gone = no_such_package.game:Gone\n",
    }
    for name, content in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path


def told(folder: Path, program: str) -> Any:
    """What a program prints as JSON when a folder is on its path."""
    paths = [str(folder), *filter(None, sys.path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-c", "import json, sys\n" + dedent(program)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def test_the_games_are_those_whose_folders_have_one() -> None:
    assert catalog.GAMES[:4] == ("dragons", "metals", "irondie", "confrontation")


def test_the_objectives_of_ragnarok_are_read_in_the_rules_of_the_skirmish() -> None:
    assert rulebook("ragnarok") is rulebook("confrontation")
    assert rulebook("ragnarok")["RAG-10"].section == "control"


def test_a_game_of_another_package_comes_after_our_own_and_replaces_none(
    other_package: Path,
) -> None:
    names, module = told(
        other_package,
        """
        from escarmouche import catalog
        print(json.dumps([catalog.GAMES, type(catalog.game('dragons')).__module__]))
        """,
    )
    assert names == ["dragons", "metals", "irondie", "confrontation", "knights"]
    assert module == "escarmouche.games.dragons.game"


def test_its_texts_and_rules_are_found_without_importing_it(other_package: Path) -> None:
    title, rule, imported = told(
        other_package,
        """
        from escarmouche.core.texts import say
        from escarmouche.core.rulebook import rulebook
        said = say('knights-title', 'fr'), rulebook('knights')['KNI-01'].text()
        print(json.dumps([*said, 'tourney' in sys.modules]))
        """,
    )
    assert (title, rule) == ("Chevaliers", "Knights ride.")
    assert not imported


def test_it_is_played_from_its_own_folder(other_package: Path) -> None:
    name, text, folder = told(
        other_package,
        """
        from escarmouche import catalog
        game = catalog.game('knights')
        start = game.position('arena=--------/--------/f2i1----/-------- turn=fire')
        after = start.play('a2xb2').text
        print(json.dumps([game.name, after, sys.modules['tourney.knights'].__path__[0]]))
        """,
    )
    assert name == "knights"
    assert text == "arena=--------/--------/--f1----/-------- turn=ice"
    assert Path(folder) == other_package / "tourney" / "knights"


def test_a_game_goes_to_another_process_without_its_compiled_rules() -> None:
    game = catalog.game("dragons")
    assert game.new().moves
    arrived = pickle.loads(pickle.dumps(game))
    assert type(arrived) is type(game)
    assert arrived.rules is game.rules


def test_games_are_listed_without_loading_what_compiles_their_rules(tmp_path: Path) -> None:
    titles, loaded = told(
        tmp_path,
        """
        from escarmouche import catalog
        titles = [game.title.text() for game in catalog.games()]
        print(json.dumps([titles, 'numba' in sys.modules]))
        """,
    )
    assert titles[:3] == ["Dragons Arena", "Metals", "Irondie"]
    assert not loaded


def test_a_game_without_a_word_about_itself_is_known_by_its_title(other_package: Path) -> None:
    about = told(
        other_package,
        """
        from escarmouche import catalog
        print(json.dumps(catalog.game('knights').about.text('fr')))
        """,
    )
    assert about == "Chevaliers"
