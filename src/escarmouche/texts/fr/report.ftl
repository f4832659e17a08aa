# Le rapport du laboratoire et ce que ses statistiques permettent de dire.

comparisons-many = { $count } résultats sont comparés ici à l’égalité : même si tout était égal, environ { $expected } d’entre eux sembleraient inégaux par hasard.
comparisons-none = Pris ensemble (méthode de Holm), aucun ne s’écarte nettement de l’égalité{ $alone ->
    [0] .
   *[other] {" "}; pris seuls, { $alone } le sembleraient.
}
comparisons-sure = Pris ensemble (méthode de Holm), { $sure } { $sure ->
    [one] s’écarte
   *[other] s’écartent
} nettement de l’égalité : { $names }{ $alone ->
    [0] .
   *[other] {" "}; pris seuls, { $alone } le sembleraient.
}
ratings-none = Personne ne peut être classé : chacun a tout gagné ou tout perdu contre chacun des autres.
ratings-won = Pas de classement pour { $players } : rien n’a été perdu contre les joueurs classés, il serait donc sans limite.
ratings-lost = Pas de classement pour { $players } : rien n’a été gagné contre les joueurs classés, il serait donc sans limite.
ratings-apart = Pas de classement pour { $players } : aucune chaîne de parties gagnées et perdues ne les relie aux joueurs classés.
