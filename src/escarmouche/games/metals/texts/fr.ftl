# Metals : camps, options, événements, refus, invites, erreurs de notation et de carte.

metals-title = Metals
metals-about = Trois figurines, une carte, des lignes de mire. Avancez à couvert et tenez les cases qui rapportent.
metals-seat-blue = Bleu
metals-seat-red = Rouge

option-metals-map = La carte : plaine, defile, faubourg, lac, ou un fichier à vous dont le nom finit par .toml
option-metals-metals_each = Métaux de chaque joueur, de 3 à 9, ou de bleu et de rouge, comme 3,5
option-metals-factions = none, ou la faction de bleu et celle de rouge, par exemple Zipang,White_Fang
option-metals-target = Points de victoire qui font gagner ; auto vaut 10, ou 20 avec les factions
option-metals-blocked_sight = Si oui, le premier métal d’une ligne de mire cache ceux qui sont derrière
option-metals-every_attacker = Si oui, chaque ennemi qui voit un métal l’attaque, l’un après l’autre
option-metals-map-name = Carte
option-metals-map-is-plaine = plaine
option-metals-map-is-defile = défilé
option-metals-map-is-faubourg = faubourg
option-metals-map-is-lac = lac
option-metals-metals_each-name = Métaux chacun
option-metals-factions-name = Factions
option-metals-factions-is-none = aucune
option-metals-factions-is-White_Fang = White Fang
option-metals-target-name = Points pour gagner
option-metals-target-is-auto = 10, ou 20 avec les factions
option-metals-blocked_sight-name = Vue bouchée
option-metals-blocked_sight-is-off = non
option-metals-blocked_sight-is-on = oui
option-metals-every_attacker-name = Tous les attaquants
option-metals-every_attacker-is-off = non
option-metals-every_attacker-is-on = oui

metals-facing-N = nord
metals-facing-E = est
metals-facing-S = sud
metals-facing-W = ouest

metals-lot = Le sort désigne { $side }.
metals-deploys = { $side } déploie un métal en { $square }, face { $facing }.
metals-moves = { $side } va de { $start } en { $end }, face { $facing }.
metals-just-placed = { $watcher } voit { $square }, posé ce tour-ci : pas d’attaque.
metals-in-forest = { $watcher } voit { $square }, qui est en forêt : pas d’attaque.
metals-attacks = { $enemy } : { $attacker } voit et attaque { $target } ({ $side }).
metals-damaged = { $side } : { $target } est endommagé.
metals-defeated = { $side } : { $target } était déjà endommagé ; vaincu, il retourne dans sa réserve.
metals-assault-point = { $enemy } en tire 1 point.
metals-bonus = { $faction } rapporte 1 point de plus à { $enemy }.
metals-score = { $side } a { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
metals-occupies = { $side } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $square }.
metals-repaired = La ville répare le métal en { $square }.
metals-won = { $winner } atteint { $score } points et gagne (l’adversaire en a { $other }).
metals-stuck = { $side } ne peut ni déployer ni se déplacer : { $winner } gagne.
metals-drawn = Personne n’a gagné de points depuis { $turns } tours : la partie est nulle.

metals-ask-lot = Tirez au sort : qui joue en premier ?
metals-ask-action = { $side } : déployez un métal ou déplacez-en un.
metals-ask-deploy = { $side } : déployez un métal.
metals-ask-move = { $side } : déplacez un métal.

metals-over = la partie est terminée.
metals-not-now = « { $move } » n’est pas possible maintenant. { $now }
metals-off-map = { $square } n’est pas sur cette carte, qui va de a1 à { $last }.
metals-edge = la carte s’arrête à côté de { $square }.
metals-empty-pool = { $side } n’a plus de métal en réserve.
metals-three-on-map = { $side } a déjà trois métaux sur la carte.
metals-no-corner = { $square } n’est pas un coin de la carte.
metals-occupied = { $square } est occupée.
metals-closed = { $square } est fermée : aucun métal n’y entre.
metals-nobody = il n’y a pas de métal en { $square }.
metals-not-yours = { $square } est un métal de { $other }, et c’est à { $side } de jouer.
metals-only-turning = pivoter en { $square } n’est pas une action : un métal pivote après s’être déplacé.
metals-not-adjacent = { $end } n’est pas à côté de { $start } : un métal avance d’une case au nord, à l’est, au sud ou à l’ouest.

