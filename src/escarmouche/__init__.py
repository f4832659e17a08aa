"""Escarmouche: the table, the referee and the laboratory for French duel and skirmish games."""

import gc

__version__ = "0.2.0"

# numba and the rules make some hundred thousand objects that stay. With Python's own threshold a
# fifth of a start is spent looking through them for garbage.
gc.set_threshold(20_000, *gc.get_threshold()[1:])
