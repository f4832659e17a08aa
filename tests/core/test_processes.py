"""Worker processes."""

import threading
import time

import pytest

from escarmouche.core.processes import Workers


@pytest.mark.parametrize("work", [0, 60], ids=["idle", "at-work"])
def test_killed_workers_leave_neither_process_nor_thread_behind(work: float) -> None:
    before = set(threading.enumerate())
    workers = Workers(2)
    workers.submit(time.sleep, 0).result()
    last = workers.submit(time.sleep, work)
    processes = list(workers._processes.values())
    workers.kill()
    assert set(threading.enumerate()) <= before
    assert not any(process.is_alive() for process in processes)
    assert last.done()
