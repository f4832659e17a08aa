# Confrontation: sections, rules, words and refusals.

confrontation-title = Confrontation, generic rules

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, areas, durations, keywords
confrontation-section-wounds = Wounds
confrontation-section-course = Course of a game
confrontation-section-completions = Completions

CON-01 = To test a characteristic, throw one die and add it to the characteristic with its bonuses and penalties. The die is the natural result, the total is the final result.
CON-02 = After a natural 6 you may throw the die again and add the new face, and so on as long as 6s come. Each time you are free to stop.
CON-03 = A natural 1 does not fail by itself. But if a 6 is thrown again and comes up 1, the whole chain is worth 1: 6, 6, 4 makes 16; 6, 6, 6, 1 makes 1.
CON-04 = With several dice for one test a single result counts, and dice are never added to one another. Of the 6s you may throw again as many as you like, all at once; every die left out is gone. What counts in the end is the best result still there: from 1, 4, 6, 6, both 6s becoming 1 and 3 give 9, becoming 1 and 1 give 1.
CON-05 = A “Brute épaisse” treats natural 5s of an attack as 6s: they too may be thrown again, and a 1 then breaks the chain. From 2, 5, 6: the 5 becoming 4 gives 9; the 6 becoming 5 gives 11, and may go on at the price of the 9; with a 4 it ends at 15.
CON-06 = Against a difficulty you succeed with a final result equal to it or greater. DIS 4 against 7 needs a 3.
CON-07 = In opposition the greater final result wins. Equal results are thrown again, by both, until they differ: INI 2 with a 5 beats INI 3 with a 3.
CON-08 = In opposition, whoever holds a 6 may wait for the other's result before throwing it again. If both hold one, the lower final result decides first and the other may wait for that decision and its dice; equal results draw lots for it. With longer chains or more dice, the lower of those who may still reroll and have not declined decides, again after every throw; declining is final, and only a tie that nobody can or will change starts the test afresh. Two results fixed by effects that tie are settled by lot.
CON-09 = Nothing modifies a natural result, though an effect may replace it or fix it. Characteristics have no limits, except that MOU never falls below 0 nor RES below 1.
CON-10 = A final result of 0 or less fails, whatever the difficulty; wound rolls are exempt. In opposition it loses to anything above 0, and if both are 0 or less both throw again.
CON-11 = Modifiers change the characteristic, first replacements, then penalties, then bonuses; the value obtained counts as printed. Divisions round up. The limits of CON-09 are applied once, after the bonuses.

CON-20 = Dispersion: one die gives 4, 6, 8, 10, 12 or 14 cm, another one of the six arrows of the template, 60° apart, arrow 1 pointing away from the shooter. The point of impact moves that far that way, template and all.
CON-21 = An effect reaches its own fighter, a chosen one, or all within a radius around the base. Dice in a radius are thrown when the distance is checked, added up, never rerolled, and thrown anew for every use; whatever they show, the action goes on.
CON-22 = An effect is instant, or lasts to the end of the turn, for a number of turns, or to the end of the game.
CON-23 = Entretien/X lasts to the end of the turn; in the upkeep phase its caster may pay X gems of its element, or 1 temporary faith for a miracle, to keep it through the next turn.
CON-24 = “Gagner”: those who met the condition when the effect began keep it for its duration, wherever anybody goes. “Bénéficier”: it holds for whoever meets the condition, exactly as long as it is met.

CON-30 = A wound roll takes two dice. The lower one is the location: 1 legs, 2 arms, 3 abdomen, 4 thorax, 5 head. The higher one plus FOR minus RES, plus any bonus to the roll, is the row of the wound table.
CON-31 = FOR 3 against RES 5 with 3 and 5: abdomen, row 2/3, a light wound.
CON-32 = A double is an exceptional wound, located by either die. A double 6 kills outright, whatever FOR and RES.
CON-33 = In a wound roll 1s are no failures, 6s are not thrown again, and a total of 0 or less does not fail by itself.
CON-34 = Wounds are light, serious or critical. Stunned and killed outright are states, not wounds.
CON-35 = Wounds add up: light and light make serious, light and serious make critical, anything beyond kills. An unhurt or stunned fighter takes the level rolled. Stunned never worsens a wound; it is added to it, and a stunned fighter who is wounded stays stunned to the end of the turn.
CON-36 = Wounds lower INI, ATT, DEF, TIR, FOR, POU and FOI: light by 1, serious by 2, critical by 3; being stunned by 1 more.
CON-37 = Wounds stay until healed or until the game ends; stunned ends with the turn.
CON-38 = An amplified wound roll has a third die and its thrower picks the two that count; for an attenuated one the victim picks. One of each cancels out, otherwise the majority decides, with never more than one extra die, which must be told apart from the others.
CON-39 = The wound table is a data file that players may replace.

