### Le plateau, les joueurs, les titres de propriété.
###
### $amount est de l’argent, déjà écrit ; $number, $first, $second, $houses, $hotels et $place sont des nombres ;
### $name, $deck et $deeds sont des noms.

terms-nothing = rien

## Le plateau

board = Plateau
board-squares = Les quarante cases : les flèches passent de l’une à l’autre, Entrée ouvre le titre
board-motto = Vingt-huit titres · un seul monopoliste
dice = Dés : { $first } et { $second }
dice-three = Dés : { $first }, { $second } et { $third }
bank-stock = Il reste à la banque { $houses ->
        [0] aucune maison
        [1] une maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [1] un hôtel
       *[other] { $hotels } hôtels
    }
pot-holds = Au Parc Gratuit : { $amount }
time-left = Temps restant : { $time }
turns-left = Tour { $turn } sur { $turns } : ensuite, le plus riche gagne
rounds-left = Tour de table { $round } sur { $rounds } : ensuite, le plus riche gagne
square-mortgaged-short = hypoth.
square-mortgaged = sous hypothèque
square-owned = à { $name }
square-for-sale = à vendre : { $amount }
square-houses = { $number ->
    [1] une maison
   *[other] { $number } maisons
}
square-hotel = un hôtel
square-visitor = { $jailed ->
    [yes] { $name } en prison
   *[no] { $name } est ici
}

## Le titre ouvert

deed-card-price = Prix
deed-card-owner = Propriétaire
deed-card-built = Bâtiments
deed-card-redeem = levée : { $amount }
deed-card-close = Fermer le titre
about-go = Vous recevez { $amount } à chaque arrêt ou passage ici.
about-tax = Si vous vous arrêtez ici, vous payez { $amount } à la banque.
about-deck = Si vous vous arrêtez ici, vous tirez une carte. { $deck } : { $number ->
        [0] toutes les cartes sont déjà sorties
        [1] une carte n’est pas encore sortie
       *[other] { $number } cartes ne sont pas encore sorties
    }.
about-jail = Si vous vous arrêtez ici, c’est une simple visite. On sort de prison par un double, une amende ou une carte.
about-parking = Il ne s’y passe rien.
about-pot = Si vous vous arrêtez ici, vous empochez la cagnotte : { $amount }.
about-go-to-jail = Si vous vous arrêtez ici, vous allez en prison, sans passer par le Départ.

## Les joueurs

player-stamp = faillite
player-jailed = en prison
player-deeds = Titres : { $deeds }
player-no-deeds = Aucun titre pour l’instant
player-jail-cards = { $number ->
    [1] une carte pour sortir de prison
   *[other] { $number } cartes pour sortir de prison
}

## What happens to the player, told large in the centre: a stamp on a deal, and on deeds that make a set whole

event-deal = Marché conclu
event-complete = Au complet
