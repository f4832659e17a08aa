# The exact solver.

solve-help = Find the exact result of a position with best play on both sides.
solve-help-position = A position as text, with nothing left to chance
solve-help-seconds = Seconds after which what is proved so far is said
solve-winner = { $seat } wins by { $margin } with best play.
solve-draw = A draw with best play.
solve-winner-only = { $seat } wins, by { $least } at least and { $most } at most; time ran out before the exact margin.
solve-open = Time ran out: nobody’s win is proved. The margin for { $seat } is between { $least } and { $most }.
solve-line = Best play: { $line }
solve-line-cut = Time ran out before the rest of the line.
solve-part = This is about the duel at hand, not about the match it belongs to.
solve-effort = { $nodes } positions, { $seconds } s

error-not-solvable = “{ $game }” cannot be solved exactly; these games can: { $known }.
