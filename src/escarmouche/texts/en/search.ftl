# Opponents, hints and analysis.

level-1 = Scatterbrain
level-2 = Novice
level-3 = Apprentice
level-4 = Amateur
level-5 = Regular
level-6 = Expert
level-7 = Master
level-8 = Champion

error-level = There is no level { $level }; levels go from { $first } to { $last }.
error-no-opponents = { $game } has no opponents yet.
error-hint-over = The game is over: there is nothing left to advise.
error-hint-chance = It is the dice's turn: there is nothing to choose.

cli-help-level = Level of the opponent, 1 (gentle) to 8 (strongest)
cli-help-seconds = Most seconds of thought per move
cli-help-nodes = Most nodes of thought per move; makes the answer repeatable
cli-help-hint = Advise the best moves of a position, with their chance of winning.
cli-help-lines = How many moves to show
cli-help-analyse = Judge every move of a recorded game, and part luck from skill.
cli-help-match = Let two levels play each other, colours changing, and measure the difference.
cli-help-level-a = Level of the first side
cli-help-level-b = Level of the second side

cli-hint-for = { $seat } to decide:
cli-hint = { $move }  { $chance } to win, margin { $margin }
cli-hint-share = { $move }  { $chance } to win, margin { $margin }, play it { $share } of the time
cli-hint-proved = (proved)
cli-analysing = Moves
cli-analysed-title = The chance of { $seat } after each move:
cli-analysed-move = { $number }. { $actor }: { $move }  { $chance }
cli-analysed-label = { $label }, loses { $lost }; better { $best }
cli-analysed-label-hidden = { $label }, loses { $lost }
cli-dice-actor = dice
label-blunder = blunder
label-mistake = mistake
label-slip = slip
cli-ledger = { $seat }: dice { $dice }, decisions { $decisions }, hidden choices { $secrets }; own errors cost { $own }
cli-ledger-title = Where the chance of winning went (points of percentage):
cli-playing = Games
cli-match = { $a } against { $b }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }
cli-match-score = Score { $score } (95%: { $low } to { $high })
cli-match-elo = Elo difference { $elo } (95%: { $low } to { $high })
cli-help-lab = The laboratory: puzzles from real play.
cli-help-puzzles = Look for positions with one clearly best move in games between opponents.
cli-help-puzzle-count = How many puzzles to find
cli-help-puzzle-output = Write them to this TOML file
cli-mining = Puzzles
cli-puzzle = { $position }  best { $best }, { $chance } to win, { $gap } more than any other
