### La page sur laquelle on simule des tables : les robots jouent seuls, mille parties et plus.
###
### $count et $seat sont des nombres ; $name est une simulation ; tous les autres nombres sont déjà écrits.

simulate-lead = Les robots jouent autant de parties que vous voulez, avec les mêmes règles, en quelques secondes ou quelques minutes. Un rapport montre ensuite qui gagne, et le rôle des cases, des couleurs ou des cartes.
simulate-not-offered = Ce serveur ne propose pas de simulations. Faites-les sur votre ordinateur : lancez-y le programme avec make play, ou monopolista play.
simulate-not-at-home = Une simulation occupe tout l’ordinateur pendant plusieurs minutes. Elle ne se lance donc que sur l’ordinateur du serveur : ouvrez-y la page à l’adresse localhost.
simulate-not-installed = Les simulations demandent un module de plus. Voici comment l’installer ; cette page continuera ensuite :
simulate-or = ou
simulate-table = La table
simulate-no-clock = Une simulation n’a pas de chronomètre : la limite de temps est retirée. Avec un nombre de tours de table limité, c’est aussi le plus riche qui gagne.
simulate-bot = Robot à la place { $seat }
simulate-run = La simulation
simulate-games = Nombre de parties
simulate-start = Lancer
simulate-starting = Démarrage…
simulate-compiling = Préparation des règles et des robots. Cela n’arrive qu’une fois et prend une minute ou deux.
simulate-playing = Les robots jouent
simulate-stopping = Fin des parties en cours…
simulate-writing = Création du rapport…
simulate-progress = { $games } parties sur { $asked }
simulate-rate = { $rate } parties par seconde
simulate-left = { $minutes ->
    [0] encore { $seconds } s
   *[other] encore { $minutes } min { $seconds } s
}
simulate-stop = Arrêter
simulate-stop-note = Les parties jouées sont conservées, avec leur rapport.
simulate-earlier = Simulations précédentes
simulate-none = Aucune simulation pour l’instant.
simulate-report = Ouvrir le rapport
simulate-report-named = Ouvrir le rapport : { $name }
simulate-delete = Supprimer
simulate-delete-named = Supprimer : { $name }
simulate-delete-sure = Supprimer définitivement
simulate-keep = Conserver
simulate-again = Refaire la simulation
simulate-count = { $count ->
    [1] Une partie
   *[other] { $games } parties
}
simulate-of = sur { $asked }
simulate-company = { $count } joueurs : { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } parties terminées sur { $games }.
simulate-shared = { $count ->
    [1] Une victoire a été partagée.
   *[other] { $shared } victoires ont été partagées.
}
simulate-wins-seats = Parties gagnées, par place
simulate-wins-bots = Parties gagnées, par robot
simulate-won = { $won } ({ $share })
simulate-interval = Intervalle de confiance à 95 %
simulate-broken = Interrompue avant le premier résultat.
simulate-done = La simulation est terminée.
simulate-failed-lost = Le serveur n’a pas répondu. Le programme tourne-t-il encore ?
simulate-failed-busy = Une simulation tourne déjà. Attendez qu’elle se termine, ou arrêtez-la.
simulate-failed-not-installed = Le module nécessaire aux simulations n’est pas installé.
simulate-failed-not-offered = Ce serveur ne propose pas de simulations.
simulate-failed-not-at-home = Les simulations ne se lancent que sur l’ordinateur du serveur.
reason-no-clock = une simulation n’a pas de chronomètre
