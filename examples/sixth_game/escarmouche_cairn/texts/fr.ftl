# Cairn : camps, options, événements, demandes, refus, règles.

cairn-title = Cairn
cairn-about = Un tas de pierres et un dé. Prenez ce que vous osez, mais prenez la dernière.
cairn-seat-sun = Soleil
cairn-seat-moon = Lune

option-cairn-stones = Combien de pierres forment le cairn au départ
option-cairn-stones-name = Pierres

cairn-rolls = { $seat } lance un { $face }.
cairn-takes = { $seat } prend { $count } ; reste { $left }.
cairn-wins = { $seat } a pris la dernière pierre et gagne.

cairn-ask-roll = { $seat } : lancez le dé.
cairn-ask-take = { $seat } : prenez { $most ->
    [1] une pierre
   *[other] de 1 à { $most } pierres
}.

cairn-above-the-die = { $count } pierres, c’est trop : le dé montre { $face }.
cairn-too-few-left = Le cairn n’a pas { $count } pierres : il en reste { $left }.
cairn-not-now = { $move } ne se joue pas maintenant. { $now }

error-cairn-move = « { $text } » n’est pas un coup : écrivez les pierres prises, de 1 à 6, ou le dé, de d1 à d6.

cairn-section-material = Matériel
cairn-section-turn = Tour
cairn-section-end = Fin

CAI-01 = Un tas de 11, 21 ou 31 pierres, le cairn, et un dé.
CAI-02 = Le soleil et la lune jouent à tour de rôle ; le soleil commence.
CAI-10 = À son tour, un camp lance le dé.
CAI-11 = Puis il prend au cairn au moins une pierre, et au plus autant que le dé en montre.
CAI-20 = Qui prend la dernière pierre gagne.

ending-cairn-last-stone = la dernière pierre est prise
