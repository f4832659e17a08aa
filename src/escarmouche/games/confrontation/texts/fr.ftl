# Confrontation : sections, règles, mots et refus.

confrontation-title = Confrontation, règles génériques

confrontation-section-tests = Tests
confrontation-section-effects = Dispersion, aires, durées, mots-clefs
confrontation-section-wounds = Blessures
confrontation-section-course = Déroulement d’une partie
confrontation-section-completions = Compléments

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

# Data files.
reason-name = « { $value } » n’est pas un nom : 1 à { $most } lettres, sans espace au début ni à la fin.
reason-letters = « { $value } » contient des lettres qui ne peuvent être conservées.
reason-many = { $count }, c’est trop : { $most } au plus.
reason-misplaced = ceci ne va pas avec { $beside }.
reason-together = { $characteristic } et cette entrée vont ensemble.
reason-needs = ceci demande { $characteristic }.
reason-element = ce magicien n’a pas de gemmes : { $element }.
reason-ascending = chaque nombre doit valoir au moins le précédent.
reason-deed = un effet fait exactement l’une de ces choses : { $deeds }.
reason-step = une caractéristique change par exactement l’un de : set, lower, divide, raise.
reason-duration = il dure par exactement l’un de : turns, upkeep, whole-game.
reason-band = une bande compte de 2 à { $most } combattants, pas { $count }.
reason-character = un personnage n’existe qu’une fois.
reason-army = { $pa } PA dépassent la limite de { $limit }.
reason-half = { $name } coûte { $pa } PA, plus de la moitié de la limite de { $limit }.
reason-mystics = { $count } combattants avec { $characteristic }, c’est trop : { $most } au plus, un par tranche entamée de 150 PA.

# Magie, foi, entretien : événements.
confrontation-effect-ends = { $fighter } : « { $spell } » prend fin.
confrontation-casts = { $fighter } lance « { $spell } » pour { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}.
confrontation-calls = { $fighter } appelle « { $spell } » pour { $count } de foi temporaire.
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
confrontation-has-faith = { $fighter } dispose de { $count } de foi temporaire.
confrontation-sustains = { $fighter } entretient « { $spell } » pour { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}.
confrontation-honours = { $fighter } entretient « { $spell } » pour 1 de foi temporaire.
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
reason-no-room = il n’y a pas de place pour les invoqués : scénario et invocateurs ajoutent quatre combattants au plus.
error-skirmish-unknown = « { $value } » est inconnu ; il y a : { $known }. Le chemin d’un fichier finit par .toml.
error-skirmish-inline = L’option { $option } n’est ni un nom, ni un fichier, ni ce qu’un enregistrement en garde : { $reason }
error-skirmish-pair = « { $value } » devrait être deux bandes séparées par une virgule, celle du bleu d’abord.
error-skirmish-number = « { $value } » ne convient pas pour { $option } : auto, ou un nombre de { $least } à { $most }.
error-skirmish-size = Une table de { $size } cm est trop petite pour le scénario, qui demande { $width } × { $height } cm.
error-skirmish-word = « { $word } » n’est pas un mot de position : il faut un combattant, comme b1=…, ou un champ, comme turn=….
error-skirmish-part = « { $part } » dans { $word } devrait être l’un de ceux-ci, avec une valeur après deux points : { $known }.
error-skirmish-impossible = Cette position ne peut exister : { $reason }
skirmish-off-table = { $fighter } se tient hors de la table.
skirmish-touch = { $fighter } touche un combattant qui ne le touche pas ou n’est pas sur la table.
skirmish-frames = ce qui est en cours compte { $depth } étapes, mais d’autres sont données.
skirmish-row = { $word } contient un nombre qui n’y veut rien dire.
skirmish-outline = le contour { $number } a des coins impossibles.
skirmish-nobody = personne n’est interrogé, et la bataille n’est pas finie.

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
confrontation-opposed = Test de { $characteristic } en opposition : bleu { $first }, rouge { $second }.
confrontation-seat-die-shows = { $seat } obtient { $face }, soit { $final } en tout.
confrontation-tied = { $final } partout : on relance tout.
confrontation-opposition-won = { $seat } l'emporte, { $first } contre { $second }.
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
confrontation-takes-edge = { $seat } prend le bord { $edge }.
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
confrontation-battle-won = { $seat } gagne la bataille, { $score } à { $other }.
confrontation-battle-drawn = La bataille est nulle, { $score } points partout.

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
confrontation-ask-test-die = Un dé pour le test de { $characteristic } de { $fighter }.
confrontation-ask-seat-die = Un dé pour { $seat }, test de { $characteristic } en opposition.
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
