### Comment la page d’accueil propose le jeu de cartes ; ses autres textes viennent quand on l’ouvre.

game-deal = Jeu de cartes
game-deal-note = MONOPOLY Deal
