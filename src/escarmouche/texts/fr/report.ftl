# Le rapport du laboratoire et ce que ses statistiques permettent de dire.

comparisons-many = { $count } résultats sont comparés ici à l’égalité : même si tout était égal, environ { $expected } d’entre eux { $expected ->
    [one] semblerait inégal
   *[other] sembleraient inégaux
} par hasard.
comparisons-list = { $first }, { $rest }
comparisons-others = { $count } autres
comparisons-none = Pris ensemble (méthode de Holm), aucun ne s’écarte nettement de l’égalité{ $alone ->
    [0] .
    [one] {" "}; pris seul, { $alone } le semblerait.
   *[other] {" "}; pris seuls, { $alone } le sembleraient.
}
comparisons-sure = Pris ensemble (méthode de Holm), { $sure } { $sure ->
    [one] s’écarte
   *[other] s’écartent
} nettement de l’égalité : { $names }{ $alone ->
    [0] .
    [one] {" "}; pris seul, { $alone } le semblerait.
   *[other] {" "}; pris seuls, { $alone } le sembleraient.
}
ratings-none = Personne ne peut être classé : chacun a tout gagné ou tout perdu contre chacun des autres.
ratings-won = Pas de classement pour { $players } : rien n’a été perdu contre les joueurs classés, il serait donc sans limite.
ratings-lost = Pas de classement pour { $players } : rien n’a été gagné contre les joueurs classés, il serait donc sans limite.
ratings-apart = Pas de classement pour { $players } : aucune chaîne de parties gagnées et perdues ne les relie aux joueurs classés.

report-interval = { $low } à { $high }

report-kind-balance = Étude d’équilibre
report-kind-tournament = Tournoi
report-kind-perfect = Jeu parfait
report-kind-sweep = Balayage
report-kind-maps = Recherche de cartes équitables
report-kind-duel = Duel de jeux de dés
report-kind-openings = Ouvertures
report-answer = La réponse
report-caution = Avant de conclure
report-games = Parties
report-intervals = Intervalles
report-seed = Graine
report-wins = Victoires
report-draws = Nulles
report-losses = Défaites
report-score = Score
report-name = Nom
report-elo = Elo
report-interval-head = Intervalle
report-share = Part
report-ending = Fin de partie
report-range = De – à
report-of = { $table } : { $what }
report-heat = Qui marque contre qui
report-more = Tout ce que l’on peut dire
report-heat-note = Points de la ligne en pour cent. ▲ et ▼ : tout l’intervalle est au-dessus ou au-dessous de 50.
report-scores-note = Trait pointillé : l’égalité. ▲ et ▼ : tout l’intervalle est d’un même côté.
report-farthest = Les { $count } résultats les plus loin de l’égalité ; tous sont dans le tableau.
report-extremes = Le plus haut : { $highest }, { $most }. Le plus bas : { $lowest }, { $least }.
report-all-scores = Scores et leurs intervalles
report-all-ratings = Classements et leurs intervalles
report-show-table = Les chiffres en tableau
report-ratings = Classement
report-elo-note = Points Elo, 0 en moyenne ; 100 points de plus, c’est marquer 64 % l’un contre l’autre.
report-course = Comment les parties se sont passées
report-mean = moyenne { $mean }
report-histogram-desc = La moyenne est { $mean } ; la plus grande barre, de { $low } à { $high }, réunit { $share } des parties.
report-endings = Comment les parties ont fini
report-replays = Parties à voir
report-replays-note = Vérifiez une partie avec « escarmouche verify FICHIER », jugez ses coups avec « escarmouche analyse FICHIER ».
report-replay-of = { $contest }, partie { $game }
report-download = Télécharger la partie
report-show-record = Montrer la partie
report-again = Pour la refaire
report-again-note = Cette commande donne le même résultat, quel que soit le nombre de processus :
report-fixed = Chaque intervalle contient la vraie valeur { $confidence } du temps, pour un nombre de parties fixé d’avance (intervalle de Wilson, ou rééchantillonnage s’il y a des nulles).
report-sequential = L’étude s’est arrêtée quand elle était assez précise. Les intervalles en sont plus larges : tous ensemble, à tout nombre de parties, ils contiennent la vraie valeur { $confidence } du temps.
report-reading = Un score est la part des points : une victoire compte un, une nulle un demi. Un intervalle montre ce que les parties permettent au vrai score d’être : s’il contient 50 %, ces parties ne montrent aucune inégalité.

perfect-title = { $game } : combien de fois celui qui commence gagne-t-il, si tous jouent parfaitement ?
perfect-table = Départs résolus : le score de celui qui commence
perfect-meaning = Ce qui est résolu est la partie après sa mise en place. Les choix de la mise en place sont faits par : { $who }.
perfect-unproved = Rien n’a été prouvé de { $unproved } départs sur { $starts } dans le temps accordé ; ils ne sont pas comptés.
perfect-help-games = Nombre de départs à résoudre pour chaque mise en place
lab-help-perfect = Résoudre des départs : combien de fois celui qui commence gagne-t-il en jouant parfaitement ?
