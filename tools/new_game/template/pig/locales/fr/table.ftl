### Le jeu à l’écran et en phrases. $number, $pips et $count sont des nombres ; $seat et $names des joueurs.

## La table

pig-goal = On gagne avec { $number } points.
pig-score = { $number ->
    [0] aucun point
    [1] un point
   *[other] { $number } points
}
pig-pot = Pendant ce tour : { $number }
pig-die = Le dé montre { $number }.
pig-player-out = a quitté la table

## Les événements

pig-turn = C’est à { $seat } de jouer.
pig-rolled = { $pips ->
    [1] { $seat } fait un et perd les points du tour.
   *[other] { $seat } fait { $pips } : { $number } pendant ce tour.
}
pig-held = { $seat } s’arrête et a { $number }.
pig-left = { $seat } quitte la table.
pig-won = { $seat } gagne.

## La question

pig-head = Lancer ou s’arrêter ?
pig-task = Lancez le dé, ou gardez les points du tour.
pig-status = { $names } décide.
pig-answer-roll = Lancer
pig-answer-hold = S’arrêter
pig-answer-hold-note = garde { $number }
pig-auto-answer = { $answer ->
    [roll] lancer le dé
   *[other] la seule réponse
}
pig-give-up-sure = Voulez-vous vraiment abandonner ? C’est sans retour.
pig-mark-own = Ici figurent les points de chaque joueur.
pig-key-roll = Lancer le dé
pig-key-hold = S’arrêter
pig-key-question = À la question

## Salon, fin, robots

pig-seats-full = On joue à { $count } au plus (PIG-1).
pig-start-two = Deux joueurs au moins (PIG-1).
pig-promise = Chaque lancer vient d’une graine secrète, fixée avant la partie, et de ce que chaque navigateur a ajouté. Son empreinte se voyait déjà avant ; la graine se voit à la fin de la partie.
pig-check = Chaque lancer vient de cette graine, dont l’empreinte se voyait avant la partie, et de ce que chaque navigateur a ajouté.
robot-style-pig-random = capricieux
robot-style-pig-random-note = lance ou s’arrête au hasard
robot-style-pig-timid-note = s’arrête aux premiers points
robot-style-pig-daring-note = lance tant que cela rapporte
booklet-pig = les règles de Pig
