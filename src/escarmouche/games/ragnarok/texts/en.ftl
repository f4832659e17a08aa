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
