"""Columns as most tables have them, for the tables and their migrations: nothing is left empty."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import BigInteger, Column, Float, Integer, String, Text


def key(name: str, length: int) -> Column[str]:
    return Column(name, String(length), primary_key=True)


def word(name: str, length: int, **more: Any) -> Column[str]:
    return Column(name, String(length), nullable=False, **more)


def _filled(kind: Any, name: str, **more: Any) -> Column[Any]:
    return Column(name, kind, nullable=False, **more)


text, number, fraction = partial(_filled, Text), partial(_filled, Integer), partial(_filled, Float)
moment = partial(_filled, BigInteger)  # milliseconds since 1970
