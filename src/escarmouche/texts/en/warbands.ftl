# What is wrong with a warband; the page checks them too.
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
reason-no-room = there is no room for what is summoned: scenario and summoners can add four fighters.