CON-50 = Scenario first, then armies within its limit of points or an agreed one, then deployment; the number of turns is the scenario's or agreed.
CON-51 = Six phases make a turn. Strategic: each side puts its activations in order, then an opposed discipline test, the tactics roll, gives its winner the advantages of the turn. Activation: fighters move, shoot and cast in turn. Combat: close combat, and spells, miracles or pursuit where a rule allows them. Rally: routed fighters may rally. Mystic: mana and temporary faith are recovered. Upkeep: effects with Entretien and summoned beings are paid for, and the dice of Régénération/X, Éphémère/X and Renfort are thrown. In the pause that follows nothing may be done. So far the program keeps the phases with what belongs to each, and the tactics roll; beyond tests, effects and blows, what happens in a phase is not played yet.

CON-60 = The wound table shipped: count rows from 0/1 as 0 and columns from legs as 0; their sum gives stunned up to 2, light for 3 and 4, serious for 5 and 6, critical for 7 and 8, killed from 9. Below 0 there is no wound.
CON-61 = Levels of wounds count 1, 2, 3, and 4 for death, and are added up to 4. Stunned twice costs no more than once.
CON-62 = With three dice any two may be picked; a double picked is an exceptional wound.
CON-63 = Where chapters are missing, public facts of the third edition serve. Activation: the winner of the tactics roll says who begins; cards are played in turn from the top of each sequence, actions that bring contact before the others; once a side has no cards left, the other plays out its own. Movement: MOU cm at a walk, twice that when running or charging, with any facing at the end. Combat: the winner of the tactics roll splits melees into fights of one against one or against several and names the first; each fighter has 1 combat die and 1 more for every opponent; after an opposed initiative test, each side with its best INI, the loser is first to split its dice between attack and defence; the winner strikes first, blows alternate, and attack dice must be used. The final result of an attack is the difficulty of the parry; at 0 or less the attack misses by itself; a hit that is not parried is a wound roll. Shooting: TIR against 4, 7 or 10 at short, medium or long range, 1 more if the shooter has moved, within the 180° in front, with the strength of the weapon. Bases: infantry 25 mm, cavalry 25 × 50, creatures 37.5, large ones 50. So far the program plays the blows, from dice that are already split, and knows the bases; activation, movement, the splitting of melees and dice, initiative and shooting are not played yet.
CON-64 = Courage: facing a fighter with PEUR takes a COU test against it; failure means rout, until a COU test in the rally phase against 7 or the greatest PEUR within 10 cm.
CON-65 = The profiles shipped are invented and balanced by simulation; players add their own as TOML files.

confrontation-least = {" "}(never below { $least })
confrontation-wound-light = light wound
confrontation-wound-serious = serious wound
confrontation-wound-critical = critical wound
confrontation-wound-killed = killed outright
confrontation-wound-stunned = stunned
confrontation-wound-none = no wound
confrontation-wound-healthy = unhurt

confrontation-no-upkeep = this effect cannot be kept up now.
confrontation-no-caster = whoever cast this effect is gone and cannot keep it up.
confrontation-upkeep-price = keeping it up costs { $price }.
confrontation-price-faith = 1 temporary faith
confrontation-price-gems = { $gems } gems of { $element }
confrontation-wrong-phase = { $action } is not possible in the { $phase } phase.
confrontation-phase-strategic = strategic
confrontation-phase-activation = activation
confrontation-phase-combat = combat
confrontation-phase-rally = rally
confrontation-phase-mystic = mystic
confrontation-phase-upkeep = upkeep
confrontation-phase-pause = pause
confrontation-action-order-sequence = ordering the activation sequence
confrontation-action-tactics-roll = the tactics roll
confrontation-action-move = moving
confrontation-action-shoot = shooting
confrontation-action-cast = casting
confrontation-action-fight = fighting
confrontation-action-pursue = pursuing
confrontation-action-rally = rallying
confrontation-action-recover-mana = recovering mana
confrontation-action-recover-faith = recovering faith
confrontation-action-sustain = keeping up an effect
confrontation-action-keep-summoned = keeping a summoned being
confrontation-action-regenerate = regenerating
confrontation-action-fade = rolling for “Éphémère”
confrontation-action-reinforce = rolling for reinforcements

