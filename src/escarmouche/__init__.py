"""Escarmouche: the table, the referee and the laboratory for French duel and skirmish games."""

__version__ = "0.2.0"
