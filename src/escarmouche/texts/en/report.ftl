# The laboratory's report and what its statistics allow to say.

comparisons-many = { $count } results are compared with equality here: even if everything were equal, about { $expected } of them would look unequal by chance.
comparisons-none = Taken together (Holm’s method), none of them is convincingly away from equality{ $alone ->
    [0] .
   *[other] ; taken alone, { $alone } would look so.
}
comparisons-sure = Taken together (Holm’s method), { $sure } of them { $sure ->
    [one] is
   *[other] are
} convincingly away from equality: { $names }{ $alone ->
    [0] .
   *[other] ; taken alone, { $alone } would look so.
}
ratings-none = Nobody can be rated: every player won everything or lost everything against each other one.
ratings-won = No rating for { $players }: nothing was ever lost to the rated players, so the rating would be without bound.
ratings-lost = No rating for { $players }: nothing was ever won from the rated players, so the rating would be without bound.
ratings-apart = No rating for { $players }: no chain of games won and lost links them to the rated players.
