### L’analyse d’une partie terminée

analysis-title = Analyse
analysis-coming = Chaque position est évaluée …
analysis-again = Réessayer
analysis-unfinished = Cette partie n’est pas encore terminée : l’analyse vient à la fin.
analysis-unweighed = Personne n’a encore appris au programme qui est en train de gagner à ce jeu.
analysis-accounts = Chance et adresse
analysis-accounts-note = En points de pourcentage, des chances au départ jusqu’au résultat. La chance est ce que dés et cartes ont déplacé, et ce que personne n’a choisi ; puis viennent les décisions du joueur et celles des autres. L’estimation s’attend à des joueurs moyens : les bonnes décisions ajoutent, celles des autres retirent.
analysis-start = Départ
analysis-luck = Chance
analysis-own = Soi
analysis-others = Autres
analysis-result = Fin
analysis-turnings = Les tournants de la partie
analysis-decisions = Décisions
analysis-grading = Les décisions sont pesées … { $share }
analysis-whose = Décisions de qui
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
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
analysis-grade-good = Bonne
analysis-grade-doubtful = Douteuse
analysis-grade-mistake = Erreur
analysis-grade-blunder = Grosse erreur
analysis-dearest = Les plus chères, avec ce qu’elles ont coûté. Un clic montre la table juste avant.
analysis-went-on = { $name } a continué.
analysis-better = Mieux : { $what }
analysis-leave = Mieux : ne rien faire.
analysis-otherwise = Mieux : un autre choix.
analysis-limit = Il valait la peine d’enchérir jusqu’à { $amount }.
analysis-no-limit = Il ne valait pas la peine d’enchérir.
analysis-others-too = { $count ->
    [one] { $count } autre qui n’était pas bonne
   *[other] { $count } autres qui n’étaient pas bonnes
}
analysis-note = À moins de deux points, une décision est dite bonne : l’estimation n’est pas plus précise. Elle ne distingue guère s’il faut construire tout de suite ou un tour plus tard.
analysis-roll = La jouer jusqu’au bout de nombreuses fois
analysis-roll-why = Ce qui a coûté cher ou se jouait à peu est jugé de nouveau en jouant : les robots de cette table, et de bons robots à la place des personnes, continuent des deux côtés, avec les mêmes dés. Il faut une minute.
analysis-roll-compiling = Les règles et les robots sont compilés. Cela ne se fait qu’une fois et prend une minute ou deux.
analysis-rolling = Les robots continuent … { $games } parties
analysis-roll-stop = Cela suffit
analysis-roll-missing = Pour la jouer de nombreuses fois, il faut numba : lancez « make simulate ».
analysis-roll-busy = Une autre partie est en train d’être jouée : réessayez dans une minute.
analysis-roll-clock = Une partie à l’horloge ne peut être jouée ainsi : les robots n’en ont pas.
analysis-roll-broken = Elle n’a pas pu être jouée. L’analyse par l’estimation reste.
analysis-rolled = À partir de ce qui comptait, { $games } parties ont été continuées, par les robots de cette table et de bons robots à la place des personnes.
analysis-refuted = { $count ->
    [one] { $count } décision n’est plus dite mauvaise
   *[other] { $count } décisions ne sont plus dites mauvaises
}
analysis-found = { $count ->
    [one] { $count } qui était dite bonne est mauvaise
   *[other] { $count } qui étaient dites bonnes sont mauvaises
}
analysis-rolled-note = Là où figure ±, on a continué à partir des deux réponses, avec les mêmes dés après l’une et l’autre ; ± est l’erreur type. L’estimation et les parties comptent chacune autant qu’on peut s’y fier : à moins de deux points, une décision est dite bonne.
analysis-rolled-cards = Après les décisions, toutes les cartes que celui qui décidait ne pouvait connaître étaient redistribuées à chaque partie.
analysis-estimated = L’estimation seule disait { $points }.
play-on = Continuer d’ici
play-on-as = Tout est comme c’était ; les dés tombent de nouveau et des robots jouent les autres. Prenez place comme :
play-on-end = Ici la partie est terminée : revenez à un moment antérieur.
play-on-out = À ce moment, ce joueur est déjà éliminé.
luck-none = Quand des parties à vous seront finies, on lira ici ce qui y fut chance et ce qui fut adresse.
luck-why = On peut revenir sur chaque partie finie : ce que les dés et les cartes ont apporté, et de combien vous avez mieux décidé que les autres. Il faut quelques secondes par partie.
luck-look = Revenir sur toutes
luck-coming = { $left ->
    [one] On regarde en arrière … encore { $left } partie
   *[other] On regarde en arrière … encore { $left } parties
}
luck-few = { $games ->
    [one] Après { $games } partie on ne peut encore rien dire de l’adresse : la chance est grande. À partir de { $few } parties on lit ici à quel point on peut en être sûr.
   *[other] Après { $games } parties on ne peut encore rien dire de l’adresse : la chance est grande. À partir de { $few } parties on lit ici à quel point on peut en être sûr.
}
luck-open = En { $games } parties l’adresse fait { $mean }{ $error } par partie : ce peut encore être le hasard.
luck-better = En { $games } parties vous avez décidé mieux que les autres, de { $mean }{ $error } par partie : c’est plus que le hasard.
luck-worse = En { $games } parties les autres ont décidé mieux que vous, de { $mean }{ $error } par partie : c’est plus que le hasard.
luck-each = Partie par partie
luck-game = Partie
luck-skill = Adresse
luck-all = Toutes ensemble
luck-open-game = L’analyse de la partie du { $day }
luck-read = Sur { $games } parties la chance fait { $luck } et l’adresse { $skill }.
luck-note = En points de pourcentage de victoire. L’adresse est ce que vos décisions ont apporté et ce que celles des autres vous ont pris ou laissé, selon une estimation qui attend des joueurs moyens ; ± est l’erreur type, la bande colorée en vaut deux.
luck-untold = { $count ->
    [one] { $count } partie est laissée de côté : elle n’est plus là, ou toutes ses places étaient à vous.
   *[other] { $count } parties sont laissées de côté : elles ne sont plus là, ou toutes leurs places étaient à vous.
}
