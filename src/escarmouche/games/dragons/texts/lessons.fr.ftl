# Les leçons de Dragons Arena : ce qu’il faut faire, et un coup de pouce à qui a fait autre chose.

lesson-dragons-weaker-title = Prenez un plus faible
lesson-dragons-weaker-goal = Vous êtes Feu, les carrés. Prenez le dragon de Glace à côté de votre 5.
lesson-dragons-weaker-nudge = Un dragon prend un voisin de puissance inférieure. Quel dragon de Glace touche votre 5 ?

lesson-dragons-power-title = On devient ce qu’on prend
lesson-dragons-power-goal = Qui prend va sur la case et reçoit la puissance qui s’y trouvait. Prenez le 5.
lesson-dragons-power-nudge = Un dragon qui prend un 3 devient un 3. Lequel des vôtres est plus fort que le 5 et le touche ?

lesson-dragons-six-title = Seul un 1 fait tomber un 6
lesson-dragons-six-goal = Prenez le 6 en c3.
lesson-dragons-six-nudge = Lequel de vos dragons est un 1 ? Il montre une flamme.

lesson-dragons-change-title = Changer une puissance
lesson-dragons-change-goal = Personne ne peut être pris : vous changez un dé, n’importe lequel. Faites d’un de vos dragons un 6.
lesson-dragons-change-nudge = Touchez un de vos carrés, puis le 6. Le cadre pointillé est un champ de force : ce dé ne change plus.

lesson-dragons-field-title = Un champ de force ne protège pas
lesson-dragons-field-goal = Un champ de force empêche de changer, pas d’attaquer. Prenez le dragon qui en a un.
lesson-dragons-field-nudge = Le cadre doré pointillé marque le champ. Votre 6 est à côté.

lesson-dragons-end-title = Le dernier contact
lesson-dragons-end-goal = Quand plus aucun dragon ne touche un ennemi, le duel finit et le plus haut total gagne. Gagnez d’une attaque : ce troisième duel emporte le match.
lesson-dragons-end-nudge = Comptez les deux totaux après chaque attaque. Votre dragon reprend la puissance de celui qu’il prend.

lesson-dragons-fields-title = Des champs de force partout
lesson-dragons-fields-goal = Quand tous ont un champ de force et que rien ne peut être pris, le duel finit aussi. Changez votre dernier dragon libre, et gagnez.
lesson-dragons-fields-nudge = Glace a 4 et 2. Votre 4 reste : que doit être l’autre pour dépasser 6 ?

lesson-dragons-shake-title = Bébé dragon : secouez l’arène
lesson-dragons-shake-goal = Seize dés tombent. Qui montre le plus de 1 commence. Vous dites comment tombent les deux derniers : faites commencer Feu.
lesson-dragons-shake-nudge = Chaque camp montre un 1. Le dé de Feu doit être un 1, celui de Glace non.

lesson-dragons-place-title = Petit dragon : placez vos dés
lesson-dragons-place-goal = Ici chacun lance huit dés et les place à tour de rôle. Posez le dernier, le 6, sur une case libre.
lesson-dragons-place-nudge = Deux cases sont vides : d1 et d4.

lesson-dragons-secret-title = Grand dragon : des puissances secrètes
lesson-dragons-secret-goal = Ici chacun choisit huit puissances en secret, 28 points en tout, la plus basse d’abord. Dix points pour deux dés : choisissez-les.
lesson-dragons-secret-nudge = 4 et 6, ou 5 et 5 : il ne doit rien rester.

lesson-dragons-equal-title = Puissances égales : partagez sept
lesson-dragons-equal-goal = Ici les deux camps ont les mêmes puissances. Partagez 7 points entre deux dragons ; Glace reçoit les mêmes.
lesson-dragons-equal-nudge = 1 et 6, 2 et 5, ou 3 et 4.
