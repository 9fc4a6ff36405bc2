### Phrases pour les faits d’une partie : le journal à l’écran, les comptes, le journal dans le terminal.
###
### La phrase d’un fait est fact-<genre>-<clause> si elle existe, sinon fact-<genre> (tout en minuscules) :
### fact-paid-rent-3, fact-bought. L’attribut .echo dit qu’une autre phrase du même pas raconte déjà la chose :
### le journal la passe, les comptes non.
###
### Arguments, tous des textes sauf $number, qui est un nombre :
###   $seat, $other   noms ; la banque est «la banque», et aucune phrase ne commence par un nom qui peut être la
###                   banque ; jamais de nom après «de» ou «que», qui s’élideraient
###   $subject        nom de la case ; texte de la carte dans drew, card-kept, card-returned, card-passed et
###                   sous CARD-1 ; dés comme «5 + 3» dans start-rolled et rolled ; vide s’il n’y en a pas
###   $amount         argent, déjà écrit
###   $number         la quantité du fait ; pour les bâtiments rares (auction-opened sous BLD-6, shortage, wanted,
###                   waived) 1 est une maison et 2 un hôtel
###   $clause         la clause, comme RENT-3
###   $terms          dans proposed et accepted : les termes, composés avec les ids terms-…


## Le début et le tour

fact-started = La partie commence, à { $number } joueurs.
fact-start-rolled = Pour savoir qui commence, { $seat } fait { $number } ({ $subject }).
start-rolled-together = Pour savoir qui commence : { $rolls }.
start-rolled-one = { $seat } { $number }
fact-turn = À { $seat } de jouer.
fact-rolled = { $seat } fait { $number } ({ $subject }).
fact-rolled-rent-6 = Pour le loyer, { $seat } fait { $number } ({ $subject }).
fact-rolled-card-3 = Pour le loyer, { $seat } fait { $number } ({ $subject }).
fact-moved = { $seat } arrive sur { $subject }.
fact-moved-card-3 = La carte envoie { $seat } vers { $subject }.
fact-moved-speed-4 = En bus, { $seat } arrive sur { $subject }.
fact-moved-speed-5 = Avec Mr. Monopoly, { $seat } arrive sur { $subject }.
fact-moved-speed-7 = { $seat } choisit d’aller sur { $subject }.
fact-stayed-put = Mr. Monopoly ne trouve aucune propriété où emmener { $seat }.
die-bus = bus
die-mister = Mr. Monopoly

## Les propriétés et les enchères

fact-bought = { $seat } achète { $subject } pour { $amount }.
fact-declined = { $seat } n’achète pas { $subject }.
fact-auction-opened = Aux enchères : { $subject }, à partir de { $amount }.
fact-auction-opened-bld-6 = { $number ->
        [2] Aux enchères : un hôtel, à partir de { $amount }.
       *[1] Aux enchères : une maison, à partir de { $amount }.
    }
fact-bid = { $seat } offre { $amount }.
fact-passed = { $seat } passe.
fact-won = { $seat } remporte { $subject } pour { $amount }.
fact-won-bld-6 = { $seat } remporte le bâtiment pour { $amount }.
fact-unsold = Aucune offre : le titre reste à la banque.
fact-unsold-bld-6 = Le bâtiment n’a plus de place : il retourne à la banque, qui rembourse l’offre.
fact-deed-passed = { $other } reçoit { $subject }, que cède { $seat }.
fact-deed-passed-trade-1 = { $other } reçoit { $subject }, que cède { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } prend le titre : { $subject }.
    .echo = oui
fact-deed-passed-auc-1 = { $other } prend le titre : { $subject }.
    .echo = oui
fact-deed-passed-bank-2 = { $seat } laisse { $subject } à { $other }.
fact-deed-passed-bank-3 = { $seat } laisse { $subject } à la banque.
fact-deed-passed-short-1 = { $other } reçoit { $subject } à la distribution.
fact-deed-passed-short-4 = { $seat } laisse { $subject } à { $other }.

## Les loyers

