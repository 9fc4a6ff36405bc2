### Come la pagina iniziale offre il gioco di carte; gli altri suoi testi arrivano quando lo si apre.

start-new-deal = Nuovo tavolo di carte
start-new-deal-note = MONOPOLY Deal: tu e tre robot. Gli amici entrano con un link.
