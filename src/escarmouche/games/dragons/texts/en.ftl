# Dragons Arena: seats, options, events, refusals, prompts and notation errors.

dragons-title = Dragons Arena
dragons-about = Fire against ice on sixteen squares. The stronger takes the weaker, but only a 1 topples a 6.
dragons-seat-fire = Fire
dragons-seat-ice = Ice

option-dragons-setup = How the arena is filled: baby (shaken), little (rolled and placed), big (28 points chosen in secret), equal (the same powers for both)
option-dragons-match = Duels to win the match, 1 to 9; without a match, a single duel
option-dragons-setup-name = Setup
option-dragons-setup-is-baby = Baby Dragon
option-dragons-setup-is-little = Little Dragon
option-dragons-setup-is-big = Big Dragon
option-dragons-setup-is-equal = equal powers
option-dragons-match-name = Duels to win
option-dragons-match-is-0 = a single duel

dragons-eliminates = { $species } takes { $end } from { $start }; its dragon there now has power { $power }.
dragons-field-gone = The force field of { $square } vanishes.
dragons-modifies = { $species } changes { $square } from { $before } to { $after }.
dragons-field = A force field now protects { $square }.
dragons-places = { $species } places a { $power } on { $square }.
dragons-chooses = { $species } chooses a { $power }.
dragons-splits = { $species } gives each side a { $low } and a { $high }.
dragons-falls = { $species }: a { $power } falls on { $square }.
dragons-rolls = { $species } rolls a { $power }.
dragons-lot = The lot falls on { $species }.
dragons-next-duel = Duel { $number } begins.
dragons-revealed = Both species show the powers they chose.
dragons-starts = { $species } has more dragons of the lowest power that differs, and starts.
dragons-no-contact = No dragon is adjacent to an enemy any more: the duel is over.
dragons-all-shielded = Every dragon has a force field and nothing can be taken: the duel is over.
dragons-duel-won = { $species } wins the duel { $points } to { $other }.
dragons-duel-drawn = The duel is a draw at { $points } points each.
dragons-match-score = Match: fire { $fire }, ice { $ice }.
dragons-match-won = { $species } wins the match (fire { $fire }, ice { $ice }).
dragons-match-drawn = The match is a draw (fire { $fire }, ice { $ice }).

dragons-ask-shake = Shake the arena: which die is on { $square }?
dragons-ask-roll = { $species }: roll a die.
dragons-ask-power = { $species }: choose the powers in secret, the lowest first ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} left for { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
dragons-ask-pair = { $species }: split 7 points over two dragons.
dragons-ask-lot = Draw lots: who starts?
dragons-ask-place = { $species }: place one of your dragons.
dragons-ask-eliminate = { $species } must eliminate a dragon.
dragons-ask-modify = { $species } can take nothing: change the power of a dragon.
dragons-ask-next = Duel { $number } is about to begin.

dragons-not-over = the game is over.
dragons-not-now = “{ $move }” is not possible now. { $now }
dragons-no-die = no die is to be rolled now. { $now }
dragons-die-square = the next die falls on { $square }.
dragons-die-in-hand = these dice are rolled beside the arena, on no square.
dragons-die-species = no die of { $species } can fall now.
dragons-nobody = there is no dragon on { $square }.
dragons-not-yours = { $square } is a dragon of { $other }, and { $species } is to move.
dragons-own-target = { $square } is { $species }'s own dragon.
dragons-not-adjacent = { $start } is not adjacent to { $end }.
dragons-too-weak = { $start } ({ $attacker }) does not eliminate { $end } ({ $target }): its power must be higher.
dragons-only-one-takes-six = { $start } ({ $attacker }) does not eliminate { $end }: only a 1 eliminates a 6.
dragons-six-spares-one = { $start } is a 6: it does not eliminate the 1 on { $end }.
dragons-must-eliminate = { $species } must eliminate: { $start } can take { $end }.
dragons-shielded = { $square } has a force field: its power cannot change.
dragons-same-power = { $square } is a { $power } already: the power must change.
dragons-occupied = { $square } is occupied.
dragons-no-such-die = { $species } has no { $power } left to place.
dragons-not-seven = { $low } and { $high } do not make 7.
dragons-descending = powers are chosen in ascending order: a { $power } cannot follow a { $highest }.
dragons-no-total = after a { $power }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} cannot make the { $points ->
    [1] point that is
   *[other] { $points } points that are
} left.

