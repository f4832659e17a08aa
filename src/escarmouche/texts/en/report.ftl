# The laboratory's report and what its statistics allow to say.

comparisons-many = { $count } results are compared with equality here: even if everything were equal, about { $expected } of them would look unequal by chance.
comparisons-list = { $first }, { $rest }
comparisons-others = { $count } more
comparisons-none = Taken together (Holm’s method), none of them is convincingly away from equality{ $alone ->
    [0] .
   *[other] ; taken alone, { $alone } would look so.
}
comparisons-sure = Taken together (Holm’s method), { $sure } of them { $sure ->
    [one] is
   *[other] are
} convincingly away from equality: { $names }{ $alone ->
    [0] .
   *[other] ; taken alone, { $alone } would look so.
}
ratings-none = Nobody can be rated: every player won everything or lost everything against each other one.
ratings-won = No rating for { $players }: nothing was ever lost to the rated players, so the rating would be without bound.
ratings-lost = No rating for { $players }: nothing was ever won from the rated players, so the rating would be without bound.
ratings-apart = No rating for { $players }: no chain of games won and lost links them to the rated players.

report-interval = { $low } to { $high }

report-kind-balance = Balance study
report-kind-tournament = Tournament
report-kind-perfect = Perfect play
report-kind-sweep = Sweep
report-kind-maps = Search for fair maps
report-kind-duel = Duel of sets
report-kind-openings = Openings
report-answer = The answer
report-caution = Before you conclude
report-games = Games
report-intervals = Intervals
report-seed = Seed
report-wins = Wins
report-draws = Draws
report-losses = Losses
report-score = Score
report-name = Name
report-elo = Elo
report-interval-head = Interval
report-share = Share
report-ending = Ending
report-range = From – to
report-of = { $table }: { $what }
report-heat = Who scores against whom
report-more = Everything that can be said
report-heat-note = Points of the row in percent. ▲ and ▼: the whole interval lies above or below 50.
report-scores-note = Dashed line: equality. ▲ and ▼: the whole interval lies on one side of it.
report-farthest = The { $count } results farthest from equality; all of them are in the table.
report-extremes = Highest: { $highest }, { $most }. Lowest: { $lowest }, { $least }.
report-all-scores = Scores and their intervals
report-all-ratings = Ratings with their intervals
report-show-table = The figures as a table
report-ratings = Ratings
report-elo-note = Elo points, 0 on average; 100 points more mean scoring 64 % against each other.
report-course = How the games went
report-mean = mean { $mean }
report-histogram-desc = The mean is { $mean }; the largest bar, from { $low } to { $high }, holds { $share } of the games.
report-endings = How the games ended
report-replays = Games worth seeing
report-replays-note = Check a record with “escarmouche verify FILE”, judge its moves with “escarmouche analyse FILE”.
report-replay-of = { $contest }, game { $game }
report-download = Download the record
report-show-record = Show the record
report-again = To have it again
report-again-note = This command gives the same result, on any number of processes:
report-fixed = Each interval holds the true value { $confidence } of the time, for a number of games fixed beforehand (Wilson’s interval, or resampling where there are draws).
report-sequential = The study stopped when it was precise enough. The intervals are wider for it: all of them together, at any number of games, hold the true value { $confidence } of the time.
report-reading = A score is the share of points: a win counts one, a draw half. An interval shows what the games allow the true score to be: if it holds 50 %, these games do not show that anything is unequal.

perfect-title = { $game }: how often does the starter win with perfect play?
perfect-table = Starts solved: the starter’s score
perfect-meaning = Solved is the game after its set-up. What is chosen during the set-up is chosen by: { $who }.
perfect-unproved = Nothing was proved of { $unproved } of { $starts } starts in the time allowed; they are not counted.
perfect-help-games = Starts to solve for each set-up
lab-help-perfect = Solve starts: how often does the starter win with perfect play?