error-action = There is no action called “{ $action }”; the actions are: { $known }.
error-dice-count = A test needs at least one die, not { $count }.
error-area-dice = The radius of this area needs { $expected } dice, not { $found }.
error-agreement = Neither the scenario nor the players fixed the { $name }, which must be at least 1.

# Data files.
reason-name = “{ $value }” is no name: 1 to { $most } letters, without a blank at either end.
reason-letters = “{ $value }” has letters that cannot be kept.
reason-many = { $count } are too many; there may be at most { $most }.
reason-misplaced = this does not go together with { $beside }.
reason-together = { $characteristic } and this entry need each other.
reason-needs = this needs { $characteristic }.
reason-element = this magician has no gems of { $element }.
reason-ascending = each number should be at least the one before it.
reason-deed = an effect does exactly one of: { $deeds }.
reason-step = a characteristic is changed by exactly one of: set, lower, divide, raise.
reason-duration = it lasts by exactly one of: turns, upkeep, whole-game.
reason-band = a warband has 2 to { $most } fighters, not { $count }.
reason-character = a character is there only once.
reason-army = { $pa } PA are more than the limit of { $limit }.
reason-half = { $name } costs { $pa } PA, more than half of the limit of { $limit }.
reason-mystics = { $count } fighters with { $characteristic } are too many; at most { $most }, one for every started 150 PA.

# Magic, faith, upkeep: events.
confrontation-effect-ends = { $fighter }: “{ $spell }” ends.
confrontation-casts = { $fighter } casts “{ $spell }” for { $count ->
    [one] one gem
   *[other] { $count } gems
}.
confrontation-calls = { $fighter } calls “{ $spell }” for { $count } temporary faith.
confrontation-aims-at = “{ $spell }” is aimed at { $fighter }.
confrontation-radius-grows = The die shows { $face }: “{ $spell }” reaches { $radius } cm.
confrontation-pays-more = { $fighter } pays { $count ->
    [one] one gem more, for one more die
   *[other] { $count } gems more, for { $count } more dice
}.
confrontation-spell-fails = “{ $spell }” of { $fighter } fails; what was paid is lost.
confrontation-counters = { $fighter } counters “{ $spell }” for { $count ->
    [one] one gem
   *[other] { $count } gems
}.
confrontation-counter-fails = { $fighter } cannot undo “{ $spell }”.
confrontation-undone = { $fighter } undoes “{ $spell }”.
confrontation-effect-begins = “{ $spell }” takes effect on { $fighter }.
confrontation-area-begins = “{ $spell }” takes effect within { $radius } cm of { $fighter }.
confrontation-is-healed = { $fighter } recovers: { $wound }.
confrontation-is-steadied = { $fighter } is routed no more.
confrontation-is-shifted = { $fighter } is moved to { $x }-{ $y }, and is displaced this turn.
confrontation-is-summoned = { $summoner } summons { $fighter } at { $x }-{ $y }.
confrontation-no-room = There is no room for { $fighter }.
confrontation-gains-gems = { $fighter } gains { $count ->
    [0] no gem
    [one] one gem
   *[other] { $count } gems
}.
confrontation-has-faith = { $fighter } has { $count } temporary faith.
confrontation-sustains = { $fighter } keeps up “{ $spell }” for { $count ->
    [one] one gem
   *[other] { $count } gems
}.
confrontation-honours = { $fighter } keeps up “{ $spell }” for 1 temporary faith.
confrontation-keeps-being = { $fighter } keeps { $being } for one gem of { $element }.
confrontation-vanishes = { $fighter } vanishes.
confrontation-regeneration = Regeneration of { $fighter }: { $face }, with { $least } needed.
confrontation-ephemeral = { $fighter } is ephemeral: { $face }; it vanishes from { $least } on.
confrontation-reinforcement = Reinforcement, { $fighter }: { $face }, with { $least } needed.
confrontation-comes-back = { $fighter } comes back at { $x }-{ $y }, unhurt.
confrontation-turn-ends = Turn { $turn } ends.

