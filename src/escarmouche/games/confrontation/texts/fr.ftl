# Confrontation : sections, règles, mots et refus.

confrontation-title = Confrontation
ragnarok-title = Rag’Narok, objectifs de scénario
confrontation-about = Deux bandes sur une table. Des cartes scellées, des lames, des sorts et un scénario à gagner.

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, aires, durées, mots-clefs
confrontation-section-wounds = Blessures
confrontation-section-course = Déroulement d’une partie
confrontation-section-profiles = Profils, mesures, armées, table
confrontation-section-deployment = Déploiement
confrontation-section-strategic = Phase stratégique
confrontation-section-activation = Phase d’activation
confrontation-section-movement = Mouvement et vue
confrontation-section-shooting = Tir
confrontation-section-fear = Peur, déroute, ralliement
confrontation-section-combat = Phase de combat
confrontation-section-magic = Magie et foi
confrontation-section-end = Entretien et fin
confrontation-section-hidden = Ce qui est caché, dés, vraie table
confrontation-section-completions = Table des blessures et lectures
confrontation-section-capture = Objectifs : capturer un combattant
confrontation-section-control = Objectifs : contrôler une zone
confrontation-section-construction = Objectifs : construire
confrontation-section-escort = Objectifs : escorter des prisonniers
confrontation-section-search = Objectifs : fouiller le camp
confrontation-section-secret = Objectifs : le combattant secret
confrontation-section-appearance = Objectifs : apparition aléatoire
confrontation-section-explosion = Objectifs : explosion
confrontation-section-objectives = Objectifs : compléments

diagram-con-02 = Deux chaînes : 6, 6 et 4 font 16 ; 6, 6, 6 et 1 valent 1.
diagram-con-20 = Dispersion : un dé pour la distance, un pour la flèche ; la flèche 1 s’éloigne du tireur.
diagram-con-30 = La table de blessures fournie : le dé le plus faible est la colonne, le plus fort + FOR − RES la ligne.
diagram-con-51 = Les six phases d’un tour.
diagram-con-61 = Comment une blessure s’ajoute à celle d’avant : 4 et plus, c’est la mort.
diagram-con-68 = Socles de 25, 37,5 et 50 mm ; les douze places de contact autour d’un socle, et son arc avant.
diagram-con-74 = Bandes de 15 cm le long de bords opposés ; le perdant du test pose la première figurine, puis chacun à son tour.
diagram-con-78 = Les deux piles sont ordonnées en secret. Bleu gagne le jet de tactique et peut garder deux cartes en réserve, rouge une seule.
diagram-con-81 = Qui reste, pivote ou marche peut tirer, incanter ou invoquer ; qui court, engage ou charge ne le peut pas.
diagram-con-85 = Une marche de 10 cm ou une course de 20 contourne la zone que rouge contrôle dans son arc avant.
diagram-con-90 = Difficulté 4, 7 ou 10 à portée courte, moyenne ou longue ; ici 15, 30 et 45 cm.
diagram-con-98 = Un combattant en déroute fuit vers son bord, et le franchit si le chemin est assez court. Il se rallie contre 7, ou contre une PEUR plus grande à 10 cm ou moins.
diagram-con-104 = Un contre deux : trois dés contre deux et deux. Les coups alternent ; quand un camp n’a plus de dé d’attaque, l’autre continue.
diagram-con-116 = FOI 3 et deux amis dans l’aura font 5 ; qui est en déroute ou dehors ne compte pas. Un magicien à 20 cm ou moins contre avec un résultat au moins aussi grand.
diagram-con-119 = Les étapes de l’entretien : on paie les effets, puis les êtres invoqués ; puis Régénération, Éphémère et Renfort lancent un dé.
diagram-summoned = êtres invoqués
diagram-con-122 = Ce que voit l’autre camp : combien de cartes il y a dans la pile et en réserve, et celles qui ont été montrées.
diagram-rag-02 = Une unité de huit est réduite à deux, un quart : son combattant engagé à un seul point de vie est capturé.
diagram-rag-10 = Deux bleus et un rouge dans la zone ronde, chacun de puissance 1 : la zone est bleue.
diagram-rag-25 = Une construction de dix points : valide à nouveau dès huit, finie à dix, renforcée jusqu’à douze ; dessous, le dé de bonus.
diagram-rag-30 = Quatre gardes à moins de dix centimètres de deux prisonniers ; celui du dehors ne compte pas.
diagram-rag-40 = Quatre caches sur la table du scénario, et deux objets dedans.
diagram-rag-50 = Douze candidats : le seuil au dé à dix faces pour chaque nombre de pertes.
diagram-rag-60 = Une zone ronde a six axes ; une zone rectangulaire est découpée en parts numérotées.
diagram-rag-70 = Jusqu’où vole un éclat d’une petite explosion pour chaque face.
diagram-rag-80 = La puissance d’une carte qui n’en indique pas.

