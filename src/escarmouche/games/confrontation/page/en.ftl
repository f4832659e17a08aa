# What only the page says of the skirmish.
web-skirmish-score = Points
web-skirmish-length = { $length } cm
web-skirmish-named = { $name }
web-skirmish-zone = Zone { $number }
web-skirmish-own = yours
web-skirmish-enemy = enemy
web-skirmish-place = at { $x }, { $y } cm
web-skirmish-faces = faces { $direction }
web-skirmish-seen = seen
web-skirmish-unseen = not seen
web-skirmish-may-charge = may be charged
web-skirmish-may-engage = may be engaged
web-skirmish-would-touch = Touches { $names }
web-skirmish-would-be-seen = Seen by { $names }
web-skirmish-could-be-charged = Could be charged by { $names }
web-skirmish-could-charge = Could charge { $names }
web-skirmish-here = Go here { $length }
web-skirmish-walk-here = Walk here { $length }
web-skirmish-run-here = Run here { $length }
web-skirmish-closer = Zoom in
web-skirmish-farther = Zoom out
web-skirmish-fit = Whole table
web-skirmish-measure = Measure before announcing
web-skirmish-sight = Lines of sight
web-skirmish-north = N
web-skirmish-north-above = north is at the top
web-skirmish-north-below = north is at the bottom
web-skirmish-turn-left = Look farther left (key ,)
web-skirmish-turn-right = Look farther right (key ;)
web-skirmish-facing-note = Choose a direction; 0 is north.
web-skirmish-roster = Everybody on the table
web-skirmish-course = Course of the battle
web-skirmish-turn = Turn
web-skirmish-objectives = Objectives
web-skirmish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-skirmish-moment-at-once = at once
web-skirmish-moment-each-turn = each turn
web-skirmish-moment-at-the-end = at the end
web-skirmish-objective-none = None
web-skirmish-objective-capture = Capture { $subject }
web-skirmish-objective-control = Hold zone { $subject }
web-skirmish-objective-construction = Construction { $subject }
web-skirmish-objective-delivery = Bring { $subject } home
web-skirmish-objective-holding = Hold object { $subject }
web-skirmish-objective-secret = Find the secret fighter
web-skirmish-phase-deployment = Deployment
web-skirmish-phase-strategic = Strategic
web-skirmish-phase-activation = Activation
web-skirmish-phase-combat = Combat
web-skirmish-phase-rally = Rally
web-skirmish-phase-mystic = Mystic
web-skirmish-phase-upkeep = Upkeep
web-skirmish-cards = { $played } played, { $pile } in the pile ({ $names }), { $held } held
web-skirmish-cards-short = { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
} · { $held } held
web-skirmish-order = Order of the cards
web-skirmish-order-note = Put your cards in order, the first to be played first: drag them, or use the arrow keys. Nobody else sees this.
web-skirmish-order-card = { $name }, card { $place } of { $of }; arrow keys move it
web-skirmish-order-go = Seal this order
web-skirmish-wound-unhurt = unhurt
web-skirmish-wound-light = light wound
web-skirmish-wound-serious = serious wound
web-skirmish-wound-critical = critical wound
web-skirmish-wound-killed = killed
web-skirmish-state-stunned = stunned
web-skirmish-state-routed = routed
web-skirmish-state-engaged = in contact
web-skirmish-state-charged = was charged
web-skirmish-state-captive = captive
web-skirmish-state-acted = has acted
web-skirmish-status-absent = absent
web-skirmish-status-in-hand = not deployed yet
web-skirmish-status-on-table = on the table
web-skirmish-status-dead = dead
web-skirmish-status-fled = fled
web-skirmish-status-vanished = vanished
web-skirmish-direction-0 = north
web-skirmish-direction-1 = north-north-east
web-skirmish-direction-2 = east-north-east
web-skirmish-direction-3 = east
web-skirmish-direction-4 = east-south-east
web-skirmish-direction-5 = south-south-east
web-skirmish-direction-6 = south
web-skirmish-direction-7 = south-south-west
web-skirmish-direction-8 = west-south-west
web-skirmish-direction-9 = west
web-skirmish-direction-10 = west-north-west
web-skirmish-direction-11 = north-north-west
web-skirmish-pa = { $pa } PA
web-skirmish-weapon = Shoots with strength { $strength } up to { $short }, { $medium }, { $long } cm
web-skirmish-power = { $kind } { $count }
web-skirmish-power-faith = faith
web-skirmish-power-air = air
web-skirmish-power-earth = earth
web-skirmish-power-fire = fire
web-skirmish-power-water = water
web-skirmish-power-light = light
web-skirmish-power-darkness = darkness
web-skirmish-cause-none = wound
web-skirmish-cause-stunned = stunned
web-skirmish-cause-light = light wound
web-skirmish-cause-serious = serious wound
web-skirmish-cause-critical = critical wound
web-skirmish-cause-killed = killed
web-skirmish-cause-charged = was charged
web-skirmish-cause-dice = took more dice
web-skirmish-cause-building = builds
web-skirmish-last-blow = The last blow
web-skirmish-stage = The fight
web-skirmish-fight = Fight { $number }
web-skirmish-initiative = Initiative
web-skirmish-dice = { $attacks } attack, { $parries } parry
web-skirmish-blow = { $striker } strikes { $target }.
web-skirmish-test = { $name }: { $characteristic } { $value }
web-skirmish-difficulty = against { $difficulty }
web-skirmish-so-far = so far { $final }
web-skirmish-wound-roll = Wound roll at { $name }, strength { $strength }
web-skirmish-step-stay = Stay
web-skirmish-step-turn = Turn
web-skirmish-step-walk = Walk
web-skirmish-step-run = Run
web-skirmish-step-engage = Engage
web-skirmish-step-charge = Charge
web-skirmish-step-disengage = Disengage
web-skirmish-step-flee = Flee
web-skirmish-step-pursue = Pursue
web-skirmish-step-play = Play the top card
web-skirmish-step-hold = Hold it in reserve
web-skirmish-step-reserve = Play held card { $value }
web-skirmish-step-under = Under { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
web-skirmish-step-edge = { $value ->
    [south] South edge
    [north] North edge
    [west] West edge
   *[east] East edge
}
web-skirmish-step-first = { $value ->
    [blue] Blue speaks first
   *[red] Red speaks first
}
web-skirmish-step-do = { $value ->
    [none] Nothing more
    [shoot] Shoot
    [cast] Cast a spell
    [call] Call a miracle
    [strike] Strike the construction
    [search] Search
    [build] Build
    [found] Lay foundations
    [give] Hand over
    [pick] Pick up
    [shift] Shift
   *[volley] Shoot twice
}
web-skirmish-step-at = { $value ->
    [building1] Construction 1
    [building2] Construction 2
   *[building3] Construction 3
}
web-skirmish-step-face = { $value ->
    [0] North
    [1] North-north-east
    [2] East-north-east
    [3] East
    [4] East-south-east
    [5] South-south-east
    [6] South
    [7] South-south-west
    [8] West-south-west
    [9] West
    [10] West-north-west
   *[other] North-north-west
}
web-skirmish-step-reroll = { $value ->
    [0] Keep it
    [1] Throw one again
   *[other] Throw { $value } again
}
web-skirmish-step-without = Leave out die { $value }
web-skirmish-step-fight = { $value ->
    [cast] Cast first
   *[other] Fight { $value }
}
web-skirmish-step-take = { $value ->
    [0] No more dice
    [one] { $value } more die
   *[other] { $value } more dice
}
web-skirmish-step-attack = { $value ->
    [0] All parry
    [one] { $value } die attacks
   *[other] { $value } dice attack
}
web-skirmish-step-parry = { $value ->
    [0] Take the blow
   *[other] Parry
}
web-skirmish-step-test = Test { $value }
web-skirmish-step-spell = { $value } · cost { $cost } · against { $difficulty }
web-skirmish-step-pay = { $value ->
    [0] No more gems
    [one] { $value } more gem
   *[other] { $value } more gems
}
web-skirmish-step-element = { $value ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
    [light] Light
   *[darkness] Darkness
}
web-skirmish-step-sustain = { $value ->
    [0] Let it end
   *[other] Pay to keep it
}
web-skirmish-step-last = Number { $value }
web-skirmish-step-bonus = { $value ->
    [0] No bonus die
   *[other] Throw the bonus die
}
web-skirmish-step-object = { $value ->
    [0] Leave it
   *[other] Take it
}
web-skirmish-step-stand = Stay here
web-skirmish-step-pass = Nobody
web-skirmish-step-lot = { $value ->
    [blue] Blue
   *[red] Red
}
web-skirmish-step-die = { $value }
web-skirmish-odds = Odds
web-skirmish-odds-all = Against everybody
web-skirmish-odds-blow = A blow at { $name } hits { $hit }, past a parry { $parried }
web-skirmish-odds-charge = After a charge a blow at { $name } hits { $hit }, past a parry { $parried }; without the charge { $plain }
web-skirmish-odds-back = { $name } strikes back: hits { $hit }, past a parry { $parried }, kills { $killed }
web-skirmish-odds-shoot = Shoots, against { $difficulty }:
web-skirmish-odds-shot = wounds { $hurt }, kills { $killed }
web-skirmish-odds-stand = { $name } stands the fear of { $difficulty }:
web-skirmish-odds-disengage = Disengages, against { $difficulty }:
web-skirmish-odds-rally = Rallies, against { $difficulty }:
web-skirmish-odds-parried = parried
web-skirmish-odds-none = no wound
web-skirmish-odds-stunned = stunned
web-skirmish-odds-light = light
web-skirmish-odds-serious = serious
web-skirmish-odds-critical = critical
web-skirmish-odds-killed = killed
web-skirmish-announced = Agreed: nothing is measured before it is announced
web-skirmish-odds-cast = { $spell }, against { $difficulty }:
web-skirmish-odds-parry = Parries, against { $difficulty }:
web-skirmish-odds-counter = { $name } counters, against { $difficulty }:
web-skirmish-whole-fight = Whole fight, best played by both:
web-skirmish-fate = { $name } falls { $killed }, is hurt { $hurt }.
web-skirmish-cast-chance = { $dice ->
    [one] { $chance } with { $dice } die
   *[other] { $chance } with { $dice } dice
}
web-skirmish-cast-odds = against { $difficulty }: { $text }
web-skirmish-test-chance = against { $difficulty }: { $chance }
web-skirmish-hit-chance = { $parry ->
    [yes] hits past a parry { $chance }
   *[no] hits { $chance }
}
web-skirmish-win-chance = wins { $chance }
web-skirmish-sealed-share = Best play takes it { $weight } of the time.
web-skirmish-menaces = Their next activation
web-skirmish-menaces-own = Your next activation
web-skirmish-menace-charge = { $name } could charge: a blow past a parry { $hit }.
web-skirmish-menace-fight = In that fight
web-skirmish-menace-shoot = { $name } could shoot: hits { $hit }, { $then }.
web-skirmish-menace-cast = { $name } could cast { $spell }: { $chance }.
web-skirmish-menace-none = Nobody could charge it, shoot it or cast at it.
web-skirmish-printed = { $meaning }, as printed
web-skirmish-value-MOU = movement in cm
web-skirmish-value-INI = initiative
web-skirmish-value-ATT = attack
web-skirmish-value-FOR = strength of a blow
web-skirmish-value-DEF = defence
web-skirmish-value-RES = resistance to wounds
web-skirmish-value-TIR = shooting
web-skirmish-value-COU = courage against fear
web-skirmish-value-PEUR = fear it causes
web-skirmish-value-DIS = discipline
web-skirmish-value-POU = power of a magician
web-skirmish-value-FOI = faith
web-skirmish-random = A random battle
web-skirmish-random-about = A table that looks the same from both edges, and the same aims for both sides. The same number makes the same battle.
web-skirmish-seed = Number
web-skirmish-draw = Draw one
