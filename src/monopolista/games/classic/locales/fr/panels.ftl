### La question ouverte, les enchères, la dette, les échanges et les panneaux à côté du plateau.
###
### Argent ($amount, $price, $cash, $left …) et noms ($seat, $other, $names, $square …) sont des textes déjà écrits ;
### $count, $tries, $stock et les autres nombres sont des nombres.

## À qui de répondre, et que faire

head-roll = Lancez les dés
head-bus = Où vous mène le bus ?
head-anywhere = Allez où vous voulez
head-choose = Payer ou tirer ?
head-jail = En prison
head-end = Passer les dés ?
head-buy = { $square }
head-auction = Enchères : { $square }
head-building-auction = { $building ->
    [hotel] Enchères : un hôtel
   *[house] Enchères : une maison
}
head-shortage = { $building ->
    [hotel] Hôtels comptés
   *[house] Maisons comptées
}
head-place = { $building ->
    [hotel] Où ouvrir l’hôtel ?
   *[house] Où mettre la maison ?
}
head-debt = Une note à régler
head-transferred = { $deeds ->
    [1] Un titre hypothéqué
   *[other] Des titres hypothéqués
}
task-roll = Lancez les dés.
task-bus = Choisissez jusqu’où va le bus.
task-anywhere = Choisissez une case.
task-choose = Payez ou tirez une carte.
task-jail = Sortez, ou essayez.
task-end = Passez les dés quand vous avez fini.
task-buy = Libre : vous achetez ?
task-auction = Offrez ou passez.
task-building-auction = Offrez ou passez.
task-shortage = Vous aussi, ou non ?
task-place = Choisissez la rue.
task-debt = Trouvez de quoi payer.
task-transferred = Levez l’hypothèque, ou gardez-la.
status-start = On lance pour le premier tour.
status-dice = { $seat } lance les dés.
status-drawing = { $seat } tire une carte.
status-dealing = On distribue les titres.
status-bus = { $names } choisit jusqu’où va le bus.
status-anywhere = { $names } choisit la case où aller.
status-choose = { $names } décide de payer { $amount } ou de tirer une carte.
status-move-on = { $seat } continue avec Mr. Monopoly.
status-roll = { $names } doit lancer les dés.
status-jail = { $names } est en prison et décide comment en sortir.
status-rolled = { $seat } a lancé.
status-end = { $names } peut encore faire des affaires, puis passe les dés.
status-hand-on = { $seat } passe les dés.
status-buy = { $names } choisit d’acheter ou non { $square } pour { $amount }.
status-auction = { $count ->
    [1] { $names } peut encore enchérir.
   *[other] Peuvent encore enchérir : { $names }.
}
status-building-auction = { $count ->
    [1] { $names } peut encore enchérir.
   *[other] Peuvent encore enchérir : { $names }.
}
status-debt = { $names } doit trouver { $amount }.
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
    [hotel] { $names } choisit où ouvrir l’hôtel.
   *[house] { $names } choisit où mettre la maison.
}
status-move = { $seat } se déplace.
status-estate = La banque met les titres aux enchères.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Proposition refusée
turned-down-line = { $partner } refuse : { $gets } pour { $gives }.
turned-down-change = Modifier
turned-down-again = À nouveau
turned-down-away = Fermer

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Où peut mener le prochain lancer de { $seat }
ahead-goal = { $total } : { $square }, { $ways } sur 36
ahead-due = { $total } : { $square }, { $ways } sur 36 : { $amount } à { $payee }

## Les réponses

answer-roll = Lancer les dés
answer-roll-double = double nécessaire
ride-one = avec un dé : { $steps }
ride-both = avec les deux : { $steps }
answer-go = Aller à { $square }
answer-pay = Payer { $amount }
answer-take = Tirer une carte { $deck }
answer-fine = Payer { $fine }
answer-card = Jouer la carte
answer-card-of = Jouer la carte { $deck }
answer-end = Passer les dés
answer-buy = Acheter : { $price }
answer-decline = Aux enchères
answer-decline-plain = Ne pas acheter
answer-raise-money = Trouver l’argent
answer-bid = Offrir { $amount }
answer-pass = Passer
answer-bid-up-to = Jusqu’à { $amount }
answer-bid-up-to-note = juste ce qu’il faut
answer-want = { $building ->
    [hotel] Je le veux aussi
   *[house] Je la veux aussi
}
answer-waive = Laisser
answer-redeem = Lever : { $price }
answer-keep = Garder : { $price }
answer-redeem-short = Lever
answer-keep-short = Garder
answer-build = Construire
answer-sell = Vendre
answer-mortgage = Hypothéquer
answer-next-step = Faire le premier pas
answer-all-steps = { $count ->
    [1] Faire le pas
   *[other] Faire les { $count } pas
}
answer-own-way = Je choisis
answer-trade = Proposer un échange
answer-propose = Proposer
answer-counter-send = Contre-proposer
answer-accept = Accepter
answer-refuse = Refuser
answer-counter = Contre-offre
answer-more = Autres
answer-back = Retour
answer-refuse-all = Refuser les { $count }
answer-ignore = Plus rien de { $maker }
answer-ignore-spoken = Plus rien de { $maker } dans cette partie
answer-ignore-all = Plus rien de personne
answer-ignore-all-spoken = Plus rien de personne dans cette partie
answer-withdraw = Retirer

