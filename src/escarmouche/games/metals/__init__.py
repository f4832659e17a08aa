"""Metals: a duel of figurines for squares and lines of sight on a map."""
