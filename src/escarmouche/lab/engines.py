"""What plays a study: this process, local processes, or a Ray cluster. All run the same tasks.

An engine may finish tasks in any order and must finish each exactly once. A task whose worker dies
is given to another; a task that raises an error ends the study with that error.
"""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Protocol, TypeVar

from escarmouche.core.errors import InputError
from escarmouche.core.processes import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 5  # deaths of workers in a row, without any task finished, after which it is no accident
PAYS_OFF = 2  # seconds of work that are worth starting processes, which takes about as long
AHEAD = 4  # tasks given out for each worker, so that none waits for the next


class Engine(Protocol):
    """Something that runs tasks."""

    name: str
    workers: int

    def run(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """Each task with its result, as they are finished."""

    def close(self) -> None:
        """Let the workers go."""


def engine(workers: int = 1, ray: str | None = None, *, brief: bool = False) -> Engine:
    """The engine that a command line asks for; brief tasks may be over before workers begin."""
    if ray is not None:
        return Cluster(ray)
    if workers == 1:
        return Here()
    return Reinforced(workers) if brief else Processes(workers)


def load() -> None:
    """What a worker begins with, while its driver still reads the question: what all tasks need."""
    import_module("escarmouche.lab.contests")


class Here:
    """This process, one task after the other."""

    name = "in-process"
    workers = 1

    def run(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[Task, Result]]:
        for task in tasks:
            yield task, function(task)

    def close(self) -> None:
        pass


class Processes:
    """Processes of this machine. When one is killed, its pool is lost: another goes on."""

    name = "processes"

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: Workers | None = None
        for _ in range(workers):
            self._started().submit(load)

    def run(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[Task, Result]]:
        waiting = list(reversed(tasks))
        running: dict[Future[Result], Task] = {}
        deaths = 0
        while waiting or running:
            try:
                while waiting and len(running) < AHEAD * self.workers:
                    running[self._started().submit(function, waiting[-1])] = waiting[-1]
                    waiting.pop()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    deaths = 0
                    yield running.pop(future), result
            except BrokenProcessPool:
                deaths += 1
                if deaths == PATIENCE:
                    raise InputError("error-lab-workers", count=deaths) from None
                waiting += running.values()
                running.clear()
                self.close()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.kill()
            self._pool = None

    def _started(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self.workers)
        return self._pool


class Reinforced(Processes):
    """This process by itself, and others only for what it has not finished after a while."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = None

    def run(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[Task, Result]]:
        began = time.monotonic()
        for done, task in enumerate(tasks):
            if time.monotonic() - began > PAYS_OFF:
                yield from super().run(function, tasks[done:])
                return
            yield task, function(task)


class Cluster:
    """A Ray cluster: `auto` for the one of this machine, started if there is none, or an address.

    Ray itself gives the task of a worker or node that died to another.
    """

    name = "ray"

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise InputError("error-lab-no-ray") from None
        ray = self._ray
        self._mine = not ray.is_initialized()
        if self._mine:
            self._connect(address)
        self.workers = int(ray.cluster_resources().get("CPU", 1))
        for _ in range(self.workers):
            ray.remote(num_cpus=1)(load).remote()

    def run(
        self, function: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[Task, Result]]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=PATIENCE)(function)
        waiting = list(reversed(tasks))
        running: dict[Any, Task] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * self.workers:
                task = waiting.pop()
                running[remote.remote(task)] = task
            done, _ = ray.wait(list(running))
            for reference in done:
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except (ray.exceptions.RayError, OSError):
                    raise InputError("error-lab-workers", count=PATIENCE) from None
                yield running.pop(reference), result

    def close(self) -> None:
        if self._mine:
            self._ray.shutdown()

    def _connect(self, address: str) -> None:
        ray = self._ray
        quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
        try:
            if address != "auto":
                _knock(address)
                ray.init(address=address, **_for_running(quiet))
                return
            try:
                ray.init(address="auto", **_for_running(quiet))
            except ConnectionError:
                ray.init(**quiet)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0]
            raise InputError("error-lab-ray", address=address, reason=reason) from None


def _knock(address: str) -> None:
    """Raise an error if nobody is there: Ray would try, and complain, for a minute."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()


def _for_running(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings that make sense for a cluster that runs already."""
    return {name: value for name, value in settings.items() if name != "include_dashboard"}
