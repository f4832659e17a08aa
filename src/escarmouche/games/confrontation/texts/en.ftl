# Confrontation: sections, rules, words and refusals.

confrontation-title = Confrontation
ragnarok-title = Rag’Narok, scenario objectives
confrontation-about = Two warbands on a table. Sealed cards, blades, spells and a scenario to win.

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, areas, durations, keywords
confrontation-section-wounds = Wounds
confrontation-section-course = Course of a game
confrontation-section-profiles = Profiles, measures, armies, table
confrontation-section-deployment = Deployment
confrontation-section-strategic = Strategic phase
confrontation-section-activation = Activation phase
confrontation-section-movement = Movement and sight
confrontation-section-shooting = Shooting
confrontation-section-fear = Fear, rout, rally
confrontation-section-combat = Combat phase
confrontation-section-magic = Magic and faith
confrontation-section-end = Upkeep and end
confrontation-section-hidden = What is hidden, dice, real table
confrontation-section-completions = Wound table and readings
confrontation-section-capture = Objectives: capture a fighter
confrontation-section-control = Objectives: control a zone
confrontation-section-construction = Objectives: build
confrontation-section-escort = Objectives: escort prisoners
confrontation-section-search = Objectives: search the camp
confrontation-section-secret = Objectives: the secret fighter
confrontation-section-appearance = Objectives: random appearance
confrontation-section-explosion = Objectives: explosion
confrontation-section-objectives = Objectives: completions

diagram-con-02 = Two chains: 6, 6 and 4 make 16; 6, 6, 6 and 1 are worth 1.
diagram-con-20 = Dispersion: one die for the distance, one for the arrow; arrow 1 points away from the shooter.
diagram-con-30 = The wound table that comes with the rules: the lower die is the column, the higher one + FOR − RES the row.
diagram-con-51 = The six phases of a turn.
diagram-con-61 = How a new wound adds up with the one that was there: 4 and more is death.
diagram-con-68 = Bases of 25, 37.5 and 50 mm; the twelve places of contact about a base, and its front arc.
diagram-con-74 = Strips of 15 cm along opposite edges; the loser of the test sets down first, then one each in turn.
diagram-con-78 = Both piles are ordered in secret. The tactics roll went to blue, who may hold two cards in reserve; red may hold one.
diagram-con-81 = Who stays, turns or walks may shoot, cast or call; who runs, engages or charges may not.
diagram-con-85 = A walk of 10 cm or a run of 20 goes around the zone that red controls in its front arc.
diagram-con-90 = Difficulty 4, 7 or 10 within short, medium or long range; here 15, 30 and 45 cm.
diagram-con-98 = A routed fighter flees towards its own edge, and over it if the way is short enough. It rallies against 7, or against a greater PEUR within 10 cm.
diagram-con-104 = One against two: three dice against two and two. Blows alternate; when one side has no attack die left the other goes on.
diagram-con-116 = FOI 3 and two friends in the aura make 5; who is routed or outside does not count. A magician within 20 cm counters with a result at least as great.
diagram-con-119 = The steps of the upkeep: effects are paid, then summoned beings; then Régénération, Éphémère and Renfort throw a die.
diagram-summoned = summoned beings
diagram-con-122 = What the other side sees: how many cards lie in the pile and in the reserve, and those that have been shown.
diagram-rag-02 = A unit of eight is down to two, a quarter: its engaged fighter with a single life point is captured.
diagram-rag-10 = Two of blue’s and one of red’s in the round zone, each of power 1: the zone is blue’s.
diagram-rag-25 = A construction of ten points: valid again from eight, finished at ten, reinforced up to twelve; under it the bonus die.
diagram-rag-30 = Four escorts within ten centimetres of two prisoners; the one outside does not count.
diagram-rag-40 = Four caches on the table of the scenario, and two objects in them.
diagram-rag-50 = Twelve candidates: the threshold on a ten-sided die for each number of losses.
diagram-rag-60 = A round zone has six axes; a rectangular one is cut into numbered parts.
diagram-rag-70 = How far a piece of a small explosion flies for each face.
diagram-rag-80 = The power of a card that names none.

