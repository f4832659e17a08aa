# Confrontation : sections, règles, mots et refus.

confrontation-title = Confrontation, règles génériques

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, aires, durées, mots-clefs
confrontation-section-wounds = Blessures
confrontation-section-course = Déroulement d’une partie
confrontation-section-completions = Compléments

diagram-con-02 = Deux chaînes : 6, 6 et 4 font 16 ; 6, 6, 6 et 1 valent 1.
diagram-con-20 = Dispersion : un dé pour la distance, un pour la flèche ; la flèche 1 s’éloigne du tireur.
diagram-con-30 = La table de blessures fournie : le dé le plus faible est la colonne, le plus fort + FOR − RES la ligne.
diagram-con-51 = Les six phases d’un tour.
diagram-con-61 = Comment une blessure s’ajoute à celle d’avant : 4 et plus, c’est la mort.

CON-01 = Pour tester une caractéristique, on lance un dé et on y ajoute la caractéristique avec ses bonus et malus. Le dé est le résultat naturel, le total est le résultat final.
CON-02 = Après un 6 naturel on peut relancer le dé et ajouter la nouvelle face, puis recommencer tant que viennent des 6. On est libre de s’arrêter à chaque fois.
CON-03 = Un 1 naturel n’échoue pas de lui-même. Mais un 6 relancé qui donne 1 ramène toute la chaîne à 1 : 6, 6, 4 font 16 ; 6, 6, 6, 1 font 1.
CON-04 = Avec plusieurs dés pour un même test, un seul résultat compte et les dés ne s’ajoutent jamais entre eux. On relance ensemble autant de 6 qu’on veut ; tout dé laissé de côté disparaît. À la fin compte le meilleur résultat encore présent : de 1, 4, 6, 6, les deux 6 devenus 1 et 3 donnent 9, devenus 1 et 1 donnent 1.
CON-05 = Une « Brute épaisse » traite les 5 naturels d’une attaque comme des 6 : ils se relancent aussi, et un 1 brise alors la chaîne. De 2, 5, 6 : le 5 devenu 4 donne 9 ; le 6 devenu 5 donne 11 et peut continuer, au prix du 9 ; avec un 4 il finit à 15.
CON-06 = Contre une difficulté, un résultat final égal ou supérieur réussit. DIS 4 contre 7 demande un 3.
CON-07 = En opposition, le plus grand résultat final l’emporte. À égalité les deux relancent jusqu’à se départager : INI 2 avec un 5 bat INI 3 avec un 3.
CON-08 = En opposition, qui tient un 6 peut attendre le résultat adverse avant de le relancer. Si les deux en tiennent un, le résultat final le plus bas décide d’abord et l’autre peut attendre cette décision et ses dés ; à égalité on tire au sort. Avec des chaînes plus longues ou plus de dés, décide le plus bas de ceux qui peuvent encore relancer sans y avoir renoncé, de nouveau après chaque jet ; renoncer est définitif, et seule une égalité que personne ne peut ou ne veut changer recommence tout le test. Deux résultats fixés par des effets et égaux se départagent au sort.
CON-09 = Rien ne modifie un résultat naturel, mais un effet peut le remplacer ou le fixer. Les caractéristiques n’ont pas de bornes, sauf que MOU ne descend pas sous 0 ni RES sous 1.
CON-10 = Un résultat final de 0 ou moins échoue, quelle que soit la difficulté ; les jets de blessures en sont exempts. En opposition il perd contre tout résultat positif ; si aucun n’est positif, les deux relancent.
CON-11 = Les modificateurs changent la caractéristique : d’abord les remplacements, puis les malus, puis les bonus ; la valeur obtenue vaut comme imprimée. Les divisions s’arrondissent vers le haut. Les bornes de CON-09 s’appliquent une fois, après les bonus.

