# Irondie : joueurs, dés, options, événements, invites, refus, erreurs et règles.

irondie-title = Irondie
irondie-about = Neuf dés secrets chacun. Engagez, ripostez, et gardez un dé de vitalité en vie.
irondie-seat-south = Sud
irondie-seat-north = Nord

irondie-die = { $rare ->
    [rare] { $shape } { $colour } rare{ $mark }
   *[common] { $shape } { $colour }{ $mark }
}
irondie-die-of = { irondie-die } de { $seat }
irondie-the-die = { $form ->
    [assault] l’{ irondie-die }
   *[other] le { irondie-die }
}
irondie-the-die-of = { $form ->
    [assault] l’{ irondie-die-of }
   *[other] le { irondie-die-of }
}
irondie-shape-smasher = Smasher
irondie-shape-assault = Assault
irondie-shape-ballistic = Ballistic
irondie-shape-nullifier = Nullifier
irondie-shape-barrier = Barrier
irondie-shape-powerup = Powerup
irondie-shape-swarm = Swarm
irondie-shape-fortress = Fortress
irondie-shape-regeneration = Regeneration
irondie-colour-red = rouge
irondie-colour-blue = bleu
irondie-colour-yellow = jaune
irondie-colour-purple = violet
irondie-colour-green = vert
irondie-colour-orange = orange
irondie-colour-black = noir
irondie-colour-white = blanc
irondie-type-attack = un dé d’attaque
irondie-type-defence = un dé de défense
irondie-type-vitality = un dé de vitalité
irondie-nothing = rien

irondie-zone-hand = Main
irondie-zone-reserve = Réserve
irondie-zone-vitality = Vitalité
irondie-zone-attack = Attaque
irondie-zone-defence = Défense
irondie-zone-skirmish = Escarmouche
irondie-zone-limbo = Limbes
irondie-zone-abyss = Abysse
irondie-forecast = Si rien ne change : Sud −{ $south }, Nord −{ $north }
irondie-resolved-first = d’abord
irondie-step-keep = tout garder
irondie-step-done = c’est tout
irondie-step-pass = pas de duel
irondie-step-decline = pas de réplique
irondie-step-minus = − soustraire
irondie-step-plus = + ajouter

option-irondie-south = Les dés de Sud : un assortiment tout prêt, un fichier TOML ou neuf dés comme Sk,Ar,Bo,Nb*,Rv,Pg,Ww,Fg,Gy
option-irondie-north = Les dés de Nord : un assortiment tout prêt, un fichier TOML ou neuf dés
option-irondie-mat = Le tapis : standard, ou un fichier TOML avec vos propres effets et bonus
option-irondie-size = Nombre de dés par assortiment ; moins de neuf sert à l’étude
option-irondie-south-name = Dés de Sud
option-irondie-south-is-red = rouge
option-irondie-south-is-blue = bleu
option-irondie-south-is-yellow = jaune
option-irondie-south-is-purple = violet
option-irondie-south-is-green = vert
option-irondie-south-is-orange = orange
option-irondie-south-is-black = noir
option-irondie-south-is-white = blanc
option-irondie-south-is-masters = maîtres : chaque forme dans sa couleur
option-irondie-south-is-trio-red = trio rouge
option-irondie-south-is-trio-blue = trio bleu
option-irondie-north-name = Dés de Nord
option-irondie-north-is-red = rouge
option-irondie-north-is-blue = bleu
option-irondie-north-is-yellow = jaune
option-irondie-north-is-purple = violet
option-irondie-north-is-green = vert
option-irondie-north-is-orange = orange
option-irondie-north-is-black = noir
option-irondie-north-is-white = blanc
option-irondie-north-is-masters = maîtres : chaque forme dans sa couleur
option-irondie-north-is-trio-red = trio rouge
option-irondie-north-is-trio-blue = trio bleu
option-irondie-mat-name = Tapis
option-irondie-mat-is-standard = standard
option-irondie-size-name = Dés chacun

