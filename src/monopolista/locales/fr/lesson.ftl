### Les parties guidées : une première partie où dés et cartes sont fixés et où le programme dit quoi faire.
###
### $input vaut touch où l’écran est tactile, et pointer où il y a une souris et un clavier.

lesson-title = Partie guidée
lesson-count = Étape { $number } sur { $count }
lesson-watch = À { $robot } de jouer. Regardez ce qui se passe.
lesson-skip = Passer
lesson-skip-note = Quitter la partie guidée ; vous pourrez la reprendre plus tard
lesson-play = Jouer une vraie partie
lesson-all = Parties guidées
lesson-script = Dans une partie guidée, dés et cartes sont fixés d’avance : il n’y a rien à vérifier.

lesson-heading = Apprendre en jouant
lesson-lead = De courtes parties où dés et cartes sont fixés et qui vous disent quoi faire à chaque étape. Arrêtez quand vous voulez et reprenez plus tard.
lesson-begin = Commencer
lesson-resume = Reprendre
lesson-restart = Recommencer
lesson-finished = Terminée
lesson-opening = Ouverture de la partie guidée…
lesson-failed = Impossible d’ouvrir la partie guidée. Réessayez dans un instant.
