"""What is asked while something is cast or called, in the mystic phase and in the upkeep."""

from __future__ import annotations

from escarmouche.core.compiling import compiled
from escarmouche.core.kernel import Rows, tell
from escarmouche.games.confrontation import casting, frames, table, upkeep
from escarmouche.games.confrontation import vocabulary as words
from escarmouche.games.confrontation.mystic import in_turn
from escarmouche.games.confrontation.table import RAG, STEP, A, B, C, E, Pos


@compiled
def ask_in_cast(pos: Pos, log: Rows) -> None:
    """The question that is open in a CAST_FRAME."""
    frame = pos.frame[pos.depth - 1]
    caster, spell, seat = int(frame[A]), int(frame[C]), int(pos.seat)
    rule = casting.rule_of(pos, spell)
    if pos.question == frames.PICK_SPELL:
        tell(log, 113, words.ASK_SPELL, seat, caster)
    elif pos.question == frames.PICK_TARGET:
        tell(log, rule, words.ASK_SPELL_TARGET, seat, spell)
    elif pos.question == frames.THROW:
        tell(log, 21, words.ASK_RADIUS, spell)
    elif pos.question == frames.PAY_MORE:
        tell(log, 114, words.ASK_PAY_MORE, seat, caster, spell)
    elif pos.question == frames.COUNTER:
        tell(log, 115, words.ASK_COUNTER, seat, spell, frame[E])
    elif pos.question == frames.PICK_ELEMENT:
        tell(log, 115, words.ASK_COUNTER_GEM, seat, frame[B])
    elif pos.spell[spell, table.S_DEED] == table.SUMMON:
        tell(log, rule, words.ASK_SUMMON, seat, frame[B])
    else:
        tell(log, RAG + 11, words.ASK_SHIFT, seat, frame[B])


@compiled
def ask_in_mystic(pos: Pos, log: Rows) -> None:
    """The question that is open in a MYSTIC_FRAME."""
    fighter = in_turn(pos, int(pos.frame[pos.depth - 1, A]))
    tell(log, 118, words.ASK_NEW_GEM, pos.seat, fighter)


@compiled
def ask_in_upkeep(pos: Pos, log: Rows) -> None:
    """The question that is open in an UPKEEP_FRAME."""
    frame = pos.frame[pos.depth - 1]
    step, fighter, seat = frame[STEP], int(frame[B]), int(pos.seat)
    if step == upkeep.EFFECT_ANSWERED:
        spell, caster = (
            int(pos.effect[frame[B], table.E_SPELL]),
            int(pos.effect[frame[B], table.E_CASTER]),
        )
        tell(log, 23, words.ASK_SUSTAIN, seat, caster, spell, upkeep.keep_price(pos, spell))
    elif pos.question == frames.SUSTAIN:
        tell(log, 119, words.ASK_KEEP_BEING, seat, fighter)
    elif pos.question == frames.PICK_ELEMENT:
        tell(log, 119, words.ASK_KEEP_GEM, seat, fighter)
    elif step == upkeep.REGENERATION_DIE:
        tell(log, 119, words.ASK_REGENERATION, fighter, pos.regeneration[fighter])
    elif step == upkeep.EPHEMERAL_DIE:
        tell(log, 119, words.ASK_EPHEMERAL, fighter, pos.ephemeral[fighter])
    elif step == upkeep.REINFORCEMENT_DIE:
        tell(log, 119, words.ASK_REINFORCEMENT, fighter, upkeep.COMES_BACK)
    else:
        tell(log, 119, words.ASK_COME_BACK, seat, fighter)