# Magic, faith, upkeep: what is asked.
confrontation-ask-spell = { $seat }: what does { $fighter } cast or call?
confrontation-ask-spell-target = { $seat }: at whom is “{ $spell }” aimed?
confrontation-ask-radius = Throw a die for the radius of “{ $spell }”.
confrontation-ask-pay-more = { $seat }: how many more gems does { $fighter } pay for “{ $spell }”, each for one more die?
confrontation-ask-counter = { $seat }: who counters “{ $spell }”, against { $final }?
confrontation-ask-counter-gem = { $seat }: a gem of which element does { $fighter } pay for the counter?
confrontation-ask-shift = { $seat }: where is { $fighter } moved?
confrontation-ask-summon = { $seat }: where does { $fighter } appear?
confrontation-ask-new-gem = { $seat }: of which element is the gem that { $fighter } gains?
confrontation-ask-sustain = { $seat }: does { $fighter } pay { $count } to keep up “{ $spell }”?
confrontation-ask-keep-being = { $seat }: pay one gem to keep { $fighter }?
confrontation-ask-keep-gem = { $seat }: a gem of which element keeps { $fighter }?
confrontation-ask-regeneration = Throw a die: { $least } or more heals { $fighter } by one level.
confrontation-ask-ephemeral = Throw a die: { $least } or more and { $fighter } vanishes.
confrontation-ask-reinforcement = Throw a die: { $least } or more brings { $fighter } back.
confrontation-ask-come-back = { $seat }: where, touching your own edge, does { $fighter } come back?

confrontation-element-air = air
confrontation-element-earth = earth
confrontation-element-fire = fire
confrontation-element-water = water
confrontation-element-light = light
confrontation-element-darkness = darkness
reason-empty = there must be something here.
reason-outlines = { $count } pieces of terrain and buildings are too many; there may be at most { $most }.
reason-corners = an outline has 3 to { $most } corners, not { $count }.
reason-convex = the outline must be convex, with its corners in order and none of them straight.
reason-opposite = the two edges must be opposite each other.
reason-apart = this prisoner would touch another one.
reason-object-side = an object belongs to nobody; only a fighter has a side.
reason-trigger = an explosion needs a turn, or hit = true.
reason-no-objects = there is no object in this scenario.
reason-no-secret = there is no secret fighter in this scenario.
reason-plain = a fighter that comes with a scenario is neither a magician nor a faithful.
reason-no-room = there is no room for what is summoned: scenario and summoners can add four fighters.
error-skirmish-unknown = “{ $value }” is not known; there are: { $known }. The path of a file ends in .toml.
error-skirmish-inline = The option { $option } is neither a name nor a file nor what a record keeps of one: { $reason }
error-skirmish-pair = “{ $value }” should be two warbands with a comma between them, blue's first.
error-skirmish-number = “{ $value }” is no value for { $option }: auto, or a number from { $least } to { $most }.
error-skirmish-size = A table of { $size } cm is too small for the scenario, which needs { $width } × { $height } cm.
error-skirmish-word = “{ $word }” is no word of a position: it should be a fighter such as b1=…, or a field such as turn=….
error-skirmish-part = “{ $part }” in { $word } should be one of these with a value after a colon: { $known }.
error-skirmish-impossible = This position cannot be: { $reason }
skirmish-off-table = { $fighter } stands beyond the table.
skirmish-touch = { $fighter } touches one that does not touch it, or is not on the table.
skirmish-frames = what is being done has { $depth } steps, but others are given.
skirmish-row = { $word } has a number that means nothing there.
skirmish-outline = outline { $number } has no corners that can be.
skirmish-nobody = nobody is asked anything, and it is not over.

