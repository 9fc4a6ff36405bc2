### Ce que le contrôle dit d’une boîte du jeu de cartes ; $low et $high sont des nombres.

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
