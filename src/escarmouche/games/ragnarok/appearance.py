"""RAG-60, RAG-61, RAG-81: where something appears at random in a zone."""

from __future__ import annotations

from escarmouche.core.errors import OptionError
from escarmouche.games.ragnarok.tabletop import Spot, Table, arrow, scattered
from escarmouche.games.ragnarok.throw import Throw

DICE = (4, 6, 8, 10, 12, 20)

# RAG-61: rows × columns, the columns along the long side.
GRIDS = {6: (2, 3), 8: (2, 4), 10: (2, 5), 12: (3, 4), 20: (4, 5)}


def distance_die(radius: float) -> int:
    """RAG-60: the faces of the distance die: as many as the radius has cm if there is such a die.

    Otherwise the smallest die that has more faces serves, and the result is scaled.

    >>> distance_die(10), distance_die(15)
    (10, 20)
    """
    return next((faces for faces in DICE if faces >= radius), DICE[-1])


def in_circle(
    centre: Spot,
    radius: float,
    axis_face: int,
    distance_face: int,
    table: Table,
    axes_turned: float = 0.0,
) -> Spot:
    """RAG-60: the place on one of six axes, as far from the centre as the second die says.

    RAG-81: the edge of the table stops it.

    >>> in_circle((5, 5), 10, 4, 10, Table(120, 80))
    (5.0, 0.0)
    """
    faces = distance_die(radius)
    if not 1 <= distance_face <= faces:
        raise OptionError("error-face", face=distance_face, faces=faces)
    cm = distance_face * radius / faces
    return table.stopped(centre, scattered(centre, arrow(axis_face, axes_turned), cm))


def circle_throw(
    centre: Spot, radius: float, table: Table, axes_turned: float = 0.0
) -> Throw[Spot]:
    """RAG-60: the die for the axis, then the one for the distance."""

    def read(faces: tuple[int, ...]) -> Spot:
        axis_face, distance_face = faces
        return in_circle(centre, radius, axis_face, distance_face, table, axes_turned)

    return Throw((6, distance_die(radius)), read)


def in_rectangle(corner: Spot, width: float, height: float, parts: int, face: int) -> Spot:
    """RAG-61: the centre of one of the equal parts, numbered row by row.

    >>> in_rectangle((0, 0), 30, 20, 6, 1)
    (5.0, 5.0)
    """
    if parts not in GRIDS:
        raise OptionError("error-parts", parts=parts, known=", ".join(map(str, GRIDS)))
    if not 1 <= face <= parts:
        raise OptionError("error-face", face=face, faces=parts)
    short, long = GRIDS[parts]
    columns, rows = (long, short) if width >= height else (short, long)
    row, column = divmod(face - 1, columns)
    return (
        corner[0] + (column + 0.5) * width / columns,
        corner[1] + (row + 0.5) * height / rows,
    )


def rectangle_throw(corner: Spot, width: float, height: float, parts: int) -> Throw[Spot]:
    """RAG-61: the one die that picks a part."""
    return Throw((parts,), lambda faces: in_rectangle(corner, width, height, parts, *faces))
