"""Which rules battles come to: every id is named by an event or a question, or has its reason here.

`scripts/battles.py --battles 300 --seed 4` counts them; a new id has to be put in one of the lists.
"""

from __future__ import annotations

from random import Random

from skirmish_battles import bold_move, random_options

from escarmouche import catalog
from escarmouche.core.kernel import OVER, empty_log
from escarmouche.core.rulebook import rulebook

# Named in 300 random battles.
REACHED = """
CON-01 CON-02 CON-06 CON-07 CON-08 CON-20 CON-21 CON-22 CON-23 CON-24 CON-30 CON-32 CON-35
CON-37 CON-51 CON-60 CON-64 CON-69 CON-74 CON-75 CON-77 CON-78 CON-79 CON-80 CON-81 CON-82
CON-84 CON-86 CON-89 CON-90 CON-93 CON-94 CON-96 CON-98 CON-99 CON-100 CON-101 CON-103 CON-104
CON-105 CON-106 CON-110 CON-113 CON-114 CON-115 CON-116 CON-117 CON-118 CON-119 CON-120 CON-121
RAG-02 RAG-11 RAG-20 RAG-23 RAG-31 RAG-32 RAG-33 RAG-34 RAG-40 RAG-42 RAG-43 RAG-44 RAG-50
RAG-60 RAG-61 RAG-70 RAG-71 RAG-83 RAG-90
"""

# They define words, values, places or parts of another rule, and act within what that one tells.
WITHIN = """
CON-03 CON-04 CON-05 CON-09 CON-10 CON-11 CON-31 CON-33 CON-39 CON-50 CON-61 CON-62 CON-63
CON-65 CON-67 CON-70 CON-71 CON-72 CON-76 CON-83 CON-85 CON-91 CON-92 CON-95 CON-97 CON-102
CON-107 CON-108 CON-109 CON-123 CON-124 RAG-01 RAG-03 RAG-10 RAG-21 RAG-22 RAG-24 RAG-26 RAG-30
RAG-41 RAG-51 RAG-80 RAG-81 RAG-82 RAG-85 RAG-86 RAG-88 RAG-89
"""

OTHERWISE = {
    "CON-34": "the levels, told as the results of CON-60",
    "CON-36": "told with a value when somebody asks for it",
    "CON-38": "no shipped card amplifies or attenuates; rule tests script it",
    "CON-66": "the cards, shown in the view",
    "CON-68": "contacts, shown in the view",
    "CON-73": "told by refusals",
    "CON-87": "sight, shown in the view and told by refusals",
    "CON-88": "told by refusals",
    "CON-111": "asked where two fighters of a side may cast between fights: rare",
    "CON-112": "the gems, shown in the view",
    "CON-122": "asked where an audience plays on from what it may see",
    "CON-125": "on a real table only",
    "CON-126": "on a real table only",
    "RAG-04": "a captor unit must be gone while it holds somebody: rare",
    "RAG-25": "a bold hand does not build to the end",
    "RAG-27": "a bold hand does not build to the end",
    "RAG-28": "a bold hand does not build to the end",
    "RAG-84": "follows RAG-04",
    "RAG-87": "needs a construction that has points: rare",
}

# At a real table (CON-125): what virtual battles name, and what comes up there only …
MORE_AT_A_REAL_TABLE = "CON-125 CON-126 RAG-04 RAG-25 RAG-28 RAG-87"
# … but for these, which the players themselves see on the table.
NOT_AT_A_REAL_TABLE = {
    "CON-69": "where a fighter faces is seen on the table",
    "CON-68": "so is who touches whom; it is declared (CON-125)",
    "CON-87": "so is who sees whom; it is declared (CON-125)",
    "CON-88": "a free line is seen on the table; whoever is in the way is declared (CON-125)",
    "CON-73": "no terrain is known",
}


def test_every_rule_is_reached_in_battles_or_has_a_reason() -> None:
    listed = [*REACHED.split(), *WITHIN.split(), *OTHERWISE]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(all_ids())


def test_con_125_every_rule_is_reached_at_a_real_table_or_has_a_reason() -> None:
    more = MORE_AT_A_REAL_TABLE.split()
    reached = {*REACHED.split(), *more} - {*NOT_AT_A_REAL_TABLE}
    silent = {*WITHIN.split(), *OTHERWISE, *NOT_AT_A_REAL_TABLE} - {*more}
    assert not reached & silent
    assert reached | silent == set(all_ids())
    told = told_in_battles("real", 40, real="on", size="auto")
    correction = catalog.game("confrontation").new(real="on").events("fix:score:red:3")
    assert told | {event.rule for event in correction} == reached


def test_battles_name_no_rule_that_is_said_to_be_silent() -> None:
    told = told_in_battles("reached", 6)
    assert not told & set(WITHIN.split())
    assert len(told) >= 45


def told_in_battles(seed: str, count: int, **options: str) -> set[str]:
    """The rules that events and questions of so many random battles name."""
    game, told = catalog.game("confrontation"), set()
    rules, log = game.rules, empty_log()
    out = rules.buffer()

    def named() -> set[str]:
        return {rules.vocabulary.rule(rule) for rule in log[1 : 1 + log[0, 0], 0].tolist()}

    for number in range(count):
        rng = Random(f"{seed} {number}")
        pos = game.new(**(random_options(rng) | options)).record
        while rules.kernel.actor(pos) != OVER:
            log[0, 0] = 0
            rules.kernel.ask(pos, log)
            told |= named()
            log[0, 0] = 0
            move = bold_move(pos, out[: rules.kernel.moves(pos, out)].tolist(), rng)
            rules.kernel.play(pos, move, log)
            told |= named()
    return told


def all_ids() -> list[str]:
    return [rule.id for rule in rulebook("confrontation").rules]
