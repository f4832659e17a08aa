# What the page says of this game alone.
web-expect-DRA-12 = place a dragon
web-expect-DRA-14 = spread your points
web-expect-DRA-15 = choose two powers
web-expect-DRA-24 = eliminate a dragon
web-expect-DRA-25 = change a dragon
web-expect-DRA-33 = on to the next duel
web-dragons-fire = fire dragon, power { $power }
web-dragons-ice = ice dragon, power { $power }
web-dragons-power = power { $power }
web-dragons-awaited = the next die falls here
web-dragons-pair = powers { $power } and { $other }
web-dragons-field = force field
