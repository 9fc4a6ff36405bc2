### La page des problèmes : des positions de parties jouées, où une réponse est nettement la meilleure.
###
### $count, $number, $players et $all sont des nombres simples ; tous les autres nombres sont déjà écrits.

problems-lead = Des positions de parties jouées par des robots, où une réponse est nettement la meilleure. Choisissez la vôtre ; vous verrez ensuite combien de fois chacune gagne.
problems-found = { $count ->
    [0] Aucun trouvé du premier coup pour l’instant
    [one] { $count } sur { $all } trouvé du premier coup
   *[other] { $count } sur { $all } trouvés du premier coup
}
problems-easy = Facile
problems-medium = Moyen
problems-hard = Difficile
problems-every = Tous
problems-which = Difficulté
problems-edition = Boîte
problems-players = { $players } joueurs
problems-right-once = trouvé
problems-wrong-once = non trouvé
problems-failed = Le problème n’est pas arrivé. Réessayez dans un instant.
problem-title = Problème { $number }
problem-ask = Que fait { $name } ?
problem-right = C’est la meilleure réponse.
problem-wrong = Il y a une meilleure réponse.
problem-yours = votre réponse
problem-best = la meilleure
problem-won = gagne { $share } des parties
problem-gains = le plus gros va à { $name } : { $points }
problem-how = Après chaque réponse, des robots qui jouent bien ont continué pendant { $games } parties, avec les mêmes dés dans chacune : les différences sont plus que du hasard.
problem-how-hidden = Après chaque réponse, des robots qui jouent bien ont continué pendant { $games } parties. Dans chacune, les cartes que { $name } ne voyait pas ont été redistribuées, les mêmes après chaque réponse : les différences sont plus que du hasard.
problem-next = Problème suivant
problem-all = Tous les problèmes
problem-before = Comment on en est arrivé là
problem-return = Retour à la question
problem-unknown = Ce problème n’existe pas.