CON-01 = Pour tester une caractéristique, on lance un dé et on y ajoute la caractéristique avec ses bonus et malus. Le dé est le résultat naturel, le total est le résultat final.
CON-02 = Après un 6 naturel on peut relancer le dé et ajouter la nouvelle face, puis recommencer tant que viennent des 6. On est libre de s’arrêter à chaque fois.
CON-03 = Un 1 naturel n’échoue pas de lui-même. Mais un 6 relancé qui donne 1 ramène toute la chaîne à 1 : 6, 6, 4 font 16 ; 6, 6, 6, 1 font 1.
CON-04 = Avec plusieurs dés pour un même test, un seul résultat compte et les dés ne s’ajoutent jamais entre eux. On relance ensemble autant de 6 qu’on veut ; tout dé laissé de côté disparaît. À la fin compte le meilleur résultat encore présent : de 1, 4, 6, 6, les deux 6 devenus 1 et 3 donnent 9, devenus 1 et 1 donnent 1.
CON-05 = Une « Brute épaisse » traite les 5 naturels d’une attaque comme des 6 : ils se relancent aussi, et un 1 brise alors la chaîne. De 2, 5, 6 : le 5 devenu 4 donne 9 ; le 6 devenu 5 donne 11 et peut continuer, au prix du 9 ; avec un 4 il finit à 15.
CON-06 = Contre une difficulté, un résultat final égal ou supérieur réussit. DIS 4 contre 7 demande un 3.
CON-07 = En opposition, le plus grand résultat final l’emporte. À égalité les deux relancent jusqu’à se départager : INI 2 avec un 5 bat INI 3 avec un 3.
CON-08 = En opposition, qui tient un 6 peut attendre le résultat adverse avant de le relancer. Si les deux en tiennent un, le résultat final le plus bas décide d’abord et l’autre peut attendre cette décision et ses dés ; à égalité on tire au sort. Avec des chaînes plus longues ou plus de dés, décide le plus bas de ceux qui peuvent encore relancer sans y avoir renoncé, de nouveau après chaque jet ; renoncer est définitif, et seule une égalité que personne ne peut ou ne veut changer recommence tout le test. Deux résultats fixés par des effets et égaux se départagent au sort.
CON-09 = Rien ne modifie un résultat naturel, mais un effet peut le remplacer ou le fixer. Les caractéristiques n’ont pas de bornes, sauf que MOU ne descend pas sous 0 ni RES sous 1.
CON-10 = Un résultat final de 0 ou moins échoue, même contre une difficulté de 0 ou moins ; les jets de blessures en sont exempts. En opposition il perd contre tout résultat positif ; si aucun n’est positif, les deux relancent.
CON-11 = Les modificateurs changent la caractéristique : d’abord les remplacements, puis les malus, puis les bonus ; la valeur obtenue vaut comme imprimée. Dans chacune de ces étapes les montants fixes passent avant les divisions et multiplications, si bien que l’ordre d’arrivée ne compte jamais : ATT 5 avec −2 et divisée par deux vaut 2. Les divisions s’arrondissent vers le haut. Les bornes de CON-09 s’appliquent une fois, après les bonus.
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
CON-38 = Un jet de blessures amplifié a un troisième dé et son lanceur choisit les deux qui comptent ; pour un jet atténué, c’est la victime. Ils s’annulent un à un : ce qui l’emporte en nombre décide, avec jamais plus d’un dé de plus, qui doit se distinguer des autres.
CON-39 = La table des blessures est un fichier de données que les joueurs peuvent remplacer.
CON-50 = D’abord le scénario, puis des armées dans sa limite de points, puis le déploiement. Un scénario peut laisser ouverts la limite et le nombre de tours : les joueurs en conviennent alors.
CON-51 = Un tour a six phases. Stratégique : chacun range ses activations, puis un test de discipline en opposition, le jet de tactique, donne à son vainqueur les avantages du tour. Activation : les combattants bougent, tirent et incantent tour à tour. Combat : le corps à corps, et les sorts, miracles ou poursuites qu’une règle y autorise. Ralliement : les fuyards peuvent se rallier. Mystique : le mana et la foi temporaire reviennent. Entretien : on paie pour les effets à Entretien et les êtres invoqués, on lance les dés de Régénération/X, d’Éphémère/X et de Renfort. Dans le temps mort qui suit, on ne fait rien.
CON-60 = La table fournie : on compte les lignes depuis 0/1 comme 0 et les colonnes depuis les jambes comme 0 ; leur somme donne sonné jusqu’à 2, légère pour 3 et 4, grave pour 5 et 6, critique pour 7 et 8, tué net dès 9. Sous 0, pas de blessure.
CON-61 = Les niveaux de blessure comptent 1, 2, 3, et 4 pour la mort, et s’additionnent jusqu’à 4. Sonné deux fois ne coûte pas plus qu’une.
CON-62 = Avec trois dés, on choisit deux quelconques ; un double choisi est une blessure exceptionnelle.
CON-63 = Les coups se portent comme le disent CON-104 à CON-107. Les socles sont ronds : infanterie 25 mm, créatures 37,5 mm, grands 50 mm ; la cavalerie est sur 25 × 50 mm.
CON-64 = Courage : un test de COU contre une PEUR décide entre tenir et la déroute, et le ralliement y met fin ; CON-95 à CON-99 disent comment.
CON-65 = Les profils, bandes, sorts et miracles fournis sont inventés et équilibrés par simulation ; les joueurs ajoutent les leurs en fichiers TOML. Aucune carte publiée n’est copiée.
CON-66 = Un profil a un nom, une unité, un coût en PA, un socle ; MOU de 0 à 20, INI, ATT, FOR, DEF, RES d’au moins 1, COU ou PEUR, DIS, et au besoin TIR, POU, FOI, imprimées de −2 à 12 ; une arme avec sa force et trois portées, des compétences, une puissance, un rang, et s’il est un personnage. Ce qui demande une caractéristique absente n’est pas proposé.
CON-67 = La table virtuelle garde les places en huitièmes de centimètre, pour que les rayons soient entiers : infanterie 10, créatures et cavalerie (jouée sur un socle rond de 37,5 mm) 15, grands socles 20. Les distances vont de bord à bord des socles, limites comprises. Sur une vraie table les joueurs mesurent et le programme demande.
CON-68 = Un mouvement finit avec le centre du socle sur un centimètre entier, ou au contact : on nomme alors l’un des douze emplacements autour de la cible, à 30° l’un de l’autre, l’emplacement 0 vers le haut de la table ; celui où le socle chevaucherait quelque chose n’est pas proposé. Deux socles sont au contact à 0,25 cm d’écart au plus. Toucher une construction, une cache, un objet ou le bord de la table admet 1 cm. Les emprises ont leurs coins sur des centimètres entiers.
CON-69 = Un combattant regarde dans l’une de douze directions, choisie librement pendant tout mouvement et en pivotant sur place. Son arc frontal est de 180° devant lui, bords compris.
CON-70 = L’infanterie est plus petite que les créatures et la cavalerie, qui sont égales ; les grands socles sont plus grands. La hauteur ne compte pas.
CON-71 = Une unité réunit les combattants d’un camp qui partagent un mot d’unité ; sans lui, chacun est une unité à lui seul.
CON-72 = Une armée reste dans sa limite de PA et compte de 2 à 8 combattants, chaque personnage une fois ; nul ne coûte plus de la moitié de la limite, et par tranche entamée de 150 PA il peut y avoir un combattant avec POU et un avec FOI.
CON-73 = Un terrain est difficile (chaque centimètre compte double), bas (difficile aussi, il couvre mais ne cache rien) ou un obstacle (nul n’y entre, et il cache). La table fait 60 × 60 cm sauf si le scénario en dit autrement.
CON-74 = Les camps se déploient dans des bandes de 15 cm le long de bords opposés. D’abord un test de DIS en opposition des chefs : le vainqueur choisit le bord, le perdant pose le premier combattant, puis un chacun à tour de rôle, le reste d’affilée. Chaque socle est tout entier dans la bande, regarde où il veut et ne touche personne ; les deux joueurs voient tout. Qui est posé est déployé.
CON-75 = Avant le premier tour chaque magicien tient autant de gemmes que sa POU, et chaque fidèle calcule sa foi temporaire.
CON-76 = Le chef est le combattant sans déroute qui a la meilleure DIS du moment, nommé au début de la phase ; à égalité son joueur choisit. Sans lui la DIS vaut 0.
CON-77 = Chaque combattant sur la table a une carte, même en déroute ; une unité de prisonniers en partage une, et les captifs n’en ont pas. Chacun range ses cartes en secret avant le jet de tactique et n’y change plus rien. Une unité de prisonniers libre quand sa carte est jouée est activée combattant par combattant.
CON-78 = Le jet de tactique est un test de DIS en opposition des chefs. Tout le tour son vainqueur dit qui parle d’abord, sépare les mêlées et nomme le premier combat, peut garder deux cartes en réserve là où le perdant en garde une, et passe le premier partout où rien d’autre ne fixe l’ordre.
CON-79 = La carte d’un mort reste dans la pile : quand elle vient, on la montre et la parole est finie. La carte d’un captif libéré est glissée en secret où l’on veut parmi celles qui restent. Les cartes de morts et d’unités captives peuvent être en réserve et y tiennent place ; jouées de là, on les montre sans effet et la parole est finie. Elle l’est aussi quand il ne reste pas de carte sous celle qu’on met de côté.
CON-80 = On parle tour à tour. À chaque fois un joueur fait une chose : jouer la carte du dessus, jouer une carte de la réserve, ou poser la carte du dessus face cachée en réserve s’il y a place. Ceci revient à passer, et ne se peut plus quand l’autre n’a ni pile ni réserve. Qui n’a plus de carte est sauté ; la phase finit quand les deux n’en ont plus.
CON-81 = Une carte donne à son combattant un mouvement (rester, marcher, courir, engager, charger, se désengager, fuir) et une action au plus. Tirer, incanter et prier vont avec rester ou marcher, avant ou après ; attaquer une construction est aussi une action ; fouiller, construire, fonder, remettre et ramasser viennent en dernier. Le genre de mouvement, et pour rester s’il pivote, est nommé quand la carte est jouée et engage.
CON-82 = Avec l’option des cartes groupées, des groupes de deux ou trois fantassins d’un même profil, sans déroute, sont nommés ouvertement avant de ranger les piles, pour ce tour, avec une carte chacun. Ses combattants agissent l’un après l’autre comme leur joueur veut, ceux qui vont au contact d’abord ; on saute les morts, ceux en déroute fuient.
CON-83 = Quand plusieurs construisent l’un après l’autre, RAG-23 est recalculé pour tous les bâtisseurs du tour et seule la différence s’ajoute, chacun avec sa FOR au moment de son action. Le dé de bonus tombe à la fin de la phase d’activation. Les points de structure ne dépassent jamais ceux demandés de plus d’un cinquième, arrondi vers le haut.
CON-84 = Une marche va jusqu’à MOU centimètres, une course jusqu’au double ; avec MOU 0 nul ne bouge. Ce qui compte est le chemin le moins cher sur lequel le socle ne chevauche ni socle, ni obstacle, ni bord, le terrain difficile comptant double. Il ne tourne qu’aux coins des terrains et à ceux d’un polygone régulier de 24 côtés autour de chaque autre socle, élargis du rayon ; sa longueur est arrondie au huitième de centimètre supérieur.
CON-85 = Un ennemi sans déroute qui ne touche aucun ennemi contrôle ce qui est à 3 cm de son socle dans son arc frontal ; compte que le centre du marcheur soit dans l’arc quand la carte est jouée. Une marche ou une course contourne les zones de contrôle où elle ne commence pas, sauf dans son dernier centimètre. Qui commence dedans peut rester, finir hors de toutes ces zones, ou engager l’un de leurs maîtres. Tous les autres mouvements ignorent le contrôle. Sauf au contact, aucun changement de place ne finit à 1 cm d’un socle ennemi ; rester et pivoter sont toujours permis.
CON-86 = Engager, c’est aller jusqu’à MOU au contact. Charger, c’est aller jusqu’au double de MOU au contact d’un ennemi vu au départ et à plus de 3 cm. Un combattant chargé ce tour a −1 en INI, ATT et DEF jusqu’à la fin de la phase de combat, une fois quel que soit le nombre, et pas s’il a chargé lui-même.
CON-87 = Un combattant en voit un autre dont le centre est dans son arc frontal si la ligne des centres ne traverse ni obstacle ni autre socle de la taille de la cible ou plus grand. Ce qu’il touche, il le voit toujours.
CON-88 = Au contact d’un ennemi un combattant est engagé : il peut seulement rester, pivoter, incanter ou prier avec 2 de difficulté en plus, ou se désengager.
CON-89 = Se désengager demande un test d’INI contre 4 plus la meilleure INI du moment parmi les ennemis au contact, et 1 de plus pour chacun au-delà du premier. Réussi : un mouvement jusqu’à MOU qui ne finit au contact d’aucun ennemi. Raté : il reste et son activation finit. Nul ne le frappe. Sans place permise il reste où il est.
CON-90 = Un combattant qui a TIR, n’est pas engagé et reste ou marche tire une fois sur un ennemi qu’il voit : un test de TIR contre 4, 7 ou 10 à courte, moyenne ou longue portée de son arme.
CON-91 = La difficulté vaut 1 de plus s’il marche ce tour ; 1 de moins s’il vise, c’est-à-dire ne bouge ni ne pivote ; 1 de plus si la ligne traverse un terrain bas à 3 cm de la cible ; 1 de moins sur une créature ou de la cavalerie, 2 de moins sur une grande cible ; jamais sous 2. C’est le mouvement nommé qui compte.
CON-92 = Nul ne tire sur un combattant engagé. Avec « Tir rapide », qui ne bouge ni ne pivote peut tirer deux fois, sur les cibles de son choix, avec chaque fois 2 de difficulté en plus et sans viser.
CON-93 = Une touche est un jet de blessures avec la force de l’arme, que les blessures du tireur ne réduisent pas.
CON-94 = Une arme à aire vise un point dans l’arc frontal sans obstacle entre les deux. Un test raté la disperse comme le dit CON-20 ; hors de la table elle est perdue. Chaque socle que touche le gabarit, ami ou ennemi, subit un jet de blessures. Les points calculés s’arrondissent au huitième de centimètre le plus proche, les moitiés en s’éloignant de zéro.
CON-95 = Qui a une PEUR teste avec elle à la place de COU, et seulement contre une PEUR strictement plus grande.
CON-96 = Un test de COU contre PEUR est dû avant d’aller au contact d’un combattant qui en a une, et aussitôt quand un tel combattant vient au contact ; de plusieurs, la plus grande compte. Qui bougeait et échoue reste où il est, et quiconque échoue est en déroute. Réussir rend insensible à cette PEUR et aux moindres jusqu’à la fin de la partie.
CON-97 = Un combattant en déroute ne contrôle rien, ne fait aucune action et n’a que des dés de défense ; il ne compte ni dans les zones ni parmi les escortes.
CON-98 = Un combattant en déroute fuit quand vient sa carte, ou à la fin de la phase d’activation s’il l’est devenu pendant ou après sa carte ; une fois par tour, quel que soit le contrôle, et s’il est engagé seulement après s’être désengagé. Il quitte la table pour de bon si le chemin jusqu’à son bord est d’au plus deux fois MOU ; sinon il finit à la place accessible la plus proche de ce bord, hors contact et à 1 cm des ennemis, ou reste si aucune n’est plus proche.
CON-99 = En phase de ralliement un combattant en déroute teste COU ou DIS, au choix de son joueur, contre 7, ou la plus grande PEUR ennemie à 10 cm si elle est plus grande ; pas tant qu’il touche un combattant qui a une PEUR. Réussir met fin à la déroute sans rendre insensible.
CON-100 = Le vainqueur du jet de tactique sépare chaque mêlée en combats à un contre un ou un contre plusieurs, où chacun touche ses adversaires ; qui touche un ennemi combat dans exactement un. On nomme un adversaire pour un combattant après l’autre, jamais de façon à laisser quelqu’un de côté.
CON-101 = Les joueurs nomment tour à tour le combat suivant, le vainqueur du jet de tactique d’abord.
CON-102 = Un combattant a 1 dé, 1 de plus par adversaire dans le combat, et 1 de plus avec « Ambidextre » : 2 contre 2 en duel, 3 contre 2 et 2 à un contre deux.
CON-103 = L’initiative est un test d’INI en opposition, chaque camp avec sa meilleure INI du moment. Le perdant met ouvertement chaque dé de ses combattants en attaque ou en défense, puis le vainqueur. Avec l’option des dés scellés les deux partagent en secret avant le test et montrent ensemble.
CON-104 = Le vainqueur de l’initiative frappe d’abord ; les coups alternent tant que les deux camps ont des dés d’attaque, puis l’autre continue. Un coup prend un dé d’attaque d’un combattant, contre un adversaire de son choix dans le combat ; les dés d’attaque doivent servir.
CON-105 = Un coup est un test d’ATT dont le résultat final est la difficulté ; 0 ou moins rate. L’adversaire peut dépenser un dé de défense pour un test de DEF, qui pare à ce résultat ou plus. Une défense de 0 par RAG-24 est un remplacement : les blessures viennent après.
CON-106 = Un coup qui n’est pas paré est un jet de blessures avec la FOR du moment de qui frappe, bonus et dés supplémentaires compris, et la blessure compte aussitôt.
CON-107 = Les dés des morts et les dés de défense inutilisés sont perdus. Un combat finit quand il ne reste pas de dé d’attaque ou qu’un camp n’y est plus.
CON-108 = Après son combat, un combattant sans déroute qui ne touche aucun ennemi peut poursuivre : aller jusqu’à MOU une fois par tour, aussi au contact, avec les tests de CON-96 mais sans les malus de CON-86. Un combat dont un camp n’est plus là quand vient son tour compte comme livré par les survivants.
CON-109 = Quand tous les combats sont finis, les contacts nés d’une poursuite se séparent et se livrent de nouveau, jusqu’à ce qu’il n’y en ait plus. Qui a déjà combattu dans la phase y a exactement un dé : aucun pour les adversaires, les compétences ou les personnages.
CON-110 = Au partage des dés, un personnage peut en prendre un de plus pour −2 en ATT et −2 en DEF dans ce combat, deux fois au plus.
CON-111 = Les sorts et miracles marqués pour le combat peuvent servir entre deux combats à un combattant du joueur qui va en nommer un.
CON-112 = Les gemmes ont un élément : air, terre, feu, eau, lumière ou ténèbres. Un magicien en a un, sauf si sa carte en nomme plus, et tient au plus deux fois sa POU imprimée en gemmes.
CON-113 = Un sort a un élément, un coût, une difficulté, une portée, une cible ou une aire, une durée et un mot-clef. Pour le lancer on paie son coût en gemmes, puis on teste POU contre la difficulté ; la cible est à portée, et vue sauf s’il en dit autrement. L’échec perd les gemmes. Chaque sort une fois par tour.
CON-114 = Avant les dés le lanceur peut payer jusqu’à POU gemmes de plus, chacune pour un dé de plus.
CON-115 = Un magicien ennemi sans déroute à 20 cm du lanceur peut alors payer le coût en gemmes de n’importe quel élément pour un test de POU contre le résultat final du lanceur ; réussi, il défait le sort.
CON-116 = La foi temporaire est la FOI du moment, au moins 0, et 1 pour chaque autre ami dans l’aura (les centimètres de la carte, sinon 10) ni en déroute ni invoqué. Elle remplace l’ancien total.
CON-117 = Un miracle a une ferveur, une difficulté, une portée, une cible, une durée et un mot-clef. Pour l’appeler on paie sa ferveur en foi temporaire, puis on teste FOI contre la difficulté ; l’échec la perd. Chaque miracle une fois par tour.
CON-118 = En phase mystique, le vainqueur du jet de tactique d’abord, chaque magicien sans déroute teste POU et gagne le tiers du résultat final en gemmes, jusqu’à sa limite, et aucune pour 0 ou moins ; puis chaque fidèle calcule CON-116.
CON-119 = L’entretien va pas à pas, le vainqueur du jet de tactique d’abord dans chacun. Les effets à Entretien se paient une fois chacun. Un être invoqué disparaît sauf si son invocateur est sur la table et paie une gemme de son élément. Régénération/X : un dé de X ou plus guérit un niveau. Éphémère/X : un dé de X ou plus et il disparaît, sans rapporter à personne. Renfort : un dé pour chaque combattant qui l’a et fut éliminé ce tour ; 5 ou 6 le ramène indemne, au contact de son bord, une fois par partie, et non comme déployé.
CON-120 = Puis le tour finit : sonné, marques de déplacement et effets à leur dernier tour s’achèvent, les constructions se souviennent de ce qu’elles furent, et les cartes reviennent. Dans le temps mort rien ne se passe.
CON-121 = La bataille finit après les tours du scénario (6 s’il n’en nomme pas), ou avec un tour après lequel un camp n’a plus personne sans déroute sur la table. On compte les objectifs du scénario, ou sans eux les PA des ennemis morts ou en fuite ; le plus grand total gagne, l’égalité est une partie nulle. Chaque objectif nomme un camp, des points et un moment : aussitôt, à chaque fin de tour, ou à la fin de la bataille. C’est un combattant capturé, une zone contrôlée, une construction valide, des prisonniers livrés, un objet tenu (peut-être dans une zone), ou le combattant secret trouvé. Une fin de tour se compte après CON-120. Un combattant revenu par Renfort compte comme jamais retiré.
CON-122 = Sont cachés à l’autre joueur et aux spectateurs l’ordre d’une pile et les cartes d’une réserve. Chacun sait quelles cartes existent et ont été montrées, combien il y en a où, la table, tous les dés, les gemmes et la foi. Une carte est montrée quand on la joue, quand elle vient pour un mort ou qu’on la met de côté ; après la phase toutes le sont. Un partage scellé est caché jusqu’à ce que les deux soient faits ; d’ici là on sait seulement qu’il l’est.
CON-123 = Où sont les objets et qui est le combattant secret n’est pas caché : nul ne l’a décidé avant que le dé le fasse, et rien n’en garde de réponse.
CON-124 = Avec de vrais dés le programme dit à qui ils sont, combien, de quelle sorte et par quelle règle ; d’autres faces sont refusées. En opposition les deux premiers jets s’entrent avant toute relance.
CON-125 = Sur une vraie table le programme ne connaît pas les places. Ce qui en dépend (contact, portée, couvert, vue, zones, aires, qui est proche) est déclaré par le joueur qui agit, d’une touche, montré à l’autre et gardé ; le reste est arbitré comme sur la table virtuelle. Où nul n’agit, le vainqueur du jet de tactique déclare. L’autre peut contester une déclaration une fois, avant le jet ou l’acte suivant ; sans accord un dé décide, 4 ou plus et elle tient, et les deux versions sont gardées.
CON-126 = Sur une vraie table l’arbitre impose (seuls les actes permis sont proposés), conseille (un acte interdit est possible, marqué de sa règle) ou se tait (le programme ne fait que compter). Sur la table virtuelle il impose toujours.
RAG-01 = Un combattant retiré de la table est capturé.
RAG-02 = De même celui qui n’a plus qu’un point de vie et se trouve au corps à corps quand une telle phase finit, si son unité est réduite au quart de son effectif de départ (arrondi vers le bas, au moins 1). Seuls comptent les déployés encore sur la table et non captifs, lui compris ; sans unité cette condition est toujours remplie. Son ravisseur est un ennemi sans déroute qui le touche et n’est pas pris lui-même ainsi, nommé par le joueur qui capture s’il y en a plusieurs ; sans lui nul n’est capturé. On détermine d’abord toutes les captures, puis on les exécute, celles du vainqueur du jet de tactique d’abord.
RAG-03 = Un captif encore sur la table quitte son unité et va avec ses ravisseurs.
RAG-04 = Il redevient libre quand une unité alliée anéantit les ravisseurs ou les fait fuir. Sa carte revient dans la séquence, mais jusqu’à son retour lui et son unité ne peuvent que se rejoindre. Sans unité où revenir, il agit seul.
RAG-10 = Une zone est au camp qui y a le plus de puissance ; un combattant compte si plus de la moitié de son socle y est, sur la table virtuelle plus de la moitié des points qu’il couvre du réseau au huitième de centimètre. À puissance égale elle n’est à personne.
RAG-11 = Quatre sortes ne comptent pas : les invoqués, ceux qu’un effet a déplacés ou téléportés ce tour, ceux en déroute, et ceux qui ont perdu plus de la moitié de leurs points de vie.
RAG-20 = Les fondations se posent à la fin du mouvement, où l’on veut, même au milieu d’une unité. Dans l’escarmouche c’est la dernière action d’un ouvrier non engagé qui touche l’emprise, une fois par bâtiment, côtés parallèles à la table et sans socle engagé dessous ; les socles dessous sont mis par leurs joueurs au centimètre entier libre le plus proche, et sont déplacés. Un bâtiment est un obstacle.
RAG-21 = Seules travaillent l’infanterie et les créatures ; jamais les invoqués, la cavalerie, les titans et les dragons, ni les combattants d’un rang ou d’un type que le scénario exclut.
RAG-22 = Le travail peut suivre tout mouvement ; les ouvriers doivent toucher la construction.
RAG-23 = Un tour de travail rapporte la force totale des ouvriers moins la résistance, divisée par 10, la moitié arrondie vers le haut, jamais moins de 0 point de structure.
RAG-24 = Au corps à corps un ouvrier se bat : il ne construit, ne répare ni ne renforce jamais, que ce soit achevé ou non. Chargé dans un tour où il a construit, il a une défense de 0 pour ce tour tant que la construction a moins de points que demandé ; celle qui retombe dessous est de nouveau inachevée. Le 0 remplace la caractéristique, et les blessures viennent après.
RAG-25 = Elle est achevée aux points de structure que veut le scénario et se renforce d’un cinquième au plus, arrondi vers le haut.
RAG-26 = Les dégâts ôtent des points de structure, jusqu’à 0 au pire ; la résistance ne change jamais.
RAG-27 = Si la construction demande 4 points ou plus et en a au moins 1, son bâtisseur peut lancer un dé de bonus après le travail du tour, pourvu qu’un de ceux qui ont construit soit hors du corps à corps : 1 perd un point, 2 ne fait rien, 3 à 5 en gagnent un, 6 en gagne deux. Il n’est ni relancé ni annulé.
RAG-28 = Dès qu’elle a eu tous ses points à la fin d’un tour, une construction est valide tant qu’elle en a les quatre cinquièmes, arrondis vers le bas, réparations comprises.
RAG-30 = Des prisonniers suivent tant que leur puissance est moindre que celle de leurs escortes et que celles-ci sont à 10 cm, même en partie. Plus loin, une unité n’escorte pas.
RAG-31 = Ils sont activés avec l’une des escortes, au choix du joueur qui escorte : tant qu’ils sont captifs, une fois par tour après le mouvement d’une escorte, son joueur bouge chaque prisonnier jusqu’à sa MOU, sans contact, en finissant à 10 cm de l’unité de cette escorte ou aussi près que possible.
RAG-32 = Ils sont libres quand toutes les escortes résolvent un assaut (dans cette phase de combat chaque unité d’escorte avait un combattant dans un combat), quand elles sont moins du double en nombre, ou quand RAG-30 ne tient plus. Les unités à terre ou en déroute et les engins immobilisés n’ajoutent rien au nombre des escortes. On le vérifie après chaque carte, chaque combat et chaque phase.
RAG-33 = Des escortes qui remplissent les conditions peuvent les reprendre, sauf si une autre unité hostile à l’escorte est à 10 cm d’eux.
RAG-34 = Leur propriétaire met leur carte dans la pile. Tirée pendant leur captivité elle est mise de côté, perdue pour le tour, et la carte suivante est tirée aussitôt ; tirée quand ils sont libres elle se joue. Elle peut être gardée en réserve même en captivité, comme on passe. Ils sont activés une fois par tour au plus : ensuite leur carte, si elle est tirée, est seulement mise de côté.
RAG-40 = Avec plus de caches que d’objets, une unité qui touche une cache ou s’y tient peut lancer un dé à la fin de son activation : 5 ou 6 trouve un objet, sinon la cache est vide. Une cache se fouille une fois, et plus du tout quand chaque objet est trouvé.
RAG-41 = Quand il reste autant de caches que d’objets, chacune en tient un, sans dé.
RAG-42 = Un objet trouvé est pris, sauf si l’on dit avant la prochaine carte adverse qu’il reste là ; une unité qui finit un mouvement dessus le ramasse alors.
RAG-43 = Une unité qui finit une marche, une course, un désengagement ou un mouvement d’après corps à corps au contact d’une unité amie peut annoncer qu’elle lui remet l’objet.
RAG-44 = Un ennemi perd l’objet quand son unité est anéantie, ou mise en déroute et fuit : il gît au sol pour qui finit un mouvement dessus. Dans l’escarmouche qui fouille et qui tient sont des combattants seuls ; remettre et ramasser demandent la fin d’un mouvement, aussi d’une poursuite, et ne servent jamais un combattant en déroute. Qui tient l’objet et meurt, disparaît, est capturé ou se met à fuir le laisse où il se tenait.
RAG-50 = Après une phase qui a coûté n des N candidats, dix fois n divisé par N, la moitié arrondie vers le haut, est le seuil : un dé à dix faces inférieur ou égal dit que le combattant secret est parmi eux. Sinon N baisse de n.
RAG-51 = Un seuil de 0 échoue et un seuil de 10 réussit sans dé : 16 sur 25 donne 6, 1 sur 25 donne 0, 24 sur 25 donne 10. Est perdu qui a quitté la table de quelque façon ; les candidats sont les déployés, et un revenu par Renfort n’en est plus. Il y a un jet à la fin de chaque phase avec pertes, et aucun après un succès.
RAG-60 = Dans une zone ronde le gabarit de dispersion est centré et tourné de façon à couper le moins de décor ; un dé choisit l’un de ses six axes, un autre la distance. Ce dé a autant de faces que le rayon a de centimètres, ou son résultat est mis à l’échelle. Dans le programme c’est le plus petit de d4, d6, d8, d10, d12 et d20 qui suffit, et le gabarit est tourné de 0° ou 30°. Un socle qui n’a pas la place est mis par le vainqueur du jet de tactique au centimètre entier libre le plus proche ; il est au camp que nomme le scénario et a une carte dès le tour suivant.
RAG-61 = Une zone rectangulaire est coupée en 6, 8, 10, 12 ou 20 parties numérotées (2×3, 2×4, 2×5, 3×4 ou 4×5, la plus longue rangée le long du grand côté) ; le dé correspondant choisit la partie au milieu de laquelle la chose apparaît.
RAG-70 = Le scénario dit ce qui déclenche une explosion et combien de débris volent. Dans une petite, chaque débris vole d’un dé fois 5 cm dans la direction d’un dé sur le gabarit.
RAG-71 = Dans une grosse, il vole de la somme de deux dés fois 5 cm.
RAG-80 = Une carte sans puissance compte : infanterie 1, cavalerie 2, créature 3, grand socle ou machine de guerre 4, titan 5 ; RAG-21 traite un grand socle comme un titan.
RAG-81 = Un combattant de Confrontation a 4 points de vie et en perd 1, 2 ou 3 par une blessure légère, grave ou critique. La phase de mouvement est le mouvement de l’unité, la phase de corps à corps la phase de combat. Ce qui sortirait de la table s’arrête à son bord.
RAG-82 = Un dé de bonus par construction et par tour ; les points de structure ne passent jamais sous 0.
RAG-83 = Un captif se tient au contact d’un combattant de ses ravisseurs et y est remis après chacun de leurs mouvements, à un emplacement libre ou au centimètre entier libre le plus proche. Captif ou prisonnier, un combattant n’est ni ami ni ennemi de personne : il ne contrôle, n’engage ni ne combat, n’est ni cible ni chef, ne compte dans aucune zone ni comme présent à la fin ; son socle gêne toujours mouvement et vue.
RAG-84 = Des ravisseurs qui quittent la table de quelque façon, ou dont il ne reste personne sans déroute, le libèrent. Se rejoindre, c’est être au contact d’un combattant de son unité ; si elle n’est plus, il agit seul aussitôt. D’ici là leurs cartes permettent seulement de rester, de se désengager, ou de marcher ou courir en finissant plus près de l’autre ; au contact, ils combattent normalement.
RAG-85 = Les quatre cinquièmes de RAG-28 valent au moins 1 point de structure.
RAG-86 = Un scénario donne l’emprise d’un bâtiment, qui se fonde partout où il n’y a pas d’obstacle. Il peut laisser ouverts tours et points d’armée, et nommer terrains, bords de déploiement et camps.
RAG-87 = Dégâts : comme action un combattant non engagé qui touche une construction ennemie, ou toute touche sur elle (elle compte comme une grande cible), lance un dé plus la force moins la résistance : 1 point de structure par tranche entamée de 3 au-dessus de 0.
RAG-88 = Des prisonniers sont livrés quand à la fin d’un tour ils sont captifs et comptent tous dans la zone de destination par leur seule place. Une unité captive qui a déjà suivi une escorte peut encore avoir sa carte mise en réserve.
RAG-89 = Un objet trouvé est à sa cache ; porté, il est où est son porteur ; lâché, où celui-ci se tenait en dernier. Finir un mouvement dessus, c’est toucher ou couvrir ce point.
RAG-90 = Dans une explosion la flèche 1 pointe vers le haut de la table. Un socle sur lequel tombe un débris subit un jet de blessures de la force que nomme le scénario, aucun s’il n’en nomme pas.

