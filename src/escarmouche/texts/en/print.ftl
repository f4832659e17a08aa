# Sheets to print.

cli-help-print = Print what a game is played with, a position or a record, as PDF at true scale.
cli-help-print-output = The PDF file to write
cli-help-print-paper = The paper
cli-help-print-address = Address of your table, which the QR codes open
cli-print-written = { $path }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}. Print at 100 %, then check the ruler.
error-paper = “{ $paper }” is not a paper; these are: { $known }.
error-qr-long = A QR code of { $length } characters cannot be read from paper; { $most } are the most. Name a map or mat by a short address, or leave out the position.
error-print-two = Print a position or a record, not both; neither takes options.
error-print-record = The record is a game of { $found }, not of { $game }.
error-print-no-options = The sheets of { $game } have no options.

sheet-scale = print at 100 %, then check the ruler
sheet-ruler = 10 cm: measure me
sheet-words = rules in our own words
sheet-all-rules = all the rules
sheet-open-position = scan to open this position
sheet-moves = moves

sheet-dragons-frames = Force fields
sheet-dragons-frames-note = cut out with the window to lie round a changed dragon, or without it to lie under it
sheet-dragons-powers = Powers
sheet-dragons-powers-note = a 1 is the flame or the crystal
sheet-dragons-takes = takes
sheet-dragons-falls = falls to
sheet-dragons-can-take = Can you take?
sheet-dragons-must-take = You must (DRA-24): move in and take over the power that stood there (DRA-23).
sheet-dragons-cannot-take = You cannot, but touch an enemy?
sheet-dragons-modify = Change any one power and give it a force field (DRA-25, DRA-26).
sheet-dragons-nobody = Nobody touches?
sheet-dragons-count = Add up the powers: more wins (DRA-30, DRA-32).

sheet-backs = backs: print on the other side, turning over the short edge

sheet-metals-pieces = pieces
sheet-metals-metals = Metals
sheet-metals-metals-note = cut out, fold along the dots, glue: one face whole, the other damaged
sheet-metals-markers = Score markers
sheet-metals-forest = Forest: nobody standing here is attacked.
sheet-metals-city = City: metals standing here are repaired at the end of occupation.
sheet-metals-corner = Corner: metals are deployed here.
sheet-metals-turn = A turn
sheet-metals-turn-action = Action: deploy a metal on a corner, or move one by a square and turn it (MET-10, MET-11).
sheet-metals-turn-assault = Enemy assault: each of your metals that an enemy sees is damaged or, if it was, defeated; 1 VP to the enemy (MET-20 to MET-24).
sheet-metals-turn-occupation = Occupation: gain the points under your metals (MET-30).
sheet-metals-factions = faction cards, 63 × 88 mm
sheet-metals-faction = faction

sheet-irondie-mat = mat of one player
sheet-irondie-skirmish-one = Skirmish 1
sheet-irondie-skirmish-two = Skirmish 2
sheet-irondie-highest = highest on 1
sheet-irondie-reserve-note = dice that were not rolled
sheet-irondie-limbo-note = back in hand next turn
sheet-irondie-abyss-note = out of the game
sheet-irondie-rule-of-one = Rule of 1:
sheet-irondie-rule-of-one-note = a die that falls on 1 (a rare one on 2) gives its colour’s bonus to allied dice of its owner, never to itself.
sheet-irondie-contest = Contest:
sheet-irondie-contest-note = a die must show more than its target. In the colour after “=” it also wins ties, unless the target’s colour is hostile.
sheet-irondie-allied = allied
sheet-irondie-hostile = hostile
sheet-irondie-set = set
sheet-irondie-plain-dice = With plain six-sided dice: lay one on each place and roll it for that die. It counts as what it shows; the ringed face gives the bonus (IRO-13).
sheet-irondie-bonus = bonus on the ring
sheet-irondie-put = plain die
sheet-irondie-specialised = specialised: wins ties (IRO-26)
sheet-irondie-paper-dice = dice to cut out, fold and glue; the ringed face gives the bonus
sheet-irondie-to_abyss = the target goes to the Abyss
sheet-irondie-to_limbo = the target goes to Limbo
sheet-irondie-add = the target gains its value
sheet-irondie-add_or_subtract = the target gains or loses its value, as you like
sheet-irondie-subtract_margin = the target loses what it was beaten by
sheet-irondie-weaken_all = −{ $amount } to every enemy die of that type in the battle zone
sheet-irondie-recover = an own die comes from Limbo to the reserve
sheet-irondie-backfires = failing, it goes to the Abyss itself
sheet-irondie-comes-back = succeeding, it returns to the reserve
sheet-irondie-any = any die
sheet-irondie-whose-enemy = enemy
sheet-irondie-whose-own = own
sheet-irondie-whose-any = own or enemy
sheet-irondie-target = target: { $die }, { $opening }
sheet-irondie-targets = target: { $die }, { $opening }; in reply { $reply }

sheet-points = points
sheet-scenario-turns = Turns
sheet-scenario-points = Army points (PA)
sheet-scenario-table = Table
sheet-scenario-zone = zone
sheet-scenario-cache = cache, by number
sheet-scenario-explosion = explosion
sheet-scenario-grid = a line every 10 cm, counted from the lower left corner
sheet-scenario-objective = objective
sheet-scenario-worth = points
sheet-scenario-side-0 = first side
sheet-scenario-side-1 = second side
sheet-scenario-total = Total
sheet-objectives = objectives
sheet-captured = captured
sheet-freed = freed
sheet-captor = held by
sheet-resistance = resistance
sheet-excluded = may not work:
sheet-built-at = finished at
sheet-valid-from = then valid from
sheet-reinforced-to = reinforced up to
sheet-bonus-die = Bonus die
sheet-object = each object
sheet-objects-in = hidden in
sheet-caches = caches
sheet-search-found = an object is found
sheet-secret = the secret fighter
sheet-candidates = candidates
sheet-lost = lost
sheet-threshold = 1d10 up to
sheet-secret-note = After a phase with losses: at or below the threshold, the secret fighter was among them; otherwise count on with the candidates left, whose thresholds are higher (RAG-50).
sheet-in-zone = in the zone
sheet-in-turn = turn
sheet-axis = axis
sheet-distance = distance
sheet-arrow = arrow
