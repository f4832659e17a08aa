"""The research face: every game of the catalogue in the interfaces that researchers use.

`openspiel` registers the games with OpenSpiel, `pettingzoo` and `gymnasium` make environments of
them, and `batch` steps thousands of games at once. Each needs nothing but the catalogue, so a new
game has all of them (docs/research.md).
"""
