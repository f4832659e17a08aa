"""Learning a game by playing it: lessons, and puzzles. Both are data in the game's own folder."""
