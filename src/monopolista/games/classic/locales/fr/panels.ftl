### La question ouverte, les enchères, la dette, les échanges et les panneaux à côté du plateau.
###
### Argent ($amount, $price, $cash, $left …) et noms ($seat, $other, $names, $square …) sont des textes déjà écrits ;
### $count, $tries, $stock et les autres nombres sont des nombres.

## À qui de répondre, et que faire

head-roll = Lancez les dés
head-bus = Où va le bus ?
head-anywhere = Allez où vous voulez
head-choose = Payer ou tirer ?
head-jail = En prison
head-end = Finir le tour ?
head-buy = { $square }
head-auction = Enchères : { $square }
head-building-auction = { $building ->
    [hotel] Enchères : un hôtel
   *[house] Enchères : une maison
}
head-shortage = { $building ->
    [hotel] Pénurie d’hôtels
   *[house] Pénurie de maisons
}
head-place = { $building ->
    [hotel] Où construire l’hôtel ?
   *[house] Où construire la maison ?
}
head-debt = Une dette à payer
head-transferred = { $deeds ->
    [1] Un titre hypothéqué
   *[other] Des titres hypothéqués
}
task-roll = Lancez les dés.
task-bus = Choisissez où va le bus.
task-anywhere = Choisissez une case.
task-choose = Payez ou tirez une carte.
task-jail = Sortez ou tentez un double.
task-end = Vous pouvez encore construire ou échanger.
task-buy = Achetez ou refusez.
task-auction = Offrez ou passez.
task-building-auction = Offrez ou passez.
task-shortage = En voulez-vous aussi ?
task-place = Choisissez la rue.
task-debt = Réunissez l’argent.
task-transferred = Levez l’hypothèque ou gardez-la.
status-start = On lance les dés pour savoir qui commence.
status-dice = { $seat } lance les dés.
status-drawing = { $seat } tire une carte.
status-dealing = Distribution des titres.
status-bus = { $names } choisit où va le bus.
status-anywhere = { $names } choisit la case où aller.
status-choose = { $names } choisit de payer { $amount } ou de tirer une carte.
status-move-on = { $seat } continue avec Mr. Monopoly.
status-roll = { $names } doit lancer les dés.
status-jail = { $names } choisit comment sortir de prison.
status-rolled = { $seat } a lancé les dés.
status-end = { $names } peut encore construire ou échanger, puis doit finir son tour.
status-hand-on = { $seat } finit son tour.
status-buy = { $names } choisit d’acheter ou non { $square } pour { $amount }.
status-auction = { $count ->
    [1] { $names } peut encore offrir plus.
   *[other] Peuvent encore offrir plus : { $names }.
}
status-building-auction = { $count ->
    [1] { $names } peut encore offrir plus.
   *[other] Peuvent encore offrir plus : { $names }.
}
status-debt = { $names } doit réunir { $amount }.
status-transferred = { $names } choisit de lever ou non des hypothèques.
status-shortage = { $building ->
    [hotel] { $seat } veut un hôtel : { $count ->
        [1] { $names } doit répondre.
       *[other] { $names } doivent répondre.
    }
   *[house] { $seat } veut une maison : { $count ->
        [1] { $names } doit répondre.
       *[other] { $names } doivent répondre.
    }
}
status-place = { $building ->
    [hotel] { $names } choisit où construire l’hôtel.
   *[house] { $names } choisit où construire la maison.
}
status-move = { $seat } se déplace.
status-estate = La banque met les titres aux enchères.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Offre refusée
turned-down-line = { $partner } refuse : { $gets } contre { $gives }.
turned-down-change = Modifier
turned-down-again = Renvoyer
turned-down-away = Fermer

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Prochain lancer : où peut aller { $seat }
ahead-goal = { $total } : { $square }, { $ways } sur 36
ahead-due = { $total } : { $square }, { $ways } sur 36 : { $amount } à { $payee }

## Les réponses

