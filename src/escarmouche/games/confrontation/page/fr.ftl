# Ce que seule la page dit de l'escarmouche.
web-skirmish-score = Points
web-skirmish-length = { $length } cm
web-skirmish-named = { $name }
web-skirmish-zone = Zone { $number }
web-skirmish-own = à vous
web-skirmish-enemy = ennemi
web-skirmish-place = en { $x }, { $y } cm
web-skirmish-faces = tourné vers { $direction }
web-skirmish-seen = vu
web-skirmish-unseen = pas vu
web-skirmish-may-charge = peut être chargé
web-skirmish-may-engage = peut être engagé
web-skirmish-would-touch = Au contact de { $names }
web-skirmish-would-be-seen = Vu par { $names }
web-skirmish-could-be-charged = Peut être chargé par { $names }
web-skirmish-could-charge = Peut charger { $names }
web-skirmish-here = Aller ici { $length }
web-skirmish-walk-here = Marcher ici { $length }
web-skirmish-run-here = Courir ici { $length }
web-skirmish-closer = Agrandir
web-skirmish-farther = Réduire
web-skirmish-fit = Toute la table
web-skirmish-measure = Mesurer avant d'annoncer
web-skirmish-sight = Lignes de vue
web-skirmish-north = N
web-skirmish-north-above = le nord est en haut
web-skirmish-north-below = le nord est en bas
web-skirmish-turn-left = Regarder plus à gauche (touche ,)
web-skirmish-turn-right = Regarder plus à droite (touche ;)
web-skirmish-facing-note = Choisissez une direction ; 0 est le nord.
web-skirmish-roster = Tous les combattants
web-skirmish-course = Déroulement de la bataille
web-skirmish-turn = Tour
web-skirmish-objectives = Objectifs
web-skirmish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-skirmish-moment-at-once = aussitôt
web-skirmish-moment-each-turn = à chaque tour
web-skirmish-moment-at-the-end = à la fin
web-skirmish-objective-none = Aucun
web-skirmish-objective-capture = Capturer { $subject }
web-skirmish-objective-control = Tenir la zone { $subject }
web-skirmish-objective-construction = Construction { $subject }
web-skirmish-objective-delivery = Ramener { $subject }
web-skirmish-objective-holding = Tenir l'objet { $subject }
web-skirmish-objective-secret = Trouver le combattant secret
web-skirmish-phase-deployment = Déploiement
web-skirmish-phase-strategic = Stratégique
web-skirmish-phase-activation = Activation
web-skirmish-phase-combat = Combat
web-skirmish-phase-rally = Ralliement
web-skirmish-phase-mystic = Mystique
web-skirmish-phase-upkeep = Entretien
web-skirmish-cards = { $played } jouées, { $pile } dans la pile ({ $names }), { $held } en réserve
web-skirmish-cards-short = { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} · { $held } en réserve
web-skirmish-order = Ordre des cartes
web-skirmish-order-note = Mettez vos cartes en ordre, la première à jouer d'abord : glissez-les, ou avec les flèches. Personne d'autre ne le voit.
web-skirmish-order-card = { $name }, carte { $place } sur { $of } ; les flèches la déplacent
web-skirmish-order-go = Sceller cet ordre
web-skirmish-wound-unhurt = indemne
web-skirmish-wound-light = blessure légère
web-skirmish-wound-serious = blessure grave
web-skirmish-wound-critical = blessure critique
web-skirmish-wound-killed = tué
web-skirmish-state-stunned = sonné
web-skirmish-state-routed = en déroute
web-skirmish-state-engaged = au contact
web-skirmish-state-charged = a été chargé
web-skirmish-state-captive = captif
web-skirmish-state-acted = a agi
web-skirmish-status-absent = absent
web-skirmish-status-in-hand = pas encore déployé
web-skirmish-status-on-table = sur la table
web-skirmish-status-dead = mort
web-skirmish-status-fled = en fuite
web-skirmish-status-vanished = disparu
web-skirmish-direction-0 = le nord
web-skirmish-direction-1 = le nord-nord-est
web-skirmish-direction-2 = l'est-nord-est
web-skirmish-direction-3 = l'est
web-skirmish-direction-4 = l'est-sud-est
web-skirmish-direction-5 = le sud-sud-est
web-skirmish-direction-6 = le sud
web-skirmish-direction-7 = le sud-sud-ouest
web-skirmish-direction-8 = l'ouest-sud-ouest
web-skirmish-direction-9 = l'ouest
web-skirmish-direction-10 = l'ouest-nord-ouest
web-skirmish-direction-11 = le nord-nord-ouest
web-skirmish-pa = { $pa } PA
web-skirmish-weapon = Tire avec une force de { $strength } jusqu'à { $short }, { $medium }, { $long } cm
web-skirmish-power = { $kind } { $count }
web-skirmish-power-faith = foi
web-skirmish-power-air = air
web-skirmish-power-earth = terre
web-skirmish-power-fire = feu
web-skirmish-power-water = eau
web-skirmish-power-light = lumière
web-skirmish-power-darkness = ténèbres
web-skirmish-cause-none = blessure
web-skirmish-cause-stunned = sonné
web-skirmish-cause-light = blessure légère
web-skirmish-cause-serious = blessure grave
web-skirmish-cause-critical = blessure critique
web-skirmish-cause-killed = tué
web-skirmish-cause-charged = a été chargé
web-skirmish-cause-dice = a pris des dés
web-skirmish-cause-building = construit
web-skirmish-last-blow = Le dernier coup
web-skirmish-stage = Le combat
web-skirmish-fight = Combat { $number }
web-skirmish-initiative = Initiative
web-skirmish-dice = { $attacks } en attaque, { $parries } en défense
web-skirmish-blow = { $striker } frappe { $target }.
web-skirmish-test = { $name } : { $characteristic } { $value }
web-skirmish-difficulty = contre { $difficulty }
web-skirmish-so-far = jusqu'ici { $final }
web-skirmish-wound-roll = Jet de blessure sur { $name }, force { $strength }
web-skirmish-step-stay = Rester
web-skirmish-step-turn = Se tourner
web-skirmish-step-walk = Marcher
web-skirmish-step-run = Courir
web-skirmish-step-engage = Engager
web-skirmish-step-charge = Charger
web-skirmish-step-disengage = Se désengager
web-skirmish-step-flee = Fuir
web-skirmish-step-pursue = Poursuivre
web-skirmish-step-play = Jouer la carte du dessus
web-skirmish-step-hold = La garder en réserve
web-skirmish-step-reserve = Jouer la carte { $value } de la réserve
web-skirmish-step-under = Sous { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
}
web-skirmish-step-edge = { $value ->
    [south] Bord sud
    [north] Bord nord
    [west] Bord ouest
   *[east] Bord est
}
web-skirmish-step-first = { $value ->
    [blue] Bleu parle d'abord
   *[red] Rouge parle d'abord
}
web-skirmish-step-do = { $value ->
    [none] Rien de plus
    [shoot] Tirer
    [cast] Lancer un sort
    [call] Appeler un miracle
    [strike] Frapper la construction
    [search] Fouiller
    [build] Construire
    [found] Poser les fondations
    [give] Remettre
    [pick] Ramasser
    [shift] Déplacer
   *[volley] Tirer deux fois
}
web-skirmish-step-at = { $value ->
    [building1] Construction 1
    [building2] Construction 2
   *[building3] Construction 3
}
web-skirmish-step-face = { $value ->
    [0] Nord
    [1] Nord-nord-est
    [2] Est-nord-est
    [3] Est
    [4] Est-sud-est
    [5] Sud-sud-est
    [6] Sud
    [7] Sud-sud-ouest
    [8] Ouest-sud-ouest
    [9] Ouest
    [10] Ouest-nord-ouest
   *[other] Nord-nord-ouest
}
web-skirmish-step-reroll = { $value ->
    [0] Garder
    [1] En relancer un
   *[other] En relancer { $value }
}
web-skirmish-step-without = Écarter le dé { $value }
web-skirmish-step-fight = { $value ->
    [cast] D'abord un sort
   *[other] Combat { $value }
}
web-skirmish-step-take = { $value ->
    [0] Pas d'autre dé
    [one] { $value } dé de plus
   *[other] { $value } dés de plus
}
web-skirmish-step-attack = { $value ->
    [0] Tout en défense
    [one] { $value } dé en attaque
   *[other] { $value } dés en attaque
}
web-skirmish-step-parry = { $value ->
    [0] Encaisser
   *[other] Parer
}
web-skirmish-step-test = Test de { $value }
web-skirmish-step-spell = { $value } · coût { $cost } · contre { $difficulty }
web-skirmish-step-pay = { $value ->
    [0] Pas d'autre gemme
    [one] { $value } gemme de plus
   *[other] { $value } gemmes de plus
}
web-skirmish-step-element = { $value ->
    [air] Air
    [earth] Terre
    [fire] Feu
    [water] Eau
    [light] Lumière
   *[darkness] Ténèbres
}
web-skirmish-step-sustain = { $value ->
    [0] Laisser finir
   *[other] Payer pour le garder
}
web-skirmish-step-last = Numéro { $value }
web-skirmish-step-bonus = { $value ->
    [0] Pas de dé de bonus
   *[other] Lancer le dé de bonus
}
web-skirmish-step-object = { $value ->
    [0] Le laisser
   *[other] Le prendre
}
web-skirmish-step-stand = Rester ici
web-skirmish-step-pass = Personne
web-skirmish-step-lot = { $value ->
    [blue] Bleu
   *[red] Rouge
}
web-skirmish-step-die = { $value }
web-skirmish-odds = Chances
web-skirmish-odds-all = Contre tous
web-skirmish-odds-blow = Un coup à { $name } touche { $hit }, malgré une parade { $parried }
web-skirmish-odds-charge = Après une charge, un coup à { $name } touche { $hit }, malgré une parade { $parried } ; sans la charge { $plain }
web-skirmish-odds-back = { $name } riposte : touche { $hit }, malgré une parade { $parried }, tue { $killed }
web-skirmish-odds-shoot = Tire, contre { $difficulty } :
web-skirmish-odds-shot = blesse { $hurt }, tue { $killed }
web-skirmish-odds-stand = { $name } résiste à la peur de { $difficulty } :
web-skirmish-odds-disengage = Se désengage, contre { $difficulty } :
web-skirmish-odds-rally = Se rallie, contre { $difficulty } :
web-skirmish-odds-parried = paré
web-skirmish-odds-none = sans blessure
web-skirmish-odds-stunned = sonné
web-skirmish-odds-light = légère
web-skirmish-odds-serious = grave
web-skirmish-odds-critical = critique
web-skirmish-odds-killed = tué
web-skirmish-announced = Convenu : rien ne se mesure avant d’être annoncé
web-skirmish-odds-cast = { $spell }, contre { $difficulty } :
web-skirmish-odds-parry = Parer, contre { $difficulty } :
web-skirmish-odds-counter = { $name } contre le sort, difficulté { $difficulty } :
web-skirmish-whole-fight = Tout le combat, au mieux des deux côtés :
web-skirmish-fate = { $name } : mort { $killed }, blessure { $hurt }.
web-skirmish-cast-chance = { $dice ->
    [one] { $chance } avec { $dice } dé
   *[other] { $chance } avec { $dice } dés
}
web-skirmish-cast-odds = contre { $difficulty } : { $text }
web-skirmish-test-chance = contre { $difficulty } : { $chance }
web-skirmish-hit-chance = { $parry ->
    [yes] touche malgré une parade { $chance }
   *[no] touche { $chance }
}
web-skirmish-win-chance = gagne { $chance }
web-skirmish-sealed-share = Le meilleur jeu le choisit { $weight } du temps.
web-skirmish-menaces = Leur prochaine activation
web-skirmish-menaces-own = Votre prochaine activation
web-skirmish-menace-charge = { $name } pourrait charger : un coup malgré une parade { $hit }.
web-skirmish-menace-fight = Dans ce combat
web-skirmish-menace-shoot = { $name } pourrait tirer : touche { $hit }, { $then }.
web-skirmish-menace-cast = { $name } pourrait lancer { $spell } : { $chance }.
web-skirmish-menace-none = Personne ne pourrait le charger, lui tirer dessus ni l’ensorceler.
web-skirmish-printed = { $meaning }, comme sur la carte
web-skirmish-value-MOU = mouvement en cm
web-skirmish-value-INI = initiative
web-skirmish-value-ATT = attaque
web-skirmish-value-FOR = force d’un coup
web-skirmish-value-DEF = défense
web-skirmish-value-RES = résistance aux blessures
web-skirmish-value-TIR = tir
web-skirmish-value-COU = courage face à la peur
web-skirmish-value-PEUR = peur qu’il inspire
web-skirmish-value-DIS = discipline
web-skirmish-value-POU = pouvoir d’un magicien
web-skirmish-value-FOI = foi
web-skirmish-random = Une bataille au hasard
web-skirmish-random-about = Une table qui se présente de même des deux bords, et les mêmes buts pour les deux camps. Le même nombre donne la même bataille.
web-skirmish-seed = Nombre
web-skirmish-draw = Tirer au sort
