# La table dans le navigateur : pages, plateaux, boutons.

web-nav = Pages
web-nav-home = Jouer
web-nav-learn = Apprendre
web-nav-puzzles = Problèmes
web-nav-rules = Règles
web-nav-replay = Revoir
web-nav-menu = Menu
web-theme = Clair ou sombre
web-loading = Un instant…
web-close = Fermer
web-nowhere = Il n’y a rien à cette adresse.
web-to-home = Retour à l’accueil
web-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-connection-lost = Connexion perdue : vous pouvez regarder, nous réessayons…
web-again = Réessayer
web-connection-back = Connexion rétablie.

web-home-title = Des duels courts, beaux et retors.
web-home-note = Choisissez un plateau : la partie commence aussitôt contre un adversaire indulgent, sans compte ni formulaire.
web-ready-offline = Prêt sans connexion
web-start = Jouer
web-starting = La partie se prépare…
web-options = Choisir…
web-options-named = Choisir l’adversaire et la mise en place pour { $game }
web-demo-stop = Arrêter l’animation
web-demo-go = Animer les plateaux
web-my-games = Vos parties
web-challenges = Défis ouverts
web-challenge = quelqu’un attend, vous joueriez { $seat }

web-new-title = { $game } : une nouvelle partie
web-opponent = Adversaire
web-opponent-computer = L’ordinateur
web-opponent-computer-about = Huit niveaux, du plus doux au plus coriace.
web-opponent-friend = Un ami, par lien
web-opponent-friend-about = Vous recevez un lien à copier et un code à scanner.
web-opponent-screen = À deux sur cet écran
web-opponent-screen-about = On se passe l’appareil pour les choix secrets.
web-opponent-open = N’importe qui
web-opponent-open-about = Un défi ouvert, affiché sur la page d’accueil.
web-level = Niveau
web-level-1 = Niveau 1 : joue presque au hasard, pour découvrir.
web-level-2 = Niveau 2 : indulgent, laisse passer beaucoup.
web-level-3 = Niveau 3 : voit ce qui saute aux yeux.
web-level-4 = Niveau 4 : prévoit votre réponse.
web-level-5 = Niveau 5 : solide, un bon partenaire régulier.
web-level-6 = Niveau 6 : fort, punit les erreurs.
web-level-7 = Niveau 7 : très fort.
web-level-8 = Niveau 8 : le meilleur dont l’ordinateur est capable.
web-seat = Vous jouez
web-seat-any = au hasard
web-more = Plus d’options : règles, pendule, dés
web-clock-title = Pendule
web-clock-none = sans
web-clock-short = 3 min + 5 s
web-clock-long = 15 min + 10 s
web-clock-days = 3 jours par coup
web-dice-title = Dés
web-dice-fair = Lancés par la table
web-dice-fair-about = Engagés d’avance et vérifiables après la partie.
web-dice-device-about = Tirés par cet appareil, sans serveur.
web-dice-typed = Vos vrais dés
web-dice-typed-about = Vous les lancez sur votre table et saisissez les faces.
web-rated = Partie classée : ni indice ni reprise de coup, le résultat compte.
web-of-seat = { $seat } : { $value }
web-begin = Commencer
web-begin-friend = Créer le lien
web-begin-open = Lancer le défi
web-read-rules = Lire les règles

web-option-dragons-setup-baby = On secoue tout : les dés tombent au hasard dans l’arène.
web-option-dragons-setup-little = Chacun lance ses dés, puis les place tour à tour.
web-option-dragons-setup-big = Chacun répartit 28 points en secret, puis place ses dragons.
web-option-dragons-setup-equal = Les mêmes puissances pour les deux camps.
web-option-metals-map-plaine = Ouverte et simple, pour commencer.
web-option-metals-map-lac = Des cases fermées au milieu.
web-option-metals-map-defile = Étroite : on s’y croise de près.
web-option-metals-map-faubourg = Des villes où réparer.

