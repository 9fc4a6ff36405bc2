### Come la pagina iniziale offre il gioco; gli altri suoi testi arrivano quando lo si apre.

start-new-pig = Nuovo tavolo di Pig
start-new-pig-note = Un gioco di dadi: tu e i robot. Gli amici entrano con un link.
