### Phrases pour les faits d’une partie : le récit à l’écran, le livre de comptes, la reprise dans le terminal.
###
### La phrase d’un fait est fact-<genre>-<clause> si elle existe, sinon fact-<genre> (tout en minuscules) :
### fact-paid-rent-3, fact-bought. L’attribut .echo dit qu’une autre phrase du même pas raconte déjà la chose :
### le récit la passe, le livre de comptes non.
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

fact-started = La partie commence : { $number } autour de la table.
fact-start-rolled = Pour le premier tour, { $seat } fait { $number } ({ $subject }).
fact-turn = { $seat } a les dés.
fact-rolled = { $seat } fait { $number } ({ $subject }).
fact-rolled-rent-6 = Pour la facture, { $seat } fait { $number } ({ $subject }).
fact-rolled-card-3 = Pour la facture, { $seat } fait { $number } ({ $subject }).
fact-moved = { $seat } arrive sur { $subject }.
fact-moved-card-3 = La carte envoie { $seat } vers { $subject }.
fact-moved-speed-4 = En bus, { $seat } arrive sur { $subject }.
fact-moved-speed-5 = Avec Mr. Monopoly, { $seat } arrive sur { $subject }.
fact-moved-speed-7 = { $seat } choisit d’aller sur { $subject }.
fact-stayed-put = Mr. Monopoly ne trouve pas de propriété où mener { $seat }.
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
fact-passed = { $seat } quitte les enchères.
fact-won = { $seat } emporte { $subject } pour { $amount }.
fact-won-bld-6 = { $seat } emporte le bâtiment pour { $amount }.
fact-unsold = Personne n’offre rien : la banque garde le titre.
fact-unsold-bld-6 = Le bâtiment ne trouve pas de place : il retourne à la banque, qui rend l’offre.
fact-deed-passed = { $other } reçoit { $subject }, que cède { $seat }.
fact-deed-passed-trade-1 = { $other } reçoit { $subject }, que cède { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } prend le titre : { $subject }.
    .echo = oui
fact-deed-passed-auc-1 = { $other } prend le titre : { $subject }.
    .echo = oui
fact-deed-passed-bank-2 = { $seat } laisse { $subject } à { $other }.
fact-deed-passed-bank-3 = { $seat } laisse { $subject } à la banque.
fact-deed-passed-short-1 = { $other } reçoit { $subject } à la donne.
fact-deed-passed-short-4 = { $seat } laisse { $subject } à { $other }.

## Les loyers

fact-rent-due = { $seat } est sur { $subject } : { $other } peut réclamer le loyer.
fact-rent-asked = { $seat } réclame le loyer pour { $subject } : { $other } paie.
    .echo = oui
fact-rent-lapsed = { $seat } n’a pas réclamé le loyer pour { $subject } : { $other } y échappe.
fact-asking = { $number ->
        [0] { $seat } réclamera ses loyers en personne.
       *[1] { $seat } laisse la table réclamer ses loyers.
    }

## Les cartes

fact-drew = { $seat } tire une carte. { $subject }
fact-card-kept = { $seat } garde la carte pour sortir de prison.
    .echo = oui
fact-card-returned = La carte rendue par { $seat } passe sous son paquet.
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
fact-freed-jail-4 = Plus d’essai : { $seat } sort de prison.
fact-stayed = Pas de double pour { $seat } : essai { $number }.

## Les bâtiments

fact-built = { $number ->
        [1] { $seat } construit la première maison sur { $subject }.
        [5] { $seat } ouvre un hôtel sur { $subject }.
       *[other] { $seat } construit sur { $subject } : { $number } maisons à présent.
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
        [0] { $seat } démolit : il ne reste rien sur { $subject }.
        [1] { $seat } démolit : il reste une maison sur { $subject }.
        [5] { $seat } démolit : il reste l’hôtel sur { $subject }.
       *[other] { $seat } démolit : il reste { $number } maisons sur { $subject }.
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
        [0] Offre faite par { $seat } à { $other } : { $terms }.
       *[other] Contre-offre faite par { $seat } à { $other } : { $terms }.
    }
fact-accepted = Affaire conclue entre { $seat } et { $other } : { $other } { $terms }.
fact-refused = { $seat } refuse l’offre faite par { $other }.
fact-withdrawn = { $seat } retire son offre à { $other }.
fact-voided = L’offre faite par { $seat } à { $other } tombe : elle ne peut plus être tenue.
fact-hearing = { $number ->
        [0] { $seat } n’écoute plus les offres de { $other }.
       *[1] { $seat } écoute de nouveau les offres de { $other }.
    }
terms = donne { $gives } contre { $gets }
terms-and = { $first } et { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [1] la carte pour sortir de prison
       *[other] { $number } cartes pour sortir de prison
    }
terms-unknown = les termes sont sur la table
terms-debt = { $amount } de dette réglés

## Les dettes et la fin

fact-owes = { $seat } doit { $amount } à { $other } et ne les a pas en liquide.
fact-cleared = Par l’échange, { $seat } règle { $amount } de dette à { $other }.
fact-bankruptcy = Faillite pour { $seat } : tout va à { $other }.
fact-ended = Plus personne en face : { $seat } est monopoliste !
fact-ended-short-4 = La partie rapide s’arrête ici : { $seat } a la plus grande fortune et gagne.
fact-ended-time-1 = { $seat } a la plus grande fortune et gagne.
fact-shared = Même fortune : { $seat } gagne aussi.
fact-riches = { $seat } possède en tout { $amount }.
fact-time-up = Le temps est écoulé.

## L’argent