auto-answer = { $answer ->
    [roll] lancer les dés
    [end] passer les dés
    [decline] ne pas acheter
    [pass] passer
    [waive] laisser
    [take] piocher une carte
    [pay] payer
    [keep] garder l’hypothèque
    [redeem] lever l’hypothèque
    [place] placer le bâtiment
    [fine] payer l’amende
    [card] jouer la carte
   *[other] la seule réponse
}

## Le tour et la prison

roll-first = Avant, si vous voulez, il est temps de construire, d’hypothéquer ou d’échanger.
roll-again = { $doubles ->
    [1] Un double : vous relancez.
   *[other] Deuxième double de suite : vous relancez, mais un troisième vous mène en prison.
}
roll-speedy = Le dé Speedy roule avec les vôtres : les chiffres s’ajoutent, le bus laisse choisir, Mr. Monopoly mène plus loin.
speedy-number = Dé Speedy : { $face } de plus, { $total } en tout.
speedy-bus = Dé Speedy, le bus : { $seat } avance d’un dé blanc, de l’autre, ou des deux.
speedy-mister = Dé Speedy, Mr. Monopoly : cette case réglée, { $seat } continue jusqu’à la prochaine propriété libre ; s’il n’y en a plus, jusqu’à la prochaine où un loyer est dû.
speedy-moved-on = Dé Speedy : Mr. Monopoly a mené { $seat } jusqu’ici.
speedy-three = Trois chiffres égaux : { $seat } va sur la case de son choix, et ne relance pas.
anywhere-how = Touchez-la sur le plateau, allez-y avec les flèches ou cherchez-la ici, puis confirmez.
anywhere-search = Chercher une case
anywhere-squares = Les cases
anywhere-none = Aucune case avec ces mots.
anywhere-first = Choisissez d’abord une case
choose-missing = Vous avez { $cash } : il manque { $missing }. Vous pouvez vendre des bâtiments ou hypothéquer, puis payer.
end-business = Si vous voulez, construisez, hypothéquez ou échangez d’abord.
jail-tries = { $tries ->
    [0] Trois tours pour tenter un double ; ou payez { $fine }, ou jouez une carte.
    [1] Un essai est passé. Il en reste deux.
   *[other] Dernier essai : sans double, vous payez { $fine } et sortez par ce lancer.
}
buy-left = Vous avez { $cash } ; il resterait { $left }.
buy-missing = Vous avez { $cash } : il manque { $missing }. Vous pouvez vendre des bâtiments ou hypothéquer, puis acheter.

## Bâtiments comptés

shortage-text = { $building ->
    [hotel] { $seat } veut un hôtel sur { $square }. { $stock ->
        [1] La banque n’en a plus qu’un : si vous le voulez aussi, il va aux enchères.
       *[other] La banque en a encore { $stock } : si vous êtes trop nombreux à en vouloir, ils vont aux enchères.
    }
   *[house] { $seat } veut une maison sur { $square }. { $stock ->
        [1] La banque n’en a plus qu’une : si vous la voulez aussi, elle va aux enchères.
       *[other] La banque en a encore { $stock } : si vous êtes trop nombreux à en vouloir, elles vont aux enchères.
    }
}
place-text = { $building ->
    [hotel] L’hôtel est à vous pour { $amount }. Il faut le placer tout de suite.
   *[house] La maison est à vous pour { $amount }. Il faut la placer tout de suite.
}
place-text-priced = { $building ->
    [hotel] Il y a un hôtel pour vous aussi, à son prix. Placez-le tout de suite, ou laissez-le.
   *[house] Il y a une maison pour vous aussi, à son prix. Placez-la tout de suite, ou laissez-la.
}

## Les enchères

auction-highest = Offre la plus haute
auction-first = À partir de
auction-raise = Enchérir
auction-raise-by = Enchérir de { $amount }
auction-price = prix
auction-limit = La table offre pour vous jusqu’à { $amount }, toujours juste ce qu’il faut. Personne d’autre ne le sait.
auction-limit-passed = Les autres ont dépassé vos { $amount } : offrez encore ou passez.
auction-limit-change = Changer la limite
auction-limit-end = Retirer la limite
auction-entry = Votre offre, de { $low } à { $high }
auction-range = Vous avez { $cash } : offrez de { $low } à { $high }.
auction-too-poor = Vous avez { $cash }, mais l’offre suivante est de { $low }. Vendez ou hypothéquez pour rester, ou passez.
auction-leading = L’offre la plus haute est la vôtre.
auction-passed = Vous avez passé : vous ne faites plus que regarder.
auction-news = { $other } offre { $amount }
auction-in = En lice
auction-out = Dehors

