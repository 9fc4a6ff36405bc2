### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

game-classic = Jeu de plateau
booklet-italy = le livret italien
booklet-italy-2013 = le livret italien de 2013
booklet-italy-euro = les anciennes règles italiennes
booklet-belgium-nl = le livret belge en néerlandais
booklet-belgium-fr = le livret belge en français
booklet-leaflet = le feuillet de questions et réponses de l’éditeur
robot-style-trader = négociant
robot-style-trader-note = achète, construit et négocie avec bon sens
robot-style-thrifty = économe
robot-style-thrifty-note = garde 200 de côté et n’échange que des couleurs entières
robot-style-methodical = méthodique
robot-style-methodical-note = a une règle pour chaque chose et la suit
robot-style-stationmaster = chef de gare
robot-style-stationmaster-note = veut toutes les gares et les deux rues les plus chères, à tout prix qu’il peut payer
robot-style-builder = maître d’œuvre
robot-style-builder-note = veut les gares, l’orange et le bleu clair, et bâtit trois maisons par rue
robot-style-calculating = calculateur
robot-style-calculating-note = pèse chaque position selon ce qu’elle rapportera
robot-style-collector = collectionneur
robot-style-collector-note = achète tout ce sur quoi il tombe ; échange quand tout est vendu
robot-style-strategist = stratège
robot-style-strategist-note = enchérit pour bloquer et échange pour les meilleures couleurs
robot-style-newcomer = débutant
robot-style-newcomer-note = achète ce qu’il peut, bâtit tard et accepte un prix honnête
robot-source-simulator = le simulateur en Python le plus connu
robot-source-gnome = les stratégies fixes du simulateur GNOME
robot-source-programme = l’agent qui gagna un programme de la DARPA
robot-source-contest = le premier de 46 dans un concours de programmation
robot-source-family = le plus fort d’une famille publique d’agents
lobby-seats-full = Les { $count } pions sont tous pris (SET-1).
lobby-start-two = Il faut être au moins deux (SET-1).

## Options

option-speedy = Dé Speedy
option-speedy-note = Un troisième dé après le premier passage au Départ, et 1000 de plus au début.
option-short = Partie courte
option-short-note = Deux titres chacun au début, hôtels après trois maisons ; à la deuxième faillite, le plus riche gagne.
option-timed = Durée limitée, en minutes
option-timed-note = Le temps écoulé, le plus riche gagne.
option-turns = Nombre de tours
option-turns-note = Après tant de tours, le plus riche gagne.
option-deck = Cartes
option-deck-note = Quels paquets sont sur le plateau.
option-cash = Argent de départ
option-cash-note = Ce que chacun reçoit ; avec le dé Speedy 1000 de plus.
option-first-bid = Première offre
option-first-bid-note = La plus basse qui ouvre une enchère.
option-houses = Maisons à la banque
option-houses-note = Quand il n’y en a plus, on attend ou on enchérit.
option-hotels = Hôtels à la banque
option-hotels-note = Quand il n’y en a plus, on attend ou on enchérit.
option-rent = Loyer
option-rent-note = S’il faut le demander, et jusqu’à quand.
option-rent-owed = simplement dû
option-rent-asked-1 = demandé avant le jet du joueur suivant
option-rent-asked-2 = demandé avant le jet du deuxième joueur suivant
option-build-when = Quand on construit
option-build-when-note = Qui peut construire à quel moment.
option-build-when-any-time = à tout moment
option-build-when-not-in-moves = jamais entre le jet et le coup d’un autre
option-build-when-own-or-between = à son tour ou entre deux autres
option-bare-streets = Échanger les rues non bâties
option-bare-streets-note = Une rue sans bâtiment change de main même si d’autres de sa couleur en portent.
option-bankrupt-to = Les biens du failli
option-bankrupt-to-note = À qui ils vont quand le créancier est un joueur.
option-bankrupt-to-creditor = au créancier
option-bankrupt-to-bank = à la banque, qui les met aux enchères
option-parking = Argent au Parc Gratuit
option-parking-note = Taxes et amendes s’y amassent ; qui s’y arrête prend tout.
option-landing-salary = Double salaire sur Départ
option-landing-salary-note = Qui s’arrête sur Départ reçoit le double.
option-no-auctions = Pas d’enchères
option-no-auctions-note = Ce qui n’est pas acheté reste à la banque.
option-no-limit = Bâtiments sans limite
option-no-limit-note = La banque a toujours des maisons et des hôtels.
option-no-jail-rent = Pas de loyer en prison
option-no-jail-rent-note = Un propriétaire en prison n’encaisse rien.
option-triple-ends = Pas de relance après un triple
option-triple-ends-note = Avec le dé Speedy : après trois nombres égaux, le tour est fini.
option-no-fire-sales = Pas de bradage
option-no-fire-sales-note = Qui ne peut pas payer une dette ne fait aucun échange qui laisse moins au créancier.
option-deck-A = avec Corso Ateneo et Stazione Nord
option-deck-B = avec Via Accademia et Stazione Sud
option-deck-old = plus anciennes, ramenées à 1500
option-deck-2001 = de 2001
option-deck-2008 = de 2008
option-deck-classic = classiques

## What does not go together

reason-two-clocks = la partie finit au temps ou aux tours, pas aux deux
reason-no-first-bid = sans enchères il n’y a pas de première offre
reason-no-number = sans limite le nombre ne veut rien dire
reason-dear-bid = personne n’aurait de quoi faire une première offre au début
reason-dear-deal = les titres distribués au début ne pourraient pas être payés
reason-small-stock = les hôtels précoces demandent au moins 6 maisons et 2 hôtels à la banque

## The end, and what a replay can look for

end-riches = Le plus riche gagne : { $amount }
end-bankrupt = faillite au tour { $turn }
end-wealth = Les fortunes au fil de la partie
end-wealth-note = Argent, titres à leur prix (la moitié sous hypothèque) et bâtiments
end-wealth-axis = tour
end-wealth-at = Tour { $turn }
end-wealth-read = Les fortunes au tour { $turn } : { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Tour où se lisent les fortunes
end-dice = Les dés
end-dice-note = { $count } lancers ; la ligne est ce qu’auraient donné deux dés honnêtes
end-dice-bar = { $total } : { $count } fois, { $expected } attendues
end-rent-top = Les titres qui ont le plus rapporté
end-rent-times = { $count ->
    [1] une fois
   *[other] { $count } fois
}
end-rent-none = Personne n’a payé de loyer.
end-biggest = Le plus gros paiement
end-rent-got = Loyers reçus
end-rent-paid = Loyers payés
end-auctions = Enchères gagnées
end-trades = Échanges
end-jailed = Fois en prison
end-rounds = Salaires
replay-auction = { $count ->
    [one] { $count } enchère
   *[other] { $count } enchères
}
replay-trade = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
replay-hotel = { $count ->
    [one] { $count } hôtel
   *[other] { $count } hôtels
}
replay-bankruptcy = { $count ->
    [one] { $count } faillite
   *[other] { $count } faillites
}
