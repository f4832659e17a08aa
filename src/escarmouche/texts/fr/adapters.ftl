# Environnements pour la recherche.

error-batch-size = Il faut au moins une partie et un fil d’exécution, et non { $size } et { $threads }.
error-batch-actions = Il faut une action pour chacune des { $expected } parties ; celles-ci ont la forme { $found }.
error-batch-action = L’action { $action } n’est pas permise dans la partie { $game } ; rien n’a été joué.
error-observer-parameters = Les observateurs n’ont pas de paramètres ; on a donné : { $found }.
error-observer-kind = Un observateur voit ce qui est public, seul ou avec ce que sait un joueur ; il n’y en a pas d’autre sorte.
error-render-mode = « { $mode } » n’est pas un mode d’affichage ; il y a : { $known }.
error-environment-seat = { $seat } n’est pas un camp ; les camps sont 0 et 1.
error-environment-opponent = Il n’y a pas d’adversaire nommé « { $opponent } » ; il y a : { $known }. Une fonction qui donne un coup pour une position convient aussi.
