# La table dans un terminal : touches, bandeaux, journal, départ, sauvegarde.

table-log = Coup par coup
table-you = vous
table-player-random = ordinateur au hasard
table-player-level = ordinateur { $level }
table-thinking = réfléchit…
table-secret = { $seat } choisit en secret.

table-dice-sha256 = dés vérifiables { $value }…
table-dice-seed = dés de la graine { $value }
table-dice-typed = vrais dés, saisis
table-dice-fall = Les dés tombent…
table-type-dice = Qu’avez-vous lancé ? Un dé ou plusieurs, par exemple { $example }
table-type-move = Un coup en notation

table-end-resignation = { $loser } abandonne : { $winner } gagne.
table-end-time = { $loser } n’a plus de temps : { $winner } gagne.
table-end-agreement = D’un commun accord, { $winner } gagne.
table-end-draw = D’un commun accord, la partie est nulle.

table-not-yours = ce n’est pas à vous de décider.
table-not-offered = { $step } n’est pas possible ici. { $prompt }
table-too-many = « { $move } » vient après la dernière décision qui vous revient ; rien n’a été joué.
table-no-undo = Il n’y a rien à reprendre : les dés tombés et les secrets montrés restent.
table-saved = Partie gardée dans { $file }.
table-save-name = Garder la partie dans
table-file-exists = { $file } existe déjà ; choisissez un autre nom.
table-resign = { $seat } abandonne ? x encore une fois pour confirmer.
table-no-resign = Personne ne peut abandonner pendant un lancer.
table-rematch = Cette partie n’est pas gardée : s la garde, n encore en commence une autre.
table-leave = Cette partie n’est pas gardée : s la garde, q encore la quitte.
table-looking-back = Coup { $number } sur { $count } — Page suiv. avance, Échap revient à la partie.
table-replay = Coup { $number } sur { $count } — ← → pas à pas, Début et Fin aux bouts.

table-handover-title = { $seat } décide en secret
table-handover = Passez le clavier à { $seat } ; les autres regardent ailleurs.
    
    Entrée pour continuer.

table-key-undo = Reprendre
table-key-save = Garder
table-key-type = Écrire
table-key-rule = Règle
table-key-help = Touches
table-key-resign = Abandonner
table-key-rematch = Revanche
table-key-leave = Quitter
table-help-title = Touches
table-help =
    flèches     déplacer le curseur
    Entrée      prendre ce que montre le curseur (ou cliquer)
    1 … 9       prendre le choix de ce nom
    Tab         aller du plateau aux choix et retour
    Échap       lâcher la sélection, quitter la ligne
    u           reprendre, jusqu’au dernier dé
    /           écrire un coup, ou plusieurs dés à la fois
    r           la règle citée par l’arbitre
    Page préc.  revoir la partie ; Page suiv. avance
    s           garder la partie
    d           papier ou nuit
    x           abandonner ; x encore confirme
    n           après la fin, la revanche
    q           quitter
    
    ○ peut être pris   ◉ pris   ◆ dernier coup

table-start-title = Nouvelle partie
table-start-game = Jeu
table-start-opponent = Adversaire
table-start-seat = Vous jouez
table-start-dice = Dés
table-start-go = Entrée commence, ↑ ↓ choisissent une ligne, ← → la changent, q quitte.
table-start-opponent-human = une autre personne, ici
table-start-opponent-random = l’ordinateur, au hasard
table-start-opponent-level = l’ordinateur, niveau { $level } : { $name }
table-start-dice-fair = lancés par la table, vérifiables
table-start-dice-typed = les vôtres, saisis

play-help = Jouer à la table dans ce terminal, contre l’ordinateur ou à deux au même clavier.
play-help-game = Nom d’un jeu ; sans lui, un écran demande tout
play-help-opponent = Qui est en face : un niveau de 1 à 8 (3 par défaut), random (au hasard) ou human
play-help-seat = Votre place, comme fire ou ice
play-help-dice = fair (lancés par la table, vérifiables), typed (les vôtres) ou seed
play-help-seed = Nombre qui décide de tous les dés
play-help-load = Reprendre une partie gardée, ou revoir une partie finie
play-help-save = Garder la partie dans ce fichier

error-play-game = Dites à quel jeu jouer : { $known }.
error-dice-lost = Le secret des dés de cette partie n’est pas sur cette machine : continuez avec --dice typed.
error-seat = Il n’y a pas de place « { $seat } » ; les places sont : { $seats }.
error-opponent = Il n’y a pas d’adversaire « { $opponent } » ; il y a : { $opponents }.
error-dice-kind = « { $dice } » n’est pas une sorte de dés ; il y a : { $kinds }.
error-load-alone = Une partie chargée apporte son jeu, ses options et sa position : n’indiquez pas { $given }.
error-no-terminal = La table a besoin d’un terminal pour se dessiner.
