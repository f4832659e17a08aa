"""The table in a terminal: any game of the catalogue, by keys, mouse or notation."""
