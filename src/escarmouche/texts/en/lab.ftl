# The laboratory: studies and what they found.

lab-help-balance = Is the game fair? Factions or sets against each other, set-ups and maps, what starting is worth.
lab-help-duel = Two factions or sets of dice against each other.
lab-help-tournament = Levels, random players and your own bots against each other, with ratings.
lab-help-sweep = Vary one thing of a game and measure what changes.
lab-help-openings = What each first move is worth.
lab-help-maps = Find maps of Metals that are fair to both seats and to all factions.
lab-help-games = Games of each contest; with --precision, at most
lab-help-precision = Play until half the interval is this many points of a hundred, such as 2
lab-help-level = Level of both players, 1 to 8; random players if not given
lab-help-output = A folder for everything, or a file ending in .json, .html, .csv or .parquet
lab-help-checkpoint = A folder that keeps finished games; the folder of --output does so too
lab-help-resume = Go on with the interrupted study in that folder
lab-help-arm = A faction or set to study; may be given several times, all if not given
lab-help-scene = A map or set-up to study; may be given several times, all if not given
lab-help-duel-arm = A faction, or a set of dice by name, as text or as a file
lab-help-player = random, level:4, level:6:2000 (nodes a move), bot:COMMAND or http://…
lab-help-swiss = Rounds of a Swiss tournament; 0 lets everyone meet everyone
lab-help-what = An option, such as target, or a part of one: map.c3, mat.swarm.amount, south.1
lab-help-value = The values to try
lab-help-count = Whose points a wanted precision is about
lab-help-search = Search for fair maps
lab-help-symmetric = Maps that look the same from both sides, or any
lab-help-population = Maps in a generation
lab-help-generations = Generations after the first
lab-help-factions = Fair to all factions too, or only without factions
lab-help-save = Write the fairest map to this file, ending in .toml
cli-help-ray = Play on a Ray cluster: its address, or auto for the one of this machine

lab-estimate = { $score } ± { $half }
lab-rate = { $games } games/s
lab-resumed = Going on with an interrupted study: { $games } games are there already.
lab-ratings = Ratings (Elo)
lab-rating = { $name }: { $elo } ({ $low } to { $high })
lab-conclusions = What this says
lab-warnings = To keep in mind
lab-run = { $games } games, { $played } of them played now, { $seconds } s
lab-column-score = points %
lab-column-interval = 95 % interval
lab-column-games = games

lab-player-random = random
lab-player-level = { $name } ({ $level })
lab-player-level-budget = { $name } ({ $level }; { $budget })
lab-no-answer = it ended without an answer

lab-title-balance = { $game }: is it fair?
lab-title-duel = { $first } against { $second }: who is stronger?
lab-title-tournament = { $game }: who plays best?
lab-title-sweep = { $game }: what does “{ $what }” change?
lab-title-openings = { $game }: what are the best first moves of { $seat }?
lab-title-maps = Metals: which maps of { $files } × { $ranks } squares are fair?

lab-table-arms = Against each other: { $scene }
lab-table-averages = On average: { $scene }
lab-table-places = What starting and the seat are worth
lab-table-duel = The duel
lab-table-players = Against each other
lab-table-openings = First moves from { $position }
lab-table-maps = Maps found and maps that come with the game
lab-axis-against = against
lab-axis-whose = whose points
lab-axis-move = first move
lab-axis-player = player
lab-all-scenes = everywhere
lab-all-opponents = all others
lab-starter = who starts
lab-pair = { $first } – { $second }
lab-pair-on = { $pair } ({ $scene })
lab-arm-on = { $arm } ({ $scene })
lab-starting-at = { $where }, { $who }
lab-who-with = { $what } = { $value }, { $who }
lab-map-found = found map { $number }

lab-verdict-above = { $name }: { NUMBER($score, minimumFractionDigits: 1) } % of the points ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }), more than half.
lab-verdict-below = { $name }: { NUMBER($score, minimumFractionDigits: 1) } % of the points ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }), less than half.
lab-verdict-even = { $name }: { NUMBER($score, minimumFractionDigits: 1) } % of the points ({ NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }); an even game is not ruled out.
lab-best-moves = The best first moves of { $seat }, best first: { $moves }.
lab-best-sure = { $move } is clearly the best: its interval lies above all others.
lab-best-unsure = { $move } scored best, but { $count ->
    [one] one other move
   *[other] { $count } other moves
} may be as good: the intervals overlap.
lab-first-sure = { $first } is the strongest ({ $elo } Elo), clearly ahead of { $second }.
lab-first-unsure = { $first } is rated highest ({ $elo } Elo), but { $second } may be as strong.
lab-maps-compared = The best map found is { NUMBER($best, minimumFractionDigits: 1) } points of a hundred away from even on average, the fairest one that comes with the game ({ $name }) { NUMBER($shipped, minimumFractionDigits: 1) }.
lab-map-comment =
    A fair map, found by
    { $command }
lab-map-saved = The fairest map is in { $path }.

lab-histogram-plies = Length of games (moves of players)
lab-histogram-margin = Final lead of the first seat (points of the game)
lab-replay-shortest = The shortest game
lab-replay-longest = The longest game
lab-replay-closest = The closest win
lab-replay-clearest = The clearest win
lab-warning-random = Random players made every choice: this tells what the rules and the dice do, not what good players would make of them.
lab-warning-unrepeatable = Some players think by the clock or are programs from outside: another run may give other games.
lab-warning-few = Some figures stand on { $games } games only: take them as hints.

error-lab-player = “{ $word }” is not a player; write random, level:4, level:6:2000, bot:COMMAND or the http address of a service.
error-lab-answer = { $word } answered “{ $answer }”, which is no legal move in { $position }.
error-lab-gone = { $word } does not answer: { $reason }.
error-lab-workers = Workers died { $count } times in a row: the study stops; what is finished is kept if it has a folder.
error-lab-no-ray = Ray is not installed; install escarmouche[ray].
error-lab-ray = There is no Ray cluster at “{ $address }”: { $reason }
error-lab-exists = { $folder } has a study already; go on with it by --resume, or choose another folder.
error-lab-unreadable = { $folder } has a study.json that cannot be read.
error-lab-other-study = { $folder } has another study: its { $part } is { $kept }, not { $wanted }.
error-lab-other-code = { $folder } has a study made by other versions ({ $kept }, now { $wanted }); its games cannot be mixed with new ones.
error-lab-resume-folder = --resume needs the folder of the study: give --output or --checkpoint.
error-lab-output = “{ $path }” is neither a folder nor a file ending in one of: { $known }.
error-lab-precision = A precision of { $precision } is not possible; it lies between { $least } and 50 points of a hundred.
error-lab-no-arms = In { $game } nobody chooses anything of their own before the game.
error-lab-two-arms = Two different factions or sets are needed at least.
error-lab-two-players = Two different players are needed at least.
error-lab-rounds = { $players } players have { $most } Swiss rounds at most, not { $rounds }; without --swiss everyone meets everyone.
error-lab-no-parts = Option “{ $option }” has no parts to vary; vary it as a whole.
error-lab-count = “{ $found }” cannot be counted; it is one of: { $known }.
error-lab-maps-search = Say what to do with maps: --search finds fair ones.
error-lab-save = “{ $path }” does not end in .toml, as the file of a map must.
