"""Whatever plays a study, and whatever dies meanwhile, the games are the same."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from studies import CONTESTS, deadly, identity, once_deadly, refusing

from escarmouche.core.errors import InputError
from escarmouche.lab import engines
from escarmouche.lab.contests import Chunk, play_chunk
from escarmouche.lab.engines import Cluster, Engine, Here, Processes, engine
from escarmouche.lab.stopping import Stopping
from escarmouche.lab.study import Standing, Study, Watcher

ray = pytest.importorskip("ray")


FORTY = Stopping(40)


def games(played_by: Engine, until: Stopping = FORTY, watcher: Watcher | None = None) -> bytes:
    study = Study(seed=5, engine=played_by, watcher=watcher)
    study.play(CONTESTS, until)
    assert study.played == len(study.rows)
    return study.rows.tobytes()


@pytest.fixture(scope="module")
def alone() -> bytes:
    return games(Here())


@pytest.fixture(scope="module")
def cluster(two_nodes) -> Iterator[Cluster]:
    # The workers look for the tasks of `studies.py` there.
    ray.init(
        two_nodes,
        log_to_driver=False,
        logging_level="ERROR",
        runtime_env={"env_vars": {"PYTHONPATH": str(Path(__file__).parent)}},
    )
    yield Cluster(two_nodes)
    ray.shutdown()


def test_two_processes_play_the_same_games(alone) -> None:
    two = Processes(2)
    assert games(two) == alone
    two.close()


def test_processes_help_only_with_what_lasts(alone, monkeypatch) -> None:
    quick = engine(2, brief=True)
    assert games(quick) == alone
    assert not multiprocessing.active_children()
    monkeypatch.setattr(engines, "PAYS_OFF", -1)
    assert games(quick) == alone
    assert len(multiprocessing.active_children()) == 2
    quick.close()


def test_a_ray_cluster_of_two_nodes_plays_the_same_games(alone, cluster) -> None:
    assert cluster.workers == 2
    assert len([node for node in ray.nodes() if node["Alive"]]) == 2
    assert games(cluster) == alone


@pytest.mark.parametrize("kind", ["processes", "ray"])
def test_workers_killed_in_the_middle_of_a_study_change_nothing(kind, alone, cluster) -> None:
    played_by = cluster if kind == "ray" else Processes(2)
    workers = {pid for _, pid in played_by.run(identity, range(8))}
    killed = []

    def kill(standing: Standing) -> None:
        while workers and standing.games < standing.planned:
            killed.append(workers.pop())
            with suppress(ProcessLookupError):
                os.kill(killed[-1], signal.SIGKILL)

    assert games(played_by, watcher=kill) == alone
    assert killed
    if kind == "processes":
        played_by.close()


@pytest.mark.parametrize("kind", ["processes", "ray"])
def test_a_killed_worker_costs_nothing_but_time(kind, tmp_path, cluster) -> None:
    played_by = cluster if kind == "ray" else Processes(2)
    tasks = [(str(tmp_path), number) for number in range(12)]
    results = list(played_by.run(once_deadly, tasks))
    assert len(list(tmp_path.glob("3-*"))) == 2, "it was run again"
    assert sorted(result for _, result in results) == [number**2 for number in range(12)]
    assert all(result == task[1] ** 2 for task, result in results)
    if kind == "processes":
        played_by.close()


def test_a_task_that_always_kills_its_worker_ends_the_study(monkeypatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 2)
    pool = Processes(1)
    with pytest.raises(InputError, match="died 2 times"):
        list(pool.run(deadly, [1, 2]))
    pool.close()


@pytest.mark.parametrize("kind", ["here", "processes", "ray"])
def test_an_error_of_a_task_arrives_as_it_is(kind, cluster) -> None:
    played_by = {"here": Here(), "processes": Processes(1), "ray": cluster}[kind]
    with pytest.raises(InputError, match="“nobody 7” is not a player"):
        list(played_by.run(refusing, [7]))
    if kind == "processes":
        played_by.close()


class Backwards:
    """An engine that finishes the last chunk first."""

    name = "backwards"
    workers = 1

    def run(self, function, tasks):
        for task in reversed(tasks):
            yield task, function(task)

    def close(self) -> None:
        pass


@pytest.mark.parametrize("until", [FORTY, Stopping(400, 0.12)])
def test_the_order_of_chunks_does_not_matter(until) -> None:
    assert games(Backwards(), until) == games(Here(), until)


def test_a_chunk_can_be_cut_anywhere() -> None:
    for contest in CONTESTS:
        whole = play_chunk(Chunk(3, contest, 9, 0, 10))
        parts = [play_chunk(Chunk(3, contest, 9, at, count)) for at, count in ((0, 3), (3, 7))]
        assert np.concatenate(parts).tobytes() == whole.tobytes()


def test_an_engine_is_chosen_by_the_command_line() -> None:
    assert engine(1).name == "in-process"
    assert engine(3).workers == 3


def test_a_cluster_that_is_not_there_is_named(monkeypatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(InputError, match=r"no Ray cluster at “127\.0\.0\.1:9”: .*refused"):
        engine(ray="127.0.0.1:9")