# Words and options.
confrontation-seat-blue = Bleu
confrontation-seat-red = Rouge
confrontation-movement-stay = reste
confrontation-movement-turn = pivote sur place
confrontation-movement-walk = marche
confrontation-movement-run = court
confrontation-movement-engage = engage
confrontation-movement-charge = charge
confrontation-movement-disengage = se désengage
confrontation-movement-flee = fuit
confrontation-movement-pursue = poursuit
confrontation-action-none = aucune action
confrontation-action-call = appeler un miracle
confrontation-action-strike = frapper une construction
confrontation-action-search = fouiller
confrontation-action-build = construire
confrontation-action-found = poser des fondations
confrontation-action-give = remettre un objet
confrontation-action-pick = ramasser un objet
confrontation-action-shift = déplacer par magie
confrontation-level-none = aucune blessure
confrontation-level-stunned = sonné
confrontation-level-light = une blessure légère
confrontation-level-serious = une blessure grave
confrontation-level-critical = une blessure critique
confrontation-level-killed = tué net
confrontation-location-legs = jambes
confrontation-location-arms = bras
confrontation-location-abdomen = abdomen
confrontation-location-thorax = thorax
confrontation-location-head = tête
confrontation-phase-deployment = déploiement
confrontation-edge-south = le bord sud
confrontation-edge-north = le bord nord
confrontation-edge-west = le bord ouest
confrontation-edge-east = le bord est
option-confrontation-warbands = La bande de bleu et celle de rouge, séparées par une virgule, chacune par son nom ou un fichier à vous dont le nom finit par .toml
option-confrontation-warbands-name = Bandes
option-confrontation-warbands-is-cindermark = Cindermark
option-confrontation-warbands-is-greywater = Greywater
option-confrontation-warbands-is-saltgate = Saltgate
option-confrontation-warbands-is-thornwold = Thornwold
option-confrontation-scenario = Le scénario : par son nom, un fichier à vous dont le nom finit par .toml, ou random: suivi d’un nombre pour une bataille équitable qui en est tirée
option-confrontation-scenario-name = Scénario
option-confrontation-scenario-is-crossroads = Le carrefour (bataille simple)
option-confrontation-scenario-is-broken-mill = Le moulin brisé (bataille simple)
option-confrontation-scenario-is-the-ransom = La rançon (capture)
option-confrontation-scenario-is-hold-the-ford = Tenir le gué (zones)
option-confrontation-scenario-is-the-palisade = La palissade (construction)
option-confrontation-scenario-is-chain-gang = Les enchaînés (escorte)
option-confrontation-scenario-is-the-strongbox = Le coffre-fort (fouille)
option-confrontation-scenario-is-the-masked-heir = L’héritier masqué (combattant secret)
option-confrontation-scenario-is-the-mist = Quelque chose dans la brume (apparitions)
option-confrontation-scenario-is-the-powder-mill = La poudrerie (explosions)
option-confrontation-sealed = on : les dés de combat se partagent en secret avant l’initiative
option-confrontation-sealed-name = Dés scellés
option-confrontation-sealed-is-off = non
option-confrontation-sealed-is-on = oui
option-confrontation-grouped = on : deux ou trois fantassins d’un même profil peuvent partager une carte
option-confrontation-grouped-name = Cartes groupées
option-confrontation-grouped-is-off = non
option-confrontation-grouped-is-on = oui
option-confrontation-turns = Tours, de 1 à 12 ; auto vaut ce que dit le scénario, ou 6
option-confrontation-turns-name = Tours
option-confrontation-turns-is-auto = comme dit le scénario
option-confrontation-points = La limite en PA ; auto vaut ce que dit le scénario, ou ce que coûte la bande la plus chère
option-confrontation-points-name = Points d’armée
option-confrontation-points-is-auto = comme dit le scénario
option-confrontation-size = Le côté de la table en cm, de 60 à 120, le scénario en son milieu ; auto vaut ce que dit le scénario
option-confrontation-size-name = Table
option-confrontation-size-is-auto = comme dit le scénario
confrontation-action-volley = tirer deux fois
ending-confrontation-more-points = un camp avait plus de points
ending-confrontation-equal-points = les deux camps avaient autant de points
arms-confrontation = bande
error-confrontation-move = « { $text } » n’est pas un coup : écrivez par exemple play, charge, to:24-30, to:r2/5, do:shoot, at:r1, attack:2 ou d4.