answer-roll = Lancer les dés
answer-roll-double = il faut un double
ride-one = avec un dé : { $steps }
ride-both = avec les deux : { $steps }
answer-go = Aller sur { $square }
answer-pay = Payer { $amount }
answer-take = Tirer une carte { $deck }
answer-fine = Payer { $fine }
answer-card = Jouer la carte
answer-card-of = Jouer la carte { $deck }
answer-end = Finir le tour
answer-buy = Acheter : { $price }
answer-decline = Aux enchères
answer-decline-plain = Ne pas acheter
answer-raise-money = Réunir l’argent
answer-bid = Offrir { $amount }
answer-pass = Passer
answer-bid-up-to = Jusqu’à { $amount }
answer-bid-up-to-note = offre automatique
answer-want = { $building ->
    [hotel] Demander l’hôtel
   *[house] Demander la maison
}
answer-waive = Renoncer
answer-redeem = Lever : { $price }
answer-keep = Garder : { $price }
answer-redeem-short = Lever
answer-keep-short = Garder
answer-build = Construire
answer-sell = Vendre
answer-mortgage = Hypothéquer
answer-next-step = Faire la 1re étape
answer-all-steps = { $count ->
    [1] Faire l’étape
   *[other] Faire les { $count } étapes
}
answer-own-way = Choisir
answer-bankrupt = Déclarer faillite
answer-trade = Proposer un échange
answer-propose = Proposer
answer-counter-send = Contre-proposer
answer-accept = Accepter
answer-refuse = Refuser
answer-counter = Contre-offre
answer-more = Plus…
answer-back = Retour
answer-refuse-all = Refuser les { $count }
answer-ignore = Ignorer { $maker }
answer-ignore-spoken = Ignorer { $maker } dans cette partie
answer-ignore-all = Tout ignorer
answer-ignore-all-spoken = Tout ignorer : plus aucune offre dans cette partie
answer-withdraw = Retirer

auto-answer = { $answer ->
    [roll] lancer les dés
    [end] finir le tour
    [decline] ne pas acheter
    [pass] passer
    [waive] renoncer
    [take] tirer une carte
    [pay] payer
    [keep] garder l’hypothèque
    [redeem] lever l’hypothèque
    [place] placer le bâtiment
    [fine] payer l’amende
    [card] jouer la carte
   *[other] la seule réponse possible
}

## Le tour et la prison

roll-first = Avant de lancer, vous pouvez construire, hypothéquer ou échanger.
roll-again = { $doubles ->
    [1] Un double : vous relancez.
   *[other] Deuxième double de suite : vous relancez, mais un troisième vous envoie en prison.
}
roll-speedy = Le dé Speedy roule avec les vôtres : un chiffre s’ajoute, le bus vous laisse choisir, Mr. Monopoly vous emmène plus loin.
speedy-number = Dé Speedy : { $face } de plus, { $total } en tout.
speedy-bus = Dé Speedy, le bus : { $seat } avance d’un dé blanc, de l’autre, ou des deux.
speedy-mister = Dé Speedy, Mr. Monopoly : après cette case, { $seat } continue jusqu’à la prochaine propriété libre ; s’il n’y en a plus, jusqu’à la prochaine où un loyer est dû.
speedy-moved-on = Dé Speedy : Mr. Monopoly a emmené { $seat } jusqu’ici.
speedy-three = Trois dés égaux : { $seat } va sur la case de son choix et ne relance pas.
anywhere-how = Touchez une case du plateau, allez-y avec les flèches ou cherchez-la ici, puis confirmez.
anywhere-search = Chercher une case
anywhere-squares = Les cases
anywhere-none = Aucune case ne correspond.
anywhere-first = Choisissez une case
choose-missing = Vous avez { $cash } : il manque { $missing }. Vous pouvez vendre des bâtiments ou hypothéquer des titres, puis payer.
end-business = Avant de finir, vous pouvez construire, hypothéquer ou échanger.
jail-tries = { $tries ->
    [0] Vous avez trois tours pour faire un double. Vous pouvez aussi payer { $fine } ou jouer une carte.
    [1] Un essai raté. Il en reste deux.
   *[other] Dernier essai : sans double, vous payez { $fine } et avancez de ce lancer.
}
buy-left = Vous avez { $cash } ; il vous resterait { $left }.
buy-missing = Vous avez { $cash } : il manque { $missing }. Vous pouvez vendre des bâtiments ou hypothéquer des titres, puis acheter.

## Pénurie de bâtiments

