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
