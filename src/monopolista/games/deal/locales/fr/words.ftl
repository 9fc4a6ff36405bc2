### MONOPOLY Deal : les cartes, les phrases pour ce qui arrive, les questions, les options.
###
### La phrase d’un fait est deal-<genre>-<ce qu’il a de particulier> si elle existe, sinon deal-<genre>. L’attribut
### .echo dit qu’une autre phrase du même pas raconte déjà la chose.
###
### Arguments, tous des textes sauf $number et $count, qui sont des nombres :
###   $seat, $other, $names   joueurs ; jamais après «de» ou «que», qui s’élideraient
###   $subject, $given        cartes par leur nom : «Meir», «5 M», «Pas question»
###   $set                    la série d’une couleur, comme dans deal-set-… ; $colour et $second sont des couleurs
###   $amount                 argent, déjà écrit

## Les cartes

deal-card-money = { $amount }
deal-card-wild = Joker { $colour } / { $second }
deal-card-wild-any = Joker toutes couleurs
deal-card-rent = Loyer { $colour } / { $second }
deal-card-rent-any = Loyer toutes couleurs
deal-card-double = Loyer double
deal-card-pass-go = Passage au Départ
deal-card-birthday = C’est mon anniversaire
deal-card-collector = Huissier
deal-card-sly = Coup en douce
deal-card-forced = Échange forcé
deal-card-breaker = Expropriation
deal-card-no = Pas question
deal-card-house = Maison
deal-card-hotel = Hôtel
deal-text-money = Sa place est dans votre banque, où elle paie { $amount }.
deal-text-property = Posez-la devant vous et réunissez les autres de sa couleur, jusqu’à la série complète.
deal-text-wild = Compte pour { $colour } ou pour { $second } : choisissez en le posant, et changez d’avis à chacun de vos tours.
deal-text-wild-any = Compte pour la couleur qui vous manque, quelle qu’elle soit, mais personne ne l’accepte en paiement.
deal-text-rent = Choisissez une de vos séries, { $colour } ou { $second } : tous les autres vous en paient le loyer.
deal-text-rent-any = Choisissez une de vos séries, de n’importe quelle couleur, et un joueur qui vous en paie le loyer.
deal-text-double = Jouez-la juste avant une carte Loyer, qui compte alors double ; avec deux, elle compte quatre fois.
deal-text-pass-go = Encore un tour de plateau : piochez { $number } cartes de plus.
deal-text-birthday = Du gâteau pour tous, et pour vous { $amount } de la part de chacun.
deal-text-collector = On sonne chez le joueur de votre choix, qui vous paie { $amount }.
deal-text-sly = Prenez une propriété à un autre joueur, sauf dans une série complète.
deal-text-forced = Échangez une de vos propriétés contre celle d’un autre ; des deux côtés, on ne touche pas aux séries complètes.
deal-text-breaker = Prenez à un autre joueur une série complète, avec tout ce qui y est bâti.
deal-text-no = Quelqu’un joue une action contre vous ? Jouez cette carte : il ne vous arrive rien.
deal-text-house = Sur une série complète, elle ajoute { $amount } au loyer ; les gares et les services publics n’en veulent pas.
deal-text-hotel = Sur une série complète qui a déjà sa maison, il ajoute encore { $amount } au loyer.
deal-set-own = série { $name }
deal-set-brown = série brune
deal-set-light-blue = série bleu clair
deal-set-pink = série rose
deal-set-orange = série orange
deal-set-red = série rouge
deal-set-yellow = série jaune
deal-set-green = série verte
deal-set-dark-blue = série bleu foncé
deal-set-station = série des gares
deal-set-company = série des services publics

## Le tour

deal-started = La partie commence, à { $number } joueurs.
deal-first = Tirage au sort : { $seat } commence.
deal-turn = À { $seat } de jouer.
deal-drew = { $seat } pioche { $subject }.
deal-drew-hidden = { $seat } pioche une carte.
deal-reshuffled = { $number ->
        [1] La pioche est épuisée : la seule carte de la défausse la remplace.
       *[other] La pioche est épuisée : on mélange les { $number } cartes de la défausse.
    }