# The skirmish: tests and wounds.
confrontation-tests = { $fighter } tests { $characteristic } { $value }{ $difficulty ->
    [0] { "" }
   *[other] { " " }against { $difficulty }
}{ $dice ->
    [one] { "" }
   *[other] { " " }with { $dice } dice
}.
confrontation-die-shows = { $fighter }: the die shows { $face }.
confrontation-test-comes-to = { $fighter }: { $characteristic } comes to { $final }{ $difficulty ->
    [0] { "" }
   *[other] { " " }against { $difficulty }
}.
confrontation-opposed = Opposed test of { $characteristic }: blue { $first }, red { $second }.
confrontation-seat-die-shows = { $seat } throws { $face }, { $final } in all.
confrontation-tied = Both come to { $final }: the test is thrown again.
confrontation-opposition-won = { $seat } wins the opposition, { $first } to { $second }.
confrontation-wound-roll = Wound roll at { $fighter }: { $low } and { $high }, strength { $strength } against resistance { $resistance }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
}; { $location }.
confrontation-exceptional = A double { $face }: an exceptional wound.
confrontation-wound-level = Result for { $fighter }: { $level }.
confrontation-is-stunned = { $fighter } is stunned to the end of the turn.
confrontation-is-wounded = { $fighter } now has: { $level }.
confrontation-dies = { $fighter } is dead.
confrontation-flees-for-good = { $fighter } flees over its edge and is gone.
confrontation-modified = { $characteristic } of { $fighter } becomes { $value } by { $spell }.
confrontation-defence-zero = { $fighter } is caught building: DEF 0.
confrontation-weakened = { $characteristic } of { $fighter } becomes { $value }: { $level }.
confrontation-was-charged = { $characteristic } of { $fighter } becomes { $value }: it was charged.
confrontation-took-dice = { $characteristic } of { $fighter } becomes { $value } for its extra dice.

# The skirmish: deployment, cards, movement, shooting, fear.
confrontation-takes-edge = { $seat } takes the { $edge } edge.
confrontation-is-deployed = { $fighter } is set down at { $x }, { $y } cm.
confrontation-faces = { $fighter } faces { $direction }.
confrontation-shares-card = { $fighter } shares the card of { $other }.
confrontation-has-ordered = { $seat } has put its cards in order.
confrontation-wins-tactics = { $seat } wins the tactics roll.
confrontation-speaks-first = { $seat } decides that { $first } speaks first.
confrontation-holds-card = { $seat } lays a card in its reserve.
confrontation-plays-card = { $seat } plays the card of { $fighter }.
confrontation-set-aside = The card of { $fighter } is set aside: its unit is captive.
confrontation-no-effect = The card of { $fighter } is shown and has no effect.
confrontation-names-movement = { $fighter }: { $movement }.
confrontation-names-action = { $fighter }: { $action }.
confrontation-moves = { $fighter } ({ $movement }) comes to { $x }, { $y } cm.
confrontation-stays = { $fighter } stays where it is.
confrontation-charges = { $fighter } charges { $other }.
confrontation-engages = { $fighter } engages { $other }.
confrontation-disengages = { $fighter } breaks away.
confrontation-stays-engaged = { $fighter } cannot break away.
confrontation-shoots = { $fighter } shoots at { $other }, difficulty { $difficulty }.
confrontation-shoots-at-thing = { $fighter } shoots at construction { $building }, difficulty { $difficulty }.
confrontation-aims-at-spot = { $fighter } aims at { $x }, { $y } cm, difficulty { $difficulty }.
confrontation-scatters = The shot scatters { $distance } cm along arrow { $arrow } and falls at { $x }, { $y } cm.
confrontation-misses = { $fighter } misses.
confrontation-hits = { $fighter } hits { $other }.
confrontation-stands = { $fighter } stands a PEUR of { $fear } and fears it no more.
confrontation-is-routed = { $fighter } cannot stand a PEUR of { $fear } and is routed.
confrontation-rallies = { $fighter } rallies.
confrontation-stays-routed = { $fighter } stays routed.
confrontation-flees = { $fighter } flees to { $x }, { $y } cm.
confrontation-cannot-flee = { $fighter } finds no way to flee.