web-you = vous
web-computer = ordinateur { $level }
web-person = adversaire
web-free-seat = place libre
web-your-turn = à vous
web-their-turn = réfléchit
web-thinking = réfléchit…
web-sending = envoi…
web-local-failed = Ce jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
web-local-unreadable = Cette partie demande quelque chose que seul le serveur connaît.
web-local-gone = Cette partie n’est pas dans ce navigateur.
web-local-elsewhere = Cette partie continue dans une autre fenêtre.
web-days = { $days } j { $hours } h
web-clock = Temps restant { $time }
web-points = Points
web-victory-points = Points de victoire
web-vitality = Vitalité

web-board = { $game }, le plateau
web-choices = Choix
web-let-go = Lâcher
web-hinted = conseillé
web-log = Coup par coup
web-dice-each = un par un
web-dice-fell = { $dice } dés tombent.
web-log-empty = Rien n’a encore été joué.
web-show-move = Voir la position après { $move }
web-look-back = Positions précédentes
web-to-present = Revenir au présent
web-why-not = Pas maintenant :
web-rule = Règle { $rule }
web-all-rules = Toutes les règles
web-origin-stated = livret
web-origin-public = sources publiques
web-origin-reading = notre lecture
web-origin-completion = notre complément
web-rules-title = { $game } : les règles
web-rules-unplayed = Des règles pour figurines : l’arbitre s’y réfère pour les chances, et les feuilles en sont imprimées.
web-rules-summary = { $count } règles, dont { $ours } complétées par nous là où le livret se tait.
web-rules-search = Chercher dans ces règles
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rule-unknown = Ce jeu n’a pas de règle « { $rule } ».
web-rule-code = Dans le code
web-rule-tests = Ses tests
web-rule-lesson = L’apprendre : { $lesson }
web-rule-more = Cette règle sur sa page
web-rules-note = Chaque décision de l’arbitre renvoie à l’une de ces règles.
web-play-this = Jouer

web-invite = Invitez votre adversaire
web-invite-note = Ce lien donne la place : ne l’envoyez qu’à une personne.
web-invite-friend = Inviter un ami
web-copy = Copier
web-copied = Copié ✓
web-copied-long = Le lien est dans le presse-papiers.
web-qr = Le même lien, à scanner
web-spectators = Inviter des spectateurs
web-spectator-link = Lien pour regarder
web-spectator-note = Ce lien permet de regarder, pas de jouer.
web-invited = On vous invite à jouer à { $game }
web-sit = Prendre place
web-watch = Regarder seulement
web-waiting = La partie commence quand toutes les places sont prises.
web-waiting-word = La partie commence dès que l’autre joueur rouvre cette table : les dés ont besoin d’un mot de chacun, et aucun n’est montré avant que l’autre soit fixé.
web-handover = { $seat } décide en secret
web-handover-note = Passez l’appareil ; les autres regardent ailleurs.
web-handover-go = C’est moi