deal-no-cards = Il ne reste aucune carte : { $seat } ne pioche rien.
deal-banked = { $seat } met { $subject } en banque pour { $amount }.
deal-banked-money = { $seat } met { $subject } en banque.
deal-laid = { $seat } pose { $subject } dans la { $set }.
deal-moved = { $seat } passe { $subject } dans la { $set }.
deal-taken-back = { $seat } reprend { $subject } en main.
deal-built = { $seat } construit sur la { $set } : { $subject }.
deal-discarded = { $seat } défausse { $subject }.
deal-discarded-under = { $seat } glisse { $subject } sous la pioche.
deal-discarded-hidden = { $seat } glisse une carte sous la pioche.
deal-ended = { $seat } finit son tour.

## Les actions

deal-played = { $seat } joue { $subject }.
deal-played-rent = { $seat } joue { $subject } : chacun des autres joueurs doit { $amount }.
deal-played-rent-any = { $seat } joue { $subject }, pour { $amount }.
deal-against = { $seat } demande { $amount } à { $other }.
deal-doubled = { $number ->
        [2] { $seat } joue { $subject } : le prochain loyer compte double.
       *[other] { $seat } joue { $subject } : le prochain loyer compte { $number } fois.
    }
deal-played-pass-go = { $seat } joue { $subject } et pioche.
deal-played-birthday = { $seat } fête son anniversaire : chacun des autres joueurs doit { $amount }.
deal-played-collector = { $seat } envoie l’huissier chez { $other }, pour { $amount }.
deal-played-sly = { $seat } tente un Coup en douce contre { $other }.
deal-played-forced = { $seat } tente un Échange forcé avec { $other }.
deal-played-breaker = { $seat } joue { $subject } contre { $other }.
deal-wanted = { $seat } veut prendre { $subject } à { $other }.
deal-wanted-swap = { $seat } veut prendre { $subject } à { $other } contre { $given }.
deal-wanted-set = { $seat } veut prendre à { $other } toute la série où figure { $subject }.
deal-said-no = Non ! { $seat } joue { $subject } contre { $other }.
deal-allowed = { $seat } laisse faire.
deal-cancelled = Action annulée : { $subject } est sans effet sur { $other }.
deal-took = { $seat } prend { $subject } à { $other }.
deal-took-building = Avec la série, { $seat } prend aussi { $subject } à { $other }.
deal-set-broken-to-bank = La série est cassée : { $seat } met { $subject } en banque.
deal-set-broken-stay = La série est cassée : { $seat } y laisse { $subject }, qui ne rapporte plus rien.
deal-set-broken-discard = La série est cassée : { $seat } perd { $subject }, qui va à la défausse.

## Les paiements

deal-picked = { $seat } veut payer avec { $subject }.
    .echo = oui
deal-picked-back = { $seat } veut garder { $subject }.
    .echo = oui
deal-paid = { $seat } paie { $other } avec { $subject }, qui vaut { $amount }.
deal-paid-money = { $seat } paie { $subject } à { $other }.
deal-paid-nothing = { $seat } doit { $amount } à { $other } et n’a rien pour payer.

## La fin

deal-left = { $number ->
        [0] { $seat } abandonne.
        [1] { $seat } abandonne, et une carte va à la défausse.
       *[other] { $seat } abandonne, et { $number } cartes vont à la défausse.
    }
deal-won = Avec { $number } séries complètes, { $seat } gagne la partie !
deal-won-left = Plus aucun adversaire : { $seat } gagne la partie !

## Les questions

