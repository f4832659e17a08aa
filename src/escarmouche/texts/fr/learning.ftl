# La commande `learn`.

learn-help = Apprendre un jeu en jouant : de courtes leçons avec un arbitre.
learn-how = Écrivez votre coup, ou { $nudge } pour un coup de pouce, { $skip } pour passer une leçon, { $leave } pour partir.
learn-missed = Permis, mais ce n’est pas le but.
learn-done = C’est cela. Vous connaissez désormais :
learn-end = C’était la dernière leçon. Jouez : escarmouche play { $game }
error-no-lessons = « { $game } » n’a pas de leçons ; en ont : { $known }.