web-hint = Indice
web-hinting = Je cherche…
web-hint-move = Bien ici :
web-hint-secret = Bien ensemble :
web-hint-none = Je ne connais pas de bon coup avec ce que vous avez choisi. Reposez-le pour en voir un.
web-hint-others = Bien aussi :
web-hint-threatens = { $pieces ->
    [one] Une pièce adverse serait menacée.
   *[other] { $pieces } pièces adverses seraient menacées.
}
web-hint-risks = { $pieces ->
    [one] Une de vos pièces serait menacée.
   *[other] { $pieces } de vos pièces seraient menacées.
}
web-hint-safe = Aucune de vos pièces ne serait menacée.
web-hint-note = Estimation de l’ordinateur après un peu de réflexion.
web-hint-exact = Résultat exact : la suite a été calculée jusqu’au bout.
web-guide = Me conseiller à chaque coup
web-odds-button = Chances
web-weighing = Calcul…
web-odds = Vos chances
web-odds-choice = Choix, puis dés
web-odds-win = Victoire
web-odds-show = Montrer sur le plateau
web-odds-all = Voir les { $moves } choix
web-odds-few = Voir les meilleurs seulement
web-odds-best = Vos chances : { $odds }
web-odds-note = Victoire : estimation de l’ordinateur si chacun joue bien. Dés : chances exactes.
web-evaluation = { $first } { $share }, { $second } { $rest }
web-takeback = Reprendre le coup
web-draw = Proposer la nulle
web-resign = Abandonner
web-resign-sure = Oui, j’abandonne
web-resign-no = Non, je continue
web-offer = Proposition
web-offers-draw = { $seat } propose la nulle.
web-offers-takeback = { $seat } voudrait reprendre son dernier coup.
web-offers-rematch = { $seat } propose une autre partie.
web-offered-draw = Vous proposez la nulle.
web-offered-takeback = Vous demandez à reprendre votre coup.
web-offered-rematch = Vous proposez une autre partie.
web-accept = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-fair-dice = Dés vérifiables
web-fair-dice-note = Avant le premier dé, la table a publié l’empreinte d’un secret et chaque joueur a ajouté un mot au hasard, sans connaître celui de l’autre. À la fin le secret est révélé et votre navigateur peut recalculer chaque lancer.
web-dice-device-note = Les dés de cette partie viennent du générateur de cet appareil.
web-threats = Menaces
web-sound = Son
web-type-move = Saisir un coup
web-play-move = Jouer

web-result-won = Victoire !
web-result-lost = Défaite.
web-result-draw = Partie nulle.
web-result-over = Partie terminée
web-rematch = Revanche
web-rematch-go = Aller à la revanche
web-replay = Revoir la partie
web-verify = Vérifier les dés
web-download = Télécharger la partie
web-share-link = Copier le lien
web-new-game = Autre partie

web-keys = Touches
web-cap-enter = Entrée
web-cap-escape = Échap
web-key-arrows = aller d’une case à l’autre
web-key-enter = toucher la case
web-key-tab = passer du plateau aux choix
web-key-escape = lâcher, revenir en arrière
web-key-slash = saisir un coup en notation
web-key-hint = demander un indice
web-key-odds = montrer ou cacher les chances
web-key-question = cette liste

web-replay-title = Revoir une partie
web-upload-note = Ouvrez une partie enregistrée ici, dans le terminal ou par un programme : chaque coup est vérifié.
web-upload-file = Fichier
web-upload-text = Ou le texte de la partie
web-upload = Ouvrir
web-first = Début
web-previous = Coup précédent
web-next = Coup suivant
web-last = Fin
web-judge = Analyser
web-judging = Analyse en cours…
web-graph = Ce que peut espérer { $seat } au fil de la partie ; ici { $share }
web-luck = D’où vient le résultat
web-luck-dice = les dés
web-luck-decisions = les décisions
web-luck-secrets = les choix secrets
web-luck-note = En chances de gagner : ce que chaque cause a donné ou coûté.
web-mistakes = Erreurs
web-no-mistakes = Aucune erreur relevée.
web-better = mieux : { $move }
web-label-blunder = grosse erreur
web-label-mistake = erreur
web-label-slip = imprécision
web-dice-are-fair = Les dés de cette partie ont été recalculés : ils sont conformes.
web-dice-are-seeded = Les dés de cette partie viennent d’une graine connue.
web-dice-are-typed = Les dés de cette partie ont été lancés à une vraie table.
web-dice-are-device = Les dés de cette partie viennent du générateur d’un appareil : rien ne permet de les recalculer.
web-dice-are-unrevealed = Le secret des dés n’est pas révélé : ils ne peuvent pas être vérifiés.

