"""Positions of Irondie in notation, played on by scripted moves and dice, and looked at."""

from escarmouche import catalog
from escarmouche.core.position import Position

irondie = catalog.game("irondie")
COLOURS = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")
LETTERS = dict(zip(COLOURS, "rbyvgokw", strict=True))


def at(text: str) -> Position:
    """A position of which only the dice that matter are written.

    Sets have one size: the smaller one is filled up with dice that lie in the Abyss.
    """
    fields = dict(field.split("=", 1) for field in text.split())
    sizes = {seat: fields[seat].count(",") for seat in irondie.seats}
    for seat, size in sizes.items():
        fields[seat] += ",Rw*^" * (max(sizes.values()) - size)
    return irondie.position(" ".join(f"{key}={value}" for key, value in fields.items()))


def after(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def die(position: Position, seat: str, name: str) -> dict:
    return next(each for each in position.view["dice"][seat] if each["name"] == name)


def zone(position: Position, seat: str, name: str) -> str:
    return die(position, seat, name)["zone"]


def value(position: Position, seat: str, name: str) -> int:
    return die(position, seat, name)["value"]


def rules_of(position: Position, move: str) -> set[str]:
    return {event.rule for event in position.events(move)}


def texts(position: Position, move: str) -> list[str]:
    return [event.text() for event in position.events(move)]


def targets_of(position: Position, name: str) -> set[str]:
    return {
        move.partition(">")[2]
        for move in position.moves
        if move.partition(">")[0] == name and ">" in move
    }


# South may provoke: dice without allies, so that no roll owes a bonus.
SKIRMISH = (
    "south={south},Ny,Wk6 north=Sy,Ak4,{north},Wk6,Fk5 phase=provoke turn=south turns=2"
)  # fmt: skip


def skirmish(south: str = "Sy,Ay,By", north: str = "Ny,Ry3") -> Position:
    return at(SKIRMISH.format(south=south, north=north))
