# What the page says of this game alone.
web-expect-IRO-10 = take a die back?
web-expect-IRO-11 = choose your dice in secret
web-expect-IRO-13 = who gets the bonus?
web-expect-IRO-21 = provoke or pass?
web-expect-IRO-22 = reply or let it resolve?
web-expect-IRO-23 = reply or let it resolve?
web-expect-IRO-25 = apply the effect
web-expect-IRO-30 = spread the losses
web-irondie-zone = { $side }, { $zone }
web-irondie-zone-hand = Reserve
web-irondie-zone-skirmish = Skirmish
web-irondie-zone-limbo = Limbo
web-irondie-zone-abyss = Abyss
web-irondie-zone-vitality = Vitality
web-irondie-zone-attack = Attack
web-irondie-zone-defence = Defence
web-irondie-type-attack = attack
web-irondie-type-defence = defence
web-irondie-type-vitality = vitality
web-irondie-rare = rare
web-irondie-value = value { $value }
web-irondie-chosen = committed in secret
web-irondie-awaited = to be thrown now
web-irondie-wounds = will lose { $wounds }
web-irondie-aims = action { $number }, aims at { $target }
web-irondie-against = { $value } against { $against }
web-irondie-aimed-at = aimed at by action { $number }
web-irondie-resolves-first = resolves first
web-irondie-if-nothing = If nothing changes: you −{ $mine }, opponent −{ $theirs }
web-irondie-lane = Duel
web-irondie-lane-mine = your { $die }
web-irondie-lane-theirs = { $side }’s { $die }
web-irondie-lane-at = at { $target }
web-irondie-lane-open = a reply may follow
web-irondie-order = { $order ->
    [1] resolves 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
}
