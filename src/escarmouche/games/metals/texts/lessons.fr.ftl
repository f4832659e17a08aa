# Les leçons de Metals : ce qu’il faut faire, et un coup de pouce à qui a fait autre chose.

lesson-metals-deploy-title = Déployer un métal
lesson-metals-deploy-goal = Vous êtes bleu. Une action par tour : posez un métal sur un coin, orienté à votre gré.
lesson-metals-deploy-nudge = Les quatre coins ont un cadre pointillé. Touchez-en un, puis choisissez où le métal regarde.

lesson-metals-walk-title = Marcher vers les points
lesson-metals-walk-goal = Ou bien menez un métal d’une case, puis orientez-le. En fin de tour les cases rapportent ce qu’elles portent : prenez le 2.
lesson-metals-walk-nudge = Tout droit, jamais en diagonale. Le 2 est juste devant vous.

lesson-metals-unseen-title = Hors de vue
lesson-metals-unseen-goal = Après votre action, chacun de vos métaux qu’un ennemi voit est attaqué. Sortez de la ligne de rouge.
lesson-metals-unseen-nudge = Rouge regarde toute la colonne c. Quittez-la.

lesson-metals-watch-title = À l’affût
lesson-metals-watch-goal = Vos métaux frappent au tour de rouge. Rouge va venir en d4 : regardez cette case. Toucher rapporte 1 point.
lesson-metals-watch-nudge = Depuis la rangée 4, regardez à l’est ou à l’ouest ; depuis la colonne d, au nord.

lesson-metals-defeat-title = Le second coup
lesson-metals-defeat-goal = Le métal rouge barré est endommagé : encore un coup et il rentre chez lui. Il va venir en c5. Regardez là.
lesson-metals-defeat-nudge = Vos deux métaux sont à un pas de la rangée 5. Où doivent-ils regarder ?

lesson-metals-forest-title = À l’abri en forêt
lesson-metals-forest-goal = Un métal en forêt n’est pas attaqué, ni celui qu’on vient de déployer. Coupez la ligne de rouge sans dommage.
lesson-metals-forest-nudge = Rouge regarde la rangée 3. Une de ses cases, à côté de vous, a un arbre.

lesson-metals-city-title = Réparer
lesson-metals-city-goal = Un métal endommagé qui est en ville est réparé en fin de tour. Réparez le vôtre.
lesson-metals-city-nudge = Les maisons sont en b2, à un pas de vous.

lesson-metals-ten-title = Dix points
lesson-metals-ten-goal = Dix points gagnent aussitôt. Vous en avez 8 : gagnez.
lesson-metals-ten-nudge = Quelle case à un pas rapporte 2 ?

lesson-metals-lake-title = L’eau est fermée
lesson-metals-lake-goal = On n’entre pas dans une case fermée, mais on voit par-dessus. Gagnez un 2 en deux tours, en contournant le lac.
lesson-metals-lake-nudge = D’abord vers le haut ou le bas, puis vers l’est.

lesson-metals-sides-title = Factions : le flanc ou la face
lesson-metals-sides-goal = Les factions donnent des bonus, et il faut 20 points. White Fang, la vôtre, gagne un point de plus en frappant de flanc. Rouge va venir en d4, face au sud.
lesson-metals-sides-nudge = Depuis la colonne d, vous le verriez de face. Regardez la rangée 4.

lesson-metals-factions-title = Factions : où se tient la cible
lesson-metals-factions-goal = Dinorda, la vôtre ici, gagne un point de plus contre un métal en ville. Rouge va venir en d6 : regardez là.
lesson-metals-factions-nudge = La rangée 6, face à d6 : vos deux métaux en sont à un pas.