web-verify-note = Votre navigateur recalcule chaque jet à partir du secret révélé et des mots de chaque joueur, sans rien demander au serveur.
web-verifying = Calcul des jets…
web-verified = { $rolls ->
    [0] Aucun dé n’est tombé, et l’engagement est tenu.
    [one] Le seul jet est conforme.
   *[other] Les { $rolls } jets sont conformes.
}
web-verified-partly = { $rolls ->
    [0] Aucun dé n’est tombé.
    [one] Le seul jet découle bien du secret révélé.
   *[other] Les { $rolls } jets découlent bien du secret révélé.
}
web-verify-unseen = Pas vérifié : ce navigateur n’a rien gardé d’avant le premier dé (vous regardiez, ou vous avez joué dans un autre). Il ne peut donc dire ni si l’engagement est bien celui publié alors, ni si les mots sont bien ceux des joueurs.
web-not-verified = Ces dés ne sont pas conformes.
web-verify-commitment = Engagement publié avant la partie
web-verify-kept = celui que votre navigateur a gardé avant le premier dé
web-verify-not-kept = votre navigateur en avait gardé un autre avant le premier dé : { $commitment }
web-verify-secret = Secret révélé à la fin
web-verify-match = conforme
web-verify-mismatch = différent
web-verify-salts = Partie et mots des joueurs
web-verify-yours = { $salt } est le mot tiré par votre navigateur.
web-verify-not-yours = Votre navigateur avait tiré { $salt }, et ce n’est pas ce qui a servi.
web-verify-bound = l’autre joueur n’a pas pu choisir le sien selon le vôtre : il était fixé avant que le vôtre soit dit
web-verify-unbound = le mot de l’autre joueur n’est pas celui qui était fixé avant que le vôtre soit dit
web-verify-rolls = Tous les jets
web-verify-roll = Jet
web-verify-played = Joué
web-verify-derived = Recalculé
web-to-game = Retour à la partie

web-cell-empty = vide
web-cell-possible = possible
web-cell-threatened = menacé
web-cell-picked = choisi
web-cell-last = dernier coup

web-step-dragons-next = Duel suivant
web-step-dragons-lot-fire = Feu
web-step-dragons-lot-ice = Glace
web-step-metals-plus = Déployer
web-step-metals-lot-blue = Bleu
web-step-metals-lot-red = Rouge
web-step-metals-N = Nord
web-step-metals-E = Est
web-step-metals-S = Sud
web-step-metals-W = Ouest
web-step-irondie-keep = Tout garder
web-step-irondie-done = Lancer ces dés
web-step-irondie-pass = Passer
web-step-irondie-decline = Laisser résoudre
web-step-irondie-plus = Ajouter
web-step-irondie-minus = Soustraire
web-step-irondie-lot-south = Sud
web-step-irondie-lot-north = Nord

# Apprendre.
web-new-here = Nouveau ici ?
web-new-here-learn = Apprendre en 3 minutes
web-learn = Apprendre
web-learn-note = De courtes leçons sur le plateau : vous jouez, l’arbitre répond. On ne peut rien perdre.
web-learn-none = Il n’y a pas de telle leçon ici.
web-learn-progress = { $done } sur { $all } connues
web-learn-start = Commencer
web-learn-on = Continuer
web-lesson-of = { $game } · leçon { $at } sur { $all }
web-lesson-rules = Les règles de cette leçon
web-lesson-steps = Toutes les leçons
web-lesson-known = connue
web-lesson-done = C’est cela.
web-lesson-shown = Voilà une façon. Essayez vous-même plus tard.
web-lesson-missed = Permis, mais ce n’est pas le but.
web-lesson-again = Réessayer
web-lesson-free = Rien n’est perdu : réessayez.
web-lesson-show = Montrez-moi
web-lesson-next = Suivante
web-lesson-locked = La suite s’ouvre quand le but est atteint.
web-lesson-skip = Passer cette leçon
web-lesson-move-on = La suite
web-lesson-tries = { $tries } essais