fact-paid = Paiement : { $seat } verse { $amount } à { $other }.
fact-paid-set-2 = Pour commencer, { $other } reçoit { $amount }.
    .echo = oui
fact-paid-go-1 = Au Départ, { $other } touche { $amount }.
fact-paid-park-1 = Au Parking gratuit, { $other } ramasse { $amount }.
fact-paid-tax-1 = { $seat } paie { $amount } : { $subject }.
fact-paid-card-1 = La carte le dit : { $seat } paie { $amount } à { $other }.
fact-paid-card-3 = La carte alourdit la facture : pour { $subject }, { $seat } paie { $amount } à { $other }.
fact-paid-buy-1 = { $seat } paie { $amount } pour { $subject }.
    .echo = oui
fact-paid-auc-1 = { $seat } paie { $amount } pour { $subject }, comme offert.
    .echo = oui
fact-paid-rent-1 = { $seat } paie à { $other } { $amount } de loyer pour { $subject }.
fact-paid-rent-3 = { $seat } paie à { $other } { $amount } de loyer double pour { $subject }.
fact-paid-rent-5 = { $seat } paie à { $other } { $amount } de loyer pour { $subject }.
fact-paid-rent-6 = { $seat } paie à { $other } la facture pour { $subject } : { $amount }.
fact-paid-jail-2 = { $seat } paie { $amount } et sort de prison.
fact-paid-jail-4 = { $seat } paie { $amount } après le dernier essai.
fact-paid-bld-1 = { $seat } paie { $amount } pour une maison sur { $subject }.
    .echo = oui
fact-paid-bld-3 = { $seat } paie { $amount } pour un hôtel sur { $subject }.
    .echo = oui
fact-paid-bld-6 = Pour le bâtiment, { $seat } paie { $amount } à { $other }.
    .echo = oui
fact-paid-bld-7 = { $other } touche { $amount } pour la maison revendue sur { $subject }.
fact-paid-bld-8 = { $other } touche { $amount } pour ce qui a été démoli sur { $subject }.
fact-paid-trade-1 = Pour l’échange, { $seat } paie { $amount } à { $other }.
    .echo = yes
fact-paid-mort-1 = { $other } touche { $amount } pour l’hypothèque sur { $subject }.
    .echo = oui
fact-paid-mort-2 = { $seat } paie { $amount } pour lever l’hypothèque sur { $subject }.
    .echo = oui
fact-paid-mort-3 = { $seat } paie { $amount } pour l’hypothèque reçue avec { $subject }.
fact-paid-bank-2 = Tout est converti en argent : { $seat } paie { $amount } à { $other }.
fact-paid-bank-3 = { $seat } remet à la banque ses derniers { $amount }.
fact-paid-short-1 = { $seat } paie { $amount } pour { $subject }, à la donne.
fact-paid-short-3 = { $other } touche { $amount } pour l’hôtel sur { $subject } et ses maisons.
fact-paid-short-4 = Le reste de l’argent va au créancier : { $seat } paie { $amount } à { $other }.

## Pourquoi un robot l’a fait, après la phrase de ce qu’il a fait

event-with-reason = { $told } { $reason }
reason-lot = Le sort a décidé.
reason-no-cash = L’argent ne suffit pas.
reason-keeps-cash = L’argent reste de côté.
reason-too-dear = Trop cher pour ce que cela rapporte.
reason-unwanted = Il n’y a rien à y gagner.
reason-completes = { $about ->
        [station] Cela réunit toutes les gares.
        [company] Cela réunit les deux compagnies.
       *[other] Cela complète la couleur { $colour }.
    }
reason-completes-both = Chacun obtient une couleur entière.
reason-needs-money = Il y a une dette à payer.
reason-good-price = L’argent vaut davantage.
reason-gains = Cela vaut son prix.
reason-cannot = Ce n’est pas possible maintenant.
reason-breaks = { $about ->
        [station] Cela séparerait les gares.
        [company] Cela séparerait les compagnies.
       *[other] Cela romprait la couleur { $colour }.
    }
reason-helps = { $about ->
        [station] Cela réunirait toutes les gares pour l’autre côté.
        [company] Cela réunirait les deux compagnies pour l’autre côté.
       *[other] Cela compléterait la couleur { $colour } pour l’autre côté.
    }
reason-blocks = { $about ->
        [station] Sinon un autre peut réunir les gares.
        [company] Sinon un autre peut réunir les compagnies.
       *[other] Sinon un autre peut compléter le groupe { $colour }.
    }
reason-raises = Les loyers du groupe { $colour } montent.
reason-deeds-left = Dehors, il reste des titres à prendre.
reason-rents-threaten = Dehors, les loyers des autres sont élevés.
reason-keeps-card = La carte reste pour plus tard.
reason-rents-fall = Sinon les loyers baissent.
reason-frees = On peut de nouveau construire sur { $colour }.
reason-earns-again = Cela rapporte de nouveau un loyer.
reason-rent-due = Il y a un loyer à toucher.
reason-keeps-whole = { $about ->
        [station] Les gares restent réunies et sans hypothèque.
        [company] Les compagnies restent réunies et sans hypothèque.
       *[other] La couleur { $colour } reste entière et sans hypothèque.
    }
reason-keeps-buildings = Les bâtiments restent.
reason-less-rent = Cela coûte moins de loyers.
reason-deed-there = Il y a là un titre à prendre.
reason-avoids-jail = L’autre chemin mène en prison.
reason-avoids-rent = L’autre chemin coûte plus de loyer.
reason-passes-go = Le chemin passe par le Départ.
reason-too-little = Il faudrait payer davantage.
