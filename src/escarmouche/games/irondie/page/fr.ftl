# Ce que dit la page de ce jeu seul.
web-expect-IRO-10 = reprendre un dé ?
web-expect-IRO-11 = choisissez vos dés en secret
web-expect-IRO-13 = à qui le bonus ?
web-expect-IRO-21 = provoquer ou passer ?
web-expect-IRO-22 = répliquer ou laisser résoudre ?
web-expect-IRO-23 = répliquer ou laisser résoudre ?
web-expect-IRO-25 = à vous d’appliquer l’effet
web-expect-IRO-30 = à vous de répartir les pertes
web-irondie-zone = { $side }, { $zone }
web-irondie-zone-hand = Réserve
web-irondie-zone-skirmish = Escarmouche
web-irondie-zone-limbo = Limbes
web-irondie-zone-abyss = Abysse
web-irondie-zone-vitality = Vitalité
web-irondie-zone-attack = Attaque
web-irondie-zone-defence = Défense
web-irondie-type-attack = attaque
web-irondie-type-defence = défense
web-irondie-type-vitality = vitalité
web-irondie-rare = rare
web-irondie-value = valeur { $value }
web-irondie-chosen = engagé en secret
web-irondie-awaited = à lancer maintenant
web-irondie-wounds = perdra { $wounds }
web-irondie-aims = action { $number }, vise { $target }
web-irondie-against = { $value } contre { $against }
web-irondie-aimed-at = visé par l’action { $number }
web-irondie-resolves-first = résolu d’abord
web-irondie-if-nothing = Si rien ne change : vous −{ $mine }, adversaire −{ $theirs }
web-irondie-lane = Duel
web-irondie-lane-mine = votre { $die }
web-irondie-lane-theirs = { $die } de { $side }
web-irondie-lane-at = sur { $target }
web-irondie-lane-open = une réplique peut suivre
web-irondie-order = { $order ->
    [1] résolu en 1er
   *[other] { $order }e
}
