# Irondie: seats, dice, options, events, prompts, refusals, errors and rules.

irondie-title = Irondie
irondie-about = Nine secret dice each. Commit, strike back, and keep one vitality die alive.
irondie-seat-south = South
irondie-seat-north = North

irondie-die = { $rare ->
    [rare] rare { $colour } { $shape }{ $mark }
   *[common] { $colour } { $shape }{ $mark }
}
irondie-die-of = { $seat }'s { irondie-die }
irondie-the-die = the { irondie-die }
irondie-the-die-of = { irondie-die-of }
irondie-shape-smasher = Smasher
irondie-shape-assault = Assault
irondie-shape-ballistic = Ballistic
irondie-shape-nullifier = Nullifier
irondie-shape-barrier = Barrier
irondie-shape-powerup = Powerup
irondie-shape-swarm = Swarm
irondie-shape-fortress = Fortress
irondie-shape-regeneration = Regeneration
irondie-colour-red = red
irondie-colour-blue = blue
irondie-colour-yellow = yellow
irondie-colour-purple = purple
irondie-colour-green = green
irondie-colour-orange = orange
irondie-colour-black = black
irondie-colour-white = white
irondie-type-attack = an attack die
irondie-type-defence = a defence die
irondie-type-vitality = a vitality die
irondie-nothing = nothing

irondie-zone-hand = Hand
irondie-zone-reserve = Reserve
irondie-zone-vitality = Vitality
irondie-zone-attack = Attack
irondie-zone-defence = Defence
irondie-zone-skirmish = Skirmish
irondie-zone-limbo = Limbo
irondie-zone-abyss = Abyss
irondie-forecast = If nothing changes: South −{ $south }, North −{ $north }
irondie-resolved-first = first
irondie-step-keep = keep them all
irondie-step-done = that is all
irondie-step-pass = no duel
irondie-step-decline = no reply
irondie-step-minus = − subtract
irondie-step-plus = + add

option-irondie-south = South's dice: a ready set, a TOML file, or nine dice such as Sk,Ar,Bo,Nb*,Rv,Pg,Ww,Fg,Gy
option-irondie-north = North's dice: a ready set, a TOML file, or nine dice
option-irondie-mat = The battle mat: standard, or a TOML file with the effects and bonuses of your own
option-irondie-size = Dice in each set; fewer than nine are for study
option-irondie-south-name = South's dice
option-irondie-south-is-red = red
option-irondie-south-is-blue = blue
option-irondie-south-is-yellow = yellow
option-irondie-south-is-purple = purple
option-irondie-south-is-green = green
option-irondie-south-is-orange = orange
option-irondie-south-is-black = black
option-irondie-south-is-white = white
option-irondie-south-is-masters = masters: each shape in its own colour
option-irondie-south-is-trio-red = red trio
option-irondie-south-is-trio-blue = blue trio
option-irondie-north-name = North's dice
option-irondie-north-is-red = red
option-irondie-north-is-blue = blue
option-irondie-north-is-yellow = yellow
option-irondie-north-is-purple = purple
option-irondie-north-is-green = green
option-irondie-north-is-orange = orange
option-irondie-north-is-black = black
option-irondie-north-is-white = white
option-irondie-north-is-masters = masters: each shape in its own colour
option-irondie-north-is-trio-red = red trio
option-irondie-north-is-trio-blue = blue trio
option-irondie-mat-name = Mat
option-irondie-mat-is-standard = standard
option-irondie-size-name = Dice each

