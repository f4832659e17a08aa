"""Confrontation, generic rules (CON): tests, effects, wounds, as a library."""