shortage-text = { $building ->
    [hotel] { $seat } veut un hôtel sur { $square }. { $stock ->
        [1] La banque n’en a plus qu’un : si vous le voulez aussi, il sera mis aux enchères.
       *[other] La banque en a encore { $stock } : si vous êtes trop nombreux à en vouloir, ils seront mis aux enchères.
    }
   *[house] { $seat } veut une maison sur { $square }. { $stock ->
        [1] La banque n’en a plus qu’une : si vous la voulez aussi, elle sera mise aux enchères.
       *[other] La banque en a encore { $stock } : si vous êtes trop nombreux à en vouloir, elles seront mises aux enchères.
    }
}
place-text = { $building ->
    [hotel] L’hôtel est à vous pour { $amount }. Placez-le tout de suite.
   *[house] La maison est à vous pour { $amount }. Placez-la tout de suite.
}
place-text-priced = { $building ->
    [hotel] Il y a aussi un hôtel pour vous, au prix normal. Placez-le tout de suite, ou renoncez-y.
   *[house] Il y a aussi une maison pour vous, au prix normal. Placez-la tout de suite, ou renoncez-y.
}

## Les enchères

auction-highest = Meilleure offre
auction-first = À partir de
auction-raise = Augmenter l’offre
auction-raise-by = Augmenter l’offre de { $amount }
auction-price = prix
auction-limit = Offre automatique jusqu’à { $amount }, toujours au plus juste. Les autres ne le voient pas.
auction-limit-passed = Les autres ont dépassé vos { $amount } : offrez plus, ou passez.
auction-limit-change = Changer la limite
auction-limit-end = Retirer la limite
auction-entry = Votre offre, de { $low } à { $high }
auction-range = Vous avez { $cash } : offrez de { $low } à { $high }.
auction-too-poor = Vous avez { $cash }, mais l’offre suivante est de { $low }. Vendez ou hypothéquez pour rester, ou passez.
auction-leading = La meilleure offre est la vôtre.
auction-passed = Vous avez passé : vous ne participez plus à ces enchères.
auction-news = { $other } offre { $amount }
auction-in = En lice
auction-out = Sortis

## Titres hypothéqués reçus

transferred-text = { $deeds ->
    [1] Vous avez reçu un titre hypothéqué. Levez l’hypothèque, ou payez 10 % pour la garder. Vous avez { $cash }.
   *[other] Vous avez reçu des titres hypothéqués. Pour chacun, levez l’hypothèque, ou payez 10 % pour la garder. Vous avez { $cash }.
}

## La dette

debt-by-rent = { $to ->
    [bank] { $amount } à la banque pour { $why }
   *[player] { $amount } à { $other } : loyer pour { $why }
}
debt-by-card = { $to ->
    [bank] { $amount } à la banque. { $why }
   *[player] { $amount } à { $other }. { $why }
}
debt-by-rule = { $to ->
    [bank] { $amount } à la banque : { $why }
   *[player] { $amount } à { $other } : { $why }
}
debt-owed = À payer
debt-in-hand = Argent
debt-missing = Il manque
debt-reachable = Mobilisable
debt-suggestion = Une solution :
debt-suggestion-all = Tout afficher
debt-suggestion-less = Afficher moins
debt-step-mortgage = hypothéquer { $square } ({ $amount })
debt-step-sell = { $count ->
    [1] vendre un bâtiment sur { $square } ({ $amount })
   *[other] vendre { $count } bâtiments sur { $square } ({ $amount })
}
debt-own-way = Vendez des bâtiments, hypothéquez des titres ou proposez un échange : la dette sera payée dès que vous aurez l’argent.
debt-in-kind = { $other } peut aussi accepter des titres sans bâtiment pour tout ou partie de la dette : proposez-les dans un échange.
debt-hopeless = Tout vendre ne suffirait pas. Seul un échange peut encore vous sauver.
debt-lost = Tout vendre ne suffirait pas, et aucun échange ne peut couvrir ce qui manque.
give-up-sure = Tout ce que vous avez retourne à la banque et sera mis aux enchères. Vous ne pourrez pas revenir dans la partie.
give-up-sure-debt = Si ce que vous avez couvre la dette, elle est payée et le reste va à la banque ; sinon, tout va au créancier. Vous ne pourrez pas revenir dans la partie.
bankrupt-sure = Vous perdez tout ce que vous avez, et la partie est finie pour vous. Vous ne pourrez pas y revenir.

## Loyers à réclamer, et offres reçues

