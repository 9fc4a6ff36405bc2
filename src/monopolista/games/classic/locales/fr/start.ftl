### Ce qui du plateau encadre la page d’accueil ; les autres textes viennent quand on joue.
###
### $amount est une somme tout écrite.

square-collect = recevez { $amount }
game-classic = Jeu de plateau
game-classic-note = Rues, maisons et loyers
