### Il tabellone, i giocatori, i contratti.

seat-number = Posto { $number }
terms-nothing = nulla
