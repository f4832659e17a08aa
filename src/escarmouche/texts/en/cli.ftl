# The command line.

cli-help = The table, the referee and the laboratory for French duel and skirmish games.
cli-help-lang = Language of everything that is said; by default that of your system
cli-help-json = Print data as JSON
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-subcommand = COMMAND …
cli-help-required = required
cli-help-default = default:
cli-help-help = Show this help and end.
cli-help-game = Name of a game, see “escarmouche games”
cli-help-option = An option of the game; may be given several times
cli-help-position = A position as text, instead of the start of a game
cli-help-games = List the games and their options.
cli-help-rules = Show the rules of a game, with where each comes from.
cli-help-rule = One rule, such as DRA-23
cli-help-engine = What plays: machine code, or WebAssembly as in the page, under Node
cli-help-site = Write the page as static files that play by themselves on any web host.
cli-help-site-folder = A new or empty folder to write them to
cli-site = { $path }: { $count } files, ready for any web host.
error-no-webassembly = WebAssembly is built and run with packages that are not installed; install escarmouche[page].
error-page-not-built = The page is not built; run “make play” once, or install a wheel.
error-folder-not-empty = The folder “{ $path }” is not empty, and is left as it is.
cli-help-perft = Count the sequences of moves of a given length.
cli-help-depth = Number of moves
cli-help-simulate = Play many random games and count how they end.
cli-help-count = Number of games
cli-help-seed = Number that decides all the dice
cli-help-workers = Number of processes; the result does not depend on it
cli-help-bench = Measure how fast random games are played on one core.
cli-help-verify = Replay a record, check every move and derive every die again.
cli-help-record = A record of a game
cli-help-warm = Compile the rules now, so that nothing waits for it later.
cli-help-maps = Help with the map of your own sheet (Metals).
cli-help-maps-new = Write an empty map file to fill in.
cli-help-maps-check = Say whether a map file is right, or where it is wrong.
cli-help-map-file = The map file, ending in .toml.
cli-help-map-files = How many files (columns), 3 to 9.
cli-help-map-ranks = How many ranks (rows), 3 to 9.
cli-help-warbands = The warbands of Confrontation, and whether a file of your own is right.
cli-help-warbands-check = Say whether a warband file is right, or where it is wrong.
cli-help-scenarios = The scenarios of Confrontation, and whether a file of your own is right.
cli-help-scenarios-check = Say whether a scenario file is right, or where it is wrong.
cli-help-skirmish-file = The file, ending in .toml.
cli-help-warband-points = The limit in PA (CON-72); what the warband costs unless said.
cli-warband = { $title }, { $pa } PA: { $fighters }.
cli-scenario = { $title }: table { $width } × { $height } cm, turns { $turns }, army points { $points }; { $objectives }.
cli-open = open
cli-objective-none = no objectives
cli-objective-capture = capture
cli-objective-control = zones
cli-objective-construction = building
cli-objective-delivery = escort
cli-objective-holding = objects
cli-objective-secret = secret fighter

cli-compiling = Compiling the rules, once: { $name } …
cli-simulating = Playing
cli-measuring = Measuring
cli-perft = { $nodes } sequences of { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
}
cli-wins = { $seat }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} ({ $share })
cli-draws = Draws: { $draws } ({ $share })
cli-plies = { $plies } moves a game, { $seconds } s
cli-speed = { $game }: { $plies } moves/s, { $games } games/s
cli-verified = The record is right: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $rolls } of them dice.
cli-dice-fair = { $rolls ->
    [0] No die fell.
    [one] The only die comes from the secret that was committed before the game.
   *[other] All { $rolls } dice come from the secret that was committed before the game.
}
cli-dice-device = The dice come from a device's own generator and cannot be derived again.
cli-dice-seeded = { $rolls ->
    [0] No die fell.
    [one] The only die comes from the seed of the record.
   *[other] All { $rolls } dice come from the seed of the record.
}
cli-dice-typed = The dice were rolled at a real table; nothing can be said about them.
cli-result = { $result ->
    [draw] It is a draw.
    [none] The game is not over.
   *[other] { $result } won.
}
cli-dice-local = { $rolls ->
    [one] The first die fell before the game came to the server: nothing can be said about it.
   *[other] The first { $rolls } dice fell before the game came to the server: nothing can be said about them.
}
cli-warm = The rules are ready ({ $seconds } s).

error-option-form = “{ $word }” is not an option; write --option name=value.
error-language = “{ $language }” is not a language of Escarmouche; these are: { $known }.
error-position-and-options = A position already contains its options: give --position or --option, not both.

error-usage-missing = “{ $command }” needs { $name }, which is missing.
error-usage-option = “{ $command }” has no option { $word }.
error-usage-option-meant = “{ $command }” has no option { $word }; did you mean { $meant }?
error-usage-command = “{ $command }” has no command “{ $word }”; “{ $command } --help” lists them.
error-usage-command-meant = “{ $command }” has no command “{ $word }”; did you mean “{ $meant }”?
error-usage-no-command = “{ $command }” needs one of its commands: { $known }.
error-usage-word = “{ $word }” is one word too many for “{ $command }”.
error-usage-no-value = The option { $option } needs a value after it.
error-usage-flag = The option { $option } takes no value.
error-usage-whole = { $name } must be a whole number, not “{ $value }”.
error-usage-number = { $name } must be a number, not “{ $value }”.
error-usage-least = { $name } must be at least { $bound }, not “{ $value }”.
error-usage-most = { $name } must be at most { $bound }, not “{ $value }”.
error-usage-value = { $name } cannot be “{ $value }”.

reference-cli = The command line
reference-cli-note = Every command takes --help, and --lang fr or en anywhere on the line. Whatever is refused is refused in one sentence, with exit code 2. This page is generated from the commands themselves.
reference-parameter = parameter
reference-meaning = meaning

reference-python = Python
reference-python-note = What other programs may rely on, read from the code. Everything else may change without notice. Errors are subclasses of `EscarmoucheError`: `str(error)` is one sentence, `error.message.text("fr")` the same in French.
reference-wire = Messages of the server
reference-wire-note = Every message and its fields, read from the models. How they are used: [what the server and its clients say to each other](../server-protocol.md).
reference-wire-to-server = To the server
reference-wire-to-client = To clients
reference-wire-on-demand = On demand
reference-wire-parts = Parts of messages
reference-formats = Files
reference-formats-note = Files that people write themselves, each shown by one that comes with the project. All are read strictly: a key that nobody knows, a missing one or a wrong value is refused with the file, the key and the reason. More: [data files](../data-files.md), [notation](../notation.md).
reference-file-metals-map = A map of Metals
reference-file-irondie-mat = A battle mat of Irondie
reference-file-irondie-sets = Sets of dice of Irondie
reference-file-wounds = A wound table of Confrontation
reference-file-scenario = A scenario of Rag’Narok
reference-file-rules = The rules of a game: ids, sections, where each comes from
reference-file-diagrams = The diagrams of a rule book
reference-file-record = A played game

cli-help-battle = Keep a battle at a real table: phases, dice, wounds and score, line by line
cli-help-battle-file = The record of the battle; begun if there is none, written after every entry
battle-help = Type an answer by its number or as it is written, a die by its face, a correction such as fix:wound:b1:2; undo, redo, quit.
cli-help-battle-report = Only write the battle to be read: HTML if the name ends in .html, else Markdown; each turn with a picture where the places are known
battle-turn = Turn { $turn }
error-battle-game = { $file } holds no battle of Confrontation.
