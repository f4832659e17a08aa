"""Short games that must replay exactly; a change shows here, the rule tests say what is true.

Each file is a record followed, after a line of dashes, by every sentence the referee says.
"""

from pathlib import Path

import pytest

from escarmouche import catalog
from escarmouche.core.game_record import Record

FILES = sorted((Path(__file__).parent / "games").glob("*.txt"))


def told(record: Record) -> str:
    """The game as the referee tells it, in both languages."""
    lines = []
    for position, move in zip(record.positions, record.moves, strict=False):
        lines.append(position.move_text(move))
        for event in position.events(move):
            lines.append(f"    {event.rule}  {event.text('en')}")
            lines.append(f"            {event.text('fr')}")
    return "\n".join([*lines, record.position.text])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    record_text, _, story = path.read_text(encoding="utf-8").partition("-----\n")
    record = catalog.read_record(record_text)
    assert record.text == record_text
    assert told(record) == story.strip()
