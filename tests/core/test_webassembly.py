"""Compiled functions in WebAssembly give, to the last bit, what they give here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import webassembly_exports
from webassembly_exports import PAIR, curves

from escarmouche.core.fingerprints import fingerprint
from escarmouche.core.seeds import mixed
from escarmouche.core.webassembly import BuildError, built
from escarmouche.core.webassembly_runner import Runner, Trap

pytestmark = pytest.mark.timeout(600)  # a machine with much else to do builds slowly

SOURCE = Path(webassembly_exports.__file__)


def module(exports: str, *arguments: str) -> bytes:
    """Build what a function of `webassembly_exports` asks for."""
    with pytest.MonkeyPatch.context() as patch:
        path = os.pathsep.join([str(SOURCE.parent), os.environ.get("PYTHONPATH", "")])
        patch.setenv("PYTHONPATH", path)
        wanted = getattr(webassembly_exports, exports)(*arguments).values()
        made_from = [fingerprint(each.function, each.signature) for each in wanted]
        return built(f"webassembly_exports:{exports}", *arguments, made_from=made_from)


@pytest.fixture(scope="module")
def own() -> Iterator[Runner]:
    with Runner(module("own")) as runner:
        yield runner


def test_numbers_cross_the_border_whole(own: Runner) -> None:
    assert own.call("add", 2**52, -1) == 2**52 - 1
    assert own.call("add", -(2**40), -3) == -(2**40) - 3
    assert own.call("opposite", 7) == -7
    assert own.call("halve", 0.25) == 0.125
    assert own.call("negate", 0) == 1 and own.call("negate", 5) == 0


def test_a_uint64_keeps_all_its_bits(own: Runner) -> None:
    for value in (0, 1, 2**63, 2**64 - 1):
        wanted = int(mixed(np.uint64(value)))
        assert own.call("mixed", np.uint64(value)) % 2**64 == wanted


def test_a_tuple_is_written_where_the_caller_says(own: Runner) -> None:
    found = np.zeros(2)
    own.call("divide", -7, 2, found)
    assert found.tolist() == [-4, 1]


def test_records_and_tables_are_changed_in_place(own: Runner) -> None:
    pair = np.zeros(1, PAIR)[0]
    pair.left, pair.right = -3, 7.0
    own.call("exchange", pair)
    assert (pair.left, pair.right) == (7, -3.0)
    table = np.arange(12, dtype=np.int32).reshape(3, 4)
    out = np.zeros((4, 3), np.int32)
    own.call("transpose", table, out)
    assert (out == table.T).all()


def test_exp_and_log_have_the_same_bits_on_every_engine(own: Runner) -> None:
    values = np.concatenate([np.linspace(-708, 709, 5_001), np.linspace(-3, 3, 5_001)])
    here, there = np.zeros((2, 2, len(values)))
    curves(values, *here)
    own.call("curves", values, *there)
    assert here.tobytes() == there.tobytes()


def test_memory_is_given_back_at_once_or_when_the_call_ends(own: Runner) -> None:
    # Ten gigabytes each, more than there can ever be.
    assert own.call("borrow", 100_000, 100_000) == 50_000
    for _ in range(100):
        assert own.call("shuffle", 100, 1_000_000) == 99


def test_what_would_raise_is_a_trap() -> None:
    with Runner(module("own")) as runner:
        with pytest.raises(Trap, match="unreachable"):
            runner.call("divide", 1, 0, np.zeros(2))
        with pytest.raises(Trap, match="unreachable"):
            runner.call("borrow", 1, 2**40)


def test_what_a_module_cannot_do_is_named_when_it_is_built() -> None:
    with pytest.raises(BuildError, match="undefined symbol: sin"):
        module("sine")
