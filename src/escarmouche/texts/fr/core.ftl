# Ce que dit tout jeu : erreurs, origines des règles.

error-unknown-game = Aucun jeu ne s’appelle « { $game } » ; les jeux sont : { $known }.
error-unknown-rule = Le livret de { $game } n’a pas de règle « { $rule } » ; elles vont de { $first } à { $last }.
error-option-unknown = { $game } n’a pas d’option « { $option } » ; ses options sont : { $known }.
error-option-value = L’option « { $option } » ne peut pas être « { $value } » ; c’est l’une de : { $values }.
error-illegal-move = { $rule } : { $sentence }
error-move-id = Le coup numéro { $move } n’existe pas ; ils vont de 0 à { $last }.
error-dice-control-character = { $text } ne peut pas faire partie des dés d’une partie : il contient un caractère de contrôle.

rule-stated = livret
rule-public = sources publiques
rule-reading = notre lecture
rule-completion = notre complément
