# Metals: sides, options, events, refusals, prompts, notation and map errors.

metals-title = Metals
metals-about = Three figures, a map, lines of sight. Advance under cover and hold the squares that score.
metals-seat-blue = Blue
metals-seat-red = Red

option-metals-map = The map: plaine, defile, faubourg, lac, or a file of your own ending in .toml
option-metals-metals_each = Metals of each player, 3 to 9, or of blue and of red, such as 3,5
option-metals-factions = none, or blue's and red's faction, such as Zipang,White_Fang
option-metals-target = Victory points that win; auto is 10, or 20 with factions
option-metals-blocked_sight = If so, the first metal in a line of sight hides those behind it
option-metals-every_attacker = If so, every enemy that sees a metal attacks it, one after the other
option-metals-map-name = Map
option-metals-map-is-plaine = plain
option-metals-map-is-defile = defile
option-metals-map-is-faubourg = suburb
option-metals-map-is-lac = lake
option-metals-metals_each-name = Metals each
option-metals-factions-name = Factions
option-metals-factions-is-none = none
option-metals-factions-is-White_Fang = White Fang
option-metals-target-name = Points to win
option-metals-target-is-auto = 10, or 20 with factions
option-metals-blocked_sight-name = Blocked sight
option-metals-blocked_sight-is-off = no
option-metals-blocked_sight-is-on = yes
option-metals-every_attacker-name = Every attacker
option-metals-every_attacker-is-off = no
option-metals-every_attacker-is-on = yes

metals-facing-N = north
metals-facing-E = east
metals-facing-S = south
metals-facing-W = west

metals-lot = The lot falls on { $side }.
metals-deploys = { $side } deploys a metal on { $square }, facing { $facing }.
metals-moves = { $side } moves from { $start } to { $end }, facing { $facing }.
metals-just-placed = { $watcher } sees { $square }, which was placed this turn: no attack.
metals-in-forest = { $watcher } sees { $square }, which stands in a forest: no attack.
metals-attacks = { $enemy }'s { $attacker } sees and attacks { $side }'s { $target }.
metals-damaged = { $side }'s { $target } is damaged.
metals-defeated = { $side }'s { $target } was damaged already: it is defeated and returns to its pool.
metals-assault-point = { $enemy } gains 1 VP for it.
metals-bonus = { $faction } brings { $enemy } 1 VP more.
metals-score = { $side } has { $score } VP.
metals-occupies = { $side } gains { $points } VP on { $square }.
metals-repaired = The city repairs the metal on { $square }.
metals-won = { $winner } reaches { $score } VP and wins (the opponent has { $other }).
metals-stuck = { $side } can neither deploy nor move: { $winner } wins.
metals-drawn = Nobody has gained a VP for { $turns } turns: the game is a draw.

metals-ask-lot = Draw lots: who plays first?
metals-ask-action = { $side }: deploy a metal or move one.
metals-ask-deploy = { $side }: deploy a metal.
metals-ask-move = { $side }: move a metal.

metals-over = the game is over.
metals-not-now = “{ $move }” is not possible now. { $now }
metals-off-map = { $square } is not on this map, which goes from a1 to { $last }.
metals-edge = the map ends beside { $square }.
metals-empty-pool = { $side } has no metal left in the pool.
metals-three-on-map = { $side } has three metals on the map already.
metals-no-corner = { $square } is not a corner of the map.
metals-occupied = { $square } is occupied.
metals-closed = { $square } is closed: no metal enters it.
metals-nobody = there is no metal on { $square }.
metals-not-yours = { $square } is a metal of { $other }, and { $side } is to play.
metals-only-turning = turning on { $square } is not an action: a metal turns when it has moved.
metals-not-adjacent = { $end } is not beside { $start }: a metal goes one square north, east, south or west.

error-metals-move = “{ $text }” is not a move: write +a1N, b3-b4E or lot:blue.
error-metals-metal = { $side }: “{ $found }” is not a metal such as b3N or c1E! (nor “-” for none).
error-metals-off-map = { $metal }: the map has no square { $square }.
error-metals-closed = { $metal }: the square { $square } is closed.
error-metals-same-square = Two metals stand on { $square }.
error-metals-count = { $side } has more than { $most } metals on the map.
error-metals-factions = “{ $text }” is not “none” or two factions with a comma; the factions are: { $known }.
error-metals-target = Option “target” cannot be “{ $value }”; it is auto or a number from 1 to { $most }.
error-metals-each = Option “metals_each” cannot be “{ $value }”; it is a number from { $least } to { $most }, or two such as 3,5.
error-metals-few = { $side } has { $count } metals in all, on the map and in the pool; a player has { $least } to { $most }.
error-metals-two-winners = Both players cannot have { $target } VP: the first to reach them has won.
error-metals-lot = “turn=lot” is the start of the game: nothing on the map, no VP, at least three metals in each pool.

