# Le solveur exact.

solve-help = Trouver le résultat exact d’une position quand les deux camps jouent au mieux.
solve-help-position = Une position en texte, où plus rien n’est laissé au hasard
solve-help-seconds = Secondes après lesquelles ce qui est prouvé est dit
solve-winner = { $seat } gagne de { $margin } si chacun joue au mieux.
solve-draw = Égalité si chacun joue au mieux.
solve-winner-only = { $seat } gagne, de { $least } au moins et { $most } au plus ; le temps a manqué pour l’écart exact.
solve-open = Le temps a manqué : aucune victoire n’est prouvée. L’écart pour { $seat } est entre { $least } et { $most }.
solve-line = Meilleur jeu : { $line }
solve-line-cut = Le temps a manqué pour la suite.
solve-part = Il s’agit du duel en cours, non de la rencontre dont il fait partie.
solve-effort = { $nodes } positions, { $seconds } s

error-not-solvable = « { $game } » ne peut pas être résolu exactement ; ces jeux le peuvent : { $known }.