fact-rent-due = { $seat } est sur { $subject } : { $other } peut réclamer un loyer.
fact-rent-asked = { $seat } réclame le loyer pour { $subject } : { $other } paie.
    .echo = oui
fact-rent-lapsed = { $seat } n’a pas réclamé le loyer pour { $subject } : { $other } ne le doit plus.
fact-asking = { $number ->
        [0] Les loyers dus à { $seat } ne sont plus réclamés d’office.
       *[1] Les loyers dus à { $seat } sont réclamés d’office.
    }

## Les cartes

fact-drew = { $seat } tire une carte. { $subject }
fact-card-kept = { $seat } garde la carte pour sortir de prison.
    .echo = oui
fact-card-returned = La carte rendue par { $seat } va sous son paquet.
fact-card-returned-jail-2 = { $seat } joue sa carte et sort de prison.
fact-card-passed = { $other } reçoit la carte pour sortir de prison, que cède { $seat }.
fact-card-passed-trade-1 = { $other } reçoit la carte pour sortir de prison, que cède { $seat }.
    .echo = yes
fact-card-passed-bank-2 = { $seat } laisse à { $other } la carte pour sortir de prison.
fact-card-passed-short-4 = { $seat } laisse à { $other } la carte pour sortir de prison.
fact-chose-card = { $seat } tire une carte au lieu de payer.

## La prison

fact-jailed = { $seat } va en prison.
fact-jailed-turn-3 = Troisième double de suite : { $seat } va en prison.
fact-freed = { $seat } sort de prison.
fact-freed-jail-2 = { $seat } sort de prison.
    .echo = oui
fact-freed-jail-3 = Un double ! { $seat } sort de prison.
fact-freed-jail-4 = Plus d’essais : { $seat } sort de prison.
fact-stayed = Pas de double : { $seat } reste en prison (essai { $number }).

## Les bâtiments

fact-built = { $number ->
        [1] { $seat } construit la première maison sur { $subject }.
        [5] { $seat } construit un hôtel sur { $subject }.
       *[other] { $seat } construit sur { $subject } : { $number } maisons.
    }
built-together = { $seat } construit : { $streets }.
built-street = { $number ->
        [1] { $subject } (une maison)
        [5] { $subject } (hôtel)
       *[other] { $subject } ({ $number } maisons)
    }
fact-sold = { $number ->
        [0] { $seat } revend la dernière maison sur { $subject }.
       *[other] { $seat } revend une maison sur { $subject } : il en reste { $number }.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } revend tout sur { $subject }.
        [1] { $seat } revend sur { $subject } : il reste une maison.
        [5] { $seat } revend sur { $subject } : il reste l’hôtel.
       *[other] { $seat } revend sur { $subject } : il reste { $number } maisons.
    }
fact-sold-bank-2 = Ce que { $seat } avait construit sur { $subject } retourne à la banque.
fact-sold-short-3 = { $seat } revend l’hôtel sur { $subject }, avec ses maisons.
fact-shortage = { $number ->
        [2] { $seat } veut un hôtel sur { $subject }, mais il n’y en a pas pour tous.
       *[1] { $seat } veut une maison sur { $subject }, mais il n’y en a pas pour tous.
    }
fact-wanted = { $number ->
        [2] { $seat } veut aussi l’hôtel.
       *[1] { $seat } veut aussi la maison.
    }
fact-waived = { $seat } y renonce.

## Les hypothèques

fact-mortgaged = { $seat } hypothèque { $subject } pour { $amount }.
fact-redeemed = { $seat } lève l’hypothèque sur { $subject } pour { $amount }.
fact-redeemed-mort-3 = { $seat } lève aussitôt l’hypothèque sur { $subject }.
fact-kept = { $seat } garde l’hypothèque sur { $subject }.
fact-cancelled = La banque annule l’hypothèque sur { $subject }.

## Les échanges

fact-proposed = { $number ->
        [0] { $seat } fait une offre à { $other } : { $seat } { $terms }.
       *[other] { $seat } fait une contre-offre à { $other } : { $seat } { $terms }.
    }
