# The table in the browser: pages, boards, buttons.

web-nav = Pages
web-nav-home = Play
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-rules = Rules
web-nav-replay = Replay
web-nav-menu = Menu
web-theme = Light or dark
web-loading = One moment…
web-close = Close
web-nowhere = There is nothing at this address.
web-to-home = Back to the start
web-offline = The server does not answer. Check the connection and try again.
web-connection-lost = Connection lost: you can look around while we try again…
web-again = Try again
web-connection-back = Connected again.

web-home-title = Short duels, beautiful and devious.
web-home-note = Pick a board: the game begins at once against a gentle opponent, without account or form.
web-ready-offline = Ready without a connection
web-start = Play
web-starting = Setting up…
web-options = Choose…
web-options-named = Choose the opponent and the set-up for { $game }
web-demo-stop = Stop the animation
web-demo-go = Animate the boards
web-my-games = Your games
web-challenges = Open challenges
web-challenge = somebody is waiting, you would play { $seat }

web-new-title = { $game }: a new game
web-opponent = Opponent
web-opponent-computer = The computer
web-opponent-computer-about = Eight levels, from gentle to tough.
web-opponent-friend = A friend, by link
web-opponent-friend-about = You get a link to copy and a code to scan.
web-opponent-screen = Two on this screen
web-opponent-screen-about = Pass the device around for secret choices.
web-opponent-open = Anyone
web-opponent-open-about = An open challenge, listed on the first page.
web-level = Level
web-level-1 = Level 1: plays almost at random, to discover the game.
web-level-2 = Level 2: gentle, lets a lot go.
web-level-3 = Level 3: sees what is obvious.
web-level-4 = Level 4: foresees your answer.
web-level-5 = Level 5: solid, a good regular partner.
web-level-6 = Level 6: strong, punishes mistakes.
web-level-7 = Level 7: very strong.
web-level-8 = Level 8: the best the computer can do.
web-seat = You play
web-seat-any = either
web-more = More options: rules, clock, dice
web-clock-title = Clock
web-clock-none = none
web-clock-short = 3 min + 5 s
web-clock-long = 15 min + 10 s
web-clock-days = 3 days a move
web-dice-title = Dice
web-dice-fair = Thrown by the table
web-dice-fair-about = Committed beforehand, open to proof afterwards.
web-dice-device-about = Drawn by this device, without a server.
web-dice-typed = Your own dice
web-dice-typed-about = Roll them on your own table and enter the faces.
web-rated = Rated game: no hints, nothing taken back, the result counts.
web-of-seat = { $seat }: { $value }
web-begin = Begin
web-begin-friend = Make the link
web-begin-open = Post the challenge
web-read-rules = Read the rules

web-option-dragons-setup-baby = Shake it all: the dice fall anywhere in the arena.
web-option-dragons-setup-little = Both roll their dice, then place them in turn.
web-option-dragons-setup-big = Both spread 28 points in secret, then place their dragons.
web-option-dragons-setup-equal = The same powers for both sides.
web-option-metals-map-plaine = Open and simple, to begin with.
web-option-metals-map-lac = Closed squares in the middle.
web-option-metals-map-defile = Narrow: paths cross at close range.
web-option-metals-map-faubourg = Cities to repair in.

web-you = you
web-computer = computer { $level }
web-person = opponent
web-free-seat = free seat
web-your-turn = your turn
web-their-turn = thinking
web-thinking = thinking…
web-sending = sending…
web-local-failed = This game could not be loaded. Check the connection and try again.
web-local-unreadable = This game needs something that only the server knows.
web-local-gone = This game is not in this browser.
web-local-elsewhere = This game goes on in another window.
web-days = { $days } d { $hours } h
web-clock = Time left { $time }
web-points = Points
web-victory-points = Victory points
web-vitality = Vitality

web-board = Board of { $game }
web-choices = Choices
web-let-go = Let go
web-hinted = suggested
web-log = Move by move
web-dice-each = one by one
web-dice-fell = { $dice } dice fall.
web-log-empty = Nothing has been played yet.
web-show-move = Show the position after { $move }
web-look-back = Earlier positions
web-to-present = Back to the present
web-why-not = Not now:
web-rule = Rule { $rule }
web-all-rules = All the rules
web-origin-stated = booklet
web-origin-public = public sources
web-origin-reading = our reading
web-origin-completion = our completion
web-rules-title = Rules of { $game }
web-rules-unplayed = Rules for miniatures: the referee looks them up for the odds, and the sheets are printed from them.
web-rules-summary = { $count } rules, { $ours } of them completed by us where the booklet is silent.
web-rules-search = Search these rules
web-rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
web-rule-unknown = There is no rule “{ $rule }” in this game.
web-rule-code = In the code
web-rule-tests = Its tests
web-rule-lesson = Learn it: { $lesson }
web-rule-more = This rule on its own page
web-rules-note = Every ruling of the referee refers to one of these.
web-play-this = Play

