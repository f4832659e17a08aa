# Rag'Narok objectives: sections, rules and refusals.

ragnarok-title = Rag’Narok, scenario objectives

ragnarok-section-capture = Capture a fighter
ragnarok-section-control = Control a zone
ragnarok-section-construction = Build
ragnarok-section-escort = Escort prisoners
ragnarok-section-search = Search the camp
ragnarok-section-secret = The secret fighter
ragnarok-section-appearance = Random appearance
ragnarok-section-explosion = Explosion
ragnarok-section-completions = Completions

diagram-rag-02 = A unit of eight is down to two, a quarter: its engaged fighter with a single life point is captured.
diagram-rag-10 = Two of blue’s and one of red’s in the round zone, each of power 1: the zone is blue’s.
diagram-rag-25 = A construction of ten points: valid again from eight, finished at ten, reinforced up to twelve; under it the bonus die.
diagram-rag-30 = Four escorts within ten centimetres of two prisoners; the one outside does not count.
diagram-rag-40 = Four caches on the table of the scenario, and two objects in them.
diagram-rag-50 = Twelve candidates: the threshold on a ten-sided die for each number of losses.
diagram-rag-60 = A round zone has six axes; a rectangular one is cut into numbered parts.
diagram-rag-70 = How far a piece of a small explosion flies for each face.
diagram-rag-80 = The power of a card that names none.
sheet-kind-infantry = infantry
sheet-kind-cavalry = cavalry
sheet-kind-creature = creature
sheet-kind-war-machine = war machine
sheet-kind-titan = titan

RAG-01 = A fighter taken off the table is captured.
RAG-02 = So is one down to its last life point and in close combat when a close-combat phase ends, if its unit is down to a quarter of its starting strength (rounded down, at least 1). Only those present at deployment are counted. If several units engage it, the capturing player says which one holds it.
RAG-03 = A captive still on the table leaves its unit and goes with its captors.
RAG-04 = It is free again when an allied unit wipes out the captors or puts them to flight. Its card joins the sequence once more, but until it is back, it and its unit may only move to meet. Without a unit to return to, it acts on its own.

RAG-10 = A zone belongs to the side with more power in it; a fighter counts when more than half of its base is inside. With equal power it belongs to nobody.
RAG-11 = Four kinds do not count: summoned fighters, those an effect moved or teleported this turn, routed ones, and those who lost more than half of their life points.

RAG-20 = Foundations are laid when movement ends, wherever one likes, even amid a unit; figures in the way step to its edge.
RAG-21 = Only infantry and creatures work; summoned beings, cavalry, titans and dragons never do, nor fighters of a rank or kind that the scenario excludes.
RAG-22 = Work may follow any kind of movement; workers must touch the construction.
RAG-23 = A turn of work brings the workers' total strength less the resistance, divided by 10, half rounded up, never less than 0 structure points.
RAG-24 = In close combat a worker fights and does not build; charged in a turn in which it built, it has defence 0 for that turn. Both end for good when the construction is finished.
RAG-25 = It is finished at the structure points the scenario asks for, and may be reinforced by a fifth of them, rounded up.
RAG-26 = Damage takes structure points away, down to 0 at worst; the resistance never changes.
RAG-27 = If the construction asks for 4 points or more and has at least 1, its builder may throw a bonus die after the work of the turn, provided someone who built is not in close combat: 1 loses a point, 2 does nothing, 3 to 5 gain one, 6 gains two. It is never rerolled or undone.
RAG-28 = Once it has had all its points at the end of a turn, a construction is valid while it has four fifths of them, rounded down, repairs included.

RAG-30 = Prisoners follow while their power is less than that of their escorts and these are within 10 cm, even partly. Units farther away are no escorts.
RAG-31 = They are activated with one of the escorts, which the escorting player chooses.
RAG-32 = They are free when all escorts resolve an assault, when the escorts are fewer than twice as many, or when RAG-30 no longer holds. Units knocked down or routed and vehicles that cannot move do not add to the escorts' numbers.
RAG-33 = Escorts that meet the conditions may take them again, unless another unit hostile to the escort is within 10 cm of them.
RAG-34 = Their owner puts their card in the pile. Drawn while they are captive it is laid aside, lost for the turn, and the next card is drawn at once; drawn while free it is played. It may be held in reserve even while they are captive, as a normal pass. They are activated once a turn at most: once that is done, their card is only laid aside when it is drawn.

