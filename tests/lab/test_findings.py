"""What a study found survives its file."""

from escarmouche.core.texts import Message
from escarmouche.lab.findings import (
    Cell,
    ContestFacts,
    Ending,
    Findings,
    Histogram,
    Rating,
    Replay,
    Table,
)

RED, BLUE = (Message("option-value", {"value": name}) for name in ("red", "blue"))


def example() -> Findings:
    cell = Cell(RED, BLUE, 4, 2, 1, 1, 0.625, 0.2, 0.9, {"south": "red"})
    return Findings(
        title=Message("cli-warm", {"seconds": Message("option-value", {"value": "2"})}),
        kind="duel",
        game="irondie",
        command=("escarmouche", "lab", "duel", "irondie", "red", "blue"),
        versions={"escarmouche": "1"},
        seed=3,
        games=4,
        confidence=0.95,
        sequential=False,
        reasons=("ongoing", "vitality"),
        contests=(ContestFacts(RED, ("random", "random"), {"south": "red"}),),
        tables=(Table(RED, RED, BLUE, (cell,), opposed=True),),
        ratings=(Rating(RED, 10.0, -20.0, 40.0),),
        histograms=(Histogram(RED, (0.0, 1.0, 2.0), (3, 1), 0.75),),
        endings=(Ending(BLUE, 4),),
        replays=(Replay(RED, 0, 2, "[Game]"),),
        conclusions=(Message("cli-warm", {"seconds": 1}),),
        warnings=(RED,),
    )


def test_findings_survive_their_file() -> None:
    assert Findings.read(example().text) == example()