claim-ask = { $several ->
    [yes] { $owner } : réclamer { $amount } à { $visitor } pour { $square }
   *[no] Réclamer { $amount } à { $visitor } pour { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner } : réclamer à { $visitor } { $factor } × les dés pour { $square }
   *[no] Réclamer à { $visitor } { $factor } × les dés pour { $square }
}
claim-lapses = perdu au prochain lancer
claim-later = après les enchères
proposals = Offres d’échange
proposal-line = { $maker } { $terms }.
proposal-to = À { $partner } :
proposals-more = { $count ->
    [1] Une autre offre attend votre réponse.
   *[other] { $count } autres offres attendent votre réponse.
}
proposal-many = { $count ->
    [1] Une offre d’échange attend
   *[other] { $count } offres d’échange attendent
}

## Les titres

deed-rent = Loyer
deed-whole = Couleur entière
deed-level = { $level ->
    [1] 1 maison
    [5] Hôtel
   *[other] { $level } maisons
}
deed-stations = { $count ->
    [1] 1 gare
   *[other] { $count } gares
}
deed-companies = { $count ->
    [1] 1 service public
   *[other] { $count } services publics
}
deed-own-kind = { $count ->
    [1] 1 { $one }
   *[other] { $count } { $many }
}
deed-factor = { $factor } × les dés
deed-building = Maison, hôtel
deed-mortgage = Hypothèque
deed-is-mortgaged = hypothéqué
jail-card = Sortir de prison
jail-cards = { $count ->
    [1] Une carte pour sortir de prison
   *[other] { $count } cartes pour sortir de prison
}

## Le patrimoine

estate-cash = Argent
estate-worth = Fortune
estate-raisable = En vendant tout
estate-debt = À payer
estate-mortgaged = hypothéqué
estate-hotel = hôtel
estate-rent-after = puis loyer { $amount }
estate-none = Aucun titre pour l’instant.
estate-out = Hors jeu.
estate-no-building = Construction impossible : { $title }
evenly-build = Construire sur chaque rue
evenly-sell = Vendre sur chaque rue, jusqu’à
evenly-level = { $level ->
    [0] rien
    [1] 1 maison
    [5] hôtel
   *[other] { $level } maisons
}
evenly-build-spoken = Construire, couleur { $colour }, sur chaque rue { $level ->
    [1] 1 maison
    [5] un hôtel
   *[other] { $level } maisons
} : { $amount }
evenly-sell-spoken = Vendre, couleur { $colour }, en gardant sur chaque rue { $level ->
    [0] rien
    [1] 1 maison
   *[other] { $level } maisons
} : { $amount }
lack-money = il manque { $amount }
lack-bid = il manque { $amount }, votre offre mise à part
lack-debt = payez d’abord votre dette, { $amount }
lack-deeds = il vous faut aussi { $squares }
lack-redeemed = levez d’abord l’hypothèque sur { $squares }
lack-built = construisez d’abord sur { $squares }
lack-sold = vendez d’abord les bâtiments sur { $squares }
lack-room = il y a déjà un hôtel
lack-houses = la banque n’a plus de maison
lack-hotels = la banque n’a plus d’hôtel
estate-trade = Proposer un échange à { $partner }
ask-for-me = Réclamer mes loyers d’office
ask-for-named = Réclamer d’office les loyers pour { $seat }

## Les échanges

