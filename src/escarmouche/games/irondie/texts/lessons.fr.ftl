# Les leçons d’Irondie : ce qu’il faut faire, et un coup de pouce à qui a fait autre chose.

lesson-irondie-choose-title = Choisir ses dés
lesson-irondie-choose-goal = Vous êtes Sud. Les dés d’attaque frappent, ceux de défense protègent, ceux de vitalité sont votre vie. Choisissez en secret ceux à lancer, dont un de vitalité, et lancez-les.
lesson-irondie-choose-nudge = Les dés de vitalité sont ici le Swarm et le Fortress. Touchez-en un, d’autres si vous voulez, puis « Lancer ces dés ».

lesson-irondie-bonus-title = La règle du 1
lesson-irondie-bonus-goal = Votre Assault rouge est tombé sur 1 : il donne le bonus de sa couleur, attaque +2, à un dé d’attaque allié. Donnez-le.
lesson-irondie-bonus-nudge = Le violet et l’orange contiennent du rouge : ce sont ses alliés. Touchez l’Assault, puis le violet ou l’orange.

lesson-irondie-provoke-title = Provoquer un duel
lesson-irondie-provoke-goal = Les dés non lancés sont votre réserve. Qui a la plus grande peut attaquer le premier. Envoyez votre Smasher contre un dé ennemi.
lesson-irondie-provoke-nudge = Touchez votre Smasher, puis un dé ennemi en jeu. Il détruit ce qu’il bat.

lesson-irondie-reply-title = Répliquer
lesson-irondie-reply-goal = Le Smasher de Nord vise votre Assault. Un duel se résout du dernier dé au premier : répliquez pour que rien ne soit détruit.
lesson-irondie-reply-nudge = Un Nullifier envoie un dé dans les Limbes, où un Smasher ne frappe ni n’est frappé. Il peut viser le Smasher, ou ce que le Smasher vise.

lesson-irondie-contest-title = Qui gagne l’égalité
lesson-irondie-contest-goal = Vos dés montreront tous 4, comme les deux Assault ennemis. La cible gagne l’égalité, sauf contre un dé spécialisé dont la couleur ne lui est pas hostile. Détruisez-en un.
lesson-irondie-contest-nudge = Le Smasher noir est spécialisé. Le blanc est hostile au noir ; le rouge, non.

lesson-irondie-second-title = La deuxième réplique
lesson-irondie-second-goal = Votre Smasher, un 3, vise l’Assault ; Nord a répondu par un Nullifier, un 4. Votre prochain dé montrera 5 : répliquez pour que le Smasher frappe quand même.
lesson-irondie-second-nudge = On résout du dernier au premier : réglez le Nullifier avant qu’il n’agisse.

lesson-irondie-wounds-title = Encaisser
lesson-irondie-wounds-goal = L’attaque de Nord dépasse votre défense de 5. Répartissez ces points sur vos dés de vitalité sans en perdre un.
lesson-irondie-wounds-nudge = Un dé à 0 est perdu. 4, 3 et 2 peuvent perdre 3, 2 et 1.

lesson-irondie-return-title = Un nouveau tour
lesson-irondie-return-goal = Les dés reviennent seuls des Limbes, et vous pouvez reprendre un dé de vitalité pour le relancer. Reprenez-en un.
lesson-irondie-return-nudge = Le Swarm ne montre que 1 : c’est lui qu’il vaut de relancer. Un dé de vitalité doit rester.

lesson-irondie-win-title = En finir
lesson-irondie-win-goal = Attaque 6 contre défense 3 : trois points, et il en reste quatre à Nord. Votre prochain dé montrera 5. Provoquez un duel qui gagne.
lesson-irondie-win-nudge = Ôtez-lui sa défense, ou son dernier dé de vitalité lui-même.