irondie-takes = { $seat } takes back { $die }.
irondie-keeps = { $seat } takes nothing back.
irondie-commits = { $seat } will roll { $die }.
irondie-sealed = { $seat } has chosen.
irondie-bonus = The { $die } gives its colour's bonus.
irondie-bonus-lost = { $die }: a part of its bonus fits no allied die in play and is lost.
irondie-provokes = { $seat } provokes with { $die }; the target is { $target }.
irondie-replies = { $seat } replies with { $die }; the target is { $target }.
irondie-passes = { $seat } provokes no more duel this turn.
irondie-declines = { $seat } does not reply.
irondie-chooses-minus = { $die } subtracts its value.
irondie-chooses-plus = { $die } adds its value.
irondie-chooses-nothing = { $die } shows 0: there is nothing to add or subtract.
irondie-recovers = { $seat } brings { $die } back from Limbo to the reserve.
irondie-places-wound = { $seat } puts one point of damage on { $die }.
irondie-rolls = { $die } rolls a { $face }.
irondie-rule-of-one = A 1: the bonus of its colour is due.
irondie-rule-of-two = A 2 on a rare die: the bonus of its colour is due.
irondie-lot = The lot falls on { $seat }.
irondie-taken = { $die } goes back in hand.
irondie-shows = { $seat } rolls: { $dice }.
irondie-reserves = { $seat } has the larger reserve ({ $count } to { $other }) and may provoke.
irondie-reserves-equal = The reserves are equal ({ $count } each).
irondie-skipped = There is no skirmish this turn.
irondie-skirmish-over = The skirmish is over.
irondie-four-actions = Four actions: the duel is resolved.
irondie-cannot-reply = { $seat } cannot reply.
irondie-no-effect = { $die } has no effect: it or its target, { $target }, is out of play.
irondie-fails = { $die } ({ $value }) fails against { $target } ({ $other }).
irondie-beats = { $die } ({ $value }) beats { $target } ({ $other }).
irondie-wins-tie = { $die } is specialised and wins the tie at { $value } against { $target } ({ $other }).
irondie-would-beat = { $die } would beat { $target } as things stand.
irondie-would-fail = { $die } would fail against { $target } as things stand.
irondie-would-backfire = { $die } would fail against { $target } as things stand, and go to the Abyss.
irondie-serves = { $die } acts on { $target } without a contest.
irondie-to-abyss = { $die } goes to the Abyss.
irondie-to-limbo = { $die } goes to Limbo.
irondie-to-reserve = { $die } comes back to the reserve.
irondie-changes = { $die } goes from { $before } to { $after }.
irondie-unanswered = The first attack had no reply: the skirmish is over.
irondie-suffers = { $seat } suffers { $points ->
    [0] no damage
    [one] one point of damage
   *[other] { $points } points of damage
}.
irondie-next-turn = The attack and defence dice go to Limbo. Turn { $number } begins: Limbo goes back in hand.

irondie-ask-take = { $seat }: take one vitality die back in hand, in secret, or keep them all.
irondie-ask-first = { $seat }: choose in secret the dice to roll, at least one of vitality.
irondie-ask-commit = { $seat }: choose in secret the dice to roll; you may roll none.
irondie-ask-roll = Roll { $die }.
irondie-ask-lot = Draw lots: who may provoke?
irondie-ask-bonus = { $seat }: which allied die gets the bonus?
irondie-ask-provoke = { $seat }: provoke a duel with a reserve die, or pass.
irondie-ask-reply = { $seat }: reply to { $die } with a reserve die, or decline.
irondie-ask-sign = { $seat }: add { $value } to { $target }, or subtract it?
irondie-ask-recover = { $seat }: which die comes back from Limbo?
irondie-ask-wound = { $seat }: place { $points ->
    [one] one point
   *[other] { $points } points
} of damage on your vitality dice, in secret.
irondie-won = { $loser } has no vitality die in play: { $seat } wins.
irondie-both-fell = Neither side has a vitality die left: the game is a draw.
irondie-quiet = Thirty turns without a die entering the Abyss: the game is a draw.

irondie-not-over = the game is over.
irondie-not-now = “{ $move }” is not possible now. { $now }
irondie-other-die = it is { $die } that is rolled now.
irondie-needs-vitality = in the first turn { $seat } must roll at least one vitality die.
irondie-no-such-die = { $seat }'s set has no die “{ $name }”.
irondie-unknown-die = neither set has a die “{ $name }”.
irondie-not-vitality = { $die } is not a vitality die in play.
irondie-not-in-hand = { $die } is not in hand.
irondie-already-chosen = { $die } is already chosen.
irondie-not-ascending = dice are named in the order of the set: { $die } comes too late.
irondie-vitality-first = after { $die } no vitality die could be chosen any more; the first turn needs one.
irondie-returned-already = { $die } has already come back once in this skirmish.
irondie-not-in-limbo = { $die } is not in Limbo.
irondie-wounded-enough = { $die } cannot take more than its value, { $value }.
irondie-no-room = { $die } and the dice after it cannot take all the damage that is left.
irondie-no-bonus = { $die } has no bonus to give.
irondie-not-itself = { $die } cannot give its bonus to itself.
irondie-not-in-play = { $die } is not in play.
irondie-wrong-type = { $die } does not fit: this part of the bonus goes to { $type }.
irondie-wrong-target = { $die } may only target { $type }.
irondie-not-allied = { $die } is not allied with { $target }.
irondie-not-in-reserve = { $die } is not in the reserve.
irondie-enemies-only = { $die } may only target enemy dice here.
irondie-own-only = { $die } may only target dice of its owner.
irondie-first-reply = the first reply must target the provoking die or its target; { $die } is neither.
irondie-later-reply = { $die } is in no skirmish zone and has not been targeted in this skirmish.