CON-01 = To test a characteristic, throw one die and add it to the characteristic with its bonuses and penalties. The die is the natural result, the total is the final result.
CON-02 = After a natural 6 you may throw the die again and add the new face, and so on as long as 6s come. Each time you are free to stop.
CON-03 = A natural 1 does not fail by itself. But if a 6 is thrown again and comes up 1, the whole chain is worth 1: 6, 6, 4 makes 16; 6, 6, 6, 1 makes 1.
CON-04 = With several dice for one test a single result counts, and dice are never added to one another. Of the 6s you may throw again as many as you like, all at once; every die left out is gone. What counts in the end is the best result still there: from 1, 4, 6, 6, both 6s becoming 1 and 3 give 9, becoming 1 and 1 give 1.
CON-05 = A “Brute épaisse” treats natural 5s of an attack as 6s: they too may be thrown again, and a 1 then breaks the chain. From 2, 5, 6: the 5 becoming 4 gives 9; the 6 becoming 5 gives 11, and may go on at the price of the 9; with a 4 it ends at 15.
CON-06 = Against a difficulty you succeed with a final result equal to it or greater. DIS 4 against 7 needs a 3.
CON-07 = In opposition the greater final result wins. Equal results are thrown again, by both, until they differ: INI 2 with a 5 beats INI 3 with a 3.
CON-08 = In opposition, whoever holds a 6 may wait for the other's result before throwing it again. If both hold one, the lower final result decides first and the other may wait for that decision and its dice; equal results draw lots for it. With longer chains or more dice, the lower of those who may still reroll and have not declined decides, again after every throw; declining is final, and only a tie that nobody can or will change starts the test afresh. Two results fixed by effects that tie are settled by lot.
CON-09 = Nothing modifies a natural result, though an effect may replace it or fix it. Characteristics have no limits, except that MOU never falls below 0 nor RES below 1.
CON-10 = A final result of 0 or less fails, even against a difficulty of 0 or less; wound rolls are exempt. In opposition it loses to anything above 0, and if both are 0 or less both throw again.
CON-11 = Modifiers change the characteristic, first replacements, then penalties, then bonuses; the value obtained counts as printed. Inside one of these steps fixed amounts come before divisions and multiplications, so the order of arrival never matters: ATT 5 with −2 and halved is 2. Divisions round up. The limits of CON-09 are applied once, after the bonuses.
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
CON-38 = An amplified wound roll has a third die and its thrower picks the two that count; for an attenuated one the victim picks. They cancel out one by one: what there is more of decides, with never more than one extra die, which must be told apart from the others.
CON-39 = The wound table is a data file that players may replace.
CON-50 = Scenario first, then armies within its limit of points, then deployment. A scenario may leave the limit and the number of turns open: then the players agree on them.
CON-51 = Six phases make a turn. Strategic: each side puts its activations in order, then an opposed discipline test, the tactics roll, gives its winner the advantages of the turn. Activation: fighters move, shoot and cast in turn. Combat: close combat, and spells, miracles or pursuit where a rule allows them. Rally: routed fighters may rally. Mystic: mana and temporary faith are recovered. Upkeep: effects with Entretien and summoned beings are paid for, and the dice of Régénération/X, Éphémère/X and Renfort are thrown. In the pause that follows nothing may be done.
CON-60 = The wound table shipped: count rows from 0/1 as 0 and columns from legs as 0; their sum gives stunned up to 2, light for 3 and 4, serious for 5 and 6, critical for 7 and 8, killed from 9. Below 0 there is no wound.
CON-61 = Levels of wounds count 1, 2, 3, and 4 for death, and are added up to 4. Stunned twice costs no more than once.
CON-62 = With three dice any two may be picked; a double picked is an exceptional wound.
CON-63 = Blows are struck as CON-104 to CON-107 say. Bases are round: infantry 25 mm, creatures 37.5 mm, large ones 50 mm; cavalry stands on 25 × 50 mm.
CON-64 = Courage: a COU test against a PEUR decides between standing and rout, and rallying ends a rout; CON-95 to CON-99 say how.
CON-65 = The profiles, warbands, spells and miracles shipped are invented and balanced by simulation; players add their own as TOML files. No published card is copied.
CON-66 = A profile has a name, a unit, a cost in PA, a base; MOU from 0 to 20, INI, ATT, FOR, DEF, RES of at least 1, COU or PEUR, DIS, and if need be TIR, POU, FOI, printed from −2 to 12; a weapon with its strength and three ranges, skills, power, rank, and whether it is a character. What needs a missing characteristic is not offered.
CON-67 = The virtual table keeps places in eighths of a centimetre, so that radii are whole: infantry 10, creatures and cavalry (played as a round base of 37.5 mm) 15, large bases 20. Distances go from edge to edge of the bases, limits included. On a real table the players measure and the program asks.
CON-68 = A movement ends with the centre of the base on a whole centimetre, or in contact: then one of twelve slots around the target, 30° apart, is named, slot 0 towards the top of the table; a slot where the base would overlap anything is not offered. Bases are in contact with a gap of at most 0.25 cm. Touching a construction, a cache, an object or the table's edge allows 1 cm. Footprints have their corners on whole centimetres.
CON-69 = A fighter faces one of twelve directions, chosen freely during any movement and by turning in place. Its front arc is the 180° ahead, edges included.
CON-70 = Infantry is smaller than creatures and cavalry, which are equals; large bases are larger. Height does not count.
CON-71 = A unit is the fighters of one side that share a unit word; without one every fighter is a unit of its own.
CON-72 = An army stays within its limit of PA and has 2 to 8 fighters, each character once; nobody costs more than half of the limit, and for every started 150 PA of it there may be one fighter with POU and one with FOI.
CON-73 = Terrain is difficult (each centimetre counts double), low (difficult too, and cover, but it hides nothing) or a block (nobody enters it, and it hides). A table is 60 × 60 cm unless the scenario says otherwise.
CON-74 = The sides deploy in strips 15 cm deep along opposite edges. An opposed DIS test of the leaders comes first: its winner chooses the edge, its loser sets down the first fighter, then one each in turn, the rest in a row. Each base stands wholly in the strip, faces anywhere and touches nobody; both players see everything. Who is set down is deployed.
CON-75 = Before the first turn every magician holds as many gems as its POU, and every faithful reckons its temporary faith.
CON-76 = The leader is the unrouted fighter with the best current DIS, named at the start of the phase; among equals its owner chooses. Without one the DIS is 0.
CON-77 = Every fighter on the table has one card, the routed too; a unit of prisoners shares one, and captives have none. Each player orders the own cards in secret before the tactics roll and never changes them. A unit of prisoners that is free when its card is played is activated fighter by fighter.
CON-78 = The tactics roll is an opposed DIS test of the leaders. All turn long its winner says who speaks first, splits the melees and names the first fight, may hold two cards in reserve where the loser may hold one, and goes first wherever nothing else fixes the order.
CON-79 = The card of a dead fighter stays in the pile: when it comes up it is shown, and the speech is over. The card of a freed captive is slipped in secret anywhere among those that are left. Cards of dead fighters and captive units may lie in the reserve and fill its places; played from there they are shown without effect, and the speech is over. It is also over when no card is left under one set aside.
CON-80 = Speeches alternate. In one a player does one thing: play the top card, play a card of the reserve, or lay the top card face down in the reserve if there is room. This last is a pass, and not possible once the other player has neither pile nor reserve. A player without cards is skipped; the phase ends when both have none.
CON-81 = A card gives its fighter one movement (stay, walk, run, engage, charge, disengage, flee) and at most one action. Shooting, casting and calling go with staying or walking, before or after it; attacking a construction is an action too; searching, building, founding, handing over and picking up come last. The kind of movement, and for a stay whether it turns, is named when the card is played, and binds.
CON-82 = With the option of grouped cards, groups of two or three unrouted infantry of one profile are named openly before the piles are ordered, for this turn, with one card each. Its fighters act one after another as their owner likes, those that move into contact first; the dead are skipped, the routed flee.
CON-83 = When several build one after another, RAG-23 is reckoned anew for all builders of the turn and only the difference is added, each with the FOR of the moment of its action. The bonus die falls at the end of the activation phase. Structure points never pass the required ones by more than a fifth, rounded up.
CON-84 = A walk goes up to MOU centimetres, a run up to twice that; with MOU 0 nobody moves. What counts is the cheapest way on which the base overlaps no base, block or edge, difficult ground counting double. It bends only at the corners of terrain and at those of a regular polygon of 24 sides about every other base, both widened by the radius; its length is rounded up to an eighth of a centimetre.
CON-85 = An unrouted enemy that touches no enemy controls what lies within 3 cm of its base in its front arc; what counts is whether the mover's centre is in the arc when the card is played. A walk or run goes around zones of control it does not begin in, except in its last centimetre. Who begins inside may stay, end outside all those zones, or engage one of their owners. All other movements ignore control. Except into contact, no change of place ends within 1 cm of an enemy base; staying and turning are always allowed.
CON-86 = To engage is to move up to MOU into contact. To charge is to move up to twice MOU into contact with an enemy that was seen at the start and more than 3 cm away. A fighter charged this turn has −1 INI, ATT and DEF to the end of the combat phase, once however many charge it, and not if it charged itself.
CON-87 = A fighter sees another whose centre is in its front arc if the line of centres crosses no block and no other base of the target's size or larger. What it is in contact with it always sees.
CON-88 = In contact with an enemy a fighter is engaged: it may only stay, turn, cast or call with 2 more difficulty, or disengage.
CON-89 = To disengage takes an INI test against 4 plus the best current INI among the enemies in contact, and 1 more for each beyond the first. Success: a movement up to MOU that ends in contact with no enemy. Failure: it stays, and its activation ends. Nobody strikes at it. Without a legal place it stays where it is.
CON-90 = A fighter with TIR that is not engaged and stays or walks shoots once at an enemy it sees: a TIR test against 4, 7 or 10 within the short, medium or long range of its weapon.
CON-91 = The difficulty is 1 more if it walks this turn; 1 less if it aims, that is neither moves nor turns; 1 more if the line crosses low terrain within 3 cm of the target; 1 less at a creature or cavalry, 2 less at a large target; never below 2. It goes by the movement that was named.
CON-92 = Nobody shoots at an engaged fighter. With “Tir rapide” a fighter that neither moves nor turns may shoot twice, at any targets, both with 2 more difficulty and without aiming.
CON-93 = A hit is a wound roll with the strength of the weapon, which the shooter's wounds do not lower.
CON-94 = A weapon with an area aims at a spot in the front arc with no block in between. A failed test scatters it as CON-20 says; off the table it is lost. Every base the template touches, friend or foe, suffers a wound roll. Points that are reckoned round to the nearest eighth of a centimetre, halves away from zero.
CON-95 = Who has PEUR tests with it in place of COU, and only against a strictly greater PEUR.
CON-96 = A COU test against PEUR is due before moving into contact with a fighter that has it, and at once when contacted by one; of several the greatest counts. A mover that fails stays where it is, and whoever fails is routed. Success makes immune to that PEUR and less for the rest of the game.
CON-97 = A routed fighter controls nothing, takes no action and has only defence dice; it does not count in zones nor among escorts.
CON-98 = A routed fighter flees when its card comes up, or at the end of the activation phase if it was routed on or after its card; once a turn, whatever controls it, and if engaged only after disengaging. It leaves the table for good if the way to its own edge is at most twice MOU; otherwise it ends on the reachable place nearest that edge, outside contact and 1 cm from enemies, or stays if none is nearer.
CON-99 = In the rally phase a routed fighter tests COU or DIS, as its owner likes, against 7, or the greatest enemy PEUR within 10 cm if that is more; not while it touches a fighter with PEUR. Success ends the rout and gives no immunity.
CON-100 = The winner of the tactics roll splits every melee into fights of one against one or one against several, in which everybody touches the opponents; whoever touches an enemy fights in exactly one. An opponent is named for one fighter after another, and never so that somebody would be left out.
CON-101 = The players name the next fight in turn, the winner of the tactics roll first.
CON-102 = A fighter has 1 die, 1 more for every opponent in the fight, and 1 more with “Ambidextre”: 2 against 2 in a duel, 3 against 2 and 2 for one against two.
CON-103 = Initiative is an opposed INI test, each side with its best current INI. The loser openly puts every die of its fighters to attack or defence, then the winner. With the option of sealed dice both share out in secret before the test and show together.
CON-104 = The winner of the initiative strikes first; blows alternate while both sides have attack dice, then the other goes on. A blow takes one attack die of one fighter, against an opponent of its choice in the fight; attack dice must be used.
CON-105 = A blow is an ATT test whose final result is the difficulty; 0 or less misses. The opponent may spend one defence die on a DEF test, which parries with that result or more. A defence of 0 by RAG-24 is a replacement: wounds come after it.
CON-106 = A blow that is not parried is a wound roll with the striker's current FOR, bonuses and extra dice included, and the wound counts at once.
CON-107 = The dice of the dead and unused defence dice are lost. A fight ends when no attack die is left or a side is gone.
CON-108 = After its fight an unrouted fighter that touches no enemy may pursue: move up to MOU once a turn, also into contact, with the tests of CON-96 but not the penalties of CON-86. A fight of which a side is gone when its turn comes counts as fought by the survivors.
CON-109 = When all fights are over, contacts made by pursuit are split and fought anew, until there are no more. Who has already fought this phase has exactly one die in them: none for opponents, skills or characters.
CON-110 = When dice are shared out, a character may take one more for −2 ATT and −2 DEF in this fight, twice at most.
CON-111 = Spells and miracles marked for combat may be used between two fights by a fighter of the player about to name one.
CON-112 = Gems belong to an element: air, earth, fire, water, light or darkness. A magician has one element unless its card names more, and holds at most twice its printed POU in gems.
CON-113 = A spell has an element, a cost, a difficulty, a range, a target or area, a duration and a keyword. To cast it, pay its cost in gems, then test POU against the difficulty; the target is in range, and seen unless it says otherwise. Failure loses the gems. Each spell once a turn.
CON-114 = Before the dice the caster may pay up to POU gems more, each for one more die.
CON-115 = One unrouted enemy magician within 20 cm of the caster may then pay the cost in gems of any element for a POU test against the caster's final result; success undoes the spell.
CON-116 = Temporary faith is the current FOI, at least 0, and 1 for every other friend in the aura (the centimetres on the card, else 10) that is neither routed nor summoned. It replaces the old total.
CON-117 = A miracle has a fervour, a difficulty, a range, a target, a duration and a keyword. To call it, pay its fervour in temporary faith, then test FOI against the difficulty; failure loses it. Each miracle once a turn.
CON-118 = In the mystic phase, the winner of the tactics roll first, each unrouted magician tests POU and gains a third of the final result in gems, up to its limit, and none for 0 or less; then every faithful reckons CON-116.
CON-119 = Upkeep goes step by step, the winner of the tactics roll first in each. Effects with Entretien are paid once each. A summoned being vanishes unless its summoner is on the table and pays one gem of its element. Régénération/X: a die of X or more heals one level. Éphémère/X: a die of X or more and it vanishes, scored by nobody. Renfort: a die for each fighter with it that was eliminated this turn; 5 or 6 brings it back healthy, touching its own edge, once a game, and not as deployed.
CON-120 = Then the turn ends: being stunned, marks of displacement and effects in their last turn end, constructions remember what they were, and cards go back. In the pause nothing happens.
CON-121 = The battle ends after the scenario's turns (6 if it names none), or with a turn after which a side has nobody unrouted on the table. The objectives of the scenario are scored, or without any the PA of enemies dead or fled; more wins, and equal is a draw. Each objective names a side, points and a moment: at once, at each turn's end, or at the end of the battle. It is a fighter captured, a zone controlled, a construction valid, prisoners delivered, an object held (perhaps in a zone), or the secret fighter found. A turn's end is reckoned after CON-120. A fighter back by Renfort counts as never removed.
CON-122 = Hidden from the other player and from onlookers are the order of a pile and which cards lie in a reserve. Everybody knows which cards exist and have been shown, how many lie where, the table, all dice, gems and faith. A card is shown when it is played, comes up for a dead fighter or is set aside; after the phase all are. A sealed share-out is hidden until both are in; until then only that it is in is known.
CON-123 = Where the objects are and who the secret fighter is is not hidden: nobody has decided it before the die does, and no record holds an answer.
CON-124 = With real dice the program says whose dice, how many, of what kind and by which rule; other faces are refused. In opposition both first throws are entered before any reroll.
CON-125 = On a real table the program does not know places. What depends on them (contact, range, cover, sight, zones, areas, who is near) is declared by the acting player in one tap, shown to the other and kept in the record; the rest is refereed as on the virtual table. Where nobody acts the winner of the tactics roll declares. The other may dispute a declaration once, before the next roll or act; if they do not agree a die decides, 4 or more and it stands, and both versions are recorded.
CON-126 = On a real table the referee enforces (only legal acts are offered), advises (an illegal act is possible, marked with its rule) or is off (the program only counts). On the virtual table it always enforces.
RAG-01 = A fighter taken off the table is captured.
RAG-02 = So is one down to its last life point and in close combat when a close-combat phase ends, if its unit is down to a quarter of its starting strength (rounded down, at least 1). Only those deployed, still on the table and not captive are counted, itself included; without a unit this part is always met. Its captor is an unrouted enemy touching it that is not itself caught this way, named by the capturing player if there are several; without one nobody is captured. All captures are determined first, then carried out, those of the winner of the tactics roll first.
RAG-03 = A captive still on the table leaves its unit and goes with its captors.
RAG-04 = It is free again when an allied unit wipes out the captors or puts them to flight. Its card joins the sequence once more, but until it is back, it and its unit may only move to meet. Without a unit to return to, it acts on its own.
RAG-10 = A zone belongs to the side with more power in it; a fighter counts when more than half of its base is inside, on the virtual table more than half of the points of the eighth-centimetre lattice it covers. With equal power it belongs to nobody.
RAG-11 = Four kinds do not count: summoned fighters, those an effect moved or teleported this turn, routed ones, and those who lost more than half of their life points.
RAG-20 = Foundations are laid when movement ends, wherever one likes, even amid a unit. In the skirmish this is the last action of an unengaged worker touching the footprint, once per building, with sides parallel to the table's and no engaged base under it; bases under it are moved by their owners to the nearest free whole centimetre, and are displaced. A building is a block.
RAG-21 = Only infantry and creatures work; summoned beings, cavalry, titans and dragons never do, nor fighters of a rank or kind that the scenario excludes.
RAG-22 = Work may follow any kind of movement; workers must touch the construction.
RAG-23 = A turn of work brings the workers' total strength less the resistance, divided by 10, half rounded up, never less than 0 structure points.
RAG-24 = In close combat a worker fights: it never builds, repairs or reinforces, finished or not. Charged in a turn in which it built, it has defence 0 for that turn while the construction has fewer points than required; one that falls below is unfinished again. The 0 replaces the characteristic, and wounds come after it.
RAG-25 = It is finished at the structure points the scenario asks for, and may be reinforced by a fifth of them, rounded up.
RAG-26 = Damage takes structure points away, down to 0 at worst; the resistance never changes.
RAG-27 = If the construction asks for 4 points or more and has at least 1, its builder may throw a bonus die after the work of the turn, provided someone who built is not in close combat: 1 loses a point, 2 does nothing, 3 to 5 gain one, 6 gains two. It is never rerolled or undone.
RAG-28 = Once it has had all its points at the end of a turn, a construction is valid while it has four fifths of them, rounded down, repairs included.
RAG-30 = Prisoners follow while their power is less than that of their escorts and these are within 10 cm, even partly. Units farther away are no escorts.
RAG-31 = They are activated with one of the escorts, which the escorting player chooses: while captive, once a turn after the movement of one escort, its owner moves each prisoner up to its MOU, into no contact, ending within 10 cm of that escort's unit or as near as it can.
RAG-32 = They are free when all escorts resolve an assault (in this combat phase every escort unit had a fighter in a fight), when the escorts are fewer than twice as many, or when RAG-30 no longer holds. Units knocked down or routed and vehicles that cannot move do not add to the escorts' numbers. This is looked at after every card, every fight and every phase.
RAG-33 = Escorts that meet the conditions may take them again, unless another unit hostile to the escort is within 10 cm of them.
RAG-34 = Their owner puts their card in the pile. Drawn while they are captive it is laid aside, lost for the turn, and the next card is drawn at once; drawn while free it is played. It may be held in reserve even while they are captive, as a normal pass. They are activated once a turn at most: once that is done, their card is only laid aside when it is drawn.
RAG-40 = With more caches than objects, a unit touching a cache or standing on it may throw a die when its activation ends: 5 or 6 finds an object, otherwise the cache is empty. A cache is searched once, and not at all when every object has been found.
RAG-41 = When as many caches are left as objects, each of them holds one, and no die is needed.
RAG-42 = A found object is taken, unless its finder says before the next enemy card that it stays where it is; then a unit that ends a movement on it picks it up.
RAG-43 = A unit that ends a walk, a run, a disengagement or a move after close combat touching a friendly unit may announce that it hands over the object.
RAG-44 = An enemy loses the object when its unit is wiped out or routed and flees: it lies on the ground for whoever ends a movement on it. In the skirmish searcher and holder are single fighters; handing over and picking up need the end of a movement, also of a pursuit, and never serve a routed fighter. A holder that dies, vanishes, is captured or begins to flee drops the object where it stood.
RAG-50 = After a phase that cost n of the N candidates, ten times n divided by N, half rounded up, is the threshold: a ten-sided die at or below it means the secret fighter is among them. If not, N falls by n.
RAG-51 = A threshold of 0 fails and one of 10 succeeds without a die: 16 of 25 gives 6, 1 of 25 gives 0, 24 of 25 gives 10. Lost is who left the table in any way; candidates are those deployed, and one back by Renfort is none. There is one roll at the end of each phase with losses, and none after a success.
RAG-60 = In a round zone the scatter template is centred and turned so as to cut as little scenery as possible; a die picks one of its six axes, another one the distance. That die has as many faces as the radius has centimetres, or its result is scaled. In the program it is the smallest of d4, d6, d8, d10, d12 and d20 that suffices, and the template is turned by 0° or 30°. A base that does not fit is set by the winner of the tactics roll on the nearest free whole centimetre; it belongs to the side the scenario names and has a card from the next turn.
RAG-61 = A rectangular zone is cut into 6, 8, 10, 12 or 20 numbered parts (2×3, 2×4, 2×5, 3×4 or 4×5, the longer row along the longer side); the matching die picks the part in whose middle the thing appears.
RAG-70 = The scenario says what sets off an explosion and how many pieces fly. In a small one each piece flies one die times 5 cm in the direction of one die on the template.
RAG-71 = In a large one it flies the sum of two dice times 5 cm.
RAG-80 = A card without power counts: infantry 1, cavalry 2, creature 3, a large base or a war machine 4, titan 5; a large base is treated as a titan by RAG-21.
RAG-81 = A Confrontation fighter has 4 life points and loses 1, 2 or 3 by a light, serious or critical wound. The movement phase is the unit's own movement, the close-combat phase the combat phase. What would leave the table stops at its edge.
RAG-82 = One bonus die per construction and turn; structure points never fall below 0.
RAG-83 = A captive stands in contact with a fighter of its captors and is set down so after each of their movements, in a free slot or on the nearest free whole centimetre. While captive or prisoner a fighter is nobody's friend or enemy: it controls, engages and fights nobody, is no target, no leader, counts for no zone nor as being on the table at the end; its base still blocks movement and sight.
RAG-84 = Captors that leave the table in any way, or of whom nobody unrouted is left, set it free. To meet is to be in contact with a fighter of its unit; if that is gone, it acts on its own at once. Until they meet, cards of both allow only staying, disengaging, or a walk or run that ends nearer to the other; contacted, they fight normally.
RAG-85 = The four fifths of RAG-28 are at least 1 structure point.
RAG-86 = A scenario gives the footprint of a building, which may be founded anywhere that is no block. It may leave turns and army points open, and may name terrain, edges of deployment and sides.
RAG-87 = Damage: as its action an unengaged fighter touching an enemy construction, or any hit on it (it counts as a large target), rolls a die plus strength minus resistance: 1 structure point for each started 3 above 0.
RAG-88 = Prisoners are delivered when at the end of a turn they are captive and all of them count in the destination zone by their place alone. A captive unit that has already followed an escort may still have its card put in reserve.
RAG-89 = An object found lies at its cache; carried, it is where its holder is; dropped, where the holder last stood. To end a movement on it is to touch or cover that point.
RAG-90 = In an explosion arrow 1 points to the top of the table. A base that a piece of debris lands on suffers a wound roll of the strength the scenario names, none if it names none.