error-metals-move = « { $text } » n’est pas un coup : écrivez +a1N, b3-b4E ou lot:blue.
error-metals-metal = { $side } : « { $found } » n’est pas un métal comme b3N ou c1E! (ni « - » pour aucun).
error-metals-off-map = { $metal } : la carte n’a pas de case { $square }.
error-metals-closed = { $metal } : la case { $square } est fermée.
error-metals-same-square = Deux métaux sont en { $square }.
error-metals-count = { $side } a plus de { $most } métaux sur la carte.
error-metals-factions = « { $text } » n’est ni « none » ni deux factions séparées par une virgule ; les factions sont : { $known }.
error-metals-target = L’option « target » ne peut pas être « { $value } » ; c’est auto ou un nombre de 1 à { $most }.
error-metals-each = L’option « metals_each » ne peut pas être « { $value } » ; c’est un nombre de { $least } à { $most }, ou deux comme 3,5.
error-metals-few = { $side } a { $count } métaux en tout, sur la carte et en réserve ; un joueur en a de { $least } à { $most }.
error-metals-two-winners = Les deux joueurs ne peuvent pas avoir { $target } points : le premier à les atteindre a gagné.
error-metals-lot = « turn=lot » est le début de la partie : rien sur la carte, aucun point, au moins trois métaux dans chaque réserve.

error-metals-map-square = « { $square } » n’est pas une case de la carte ; elles vont de a1 à { $last }.
error-metals-map-unknown = Aucune carte ne s’appelle « { $name } » ; les cartes sont : { $known }, ou un fichier dont le nom finit par .toml.
error-metals-map-name = { $path } : le nom du fichier d’une carte doit finir par .toml.
error-metals-map-size = « { $key } » ne peut pas être { $size } ; une carte a 3 à 9 colonnes et 3 à 9 rangées.
error-metals-map = { $place } : { $reason }
metals-map-file = { $path }
metals-map-word = La carte de ce texte
metals-map-key = la clé « { $key } » est inconnue ; une carte n’a que « ranks ».
metals-map-ranks = « ranks » doit être une liste de textes, un par rangée, comme ". F 2".
metals-map-height = « ranks » a { $count } rangées ; une carte en a 3 à 9.
metals-map-width = la rangée { $rank } a { $count } cases ; une carte a 3 à 9 cases de large.
metals-map-ragged = la rangée { $rank } a { $count } cases, et celles du dessus { $expected }.
metals-map-terrain = rangée { $rank } : « { $word } » a un terrain inconnu ; ce sont F (forêt), C (ville) et # (fermée).
metals-map-points = rangée { $rank } : « { $word } » n’a pas de points possibles ; c’est un nombre entier de 0 à 9, après la lettre du terrain.
metals-map-corner = rangée { $rank } : un coin de la carte est fermé ; les métaux doivent pouvoir entrer aux quatre coins.
metals-map-good = { $path } : une bonne carte de { $files } colonnes et { $ranks } rangées.
metals-map-written = { $path } est prêt à être rempli ; vérifiez-le ensuite par : escarmouche maps check { $path }
metals-map-help =
    Une carte de Metals. Les rangées vont du bord lointain au bord proche, les cases de gauche à droite :
    {"."}    aucun point de victoire
    2    points de victoire, 0 à 9
    F    forêt, ou F1 avec des points de victoire
    C    ville, ou C1 avec des points de victoire
    #    fermée : aucun métal n’y entre (pas aux quatre coins)

metals-section-material = Matériel et mise en place
metals-section-action = Action
metals-section-assault = Assaut ennemi
metals-section-occupation = Occupation et fin
metals-section-factions = Factions (facultatives)

diagram-met-01 = La carte « plaine » : les nombres sont des points de victoire, les arbres des forêts, les maisons des villes ; chaque métal attend dans sa réserve.
diagram-met-10 = Bleu déploie au coin a1, face au nord : une action, puis le tour continue par l’assaut.
diagram-met-20 = Bleu va en c3, droit devant le métal rouge de c6 : il est endommagé (bord pointillé et croix), et rouge gagne 1 point.
diagram-met-30 = Bleu va en a5 et gagne ses 2 points ; puis la ville de b2 répare le métal endommagé qui s’y trouve.
diagram-met-52 = Rouge va dans une ville face au métal bleu : 1 point pour l’attaque et 1 de plus, car Zipang attaque de face. La ville répare ensuite.

