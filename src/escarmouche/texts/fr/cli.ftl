# La ligne de commande.

cli-help = La table, l’arbitre et le laboratoire des jeux français de duel et d’escarmouche.
cli-help-lang = Langue de tout ce qui est dit ; par défaut celle du système
cli-help-json = Donner les données en JSON
cli-help-usage = Usage :
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-subcommand = COMMANDE …
cli-help-required = obligatoire
cli-help-default = par défaut :
cli-help-help = Montrer cette aide et terminer.
cli-help-game = Nom d’un jeu, voir « escarmouche games »
cli-help-option = Une option du jeu ; peut être donnée plusieurs fois
cli-help-position = Une position en texte, au lieu du début de partie
cli-help-games = Lister les jeux et leurs options.
cli-help-rules = Montrer les règles d’un jeu et leur origine.
cli-help-rule = Une règle, par exemple DRA-23
cli-help-engine = Ce qui joue : le code machine, ou WebAssembly comme dans la page, sous Node
cli-help-site = Écrire la page en fichiers statiques qui jouent seuls chez n’importe quel hébergeur.
cli-help-site-folder = Un dossier nouveau ou vide où les écrire
cli-site = { $path } : { $count } fichiers, prêts pour n’importe quel hébergeur.
error-no-webassembly = WebAssembly se construit et tourne avec des paquets absents ; installez escarmouche[page].
error-page-not-built = La page n’est pas construite ; lancez « make play » une fois, ou installez un wheel.
error-folder-not-empty = Le dossier « { $path } » n’est pas vide, et reste comme il est.
cli-help-perft = Compter les suites de coups d’une longueur donnée.
cli-help-depth = Nombre de coups
cli-help-simulate = Jouer beaucoup de parties au hasard et compter leurs issues.
cli-help-count = Nombre de parties
cli-help-seed = Nombre qui décide de tous les dés
cli-help-workers = Nombre de processus ; le résultat n’en dépend pas
cli-help-bench = Mesurer la vitesse des parties au hasard sur un cœur.
cli-help-verify = Rejouer une partie, vérifier chaque coup et recalculer chaque dé.
cli-help-record = Une partie enregistrée
cli-help-warm = Compiler les règles maintenant, pour ne plus attendre ensuite.
cli-help-maps = Aide à entrer la carte de votre propre feuille (Metals).
cli-help-maps-new = Écrire un fichier de carte vide à remplir.
cli-help-maps-check = Dire si un fichier de carte est juste, ou en quoi il ne l’est pas.
cli-help-map-file = Le fichier de carte, finissant par .toml.
cli-help-map-files = Nombre de colonnes, de 3 à 9.
cli-help-map-ranks = Nombre de rangées, de 3 à 9.
cli-help-warbands = Les bandes de Confrontation, et si un fichier à vous est juste.
cli-help-warbands-check = Dire si un fichier de bande est juste, ou en quoi il ne l’est pas.
cli-help-scenarios = Les scénarios de Confrontation, et si un fichier à vous est juste.
cli-help-scenarios-check = Dire si un fichier de scénario est juste, ou en quoi il ne l’est pas.
cli-help-skirmish-file = Le fichier, finissant par .toml.
cli-help-warband-points = La limite en PA (CON-72) ; à défaut, ce que coûte la bande.
cli-warband = { $title }, { $pa } PA : { $fighters }.
cli-scenario = { $title } : table de { $width } × { $height } cm, tours { $turns }, points d’armée { $points } ; { $objectives }.
cli-open = libres
cli-objective-none = pas d’objectifs
cli-objective-capture = capture
cli-objective-control = zones
cli-objective-construction = construction
cli-objective-delivery = escorte
cli-objective-holding = objets
cli-objective-secret = combattant secret

cli-compiling = Compilation des règles, une seule fois : { $name } …
cli-simulating = Parties
cli-measuring = Mesure
cli-perft = { $nodes } suites de { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
}
cli-wins = { $seat } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ({ $share })
cli-draws = Nulles : { $draws } ({ $share })
cli-plies = { $plies } coups par partie, { $seconds } s
cli-speed = { $game } : { $plies } coups/s, { $games } parties/s
cli-verified = La partie est juste : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, dont { $rolls ->
    [one] { $rolls } dé
   *[other] { $rolls } dés
}.
cli-dice-fair = { $rolls ->
    [0] Aucun dé n’est tombé.
    [one] Le seul dé vient du secret engagé avant la partie.
   *[other] Les { $rolls } dés viennent tous du secret engagé avant la partie.
}
cli-dice-device = Les dés viennent du générateur d’un appareil : rien ne permet de les recalculer.
cli-dice-seeded = { $rolls ->
    [0] Aucun dé n’est tombé.
    [one] Le seul dé vient de la graine de la partie.
   *[other] Les { $rolls } dés viennent tous de la graine de la partie.
}
cli-dice-typed = Les dés ont été lancés à une vraie table ; on ne peut rien en dire.
cli-result = { $result ->
    [draw] Partie nulle.
    [none] La partie n’est pas finie.
   *[other] { $result } a gagné.
}
cli-dice-local = { $rolls ->
    [one] Le premier dé est tombé avant que la partie n’arrive sur le serveur : on ne peut rien en dire.
   *[other] Les { $rolls } premiers dés sont tombés avant que la partie n’arrive sur le serveur : on ne peut rien en dire.
}
cli-warm = Les règles sont prêtes ({ $seconds } s).