# Words and options.
confrontation-seat-blue = Blue
confrontation-seat-red = Red
confrontation-movement-stay = stays
confrontation-movement-turn = turns in place
confrontation-movement-walk = walks
confrontation-movement-run = runs
confrontation-movement-engage = engages
confrontation-movement-charge = charges
confrontation-movement-disengage = disengages
confrontation-movement-flee = flees
confrontation-movement-pursue = pursues
confrontation-action-none = no action
confrontation-action-call = calling a miracle
confrontation-action-strike = striking a construction
confrontation-action-search = searching
confrontation-action-build = building
confrontation-action-found = laying foundations
confrontation-action-give = handing over
confrontation-action-pick = picking up
confrontation-action-shift = moving by magic
confrontation-level-none = no wound
confrontation-level-stunned = stunned
confrontation-level-light = a light wound
confrontation-level-serious = a serious wound
confrontation-level-critical = a critical wound
confrontation-level-killed = killed outright
confrontation-location-legs = legs
confrontation-location-arms = arms
confrontation-location-abdomen = abdomen
confrontation-location-thorax = thorax
confrontation-location-head = head
confrontation-phase-deployment = deployment
confrontation-edge-south = the south edge
confrontation-edge-north = the north edge
confrontation-edge-west = the west edge
confrontation-edge-east = the east edge
option-confrontation-warbands = Blue's and red's warband with a comma between them, each by name or as a file of your own ending in .toml
option-confrontation-warbands-name = Warbands
option-confrontation-warbands-is-cindermark = Cindermark
option-confrontation-warbands-is-greywater = Greywater
option-confrontation-warbands-is-saltgate = Saltgate
option-confrontation-warbands-is-thornwold = Thornwold
option-confrontation-scenario = The scenario, by name, as a file of your own ending in .toml, or random: and a number for a fair battle made from it
option-confrontation-scenario-name = Scenario
option-confrontation-scenario-is-crossroads = Crossroads (a plain battle)
option-confrontation-scenario-is-broken-mill = The broken mill (a plain battle)
option-confrontation-scenario-is-the-ransom = The ransom (capture)
option-confrontation-scenario-is-hold-the-ford = Hold the ford (zones)
option-confrontation-scenario-is-the-palisade = The palisade (building)
option-confrontation-scenario-is-chain-gang = The chain gang (escort)
option-confrontation-scenario-is-the-strongbox = The strongbox (search)
option-confrontation-scenario-is-the-masked-heir = The masked heir (secret fighter)
option-confrontation-scenario-is-the-mist = Something in the mist (appearances)
option-confrontation-scenario-is-the-powder-mill = The powder mill (explosions)
option-confrontation-sealed = on: combat dice are shared out in secret before the initiative
option-confrontation-sealed-name = Sealed dice
option-confrontation-sealed-is-off = no
option-confrontation-sealed-is-on = yes
option-confrontation-grouped = on: two or three infantry of one profile may share a card
option-confrontation-grouped-name = Grouped cards
option-confrontation-grouped-is-off = no
option-confrontation-grouped-is-on = yes
option-confrontation-turns = Turns, 1 to 12; auto is what the scenario says, or 6
option-confrontation-turns-name = Turns
option-confrontation-turns-is-auto = as the scenario says
option-confrontation-points = The limit in PA; auto is what the scenario says, or what the dearer warband costs
option-confrontation-points-name = Army points
option-confrontation-points-is-auto = as the scenario says
option-confrontation-size = The side of the table in cm, 60 to 120, with the scenario in its middle; auto is what the scenario says
option-confrontation-size-name = Table
option-confrontation-size-is-auto = as the scenario says
confrontation-action-volley = shooting twice
ending-confrontation-more-points = one side had more points
ending-confrontation-equal-points = both sides had as many points
arms-confrontation = warband
error-confrontation-move = “{ $text }” is not a move: write for example play, charge, to:24-30, to:r2/5, do:shoot, at:r1, attack:2 or d4.

