### MONOPOLY Deal à l’écran : la table, la main, ce que ferait une carte, payer, Pas question, l’aide-mémoire.
###
### $number, $size et $count sont des nombres ; tout le reste est un texte déjà écrit : $amount et $before de
### l’argent, $subject et $given des cartes, $set une série comme dans deal-set-…, $colour et $second des couleurs,
### les autres des joueurs.

## La table

deal-hand = Votre main
deal-hand-of = La main : { $seat }
deal-hand-show = Montrer la main : { $seat }
deal-hand-empty = Aucune carte en main
deal-hand-count = { $number ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $number } cartes en main
}
deal-bank = Banque
deal-bank-worth = En banque : { $amount }
deal-bank-empty = Rien en banque
deal-sets-of = Propriétés : { $seat }
deal-sets-empty = Encore aucune propriété
deal-sets-complete = Séries complètes : { $number } sur { $size }
deal-aim = Qui complète les séries de { $size } couleurs gagne.
deal-mark-hand = Vos cartes. Touchez-en une, ou glissez-la où elle va, et voyez ce qu’elle ferait.
deal-mark-own = Vos propriétés sont posées ici. Chaque couleur complète remplit une des marques : remplissez-les toutes pour gagner.
deal-auto-answer = { $answer ->
    [end] finir le tour
    [give] donner la carte
    [discard] défausser la carte
    [pay] payer
   *[other] la seule réponse
}
deal-set-count = { $number } sur { $size }
deal-set-read = { $set } : { $number } cartes sur { $size }, loyer { $amount }
deal-set-read-complete = { $set } : complète, loyer { $amount }
deal-set-new = Une nouvelle { $set }
deal-pile-left = { $number ->
    [0] La pioche est vide
    [1] Une carte à la pioche
   *[other] { $number } cartes à la pioche
}
deal-discards = Défausse
deal-discards-empty = Encore rien à la défausse
deal-discards-count = { $number ->
    [0] Aucune carte à la défausse
    [1] Une carte à la défausse
   *[other] { $number } cartes à la défausse
}
deal-discards-open = Regarder la défausse
deal-discards-last = Sur le dessus : { $subject }
deal-plays-left = { $number ->
    [0] Plus de carte à jouer
    [1] Encore une carte à jouer
   *[other] Encore { $number } cartes à jouer
}
deal-doubles = { $number ->
    [2] Le prochain loyer compte double
   *[other] Le prochain loyer compte { $number } fois
}
deal-turn-mine = À vous
deal-turn-of = À { $seat } de jouer
deal-turn-number = Tour { $number }
deal-player-out = a quitté la table

## Une carte

deal-card-worth = vaut { $amount }
deal-card-in-hand = carte { $number } sur { $count } en main

## Ce que ferait une carte, avant de la jouer

deal-would-bank = Avec { $subject }, votre banque passe de { $before } à { $amount }.
deal-would-lay = { $subject } rejoint la { $set } : { $number } sur { $size }.
deal-would-begin = { $subject } commence une { $set }.
deal-would-complete = { $subject } complète la { $set }.
deal-would-win = C’est la dernière série qu’il vous faut : vous gagnez.
deal-would-move = { $subject } passe dans la { $set }.
deal-would-break = La { $set } n’est alors plus complète.
deal-would-rent = Vous demandez { $amount } à chacun des autres joueurs, le loyer de la { $set }.
deal-would-rent-any = Vous demandez { $amount }, le loyer de la { $set }, à un joueur que vous choisissez ensuite.
deal-would-rent-one = Vous demandez { $amount } à { $other }, le loyer de la { $set }.
deal-would-double = { $number ->
    [2] La carte Loyer que vous jouez ensuite compte double.
   *[other] La carte Loyer que vous jouez ensuite compte { $number } fois.
}
deal-would-pass-go = { $number ->
    [1] Vous piochez une carte.
   *[other] Vous piochez { $number } cartes.
}
deal-would-birthday = Vous demandez { $amount } à chacun des autres joueurs.
deal-would-collector = Vous demandez { $amount } à { $other }.
deal-would-sly = Vous prenez { $subject } à { $other }.
deal-would-forced = Vous prenez { $subject } à { $other } ; choisissez ensuite quoi donner en échange.
deal-would-forced-for = { $other } vous donne { $subject } et reçoit { $given }.
deal-would-breaker = Vous prenez toute la { $set } à { $other }.
deal-would-build = { $subject } sur la { $set } : le loyer passe de { $before } à { $amount }.
deal-would-say-no = L’action jouée par { $other } ne vous fait rien, sauf si { $other } dit non aussi.
deal-would-answer-no = Qui est visé peut dire non.
deal-would-pay = { $seat } paierait { $amount }.
deal-would-pay-all = { $seat } paierait { $amount }, et n’aurait plus rien.
deal-would-pay-nothing = { $seat } ne paierait rien.
deal-would-discard = Vous laissez { $subject }.

## Choisir où va une carte

