# Le laboratoire : les études et ce qu’elles ont trouvé.

lab-help-balance = Le jeu est-il équitable ? Factions ou assortiments les uns contre les autres, mises en place et cartes, ce que vaut de commencer.
lab-help-duel = Deux factions ou assortiments de dés l’un contre l’autre.
lab-help-tournament = Niveaux, joueurs au hasard et vos propres programmes les uns contre les autres, avec classement.
lab-help-sweep = Faire varier une chose d’un jeu et mesurer ce qui change.
lab-help-openings = Ce que vaut chaque premier coup.
lab-help-maps = Trouver des cartes de Metals équitables pour les deux places et toutes les factions.
lab-help-games = Parties de chaque rencontre ; avec --precision, au plus
lab-help-precision = Jouer jusqu’à ce que la moitié de l’intervalle soit de tant de points sur cent, comme 2
lab-help-level = Niveau des deux joueurs, 1 à 8 ; au hasard sans cette option
lab-help-output = Un dossier pour tout, ou un fichier en .json, .html, .csv ou .parquet
lab-help-checkpoint = Un dossier qui garde les parties finies ; celui de --output le fait aussi
lab-help-resume = Reprendre l’étude interrompue de ce dossier
lab-help-arm = Une faction ou un assortiment à étudier ; plusieurs fois si besoin, tous sans cette option
lab-help-scene = Une carte ou mise en place à étudier ; plusieurs fois si besoin, toutes sans cette option
lab-help-duel-arm = Une faction, ou un assortiment de dés par son nom, en texte ou en fichier
lab-help-player = random, level:4, level:6:2000 (nœuds par coup), bot:COMMANDE ou http://…
lab-help-swiss = Rondes d’un tournoi suisse ; 0 fait jouer tous contre tous
lab-help-what = Une option, comme target, ou une partie d’une option : map.c3, mat.swarm.amount, south.1
lab-help-value = Les valeurs à essayer
lab-help-count = Les points de qui la précision voulue concerne
lab-help-search = Chercher des cartes équitables
lab-help-symmetric = Des cartes pareilles vues des deux côtés, ou quelconques
lab-help-population = Cartes d’une génération
lab-help-generations = Générations après la première
lab-help-factions = Équitables aussi pour toutes les factions, ou seulement sans factions
lab-help-save = Écrire la carte la plus équitable dans ce fichier en .toml
cli-help-ray = Jouer sur une grappe Ray : son adresse, ou auto pour celle de cette machine

lab-estimate = { $score } ± { $half }
lab-rate = { $games } parties/s
lab-resumed = Reprise d’une étude interrompue : { $games } parties sont déjà là.
lab-ratings = Classement (Elo)
lab-rating = { $name } : { $elo } ({ $low } à { $high })
lab-conclusions = Ce que cela dit
lab-warnings = À garder en tête
lab-run = { $games } parties, dont { $played } jouées maintenant, { $seconds } s
lab-column-score = points %
lab-column-interval = intervalle à 95 %
lab-column-games = parties

lab-player-random = au hasard
lab-player-level = { $name } ({ $level })
lab-player-level-budget = { $name } ({ $level } ; { $budget })
lab-no-answer = il s’est terminé sans réponse

lab-title-balance = { $game } : est-ce équitable ?
lab-title-duel = { $first } contre { $second } : qui est le plus fort ?
lab-title-tournament = { $game } : qui joue le mieux ?
lab-title-sweep = { $game } : que change « { $what } » ?
lab-title-openings = { $game } : quels sont les meilleurs premiers coups de { $seat } ?
lab-title-maps = Metals : quelles cartes de { $files } × { $ranks } cases sont équitables ?

lab-table-arms = Les uns contre les autres : { $scene }
lab-table-averages = En moyenne : { $scene }
lab-table-places = Ce que valent de commencer et la place
lab-table-duel = Le duel
lab-table-players = Les uns contre les autres
lab-table-openings = Premiers coups depuis { $position }
lab-table-maps = Cartes trouvées et cartes livrées avec le jeu
lab-axis-against = contre
lab-axis-whose = points de
lab-axis-move = premier coup
lab-axis-player = joueur
lab-all-scenes = partout
lab-all-opponents = tous les autres
lab-starter = qui commence
lab-pair = { $first } – { $second }
lab-pair-on = { $pair } ({ $scene })
lab-arm-on = { $arm } ({ $scene })
lab-starting-at = { $where }, { $who }
lab-who-with = { $what } = { $value }, { $who }
lab-map-found = carte trouvée { $number }