trade-new = Nouvelle offre à
trade-as = Au nom de
trade-with = Offre à { $partner }
trade-counter-to = Contre-offre à { $partner }
trade-between = Offre : { $maker } à { $partner }
trade-gives = donne
trade-money = Argent
trade-no-deeds = Aucun titre.
trade-both-sides = Choisissez ce que chacun donne.
trade-clear = { $debtor } doit { $amount } à { $creditor } ; l’échange en règle :
trade-clear-all = Tout
trade-interest = { $seat } paiera aussitôt { $amount } : 10 % sur les titres hypothéqués.
trade-hint = Touchez une case, un titre ou une ligne ; une autre fiche change de joueur.
trade-close = Fermer (brouillon conservé)
trade-empty = Vider
trade-begun = brouillon
trade-mortgaged = hypothéqué : { $interest } aussitôt, ou { $redemption } pour lever l’hypothèque
trade-stays = Ne peuvent pas changer de main : { $title }
trade-no-deed = { $square } n’a pas de titre.
trade-unsold = { $square } est encore à vendre.
trade-others = { $square } est à { $owner }. Touchez sa fiche pour échanger avec ce joueur.
trade-bound = { $square } ne peut pas changer de main : { $title }
trade-less = { $amount } de moins
trade-more = { $amount } de plus
trade-group = { $colour ->
    [station] les gares
    [company] les services publics
    [own-kind] le groupe « { $name } »
   *[other] la couleur { $name }
}
trade-completes = { $mine ->
    [yes] Complète { $group } pour vous
   *[no] Complète { $group } pour { $seat }
}
trade-breaks = { $mine ->
    [yes] Casse { $group } chez vous
   *[no] Casse { $group } chez { $seat }
}
trade-totals = { $seat } : argent de { $before } à { $after }, { $deeds ->
    [one] { $deeds } titre
   *[other] { $deeds } titres
}, loyers { $rents }.
trade-redemption = Lever ces hypothèques aussitôt coûterait { $amount }.
trade-missing = Il manque { $amount } à { $seat }
trade-side-bound = { $seat } ne peut pas pour l’instant : { $title }
trade-before-after = Avant et après l’échange
trade-then = puis
trade-gone = perdu
trade-row-cash = Argent
trade-row-debt = Dettes
trade-row-deeds = Titres
trade-row-cards = Cartes
trade-row-rents = Loyers
trade-row-riches = Fortune
trade-row-colours = Couleurs
trade-lost = { $square } est maintenant à { $owner } et a quitté le brouillon.
trade-lost-cards = { $count ->
    [1] Une carte a changé de main et a quitté le brouillon.
   *[other] { $count } cartes ont changé de main et ont quitté le brouillon.
}
trade-unasked = L’offre à laquelle vous répondiez n’est plus là : la vôtre devient une nouvelle offre.
trade-partner-out = { $partner } est hors jeu.
trades-to-me = Attendent votre réponse
trades-from-me = Vos offres
trades-of-others = Entre les autres
trades-none = Aucune offre pour l’instant. Vous pouvez échanger à tout moment.

## Journal, comptes, règles

chapter-set = Début
chapter-turn = Tour
chapter-go = Départ
chapter-park = Parc Gratuit
chapter-visit = Visite
chapter-tax = Taxes
chapter-card = Cartes
chapter-buy = Achats
chapter-auc = Enchères
chapter-rent = Loyers
chapter-jail = Prison
chapter-bld = Bâtiments
chapter-trade = Échanges
chapter-mort = Hypothèques
chapter-debt = Dettes
chapter-bank = Faillites
chapter-end = Fin
chapter-short = Partie rapide
chapter-time = Durée limitée
chapter-rich = Fortune
chapter-speed = Dé Speedy

## Panneaux, touches, réglages

mark-estate = { $input ->
    [touch] Vos titres sont ici : construisez, hypothéquez, échangez. Vous pouvez aussi toucher une de vos cases.
   *[pointer] Vos titres sont ici : construisez, hypothéquez, échangez. Vous pouvez aussi cliquer sur une de vos cases.
}
panel-trades = Échanges
key-no = Non : aux enchères, passer, renoncer
key-ask = Réclamer le loyer
key-estate = Titres : construire, hypothéquer
key-trades = Échanges
settings-rent = Loyers
settings-offers = Offres d’échange
hear-from = Offres reçues dans cette partie :
hear-named = Offres reçues par { $seat } dans cette partie :
hear-all = Toutes
hear-nobody = Aucune

## Comment les réponses s’appellent dans les conseils

hint-answer-propose = Proposer à { $partner } { $gives } contre { $gets }
hint-answer-roll = Lancer les dés
hint-answer-end = Finir le tour
hint-answer-fine = Payer l’amende
hint-answer-card = Jouer la carte
hint-answer-buy = Acheter
hint-answer-decline = Ne pas acheter
hint-answer-bid = Offrir { $amount }
hint-answer-want = Demander aussi le bâtiment
hint-answer-waive = Renoncer au bâtiment
hint-answer-place = Construire sur { $square }
hint-answer-keep = Garder l’hypothèque sur { $square }
hint-answer-redeem = Lever l’hypothèque sur { $square }
hint-answer-ride = Avancer de { $steps }
hint-answer-go = Aller sur { $square }
hint-answer-pay = Payer
hint-answer-take = Tirer une carte
hint-answer-build = Construire sur { $square }
hint-answer-sell = Vendre un bâtiment sur { $square }
hint-answer-mortgage = Hypothéquer { $square }
hint-answer-ask = Réclamer le loyer pour { $square }
hint-answer-accept = Accepter l’offre faite par { $maker }
hint-answer-refuse = Refuser l’offre faite par { $maker }
hint-answer-bankrupt = Déclarer faillite
hint-answer-withdraw = Retirer l’offre
hint-answer-pass = Passer
