"""The board of each game at the table."""

from __future__ import annotations

from escarmouche.cli.table.board import Board
from escarmouche.cli.table.dragons import DragonsBoard
from escarmouche.cli.table.irondie import IrondieBoard
from escarmouche.cli.table.metals import MetalsBoard

BOARDS: dict[str, type[Board]] = {
    "dragons": DragonsBoard,
    "metals": MetalsBoard,
    "irondie": IrondieBoard,
}
