# Dragons Arena : espèces, options, événements, refus, invites et erreurs de notation.

dragons-title = Dragons Arena
dragons-about = Feu contre glace sur seize cases. Le plus fort prend le plus faible, mais seul un 1 renverse un 6.
dragons-seat-fire = Feu
dragons-seat-ice = Glace

option-dragons-setup = Comment l’arène se remplit : baby (secouée), little (dés lancés puis placés), big (28 points choisis en secret), equal (mêmes puissances pour les deux)
option-dragons-match = Nombre de duels à gagner pour le match, de 1 à 9 ; sans match, un seul duel
option-dragons-setup-name = Mise en place
option-dragons-setup-is-baby = Baby Dragon
option-dragons-setup-is-little = Little Dragon
option-dragons-setup-is-big = Big Dragon
option-dragons-setup-is-equal = puissances égales
option-dragons-match-name = Duels à gagner
option-dragons-match-is-0 = un seul duel

dragons-eliminates = { $species } prend { $end } depuis { $start } ; son dragon y a maintenant la puissance { $power }.
dragons-field-gone = Le champ de force de { $square } disparaît.
dragons-modifies = { $species } change { $square } de { $before } en { $after }.
dragons-field = Un champ de force protège désormais { $square }.
dragons-places = { $species } place un { $power } en { $square }.
dragons-chooses = { $species } choisit un { $power }.
dragons-splits = { $species } donne à chaque camp un { $low } et un { $high }.
dragons-falls = { $species } : un { $power } tombe en { $square }.
dragons-rolls = { $species } lance un { $power }.
dragons-lot = Le sort désigne { $species }.
dragons-next-duel = Le duel { $number } commence.
dragons-revealed = Les deux espèces montrent les puissances choisies.
dragons-starts = { $species } a le plus de dragons de la première puissance qui diffère, et commence.
dragons-no-contact = Plus aucun dragon n’est adjacent à un ennemi : le duel est terminé.
dragons-all-shielded = Tous les dragons ont un champ de force et rien ne peut être pris : le duel est terminé.
dragons-duel-won = { $species } gagne le duel { $points } à { $other }.
dragons-duel-drawn = Le duel est nul, { $points } points partout.
dragons-match-score = Match : feu { $fire }, glace { $ice }.
dragons-match-won = { $species } gagne le match (feu { $fire }, glace { $ice }).
dragons-match-drawn = Le match est nul (feu { $fire }, glace { $ice }).

