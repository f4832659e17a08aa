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
sheet-metals-turn-action = Action : déployer un métal sur un coin, ou en avancer un d’une case et le tourner (MET-10, MET-11).
sheet-metals-turn-assault = Assaut ennemi : chacun de vos métaux qu’un ennemi voit est endommagé ou, s’il l’était, vaincu ; 1 PV à l’ennemi (MET-20 à MET-24).
sheet-metals-turn-occupation = Occupation : gagnez les points sous vos métaux (MET-30).
sheet-metals-factions = cartes de faction, 63 × 88 mm
sheet-metals-faction = faction
