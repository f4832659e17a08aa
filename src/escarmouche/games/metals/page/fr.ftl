# Ce que dit la page de ce jeu seul.
web-expect-MET-10 = à vous de déployer
web-expect-MET-11 = à vous de bouger
web-expect-MET-12 = déployer ou bouger ?
web-metals-forest = forêt
web-metals-city = ville
web-metals-closed = fermée
web-metals-corner = coin
web-metals-vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-metals-blue = bleu { $number } tourné vers { $facing }
web-metals-red = rouge { $number } tourné vers { $facing }
web-metals-damaged = endommagé
web-metals-seen = vue depuis { $squares }
web-metals-track = { $score ->
    [one] { $score } point
   *[other] { $score } points
} sur { $target }
web-metals-lines = Lignes de mire
web-metals-pool = réserve { $metals }
web-facing-N = le nord
web-facing-E = l’est
web-facing-S = le sud
web-facing-W = l’ouest
web-metals-map = Carte
web-metals-map-show = Voir la carte, la changer ou en charger une
web-metals-map-note = Choisissez quoi poser, puis touchez les cases. Les coins restent libres.
web-metals-map-plain = Plaine
web-metals-map-forest = Forêt (F)
web-metals-map-city = Ville (C)
web-metals-map-closed = Fermée (#)
web-metals-map-points = Points
web-metals-map-files = Colonnes
web-metals-map-ranks = Rangées
web-metals-map-load = Charger une carte (fichier TOML)