MET-01 = Chacun des deux joueurs a trois métaux ou plus, autant qu’il en possède. Que chacun en ait autant que l’autre sauf accord est notre choix. Tous commencent dans la réserve de déploiement de leur propriétaire.
MET-02 = La carte est faite de cases. Une case vaut les points de victoire qu’elle porte, souvent aucun ; certaines sont des forêts, d’autres des villes, et quatre sont des coins. Les joueurs se placent aux petits côtés.
MET-03 = Le sort désigne qui joue en premier. Le premier à 10 points gagne, à 20 si l’on joue avec les factions.
MET-04 = Une carte est un rectangle de 3 à 9 colonnes et 3 à 9 rangées, décrit dans un fichier : terrain et points de chaque case. Hors des coins, des cases peuvent être fermées ; aucun métal n’y entre, et elles n’arrêtent pas la vue.
MET-10 = Déployer, c’est poser un métal de la réserve sur un coin libre, face au nord, à l’est, au sud ou à l’ouest. Qui a trois métaux sur la carte ne peut pas déployer.
MET-11 = Se déplacer, c’est mener un de ses métaux sur une case libre voisine, pas en diagonale, puis l’orienter à son gré. Pivoter seulement n’est pas une action.
MET-12 = Le tour d’un joueur commence par exactement une action, déployer ou se déplacer. Qui ne peut faire ni l’une ni l’autre perd aussitôt.
MET-20 = Après l’action, chaque métal du joueur actif qu’un métal ennemi a dans sa ligne de mire est attaqué.
MET-21 = Un métal voit tout ce qui est droit devant lui, dans sa rangée ou sa colonne, à toute distance et quoi qu’il y ait entre les deux. Avec l’option « blocked_sight », il ne voit que jusqu’au premier métal. Qui voit qui se fixe après l’action, avant tout dégât.
MET-22 = Un métal attaqué est endommagé ; s’il l’était déjà, il est vaincu et retourne dans sa réserve, remis à neuf. Quel que soit le nombre d’ennemis qui le voient, un métal est attaqué une fois par tour. Avec l’option « every_attacker », chacun d’eux attaque à son tour, dans l’ordre le meilleur pour leur joueur, jusqu’à ce que le métal soit vaincu.
MET-23 = Un métal déployé ce tour-ci n’est pas attaqué, ni un métal qui se tient en forêt.
MET-24 = Chaque métal endommagé ou vaincu rapporte 1 point à l’adversaire de son propriétaire.
MET-30 = Après l’assaut, le joueur actif gagne les points des cases où se tiennent ses métaux. Puis tous les métaux endommagés qui sont dans une ville sont réparés, quel que soit leur propriétaire.
MET-31 = Qui atteint le but gagne aussitôt, même au milieu d’un tour ; les points au-delà ne comptent pas.
MET-32 = Quand 60 tours de suite n’ont rapporté de points à personne, la partie est nulle à la fin du dernier.
MET-50 = Artemisia : 1 point de plus pour l’attaque d’un métal sur une case qui vaut 2. Comme pour toute faction, si plusieurs métaux voient la cible, leur joueur compte celui qui donne le bonus.
MET-51 = White Fang : 1 point de plus pour l’attaque d’un métal par sa gauche ou sa droite.
MET-52 = Zipang : 1 point de plus pour l’attaque d’un métal de face ou par derrière.
MET-53 = Metaclyon : 1 point de plus pour l’attaque d’un métal sur un coin.
MET-54 = Dinorda : 1 point de plus pour l’attaque d’un métal dans une ville.
MET-55 = Corsario : 1 point de plus pour l’attaque d’un métal qui n’est pas encore endommagé.
MET-56 = Obsidior : 1 point de plus pour une attaque depuis une case qui vaut 2.

arms-metals = faction
ending-metals-target-reached = les points pour gagner sont atteints
ending-metals-no-action = un joueur ne pouvait rien faire
ending-metals-no-progress = personne n’a marqué depuis trop longtemps