web-invite = Invite your opponent
web-invite-note = This link gives the seat away: send it to one person only.
web-invite-friend = Invite a friend
web-copy = Copy
web-copied = Copied ✓
web-copied-long = The link is on the clipboard.
web-qr = The same link, to scan
web-spectators = Invite spectators
web-spectator-link = Link for watching
web-spectator-note = This link lets people watch, not play.
web-invited = You are invited to a game of { $game }
web-sit = Take the seat
web-watch = Only watch
web-waiting = The game begins when every seat is taken.
web-waiting-word = The game begins as soon as the other player has this table open again: the dice need a word from both, and neither is shown before the other is fixed.
web-handover = { $seat } decides in secret
web-handover-note = Pass the device on; everybody else looks away.
web-handover-go = It is me

web-hint = Hint
web-hinting = Looking…
web-hint-move = Good here:
web-hint-secret = Good together:
web-hint-none = I know of no good move with what you have picked. Let go of it to see one.
web-hint-others = Also good:
web-hint-threatens = { $pieces ->
    [one] One piece of theirs would be threatened.
   *[other] { $pieces } pieces of theirs would be threatened.
}
web-hint-risks = { $pieces ->
    [one] One piece of yours would be threatened.
   *[other] { $pieces } pieces of yours would be threatened.
}
web-hint-safe = Nothing of yours would be threatened.
web-hint-note = The computer's estimate after a little thought.
web-hint-exact = An exact result: everything that follows has been worked out.
web-guide = Advise me at every move
web-odds-button = Odds
web-weighing = Weighing…
web-odds = Your chances
web-odds-choice = Choice, then dice
web-odds-win = Winning
web-odds-show = Show on the board
web-odds-all = Show all { $moves } choices
web-odds-few = Show the best only
web-odds-best = Your chances: { $odds }
web-odds-note = Winning: the computer's estimate if both play well. Dice: exact chances.
web-evaluation = { $first } { $share }, { $second } { $rest }
web-takeback = Take back
web-draw = Offer a draw
web-resign = Resign
web-resign-sure = Yes, I resign
web-resign-no = No, go on
web-offer = Offer
web-offers-draw = { $seat } offers a draw.
web-offers-takeback = { $seat } would like to take the last move back.
web-offers-rematch = { $seat } asks for another game.
web-offered-draw = You offer a draw.
web-offered-takeback = You ask to take your move back.
web-offered-rematch = You ask for another game.
web-accept = Accept
web-decline = Decline
web-withdraw = Withdraw
web-fair-dice = Fair dice
web-fair-dice-note = Before the first die the table published the fingerprint of a secret, and each player added a random word, neither of them knowing the other’s. At the end the secret is revealed, and your browser can derive every roll again.
web-dice-device-note = The dice of this game come from this device’s own generator.
web-threats = Threats
web-sound = Sound
web-type-move = Type a move
web-play-move = Play

web-result-won = You win!
web-result-lost = You lose.
web-result-draw = A draw.
web-result-over = The game is over
web-rematch = Rematch
web-rematch-go = Go to the rematch
web-replay = Look back
web-verify = Verify the dice
web-download = Download the game
web-share-link = Copy the link
web-new-game = Another game

web-keys = Keys
web-cap-enter = Enter
web-cap-escape = Escape
web-key-arrows = move from square to square
web-key-enter = touch the square
web-key-tab = go from the board to the choices
web-key-escape = let go, go back
web-key-slash = type a move in notation
web-key-hint = ask for a hint
web-key-odds = show or hide the odds
web-key-question = this list

