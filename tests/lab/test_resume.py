"""A study that was stopped goes on where it was, and ends as if it had not been stopped."""

import signal
import subprocess
import time
from pathlib import Path

import pytest
from studies import CONTESTS, PROGRAM, run, surroundings

from escarmouche.core.errors import InputError
from escarmouche.lab.engines import Here
from escarmouche.lab.journal import Journal
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Study

STUDY = {"kind": "test", "seed": 5, "versions": {"code": "1"}}
WORDS = (
    "lab", "balance", "dragons", "--scene", "equal", "--scene", "baby",
    "--level", "2", "--nodes", "30", "--games", "70",
)  # fmt: skip


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory) -> bytes:
    folder = tmp_path_factory.mktemp("undisturbed") / "study"
    done = run(*WORDS, "--output", str(folder))
    assert done.returncode == 0, done.stderr
    return files(folder)


def files(folder: Path) -> bytes:
    names = ("findings.json", "report.html", "games.parquet")
    return b"".join((folder / name).read_bytes() for name in names)


@pytest.mark.parametrize("engine", ["processes", "ray"])
def test_a_killed_study_goes_on_and_says_so(tmp_path, undisturbed, engine, request) -> None:
    on_ray = engine == "ray"
    played_by = ("--ray", request.getfixturevalue("two_nodes")) if on_ray else ("--workers", "2")
    folder = tmp_path / "study"
    journal = folder / "games.journal"
    begun = subprocess.Popen(
        [PROGRAM, *WORDS, *played_by, "--output", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=surroundings(),
    )
    deadline = time.monotonic() + 120
    while not (journal.exists() and journal.stat().st_size):
        assert begun.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    assert not (folder / "findings.json").exists(), "it was killed in the middle"
    again = played_by if on_ray else ()
    done = run(*WORDS, *again, "--output", str(folder), "--resume")
    assert done.returncode == 0, done.stderr
    assert "games are there already" in done.stderr
    assert files(folder) == undisturbed


def test_the_same_command_refuses_a_folder_with_a_study(tmp_path) -> None:
    Journal(tmp_path, STUDY).close()
    with pytest.raises(InputError, match="has a study already; go on with it by --resume"):
        Journal(tmp_path, STUDY)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 6}, "another study: its seed is 5, not 6"),
        ({"versions": {"code": "2"}}, "made by other versions"),
    ],
)
def test_another_study_or_other_code_does_not_go_on(tmp_path, change, sentence) -> None:
    Journal(tmp_path, STUDY).close()
    with pytest.raises(InputError, match=sentence):
        Journal(tmp_path, STUDY | change, resume=True)


class Fragile(Here):
    """An engine that stops after some tasks."""

    def __init__(self, tasks: int) -> None:
        self.left = tasks

    def run(self, function, tasks):
        for result in super().run(function, tasks):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield result


def games(journal: Journal | None, played_by: Here) -> Study:
    study = Study(5, played_by, journal)
    study.play(CONTESTS, Stopping(120, 0.12))
    return study


def test_every_game_is_counted_once_however_often_it_is_stopped(tmp_path) -> None:
    whole = games(None, Here())
    for tasks in (1, 2):
        journal = Journal(tmp_path, STUDY, resume=True)
        with pytest.raises(KeyboardInterrupt):
            games(journal, Fragile(tasks))
        journal.close()
    journal = Journal(tmp_path, STUDY, resume=True)
    there = journal.games
    finished = games(journal, Here())
    journal.close()
    assert finished.rows.tobytes() == whole.rows.tobytes()
    assert finished.resumed == there > 0
    assert finished.played + finished.resumed == len(whole.rows)


@pytest.mark.parametrize("damage", [b"", b"\x00" * 7, b"\xff" * 200])
def test_an_entry_cut_while_it_was_written_is_played_again(tmp_path, damage) -> None:
    journal = Journal(tmp_path, STUDY)
    whole = games(journal, Here()).rows.tobytes()
    journal.close()
    file = tmp_path / "games.journal"
    content = file.read_bytes()
    file.write_bytes(content[:-5] + damage)
    journal = Journal(tmp_path, STUDY, resume=True)
    again = games(journal, Here())
    journal.close()
    assert again.rows.tobytes() == whole
    assert again.played > 0
    assert file.read_bytes() == content


def test_resume_needs_a_folder() -> None:
    done = run(*WORDS, "--resume")
    assert done.returncode == 2
    assert done.stderr == "--resume needs the folder of the study: give --output or --checkpoint.\n"
