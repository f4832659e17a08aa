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
