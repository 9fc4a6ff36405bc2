### Come la pagina iniziale offre il gioco; gli altri suoi testi arrivano quando lo si apre.

game-pig = Pig
game-pig-note = Un gioco di dadi
