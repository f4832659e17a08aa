# What every game says: errors, origins of rules.

error-unknown-game = There is no game called “{ $game }”; the games are: { $known }.
error-unknown-rule = The rulebook of { $game } has no rule “{ $rule }”; its rules go from { $first } to { $last }.
error-option-unknown = { $game } has no option “{ $option }”; its options are: { $known }.
error-option-value = Option “{ $option }” cannot be “{ $value }”; it is one of: { $values }.
error-illegal-move = { $rule }: { $sentence }
error-move-id = Move number { $move } does not exist; they go from 0 to { $last }.
error-dice-control-character = { $text } cannot be part of a game's dice: it has a control character.

rule-stated = booklet
rule-public = public sources
rule-reading = our reading
rule-completion = our completion

error-position-field = “{ $word }” is not part of a position; its fields are { $known }, each as name=value.
error-position-twice = The position gives “{ $key }” twice.
error-position-missing = The position lacks “{ $key }=”.
error-position-choice = { $key }={ $value } is not possible; it is one of: { $values }.
error-position-value = { $key }={ $value } is not possible here.

error-file-missing = There is no file “{ $path }”.
error-file-unreadable = The file “{ $path }” cannot be read: { $reason }.
error-file-exists = The file “{ $path }” exists already, and is left as it is.
error-file-unwritable = The file “{ $path }” cannot be written: { $reason }.
file-trouble-folder = it is a folder
file-trouble-no-folder = its folder does not exist
file-trouble-forbidden = it is not allowed
file-trouble-full = the disk is full
file-trouble-read-only = the disk is read-only
error-file-refused = “{ $path }” names a file, and files are not read here.
error-file-large = The file “{ $path }” is larger than { $most } bytes.
error-file-utf-8 = { $path }, line { $line }: this is not UTF-8 text.
error-file-cut = { $path }: this is not TOML; the file ends in the middle of something.
error-file-twice = { $path }, line { $line }: this key or table stands in the file twice.
error-file-toml = { $path }, line { $line }, column { $column }: this is not TOML.

error-record-truncated = The record was cut: its last word is not a result.
error-record-tag = Line { $line } of the record is not a header tag such as [Game "dragons"].
error-record-tag-twice = Line { $line } of the record gives the tag { $tag } again.
error-record-tag-missing = The record has no tag { $tag }.
error-record-termination = “{ $found }” is not a way to end a game early; these are resignation, agreement and time.
error-record-version = The record was played by version { $found } of the rules; these are version { $known }.
error-record-option = “{ $word }” in the tag Options is not name=value.
error-record-move = Move { $number } of the record, “{ $word }”, is refused: { $reason }
error-record-result = The record ends with “{ $found }”, but its moves end with “{ $expected }”.
error-record-dice-kind = “{ $found }” is not a kind of dice; the tag Dice is sha256:…, seed:… or typed.
error-record-no-secret = The dice are committed but not revealed: the record has no tag Secret.
error-record-secret = The tag Secret is not 64 hexadecimal digits.
error-record-salts = The tag Salts does not hold the two players' strings.
error-record-commitment = The secret is not the one the dice were committed to.
error-record-pledge = { $seat } had pledged another string than “{ $salt }”, which the tag Salts holds.
error-record-pledge-seat = “{ $found }” in the tag Pledge is no seat of this game.
error-record-die = Roll { $number } is “{ $found }”, but the dice give “{ $expected }”.
error-record-over = The record says that the game ended by { $termination }, but its moves had ended it already.
error-record-agreed = The tag Result does not follow from an end by { $termination }: an agreement is a draw, and nothing else is.
error-record-dice-hidden = The record reveals a secret of dice, but says that they were “{ $found }”.
error-record-local = “{ $found }” in the tag Local is not a number of this record's moves.

rules-page = The rules in our own words, each with where it comes from: the booklet, public sources, our reading of an unclear sentence, or our completion where the source is silent. The program applies them; a rule of which a part is not played yet says so. This page is generated from the texts that the program shows.
site-play-on = Open it on the table and play on
site-lesson = Lesson: { $lesson }
rules-other-name = These rules are part of another book; every id leads to its place there.

option-value = { $value }
