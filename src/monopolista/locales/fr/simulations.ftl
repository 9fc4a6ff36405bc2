### La page sur laquelle on simule des tables : les robots jouent seuls, mille parties et plus.
###
### $count et $seat sont des nombres ; $name est une simulation ; tous les autres nombres sont déjà écrits.

simulate-lead = Les robots jouent à une table autant de parties que vous voulez, avec les mêmes règles, en quelques secondes ou minutes. Un rapport dit ensuite qui gagne, et quelle part y ont les cases, les couleurs ou les cartes.
simulate-not-offered = Ce serveur n’offre pas de simulations. Elles se font sur votre propre ordinateur : lancez-y le programme avec make play, ou monopolista play.
simulate-not-at-home = Les simulations occupent tout l’ordinateur pendant des minutes ; elles ne se lancent donc que sur l’ordinateur où tourne ce serveur : ouvrez-y la page, à l’adresse localhost.
simulate-not-installed = Les simulations demandent un peu plus que le jeu. Voici de quoi l’installer, et cette page continue ensuite :
simulate-or = ou
simulate-table = La table
simulate-no-clock = Une simulation n’a pas d’horloge : la limite de temps est retirée. Après un nombre de tours aussi, le plus riche gagne.
simulate-bot = Robot à la place { $seat }
simulate-run = La simulation
simulate-games = Combien de parties
simulate-start = Lancer
simulate-starting = Le programme démarre …
simulate-compiling = Les règles et les robots sont compilés. Cela se fait une seule fois et dure une minute ou deux.
simulate-playing = Les robots jouent
simulate-stopping = Les parties commencées se terminent …
simulate-writing = Le rapport se dessine …
simulate-progress = { $games } parties sur { $asked }
simulate-rate = { $rate } parties par seconde
simulate-left = { $minutes ->
    [0] encore { $seconds } s
   *[other] encore { $minutes } min { $seconds } s
}
simulate-stop = Arrêter
simulate-stop-note = Ce qui est joué est gardé, avec son rapport.
simulate-earlier = Simulations faites
simulate-none = Rien n’a encore été simulé.
simulate-report = Ouvrir le rapport
simulate-report-named = Ouvrir le rapport : { $name }
simulate-delete = Supprimer
simulate-delete-named = Supprimer : { $name }
simulate-delete-sure = Supprimer pour de bon
simulate-keep = Garder
simulate-again = La même table encore
simulate-count = { $count ->
    [1] Une partie
   *[other] { $games } parties
}
simulate-of = sur { $asked }
simulate-company = { $count } joueurs : { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } sur { $games } sont allées à leur fin.
simulate-shared = { $count ->
    [1] Une a été gagnée par plusieurs ensemble.
   *[other] { $shared } ont été gagnées par plusieurs ensemble.
}
simulate-wins-seats = Parties gagnées, par place
simulate-wins-bots = Parties gagnées, par robot
simulate-won = { $won } ({ $share })
simulate-broken = Interrompue avant qu’il y ait quelque chose à dire.
simulate-done = La simulation est prête.
simulate-failed-lost = Le serveur n’a pas répondu. Le programme tourne-t-il encore ?
simulate-failed-busy = Une simulation tourne déjà : il y en a une à la fois.
simulate-failed-not-installed = Ce que demandent les simulations n’est pas installé.
simulate-failed-not-offered = Ce serveur n’offre pas de simulations.
simulate-failed-not-at-home = Les simulations ne se lancent que sur l’ordinateur où tourne ce serveur.
reason-no-clock = une simulation n’a pas d’horloge