# Papier.
web-position = Une position
web-position-cut = La position du lien a été coupée ou changée.
web-position-unread = Cette page n’a pas de serveur pour lire la position, et son état est d’une autre version des règles. Ouvrez le lien à une table, ou regardez-la avec la commande « escarmouche play ».
web-play-on = Continuer contre l’ordinateur
web-play-on-both = Jouer les deux camps
web-print = Imprimer
web-print-title = Imprimer sur papier
web-print-what = Quoi
web-print-position = Cette position, avec un code qui l’ouvre
web-print-record = La partie avec tous ses coups
web-print-material = Le matériel du jeu
web-print-rules = Les règles, en livret
web-print-paper = Papier
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-note = Imprimez le PDF à 100 %, puis vérifiez la règle graduée.
web-print-make = Préparer le PDF
web-print-making = Préparation…
web-print-open = Ouvrir le PDF
web-print-save = L’enregistrer
web-print-page = Imprimer plutôt cette page
web-print-no-server = Les feuilles à l’échelle sont faites par un serveur, et cette page n’en a pas. Sur un ordinateur avec Escarmouche : « escarmouche print { $game } -o { $game }.pdf ». Ou imprimez cette page telle quelle.

# Problèmes.
web-puzzles = Problèmes
web-puzzles-note = Un coup est nettement le meilleur. Le vôtre est noté par les chances qu’il perd.
web-puzzle-daily = Le problème du jour
web-puzzle-streak = { $days ->
    [0] pas encore résolu
    [one] un jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-solve = Résoudre
web-puzzle-own = Tirés de vos parties
web-puzzle-own-note = Les décisions qui vous ont coûté le plus. Le sort des dés est compté à part.
web-puzzle-own-empty = Finissez une partie sur cet appareil : les décisions qui vous ont coûté le plus viendront ici.
web-puzzle-own-none = Aucune de vos décisions n’a coûté cher dans cette partie.
web-puzzle-own-title = Votre partie : mieux, cette fois ({ $number } sur { $all })
web-puzzle-luck = Les dés de cette partie vous ont donné { $share } ; cela n’entre pas dans la note.
web-puzzle-count = { $done } sur { $all } résolus
web-puzzle-theme = Thème
web-puzzle-theme-all = tous
web-puzzle-number = Problème { $number }
web-puzzle-ask = à vous de jouer
web-puzzle-how = Trouvez le meilleur coup et jouez-le sur le plateau.
web-puzzle-right = Le meilleur coup.
web-puzzle-loses = perd { $share } de vos chances.
web-puzzle-loses-least = perd { $share } de vos chances ou plus.
web-puzzle-themes = Il s’agit de :
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
web-theme-wins = gagne aussitôt
web-theme-quiet = un coup tranquille
web-theme-only = le seul coup

web-name = Votre nom
web-name-note = Montré à qui joue ou regarde ; laissez vide pour rester anonyme.
web-name-rated = Vos parties classées comptent sous ce nom ; sa clé reste dans ce navigateur.
web-player = joueur
web-has-left = est parti
web-somebody = Quelqu’un
web-join = Jouer
web-phrases = Dire quelque chose
web-phrases-mute = Ne pas me montrer ces phrases
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups.
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-good-game = Belle partie !
web-wake = Me prévenir quand c’est à moi
web-wake-failed = Ce navigateur ne l’a pas permis.
web-mine-all = toutes
web-mine-none = Vous n’avez pas encore de partie.
web-mine-won = gagnée
web-mine-lost = perdue
web-mine-draw = nulle
web-mine-over = finie
web-mine-waiting = en attente
web-mine-theirs = à l’adversaire
web-watch-games = Parties à regarder
web-watching = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } regardent
}
web-invite-used = Cette invitation a déjà servi : les deux places sont prises. Vous regardez.
web-terms-untimed = sans pendule
web-terms-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
web-terms-bank = { $minutes } min + { $increment } s
web-terms-rated = classée
web-ladder = Classement
web-ladder-note = Classement de ce serveur (Glicko-2), les niveaux de l’ordinateur compris. Seules les parties classées comptent.
web-ladder-games = Jeux
web-ladder-place = Rang
web-ladder-player = Joueur
web-ladder-points = Points
web-ladder-count = Parties
web-ladder-none = Personne n’a encore joué de partie classée à ce jeu.
web-ladder-play = Jouer une partie classée