confrontation-wound-light = blessure légère
confrontation-wound-serious = blessure grave
confrontation-wound-critical = blessure critique
confrontation-wound-killed = tué net
confrontation-wound-stunned = sonné
confrontation-wound-none = pas de blessure
confrontation-wound-healthy = indemne

confrontation-phase-strategic = stratégie
confrontation-phase-activation = activation
confrontation-phase-combat = combat
confrontation-phase-rally = ralliement
confrontation-phase-mystic = mystique
confrontation-phase-upkeep = entretien
confrontation-action-shoot = tirer
confrontation-action-cast = incanter

error-dice-count = Un test demande au moins un dé, pas { $count }.

# Data files.
reason-late = la partie finit au tour { $turns }.
reason-round = la zone « { $zone } » est ronde et n’est pas coupée en parties.

# Magie, foi, entretien : événements.
confrontation-effect-ends = { $fighter } : « { $spell } » prend fin.
confrontation-casts = { $fighter } lance « { $spell } » pour { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}.
confrontation-calls = { $fighter } appelle « { $spell } » pour { $count ->
    [one] { $count } point
   *[other] { $count } points
} de foi temporaire.
confrontation-aims-at = « { $spell } » vise { $fighter }.
confrontation-radius-grows = Le dé donne { $face } : « { $spell } » porte à { $radius } cm.
confrontation-pays-more = { $fighter } paie { $count ->
    [one] une gemme de plus, pour un dé de plus
   *[other] { $count } gemmes de plus, pour { $count } dés de plus
}.
confrontation-spell-fails = « { $spell } » de { $fighter } échoue ; ce qui a été payé est perdu.
confrontation-counters = { $fighter } contre « { $spell } » pour { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}.
confrontation-counter-fails = { $fighter } ne parvient pas à défaire « { $spell } ».
confrontation-undone = { $fighter } défait « { $spell } ».
confrontation-effect-begins = « { $spell } » agit sur { $fighter }.
confrontation-area-begins = « { $spell } » agit à { $radius } cm autour de { $fighter }.
confrontation-is-healed = { $fighter } se rétablit : { $wound }.
confrontation-is-steadied = { $fighter } n’est plus en déroute.
confrontation-is-shifted = { $fighter } est déplacé en { $x }-{ $y } par un effet, ce qui compte pour ce tour.
confrontation-is-summoned = { $summoner } invoque { $fighter } en { $x }-{ $y }.
confrontation-no-room = Il n’y a pas de place pour { $fighter }.
confrontation-gains-gems = { $fighter } gagne { $count ->
    [0] zéro gemme
    [one] une gemme
   *[other] { $count } gemmes
}.
confrontation-has-faith = { $fighter } dispose de { $count ->
    [one] { $count } point
   *[other] { $count } points
} de foi temporaire.
confrontation-sustains = { $fighter } entretient « { $spell } » pour { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}.
confrontation-honours = { $fighter } entretient « { $spell } » pour 1 point de foi temporaire.
confrontation-keeps-being = { $fighter } garde { $being } pour une gemme : { $element }.
confrontation-vanishes = { $fighter } disparaît.
confrontation-regeneration = Régénération de { $fighter } : { $face }, il faut { $least }.
confrontation-ephemeral = { $fighter } est éphémère : { $face } ; il disparaît à partir de { $least }.
confrontation-reinforcement = Renfort, { $fighter } : { $face }, il faut { $least }.
confrontation-comes-back = { $fighter } revient en { $x }-{ $y }, indemne.
confrontation-turn-ends = Le tour { $turn } prend fin.

