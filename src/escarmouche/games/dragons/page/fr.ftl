# Ce que dit la page de ce jeu seul.
web-expect-DRA-12 = à vous de placer
web-expect-DRA-14 = à vous de répartir
web-expect-DRA-15 = à vous de choisir
web-expect-DRA-24 = à vous d’éliminer
web-expect-DRA-25 = à vous de modifier
web-expect-DRA-33 = au duel suivant
web-dragons-fire = dragon de feu, puissance { $power }
web-dragons-ice = dragon de glace, puissance { $power }
web-dragons-power = puissance { $power }
web-dragons-awaited = le prochain dé tombe ici
web-dragons-pair = puissances { $power } et { $other }
web-dragons-field = champ de force
