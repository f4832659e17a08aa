"""Leaving the table (RAG-01, RAG-44, CON-119)."""

from __future__ import annotations

from referee.battle import Battle, Fighter


def drop(battle: Battle, fighter: Fighter) -> None:
    """RAG-44: it drops what it carries where it stands."""
    for thing in battle.objects:
        if thing["holder"] is fighter:
            thing.update(state="lying", holder=None, at=fighter.at)


def leave(battle: Battle, fighter: Fighter, how: str) -> None:
    drop(battle, fighter)
    fighter.status = how
    fighter.lost = True
