# Chances, fichiers de données et dés dictés.

error-data = { $file }, { $key } : { $reason }
reason-missing = cette entrée manque.
reason-unknown-key = cette entrée n’existe pas ; les entrées sont : { $known }.
reason-table = « { $value } » devrait être une table.
reason-list = « { $value } » devrait être une liste.
reason-text = « { $value } » devrait être un texte.
reason-flag = « { $value } » devrait être true ou false.
reason-integer = « { $value } » devrait être un nombre entier.
reason-number = « { $value } » devrait être un nombre.
reason-least = { $value } est trop petit ; il faut au moins { $least }.
reason-most = { $value } est trop grand : { $most } au plus.
reason-count = il devrait y avoir { $expected } nombres, pas { $found }.
reason-columns = une ligne a { $expected } résultats, un par localisation, pas { $found }.
reason-one-of = « { $value } » n’est pas l’un de : { $values }.
reason-twice = le nom « { $value } » sert deux fois.
reason-off-table = ceci sort de la table, qui fait { $width } × { $height } cm.
reason-caches = { $caches } caches sont trop peu pour { $objects } objets ; il faut plus de caches que d’objets.

error-odds-range = « { $name } » ne peut pas être { $value } ; il faut de { $least } à { $most }.
error-odds-fight = Un combat se livre à un contre un ou plusieurs : un des camps n’a qu’un combattant.
error-odds-range-first = « { $name } » du combattant qui frappe en premier ne peut pas être { $value } ; il faut de { $least } à { $most }.
error-odds-range-second = « { $name } » du combattant frappé en premier ne peut pas être { $value } ; il faut de { $least } à { $most }.
error-odds-pair = « { $text } » n’est pas une paire de nombres comme 30,20.
error-odds-zone = « { $text } » n’est pas une zone ronde comme 30,20,5 : deux coordonnées et un rayon.
error-odds-radius = La zone « { $text } » n’a pas de rayon : son dernier nombre doit dépasser 0.
error-odds-empty-table = « { $text } » est une table vide : largeur et hauteur doivent dépasser 0.
error-odds-off-table = « { $text } » est hors de la table, qui fait { $width } × { $height } cm.
error-search = Il faut au moins un objet et plus de caches que d’objets, pas { $objects } dans { $caches }.
error-searches = Sur { $caches } caches, on ne peut pas en fouiller { $searches }.
error-candidates = Le combattant secret doit être parmi au moins un candidat, pas { $candidates }.
error-losses = La phase { $phase } ne peut pas coûter { $lost } candidats sur { $left }.
error-plot-format = « { $file } » ne peut pas être dessiné ; son nom doit finir en .svg ou .png.
error-extra = Il faut pour cela le paquet { $package } : pip install "escarmouche[{ $extra }]".