irondie-set-die = die { $number }, “{ $found }”, is not a die such as Sk or Nb* (shape S A B N R P W F G, colour r b y v g o k w).
irondie-set-count = it has { $count } dice; a set has nine (three to nine with the option size).
irondie-set-lacks-attack = a set needs at least one attack die (S, A or B).
irondie-set-lacks-defence = a set needs at least one defence die (N, R or P).
irondie-set-lacks-vitality = a set needs at least one vitality die (W, F or G).
irondie-mat-amount = it is 1 to 6 with “weaken_all”, and nothing without it.
irondie-mat-weaken-type = “weaken_all” needs one type of die: attack, defence or vitality.
irondie-mat-margin-enemy = “subtract_margin” can only target enemy dice.
irondie-mat-parts = a bonus has at most two parts.
irondie-mat-bonus-amount = it must be a whole number from -6 to 6, and not 0.

error-irondie-set = Set “{ $place }”: { $reason }
error-irondie-set-place = There is no die “{ $place }” in the set; its dice are numbered from 1 to { $count }.
error-irondie-mat-place = “{ $place }” is not an entry of the mat; write a shape and a key, such as swarm.amount, or bonus, a colour and a type, such as bonus.red.attack.
error-irondie-set-name = “{ $name }” is neither a ready set, a .toml file nor a list of dice; the ready sets are: { $known }.
error-irondie-set-size = Option “{ $option }” gives { $count } dice, but the option size asks for { $size }.
error-irondie-mat-part = “{ $part }” is not part of a mat.
error-irondie-mat-name = “{ $value }” is not a mat: give standard or a .toml file.
error-irondie-move = “{ $text }” is not a move: write take:Wy, keep, commit:Sk, done, Sk>Ar, Pg>own:Wy, pass, decline, bonus:Gk>Rk, +, -, recover:Sk, wound:Wy, Sk=4 or lot:south.
error-irondie-placed = Die { $number }, “{ $found }”, is not a die on the table such as Sk, Sk4, Sk4!, Sk~ or Sk^.
error-irondie-dead = { $seat } has “{ $found }”: a vitality die at 0 is in the Abyss (^).
error-irondie-contradiction = “{ $key }” does not fit the phase “{ $phase }”.
error-irondie-sizes = The sets must be of one size: south has { $south } dice, north { $north }.
error-irondie-first-turn = In the first turn all dice begin in hand, and each side rolls a vitality die.
error-irondie-limbo = In phase “{ $phase }” Limbo is empty: its dice (~) have gone back to the hands.
error-irondie-cleared = In phase “{ $phase }” no attack or defence die lies in its zone: they went to Limbo at the end of the turn.
error-irondie-target = { $die } cannot have { $target } as its target in this duel.
error-irondie-bereft = Each side needs a vitality die in play.
error-irondie-nothing = In phase “{ $phase }” there is nothing to decide for { $turn } here.

irondie-section-dice = Dice and sets
irondie-section-battle = Battle
irondie-section-skirmish = Skirmish
irondie-section-damage = Damage and end
irondie-section-colours = Colours

diagram-iro-01 = Two sets of nine dice before the first battle: letters for shape and colour, a double rim for a rare die.
diagram-iro-12 = After the battle: each rolled die lies in the zone of its type, the highest first; those not rolled are the reserve.
diagram-iro-21 = South’s black Smasher provoked the red Assault, north’s Nullifier replied to the Smasher; the last die will be resolved first.
diagram-iro-30 = South attacks with 9, north defends with 5: north spreads 4 points of damage over its vitality dice.
diagram-iro-40 = A thick line joins allied colours, a dashed one hostile colours; all others are neutral.

