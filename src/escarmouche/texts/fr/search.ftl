# Adversaires, conseils et analyse.

level-1 = Étourdi
level-2 = Novice
level-3 = Apprenti
level-4 = Amateur
level-5 = Habitué
level-6 = Expert
level-7 = Maître
level-8 = Champion

error-level = Il n’y a pas de niveau { $level } ; les niveaux vont de { $first } à { $last }.
error-no-opponents = { $game } n’a pas encore d’adversaires.
error-hint-over = La partie est finie : il n’y a plus rien à conseiller.
error-hint-chance = C’est aux dés de parler : il n’y a rien à choisir.

cli-help-level = Niveau de l’adversaire, de 1 (indulgent) à 8 (le plus fort)
cli-help-seconds = Secondes de réflexion au plus par coup
cli-help-nodes = Nœuds de réflexion au plus par coup ; rend la réponse reproductible
cli-help-hint = Conseiller les meilleurs coups d’une position, avec leur chance de gain.
cli-help-lines = Nombre de coups à montrer
cli-help-analyse = Juger chaque coup d’une partie enregistrée et séparer la chance du talent.
cli-help-match = Faire jouer deux niveaux l’un contre l’autre, en changeant de camp, et mesurer l’écart.
cli-help-level-a = Niveau du premier joueur
cli-help-level-b = Niveau du second joueur

cli-hint-for = À { $seat } de décider :
cli-hint = { $move }  { $chance } de gagner, écart { $margin }
cli-hint-share = { $move }  { $chance } de gagner, écart { $margin }, à jouer { $share } du temps
cli-hint-proved = (prouvé)
cli-analysing = Coups
cli-analysed-title = La chance de { $seat } après chaque coup :
cli-analysed-move = { $number }. { $actor } : { $move }  { $chance }
cli-analysed-label = { $label }, perd { $lost } ; mieux : { $best }
cli-analysed-label-hidden = { $label }, perd { $lost }
cli-dice-actor = dés
label-blunder = gaffe
label-mistake = erreur
label-slip = imprécision
cli-ledger = { $seat } : dés { $dice }, décisions { $decisions }, choix cachés { $secrets } ; ses erreurs coûtent { $own }
cli-ledger-title = Où est passée la chance de gagner (en points de pourcentage) :
cli-playing = Parties
cli-match = { $a } contre { $b } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
cli-match-score = Score { $score } (95 % : de { $low } à { $high })
cli-match-elo = Écart Elo { $elo } (95 % : de { $low } à { $high })
cli-help-lab = Le laboratoire : des problèmes tirés de vraies parties.
cli-help-puzzles = Chercher, dans des parties entre adversaires, des positions au meilleur coup évident une fois trouvé.
cli-help-puzzle-count = Nombre de problèmes à trouver
cli-help-puzzle-output = Les écrire dans ce fichier TOML
cli-mining = Problèmes
cli-puzzle = { $position }  meilleur coup { $best }, { $chance } de gagner, { $gap } de plus que tout autre
