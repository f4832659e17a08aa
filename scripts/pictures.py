"""Draw docs/pictures/terminal.svg: the terminal table in the middle of a duel.

usage: .venv/bin/python scripts/pictures.py
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from escarmouche import catalog
from escarmouche.cli.table.app import TableApp
from escarmouche.cli.table.session import Session
from escarmouche.core.dice import FairDice
from escarmouche.core.game_record import Record

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 146
MOVES = "b3xa4 d1xc2 b2xc2 d4xc4 b4=2 b1xc1 a2=1"
TAKEN = "d3"
SIZE = (100, 40)


async def terminal() -> str:
    record = Record.new(catalog.game("dragons"))
    record.tags["Dice"] = f"seed:{SEED}"
    session = Session(record, ("human", "random"), FairDice.seeded(SEED))
    while session.dice_fall:
        session.roll()
    for move in MOVES.split():
        session.play(move)
    session.touch(TAKEN)
    app = TableApp(session, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        app.board.cursor = TAKEN
        await pilot.pause()
        drawing = app.export_screenshot()
    # A page that shows the drawing fetches nothing: the fonts are those of the reader.
    drawing = re.sub(r"@font-face \{.*?\}", "", drawing, flags=re.DOTALL)
    drawing = drawing.replace("Fira Code, monospace", "monospace")
    # The drawing's own number changes from run to run.
    return re.sub(r"terminal-\d+", "terminal", drawing)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "terminal.svg").write_text(asyncio.run(terminal()), encoding="utf-8")


if __name__ == "__main__":
    main()