IRO-01 = There are nine shapes of dice in eight colours, all with six faces. Three shapes attack (Smasher, Assault, Ballistic), three defend (Nullifier, Barrier, Powerup), three are vitality (Swarm, Fortress, Regeneration).
IRO-02 = Each player brings nine dice of any shapes and colours, the same die more than once if they like, with at least one die of each type. A starter set holds the nine shapes in one colour. Some dice are rare.
IRO-03 = The aim is to bring the enemy's vitality, the sum of their vitality dice in play, down to zero.
IRO-10 = From the second turn on both players first take their Limbo dice back in hand. Each may also take back one vitality die, as long as another stays in play; both decide in secret and at the same time.
IRO-11 = Both then choose in secret which dice of their hand to roll, as many and of whatever types they like. The first turn needs a vitality die; later ones may roll nothing. Only dice in the vitality zone are vitality in play, and only dice in the attack and defence zones count in the totals.
IRO-12 = The dice are rolled and go unchanged to the zone of their type, the highest first.
IRO-13 = Rule of 1: a die that falls on 1, a rare one on 2, gives its colour's bonus to own allied dice in play, never to itself, before anything else happens. Each part goes to one die of its type that the owner picks; it must be given even if that is fatal, and is lost if no die fits. If both players owe bonuses the larger reserve goes first, lots deciding a tie; each orders their own. The bonuses of the standard mat: red attack +2; blue defence +2; yellow vitality +2; purple attack +1 and defence +1; green defence +1 and vitality +1; orange attack +1 and vitality +1; black defence +3 and vitality −1; white vitality +3 and defence −1. Red and black are known from public sources, the others are ours.
IRO-20 = Dice that were not rolled are the reserve. The player with the larger one may provoke the first duel; lots decide between equal ones. If that player declines or cannot, there is no skirmish this turn.
IRO-21 = To provoke, a player names a reserve die and its target, then rolls it into a skirmish zone. The first target is an enemy die in play, or an own one for shapes that serve their owner: Assault, Barrier, Powerup, Regeneration. On the standard mat Assault targets attack dice, Barrier defence dice, Swarm enemy defence dice, Fortress enemy attack dice, Powerup and Regeneration own dice; those targets are ours. A die that has no target cannot be named.
IRO-22 = The other player may reply with a reserve die; it must target the provoking die or that die's own target.
IRO-23 = A second reply, by the first player, and a third, by the second, may target any die in a skirmish zone and any die targeted earlier in the phase that is still in play. A duel has at most four actions; it ends when a player does not or cannot reply.
IRO-24 = If nobody replies to the attack that opens the phase, it is resolved and the skirmish ends at once. Without a reply to a later attack only that duel ends.
IRO-25 = A duel is resolved from the last die back to the first. A die that has left its skirmish zone does nothing, nor does one whose target is out of play. Values are those of the moment; a sign or a die to recover is chosen then. On the standard mat a Smasher sends its target to the Abyss, and itself if it fails; Assault and Barrier add or subtract their value; a Ballistic takes away the margin and returns to the reserve; a Nullifier sends its target to Limbo; a Powerup adds its value; Swarm and Fortress take 2 from every enemy defence or attack die in the battle zone; Regeneration returns a die from Limbo to the reserve. What Smasher, Nullifier and Assault do is in the booklet, the rest in public sources or ours.
IRO-26 = A die must show more than its target: the target wins ties. A specialised die wins ties too, unless the target's colour is hostile. Against own dice there is no contest. Specialised are the black Smasher, red Assault, orange Ballistic, blue Nullifier, purple Barrier, green Powerup, white Swarm, green Fortress and yellow Regeneration; those of Smasher and Assault are in the booklet, that of Nullifier in public sources, the others are ours.
IRO-27 = After a duel the dice left in the skirmish zones go to Limbo and the other player may provoke. Who declines provokes no more in this phase but may still reply. A player without a usable die is passed over; the phase ends when nobody can provoke.
IRO-28 = Values stay between 0 and 6. A vitality die that reaches 0 goes to the Abyss at once, wherever it lies, and its action is lost. Attack and defence dice at 0 stay and still act.
IRO-29 = In one phase a die comes back to the reserve at most once. A Ballistic never targets its owner's dice.
IRO-30 = Each player suffers the enemy's attack total less their own defence total, and spreads it over their vitality dice as they like, none taking more than its value; both do so in secret and at the same time. Damage that reaches the total destroys them all.
IRO-31 = Vitality dice at 0 are destroyed in the Abyss. Whoever has no vitality die in play, at any moment, has lost; if damage takes the last ones of both, the game is a draw.
IRO-32 = At the end of the turn attack and defence dice go to Limbo. Vitality dice stay with their values, unused reserve dice stay in hand.
IRO-33 = Thirty turns in a row in which no die enters the Abyss make a draw.
IRO-40 = Red, blue and yellow are primary colours; purple (red and blue), green (blue and yellow) and orange (red and yellow) are secondary; black and white stand apart.
IRO-41 = Allied are a colour with itself and a secondary colour with each of its two primaries. Hostile are two different primaries, two different secondaries, black and white. All others are neutral.