# Le compagnon d’une bataille sur une vraie table.
web-nav-battles = Vraie table
web-battle-title = Sur une vraie table
web-battle-about = Vos figurines, vos dés : le compagnon tient les phases, les blessures, les effets et le score, et connaît les règles. Tout marche sans connexion.
web-battle-mine = Vos batailles
web-battle-new = Une nouvelle bataille
web-battle-name = Son nom
web-battle-seldom = Points, cartes, dés, arbitre
web-battle-begin = Commencer
web-battle-open = Ouvrir une bataille enregistrée
web-battle-open-elsewhere = Cette partie ne s’est pas jouée sur une vraie table. « Revoir », dans le menu, l’ouvre et en écrit le récit avec une image de chaque tour.
web-battle-forget = Oublier { $name }
web-battle-keep = La garder
web-battle-duels = Duels avec de vrais dés
web-battle-duels-about = Le plateau est devant vous ; un dé mal saisi se reprend d’une touche.
web-battle-gone = Cette bataille n’est pas gardée sur cet appareil.
web-battle-all = Toutes les batailles
web-battle-join-failed = Impossible de rejoindre cette bataille. Vérifiez la connexion et le lien.
web-battle-next = Ce qui vient
web-battle-turn = Tour { $turn } sur { $turns }
web-battle-turn-number = Tour { $turn }
web-battle-phases = Phases du tour
web-battle-phase-deployment = Déploiement
web-battle-phase-strategic = Stratégie
web-battle-phase-activation = Activation
web-battle-phase-combat = Combat
web-battle-phase-rally = Ralliement
web-battle-phase-mystic = Mystique
web-battle-phase-upkeep = Entretien
web-battle-next-phase = Phase suivante
web-battle-keypad = La face de votre dé
web-battle-dice = { $dice } dés, une touche chacun
web-battle-roll = Lancer ici plutôt
web-battle-odds-success = Chance exacte que le test réussisse :
web-battle-odds-hit = Chance exacte que le coup porte :
web-battle-odds-opposed = Chance exacte de gagner le test :
web-battle-odds-gems = Gemmes en moyenne, exactement :
web-battle-gems = { $gems } gemmes
web-battle-again = Relancé ? Touchez la nouvelle face
web-battle-named = Jusqu’ici : { $names }
web-battle-last = Ce qui vient de se passer
web-battle-cover = Le choix qui vient est secret : passez le téléphone à { $seat }.
web-battle-uncover = { $seat } est seul à regarder
web-battle-dispute = L’autre camp conteste
web-battle-stray = { $whose ->
    [own] Ce téléphone
   *[other] Un autre téléphone
} a saisi { $count ->
    [one] quelque chose qui ne suit pas
   *[other] { $count } choses qui ne suivent pas
} :
web-battle-stray-secret = Un choix encore secret.
web-battle-stray-more = { $count ->
    [one] … et une autre
   *[other] … et { $count } autres
}
web-battle-take = { $count ->
    [one] La prendre à la place
   *[other] Les prendre à la place
}
web-battle-dismiss = { $count ->
    [one] La laisser de côté
   *[other] Les laisser de côté
}
web-battle-goals = Objectifs
web-battle-score-less = { $seat } : un point de moins
web-battle-score-more = { $seat } : un point de plus
web-battle-zone = Zone { $zone }
web-battle-building = Chantier { $building }
web-battle-building-less = Construction { $building } : un point de moins
web-battle-building-more = Construction { $building } : un point de plus
web-battle-caches = Caches restantes : { $left }
web-battle-cache-searched = La cache { $cache } a été fouillée
web-battle-object = Objet { $object }
web-battle-lying = à terre
web-battle-blue = Bleu
web-battle-red = Rouge
web-battle-track = touchez une lettre pour blesser, encore pour soigner
# Légère, grave, critique, mort.
web-battle-letters = L G C †
web-battle-until = { $effect } jusqu’au tour { $turn }
web-battle-wounds = Blessures de { $name }
web-battle-wound-1 = { $name } : blessure légère
web-battle-wound-2 = { $name } : blessure grave
web-battle-wound-3 = { $name } : blessure critique
web-battle-wound-4 = { $name } : mort
web-battle-status-in-hand = pas encore sur la table
web-battle-status-dead = mort
web-battle-status-fled = en fuite
web-battle-status-vanished = disparu
web-battle-stunned = sonné
web-battle-routed = en déroute
web-battle-charged = chargé
web-battle-captive = captif
web-battle-faith = Foi
web-battle-gems-air = Gemmes d’air
web-battle-gems-earth = Gemmes de terre
web-battle-gems-fire = Gemmes de feu
web-battle-gems-water = Gemmes d’eau
web-battle-gems-light = Gemmes de lumière
web-battle-gems-darkness = Gemmes de ténèbres
web-battle-less = { $name } : { $what }, un de moins
web-battle-one-more = { $name } : { $what }, un de plus
web-battle-more = Corriger { $name }
web-battle-touch = Au contact de
web-battle-has-charged = a chargé
web-battle-captor = Captif de
web-battle-nobody = personne
web-battle-end-effect = Terminer « { $effect } »
web-battle-back = De nouveau sur la table
web-battle-log = Ce qui s’est passé
web-battle-tools = Arbitre et feuille de partie
web-battle-dial = L’arbitre
web-battle-dial-enforce = impose les règles
web-battle-dial-advise = conseille
web-battle-dial-off = compte seulement
web-battle-record = Partie (texte)
web-battle-html = Récit (HTML)
web-battle-markdown = Récit (Markdown)
web-battle-share = Plusieurs téléphones
web-battle-share-note = Qui ouvre ce lien saisit aussi dés et faits. Sans connexion chaque téléphone continue ; ce qui ne concorde pas est montré quand ils se retrouvent. Les ordres scellés sont cachés sur chaque téléphone, pas chiffrés.
web-battle-share-failed = Le serveur ne répond pas ; la bataille continue sur ce téléphone.
web-battle-phones = { $phones ->
    [one] 1 téléphone
   *[other] { $phones } téléphones
}
web-battle-apart = Hors ligne ; les saisies sont gardées
web-battle-ready = Prêt hors ligne
web-battle-undo = Annuler
web-battle-redo = Refaire
web-missed = Ici { $seat } a joué { $move } et perdu { $lost } ; marqué : { $best }.
web-retry = Rejouer les erreurs
web-retry-back = Continuer
web-retry-title = Erreur { $number } sur { $all } : trouvez mieux
web-nav-workshop = Atelier
web-workshop-note = Ce que sait la ligne de commande, sur la page : positions, probabilités, matchs, études.
web-editor = Composer une position
web-editor-note = Disposez-la, voyez le meilleur coup, jouez-la ou passez son lien.
web-editor-palette = Ce qu’un toucher pose
web-editor-text = La position en notation
web-editor-link = Copier le lien
web-editor-solve = Quel est le meilleur coup ?
web-editor-proved = Démontré.
web-editor-judged = Estimé, non démontré.
web-editor-expects = { $seat } peut espérer { $share }.
web-editor-open = Regarder, jouer à partir d’ici
web-editor-server = Composer une position demande le serveur.
web-odds-page = Probabilités
web-odds-page-note = À chaque décision d’une partie, le bouton « Chances » pèse chaque choix. Pour tous les dés d’une escarmouche :
web-match = Un match entre niveaux
web-match-note = Joué dans ce navigateur ; on échange les camps après chaque partie.
web-match-game = Jeu
web-match-first = Niveau
web-match-second = contre le niveau
web-match-count = Parties
web-match-go = Jouer le match
web-match-stop = Arrêter
web-match-score = Niveau { $first } : { $wins } gagnées, { $draws } nulles, { $losses } perdues contre le niveau { $second }
web-match-underway = { $done } parties sur { $count }
web-studies = Études
web-studies-note = Des questions sur les jeux, tranchées par de nombreuses parties ou par démonstration, avec les commandes qui redonnent la réponse.

