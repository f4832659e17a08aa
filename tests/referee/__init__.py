"""A second, slow and obvious referee of the skirmish, written from the ledgers alone.

It imports nothing of the game. `geometry` measures, `cards` reads the files, the other modules are
the chapters of the rules, and `following` plays a battle on both and compares every question, every
set of legal moves and every state.
"""