deal-head-to-play = Que jouer ?
deal-head-done = Finir le tour ?
deal-head-whom = Qui vous paie { $amount } ?
deal-head-to-give = Que donner contre { $subject } ?
deal-head-to-discard = { $number ->
    [1] Une carte de trop
   *[other] { $number } cartes de trop
}
deal-head-duel = { $subject } : dites-vous non ?
deal-head-duel-own = { $seat } dit non
deal-head-to-pay = { $amount } pour { $other }
deal-task-to-play = Jouez une carte, ou finissez votre tour.
deal-task-done = Vous n’avez plus rien à jouer.
deal-task-done-move = Déplacez un joker, ou finissez votre tour.
deal-task-whom = Choisissez qui paie.
deal-task-to-give = Choisissez la carte que vous donnez.
deal-task-to-discard = Choisissez ce que vous défaussez.
deal-task-duel = Dites non, ou laissez faire.
deal-task-to-pay = Choisissez les cartes pour payer.
deal-ahead-plays = { $plays ->
    [0] { $seat } ne peut plus jouer de carte.
    [one] { $seat } peut encore jouer une carte.
   *[other] { $seat } peut encore jouer { $plays } cartes.
}
deal-ahead-rent = { $seat } peut demander jusqu’à { $amount } avec une carte Loyer.
deal-ahead-close = À une série de la victoire : { $names }.
deal-status-start = On tire au sort qui commence.
deal-status-begin = { $seat } commence son tour.
deal-status-drawing = { $seat } pioche.
deal-status-hand-on = { $seat } finit son tour.
deal-status-to-play = À { $names } de jouer.
deal-status-whom = { $names } choisit qui paie { $amount }.
deal-status-to-give = { $names } choisit quoi donner en échange.
deal-status-to-discard = { $names } a trop de cartes et doit en défausser.
deal-status-duel = { $subject } : à { $names } de répondre.
deal-status-to-pay = { $count ->
    [1] { $names } choisit comment payer { $other } : { $amount }.
   *[other] { $names } choisissent comment payer { $other } : { $amount }.
}

## Les réponses

deal-answer-bank = En banque
deal-answer-lay = Poser
deal-answer-play = Jouer
deal-answer-move = Déplacer
deal-answer-undo = Annuler
deal-answer-end = Finir le tour
deal-answer-at = { $other } paie
deal-answer-give = Donner celle-ci
deal-answer-no = Pas question
deal-answer-allow = Laisser faire
deal-answer-pick = Payer avec
deal-answer-unpick = Garder
deal-answer-pick-suggested = Suivre la suggestion
deal-answer-pay = Payer
deal-answer-discard = Défausser
deal-answer-leave = Abandonner…

## Options et niveaux

option-no-is-play = « Pas question » compte comme carte jouée
option-no-is-play-note = À son propre tour, elle compte parmi les trois cartes à jouer, comme dans les règlements depuis 2024.
option-double-any = Tout loyer peut doubler
option-double-any-note = Même le loyer toutes couleurs, d’après les réponses de Hasbro aux joueurs. Le règlement ne double que le loyer à deux couleurs.
option-broken = Bâtiments d’une série cassée
option-broken-note = Où vont maison et hôtel quand leur série perd une carte. Le règlement n’en dit rien et les autres sources divergent.
option-broken-bank = dans la banque de leur propriétaire
option-broken-stay = ils restent sans rien rapporter
option-broken-discard = à la défausse
option-excess = Cartes de trop
option-excess-note = Où elles vont à la fin d’un tour ; le règlement de 2008 les glisse sous la pioche.
option-excess-discards = à la défausse
option-excess-under = sous la pioche
option-take-back = Annulation permise
option-take-back-note = Une carte qu’on vient de mettre en banque ou de poser peut revenir en main tant que rien n’est dévoilé. Le règlement ne le permet jamais.
option-wild-sets = Ce qui fait une série
option-wild-sets-note = La carte qu’une série doit contenir. Le règlement n’en dit rien et les autres sources divergent.
option-wild-sets-colour = une carte qui n’a pas toutes les couleurs
option-wild-sets-property = une propriété ordinaire
option-wild-sets-any = n’importe quelle carte
preset-brisk = Rapide
preset-brisk-note = { $seconds } secondes par coup.
robot-style-cautious-note = pose et met en banque ce qu’il peut, sans rien risquer
robot-style-shrewd-note = complète ses séries, prend et refuse avec bon sens
robot-source-author = un agent publié pour le jeu de cartes
chapter-deal = Le jeu de cartes
booklet-deal = le règlement italien de MONOPOLY Deal, de 2014
booklet-deal-answers = les réponses de Hasbro aux joueurs

