"""The arena of Dragons Arena: fire dragons in heavy boxes, ice dragons in round ones."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from rich.text import Text
from textual.geometry import Region

from escarmouche.core.terminal.board import Board, Canvas, Scene
from escarmouche.core.terminal.palette import Palette
from escarmouche.games.dragons.vocabulary import SPECIES, SQUARE

# Rows and columns of a square, and the rows between two: the largest that fits is taken.
_SCALES = ((7, 13, 1), (7, 13, 0), (5, 11, 1), (5, 11, 0), (3, 9, 1), (3, 9, 0))
# The outline of a dragon by the rows of its square: a heavy box for fire, a round one for ice.
_BODY = {
    ("fire", 7): ("┏━━━━━━━━━┓", "┃         ┃", "┃         ┃", "┃         ┃", "┗━━━━━━━━━┛"),
    ("ice", 7): (" ╭───────╮ ", "╭╯       ╰╮", "│         │", "╰╮       ╭╯", " ╰───────╯ "),
    ("fire", 5): ("┏━━━━━━━┓", "┃       ┃", "┗━━━━━━━┛"),
    ("ice", 5): (" ╭─────╮ ", "(       )", " ╰─────╯ "),
    ("fire", 3): ("┏━━━━━┓", "┃     ┃", "┗━━━━━┛"),
    ("ice", 3): (" ╭───╮ ", "(     )", " ╰───╯ "),
}
_FIELD = "╔╌╗╎╚╝"
_HANDS = {"fire": "[]", "ice": "()"}
_ELEMENT = {"fire": "▲", "ice": "❆"}  # DRA-01: the face of power 1
_PICTURE = {
    "fire": ("  ▟  ", " ▟█▙ ", " ▜█▛ "),
    "ice": ("╲ │ ╱", "──┼──", "╱ │ ╲"),
}
_PIPS = {
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


class TerminalBoard(Board):
    def names(self, view: dict[str, Any]) -> Collection[str]:
        return SQUARE.names

    def regions(self, view: dict[str, Any], width: int, height: int) -> dict[str, Region]:
        rows, columns, gap = _scale(width, height)
        left = max(2, (width - 4 * (columns + 2) + 2) // 2) + 1
        top = max(0, (height - 4 * rows - 3 * gap - 1) // 2)
        return {
            name: Region(
                left + "abcd".index(name[0]) * (columns + 2),
                top + (4 - int(name[1])) * (rows + gap),
                columns,
                rows,
            )
            for name in SQUARE.names
        }

    def paint(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        muted = canvas.palette.muted
        for name, region in regions.items():
            canvas.fill(region, canvas.palette.square)
            if dragon := scene.view["arena"].get(name):
                _paint_dragon(canvas, region, dragon)
            else:
                canvas.frame(region, "· · ··", muted)
            if name[0] == "a":
                canvas.write(region.x - 3, region.y + region.height // 2, name[1], muted)
            if name[1] == "1":
                canvas.write(region.x + region.width // 2, region.bottom, name[0], muted)

    def emblem(self, seat: int, palette: Palette) -> Text:
        species = SPECIES[seat]
        return _die(species, _ELEMENT[species], palette)

    def account(self, view: dict[str, Any], seat: int, room: int, palette: Palette) -> Text:
        species = SPECIES[seat]
        hand = view["hand"][species]
        faces = [str(power or "?") for power in (*range(1, 7), 0) for _ in range(hand[power])]
        points = Text()
        if view["match"]:
            points.append(f" ★ {view['wins'][seat]}/{view['match']}", palette.gold)
        points.append(f" {view['totals'][seat]:>3}", f"bold {palette.ink}")
        dice = Text(" ").join(_die(species, face, palette) for face in faces)
        if dice.cell_len + points.cell_len > room:
            dice = _die(species, "".join(faces), palette)
        return dice.append_text(points)

    def label(self, step: str, palette: Palette) -> Text:
        if re.fullmatch("[fi][1-6]", step):
            return _die({"f": "fire", "i": "ice"}[step[0]], step[1], palette)
        return Text(step)


def _scale(width: int, height: int) -> tuple[int, int, int]:
    for rows, columns, gap in _SCALES:
        if 4 * rows + 3 * gap + 1 <= height and 4 * (columns + 2) + 3 <= width:
            return rows, columns, gap
    return _SCALES[-1]


def _paint_dragon(canvas: Canvas, region: Region, dragon: dict[str, Any]) -> None:
    palette = canvas.palette
    species, power = dragon["species"], dragon["power"]
    ink = _ink(species, palette)
    face = palette.red_face if species == "fire" else palette.blue_face
    if dragon["shielded"]:
        canvas.frame(region, _FIELD, palette.gold, bold=True)
    rows = _BODY[species, region.height]
    x, y = region.x + region.width // 2, region.y + region.height // 2
    top = y - len(rows) // 2
    for number, row in enumerate(rows):
        left = x - len(row) // 2
        outline = row.strip()
        inset = len(row) - len(row.lstrip())
        canvas.fill(Region(left + inset, top + number, len(outline), 1), face)
        canvas.write(left, top + number, row, ink)
    if len(rows) == 5:
        for number, row in enumerate(_PICTURE[species] if power == 1 else _PIPS[power]):
            canvas.write(x - len(row) // 2, y - 1 + number, row, ink, bold=True)
        canvas.write(x + 3, y + 2, str(power), ink, bold=True)
    else:
        sign = f"{_ELEMENT[species]} 1" if power == 1 else str(power)
        canvas.write(x - len(sign) // 2, y, sign, ink, bold=True)


def _die(species: str, face: str, palette: Palette) -> Text:
    hands = _HANDS[species]
    return Text(f"{hands[0]}{face}{hands[1]}", f"bold {_ink(species, palette)}")


def _ink(species: str, palette: Palette) -> str:
    return palette.red if species == "fire" else palette.blue
