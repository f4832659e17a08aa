"""Opponents, hints and analysis over any game's compiled rules; no game is named here."""
