"""CON-51: what belongs to a phase happens in no other, but where a rule says so."""

from __future__ import annotations

from random import Random

import numpy as np
from skirmish_battles import bold_move, random_options

from escarmouche import catalog
from escarmouche.core.kernel import OVER, empty_log
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.movement import PURSUE
from escarmouche.games.confrontation.table import S_COMBAT
from escarmouche.games.confrontation.vocabulary import PHASES

# What is told, by the phases in which it may happen.
HAPPENS = {
    "deployment": "takes-edge is-deployed",
    "strategic": "shares-card has-ordered wins-tactics fighter-appears object-appears",
    "activation": """speaks-first holds-card plays-card set-aside names-movement charges engages
        disengages stays-engaged shoots shoots-at-thing aims-at-spot scatters flees cannot-flee
        flees-for-good founds moved-aside builds building-bonus searches finds prisoners-follow
        explodes""",
    # CON-111: spells and miracles between fights. CON-108: pursuit. RAG-44: handing over after it.
    "activation combat": """casts calls pays-more counters counter-fails undone spell-fails
        effect-begins area-begins is-shifted is-summoned moves stands is-routed dies is-stunned
        hands-over picks-up""",
    "combat": """fights names-fight fight-begins wins-initiative has-shared shares-out strikes
        parries captured""",
    "rally": "rallies stays-routed",
    "deployment mystic": "gains-gems has-faith",  # CON-75
    "upkeep": "sustains honours keeps-being regeneration ephemeral reinforcement comes-back",
}
WHEN = {
    f"confrontation-{name}": phases.split()
    for phases, names in HAPPENS.items()
    for name in names.split()
}


def told_in(pos: np.record, log: np.ndarray, phase: str) -> tuple[str, set[str]]:
    """The phase after what was told, and the names of what was told; each in its phase."""
    names = set()
    for _, kind, *arguments in log[1 : 1 + log[0, 0]].tolist():
        name = words.WORDS.spoken[kind].message
        names.add(name)
        if kind == words.ENTERS_PHASE:
            phase = PHASES[arguments[0]]
        assert phase in WHEN.get(name, PHASES), (name, phase)
        if kind == words.MOVES:
            assert (arguments[1] == PURSUE) == (phase == "combat")
        if kind in (words.CASTS, words.CALLS) and phase == "combat":
            assert pos.spell[arguments[1], S_COMBAT]
    return phase, names


def test_con_51_everything_happens_in_its_phase() -> None:
    game, log = catalog.game("confrontation"), empty_log()
    kernel, out, seen = game.rules.kernel, game.rules.buffer(), set()
    for number in range(10):
        rng = Random(f"phases {number}")
        pos, phase = game.new(**random_options(rng)).record, "deployment"
        while kernel.actor(pos) != OVER:
            log[0, 0] = 0
            kernel.play(pos, bold_move(pos, out[: kernel.moves(pos, out)].tolist(), rng), log)
            phase, names = told_in(pos, log, phase)
            seen |= names
    assert len(seen & set(WHEN)) >= 35, sorted(set(WHEN) - seen)