irondie-takes = { $seat } reprend { $die }.
irondie-keeps = { $seat } ne reprend rien.
irondie-commits = { $seat } lancera { $die }.
irondie-sealed = { $seat } a choisi.
irondie-bonus = { $die } donne le bonus de sa couleur.
irondie-bonus-lost = { $die } : une part de son bonus ne convient à aucun dé allié en jeu et se perd.
irondie-provokes = { $seat } provoque avec { $die } et vise { $target }.
irondie-replies = { $seat } réplique avec { $die } et vise { $target }.
irondie-passes = { $seat } ne provoque plus de duel ce tour-ci.
irondie-declines = { $seat } ne réplique pas.
irondie-chooses-minus = { $die } soustrait sa valeur.
irondie-chooses-plus = { $die } ajoute sa valeur.
irondie-chooses-nothing = { $die } montre 0 : il n’y a rien à ajouter ni à soustraire.
irondie-recovers = { $seat } ramène des Limbes à la réserve { $die }.
irondie-places-wound = { $seat } met un point de dégât sur { $die }.
irondie-rolls = { $die } fait { $face }.
irondie-rule-of-one = Un 1 : le bonus de sa couleur est dû.
irondie-rule-of-two = Un 2 sur un dé rare : le bonus de sa couleur est dû.
irondie-lot = Le sort désigne { $seat }.
irondie-taken = { $die } revient en main.
irondie-shows = { $seat } lance : { $dice }.
irondie-reserves = { $seat } a la plus grande réserve ({ $count } contre { $other }) et peut provoquer.
irondie-reserves-equal = Les réserves sont égales ({ $count } chacune).
irondie-skipped = Il n’y a pas d’escarmouche ce tour-ci.
irondie-skirmish-over = L’escarmouche est terminée.
irondie-four-actions = Quatre actions : le duel se résout.
irondie-cannot-reply = { $seat } ne peut pas répliquer.
irondie-no-effect = { $die } est sans effet : lui ou sa cible, { $target }, n’est plus en jeu.
irondie-fails = { $die } ({ $value }) échoue contre { $target } ({ $other }).
irondie-beats = { $die } ({ $value }) l’emporte sur { $target } ({ $other }).
irondie-wins-tie = { $die } est spécialisé et gagne l’égalité à { $value } contre { $target } ({ $other }).
irondie-would-beat = { $die } l’emporterait sur { $target } en l’état.
irondie-would-fail = { $die } échouerait contre { $target } en l’état.
irondie-would-backfire = { $die } échouerait contre { $target } en l’état et irait dans l’Abysse.
irondie-serves = { $die } agit sur { $target } sans comparaison.
irondie-to-abyss = { $die } va dans l’Abysse.
irondie-to-limbo = { $die } va dans les Limbes.
irondie-to-reserve = { $die } revient à la réserve.
irondie-changes = { $die } passe de { $before } à { $after }.
irondie-unanswered = La première attaque est restée sans réplique : l’escarmouche est terminée.
irondie-suffers = { $points ->
    [0] { $seat } ne subit aucun dégât.
    [one] { $seat } subit { $points } point de dégât.
   *[other] { $seat } subit { $points } points de dégât.
}
irondie-next-turn = Les dés d’attaque et de défense vont dans les Limbes. Le tour { $number } commence : les Limbes reviennent en main.

