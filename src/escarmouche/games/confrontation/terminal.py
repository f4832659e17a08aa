"""The table of the skirmish in characters: blue fighters in round hands, red ones in square hands.

A column stands for so many centimetres, and a row for twice as many, since characters are twice as
high as wide. Fighters are touched by their names; ends of movements are typed or picked from the
list of choices.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.text import Text
from textual.geometry import Region

from escarmouche.core.terminal.board import Board, Canvas, Scene
from escarmouche.core.terminal.palette import Palette
from escarmouche.games.confrontation.vocabulary import SEATS

_HANDS = {"blue": "()", "red": "[]"}
_BEAKS = "▲◥▶▶▶◢▼◣◀◀◀◤"  # twelve directions, clockwise from the top
_TERRAIN = {"difficult": "♠", "low": "▁", "block": "█", "building": "▓"}
_GONE = {"dead": "†", "fled": "⇢", "vanished": "∅"}
_LYING = 2


class TerminalBoard(Board):
    def names(self, view: dict[str, Any]) -> Collection[str]:
        return [name for name, each in view["fighters"].items() if each["status"] == "on-table"]

    def regions(self, view: dict[str, Any], width: int, height: int) -> dict[str, Region]:
        scale = _Scale(view, width, height)
        found = {}
        for name in self.names(view):
            fighter = view["fighters"][name]
            x, y = scale.place(fighter["x"] / 8, fighter["y"] / 8)
            found[name] = Region(max(1, min(x - 2, width - 6)), y, 5, 1)
        return found

    def paint(self, canvas: Canvas, scene: Scene, regions: dict[str, Region]) -> None:
        view = scene.view
        scale = _Scale(view, canvas.width, canvas.height)
        canvas.fill(scale.region, canvas.palette.square)
        self._paint_ground(canvas, view, scale)
        for each in view["objects"].values():
            if each["state"] == _LYING:
                x, y = scale.place(each["x"] / 8, each["y"] / 8)
                canvas.write(x, y, "★", canvas.palette.gold, bold=True)
        for name, region in regions.items():
            _paint_fighter(canvas, region, name, view)

    def _paint_ground(self, canvas: Canvas, view: dict[str, Any], scale: _Scale) -> None:
        """Terrain, zones and caches, character by character."""
        palette, region = canvas.palette, scale.region
        for row in range(region.y, region.bottom):
            for column in range(region.x, region.right):
                x, y = scale.middle(column, row)
                for piece, kind in view["terrain"].items():
                    if _inside(view["corners"][piece], x, y):
                        canvas.write(column, row, _TERRAIN[kind], palette.muted)
                if any(_in_zone(zone, x, y) for zone in view["zones"].values()):
                    canvas.write(column, row, "·", palette.gold)
        for number, zone in view["zones"].items():
            x, y = _zone_middle(zone)
            holder = {0: "()", 1: "[]"}.get(zone["holder"], "")
            at = scale.place(x, y)
            canvas.write(*at, f"Z{int(number) + 1}{holder}", palette.gold, bold=True)
        for number, cache in view["caches"].items():
            sign = "×" if cache["searched"] else str(int(number) + 1)
            at = scale.place(cache["x"] / 8, cache["y"] / 8)
            canvas.write(*at, f"◇{sign}", palette.gold, bold=True)
        for each in view["explosions"].values():
            if not each["done"]:
                canvas.write(*scale.place(each["x"] / 8, each["y"] / 8), "✹", palette.ink)

    def emblem(self, seat: int, palette: Palette) -> Text:
        hands = _HANDS[SEATS[seat]]
        return Text(f"{hands[0]}▲{hands[1]}", f"bold {_ink(SEATS[seat], palette)}")

    def account(self, view: dict[str, Any], seat: int, room: int, palette: Palette) -> Text:
        """Score, turn, cards, and who is gone."""
        side = SEATS[seat]
        cards = len(view["pile"].get(side, ())), len(view["reserve"].get(side, ()))
        gone = [
            name + _GONE[each["status"]]
            for name, each in view["fighters"].items()
            if each["side"] == side and each["status"] in _GONE
        ]
        text = Text(f"{view['score'][seat]}", f"bold {palette.ink}")
        text.append(f"  ▤{cards[0]}+{cards[1]}", palette.muted)
        text.append(f"  {view['time']['turn']}/{view['time']['turns']}", palette.muted)
        text.append(f"  {' '.join(gone)}", palette.muted)
        text.truncate(room)
        return text


class _Scale:
    """Where the table is on the canvas, and how many centimetres a column stands for."""

    def __init__(self, view: dict[str, Any], width: int, height: int) -> None:
        self.table = view["table"]["width"], view["table"]["height"]
        self.centimetres = max(self.table[0] / max(width - 2, 1), self.table[1] / (2 * height))
        columns = max(1, int(self.table[0] / self.centimetres))
        rows = max(1, int(self.table[1] / (2 * self.centimetres)))
        left, top = (width - columns) // 2, (height - rows) // 2
        self.region = Region(left, top, columns, rows)

    def place(self, x: float, y: float) -> tuple[int, int]:
        column = int(x / self.table[0] * self.region.width)
        row = int((1 - y / self.table[1]) * self.region.height)
        return (
            self.region.x + min(column, self.region.width - 1),
            self.region.y + max(0, min(row, self.region.height - 1)),
        )

    def middle(self, column: int, row: int) -> tuple[float, float]:
        """The place on the table, in centimetres, in the middle of a character."""
        x = (column - self.region.x + 0.5) / self.region.width * self.table[0]
        y = (1 - (row - self.region.y + 0.5) / self.region.height) * self.table[1]
        return x, y


def _inside(corners: list[dict[str, int]], x: float, y: float) -> bool:
    """Whether a place is in an outline whose corners go anticlockwise."""
    return all(
        (b["x"] - a["x"]) * (y - a["y"]) >= (b["y"] - a["y"]) * (x - a["x"])
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
    )


def _in_zone(zone: dict[str, Any], x: float, y: float) -> bool:
    if zone["round"]:
        return bool((x - zone["x"]) ** 2 + (y - zone["y"]) ** 2 < zone["width"] ** 2)
    away_x, away_y = x - zone["x"], y - zone["y"]
    return bool(0 <= away_x <= zone["width"] and 0 <= away_y <= zone["height"])


def _zone_middle(zone: dict[str, Any]) -> tuple[float, float]:
    if zone["round"]:
        return zone["x"], zone["y"]
    return zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] / 2


def _paint_fighter(canvas: Canvas, region: Region, name: str, view: dict[str, Any]) -> None:
    """Name and beak between hands; then ! if wounded, ~ if routed."""
    fighter, state = view["fighters"][name], view["states"][name]
    hands = _HANDS[fighter["side"]]
    mark = "~" if state["routed"] else "!" if state["wound"] else hands[1]
    text = f"{hands[0]}{name}{_BEAKS[fighter['facing']]}{mark}"
    canvas.fill(region, canvas.palette.square)
    canvas.write(region.x, region.y, text, _ink(fighter["side"], canvas.palette), bold=True)


def _ink(side: str, palette: Palette) -> str:
    return palette.blue if side == "blue" else palette.red
