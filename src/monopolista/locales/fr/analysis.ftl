### L’analyse d’une partie terminée

analysis-title = Analyse
analysis-coming = Analyse des positions en cours…
analysis-again = Réessayer
analysis-unfinished = Cette partie n’est pas terminée. Revenez pour l’analyse quand elle le sera.
analysis-unweighed = Le programme ne sait pas encore estimer les chances de gagner à ce jeu.
analysis-accounts = Chance et habileté
analysis-accounts-note = En points de pourcentage, des chances au départ jusqu’au résultat. La chance regroupe l’effet des dés, des cartes et de tout ce que personne n’a choisi ; viennent ensuite les décisions du joueur, puis celles des autres. L’estimation suppose des joueurs moyens : de bonnes décisions font gagner des points, celles des autres en font perdre.
analysis-start = Début
analysis-luck = Chance
analysis-own = Joueur
analysis-others = Autres
analysis-result = Fin
analysis-turnings = Les tournants de la partie
analysis-decisions = Décisions
analysis-grading = Évaluation des décisions… { $share }
analysis-whose = Décisions du joueur
analysis-none = aucune décision
analysis-good = { $count ->
    [one] { $count } bonne
   *[other] { $count } bonnes
}
analysis-doubtful = { $count ->
    [one] { $count } douteuse
   *[other] { $count } douteuses
}
analysis-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analysis-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
analysis-grade-good = Bonne
analysis-grade-doubtful = Douteuse
analysis-grade-mistake = Erreur
analysis-grade-blunder = Gaffe
analysis-dearest = Les décisions les plus coûteuses, avec leur coût. Cliquez pour voir la table juste avant.
analysis-went-on = { $name } n’a rien fait de plus.
analysis-better = Mieux : { $what }
analysis-leave = Mieux : ne rien faire.
analysis-otherwise = Mieux : un autre choix.
analysis-limit = Il fallait offrir { $amount } au plus.
analysis-no-limit = Il ne fallait rien offrir.
analysis-others-too = { $count ->
    [one] { $count } autre décision discutable
   *[other] { $count } autres décisions discutables
}
analysis-again-at = De même ici :
analysis-live = À la table, le programme joue aussi quelques tours à l’avance depuis chaque position. Ici, seule l’estimation compte : l’écart peut atteindre quelques points.
analysis-note = À moins de deux points, une décision compte comme bonne : l’estimation n’est pas plus précise. Elle distingue mal s’il faut construire tout de suite ou un tour plus tard.
analysis-roll = Vérifier en rejouant la suite
analysis-roll-why = Les décisions coûteuses ou serrées sont réévaluées en jouant : à partir de chaque choix, les robots de cette table, et de bons robots à la place des personnes, jouent la suite avec les mêmes dés. Comptez une minute.
analysis-roll-compiling = Préparation des règles et des robots. Cela n’arrive qu’une fois et prend une minute ou deux.
analysis-rolling = Les robots jouent la suite… { $games } parties
analysis-roll-stop = Arrêter
analysis-roll-missing = Pour rejouer la suite, il faut numba : lancez « make simulate ».
analysis-roll-busy = Une autre partie est déjà en cours de vérification. Réessayez dans une minute.
analysis-roll-clock = Impossible pour une partie chronométrée : les robots jouent sans chronomètre.
analysis-roll-broken = La suite n’a pas pu être rejouée. L’analyse par estimation reste valable.
analysis-rolled = À partir des moments décisifs, { $games } parties ont été jouées par les robots de cette table et par de bons robots à la place des personnes.
analysis-refuted = { $count ->
    [one] { $count } décision n’est plus jugée mauvaise
   *[other] { $count } décisions ne sont plus jugées mauvaises
}
analysis-found = { $count ->
    [one] { $count } décision jugée bonne est en fait mauvaise
   *[other] { $count } décisions jugées bonnes sont en fait mauvaises
}
analysis-rolled-note = Là où figure ±, la suite a été jouée après chacune des deux réponses, avec les mêmes dés ; ± est l’erreur type. L’estimation et les parties comptent chacune selon leur fiabilité : à moins de deux points, une décision compte comme bonne.
analysis-rolled-cards = Après chaque décision, les cartes que le joueur ne pouvait pas connaître ont été redistribuées à chaque partie.
analysis-estimated = L’estimation seule donnait { $points }.
play-on = Rejouer d’ici
play-on-as = Tout reste en l’état ; les dés sont relancés et des robots jouent les autres places. Jouer à la place de :
play-on-end = La partie est terminée ici. Revenez à un moment antérieur.
play-on-out = Ce joueur est déjà éliminé à ce moment-là.
luck-none = Une fois vos premières parties terminées, vous verrez ici la part de la chance et celle de l’habileté.
luck-why = Chaque partie terminée peut être analysée : ce que les dés et les cartes vous ont apporté, et si vos décisions étaient meilleures que celles des autres. Comptez quelques secondes par partie.
luck-look = Tout analyser
luck-coming = { $left ->
    [one] Analyse en cours… encore { $left } partie
   *[other] Analyse en cours… encore { $left } parties
}
luck-few = { $games ->
    [one] { $games } partie ne permet pas encore de juger l’habileté : la chance pèse trop. À partir de { $few } parties, vous verrez ici un résultat et son degré de certitude.
   *[other] { $games } parties ne permettent pas encore de juger l’habileté : la chance pèse trop. À partir de { $few } parties, vous verrez ici un résultat et son degré de certitude.
}
luck-open = En { $games } parties, votre habileté compte pour { $mean } par partie : cela peut encore être le hasard.
luck-better = En { $games } parties, vous avez mieux décidé que les autres, de { $mean } par partie : ce n’est plus le hasard.
luck-worse = En { $games } parties, les autres ont mieux décidé que vous, de { $mean } par partie : ce n’est plus le hasard.
luck-each = Partie par partie
luck-game = Partie
luck-skill = Habileté
luck-all = Total
luck-open-game = Analyse de la partie du { $day }
luck-read = Sur { $games } parties, la chance compte pour { $luck } et l’habileté pour { $skill }.
luck-note = En points de pourcentage sur les chances de gagner. L’habileté est ce que vos décisions ont apporté et ce que celles des autres vous ont pris ou laissé, selon une estimation qui suppose des joueurs moyens ; ± est l’erreur type, la bande colorée en couvre deux.
luck-untold = { $count ->
    [one] { $count } partie ignorée : elle n’existe plus, ou toutes ses places étaient à vous.
   *[other] { $count } parties ignorées : elles n’existent plus, ou toutes leurs places étaient à vous.
}