RAG-40 = With more caches than objects, a unit touching a cache or standing on it may throw a die when its activation ends: 5 or 6 finds an object, otherwise the cache is empty. A cache is searched once, and not at all when every object has been found.
RAG-41 = When as many caches are left as objects, each of them holds one, and no die is needed.
RAG-42 = A found object is taken, unless its finder says before the next enemy card that it stays where it is; then a unit that ends a movement on it picks it up.
RAG-43 = A unit that ends a walk, a run, a disengagement or a move after close combat touching a friendly unit may announce that it hands over the object.
RAG-44 = An enemy loses the object when its unit is wiped out or routed and flees: it lies on the ground for whoever ends a movement on it.

RAG-50 = After a phase that cost n of the N candidates, ten times n divided by N, half rounded up, is the threshold: a ten-sided die at or below it means the secret fighter is among them. If not, N falls by n.
RAG-51 = A threshold of 0 fails and one of 10 succeeds without a die: 16 of 25 gives 6, 1 of 25 gives 0, 24 of 25 gives 10.

RAG-60 = In a round zone the scatter template is centred and turned so as to cut as little scenery as possible; a die picks one of its six axes, another one the distance. That die has as many faces as the radius has centimetres, or its result is scaled.
RAG-61 = A rectangular zone is cut into 6, 8, 10, 12 or 20 numbered parts (2×3, 2×4, 2×5, 3×4 or 4×5, the longer row along the longer side); the matching die picks the part in whose middle the thing appears.

RAG-70 = The scenario says what sets off an explosion and how many pieces fly. In a small one each piece flies one die times 5 cm in the direction of one die on the template.
RAG-71 = In a large one it flies the sum of two dice times 5 cm.

RAG-80 = A card without power counts: infantry 1, cavalry 2, creature 3, war machine 4, titan 5. A dragon needs the power on its card.
RAG-81 = A Confrontation fighter has 4 life points and loses 1, 2 or 3 by a light, serious or critical wound. The movement phase is the unit's own movement, the close-combat phase the combat phase. What would leave the table stops at its edge.
RAG-82 = One bonus die per construction and turn; structure points never fall below 0.

ragnarok-name-captor = several units engage the fighter; name the captor among: { $units }.
ragnarok-no-room = there is no free place at the edge of the unit for the figures in the way.
ragnarok-built-already = the work of this turn has been done.
ragnarok-bonus-small = a construction of fewer than 4 structure points has no bonus die.
ragnarok-bonus-nothing = the construction has no structure point yet.
ragnarok-bonus-nobody = nobody who built is free of close combat.
ragnarok-bonus-twice = the bonus die of this turn has been thrown.
ragnarok-no-worker = { $fighter } may not work on a construction.
ragnarok-worker-fights = { $fighter } is in close combat and must fight.
ragnarok-worker-away = { $fighter } does not touch the construction.
ragnarok-no-escort = { $unit } does not escort these prisoners.
ragnarok-card-captive = the card in reserve can be played only by a free unit.
ragnarok-card-not-in-pile = the card of the prisoners is no longer in the pile this turn.
ragnarok-card-not-in-reserve = the card of the prisoners is not in reserve.
ragnarok-activated-already = the unit has been activated this turn.
ragnarok-no-cache = the camp has no cache { $cache }.
ragnarok-search-die = the die of the search before comes first.
ragnarok-searched-already = cache { $cache } has been searched.
ragnarok-all-found = every object has been found.
ragnarok-cache-away = the unit neither touches cache { $cache } nor stands on it.
ragnarok-search-early = a unit searches when its activation ends.
ragnarok-not-on-object = { $unit } did not end a movement on an object that lies on the ground.
ragnarok-no-handing = { $unit } cannot be handed the object now.
ragnarok-losses = a phase cannot cost { $lost } of { $left } candidates.

error-search = There must be at least one object and more caches than objects, not { $objects } in { $caches }.
error-searches = Of { $caches } caches, { $searches } cannot be searched.
error-candidates = The secret fighter must be among at least one candidate, not { $candidates }.
error-losses = Phase { $phase } cannot cost { $lost } of { $left } candidates.
error-face = A die of { $faces } faces cannot show { $face }.
error-parts = A zone cannot be cut into { $parts } parts; it is one of: { $known }.
error-explosion-dice = This explosion takes { $expected } distance dice, not { $found }.
error-power = The power of { $fighter } must be given: no rule says it for a dragon.
error-objective = The scenario has no objective “{ $objective }”; it has: { $known }.
reason-late = the game ends with turn { $turns }.
reason-round = the zone “{ $zone }” is round and not cut into parts.