# Magie, foi, entretien : ce qui est demandé.
confrontation-ask-spell = { $seat } : que lance ou appelle { $fighter } ?
confrontation-ask-spell-target = { $seat } : qui « { $spell } » vise-t-il ?
confrontation-ask-radius = Lancez un dé pour le rayon de « { $spell } ».
confrontation-ask-pay-more = { $seat } : combien de gemmes de plus { $fighter } paie-t-il pour « { $spell } », chacune pour un dé de plus ?
confrontation-ask-counter = { $seat } : qui contre « { $spell } », face à { $final } ?
confrontation-ask-counter-gem = { $seat } : de quel élément est la gemme que { $fighter } paie pour contrer ?
confrontation-ask-shift = { $seat } : où { $fighter } est-il déplacé ?
confrontation-ask-summon = { $seat } : où { $fighter } apparaît-il ?
confrontation-ask-new-gem = { $seat } : de quel élément est la gemme que gagne { $fighter } ?
confrontation-ask-sustain = { $seat } : { $fighter } paie-t-il { $count } pour entretenir « { $spell } » ?
confrontation-ask-keep-being = { $seat } : payer une gemme pour garder { $fighter } ?
confrontation-ask-keep-gem = { $seat } : de quel élément est la gemme qui garde { $fighter } ?
confrontation-ask-regeneration = Lancez un dé : { $least } ou plus guérit { $fighter } d’un niveau.
confrontation-ask-ephemeral = Lancez un dé : à { $least } ou plus, { $fighter } disparaît.
confrontation-ask-reinforcement = Lancez un dé : { $least } ou plus ramène { $fighter }.
confrontation-ask-come-back = { $seat } : où, au contact de votre bord, { $fighter } revient-il ?

