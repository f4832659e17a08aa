"""The table in a terminal, as far as the board of a game needs it."""
