"""Compiled code is kept for the next process, and made again when what it is made from changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TABLES = "WORTH = (1, 2, 3)\n"
COUNTING = '''
from escarmouche.core.compiling import compiled

STEP = 1


@compiled
def step(value: int) -> int:
    """One more."""
    return value + STEP


@compiled
def double(value: int) -> int:
    return value * 2
'''
USING = """
from counting import double, step
from escarmouche.core.compiling import compiled
from tables import WORTH


@compiled
def worth(value: int) -> int:
    return step(value) + WORTH[0]


@compiled
def twice(value: int) -> int:
    return double(value)


print(worth(3), twice(4))
"""


class Sources:
    """A few modules, run in a process of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = ""
        self.cache = folder / "cache" / "escarmouche"
        for name, text in (("tables", TABLES), ("counting", COUNTING), ("using", USING)):
            (folder / f"{name}.py").write_text(text)

    def change(self, name: str, before: str, after: str) -> None:
        path = self.folder / f"{name}.py"
        assert before in path.read_text()
        path.write_text(path.read_text().replace(before, after))

    def run(self, **environment: str) -> tuple[str, set[str]]:
        """What is printed, and the functions that were compiled."""
        before = self.kept()
        done = subprocess.run(
            [sys.executable, "-B", "using.py"],
            cwd=self.folder,
            env=os.environ | {"XDG_CACHE_HOME": str(self.folder / "cache")} | environment,
            capture_output=True,
            text=True,
        )
        assert not done.returncode, done.stderr
        self.said = done.stdout
        return done.stdout.splitlines()[-1], {name for _, name in self.kept() - before}

    def kept(self) -> set[tuple[str, str]]:
        """The functions that are kept, each with what it is made from."""
        drafts = self.cache.glob("code/*/*.draft")
        return {(path.parent.name, path.name.split(".")[1]) for path in drafts}


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


def test_the_next_process_finds_everything_compiled(sources: Sources) -> None:
    assert sources.run() == ("5 8", {"step", "double", "worth", "twice"})
    assert sources.run() == ("5 8", set())


def test_a_change_compiles_what_depends_on_it_and_nothing_else(sources: Sources) -> None:
    sources.run()
    sources.change("counting", "value + STEP", "value + STEP + 1")
    assert sources.run() == ("6 8", {"step", "worth"})
    sources.change("counting", "STEP = 1", "STEP = 5")
    assert sources.run() == ("10 8", {"step", "worth"})
    sources.change("tables", "(1,", "(7,")
    assert sources.run() == ("16 8", {"worth"})


def test_what_was_compiled_before_is_found_again(sources: Sources) -> None:
    sources.run()
    sources.change("tables", "(1,", "(7,")
    sources.run()
    sources.change("tables", "(7,", "(1,")
    assert sources.run() == ("5 8", set())


def test_words_and_places_change_nothing(sources: Sources) -> None:
    sources.run()
    sources.change("counting", "One more.", "The number after.")
    sources.change("counting", "STEP = 1", "# By how much.\nSTEP = 1")
    assert sources.run() == ("5 8", set())


def test_what_calls_a_function_that_has_another_name_by_now_is_made_again(
    sources: Sources,
) -> None:
    sources.change(
        "using",
        "print(",
        "@compiled\ndef both(v: int) -> int:\n    return worth(v)\n\n\nprint(both(3), ",
    )
    assert sources.run()[0] == "5 5 8"
    sources.change("counting", "def step", "def onward")
    sources.change("using", "double, step", "double, onward as step")
    sources.change("using", "return worth(v)", "return worth(v) + 1")  # asks for the draft of it
    assert sources.run()[0] == "6 5 8"


def test_only_what_is_compiled_is_announced(sources: Sources) -> None:
    sources.change("using", "print(", "with listening(print):\n    print(")
    sources.change("using", "\nwith", "\nfrom escarmouche.core.compiling import listening\nwith")
    told = []
    for _ in range(2):
        sources.run()
        told.append([line for line in sources.said.splitlines() if line.startswith("counting.")])
    assert told == [["counting.step", "counting.double"], []]


def test_rules_run_uncompiled_when_numba_is_told_to_compile_nothing(sources: Sources) -> None:
    assert sources.run(NUMBA_DISABLE_JIT="1") == ("5 8", set())
    assert not sources.cache.exists()


def test_code_unused_for_a_month_is_forgotten(sources: Sources) -> None:
    sources.run()
    kept = sorted((sources.cache / "code").iterdir())
    assert len(kept) == 4
    for folder in kept:
        os.utime(folder, (0, 0))
    sources.change("tables", "(1,", "(7,")
    sources.change("using", "import compiled", "import compiled, forget_old_code")
    sources.change("using", "twice(4))", "twice(4))\nforget_old_code()")
    sources.run()
    left = {name for _, name in sources.kept()}
    assert left == {"step", "worth", "twice"}  # `double` is a part of `twice`, which is kept


UNCOMPILED = """
import random
from escarmouche import catalog
dragons, rng = catalog.game("dragons"), random.Random(1)
for options in dragons.variants:
    position = dragons.new(**options)
    while not position.is_over:
        position = position.play(rng.choice(position.moves))
print("played")
"""


def test_whole_games_are_played_uncompiled() -> None:
    """Narrow fields of a record count as wide integers when they are given to a function."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", UNCOMPILED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.stdout == "played\n", done.stderr


def test_what_a_second_process_has_compiled_is_found_by_the_first(sources: Sources) -> None:
    folder = str(sources.folder)
    command = [sys.executable, "-B", "-m", "escarmouche.core.second_compiler"]
    with subprocess.Popen(
        [*command, "counting", "step", "0"],
        env=os.environ | {"XDG_CACHE_HOME": f"{folder}/cache", "PYTHONPATH": folder},
        stdin=subprocess.PIPE,  # open as long as somebody waits for the code
    ) as helper:
        assert helper.wait() == 0
    assert {name for _, name in sources.kept()} == {"step"}
    assert sources.run() == ("5 8", {"double", "worth", "twice"})