web-nav-odds = Chances
web-odds-title = Calculateur de chances
web-odds-about = Les chances exactes des dés de Confrontation, chaque décision étant prise au mieux. Marche sans connexion.
web-odds-link = Copier un lien vers cette question
web-odds-kinds = Questions
web-odds-kind-test = Test
web-odds-kind-opposed = Test en opposition
web-odds-kind-wound = Jet de blessure
web-odds-kind-fight = Combat
web-odds-kind-search = Fouille
web-odds-kind-secret = Combattant secret
web-odds-kind-construction = Construction
web-odds-kind-explosion = Explosion
web-odds-answer = Réponse
web-odds-asking = Calcul en cours …
web-odds-failed = Les chances ne peuvent pas être chargées : ouvrez cette page une fois avec une connexion.
web-odds-less = { $field } : un de moins
web-odds-more = { $field } : un de plus
web-odds-losses = Pertes de chaque phase, séparées par des virgules
web-odds-fighter-first = Frappe en premier
web-odds-fighter-second = Autre camp
web-odds-fighter-add = Un combattant de plus
web-odds-fighter-remove = Retirer ce combattant
web-odds-wound = Blessures avant
web-odds-stunned = sonné
web-odds-brute = Brute épaisse
web-odds-attacks = attaques
web-odds-parries = parades
web-odds-aim = Ce que visent les deux
web-odds-aim-harm = blesser
web-odds-aim-kill = tuer
web-odds-size-small = petite
web-odds-size-large = grande
web-odds-state-none = pas de blessure
web-odds-state-healthy = indemne
web-odds-state-stunned = sonné
web-odds-state-light = blessure légère
web-odds-state-serious = blessure grave
web-odds-state-critical = blessure critique
web-odds-state-killed = tué
web-odds-distance = Jusqu’où volent les débris
web-odds-landings = Où un débris peut tomber
web-odds-place = en { $place }
web-odds-number = « { $value } » n’est pas un nombre entier ({ $field }).