error-metals-map-square = “{ $square }” is not a square of the map; they go from a1 to { $last }.
error-metals-map-unknown = There is no map called “{ $name }”; the maps are: { $known }, or a file whose name ends in .toml.
error-metals-map-name = { $path }: the name of a map's file must end in .toml.
error-metals-map-size = “{ $key }” cannot be { $size }; a map has 3 to 9 files and 3 to 9 ranks.
error-metals-map = { $place }: { $reason }
metals-map-file = { $path }
metals-map-word = The map in this text
metals-map-key = the key “{ $key }” is unknown; a map has only “ranks”.
metals-map-ranks = “ranks” must be a list of texts, one for each rank, such as ". F 2".
metals-map-height = “ranks” has { $count } ranks; a map has 3 to 9.
metals-map-width = rank { $rank } has { $count } squares; a map is 3 to 9 squares wide.
metals-map-ragged = rank { $rank } has { $count } squares, and the ranks above it { $expected }.
metals-map-terrain = rank { $rank }: “{ $word }” has an unknown terrain; these are F (forest), C (city) and # (closed).
metals-map-points = rank { $rank }: “{ $word }” has no possible VP; they are a whole number from 0 to 9, after the letter of the terrain.
metals-map-corner = rank { $rank }: a corner of the map is closed; metals must be able to enter all four.
metals-map-good = { $path }: a good map of { $files } files and { $ranks } ranks.
metals-map-written = { $path } is ready to be filled in; then check it with: escarmouche maps check { $path }
metals-map-help =
    A map of Metals. Ranks go from the far side to the near one, squares from left to right:
    {"."}    no victory points
    2    victory points, 0 to 9
    F    forest, or F1 with victory points
    C    city, or C1 with victory points
    #    closed: no metal enters it (not on the four corners)

metals-section-material = Material and set-up
metals-section-action = Action
metals-section-assault = Enemy assault
metals-section-occupation = Occupation and end
metals-section-factions = Factions (optional)

diagram-met-01 = The map “plaine”: numbers are victory points, trees forests, houses cities; every metal waits in its pool.
diagram-met-10 = Blue deploys on the corner a1, facing north: one action, and the turn goes on with the assault.
diagram-met-20 = Blue moves to c3, straight ahead of the red metal on c6: it is damaged (dashed rim and cross), and red gains 1 VP.
diagram-met-30 = Blue steps on a5 and gains its 2 VP; then the city on b2 repairs the damaged metal there.
diagram-met-52 = Red moves onto a city in front of blue’s metal: 1 VP for the attack and 1 more, because Zipang attacks from the front. The city then repairs.

MET-01 = Each of the two players has three metals or more, as many as they own. That both have the same number unless agreed otherwise is our choice. All begin in their owner's deployment pool.
MET-02 = The map is made of squares. A square is worth the victory points (VP) written on it, often none; some squares are forests, some are cities, and four are corners. The players sit at the short sides.
MET-03 = Lots decide who plays first. The first player with 10 VP wins, with 20 when factions are in play.
MET-04 = A map is a rectangle of 3 to 9 files and 3 to 9 ranks, described in a file: terrain and VP of each square. Squares other than the corners may be closed; no metal enters those, and they do not stop sight.
MET-10 = Deploying is putting a metal from the pool on a free corner, facing north, east, south or west. A player with three metals on the map cannot deploy.
MET-11 = Moving is taking one of your metals to a free square beside it, not diagonally, and then facing it any way you like. Turning alone is not an action.
MET-12 = A player's turn begins with exactly one action, deploying or moving. A player who can do neither loses at once.
MET-20 = After the action, each of the active player's metals that an enemy metal has in its line of sight is attacked.
MET-21 = A metal sees everything straight ahead of it, along its row or column, however far and whatever stands between. Under the option “blocked_sight” it sees no further than the first metal. Who sees whom is settled after the action, before any damage.
MET-22 = An attacked metal is damaged; one that was damaged already is defeated and goes back to its pool, as good as new. However many enemies see it, a metal is attacked once in a turn. Under the option “every_attacker” each of them attacks in turn, in the order best for their player, until the metal is defeated.
MET-23 = A metal deployed this turn is not attacked, nor is a metal standing in a forest.
MET-24 = Each metal damaged or defeated brings the opponent of its owner 1 VP.
MET-30 = After the assault the active player gains the VP of the squares its metals stand on. Then all damaged metals on cities are repaired, whoever owns them.
MET-31 = Whoever reaches the target wins at once, even halfway through a turn; further points are not counted.
MET-32 = When 60 turns in a row have brought nobody any VP, the game is a draw at the end of the last of them.
MET-50 = Artemisia: 1 VP more for attacking a metal on a square worth 2. As for every faction, when several metals see the target, its player counts the one that brings the bonus.
MET-51 = White Fang: 1 VP more for attacking a metal from its left or right side.
MET-52 = Zipang: 1 VP more for attacking a metal from the front or from behind.
MET-53 = Metaclyon: 1 VP more for attacking a metal on a corner.
MET-54 = Dinorda: 1 VP more for attacking a metal on a city.
MET-55 = Corsario: 1 VP more for attacking a metal that is not damaged yet.
MET-56 = Obsidior: 1 VP more for attacking from a square worth 2.

arms-metals = faction
ending-metals-target-reached = the points to win were reached
ending-metals-no-action = a player could do nothing
ending-metals-no-progress = nobody scored for too long
