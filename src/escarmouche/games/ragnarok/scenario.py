"""A scenario: the table, its objectives and what each is worth, from a TOML file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.core.datafile import DataFile
from escarmouche.core.errors import OptionError
from escarmouche.games.ragnarok.appearance import GRIDS, circle_throw, rectangle_throw
from escarmouche.games.ragnarok.capture import Capture
from escarmouche.games.ragnarok.construction import Construction
from escarmouche.games.ragnarok.escort import Escort
from escarmouche.games.ragnarok.explosion import Size, explosion_throw
from escarmouche.games.ragnarok.search import Search
from escarmouche.games.ragnarok.secret import SecretFighter
from escarmouche.games.ragnarok.tabletop import Spot, Table, disc, rectangle
from escarmouche.games.ragnarok.throw import Throw

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry


# The key that names each kind of objective, and the names of those that have none in the file.
NAMED = {"zone": "name", "building": "name", "prisoners": "unit", "quarry": "fighter"}
UNNAMED = {"secret": "secret", "camp": "object"}


@dataclass(frozen=True)
class Zone:
    """A round zone has a radius, a rectangular one a width and a height from its corner."""

    name: str
    points: int
    at: Spot  # the centre of a disc, the corner of a rectangle
    radius: float = 0.0
    width: float = 0.0
    height: float = 0.0

    @property
    def shape(self) -> BaseGeometry:
        if self.radius:
            return disc(self.at, self.radius)
        return rectangle(*self.at, self.width, self.height)


@dataclass(frozen=True)
class Building:
    name: str
    points: int
    builder: int
    required: int
    resistance: int
    excluded: frozenset[str]  # RAG-21: ranks and kinds of fighters that may not work on it

    def begin(self) -> Construction:
        return Construction(self.required, self.resistance)


@dataclass(frozen=True)
class Prisoners:
    unit: str
    points: int
    side: int  # whose unit it is
    destination: str  # a zone

    def begin(self) -> Escort:
        return Escort()


@dataclass(frozen=True)
class Quarry:
    """A fighter to be captured."""

    fighter: str
    points: int
    side: int

    def begin(self) -> Capture:
        return Capture(self.fighter)


@dataclass(frozen=True)
class Secret:
    points: int
    side: int
    candidates: int

    def begin(self) -> SecretFighter:
        return SecretFighter.start(self.candidates)


@dataclass(frozen=True)
class Camp:
    """RAG-40: the caches to be searched, and what one object is worth."""

    objects: int
    points: int
    caches: tuple[Spot, ...]

    def begin(self) -> Search:
        return Search.start(self.objects, len(self.caches))


@dataclass(frozen=True)
class Appearance:
    what: str
    zone: Zone
    turn: int
    parts: int = 0  # RAG-61; 0 for a round zone

    def begin(self, table: Table, axes_turned: float = 0.0) -> Throw[Spot]:
        zone = self.zone
        if self.parts:
            return rectangle_throw(zone.at, zone.width, zone.height, self.parts)
        return circle_throw(zone.at, zone.radius, table, axes_turned)


@dataclass(frozen=True)
class Explosion:
    what: str
    at: Spot
    size: Size
    debris: int
    trigger: str

    def begin(self, table: Table) -> Throw[list[Spot]]:
        return explosion_throw(self.size, self.at, self.debris, table)


@dataclass(frozen=True)
class Scenario:
    """Everything a scenario fixes.

    Each objective has a `begin` from which it is played; a zone has none, since who controls it
    depends on nothing but who stands there.
    """

    name: str
    turns: int
    army_points: int
    table: Table
    zones: tuple[Zone, ...] = ()
    buildings: tuple[Building, ...] = ()
    prisoners: tuple[Prisoners, ...] = ()
    quarries: tuple[Quarry, ...] = ()
    secret: Secret | None = None
    camp: Camp | None = None
    appearances: tuple[Appearance, ...] = ()
    explosions: tuple[Explosion, ...] = ()

    @property
    def worth(self) -> dict[str, int]:
        """What each objective is worth, by name; one object of the camp under “object”."""
        points = {zone.name: zone.points for zone in self.zones}
        points |= {building.name: building.points for building in self.buildings}
        points |= {prisoners.unit: prisoners.points for prisoners in self.prisoners}
        points |= {quarry.fighter: quarry.points for quarry in self.quarries}
        if self.secret:
            points[UNNAMED["secret"]] = self.secret.points
        if self.camp:
            points[UNNAMED["camp"]] = self.camp.points
        return points

    def score(self, fulfilled: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
        """The points of both sides; `fulfilled` counts, by objective, how often each side did."""
        worth = self.worth
        totals = [0, 0]
        for name, times in fulfilled.items():
            if name not in worth:
                raise OptionError("error-objective", objective=name, known=", ".join(worth))
            for side in (0, 1):
                totals[side] += worth[name] * times[side]
        return totals[0], totals[1]


def load_scenario(path: Path) -> Scenario:
    """A scenario from a TOML file; `DataError` names file, key and reason."""
    return _parsed(DataFile.read(path))


@cache
def default_scenario() -> Scenario:
    source = files("escarmouche.games.ragnarok") / "scenarios" / "old-quarry.toml"
    return _parsed(DataFile.shipped(source))


def _parsed(data: DataFile) -> Scenario:
    data.only(
        "name", "turns", "army-points", "table", "zone", "building", "prisoners", "quarry",
        "secret", "camp", "appearance", "explosion",
    )  # fmt: skip
    size = data.table("table")
    size.only("width", "height")
    table = Table(size.number("width", 1), size.number("height", 1))
    turns = data.integer("turns", 1)
    zones = tuple(_zone(entry, table) for entry in data.tables("zone"))
    _check_names(data)
    return Scenario(
        data.text("name"),
        turns,
        data.integer("army-points", 1),
        table,
        zones,
        tuple(_building(entry) for entry in data.tables("building")),
        tuple(_prisoners(entry, zones) for entry in data.tables("prisoners")),
        tuple(_quarry(entry) for entry in data.tables("quarry")),
        _secret(data.table("secret")) if data.has("secret") else None,
        _camp(data.table("camp"), table) if data.has("camp") else None,
        tuple(_appearance(entry, zones, turns) for entry in data.tables("appearance")),
        tuple(_explosion(entry, table) for entry in data.tables("explosion")),
    )


def _check_names(data: DataFile) -> None:
    """No two objectives share a name: their points are counted by it."""
    names = {name for key, name in UNNAMED.items() if data.has(key)}
    for key, name_key in NAMED.items():
        for entry in data.tables(key):
            name = entry.text(name_key)
            if name in names:
                raise entry.wrong(name_key, "reason-twice", value=name)
            names.add(name)


def _spot(entry: DataFile, key: str, table: Table) -> Spot:
    x, y = entry.numbers(key, 2)
    if not (0 <= x <= table.width and 0 <= y <= table.height):
        raise _off_table(entry, key, table)
    return x, y


def _off_table(entry: DataFile, key: str, table: Table) -> Exception:
    return entry.wrong(key, "reason-off-table", width=table.width, height=table.height)


def _zone(entry: DataFile, table: Table) -> Zone:
    circular = entry.has("centre")
    entry.only("name", "points", *(("centre", "radius") if circular else ("corner", "size")))
    name, points = entry.text("name"), entry.integer("points", 0, default=0)
    if circular:
        zone = Zone(name, points, _spot(entry, "centre", table), entry.number("radius", 0.1))
        edge = "radius"
    else:
        width, height = entry.numbers("size", 2)
        for place, length in enumerate((width, height)):
            if not length > 0:
                raise entry.wrong(f"size[{place}]", "reason-least", value=str(length), least="0.1")
        zone = Zone(name, points, _spot(entry, "corner", table), width=width, height=height)
        edge = "size"
    if not table.holds(zone.shape):
        raise _off_table(entry, edge, table)
    return zone


def _side(entry: DataFile, key: str) -> int:
    side = entry.integer(key, 0)
    if side > 1:
        raise entry.wrong(key, "reason-one-of", value=str(side), values="0, 1")
    return side


def _building(entry: DataFile) -> Building:
    entry.only("name", "points", "builder", "structure", "resistance", "excluded")
    excluded = entry.list_of("excluded") if entry.has("excluded") else []
    for place, word in enumerate(excluded):
        if not isinstance(word, str):
            raise entry.wrong(f"excluded[{place}]", "reason-text", value=str(word))
    return Building(
        entry.text("name"),
        entry.integer("points", 0),
        _side(entry, "builder"),
        entry.integer("structure", 1),
        entry.integer("resistance", 0),
        frozenset(excluded),
    )


def _prisoners(entry: DataFile, zones: tuple[Zone, ...]) -> Prisoners:
    entry.only("unit", "points", "side", "destination")
    destination = entry.one_of("destination", tuple(zone.name for zone in zones))
    return Prisoners(
        entry.text("unit"), entry.integer("points", 0), _side(entry, "side"), destination
    )


def _quarry(entry: DataFile) -> Quarry:
    entry.only("fighter", "points", "side")
    return Quarry(entry.text("fighter"), entry.integer("points", 0), _side(entry, "side"))


def _secret(entry: DataFile) -> Secret:
    entry.only("points", "side", "candidates")
    return Secret(entry.integer("points", 0), _side(entry, "side"), entry.integer("candidates", 1))


def _camp(entry: DataFile, table: Table) -> Camp:
    entry.only("objects", "points", "cache")
    caches = []
    for cache_entry in entry.tables("cache"):
        cache_entry.only("at")
        caches.append(_spot(cache_entry, "at", table))
    objects = entry.integer("objects", 1)
    if len(caches) <= objects:
        raise entry.wrong("cache", "reason-caches", caches=len(caches), objects=objects)
    return Camp(objects, entry.integer("points", 0), tuple(caches))


def _appearance(entry: DataFile, zones: tuple[Zone, ...], turns: int) -> Appearance:
    entry.only("what", "zone", "turn", "parts")
    by_name = {zone.name: zone for zone in zones}
    zone = by_name[entry.one_of("zone", tuple(by_name))]
    turn = entry.integer("turn", 1)
    if turn > turns:
        raise entry.wrong("turn", "reason-late", turns=turns)
    if zone.radius:
        if entry.has("parts"):
            raise entry.wrong("parts", "reason-round", zone=zone.name)
        return Appearance(entry.text("what"), zone, turn)
    parts = entry.integer("parts", 1)
    if parts not in GRIDS:
        known = ", ".join(map(str, GRIDS))
        raise entry.wrong("parts", "reason-one-of", value=str(parts), values=known)
    return Appearance(entry.text("what"), zone, turn, parts)


def _explosion(entry: DataFile, table: Table) -> Explosion:
    entry.only("what", "at", "size", "debris", "trigger")
    return Explosion(
        entry.text("what"),
        _spot(entry, "at", table),
        Size(entry.one_of("size", tuple(size.value for size in Size))),
        entry.integer("debris", 1),
        entry.text("trigger"),
    )
