"""Dragons Arena: a duel of dice dragons on a 4×4 arena."""
