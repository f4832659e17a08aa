# Feuilles à imprimer.

cli-help-print = Imprimer de quoi jouer à un jeu, une position ou une partie, en PDF à l’échelle vraie.
cli-help-print-output = Le fichier PDF à écrire
cli-help-print-paper = Le papier
cli-help-print-address = Adresse de votre table, que les codes QR ouvrent
cli-print-written = { $path } : { $pages ->
    [one] une page
   *[other] { $pages } pages
}. Imprimez à 100 %, puis vérifiez la règle.
error-paper = « { $paper } » n’est pas un papier ; il y a : { $known }.
error-qr-long = Un code QR de { $length } caractères ne se lit pas sur papier ; { $most } sont le plus. Nommez une carte ou un tapis plus court, ou laissez la position.
error-print-two = Imprimez une position ou une partie, pas les deux ; aucune ne prend d’options.
error-print-record = C’est une partie de { $found }, pas de { $game }.
error-print-no-options = Les feuilles de { $game } n’ont pas d’options.

sheet-scale = imprimer à 100 %, puis vérifier la règle
sheet-ruler = 10 cm : mesurez-moi
sheet-words = règles dans nos propres mots
sheet-all-rules = toutes les règles
sheet-open-position = à scanner pour ouvrir cette position
sheet-moves = coups

sheet-dragons-frames = Champs de force
sheet-dragons-frames-note = à découper avec la fenêtre pour entourer un dragon modifié, ou sans elle pour aller dessous
sheet-dragons-powers = Puissances
sheet-dragons-powers-note = le 1 est la flamme ou le cristal
sheet-dragons-takes = élimine
sheet-dragons-falls = éliminé par
sheet-dragons-can-take = Vous pouvez éliminer ?
sheet-dragons-must-take = Vous devez (DRA-24) : avancez et prenez la puissance qui s’y trouvait (DRA-23).
sheet-dragons-cannot-take = Vous ne pouvez pas, mais touchez un ennemi ?
sheet-dragons-modify = Changez une puissance quelconque et donnez-lui un champ de force (DRA-25, DRA-26).
sheet-dragons-nobody = Personne ne se touche ?
sheet-dragons-count = Additionnez les puissances : la plus grande somme gagne (DRA-30, DRA-32).

sheet-backs = dos : à imprimer au verso, retourné sur le petit côté

sheet-metals-pieces = pièces
sheet-metals-metals = Métaux
sheet-metals-metals-note = à découper, plier sur les points, coller : une face intacte, l’autre endommagée
sheet-metals-markers = Marqueurs de score
sheet-metals-forest = Forêt : qui s’y trouve n’est pas attaqué.
sheet-metals-city = Ville : les métaux qui s’y trouvent sont réparés à la fin de l’occupation.
sheet-metals-corner = Coin : c’est là qu’on déploie.
sheet-metals-turn = Un tour
sheet-metals-turn-action = Action : déployer un métal sur un coin, ou en avancer un d’une case et le tourner (MET-10, MET-11).
sheet-metals-turn-assault = Assaut ennemi : chacun de vos métaux qu’un ennemi voit est endommagé ou, s’il l’était, vaincu ; 1 PV à l’ennemi (MET-20 à MET-24).
sheet-metals-turn-occupation = Occupation : gagnez les points sous vos métaux (MET-30).
sheet-metals-factions = cartes de faction, 63 × 88 mm
sheet-metals-faction = faction

sheet-irondie-mat = tapis d’un joueur
sheet-irondie-skirmish-one = Escarmouche 1
sheet-irondie-skirmish-two = Escarmouche 2
sheet-irondie-highest = le plus fort sur 1
sheet-irondie-reserve-note = les dés non lancés
sheet-irondie-limbo-note = reviennent en main au tour suivant
sheet-irondie-abyss-note = hors du jeu
sheet-irondie-rule-of-one = Règle du 1 :
sheet-irondie-rule-of-one-note = un dé qui tombe sur 1 (rare : sur 2) donne le bonus de sa couleur à des dés alliés de son joueur, jamais à lui-même.
sheet-irondie-contest = Duel :
sheet-irondie-contest-note = un dé doit montrer plus que sa cible. Dans la couleur après « = » il gagne aussi les égalités, sauf si la couleur de la cible est hostile.
sheet-irondie-allied = alliées
sheet-irondie-hostile = hostiles
sheet-irondie-set = set
sheet-irondie-plain-dice = Avec des dés ordinaires : posez-en un sur chaque place et lancez-le pour ce dé. Il vaut ce qu’il montre ; la face cerclée donne le bonus (IRO-13).
sheet-irondie-bonus = bonus sur l’anneau
sheet-irondie-put = dé ordinaire
sheet-irondie-specialised = spécialisé : gagne les égalités (IRO-26)
sheet-irondie-paper-dice = dés à découper, plier et coller ; la face cerclée donne le bonus
sheet-irondie-to_abyss = la cible va dans l’Abysse
sheet-irondie-to_limbo = la cible va dans les Limbes
sheet-irondie-add = la cible gagne sa valeur
sheet-irondie-add_or_subtract = la cible gagne ou perd sa valeur, au choix
sheet-irondie-subtract_margin = la cible perd l’écart de la victoire
sheet-irondie-weaken_all = −{ $amount } à chaque dé ennemi de ce type dans la zone de bataille
sheet-irondie-recover = un de vos dés revient des Limbes à la réserve
sheet-irondie-backfires = en cas d’échec, il va lui-même dans l’Abysse
sheet-irondie-comes-back = en cas de succès, il revient à la réserve
sheet-irondie-any = n’importe quel dé
sheet-irondie-whose-enemy = ennemi
sheet-irondie-whose-own = à soi
sheet-irondie-whose-any = à soi ou ennemi
sheet-irondie-target = cible : { $die }, { $opening }
sheet-irondie-targets = cible : { $die }, { $opening } ; en réplique { $reply }

sheet-points = points
sheet-scenario-turns = Tours
sheet-scenario-points = Points d’armée (PA)
sheet-scenario-table = Table
sheet-scenario-zone = zone
sheet-scenario-cache = cache, par numéro
sheet-scenario-explosion = explosion
sheet-scenario-grid = une ligne tous les 10 cm, comptés du coin en bas à gauche
sheet-scenario-objective = objectif
sheet-scenario-worth = points
sheet-scenario-side-0 = premier camp
sheet-scenario-side-1 = second camp
sheet-scenario-total = Total
sheet-objectives = objectifs
sheet-captured = capturé
sheet-freed = libéré
sheet-captor = tenu par
sheet-resistance = résistance
sheet-excluded = n’y travaillent pas :
sheet-built-at = achevé à
sheet-valid-from = puis valide à partir de
sheet-reinforced-to = renforcé jusqu’à
sheet-bonus-die = Dé de bonus
sheet-object = chaque objet
sheet-objects-in = cachés dans
sheet-caches = caches
sheet-search-found = un objet est trouvé
sheet-secret = le combattant secret
sheet-candidates = candidats
sheet-lost = perdus
sheet-threshold = 1d10 jusqu’à
sheet-secret-note = Après une phase avec des pertes : au seuil ou au-dessous, le combattant secret était parmi elles ; sinon on continue avec les candidats qui restent, dont les seuils sont plus hauts (RAG-50).
sheet-in-zone = dans la zone
sheet-in-turn = tour
sheet-axis = axe
sheet-distance = distance
sheet-arrow = flèche
