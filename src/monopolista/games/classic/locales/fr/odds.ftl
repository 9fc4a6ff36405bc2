### Les probabilités d’une boîte : combien de fois on s’arrête sur une case, quand une couleur se rembourse.
###
### $count et $rolls sont des nombres ; toutes les autres valeurs sont du texte tout prêt.

odds-jail = En prison
odds-jail-leave = sortir tout de suite
odds-jail-stay = rester le plus longtemps possible
odds-squares = Où les pions s’arrêtent
odds-squares-note = La part des lancers au bout desquels un pion se trouve sur une case. On lance { $rolls } fois par tour.
odds-square = Case
odds-share = Lancers qui finissent ici
odds-visits = Tours entre deux visites
odds-board = Le plateau : plus une case est rouge, plus on s’y arrête.
odds-in-jail = En prison
odds-visiting = { $square }, simple visite
odds-colours = Ce que rapportent les couleurs
odds-colours-note = D’une couleur entière dans une seule main, bâtie également.
odds-measure = Quoi
odds-measure-turns = tours d’un adversaire jusqu’au remboursement
odds-measure-rent = loyer par tour d’un adversaire
odds-measure-cost = prix avec les constructions
odds-colour = Couleur
odds-bare = terrains seuls
odds-houses = { $count ->
    [0] aucune maison
    [one] une maison
   *[other] { $count } maisons
}
odds-hotel = hôtel
odds-never = jamais
odds-best = le plus rapide
odds-chart = Tours d’un adversaire jusqu’à ce qu’une couleur soit remboursée, selon les maisons sur chaque terrain.
odds-assumed = Ce qui est supposé
odds-assumed-cards = Chaque carte de la pioche est également probable ; celles que gardent les joueurs n’y manquent pas.
odds-assumed-pay-or-draw = La carte qui fait payer ou tirer est payée.
odds-assumed-leave = On sort de prison avant le premier lancer, par l’amende ou une carte.
odds-assumed-stay = On reste en prison jusqu’à un double ou jusqu’au dernier essai.
odds-assumed-rents = Chaque loyer est perçu.
