# Objectifs de Rag'Narok : sections, règles et refus.

ragnarok-title = Rag’Narok, objectifs de scénario

ragnarok-section-capture = Capturer un combattant
ragnarok-section-control = Contrôler une zone
ragnarok-section-construction = Construire
ragnarok-section-escort = Escorter des prisonniers
ragnarok-section-search = Fouiller le camp
ragnarok-section-secret = Le combattant secret
ragnarok-section-appearance = Apparition aléatoire
ragnarok-section-explosion = Explosion
ragnarok-section-completions = Compléments

diagram-rag-02 = Une unité de huit est réduite à deux, un quart : son combattant engagé à un seul point de vie est capturé.
diagram-rag-10 = Deux bleus et un rouge dans la zone ronde, chacun de puissance 1 : la zone est bleue.
diagram-rag-25 = Une construction de dix points : valide à nouveau dès huit, finie à dix, renforcée jusqu’à douze ; dessous, le dé de bonus.
diagram-rag-30 = Quatre gardes à moins de dix centimètres de deux prisonniers ; celui du dehors ne compte pas.
diagram-rag-40 = Quatre caches sur la table du scénario, et deux objets dedans.
diagram-rag-50 = Douze candidats : le seuil au dé à dix faces pour chaque nombre de pertes.
diagram-rag-60 = Une zone ronde a six axes ; une zone rectangulaire est découpée en parts numérotées.
diagram-rag-70 = Jusqu’où vole un éclat d’une petite explosion pour chaque face.
diagram-rag-80 = La puissance d’une carte qui n’en indique pas.
sheet-kind-infantry = infanterie
sheet-kind-cavalry = cavalerie
sheet-kind-creature = créature
sheet-kind-war-machine = machine de guerre
sheet-kind-titan = titan

RAG-01 = Un combattant retiré de la table est capturé.
RAG-02 = De même celui qui n’a plus qu’un point de vie et se trouve au corps à corps quand une telle phase finit, si son unité est réduite au quart de son effectif de départ (arrondi vers le bas, au moins 1). Seuls comptent les présents au déploiement. Si plusieurs unités l’engagent, le joueur qui capture dit laquelle le tient.
RAG-03 = Un captif encore sur la table quitte son unité et va avec ses ravisseurs.
RAG-04 = Il redevient libre quand une unité alliée anéantit les ravisseurs ou les fait fuir. Sa carte revient dans la séquence, mais jusqu’à son retour lui et son unité ne peuvent que se rejoindre. Sans unité où revenir, il agit seul.

RAG-10 = Une zone est au camp qui y a le plus de puissance ; un combattant compte si plus de la moitié de son socle y est. À puissance égale elle n’est à personne.
RAG-11 = Quatre sortes ne comptent pas : les invoqués, ceux qu’un effet a déplacés ou téléportés ce tour, ceux en déroute, et ceux qui ont perdu plus de la moitié de leurs points de vie.

RAG-20 = Les fondations se posent à la fin du mouvement, où l’on veut, même au milieu d’une unité ; les figurines gênantes passent à son bord.
RAG-21 = Seules travaillent l’infanterie et les créatures ; jamais les invoqués, la cavalerie, les titans et les dragons, ni les combattants d’un rang ou d’un type que le scénario exclut.
RAG-22 = Le travail peut suivre tout mouvement ; les ouvriers doivent toucher la construction.
RAG-23 = Un tour de travail rapporte la force totale des ouvriers moins la résistance, divisée par 10, la moitié arrondie vers le haut, jamais moins de 0 point de structure.
RAG-24 = Au corps à corps un ouvrier se bat et ne construit pas ; chargé dans un tour où il a construit, il a une défense de 0 pour ce tour. Les deux cessent pour de bon quand la construction est achevée.
RAG-25 = Elle est achevée aux points de structure que veut le scénario et se renforce d’un cinquième au plus, arrondi vers le haut.
RAG-26 = Les dégâts ôtent des points de structure, jusqu’à 0 au pire ; la résistance ne change jamais.
RAG-27 = Si la construction demande 4 points ou plus et en a au moins 1, son bâtisseur peut lancer un dé de bonus après le travail du tour, pourvu qu’un de ceux qui ont construit soit hors du corps à corps : 1 perd un point, 2 ne fait rien, 3 à 5 en gagnent un, 6 en gagne deux. Il n’est ni relancé ni annulé.
RAG-28 = Dès qu’elle a eu tous ses points à la fin d’un tour, une construction est valide tant qu’elle en a les quatre cinquièmes, arrondis vers le bas, réparations comprises.

RAG-30 = Des prisonniers suivent tant que leur puissance est moindre que celle de leurs escortes et que celles-ci sont à 10 cm, même en partie. Plus loin, une unité n’escorte pas.
RAG-31 = Ils sont activés avec l’une des escortes, au choix du joueur qui escorte.
RAG-32 = Ils sont libres quand toutes les escortes résolvent un assaut, quand elles sont moins du double en nombre, ou quand RAG-30 ne tient plus. Les unités à terre ou en déroute et les engins immobilisés n’ajoutent rien au nombre des escortes.
RAG-33 = Des escortes qui remplissent les conditions peuvent les reprendre, sauf si une autre unité hostile à l’escorte est à 10 cm d’eux.
RAG-34 = Leur propriétaire met leur carte dans la pile. Tirée pendant leur captivité elle est mise de côté, perdue pour le tour, et la carte suivante est tirée aussitôt ; tirée quand ils sont libres elle se joue. Elle peut être gardée en réserve même en captivité, comme on passe. Ils sont activés une fois par tour au plus : ensuite leur carte, si elle est tirée, est seulement mise de côté.