web-replay-title = Look back at a game
web-upload-note = Open a game recorded here, in the terminal or by a program: every move is checked.
web-upload-file = File
web-upload-text = Or the text of the game
web-upload = Open
web-first = Beginning
web-previous = Previous move
web-next = Next move
web-last = End
web-judge = Analyse
web-judging = Analysing…
web-graph = What { $seat } could expect through the game; here { $share }
web-luck = Where the result came from
web-luck-dice = the dice
web-luck-decisions = decisions
web-luck-secrets = secret choices
web-luck-note = In chances of winning: what each cause gave or cost.
web-mistakes = Mistakes
web-no-mistakes = No mistake was found.
web-better = better: { $move }
web-label-blunder = blunder
web-label-mistake = mistake
web-label-slip = slip
web-dice-are-fair = The dice of this game have been derived again: they are right.
web-dice-are-seeded = The dice of this game come from a known seed.
web-dice-are-typed = The dice of this game were rolled at a real table.
web-dice-are-device = The dice of this game come from a device’s own generator: nothing can derive them again.
web-dice-are-unrevealed = The secret of the dice is not revealed: they cannot be checked.

web-verify-note = Your browser derives every roll again from the revealed secret and each player's word, without asking the server.
web-verifying = Deriving the rolls…
web-verified = { $rolls ->
    [0] No die fell, and the commitment was kept.
    [one] The only roll is right.
   *[other] All { $rolls } rolls are right.
}
web-verified-partly = { $rolls ->
    [0] No die fell.
    [one] The only roll does follow from the revealed secret.
   *[other] All { $rolls } rolls do follow from the revealed secret.
}
web-verify-unseen = Not checked: this browser has kept nothing from before the first die (you were watching, or played in another one). So it cannot tell whether the commitment is the one published then, nor whether the words are those of the players.
web-not-verified = These dice are not right.
web-verify-commitment = Commitment published before the game
web-verify-kept = the one your browser kept before the first die
web-verify-not-kept = your browser had kept another one before the first die: { $commitment }
web-verify-secret = Secret revealed at the end
web-verify-match = right
web-verify-mismatch = different
web-verify-salts = Game and words of the players
web-verify-yours = { $salt } is the word your browser drew.
web-verify-not-yours = Your browser had drawn { $salt }, and that is not what was used.
web-verify-bound = the other player could not choose theirs to fit yours: it was fixed before yours was told
web-verify-unbound = the other player’s word is not the one that was fixed before yours was told
web-verify-rolls = All rolls
web-verify-roll = Roll
web-verify-played = Played
web-verify-derived = Derived
web-to-game = Back to the game

web-cell-empty = empty
web-cell-possible = possible
web-cell-threatened = threatened
web-cell-picked = picked
web-cell-last = last move

web-step-dragons-next = Next duel
web-step-dragons-lot-fire = Fire
web-step-dragons-lot-ice = Ice
web-step-metals-plus = Deploy
web-step-metals-lot-blue = Blue
web-step-metals-lot-red = Red
web-step-metals-N = North
web-step-metals-E = East
web-step-metals-S = South
web-step-metals-W = West
web-step-irondie-keep = Keep them all
web-step-irondie-done = Roll these dice
web-step-irondie-pass = Pass
web-step-irondie-decline = Let it resolve
web-step-irondie-plus = Add
web-step-irondie-minus = Subtract
web-step-irondie-lot-south = South
web-step-irondie-lot-north = North

# Learning.
web-new-here = New here?
web-new-here-learn = Learn in 3 minutes
web-learn = Learn
web-learn-note = Short lessons at the board: you play, the referee answers. Nothing can be lost.
web-learn-none = There is no such lesson here.
web-learn-progress = { $done } of { $all } known
web-learn-start = Begin
web-learn-on = Go on
web-lesson-of = { $game } · lesson { $at } of { $all }
web-lesson-rules = The rules of this lesson
web-lesson-steps = All lessons
web-lesson-known = known
web-lesson-done = That’s it.
web-lesson-shown = That is one way. Try it yourself later.
web-lesson-missed = Allowed, but not the goal.
web-lesson-again = Try again
web-lesson-free = Nothing is lost: try again.
web-lesson-show = Show me
web-lesson-next = Next
web-lesson-locked = Next opens when the goal is reached.
web-lesson-skip = Skip this lesson
web-lesson-move-on = Going on
web-lesson-tries = { $tries } tries

