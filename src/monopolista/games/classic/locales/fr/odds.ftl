### Les probabilités d’une édition : combien de fois on s’arrête sur une case, quand une couleur devient rentable.
###
### $count et $rolls sont des nombres ; toutes les autres valeurs sont du texte tout prêt.

odds-jail = En prison
odds-jail-leave = sortir tout de suite
odds-jail-stay = rester le plus longtemps possible
odds-squares = Où les pions s’arrêtent
odds-squares-note = La part des lancers qui se terminent sur chaque case. On lance { $rolls } fois par tour en moyenne.
odds-square = Case
odds-share = Part des lancers
odds-visits = Tours entre deux visites
odds-board = Le plateau : plus une case est rouge, plus on s’y arrête.
odds-in-jail = En prison
odds-visiting = { $square }, simple visite
odds-colours = Ce que rapportent les couleurs
odds-colours-note = Pour une couleur entière au même propriétaire, construite uniformément.
odds-measure = Valeur affichée
odds-measure-turns = tours d’un adversaire avant d’être rentable
odds-measure-rent = loyer par tour d’un adversaire
odds-measure-cost = prix avec les bâtiments
odds-colour = Couleur
odds-bare = sans bâtiment
odds-houses = { $count ->
    [0] aucune maison
    [one] { $count } maison
   *[other] { $count } maisons
}
odds-hotel = hôtel
odds-never = jamais
odds-best = le plus rapide
odds-chart = Tours d’un adversaire avant qu’une couleur soit rentable, selon le nombre de maisons par rue.
odds-assumed = Hypothèses
odds-assumed-cards = Toutes les cartes du paquet sont également probables, même celles que gardent les joueurs.
odds-assumed-pay-or-draw = Face à la carte qui laisse payer ou tirer, on paie.
odds-assumed-leave = On sort de prison avant le premier lancer, par l’amende ou une carte.
odds-assumed-stay = On reste en prison jusqu’à un double ou jusqu’au dernier essai.
odds-assumed-freeing-double = Le double qui fait sortir de prison ne donne pas de nouveau lancer. Beaucoup de tableaux publiés en comptent un, d’où de légers écarts.
odds-assumed-rents = Tous les loyers sont payés.