confrontation-element-air = air
confrontation-element-earth = terre
confrontation-element-fire = feu
confrontation-element-water = eau
confrontation-element-light = lumière
confrontation-element-darkness = ténèbres
reason-empty = il faut quelque chose ici.
reason-outlines = { $count } éléments de terrain et bâtiments, c’est trop : { $most } au plus.
reason-corners = un contour a de 3 à { $most } coins, pas { $count }.
reason-convex = le contour doit être convexe, ses coins dans l’ordre et aucun plat.
reason-opposite = les deux bords doivent se faire face.
reason-apart = ce prisonnier en toucherait un autre.
reason-object-side = un objet n’est à personne ; seul un combattant a un camp.
reason-trigger = une explosion demande un tour (turn) ou hit = true.
reason-no-objects = il n’y a pas d’objet dans ce scénario.
reason-no-secret = il n’y a pas de combattant secret dans ce scénario.
reason-plain = un combattant qu’apporte un scénario n’est ni magicien ni fidèle.
error-skirmish-unknown = « { $value } » est inconnu ; il y a : { $known }. Le chemin d’un fichier finit par .toml.
error-skirmish-inline = L’option { $option } n’est ni un nom, ni un fichier, ni ce qu’un enregistrement en garde : { $reason }
error-skirmish-long = L’option { $option } a plus de { $most } caractères.
error-skirmish-pair = « { $value } » devrait être deux bandes séparées par une virgule, celle du bleu d’abord.
error-skirmish-number = « { $value } » ne convient pas pour { $option } : auto, ou un nombre de { $least } à { $most }.
error-skirmish-size = Une table de { $size } cm est trop petite pour le scénario, qui demande { $width } × { $height } cm.
error-skirmish-seed = « { $value } » devrait être random: suivi d’un nombre de 18 chiffres au plus, comme random:7.
error-skirmish-word = « { $word } » n’est pas un mot de position : il faut un combattant, comme b1=…, ou un champ, comme turn=….
error-skirmish-part = « { $part } » dans { $word } devrait être l’un de ceux-ci, avec une valeur après deux points : { $known }.
error-skirmish-impossible = Cette position ne peut exister : { $reason }
skirmish-off-table = { $fighter } se tient hors de la table.
skirmish-touch = { $fighter } touche un combattant qui ne le touche pas ou n’est pas sur la table.
skirmish-frames = ce qui est en cours compte { $depth } étapes, mais d’autres sont données.
skirmish-row = { $word } contient un nombre qui n’y veut rien dire.
skirmish-outline = le contour { $number } a des coins impossibles.
skirmish-nobody = personne n’est interrogé, et la bataille n’est pas finie.
skirmish-question = la question posée n’est pas celle qui se pose à ce moment.
skirmish-cards = une carte de { $seat } est là où elle ne peut être, ou deux fois.

# L'escarmouche : tests et blessures.
confrontation-tests = { $fighter } teste { $characteristic } { $value }{ $difficulty ->
    [0] { "" }
   *[other] { " " }contre { $difficulty }
}{ $dice ->
    [one] { "" }
   *[other] { " " }avec { $dice } dés
}.
confrontation-die-shows = { $fighter } : le dé donne { $face }.
confrontation-test-comes-to = { $fighter } : { $characteristic } donne { $final }{ $difficulty ->
    [0] { "" }
   *[other] { " " }contre { $difficulty }
}.
confrontation-opposed = Test { $characteristic ->
    [INI] d’INI
    [ATT] d’ATT
   *[other] de { $characteristic }
} en opposition : bleu { $first }, rouge { $second }.
confrontation-seat-die-shows = { $seat } obtient { $face }, soit { $final } en tout.
confrontation-tied = { $final } partout : on relance tout.
confrontation-opposition-won = { $seat } l'emporte, { $final } contre { $other }.
confrontation-wound-roll = Jet de blessure sur { $fighter } : { $low } et { $high }, force { $strength } contre résistance { $resistance }{ $bonus ->
    [0] { "" }
   *[other] , bonus { $bonus }
} ; { $location }.
confrontation-exceptional = Double { $face } : blessure exceptionnelle.
confrontation-wound-level = Résultat pour { $fighter } : { $level }.
confrontation-is-stunned = { $fighter } est sonné jusqu'à la fin du tour.
confrontation-is-wounded = { $fighter } a désormais : { $level }.
confrontation-dies = { $fighter } est mort.
confrontation-flees-for-good = { $fighter } fuit par son bord et disparaît.
confrontation-modified = { $characteristic } de { $fighter } passe à { $value } par { $spell }.
confrontation-defence-zero = { $fighter } est surpris au travail : DEF 0.
confrontation-weakened = { $characteristic } de { $fighter } passe à { $value } : { $level }.
confrontation-was-charged = { $characteristic } de { $fighter } passe à { $value } : il a été chargé.
confrontation-took-dice = { $characteristic } de { $fighter } passe à { $value } pour ses dés de plus.

# L'escarmouche : déploiement, cartes, mouvement, tir, peur.
confrontation-takes-edge = { $seat } prend { $edge }.
confrontation-is-deployed = { $fighter } est posé à { $x }, { $y } cm.
confrontation-faces = { $fighter } fait face { $direction }.
confrontation-shares-card = { $fighter } partage la carte de { $other }.
confrontation-has-ordered = { $seat } a rangé ses cartes.
confrontation-wins-tactics = { $seat } remporte le jet de tactique.
confrontation-speaks-first = { $seat } décide que { $first } a la parole en premier.
confrontation-holds-card = { $seat } met une carte en réserve.
confrontation-plays-card = { $seat } joue la carte de { $fighter }.
confrontation-set-aside = La carte de { $fighter } est mise de côté : son unité est captive.
confrontation-no-effect = La carte de { $fighter } est montrée sans effet.
confrontation-names-movement = { $fighter } : { $movement }.
confrontation-names-action = { $fighter } : { $action }.
confrontation-moves = { $fighter } ({ $movement }) arrive à { $x }, { $y } cm.
confrontation-stays = { $fighter } reste sur place.
confrontation-charges = { $fighter } charge { $other }.
confrontation-engages = { $fighter } engage { $other }.
confrontation-disengages = { $fighter } rompt le combat.
confrontation-stays-engaged = { $fighter } ne parvient pas à rompre.
confrontation-shoots = { $fighter } tire sur { $other }, difficulté { $difficulty }.
confrontation-shoots-at-thing = { $fighter } tire sur la construction { $building }, difficulté { $difficulty }.
confrontation-aims-at-spot = { $fighter } vise { $x }, { $y } cm, difficulté { $difficulty }.
confrontation-scatters = Le tir dévie de { $distance } cm selon la flèche { $arrow } et tombe à { $x }, { $y } cm.
confrontation-misses = { $fighter } manque son coup.
confrontation-hits = { $fighter } touche { $other }.
confrontation-stands = { $fighter } tient face à une PEUR de { $fear } et ne la craint plus.
confrontation-is-routed = { $fighter } ne tient pas face à une PEUR de { $fear } : en déroute.
confrontation-rallies = { $fighter } se rallie.
confrontation-stays-routed = { $fighter } reste en déroute.
confrontation-flees = { $fighter } fuit vers { $x }, { $y } cm.
confrontation-cannot-flee = { $fighter } ne trouve aucun chemin pour fuir.

# L'escarmouche : corps à corps.
confrontation-fights = { $fighter } affronte { $other }.
confrontation-names-fight = { $seat } désigne le combat { $number }.
confrontation-fight-begins = Le combat { $number } commence.
confrontation-wins-initiative = { $seat } a l'initiative.
confrontation-has-shared = { $seat } a réparti ses dés.
confrontation-shares-out = { $fighter } : { $attacks ->
    [one] { $attacks } dé d'attaque
   *[other] { $attacks } dés d'attaque
}, { $parries ->
    [one] { $parries } dé de défense
   *[other] { $parries } dés de défense
}.
confrontation-strikes = { $fighter } frappe { $other }.
confrontation-parries = { $fighter } pare le coup de { $final }.
confrontation-enters-phase = Tour { $turn } : { $phase }.
confrontation-die-falls = Le dé donne { $face }.
confrontation-chooses = { $seat } décide.
confrontation-impossible = « { $move } » a été saisi et n’est pas possible ici.
confrontation-answers = { $seat } choisit « { $answer } ».
confrontation-battle-won = { $seat } gagne la bataille, { $score } à { $other }.
confrontation-battle-drawn = La bataille est nulle, { $score ->
    [one] { $score } point
   *[other] { $score } points
} partout.

