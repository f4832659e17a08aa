"""Games on disk: records anyone may read, and the secrets of dice that are not thrown yet.

A record that is not over must not foretell its dice, so it holds only their commitment. Their
secret waits in the data folder of the person who plays, until the game goes on there.
"""

from __future__ import annotations

import re
from pathlib import Path

import platformdirs

from escarmouche.cli.table.session import Session
from escarmouche.core.dice import FairDice
from escarmouche.core.errors import RecordError
from escarmouche.core.files import unwritable
from escarmouche.core.game_record import Record


def write_file(session: Session, path: Path) -> None:
    """Write the record of a session, whole or not at all."""
    partial = path.with_name(path.name + ".part")
    try:
        if session.dice and session.record.tags["Dice"].startswith("sha256:"):
            _keep_secret(session.dice, forget=session.is_over)
        partial.write_text(session.text(), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise unwritable(path, error) from error
    session.mark_saved()


def resumed_dice(record: Record) -> FairDice | None:
    """The dice of an unfinished record, at the point where they were left; None if typed."""
    kind, _, value = record.tags.get("Dice", "typed").partition(":")
    if kind == "seed" and re.fullmatch(r"\d{1,18}", value):
        return FairDice.seeded(int(value))
    if kind != "sha256":
        return None
    salts = record.tags.get("Salts", "").split(" ")
    try:
        secret = bytes.fromhex(_secret_file(value).read_text(encoding="ascii"))
        dice = FairDice(secret, record.tags.get("Id", ""), (salts[0], salts[-1]))
    except (OSError, ValueError) as error:
        raise RecordError("error-dice-lost") from error
    if dice.commitment != value:
        raise RecordError("error-dice-lost")
    return dice


def _keep_secret(dice: FairDice, *, forget: bool) -> None:
    file = _secret_file(dice.commitment)
    if forget:
        file.unlink(missing_ok=True)
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(dice.secret.hex(), encoding="ascii")


def _secret_file(commitment: str) -> Path:
    if not re.fullmatch(r"[0-9a-f]{64}", commitment):
        raise RecordError("error-dice-lost")
    return Path(platformdirs.user_data_dir("escarmouche")) / "dice" / commitment
