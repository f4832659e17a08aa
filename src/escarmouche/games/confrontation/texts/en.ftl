# Confrontation: sections, rules, words and refusals.

confrontation-title = Confrontation, generic rules

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, areas, durations, keywords
confrontation-section-wounds = Wounds
confrontation-section-course = Course of a game
confrontation-section-completions = Completions

diagram-con-02 = Two chains: 6, 6 and 4 make 16; 6, 6, 6 and 1 are worth 1.
diagram-con-20 = Dispersion: one die for the distance, one for the arrow; arrow 1 points away from the shooter.
diagram-con-30 = The wound table that comes with the rules: the lower die is the column, the higher one + FOR − RES the row.
diagram-con-51 = The six phases of a turn.
diagram-con-61 = How a new wound adds up with the one that was there: 4 and more is death.

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
