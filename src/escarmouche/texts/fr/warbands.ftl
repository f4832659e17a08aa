# Ce qui ne va pas dans une bande ; la page les vérifie aussi.
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
reason-no-room = il n’y a pas de place pour les invoqués : scénario et invocateurs ajoutent quatre combattants au plus.