# L'escarmouche : ce qui est demandé.
confrontation-ask-edge = { $seat } choisit son bord de table.
confrontation-ask-deploy = { $seat } choisit qui est posé ensuite.
confrontation-ask-deploy-place = { $seat } pose { $fighter } dans sa bande.
confrontation-ask-card = { $seat } range ses cartes, de la première à la dernière.
confrontation-ask-group = { $seat } peut faire partager une carte à des fantassins de même profil.
confrontation-ask-first = { $seat } dit qui a la parole en premier.
confrontation-ask-speak = { $seat } joue la carte du dessus, une carte de réserve, ou met celle du dessus en réserve.
confrontation-ask-reveal = { $seat } montre sa carte.
confrontation-ask-movement = { $seat } annonce le mouvement de { $fighter }.
confrontation-ask-action = { $seat } choisit ce que fait { $fighter }, ou rien.
confrontation-ask-target = { $seat } désigne la cible de { $fighter }.
confrontation-ask-member = { $seat } choisit qui du groupe agit ensuite.
confrontation-ask-caster = { $seat } choisit qui incante ou prie.
confrontation-ask-facing = { $seat } oriente { $fighter }.
confrontation-ask-end = { $seat } choisit où s'arrête { $fighter } ({ $movement }).
confrontation-ask-spot = { $seat } choisit le point que vise { $fighter }.
confrontation-ask-reroll = { $seat } : { $fighter } a { $natural } aux dés, { $final } en tout ; relancer ou garder ?
confrontation-ask-opposed-reroll = { $seat } a { $final } contre { $other } : relancer le 6 ou le garder ?
confrontation-ask-leave-out = { $seat } écarte un des dés { $a }, { $b }, { $c }.
confrontation-ask-opponent = { $seat } désigne qui { $fighter } affronte.
confrontation-ask-fight = { $seat } désigne le prochain combat.
confrontation-ask-take-dice = { $seat } : combien de dés de plus prend { $fighter }, pour −2 en ATT et DEF chacun ?
confrontation-ask-share = { $seat } : combien des { $dice } dés de { $fighter } attaquent ?
confrontation-ask-striker = { $seat } choisit qui frappe.
confrontation-ask-struck = { $seat } choisit qui { $fighter } frappe.
confrontation-ask-parry = { $seat } : { $fighter } pare-t-il le coup de { $final } ?
confrontation-ask-test = { $seat } choisit le test par lequel { $fighter } se rallie.
confrontation-ask-test-die = Un dé pour le test { $characteristic ->
    [INI] d’INI
    [ATT] d’ATT
   *[other] de { $characteristic }
} de { $fighter }.
confrontation-ask-seat-die = Un dé pour { $seat }, test { $characteristic ->
    [INI] d’INI
    [ATT] d’ATT
   *[other] de { $characteristic }
} en opposition.
confrontation-ask-wound-die = Un dé du jet de blessure sur { $fighter }.
confrontation-ask-scatter-die = Un dé pour la dispersion du tir.
confrontation-ask-lot = Le sort dit qui décide en premier.
confrontation-ask-die = Un dé à { $faces } faces.

# L'escarmouche : refus.
confrontation-over = La bataille est finie.
confrontation-not-now = { $move } n'est pas demandé maintenant : { $now }
confrontation-not-offered = { $move } n'est pas possible ici : { $now }
confrontation-off-table = { $x }, { $y } cm est hors de la table.
confrontation-no-way = Aucun chemin assez court n'y mène { $fighter }, ou il ne peut s'y arrêter : { $move }.
confrontation-may-not = { $fighter } ne peut atteindre personne ainsi : { $movement }.
confrontation-not-seen = { $fighter } ne voit pas { $other }.
confrontation-is-engaged = { $fighter } est au contact d'un ennemi : { $movement } lui est fermé.
confrontation-direction-0 = au nord
confrontation-direction-1 = au nord-nord-est
confrontation-direction-2 = à l'est-nord-est
confrontation-direction-3 = à l'est
confrontation-direction-4 = à l'est-sud-est
confrontation-direction-5 = au sud-sud-est
confrontation-direction-6 = au sud
confrontation-direction-7 = au sud-sud-ouest
confrontation-direction-8 = à l'ouest-sud-ouest
confrontation-direction-9 = à l'ouest
confrontation-direction-10 = à l'ouest-nord-ouest
confrontation-direction-11 = au nord-nord-ouest

# Objectifs : ce qui arrive, et ce qui est demandé.
confrontation-objective-none = rien
confrontation-objective-capture = un combattant capturé
confrontation-objective-control = une zone contrôlée
confrontation-objective-construction = une construction valide
confrontation-objective-delivery = des prisonniers livrés
confrontation-objective-holding = un objet détenu
confrontation-objective-secret = le combattant secret trouvé
confrontation-captured = { $captor } capture { $fighter }.
confrontation-set-free = { $fighter } est libéré.
confrontation-slipped-in = { $seat } glisse la carte de { $fighter } dans la séquence.
confrontation-meets = { $fighter } a rejoint son unité.
confrontation-captive-follows = { $fighter } est emmené par ceux qui le détiennent.
confrontation-founds = { $fighter } établit les fondations de la construction { $building }.
confrontation-moved-aside = { $fighter } laisse la place à la construction.
confrontation-builds = { $fighter } travaille à la construction { $building } : { $points ->
    [one] { $points } point de structure
   *[other] { $points } points de structure
}.
confrontation-building-finished = La construction { $building } est achevée.
confrontation-building-bonus = Le dé de bonus donne { $face } : la construction { $building } a { $points ->
    [one] { $points } point de structure
   *[other] { $points } points de structure
}.
confrontation-no-bonus-die = Pas de dé de bonus pour la construction { $building }.
confrontation-building-hit = La construction { $building } perd { $lost ->
    [one] { $lost } point de structure
   *[other] { $lost } points de structure
} ; il en reste { $points }.
confrontation-building-held = La construction { $building } a gardé tous ses points jusqu’à la fin d’un tour.
confrontation-prisoners-free = { $fighter } n’est plus prisonnier.
confrontation-prisoners-taken = { $fighter } est de nouveau prisonnier.
confrontation-prisoners-follow = { $fighter } suit { $escort }.
confrontation-searches = { $fighter } fouille la cache { $cache }.
confrontation-cache-empty = La cache { $cache } est vide.
confrontation-finds = { $fighter } trouve l’objet { $object } dans la cache { $cache }.
confrontation-takes-object = { $fighter } prend l’objet { $object }.
confrontation-leaves-object = { $fighter } laisse l’objet { $object } sur place.
confrontation-picks-up = { $fighter } ramasse l’objet { $object }.
confrontation-hands-over = { $fighter } remet l’objet { $object } à { $other }.
confrontation-drops = { $fighter } lâche l’objet { $object }.
confrontation-secret-looked-for = { $lost } des { $candidates } candidats sont perdus : le combattant secret est parmi eux sur { $limit } ou moins avec un d10.
confrontation-secret-is-found = Le combattant secret est trouvé.
confrontation-secret-not-found = Le combattant secret n’est pas parmi eux.
confrontation-fighter-appears = { $fighter } apparaît.
confrontation-object-appears = L’objet { $object } apparaît.
confrontation-explodes = Explosion { $number } !
confrontation-debris-lands = Des débris tombent à { $x }, { $y } cm.
confrontation-debris-hits = Des débris touchent { $fighter }.
confrontation-scores = { $seat } marque { $points } pour { $objective }.
confrontation-scores-losses = { $seat } marque { $points } pour les ennemis morts ou enfuis.
confrontation-ask-captor = { $seat } : qui capture { $fighter } ?
confrontation-ask-slip-in = { $seat } : sous combien de cartes va celle de { $fighter } ?
confrontation-ask-last = { $seat } : quoi pour { $fighter } ({ $action }) ?
confrontation-ask-receiver = { $seat } : à qui { $fighter } le remet-il ?
confrontation-ask-bonus-die = { $seat } : lancer le dé de bonus pour la construction { $building } ?
confrontation-ask-take-object = { $seat } : { $fighter } prend-il l’objet ?
confrontation-ask-escort = { $seat } : l’unité de { $fighter } suit-elle { $escort } maintenant ?
confrontation-ask-foundation = { $seat } : où est le coin inférieur gauche des fondations de { $fighter } ?
confrontation-ask-aside = { $seat } : où { $fighter } laisse-t-il la place ?
confrontation-ask-follower = { $seat } : où va { $fighter } ?
confrontation-ask-appearance = { $seat } : la place manque ; où apparaît { $fighter } ?
confrontation-ask-search-die = Un d6 : sur 5 ou 6 { $fighter } trouve un objet dans la cache { $cache }.
confrontation-ask-building-die = Le dé de bonus de la construction { $building }.
confrontation-ask-damage-die = Un d6 pour les dégâts à la construction { $building }.
confrontation-ask-secret-die = Un d10 : le combattant secret est trouvé sur { $limit } ou moins.
confrontation-ask-axis-die = Un d6 pour la direction où quelque chose apparaît.
confrontation-ask-distance-die = Un dé pour la distance à laquelle quelque chose apparaît.
confrontation-ask-part-die = Un dé pour la partie de la zone où quelque chose apparaît.
confrontation-ask-debris-distance = Un d6 pour la distance du débris { $number }.
confrontation-ask-debris-direction = Un d6 pour la direction du débris { $number }.