deal-play-or-bank = Que faites-vous avec { $subject } ?
deal-target-set = Choisissez où la poser.
deal-target-rent = Choisissez la série dont vous demandez le loyer.
deal-target-card = Choisissez la propriété que vous voulez.
deal-target-whole = Choisissez la série que vous voulez.
deal-target-player = Choisissez le joueur.
deal-target-build = Choisissez la série où bâtir.
deal-target-give = Choisissez la propriété que vous donnez.
deal-target-none = Elle n’a rien à faire pour l’instant : mettez-la en banque, ou gardez-la.
deal-target-cancel = Une autre carte

## Les paiements

deal-pay-title = Vous devez { $amount } à { $other }
deal-pay-picked = Choisi
deal-pay-missing = Il manque { $amount }
deal-pay-exact = Le compte est bon
deal-pay-over = On ne rend pas la monnaie : { $amount } de trop
deal-pay-suggestion-of = Suggestion : { $names }
deal-pay-breaks = Cela rompt la { $set }.

## Pas question

deal-duel-asks = { $other } vous demande { $amount }.
deal-duel-wants = { $other } veut vous prendre { $subject }.
deal-duel-wants-swap = { $other } veut vous prendre { $subject } et donne { $given } en échange.
deal-duel-wants-set = { $other } veut vous prendre toute la { $set }.
deal-duel-noes = { $number ->
    [0] Personne n’a encore dit non.
    [1] On a dit non une fois.
   *[other] On a dit non { $number } fois.
}
deal-duel-stands = En l’état, l’action a lieu.
deal-duel-falls = En l’état, l’action est annulée.
deal-duel-have-none = Vous n’avez pas de carte Pas question en main.

## Quitter la table

deal-give-up-sure = Voulez-vous vraiment abandonner ? Toutes vos cartes vont à la défausse. C’est sans retour.

## L’aide-mémoire

panel-quick = En bref
deal-quick-turn = Votre tour
deal-quick-turn-1 = Piochez deux cartes ; cinq, si votre main est vide.
deal-quick-turn-2 = Jouez jusqu’à trois cartes, ou aucune.
deal-quick-turn-3 = Chacune va dans votre banque, devant vous, ou au milieu.
deal-quick-turn-4 = À la fin, gardez sept cartes au plus.
deal-quick-cards = Ce que font les cartes
deal-quick-cards-1 = Loyer à deux couleurs : tous les autres paient. Toutes couleurs : un seul joueur paie.
deal-quick-cards-2 = Coup en douce prend une propriété, Échange forcé l’échange, Expropriation prend une série complète.
deal-quick-cards-3 = Huissier et anniversaire rapportent de l’argent, Passage au Départ des cartes.
deal-quick-cards-4 = Pas question vous protège à tout moment, et une autre peut l’annuler.
deal-quick-paying = Payer
deal-quick-paying-1 = Vous choisissez avec quoi : banque ou propriétés, jamais la main.
deal-quick-paying-2 = On ne rend pas la monnaie.
deal-quick-paying-3 = Les propriétés rejoignent celles du joueur payé, le reste va dans sa banque.
deal-quick-paying-4 = Qui n’a rien devant soi ne paie rien.
deal-quick-winning = Gagner
deal-quick-winning-1 = Trois séries complètes de couleurs différentes, à votre tour.
deal-quick-winning-2 = Les jokers comptent pour une de leurs couleurs ; on les déplace à son tour.
deal-quick-winning-3 = Une maison, puis un hôtel, sur une série complète haussent son loyer.
deal-quick-winning-4 = Une série complète ne craint qu’Expropriation et les notes à payer.

## Les touches

deal-key-hand = À la main ; les flèches vont de carte en carte
deal-key-card = La carte de ce numéro dans la main
deal-key-bank = Mettre la carte en banque
deal-key-play = Jouer la carte, ou la poser
deal-key-cancel = Une autre carte
deal-key-undo = Reprendre
deal-key-end = Finir le tour
deal-key-no = Pas question
deal-key-allow = Laisser faire
deal-key-quick = Les quatre cartes
deal-key-discards = La défausse
deal-key-question = À la question

## Page d’accueil, salle, fin

game-deal = Jeu de cartes
deal-seats-full = Avec un seul paquet, on joue à { $count } au plus (DEAL-1).
deal-start-two = Deux joueurs au moins (DEAL-1).
deal-end-sets = Séries complètes : { $names }
deal-end-place-sets = { $number ->
    [0] aucune série complète, { $amount } en banque
    [1] une série complète, { $amount } en banque
   *[other] { $number } séries complètes, { $amount } en banque
}
deal-end-left = a quitté la table
deal-end-collected = Argent touché
deal-end-stolen = Propriétés prises
deal-end-noes = Fois où l’on a dit non
deal-end-banked = Cartes mises en banque
replay-no = { $count ->
    [one] { $count } refus
   *[other] { $count } refus
}
replay-taken = { $count ->
    [one] { $count } propriété prise
   *[other] { $count } propriétés prises
}
replay-breaker = { $count ->
    [one] { $count } expropriation
   *[other] { $count } expropriations
}
deal-promise = Chaque carte vient d’une graine secrète, fixée avant la partie, et de ce que chaque navigateur a ajouté. Son empreinte se voyait déjà avant ; la graine se voit à la fin de la partie.
deal-check = Chaque carte vient de cette graine, dont l’empreinte se voyait avant la partie, et de ce que chaque navigateur a ajouté.
