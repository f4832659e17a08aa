"""Worker processes that never outlive who started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


class Workers(ProcessPoolExecutor):
    """Some processes for long work; spawned, since forked ones would share sockets and locks."""

    def __init__(self, processes: int, *, nice: int = 0) -> None:
        """`nice` processes leave the processor to those that are less so."""
        super().__init__(processes, multiprocessing.get_context("spawn"), _begin, (nice,))

    def kill(self) -> None:
        """End at once, whatever is being done: nobody waits for it any more.

        Nothing of the pool is left then: its thread, going on beside the end of the
        interpreter, may close the pipe by which the interpreter wakes it.
        """
        for process in list((self._processes or {}).values()):
            process.kill()
        self.shutdown(cancel_futures=True)


def _begin(nice: int) -> None:
    """Leave the keyboard's interrupt to the parent, and go when the parent is gone."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