## Titres hypothéqués reçus

transferred-text = { $deeds ->
    [1] Vous avez reçu un titre hypothéqué. Levez l’hypothèque, ou payez 10 % et elle reste. Vous avez { $cash }.
   *[other] Vous avez reçu des titres hypothéqués. Pour chacun : levez l’hypothèque, ou payez 10 % et elle reste. Vous avez { $cash }.
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
debt-in-hand = En main
debt-missing = Il manque
debt-reachable = À réunir
debt-suggestion = Une façon d’y arriver :
debt-step-mortgage = hypothéquer { $square } ({ $amount })
debt-step-sell = { $count ->
    [1] vendre un bâtiment sur { $square } ({ $amount })
   *[other] vendre { $count } bâtiments sur { $square } ({ $amount })
}
debt-own-way = Vendez des bâtiments, hypothéquez ou proposez un échange : dès que l’argent est là, la note se paie d’elle-même.
debt-in-kind = { $other } peut aussi prendre des titres non bâtis pour tout ou partie de la dette : proposez-les dans un échange.
debt-hopeless = Même tout vendre ne suffirait pas. Seul un échange peut encore vous sauver.
give-up-sure = Voulez-vous vraiment abandonner ? Tout ce que vous avez retourne à la banque et va aux enchères. C’est sans retour.
give-up-sure-debt = Voulez-vous vraiment abandonner ? Si ce que vous avez couvre la dette, elle est payée et le reste va à la banque ; sinon tout va au créancier. C’est sans retour.

## Loyers à réclamer, et propositions

claim-ask = { $several ->
    [yes] { $owner } : réclamer { $amount } à { $visitor } pour { $square }
   *[no] Réclamer { $amount } à { $visitor } pour { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner } : réclamer à { $visitor } { $factor } × les dés pour { $square }
   *[no] Réclamer à { $visitor } { $factor } × les dés pour { $square }
}
claim-lapses = ou c’est perdu au prochain lancer
claim-later = après les enchères
proposals = Échanges proposés
proposal-line = { $maker } { $terms }
proposal-to = À { $partner } :
proposals-more = { $count ->
    [1] et une autre offre
   *[other] et { $count } autres offres
}
proposal-many = { $count ->
    [1] Un échange proposé attend
   *[other] { $count } échanges proposés attendent
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

estate-cash = En main
estate-worth = Valeur totale
estate-raisable = Tout vendu
estate-debt = Doit payer
estate-mortgaged = hypothéqué
estate-hotel = hôtel
estate-rent-after = puis loyer { $amount }
estate-none = Encore aucun titre.
estate-out = Hors jeu.
estate-no-building = On ne construit pas ici : { $title }
evenly-build = Construire uniformément, sur chaque rue
evenly-sell = Vendre uniformément, jusqu’à
evenly-level = { $level ->
    [0] rien
    [1] 1 maison
    [5] hôtel
   *[other] { $level } maisons
}
evenly-build-spoken = Construire uniformément, couleur { $colour }, sur chaque rue { $level ->
    [1] 1 maison
    [5] un hôtel
   *[other] { $level } maisons
} : { $amount }
evenly-sell-spoken = Vendre uniformément, couleur { $colour }, pour que chaque rue garde { $level ->
    [0] rien
    [1] 1 maison
   *[other] { $level } maisons
} : { $amount }
lack-money = il manque { $amount }
lack-bid = il manque { $amount } à côté de votre offre
lack-debt = payez d’abord ce que vous devez, { $amount }
lack-deeds = il faut d’abord aussi { $squares }
lack-redeemed = levez d’abord l’hypothèque de { $squares }
lack-built = d’abord un bâtiment sur { $squares }
lack-sold = vendez d’abord sur { $squares }
lack-room = il y a déjà un hôtel
lack-houses = la banque n’a plus de maison
lack-hotels = la banque n’a plus d’hôtel
estate-trade = Proposer un échange à { $partner }
ask-for-me = La table réclame mes loyers
ask-for-named = La table réclame les loyers pour { $seat }

## Les échanges

trade-new = Nouvelle offre à
trade-as = Au nom de
trade-with = Offre à { $partner }
trade-counter-to = Contre-offre à { $partner }
trade-between = Offre : { $maker } à { $partner }
trade-gives = donne
trade-money = Argent
trade-no-deeds = Aucun titre.
trade-both-sides = Choisissez ce que chacun des deux donne.
trade-clear = De la dette de { $debtor } envers { $creditor } ({ $amount }), ceci éteint :
trade-clear-all = Tout
trade-interest = { $seat } paiera aussitôt { $amount } : 10 % sur les titres hypothéqués.
trade-hint = Touchez cases, titres ou lignes ; une autre fiche change de joueur.
trade-close = Fermer (le brouillon reste)
trade-empty = Vider
trade-begun = brouillon
trade-mortgaged = hypothéqué : { $interest } aussitôt, ou { $redemption } pour lever l’hypothèque
trade-stays = Restent où ils sont : { $title }
trade-no-deed = { $square } n’a pas de titre.
trade-unsold = { $square } est encore à vendre.
trade-others = Propriétaire de { $square } : { $owner }. Touchez sa fiche pour échanger avec ce joueur.
trade-bound = { $square } reste où il est : { $title }
trade-less = { $amount } de moins
trade-more = { $amount } de plus
trade-group = { $colour ->
    [station] les gares
    [company] les services publics
   *[other] le groupe { $name }
}
trade-completes = { $mine ->
    [yes] Complète { $group } pour vous
   *[no] Complète { $group } pour { $seat }
}
trade-breaks = { $mine ->
    [yes] Brise { $group } chez vous
   *[no] Brise { $group } chez { $seat }
}
trade-totals = { $seat } : argent de { $before } à { $after }, { $deeds ->
    [one] { $deeds } titre
   *[other] { $deeds } titres
}, loyers { $rents }.
trade-redemption = Lever ces hypothèques aussitôt coûte { $amount }.
trade-missing = Il manque { $amount } à { $seat }
trade-side-bound = { $seat } ne peut pas maintenant : { $title }
trade-before-after = Avant et après l’échange
trade-then = puis
trade-gone = perdu
trade-row-cash = Argent
trade-row-debt = Dettes
trade-row-deeds = Titres
trade-row-cards = Cartes
trade-row-rents = Loyers
trade-row-riches = Richesse
trade-row-colours = Groupes
trade-lost = { $square } appartient désormais à { $owner } et a quitté le brouillon.
trade-lost-cards = { $count ->
    [1] Une carte a changé de main et a quitté le brouillon.
   *[other] { $count } cartes ont changé de main et ont quitté le brouillon.
}
trade-unasked = L’offre à laquelle vous répondiez n’est plus là : ceci est maintenant une offre à vous.
trade-partner-out = { $partner } est hors jeu.
trades-to-me = Attendent votre réponse
trades-from-me = Vos offres
trades-of-others = Entre les autres
trades-none = Aucune offre sur la table. On peut négocier à tout moment.

## Récit, livre de comptes, règles

chapter-set = Début
chapter-turn = Tour
chapter-go = Départ
chapter-park = Parking
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
chapter-short = Partie courte
chapter-time = Partie minutée
chapter-rich = Fortune
chapter-speed = Dé Speedy

## Portes, touches, réglages

mark-estate = Vos titres sont ici : construisez, hypothéquez, échangez. Toucher une de vos cases le permet aussi.
panel-trades = Échanges
key-no = Non : aux enchères, passer, laisser
key-ask = Réclamer le loyer
key-estate = Titres : construire, hypothéquer
key-trades = Échanges
settings-rent = Loyers
settings-offers = Offres
hear-from = Dans cette partie, j’écoute les offres de
hear-named = Dans cette partie, { $seat } écoute les offres de
hear-all = De tout le monde
hear-nobody = De personne

## Comment les réponses s’appellent dans les conseils

hint-answer-propose = Proposer à { $partner } { $gives } contre { $gets }
hint-answer-roll = Lancer les dés
hint-answer-end = Passer les dés
hint-answer-fine = Payer l’amende
hint-answer-card = Utiliser la carte
hint-answer-buy = Acheter
hint-answer-decline = Ne pas acheter
hint-answer-bid = Offrir { $amount }
hint-answer-want = Vouloir aussi le bâtiment
hint-answer-waive = Laisser le bâtiment
hint-answer-place = Bâtir sur { $square }
hint-answer-keep = Garder { $square } hypothéquée
hint-answer-redeem = Lever l’hypothèque de { $square }
hint-answer-ride = Rouler de { $steps }
hint-answer-go = Aller à { $square }
hint-answer-pay = Payer
hint-answer-take = Tirer une carte
hint-answer-build = Bâtir sur { $square }
hint-answer-sell = Vendre un bâtiment de { $square }
hint-answer-mortgage = Hypothéquer { $square }
hint-answer-ask = Demander le loyer de { $square }
hint-answer-accept = Accepter l’offre de { $maker }
hint-answer-refuse = Refuser l’offre de { $maker }
hint-answer-bankrupt = Faire faillite
hint-answer-withdraw = Retirer l’offre
hint-answer-pass = Quitter l’enchère