fact-accepted = Échange conclu entre { $seat } et { $other } : { $other } { $terms }.
fact-refused = { $seat } refuse l’offre faite par { $other }.
fact-withdrawn = { $seat } retire son offre à { $other }.
fact-voided = L’offre faite par { $seat } à { $other } n’est plus possible : elle est annulée.
fact-hearing = { $number ->
        [0] { $seat } ignore les offres faites par { $other }.
       *[1] { $seat } reçoit de nouveau les offres faites par { $other }.
    }
terms = donne { $gives } contre { $gets }
terms-and = { $first } et { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [1] la carte pour sortir de prison
       *[other] { $number } cartes pour sortir de prison
    }
terms-unknown = voir le détail sur la table
terms-debt = { $amount } de dette en moins

## Les dettes et la fin

fact-owes = { $seat } doit { $amount } à { $other } et n’a pas assez d’argent.
fact-cleared = Par l’échange, { $seat } règle { $amount } de dette à { $other }.
fact-bankruptcy = { $seat } fait faillite : tout va à { $other }.
fact-ended = Plus aucun adversaire : { $seat } gagne la partie !
fact-ended-short-4 = Fin de la partie rapide : { $seat } a la plus grande fortune et gagne.
fact-ended-time-1 = { $seat } a la plus grande fortune et gagne.
fact-shared = Même fortune : { $seat } gagne aussi.
fact-riches = Fortune totale : { $seat } possède { $amount }.
fact-time-up = La partie a atteint sa limite.

## L’argent

fact-paid = Paiement : { $seat } verse { $amount } à { $other }.
fact-paid-set-2 = Au début, { $other } reçoit { $amount }.
    .echo = oui
fact-paid-go-1 = Au Départ, { $other } touche { $amount }.
fact-paid-park-1 = Au Parc Gratuit, { $other } empoche { $amount }.
fact-paid-tax-1 = { $seat } paie { $amount } : { $subject }.
fact-paid-card-1 = Carte : { $seat } paie { $amount } à { $other }.
fact-paid-card-3 = La carte augmente le loyer : pour { $subject }, { $seat } paie { $amount } à { $other }.
fact-paid-buy-1 = { $seat } paie { $amount } pour { $subject }.
    .echo = oui
fact-paid-auc-1 = { $seat } paie { $amount } pour { $subject }, aux enchères.
    .echo = oui
fact-paid-rent-1 = { $seat } paie à { $other } { $amount } de loyer pour { $subject }.
fact-paid-rent-3 = { $seat } paie à { $other } { $amount } de loyer double pour { $subject }.
fact-paid-rent-5 = { $seat } paie à { $other } { $amount } de loyer pour { $subject }.
fact-paid-rent-6 = { $seat } paie à { $other } { $amount } de loyer pour { $subject }.
fact-paid-jail-2 = { $seat } paie { $amount } et sort de prison.
fact-paid-jail-4 = { $seat } paie { $amount } après le dernier essai.
fact-paid-bld-1 = { $seat } paie { $amount } pour une maison sur { $subject }.
    .echo = oui
fact-paid-bld-3 = { $seat } paie { $amount } pour un hôtel sur { $subject }.
    .echo = oui
fact-paid-bld-6 = Pour le bâtiment, { $seat } paie { $amount } à { $other }.
    .echo = oui
fact-paid-bld-7 = { $other } touche { $amount } pour la maison revendue sur { $subject }.
fact-paid-bld-8 = { $other } touche { $amount } pour les bâtiments revendus sur { $subject }.
fact-paid-trade-1 = Pour l’échange, { $seat } paie { $amount } à { $other }.
    .echo = yes
fact-paid-mort-1 = { $other } touche { $amount } pour l’hypothèque sur { $subject }.
    .echo = oui
fact-paid-mort-2 = { $seat } paie { $amount } pour lever l’hypothèque sur { $subject }.
    .echo = oui