# Une vraie table : faits, contestations, corrections.
option-confrontation-announce = on : rien ne se mesure avant l’annonce d’un mouvement, d’une charge ou d’un tir
option-confrontation-announce-name = Annoncer, puis mesurer
option-confrontation-announce-is-off = non
option-confrontation-announce-is-on = oui
option-confrontation-real = on : des figurines sur une vraie table ; les places se déclarent comme des faits
option-confrontation-real-name = Vraie table
option-confrontation-real-is-off = non
option-confrontation-real-is-on = oui
option-confrontation-dial = Ce que fait l’arbitre d’une vraie table : imposer les règles, conseiller, ou seulement compter
option-confrontation-dial-name = Arbitre
option-confrontation-dial-is-enforce = impose les règles
option-confrontation-dial-is-advise = conseille
option-confrontation-dial-is-off = compte seulement
error-skirmish-dial = L’arbitre ne peut être réglé sur { $dial } que sur une vraie table.
confrontation-fact-contacts = au contact
confrontation-fact-reached = touché
confrontation-fact-inside = dans la zone
confrontation-fact-near = près des prisonniers
confrontation-fact-in-area = dans l’aire
confrontation-fact-frightens = à 10 cm au plus
confrontation-fact-range = portée
confrontation-fact-aura = amis dans l’aura
confrontation-fact-leaves = atteint le bord
confrontation-fact-sets-off = touche ce qui explose
confrontation-fact-stands-in = dans la zone
confrontation-fact-comes-near = près des prisonniers
confrontation-fact-stands-in-area = dans l’aire
confrontation-range-short = portée courte
confrontation-range-medium = portée moyenne
confrontation-range-long = portée longue
confrontation-range-short-cover = portée courte, à couvert
confrontation-range-medium-cover = portée moyenne, à couvert
confrontation-range-long-cover = portée longue, à couvert
confrontation-answer-no = non
confrontation-answer-yes = oui
confrontation-dial-enforce = impose les règles
confrontation-dial-advise = conseille
confrontation-dial-off = compte seulement
confrontation-correction-wound = blessure
confrontation-correction-stunned = sonné
confrontation-correction-routed = en déroute
confrontation-correction-faith = foi
confrontation-correction-air = gemmes d’air
confrontation-correction-earth = gemmes de terre
confrontation-correction-fire = gemmes de feu
confrontation-correction-water = gemmes d’eau
confrontation-correction-light = gemmes de lumière
confrontation-correction-darkness = gemmes de ténèbres
confrontation-correction-charged = chargé
confrontation-correction-has-charged = a chargé
confrontation-declares = { $seat } déclare { $fact } : { $fighter }.
confrontation-declares-nobody = { $seat } déclare { $fact } : personne.
confrontation-declares-range = { $seat } déclare : { $range }.
confrontation-declares-number = { $seat } déclare { $fact } : { $number ->
    [0] non, aucun
    [1] oui, un
   *[other] { $number }
}.
confrontation-disputes = { $seat } conteste la déclaration ; chacun dit ce qu’il voit.
confrontation-dispute-decided = Le dé donne { $face } : { $stands ->
    [yes] ce que { $seat } a déclaré tient
   *[other] ce que { $seat } a déclaré ne tient pas
}.
confrontation-set-out = Les deux camps posent leurs combattants tour à tour, { $seat } d’abord.
confrontation-arrives = { $fighter } { $movement } et se tient là où on l’a posé.
confrontation-runs-away = { $fighter } court vers son bord.
confrontation-is-set-down = { $fighter } est posé sur la table.
confrontation-aims = { $fighter } vise un point ; difficulté { $difficulty }.
confrontation-scatters-far = Le tir dévie de { $distance } cm selon la flèche { $arrow }.
confrontation-debris-flies = Un débris vole à { $distance } cm selon la flèche { $arrow }.
confrontation-appears-by-dice = Flèche { $arrow }, dé { $face } : posez-le là.
confrontation-corrected = Correction : { $fighter }, { $correction } { $number }.
confrontation-corrected-touch = Correction : { $fighter } et { $other } sont au contact.
confrontation-corrected-apart = Correction : { $fighter } et { $other } ne sont pas au contact.
confrontation-corrected-score = Correction : { $seat } a { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
confrontation-corrected-building = Correction : la construction { $building } a { $number ->
    [one] { $number } point
   *[other] { $number } points
} de structure.
confrontation-corrected-cache = Correction : la cache { $cache } { $number ->
    [0] n’est pas encore fouillée
   *[other] est fouillée
}.
confrontation-corrected-object = Correction : { $fighter } tient l’objet { $object }.
confrontation-corrected-lying = Correction : l’objet { $object } est à terre.
confrontation-corrected-captive = Correction : { $fighter } est captif de { $captor }.
confrontation-corrected-free = Correction : { $fighter } n’est pas captif.
confrontation-corrected-effect = Correction : « { $spell } » de { $fighter } est terminé.
confrontation-corrected-back = Correction : { $fighter } est de nouveau sur la table, en déroute.
confrontation-dial-turned = Correction : l’arbitre { $dial }.
confrontation-phase-ended = Les joueurs mettent fin à la phase ({ $phase }).
confrontation-against-rules = { $seat } agit contre les règles ; l’arbitre laisse faire.
confrontation-ask-contacts = { $seat } : qui d’autre { $fighter } touche-t-il ?
confrontation-ask-reached = { $seat } : qui est touché ?
confrontation-ask-inside = { $seat } : qui se tient dans la zone { $zone } ?
confrontation-ask-near = { $seat } : qui est à 10 cm au plus des prisonniers de { $fighter } ?
confrontation-ask-in-area = { $seat } : qui est dans l’aire de « { $spell } » ?
confrontation-ask-frightens = { $seat } : quel ennemi terrifiant, le pire, est à 10 cm au plus de { $fighter } ?
confrontation-ask-range = { $seat } : à quelle portée { $fighter } tire-t-il ?
confrontation-ask-aura = { $seat } : combien d’amis sont dans l’aura de { $fighter } ?
confrontation-ask-leaves = { $seat } : { $fighter } atteint-il son bord ?
confrontation-ask-sets-off = { $seat } : le tir touche-t-il ce qui explose ?
confrontation-ask-stands-in = { $seat } : { $fighter } se tient-il dans la zone { $zone } ?
confrontation-ask-comes-near = { $seat } : { $fighter } est-il à 10 cm au plus des prisonniers de { $prisoner } ?
confrontation-ask-stands-in-area = { $seat } : { $fighter } est-il dans l’aire de « { $spell } » ?
confrontation-ask-dispute-die = Un d6 pour ce que { $seat } a déclaré : 4 ou plus et cela tient.

# Les coups tels que les boutons les disent.
confrontation-choice-edge = { $edge }
confrontation-choice-deploy = { $fighter }
confrontation-choice-card = { $fighter }
confrontation-choice-group = Avec { $fighter }
confrontation-choice-first = { $seat } parle d’abord
confrontation-choice-play = Jouer la carte du dessus
confrontation-choice-hold = La mettre en réserve
confrontation-choice-reserve = Carte { $number } de la réserve
confrontation-choice-shows = C’est { $fighter }
confrontation-choice-under = Sous { $number } cartes
confrontation-choice-movement = { $movement }
confrontation-choice-do = { $action }
confrontation-choice-at = { $fighter }
confrontation-choice-at-building = Construction { $number }
confrontation-choice-face = Direction { $direction }
confrontation-choice-reroll = { $count ->
    [0] Garder
    [1] Relancer
   *[other] En relancer { $count }
}
confrontation-choice-without = Sans le dé { $die }
confrontation-choice-against = Contre { $fighter }
confrontation-choice-fight = Combat { $number }
confrontation-choice-fight-cast = Incanter d’abord
confrontation-choice-take = { $count ->
    [0] Pas de dé de plus
    [1] Un dé de plus
   *[other] { $count } dés de plus
}
confrontation-choice-attack = { $count } à l’attaque
confrontation-choice-striker = { $fighter } frappe
confrontation-choice-parry = { $count ->
    [0] Encaisser
   *[other] Parer
}
confrontation-choice-test = { $characteristic }
confrontation-choice-spell = { $spell }
confrontation-choice-pay = { $count ->
    [0] Pas de gemme de plus
    [1] Une gemme de plus
   *[other] { $count } gemmes de plus
}
confrontation-choice-element = { $element }
confrontation-choice-counter = { $fighter } contre
confrontation-choice-sustain = { $count ->
    [0] Laisser finir
   *[other] Entretenir
}
confrontation-choice-captor = { $fighter }
confrontation-choice-last = Numéro { $number }
confrontation-thing-cache = Cache { $number }
confrontation-thing-building = Construction { $number }
confrontation-thing-object = Objet { $number }
confrontation-choice-bonus = { $count ->
    [0] Pas de dé bonus
   *[other] Dé bonus
}
confrontation-choice-object = { $count ->
    [0] Le laisser
   *[other] Le prendre
}
confrontation-choice-escort = Avec { $fighter }
confrontation-choice-stand = Rester ici
confrontation-choice-pass = Personne, rien de plus
confrontation-choice-who = { $fighter }
confrontation-choice-range = { $range }
confrontation-choice-number = { $number }
confrontation-choice-fact = { $answer }
confrontation-choice-dispute = Contesté
confrontation-choice-d = { $face }
confrontation-choice-lot = { $seat }

# Noms dans les scénarios livrés avec le jeu.
confrontation-named-the-broken-mill = Le moulin brisé
confrontation-named-the-chain-gang = Les enchaînés
confrontation-named-crossroads = Le carrefour
confrontation-named-hold-the-ford = Tenir le gué
confrontation-named-the-masked-heir = L’héritier masqué
confrontation-named-something-in-the-mist = Quelque chose dans la brume
confrontation-named-the-palisade = La palissade
confrontation-named-the-powder-mill = La poudrerie
confrontation-named-the-ransom = La rançon
confrontation-named-the-strongbox = Le coffre-fort
confrontation-named-quarry = carrière
confrontation-named-ford = gué
confrontation-named-west-bank = rive ouest
confrontation-named-east-bank = rive est
confrontation-named-shrine = sanctuaire
confrontation-named-pond = étang
confrontation-named-heath = lande
confrontation-named-road = route
confrontation-named-palisade = palissade
confrontation-named-tower = tour
confrontation-named-yard = cour
confrontation-named-hollow = creux
confrontation-named-gate = porte
confrontation-named-middle = milieu
confrontation-named-west = ouest
confrontation-named-east = est
confrontation-named-masons = maçons