error-option-form = « { $word } » n’est pas une option ; écrivez --option nom=valeur.
error-language = « { $language } » n’est pas une langue d’Escarmouche ; ce sont : { $known }.
error-position-and-options = Une position contient déjà ses options : donnez --position ou --option, pas les deux.

error-usage-missing = « { $command } » demande { $name }, qui manque.
error-usage-option = « { $command } » n’a pas d’option { $word }.
error-usage-option-meant = « { $command } » n’a pas d’option { $word } ; vouliez-vous { $meant } ?
error-usage-command = « { $command } » n’a pas de commande « { $word } » ; « { $command } --help » les donne.
error-usage-command-meant = « { $command } » n’a pas de commande « { $word } » ; vouliez-vous « { $meant } » ?
error-usage-no-command = « { $command } » demande l’une de ses commandes : { $known }.
error-usage-word = « { $word } » est un mot de trop pour « { $command } ».
error-usage-no-value = L’option { $option } demande une valeur à sa suite.
error-usage-flag = L’option { $option } ne prend pas de valeur.
error-usage-whole = { $name } doit être un nombre entier, pas « { $value } ».
error-usage-number = { $name } doit être un nombre, pas « { $value } ».
error-usage-least = { $name } doit valoir au moins { $bound }, pas « { $value } ».
error-usage-most = { $name } doit valoir au plus { $bound }, pas « { $value } ».
error-usage-value = { $name } ne peut pas être « { $value } ».

reference-cli = La ligne de commande
reference-cli-note = Toute commande prend --help, et --lang fr ou en n’importe où sur la ligne. Ce qui est refusé l’est en une phrase, avec le code de sortie 2. Cette page est tirée des commandes elles-mêmes.
reference-parameter = paramètre
reference-meaning = sens

reference-python = Python
reference-python-note = Ce sur quoi d’autres programmes peuvent compter, lu dans le code (dont les textes sont en anglais). Tout le reste peut changer sans préavis. Les erreurs dérivent de `EscarmoucheError` : `str(error)` est une phrase, `error.message.text("fr")` la même en français.
reference-wire = Messages du serveur
reference-wire-note = Chaque message et ses champs, lus dans les modèles (dont les textes sont en anglais). Leur emploi : [ce que le serveur et ses clients se disent](../server-protocol.md).
reference-wire-to-server = Vers le serveur
reference-wire-to-client = Vers les clients
reference-wire-on-demand = À la demande
reference-wire-parts = Parties de messages
reference-formats = Fichiers
reference-formats-note = Les fichiers que l’on écrit soi-même, chacun montré par un de ceux du projet. Tous sont lus strictement : une clé que personne ne connaît, une clé absente ou une valeur fausse est refusée avec le fichier, la clé et la raison. Pour aller plus loin : [fichiers de données](../data-files.md), [notation](../notation.md).
reference-file-metals-map = Une carte de Metals
reference-file-irondie-mat = Un tapis de bataille d’Irondie
reference-file-irondie-sets = Des sets de dés d’Irondie
reference-file-wounds = Un tableau des blessures de Confrontation
reference-file-scenario = Un scénario de Rag’Narok
reference-file-rules = Les règles d’un jeu : numéros, sections, origines
reference-file-diagrams = Les schémas d’un livre de règles
reference-file-record = Une partie jouée

cli-help-battle = Tenir une bataille sur une vraie table : phases, dés, blessures et score, ligne par ligne
cli-help-battle-file = La partie de la bataille ; commencée s’il n’y en a pas, écrite après chaque saisie
battle-help = Saisissez une réponse par son numéro ou telle qu’elle s’écrit, un dé par sa face, une correction comme fix:wound:b1:2 ; undo, redo, quit.
cli-help-battle-report = Seulement écrire le récit de la bataille : HTML si le nom finit par .html, sinon Markdown ; chaque tour avec une image si les places sont connues
battle-turn = Tour { $turn }
error-battle-game = { $file } ne contient pas de bataille de Confrontation.