irondie-ask-take = { $seat } : reprenez en secret un dé de vitalité, ou gardez-les tous.
irondie-ask-first = { $seat } : choisissez en secret les dés à lancer, dont au moins un de vitalité.
irondie-ask-commit = { $seat } : choisissez en secret les dés à lancer ; vous pouvez n’en lancer aucun.
irondie-ask-roll = Lancez { $die }.
irondie-ask-lot = Tirez au sort : qui peut provoquer ?
irondie-ask-bonus = { $seat } : quel dé allié reçoit le bonus ?
irondie-ask-provoke = { $seat } : provoquez un duel avec un dé de la réserve, ou passez.
irondie-ask-reply = { $seat } : répliquez contre { $die } avec un dé de la réserve, ou laissez.
irondie-ask-sign = { $seat } : quel signe pour { $target }, + { $value } ou − { $value } ?
irondie-ask-recover = { $seat } : quel dé revient des Limbes ?
irondie-ask-wound = { $seat } : placez en secret { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dégât sur vos dés de vitalité.
irondie-won = { $loser } n’a plus de dé de vitalité en jeu : { $seat } gagne.
irondie-both-fell = Plus personne n’a de dé de vitalité : la partie est nulle.
irondie-quiet = Trente tours sans qu’un dé entre dans l’Abysse : la partie est nulle.

irondie-not-over = la partie est terminée.
irondie-not-now = « { $move } » n’est pas possible maintenant. { $now }
irondie-other-die = c’est { $die } qu’on lance maintenant.
irondie-needs-vitality = au premier tour { $seat } doit lancer au moins un dé de vitalité.
irondie-no-such-die = l’assortiment de { $seat } n’a pas de dé « { $name } ».
irondie-unknown-die = aucun des deux assortiments n’a de dé « { $name } ».
irondie-not-vitality = { $die } n’est pas un dé de vitalité en jeu.
irondie-not-in-hand = { $die } n’est pas en main.
irondie-already-chosen = { $die } est déjà choisi.
irondie-not-ascending = les dés se nomment dans l’ordre de l’assortiment : { $die } vient trop tard.
irondie-vitality-first = une fois nommé { $die }, aucun dé de vitalité ne pourrait plus être choisi ; le premier tour en demande un.
irondie-returned-already = { $die } est déjà revenu une fois dans cette escarmouche.
irondie-not-in-limbo = { $die } n’est pas dans les Limbes.
irondie-wounded-enough = { $die } ne peut pas subir plus que sa valeur, { $value }.
irondie-no-room = { $die } et les dés suivants ne peuvent pas subir tout le dégât restant.
irondie-no-bonus = { $die } n’a pas de bonus à donner.
irondie-not-itself = { $die } ne peut pas se donner son propre bonus.
irondie-not-in-play = { $die } n’est pas en jeu.
irondie-wrong-type = { $die } ne convient pas : cette part du bonus va à { $type }.
irondie-wrong-target = { $die } ne peut viser qu’{ $type }.
irondie-not-allied = { $die } et { $target } ne sont pas alliés.
irondie-not-in-reserve = { $die } n’est pas dans la réserve.
irondie-enemies-only = { $die } ne peut viser ici que des dés ennemis.
irondie-own-only = { $die } ne peut viser que des dés de son camp.
irondie-first-reply = la première réplique doit viser le dé provocateur ou sa cible ; { $die } n’est ni l’un ni l’autre.
irondie-later-reply = { $die } n’est dans aucune case d’escarmouche et n’a pas été visé dans cette escarmouche.

irondie-set-die = le dé { $number }, « { $found } », n’est pas un dé comme Sk ou Nb* (forme S A B N R P W F G, couleur r b y v g o k w).
irondie-set-count = il a { $count } dés ; un assortiment en a neuf (trois à neuf avec l’option size).
irondie-set-lacks-attack = il manque au moins un dé d’attaque (S, A ou B).
irondie-set-lacks-defence = il manque au moins un dé de défense (N, R ou P).
irondie-set-lacks-vitality = il manque au moins un dé de vitalité (W, F ou G).
irondie-mat-amount = c’est 1 à 6 avec « weaken_all », et rien sans lui.
irondie-mat-weaken-type = « weaken_all » demande un type de dé : attack, defence ou vitality.
irondie-mat-margin-enemy = « subtract_margin » ne peut viser que des dés ennemis.
irondie-mat-parts = un bonus a deux parts au plus.
irondie-mat-bonus-amount = ce doit être un entier de -6 à 6, et pas 0.

error-irondie-set = Assortiment « { $place } » : { $reason }
error-irondie-set-place = L’assortiment n’a pas de dé « { $place } » ; ses dés sont numérotés de 1 à { $count }.
error-irondie-mat-place = « { $place } » n’est pas une entrée du tapis ; écrivez une forme et une clé, comme swarm.amount, ou bonus, une couleur et un type, comme bonus.red.attack.
error-irondie-set-name = « { $name } » n’est ni un assortiment tout prêt, ni un fichier .toml, ni une liste de dés ; les assortiments tout prêts sont : { $known }.
error-irondie-set-size = L’option « { $option } » donne { $count } dés, mais l’option size en demande { $size }.
error-irondie-mat-part = « { $part } » ne fait pas partie d’un tapis.
error-irondie-mat-name = « { $value } » n’est pas un tapis : donnez standard ou un fichier .toml.
error-irondie-move = « { $text } » n’est pas un coup : écrivez take:Wy, keep, commit:Sk, done, Sk>Ar, Pg>own:Wy, pass, decline, bonus:Gk>Rk, +, -, recover:Sk, wound:Wy, Sk=4 ou lot:south.
error-irondie-placed = Le dé { $number }, « { $found } », n’est pas un dé sur la table comme Sk, Sk4, Sk4!, Sk~ ou Sk^.
error-irondie-dead = { $seat } a « { $found } » : un dé de vitalité à 0 est dans l’Abysse (^).
error-irondie-contradiction = « { $key } » ne va pas avec la phase « { $phase } ».
error-irondie-sizes = Les assortiments doivent être de même taille : south a { $south } dés, north { $north }.
error-irondie-first-turn = Au premier tour tous les dés commencent en main, et chaque camp lance un dé de vitalité.
error-irondie-limbo = Dans la phase « { $phase } » les Limbes sont vides : leurs dés (~) sont revenus en main.
error-irondie-cleared = Dans la phase « { $phase } » aucun dé d’attaque ou de défense n’est dans sa zone : ils sont allés aux Limbes à la fin du tour.
error-irondie-target = { $die } ne peut pas avoir { $target } pour cible dans ce duel.
error-irondie-bereft = Chaque camp doit avoir un dé de vitalité en jeu.
error-irondie-nothing = Dans la phase « { $phase } », { $turn } n’a rien à décider ici.

irondie-section-dice = Dés et assortiments
irondie-section-battle = Bataille
irondie-section-skirmish = Escarmouche
irondie-section-damage = Dégâts et fin
irondie-section-colours = Couleurs

diagram-iro-01 = Deux ensembles de neuf dés avant la première bataille : des lettres pour la forme et la couleur, un double bord pour un dé rare.
diagram-iro-12 = Après la bataille : chaque dé lancé est dans la zone de son type, le plus fort d’abord ; les autres forment la réserve.
diagram-iro-21 = Le Smasher noir du sud a provoqué l’Assault rouge, le Nullifier du nord a répondu au Smasher ; le dernier dé sera résolu d’abord.
diagram-iro-30 = Le sud attaque avec 9, le nord défend avec 5 : le nord répartit 4 points de dégâts sur ses dés de vitalité.
diagram-iro-40 = Un trait épais joint les couleurs alliées, un trait pointillé les couleurs hostiles ; toutes les autres sont neutres.

IRO-01 = Il y a neuf formes de dés en huit couleurs, tous à six faces. Trois formes attaquent (Smasher, Assault, Ballistic), trois défendent (Nullifier, Barrier, Powerup), trois sont de vitalité (Swarm, Fortress, Regeneration).
IRO-02 = Chacun apporte neuf dés de formes et couleurs quelconques, plusieurs fois le même s’il veut, avec au moins un dé de chaque type. Un assortiment de départ réunit les neuf formes d’une couleur. Certains dés sont rares.
IRO-03 = Le but est d’amener à zéro la vitalité adverse, somme de ses dés de vitalité en jeu.
IRO-10 = À partir du deuxième tour, chacun reprend d’abord en main ses dés des Limbes. Il peut aussi reprendre un dé de vitalité, pourvu qu’un autre reste en jeu ; les deux décident en secret et en même temps.
IRO-11 = Puis chacun choisit en secret les dés de sa main qu’il lance, autant et des types qu’il veut. Le premier tour demande un dé de vitalité ; les suivants permettent de ne rien lancer. Seuls les dés de la zone de vitalité sont de la vitalité en jeu, et seules les zones d’attaque et de défense comptent dans les totaux.
IRO-12 = Les dés lancés vont tels quels dans la zone de leur type, le plus haut d’abord.
IRO-13 = Règle du 1 : un dé tombé sur 1, un dé rare sur 2, donne le bonus de sa couleur à ses alliés du même camp en jeu, jamais à lui-même, avant toute autre chose. Chaque part va à un dé de son type choisi par le joueur ; elle est obligatoire même si elle est fatale, et perdue si aucun dé ne convient. Si les deux en doivent, la plus grande réserve passe d’abord, le sort tranchant l’égalité ; chacun ordonne les siens. Bonus du tapis standard : rouge attaque +2 ; bleu défense +2 ; jaune vitalité +2 ; violet attaque +1 et défense +1 ; vert défense +1 et vitalité +1 ; orange attaque +1 et vitalité +1 ; noir défense +3 et vitalité −1 ; blanc vitalité +3 et défense −1. Rouge et noir sont connus de sources publiques, les autres sont de nous.
IRO-20 = Les dés non lancés forment la réserve. Celui qui a la plus grande peut provoquer le premier duel ; le sort tranche l’égalité. S’il renonce ou ne peut pas, il n’y a pas d’escarmouche ce tour-ci.
IRO-21 = Pour provoquer, on nomme un dé de réserve et sa cible, puis on le lance dans une case d’escarmouche. La première cible est un dé ennemi en jeu, ou un des siens pour les formes qui servent leur camp : Assault, Barrier, Powerup, Regeneration. Sur le tapis standard, Assault vise les dés d’attaque, Barrier ceux de défense, Swarm la défense ennemie, Fortress l’attaque ennemie, Powerup et Regeneration les dés de leur camp ; ces cibles sont de nous. Un dé sans cible ne peut pas être nommé.
IRO-22 = L’autre peut répliquer avec un dé de réserve, qui doit viser le dé provocateur ou la cible de celui-ci.
IRO-23 = Une deuxième réplique, du premier joueur, et une troisième, du second, peuvent viser tout dé d’une case d’escarmouche et tout dé déjà visé dans la phase et encore en jeu. Un duel a quatre actions au plus ; il finit quand un joueur ne réplique pas ou ne le peut pas.
IRO-24 = Sans réplique à l’attaque qui ouvre la phase, elle se résout et l’escarmouche finit aussitôt. Sans réplique à une attaque suivante, seul ce duel finit.
IRO-25 = Un duel se résout du dernier dé au premier. Un dé sorti de sa case d’escarmouche ne fait rien, ni celui dont la cible n’est plus en jeu. Les valeurs sont celles du moment ; on choisit alors le signe ou le dé à ramener. Sur le tapis standard, le Smasher envoie sa cible dans l’Abysse, et lui-même s’il échoue ; Assault et Barrier ajoutent ou soustraient leur valeur ; le Ballistic retire l’écart et revient à la réserve ; le Nullifier envoie sa cible dans les Limbes ; le Powerup ajoute sa valeur ; Swarm et Fortress retirent 2 à chaque dé ennemi de défense ou d’attaque dans sa zone de bataille ; Regeneration ramène un dé des Limbes à la réserve. Ce que font Smasher, Nullifier et Assault est dans le livret, le reste dans des sources publiques ou de nous.
IRO-26 = Un dé doit montrer plus que sa cible : la cible gagne les égalités. Un dé spécialisé les gagne aussi, sauf si la couleur de la cible est hostile. Contre ses propres dés il n’y a pas de comparaison. Sont spécialisés le Smasher noir, l’Assault rouge, le Ballistic orange, le Nullifier bleu, le Barrier violet, le Powerup vert, le Swarm blanc, le Fortress vert et la Regeneration jaune ; Smasher et Assault viennent du livret, Nullifier de sources publiques, les autres sont de nous.
IRO-27 = Après un duel, les dés restés dans les cases d’escarmouche vont dans les Limbes et l’autre peut provoquer. Qui renonce ne provoque plus de la phase mais peut encore répliquer. Un joueur sans dé utilisable est sauté ; la phase finit quand plus personne ne peut provoquer.
IRO-28 = Les valeurs restent entre 0 et 6. Un dé de vitalité arrivé à 0 va aussitôt dans l’Abysse, où qu’il soit, et son action est perdue. Les dés d’attaque et de défense à 0 restent et agissent encore.
IRO-29 = Dans une phase, un dé revient à la réserve une fois au plus. Un Ballistic ne vise jamais les dés de son camp.
IRO-30 = Chacun subit le total d’attaque adverse moins son total de défense, et le répartit sur ses dés de vitalité comme il veut, aucun ne subissant plus que sa valeur ; les deux le font en secret et en même temps. Un dégât qui atteint le total les détruit tous.
IRO-31 = Les dés de vitalité à 0 sont détruits dans l’Abysse. Qui n’a plus de dé de vitalité en jeu, à quelque moment que ce soit, a perdu ; si le dégât prend les derniers des deux, la partie est nulle.
IRO-32 = À la fin du tour, les dés d’attaque et de défense vont dans les Limbes. Les dés de vitalité restent avec leurs valeurs, les dés de réserve non utilisés restent en main.
IRO-33 = Trente tours de suite sans qu’un dé entre dans l’Abysse font une partie nulle.
IRO-40 = Rouge, bleu et jaune sont primaires ; violet (rouge et bleu), vert (bleu et jaune) et orange (rouge et jaune) secondaires ; noir et blanc sont à part.
IRO-41 = Sont alliées une couleur avec elle-même et une secondaire avec chacune de ses deux primaires. Sont hostiles deux primaires différentes, deux secondaires différentes, noir et blanc. Toutes les autres sont neutres.

arms-irondie = assortiment de dés
ending-irondie-no-vitality = un joueur n’a plus de vitalité
ending-irondie-both-fell = les deux sont tombés ensemble
ending-irondie-quiet = rien ne s’est passé depuis trop longtemps

# La carte d’un dé, et les pages qui composent collections et tapis.
irondie-card-unrolled = pas encore lancé
irondie-card-effect = Effet
irondie-card-effect-to_abyss = envoie sa cible dans les Abysses
irondie-card-effect-to_limbo = envoie sa cible dans les Limbes
irondie-card-effect-add = ajoute sa valeur à sa cible
irondie-card-effect-add_or_subtract = ajoute sa valeur à sa cible ou la retire, au choix de son propriétaire
irondie-card-effect-subtract_margin = retire à sa cible ce dont il la dépasse
irondie-card-effect-weaken_all = retire { $amount } à chaque dé { $type ->
    [attack] d’attaque
    [defence] de défense
   *[other] de vitalité
} adverse en bataille
irondie-card-effect-recover = ramène un dé de son propriétaire des Limbes à la réserve
irondie-card-backfires = {" "}; s’il échoue, il va lui-même aux Abysses
irondie-card-comes-back = {" "}; s’il réussit, il revient dans la réserve
irondie-card-targets = Cibles
irondie-card-prey = { $whose ->
    [enemy] un dé adverse
    [own] un de ses dés
   *[any] n’importe quel dé
}{ $type ->
    [attack] {" "}d’attaque
    [defence] {" "}de défense
    [vitality] {" "}de vitalité
   *[any] {""}
} en jeu
irondie-card-both = { $opening } ; en réplique, { $reply }
irondie-card-rule-of-1 = Sur un 1
irondie-card-rule-of-2 = Sur un 2
irondie-card-bonus = le { $colour } donne { $bonus }, chacun à un dé allié en jeu.
irondie-card-no-bonus = le { $colour } ne donne rien.
irondie-card-part = { $amount } { $type ->
    [attack] en attaque
    [defence] en défense
   *[vitality] en vitalité
}
irondie-card-and = {" "}et{" "}
irondie-card-specialised = Égalités
irondie-card-is-specialised = spécialisé : il les gagne, sauf contre une couleur hostile.
irondie-card-not-specialised = perdues ; en { $colour } il les gagnerait.

irondie-build = Composer une collection
irondie-build-note = Touchez un dé, puis donnez-lui une forme et une couleur. Il faut un dé de chaque type.
irondie-build-place = Dé { $number } : { $die }
irondie-build-shape = Forme du dé { $number }
irondie-build-colour = Couleur du dé { $number }
irondie-build-rare = Rare : son bonus vient sur un 2
irondie-build-wheel = Les voisines sur la roue sont alliées, et les dés d’une même couleur aussi. Deux couleurs d’un même triangle sont hostiles, de même que le noir et le blanc.
irondie-build-counts = { $attack } d’attaque · { $defence } de défense · { $vitality } de vitalité
irondie-mat-show = Voir le tapis, le changer ou en charger un
irondie-mat-note = Ce que fait chaque forme et ce que donne chaque couleur. Changez-le pour jouer votre propre tapis.
irondie-mat-load = Charger un tapis (fichier TOML)
irondie-mat-back = Revenir au tapis standard
irondie-mat-bonus = Sur un 1, le { $colour } donne
irondie-mat-key-effect = Effet
irondie-mat-key-targets = Type de cible
irondie-mat-key-opening = En ouverture, vise les dés
irondie-mat-key-reply = En réplique, vise les dés
irondie-mat-key-specialised = Spécialisé en
irondie-mat-key-on_failure = Après un échec
irondie-mat-key-afterwards = Après un succès
irondie-mat-key-amount = Points retirés
irondie-mat-is-any = tous
irondie-mat-is-enemy = de l’adversaire
irondie-mat-is-own = à soi
irondie-mat-is-nothing = rien
irondie-mat-is-to_abyss = aux Abysses
irondie-mat-is-limbo = aux Limbes
irondie-mat-is-reserve = à la réserve
irondie-mat-is-to_limbo = cible aux Limbes
irondie-mat-is-add = ajoute sa valeur
irondie-mat-is-add_or_subtract = ajoute ou retire sa valeur
irondie-mat-is-subtract_margin = retire la marge
irondie-mat-is-weaken_all = affaiblit tout un type
irondie-mat-is-recover = ramène des Limbes