# Paper.
web-position = A position
web-position-cut = The position of the link was cut or changed.
web-position-unread = This page has no server to read the position, and its state is of another version of the rules. Open the link at a table, or look at it with the command “escarmouche play”.
web-play-on = Play on against the computer
web-play-on-both = Play both sides
web-print = Print
web-print-title = Print on paper
web-print-what = What
web-print-position = This position, with a code that opens it
web-print-record = The game with all its moves
web-print-material = What the game is played with
web-print-rules = The rules, as a booklet
web-print-paper = Paper
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-note = Print the PDF at 100 %, then check the ruler on it.
web-print-make = Make the PDF
web-print-making = Making…
web-print-open = Open the PDF
web-print-save = Save it
web-print-page = Print this page instead
web-print-no-server = The sheets at true scale are made by a server, and this page has none. At a computer with Escarmouche: “escarmouche print { $game } -o { $game }.pdf”. Or print this page as it stands.

# Puzzles.
web-puzzles = Puzzles
web-puzzles-note = One move is clearly best. Yours is graded by the chances it loses.
web-puzzle-daily = Puzzle of the day
web-puzzle-streak = { $days ->
    [0] not solved yet
    [one] one day in a row
   *[other] { $days } days in a row
}
web-puzzle-solve = Solve
web-puzzle-own = From your own games
web-puzzle-own-note = The decisions that cost you most. What the dice did is kept apart.
web-puzzle-own-empty = Finish a game on this device: the decisions that cost you most come here.
web-puzzle-own-none = No decision of yours cost much in this game.
web-puzzle-own-title = Your game: better this time ({ $number } of { $all })
web-puzzle-luck = The dice of that game gave you { $share }; that is no part of the grade.
web-puzzle-count = { $done } of { $all } solved
web-puzzle-theme = Theme
web-puzzle-theme-all = all
web-puzzle-number = Puzzle { $number }
web-puzzle-ask = your move
web-puzzle-how = Find the best move and play it on the board.
web-puzzle-right = The best move.
web-puzzle-loses = loses { $share } of your chances.
web-puzzle-loses-least = loses { $share } of your chances or more.
web-puzzle-themes = It is about:
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-theme-wins = wins at once
web-theme-quiet = a quiet move
web-theme-only = the only move

web-name = Your name
web-name-note = Shown to whoever plays or watches; leave it empty to stay unnamed.
web-name-rated = Your rated games count under this name; the key to it stays in this browser.
web-player = player
web-has-left = has left
web-somebody = Somebody
web-join = Join
web-phrases = Say something
web-phrases-mute = Do not show me phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops.
web-phrase-one-moment = One moment, please.
web-phrase-good-game = Good game!
web-wake = Notify me when it is my turn
web-wake-failed = This browser did not allow it.
web-mine-all = all of them
web-mine-none = You have no games yet.
web-mine-won = won
web-mine-lost = lost
web-mine-draw = draw
web-mine-over = over
web-mine-waiting = waiting
web-mine-theirs = their turn
web-watch-games = Games to watch
web-watching = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
web-invite-used = This invitation has been used: both seats are taken. You are watching.
web-terms-untimed = no clock
web-terms-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
web-terms-bank = { $minutes } min + { $increment } s
web-terms-rated = rated
web-ladder = Ladder
web-ladder-note = Ratings of this server (Glicko-2), with the computer’s levels among them. Only rated games count.
web-ladder-games = Games
web-ladder-place = Place
web-ladder-player = Player
web-ladder-points = Rating
web-ladder-count = Games
web-ladder-none = Nobody has played a rated game of this yet.
web-ladder-play = Play a rated game

