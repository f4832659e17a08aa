"""The map of Metals: blue metals in round hands, red ones in square hands, each with its beak."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text
from textual.geometry import Region

from escarmouche.core.terminal.board import Board, Canvas, Scene
from escarmouche.core.terminal.palette import Palette
from escarmouche.games.metals.vocabulary import SIDES

# Rows and columns of a square, and the rows between two: the largest that fits is taken.
_SCALES = ((3, 11, 1), (3, 9, 0), (2, 7, 0), (1, 7, 0))
_HANDS = {"blue": "()", "red": "[]"}
_BEAKS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
_TERRAIN = {"plain": "", "forest": "♠♠", "city": "⌂⌂", "closed": "▒▒▒▒▒"}


class TerminalBoard(Board):
    def names(self, view: dict[str, Any]) -> Collection[str]:
        return list(view["squares"])

    def regions(self, view: dict[str, Any], width: int, height: int) -> dict[str, Region]:
        files, ranks = view["files"], view["ranks"]
        rows, columns, gap = _scale(files, ranks, width, height)
        left = max(2, (width - files * (columns + 1) + 2) // 2) + 1
        top = max(0, (height - ranks * (rows + gap) + gap - 1) // 2)
        return {
            name: Region(
                left + "abcdefghi".index(name[0]) * (columns + 1),
                top + (ranks - int(name[1])) * (rows + gap),
                columns,
                rows,
            )
            for name in view["squares"]
        }

    def paint(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        muted = canvas.palette.muted
        for name, region in regions.items():
            canvas.fill(region, canvas.palette.square)
            metal = scene.view["metals"].get(name)
            if not metal or region.height > 1:
                _paint_ground(canvas, region, scene.view["squares"][name])
            if metal:
                _paint_metal(canvas, region, metal)
            elif region.height > 1:
                canvas.write(region.x + region.width // 2, region.y + 1, "·", muted)
            if name[0] == "a":
                canvas.write(region.x - 3, region.y + region.height // 2, name[1], muted)
            if name[1] == "1":
                canvas.write(region.x + region.width // 2, region.bottom, name[0], muted)

    def emblem(self, seat: int, palette: Palette) -> Text:
        return _sign(SIDES[seat], "▲", palette)

    def account(self, view: dict[str, Any], seat: int, room: int, palette: Palette) -> Text:
        pool = _sign(SIDES[seat], "+", palette).append(f" ×{view['pool'][seat]}", palette.muted)
        score = f"   {view['score'][seat]}/{view['target']}"
        return pool.append(score, f"bold {palette.ink}")

    def label(self, step: str, palette: Palette) -> Text:
        return Text(f"{_BEAKS[step]} {step}" if step in _BEAKS else step)


def _scale(files: int, ranks: int, width: int, height: int) -> tuple[int, int, int]:
    for rows, columns, gap in _SCALES:
        if ranks * (rows + gap) - gap < height and files * (columns + 1) + 3 <= width:
            return rows, columns, gap
    return _SCALES[-1]


def _paint_ground(canvas: Canvas, region: Region, square: dict[str, Any]) -> None:
    palette = canvas.palette
    colours = {"forest": palette.accent, "city": palette.gold}
    colour = colours.get(square["terrain"], palette.muted)
    canvas.write(region.x + 1, region.y, _TERRAIN[square["terrain"]], colour)
    if square["vp"]:
        canvas.write(region.right - 3, region.y, str(square["vp"]), palette.ink, bold=True)
    if square["corner"]:  # where metals are deployed
        canvas.write(region.x, region.bottom - 1, "⌞", palette.accent)
        canvas.write(region.right - 1, region.bottom - 1, "⌟", palette.accent)


def _paint_metal(canvas: Canvas, region: Region, metal: dict[str, Any]) -> None:
    """Number and beak between hands; a damaged metal has a cross behind it."""
    hands = _HANDS[metal["side"]]
    text = f"{hands[0]}{metal['number']}{_BEAKS[metal['facing']]}{hands[1]}"
    if metal["damaged"]:
        text += "×"
    y = region.y + (region.height > 1)
    x = region.x + (region.width - 4) // 2
    ink = canvas.palette.blue if metal["side"] == "blue" else canvas.palette.red
    canvas.write(x, y, text, ink, bold=True)


def _sign(side: str, sign: str, palette: Palette) -> Text:
    hands = _HANDS[side]
    ink = palette.blue if side == "blue" else palette.red
    return Text(f"{hands[0]}{sign}{hands[1]}", f"bold {ink}")