odds-help = Chances exactes, chaque décision prise au mieux.
odds-help-test = La chance de réussir un test de caractéristique contre une difficulté.
odds-help-opposed = Les chances des deux camps d’un test en opposition, avec le droit d’attendre.
odds-help-wound = Les résultats d’un jet de blessures.
odds-help-exchange = L’état de la cible après attaques, parades et blessures.
odds-help-fight = L’état de chacun après un combat : des deux côtés, blessés d’avance, à un contre un ou plusieurs.
odds-help-first = Un combattant du camp qui frappe en premier, répéter pour un autre : "ATT 4 DEF 3 FOR 5 RES 6 attacks 1 parries 1 light stunned brute"
odds-help-second = Un combattant de l’autre camp, répéter pour un autre
odds-fighter-first = premier camp, { $number }
odds-fighter-second = second camp, { $number }
error-odds-number = Il manque un nombre après « { $word } » dans « { $text } ».
error-odds-word = « { $word } » dans « { $text } » ne dit rien d’un combattant ; on connaît : { $known }.
error-odds-missing = Il manque { $word } dans « { $text } ».
odds-help-secret = La chance que le combattant secret soit trouvé après chaque phase.
odds-help-search = Ce que tiennent les caches d’un camp, dans l’ordre de la fouille.
odds-help-construction = La chance d’avoir achevé une construction à la fin de chaque tour.
odds-help-explosion = À quelle distance volent les débris, et s’ils tombent dans une zone.
odds-help-plot = Dessiner un graphique dans ce fichier, .svg ou .png
odds-help-value = Caractéristique, bonus et malus compris
odds-help-difficulty = Difficulté à atteindre
odds-help-dice = Dés lancés pour le test
odds-help-brute = Les 5 naturels se relancent comme des 6 (Brute épaisse)
odds-help-a = Caractéristique du camp A
odds-help-b = Caractéristique du camp B
odds-help-dice-a = Dés du camp A
odds-help-dice-b = Dés du camp B
odds-help-strength = Force (FOR)
odds-help-resistance = Résistance (RES)
odds-help-amplified = Combien d’effets donnent un dé de plus dont l’attaquant choisit deux ; seul, il vaut un
odds-help-attenuated = Combien d’effets donnent un dé de plus dont la victime choisit deux ; ils annulent ceux qui amplifient
odds-help-bonus = Bonus au jet de blessures
odds-help-table = Votre propre table des blessures (TOML)
odds-help-attack = Attaque (ATT) de celui qui frappe
odds-help-defence = Défense (DEF) de la cible
odds-help-attacks = Dés d’attaque de celui qui frappe
odds-help-parries = Dés de défense de la cible
odds-help-aim = Ce que veut celui qui frappe : harm (blesser) ou kill (tuer)
odds-help-health = Blessures de la cible avant : healthy, light, serious ou critical
odds-help-stunned = La cible est sonnée avant
odds-help-candidates = Combien de combattants peuvent être le secret
odds-help-losses = Pertes parmi eux dans une phase ; une fois par phase
odds-help-objects = Objets cachés
odds-help-caches = Caches
odds-help-searches = Caches fouillées ; toutes par défaut
odds-help-structure = Points de structure requis
odds-help-workers = Force totale des ouvriers
odds-help-site-resistance = Résistance de la construction
odds-help-turns = Tours à prévoir
odds-help-points = Points de structure déjà là
odds-help-size = Explosion : small (petite) ou large (grosse)
odds-help-at = Où elle a lieu, X,Y en cm
odds-help-surface = Largeur et hauteur de la table, L,H en cm
odds-help-zone = Une zone ronde, X,Y,RAYON en cm
odds-help-debris = Nombre de débris

odds-outcome = Issue
odds-chance = Chance
odds-exactly = Exactement
odds-success = réussite
odds-side-a = le camp A gagne
odds-side-b = le camp B gagne
odds-phase = à la phase { $number }
odds-cache = la cache { $number } tient un objet
odds-found = { $number ->
    [one] { $number } trouvé
   *[other] { $number } trouvés
}
odds-turn = au tour { $number }
odds-cm = { $number } cm
odds-zone = tombe dans la zone
odds-and-stunned = { $state }, sonné

odds-page-title = Chances à la table
odds-page = Page tirée des règles elles-mêmes par scripts/odds_tables.py ; chaque nombre est exact avant l’arrondi. Les décisions (quels 6 relancer, quand attendre) sont les meilleures. Pour toute autre question : le calculateur de chances de la page (#/odds), ou « escarmouche odds ».
odds-page-tests = Tests contre une difficulté
odds-page-tests-note = Chance de réussite avec un dé, selon l’excès de la difficulté sur la caractéristique : DIS 4 contre 7 est la ligne +3. Autres colonnes : deux et trois dés, puis un et deux dés d’une « Brute épaisse ».
odds-page-difference = Difficulté − valeur
odds-page-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
odds-page-brute = { $dice }, brute
odds-page-opposed = Tests en opposition
odds-page-opposed-note = Chance que le premier camp gagne, selon la différence des caractéristiques et les dés de chacun ; valeurs à partir de 1.
odds-page-advantage = A − B
odds-page-against = { $first } contre { $second }
odds-page-wounds = Jets de blessures
odds-page-wounds-note = Chances selon la force moins la résistance (FOR − RES), avec la table fournie, qui est un complément (CON-60).
odds-page-normal = Normal
odds-page-amplified = Amplifié
odds-page-attenuated = Atténué
odds-page-strength = FOR − RES