# The companion of a battle at a real table.
web-nav-battles = Real table
web-battle-title = At a real table
web-battle-about = Your figures, your dice: the companion keeps phases, wounds, effects and score, and knows the rules. Everything works without a connection.
web-battle-mine = Your battles
web-battle-new = A new battle
web-battle-name = Its name
web-battle-seldom = Points, cards, dice, referee
web-battle-begin = Begin
web-battle-open = Open a saved battle
web-battle-open-elsewhere = This was not played at a real table. “Replay” in the menu opens it, and writes its report with a picture of each turn.
web-battle-forget = Forget { $name }
web-battle-keep = Keep it
web-battle-duels = Duels with real dice
web-battle-duels-about = The board lies before you; a mistyped die is taken back with one tap.
web-battle-gone = This battle is not kept on this device.
web-battle-all = All battles
web-battle-join-failed = This battle could not be joined. Check the connection and the link.
web-battle-next = What to do next
web-battle-turn = Turn { $turn } of { $turns }
web-battle-turn-number = Turn { $turn }
web-battle-phases = Phases of the turn
web-battle-phase-deployment = Deployment
web-battle-phase-strategic = Strategy
web-battle-phase-activation = Activation
web-battle-phase-combat = Combat
web-battle-phase-rally = Rally
web-battle-phase-mystic = Mystic
web-battle-phase-upkeep = Upkeep
web-battle-next-phase = Next phase
web-battle-keypad = The face of your die
web-battle-dice = { $dice } dice, one tap each
web-battle-roll = Roll here instead
web-battle-odds-success = Exact chance that the test succeeds:
web-battle-odds-hit = Exact chance that the blow hits:
web-battle-odds-opposed = Exact chance to win the test:
web-battle-odds-gems = Gems on average, exactly:
web-battle-gems = { $gems } gems
web-battle-again = Thrown again? Tap the new face
web-battle-named = So far: { $names }
web-battle-last = What has just happened
web-battle-cover = The next choice is secret: hand the phone to { $seat }.
web-battle-uncover = { $seat } is looking alone
web-battle-dispute = The other side disputes this
web-battle-stray = { $whose ->
    [own] This phone
   *[other] Another phone
} entered { $count ->
    [one] something that does not follow
   *[other] { $count } things that do not follow
}:
web-battle-stray-secret = A choice that is still secret.
web-battle-stray-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
web-battle-take = { $count ->
    [one] Use it instead
   *[other] Use them instead
}
web-battle-dismiss = { $count ->
    [one] Leave it out
   *[other] Leave them out
}
web-battle-goals = Objectives
web-battle-score-less = { $seat }: one point less
web-battle-score-more = { $seat }: one point more
web-battle-zone = Zone { $zone }
web-battle-building = Build { $building }
web-battle-building-less = Construction { $building }: one point less
web-battle-building-more = Construction { $building }: one point more
web-battle-caches = Caches left: { $left }
web-battle-cache-searched = Cache { $cache } was searched
web-battle-object = Object { $object }
web-battle-lying = on the ground
web-battle-blue = Blue
web-battle-red = Red
web-battle-track = tap a letter to wound, again to heal
# Light, serious, critical, dead.
web-battle-letters = L S C †
web-battle-until = { $effect } until turn { $turn }
web-battle-wounds = Wounds of { $name }
web-battle-wound-1 = { $name }: light wound
web-battle-wound-2 = { $name }: serious wound
web-battle-wound-3 = { $name }: critical wound
web-battle-wound-4 = { $name }: dead
web-battle-status-in-hand = not on the table yet
web-battle-status-dead = dead
web-battle-status-fled = fled
web-battle-status-vanished = gone
web-battle-stunned = stunned
web-battle-routed = routed
web-battle-charged = charged
web-battle-captive = captive
web-battle-faith = Faith
web-battle-gems-air = Air gems
web-battle-gems-earth = Earth gems
web-battle-gems-fire = Fire gems
web-battle-gems-water = Water gems
web-battle-gems-light = Light gems
web-battle-gems-darkness = Darkness gems
web-battle-less = { $name }: { $what }, one less
web-battle-one-more = { $name }: { $what }, one more
web-battle-more = Correct { $name }
web-battle-touch = In contact with
web-battle-has-charged = has charged
web-battle-captor = Captive of
web-battle-nobody = nobody
web-battle-end-effect = End “{ $effect }”
web-battle-back = On the table again
web-battle-log = What happened
web-battle-tools = Referee and record
web-battle-dial = The referee
web-battle-dial-enforce = enforces the rules
web-battle-dial-advise = advises
web-battle-dial-off = only counts
web-battle-record = Record
web-battle-html = Report (HTML)
web-battle-markdown = Report (Markdown)
web-battle-share = Several phones
web-battle-share-note = Whoever opens this link enters dice and facts too. Without a connection each phone goes on; what does not fit is shown when they meet again. Sealed orders are covered on every phone, not locked away.
web-battle-share-failed = The server does not answer; the battle goes on on this phone.
web-battle-phones = { $phones ->
    [one] 1 phone
   *[other] { $phones } phones
}
web-battle-apart = Offline; entries are kept
web-battle-ready = Ready offline
web-battle-undo = Undo
web-battle-redo = Redo
web-missed = { $seat } played { $move } here and lost { $lost }; marked: { $best }.
web-retry = Retry the mistakes
web-retry-back = Go on
web-retry-title = Mistake { $number } of { $all }: find something better
web-nav-workshop = Workshop
web-workshop-note = What the command line knows, for the page: positions, odds, matches, studies.
web-editor = Set up a position
web-editor-note = Lay it out and see what is best, play it on, or pass on its link.
web-editor-palette = What a touch lays
web-editor-text = The position in notation
web-editor-link = Copy the link
web-editor-solve = What is best?
web-editor-proved = Proved.
web-editor-judged = Judged, not proved.
web-editor-expects = { $seat } may expect { $share }.
web-editor-open = Look, play it on
web-editor-server = Setting up a position needs the server.
web-odds-page = Odds
web-odds-page-note = At every decision of a game the button “Odds” weighs each choice. For any dice of a skirmish:
web-match = A match between levels
web-match-note = Played in this browser; the seats are exchanged after each game.
web-match-game = Game
web-match-first = Level
web-match-second = against level
web-match-count = Games
web-match-go = Play the match
web-match-stop = Stop
web-match-score = Level { $first }: { $wins } won, { $draws } drawn, { $losses } lost against level { $second }
web-match-underway = { $done } of { $count } games
web-studies = Studies
web-studies-note = Questions about the games, answered by many games or by proof, with the commands that give the same answer again.