RAG-40 = Avec plus de caches que d’objets, une unité qui touche une cache ou s’y tient peut lancer un dé à la fin de son activation : 5 ou 6 trouve un objet, sinon la cache est vide. Une cache se fouille une fois, et plus du tout quand chaque objet est trouvé.
RAG-41 = Quand il reste autant de caches que d’objets, chacune en tient un, sans dé.
RAG-42 = Un objet trouvé est pris, sauf si l’on dit avant la prochaine carte adverse qu’il reste là ; une unité qui finit un mouvement dessus le ramasse alors.
RAG-43 = Une unité qui finit une marche, une course, un désengagement ou un mouvement d’après corps à corps au contact d’une unité amie peut annoncer qu’elle lui remet l’objet.
RAG-44 = Un ennemi perd l’objet quand son unité est anéantie, ou mise en déroute et fuit : il gît au sol pour qui finit un mouvement dessus.

RAG-50 = Après une phase qui a coûté n des N candidats, dix fois n divisé par N, la moitié arrondie vers le haut, est le seuil : un dé à dix faces inférieur ou égal dit que le combattant secret est parmi eux. Sinon N baisse de n.
RAG-51 = Un seuil de 0 échoue et un seuil de 10 réussit sans dé : 16 sur 25 donne 6, 1 sur 25 donne 0, 24 sur 25 donne 10.

RAG-60 = Dans une zone ronde le gabarit de dispersion est centré et tourné de façon à couper le moins de décor ; un dé choisit l’un de ses six axes, un autre la distance. Ce dé a autant de faces que le rayon a de centimètres, ou son résultat est mis à l’échelle.
RAG-61 = Une zone rectangulaire est coupée en 6, 8, 10, 12 ou 20 parties numérotées (2×3, 2×4, 2×5, 3×4 ou 4×5, la plus longue rangée le long du grand côté) ; le dé correspondant choisit la partie au milieu de laquelle la chose apparaît.

RAG-70 = Le scénario dit ce qui déclenche une explosion et combien de débris volent. Dans une petite, chaque débris vole d’un dé fois 5 cm dans la direction d’un dé sur le gabarit.
RAG-71 = Dans une grosse, il vole de la somme de deux dés fois 5 cm.

RAG-80 = Une carte sans puissance compte : infanterie 1, cavalerie 2, créature 3, machine de guerre 4, titan 5. Un dragon a besoin de la puissance de sa carte.
RAG-81 = Un combattant de Confrontation a 4 points de vie et en perd 1, 2 ou 3 par une blessure légère, grave ou critique. La phase de mouvement est le mouvement de l’unité, la phase de corps à corps la phase de combat. Ce qui sortirait de la table s’arrête à son bord.
RAG-82 = Un dé de bonus par construction et par tour ; les points de structure ne passent jamais sous 0.

ragnarok-name-captor = plusieurs unités engagent le combattant ; nommez le ravisseur parmi : { $units }.
ragnarok-no-room = il n’y a pas de place libre au bord de l’unité pour les figurines gênantes.
ragnarok-built-already = le travail de ce tour est fait.
ragnarok-bonus-small = une construction de moins de 4 points de structure n’a pas de dé de bonus.
ragnarok-bonus-nothing = la construction n’a encore aucun point de structure.
ragnarok-bonus-nobody = aucun de ceux qui ont construit n’est hors du corps à corps.
ragnarok-bonus-twice = le dé de bonus de ce tour est lancé.
ragnarok-no-worker = { $fighter } ne peut pas travailler à une construction.
ragnarok-worker-fights = { $fighter } est au corps à corps et doit se battre.
ragnarok-worker-away = { $fighter } ne touche pas la construction.
ragnarok-no-escort = { $unit } n’escorte pas ces prisonniers.
ragnarok-card-captive = la carte en réserve ne se joue que par une unité libre.
ragnarok-card-not-in-pile = la carte des prisonniers n’est plus dans la pile ce tour.
ragnarok-card-not-in-reserve = la carte des prisonniers n’est pas en réserve.
ragnarok-activated-already = l’unité a été activée ce tour.
ragnarok-no-cache = le camp n’a pas de cache { $cache }.
ragnarok-search-die = il faut d’abord le dé de la fouille précédente.
ragnarok-searched-already = la cache { $cache } a été fouillée.
ragnarok-all-found = tous les objets sont trouvés.
ragnarok-cache-away = l’unité ne touche pas la cache { $cache } et ne s’y tient pas.
ragnarok-search-early = une unité fouille à la fin de son activation.
ragnarok-not-on-object = { $unit } n’a pas fini de mouvement sur un objet qui gît au sol.
ragnarok-no-handing = { $unit } ne peut pas recevoir l’objet maintenant.
ragnarok-losses = une phase ne peut pas coûter { $lost } candidats sur { $left }.

error-search = Il faut au moins un objet et plus de caches que d’objets, pas { $objects } dans { $caches }.
error-searches = Sur { $caches } caches, on ne peut pas en fouiller { $searches }.
error-candidates = Le combattant secret doit être parmi au moins un candidat, pas { $candidates }.
error-losses = La phase { $phase } ne peut pas coûter { $lost } candidats sur { $left }.
error-face = Un dé à { $faces } faces ne peut pas montrer { $face }.
error-parts = Une zone ne se coupe pas en { $parts } parties ; c’est l’une de : { $known }.
error-explosion-dice = Cette explosion prend { $expected } dés de distance, pas { $found }.
error-power = Il faut donner la puissance de { $fighter } : aucune règle ne la dit pour un dragon.
error-objective = Le scénario n’a pas d’objectif « { $objective } » ; il a : { $known }.
reason-late = la partie finit au tour { $turns }.
reason-round = la zone « { $zone } » est ronde et n’est pas coupée en parties.
