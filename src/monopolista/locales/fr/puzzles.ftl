### La page des problèmes : des positions de parties jouées, où une réponse est nettement la meilleure.
###
### $count, $number, $players et $all sont des nombres simples ; tous les autres nombres sont déjà écrits.

puzzles-lead = Des positions tirées de parties entre robots, où une réponse est nettement la meilleure. Choisissez la vôtre : vous verrez ensuite combien de parties chacune fait gagner.
puzzles-found = { $count ->
    [0] Aucun problème résolu du premier coup pour l’instant
    [one] { $count } sur { $all } résolu du premier coup
   *[other] { $count } sur { $all } résolus du premier coup
}
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-every = Toutes
puzzles-which = Difficulté
puzzles-edition = Édition
puzzles-players = { $players } joueurs
puzzles-right-once = résolu
puzzles-wrong-once = non résolu
puzzles-failed = Impossible de charger le problème. Réessayez dans un instant.
puzzle-title = Problème { $number }
puzzle-ask = Que doit faire { $name } ?
puzzle-right = Bravo, c’est la meilleure réponse.
puzzle-wrong = Il y a mieux.
puzzle-yours = votre réponse
puzzle-best = la meilleure
puzzle-won = gagne { $share } des parties
puzzle-gains = profite surtout à { $name } : { $points }
puzzle-how = Après chaque réponse, de bons robots ont joué { $games } parties jusqu’au bout, avec les mêmes dés : les écarts dépassent le simple hasard.
puzzle-how-hidden = Après chaque réponse, de bons robots ont joué { $games } parties jusqu’au bout. Pour chacune, les cartes que { $name } ne voyait pas ont été redistribuées, à l’identique après chaque réponse : les écarts dépassent le simple hasard.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-before = Voir les coups précédents
puzzle-return = Revenir à la question
puzzle-unknown = Ce problème n’existe pas.