# The skirmish: combat.
confrontation-fights = { $fighter } fights { $other }.
confrontation-names-fight = { $seat } names fight { $number }.
confrontation-fight-begins = Fight { $number } begins.
confrontation-wins-initiative = { $seat } has the initiative.
confrontation-has-shared = { $seat } has shared out its dice.
confrontation-shares-out = { $fighter }: { $attacks ->
    [one] 1 attack die
   *[other] { $attacks } attack dice
}, { $parries ->
    [one] 1 defence die
   *[other] { $parries } defence dice
}.
confrontation-strikes = { $fighter } strikes at { $other }.
confrontation-parries = { $fighter } parries the blow of { $final }.
confrontation-enters-phase = Turn { $turn }: { $phase }.
confrontation-die-falls = The die shows { $face }.
confrontation-chooses = { $seat } decides.
confrontation-battle-won = { $seat } wins the battle, { $score } to { $other }.
confrontation-battle-drawn = The battle is a draw at { $score } points each.

# The skirmish: what is asked.
confrontation-ask-edge = { $seat } chooses its edge of the table.
confrontation-ask-deploy = { $seat } chooses who is set down next.
confrontation-ask-deploy-place = { $seat } sets { $fighter } down in its strip.
confrontation-ask-card = { $seat } puts its cards in order, from the first to the last.
confrontation-ask-group = { $seat } may let infantry of one profile share a card.
confrontation-ask-first = { $seat } says who speaks first.
confrontation-ask-speak = { $seat } plays the top card, one of the reserve, or lays the top card in the reserve.
confrontation-ask-reveal = { $seat } shows its card.
confrontation-ask-movement = { $seat } names the movement of { $fighter }.
confrontation-ask-action = { $seat } chooses what { $fighter } does, or nothing.
confrontation-ask-target = { $seat } names the target of { $fighter }.
confrontation-ask-member = { $seat } chooses who of the group acts next.
confrontation-ask-caster = { $seat } chooses who casts or calls.
confrontation-ask-facing = { $seat } turns { $fighter }.
confrontation-ask-end = { $seat } chooses where { $fighter } ends ({ $movement }).
confrontation-ask-spot = { $seat } chooses the spot that { $fighter } aims at.
confrontation-ask-reroll = { $seat }: { $fighter } has { $natural } on the dice, { $final } in all; throw again or keep?
confrontation-ask-opposed-reroll = { $seat } has { $final } against { $other }: throw the 6 again or keep it?
confrontation-ask-leave-out = { $seat } leaves out one of the dice { $a }, { $b }, { $c }.
confrontation-ask-opponent = { $seat } names whom { $fighter } fights.
confrontation-ask-fight = { $seat } names the next fight.
confrontation-ask-take-dice = { $seat }: how many more dice does { $fighter } take, for −2 ATT and DEF each?
confrontation-ask-share = { $seat }: how many of the { $dice } dice of { $fighter } attack?
confrontation-ask-striker = { $seat } chooses who strikes.
confrontation-ask-struck = { $seat } chooses whom { $fighter } strikes.
confrontation-ask-parry = { $seat }: does { $fighter } parry the blow of { $final }?
confrontation-ask-test = { $seat } chooses the test with which { $fighter } rallies.
confrontation-ask-test-die = A die for the { $characteristic } test of { $fighter }.
confrontation-ask-seat-die = A die for { $seat }, opposed test of { $characteristic }.
confrontation-ask-wound-die = A die of the wound roll at { $fighter }.
confrontation-ask-scatter-die = A die for the scatter of the shot.
confrontation-ask-lot = A lot says who decides first.
confrontation-ask-die = A die of { $faces } faces.

# The skirmish: refusals.
confrontation-over = The battle is over.
confrontation-not-now = { $move } is not asked for now: { $now }
confrontation-not-offered = { $move } is not possible here: { $now }
confrontation-off-table = { $x }, { $y } cm is off the table.
confrontation-no-way = No way short enough leads { $fighter } there, or it may not end there: { $move }.
confrontation-may-not = { $fighter } has nobody it can reach in this way: { $movement }.
confrontation-not-seen = { $fighter } does not see { $other }.
confrontation-is-engaged = { $fighter } is in contact with an enemy: { $movement } is not open to it.
confrontation-direction-0 = north
confrontation-direction-1 = north-north-east
confrontation-direction-2 = east-north-east
confrontation-direction-3 = east
confrontation-direction-4 = east-south-east
confrontation-direction-5 = south-south-east
confrontation-direction-6 = south
confrontation-direction-7 = south-south-west
confrontation-direction-8 = west-south-west
confrontation-direction-9 = west
confrontation-direction-10 = west-north-west
confrontation-direction-11 = north-north-west