web-band-title = Mes bandes
web-band-about = Tout ce que porte une carte se saisit ici, ou vient d’un fichier TOML ; les sorts et miracles sont ceux des bandes fournies, d’autres viennent d’un fichier. Tout fonctionne sans connexion.
web-band-cost = { $pa } PA, { $fighters ->
    [one] { $fighters } carte
   *[other] { $fighters } cartes
}
web-band-name = Nom de la bande
web-band-fighter = Nom du combattant
web-band-fighter-add = Un combattant de plus
web-band-fighter-remove = Retirer { $name }
web-band-export = Enregistrer en TOML
web-band-import = Ouvrir un fichier TOML
web-band-legal = On peut livrer bataille avec elle.
web-band-link = Copier un lien vers elle
web-band-remove = Retirer la bande
web-band-new = Nouvelle bande
web-band-new-name = Ma bande
web-band-points = comme dit le scénario
web-band-toml = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du TOML.
web-band-more = Arme, compétences, magie de { $name }
web-band-base = Socle
web-band-base-infantry = infanterie
web-band-base-cavalry = cavalerie
web-band-base-creature = créature
web-band-base-large = grande créature
web-band-character = personnage
web-band-frightens = fait peur (PEUR)
web-band-shoots = tire (TIR)
web-band-magician = magicien (POU)
web-band-faithful = fidèle (FOI)
web-band-range-short = courte
web-band-range-medium = moyenne
web-band-range-long = longue
web-band-radius = rayon
web-band-skills = Compétences
web-band-spells = Sorts
web-band-miracles = Miracles
web-band-aura = aura
