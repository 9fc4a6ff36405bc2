### La page des problèmes : des positions de parties jouées, où une réponse est nettement la meilleure.
###
### $count, $number, $players et $all sont des nombres simples ; tous les autres nombres sont déjà écrits.

problems-lead = Des positions tirées de parties entre robots, où une réponse est nettement la meilleure. Choisissez la vôtre : vous verrez ensuite combien de parties chacune fait gagner.
problems-found = { $count ->
    [0] Aucun problème résolu du premier coup pour l’instant
    [one] { $count } sur { $all } résolu du premier coup
   *[other] { $count } sur { $all } résolus du premier coup
}
problems-easy = Facile
problems-medium = Moyen
problems-hard = Difficile
problems-every = Toutes
problems-which = Difficulté
problems-edition = Édition
problems-players = { $players } joueurs
problems-right-once = résolu
problems-wrong-once = non résolu
problems-failed = Impossible de charger le problème. Réessayez dans un instant.
problem-title = Problème { $number }
problem-ask = Que doit faire { $name } ?
problem-right = Bravo, c’est la meilleure réponse.
problem-wrong = Il y a mieux.
problem-yours = votre réponse
problem-best = la meilleure
problem-won = gagne { $share } des parties
problem-gains = profite surtout à { $name } : { $points }
problem-how = Après chaque réponse, de bons robots ont joué { $games } parties jusqu’au bout, avec les mêmes dés : les écarts dépassent le simple hasard.
problem-how-hidden = Après chaque réponse, de bons robots ont joué { $games } parties jusqu’au bout. Pour chacune, les cartes que { $name } ne voyait pas ont été redistribuées, à l’identique après chaque réponse : les écarts dépassent le simple hasard.
problem-next = Problème suivant
problem-all = Tous les problèmes
problem-before = Voir les coups précédents
problem-return = Revenir à la question
problem-unknown = Ce problème n’existe pas.
