"""What a function is made from is read from its bytecode, as `dis` reads it."""

from __future__ import annotations

import dis
import math
from collections.abc import Iterator
from types import CodeType, FunctionType

from escarmouche.core import fingerprints, position, texts, vocabulary


def by_dis(code: CodeType) -> Iterator[tuple[str, str]]:
    steps = [step for step in dis.get_instructions(code) if step.opname != "CACHE"]
    for step, then in zip(steps, [*steps[1:], None], strict=True):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            asked = then is not None and then.opname in ("LOAD_ATTR", "LOAD_METHOD")
            yield step.argval, then.argval if asked else ""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from by_dis(constant)


def functions() -> Iterator[FunctionType]:
    for module in (fingerprints, position, texts, vocabulary):
        for value in vars(module).values():
            members = vars(value).values() if isinstance(value, type) else [value]
            yield from (each for each in members if isinstance(each, FunctionType))


def test_names_and_attributes_are_those_that_dis_finds() -> None:
    found = [each for function in functions() for each in fingerprints.mentioned(function.__code__)]
    expected = [
        each for function in functions() for each in dict.fromkeys(by_dis(function.__code__))
    ]
    assert len(found) > 200
    assert set(found) == set(expected)


def test_more_names_than_a_byte_can_count_are_found() -> None:
    names = [f"name{number}" for number in range(300)]
    code = compile(f"def many(): return {' + '.join(names)} + math.tau", "many", "exec")
    assert ("name299", "") in fingerprints.mentioned(code)


def test_a_changed_constant_changes_the_fingerprint() -> None:
    def circle() -> float:
        return math.tau

    def other() -> float:
        return math.pi

    assert fingerprints.fingerprint(circle) != fingerprints.fingerprint(other)
