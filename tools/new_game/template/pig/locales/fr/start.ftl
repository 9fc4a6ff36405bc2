### Comment la page d’accueil propose le jeu ; ses autres textes viennent quand on l’ouvre.

game-pig = Pig
game-pig-note = Un jeu de dés
