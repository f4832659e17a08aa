# The table in a terminal: keys, bars, log, start, saving.

table-log = Log
table-you = you
table-player-random = random computer
table-player-level = computer { $level }
table-thinking = thinking…
table-secret = { $seat } chooses in secret.

table-dice-sha256 = fair dice { $value }…
table-dice-seed = dice of seed { $value }
table-dice-typed = real dice, typed in
table-dice-fall = The dice are falling…
table-type-dice = What did you roll? One die or several, such as { $example }
table-type-move = A move in notation

table-end-resignation = { $loser } resigns: { $winner } wins.
table-end-time = { $loser } has no time left: { $winner } wins.
table-end-agreement = The players agreed that { $winner } wins.
table-end-draw = The players agreed on a draw.

table-not-yours = it is not your decision now.
table-not-offered = { $step } is not possible here. { $prompt }
table-too-many = “{ $move }” comes after the last decision that is yours; nothing was played.
table-no-undo = There is nothing to take back: dice that have fallen and secrets that were shown stay.
table-saved = Saved in { $file }.
table-save-name = Save the game in
table-file-exists = { $file } exists already; choose another name.
table-resign = { $seat } resigns? x again gives the game up.
table-no-resign = Nobody can resign while dice are thrown.
table-rematch = This game is not saved: s saves it, n again begins a new one.
table-leave = This game is not saved: s saves it, q again leaves it.
table-looking-back = Move { $number } of { $count } — Page Down goes on, Escape returns to the game.
table-replay = Move { $number } of { $count } — ← → step, Home and End jump.

table-handover-title = { $seat } decides in secret
table-handover = Pass the keyboard to { $seat }; everybody else looks away.
    
    Enter goes on.

table-key-undo = Undo
table-key-save = Save
table-key-type = Type
table-key-rule = Rule
table-key-help = Keys
table-key-resign = Resign
table-key-rematch = Rematch
table-key-leave = Quit
table-help-title = Keys
table-help =
    arrows      move the cursor
    Enter       take what the cursor is on (or click it)
    1 … 9       take the choice of that name
    Tab         go from the board to the choices and back
    Escape      let go of a selection, leave the line
    u           undo, back to the last die
    /           type a move, or several dice at once
    r           the rule the referee spoke of
    Page Up     look at earlier positions; Page Down goes on
    s           save
    d           paper or night
    x           resign; x again confirms
    n           after the end, a rematch
    q           quit
    
    ○ may be taken   ◉ taken   ◆ last move

table-start-title = A new game
table-start-game = Game
table-start-opponent = Opponent
table-start-seat = You play
table-start-dice = Dice
table-start-go = Enter begins, ↑ ↓ choose a line, ← → change it, q leaves.
table-start-opponent-human = another person, here
table-start-opponent-random = the computer, at random
table-start-opponent-level = the computer, level { $level }: { $name }
table-start-dice-fair = thrown by the table, open to proof
table-start-dice-typed = your own, typed in

play-help = Play at the table in this terminal, against the computer or two at one keyboard.
play-help-game = Name of a game; without it a screen asks for everything
play-help-opponent = Who sits opposite: a level from 1 to 8 (3 by default), random or human
play-help-seat = The seat you take, such as fire or ice
play-help-dice = fair (thrown by the table, open to proof), typed (your own) or seed
play-help-seed = Number that decides all the dice
play-help-load = Go on with a saved game, or replay one that is over
play-help-save = Keep the game in this file

error-play-game = Say which game to play: { $known }.
error-dice-lost = The secret of this game's dice is not on this machine: go on with --dice typed.
error-seat = There is no seat “{ $seat }”; the seats are: { $seats }.
error-opponent = There is no opponent “{ $opponent }”; there are: { $opponents }.
error-dice-kind = “{ $dice }” is not a kind of dice; there are: { $kinds }.
error-load-alone = A loaded game brings its own game, options and position: leave out { $given }.
error-no-terminal = The table needs a terminal to draw on.
