"""Opponents, analysis and exact solutions over any kernel; no game is imported here."""