## Comment s’appellent les réponses dans les conseils

deal-advice-bank = Mettre { $subject } en banque
deal-advice-lay = Poser { $subject } dans la { $set }
deal-advice-move = Passer { $subject } dans la { $set }
deal-advice-end = Finir le tour
deal-advice-at = Faire payer { $other }
deal-advice-give = Donner { $subject }
deal-advice-no = Dire non
deal-advice-allow = Laisser faire
deal-advice-pick = Payer avec { $subject }
deal-advice-pay = Payer
deal-advice-discard = Défausser { $subject }
deal-advice-play-rent = Jouer { $subject } pour la { $set }
deal-advice-play-rent-any = Jouer { $subject } pour la { $set }
deal-advice-play-double = Jouer { $subject }
deal-advice-play-pass-go = Jouer { $subject }
deal-advice-play-birthday = Jouer { $subject }
deal-advice-play-collector = Jouer { $subject } contre { $other }
deal-advice-play-sly = Jouer { $subject } : { $wanted } à { $other }
deal-advice-play-forced = Jouer { $subject } : { $wanted } à { $other }
deal-advice-play-breaker = Jouer { $subject } : la { $set } à { $other }
deal-advice-play-house = Construire sur la { $set } : { $subject }
deal-advice-play-hotel = Construire sur la { $set } : { $subject }

## Pourquoi une réponse vaut mieux qu’une autre, à côté d’elle dans les conseils et les analyses

reason-deal-wins = C’est la série qui fait gagner.
reason-deal-stops = Sinon, la partie est perdue.
reason-deal-completes = Cela complète la { $set }.
reason-deal-takes-set = Cela prend une série complète.
reason-deal-blocks = Sinon, un autre joueur peut gagner avec la { $set }.
reason-deal-keeps-set = La { $set } reste complète.
reason-deal-helps = Sinon, un autre joueur complète la { $set }.
reason-deal-raises = Le loyer de la { $set } augmente.
reason-deal-saves-all = Sinon, toutes les cartes qui peuvent payer seraient perdues.
reason-deal-saves-property = La banque ne suffit pas pour payer.
reason-deal-keeps-no = La carte Pas question servira plus tard.
reason-deal-keeps-property = On paie en argent et on garde les propriétés.
reason-deal-less-rent = Cela fait perdre moins de loyers.
reason-deal-overpays = L’autre carte vaut plus que ce qui est dû, et l’on ne rend pas la monnaie.
reason-deal-needed = L’autre carte complète la { $set }.
reason-deal-fits = L’autre carte va avec la { $set }.
reason-deal-smaller = L’autre carte vaut davantage.
reason-deal-doubles = Le loyer de la { $set } compte double.
reason-deal-draws = Cela apporte de nouvelles cartes.
reason-deal-strips = Un autre joueur n’a alors plus rien pour payer.
reason-deal-property = Un autre joueur doit payer avec ses propriétés.
reason-deal-beyond-value = L’action rapporte plus que la carte en banque.
reason-deal-brings-more = Cela rapporte davantage.
reason-deal-banked = En banque, la carte vaut davantage.
reason-deal-empty-bank = Sans rien en banque, on paie avec ses propriétés.
reason-deal-too-many = À la fin du tour, on aurait trop de cartes en main.
reason-deal-hidden = En main, personne ne peut la prendre.
reason-deal-keeps = La carte servira plus tard.
