"""Scenarios from TOML files.

Lengths are whole centimetres, places are measured from the lower left corner of the table, sides
are blue and red. Whatever is wrong is named by file, key and reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from escarmouche.core.datafile import DataFile
from escarmouche.games.confrontation import table
from escarmouche.games.confrontation.geometry.ground import MOST_OUTLINES
from escarmouche.games.confrontation.geometry.measure import CONTACT, EIGHTHS, MOST_CORNERS
from escarmouche.games.confrontation.profiles import BASES, Profile, read_profile
from escarmouche.games.confrontation.scenario import (
    KINDS,
    LARGEST,
    LATER,
    MOMENTS,
    MOST_TURNS,
    OPPOSITE,
    PARTS,
    SMALLEST,
    TERRAINS,
    Appearance,
    Building,
    Explosion,
    Objective,
    Prisoners,
    Scenario,
    Spot,
    Terrain,
    Zone,
    is_convex,
)  # fmt: skip
from escarmouche.games.confrontation.vocabulary import EDGES, SEATS

T = TypeVar("T")


def load_scenario(path: Path) -> Scenario:
    """A scenario from a TOML file; `DataError` names file, key and reason."""
    return read_scenario(DataFile.read(path))


def read_scenario(data: DataFile) -> Scenario:
    data.only(
        "name", "turns", "army-points", "table", "deployment", "terrain", "zone", "building",
        "excluded-workers", "prisoners", "camp", "secret", "appearance", "explosion", "objective",
    )  # fmt: skip
    name = data.text("name")
    if not name.strip():
        raise data.wrong("name", "reason-empty")
    turns = data.integer("turns", 1, most=MOST_TURNS) if data.has("turns") else None
    points = data.integer("army-points", 1, most=9999) if data.has("army-points") else None
    size = data.table("table") if data.has("table") else DataFile(data.file, {}, "table")
    size.only("width", "height")
    reader = _Reader(
        size.integer("width", SMALLEST, default=SMALLEST, most=LARGEST),
        size.integer("height", SMALLEST, default=SMALLEST, most=LARGEST),
        turns or MOST_TURNS,
    )
    edges, fixed = _read_deployment(data)
    terrain = _each(data, "terrain", MOST_OUTLINES, reader.terrain)
    reader.zones = _each(data, "zone", table.MOST_ZONES, reader.zone)
    reader.buildings = _each(data, "building", table.MOST_BUILDINGS, reader.building)
    if len(terrain) + len(reader.buildings) > MOST_OUTLINES:
        count = len(terrain) + len(reader.buildings)
        raise data.wrong("building", "reason-outlines", count=count, most=MOST_OUTLINES)
    reader.prisoners = _each(data, "prisoners", LATER, reader.unit_of_prisoners)
    objects, caches = reader.camp(data.table("camp")) if data.has("camp") else (0, ())
    secret = _read_secret(data)
    appearances = _each(data, "appearance", table.MOST_APPEARANCES, reader.appearance)
    reader.objects = objects + sum(each.fighter is None for each in appearances)
    if reader.objects > table.MOST_OBJECTS:
        raise data.wrong("appearance", "reason-many", count=reader.objects, most=table.MOST_OBJECTS)
    added = sum(len(each.fighters) for each in reader.prisoners)
    added += sum(each.fighter is not None for each in appearances)
    if added > LATER:
        raise data.wrong("prisoners", "reason-many", count=added, most=LATER)
    for key, named in (("zone", reader.zones), ("building", reader.buildings)):
        _check_names(data, key, "name", [each.name for each in named])
    _check_names(data, "prisoners", "unit", [each.unit for each in reader.prisoners])
    reader.secret = secret
    return Scenario(
        name, reader.width, reader.height, turns, points, edges, fixed, terrain, reader.zones,
        reader.buildings, reader.prisoners, objects, caches, secret, appearances,
        _each(data, "explosion", table.MOST_EXPLOSIONS, reader.explosion),
        _each(data, "objective", table.MOST_OBJECTIVES, reader.objective),
        data.texts("excluded-workers"), data,
    )  # fmt: skip


def _each(data: DataFile, key: str, most: int, read: Callable[[DataFile], T]) -> tuple[T, ...]:
    entries = data.tables(key)
    if len(entries) > most:
        raise data.wrong(key, "reason-many", count=len(entries), most=most)
    return tuple(read(entry) for entry in entries)


def _check_names(data: DataFile, key: str, name_key: str, names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if name in names[:place]:
            raise data.wrong(f"{key}[{place}].{name_key}", "reason-twice", value=name)


def _side(entry: DataFile, key: str = "side") -> int:
    return SEATS.index(entry.one_of(key, SEATS))


def _read_deployment(data: DataFile) -> tuple[tuple[int, int], bool]:
    """CON-74: opposite edges; `fixed` gives the first to blue."""
    if not data.has("deployment"):
        return (table.SOUTH, table.NORTH), False
    entry = data.table("deployment")
    entry.only("edges", "fixed")
    first, second = OPPOSITE["north"], OPPOSITE["south"]
    if entry.has("edges"):
        words = entry.texts("edges")
        if len(words) != 2:
            raise entry.wrong("edges", "reason-count", expected=2, found=len(words))
        for place, word in enumerate(words):
            if word not in EDGES:
                known = ", ".join(EDGES)
                raise entry.wrong(f"edges[{place}]", "reason-one-of", value=word, values=known)
        first, second = words
        if OPPOSITE[first] != second:
            raise entry.wrong("edges", "reason-opposite")
    return (EDGES.index(first), EDGES.index(second)), entry.flag("fixed")


def _read_secret(data: DataFile) -> int:
    if not data.has("secret"):
        return table.NOBODY
    entry = data.table("secret")
    entry.only("side")
    return _side(entry)


class _Reader:
    """Reads the parts of one scenario: what they may be depends on those read before."""

    def __init__(self, width: int, height: int, turns: int) -> None:
        self.width, self.height, self.turns = width, height, turns
        self.zones: tuple[Zone, ...] = ()
        self.buildings: tuple[Building, ...] = ()
        self.prisoners: tuple[Prisoners, ...] = ()
        self.objects = 0
        self.secret = table.NOBODY

    def spot(self, entry: DataFile, key: str) -> Spot:
        x, y = entry.integers(key, 2, 0, LARGEST)
        self.on_table(entry, key, x, y, x, y)
        return x, y

    def on_table(
        self, entry: DataFile, key: str, left: int, bottom: int, right: int, top: int
    ) -> None:
        if left < 0 or bottom < 0 or right > self.width or top > self.height:
            raise entry.wrong(key, "reason-off-table", width=self.width, height=self.height)

    def terrain(self, entry: DataFile) -> Terrain:
        entry.only("kind", "corners")
        kind = table.DIFFICULT + TERRAINS.index(entry.one_of("kind", TERRAINS))
        places = range(len(entry.list_of("corners")))
        if not 3 <= len(places) <= MOST_CORNERS:
            raise entry.wrong("corners", "reason-corners", count=len(places), most=MOST_CORNERS)
        listed = DataFile(
            entry.file,
            {f"corners[{place}]": entry.list_of("corners")[place] for place in places},
            entry.path,
        )
        corners = [self.spot(listed, f"corners[{place}]") for place in places]
        if not is_convex(corners):
            corners.reverse()
        if not is_convex(corners):
            raise entry.wrong("corners", "reason-convex")
        return Terrain(kind, tuple(corners))

    def zone(self, entry: DataFile) -> Zone:
        round_one = entry.has("centre")
        entry.only("name", *(("centre", "radius") if round_one else ("corner", "size")))
        name = entry.text("name")
        if round_one:
            (x, y), radius = self.spot(entry, "centre"), entry.integer("radius", 1, most=LARGEST)
            self.on_table(entry, "radius", x - radius, y - radius, x + radius, y + radius)
            return Zone(name, (x, y), radius)
        (x, y), (width, height) = self.spot(entry, "corner"), entry.integers("size", 2, 1, LARGEST)
        self.on_table(entry, "size", x, y, x + width, y + height)
        return Zone(name, (x, y), size=(width, height))

    def building(self, entry: DataFile) -> Building:
        entry.only("name", "side", "structure", "resistance", "footprint")
        width, height = entry.integers("footprint", 2, 1, 20)
        return Building(
            entry.text("name"),
            _side(entry),
            entry.integer("structure", 1, most=99),
            entry.integer("resistance", 0, most=99),
            (width, height),
        )

    def unit_of_prisoners(self, entry: DataFile) -> Prisoners:
        entry.only("unit", "side", "fighter")
        unit, side = entry.text("unit"), _side(entry)
        entry.list_of("fighter")
        fighters: list[Profile] = []
        spots: list[Spot] = []
        for each in entry.tables("fighter"):
            fighters.append(_plain_profile(each, "at"))
            spots.append(self.stand(each, fighters, spots))
        if not fighters:
            raise entry.wrong("fighter", "reason-empty")
        return Prisoners(unit, side, tuple(fighters), tuple(spots))

    def stand(self, entry: DataFile, fighters: list[Profile], spots: list[Spot]) -> Spot:
        """Where a prisoner begins: wholly on the table and touching no other of its unit."""
        x, y = self.spot(entry, "at")
        radii = [_radius(fighter) for fighter in fighters]
        reach = -(-radii[-1] // EIGHTHS)
        self.on_table(entry, "at", x - reach, y - reach, x + reach, y + reach)
        for (other_x, other_y), radius in zip(spots, radii, strict=False):
            room = radius + radii[-1] + CONTACT
            if ((x - other_x) ** 2 + (y - other_y) ** 2) * EIGHTHS**2 <= room**2:
                raise entry.wrong("at", "reason-apart")
        return x, y

    def camp(self, entry: DataFile) -> tuple[int, tuple[Spot, ...]]:
        """RAG-40: more caches than objects."""
        entry.only("objects", "cache")
        objects = entry.integer("objects", 1, most=table.MOST_OBJECTS)
        caches = _each(entry, "cache", table.MOST_CACHES, self.cache)
        if len(caches) <= objects:
            raise entry.wrong("cache", "reason-caches", caches=len(caches), objects=objects)
        return objects, caches

    def cache(self, entry: DataFile) -> Spot:
        entry.only("at")
        return self.spot(entry, "at")

    def appearance(self, entry: DataFile) -> Appearance:
        entry.only("turn", "zone", "parts", "fighter", "side")
        turn = self.turn(entry)
        number = self.zone_named(entry, "zone")
        parts = 0
        if self.zones[number].radius:
            if entry.has("parts"):
                raise entry.wrong("parts", "reason-round", zone=self.zones[number].name)
        else:
            parts = entry.integer("parts", 1)
            if parts not in PARTS:
                known = ", ".join(map(str, PARTS))
                raise entry.wrong("parts", "reason-one-of", value=str(parts), values=known)
        if not entry.has("fighter"):
            if entry.has("side"):
                raise entry.wrong("side", "reason-object-side")
            return Appearance(turn, number, parts, None, table.NOBODY)
        fighter = _plain_profile(entry.table("fighter"))
        return Appearance(turn, number, parts, fighter, _side(entry))

    def turn(self, entry: DataFile) -> int:
        turn = entry.integer("turn", 1)
        if turn > self.turns:
            raise entry.wrong("turn", "reason-late", turns=self.turns)
        return turn

    def zone_named(self, entry: DataFile, key: str) -> int:
        names = tuple(zone.name for zone in self.zones)
        return names.index(entry.one_of(key, names))

    def explosion(self, entry: DataFile) -> Explosion:
        entry.only("at", "size", "debris", "strength", "turn", "hit")
        turn = self.turn(entry) if entry.has("turn") else 0
        hit = entry.flag("hit")
        if not (turn or hit):
            raise entry.wrong("turn", "reason-trigger")
        return Explosion(
            self.spot(entry, "at"),
            entry.one_of("size", ("small", "large")) == "large",
            entry.integer("debris", 1, most=12),
            entry.integer("strength", 0, default=-1, most=20),
            turn,
            hit,
        )

    def objective(self, entry: DataFile) -> Objective:
        kind = KINDS.index(entry.one_of("kind", KINDS))
        subject_key = ("fighter", "zone", "building", "unit", "object", None)[kind]
        extra = ("zone",) if KINDS[kind] in ("delivery", "holding") else ()
        named = (subject_key,) if subject_key else ()
        entry.only("kind", "side", "points", "moment", *named, *extra)
        subject, side = self.subject(entry, KINDS[kind])
        if entry.has("side"):
            side = _side(entry)
        elif KINDS[kind] == "capture":
            raise entry.wrong("side", "reason-missing")
        anywhere = not extra or (KINDS[kind] == "holding" and not entry.has("zone"))
        return Objective(
            kind + table.CAPTURE,
            side,
            subject,
            entry.integer("points", 1, most=999),
            MOMENTS.index(entry.one_of("moment", MOMENTS) if entry.has("moment") else "end"),
            table.NOBODY if anywhere else self.zone_named(entry, "zone"),
        )

    def subject(self, entry: DataFile, kind: str) -> tuple[int | str, int]:
        """What an objective is about, and whose it is where it does not say."""
        match kind:
            case "capture":
                return entry.text("fighter"), table.NOBODY
            case "control":
                return self.zone_named(entry, "zone"), table.NOBODY
            case "construction":
                names = tuple(building.name for building in self.buildings)
                number = names.index(entry.one_of("building", names))
                return number, self.buildings[number].side
            case "delivery":
                units = tuple(prisoners.unit for prisoners in self.prisoners)
                number = units.index(entry.one_of("unit", units))
                return number, 1 - self.prisoners[number].side
            case "holding":
                if not self.objects:
                    raise entry.wrong("object", "reason-no-objects")
                return entry.integer("object", 1, most=self.objects) - 1, table.NOBODY
            case _:
                if self.secret == table.NOBODY:
                    raise entry.wrong("kind", "reason-no-secret")
                return 0, 1 - self.secret


def _plain_profile(entry: DataFile, *extra: str) -> Profile:
    """A fighter that a scenario brings: neither a magician nor a faithful."""
    profile = read_profile(entry, extra=extra)
    for characteristic in ("POU", "FOI"):
        if characteristic in profile.characteristics:
            raise entry.wrong(f"characteristics.{characteristic}", "reason-plain")
    return profile


def _radius(profile: Profile) -> int:
    return int(table.RADIUS[list(BASES).index(profile.base)])