CON-20 = Dispersion : un dé donne 4, 6, 8, 10, 12 ou 14 cm, un autre l’une des six flèches du gabarit, à 60° l’une de l’autre, la flèche 1 s’éloignant du tireur. Le point d’impact se déplace d’autant, avec son gabarit.
CON-21 = Un effet touche son combattant, un combattant choisi, ou tous ceux dans un rayon autour du socle. Les dés d’un rayon se lancent quand on vérifie la distance, s’additionnent, ne se relancent pas, et se lancent de nouveau à chaque usage ; quoi qu’ils montrent, l’action se poursuit.
CON-22 = Un effet est instantané, ou dure jusqu’à la fin du tour, un nombre de tours, ou jusqu’à la fin de la partie.
CON-23 = Entretien/X dure jusqu’à la fin du tour ; en phase d’entretien le lanceur peut payer X gemmes de l’élément, ou 1 foi temporaire pour un miracle, et le garder au tour suivant.
CON-24 = « Gagner » : ceux qui remplissaient la condition au début de l’effet le gardent pendant sa durée, où que chacun aille. « Bénéficier » : il vaut pour qui remplit la condition, exactement tant qu’elle est remplie.

CON-30 = Un jet de blessures prend deux dés. Le plus bas donne la localisation : 1 jambes, 2 bras, 3 abdomen, 4 thorax, 5 tête. Le plus haut plus FOR moins RES, plus un éventuel bonus au jet, donne la ligne de la table des blessures.
CON-31 = FOR 3 contre RES 5 avec 3 et 5 : abdomen, ligne 2/3, blessure légère.
CON-32 = Un double est une blessure exceptionnelle, localisée par l’un ou l’autre dé. Un double 6 tue net, quelles que soient FOR et RES.
CON-33 = Dans un jet de blessures les 1 ne sont pas des échecs, les 6 ne se relancent pas, et un total de 0 ou moins n’échoue pas de lui-même.
CON-34 = Les blessures sont légères, graves ou critiques. Sonné et tué net sont des états, pas des blessures.
CON-35 = Les blessures s’ajoutent : légère et légère font grave, légère et grave font critique, au-delà on est tué. Un combattant indemne ou sonné prend le niveau obtenu. Sonné n’aggrave jamais une blessure ; il s’y ajoute, et un combattant sonné puis blessé reste sonné jusqu’à la fin du tour.
CON-36 = Les blessures réduisent INI, ATT, DEF, TIR, FOR, POU et FOI : légère de 1, grave de 2, critique de 3 ; sonné de 1 encore.
CON-37 = Les blessures restent jusqu’aux soins ou à la fin de la partie ; sonné finit avec le tour.
CON-38 = Un jet de blessures amplifié a un troisième dé et son lanceur choisit les deux qui comptent ; pour un jet atténué, c’est la victime. Un de chaque s’annulent, sinon la majorité décide, avec jamais plus d’un dé de plus, qui doit se distinguer des autres.
CON-39 = La table des blessures est un fichier de données que les joueurs peuvent remplacer.

CON-50 = D’abord le scénario, puis des armées dans sa limite de points ou une limite convenue, puis le déploiement ; le nombre de tours est celui du scénario ou convenu.
CON-51 = Un tour a six phases. Stratégique : chacun range ses activations, puis un test de discipline en opposition, le jet de tactique, donne à son vainqueur les avantages du tour. Activation : les combattants bougent, tirent et incantent tour à tour. Combat : le corps à corps, et les sorts, miracles ou poursuites qu’une règle y autorise. Ralliement : les fuyards peuvent se rallier. Mystique : le mana et la foi temporaire reviennent. Entretien : on paie pour les effets à Entretien et les êtres invoqués, on lance les dés de Régénération/X, d’Éphémère/X et de Renfort. Dans le temps mort qui suit, on ne fait rien. Pour l’instant le programme tient les phases avec ce qui revient à chacune, et le jet de tactique ; hors tests, effets et coups, ce qui se passe dans une phase ne se joue pas encore.

