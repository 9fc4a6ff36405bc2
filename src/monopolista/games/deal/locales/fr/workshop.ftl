### The workshop of card games; $number, $count, $size, $most, $low and $high are numbers.

## What a new one begins with.

workshop-start-deal-note = Les cartes, leur valeur et les règles viennent de l’édition choisie. Vous pouvez tout modifier.

## The deck as the workshop shows it; $name is a card, $colour a colour, $by a percentage.

workshop-blank-property = { $colour } { $number }
workshop-section-card = Carte
workshop-section-set = Série
workshop-group-wilds = Jokers
workshop-group-rents = Loyer
workshop-group-actions = Actions
workshop-group-money = Argent
workshop-set-count = { $count } pour { $size }
workshop-card-entry = { $count ->
    [one] { $name }, { $count } carte
   *[other] { $name }, { $count } cartes
}
workshop-add-card = Ajouter
workshop-add-pair = Deux couleurs
workshop-total-cards = Cartes
workshop-total-properties = Propriétés
workshop-total-wilds = Jokers
workshop-total-rents = Loyer
workshop-total-actions = Actions
workshop-total-money = Argent
workshop-total-of = { $count } sur { $most }

## The fields of a card and of a set.

workshop-card-count = Combien
workshop-card-value = Valeur
workshop-card-colour = Couleur
workshop-card-colour-first = Première couleur
workshop-card-colour-second = Seconde couleur
workshop-card-picture = Type de propriété
workshop-card-picture-street = rue
workshop-card-picture-station = gare
workshop-card-picture-bulb = électricité
workshop-card-picture-tap = eau
workshop-card-no-value = Cette carte ne paie rien : elle n’a donc pas de valeur.
workshop-card-remove = Retirer cette carte
workshop-set-own-name = La série a un nom à elle
workshop-set-size = Cartes d’une série complète
workshop-set-rents = Loyer
workshop-set-rent = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
workshop-set-buildable = Peut recevoir une maison et un hôtel
workshop-set-remove = Retirer cette série, avec toutes les cartes qui la citent
workshop-set-add = Ajouter une série

## The rules that a card game states.

workshop-rule-most-seats = Joueurs au maximum
workshop-rule-sets-to-win = Séries pour gagner
workshop-rule-dealt = Cartes distribuées
workshop-rule-drawn = Cartes piochées
workshop-rule-drawn-empty = Cartes piochées la main vide
workshop-rule-plays = Cartes jouées par tour
workshop-rule-most-hand = Cartes gardées en main
workshop-rule-go-cards = Cartes pour Passage au Départ
workshop-rule-birthday = Cadeau d’anniversaire
workshop-rule-collects = Dette recouvrée
workshop-rule-house-rent = Loyer en plus avec une maison
workshop-rule-hotel-rent = Loyer en plus avec un hôtel
workshop-choices-note = Les règles que cette édition énonce. Les tables peuvent toujours en choisir d’autres.

## Whether it is a good deck.

workshop-deck-composition = Ce que contient le paquet
workshop-deck-here = Ce paquet
workshop-deck-usual = Paquet habituel
workshop-deck-robots-note = Les robots jouent avec ce paquet, puis avec le paquet habituel. La première fois, cela prend quelques minutes.
workshop-verdict-length-alike = Les parties durent à peu près autant qu’avec le paquet habituel.
workshop-verdict-length-more = Les parties durent { $by } de plus qu’avec le paquet habituel : plus de cartes loyer, des séries plus petites ou moins de séries pour gagner les raccourcissent.
workshop-verdict-length-less = Les parties durent { $by } de moins qu’avec le paquet habituel : des séries plus grandes ou plus de séries pour gagner les allongent.
workshop-verdict-seats-fair = Chaque place gagne à peu près aussi souvent.
workshop-verdict-seats-unfair = Une place gagne bien plus souvent qu’une autre : l’écart est de { $by } de toutes les parties.
workshop-verdict-endless = { $by } des parties ne finissent jamais.

## What the checker says of a box.

workshop-fault-sets = Une boîte a certaines des dix couleurs, chacune une fois et dans l’ordre habituel.
workshop-fault-set-rent = Une série a autant de loyers que de cartes, et chaque loyer dépasse le précédent.
workshop-fault-set-size = Trop peu de propriétés ont cette couleur : il en faut autant que la série compte de cartes.
workshop-fault-set-cards = Plus de cartes peuvent avoir cette couleur que quatre séries n’en contiennent.
workshop-fault-card-colours = Une propriété a une couleur, un joker ou une carte loyer en a deux de cette boîte, et les autres cartes aucune.
workshop-fault-deck-cards = Un paquet a au plus { $high } cartes.
workshop-fault-deck-properties = Un paquet a au plus { $high } propriétés, jokers compris.
workshop-fault-deck-wilds = Un paquet a au plus { $high } jokers.
workshop-fault-deck-dealt = Un paquet a besoin d’au moins { $low } cartes : chaque joueur reçoit les siennes, et le premier pioche.
workshop-fault-hand-size = Une main pourrait dépasser { $high } cartes : réduisez les cartes distribuées, gardées ou piochées, ou le nombre d’actions.
