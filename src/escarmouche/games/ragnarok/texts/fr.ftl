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