error-dragons-move = “{ $text }” is not a move: write b2xc3, c3=5, 4@b2, 2+5, 3, a1:f3, lot:fire or next.
error-dragons-ranks = The arena has { $count } ranks instead of 4 (separate them by “/”).
error-dragons-cell = Rank { $rank }, cell { $cell }: “{ $found }” is neither “--” nor a dragon such as f3 or i5*.
error-dragons-rank-long = Rank { $rank } has more than four cells: “{ $found }” is left over.
error-dragons-hand = “{ $found }” is not a hand; write hand=fire:1,3,3;ice:2,6.
error-dragons-count = { $species ->
    [fire] Fire
   *[ice] Ice
} has { $count } dragons; a species has eight, and during the set-up exactly eight.
error-dragons-hands = With these hands it cannot be the turn of { $turn }: the species place in turns.
error-dragons-match = “wins={ $wins } duels={ $duels }” does not fit “turn={ $turn }” and this arena in such a match.
error-dragons-setup = “turn={ $turn }” with these dice does not happen in the set-up “{ $setup }”.
error-dragons-shaken = Shaken dice fill the arena from a1 on, rank by rank; these do not.
error-dragons-early-field = There are no force fields before the first attack.
error-dragons-total = These powers cannot be completed to a total of { $total }.

dragons-section-material = Material
dragons-section-setup = Set-up
dragons-section-turn = Turn
dragons-section-end = End

diagram-dra-01 = Sixteen dragons on their squares: fire in rounded squares, ice in circles; a 1 shows the flame or the crystal.
diagram-dra-12 = Little dragon: fire places a 6 from its hand on d2, between the enemy’s and its own.
diagram-dra-21 = The fire 3 on a4 eliminates the ice 1 on b3, moves there and becomes a 1. The fire 6 on a3 could not: a 6 never eliminates a 1.
diagram-dra-25 = Fire can eliminate nothing but touches an enemy: it changes the ice 5 to a 1 and frames it with a force field.
diagram-dra-30 = Nobody is adjacent to an enemy any more: fire has 12, ice 8, and fire wins.
diagram-dra-31 = Every dragon has a force field and fire can eliminate nothing: the duel is over.

DRA-01 = Fire and ice each have eight dragons. A dragon is a die: its power is the face it shows, from 1 (the element's picture) to 6.
DRA-02 = The arena is a square of sixteen squares, files a to d from left to right, ranks 1 to 4 from bottom to top; these names are ours.
DRA-03 = Two squares are adjacent when they touch, by a side or by a corner.
DRA-10 = Baby dragon: the sixteen dice are shaken in the closed arena. Which die lands on which square, and the face it shows, are left to chance, all arrangements being equally likely.
DRA-11 = The species showing more 1s begins. If they have the same number, the 2s decide, then the 3s, up to the 6s; if everything is equal, lots are drawn.
DRA-12 = Little dragon: each species rolls its eight dice. The one that begins puts a dragon of its choice, as rolled, on any free square, then the other, in turns, until the arena is full.
DRA-13 = The species that placed first also attacks first.
DRA-14 = Big dragon: each species sets its eight powers in secret so that they total exactly 28. Both are shown together; then it goes on as little dragon does.
DRA-15 = Equal powers: lots decide who begins. That species splits 7 points over two of its dragons, and the opponent's next two get the same; then the opponent splits, and so on for four pairs. Placement follows as in little dragon, the one drawn by lot first.
DRA-20 = On its turn a species does exactly one thing: it eliminates an enemy dragon or modifies a power.
DRA-21 = A dragon may eliminate an adjacent enemy dragon whose power is strictly lower.
DRA-22 = Two exceptions: a 6 falls only to a 1, and a 6 cannot eliminate a 1. The booklet shows them with dice, public reviews say them in words.
DRA-23 = The dragon that eliminates moves onto the square and takes over the power that stood there; the square it came from is left empty.
DRA-24 = A species that can eliminate must do so.
DRA-25 = A species that can eliminate nothing, while one of its dragons is adjacent to an enemy, changes the power of any one dragon, of either species, to another value.
DRA-26 = The changed dragon receives a force field; as long as it has it, its power cannot be changed again.
DRA-27 = A force field goes when its dragon moves away by eliminating, or is itself eliminated; the dragon arriving on the square has none.
DRA-30 = The duel is over as soon as no dragon is adjacent to an enemy dragon.
DRA-31 = It is also over when every dragon left has a force field and the species to move can eliminate nothing.
DRA-32 = Each species adds up the powers of its remaining dragons; the higher total wins the duel, equal totals draw it.
DRA-33 = A match goes to the first species that wins an agreed number of duels (three, unless agreed otherwise). Each duel is set up anew; a drawn duel counts for neither; after four times that number of duels the match stops and the species ahead wins it.

ending-dragons-no-contact = no dragons in contact
ending-dragons-all-shielded = every dragon behind a force field
ending-dragons-match-won = the match is won
ending-dragons-match-exhausted = no more duels in the match
error-dragons-unsolvable = Only a duel whose dice are known can be solved: in this position dice, lots or secret powers are still to come.