web-nav-odds = Odds
web-odds-title = Odds calculator
web-odds-about = Exact chances of Confrontation's dice, with every decision made as well as it can be. Works without a connection.
web-odds-link = Copy a link to this question
web-odds-kinds = Questions
web-odds-kind-test = Test
web-odds-kind-opposed = Opposed test
web-odds-kind-wound = Wound roll
web-odds-kind-fight = Fight
web-odds-kind-search = Search
web-odds-kind-secret = Secret fighter
web-odds-kind-construction = Construction
web-odds-kind-explosion = Explosion
web-odds-answer = Answer
web-odds-asking = Reckoning …
web-odds-failed = The odds cannot be loaded: open this page once with a connection.
web-odds-less = { $field }: one less
web-odds-more = { $field }: one more
web-odds-losses = Losses in each phase, with commas
web-odds-fighter-first = Strikes first
web-odds-fighter-second = Other side
web-odds-fighter-add = One more fighter
web-odds-fighter-remove = Remove this fighter
web-odds-wound = Wounds before
web-odds-stunned = stunned
web-odds-brute = Brute épaisse
web-odds-attacks = attacks
web-odds-parries = parries
web-odds-aim = What both aim at
web-odds-aim-harm = harm
web-odds-aim-kill = a kill
web-odds-size-small = small
web-odds-size-large = large
web-odds-state-none = no wound
web-odds-state-healthy = unhurt
web-odds-state-stunned = stunned
web-odds-state-light = light wound
web-odds-state-serious = serious wound
web-odds-state-critical = critical wound
web-odds-state-killed = killed
web-odds-distance = How far debris flies
web-odds-landings = Where one piece may land
web-odds-place = at { $place }
web-odds-number = “{ $value }” is not a whole number ({ $field }).

web-band-title = My warbands
web-band-about = Everything on a card is typed in here, or comes with a TOML file; spells and miracles are those of the warbands that come with the game, others come with a file. All of it works without a connection.
web-band-cost = { $pa } PA, { $fighters ->
    [one] { $fighters } card
   *[other] { $fighters } cards
}
web-band-name = Name of the warband
web-band-fighter = Name of the fighter
web-band-fighter-add = One more fighter
web-band-fighter-remove = Remove { $name }
web-band-export = Save as TOML
web-band-import = Open a TOML file
web-band-legal = A battle can be begun with it.
web-band-link = Copy a link to it
web-band-remove = Remove the warband
web-band-new = New warband
web-band-new-name = My warband
web-band-points = as the scenario says
web-band-toml = { $file }, line { $line }, column { $column }: this is not TOML.
web-band-more = Weapon, skills, magic of { $name }
web-band-base = Base
web-band-base-infantry = infantry
web-band-base-cavalry = cavalry
web-band-base-creature = creature
web-band-base-large = large creature
web-band-character = character
web-band-frightens = frightens (PEUR)
web-band-shoots = shoots (TIR)
web-band-magician = magician (POU)
web-band-faithful = faithful (FOI)
web-band-range-short = short
web-band-range-medium = medium
web-band-range-long = long
web-band-radius = radius
web-band-skills = Skills
web-band-spells = Spells
web-band-miracles = Miracles
web-band-aura = aura