lab-verdict-above = { $name } : { NUMBER($score, minimumFractionDigits: 1) } % des points ({ NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) }), plus de la moitié.
lab-verdict-below = { $name } : { NUMBER($score, minimumFractionDigits: 1) } % des points ({ NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) }), moins de la moitié.
lab-verdict-even = { $name } : { NUMBER($score, minimumFractionDigits: 1) } % des points ({ NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) }) ; l’égalité n’est pas exclue.
lab-best-moves = Les meilleurs premiers coups de { $seat }, le meilleur d’abord : { $moves }.
lab-best-sure = { $move } est nettement le meilleur : son intervalle est au-dessus de tous les autres.
lab-best-unsure = { $move } a marqué le plus, mais { $count ->
    [one] un autre coup
   *[other] { $count } autres coups
} peuvent le valoir : les intervalles se recouvrent.
lab-first-sure = { $first } est le plus fort ({ $elo } Elo), nettement devant { $second }.
lab-first-unsure = { $first } est classé premier ({ $elo } Elo), mais { $second } est peut-être aussi fort.
lab-maps-compared = La meilleure carte trouvée est en moyenne à { NUMBER($best, minimumFractionDigits: 1) } points sur cent de l’égalité, la plus équitable de celles du jeu ({ $name }) à { NUMBER($shipped, minimumFractionDigits: 1) }.
lab-map-comment =
    Une carte équitable, trouvée par
    { $command }
lab-map-saved = La carte la plus équitable est dans { $path }.

lab-histogram-plies = Longueur des parties (coups des joueurs)
lab-histogram-margin = Avance finale de la première place (points du jeu)
lab-replay-shortest = La partie la plus courte
lab-replay-longest = La partie la plus longue
lab-replay-closest = La victoire la plus serrée
lab-replay-clearest = La victoire la plus nette
lab-warning-random = Tous les choix ont été faits au hasard : cela dit ce que font les règles et les dés, pas ce que de bons joueurs en feraient.
lab-warning-unrepeatable = Des joueurs pensent à la montre ou sont des programmes extérieurs : une autre fois, d’autres parties peuvent venir.
lab-warning-few = Certains chiffres ne reposent que sur { $games } parties : prenez-les comme des indices.

error-lab-player = « { $word } » n’est pas un joueur ; écrivez random, level:4, level:6:2000, bot:COMMANDE ou l’adresse http d’un service.
error-lab-answer = { $word } a répondu « { $answer } », qui n’est pas un coup permis dans { $position }.
error-lab-gone = { $word } ne répond pas : { $reason }.
error-lab-workers = Des processus sont morts { $count } fois de suite : l’étude s’arrête ; ce qui est fini est gardé si elle a un dossier.
error-lab-no-ray = Ray n’est pas installé ; installez escarmouche[ray].
error-lab-ray = Il n’y a pas de grappe Ray à « { $address } » : { $reason }
error-lab-exists = { $folder } contient déjà une étude ; reprenez-la avec --resume, ou choisissez un autre dossier.
error-lab-unreadable = { $folder } contient un study.json illisible.
error-lab-other-study = { $folder } contient une autre étude : { $part } y est { $kept }, et non { $wanted }.
error-lab-other-code = { $folder } contient une étude faite par d’autres versions ({ $kept }, maintenant { $wanted }) ; ses parties ne peuvent être mêlées à de nouvelles.
error-lab-resume-folder = --resume demande le dossier de l’étude : donnez --output ou --checkpoint.
error-lab-output = « { $path } » n’est ni un dossier ni un fichier finissant par : { $known }.
error-lab-precision = Une précision de { $precision } n’est pas possible ; elle est entre { $least } et 50 points sur cent.
error-lab-no-arms = Dans { $game }, personne ne choisit rien à soi avant la partie.
error-lab-two-arms = Il faut au moins deux factions ou assortiments différents.
error-lab-two-players = Il faut au moins deux joueurs différents.
error-lab-rounds = { $players } joueurs font au plus { $most } rondes suisses, et non { $rounds } ; sans --swiss, tous rencontrent tous.
error-lab-no-parts = L’option « { $option } » n’a pas de parties à faire varier ; faites-la varier en entier.
error-lab-count = « { $found } » ne se compte pas ; c’est un de : { $known }.
error-lab-maps-search = Dites que faire des cartes : --search en cherche d’équitables.
error-lab-save = « { $path } » ne finit pas par .toml, comme le doit le fichier d’une carte.
