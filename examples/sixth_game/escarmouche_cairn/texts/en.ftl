# Cairn: seats, options, events, prompts, refusals, rules.

cairn-title = Cairn
cairn-about = A heap of stones and a die. Take what you dare, but take the last one.
cairn-seat-sun = Sun
cairn-seat-moon = Moon

option-cairn-stones = How many stones lie in the cairn at the start
option-cairn-stones-name = Stones

cairn-rolls = { $seat } rolls a { $face }.
cairn-takes = { $seat } takes { $count }; { $left } left.
cairn-wins = { $seat } has taken the last stone and wins.

cairn-ask-roll = { $seat }: roll the die.
cairn-ask-take = { $seat }: take { $most ->
    [1] one stone
   *[other] 1 to { $most } stones
}.

cairn-above-the-die = { $count } stones are too many: the die shows { $face }.
cairn-too-few-left = The cairn has no { $count } stones: { $left } left.
cairn-not-now = { $move } is not to be played now. { $now }

error-cairn-move = “{ $text }” is not a move: write the stones you take, 1 to 6, or the die, d1 to d6.

cairn-section-material = Material
cairn-section-turn = Turn
cairn-section-end = End

CAI-01 = A heap of 11, 21 or 31 stones, the cairn, and one die.
CAI-02 = The sun and the moon play in turns; the sun begins.
CAI-10 = On its turn a side rolls the die.
CAI-11 = Then it takes at least one stone from the cairn, and at most as many as the die shows.
CAI-20 = Whoever takes the last stone wins.

ending-cairn-last-stone = the last stone is taken