CON-60 = La table fournie : on compte les lignes depuis 0/1 comme 0 et les colonnes depuis les jambes comme 0 ; leur somme donne sonné jusqu’à 2, légère pour 3 et 4, grave pour 5 et 6, critique pour 7 et 8, tué net dès 9. Sous 0, pas de blessure.
CON-61 = Les niveaux de blessure comptent 1, 2, 3, et 4 pour la mort, et s’additionnent jusqu’à 4. Sonné deux fois ne coûte pas plus qu’une.
CON-62 = Avec trois dés, on choisit deux quelconques ; un double choisi est une blessure exceptionnelle.
CON-63 = Là où manquent des chapitres servent des faits publics de la troisième édition. Activation : le vainqueur du jet de tactique dit qui commence ; on joue tour à tour la carte du dessus de sa séquence, les actions qui mènent au contact avant les autres ; quand un camp n’a plus de cartes, l’autre finit les siennes. Mouvement : MOU cm en marchant, le double en courant ou en chargeant, et l’orientation de son choix à la fin. Combat : le vainqueur du jet de tactique sépare les mêlées en combats à un contre un ou un contre plusieurs et nomme le premier ; chaque combattant a 1 dé de combat et 1 de plus par adversaire ; après un test d’initiative en opposition, chaque camp avec sa meilleure INI, le perdant partage le premier ses dés entre attaque et défense ; le vainqueur frappe d’abord, les coups alternent, et les dés d’attaque doivent servir. Le résultat final d’une attaque est la difficulté de la parade ; à 0 ou moins l’attaque rate d’elle-même ; un coup qui n’est pas paré est un jet de blessures. Tir : TIR contre 4, 7 ou 10 à courte, moyenne ou longue portée, 1 de plus si le tireur a bougé, dans les 180° de face, avec la force de l’arme. Socles : infanterie 25 mm, cavalerie 25 × 50, créatures 37,5, grandes 50. Pour l’instant le programme joue les coups, avec des dés déjà partagés, et connaît les socles ; activation, mouvement, séparation des mêlées, partage des dés, initiative et tir ne se jouent pas encore.
CON-64 = Courage : affronter un combattant qui a une PEUR demande un test de COU contre elle ; l’échec met en déroute, jusqu’à un test de COU en phase de ralliement contre 7 ou la plus grande PEUR à 10 cm.
CON-65 = Les profils fournis sont inventés et équilibrés par simulation ; les joueurs ajoutent les leurs en fichiers TOML.

confrontation-least = {" "}(jamais sous { $least })
confrontation-wound-light = blessure légère
confrontation-wound-serious = blessure grave
confrontation-wound-critical = blessure critique
confrontation-wound-killed = tué net
confrontation-wound-stunned = sonné
confrontation-wound-none = pas de blessure
confrontation-wound-healthy = indemne

confrontation-no-upkeep = cet effet ne peut pas être entretenu maintenant.
confrontation-no-caster = le lanceur de cet effet n’est plus là pour l’entretenir.
confrontation-upkeep-price = l’entretenir coûte { $price }.
confrontation-price-faith = 1 foi temporaire
confrontation-price-gems = { $gems } gemmes de { $element }
confrontation-wrong-phase = { $action } n’est pas possible en phase { $phase }.
confrontation-phase-strategic = stratégique
confrontation-phase-activation = d’activation
confrontation-phase-combat = de combat
confrontation-phase-rally = de ralliement
confrontation-phase-mystic = mystique
confrontation-phase-upkeep = d’entretien
confrontation-phase-pause = de temps mort
confrontation-action-order-sequence = ordonner la séquence d’activation
confrontation-action-tactics-roll = le jet de tactique
confrontation-action-move = se déplacer
confrontation-action-shoot = tirer
confrontation-action-cast = incanter
confrontation-action-fight = combattre
confrontation-action-pursue = poursuivre
confrontation-action-rally = se rallier
confrontation-action-recover-mana = récupérer du mana
confrontation-action-recover-faith = récupérer de la foi
confrontation-action-sustain = entretenir un effet
confrontation-action-keep-summoned = entretenir un être invoqué
confrontation-action-regenerate = se régénérer
confrontation-action-fade = lancer les dés d’« Éphémère »
confrontation-action-reinforce = lancer les renforts

error-action = Aucune action ne s’appelle « { $action } » ; les actions sont : { $known }.
error-dice-count = Un test demande au moins un dé, pas { $count }.
error-area-dice = Le rayon de cette aire demande { $expected } dés, pas { $found }.
error-agreement = Ni le scénario ni les joueurs n’ont fixé « { $name } », qui doit valoir au moins 1.
