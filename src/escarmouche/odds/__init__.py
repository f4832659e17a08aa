"""Exact odds of small dice games, with every choice made as well as it can be."""