fact-paid-mort-3 = { $seat } paie { $amount } pour l’hypothèque sur { $subject }.
fact-paid-bank-2 = Après liquidation, { $seat } paie { $amount } à { $other }.
fact-paid-bank-3 = { $seat } remet à la banque ses derniers { $amount }.
fact-paid-short-1 = { $seat } paie { $amount } pour { $subject }, à la distribution.
fact-paid-short-3 = { $other } touche { $amount } pour l’hôtel sur { $subject } et ses maisons.
fact-paid-short-4 = L’argent restant va au créancier : { $seat } paie { $amount } à { $other }.

## Pourquoi un robot l’a fait, après la phrase de ce qu’il a fait

event-with-reason = { $told } { $reason }
reason-lot = Décision prise au hasard.
reason-no-cash = Pas assez d’argent.
reason-keeps-cash = Mieux vaut garder de l’argent de côté.
reason-too-dear = Trop cher pour ce que cela rapporte.
reason-unwanted = Il n’y a rien à gagner.
reason-completes = { $about ->
        [station] Cela réunit toutes les gares.
        [company] Cela réunit les deux services publics.
        [own-kind] Cela réunit tout le groupe « { $colour } ».
       *[other] Cela complète la couleur { $colour }.
    }
reason-completes-both = Chacun obtient une couleur entière.
reason-needs-money = Il y a une dette à payer.
reason-good-price = L’argent reçu vaut davantage.
reason-gains = Cela vaut le prix.
reason-nearly = { $about ->
        [station] Il ne manque alors plus qu’une gare.
        [company] Il ne manque alors plus qu’un service public.
        [own-kind] Il ne manque alors plus qu’un titre du groupe « { $colour } ».
       *[other] Il ne manque alors plus qu’un titre de la couleur { $colour }.
    }
reason-swap-pays = L’échange en vaut la peine.
reason-cannot = Ce n’est pas possible maintenant.
reason-breaks = { $about ->
        [station] Cela séparerait les gares.
        [company] Cela séparerait les services publics.
        [own-kind] Cela séparerait le groupe « { $colour } ».
       *[other] Cela casserait la couleur { $colour }.
    }
reason-helps = { $about ->
        [station] Cela réunirait toutes les gares chez l’autre joueur.
        [company] Cela réunirait les deux services publics chez l’autre joueur.
        [own-kind] Cela réunirait tout le groupe « { $colour } » chez l’autre joueur.
       *[other] Cela compléterait la couleur { $colour } chez l’autre joueur.
    }
reason-blocks = { $about ->
        [station] Sinon, un autre joueur peut réunir les gares.
        [company] Sinon, un autre joueur peut réunir les services publics.
        [own-kind] Sinon, un autre joueur peut réunir tout le groupe « { $colour } ».
       *[other] Sinon, un autre joueur peut compléter la couleur { $colour }.
    }
reason-raises = Les loyers de la couleur { $colour } augmentent.
reason-deeds-left = Hors de prison, il reste des titres à acheter.
reason-rents-threaten = Hors de prison, les loyers des autres sont élevés.
reason-keeps-card = La carte peut servir plus tard.
reason-rents-fall = Sinon, les loyers baissent.
reason-frees = On peut de nouveau construire sur la couleur { $colour }.
reason-earns-again = Le titre rapporte de nouveau un loyer.
reason-rent-due = Il y a un loyer à toucher.
reason-keeps-whole = { $about ->
        [station] Les gares restent réunies et sans hypothèque.
        [company] Les services publics restent réunis et sans hypothèque.
        [own-kind] Le groupe « { $colour } » reste réuni et sans hypothèque.
       *[other] La couleur { $colour } reste entière et sans hypothèque.
    }
reason-keeps-buildings = Les bâtiments restent en place.
reason-less-rent = Cela fait perdre moins de loyers.
reason-deed-there = Il y a là un titre à acheter.
reason-avoids-jail = L’autre choix mène en prison.
reason-avoids-rent = L’autre choix coûte plus de loyer.
reason-passes-go = On passe par le Départ.
reason-too-little = L’offre est trop basse.