confrontation-wound-light = light wound
confrontation-wound-serious = serious wound
confrontation-wound-critical = critical wound
confrontation-wound-killed = killed outright
confrontation-wound-stunned = stunned
confrontation-wound-none = no wound
confrontation-wound-healthy = unhurt

confrontation-phase-strategic = strategy
confrontation-phase-activation = activation
confrontation-phase-combat = combat
confrontation-phase-rally = rally
confrontation-phase-mystic = mystic
confrontation-phase-upkeep = upkeep
confrontation-action-shoot = shooting
confrontation-action-cast = casting

error-dice-count = A test needs at least one die, not { $count }.

# Data files.
reason-late = the game ends with turn { $turns }.
reason-round = the zone “{ $zone }” is round and not cut into parts.

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
error-skirmish-unknown = “{ $value }” is not known; there are: { $known }. The path of a file ends in .toml.
error-skirmish-inline = The option { $option } is neither a name nor a file nor what a record keeps of one: { $reason }
error-skirmish-long = The option { $option } has more than { $most } characters.
error-skirmish-pair = “{ $value }” should be two warbands with a comma between them, blue's first.
error-skirmish-number = “{ $value }” is no value for { $option }: auto, or a number from { $least } to { $most }.
error-skirmish-size = A table of { $size } cm is too small for the scenario, which needs { $width } × { $height } cm.
error-skirmish-seed = “{ $value }” should be random: and a number of up to 18 digits, such as random:7.
error-skirmish-word = “{ $word }” is no word of a position: it should be a fighter such as b1=…, or a field such as turn=….
error-skirmish-part = “{ $part }” in { $word } should be one of these with a value after a colon: { $known }.
error-skirmish-impossible = This position cannot be: { $reason }
skirmish-off-table = { $fighter } stands beyond the table.
skirmish-touch = { $fighter } touches one that does not touch it, or is not on the table.
skirmish-frames = what is being done has { $depth } steps, but others are given.
skirmish-row = { $word } has a number that means nothing there.
skirmish-outline = outline { $number } has no corners that can be.
skirmish-nobody = nobody is asked anything, and it is not over.
skirmish-question = the question that is open is not the one that is asked there.
skirmish-cards = a card of { $seat } lies where it cannot, or twice.

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
confrontation-opposition-won = { $seat } wins the opposition, { $final } to { $other }.
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
confrontation-takes-edge = { $seat } takes { $edge }.
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
confrontation-impossible = “{ $move }” was entered and is not possible here.
confrontation-answers = { $seat } chooses “{ $answer }”.
confrontation-battle-won = { $seat } wins the battle, { $score } to { $other }.
confrontation-battle-drawn = The battle is a draw at { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.

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

# Objectives: what happens, and what is asked.
confrontation-objective-none = nothing
confrontation-objective-capture = a captured fighter
confrontation-objective-control = a zone controlled
confrontation-objective-construction = a valid construction
confrontation-objective-delivery = prisoners delivered
confrontation-objective-holding = an object held
confrontation-objective-secret = the secret fighter found
confrontation-captured = { $captor } captures { $fighter }.
confrontation-set-free = { $fighter } is free again.
confrontation-slipped-in = { $seat } slips the card of { $fighter } into the pile.
confrontation-meets = { $fighter } is back with its unit.
confrontation-captive-follows = { $fighter } is led along by its captors.
confrontation-founds = { $fighter } lays the foundations of construction { $building }.
confrontation-moved-aside = { $fighter } makes room for the construction.
confrontation-builds = { $fighter } works on construction { $building }: { $points ->
    [one] { $points } structure point
   *[other] { $points } structure points
}.
confrontation-building-finished = Construction { $building } is finished.
confrontation-building-bonus = The bonus die shows { $face }: construction { $building } has { $points ->
    [one] { $points } structure point
   *[other] { $points } structure points
}.
confrontation-no-bonus-die = No bonus die for construction { $building }.
confrontation-building-hit = Construction { $building } loses { $lost ->
    [one] { $lost } structure point
   *[other] { $lost } structure points
}; { $points } are left.
confrontation-building-held = Construction { $building } has held its full points to the end of a turn.
confrontation-prisoners-free = { $fighter } is no longer a prisoner.
confrontation-prisoners-taken = { $fighter } is a prisoner again.
confrontation-prisoners-follow = { $fighter } follows { $escort }.
confrontation-searches = { $fighter } searches cache { $cache }.
confrontation-cache-empty = Cache { $cache } is empty.
confrontation-finds = { $fighter } finds object { $object } in cache { $cache }.
confrontation-takes-object = { $fighter } takes object { $object }.
confrontation-leaves-object = { $fighter } leaves object { $object } where it is.
confrontation-picks-up = { $fighter } picks up object { $object }.
confrontation-hands-over = { $fighter } hands object { $object } to { $other }.
confrontation-drops = { $fighter } drops object { $object }.
confrontation-secret-looked-for = { $lost } of { $candidates } candidates are lost: the secret fighter is among them on { $limit } or less with a d10.
confrontation-secret-is-found = The secret fighter is found.
confrontation-secret-not-found = The secret fighter is not among them.
confrontation-fighter-appears = { $fighter } appears.
confrontation-object-appears = Object { $object } appears.
confrontation-explodes = Explosion { $number }!
confrontation-debris-lands = Debris lands at { $x }, { $y } cm.
confrontation-debris-hits = Debris hits { $fighter }.
confrontation-scores = { $seat } scores { $points } for { $objective }.
confrontation-scores-losses = { $seat } scores { $points } for the enemies dead or fled.
confrontation-ask-captor = { $seat }: who captures { $fighter }?
confrontation-ask-slip-in = { $seat }: under how many cards does the card of { $fighter } go?
confrontation-ask-last = { $seat }: what for { $fighter } ({ $action })?
confrontation-ask-receiver = { $seat }: to whom does { $fighter } hand it?
confrontation-ask-bonus-die = { $seat }: throw the bonus die for construction { $building }?
confrontation-ask-take-object = { $seat }: does { $fighter } take the object?
confrontation-ask-escort = { $seat }: does the unit of { $fighter } follow { $escort } now?
confrontation-ask-foundation = { $seat }: where is the lower left corner of the foundations of { $fighter }?
confrontation-ask-aside = { $seat }: where does { $fighter } make room?
confrontation-ask-follower = { $seat }: where does { $fighter } go?
confrontation-ask-appearance = { $seat }: there is no room; where does { $fighter } appear?
confrontation-ask-search-die = A d6: on 5 or 6 { $fighter } finds an object in cache { $cache }.
confrontation-ask-building-die = The bonus die of construction { $building }.
confrontation-ask-damage-die = A d6 for the damage to construction { $building }.
confrontation-ask-secret-die = A d10: the secret fighter is found on { $limit } or less.
confrontation-ask-axis-die = A d6 for the direction in which something appears.
confrontation-ask-distance-die = A die for the distance at which something appears.
confrontation-ask-part-die = A die for the part of the zone in which something appears.
confrontation-ask-debris-distance = A d6 for the distance of piece { $number } of the debris.
confrontation-ask-debris-direction = A d6 for the direction of piece { $number } of the debris.

# A real table: facts, disputes, corrections.
option-confrontation-announce = on: nothing is measured before a movement, charge or shot is announced
option-confrontation-announce-name = Announce, then measure
option-confrontation-announce-is-off = no
option-confrontation-announce-is-on = yes
option-confrontation-real = on: figures on a real table; places are declared as facts
option-confrontation-real-name = Real table
option-confrontation-real-is-off = no
option-confrontation-real-is-on = yes
option-confrontation-dial = What the referee does on a real table: enforce the rules, advise, or only count
option-confrontation-dial-name = Referee
option-confrontation-dial-is-enforce = enforces the rules
option-confrontation-dial-is-advise = advises
option-confrontation-dial-is-off = only counts
error-skirmish-dial = The referee can be set to { $dial } on a real table only.
confrontation-fact-contacts = in contact
confrontation-fact-reached = hit
confrontation-fact-inside = in the zone
confrontation-fact-near = near the prisoners
confrontation-fact-in-area = in the area
confrontation-fact-frightens = within 10 cm
confrontation-fact-range = range
confrontation-fact-aura = friends in the aura
confrontation-fact-leaves = reaches the edge
confrontation-fact-sets-off = hits what explodes
confrontation-fact-stands-in = in the zone
confrontation-fact-comes-near = near the prisoners
confrontation-fact-stands-in-area = in the area
confrontation-range-short = short range
confrontation-range-medium = medium range
confrontation-range-long = long range
confrontation-range-short-cover = short range, cover
confrontation-range-medium-cover = medium range, cover
confrontation-range-long-cover = long range, cover
confrontation-answer-no = no
confrontation-answer-yes = yes
confrontation-dial-enforce = enforces the rules
confrontation-dial-advise = advises
confrontation-dial-off = only counts
confrontation-correction-wound = wound
confrontation-correction-stunned = stunned
confrontation-correction-routed = routed
confrontation-correction-faith = faith
confrontation-correction-air = gems of air
confrontation-correction-earth = gems of earth
confrontation-correction-fire = gems of fire
confrontation-correction-water = gems of water
confrontation-correction-light = gems of light
confrontation-correction-darkness = gems of darkness
confrontation-correction-charged = charged
confrontation-correction-has-charged = has charged
confrontation-declares = { $seat } declares { $fact }: { $fighter }.
confrontation-declares-nobody = { $seat } declares { $fact }: nobody.
confrontation-declares-range = { $seat } declares { $range }.
confrontation-declares-number = { $seat } declares { $fact }: { $number ->
    [0] no, none
    [1] yes, one
   *[other] { $number }
}.
confrontation-disputes = { $seat } disputes what was declared; both say what they see.
confrontation-dispute-decided = The die shows { $face }: { $stands ->
    [yes] what { $seat } declared stands
   *[other] what { $seat } declared does not stand
}.
confrontation-set-out = Both sides set down their fighters in turn, { $seat } first.
confrontation-arrives = { $fighter } { $movement } and stands where it was set down.
confrontation-runs-away = { $fighter } runs for its own edge.
confrontation-is-set-down = { $fighter } is set down on the table.
confrontation-aims = { $fighter } aims at a spot; difficulty { $difficulty }.
confrontation-scatters-far = The shot scatters { $distance } cm along arrow { $arrow }.
confrontation-debris-flies = A piece of debris flies { $distance } cm along arrow { $arrow }.
confrontation-appears-by-dice = Arrow { $arrow }, die { $face }: set it down there.
confrontation-corrected = Correction: { $fighter }, { $correction } { $number }.
confrontation-corrected-touch = Correction: { $fighter } and { $other } are in contact.
confrontation-corrected-apart = Correction: { $fighter } and { $other } are not in contact.
confrontation-corrected-score = Correction: { $seat } has { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
confrontation-corrected-building = Correction: construction { $building } has { $number ->
    [one] { $number } structure point
   *[other] { $number } structure points
}.
confrontation-corrected-cache = Correction: cache { $cache } is { $number ->
    [0] not searched yet
   *[other] searched
}.
confrontation-corrected-object = Correction: { $fighter } holds object { $object }.
confrontation-corrected-lying = Correction: object { $object } lies on the ground.
confrontation-corrected-captive = Correction: { $fighter } is a captive of { $captor }.
confrontation-corrected-free = Correction: { $fighter } is not a captive.
confrontation-corrected-effect = Correction: “{ $spell }” of { $fighter } is over.
confrontation-corrected-back = Correction: { $fighter } is on the table again, routed.
confrontation-dial-turned = Correction: the referee { $dial }.
confrontation-phase-ended = The players end the { $phase } phase.
confrontation-against-rules = { $seat } does this against the rules; the referee lets it pass.
confrontation-ask-contacts = { $seat }: whom else does { $fighter } touch?
confrontation-ask-reached = { $seat }: who is hit?
confrontation-ask-inside = { $seat }: who stands in zone { $zone }?
confrontation-ask-near = { $seat }: who is within 10 cm of the prisoners of { $fighter }?
confrontation-ask-in-area = { $seat }: who is in the area of “{ $spell }”?
confrontation-ask-frightens = { $seat }: which fearful enemy is within 10 cm of { $fighter }, the worst one?
confrontation-ask-range = { $seat }: how far does { $fighter } shoot?
confrontation-ask-aura = { $seat }: how many friends are in the aura of { $fighter }?
confrontation-ask-leaves = { $seat }: does { $fighter } reach its own edge?
confrontation-ask-sets-off = { $seat }: does the shot hit what explodes?
confrontation-ask-stands-in = { $seat }: does { $fighter } stand in zone { $zone }?
confrontation-ask-comes-near = { $seat }: is { $fighter } within 10 cm of the prisoners of { $prisoner }?
confrontation-ask-stands-in-area = { $seat }: is { $fighter } in the area of “{ $spell }”?
confrontation-ask-dispute-die = A d6 for what { $seat } declared: 4 or more and it stands.

# Moves as buttons say them.
confrontation-choice-edge = { $edge }
confrontation-choice-deploy = { $fighter }
confrontation-choice-card = { $fighter }
confrontation-choice-group = With { $fighter }
confrontation-choice-first = { $seat } speaks first
confrontation-choice-play = Play the top card
confrontation-choice-hold = Hold it back
confrontation-choice-reserve = Card { $number } of the reserve
confrontation-choice-shows = It is { $fighter }
confrontation-choice-under = Under { $number } cards
confrontation-choice-movement = { $movement }
confrontation-choice-do = { $action }
confrontation-choice-at = { $fighter }
confrontation-choice-at-building = Construction { $number }
confrontation-choice-face = Facing { $direction }
confrontation-choice-reroll = { $count ->
    [0] Keep
    [1] Throw again
   *[other] Throw { $count } again
}
confrontation-choice-without = Without die { $die }
confrontation-choice-against = Against { $fighter }
confrontation-choice-fight = Fight { $number }
confrontation-choice-fight-cast = Cast first
confrontation-choice-take = { $count ->
    [0] No more dice
    [1] One die more
   *[other] { $count } dice more
}
confrontation-choice-attack = { $count } to attack
confrontation-choice-striker = { $fighter } strikes
confrontation-choice-parry = { $count ->
    [0] Take the blow
   *[other] Parry
}
confrontation-choice-test = { $characteristic }
confrontation-choice-spell = { $spell }
confrontation-choice-pay = { $count ->
    [0] No gem more
    [1] One gem more
   *[other] { $count } gems more
}
confrontation-choice-element = { $element }
confrontation-choice-counter = { $fighter } counters
confrontation-choice-sustain = { $count ->
    [0] Let it end
   *[other] Keep it up
}
confrontation-choice-captor = { $fighter }
confrontation-choice-last = Number { $number }
confrontation-thing-cache = Cache { $number }
confrontation-thing-building = Construction { $number }
confrontation-thing-object = Object { $number }
confrontation-choice-bonus = { $count ->
    [0] No bonus die
   *[other] Bonus die
}
confrontation-choice-object = { $count ->
    [0] Leave it
   *[other] Take it
}
confrontation-choice-escort = With { $fighter }
confrontation-choice-stand = Stay here
confrontation-choice-pass = Nobody, nothing more
confrontation-choice-who = { $fighter }
confrontation-choice-range = { $range }
confrontation-choice-number = { $number }
confrontation-choice-fact = { $answer }
confrontation-choice-dispute = Disputed
confrontation-choice-d = { $face }
confrontation-choice-lot = { $seat }

# Names in the scenarios that come with the game.
confrontation-named-the-broken-mill = The broken mill
confrontation-named-the-chain-gang = The chain gang
confrontation-named-crossroads = Crossroads
confrontation-named-hold-the-ford = Hold the ford
confrontation-named-the-masked-heir = The masked heir
confrontation-named-something-in-the-mist = Something in the mist
confrontation-named-the-palisade = The palisade
confrontation-named-the-powder-mill = The powder mill
confrontation-named-the-ransom = The ransom
confrontation-named-the-strongbox = The strongbox
confrontation-named-quarry = quarry
confrontation-named-ford = ford
confrontation-named-west-bank = west bank
confrontation-named-east-bank = east bank
confrontation-named-shrine = shrine
confrontation-named-pond = pond
confrontation-named-heath = heath
confrontation-named-road = road
confrontation-named-palisade = palisade
confrontation-named-tower = tower
confrontation-named-yard = yard
confrontation-named-hollow = hollow
confrontation-named-gate = gate
confrontation-named-middle = middle
confrontation-named-west = west
confrontation-named-east = east
confrontation-named-masons = masons