dragons-ask-shake = Secouez l’arène : quel dé est en { $square } ?
dragons-ask-roll = { $species } : lancez un dé.
dragons-ask-power = { $species } : choisissez les puissances en secret, la plus basse d’abord ({ $dice ->
    [one] { $dice } dé restant
   *[other] { $dice } dés restants
} pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
dragons-ask-pair = { $species } : répartissez 7 points sur deux dragons.
dragons-ask-lot = Tirez au sort : qui commence ?
dragons-ask-place = { $species } : placez un de vos dragons.
dragons-ask-eliminate = Le camp { $species } doit éliminer un dragon.
dragons-ask-modify = { $species } ne peut rien prendre : modifiez la puissance d’un dragon.
dragons-ask-next = Le duel { $number } va commencer.

dragons-not-over = la partie est terminée.
dragons-not-now = « { $move } » n’est pas possible maintenant. { $now }
dragons-no-die = aucun dé n’est à lancer maintenant. { $now }
dragons-die-square = le prochain dé tombe en { $square }.
dragons-die-in-hand = ces dés se lancent à côté de l’arène, sur aucune case.
dragons-die-species = aucun dé de { $species } ne peut tomber maintenant.
dragons-nobody = il n’y a pas de dragon en { $square }.
dragons-not-yours = { $square } est un dragon de { $other }, et c’est à { $species } de jouer.
dragons-own-target = { $square } est un dragon de { $species } même.
dragons-not-adjacent = { $start } n’est pas adjacent à { $end }.
dragons-too-weak = { $start } ({ $attacker }) n’élimine pas { $end } ({ $target }) : il faut une puissance supérieure.
dragons-only-one-takes-six = { $start } ({ $attacker }) n’élimine pas { $end } : seul un 1 élimine un 6.
dragons-six-spares-one = { $start } est un 6 : il n’élimine pas le 1 en { $end }.
dragons-must-eliminate = Le camp { $species } doit éliminer : { $start } peut prendre { $end }.
dragons-shielded = { $square } a un champ de force : sa puissance ne peut pas changer.
dragons-same-power = { $square } est déjà un { $power } : la puissance doit changer.
dragons-occupied = { $square } est occupée.
dragons-no-such-die = { $species } n’a plus de { $power } à placer.
dragons-not-seven = { $low } et { $high } ne font pas 7.
dragons-descending = les puissances se choisissent en ordre croissant : un { $power } ne suit pas un { $highest }.
dragons-no-total = après un { $power }, { $dice ->
    [one] { $dice } dé ne peut pas
   *[other] { $dice } dés ne peuvent pas
} faire { $points ->
    [1] le point restant
   *[other] les { $points } points restants
}.

error-dragons-move = « { $text } » n’est pas un coup : écrivez b2xc3, c3=5, 4@b2, 2+5, 3, a1:f3, lot:fire ou next.
error-dragons-ranks = L’arène a { $count } rangées au lieu de 4 (séparez-les par « / »).
error-dragons-cell = Rangée { $rank }, case { $cell } : « { $found } » n’est ni « -- » ni un dragon comme f3 ou i5*.
error-dragons-rank-long = La rangée { $rank } a plus de quatre cases : « { $found } » est en trop.
error-dragons-hand = « { $found } » n’est pas une main ; écrivez hand=fire:1,3,3;ice:2,6.
error-dragons-count = { $species ->
    [fire] Le feu
   *[ice] La glace
} a { $count } dragons ; une espèce en a huit, et exactement huit pendant la mise en place.
error-dragons-hands = Avec ces mains ce ne peut pas être le tour de { $turn } : les espèces placent tour à tour.
error-dragons-match = « wins={ $wins } duels={ $duels } » ne va pas avec « turn={ $turn } » et cette arène dans un tel match.
error-dragons-setup = « turn={ $turn } » avec ces dés n’arrive pas dans la mise en place « { $setup } ».
error-dragons-shaken = Les dés secoués remplissent l’arène à partir de a1, rangée par rangée ; pas ceux-ci.
error-dragons-early-field = Il n’y a pas de champ de force avant la première attaque.
error-dragons-total = Ces puissances ne peuvent pas être complétées pour un total de { $total }.

dragons-section-material = Matériel
dragons-section-setup = Mise en place
dragons-section-turn = Tour de jeu
dragons-section-end = Fin

diagram-dra-01 = Seize dragons sur leurs cases : le feu en carrés arrondis, la glace en cercles ; un 1 montre la flamme ou le cristal.
diagram-dra-12 = Petit dragon : le feu place un 6 de sa main en d2, parmi les siens et l’ennemi.
diagram-dra-21 = Le 3 de feu en a4 élimine le 1 de glace en b3, s’y rend et devient un 1. Le 6 de feu en a3 ne le pourrait pas : un 6 n’élimine jamais un 1.
diagram-dra-25 = Le feu ne peut rien éliminer mais touche un ennemi : il change le 5 de glace en 1 et l’entoure d’un champ de force.
diagram-dra-30 = Plus personne n’est adjacent à un ennemi : le feu a 12, la glace 8, le feu l’emporte.
diagram-dra-31 = Chaque dragon a un champ de force et le feu ne peut rien éliminer : le duel est fini.

DRA-01 = Le feu et la glace ont huit dragons chacun. Un dragon est un dé : sa puissance est la face visible, de 1 (l’image de l’élément) à 6.
DRA-02 = L’arène est un carré de seize cases, colonnes a à d de gauche à droite, rangées 1 à 4 de bas en haut ; ces noms sont de nous.
DRA-03 = Deux cases sont adjacentes quand elles se touchent, par un côté ou par un coin.
DRA-10 = Baby dragon : on secoue les seize dés dans l’arène fermée. Le hasard décide du dé de chaque case et de la face montrée, toutes les dispositions étant également probables.
DRA-11 = L’espèce qui montre le plus de 1 commence. À égalité, les 2 décident, puis les 3, jusqu’aux 6 ; si tout est égal, on tire au sort.
DRA-12 = Little dragon : chaque espèce lance ses huit dés. Celle qui commence pose un dragon de son choix, tel quel, sur une case libre, puis l’autre, tour à tour, jusqu’à remplir l’arène.
DRA-13 = L’espèce qui a placé la première attaque aussi la première.
DRA-14 = Big dragon : chaque espèce règle en secret ses huit puissances pour un total de 28 exactement. On les montre ensemble, puis on continue comme en little dragon.
DRA-15 = Puissance égale : le sort désigne qui commence. Cette espèce partage 7 points entre deux de ses dragons, et deux dragons adverses reçoivent les mêmes ; puis l’adversaire partage, et ainsi de suite pour quatre paires. Le placement suit comme en little dragon, l’espèce désignée d’abord.
DRA-20 = À son tour, une espèce fait exactement une chose : éliminer un dragon ennemi ou modifier une puissance.
DRA-21 = Un dragon peut éliminer un dragon ennemi adjacent de puissance strictement inférieure.
DRA-22 = Deux exceptions : un 6 ne tombe que devant un 1, et un 6 ne peut pas éliminer un 1. Le livret les montre par des dés, des critiques publiques les disent en mots.
DRA-23 = Le dragon qui élimine va sur la case et reprend la puissance qui s’y trouvait ; la case quittée reste vide.
DRA-24 = Une espèce qui peut éliminer doit le faire.
DRA-25 = Une espèce qui ne peut rien éliminer, alors qu’un de ses dragons est adjacent à un ennemi, change la puissance d’un dragon quelconque, de l’une ou l’autre espèce, en une autre valeur.
DRA-26 = Le dragon modifié reçoit un champ de force ; tant qu’il l’a, sa puissance ne peut plus être changée.
DRA-27 = Un champ de force disparaît quand son dragon s’en va en éliminant, ou est éliminé ; le dragon qui arrive sur la case n’en a pas.
DRA-30 = Le duel est terminé dès qu’aucun dragon n’est adjacent à un dragon ennemi.
DRA-31 = Il l’est aussi quand tous les dragons restants ont un champ de force et que l’espèce qui doit jouer ne peut rien éliminer.
DRA-32 = Chaque espèce additionne les puissances de ses dragons restants ; le plus haut total gagne le duel, l’égalité le rend nul.
DRA-33 = Un match va à la première espèce qui gagne un nombre convenu de duels (trois, sauf accord). Chaque duel a sa propre mise en place ; un duel nul ne compte pour personne ; après quatre fois ce nombre de duels le match s’arrête et l’espèce en tête le gagne.

ending-dragons-no-contact = plus de dragons au contact
ending-dragons-all-shielded = chaque dragon derrière un champ de force
ending-dragons-match-won = la rencontre est gagnée
ending-dragons-match-exhausted = plus de duels dans la rencontre
error-dragons-unsolvable = Seul un duel aux dés connus peut être résolu : dans cette position, des dés, un tirage au sort ou des puissances secrètes sont encore à venir.
