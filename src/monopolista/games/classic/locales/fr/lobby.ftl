### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

booklet-italy = les règles italiennes
booklet-italy-2013 = les règles italiennes de 2013
booklet-italy-euro = les anciennes règles italiennes
booklet-belgium-nl = les règles belges en néerlandais
booklet-belgium-fr = les règles belges en français
booklet-leaflet = la feuille de questions et réponses de l’éditeur
robot-style-trader-note = achète, construit et échange avec bon sens
robot-style-thrifty-note = garde 200 de côté et n’échange que des couleurs entières
robot-style-methodical = méthodique
robot-style-methodical-note = suit une règle simple pour chaque décision
robot-style-stationmaster = chef de gare
robot-style-stationmaster-note = veut toutes les gares et les deux rues les plus chères, à n’importe quel prix
robot-style-builder = maître d’œuvre
robot-style-builder-note = veut les gares, l’orange et le bleu clair, et construit trois maisons par rue
robot-style-calculating = calculateur
robot-style-calculating-note = évalue chaque position d’après ce qu’elle rapportera
robot-style-collector-note = achète tout ce sur quoi il tombe, puis échange quand tout est vendu
robot-style-strategist = stratège
robot-style-strategist-note = enchérit pour bloquer et échange pour les meilleures couleurs
robot-style-newcomer-note = achète ce qu’il peut, construit tard et accepte un prix honnête
robot-source-simulator = le simulateur en Python le plus connu
robot-source-gnome = les stratégies fixes du simulateur GNOME
robot-source-programme = l’agent vainqueur d’un programme de la DARPA
robot-source-contest = le premier de 46 à un concours de programmation
robot-source-family = le plus fort d’une famille publique d’agents
lobby-seats-full = Les { $count } pions sont tous pris (SET-1).
lobby-start-two = Il faut au moins deux joueurs (SET-1).
lobby-edition-note = le plateau et les règles

## Options

option-speedy = Dé Speedy
option-speedy-note = Un troisième dé après le premier passage au Départ, et 1 000 de plus au début.
option-short = Partie rapide
option-short-note = Deux titres chacun au début, hôtels après trois maisons ; à la deuxième faillite, le plus riche gagne.
option-timed = Durée limitée, en minutes
option-timed-note = Quand le temps est écoulé, le plus riche gagne.
preset-quick = Rapide
preset-quick-note = { $minutes } minutes, puis le plus riche gagne.
option-turns = Nombre de tours de table
option-turns-note = À la fin de ces tours de table, le plus riche gagne. Un tour de table compte un tour par place.
option-deck = Cartes
option-deck-note = Les paquets posés sur le plateau.
option-cash = Argent de départ
option-cash-note = Ce que chacun reçoit ; avec le dé Speedy, 1 000 de plus.
option-first-bid = Première offre
option-first-bid-note = Le montant minimal pour ouvrir les enchères.
option-houses = Maisons à la banque
option-houses-note = Quand il n’y en a plus, on attend ou on enchérit.
option-hotels = Hôtels à la banque
option-hotels-note = Quand il n’y en a plus, on attend ou on enchérit.
option-rent = Loyer
option-rent-note = Faut-il le réclamer, et jusqu’à quand.
option-rent-owed = toujours dû
option-rent-asked-1 = à réclamer avant le tour suivant
option-rent-asked-2 = à réclamer avant le deuxième tour
option-build-when = Quand construire
option-build-when-note = À quel moment on peut construire.
option-build-when-any-time = à tout moment
option-build-when-not-in-moves = jamais entre le lancer et le déplacement d’un autre
option-build-when-own-or-between = à son tour ou entre deux tours des autres
option-bare-streets = Échange de rues sans bâtiment
option-bare-streets-note = Une rue sans bâtiment peut s’échanger même si d’autres de sa couleur en ont.
option-bankrupt-to = Biens en cas de faillite
option-bankrupt-to-note = À qui ils vont quand le créancier est un joueur.
option-bankrupt-to-creditor = au créancier
option-bankrupt-to-bank = à la banque, qui les met aux enchères
option-parking = Cagnotte au Parc Gratuit
option-parking-note = Elle reçoit taxes et amendes ; le joueur qui s’y arrête prend tout.
option-landing-salary = Double salaire sur le Départ
option-landing-salary-note = S’arrêter sur le Départ rapporte le double.
option-no-auctions = Pas d’enchères
option-no-auctions-note = Ce qui n’est pas acheté reste à la banque.
option-no-limit = Bâtiments sans limite
option-no-limit-note = La banque a toujours des maisons et des hôtels.
option-no-jail-rent = Pas de loyer en prison
option-no-jail-rent-note = Un propriétaire en prison ne touche aucun loyer.
option-triple-ends = Pas de relance après un triple
option-triple-ends-note = Avec le dé Speedy : après trois dés égaux, le tour est fini.
option-no-fire-sales = Pas de bradage
option-no-fire-sales-note = Un joueur qui ne peut pas payer une dette ne peut faire aucun échange au détriment du créancier.
option-deck-A = avec Corso Ateneo et Stazione Nord
option-deck-B = avec Via Accademia et Stazione Sud
option-deck-old = plus anciennes, ramenées à 1 500
option-deck-2001 = de 2001
option-deck-2008 = de 2008
option-deck-classic = classiques

## What does not go together

reason-two-clocks = la partie finit au temps ou après un nombre de tours de table, pas les deux
reason-no-first-bid = sans enchères, il n’y a pas de première offre
reason-no-number = sans limite, ce nombre ne sert à rien
reason-dear-bid = au début, personne n’aurait de quoi faire une première offre
reason-dear-deal = les titres distribués au début coûteraient plus que l’argent de départ
reason-small-stock = les hôtels après trois maisons demandent au moins 6 maisons et 2 hôtels à la banque

## The end, and what a replay can look for

end-riches = Le plus riche gagne : { $amount }
end-bankrupt = faillite au tour { $turn }
end-wealth = Les fortunes au fil de la partie
end-wealth-note = Argent, titres à leur prix (la moitié si hypothéqués) et bâtiments
end-wealth-axis = tour
end-wealth-at = Tour { $turn }
end-wealth-read = Les fortunes au tour { $turn } : { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Tour affiché
end-dice = Les dés
end-dice-note = { $count } lancers ; la ligne montre ce qu’on attend de deux dés équilibrés
end-dice-bar = { $total } : { $count } fois, { $expected } attendues
end-rent-top = Les titres les plus rentables
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
end-jailed = Séjours en prison
end-rounds = Passages par le Départ
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