arms-irondie = set of dice
ending-irondie-no-vitality = a player has no vitality left
ending-irondie-both-fell = both fell at once
ending-irondie-quiet = nothing happened for too long

# The card of a die, and the pages that build sets and mats.
irondie-card-unrolled = not rolled yet
irondie-card-effect = Effect
irondie-card-effect-to_abyss = sends its target to the Abyss
irondie-card-effect-to_limbo = sends its target to Limbo
irondie-card-effect-add = adds its value to its target
irondie-card-effect-add_or_subtract = adds its value to its target or subtracts it, as its owner likes
irondie-card-effect-subtract_margin = takes from its target what it beats it by
irondie-card-effect-weaken_all = takes { $amount } from every enemy { $type ->
    [attack] attack die
    [defence] defence die
   *[other] vitality die
} in battle
irondie-card-effect-recover = brings one of its owner’s dice back from Limbo to the reserve
irondie-card-backfires = ; if it fails, it goes to the Abyss itself
irondie-card-comes-back = ; if it succeeds, it comes back to the reserve
irondie-card-targets = Targets
irondie-card-prey = { $whose ->
    [enemy] an enemy
    [own] an own
   *[any] any
} { $type ->
    [attack] attack die
    [defence] defence die
    [vitality] vitality die
   *[any] die
} in play
irondie-card-both = { $opening }; in reply, { $reply }
irondie-card-rule-of-1 = On a 1
irondie-card-rule-of-2 = On a 2
irondie-card-bonus = { $colour } gives { $bonus }, each to an allied die in play.
irondie-card-no-bonus = { $colour } gives nothing.
irondie-card-part = { $amount } { $type ->
    [attack] attack
    [defence] defence
   *[vitality] vitality
}
irondie-card-and = {" "}and{" "}
irondie-card-specialised = Ties
irondie-card-is-specialised = specialised: wins ties, but not against a hostile colour.
irondie-card-not-specialised = lost; in { $colour } it would win them.

irondie-build = Build a set
irondie-build-note = Touch a die, then give it a shape and a colour. A set needs a die of every type.
irondie-build-place = Die { $number }: { $die }
irondie-build-shape = Shape of die { $number }
irondie-build-colour = Colour of die { $number }
irondie-build-rare = Rare: its bonus comes on a 2
irondie-build-wheel = Neighbours on the wheel are allied, and so are dice of one colour. Two colours of one triangle are hostile, black and white too.
irondie-build-counts = { $attack } attack · { $defence } defence · { $vitality } vitality
irondie-mat-show = See the mat, change it or load one
irondie-mat-note = What each shape does and each colour gives. Change it to play your own mat.
irondie-mat-load = Load a mat (TOML file)
irondie-mat-back = Back to the standard mat
irondie-mat-bonus = On a 1, { $colour } gives
irondie-mat-key-effect = Effect
irondie-mat-key-targets = Type of target
irondie-mat-key-opening = Opening, targets dice of
irondie-mat-key-reply = In reply, targets dice of
irondie-mat-key-specialised = Specialised in
irondie-mat-key-on_failure = After a failure
irondie-mat-key-afterwards = After a success
irondie-mat-key-amount = Points taken
irondie-mat-is-any = any
irondie-mat-is-enemy = the enemy
irondie-mat-is-own = one’s own
irondie-mat-is-nothing = nothing happens
irondie-mat-is-to_abyss = to the Abyss
irondie-mat-is-limbo = to Limbo
irondie-mat-is-reserve = to the reserve
irondie-mat-is-to_limbo = target to Limbo
irondie-mat-is-add = adds its value
irondie-mat-is-add_or_subtract = adds or subtracts its value
irondie-mat-is-subtract_margin = takes the margin
irondie-mat-is-weaken_all = weakens all of a type
irondie-mat-is-recover = brings back from Limbo
