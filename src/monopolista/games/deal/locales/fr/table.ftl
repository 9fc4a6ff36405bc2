### MONOPOLY Deal à l’écran : la table, la main, ce que ferait une carte, payer, Pas question, l’aide-mémoire.
###
### $number, $size et $count sont des nombres ; tout le reste est un texte déjà écrit : $amount et $before de
### l’argent, $subject et $given des cartes, $set une série comme dans deal-set-…, $colour et $second des couleurs,
### les autres des joueurs.

## La table

deal-hand = Votre main
deal-hand-of = Main : { $seat }
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
deal-sets-empty = Aucune propriété
deal-sets-complete = Séries complètes : { $number } sur { $size }
deal-aim = Complétez des séries de { $size } couleurs pour gagner.
deal-mark-question = Vous voyez ici ce que vous pouvez faire.
deal-mark-hand = { $input ->
    [touch] Voici vos cartes. Touchez-en une pour voir ce qu’elle ferait, ou glissez-la à sa place.
   *[pointer] Voici vos cartes. Cliquez sur l’une d’elles pour voir ce qu’elle ferait, ou glissez-la à sa place.
}
deal-mark-own = Vos propriétés sont ici. Chaque couleur complète remplit une marque : remplissez-les toutes pour gagner.
deal-auto-answer = { $answer ->
    [allow] laisser faire
    [end] finir le tour
    [give] donner la carte
    [discard] défausser la carte
    [pay] payer
   *[other] la seule réponse possible
}
deal-set-count = { $number } sur { $size }
deal-set-read = { $set } : { $number } sur { $size }, loyer { $amount }
deal-set-read-complete = { $set } : complète, loyer { $amount }
deal-set-new = Une nouvelle { $set }
deal-pile-left = { $number ->
    [0] La pioche est vide
    [1] Une carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
deal-discards = Défausse
deal-discards-empty = La défausse est vide
deal-discards-count = { $number ->
    [0] Aucune carte dans la défausse
    [1] Une carte dans la défausse
   *[other] { $number } cartes dans la défausse
}
deal-discards-open = Voir la défausse
deal-discards-last = Sur le dessus : { $subject }
deal-plays-left = { $number ->
    [0] Plus de carte à jouer
    [1] Encore une carte à jouer
   *[other] Encore { $number } cartes à jouer
}
deal-plays-then = { $number ->
    [0] Ensuite, plus de carte à jouer.
    [1] Ensuite, encore une carte à jouer.
   *[other] Ensuite, encore { $number } cartes à jouer.
}
deal-doubles = { $number ->
    [2] Le prochain loyer compte double
   *[other] Le prochain loyer compte { $number } fois
}
deal-turn-mine = À vous
deal-turn-of = À { $seat } de jouer
deal-turn-number = Tour { $number }
deal-player-out = a abandonné

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
deal-would-rent = Chacun des autres joueurs vous doit { $amount }, le loyer de la { $set }.
deal-would-rent-any = Un joueur de votre choix vous doit { $amount }, le loyer de la { $set }.
deal-would-rent-one = { $other } vous doit { $amount }, le loyer de la { $set }.
deal-would-double = { $number ->
    [2] La carte Loyer que vous jouez ensuite compte double.
   *[other] La carte Loyer que vous jouez ensuite compte { $number } fois.
}
deal-would-pass-go = { $number ->
    [1] Vous piochez une carte.
   *[other] Vous piochez { $number } cartes.
}
deal-would-birthday = Chacun des autres joueurs vous doit { $amount }.
deal-would-collector = { $other } vous doit { $amount }.
deal-would-sly = Vous prenez { $subject } à { $other }.
deal-would-forced = Vous prenez { $subject } à { $other } ; choisissez ensuite quoi donner en échange.
deal-would-forced-for = { $other } vous donne { $subject } et reçoit { $given }.
deal-would-breaker = Vous prenez toute la { $set } à { $other }.
deal-would-build = { $subject } sur la { $set } : le loyer passe de { $before } à { $amount }.
deal-would-say-no = L’action jouée par { $other } est sans effet sur vous, à moins d’un Pas question en retour.
deal-would-answer-no = Les joueurs visés peuvent dire non.
deal-would-pay = { $seat } paierait { $amount }.
deal-would-pay-all = { $seat } paierait { $amount } et n’aurait plus rien.
deal-would-pay-nothing = { $seat } ne paierait rien.
deal-would-discard = Vous défaussez { $subject }.

## Choisir où va une carte

deal-play-or-bank = Que faire avec { $subject } ?
deal-target-set = Choisissez où la poser.
deal-target-rent = Choisissez la série dont on vous paie le loyer.
deal-target-card = Choisissez la propriété à prendre.
deal-target-whole = Choisissez la série à prendre.
deal-target-player = Choisissez le joueur.
deal-target-build = Choisissez la série où construire.
deal-target-give = Choisissez la propriété à donner.
deal-target-none = Cette carte n’a aucun effet pour l’instant : mettez-la en banque, ou gardez-la.
deal-target-cancel = Changer de carte
deal-card-back = Reposer la carte

## Les paiements

deal-pay-title = Vous devez { $amount } à { $other }
deal-pay-picked = Choisi
deal-pay-missing = Il manque { $amount }
deal-pay-exact = Le compte est bon
deal-pay-over = On ne rend pas la monnaie : { $amount } de trop
deal-pay-suggestion-of = Suggestion : { $names }
deal-pay-breaks = Cela casse la { $set }.

## Pas question

deal-duel-asks = { $other } vous demande { $amount }.
deal-duel-wants = { $other } veut vous prendre { $subject }.
deal-duel-wants-swap = { $other } veut vous prendre { $subject } contre { $given }.
deal-duel-wants-set = { $other } veut vous prendre toute la { $set }.
deal-duel-own-asks = Vous demandez { $amount } à { $seat }.
deal-duel-own-wants = Vous voulez prendre { $subject } à { $seat }.
deal-duel-own-wants-swap = Vous voulez prendre { $subject } à { $seat } contre { $given }.
deal-duel-own-wants-set = Vous voulez prendre à { $seat } toute la { $set }.
deal-duel-noes = { $number ->
    [0] Aucun refus pour l’instant.
    [1] Un refus.
   *[other] { $number } refus.
}
deal-duel-stands = En l’état, l’action a lieu.
deal-duel-falls = En l’état, l’action est annulée.
deal-duel-have-none = Vous n’avez pas de carte Pas question en main.
deal-lack-loose = aucun autre joueur n’a de propriété hors d’une série complète
deal-lack-own-loose = vous n’avez aucune propriété hors d’une série complète
deal-lack-whole = aucun autre joueur n’a de série complète
deal-lack-colours = vous n’avez aucune propriété de ces couleurs
deal-lack-properties = vous n’avez encore aucune propriété
deal-lack-house = vous n’avez aucune série complète où poser une maison
deal-lack-hotel = vous n’avez aucune série complète avec une maison
deal-lack-plays = vous n’avez plus de carte à jouer ce tour-ci
deal-lack-turn = ce n’est pas votre tour

## What happens to the player, told large

deal-event-paid = { $seat } paie { $amount } à { $other }.
deal-event-swapped = { $seat } prend { $subject } à { $other } contre { $given }.
deal-event-took-set = { $seat } prend toute la { $set } à { $other }.
deal-event-complete = Série complète

## Abandonner

deal-give-up-sure = Toutes vos cartes iront à la défausse. Vous ne pourrez pas revenir dans la partie.

## L’aide-mémoire

panel-quick = En bref
deal-quick-turn = Votre tour
deal-quick-turn-1 = Piochez deux cartes, ou cinq si votre main est vide.
deal-quick-turn-2 = Jouez jusqu’à trois cartes, ou aucune.
deal-quick-turn-3 = Chaque carte va dans votre banque, devant vous ou au milieu.
deal-quick-turn-4 = À la fin, gardez sept cartes au plus.
deal-quick-cards = Ce que font les cartes
deal-quick-cards-1 = Loyer à deux couleurs : tous les autres paient. Toutes couleurs : un seul joueur paie.
deal-quick-cards-2 = Coup en douce prend une propriété, Échange forcé en échange une, Expropriation prend une série complète.
deal-quick-cards-3 = Huissier et C’est mon anniversaire rapportent de l’argent, Passage au Départ des cartes.
deal-quick-cards-4 = « Pas question » vous protège à tout moment ; une autre Pas question peut l’annuler.
deal-quick-paying = Payer
deal-quick-paying-1 = Vous payez avec votre banque ou vos propriétés, jamais avec votre main.
deal-quick-paying-2 = On ne rend pas la monnaie.
deal-quick-paying-3 = Les propriétés rejoignent celles du joueur payé, le reste va dans sa banque.
deal-quick-paying-4 = Si vous n’avez rien devant vous, vous ne payez rien.
deal-quick-winning = Gagner
deal-quick-winning-1 = Il faut trois séries complètes de couleurs différentes, à votre tour.
deal-quick-winning-2 = Un joker compte pour une de ses couleurs ; on le déplace à son tour.
deal-quick-winning-3 = Une maison, puis un hôtel, augmentent le loyer d’une série complète.
deal-quick-winning-4 = Une série complète ne craint qu’Expropriation et les paiements.

## Les touches

deal-key-hand = Aller à la main ; les flèches passent d’une carte à l’autre
deal-key-card = La carte de ce numéro dans la main
deal-key-bank = Mettre la carte en banque
deal-key-play = Jouer la carte, ou la poser
deal-key-cancel = Changer de carte
deal-key-undo = Annuler la dernière carte
deal-key-end = Finir le tour
deal-key-no = Pas question
deal-key-allow = Laisser faire
deal-key-quick = Règles en bref
deal-key-discards = Défausse
deal-key-question = Aller à la question

## Page d’accueil, salle, fin

deal-seats-full = Avec un seul paquet, on joue à { $count } au plus (DEAL-1).
deal-start-two = Il faut au moins deux joueurs (DEAL-1).
deal-edition-note = les cartes et les règles
deal-end-sets = Séries complètes : { $names }
deal-end-place-sets = { $number ->
    [0] aucune série complète, { $amount } en banque
    [1] une série complète, { $amount } en banque
   *[other] { $number } séries complètes, { $amount } en banque
}
deal-end-left = a abandonné
deal-end-collected = Argent reçu
deal-end-stolen = Propriétés prises
deal-end-noes = Refus
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
deal-promise = Les cartes découlent d’une graine secrète, fixée avant la partie, et de la part ajoutée par chaque navigateur. L’empreinte de la graine est publiée avant la partie ; la graine elle-même le sera à la fin.
deal-check = Les cartes découlent de cette graine, dont l’empreinte était publiée avant la partie, et de la part ajoutée par chaque navigateur.
