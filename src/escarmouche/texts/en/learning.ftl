# The command `learn`.

learn-help = Learn a game by playing it: short lessons with a referee.
learn-how = Write your move, or { $nudge } for a nudge, { $skip } to skip a lesson, { $leave } to leave.
learn-missed = Allowed, but not the goal.
learn-done = That’s it. You know now:
learn-end = That was the last lesson. Play: escarmouche play { $game }
error-no-lessons = “{ $game }” has no lessons; these games have: { $known }.
